//! Forms of every kind, filled in and sent off, and files that people upload.

use insta::assert_snapshot;
use reynard::playground::{Act, FieldValue, OptionValue, Snowflake, World};
use serde_json::{Value, json};

use super::{
    gallery,
    tiny_bot::{self, PIXEL},
};
use crate::support::{Discord, Handle, Person};

/// Somebody before a form.
struct Asked {
    d: Discord,
    alice: Person,
    form: Handle,
}

/// Has alice asked with the gallery's form of this name.
async fn asked(name: &str) -> Asked {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let commands = json!([{ "name": "form", "description": "Asks" }]);
    let registered = http.create_global_commands(&commands).await;
    registered.expect("a command");
    let alice = d.person("alice");
    let form = alice.begin("form", []);
    let mut forms = gallery::forms(&d.home()).into_iter();
    let data = forms.find(|exhibit| exhibit.name == name).expect(name).body;
    let body = json!({ "type": 9, "data": data });
    let answered = tiny_bot::callback(&http, &d, &form, &body).await;
    answered.expect("a form that is accepted");
    Asked { d, alice, form }
}

impl Asked {
    fn act<const N: usize>(&self, fields: [(&str, FieldValue); N]) -> Act {
        let fields = fields.map(|(name, value)| (name.to_owned(), value)).to_vec();
        Act::Submit {
            form: self.form.id,
            fields,
        }
    }

    /// The data of the form as it was sent off.
    #[track_caller]
    fn sent<const N: usize>(&self, fields: [(&str, FieldValue); N]) -> Value {
        let sent = self.alice.act(&self.act(fields));
        let data = |world: &World| Some(world.interaction(sent.id)?.payload()["data"].clone());
        self.d.read(data).expect("an interaction")
    }

    #[track_caller]
    fn cannot<const N: usize>(&self, fields: [(&str, FieldValue); N]) -> String {
        self.alice.cannot(&self.act(fields))
    }
}

fn ids<const N: usize>(ids: [Snowflake; N]) -> FieldValue {
    FieldValue::Chosen(ids.map(|id| id.to_string()).to_vec())
}

#[tokio::test]
async fn fields_in_rows_are_sent_as_ever() {
    let asked = asked("old fields").await;
    let sent = asked.sent([("move", "d4".into())]);
    assert_eq!(
        sent,
        json!({ "custom_id": "old-fields", "components": [
            { "type": 1, "id": 1, "components": [{ "type": 4, "id": 2, "custom_id": "move", "value": "d4" }] },
            { "type": 1, "id": 3, "components": [{ "type": 4, "id": 4, "custom_id": "note", "value": "Well played" }] },
        ] })
    );
    assert_snapshot!(asked.cannot([("move", "d".into())]), @"the field `move` takes 2 to 5 characters");
    assert_snapshot!(asked.cannot([]), @"the field `move` takes 2 to 5 characters");
    assert_snapshot!(asked.cannot([("move", true.into())]), @"the field `move` cannot be Checked(true)");
    assert_snapshot!(asked.cannot([("moves", "d4".into())]), @"the form has no field `moves`");
}

#[tokio::test]
async fn texts_and_labelled_fields_are_sent_with_their_numbers() {
    let asked = asked("texts and fields").await;
    let sent = asked.sent([("reason", "bored".into())]);
    let field = |id: u64, name: &str, value: &str| {
        let field = json!({ "type": 4, "id": id + 1, "custom_id": name, "value": value });
        json!({ "type": 18, "id": id, "component": field })
    };
    assert_eq!(
        sent["components"],
        json!([{ "type": 10, "id": 1 }, field(2, "reason", "bored"), field(4, "name", "")])
    );
    assert_snapshot!(asked.cannot([("reason", "".into())]), @"the field `reason` takes 1 to 200 characters");
}

#[tokio::test]
async fn menus_in_forms_are_resolved() {
    let asked = asked("menus").await;
    let home = asked.d.home();
    let role = asked.d.add_role(home.server, "players", false);
    let sent = asked.sent([
        ("games", ["fox-hounds", "halatafl"].into()),
        ("told", ids([role, home.carol])),
        ("where", ids([home.other_channel])),
    ]);
    let values = sent["components"].as_array().unwrap().iter();
    let values: Vec<_> = values
        .map(|label| (&label["component"]["type"], &label["component"]["values"]))
        .collect();
    assert_eq!(
        values,
        [
            (&json!(3), &json!(["fox-hounds", "halatafl"])),
            (&json!(5), &json!([home.bob])),
            (&json!(6), &json!([])),
            (&json!(7), &json!([role, home.carol])),
            (&json!(8), &json!([home.other_channel])),
        ]
    );
    let resolved = &sent["resolved"];
    assert_eq!(resolved["users"].as_object().unwrap().len(), 2);
    assert_eq!(resolved["members"].as_object().unwrap().len(), 2);
    assert_eq!(resolved["roles"][role.to_string()]["name"], "players");
    assert_eq!(
        resolved["channels"][home.other_channel.to_string()]["name"],
        "lounge"
    );
    let here = || ("where", ids([home.channel]));
    assert_snapshot!(asked.cannot([]), @"the field `where` takes 1 value, not 0");
    assert_snapshot!(asked.cannot([here(), ("games", ["chess"].into())]), @"the field `games` does not offer `chess`");
    assert_snapshot!(asked.cannot([here(), ("games", ["halatafl", "halatafl"].into())]), @"the field `games` has `halatafl` chosen twice");
    assert_snapshot!(asked.cannot([here(), ("opponent", FieldValue::Chosen(Vec::new()))]), @"the field `opponent` takes 1 value, not 0");
    assert_snapshot!(asked.cannot([here(), ("team", false.into())]), @"the field `team` cannot be Checked(false)");
}

#[tokio::test]
async fn ticks_are_sent_with_what_was_ticked_before() {
    let asked = asked("ticks").await;
    let values = |sent: &Value| -> Vec<Value> {
        let labels = sent["components"].as_array().unwrap().iter();
        labels
            .map(|label| {
                let field = label["component"].as_object().unwrap();
                field
                    .get("value")
                    .or_else(|| field.get("values"))
                    .unwrap()
                    .clone()
            })
            .collect()
    };
    assert_eq!(
        values(&asked.sent([])),
        [
            json!("long"),
            json!(null),
            json!(["long"]),
            json!([]),
            json!(true)
        ]
    );
    let sent = asked.sent([
        ("pace", "short".into()),
        ("other", ["night"].into()),
        ("reminders", ["short", "endless"].into()),
        ("extras", ["coordinates"].into()),
        ("public", false.into()),
    ]);
    assert_eq!(
        values(&sent),
        [
            json!("short"),
            json!("night"),
            json!(["short", "endless"]),
            json!(["coordinates"]),
            json!(false)
        ]
    );
    assert_snapshot!(asked.cannot([("pace", FieldValue::Chosen(Vec::new()))]), @"the field `pace` takes 1 value, not 0");
    assert_snapshot!(asked.cannot([("pace", ["short", "long"].into())]), @"the field `pace` takes 1 value, not 2");
    assert_snapshot!(asked.cannot([("pace", "never".into())]), @"the field `pace` does not offer `never`");
    assert_snapshot!(asked.cannot([("reminders", ["short", "long", "endless"].into())]), @"the field `reminders` takes 1 to 2 values, not 3");
    assert_snapshot!(asked.cannot([("public", "yes".into())]), @r#"the field `public` cannot be Text("yes")"#);
}

#[tokio::test]
async fn files_are_uploaded_and_served() {
    let asked = asked("files").await;
    let (d, alice) = (&asked.d, asked.alice.id);
    let record = d.upload(alice, "my record?.txt", "text/plain", "1. e8-d7");
    let picture = d.upload(alice, "board.png", "image/png", PIXEL);
    let sent = asked.sent([("record", ids([record])), ("pictures", ids([picture]))]);
    assert_eq!(
        sent["components"][0]["component"],
        json!({ "type": 19, "id": 2, "custom_id": "record", "values": [record] })
    );
    let files = &sent["resolved"]["attachments"];
    let file = &files[record.to_string()];
    assert_eq!(
        (&file["filename"], &file["size"], &file["ephemeral"]),
        (&json!("my_record_.txt"), &json!(8), &json!(true))
    );
    assert_eq!(files[picture.to_string()]["height"], 2);
    let served = reqwest::get(file["url"].as_str().unwrap()).await.unwrap();
    assert_eq!(served.headers()["content-type"], "text/plain");
    assert_eq!(served.text().await.unwrap(), "1. e8-d7");
    let foreign = d.upload(d.home().bob, "x", "text/plain", "x");
    let reason = asked.cannot([("record", ids([foreign]))]);
    assert_snapshot!(reason.replace(&foreign.to_string(), "FILE"), @"`FILE` is no file that this person uploaded");
    assert_snapshot!(asked.cannot([]), @"the field `record` takes 1 value, not 0");
    let large = d.upload(alice, "x", "text/plain", vec![0; 10 * 1024 * 1024 + 1]);
    let reason = asked.cannot([("record", ids([large]))]);
    assert_snapshot!(reason.replace(&large.to_string(), "LARGE"), @"the file `x` is too large");
}

#[tokio::test]
async fn options_stand_for_roles_mentionables_and_files() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let option = |kind: u64, name: &str| json!({ "type": kind, "name": name, "description": "x" });
    let commands = json!([{ "name": "take", "description": "Takes", "options": [
        option(8, "role"), option(9, "either"), option(9, "other"), option(11, "file"), option(7, "channel"),
    ] }]);
    http.create_global_commands(&commands).await.unwrap();
    let alice = d.person("alice");
    let role = d.add_role(d.home().server, "players", false);
    let file = d.upload(alice.id, "a.png", "image/png", PIXEL);
    let begun = alice.begin(
        "take",
        [
            ("role", OptionValue::Role(role)),
            ("either", OptionValue::Role(role)),
            ("other", alice.mention_opt()),
            ("file", OptionValue::Attachment(file)),
        ],
    );
    let data = d.read(|world| world.interaction(begun.id).unwrap().payload()["data"].clone());
    let sent: Vec<_> = data["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| &option["value"])
        .collect();
    assert_eq!(sent, [&json!(role), &json!(role), &json!(alice.id), &json!(file)]);
    let resolved = &data["resolved"];
    assert_eq!(resolved["roles"][role.to_string()]["name"], "players");
    assert_eq!(resolved["users"][alice.id.to_string()]["username"], "alice");
    assert_eq!(resolved["attachments"][file.to_string()]["filename"], "a.png");
    let cannot = |name: &str, value| {
        let options = vec![(name.to_owned(), value)];
        let command = "take".to_owned();
        let reason = alice.cannot(&Act::Slash { command, options });
        reason.replace(&file.to_string(), "FILE")
    };
    assert_snapshot!(cannot("role", OptionValue::Role(file)), @r#"option "role": there is no role FILE here"#);
    assert_snapshot!(cannot("either", OptionValue::User(file)), @r#"option "either": there is no person or role FILE here"#);
    assert_snapshot!(cannot("channel", OptionValue::Channel(file)), @r#"option "channel": there is no channel FILE here"#);
    assert_snapshot!(cannot("file", OptionValue::Attachment(role)).replace(&role.to_string(), "ROLE"), @"`ROLE` is no file that this person uploaded");
    assert_snapshot!(cannot("file", OptionValue::User(alice.id)).replace(&alice.id.to_string(), "ALICE"), @"option `file` is of type 11 and cannot be User(ALICE)");
}
