-- Games that somebody has brought along as a record. Whoever brought one has both sides; the players are names only.

-- What tells the record from others; NULL: a game that was played here.
ALTER TABLE games ADD COLUMN record TEXT;
ALTER TABLE games ADD COLUMN few_called TEXT;
ALTER TABLE games ADD COLUMN many_called TEXT;
CREATE UNIQUE INDEX games_record ON games (few, record) WHERE record IS NOT NULL;
