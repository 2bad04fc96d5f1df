//! Waiting for the bot's first answer to what was done on the page.

use std::collections::VecDeque;

use crate::playground::{
    Snowflake,
    world::{Callback, World},
};

use super::told::{Choice, Outcome, Told};

/// As many interactions are waited for at once; of more, the oldest are given up.
const MOST_AWAITED: usize = 100;

/// Questions whose interactions the bot has not answered.
#[derive(Debug, Default)]
pub(super) struct Awaited(VecDeque<(u64, Snowflake)>);

impl Awaited {
    pub(super) fn add(&mut self, n: u64, interaction: Snowflake) {
        if self.0.len() == MOST_AWAITED {
            self.0.pop_front();
        }
        self.0.push_back((n, interaction));
    }

    /// What has been answered since.
    pub(super) fn news(&mut self, world: &World) -> Vec<Told> {
        let mut news = Vec::new();
        self.0.retain(|&(n, interaction)| {
            let callback = world
                .interaction(interaction)
                .and_then(|known| known.callback.as_ref());
            news.extend(callback.map(|callback| Told::Outcome {
                n,
                interaction,
                outcome: outcome(callback),
            }));
            callback.is_none()
        });
        news
    }
}

fn outcome(callback: &Callback) -> Outcome {
    match callback {
        Callback::Message => Outcome::Message,
        Callback::DeferredMessage => Outcome::Thinking,
        Callback::DeferredUpdate => Outcome::Acknowledged,
        Callback::Update => Outcome::Update,
        Callback::Modal(form) => Outcome::Form { form: form.clone() },
        Callback::Choices(choices) => Outcome::Choices {
            choices: choices
                .iter()
                .map(|(name, value)| Choice {
                    name: name.clone(),
                    value: value.clone(),
                })
                .collect(),
        },
    }
}
