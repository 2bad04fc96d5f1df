//! What nobody on Discord can do, and what comes of it.

use super::{Page, Playground};

async fn challenge(page: &Page) {
    page.slash("challenge opponent:@bob variant:Fox and Hounds side:few")
        .await;
    page.message_with("challenges").await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_day_later_a_challenge_has_lapsed() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    challenge(&page).await;
    page.control("+1 day").await;
    page.control("+1 hour").await;
    page.message_with("expired").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn the_bot_goes_on_after_every_kind_of_trouble() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    challenge(&page).await;
    page.be("bob").await;
    page.control("Crash").await;
    page.bot_is("bot.condition === 'stopped' && bot.connected === 'false'")
        .await;
    page.press("Accept").await;
    page.until(
        "the failure to be shown",
        "document.querySelector('#log').textContent.includes('did not respond')",
    )
    .await;
    page.shoot("desktop-no-answer").await;
    page.reconnect_by("Start").await;
    page.press("Accept").await;
    page.message_with("Game #1").await;
    page.be("alice").await;
    page.reconnect_by("Cut").await;
    page.slash("move e8-d7").await;
    page.message_with("moved e8-d7").await;
    page.be("bob").await;
    page.control("Attach files").await;
    page.slash("move b1-a2").await;
    page.message_with("moved b1-a2").await;
    page.shoot("desktop-no-files").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn what_one_sees_frozen_can_be_pressed_late() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    challenge(&page).await;
    page.be("bob").await;
    let late = Page::open(&playground, "bob").await;
    late.message_with("challenges").await;
    late.control("Freeze what I see").await;
    page.press("Decline").await;
    page.message_with("Declined").await;
    late.press("Accept").await;
    late.control("Freeze what I see").await;
    late.message_with("Only you can see this").await;
    assert_eq!(late.count("Game #1").await, 0);
    page.close().await;
    late.close().await;
}
