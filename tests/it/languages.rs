//! A game in every language that a person's Discord can have, and in one that it does not have yet.

use reynard::locale::{Locale, Text};

use crate::support::{Discord, Person, Shown, TestBot};

/// The languages of Discord's client, and one that is none of them.
const LANGUAGES: [&str; 33] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "xx",
];

/// Presses the button that says this in a language.
async fn press(person: &Person, shown: &Shown, label: &Text, locale: Locale) -> Shown {
    person.press(shown, &locale.text(label)).await
}

/// What is said in the course of a game: played, hinted at, refused, given up.
async fn game(alice: &Person, bob: &Person, locale: Locale) -> Vec<Shown> {
    let options = [
        ("opponent", bob.mention_opt()),
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
        ("hints", true.into()),
    ];
    let card = alice.slash("challenge", options).await;
    let bystander = press(alice, &card, &Text::ButtonAccept, locale).await;
    let first = press(bob, &card, &Text::ButtonAccept, locale).await;
    let hint = alice.slash("hint", []).await;
    let wrong = alice.slash("move", [("move", "e8-e7".into())]).await;
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    let text = bob.slash("board", [("text", true.into())]).await;
    let games = bob.slash("games", []).await;
    let rules = bob.slash("rules", [("variant", "halatafl".into())]).await;
    let question = bob.slash("resign", []).await;
    let done = press(bob, &question, &Text::ButtonResignConfirm, locale).await;
    let help = bob.slash("help", []).await;
    vec![
        card, bystander, first, hint, wrong, board, text, games, rules, question, done, help,
    ]
}

#[tokio::test]
async fn a_game_is_played_in_every_language_of_discords() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    for tag in LANGUAGES {
        alice.speaks(tag);
        bob.speaks(tag);
        d.change_server(d.home().server, |server| server.locale = tag.to_owned());
        let locale = Locale::for_tag(tag);
        let said = game(&alice, &bob, locale).await;
        bot.database().all_told().await;
        for shown in &said {
            assert_eq!(foreign(&shown.to_string(), locale), None, "{tag}: {shown}");
        }
    }
}

/// A whole English sentence in what is said in another language.
fn foreign(said: &str, locale: Locale) -> Option<String> {
    if locale.tag().starts_with("en") {
        return None;
    }
    let english = Text::samples()
        .into_iter()
        .filter(|text| text.args().iter().next().is_none());
    let sentences = english.map(|text| (Locale::fallback().text(&text), locale.text(&text)));
    let mut left = sentences.filter(|(english, own)| english.len() > 12 && english != own);
    left.find(|(english, _)| said.contains(english.as_str()))
        .map(|(english, _)| english)
}

#[tokio::test]
async fn what_one_person_sees_is_in_their_language_and_what_all_see_in_the_servers() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let (reader, channel) = (Locale::for_tag("nl"), Locale::for_tag("de"));
    alice.speaks("nl");
    bob.speaks("fr");
    d.change_server(d.home().server, |server| server.locale = "de".to_owned());
    let options = [("opponent", bob.mention_opt()), ("variant", "fox-hounds".into())];
    let card = alice.slash("challenge", options).await;
    assert!(
        card.labels().contains(&channel.text(&Text::ButtonAccept)),
        "{card}"
    );
    let refusal = alice.press(&card, &channel.text(&Text::ButtonAccept)).await;
    assert!(refusal.is_private(), "{refusal}");
    assert!(
        refusal.said().contains(&reader.text(&Text::RefusalOwnChallenge)),
        "{refusal}"
    );
}
