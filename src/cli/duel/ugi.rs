//! Another program that plays, over the Universal Game Interface.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use anyhow::{Context, anyhow, bail};

use super::player::Budget;
use crate::rules::{
    game::Game,
    moves::Move,
    notation::move_text::{read_move, write_move},
    variant::Variant,
};

/// A running program.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts a command (words separated by blanks) and tells it the variant.
    pub(super) fn start(command: &str, variant: Variant) -> anyhow::Result<Self> {
        let mut words = command.split_whitespace();
        let name = words.next().context("no command after ugi:")?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let input = child.stdin.take().context("no way to talk to it")?;
        let output = child.stdout.take().context("no way to hear it")?;
        let mut program = Self {
            child,
            input,
            output: BufReader::new(output),
        };
        program.say("ugi")?;
        program.hear("ugiok")?;
        program.say(&format!("setoption name Variant value {variant}"))?;
        program.say("isready")?;
        program.hear("readyok")?;
        Ok(program)
    }

    /// The move it plays in a game that has not ended.
    pub(super) fn choose(&mut self, game: &Game, budget: Budget) -> anyhow::Result<Move> {
        let moves = game.moves().iter().map(|m| write_move(game.variant(), m));
        let moves: Vec<String> = moves.collect();
        self.say(&format!(
            "position fen {} moves {}",
            game.start(),
            moves.join(" ")
        ))?;
        match budget {
            Budget::Nodes(nodes) => self.say(&format!("go nodes {nodes}"))?,
            Budget::Time(ms) => self.say(&format!("go movetime {ms}"))?,
        }
        let answer = self.hear("bestmove")?;
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        read_move(game, text).map_err(|refusal| anyhow!("{text} in {}: {}", game.position(), refusal.reason))
    }

    fn say(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()?;
        Ok(())
    }

    /// The next line that begins with this word.
    fn hear(&mut self, word: &str) -> anyhow::Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                bail!("the program ended before it said {word}");
            }
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whatever is wrong with it, it is not to stay.
        let _told = self.say("quit");
        let _ended = self.child.kill();
        let _gone = self.child.wait();
    }
}
