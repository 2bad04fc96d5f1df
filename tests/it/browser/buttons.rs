//! A game without typing: everything after the challenge is pressed or chosen.

use super::{Page, Playground};

/// Chooses from the newest menu the entry that begins with these words.
async fn choose(page: &Page, label: &str) {
    let menu = "[...document.querySelectorAll('#log [data-custom-id]:has([role=combobox])')].at(-1)";
    page.click(&format!("{menu}.querySelector('[role=combobox]')"))
        .await;
    let option = format!(
        "[...{menu}.querySelectorAll('[role=option]')].find((o) => o.textContent.trim().startsWith('{label}'))"
    );
    page.click(&option).await;
    page.calm().await;
}

/// A move from the button under the board on.
async fn play(page: &Page, person: &str, from: &str, to: &str) {
    page.be(person).await;
    page.press("Move").await;
    if !from.is_empty() {
        page.message_with("Which piece").await;
        choose(page, from).await;
    }
    choose(page, to).await;
    page.message_with("Played ").await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_game_is_played_by_buttons_with_a_hint_a_takeback_a_draw_a_rematch_and_a_replay() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.slash("challenge opponent:@bob variant:Fox and Hounds side:few hints:True")
        .await;
    page.message_with("challenges").await;
    page.be("bob").await;
    page.press("Accept").await;
    page.message_with("Game #1 · start").await;

    page.be("alice").await;
    page.press("Hint").await;
    page.message_with("Best:").await;
    play(&page, "alice", "", "d7").await;
    page.message_with("moved e8-d7").await;
    page.shoot("desktop-move-by-buttons").await;

    page.press("More").await;
    page.press("Take back").await;
    page.message_with("would like to take back").await;
    page.be("bob").await;
    page.press("Accept").await;
    page.be("alice").await;
    play(&page, "alice", "", "f7").await;
    page.message_with("moved e8-f7").await;
    play(&page, "bob", "b1", "a2").await;
    page.message_with("moved b1-a2").await;

    page.press("Draw").await;
    page.message_with("offers a draw").await;
    page.be("alice").await;
    page.press("Accept").await;
    page.message_with("both players agreed").await;
    page.press("Replay").await;
    page.until(
        "the replay",
        "document.querySelector('#log img[alt^=\"The whole game\"]')?.complete",
    )
    .await;
    page.shoot("desktop-replay").await;
    page.press("Rematch").await;
    page.be("bob").await;
    page.press("Accept").await;
    let board = page.message_with("Game #2 · start").await;
    assert!(board.contains("bob plays the fox"), "{board}");
    page.shoot("desktop-rematch").await;
    page.close().await;
}
