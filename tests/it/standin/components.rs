//! Buttons, menus and forms.

use insta::assert_snapshot;
use reynard::playground::{Act, Callback};
use serde_json::{Value, json};
use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, ModalInteraction,
};

use super::tiny_bot::{self, Answering};
use crate::support::{Discord, Process};

fn button(id: &str, label: &str, disabled: bool) -> Value {
    json!({ "type": 2, "style": 1, "label": label, "custom_id": id, "disabled": disabled })
}

fn offer() -> Value {
    let link = json!({ "type": 2, "style": 5, "label": "Rules", "url": "https://example.org" });
    json!({ "type": 4, "data": { "content": "An offer", "components": [
        { "type": 1, "components": [button("yes", "Accept", false), button("no", "Decline", true), link] },
        { "type": 1, "components": [{ "type": 3, "custom_id": "pick", "placeholder": "Pick", "max_values": 2, "options": [
            { "label": "D four", "value": "d4" }, { "label": "E five", "value": "e5" },
        ] }] },
    ] } })
}

fn form() -> Value {
    json!({ "type": 9, "data": { "custom_id": "form", "title": "A move", "components": [
        { "type": 1, "components": [
            { "type": 4, "custom_id": "move", "label": "Move", "style": 1, "min_length": 2, "max_length": 5 },
        ] },
    ] } })
}

async fn react(answering: Answering) {
    let body = match (answering.press(), answering.interaction.as_modal_submit()) {
        (Some(press), _) => pressed(press),
        (_, Some(modal)) => submitted(modal),
        (None, None) if answering.command().data.name == "form" => form(),
        (None, None) => offer(),
    };
    answering
        .callback(body)
        .await
        .expect("an answer that is accepted");
}

fn pressed(press: &ComponentInteraction) -> Value {
    if let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind {
        return json!({ "type": 4, "data": { "content": values.join("+"), "flags": 64 } });
    }
    let content = format!("{} by {}", press.data.custom_id, press.user.name);
    json!({ "type": 7, "data": { "content": content, "components": [] } })
}

fn submitted(modal: &ModalInteraction) -> Value {
    let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0] else {
        panic!("a text input")
    };
    json!({ "type": 4, "data": { "content": format!("moved {}", input.value.as_deref().unwrap_or("?")) } })
}

async fn start() -> (Discord, Process) {
    let d = Discord::start().await;
    let commands =
        json!([{ "name": "offer", "description": "Offers" }, { "name": "form", "description": "Asks" }]);
    let bot = tiny_bot::start(&d, commands, react).await;
    (d, bot)
}

#[tokio::test]
async fn pressing_a_button_updates_its_message() {
    let (d, _bot) = start().await;
    let offer = d.person("alice").slash("offer", []).await;
    assert_snapshot!(offer, @r"
    An offer
    [Accept] [Decline, off] [Rules, link]
    {Pick: D four, E five}
    ");
    let bob = d.person("bob");
    let updated = bob.press(&offer, "Accept").await;
    assert_eq!(updated.id, offer.id);
    assert_snapshot!(updated, @"yes by bob");
    assert_eq!(d.channel().messages().len(), 1);
}

#[tokio::test]
async fn only_what_is_there_can_be_pressed_but_a_click_may_be_late() {
    let (d, _bot) = start().await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let offer = alice.slash("offer", []).await;
    let press = |id: &str| Act::Press {
        message: offer.id,
        custom_id: id.to_owned(),
        late: false,
    };
    assert_snapshot!(bob.cannot(&press("no")), @"there is no button `no` to press");
    assert_snapshot!(bob.cannot(&press("never")), @"there is no button `never` to press");
    bob.press(&offer, "Accept").await;
    assert_snapshot!(bob.cannot(&press("yes")), @"there is no button `yes` to press");
    assert_snapshot!(alice.press_id(&offer, "yes").await, @"yes by alice");
    d.delete_message(offer.id);
    assert_snapshot!(bob.cannot(&press("yes")), @"the message is not there for this person");
    let late = Act::Press {
        message: offer.id,
        custom_id: "never".to_owned(),
        late: true,
    };
    assert_snapshot!(bob.cannot(&late), @"there is no button `never` to press");
}

#[tokio::test]
async fn choosing_from_a_menu() {
    let (d, _bot) = start().await;
    let alice = d.person("alice");
    let offer = alice.slash("offer", []).await;
    assert_snapshot!(alice.choose(&offer, ["E five", "D four"]).await, @r"
    (only for alice)
    e5+d4
    ");
    let choose = |values: &[&str]| Act::Choose {
        message: offer.id,
        custom_id: "pick".to_owned(),
        values: values.iter().map(|&value| value.to_owned()).collect(),
        late: false,
    };
    assert_snapshot!(alice.cannot(&choose(&["a1"])), @"the menu does not offer `a1`");
    assert_snapshot!(alice.cannot(&choose(&[])), @"0 values chosen, not (1, 2)");
}

#[tokio::test]
async fn a_form_is_filled_in() {
    let (d, _bot) = start().await;
    let alice = d.person("alice");
    let form = alice.begin("form", []);
    assert!(matches!(form.callback().await, Callback::Modal(_)));
    let submit = |text: &str| Act::Submit {
        form: form.id,
        fields: vec![("move".to_owned(), text.into())],
    };
    assert_snapshot!(alice.cannot(&submit("x")), @"the field `move` takes 2 to 5 characters");
    assert_snapshot!(d.person("bob").cannot(&submit("d4")), @"there is no form open");
    assert_snapshot!(alice.submit(&form, [("move", "d4-d5")]).await, @"moved d4-d5");
}

#[tokio::test]
async fn a_private_message_is_nobody_elses_to_press() {
    let d = Discord::start().await;
    let commands = json!([{ "name": "secret", "description": "Whispers" }]);
    let _bot = tiny_bot::start(&d, commands, |answering: Answering| async move {
        let rows = json!([{ "type": 1, "components": [button("yes", "Yes", false)] }]);
        if answering.press().is_some() {
            answering.callback(json!({ "type": 6 })).await.unwrap();
            answering.follow_up(json!({ "content": "heard" })).await.unwrap();
        } else {
            let data = json!({ "content": "psst", "flags": 64, "components": rows });
            answering
                .callback(json!({ "type": 4, "data": data }))
                .await
                .unwrap();
        }
    })
    .await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let secret = alice.slash("secret", []).await;
    let press = Act::Press {
        message: secret.id,
        custom_id: "yes".to_owned(),
        late: false,
    };
    assert_snapshot!(bob.cannot(&press), @"the message is not there for this person");
    let pressed = alice.click(&secret, "Yes");
    assert_eq!(pressed.callback().await, Callback::DeferredUpdate);
    assert_snapshot!(pressed.answer().await, @"heard");
}

#[tokio::test]
async fn fifty_people_press_at_once() {
    let (d, _bot) = start().await;
    let offer = d.person("alice").slash("offer", []).await;
    let people: Vec<_> = (0..50).map(|n| d.person(&format!("person{n}"))).collect();
    let pressing: Vec<_> = people
        .iter()
        .map(|person| person.press_id(&offer, "yes"))
        .collect();
    let answers = futures_util::future::join_all(pressing).await;
    assert!(
        answers
            .iter()
            .all(|answer| answer.text().starts_with("yes by person"))
    );
    assert_eq!(
        d.read(|world| world.message(offer.id).unwrap().revisions.len()),
        51
    );
}
