//! The page as somebody uses it who has a keyboard and a mouse.

use fantoccini::{
    Client, Locator,
    elements::Element,
    error::{CmdError, ErrorStatus},
    key::Key,
};
use serde_json::{Value, json};

use super::{Driver, Playground, console, driver::Window, screen};

/// The page in a browser.
#[derive(Debug)]
pub(super) struct Page {
    client: Client,
    // Dropped after the connection to it.
    _driver: Driver,
}

/// Resolves to whatever the expression gives once that is truthy: looked at after every change of the page.
const UNTIL: &str = r"
    const [expression, done] = arguments;
    const look = new Function(`return (${expression});`);
    const found = () => { try { return look(); } catch { return null; } };
    const first = found();
    if (first) return done(first);
    const observer = new MutationObserver(() => {
        const later = found();
        if (!later) return;
        observer.disconnect();
        done(later);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
";

/// The name under which `WebDriver` gives an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// So many times something is clicked before it is given up.
const MOST_CLICKS: usize = 20;

const CALM: &str = "document.documentElement.dataset.connected === 'true' \
                    && document.documentElement.dataset.busy === '0'";

/// Whether something is in the command line.
const UNSENT: &str = "document.querySelector('#composer .command-form') !== null \
                      || document.querySelector('#plain').value !== ''";

/// Whether a click failed since the page was just changing.
fn is_passing(error: &CmdError) -> bool {
    matches!(error, CmdError::Standard(error) if matches!(
        error.error,
        ErrorStatus::StaleElementReference | ErrorStatus::ElementClickIntercepted
    ))
}

impl Page {
    /// Opens it as `person` in the first channel.
    pub(super) async fn open(playground: &Playground, person: &str) -> Self {
        Self::open_in(playground, person, Window::DESKTOP).await
    }

    pub(super) async fn open_in(playground: &Playground, person: &str, window: Window) -> Self {
        Self::open_at(&format!("{}/#{person}/games", playground.url), window).await
    }

    pub(super) async fn open_at(address: &str, window: Window) -> Self {
        let driver = Driver::start();
        let client = driver.browser(window).await;
        client.goto(address).await.expect("the page");
        let page = Self {
            client,
            _driver: driver,
        };
        page.until(
            "the page to be there",
            &format!("{CALM} && document.querySelector('#people [aria-pressed=true]')"),
        )
        .await;
        page
    }

    /// Waits until the JavaScript expression gives something, and gives it.
    pub(super) async fn until(&self, what: &str, expression: &str) -> Value {
        let found = self.client.execute_async(UNTIL, vec![json!(expression)]).await;
        match found {
            Ok(found) => found,
            Err(error) => {
                let test = std::thread::current()
                    .name()
                    .unwrap_or_default()
                    .replace("::", "-");
                let seen = self.shoot(&format!("failure-{test}")).await;
                let log = self.read("document.querySelector('#log')?.textContent").await;
                panic!("waited in vain for {what}: {error}\n{}\n{log}", seen.display());
            }
        }
    }

    /// Waits until nothing is under way.
    pub(super) async fn calm(&self) {
        self.until("nothing to be under way", CALM).await;
    }

    /// What the JavaScript expression gives now.
    pub(super) async fn read(&self, expression: &str) -> Value {
        let script = format!("return ({expression});");
        self.client.execute(&script, Vec::new()).await.expect("a script")
    }

    /// Becomes somebody else.
    pub(super) async fn be(&self, person: &str) {
        let mine = format!(
            "[...document.querySelectorAll('#people button')].find((b) => b.textContent.includes('{person}'))"
        );
        self.click(&mine).await;
        self.until(person, &format!("{CALM} && {mine}.ariaPressed === 'true'"))
            .await;
    }

    /// Goes to a channel by its name.
    pub(super) async fn go_to(&self, channel: &str) {
        let entry = format!(
            "[...document.querySelectorAll('#sidebar [data-channel-id]')].find((c) => c.textContent.includes('{channel}'))"
        );
        self.click(&entry).await;
        self.until(channel, &format!("{CALM} && {entry}.ariaCurrent"))
            .await;
    }

    /// What the expression gives, once it is there.
    async fn element(&self, expression: &str) -> Element {
        let found = self.until(expression, expression).await;
        let id = found[ELEMENT].as_str().expect("an element").to_owned();
        Element::from_element_id(self.client.clone(), id.into())
    }

    /// Clicks what the expression gives, once it is there and can be clicked.
    pub(super) async fn click(&self, expression: &str) {
        // What has just been drawn anew, or is still covered by a list that closes, is looked for again.
        for _ in 0..MOST_CLICKS {
            match self.element(expression).await.click().await {
                Ok(()) => return,
                Err(error) if is_passing(&error) => {}
                Err(error) => panic!("{expression}: {error}"),
            }
        }
        self.shoot("failure-click").await;
        panic!("{expression} cannot be clicked");
    }

    /// Presses the newest button with these words, and waits for the answer.
    pub(super) async fn press(&self, label: &str) {
        let button = format!(
            "[...document.querySelectorAll('#log button.control')].findLast((b) => b.textContent.trim() === '{label}')"
        );
        self.click(&button).await;
        self.calm().await;
    }

    /// Uses a control behind the stage by the words on it or beside it.
    pub(super) async fn control(&self, label: &str) {
        let named = format!(
            "[...document.querySelectorAll('#backstage button, #backstage input')]\
             .find((c) => (c.labels?.[0] ?? c).textContent.trim() === '{label}')"
        );
        self.click(&named).await;
        self.calm().await;
    }

    /// Presses a button behind the stage, waiting for nothing.
    pub(super) async fn press_control(&self, label: &str) {
        let named = format!(
            "[...document.querySelectorAll('#backstage button')].find((c) => c.textContent.trim() === '{label}')"
        );
        self.click(&named).await;
    }

    /// Writes something into a field behind the stage.
    pub(super) async fn write(&self, label: &str, text: &str) {
        let named = format!(
            "[...document.querySelectorAll('#backstage input')].find((c) => c.labels[0]?.textContent.trim() === '{label}')"
        );
        let field = self.element(&named).await;
        field.clear().await.expect("an empty field");
        field
            .send_keys(&format!("{text}{}", char::from(Key::Tab)))
            .await
            .expect("keys");
        self.calm().await;
    }

    /// Chooses a file of this machine, as the dialogue of the system would.
    pub(super) async fn choose_file(&self, expression: &str, file: &std::path::Path) {
        let path = file.to_str().expect("a path in letters");
        self.element(expression)
            .await
            .send_keys(path)
            .await
            .expect("a file");
        self.calm().await;
    }

    /// Opens the menu on the newest message with these words.
    pub(super) async fn open_message_menu(&self, words: &str) {
        let opener = format!(
            "[...document.querySelectorAll('#log .message')].findLast((m) => m.textContent.includes({})) \
             ?.querySelector('[aria-haspopup=menu]:not([data-person])')",
            json!(words)
        );
        self.click(&opener).await;
    }

    /// Chooses from a list behind the stage by the words beside it.
    pub(super) async fn set(&self, label: &str, value: &str) {
        let named = format!(
            "[...document.querySelectorAll('#backstage select')].find((c) => c.labels[0].textContent.trim() === '{label}')"
        );
        let select = self.element(&named).await;
        select.select_by_value(value).await.expect("a choice");
        self.calm().await;
    }

    /// Waits until the bot is as wanted: an expression in `bot`, the data of its status.
    pub(super) async fn bot_is(&self, wanted: &str) {
        let status = format!("((bot) => {wanted})(document.querySelector('.bot-status').dataset)");
        self.until(&format!("the bot to be {wanted}"), &status).await;
    }

    /// How many times the bot has connected so far.
    pub(super) async fn connections(&self) -> u64 {
        let count = self
            .read("document.querySelector('.bot-status').dataset.connections")
            .await;
        let count = count.as_str().and_then(|count| count.parse().ok());
        count.expect("a number")
    }

    /// Uses a control that makes the bot connect anew, and waits until it has.
    pub(super) async fn reconnect_by(&self, label: &str) {
        let before = self.connections().await;
        self.control(label).await;
        self.bot_is(&format!("bot.connections > {before} && bot.connected === 'true'"))
            .await;
    }

    /// Types at whatever has the keyboard.
    pub(super) async fn keys(&self, text: &str) {
        let focused = self
            .client
            .active_element()
            .await
            .expect("something with the keyboard");
        focused.send_keys(text).await.expect("keys");
    }

    /// Types a command line after the slash, and chooses nothing yet.
    pub(super) async fn type_line(&self, line: &str) {
        let plain = self
            .client
            .find(Locator::Css("#plain"))
            .await
            .expect("the command line");
        plain.click().await.expect("a click");
        plain.send_keys("/").await.expect("a slash");
        self.keys(line).await;
    }

    /// Types a whole command line and sends it off, taking no suggestion.
    pub(super) async fn slash(&self, line: &str) {
        self.type_line(line).await;
        self.enter().await;
    }

    /// Sends off what is in the command line; the first Enter may only take what is suggested.
    pub(super) async fn enter(&self) {
        for _ in 0..2 {
            self.calm().await;
            if self.read(UNSENT).await == true {
                self.keys(&Key::Enter.to_string()).await;
            }
        }
        self.until("the command to be sent", &format!("!({UNSENT})"))
            .await;
        self.calm().await;
    }

    /// Sends off a command with everything in it, waiting for no answer.
    pub(super) async fn send(&self) {
        self.keys(&Key::Enter.to_string()).await;
    }

    /// Presses the first button with these words, waiting for no answer.
    pub(super) async fn press_first(&self, label: &str) {
        let button = format!(
            "[...document.querySelectorAll('#log button.control')].find((b) => b.textContent.trim() === '{label}')"
        );
        self.click(&button).await;
    }

    /// Chooses a suggestion with the arrow keys.
    pub(super) async fn take_suggestion(&self, name: &str) {
        let named = format!(
            "[...document.querySelectorAll('#suggestions [role=option] .suggestion-name')].findIndex((o) => o.textContent === '{name}') + 1"
        );
        self.until(&format!("the suggestion {name}"), &format!("{CALM} && ({named})"))
            .await;
        let active = format!(
            "document.querySelector('#suggestions [aria-selected=true] .suggestion-name')?.textContent === '{name}'"
        );
        while self.read(&active).await != true {
            self.keys(&Key::Down.to_string()).await;
        }
        self.keys(&Key::Enter.to_string()).await;
    }

    /// What is suggested now, once something is.
    pub(super) async fn suggestions(&self) -> Vec<String> {
        let names =
            "[...document.querySelectorAll('#suggestions .suggestion-name')].map((o) => o.textContent)";
        let names = self
            .until("suggestions", &format!("{CALM} && {names}.length && {names}"))
            .await;
        serde_json::from_value(names).expect("texts")
    }

    /// Waits for a message with these words and gives its whole text.
    pub(super) async fn message_with(&self, words: &str) -> String {
        let newest = format!(
            "[...document.querySelectorAll('#log .message')].findLast((m) => m.textContent.includes({}))?.textContent",
            json!(words)
        );
        let text = self.until(&format!("a message with `{words}`"), &newest).await;
        text.as_str().expect("a text").to_owned()
    }

    /// How many messages with these words there are.
    pub(super) async fn count(&self, words: &str) -> u64 {
        let all = format!(
            "[...document.querySelectorAll('#log .message')].filter((m) => m.textContent.includes({})).length",
            json!(words)
        );
        self.read(&all).await.as_u64().expect("a number")
    }

    /// Loads the page anew.
    pub(super) async fn reload(&self) {
        self.client.refresh().await.expect("the page again");
        self.calm().await;
    }

    /// Leaves a picture of the window.
    pub(super) async fn shoot(&self, name: &str) -> std::path::PathBuf {
        let png = self.client.screenshot().await.expect("a picture");
        screen::keep(name, &png)
    }

    /// Closes the browser; it must have had nothing to complain of.
    pub(super) async fn close(self) {
        let complaints = console::complaints(&self.client).await;
        self.client.close().await.expect("the end of the browser");
        assert!(complaints.is_empty(), "{complaints:#?}");
    }
}
