//! The one list of messages.

use fluent_bundle::{FluentArgs, FluentValue};

/// A value that a message can carry.
trait Argument {
    fn value(&self) -> FluentValue<'_>;
    fn sample() -> Self;
}

/// A key that the `.ftl` files select on (`fox-geese`, `goose`, `resigned`).
pub type Key = &'static str;

impl Argument for Key {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(*self)
    }

    fn sample() -> Self {
        "sample"
    }
}

impl Argument for String {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(self.as_str())
    }

    fn sample() -> Self {
        "sample".to_owned()
    }
}

impl Argument for u32 {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(*self)
    }

    fn sample() -> Self {
        2
    }
}

impl Argument for i64 {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(*self)
    }

    fn sample() -> Self {
        12
    }
}

macro_rules! texts {
    ($($(#[$doc:meta])* $id:literal => $name:ident $({ $($field:ident: $kind:ty),* $(,)? })?,)*) => {
        /// Everything that is said, with what it is about.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the fields are the arguments that the message names")]
        pub enum Text {
            $($(#[$doc])* $name $({ $($field: $kind),* })?,)*
        }

        impl Text {
            /// The id of the message in the `.ftl` files.
            #[must_use]
            pub fn id(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $id,)*
                }
            }

            /// Its arguments by name.
            #[must_use]
            pub fn args(&self) -> FluentArgs<'_> {
                let mut args = FluentArgs::new();
                match self {
                    $(Self::$name $({ $($field),* })? => {
                        $($(args.set(stringify!($field), Argument::value($field));)*)?
                    })*
                }
                args
            }

            /// One of each, with made-up arguments, for tests over the whole list.
            #[must_use]
            pub fn samples() -> Vec<Self> {
                vec![$(Self::$name $({ $($field: <$kind as Argument>::sample()),* })?),*]
            }
        }
    };
}

// `player` and `opponent` are mentions (`<@1>`), `moves` lists of moves in canonical notation, `game` a number.
// `variant`, `side`, `role` and `reason` are keys; `side` is who a side is: fox, foxes, tigers, geese, goats, hounds.
texts! {
    /// A variant with its options.
    "variant-name" => VariantName { variant: Key },
    /// The pieces of a side, as the name of a side.
    "side-name" => SideName { side: Key },
    /// What stands behind the number of a game: `#12`.
    "game-number" => GameNumber { game: i64 },

    /// A challenge to one person.
    "challenge-card" => ChallengeCard { challenger: String, opponent: String },
    /// A challenge to anybody.
    "challenge-card-open" => ChallengeCardOpen { challenger: String },
    /// Which sides a challenge means: the challenger's, or by lot.
    "challenge-side" => ChallengeSide { challenger: String, side: Key },
    "challenge-side-random" => ChallengeSideRandom,
    /// `when` is a Discord timestamp.
    "challenge-lapses" => ChallengeLapses { when: String },
    "challenge-accepted" => ChallengeAccepted { challenger: String },
    "challenge-declined" => ChallengeDeclined { challenger: String },
    "challenge-withdrawn" => ChallengeWithdrawn { challenger: String },
    "challenge-lapsed" => ChallengeLapsed { challenger: String },
    "button-accept" => ButtonAccept,
    "button-decline" => ButtonDecline,
    "button-withdraw" => ButtonWithdraw,
    /// Both may ask for hints.
    "challenge-hints" => ChallengeHints,
    /// The time for each move: `pace` is a key.
    "challenge-pace" => ChallengePace { pace: Key },
    "challenge-rated" => ChallengeRated,
    "challenge-unrated" => ChallengeUnrated,
    /// A challenge that answers another.
    "challenge-card-counter" => ChallengeCardCounter { challenger: String, opponent: String },
    "challenge-countered" => ChallengeCountered,
    "button-counter" => ButtonCounter,
    /// The form of other terms.
    "counter-ask" => CounterAsk,
    "counter-side" => CounterSide { side: Key },
    "counter-game" => CounterGame,
    "counter-sides" => CounterSides,
    "counter-pace" => CounterPace,
    "counter-sent" => CounterSent,
    "button-send" => ButtonSend,
    "button-rated" => ButtonRated,
    "button-unrated" => ButtonUnrated,
    "button-hints" => ButtonHints,
    "button-no-hints" => ButtonNoHints,

    /// The ping above a board.
    "board-to-move" => BoardToMove { player: String, side: Key },
    /// Where the bot is only because people have brought it along.
    "board-guests" => BoardGuests,
    /// Where the bot may answer, but not write by itself.
    "board-mute" => BoardMute,
    /// Where the bot may attach no files: why there is no picture.
    "ability-no-files" => AbilityNoFiles,
    /// Somebody who wanted to be forgotten, instead of a mention.
    "deleted-player" => DeletedPlayer,
    /// Where the computer is to move.
    "board-thinking" => BoardThinking { player: String, side: Key },
    /// How strongly the computer (`player`) plays, what that means and how long it takes; 1 to 8.
    "computer-level" => ComputerLevel { player: String, level: u32 },
    "board-begins" => BoardBegins { few: String, few_side: Key, many: String, many_side: Key },
    "board-step" => BoardStep { player: String, side: Key, notation: String },
    "board-capture" => BoardCapture { player: String, side: Key, notation: String, count: u32, captured: Key },
    "board-placement" => BoardPlacement { player: String, side: Key, notation: String },
    /// How much has been captured, of how much the few need.
    "board-captured" => BoardCaptured { count: u32, need: u32, captured: Key },
    "board-hand" => BoardHand { count: u32 },
    /// What the letters of a board in letters stand for.
    "board-legend" => BoardLegend { few: Key, many: Key },
    /// `when` is a Discord timestamp.
    "board-deadline" => BoardDeadline { when: String },
    "board-footer" => BoardFooter { game: i64, ply: u32 },
    "board-won" => BoardWon { player: String, side: Key, reason: Key, loser: Key },
    "board-drawn" => BoardDrawn { reason: Key },
    /// A game whose record ends before it did.
    "board-unfinished" => BoardUnfinished,
    "board-link" => BoardLink { link: String },
    "button-rematch" => ButtonRematch,
    "button-draw" => ButtonDraw,
    "button-resign" => ButtonResign,
    "button-hint" => ButtonHint,
    "button-replay" => ButtonReplay,
    "button-analyse" => ButtonAnalyse,
    "button-move" => ButtonMove,
    "button-more" => ButtonMore,

    /// What is asked while a move is put together.
    "pick-piece" => PickPiece,
    "pick-place" => PickPlace,
    "pick-target" => PickTarget { at: String },
    /// The jumps so far: `end` is a key, whether one may stop.
    "pick-chain" => PickChain { notation: String, end: Key },
    "pick-only-captures" => PickOnlyCaptures,
    "pick-placeholder-piece" => PickPlaceholderPiece,
    "pick-placeholder-point" => PickPlaceholderPoint,
    /// A piece and what it can do.
    "pick-entry-piece" => PickEntryPiece { at: String, steps: u32, captures: u32 },
    /// Parts of that.
    "pick-steps" => PickSteps { steps: u32 },
    "pick-captures" => PickCaptures { captures: u32 },
    /// Where a jump lands, over what, and how many jumps can follow.
    "pick-entry-jump" => PickEntryJump { at: String, role: Key, over: String, more: u32 },
    "button-pick-stop" => ButtonPickStop,
    "button-pick-undo" => ButtonPickUndo,
    "button-pick-back" => ButtonPickBack,
    /// What the marks on the picture mean, for those who cannot see it.
    "alt-pick-pieces" => AltPickPieces { points: String },
    "alt-pick-places" => AltPickPlaces { points: String },
    "alt-pick-targets" => AltPickTargets { at: String, points: String },
    "alt-pick-chain" => AltPickChain { notation: String },

    /// What else there is to a game.
    "more-title" => MoreTitle { game: i64 },
    "more-no-moves" => MoreNoMoves,
    "button-takeback" => ButtonTakeback,
    "button-moves" => ButtonMoves,
    "button-flip" => ButtonFlip,
    "button-flip-back" => ButtonFlipBack,
    "button-text-board" => ButtonTextBoard,
    "alt-flipped" => AltFlipped,

    /// The move recommended.
    "hint-best" => HintBest { notation: String },
    /// What it does, a sentence: `idea` is a key, `few` and `many` are sides.
    "hint-idea" => HintIdea { idea: Key, count: u32, point: String, few: Key, many: Key },
    /// So many of a side's pieces, a part of other sentences.
    "hint-pieces" => HintPieces { many: Key, count: u32 },
    /// The few, a part of other sentences.
    "hint-few" => HintFew { few: Key },
    /// What may come of it: `outlook` is a key, `moves` the reader's own until the end.
    "hint-outlook" => HintOutlook { outlook: Key, moves: u32 },
    /// The moves expected after it.
    "hint-line" => HintLine { moves: String },

    "analysis-title" => AnalysisTitle { game: i64, variant: Key },
    /// While it is not done.
    "analysis-progress" => AnalysisProgress { game: i64, percent: u32 },
    /// How often somebody erred.
    "analysis-side" => AnalysisSide { player: String, side: Key, blunders: u32, mistakes: u32, inaccuracies: u32 },
    /// An error and the better move: `ply` counts the moves of both, `fault` is a key.
    "analysis-fault" => AnalysisFault { ply: u32, side: Key, played: String, better: String, fault: Key },
    "analysis-faultless" => AnalysisFaultless,
    /// The curve of the advantage, for those who cannot see it.
    "alt-curve" => AltCurve { few: Key, many: Key, plies: u32 },

    /// What a board shows, for those who cannot see it.
    "alt-board" => AltBoard { variant: Key, few: Key, few_points: String, many: Key, many_points: String },
    "alt-none-on-board" => AltNoneOnBoard,
    "alt-last-move" => AltLastMove { side: Key, notation: String },
    "alt-to-move" => AltToMove { side: Key },
    "alt-captured" => AltCaptured { count: u32, need: u32, captured: Key },
    "alt-hand" => AltHand { count: u32 },
    "alt-pen" => AltPen { pen_points: String },
    "alt-over" => AltOver { winner: Key },
    "alt-drawn" => AltDrawn,
    "alt-unfinished" => AltUnfinished { side: Key },

    /// One player asks the other.
    "offer-draw" => OfferDraw { game: i64, player: String, opponent: String },
    "offer-takeback" => OfferTakeback { game: i64, player: String, opponent: String },
    /// What came of it: `state` is a key.
    "offer-end" => OfferEnd { state: Key },
    "offer-computer-declines" => OfferComputerDeclines { player: String },
    /// What was asked from another channel.
    "offer-elsewhere" => OfferElsewhere { channel: String },
    "offer-done" => OfferDone { game: i64, channel: String },
    /// A quarter of the time is left; `when` is a Discord timestamp.
    "reminder" => Reminder { game: i64, player: String, side: Key, when: String },

    "resign-ask" => ResignAsk { game: i64, variant: Key, opponent: String },
    "resign-done" => ResignDone { game: i64 },
    "button-resign-confirm" => ButtonResignConfirm,
    "button-resign-cancel" => ButtonResignCancel,
    "resign-cancelled" => ResignCancelled { game: i64 },

    "pick-game" => PickGame,
    /// For somebody who plays none of them.
    "pick-game-to-watch" => PickGameToWatch,
    "entry-players" => EntryPlayers { few: String, many: String },
    "pick-game-placeholder" => PickGamePlaceholder,
    "pick-done" => PickDone { game: i64, notation: String },
    /// `channel` is a mention of where the game is played.
    "played-elsewhere" => PlayedElsewhere { game: i64, notation: String, channel: String },
    "entry-label" => EntryLabel { game: i64, variant: Key, opponent: String },
    "entry-your-turn" => EntryYourTurn,
    "entry-their-turn" => EntryTheirTurn { opponent: String },
    "somebody" => Somebody,
    /// A line of a list of games: `turn` is a key, whether it is the reader's; `player` is to move.
    "games-line" => GamesLine { game: i64, variant: Key, few: String, few_side: Key, many: String, many_side: Key, channel: String, ply: u32, turn: Key, player: String },
    "games-title-here" => GamesTitleHere,
    "games-title-mine" => GamesTitleMine,
    "games-none-here" => GamesNoneHere,
    "games-none-mine" => GamesNoneMine,
    "button-earlier" => ButtonEarlier,
    "button-later" => ButtonLater,

    /// What a game did to the ratings: both sentences are of the next kind.
    "rating-changes" => RatingChanges { few: String, many: String },
    /// `by` is a number with its sign.
    "rating-change" => RatingChange { player: String, rating: u32, by: String },
    "stats-title" => StatsTitle,
    "stats-none" => StatsNone { player: String },
    /// `certain` is a key: yes, no.
    "stats-line" => StatsLine { variant: Key, side: Key, rating: u32, margin: u32, certain: Key, wins: u32, draws: u32, losses: u32 },
    /// The results as bars, for those who cannot see them: an introduction, then each bar.
    "alt-results" => AltResults,
    "alt-result" => AltResult { number: u32, variant: Key, side: Key, rating: u32, wins: u32, draws: u32, losses: u32 },
    "best-title" => BestTitle { variant: Key, side: Key },
    "best-none" => BestNone,
    "best-line" => BestLine { rank: u32, player: String, rating: u32, games: u32 },

    /// The rules of a game, chapter by chapter.
    "rules-title" => RulesTitle { variant: Key },
    "rules-chapter" => RulesChapter { chapter: Key },
    "rules-start" => RulesStart { variant: Key },
    "rules-moves" => RulesMoves { variant: Key },
    "rules-captures" => RulesCaptures { variant: Key },
    "rules-winning" => RulesWinning { variant: Key },
    "rules-draws" => RulesDraws { variant: Key },
    "rules-mistake" => RulesMistake { variant: Key },
    "rules-questions" => RulesQuestions { variant: Key },
    "rules-history" => RulesHistory { variant: Key },
    /// The example: `moves` are played, `instead` could be.
    "rules-before" => RulesBefore { variant: Key, moves: String, instead: String },
    "rules-after" => RulesAfter { variant: Key, moves: String, instead: String },
    "rules-sides" => RulesSides { few: Key, many: Key },
    "rules-other" => RulesOther,
    "button-rules" => ButtonRules,
    "button-rules-page" => ButtonRulesPage { page: Key },

    "replay-title" => ReplayTitle { game: i64, variant: Key },
    "replay-too-long" => ReplayTooLong,
    "alt-replay" => AltReplay { variant: Key, few: Key, many: Key, plies: u32 },
    "history-title" => HistoryTitle,
    "history-none" => HistoryNone,
    /// `result` is a key: won, lost, drawn; `when` a Discord timestamp.
    "history-line" => HistoryLine { game: i64, variant: Key, opponent: String, side: Key, result: Key, when: String },
    /// A game from a record: `few` and `many` are names, `winner` is a side, `drawn` or `unfinished`.
    "history-line-record" => HistoryLineRecord { game: i64, variant: Key, few: String, many: String, winner: Key, when: String },
    "history-no-moves" => HistoryNoMoves,
    /// A record that was read.
    "import-done" => ImportDone { game: i64 },
    "import-known" => ImportKnown { game: i64 },
    /// A record that was not. `typed` is what stands there, as code; `line` counts from 1.
    "record-lost" => RecordLost,
    "record-too-large" => RecordTooLarge { kilobytes: u32 },
    "record-no-text" => RecordNoText,
    "record-tag" => RecordTag { line: u32 },
    "record-second-tag" => RecordSecondTag { line: u32, typed: String },
    "record-no-variant" => RecordNoVariant,
    "record-variant" => RecordVariant { line: u32, typed: String },
    "record-start" => RecordStart { line: u32 },
    "record-comment" => RecordComment { line: u32 },
    "record-number" => RecordNumber { line: u32, found: u32, wanted: u32 },
    /// `number` is that of the pair of moves, `why` a key.
    "record-move" => RecordMove { line: u32, number: u32, typed: String, why: Key },
    "record-result" => RecordResult { line: u32, typed: String },
    "record-contradiction" => RecordContradiction,
    "record-trailing" => RecordTrailing { line: u32 },
    "record-too-many-moves" => RecordTooManyMoves { most: u32 },
    "refusal-too-many-records" => RefusalTooManyRecords { most: u32 },
    "refusal-nobody-played" => RefusalNobodyPlayed { game: i64 },
    "history-last-moves" => HistoryLastMoves,
    "button-newer" => ButtonNewer,
    "button-older" => ButtonOlder,

    "settings-title" => SettingsTitle,
    "server-settings-title" => ServerSettingsTitle,
    /// The name of this very language, in itself.
    "language-name" => LanguageName,
    /// What can be set; `setting` is a key. Stands in menus as well.
    "setting-name" => SettingName { setting: Key },
    /// How something is set.
    "setting-line" => SettingLine { name: String, value: String },
    "setting-as-discord" => SettingAsDiscord,
    "setting-usual" => SettingUsual,
    "setting-pings" => SettingPings,
    "setting-no-pings" => SettingNoPings,
    /// `from` and `to` are times such as 22:00, `zone` a time zone.
    "setting-quiet" => SettingQuiet { from: String, to: String, zone: String },
    "setting-no-quiet" => SettingNoQuiet,
    /// How to say where one lives.
    "setting-zone-hint" => SettingZoneHint,
    "setting-direct-refused" => SettingDirectRefused,
    "setting-everywhere" => SettingEverywhere,
    "setting-most-games" => SettingMostGames { most: u32 },
    "setting-no-limit" => SettingNoLimit,
    "button-pings-on" => ButtonPingsOn,
    "button-pings-off" => ButtonPingsOff,
    "button-quiet-hours" => ButtonQuietHours,
    "button-back" => ButtonBack,

    "privacy-title" => PrivacyTitle,
    "privacy-name" => PrivacyName { name: String },
    "privacy-no-name" => PrivacyNoName,
    "privacy-settings" => PrivacySettings,
    "privacy-no-settings" => PrivacyNoSettings,
    "privacy-games" => PrivacyGames { running: u32, over: u32 },
    "privacy-challenges" => PrivacyChallenges { count: u32 },
    "privacy-ratings" => PrivacyRatings { count: u32 },
    /// What else is stored, and for how long.
    "privacy-else" => PrivacyElse,
    "privacy-exported" => PrivacyExported,
    /// The same where one file cannot hold it.
    "privacy-exported-part" => PrivacyExportedPart { part: u32, parts: u32 },
    /// Whether they mean it, and what becomes of their running games.
    "privacy-ask" => PrivacyAsk { running: u32 },
    "privacy-forgotten" => PrivacyForgotten,
    "button-export" => ButtonExport,
    "button-delete" => ButtonDelete,
    "button-delete-confirm" => ButtonDeleteConfirm,
    "button-delete-cancel" => ButtonDeleteCancel,

    "help-title" => HelpTitle,
    "help-body" => HelpBody,
    "help-games-title" => HelpGamesTitle,
    "help-game" => HelpGame { variant: Key, few: Key, many: Key },
    "help-names-title" => HelpNamesTitle,
    "help-names" => HelpNames,

    "refusal-no-game-here" => RefusalNoGameHere { elsewhere: u32 },
    "refusal-no-such-game" => RefusalNoSuchGame { game: i64 },
    "refusal-not-a-player" => RefusalNotAPlayer { game: i64 },
    "refusal-played-elsewhere" => RefusalPlayedElsewhere { game: i64, channel: String },
    "refusal-not-your-turn" => RefusalNotYourTurn { game: i64, opponent: String },
    "refusal-no-hints" => RefusalNoHints { game: i64 },
    "refusal-no-finished-game" => RefusalNoFinishedGame,
    "refusal-not-over" => RefusalNotOver { game: i64 },
    "refusal-game-over" => RefusalGameOver { game: i64 },
    "refusal-outdated" => RefusalOutdated { game: i64 },
    "refusal-old-button" => RefusalOldButton,
    "refusal-nothing-to-take-back" => RefusalNothingToTakeBack { game: i64 },
    /// `kind` is a key: draw, takeback.
    "refusal-asked-already" => RefusalAskedAlready { game: i64, kind: Key },
    "refusal-offer-open" => RefusalOfferOpen { game: i64, kind: Key },
    "refusal-no-such-offer" => RefusalNoSuchOffer,
    "refusal-offer-closed" => RefusalOfferClosed { state: Key },
    "refusal-own-offer" => RefusalOwnOffer,
    "refusal-rematch-asked" => RefusalRematchAsked { game: i64 },
    "refusal-challenged-self" => RefusalChallengedSelf,
    "refusal-challenged-bot" => RefusalChallengedBot,
    "refusal-challenged-absent" => RefusalChallengedAbsent,
    "refusal-challenged-alone" => RefusalChallengedAlone,
    "refusal-options-of-fox-geese" => RefusalOptionsOfFoxGeese { variant: Key },
    "refusal-no-such-challenge" => RefusalNoSuchChallenge,
    "refusal-challenge-closed" => RefusalChallengeClosed { state: Key },
    "refusal-not-challenged" => RefusalNotChallenged { opponent: String },
    "refusal-not-your-challenge" => RefusalNotYourChallenge,
    "refusal-no-such-opponent" => RefusalNoSuchOpponent,
    "refusal-countered-already" => RefusalCounteredAlready,
    "refusal-own-challenge" => RefusalOwnChallenge,
    /// `channels` are mentions.
    "refusal-games-elsewhere" => RefusalGamesElsewhere { channels: String },
    "refusal-channel-full" => RefusalChannelFull { most: u32 },
    "refusal-too-many-games" => RefusalTooManyGames { most: u32 },
    "refusal-too-many-games-of" => RefusalTooManyGamesOf { player: String, most: u32 },
    "refusal-unknown-zone" => RefusalUnknownZone { typed: String },
    "refusal-not-in-server" => RefusalNotInServer,
    "refusal-not-manager" => RefusalNotManager,
    "refusal-too-many-channels" => RefusalTooManyChannels { most: u32 },
    "refusal-unknown-choice" => RefusalUnknownChoice { option: String },

    /// What a move cannot be. `role` is one piece: fox, goose, tiger, goat, hound.
    "move-candidates" => MoveCandidates { moves: String },
    "move-more" => MoveMore { count: u32 },
    "move-unreadable" => MoveUnreadable { typed: String, example: String },
    "move-off-board" => MoveOffBoard { point: String },
    "move-ambiguous" => MoveAmbiguous { typed: String },
    "move-only-one-point" => MoveOnlyOnePoint { at: String },
    "move-no-piece" => MoveNoPiece { at: String },
    "move-not-yours" => MoveNotYours { at: String, role: Key },
    "move-same-point" => MoveSamePoint { at: String },
    "move-occupied" => MoveOccupied { at: String, role: Key },
    "move-no-line" => MoveNoLine { from: String, to: String, board: Key },
    "move-too-far" => MoveTooFar { role: Key, from: String, to: String },
    "move-never-back" => MoveNeverBack { role: Key },
    "move-never-sideways" => MoveNeverSideways { role: Key },
    "move-never-captures" => MoveNeverCaptures { role: Key },
    "move-not-a-capture" => MoveNotACapture { from: String, to: String },
    "move-nothing-to-jump" => MoveNothingToJump { over: String },
    "move-landing-occupied" => MoveLandingOccupied { at: String, role: Key },
    "move-must-capture" => MoveMustCapture { role: Key },
    "move-must-go-on" => MoveMustGoOn { at: String },
    "move-single-jump" => MoveSingleJump { role: Key },
    "move-must-place" => MoveMustPlace { count: u32 },
    "move-hand-empty" => MoveHandEmpty,
    "move-never-placed" => MoveNeverPlaced { role: Key },

    /// Ours, not theirs.
    "fault" => Fault,
    "fault-unreadable" => FaultUnreadable,
    /// The plain answer when Discord refuses the rich one.
    "fault-plain-board" => FaultPlainBoard { game: i64 },
}
