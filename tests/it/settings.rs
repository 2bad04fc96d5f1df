//! What people set for themselves, and that it holds.

use insta::assert_snapshot;
use reynard::{
    app::{PlayerId, Reminders},
    playground::OptionValue,
};

use crate::support::{Discord, Person, Shown, TestBot, table::Table};

async fn meet() -> (Discord, TestBot, Person) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    (d, bot, alice)
}

/// Chooses from the menu with this placeholder.
async fn choose(person: &Person, panel: &Shown, menu: &str, label: &str) -> Shown {
    let select = panel
        .now()
        .selects()
        .into_iter()
        .find(|select| select.placeholder == menu);
    let select = select.expect("a menu");
    let value = select.options.iter().find(|(shown, _)| shown == label);
    let value = value
        .unwrap_or_else(|| panic!("no {label} in {:?}", select.options))
        .1
        .clone();
    person.choose_values(panel, &select.custom_id, vec![value]).await
}

#[tokio::test]
async fn the_panel_shows_what_is_set_and_sets_it() {
    let (_d, _bot, alice) = meet().await;
    let panel = alice.slash("settings", []).await;
    assert!(panel.is_private());
    assert_snapshot!(panel, @"
    (only for alice)
    | Your settings
    | Language: **as Discord says**
    | Look of the boards: **wood**
    | Level of the computer: **3, unless you say**
    | When it is your turn: **I ping you**
    | Reminders: **in the channel of the game**
    | Quiet hours: **no quiet hours**
    [Do not ping me] [Quiet hours]
    {Language: as Discord says, English (US), English (UK), Español (España), Español (Latinoamérica), Italiano, Dansk, Svenska, Norsk, Deutsch, Français, Português (Brasil), Nederlands, Polski}
    {Look of the boards: wood, slate, strong contrast, for the color-blind}
    {Level of the computer: 1, for beginners, 2, 3, 4, 5, 6, 7, 8, the strongest}
    {Reminders: in the channel of the game, by direct message, no reminders}
    ");
    let changed = choose(&alice, &panel, "Look of the boards", "slate").await;
    assert_eq!(changed.id, panel.id);
    choose(&alice, &panel, "Level of the computer", "5").await;
    choose(&alice, &panel, "Reminders", "by direct message").await;
    choose(&alice, &panel, "Language", "English (US)").await;
    let changed = alice.press(&panel, "Do not ping me").await;
    assert_eq!(changed.id, panel.id);
    assert_snapshot!(changed, @"
    (only for alice)
    | Your settings
    | Language: **English (US)**
    | Look of the boards: **slate**
    | Level of the computer: **5**
    | When it is your turn: **I name you without a ping**
    | Reminders: **by direct message**
    | Quiet hours: **no quiet hours**
    [Ping me] [Quiet hours]
    {Language: as Discord says, English (US), English (UK), Español (España), Español (Latinoamérica), Italiano, Dansk, Svenska, Norsk, Deutsch, Français, Português (Brasil), Nederlands, Polski}
    {Look of the boards: wood, slate, strong contrast, for the color-blind}
    {Level of the computer: 1, for beginners, 2, 3, 4, 5, 6, 7, 8, the strongest}
    {Reminders: in the channel of the game, by direct message, no reminders}
    ");
}

#[tokio::test]
async fn quiet_hours_have_a_page_of_their_own() {
    let (_d, _bot, alice) = meet().await;
    let panel = alice.slash("settings", []).await;
    let page = alice.press(&panel, "Quiet hours").await;
    assert_eq!(page.id, panel.id);
    choose(&alice, &panel, "Quiet from", "23:00").await;
    let page = choose(&alice, &panel, "Quiet until", "08:00").await;
    assert_snapshot!(page, @"
    (only for alice)
    | Your settings
    | Language: **as Discord says**
    | Look of the boards: **wood**
    | Level of the computer: **3, unless you say**
    | When it is your turn: **I ping you**
    | Reminders: **in the channel of the game**
    | Quiet hours: **23:00 to 08:00 (UTC)**
    | These are hours of UTC: tell me your time zone with the option `zone` of `/settings`.
    [Back]
    {Quiet from: no quiet hours, 00:00, 01:00, 02:00, 03:00, 04:00, 05:00, 06:00, 07:00, 08:00, 09:00, 10:00, 11:00, 12:00, 13:00, 14:00, 15:00, 16:00, 17:00, 18:00, 19:00, 20:00, 21:00, 22:00, 23:00}
    {Quiet until: 00:00, 01:00, 02:00, 03:00, 04:00, 05:00, 06:00, 07:00, 08:00, 09:00, 10:00, 11:00, 12:00, 13:00, 14:00, 15:00, 16:00, 17:00, 18:00, 19:00, 20:00, 21:00, 22:00, 23:00}
    ");
    let page = choose(&alice, &panel, "Quiet from", "no quiet hours").await;
    assert!(
        page.to_string().contains("Quiet hours: **no quiet hours**"),
        "{page}"
    );
    let back = alice.press(&panel, "Back").await;
    assert!(back.labels().contains(&"Quiet hours".to_owned()));
}

#[tokio::test]
async fn the_options_of_the_command_do_the_same() {
    let (_d, _bot, alice) = meet().await;
    let options = [
        ("language", "en-US".into()),
        ("theme", "contrast".into()),
        ("pings", false.into()),
        ("reminders", "off".into()),
        ("level", 8_i64.into()),
        ("quiet-from", 22_i64.into()),
        ("quiet-to", 7_i64.into()),
        ("zone", "america/new york".into()),
    ];
    assert_snapshot!(alice.slash("settings", options).await, @"
    (only for alice)
    | Your settings
    | Language: **English (US)**
    | Look of the boards: **strong contrast**
    | Level of the computer: **8, the strongest**
    | When it is your turn: **I name you without a ping**
    | Reminders: **no reminders**
    | Quiet hours: **22:00 to 07:00 (America/New_York)**
    [Back]
    {Quiet from: no quiet hours, 00:00, 01:00, 02:00, 03:00, 04:00, 05:00, 06:00, 07:00, 08:00, 09:00, 10:00, 11:00, 12:00, 13:00, 14:00, 15:00, 16:00, 17:00, 18:00, 19:00, 20:00, 21:00, 22:00, 23:00}
    {Quiet until: 00:00, 01:00, 02:00, 03:00, 04:00, 05:00, 06:00, 07:00, 08:00, 09:00, 10:00, 11:00, 12:00, 13:00, 14:00, 15:00, 16:00, 17:00, 18:00, 19:00, 20:00, 21:00, 22:00, 23:00}
    ");
    let off = [("quiet-from", 7_i64.into()), ("language", "default".into())];
    let panel = alice.slash("settings", off).await;
    assert!(panel.to_string().contains("no quiet hours"), "{panel}");
    assert!(
        panel.to_string().contains("Language: **as Discord says**"),
        "{panel}"
    );
}

#[tokio::test]
async fn what_is_no_choice_is_refused_and_nothing_is_set() {
    let (_d, _bot, alice) = meet().await;
    let options = [("pings", false.into()), ("zone", "Middle Earth`/Shire".into())];
    assert_snapshot!(alice.slash("settings", options).await, @"
    (only for alice)
    I know no time zone `Middle Earth/Shire`: choose one from the list, such as `Europe/Copenhagen`.
    ");
    assert_snapshot!(alice.slash("settings", [("language", "tlh".into())]).await, @"
    (only for alice)
    I do not know that choice for `language`: pick one from the list.
    ");
    let panel = alice.slash("settings", []).await;
    assert!(panel.to_string().contains("I ping you"), "{panel}");
    let forged = alice
        .choose_values(&panel, "1|set|level", vec!["3".to_owned()])
        .await;
    assert_eq!(forged.id, panel.id);
}

#[tokio::test]
async fn zones_and_languages_are_suggested() {
    let (_d, _bot, alice) = meet().await;
    let zones = alice.autocomplete("settings", "zone", "copen").await;
    assert_eq!(
        zones,
        [("Europe/Copenhagen".to_owned(), "Europe/Copenhagen".to_owned())]
    );
    let zones = alice.autocomplete("settings", "zone", "new york").await;
    assert_eq!(
        zones[0],
        ("America/New York".to_owned(), "America/New_York".to_owned())
    );
    assert_eq!(alice.autocomplete("settings", "zone", "").await.len(), 25);
    assert!(alice.autocomplete("settings", "zone", "shire").await.is_empty());
    let languages = alice.autocomplete("settings", "language", "english (us").await;
    assert_eq!(languages, [("English (US)".to_owned(), "en-US".to_owned())]);
}

#[tokio::test]
async fn whoever_wants_no_pings_is_named_only() {
    let t = Table::set().await;
    t.bob.slash("settings", [("pings", false.into())]).await;
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert!(board.said().contains("<@bob>, it is your turn"), "{board}");
    assert!(board.pinged().is_empty(), "{board}");
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert_eq!(board.pinged(), ["alice"]);
    // It is about their turn: a challenge still reaches them.
    let card = t
        .alice
        .slash("challenge", [("opponent", t.bob.mention_opt())])
        .await;
    assert_eq!(card.pinged(), ["bob"]);
}

#[tokio::test]
async fn in_quiet_hours_nobody_is_pinged_by_anything() {
    let t = Table::set().await;
    let hours = [("quiet-from", 11_i64.into()), ("quiet-to", 14_i64.into())];
    t.bob.slash("settings", hours).await;
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert!(
        board.pinged().is_empty() && board.said().contains("<@bob>"),
        "{board}"
    );
    let card = t
        .alice
        .slash("challenge", [("opponent", t.bob.mention_opt())])
        .await;
    assert!(card.pinged().is_empty(), "{card}");
    // What the outbox brings as well.
    let question = t.bob.slash("resign", []).await;
    t.bob.press(&question, "Yes, resign").await;
    assert!(t.d.channel().next_message().await.pinged().is_empty());
    t.d.advance(3 * 60 * 60);
    let card = t
        .alice
        .slash("challenge", [("opponent", t.bob.mention_opt())])
        .await;
    assert_eq!(card.pinged(), ["bob"]);
}

#[tokio::test]
async fn a_board_is_in_the_theme_of_who_is_to_move() {
    let t = Table::set().await;
    let picture = |shown: &Shown| shown.files()[0].bytes.clone();
    let wood = picture(&t.bob.slash("board", []).await);
    t.alice.slash("settings", [("theme", "slate".into())]).await;
    let slate = picture(&t.bob.slash("board", []).await);
    assert_ne!(wood, slate);
    let options = [("move", "e8-d7".into())];
    let bobs = picture(&t.alice.slash("move", options).await);
    t.alice.slash("settings", [("theme", "contrast".into())]).await;
    assert_eq!(
        picture(&t.alice.slash("board", []).await),
        bobs,
        "it is for bob to read"
    );
    // From elsewhere it is only looked at, as the one who looks likes it.
    let direct = t.alice.at(&t.alice.direct());
    let glance = direct.slash("board", [("game", 1_i64.into())]).await;
    assert_ne!(picture(&glance), bobs);
}

#[tokio::test]
async fn the_computer_plays_at_the_level_that_was_set() {
    let (d, bot, alice) = meet().await;
    alice
        .slash("settings", [("level", 1_i64.into()), ("theme", "slate".into())])
        .await;
    let options = [("variant", "fox-hounds".into()), ("side", "few".into())];
    let board = alice.slash("computer", options.clone()).await;
    assert!(board.to_string().contains("at level 1 of 8"), "{board}");
    let reynard = OptionValue::User(d.read(|world| world.application()));
    let board = alice.slash("challenge", [("opponent", reynard)]).await;
    assert!(board.to_string().contains("at level 1 of 8"), "{board}");
    let asked = [("level", 2_i64.into()), ("variant", "fox-hounds".into())];
    let board = alice.slash("computer", asked).await;
    assert!(board.to_string().contains("at level 2 of 8"), "{board}");
    assert_eq!(bot.database().count("SELECT count(*) FROM games").await, 3);
}

#[tokio::test]
async fn whoever_cannot_be_written_to_learns_that_and_may_choose_anew() {
    let (_d, bot, alice) = meet().await;
    alice.slash("settings", [("reminders", "direct".into())]).await;
    let id = PlayerId::new(alice.id.get());
    bot.bot().app.direct_refused(id).await.unwrap();
    let panel = alice.slash("settings", []).await;
    assert!(
        panel.to_string().contains("Discord does not let me write to you"),
        "{panel}"
    );
    let panel = alice.slash("settings", [("reminders", "direct".into())]).await;
    assert!(
        !panel.to_string().contains("Discord does not let me write"),
        "{panel}"
    );
    let settings = bot.bot().app.player_settings(id).await.unwrap();
    assert_eq!(
        (settings.reminders, settings.direct_refused),
        (Reminders::Direct, false)
    );
}
