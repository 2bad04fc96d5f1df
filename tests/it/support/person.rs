//! People at their screens.

use reynard::{
    playground::{Act, OptionValue, Snowflake, World},
    rules::variant::Variant,
};
use serde_json::Value;

use super::{
    Discord, Handle, Place, Shown,
    duel::{Wish, terms},
};

/// Options of a slash command, as a test writes them.
type Options<'a, const N: usize> = [(&'a str, OptionValue); N];

/// Somebody in a channel.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    discord: Discord,
    pub(crate) id: Snowflake,
    channel: Snowflake,
}

fn owned<const N: usize>(options: Options<'_, N>) -> Vec<(String, OptionValue)> {
    options
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

impl Person {
    pub(super) fn new(discord: Discord, id: Snowflake, channel: Snowflake) -> Self {
        Self { discord, id, channel }
    }

    /// The same person in another channel.
    pub(crate) fn at(&self, place: &Place) -> Self {
        Self {
            channel: place.id,
            ..self.clone()
        }
    }

    /// The direct messages with the bot.
    pub(crate) fn direct(&self) -> Place {
        self.discord.place(self.discord.direct_channel(self.id))
    }

    /// The same person where the message is.
    fn before(&self, shown: &Shown) -> Self {
        Self {
            channel: shown.channel(),
            ..self.clone()
        }
    }

    /// This person as the value of an option.
    pub(crate) fn mention_opt(&self) -> OptionValue {
        OptionValue::User(self.id)
    }

    /// The unique name.
    pub(crate) fn username(&self) -> String {
        let name = |world: &World| world.person(self.id).map(|person| person.username.clone());
        self.discord.read(name).expect("an account")
    }

    /// Sets the language of the person's client.
    pub(crate) fn speaks(&self, locale: &str) {
        self.discord
            .change_person(self.id, |person| person.locale = locale.to_owned());
    }

    /// Sets the nickname in the home server.
    pub(crate) fn calls_themselves(&self, nickname: &str) {
        let server = self.discord.home().server;
        self.discord.change_member(self.id, server, |member| {
            member.nickname = Some(nickname.to_owned());
        });
    }

    /// Does something, without waiting for an answer.
    #[track_caller]
    pub(crate) fn act(&self, act: &Act) -> Handle {
        self.act_with(act, |_| {})
    }

    /// Does something, the event being changed on its way.
    #[track_caller]
    pub(crate) fn act_with(&self, act: &Act, tamper: impl FnOnce(&mut Value)) -> Handle {
        let id = self.discord.act_with(self.id, self.channel, act, tamper);
        self.discord
            .interaction(id.unwrap_or_else(|reason| panic!("{act:?}: {reason}")))
    }

    /// Why Discord's client does not let the person do something.
    #[track_caller]
    pub(crate) fn cannot(&self, act: &Act) -> String {
        let id = self.discord.act(self.id, self.channel, act);
        id.expect_err("something that cannot be done").to_string()
    }

    /// Begins a slash command.
    #[track_caller]
    pub(crate) fn begin<const N: usize>(&self, command: &str, options: Options<'_, N>) -> Handle {
        self.begin_with(command, owned(options))
    }

    /// Begins a slash command with as many options as there are.
    #[track_caller]
    pub(crate) fn begin_with(&self, command: &str, options: Vec<(String, OptionValue)>) -> Handle {
        let command = command.to_owned();
        self.act(&Act::Slash { command, options })
    }

    /// Challenges somebody, or anyone; gives the card.
    pub(crate) async fn challenge(&self, opponent: Option<&Self>, variant: Variant, wish: Wish) -> Shown {
        self.begin_challenge(opponent, variant, wish).answer().await
    }

    /// Challenges somebody, or anyone, without waiting.
    #[track_caller]
    pub(crate) fn begin_challenge(&self, opponent: Option<&Self>, variant: Variant, wish: Wish) -> Handle {
        let terms = terms(opponent.map(|opponent| opponent.id), variant, wish);
        self.begin_with("challenge", terms)
    }

    /// Uses a slash command and waits for what it says in the end.
    pub(crate) async fn slash<const N: usize>(&self, command: &str, options: Options<'_, N>) -> Shown {
        self.begin(command, options).answer().await
    }

    /// Chooses an entry of the menu on somebody and waits for the answer.
    pub(crate) async fn menu_on(&self, target: &Self, command: &str) -> Shown {
        self.act(&Act::UserMenu {
            command: command.to_owned(),
            target: target.id,
        })
        .answer()
        .await
    }

    /// What is suggested while the person types.
    pub(crate) async fn autocomplete(
        &self,
        command: &str,
        option: &str,
        text: &str,
    ) -> Vec<(String, String)> {
        self.autocomplete_with(command, option, text, []).await
    }

    /// What is suggested while the person types, other options being filled in, perhaps with nonsense.
    pub(crate) async fn autocomplete_with<const N: usize>(
        &self,
        command: &str,
        option: &str,
        text: &str,
        others: Options<'_, N>,
    ) -> Vec<(String, String)> {
        let [command, option, text] = [command, option, text].map(str::to_owned);
        self.act(&Act::Type {
            command,
            option,
            text,
            others: owned(others),
        })
        .choices()
        .await
    }

    /// Presses the button with these words and waits for the answer.
    pub(crate) async fn press(&self, shown: &Shown, label: &str) -> Shown {
        self.click(shown, label).answer().await
    }

    /// Presses the button with these words, without waiting.
    #[track_caller]
    pub(crate) fn click(&self, shown: &Shown, label: &str) -> Handle {
        let button = shown
            .now()
            .buttons()
            .into_iter()
            .find(|button| button.label == label);
        let custom_id = button.and_then(|button| button.custom_id);
        let custom_id = custom_id.unwrap_or_else(|| panic!("no button `{label}` on\n{}", shown.now()));
        self.before(shown).act(&Act::Press {
            message: shown.id,
            custom_id,
            late: false,
        })
    }

    /// Presses a button, by its custom id, that the message has or had, and waits for the answer.
    pub(crate) async fn press_id(&self, shown: &Shown, custom_id: &str) -> Shown {
        self.click_id(shown, custom_id).answer().await
    }

    /// Presses a button, by its custom id, that the message has or had, without waiting.
    #[track_caller]
    pub(crate) fn click_id(&self, shown: &Shown, custom_id: &str) -> Handle {
        self.before(shown).act(&Act::Press {
            message: shown.id,
            custom_id: custom_id.to_owned(),
            late: true,
        })
    }

    /// Presses a button that the message has or had, and that is not for this person; gives who was told what
    /// about which button. Nobody else sees it, and the message stays as it is.
    pub(crate) async fn refused(&self, message: &Shown, label: &str) -> String {
        let before = message.now().to_string();
        let button = message.buttons().into_iter().find(|button| button.label == label);
        let custom_id = button.and_then(|button| button.custom_id).expect("a button");
        let answer = self.press_id(message, &custom_id).await;
        assert!(answer.is_private() && answer.buttons().is_empty(), "{answer}");
        assert_eq!(message.now().to_string(), before);
        format!("{} {label}: {}", self.username(), answer.said())
    }

    /// Chooses from the first menu of a message, by what the options say, and waits for the answer.
    pub(crate) async fn choose<const N: usize>(&self, shown: &Shown, labels: [&str; N]) -> Shown {
        let menus = shown.now().selects();
        // Of several menus the one that has the entry.
        let has = |select: &reynard::playground::Select| {
            select
                .options
                .iter()
                .any(|(shown, _)| labels.contains(&shown.as_str()))
        };
        let select = menus.iter().find(|select| has(select)).or(menus.first());
        let select = select.unwrap_or_else(|| panic!("no menu on\n{}", shown.now()));
        let value = |label: &str| {
            let option = select.options.iter().find(|(shown, _)| shown == label);
            option
                .unwrap_or_else(|| panic!("no `{label}` in {:?}", select.options))
                .1
                .clone()
        };
        let values = labels.map(value).to_vec();
        let (message, custom_id) = (shown.id, select.custom_id.clone());
        self.before(shown)
            .act(&Act::Choose {
                message,
                custom_id,
                values,
                late: false,
            })
            .answer()
            .await
    }

    /// Chooses these values from a menu of a message, by its custom id, and waits for the answer.
    pub(crate) async fn choose_values(&self, shown: &Shown, custom_id: &str, values: Vec<String>) -> Shown {
        self.before(shown)
            .act(&Act::Choose {
                message: shown.id,
                custom_id: custom_id.to_owned(),
                values,
                late: false,
            })
            .answer()
            .await
    }

    /// Fills in the form that answered something, sends it off and waits for the answer.
    pub(crate) async fn submit<const N: usize>(&self, form: &Handle, fields: [(&str, &str); N]) -> Shown {
        form.callback().await;
        let fields = fields
            .map(|(field, text)| (field.to_owned(), text.into()))
            .to_vec();
        self.act(&Act::Submit {
            form: form.id,
            fields,
        })
        .answer()
        .await
    }
}
