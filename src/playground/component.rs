//! Components: their types, and how they nest.

use serde_json::{Value, json};

/// Discord's numbers for the types.
pub(crate) mod kind {
    pub(crate) const ROW: u64 = 1;
    pub(crate) const BUTTON: u64 = 2;
    pub(crate) const STRING_SELECT: u64 = 3;
    pub(crate) const TEXT_INPUT: u64 = 4;
    pub(crate) const USER_SELECT: u64 = 5;
    pub(crate) const ROLE_SELECT: u64 = 6;
    pub(crate) const MENTIONABLE_SELECT: u64 = 7;
    pub(crate) const CHANNEL_SELECT: u64 = 8;
    pub(crate) const SECTION: u64 = 9;
    pub(crate) const TEXT_DISPLAY: u64 = 10;
    pub(crate) const THUMBNAIL: u64 = 11;
    pub(crate) const MEDIA_GALLERY: u64 = 12;
    pub(crate) const FILE: u64 = 13;
    pub(crate) const SEPARATOR: u64 = 14;
    pub(crate) const CONTAINER: u64 = 17;
    pub(crate) const LABEL: u64 = 18;
    pub(crate) const FILE_UPLOAD: u64 = 19;
    pub(crate) const RADIO_GROUP: u64 = 21;
    pub(crate) const CHECKBOX_GROUP: u64 = 22;
    pub(crate) const CHECKBOX: u64 = 23;
}

/// The type of a component; 0 if it has none.
pub(crate) fn kind_of(component: &Value) -> u64 {
    component["type"].as_u64().unwrap_or(0)
}

/// Whether it is a menu: of given choices, people, roles, either, or channels.
pub(crate) fn is_select(component: &Value) -> bool {
    matches!(
        kind_of(component),
        kind::STRING_SELECT
            | kind::USER_SELECT
            | kind::ROLE_SELECT
            | kind::MENTIONABLE_SELECT
            | kind::CHANNEL_SELECT
    )
}

/// Every component of a list, each before what is nested in it: the order in which Discord numbers them.
pub(crate) fn all(components: &[Value]) -> Vec<&Value> {
    let mut found = Vec::new();
    for component in components {
        found.push(component);
        for (_, nested) in nested(component) {
            found.extend(all(std::slice::from_ref(nested)));
        }
    }
    found
}

/// As [`all`], with the path of each from the top of the body.
pub(crate) fn all_with_paths<'a>(path: &str, components: &'a [Value]) -> Vec<(String, &'a Value)> {
    let list = components.iter().enumerate();
    list.flat_map(|(at, component)| with_nested(format!("{path}.{at}"), component))
        .collect()
}

fn with_nested(path: String, component: &Value) -> Vec<(String, &Value)> {
    let below = nested(component)
        .into_iter()
        .flat_map(|(step, nested)| with_nested(format!("{path}.{step}"), nested));
    let below: Vec<_> = below.collect();
    std::iter::once((path, component)).chain(below).collect()
}

/// What is directly in a component, with the steps that lead there.
fn nested(component: &Value) -> Vec<(String, &Value)> {
    let list = component["components"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate();
    let list = list.map(|(at, nested)| (format!("components.{at}"), nested));
    let single = ["accessory", "component"].into_iter();
    let single = single.map(|key| (key.to_owned(), &component[key]));
    list.chain(single.filter(|(_, nested)| nested.is_object()))
        .collect()
}

/// Changes every component of a list, in the order of [`all`].
pub(crate) fn change_all(components: &mut [Value], change: &mut dyn FnMut(&mut Value)) {
    for component in components {
        change(component);
        if let Some(list) = component.get_mut("components").and_then(Value::as_array_mut) {
            change_all(list, change);
        }
        for key in ["accessory", "component"] {
            if let Some(nested) = component.get_mut(key).filter(|nested| nested.is_object()) {
                change_all(std::slice::from_mut(nested), change);
            }
        }
    }
}

/// Numbers those that have no `id` of their own (or 0, which counts as none), with numbers that nobody has.
pub(crate) fn number(components: &mut [Value]) {
    let taken: Vec<u64> = all(components).into_iter().filter_map(own_id).collect();
    let mut free = (1..).filter(|id| !taken.contains(id));
    change_all(components, &mut |component| {
        if own_id(component).is_none()
            && let Some(component) = component.as_object_mut()
        {
            component.insert("id".to_owned(), json!(free.next()));
        }
    });
}

/// The `id` that a component was given by its sender.
pub(crate) fn own_id(component: &Value) -> Option<u64> {
    component["id"].as_u64().filter(|id| *id != 0)
}

/// The pieces of media that a component itself shows, with the steps that lead there.
pub(crate) fn media(component: &Value) -> Vec<(String, &Value)> {
    match kind_of(component) {
        kind::THUMBNAIL => vec![("media".to_owned(), &component["media"])],
        kind::FILE => vec![("file".to_owned(), &component["file"])],
        kind::MEDIA_GALLERY => {
            let items = component["items"].as_array().into_iter().flatten().enumerate();
            items
                .map(|(at, item)| (format!("items.{at}.media"), &item["media"]))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The name of the message's file that an address means.
pub(crate) fn file_name(url: &Value) -> Option<&str> {
    url.as_str()?.strip_prefix("attachment://")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nest() -> Value {
        json!([
            { "type": 17, "components": [
                { "type": 9, "components": [{ "type": 10 }], "accessory": { "type": 2, "id": 3 } },
                { "type": 1, "id": 0, "components": [{ "type": 2 }] },
            ] },
            { "type": 18, "component": { "type": 4 } },
        ])
    }

    #[test]
    fn everything_nested_is_found_with_its_path() {
        let nest = nest();
        let paths: Vec<String> = all_with_paths("components", nest.as_array().unwrap())
            .into_iter()
            .map(|(path, component)| format!("{path} {}", kind_of(component)))
            .collect();
        assert_eq!(
            paths,
            [
                "components.0 17",
                "components.0.components.0 9",
                "components.0.components.0.components.0 10",
                "components.0.components.0.accessory 2",
                "components.0.components.1 1",
                "components.0.components.1.components.0 2",
                "components.1 18",
                "components.1.component 4",
            ]
        );
    }

    #[test]
    fn numbers_are_given_in_order_around_those_that_are_taken() {
        let mut nest = nest();
        let list = nest.as_array_mut().unwrap();
        number(list);
        let ids: Vec<_> = all(list)
            .into_iter()
            .map(|component| own_id(component).unwrap())
            .collect();
        assert_eq!(ids, [1, 2, 4, 3, 5, 6, 7, 8]);
    }
}
