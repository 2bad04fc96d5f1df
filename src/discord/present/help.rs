//! What the bot is and how to use it.

use super::keys;
use crate::{
    discord::outgoing::{Embed, Field, Outgoing},
    locale::{Locale, Text},
    rules::{side::Side, variant::Family},
};

/// The help page.
#[must_use]
pub fn help(locale: Locale) -> Outgoing {
    let games: Vec<String> = Family::ALL
        .into_iter()
        .map(|family| {
            let variant = family.plain();
            locale.text(&Text::HelpGame {
                variant: variant.id(),
                few: keys::side(variant, Side::Few),
                many: keys::side(variant, Side::Many),
            })
        })
        .collect();
    let field = |name: &Text, value| Field {
        name: locale.text(name),
        value,
    };
    let embed = Embed {
        title: Some(locale.text(&Text::HelpTitle)),
        description: Some(locale.text(&Text::HelpBody)),
        fields: vec![
            field(&Text::HelpGamesTitle, games.join("\n")),
            field(&Text::HelpNamesTitle, locale.text(&Text::HelpNames)),
        ],
        ..Embed::default()
    };
    Outgoing {
        embed: Some(embed),
        private: true,
        ..Outgoing::default()
    }
}
