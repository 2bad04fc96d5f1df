//! `reynard analyse --game`: a whole game, who erred where, and how the advantage went.

use std::io::{self, Write};

use serde::Serialize;

use super::Worth;
use crate::{
    engine::{Fault, Ply, Review},
    render::{Curve, Theme},
    rules::{notation::move_text::write_move, side::Side, variant::Variant},
};

/// How many moves of the better way are printed.
const SHOWN: usize = 5;

/// What is printed of a review.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    plies: Vec<Judged>,
    /// What the last position is worth to the side to move.
    last: Worth,
    to_move: &'static str,
    /// How many plies, from the end, were looked at as was asked for.
    searched: usize,
    /// The advantage of the few before each ply and at the end, from -1 to 1.
    curve: Vec<f64>,
    #[serde(skip)]
    counts: Vec<Counts>,
}

/// One move of the game. The scores are from the view of the side that played it.
#[derive(Debug, Serialize)]
struct Judged {
    side: &'static str,
    played: String,
    best: String,
    line: Vec<String>,
    before: Worth,
    after: Worth,
    /// How much of the game was lost by it, from 0 to 1.
    loss: f64,
    fault: Option<&'static str>,
}

/// How many faults of each size a side made, the smallest first.
#[derive(Debug)]
struct Counts {
    side: &'static str,
    faults: [usize; Fault::ALL.len()],
}

impl Report {
    pub(super) fn of(variant: Variant, review: &Review) -> Self {
        let count = |side| Counts {
            side: variant.side_word(side),
            faults: Fault::ALL.map(|fault| review.count(side, fault)),
        };
        Self {
            plies: review.plies.iter().map(|ply| Judged::of(variant, ply)).collect(),
            last: review.last.into(),
            to_move: variant.side_word(review.to_move),
            searched: review.searched,
            curve: review.curve(),
            counts: Side::ALL.map(count).into(),
        }
    }

    /// The faults with what was better, a line each, and then how many each side made.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for (i, ply) in self.plies.iter().enumerate() {
            ply.write(i + 1, out)?;
        }
        for counts in &self.counts {
            let faults = Fault::ALL.iter().zip(counts.faults).rev();
            let faults: Vec<String> = faults.map(|(&fault, n)| format!("{} {n}", word(fault))).collect();
            writeln!(out, "{}: {}", counts.side, faults.join(", "))?;
        }
        writeln!(out, "the last position, for the {}: {}", self.to_move, self.last)?;
        if self.searched < self.plies.len() {
            let (searched, all) = (self.searched, self.plies.len());
            writeln!(
                out,
                "there was time for the last {searched} of {all} moves; the others were only glanced at"
            )?;
        }
        Ok(())
    }
}

impl Judged {
    fn of(variant: Variant, ply: &Ply) -> Self {
        Self {
            side: variant.side_word(ply.side),
            played: write_move(variant, &ply.played),
            best: write_move(variant, &ply.best),
            line: ply.line.iter().map(|m| write_move(variant, m)).collect(),
            before: ply.before.into(),
            after: ply.after.into(),
            loss: ply.loss,
            fault: ply.fault.map(word),
        }
    }

    /// A line, if it was a fault.
    fn write(&self, ply: usize, out: &mut impl Write) -> io::Result<()> {
        let Some(fault) = self.fault else {
            return Ok(());
        };
        let (side, played, before, after) = (self.side, &self.played, &self.before, &self.after);
        let line: Vec<&str> = self.line.iter().map(String::as_str).take(SHOWN).collect();
        let better = line.join(" ");
        writeln!(
            out,
            "{ply}. {side} {played}: {fault}, {before} became {after}; better {better}"
        )
    }
}

const fn word(fault: Fault) -> &'static str {
    match fault {
        Fault::Inaccuracy => "inaccuracy",
        Fault::Mistake => "mistake",
        Fault::Blunder => "blunder",
    }
}

/// The curve of a review, mistakes and blunders marked.
pub(super) fn curve(variant: Variant, review: &Review, theme: Theme, width: u32) -> Curve {
    let is_marked = |ply: &Ply| ply.fault >= Some(Fault::Mistake);
    let plies = (1..).zip(&review.plies);
    Curve {
        variant,
        scores: review.curve(),
        marked: plies
            .filter(|(_, ply)| is_marked(ply))
            .map(|(number, _)| number)
            .collect(),
        theme,
        width,
    }
}
