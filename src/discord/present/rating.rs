//! Ratings in words.

use super::{board::MAX_ALT, keys, mention};
use crate::{
    app::{BestPage, CERTAIN, GameView, PlayerId, Rated, RatingChange},
    discord::{
        custom_id::CustomId,
        outgoing::{Button, Embed, Outgoing, Picture, Row, Style},
        painter::Painter,
    },
    locale::{Locale, Text},
    render::{Bar, MOST_BARS, Results, Theme},
    rules::side::Side,
};

/// The edge of its frame, 0xRRGGBB.
const COLOR: u32 = 0x00B0_8D2F;

/// The width of the picture, px.
const WIDTH: u32 = 800;

/// So many of somebody's ratings are shown.
const MOST: usize = 22;

/// What a game did to the ratings of its players; `None` if nothing.
#[must_use]
pub fn changes(view: &GameView, locale: Locale) -> Option<String> {
    let changes = view.rating_changes?;
    let of = |side: Side| {
        locale.text(&Text::RatingChange {
            player: mention(view.players[side]),
            rating: whole(changes[side].after),
            by: signed(changes[side]),
        })
    };
    Some(locale.text(&Text::RatingChanges {
        few: of(Side::Few),
        many: of(Side::Many),
    }))
}

/// What is known of somebody.
pub async fn stats(player: PlayerId, ratings: &[Rated], locale: Locale, painter: &Painter) -> Outgoing {
    // With numbers, by which the bars of the picture are found.
    let lines: Vec<String> = ratings
        .iter()
        .take(MOST)
        .zip(1..)
        .map(|(rated, number)| format!("{number}. {}", line(rated, locale)))
        .collect();
    let picture = match ratings {
        [] => None,
        _ => picture(ratings, locale, painter).await,
    };
    let description = if lines.is_empty() {
        locale.text(&Text::StatsNone {
            player: mention(player),
        })
    } else {
        format!("{}\n{}", mention(player), lines.join("\n"))
    };
    let embed = Embed {
        title: Some(locale.text(&Text::StatsTitle)),
        description: Some(description),
        color: Some(COLOR),
        ..Embed::default()
    };
    Outgoing {
        embed: Some(embed),
        picture,
        private: true,
        ..Outgoing::default()
    }
}

/// The results as bars, those with the most games.
async fn picture(ratings: &[Rated], locale: Locale, painter: &Painter) -> Option<Picture> {
    let shown = &ratings[..ratings.len().min(MOST_BARS)];
    let bars = shown.iter().map(|rated| Bar {
        variant: rated.variant,
        side: rated.side,
        wins: rated.rating.wins,
        draws: rated.rating.draws,
        losses: rated.rating.losses,
        rating: whole(rated.rating.rating),
        certain: rated.rating.deviation <= CERTAIN,
    });
    let results = Results {
        bars: bars.collect(),
        theme: Theme::Wood,
        width: WIDTH,
    };
    let png = painter.results(results).await?;
    let rows = shown.iter().zip(1..).map(|(rated, number)| {
        locale.text(&Text::AltResult {
            number,
            variant: rated.variant.id(),
            side: keys::side(rated.variant, rated.side),
            rating: whole(rated.rating.rating),
            wins: rated.rating.wins,
            draws: rated.rating.draws,
            losses: rated.rating.losses,
        })
    });
    let words: Vec<String> = [locale.text(&Text::AltResults)].into_iter().chain(rows).collect();
    Some(Picture {
        name: "reynard-stats.png".to_owned(),
        png,
        alt: words.join(" ").chars().take(MAX_ALT).collect(),
    })
}

/// A page of the best.
#[must_use]
pub fn best(page: &BestPage, locale: Locale) -> Outgoing {
    let (variant, side) = page.of;
    let lines: Vec<String> = page
        .people
        .iter()
        .zip(page.first_rank()..)
        .map(|(rated, rank)| {
            locale.text(&Text::BestLine {
                rank,
                player: mention(rated.player),
                rating: whole(rated.rating.rating),
                games: games(rated),
            })
        })
        .collect();
    let description = if lines.is_empty() {
        locale.text(&Text::BestNone)
    } else {
        lines.join("\n")
    };
    let embed = Embed {
        title: Some(locale.text(&Text::BestTitle {
            variant: variant.id(),
            side: keys::side(variant, side),
        })),
        description: Some(description),
        color: Some(COLOR),
        ..Embed::default()
    };
    Outgoing {
        embed: Some(embed),
        rows: pager(page, locale).into_iter().collect(),
        private: true,
        ..Outgoing::default()
    }
}

fn line(rated: &Rated, locale: Locale) -> String {
    let rating = rated.rating;
    let text = Text::StatsLine {
        variant: rated.variant.id(),
        side: keys::side(rated.variant, rated.side),
        rating: whole(rating.rating),
        margin: whole(2.0 * rating.deviation),
        certain: if rating.deviation <= CERTAIN { "yes" } else { "no" },
        wins: rating.wins,
        draws: rating.draws,
        losses: rating.losses,
    };
    locale.text(&text)
}

fn pager(page: &BestPage, locale: Locale) -> Option<Row> {
    let button = |to: u32, text: &Text| Button {
        custom_id: CustomId::Best(page.of.0, page.of.1, page.here, to).to_string(),
        label: locale.text(text),
        style: Style::Secondary,
    };
    let better = page
        .page
        .checked_sub(1)
        .map(|to| button(to, &Text::ButtonEarlier));
    let worse = page
        .more
        .then(|| button(page.page.saturating_add(1), &Text::ButtonLater));
    let buttons: Vec<Button> = better.into_iter().chain(worse).collect();
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

fn games(rated: &Rated) -> u32 {
    let rating = rated.rating;
    rating.wins + rating.draws + rating.losses
}

/// Ratings lie between 0 and some thousands.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "ratings are small, and none is below zero here"
)]
fn whole(rating: f64) -> u32 {
    rating.round().max(0.0) as u32
}

/// How much it rose, with its sign.
fn signed(change: RatingChange) -> String {
    let by = i64::from(whole(change.after)) - i64::from(whole(change.before));
    match by {
        0.. => format!("+{by}"),
        _ => format!("−{}", -by),
    }
}
