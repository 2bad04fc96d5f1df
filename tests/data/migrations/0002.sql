INSERT INTO players (id, name) VALUES (11, 'Alice'), (12, '`@everyone` <@&1>');
INSERT INTO player_settings (player, language) VALUES (11, 'da');
INSERT INTO guild_settings (guild, language, locale, left_at) VALUES (1, NULL, 'es-ES', NULL), (2, 'it', NULL, 1800000000000);
INSERT INTO challenges (id, guild, channel, challenger, opponent, variant, side, state, message, created_at, lapses_at)
VALUES (1, 1, 21, 11, 12, 'fox-hounds', 'few', 'accepted', 31, 1800000000000, 1800086400000),
       (2, NULL, 22, 12, NULL, 'halatafl', 'random', 'open', NULL, 1800000000000, 1800086400000);
INSERT INTO games (id, challenge, guild, channel, variant, few, many, created_at, board_channel, board_message, board_ply)
VALUES (1, 1, 1, 21, 'fox-hounds', 11, 12, 1800000000000, 21, 32, 2);
INSERT INTO plies (game, ply, move, played_at) VALUES (1, 0, 'e8-d7', 1800000001000), (1, 1, 'b1-a2', 1800000002000);
INSERT INTO games (id, guild, channel, variant, few, many, created_at, result, reason, ended_at)
VALUES (2, 2, 23, 'fox-geese-15-sideways', -1, 12, 1800000000000, 'many', 'resigned', 1800000003000);
INSERT INTO interactions (id, seen_at) VALUES (41, 1800000000000);
INSERT INTO outbox (task, game, ply, channel, interaction, token, as_reply, created_at, due_at)
VALUES ('board', 1, 2, 21, 41, 'token', 1, 1800000002000, 1800000062000);
INSERT INTO outbox (task, channel, message, created_at, due_at) VALUES ('strip', 21, 31, 1800000002000, 1800000002000);
INSERT INTO facts (name, value) VALUES ('commands', 'global 0123456789abcdef');

-- A game against the computer, which owes a move; a challenge to a game with hints.
INSERT INTO games (id, guild, channel, variant, few, many, computer, level, thinking, hints, created_at)
VALUES (3, 10, 11, 'fox-hounds', 1, 99, 'many', 3, 1, 1, 1000);
UPDATE challenges SET hints = 1 WHERE id = 1;
