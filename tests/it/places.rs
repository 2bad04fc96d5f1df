//! Where games are played: threads, direct messages, and wherever a person has brought the bot along.

use insta::assert_snapshot;
use reynard::{
    playground::{Act, Callback, OptionValue, Snowflake},
    rules::variant::Variant,
};

use reynard::playground::requested::FOLLOW_UP;

use crate::support::{Discord, Duel, Person, Place, Shown, TestBot, duel::Wish, eventually, table::begin};

const HOUNDS: Variant = Variant::FoxHounds;
const DAY: i64 = 24 * 60 * 60;

#[tokio::test]
async fn a_game_is_played_in_a_thread_even_one_that_sleeps() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let thread = d.add_thread(d.home().channel, "a match");
    let place = d.place(thread);
    let (alice, bob) = (d.person("alice").at(&place), d.person("bob").at(&place));
    let mut duel = Duel::begin(&alice, &bob, HOUNDS).await;
    duel.play("e8-d7", false).await;
    d.change_channel(thread, |thread| thread.archived = true);
    let question = bob.slash("resign", []).await;
    bob.press(&question, "Yes, resign").await;
    let end = place.next_message().await;
    assert!(end.text().contains("the hounds resigned"), "{end}");
    bot.database().all_told().await;
    // The channel that it hangs on hears nothing of it.
    assert!(d.channel().messages().is_empty());
}

#[tokio::test]
async fn a_locked_thread_is_answered_all_the_same() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let thread = d.add_thread(d.home().channel, "a match");
    let place = d.place(thread);
    let (alice, bob) = (d.person("alice").at(&place), d.person("bob").at(&place));
    begin(&alice, &bob, "fox-hounds").await;
    d.change_channel(thread, |thread| (thread.archived, thread.locked) = (true, true));
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!(board.pinged(), ["bob"]);
    let question = bob.slash("resign", []).await;
    let pressed = bob.click(&question, "Yes, resign");
    assert!(pressed.follow_up(0).await.text().contains("the hounds resigned"));
    bot.database().all_told().await;
}

#[tokio::test]
async fn in_direct_messages_one_has_ones_games_at_hand() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    begin(&alice, &bob, "fox-hounds").await;
    let direct = alice.at(&d.place(d.direct_channel(alice.id)));
    assert_snapshot!(direct.slash("games", []).await, @"
    (only for alice)
    Nobody is playing here. Start a game with `/challenge`.
    ");
    assert_snapshot!(direct.slash("games", [("scope", "mine".into())]).await, @"
    (only for alice)
    | Your games
    | **#1** Fox and Hounds · <@alice> (fox) – <@bob> (hounds) · <#games> · 0 moves · **your turn**
    ");
    assert!(direct.slash("help", []).await.to_string().contains("/challenge"));
    let board = direct.slash("board", [("game", 1_i64.into())]).await;
    assert_eq!(board.files().len(), 1);
    let moves = direct
        .autocomplete_with("move", "move", "e8", [("game", 1_i64.into())])
        .await;
    assert_eq!(moves.len(), 2);
}

/// A forum's posts are threads. The challenge, the game and its end stay in the post; the forum itself takes no message.
#[tokio::test]
async fn a_game_is_played_in_the_post_of_a_forum() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let forum = d.add_forum(d.home().server, "matches");
    let [post, other] =
        ["Alice against Bob", "Something else"].map(|name| d.place(d.add_thread(forum, name)));
    let (alice, bob) = (d.person("alice").at(&post), d.person("bob").at(&post));
    let card = alice
        .slash(
            "challenge",
            [("variant", "fox-hounds".into()), ("side", "few".into())],
        )
        .await;
    assert!(card.text().contains("challenges anyone here"), "{card}");
    let board = bob.press(&card, "Accept").await;
    assert_eq!(board.pinged(), ["alice"]);
    assert!(card.closed().await.to_string().contains("Accepted"));
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
    assert_snapshot!(bob.slash("games", []).await, @"
    (only for bob)
    | Games being played here
    | **#1** Fox and Hounds · <@alice> (fox) – <@bob> (hounds) · <#Alice against Bob> · 1 move · **your turn**
    ");
    let elsewhere = bob.at(&other).slash("games", []).await;
    assert!(elsewhere.said().contains("Nobody is playing here"), "{elsewhere}");
    // What comes by itself comes there too, even when the post has gone to sleep.
    d.change_channel(post.id, |post| post.archived = true);
    let question = bob.slash("resign", []).await;
    bob.press(&question, "Yes, resign").await;
    let end = post.next_message().await;
    assert!(end.text().contains("the hounds resigned"), "{end}");
    bot.database().all_told().await;
    for quiet in [d.place(forum), other, d.channel()] {
        assert!(
            quiet.messages().iter().all(reynard_is_silent),
            "somebody spoke in {:?}",
            quiet.id
        );
    }
}

fn reynard_is_silent(shown: &Shown) -> bool {
    shown.is_private()
}

/// A server that allows a forum allows its posts.
#[tokio::test]
async fn a_forum_is_allowed_with_its_posts() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let forum = d.add_forum(d.home().server, "matches");
    let post = d.place(d.add_thread(forum, "Alice against Bob"));
    let owner = d.person("olivia");
    owner
        .slash("server-settings", [("allow", OptionValue::Channel(forum))])
        .await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let refused = alice.slash("challenge", [("opponent", bob.mention_opt())]).await;
    assert_snapshot!(refused.said(), @"This server allows games only in <#matches>: go there.");
    let card = alice
        .at(&post)
        .slash("challenge", [("opponent", bob.mention_opt())])
        .await;
    assert_eq!(card.pinged(), ["bob"]);
}

/// Two people in a conversation where the bot is only because they brought it.
struct Guests {
    d: Discord,
    bot: TestBot,
    alice: Person,
    bob: Person,
    place: Place,
}

impl Guests {
    /// In direct messages between the two, or in a server that has not invited the bot.
    async fn meet(in_server: bool) -> Self {
        let d = Discord::start().await;
        let bot = TestBot::start(&d).await;
        let [alice, bob] = ["alice", "bob"].map(|name| d.person(name));
        for person in [&alice, &bob] {
            d.change_person(person.id, |person| person.has_app = true);
        }
        let channel = if in_server {
            foreign_channel(&d, &[&alice, &bob])
        } else {
            d.private_channel(&[alice.id, bob.id])
        };
        let place = d.place(channel);
        let (alice, bob) = (alice.at(&place), bob.at(&place));
        Self {
            d,
            bot,
            alice,
            bob,
            place,
        }
    }

    /// Whether the bot used any route of a channel, or more than five follow-ups to anything.
    fn intruded(&self) -> bool {
        self.d.read(|world| {
            let channel = world
                .requests()
                .iter()
                .any(|request| request.route.starts_with("/channels"));
            let most = world.interactions().map(|deed| deed.follow_ups.len()).max();
            channel || most > Some(5)
        })
    }

    /// Challenge and acceptance: the card closes, and the board follows.
    async fn begin(&self) -> Duel {
        let card = self.alice.challenge(Some(&self.bob), HOUNDS, Wish::Few).await;
        let accepted = self.bob.click(&card, "Accept");
        let closed = accepted.answer().await;
        assert_eq!(closed.id, card.id);
        assert!(
            closed.buttons().is_empty() && closed.to_string().contains("Accepted"),
            "{closed}"
        );
        let board = accepted.follow_up(0).await;
        Duel::joined(&self.alice, &self.bob, HOUNDS, board)
    }
}

fn foreign_channel(d: &Discord, people: &[&Person]) -> Snowflake {
    let server = d.add_server("Abroad", d.home().owner);
    d.remove_bot(server);
    for person in people {
        d.join(person.id, server);
    }
    d.add_channel(server, "plaza")
}

#[tokio::test]
async fn a_guest_plays_with_answers_alone() {
    for in_server in [false, true] {
        let t = Guests::meet(in_server).await;
        let mut duel = t.begin().await;
        assert_eq!(duel.board.pinged(), ["alice"]);
        let first = duel.board.clone();
        for m in ["e8-d7", "b1-a2", "d7-e6"] {
            let mover = duel.mover().clone();
            let board = mover.slash("move", [("move", m.into())]).await;
            duel.follow_unstripped(m, board);
        }
        let wrong = t.bob.slash("move", [("move", "a2-a3".into())]).await;
        assert!(wrong.is_private(), "{wrong}");
        // An old board keeps its button, which leads to the newest.
        let late = t.alice.press(&first, "Resign").await;
        assert!(
            late.is_private() && late.text().contains(&duel.board.link()),
            "{late}"
        );
        let again = t.alice.slash("board", []).await;
        let question = t.bob.press(&again, "Resign").await;
        let pressed = t.bob.click(&question, "Yes, resign");
        assert!(pressed.answer().await.text().contains("You have resigned"));
        let end = pressed.follow_up(0).await;
        assert!(
            end.text().contains("the hounds resigned") && !end.is_private(),
            "{end}"
        );
        t.bot.database().all_told().await;
        assert!(!t.intruded());
    }
}

#[tokio::test]
async fn a_guest_with_several_games_is_asked_and_answered() {
    let t = Guests::meet(false).await;
    t.begin().await;
    t.begin().await;
    let menu = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    let select = &menu.selects()[0];
    let chosen = t.alice.act(&Act::Choose {
        message: menu.id,
        custom_id: select.custom_id.clone(),
        values: vec![select.options[1].1.clone()],
        late: false,
    });
    assert!(chosen.answer().await.text().contains("Played e8-d7"));
    let board = chosen.follow_up(0).await;
    assert_eq!(board.pinged(), ["bob"]);
    t.bot.database().all_told().await;
    assert_eq!(t.d.count(FOLLOW_UP), 3);
    assert!(!t.intruded());
}

#[tokio::test]
async fn a_guests_challenge_is_declined_withdrawn_and_lapses_without_a_knock() {
    let t = Guests::meet(false).await;
    let card = t.alice.challenge(Some(&t.bob), HOUNDS, Wish::Few).await;
    assert!(t.bob.press(&card, "Decline").await.buttons().is_empty());
    let card = t.alice.challenge(Some(&t.bob), HOUNDS, Wish::Few).await;
    assert!(t.alice.press(&card, "Withdraw").await.buttons().is_empty());
    let card = t.alice.challenge(Some(&t.bob), HOUNDS, Wish::Few).await;
    assert!(t.bob.press(&card, "Withdraw").await.is_private());
    t.d.advance(DAY);
    let database = t.bot.database();
    let open = "SELECT count(*) FROM challenges WHERE state = 'open'";
    eventually(|| async { database.count(open).await == 0 }).await;
    database.all_told().await;
    let late = t.bob.press(&card, "Accept").await;
    assert!(late.is_private() && late.text().contains("has expired"), "{late}");
    assert_eq!(t.place.messages().len(), 3);
    assert!(!t.intruded());
}

#[tokio::test]
async fn a_guest_who_has_to_wait_gets_the_same_answers() {
    let t = Guests::meet(false).await;
    let card = t.alice.challenge(Some(&t.bob), HOUNDS, Wish::Few).await;
    let lock = t.bot.database().lock().await;
    let accepted = t.bob.click(&card, "Accept");
    assert_eq!(accepted.callback().await, Callback::DeferredUpdate);
    lock.release().await.expect("the end of the lock");
    assert!(card.closed().await.to_string().contains("Accepted"));
    let board = accepted.follow_up(0).await;
    assert_eq!(board.pinged(), ["alice"]);
    let lock = t.bot.database().lock().await;
    let moved = t.alice.begin("move", [("move", "e8-d7".into())]);
    assert_eq!(moved.callback().await, Callback::DeferredMessage);
    lock.release().await.expect("the end of the lock");
    let board = moved.answer().await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
    t.bot.database().all_told().await;
    assert_eq!(t.place.messages().len(), 3);
    assert!(!t.intruded());
}

#[tokio::test]
async fn a_guests_game_is_played_only_where_it_is() {
    let t = Guests::meet(false).await;
    t.begin().await;
    let away = t.d.person("alice");
    let options = [("move", "e8-d7".into()), ("game", 1_i64.into())];
    let refused = away.slash("move", options).await;
    assert!(refused.is_private(), "{refused}");
    assert!(refused.text().contains("where I can only answer"), "{refused}");
    let refused = away.slash("resign", [("game", 1_i64.into())]).await;
    assert!(refused.text().contains("where I can only answer"), "{refused}");
    assert_eq!(
        t.alice.slash("move", [("move", "e8-d7".into())]).await.pinged(),
        ["bob"]
    );
    assert!(!t.intruded());
}

#[tokio::test]
async fn a_guest_who_may_nothing_is_answered_in_letters() {
    let t = Guests::meet(true).await;
    let command = Act::Slash {
        command: "computer".to_owned(),
        options: vec![
            ("variant".to_owned(), "fox-hounds".into()),
            ("side".to_owned(), "few".into()),
        ],
    };
    let deed = t
        .alice
        .act_with(&command, |event| event["app_permissions"] = "0".into());
    assert_snapshot!(deed.answer().await, @"
    <@alice>, it is your turn (fox).
    **Fox and Hounds**
    <@alice> plays the fox, <@bot> the hounds.
    <@bot> plays at level 3 of 8: somebody who has played a few games. It answers within about two seconds.
    I am a guest here: whoever is not offered `/move` has to add me too (open my profile, choose “Add App”).
    ```
    8 .   .   F   .
    7   .   .   .   .
    6 .   .   .   .
    5   .   .   .   .
    4 .   .   .   .
    3   .   .   .   .
    2 .   .   .   .
    1   g   g   g   g
      a b c d e f g h
    ```
    `F` fox · `g` hound
    I may not show pictures or files in this channel: whoever manages it can allow me to attach files.
    Game #1 · start
    [Move] [Hint] [Draw] [Resign] [More]
    ");
    t.bot.database().all_told().await;
    assert!(!t.intruded());
}

#[tokio::test]
async fn a_guest_who_wants_to_be_forgotten_disturbs_nobody() {
    let t = Guests::meet(false).await;
    t.begin().await;
    t.bob
        .slash("challenge", [("opponent", t.alice.mention_opt())])
        .await;
    let told = t.alice.slash("privacy", []).await;
    let question = t.alice.press(&told, "Delete it").await;
    t.alice.press(&question, "Yes, delete it").await;
    let database = t.bot.database();
    database.all_told().await;
    assert_eq!(database.occurrences(&t.alice.id.to_string()).await, [""; 0]);
    let refused = t
        .bob
        .slash("move", [("move", "b1-a2".into()), ("game", 1_i64.into())])
        .await;
    assert!(
        refused.is_private() && refused.text().contains("is over"),
        "{refused}"
    );
    assert!(!t.intruded());
}
