//! Who is kept out.

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tokio_tungstenite::{connect_async, tungstenite::Error};

use super::{Socket, socket::address};
use crate::support::Discord;

#[tokio::test]
async fn another_page_of_the_same_browser_cannot_connect() {
    let d = Discord::start().await;
    for (header, value) in [
        ("origin", "https://example.org"),
        ("origin", "null"),
        ("host", "reynard.example.org"),
    ] {
        let mut request = address(&d);
        request.headers_mut().insert(header, value.parse().unwrap());
        match connect_async(request).await {
            Err(Error::Http(refusal)) => assert_eq!(refusal.status(), 403, "{header}: {value}"),
            other => panic!("{header}: {value}: {other:?}"),
        }
    }
    let mut own = address(&d);
    own.headers_mut().insert("origin", d.url().parse().unwrap());
    assert!(connect_async(own).await.is_ok());
}

#[tokio::test]
async fn a_file_is_uploaded_by_the_page_alone() {
    let d = Discord::start().await;
    let address = format!("{}/upload?person={}&name=fox.txt", d.url(), d.home().alice);
    let upload = |origin: &str| {
        let request = Client::new().post(&address).header("origin", origin);
        request.header("content-type", "text/plain").body("a fox").send()
    };
    assert_eq!(
        upload("https://example.org").await.unwrap().status(),
        StatusCode::FORBIDDEN
    );
    let kept = upload(d.url()).await.unwrap();
    assert_eq!(kept.status(), StatusCode::OK);
    let kept: Value = serde_json::from_str(&kept.text().await.unwrap()).unwrap();
    assert!(
        kept["id"].as_str().is_some_and(|id| id.parse::<u64>().is_ok()),
        "{kept}"
    );
    let nobody = Client::new().post(format!("{}/upload?person=x", d.url())).send();
    assert_eq!(nobody.await.unwrap().status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_files_of_the_page_are_served_and_nothing_else() {
    let d = Discord::start().await;
    let get = async |path: &str| reqwest::get(format!("{}{path}", d.url())).await.unwrap();
    let index = get("/").await;
    assert_eq!(index.status(), StatusCode::OK);
    let policy = index.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'self';"), "{policy}");
    assert_eq!(
        get("/main.js").await.headers()["content-type"],
        "text/javascript; charset=utf-8"
    );
    for path in ["/nothing.js", "/..%2fmod.rs", "/%2e%2e/mod.rs", "/style"] {
        assert_eq!(get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn two_windows_are_two_people() {
    let d = Discord::start().await;
    let (mut alice, mut bob) = (
        Socket::open_as(&d, "alice").await,
        Socket::open_as(&d, "bob").await,
    );
    let name = |stage: &Value| stage["people"][0]["name"].clone();
    alice
        .does(json!({ "do": "person", "person": d.home().bob, "name": "Robert" }))
        .await;
    for socket in [&mut alice, &mut bob] {
        let stage = socket.stage(|stage| stage.to_string().contains("Robert")).await;
        assert_ne!(name(&stage), json!(null));
    }
}
