//! Registering commands, and what Discord's client makes of them.

use insta::assert_snapshot;
use reynard::playground::{Act, OptionValue, Permissions, requested::REGISTER};
use serde_json::{Value, json};
use serenity::{
    all::{CommandOptionType, CreateCommand, CreateCommandOption, GuildId, ResolvedValue},
    builder::{AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse},
};

use super::tiny_bot::{self, Answering, refusal};
use crate::support::Discord;

fn slash(command: &str, options: &[(&str, OptionValue)]) -> Act {
    let options = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), value.clone()))
        .collect();
    Act::Slash {
        command: command.to_owned(),
        options,
    }
}

fn everything() -> Value {
    json!([{
        "name": "all", "description": "Takes everything",
        "options": [
            { "type": 3, "name": "text", "description": "a text", "required": true, "max_length": 5 },
            { "type": 3, "name": "variant", "description": "a choice", "choices": [
                { "name": "Fox and Hounds", "value": "fox-hounds", "name_localizations": { "de": "Fuchs und Hunde" } },
                { "name": "Halatafl", "value": "halatafl" },
            ] },
            { "type": 4, "name": "level", "description": "a number", "min_value": 1, "max_value": 8 },
            { "type": 5, "name": "flag", "description": "yes or no" },
            { "type": 6, "name": "user", "description": "somebody" },
            { "type": 7, "name": "channel", "description": "a channel" },
        ],
    }])
}

#[tokio::test]
async fn options_arrive_with_what_they_stand_for() {
    let d = Discord::start().await;
    let _bot = tiny_bot::start(&d, everything(), |answering: Answering| async move {
        let command = answering.command();
        let say = |value: &ResolvedValue<'_>| {
            if let ResolvedValue::User(user, Some(member)) = value {
                return format!("{} ({:?})", user.name, member.nick);
            }
            if let ResolvedValue::Channel(channel) = value {
                return format!("#{}", channel.name.clone().unwrap_or_default());
            }
            format!("{value:?}")
        };
        let options = command.data.options();
        let said: Vec<String> = options
            .iter()
            .map(|option| format!("{}: {}", option.name, say(&option.value)))
            .collect();
        answering
            .callback(json!({ "type": 4, "data": { "content": said.join("\n") } }))
            .await
            .unwrap();
    })
    .await;
    let bob = d.person("bob");
    bob.calls_themselves("Bobby");
    let options = [
        ("text", "hello".into()),
        ("variant", "Fuchs und Hunde".into()),
        ("level", OptionValue::Integer(3)),
        ("flag", true.into()),
        ("user", bob.mention_opt()),
        ("channel", OptionValue::Channel(d.home().other_channel)),
    ];
    assert_snapshot!(d.person("alice").slash("all", options).await, @r#"
    text: String("hello")
    variant: String("fox-hounds")
    level: Integer(3)
    flag: Boolean(true)
    user: bob (Some("Bobby"))
    channel: #lounge
    "#);
}

#[tokio::test]
async fn the_client_lets_nothing_impossible_through() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let alice = d.person("alice");
    assert_snapshot!(alice.cannot(&slash("all", &[])), @"there is no command `all` here");
    http.create_global_commands(&everything()).await.unwrap();
    let text = ("text", OptionValue::from("x"));
    let with = |name, value| slash("all", &[text.clone(), (name, value)]);
    assert_snapshot!(alice.cannot(&slash("all", &[])), @r#"option "text" has to be filled in"#);
    assert_snapshot!(alice.cannot(&with("nonsense", "x".into())), @"there is no option `nonsense`");
    assert_snapshot!(alice.cannot(&with("level", "x".into())), @r#"option `level` is of type 4 and cannot be Text("x")"#);
    assert_snapshot!(alice.cannot(&with("level", 9.into())), @"option `level` has to be from 1 to 8, not Integer(9)");
    assert_snapshot!(alice.cannot(&with("variant", "chess".into())), @r#"option `variant` has no choice "chess""#);
    let long = slash("all", &[("text", "too long".into())]);
    assert_snapshot!(alice.cannot(&long), @r#"option `text` has to be from null to 5, not Text("too long")"#);
    let elsewhere = d.place(d.add_channel(d.add_server("Elsewhere", d.home().owner), "hall"));
    assert_snapshot!(alice.at(&elsewhere).cannot(&slash("all", &[text])), @"alice is not in this channel");
}

#[tokio::test]
async fn commands_are_offered_where_they_are_meant_to_be() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let commands = json!([
        { "name": "here", "description": "In servers", "contexts": [0] },
        { "name": "staff", "description": "For few", "default_member_permissions": "32" },
    ]);
    http.create_global_commands(&commands).await.unwrap();
    let (alice, owner) = (d.person("alice"), d.person("olivia"));
    let direct = alice.direct();
    alice.begin("here", []);
    let refused = alice.at(&direct).cannot(&slash("here", &[]));
    assert_snapshot!(refused, @"`here` is not offered in context 1");
    owner.begin("staff", []);
    assert_snapshot!(alice.cannot(&slash("staff", &[])), @"`staff` is hidden from who may not use it");
    d.change_member(alice.id, d.home().server, |alice| {
        alice.permissions = Permissions::MEMBER | Permissions::MANAGE_GUILD;
    });
    alice.begin("staff", []);
    let guild = GuildId::new(d.home().server.get());
    let again = json!([{ "name": "here", "description": "Once more" }]);
    http.create_guild_commands(guild, &again).await.unwrap();
    assert_snapshot!(alice.cannot(&slash("here", &[])), @"the command `here` is listed twice");
}

#[tokio::test]
async fn registering_again_keeps_the_ids() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let command =
        |name: &str| json!({ "name": name, "description": "x", "name_localizations": { "de": name } });
    let first = http
        .create_global_commands(&json!([command("one"), command("two")]))
        .await
        .unwrap();
    d.wait_for_commands().await;
    let second = http
        .create_global_commands(&json!([command("two")]))
        .await
        .unwrap();
    assert_eq!(second[0].id, first[1].id);
    assert!(
        http.get_global_commands().await.unwrap()[0]
            .name_localizations
            .is_none()
    );
    let full = http.get_global_commands_with_localizations().await.unwrap();
    assert_eq!(full[0].name_localizations.as_ref().unwrap()["de"], "two");
    let made = http.create_global_command(&command("three")).await.unwrap();
    assert_eq!(http.get_global_command(made.id).await.unwrap().name, "three");
    http.delete_global_command(made.id).await.unwrap();
    assert_eq!(refusal(http.get_global_command(made.id).await), (404, 10063));
    let counts = d.read(|world| (world.commands().puts, world.commands().posts));
    assert_eq!(counts, (2, 1));
    assert_eq!(d.count(REGISTER), 2);
}

#[tokio::test]
async fn commands_built_with_serenity_pass() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let option = CreateCommandOption::new(CommandOptionType::String, "move", "Your move")
        .name_localized("de", "zug")
        .description_localized("de", "Dein Zug")
        .set_autocomplete(true)
        .required(true);
    let level = CreateCommandOption::new(CommandOptionType::Integer, "level", "How strong")
        .min_int_value(1)
        .max_int_value(8)
        .add_int_choice("Easy", 1);
    let command = CreateCommand::new("move")
        .description("Moves a piece")
        .name_localized("de", "ziehe")
        .add_option(option)
        .add_option(level)
        .default_member_permissions(serenity::all::Permissions::SEND_MESSAGES);
    http.create_global_commands(&vec![command]).await.unwrap();
}

#[tokio::test]
async fn an_option_completes_itself() {
    let d = Discord::start().await;
    let commands = json!([{
        "name": "move", "description": "Moves", "options": [
            { "type": 3, "name": "move", "description": "a move", "required": true, "autocomplete": true },
            { "type": 4, "name": "game", "description": "a game" },
        ],
    }]);
    let _bot = tiny_bot::start(&d, commands, |answering: Answering| async move {
        let typing = answering.interaction.as_autocomplete().unwrap();
        let typed = typing.data.autocomplete().unwrap().value;
        let choices = ["d4-d5", "d4-e5"].into_iter().filter(|m| m.starts_with(typed));
        let choices = choices
            .map(|m| AutocompleteChoice::new(format!("{m} (step)"), m))
            .collect();
        let response = CreateAutocompleteResponse::new().set_choices(choices);
        let response = CreateInteractionResponse::Autocomplete(response);
        typing.create_response(&answering.http, response).await.unwrap();
    })
    .await;
    let alice = d.person("alice");
    let step = |m: &str| (format!("{m} (step)"), m.to_owned());
    assert_eq!(
        alice.autocomplete("move", "move", "d4").await,
        [step("d4-d5"), step("d4-e5")]
    );
    let game = [("game", 1.into())];
    assert_eq!(
        alice.autocomplete_with("move", "move", "d4-e", game).await,
        [step("d4-e5")]
    );
    // serenity cannot read this one, but Discord sends it.
    let act = Act::Type {
        command: "move".into(),
        option: "move".into(),
        text: "d".into(),
        others: vec![("game".into(), "not a number".into())],
    };
    let typing = alice.act(&act).id;
    let sent = d.read(|world| world.interaction(typing).unwrap().payload()["data"]["options"].clone());
    assert_eq!(
        sent[0],
        json!({ "name": "game", "type": 4, "value": "not a number" })
    );
    let act = Act::Type {
        command: "move".into(),
        option: "game".into(),
        text: "1".into(),
        others: Vec::new(),
    };
    assert_snapshot!(alice.cannot(&act), @"option `game` does not complete itself");
}

#[tokio::test]
async fn a_menu_on_a_person_tells_who_it_is() {
    let d = Discord::start().await;
    let commands = json!([{ "name": "Challenge to a game", "type": 2 }]);
    let _bot = tiny_bot::start(&d, commands, |answering: Answering| async move {
        let command = answering.command();
        let Some(serenity::all::ResolvedTarget::User(user, Some(_))) = command.data.target() else {
            panic!("a member")
        };
        let content = format!("{} challenges {}", command.user.name, user.name);
        answering
            .callback(json!({ "type": 4, "data": { "content": content } }))
            .await
            .unwrap();
    })
    .await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    assert_snapshot!(alice.menu_on(&bob, "Challenge to a game").await, @"alice challenges bob");
}

#[tokio::test]
async fn sub_commands_are_reached_by_their_path() {
    let d = Discord::start().await;
    let commands = json!([{
        "name": "settings", "description": "Settings", "options": [{
            "type": 2, "name": "board", "description": "The board", "options": [{
                "type": 1, "name": "theme", "description": "Colours", "options": [
                    { "type": 3, "name": "name", "description": "which" },
                ],
            }],
        }],
    }]);
    let _bot = tiny_bot::start(&d, commands, |answering: Answering| async move {
        let command = answering.command();
        let content = format!("{:?}", command.data.options());
        answering
            .callback(json!({ "type": 4, "data": { "content": content } }))
            .await
            .unwrap();
    })
    .await;
    let answer = d
        .person("alice")
        .slash("settings board theme", [("name", "wood".into())])
        .await;
    assert_snapshot!(answer, @r#"[ResolvedOption { name: "board", value: SubCommandGroup([ResolvedOption { name: "theme", value: SubCommand([ResolvedOption { name: "name", value: String("wood") }]) }]) }]"#);
    let used = d.read(|world| world.interactions().map(|used| used.name.clone()).last());
    assert_eq!(used.as_deref(), Some("settings board theme"));
}

#[tokio::test]
async fn languages_reach_the_bot() {
    let d = Discord::start().await;
    let commands = json!([{ "name": "ping", "description": "Answers" }]);
    let _bot = tiny_bot::start(&d, commands, |answering: Answering| async move {
        let command = answering.command();
        let content = format!("{} in {:?}", command.locale, command.guild_locale);
        answering
            .callback(json!({ "type": 4, "data": { "content": content } }))
            .await
            .unwrap();
    })
    .await;
    let alice = d.person("alice");
    alice.speaks("sv-SE");
    d.change_server(d.home().server, |server| server.locale = "da".to_owned());
    assert_snapshot!(alice.slash("ping", []).await, @r#"sv-SE in Some("da")"#);
    let direct = alice.direct();
    assert_snapshot!(alice.at(&direct).slash("ping", []).await, @"sv-SE in None");
}

#[tokio::test]
async fn who_brings_the_application_along_uses_it_where_it_is_not() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let everywhere = json!([
        { "name": "ping", "description": "Answers", "integration_types": [0, 1] },
        { "name": "home", "description": "Only where installed" },
    ]);
    http.create_global_commands(&everywhere).await.unwrap();
    let alice = d.person("alice");
    let server = d.add_server("Elsewhere", d.home().owner);
    let place = d.place(d.add_channel(server, "hall"));
    d.join(alice.id, server);
    d.remove_bot(server);
    let refused = alice.at(&place).cannot(&slash("ping", &[]));
    assert_snapshot!(refused, @"the application is installed neither here nor to the person");
    d.change_person(alice.id, |alice| alice.has_app = true);
    assert_snapshot!(alice.at(&place).cannot(&slash("home", &[])), @"`home` is not offered to who installed it thus");
    let handle = alice.at(&place).begin("ping", []);
    let payload = d.read(|world| world.interaction(handle.id).unwrap().payload().clone());
    assert_eq!(
        payload["authorizing_integration_owners"],
        json!({ "1": alice.id.to_string() })
    );
    assert_eq!(
        (&payload["context"], &payload["guild_id"]),
        (&json!(0), &json!(server.to_string()))
    );
    assert_eq!(payload["member"]["user"]["username"], "alice");
}

#[tokio::test]
async fn numbers_are_suggested_for_numbers() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let option = json!({ "type": 4, "name": "game", "description": "a game", "autocomplete": true });
    let commands = json!([{ "name": "board", "description": "Shows", "options": [option] }]);
    http.create_global_commands(&commands).await.unwrap();
    let typing = Act::Type {
        command: "board".into(),
        option: "game".into(),
        text: "1".into(),
        others: Vec::new(),
    };
    let handle = d.person("alice").act(&typing);
    let token = tiny_bot::token(&d, &handle);
    let body = json!({ "type": 8, "data": { "choices": [{ "name": "#12", "value": 12 }] } });
    http.create_interaction_response(handle.id.get().into(), &token, &body, Vec::new())
        .await
        .unwrap();
    assert_eq!(handle.choices().await, [("#12".to_owned(), "12".to_owned())]);
}
