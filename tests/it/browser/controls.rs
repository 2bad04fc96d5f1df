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

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn whatever_is_odd_about_the_bots_machine_nothing_is_lost() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.control("The database is locked").await;
    page.until("the lock to be shown", "[...document.querySelectorAll('#backstage input')].find((c) => c.labels[0].textContent === 'The database is locked').checked").await;
    page.slash("challenge opponent:@bob variant:Fox and Hounds side:few")
        .await;
    page.message_with("is thinking").await;
    page.control("The database is locked").await;
    page.message_with("challenges").await;
    page.control("A second process").await;
    page.bot_is("bot.connections >= 2").await;
    page.be("bob").await;
    page.press("Accept").await;
    page.message_with("Game #1").await;
    page.control("Do it again").await;
    page.message_with("has been accepted already").await;
    page.until(
        "everybody to have an answer",
        "!document.querySelector('#log').textContent.includes('is thinking')",
    )
    .await;
    assert_eq!(page.count("Game #1 · start").await, 1);
    page.control("The database is of other migrations").await;
    page.control("Restart").await;
    page.bot_is("bot.condition === 'failed'").await;
    page.shoot("desktop-other-migrations").await;
    page.control("The database is of other migrations").await;
    page.reconnect_by("Start").await;
    page.be("alice").await;
    page.slash("move e8-d7").await;
    page.message_with("moved e8-d7").await;
    page.close().await;
}
