//! The lines that come in.

/// A line understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    /// A start, `None` for the usual one, and moves from there.
    Position {
        start: Option<String>,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// How far to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Go {
    pub(super) movetime: Option<u64>,
    pub(super) depth: Option<u8>,
    pub(super) nodes: Option<u64>,
    /// Until told to stop.
    pub(super) infinite: bool,
}

/// What can be asked about the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Query {
    GameOver,
    PlayerOneToMove,
    Result,
}

impl Command {
    /// Reads a line; `None` if it means nothing here.
    pub(super) fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let command = words.next()?;
        let rest: Vec<&str> = words.collect();
        match command {
            "ugi" => Some(Self::Ugi),
            "isready" => Some(Self::IsReady),
            "uginewgame" => Some(Self::NewGame),
            "setoption" => set_option(&rest),
            "position" => position(&rest),
            "go" => Some(Self::Go(go(&rest))),
            "stop" => Some(Self::Stop),
            "query" => query(rest.first()?).map(Self::Query),
            "quit" => Some(Self::Quit),
            _ => None,
        }
    }
}

fn set_option(words: &[&str]) -> Option<Command> {
    let (&"name", words) = words.split_first()? else {
        return None;
    };
    let middle = words.iter().position(|&word| word == "value")?;
    Some(Command::SetOption {
        name: words[..middle].join(" "),
        value: words[middle + 1..].join(" "),
    })
}

fn position(words: &[&str]) -> Option<Command> {
    let end = words
        .iter()
        .position(|&word| word == "moves")
        .unwrap_or(words.len());
    let (start, moves) = words.split_at(end);
    let start = match start.split_first()? {
        (&"startpos", []) => None,
        (&"fen", text) if !text.is_empty() => Some(text.join(" ")),
        _ => return None,
    };
    let moves = moves.iter().skip(1).map(|&word| word.to_owned()).collect();
    Some(Command::Position { start, moves })
}

/// Words that say nothing are skipped, so that clocks, which are not kept here, do no harm.
fn go(words: &[&str]) -> Go {
    let number = |name: &str| -> Option<u64> {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1)?.parse().ok()
    };
    Go {
        movetime: number("movetime"),
        depth: number("depth").map(|depth| u8::try_from(depth).unwrap_or(u8::MAX)),
        nodes: number("nodes"),
        infinite: words.contains(&"infinite"),
    }
}

fn query(word: &str) -> Option<Query> {
    match word {
        "gameover" => Some(Query::GameOver),
        "p1turn" => Some(Query::PlayerOneToMove),
        "result" => Some(Query::Result),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_has_a_start_and_moves() {
        let read = Command::read("position fen 3/3 f 0 0 moves d4-d5 c3-c4");
        let expected = Command::Position {
            start: Some("3/3 f 0 0".to_owned()),
            moves: vec!["d4-d5".to_owned(), "c3-c4".to_owned()],
        };
        assert_eq!(read, Some(expected));
        let start = Command::Position {
            start: None,
            moves: Vec::new(),
        };
        assert_eq!(Command::read(" position  startpos "), Some(start));
    }

    #[test]
    fn a_search_may_be_limited_in_several_ways() {
        let go = Go {
            movetime: Some(200),
            depth: Some(255),
            ..Go::default()
        };
        assert_eq!(
            Command::read("go wtime x movetime 200 depth 999"),
            Some(Command::Go(go))
        );
    }

    #[test]
    fn what_means_nothing_is_nothing() {
        for line in [
            "",
            "  ",
            "xyzzy",
            "setoption",
            "setoption name Hash",
            "position",
            "position fen",
            "query",
            "query x",
        ] {
            assert_eq!(Command::read(line), None, "{line}");
        }
    }
}
