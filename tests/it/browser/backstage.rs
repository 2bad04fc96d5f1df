//! The controls behind the stage: each does what it says, and the bot goes on.

use fantoccini::key::Key;
use serde_json::json;

use super::{Page, Playground, driver::Window};

const FOX_HOUNDS: &str = "challenge opponent:@bob variant:Fox and Hounds side:few";

/// alice challenges bob, who accepts; alice is to move.
async fn begin(page: &Page) {
    page.slash(FOX_HOUNDS).await;
    page.message_with("challenges").await;
    page.be("bob").await;
    page.press("Accept").await;
    page.message_with("Game #1").await;
    page.be("alice").await;
}

/// Waits for words in the list of messages, notices of the page included.
async fn shows(page: &Page, words: &str) {
    let shown = format!(
        "document.querySelector('#main').textContent.includes({})",
        json!(words)
    );
    page.until(words, &shown).await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn an_answer_can_be_held_until_it_is_too_late() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.set("Which request", "answer").await;
    page.set("What happens", "held").await;
    page.control("Arm").await;
    page.type_line("help").await;
    page.take_suggestion("/help").await;
    page.send().await;
    page.until(
        "the answer to be held",
        "document.querySelector('#backstage .held')?.checkVisibility()",
    )
    .await;
    page.press_control("+1 minute").await;
    shows(&page, "did not respond").await;
    page.shoot("desktop-held").await;
    page.control("Let go").await;
    page.slash("help").await;
    page.message_with("/challenge").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_move_whose_answer_is_lost_is_played_once() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    begin(&page).await;
    page.set("Which request", "answer").await;
    page.set("What happens", "missing").await;
    page.control("Arm").await;
    page.type_line("move e8-d7").await;
    page.enter().await;
    page.message_with("moved e8-d7").await;
    page.until(
        "nothing to be armed",
        "document.querySelector('#backstage').textContent.includes('Nothing is armed.')",
    )
    .await;
    page.be("bob").await;
    page.slash("move b1-a2").await;
    page.message_with("moved b1-a2").await;
    assert_eq!(page.count("moved e8-d7").await, 1);
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn whatever_happens_to_the_gateway_each_move_is_played_once() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    begin(&page).await;
    for (person, m, trouble) in [
        ("alice", "e8-d7", "Ask to reconnect"),
        ("bob", "b1-a2", "End the session"),
        ("alice", "d7-c6", "Cut"),
    ] {
        page.be(person).await;
        page.slash(&format!("move {m}")).await;
        page.message_with(&format!("moved {m}")).await;
        page.control("Repeat my last interaction").await;
        page.control("Repeat the last events").await;
        page.reconnect_by(trouble).await;
    }
    for m in ["e8-d7", "b1-a2", "d7-c6"] {
        assert_eq!(page.count(&format!("moved {m}")).await, 1, "{m}");
    }
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_server_goes_away_and_comes_back() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    begin(&page).await;
    page.control("Available").await;
    page.until(
        "the outage to be shown",
        "document.querySelector('#sidebar').textContent.includes('not available')",
    )
    .await;
    page.control("Available").await;
    page.control("The bot is a member").await;
    page.until(
        "no commands to be offered",
        "document.querySelector('#hidden-why').checkVisibility()",
    )
    .await;
    page.shoot("desktop-removed").await;
    page.control("The bot is a member").await;
    page.until(
        "commands again",
        "!document.querySelector('#hidden-why').checkVisibility()",
    )
    .await;
    page.slash("move e8-d7").await;
    page.message_with("moved e8-d7").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_thread_sleeps_and_is_locked_while_a_game_goes_on_in_it() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.go_to("a quiet corner").await;
    begin(&page).await;
    page.control("Archived").await;
    page.slash("move e8-d7").await;
    page.message_with("moved e8-d7").await;
    page.be("bob").await;
    page.control("Archived").await;
    page.control("Locked").await;
    page.slash("move b1-a2").await;
    page.message_with("moved b1-a2").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_person_has_a_name_a_language_and_colours_of_their_own() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.write("Name shown", "@everyone **x**").await;
    page.set("Language", "da").await;
    page.set("Colours", "dark").await;
    page.slash(FOX_HOUNDS).await;
    let card = page.message_with("challenges").await;
    assert!(card.contains("@everyone **x**"), "{card}");
    page.shoot("desktop-dark").await;
    let before = page.read("getComputedStyle(document.body).backgroundColor").await;
    page.reload().await;
    let language = "[...document.querySelectorAll('#backstage select')].find((c) => c.labels[0].textContent.trim() === 'Language').value";
    assert_eq!(page.read(language).await, "da");
    assert_eq!(
        page.read("getComputedStyle(document.body).backgroundColor").await,
        before
    );
    page.set("Colours", "light").await;
    assert_ne!(
        page.read("getComputedStyle(document.body).backgroundColor").await,
        before
    );
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn what_happens_elsewhere_is_marked_and_what_happens_here_is_said() {
    let playground = Playground::start();
    let bob = Page::open(&playground, "bob").await;
    bob.go_to("lounge").await;
    let alice = Page::open(&playground, "alice").await;
    alice.slash(FOX_HOUNDS).await;
    alice.message_with("challenges").await;
    bob.until(
        "a mention to be marked",
        "[...document.querySelectorAll('#sidebar .unread')].some((c) => c.textContent.includes('games') && c.querySelector('.badge')?.textContent.startsWith('1'))",
    )
    .await;
    bob.go_to("games").await;
    bob.until(
        "nothing to be unread",
        "!document.querySelector('#sidebar .unread')",
    )
    .await;
    bob.press("Accept").await;
    alice
        .until(
            "the board to be said",
            "document.querySelector('#announcer').textContent.includes('Game #1')",
        )
        .await;
    alice.close().await;
    bob.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn somebody_leaves_the_server_and_the_bot_goes_with_them_if_they_have_it() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.control("Has Reynard installed").await;
    page.go_to("bob").await;
    page.slash("challenge variant:Fox and Hounds side:few").await;
    page.message_with("challenges").await;
    page.be("bob").await;
    page.press("Accept").await;
    page.message_with("has to add me too").await;
    page.control("Has Reynard installed").await;
    page.message_with("Game #1").await;
    page.shoot("desktop-private").await;
    page.be("alice").await;
    page.control("Is a member of Home").await;
    page.until(
        "the server to be gone",
        "!document.querySelector('#sidebar').textContent.includes('games')",
    )
    .await;
    page.slash("move e8-d7").await;
    page.message_with("moved e8-d7").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_game_is_begun_without_a_mouse() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.slash(FOX_HOUNDS).await;
    page.message_with("challenges").await;
    // Alt and a number is somebody else; F6 leads from one part of the page to the next.
    page.keys(&format!(
        "{}{}{}",
        char::from(Key::Alt),
        "2",
        char::from(Key::Null)
    ))
    .await;
    page.until(
        "bob",
        "document.querySelector('#people [aria-pressed=true]').textContent.includes('bob')",
    )
    .await;
    page.calm().await;
    let focused = "document.activeElement?.closest('#messages') !== null";
    while page.read(focused).await != true {
        page.keys(&Key::F6.to_string()).await;
    }
    let on_accept = "document.activeElement?.textContent?.trim() === 'Accept'";
    while page.read(on_accept).await != true {
        page.keys(&Key::Tab.to_string()).await;
    }
    page.keys(&Key::Enter.to_string()).await;
    page.message_with("Game #1").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn on_a_phone_everything_lies_in_drawers() {
    let playground = Playground::start();
    let page = Page::open_in(&playground, "alice", Window::PHONE).await;
    page.click("document.querySelector('#open-sidebar')").await;
    page.shoot("phone-channels").await;
    page.go_to("lounge").await;
    page.until("the channels to be away", "document.querySelector('#sidebar').inert || !document.querySelector('#sidebar').checkVisibility({ visibilityProperty: true })")
        .await;
    page.click("document.querySelector('#open-backstage')").await;
    page.shoot("phone-backstage").await;
    page.control("Attach files").await;
    page.click("document.querySelector('#backstage .close')").await;
    page.slash("help").await;
    page.message_with("/challenge").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn a_message_and_a_channel_are_deleted() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    begin(&page).await;
    page.open_message_menu("Game #1").await;
    page.click("[...document.querySelectorAll('#menu [role=menuitem]')].find((i) => i.textContent === 'Delete the message')")
        .await;
    page.until(
        "the board to be gone",
        "!document.querySelector('#log').textContent.includes('Game #1')",
    )
    .await;
    page.slash("move e8-d7").await;
    page.message_with("moved e8-d7").await;
    page.control("Delete").await;
    page.shoot("desktop-question").await;
    page.click(
        "[...document.querySelectorAll('#question button')].find((b) => b.textContent.startsWith('Delete'))",
    )
    .await;
    page.until(
        "the channel to be deleted",
        "document.querySelector('#sidebar [aria-current]').textContent.includes('deleted')",
    )
    .await;
    page.go_to("lounge").await;
    page.slash("games scope:mine").await;
    page.message_with("#1").await;
    page.close().await;
}
