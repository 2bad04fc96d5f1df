//! What the page looks like, on a desk and on a phone.

use super::{Page, Playground, driver::Window};

/// What reaches beyond the right edge of a phone, letters and chips that scroll by themselves excepted.
const TOO_WIDE: &str = "[...document.querySelectorAll('#main *')]\
    .filter((e) => !e.closest('pre, .chips') && e.getBoundingClientRect().right > 390.5)\
    .map((e) => e.outerHTML.slice(0, 90))";

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn it_fits_a_phone() {
    let playground = Playground::start();
    let page = Page::open_in(&playground, "alice", Window::PHONE).await;
    page.shoot("phone-welcome").await;
    page.slash("challenge opponent:@bob variant:Halatafl side:few")
        .await;
    page.be("bob").await;
    page.press("Accept").await;
    page.message_with("Game #1").await;
    page.shoot("phone-board").await;
    page.be("alice").await;
    page.slash("board text:true").await;
    page.until("a text board", "document.querySelector('#log pre')")
        .await;
    page.shoot("phone-text-board").await;
    page.type_line("move ").await;
    assert!(!page.suggestions().await.is_empty());
    page.shoot("phone-suggestions").await;
    assert_eq!(page.read(TOO_WIDE).await, serde_json::json!([]));
    let cut = "(() => { const board = document.querySelector('#log pre'); return board.scrollWidth > board.clientWidth + 1; })()";
    assert_eq!(page.read(cut).await, false, "the text board does not fit");
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn pictures_say_what_they_show() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.slash("challenge opponent:@bob variant:Bagh-Chal side:few")
        .await;
    page.be("bob").await;
    page.press("Accept").await;
    page.message_with("Game #1").await;
    let alt = page
        .read("document.querySelector('#log img[alt*=\"Bagh-Chal\"]')?.alt")
        .await;
    let alt = alt.as_str().expect("an alternative text");
    page.click("[...document.querySelectorAll('#log button')].find((b) => b.textContent === 'ALT')")
        .await;
    page.message_with(alt).await;
    page.shoot("desktop-alt").await;
    page.go_to("lounge").await;
    page.slash("games").await;
    page.message_with("Nobody is playing here").await;
    page.go_to("Reynard").await;
    page.slash("help").await;
    page.message_with("/challenge").await;
    page.shoot("desktop-direct").await;
    page.close().await;
}
