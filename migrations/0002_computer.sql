-- The computer as a player, and hints between people.

-- The side that the computer plays, and how strongly.
ALTER TABLE games ADD COLUMN computer TEXT CHECK (computer IN ('few', 'many'));
ALTER TABLE games ADD COLUMN level INTEGER CHECK (level BETWEEN 1 AND 8);
-- Whether the computer owes a move: work that a crash must not lose.
ALTER TABLE games ADD COLUMN thinking INTEGER NOT NULL DEFAULT 0 CHECK (thinking IN (0, 1));
CREATE INDEX games_thinking ON games (id) WHERE thinking = 1;

-- Whether people may ask for hints when they play each other.
ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));
ALTER TABLE challenges ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));

CREATE INDEX games_channel_ended ON games (channel, ended_at) WHERE result IS NOT NULL;
