-- A game brought along as a record. A rated game with an hour a move, an offer in it, and what came of another; settings of a person and a server.
INSERT INTO players (id, name) VALUES (11, 'Alice'), (12, 'Bob');
INSERT INTO player_settings (player, language, theme, level, pings, reminders, direct_refused, quiet_from, quiet_to, zone)
VALUES (11, 'da', 'slate', 5, 0, 'direct', 1, 1320, 420, 'Europe/Copenhagen');
INSERT INTO guild_settings (guild, language, locale, variant, most_games) VALUES (1, 'da', 'da', 'halatafl', 10);
INSERT INTO guild_channels (guild, channel) VALUES (1, 21), (1, 22);
INSERT INTO challenges (id, guild, channel, challenger, opponent, variant, side, state, message, created_at, lapses_at, pace, rated)
VALUES (1, 1, 21, 11, 12, 'fox-hounds', 'few', 'accepted', 31, 1800000000000, 1800086400000, 3600000, 1);
INSERT INTO games (id, challenge, guild, channel, variant, few, many, created_at, board_channel, board_message, board_ply,
                   pace, rated, deadline_at, remind_at, takebacks)
VALUES (1, 1, 1, 21, 'fox-hounds', 11, 12, 1800000000000, 21, 32, 2, 3600000, 1, 1800003601000, 1800002701000, 1);
INSERT INTO plies (game, ply, move, played_at) VALUES (1, 0, 'e8-d7', 1800000001000), (1, 1, 'b1-a2', 1800000002000);
INSERT INTO games (id, guild, channel, variant, few, many, created_at, result, reason, ended_at, rated)
VALUES (2, 1, 21, 'halatafl', 12, 11, 1800000000000, 'draw', 'agreed', 1800000003000, 1);
INSERT INTO challenges (id, guild, channel, challenger, opponent, variant, side, state, created_at, lapses_at, rematch_of, counters)
VALUES (2, 1, 21, 12, 11, 'halatafl', 'many', 'open', 1800000004000, 1800086404000, 2, 1);
INSERT INTO offers (id, game, kind, side, ply, state, channel, message, created_at)
VALUES (1, 1, 'takeback', 'few', 2, 'open', 21, 33, 1800000002000), (2, 2, 'draw', 'few', 0, 'accepted', 21, 34, 1800000002000);
INSERT INTO ratings (player, variant, side, rating, deviation, volatility, wins, draws, losses, rated_at)
VALUES (11, 'halatafl', 'many', 1500.0, 300.0, 0.06, 0, 1, 0, 1800000003000);
INSERT INTO rating_changes (game, side, before, after) VALUES (2, 'few', 1500.0, 1500.0), (2, 'many', 1500.0, 1500.0);
INSERT INTO outbox (task, offer, channel, created_at, due_at) VALUES ('offer', 1, 21, 1800000002000, 1800000002000);
INSERT INTO outbox (task, game, ply, channel, created_at, due_at) VALUES ('remind', 1, 2, 21, 1800000002000, 1800000002000);
INSERT INTO games (id, channel, variant, few, many, created_at, result, reason, ended_at, record, few_called)
VALUES (3, 21, 'fox-hounds', 11, 11, 1800000000000, 'draw', 'unfinished', 1800000003000, '00000000000000ff', 'Somebody else');
