//! The database: what it keeps, what it refuses, and that it is never the reason for losing anything.

use jiff::{SignedDuration, Timestamp};
use reynard::{
    app::{
        BoardMessage, ChallengeState, ChannelId, EndReason, Ending, GuildId, InteractionId, MessageId,
        NewErrand, Origin, PlayerId, Scope, SideWish, Store, Task,
    },
    rules::{
        side::{BySide, Side},
        variant::Variant,
    },
    store::{challenges::NewChallenge, games::NewGame},
};
use tempfile::TempDir;

const NOW: Timestamp = Timestamp::constant(1_800_000_000, 0);

async fn open() -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&url(&folder)).await.expect("a new database");
    (folder, store)
}

fn url(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("games.db").display())
}

fn new_game() -> NewGame {
    NewGame {
        challenge: None,
        guild: Some(GuildId::new(1)),
        channel: ChannelId::new(2),
        reachable: true,
        variant: Variant::BaghChal,
        players: BySide {
            few: PlayerId::new(3),
            many: PlayerId::new(u64::MAX),
        },
        computer: None,
        hints: false,
        pace: None,
        rated: false,
        created_at: NOW,
    }
}

fn new_challenge() -> NewChallenge {
    NewChallenge {
        guild: Some(GuildId::new(1)),
        channel: ChannelId::new(2),
        challenger: PlayerId::new(3),
        opponent: None,
        variant: Variant::Halatafl,
        side: SideWish::Side(Side::Many),
        hints: false,
        pace: None,
        rated: false,
        rematch_of: None,
        counters: None,
        created_at: NOW,
        lapses_at: NOW + SignedDuration::from_hours(24),
    }
}

#[tokio::test]
async fn what_is_committed_survives_and_what_is_not_leaves_no_trace() {
    let (folder, store) = open().await;
    let mut tx = store.begin().await.unwrap();
    let kept = tx.insert_game(&new_game()).await.unwrap();
    tx.append_ply(kept, 0, "b5", NOW).await.unwrap();
    tx.commit().await.unwrap();
    let mut tx = store.begin().await.unwrap();
    let lost = tx.insert_game(&new_game()).await.unwrap();
    drop(tx);
    store.close().await;

    let store = Store::open(&url(&folder)).await.unwrap();
    let game = store.load_game(kept).await.unwrap().unwrap();
    assert_eq!(game.terms, new_game());
    assert_eq!(game.moves, ["b5"]);
    assert_eq!((game.ending, game.board, game.start), (None, None, None));
    assert_eq!(store.load_game(lost).await.unwrap(), None);
}

#[tokio::test]
async fn a_ply_is_played_once_and_a_challenge_becomes_one_game() {
    let (_folder, store) = open().await;
    let mut tx = store.begin().await.unwrap();
    let challenge = tx.insert_challenge(&new_challenge()).await.unwrap();
    let of_challenge = NewGame {
        challenge: Some(challenge),
        ..new_game()
    };
    let game = tx.insert_game(&of_challenge).await.unwrap();
    tx.append_ply(game, 0, "b5", NOW).await.unwrap();
    assert!(tx.append_ply(game, 0, "c3", NOW).await.is_err());
    assert!(tx.insert_game(&of_challenge).await.is_err());
    tx.commit().await.unwrap();
    assert_eq!(store.load_game(game).await.unwrap().unwrap().moves, ["b5"]);
}

#[tokio::test]
async fn a_game_ends_once() {
    let (_folder, store) = open().await;
    let mut tx = store.begin().await.unwrap();
    let game = tx.insert_game(&new_game()).await.unwrap();
    let first = Ending {
        winner: Some(Side::Few),
        reason: EndReason::Resigned,
    };
    assert!(tx.end_game(game, first, NOW).await.unwrap());
    let second = Ending {
        winner: Some(Side::Many),
        reason: EndReason::Resigned,
    };
    assert!(!tx.end_game(game, second, NOW).await.unwrap());
    tx.commit().await.unwrap();
    assert_eq!(store.load_game(game).await.unwrap().unwrap().ending, Some(first));
    let running = store
        .list_running(Scope::Channel(ChannelId::new(2)), 10, 0)
        .await
        .unwrap();
    assert!(running.is_empty());
}

#[tokio::test]
async fn an_interaction_is_seen_once() {
    let (_folder, store) = open().await;
    let id = InteractionId::new(u64::MAX);
    let mut tx = store.begin().await.unwrap();
    assert!(tx.mark_seen(id, NOW).await.unwrap());
    assert!(!tx.mark_seen(id, NOW).await.unwrap());
    assert_eq!(tx.forget_seen(NOW).await.unwrap(), 0);
    assert_eq!(
        tx.forget_seen(NOW + SignedDuration::from_secs(1)).await.unwrap(),
        1
    );
    assert!(tx.mark_seen(id, NOW).await.unwrap());
}

#[tokio::test]
async fn challenges_read_back_and_lapse_only_while_open() {
    let (_folder, store) = open().await;
    let mut tx = store.begin().await.unwrap();
    let open = tx.insert_challenge(&new_challenge()).await.unwrap();
    let declined = tx.insert_challenge(&new_challenge()).await.unwrap();
    tx.set_challenge_state(declined, ChallengeState::Declined)
        .await
        .unwrap();
    let day = SignedDuration::from_hours(24);
    assert!(
        tx.list_lapsed(NOW + day - SignedDuration::from_millis(1))
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(tx.list_lapsed(NOW + day).await.unwrap(), [open]);
    tx.commit().await.unwrap();
    let read = store.load_challenge(declined).await.unwrap().unwrap();
    assert_eq!(
        (read.terms, read.state),
        (new_challenge(), ChallengeState::Declined)
    );
}

#[tokio::test]
async fn errands_wait_until_they_are_due() {
    let (_folder, store) = open().await;
    let mut tx = store.begin().await.unwrap();
    let game = tx.insert_game(&new_game()).await.unwrap();
    let origin = Origin {
        interaction: InteractionId::new(9),
        token: "t".to_owned(),
        as_reply: true,
    };
    let answer = NewErrand {
        task: Task::Board { game, ply: 0 },
        channel: ChannelId::new(2),
        reachable: true,
        origin: Some(origin),
        created_at: NOW,
    };
    let strip = NewErrand {
        task: Task::Strip(MessageId::new(5)),
        origin: None,
        ..answer.clone()
    };
    let (answer_id, strip_id) = (
        tx.insert_errand(&answer).await.unwrap(),
        tx.insert_errand(&strip).await.unwrap(),
    );
    tx.commit().await.unwrap();

    let ids = async |at| -> Vec<_> {
        store
            .list_due_errands(at)
            .await
            .unwrap()
            .into_iter()
            .map(|errand| errand.id)
            .collect()
    };
    assert_eq!(ids(NOW).await, [strip_id], "an answer is being given just now");
    let later = NOW + SignedDuration::from_mins(1);
    assert_eq!(ids(later).await, [answer_id, strip_id]);
    let mut tx = store.begin().await.unwrap();
    tx.postpone_errand(strip_id, later + SignedDuration::from_secs(1))
        .await
        .unwrap();
    let read = tx.load_errand(answer_id).await.unwrap().unwrap();
    assert_eq!((read.what, read.attempts), (answer, 0));
    tx.commit().await.unwrap();
    assert_eq!(ids(later).await, [answer_id]);
}

#[tokio::test]
async fn a_server_that_removed_the_bot_is_purged_whole_and_alone() {
    let (_folder, store) = open().await;
    let mut tx = store.begin().await.unwrap();
    let elsewhere = NewGame {
        guild: Some(GuildId::new(7)),
        ..new_game()
    };
    let (purged, kept) = (
        tx.insert_game(&new_game()).await.unwrap(),
        tx.insert_game(&elsewhere).await.unwrap(),
    );
    tx.append_ply(purged, 0, "b5", NOW).await.unwrap();
    let challenge = tx.insert_challenge(&new_challenge()).await.unwrap();
    // A game that began there and has moved on since.
    let moved = NewGame {
        challenge: Some(challenge),
        ..elsewhere.clone()
    };
    let moved = tx.insert_game(&moved).await.unwrap();
    tx.set_guild_departure(GuildId::new(1), NOW).await.unwrap();
    assert_eq!(tx.purge_departed(NOW).await.unwrap(), 0);
    assert_eq!(
        tx.purge_departed(NOW + SignedDuration::from_secs(1))
            .await
            .unwrap(),
        1
    );
    tx.commit().await.unwrap();
    assert_eq!(store.load_game(purged).await.unwrap(), None);
    assert!(store.load_game(kept).await.unwrap().is_some());
    assert_eq!(
        store.load_game(moved).await.unwrap().unwrap().terms.challenge,
        None
    );
}

/// Nobody meets "database is locked": fifty writers with connections of their own while backups are made.
#[tokio::test(flavor = "multi_thread")]
async fn writers_and_backups_never_meet_a_lock() {
    let (folder, store) = open().await;
    let mut tx = store.begin().await.unwrap();
    let game = tx.insert_game(&new_game()).await.unwrap();
    tx.commit().await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    // Two processes' worth of writers.
    let other = Store::open(&url(&folder)).await.unwrap();
    for n in 0..50_u32 {
        let store = if n % 2 == 0 { store.clone() } else { other.clone() };
        writers.spawn(async move {
            let mut tx = store.begin().await?;
            tx.append_ply(game, n, "b5", NOW).await?;
            tx.set_board(game, board(n)).await?;
            tx.commit().await
        });
    }
    for n in 0..5 {
        let file = folder.path().join(format!("backup-{n}.db"));
        store.backup(file.to_str().unwrap()).await.unwrap();
    }
    while let Some(written) = writers.join_next().await {
        written.unwrap().unwrap();
    }
    assert_eq!(store.load_game(game).await.unwrap().unwrap().moves.len(), 50);
    let backup = folder.path().join("backup-4.db");
    let copy = Store::open(&format!("sqlite:{}", backup.display()))
        .await
        .unwrap();
    assert!(copy.load_game(game).await.unwrap().is_some());
}

fn board(ply: u32) -> BoardMessage {
    BoardMessage {
        channel: ChannelId::new(2),
        message: MessageId::new(5),
        ply,
    }
}

#[tokio::test]
async fn a_database_in_memory_works_the_same() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let mut tx = store.begin().await.unwrap();
    let game = tx.insert_game(&new_game()).await.unwrap();
    tx.commit().await.unwrap();
    assert!(store.load_game(game).await.unwrap().is_some());
}

#[tokio::test]
async fn a_row_that_cannot_be_understood_is_named() {
    let (folder, store) = open().await;
    let mut tx = store.begin().await.unwrap();
    let game = tx.insert_game(&new_game()).await.unwrap();
    tx.commit().await.unwrap();
    let raw = sqlx::SqlitePool::connect(&url(&folder)).await.unwrap();
    sqlx::query("UPDATE games SET variant = 'chess'")
        .execute(&raw)
        .await
        .unwrap();
    let error = store.load_game(game).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "games.variant of row 1 holds \"chess\", which cannot be read"
    );
}
