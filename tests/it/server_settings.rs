//! What servers set, who may, and that it holds.

use insta::assert_snapshot;
use reynard::playground::{Act, OptionValue, Permissions};

use crate::support::{Discord, Person, TestBot, table::begin};

struct Server {
    d: Discord,
    bot: TestBot,
    olivia: Person,
    alice: Person,
    bob: Person,
}

impl Server {
    /// Olivia owns it.
    async fn open() -> Self {
        let d = Discord::start().await;
        let bot = TestBot::start(&d).await;
        let [olivia, alice, bob] = ["olivia", "alice", "bob"].map(|name| d.person(name));
        Self {
            d,
            bot,
            olivia,
            alice,
            bob,
        }
    }

    async fn allow_lounge_only(&self) {
        let lounge = OptionValue::Channel(self.d.home().other_channel);
        self.olivia.slash("server-settings", [("allow", lounge)]).await;
    }
}

#[tokio::test]
async fn the_panel_shows_what_is_set_and_sets_it() {
    let t = Server::open().await;
    let panel = t.olivia.slash("server-settings", []).await;
    assert_snapshot!(panel, @"
    (only for olivia)
    | Settings of this server
    | Language: **as Discord says**
    | Game, unless somebody says: **Fox and Geese**
    | Games are allowed: **everywhere**
    | Games at once in a channel: **no limit**
    {Language: as Discord says, English (US), English (UK), Español (España), Español (Latinoamérica), Italiano, Dansk, Svenska, Norsk, Deutsch, Français, Português (Brasil), Nederlands, Polski}
    {Game, unless somebody says: Fox and Geese, Halatafl, Gåsetavl, Fox and Geese to ten captures, Bagh-Chal, Fox and Hounds}
    {Games are allowed: }
    {Games at once in a channel: no limit, 1 game, 2 games, 3 games, 5 games, 10 games, 20 games, 50 games, 100 games}
    ");
    let lounge = t.d.home().other_channel.to_string();
    let set = async |menu: &str, value: &str| {
        let values = vec![value.to_owned()];
        t.olivia.choose_values(&panel, menu, values).await
    };
    set("1|set-server|language", "en-US").await;
    set("1|set-server|variant", "halatafl").await;
    set("1|set-server|most-games", "3").await;
    assert_snapshot!(set("1|set-server|channels", &lounge).await, @"
    (only for olivia)
    | Settings of this server
    | Language: **English (US)**
    | Game, unless somebody says: **Halatafl**
    | Games are allowed: **<#lounge>**
    | Games at once in a channel: **3 games**
    {Language: as Discord says, English (US), English (UK), Español (España), Español (Latinoamérica), Italiano, Dansk, Svenska, Norsk, Deutsch, Français, Português (Brasil), Nederlands, Polski}
    {Game, unless somebody says: Fox and Geese, Halatafl, Gåsetavl, Fox and Geese to ten captures, Bagh-Chal, Fox and Hounds}
    {Games are allowed: }
    {Games at once in a channel: no limit, 1 game, 2 games, 3 games, 5 games, 10 games, 20 games, 50 games, 100 games}
    ");
    let everywhere = t
        .olivia
        .choose_values(&panel, "1|set-server|channels", Vec::new())
        .await;
    assert!(everywhere.to_string().contains("everywhere"), "{everywhere}");
    let options = [("most-games", 0_i64.into()), ("language", "default".into())];
    let panel = t.olivia.slash("server-settings", options).await;
    assert!(panel.to_string().contains("no limit"), "{panel}");
}

#[tokio::test]
async fn only_who_manages_the_server_changes_them() {
    let t = Server::open().await;
    let command = Act::Slash {
        command: "server-settings".to_owned(),
        options: Vec::new(),
    };
    assert_snapshot!(t.alice.cannot(&command), @"`server-settings` is hidden from who may not use it");
    // Somebody who had the panel open while they managed the server, or whom its owners let use the command.
    let server = t.d.home().server;
    let manage = Permissions::MEMBER | Permissions::MANAGE_GUILD;
    t.d.change_member(t.alice.id, server, |alice| alice.permissions = manage);
    let panel = t.alice.slash("server-settings", []).await;
    t.d.change_member(t.alice.id, server, |alice| {
        alice.permissions = Permissions::MEMBER;
    });
    let values = vec!["halatafl".to_owned()];
    let refused = t
        .alice
        .choose_values(&panel, "1|set-server|variant", values)
        .await;
    assert_snapshot!(refused, @"
    (only for alice)
    Only those who may manage this server change its settings: ask one of them.
    ");
    let direct = t.olivia.at(&t.olivia.direct());
    assert!(direct.cannot(&command).contains("not offered"));
}

#[tokio::test]
async fn games_begin_only_where_they_are_allowed() {
    let t = Server::open().await;
    begin(&t.alice, &t.bob, "fox-hounds").await;
    let early = t.alice.slash("challenge", []).await;
    t.allow_lounge_only().await;
    assert_snapshot!(t.alice.slash("challenge", []).await, @"
    (only for alice)
    This server allows games only in <#lounge>: go there.
    ");
    let computer = t.alice.slash("computer", []).await;
    assert!(
        computer.is_private() && computer.said().contains("#lounge"),
        "{computer}"
    );
    let late = t.bob.press(&early, "Accept").await;
    assert!(late.is_private() && late.said().contains("#lounge"), "{late}");
    // What is running goes on.
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!(board.pinged(), ["bob"]);
    // Where it is allowed, it is, in its threads too.
    let lounge = t.d.home().other_channel;
    let thread = t.d.add_thread(lounge, "a match");
    for place in [lounge, thread] {
        let alice = t.alice.at(&t.d.place(place));
        assert!(!alice.slash("challenge", []).await.is_private());
    }
    let direct = t.alice.at(&t.alice.direct());
    assert!(
        !direct
            .slash(
                "computer",
                [("variant", "fox-hounds".into()), ("side", "few".into())]
            )
            .await
            .is_private()
    );
    let lounge = OptionValue::Channel(lounge);
    t.olivia.slash("server-settings", [("disallow", lounge)]).await;
    assert!(!t.alice.slash("challenge", []).await.is_private());
}

#[tokio::test]
async fn a_channel_holds_as_many_games_as_the_server_says() {
    let t = Server::open().await;
    let most = [("most-games", 1_i64.into())];
    t.olivia.slash("server-settings", most).await;
    let card = t.alice.slash("challenge", []).await;
    begin(&t.alice, &t.bob, "fox-hounds").await;
    assert_snapshot!(t.bob.press(&card, "Accept").await, @"
    (only for bob)
    A game is being played here, and this server allows one at a time in a channel: wait until it is over, or play in another channel.
    ");
    let refused = t.bob.slash("computer", []).await;
    assert!(refused.is_private(), "{refused}");
    let lounge = t.d.place(t.d.home().other_channel);
    let board = begin(&t.alice.at(&lounge), &t.bob.at(&lounge), "fox-hounds").await;
    assert!(!board.is_private());
}

#[tokio::test]
async fn nobody_plays_more_than_twenty_games() {
    let t = Server::open().await;
    let card = t.alice.slash("challenge", []).await;
    let others = t.bob.slash("challenge", []).await;
    begin(&t.alice, &t.bob, "fox-hounds").await;
    let database = t.bot.database();
    database.crowd(19, false).await;
    assert_snapshot!(t.alice.slash("challenge", []).await, @"
    (only for alice)
    You are playing 20 games, as many as I can keep for one person: finish or resign one of them (`/games scope:mine` lists them).
    ");
    assert_snapshot!(t.bob.press(&card, "Accept").await, @"
    (only for bob)
    <@alice> is playing 20 games, as many as I can keep for one person: try again when one of them is over.
    ");
    let own = t.alice.press(&others, "Accept").await;
    assert!(own.said().contains("You are playing 20 games"), "{own}");
    let own = t.alice.slash("computer", []).await;
    assert!(own.said().contains("You are playing 20 games"), "{own}");
    database
        .meddle("UPDATE games SET result = 'draw', reason = 'agreed', ended_at = created_at WHERE id = 20")
        .await;
    assert!(!t.bob.press(&card, "Accept").await.is_private());
}

#[tokio::test]
async fn the_server_says_what_is_played_unless_somebody_does() {
    let t = Server::open().await;
    t.olivia
        .slash("server-settings", [("variant", "bagh-chal".into())])
        .await;
    let card = t.alice.slash("challenge", []).await;
    assert!(card.to_string().contains("Bagh-Chal"), "{card}");
    let card = t.alice.slash("challenge", [("geese", 15_i64.into())]).await;
    assert!(card.to_string().contains("Fox and Geese, 15 geese"), "{card}");
    let card = t
        .alice
        .slash("challenge", [("variant", "fox-hounds".into())])
        .await;
    assert!(card.to_string().contains("Fox and Hounds"), "{card}");
    let board = t.alice.slash("computer", [("side", "many".into())]).await;
    assert!(board.to_string().contains("Bagh-Chal"), "{board}");
}
