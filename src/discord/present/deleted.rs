//! Players who wanted to be forgotten: a name for those who have none.

use super::mention;
use crate::{
    app::PlayerId,
    discord::outgoing::Outgoing,
    locale::{Locale, Text},
};

/// The message with words where it mentions nobody's account.
#[must_use]
pub fn named(mut out: Outgoing, locale: Locale) -> Outgoing {
    let name = |text: &mut String| *text = in_text(text, locale);
    out.content.iter_mut().for_each(name);
    if let Some(embed) = &mut out.embed {
        embed
            .title
            .iter_mut()
            .chain(&mut embed.description)
            .for_each(name);
        for field in &mut embed.fields {
            name(&mut field.name);
            name(&mut field.value);
        }
    }
    out
}

/// The same for a text.
#[must_use]
pub fn in_text(text: &str, locale: Locale) -> String {
    let mention = mention(PlayerId::DELETED);
    if text.contains(&mention) {
        text.replace(&mention, &locale.text(&Text::DeletedPlayer))
    } else {
        text.to_owned()
    }
}
