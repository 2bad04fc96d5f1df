//! Reading records.

use crate::rules::{game::Game, notation::move_text::read_move, position::Position, variant::Variant};

use super::{GameResult, MAX_BYTES, Problem, Record, RecordError, by_rules, is_tag_name};

pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let mut scanner = Scanner { rest: text, line: 1 };
    if text.len() > MAX_BYTES {
        return Err(scanner.error(Problem::TooLong));
    }
    let mut tags = Tags::read(&mut scanner)?;
    let mut game = tags.game(&scanner)?;
    let claimed = tags.result(game.variant())?;
    let ended = moves(&mut scanner, &mut game)?;
    let rules = game.outcome().map(|_| by_rules(&game));
    let mut said = [claimed, ended, rules].into_iter().flatten();
    let result = said.next().unwrap_or(GameResult::Open);
    if said.any(|other| other != result) {
        return Err(scanner.error(Problem::Contradiction));
    }
    Ok(Record {
        game,
        result,
        tags: tags.free(),
    })
}

/// A text being read from the front.
struct Scanner<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Scanner<'a> {
    fn error(&self, problem: Problem) -> RecordError {
        RecordError {
            line: self.line,
            problem,
        }
    }

    fn next(&mut self) -> Option<char> {
        let sign = self.rest.chars().next()?;
        self.rest = &self.rest[sign.len_utf8()..];
        self.line += usize::from(sign == '\n');
        Some(sign)
    }

    fn next_if(&mut self, wanted: char) -> bool {
        self.rest.starts_with(wanted) && self.next().is_some()
    }

    /// Goes past blanks, line ends and comments.
    fn skip(&mut self) -> Result<(), RecordError> {
        loop {
            let ahead = self.rest.trim_start();
            self.take(self.rest.len() - ahead.len());
            if !self.rest.starts_with('{') {
                return Ok(());
            }
            let end = self.rest.find('}').ok_or_else(|| self.error(Problem::Comment))?;
            self.take(end + 1);
        }
    }

    /// Takes so many bytes, which end between two characters.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// What comes before the next sign that `ends` it.
    fn until(&mut self, ends: impl Fn(char) -> bool) -> &'a str {
        let bytes = self.rest.find(ends).unwrap_or(self.rest.len());
        self.take(bytes)
    }
}

/// A tag and the line it stands on.
struct Tag {
    line: usize,
    name: String,
    value: String,
}

struct Tags(Vec<Tag>);

impl Tags {
    fn read(scanner: &mut Scanner<'_>) -> Result<Self, RecordError> {
        let mut tags = Self(Vec::new());
        loop {
            scanner.skip()?;
            if !scanner.next_if('[') {
                return Ok(tags);
            }
            let tag = Tag::read(scanner)?;
            if tags.0.iter().any(|known| known.name == tag.name) {
                return Err(scanner.error(Problem::SecondTag(tag.name)));
            }
            tags.0.push(tag);
        }
    }

    /// Takes a tag out.
    fn take(&mut self, name: &str) -> Option<Tag> {
        let at = self.0.iter().position(|tag| tag.name == name)?;
        Some(self.0.remove(at))
    }

    /// The game at its start.
    fn game(&mut self, scanner: &Scanner<'_>) -> Result<Game, RecordError> {
        let tag = self
            .take("Variant")
            .ok_or_else(|| scanner.error(Problem::NoVariant))?;
        let variant = tag
            .value
            .parse()
            .map_err(|error| tag.error(Problem::Variant(error)))?;
        let Some(tag) = self.take("Start") else {
            return Ok(Game::new(variant));
        };
        let start = Position::from_text(variant, &tag.value);
        start
            .map(Game::from_position)
            .map_err(|error| tag.error(Problem::Start(error)))
    }

    fn result(&mut self, variant: Variant) -> Result<Option<GameResult>, RecordError> {
        let Some(tag) = self.take("Result") else {
            return Ok(None);
        };
        let result = GameResult::from_word(variant, &tag.value);
        result
            .map(Some)
            .ok_or_else(|| tag.error(Problem::Result(shortened(&tag.value))))
    }

    fn free(self) -> Vec<(String, String)> {
        self.0.into_iter().map(|tag| (tag.name, tag.value)).collect()
    }
}

impl Tag {
    fn error(&self, problem: Problem) -> RecordError {
        RecordError {
            line: self.line,
            problem,
        }
    }

    /// Reads on from behind the bracket.
    fn read(scanner: &mut Scanner<'_>) -> Result<Self, RecordError> {
        let line = scanner.line;
        scanner.until(|sign| !sign.is_whitespace());
        let name = scanner
            .until(|sign| !sign.is_ascii_alphanumeric() && sign != '_')
            .to_owned();
        scanner.until(|sign| !sign.is_whitespace());
        let value = if scanner.next_if('"') {
            quoted(scanner)
        } else {
            None
        };
        scanner.until(|sign| !sign.is_whitespace());
        match value {
            Some(value) if is_tag_name(&name) && scanner.next_if(']') => Ok(Self { line, name, value }),
            _ => Err(RecordError {
                line,
                problem: Problem::Tag,
            }),
        }
    }
}

/// The text up to the quote that ends it; `None` if there is none.
fn quoted(scanner: &mut Scanner<'_>) -> Option<String> {
    let mut value = String::new();
    loop {
        match scanner.next()? {
            '"' => return Some(value),
            '\\' => value.push(match scanner.next()? {
                'n' => '\n',
                sign @ ('"' | '\\') => sign,
                _ => return None,
            }),
            sign => value.push(sign),
        }
    }
}

/// Plays the moves; the result behind them, if one is there.
fn moves(scanner: &mut Scanner<'_>, game: &mut Game) -> Result<Option<GameResult>, RecordError> {
    loop {
        scanner.skip()?;
        let line = scanner.line;
        let word = scanner.until(|sign| sign.is_whitespace() || sign == '{');
        if word.is_empty() {
            return Ok(None);
        }
        if let Some(result) = GameResult::from_word(game.variant(), word) {
            scanner.skip()?;
            let last = scanner.rest.is_empty();
            return if last {
                Ok(Some(result))
            } else {
                Err(scanner.error(Problem::Trailing))
            };
        }
        play(game, word).map_err(|problem| RecordError { line, problem })?;
    }
}

/// Plays a word: a number with its dots, a move, or both.
fn play(game: &mut Game, word: &str) -> Result<(), Problem> {
    let text = numbered(word, game.ply() / 2 + 1)?;
    if text.is_empty() {
        return Ok(());
    }
    let refused = |refusal| Problem::Move {
        ply: game.ply(),
        text: shortened(text),
        refusal,
    };
    let m = read_move(game, text).map_err(refused)?;
    game.play(m).expect("a legal move");
    Ok(())
}

/// What follows the number of a pair of moves, if there is a number.
fn numbered(word: &str, wanted: usize) -> Result<&str, Problem> {
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = &word[..word.len() - rest.len()];
    if digits.is_empty() || !rest.starts_with('.') {
        return Ok(word);
    }
    let found = digits.parse().unwrap_or(usize::MAX);
    if found == wanted {
        Ok(rest.trim_start_matches('.'))
    } else {
        Err(Problem::Number { found, wanted })
    }
}

/// The beginning of a text from outside, for a message.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
