//! Playing the computer, hints, and a game looked at again.

use super::{Page, Playground};

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn somebody_plays_the_computer_with_hints_and_looks_at_the_game_again() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.type_line("comp").await;
    page.take_suggestion("/computer").await;
    for (option, choice) in [
        ("variant", "Fox and Hounds"),
        ("side", "the fox, the foxes or the tigers"),
        ("level", "1, for beginners"),
    ] {
        page.keys(&format!("{option}:")).await;
        page.take_suggestion(choice).await;
    }
    page.enter().await;
    page.message_with("level 1 of 8").await;
    page.press("Hint").await;
    let hint = page.message_with("Best:").await;
    assert!(hint.contains("Only you can see this"), "{hint}");
    page.shoot("desktop-hint").await;
    page.slash("move e8-d7").await;
    let board = page.message_with("Game #1 · move 2").await;
    assert!(
        board.contains("moved e8-d7") && board.contains("(hounds) moved"),
        "{board}"
    );
    page.shoot("desktop-computer").await;
    page.slash("resign").await;
    page.press("Yes, resign").await;
    page.message_with("the fox resigned").await;
    page.slash("analyse").await;
    page.until(
        "the analysis",
        "document.querySelector('#log img[alt^=\"The advantage\"]')?.complete",
    )
    .await;
    page.shoot("desktop-analysis").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn the_computer_plays_on_after_a_crash() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.slash("computer variant:Bagh-Chal side:many level:8").await;
    page.message_with("level 8 of 8").await;
    page.type_line("move c3").await;
    page.send().await;
    // As soon as it thinks, which it does for longer than it lets anybody wait.
    page.until(
        "it to think",
        "document.querySelector('#log').textContent.includes('is thinking')",
    )
    .await;
    page.press_control("Crash").await;
    page.bot_is("bot.condition === 'stopped'").await;
    page.reconnect_by("Start").await;
    let board = page.message_with("Game #1 · move 2").await;
    assert!(board.contains("placed a goat on c3"), "{board}");
    // By now whatever came twice would be there.
    page.slash("help").await;
    page.message_with("/challenge").await;
    assert_eq!(page.count("Game #1 · move 2").await, 1);
    page.close().await;
}
