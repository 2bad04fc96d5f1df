//! A challenge as a message.

use super::{deleted, keys, mention};
use crate::{
    app::{Challenge, ChallengeState, SideWish},
    discord::{
        custom_id::CustomId,
        outgoing::{Button, Embed, Outgoing, Row, Style},
    },
    locale::{Locale, Text},
};

/// The edge of a card's frame, 0xRRGGBB.
const COLOR: u32 = 0x0088_5A2C;

/// The card of a challenge as it stands: with buttons while it is open, with its end afterwards.
#[must_use]
pub fn card(challenge: &Challenge, locale: Locale) -> Outgoing {
    let is_open = challenge.state == ChallengeState::Open;
    let mut lines = vec![side(challenge, locale)];
    if challenge.terms.pace.is_some() {
        let pace = keys::pace(challenge.terms.pace);
        lines.push(locale.text(&Text::ChallengePace { pace }));
    }
    if challenge.terms.rated {
        lines.push(locale.text(&Text::ChallengeRated));
    }
    if challenge.terms.hints {
        lines.push(locale.text(&Text::ChallengeHints));
    }
    lines.push(state(challenge, locale));
    let embed = Embed {
        title: Some(locale.text(&Text::VariantName {
            variant: challenge.terms.variant.id(),
        })),
        description: Some(lines.join("\n")),
        color: Some(COLOR),
        ..Embed::default()
    };
    let out = Outgoing {
        content: Some(headline(challenge, locale)),
        embed: Some(embed),
        rows: if is_open {
            vec![buttons(challenge, locale)]
        } else {
            Vec::new()
        },
        pings: challenge.terms.opponent.filter(|_| is_open).into_iter().collect(),
        ..Outgoing::default()
    };
    deleted::named(out, locale)
}

/// One line for when Discord refuses the rest.
#[must_use]
pub fn plain(challenge: &Challenge, locale: Locale) -> String {
    headline(challenge, locale)
}

fn headline(challenge: &Challenge, locale: Locale) -> String {
    let challenger = mention(challenge.terms.challenger);
    locale.text(&match challenge.terms.opponent {
        Some(opponent) if challenge.terms.counters.is_some() => Text::ChallengeCardCounter {
            challenger,
            opponent: mention(opponent),
        },
        Some(opponent) => Text::ChallengeCard {
            challenger,
            opponent: mention(opponent),
        },
        None => Text::ChallengeCardOpen { challenger },
    })
}

fn side(challenge: &Challenge, locale: Locale) -> String {
    locale.text(&match challenge.terms.side {
        SideWish::Random => Text::ChallengeSideRandom,
        SideWish::Side(side) => Text::ChallengeSide {
            challenger: mention(challenge.terms.challenger),
            side: keys::side(challenge.terms.variant, side),
        },
    })
}

fn state(challenge: &Challenge, locale: Locale) -> String {
    let challenger = mention(challenge.terms.challenger);
    locale.text(&match challenge.state {
        ChallengeState::Open => {
            let when = format!("<t:{}:R>", challenge.terms.lapses_at.as_second());
            Text::ChallengeLapses { when }
        }
        ChallengeState::Accepted => Text::ChallengeAccepted { challenger },
        ChallengeState::Declined if challenge.countered => Text::ChallengeCountered,
        ChallengeState::Declined => Text::ChallengeDeclined { challenger },
        ChallengeState::Withdrawn => Text::ChallengeWithdrawn { challenger },
        ChallengeState::Lapsed => Text::ChallengeLapsed { challenger },
    })
}

fn buttons(challenge: &Challenge, locale: Locale) -> Row {
    let button = |id: CustomId, text: &Text, style| Button {
        custom_id: id.to_string(),
        label: locale.text(text),
        style,
    };
    let mut buttons = vec![button(
        CustomId::Accept(challenge.id),
        &Text::ButtonAccept,
        Style::Success,
    )];
    // Nobody declines for everyone.
    if challenge.terms.opponent.is_some() {
        buttons.push(button(
            CustomId::Decline(challenge.id),
            &Text::ButtonDecline,
            Style::Secondary,
        ));
    }
    buttons.push(button(
        CustomId::AskCounter(challenge.id),
        &Text::ButtonCounter,
        Style::Secondary,
    ));
    buttons.push(button(
        CustomId::Withdraw(challenge.id),
        &Text::ButtonWithdraw,
        Style::Secondary,
    ));
    Row::Buttons(buttons)
}
