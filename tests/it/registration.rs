//! Registering the commands.

use reynard::{
    app::Store,
    discord::commands::{self, registration_body},
    playground::{
        Fault,
        requested::{REGISTER, REGISTER_IN_SERVER},
    },
    store::trouble,
};

use crate::support::{Discord, TestBot, table::begin};

fn puts(d: &Discord) -> (usize, usize, usize) {
    let posts = d.read(|world| world.commands().posts);
    (d.count(REGISTER), d.count(REGISTER_IN_SERVER), posts)
}

fn names(d: &Discord) -> Vec<String> {
    let mut names: Vec<String> = d.read(|world| {
        world
            .commands()
            .iter()
            .map(|command| command.name().to_owned())
            .collect()
    });
    names.sort();
    names
}

fn own_names() -> Vec<String> {
    let mut names: Vec<String> = commands::ALL
        .iter()
        .map(commands::Command::registered_name)
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn commands_are_registered_once_and_again_only_when_they_changed() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    assert_eq!((names(&d), puts(&d)), (own_names(), (1, 0, 0)));
    let url = bot.database_url();
    let bot = bot.kill().restart().await;
    assert_eq!(puts(&d), (1, 0, 0), "nothing has changed");
    let killed = bot.kill();
    let store = Store::open(&url).await.unwrap();
    let mut tx = store.begin().await.unwrap();
    tx.set_fact("commands", "global of-an-older-version")
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let _bot = killed.restart().await;
    assert_eq!((names(&d), puts(&d)), (own_names(), (2, 0, 0)));
}

#[tokio::test]
async fn no_command_appears_twice_when_the_scope_changes() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let guild = d.home().server.get();
    let bot = bot.kill().restart_with_commands_in(Some(guild)).await;
    assert_eq!((names(&d), puts(&d)), (own_names(), (2, 1, 0)));
    let _bot = bot.kill().restart_with_commands_in(None).await;
    assert_eq!((names(&d), puts(&d)), (own_names(), (3, 2, 0)));
}

#[tokio::test]
async fn a_server_that_is_gone_keeps_the_bot_from_nothing() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let guild = d.home().server.get();
    let bot = bot.kill().restart_with_commands_in(Some(guild)).await;
    d.fail(
        REGISTER_IN_SERVER,
        Fault::Refused {
            status: 403,
            code: 50001,
            message: "Missing Access".to_owned(),
        },
    );
    let _bot = bot.kill().restart_with_commands_in(None).await;
    assert_eq!(puts(&d), (3, 2, 0));
}

#[tokio::test]
async fn where_discord_does_not_take_the_new_commands_games_go_on_with_the_old() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    trouble::outdate_commands(&bot.database_url()).await.unwrap();
    let refused = Fault::Refused {
        status: 400,
        code: 50035,
        message: "Invalid Form Body".to_owned(),
    };
    d.fail(REGISTER, refused);
    let bot = bot.kill().restart().await;
    let board = begin(&d.person("alice"), &d.person("bob"), "fox-hounds").await;
    assert!(board.said().contains("it is your turn"), "{board}");
    // The next start tries again.
    let _bot = bot.kill().restart().await;
    assert_eq!((names(&d), puts(&d)), (own_names(), (3, 0, 0)));
}

#[tokio::test]
async fn two_processes_that_start_together_register_at_most_once_each() {
    let d = Discord::start().await;
    let first = TestBot::start(&d).await;
    let _second = first.start_twin().await;
    let (global, guild, posts) = puts(&d);
    assert!(global <= 2 && guild == 0 && posts == 0);
    assert_eq!(names(&d), own_names());
}

#[test]
fn a_command_is_within_discords_limit_of_characters() {
    for command in registration_body(true).as_array().unwrap() {
        assert!(longest(command) <= 8000, "{}", command["name"]);
    }
}

/// Counts names, descriptions and string values, each in its longest language.
fn longest(value: &serde_json::Value) -> usize {
    let Some(object) = value.as_object() else {
        return value
            .as_array()
            .map_or(0, |values| values.iter().map(longest).sum());
    };
    let length = |value: &serde_json::Value| value.as_str().map_or(0, |text| text.chars().count());
    let own = ["name", "description"].into_iter().map(|field| {
        let localized = object
            .get(&format!("{field}_localizations"))
            .and_then(|map| map.as_object());
        let localized = localized
            .into_iter()
            .flat_map(|map| map.values().map(length))
            .max()
            .unwrap_or(0);
        object.get(field).map_or(0, length).max(localized)
    });
    let nested = ["options", "choices"]
        .into_iter()
        .filter_map(|field| object.get(field))
        .map(longest);
    own.chain(nested).sum::<usize>() + object.get("value").map_or(0, length)
}
