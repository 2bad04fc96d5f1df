-- Times are milliseconds since 1970, ids of people and places are Discord's snowflakes.
-- What can be recomputed (positions) is not stored: a game is its variant, its start and its moves.

-- The name a person was last seen with, for lists that cannot hold a mention.
CREATE TABLE players (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

-- What a person has set; absent means the default.
CREATE TABLE player_settings (
    player   INTEGER PRIMARY KEY,
    language TEXT
) STRICT;

-- What a server has set. locale: the language that Discord says it has. left_at: when the bot was removed;
-- everything of the server is purged later.
CREATE TABLE guild_settings (
    guild    INTEGER PRIMARY KEY,
    language TEXT,
    locale   TEXT,
    left_at  INTEGER
) STRICT;

CREATE TABLE challenges (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER,
    channel    INTEGER NOT NULL,
    challenger INTEGER NOT NULL,
    opponent   INTEGER,                 -- NULL: anyone
    variant    TEXT    NOT NULL,
    side       TEXT    NOT NULL CHECK (side IN ('few', 'many', 'random')),
    state      TEXT    NOT NULL DEFAULT 'open'
                       CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
    message    INTEGER,                 -- the card, once Discord has shown it
    created_at INTEGER NOT NULL,
    lapses_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX challenges_open ON challenges (lapses_at) WHERE state = 'open';

CREATE TABLE games (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    challenge     INTEGER UNIQUE REFERENCES challenges (id),
    guild         INTEGER,
    channel       INTEGER NOT NULL,
    channel_lost  INTEGER NOT NULL DEFAULT 0 CHECK (channel_lost IN (0, 1)),
    -- Whether the bot may use the channel itself; if not, it can only answer there.
    reachable     INTEGER NOT NULL DEFAULT 1 CHECK (reachable IN (0, 1)),
    variant       TEXT    NOT NULL,
    start         TEXT,                 -- position text, if not the variant's usual start
    few           INTEGER NOT NULL,
    many          INTEGER NOT NULL,
    created_at    INTEGER NOT NULL,
    result        TEXT    CHECK (result IN ('few', 'many', 'draw')),
    reason        TEXT,
    ended_at      INTEGER,
    board_channel INTEGER,              -- the newest message that shows the board
    board_message INTEGER,
    board_ply     INTEGER,
    CHECK ((result IS NULL) = (reason IS NULL)),
    CHECK ((result IS NULL) = (ended_at IS NULL)),
    CHECK ((board_message IS NULL) = (board_channel IS NULL)),
    CHECK ((board_message IS NULL) = (board_ply IS NULL))
) STRICT;
CREATE INDEX games_few_running ON games (few) WHERE result IS NULL;
CREATE INDEX games_many_running ON games (many) WHERE result IS NULL;
CREATE INDEX games_channel_running ON games (channel) WHERE result IS NULL;

CREATE TABLE plies (
    game      INTEGER NOT NULL REFERENCES games (id),
    ply       INTEGER NOT NULL,         -- from 0
    move      TEXT    NOT NULL,         -- canonical notation
    played_at INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

-- Interactions already decided: the gateway may deliver one again.
CREATE TABLE interactions (
    id      INTEGER PRIMARY KEY,
    seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX interactions_seen_at ON interactions (seen_at);

-- What Discord must still be told. A row goes when Discord has it.
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    task        TEXT    NOT NULL CHECK (task IN ('board', 'card', 'close-card', 'strip')),
    game        INTEGER REFERENCES games (id),
    ply         INTEGER,                -- board: the ply it shows
    challenge   INTEGER REFERENCES challenges (id),
    channel     INTEGER NOT NULL,
    message     INTEGER,                -- strip: which message loses its controls
    -- The interaction that may still be answered with it, while its token lives.
    interaction INTEGER,
    token       TEXT,
    as_reply    INTEGER NOT NULL DEFAULT 0 CHECK (as_reply IN (0, 1)),
    -- Whether the bot may use the channel itself; if not, only tokens.
    reachable   INTEGER NOT NULL DEFAULT 1 CHECK (reachable IN (0, 1)),
    attempts    INTEGER NOT NULL DEFAULT 0,
    created_at  INTEGER NOT NULL,
    due_at      INTEGER NOT NULL,
    CHECK ((interaction IS NULL) = (token IS NULL)),
    CHECK (as_reply = 0 OR token IS NOT NULL)
) STRICT;
CREATE INDEX outbox_due_at ON outbox (due_at);

-- Small facts about the installation, such as the fingerprint of the registered commands.
CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
