-- Pace, offers, takebacks, rematches, ratings, settings.

-- How a person wants their boards, and to be told.
ALTER TABLE player_settings ADD COLUMN theme TEXT;
ALTER TABLE player_settings ADD COLUMN level INTEGER CHECK (level BETWEEN 1 AND 8);
-- Whether they are pinged when it is their turn.
ALTER TABLE player_settings ADD COLUMN pings INTEGER NOT NULL DEFAULT 1 CHECK (pings IN (0, 1));
ALTER TABLE player_settings ADD COLUMN reminders TEXT NOT NULL DEFAULT 'channel'
    CHECK (reminders IN ('channel', 'direct', 'off'));
-- Whether Discord has refused a direct message to them: then reminders come in the channel.
ALTER TABLE player_settings ADD COLUMN direct_refused INTEGER NOT NULL DEFAULT 0 CHECK (direct_refused IN (0, 1));
-- Nobody pings them between these minutes of their day; zone: an IANA time zone.
ALTER TABLE player_settings ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439);
ALTER TABLE player_settings ADD COLUMN quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 1439);
ALTER TABLE player_settings ADD COLUMN zone TEXT;

ALTER TABLE guild_settings ADD COLUMN variant TEXT;
-- The most games that may run in one channel.
ALTER TABLE guild_settings ADD COLUMN most_games INTEGER CHECK (most_games > 0);

-- Where games are allowed; everywhere in a server without rows.
CREATE TABLE guild_channels (
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, channel)
) STRICT, WITHOUT ROWID;

-- The time for each move, ms; NULL: as long as they like.
ALTER TABLE challenges ADD COLUMN pace INTEGER CHECK (pace > 0);
ALTER TABLE challenges ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
-- The game that it wants to play again.
ALTER TABLE challenges ADD COLUMN rematch_of INTEGER REFERENCES games (id);
-- The challenge that it answers with other terms.
ALTER TABLE challenges ADD COLUMN counters INTEGER REFERENCES challenges (id);
CREATE UNIQUE INDEX challenges_rematch ON challenges (rematch_of) WHERE rematch_of IS NOT NULL AND state = 'open';
CREATE INDEX challenges_guild ON challenges (guild);

ALTER TABLE games ADD COLUMN pace INTEGER CHECK (pace > 0);
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
-- When the player to move loses on time, and when they are reminded; NULL once they have been.
ALTER TABLE games ADD COLUMN deadline_at INTEGER;
ALTER TABLE games ADD COLUMN remind_at INTEGER;
-- How often moves have been taken back.
ALTER TABLE games ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_deadline_at ON games (deadline_at) WHERE result IS NULL AND deadline_at IS NOT NULL;
CREATE INDEX games_remind_at ON games (remind_at) WHERE result IS NULL AND remind_at IS NOT NULL;
CREATE INDEX games_few_ended ON games (few, ended_at) WHERE result IS NOT NULL;
CREATE INDEX games_many_ended ON games (many, ended_at) WHERE result IS NOT NULL;
CREATE INDEX games_guild ON games (guild);

-- What one player asks of the other, bound to the ply at which it was asked.
CREATE TABLE offers (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    game       INTEGER NOT NULL REFERENCES games (id),
    kind       TEXT    NOT NULL CHECK (kind IN ('draw', 'takeback')),
    side       TEXT    NOT NULL CHECK (side IN ('few', 'many')),   -- who asks
    ply        INTEGER NOT NULL,
    state      TEXT    NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'outdated')),
    channel    INTEGER NOT NULL,
    message    INTEGER,                 -- what shows it, once Discord has
    created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX offers_open ON offers (game) WHERE state = 'open';
CREATE INDEX offers_game ON offers (game, ply);

-- Glicko-2, for each variant and each side.
CREATE TABLE ratings (
    player     INTEGER NOT NULL,
    variant    TEXT    NOT NULL,
    side       TEXT    NOT NULL CHECK (side IN ('few', 'many')),
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    wins       INTEGER NOT NULL DEFAULT 0,
    draws      INTEGER NOT NULL DEFAULT 0,
    losses     INTEGER NOT NULL DEFAULT 0,
    rated_at   INTEGER NOT NULL,
    PRIMARY KEY (player, variant, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (variant, side, rating);

-- What a game did to a rating: once for each game and side.
CREATE TABLE rating_changes (
    game   INTEGER NOT NULL REFERENCES games (id),
    side   TEXT    NOT NULL CHECK (side IN ('few', 'many')),
    before REAL    NOT NULL,
    after  REAL    NOT NULL,
    PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;

-- The outbox learns of offers and reminders; the list of tasks is a check, so the table is made anew.
CREATE TABLE outbox_new (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    task        TEXT    NOT NULL CHECK (task IN ('board', 'card', 'close-card', 'strip', 'offer', 'close-offer', 'remind')),
    game        INTEGER REFERENCES games (id),
    ply         INTEGER,                -- board, remind: the ply it is about
    challenge   INTEGER REFERENCES challenges (id),
    offer       INTEGER REFERENCES offers (id),
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
INSERT INTO outbox_new (id, task, game, ply, challenge, channel, message, interaction, token, as_reply, reachable,
                        attempts, created_at, due_at)
SELECT id, task, game, ply, challenge, channel, message, interaction, token, as_reply, reachable, attempts,
       created_at, due_at
FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_due_at ON outbox (due_at);
