//! Every kind of component, in messages and in forms, is shown and can be used.

use reynard::playground::{Callback, InteractionKind, Snowflake};
use serde_json::{Value, json};
use serenity::http::Http;

use super::{Page, driver::Window};
use crate::{
    standin::{gallery, tiny_bot},
    support::Discord,
};

/// The page on a stand-in of the test's own, which plays the bot itself.
struct Gallery {
    discord: Discord,
    http: Http,
    page: Page,
    /// How many interactions have been answered.
    answered: usize,
}

/// What the page says of a component that it does not know.
const UNKNOWN: &str = "[...document.querySelectorAll('.unknown')].map((p) => p.textContent)";

impl Gallery {
    async fn open() -> Self {
        let discord = Discord::start().await;
        discord.add_role(discord.home().server, "geese", true);
        let http = tiny_bot::http(&discord);
        let commands = json!([{ "name": "form", "description": "Asks", "options": [
            { "type": 3, "name": "name", "description": "Which", "required": true },
        ] }]);
        http.create_global_commands(&commands).await.expect("a command");
        for exhibit in gallery::messages(&discord.home()) {
            gallery::post(&http, &discord, &exhibit).await;
        }
        let page = Page::open_at(&format!("{}/#alice/games", discord.url()), Window::DESKTOP).await;
        Self {
            discord,
            http,
            page,
            answered: 0,
        }
    }

    /// The next interaction: its id, its kind and its data.
    async fn interaction(&mut self) -> (Snowflake, InteractionKind, Value) {
        let nth = self.answered;
        let found = self.discord.until("an interaction", |world| {
            let interaction = world.interactions().nth(nth)?;
            Some((interaction.id, interaction.kind, interaction.payload().clone()))
        });
        let found = found.await;
        if found.is_err() {
            self.page.shoot("gallery-without-interaction").await;
        }
        let (id, kind, payload) = found.expect("an interaction");
        self.answered += 1;
        (id, kind, payload)
    }

    async fn answer(&self, id: Snowflake, payload: &Value, body: &Value) {
        let token = payload["token"].as_str().expect("a token");
        let answered = self
            .http
            .create_interaction_response(id.get().into(), token, body, Vec::new());
        answered.await.expect("an answer that is accepted");
    }

    /// Acknowledges the next interaction and gives its data.
    async fn acknowledged(&mut self) -> Value {
        let (id, kind, payload) = self.interaction().await;
        assert!(kind != InteractionKind::Command, "{payload}");
        self.answer(id, &payload, &json!({ "type": 6 })).await;
        self.page.calm().await;
        payload["data"].clone()
    }

    /// Has alice ask for a form, and shows it.
    async fn form(&mut self, name: &str) {
        let mut forms = gallery::forms(&self.discord.home()).into_iter();
        let data = forms.find(|exhibit| exhibit.name == name).expect(name).body;
        self.page.type_line(&format!("form {name}")).await;
        self.page.send().await;
        let (id, _, payload) = self.interaction().await;
        self.answer(id, &payload, &json!({ "type": 9, "data": data }))
            .await;
        self.page
            .until("a form", "document.querySelector('#form[open] form')")
            .await;
        self.page.calm().await;
    }

    /// Clicks what has these words in the form.
    async fn tick(&self, field: &str, words: &str) {
        let label = format!(
            "[...document.querySelectorAll('#form [data-custom-id=\"{field}\"] label')].find((l) => l.textContent.includes('{words}'))"
        );
        self.page.click(&label).await;
    }

    /// Sends the form off and gives what the bot is told of its fields, by custom id.
    async fn sent(&mut self) -> Value {
        self.page
            .click("document.querySelector('#form [type=submit]')")
            .await;
        let (id, kind, payload) = self.interaction().await;
        assert_eq!(kind, InteractionKind::Modal);
        let thanks = json!({ "type": 4, "data": { "content": "Thank you", "flags": 64 } });
        self.answer(id, &payload, &thanks).await;
        let fields = payload["data"]["components"].as_array().expect("fields").iter();
        let named = fields.map(|field| {
            let field = &field["component"];
            let id = field["custom_id"].as_str().expect("a custom id");
            let filled = field.get("values").or_else(|| field.get("value"));
            (id.to_owned(), filled.cloned().unwrap_or_default())
        });
        Value::Object(named.collect())
    }

    async fn choose(&self, custom_id: &str, labels: &[&str]) {
        let menu = format!("document.querySelector('#log [data-custom-id=\"{custom_id}\"]')");
        self.page
            .click(&format!("{menu}.querySelector('[role=combobox]')"))
            .await;
        for label in labels {
            let option = format!(
                "[...{menu}.querySelectorAll('[role=option]')].find((o) => o.textContent.includes('{label}'))"
            );
            self.page.click(&option).await;
        }
        let confirm = format!("{menu}.querySelector('.picker-foot button')");
        if self.page.read(&format!("{confirm} !== null")).await == true {
            self.page.click(&confirm).await;
        }
    }
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn every_component_of_messages_is_shown_and_can_be_used() {
    let mut g = Gallery::open().await;
    let all = gallery::messages(&g.discord.home()).len();
    g.page
        .until(
            "all messages",
            &format!("document.querySelectorAll('#log .message').length === {all}"),
        )
        .await;
    assert_eq!(g.page.read(UNKNOWN).await, json!([]));
    g.page.shoot("gallery-end").await;
    g.page.press_first("danger").await;
    assert_eq!(g.acknowledged().await["custom_id"], "danger");
    g.choose("games", &["Bagh-Chal"]).await;
    assert_eq!(g.acknowledged().await["component_type"], 3);
    g.choose("people", &["bob", "carol"]).await;
    let chosen = g.acknowledged().await;
    let (bob, carol) = (g.discord.home().bob, g.discord.home().carol);
    assert_eq!(chosen["values"], json!([bob, carol]));
    g.choose("roles", &["geese"]).await;
    let role = g.discord.read(|world| {
        let server = world.server(g.discord.home().server)?;
        server.roles.keys().next().copied()
    });
    assert_eq!(g.acknowledged().await["values"], json!([role]));
    g.choose("either", &["geese"]).await;
    assert_eq!(g.acknowledged().await["values"], json!([role]));
    g.choose("channels", &["lounge"]).await;
    let (games, lounge) = (g.discord.home().channel, g.discord.home().other_channel);
    assert_eq!(g.acknowledged().await["values"], json!([games, lounge]));
    g.page.shoot("gallery-menus").await;
    g.page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn odd_texts_harm_neither_the_page_nor_other_messages() {
    let g = Gallery::open().await;
    let odd = [
        "- one\r\n- two\u{2028}three".to_owned(),
        format!("*{}", r"\a".repeat(40)),
        "<script>document.title = 'harmed'</script><img src=x onerror=alert(1)>".to_owned(),
        "[a](javascript:alert(1)) ||**secret** <@1>|| <t:99999999999999:R> \u{202e}txet".to_owned(),
        "the last".to_owned(),
    ];
    for text in odd {
        let body = json!({ "content": text });
        let channel = g.discord.home().channel.get().into();
        g.http
            .send_message(channel, Vec::new(), &body)
            .await
            .expect("a message");
    }
    g.page.message_with("the last").await;
    assert_eq!(g.page.count("could not be shown").await, 0);
    let harm =
        "document.querySelectorAll('#log script, #log img[src=\"x\"], #log a[href^=\"javascript\"]').length";
    assert_eq!(g.page.read(harm).await, 0);
    assert_eq!(g.page.count("<script>").await, 1);
    g.page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn every_component_of_forms_is_shown() {
    let mut g = Gallery::open().await;
    for exhibit in gallery::forms(&g.discord.home()) {
        g.form(exhibit.name).await;
        assert_eq!(g.page.read(UNKNOWN).await, json!([]), "{}", exhibit.name);
        g.page
            .shoot(&format!("form-{}", exhibit.name.replace(' ', "-")))
            .await;
        g.page
            .click("document.querySelector('#form .form-foot button')")
            .await;
        g.page
            .until("no form", "!document.querySelector('#form[open]')")
            .await;
    }
    g.page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_form_is_checked_and_then_sent() {
    let mut g = Gallery::open().await;
    g.form("old fields").await;
    g.page.keys("d").await;
    g.page
        .click("document.querySelector('#form [type=submit]')")
        .await;
    g.page
        .until(
            "a complaint",
            "document.querySelector('#form [role=alert]:not(:empty)')",
        )
        .await;
    g.page.shoot("form-wrong").await;
    g.page.keys("4-d5").await;
    g.page
        .click("document.querySelector('#form [type=submit]')")
        .await;
    let (id, kind, payload) = g.interaction().await;
    assert_eq!(kind, InteractionKind::Modal);
    assert_eq!(
        payload["data"]["components"][0]["components"][0]["value"],
        "d4-d5"
    );
    g.answer(
        id,
        &payload,
        &json!({ "type": 4, "data": { "content": "Thank you", "flags": 64 } }),
    )
    .await;
    g.page.message_with("Thank you").await;
    g.page
        .until("no form", "!document.querySelector('#form[open]')")
        .await;
    let callback = g
        .discord
        .read(|world| world.interaction(id).and_then(|known| known.callback.clone()));
    assert_eq!(callback, Some(Callback::Message));
    g.page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn ticks_and_files_of_forms_are_sent() {
    let mut g = Gallery::open().await;
    g.form("ticks").await;
    for (field, words) in [
        ("pace", "Short"),
        ("other", "Night"),
        ("reminders", "Endless"),
        ("extras", "Coordinates"),
    ] {
        g.tick(field, words).await;
    }
    g.page.shoot("form-ticked").await;
    assert_eq!(
        g.sent().await,
        json!({
            "pace": "short", "other": "night", "reminders": ["long", "endless"], "extras": ["coordinates"], "public": true,
        })
    );
    g.page
        .until("no form", "!document.querySelector('#form[open]')")
        .await;
    g.form("files").await;
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("record.txt");
    std::fs::write(&record, "1. e8-d7").expect("a file");
    g.page
        .choose_file(
            "document.querySelector('#form [data-custom-id=record] input[type=file]')",
            &record,
        )
        .await;
    g.page.shoot("form-file").await;
    let sent = g.sent().await;
    let uploaded = sent["record"].as_array().map(Vec::len);
    assert_eq!(uploaded, Some(1), "{sent}");
    g.page.close().await;
}
