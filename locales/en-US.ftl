### English. Every other file has the same messages and attributes.
### $side and $role are keys; select on them. Arguments that begin with < are mentions: leave them whole.

## Games and pieces

variant-name = { $variant ->
    [fox-geese] Fox and Geese
    [fox-geese-15] Fox and Geese, 15 geese
    [fox-geese-17] Fox and Geese, 17 geese
    [fox-geese-sideways] Fox and Geese, sideways moves
    [fox-geese-15-sideways] Fox and Geese, 15 geese, sideways moves
    [fox-geese-17-sideways] Fox and Geese, 17 geese, sideways moves
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Fox and Geese to ten captures
    [bagh-chal] Bagh-Chal
   *[fox-hounds] Fox and Hounds
}
side-name = { $side ->
    [fox] fox
    [foxes] foxes
    [tigers] tigers
    [geese] geese
    [goats] goats
   *[hounds] hounds
}
game-number = #{ $game }

## Challenges

challenge-card = { $challenger } challenges { $opponent }.
challenge-card-open = { $challenger } challenges anyone here.
challenge-side = { $challenger } plays { $side ->
    [fox] the fox
    [foxes] the foxes
    [tigers] the tigers
    [geese] the geese
    [goats] the goats
   *[hounds] the hounds
}.
challenge-side-random = Random sides.
challenge-lapses = Expires { $when }.
challenge-accepted = Accepted: the game has begun.
challenge-declined = Declined.
challenge-withdrawn = { $challenger } took the challenge back.
challenge-lapsed = Nobody answered within a day, so the challenge has expired.
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
challenge-hints = Both may ask for hints.
challenge-pace = { $pace ->
    [hour] One hour for each move.
    [day] One day for each move.
    [three-days] Three days for each move.
    [week] Seven days for each move.
   *[none] No time limit.
}

## Boards

board-to-move = { $player }, it is your turn ({ side-name }).
board-guests = I am a guest here: whoever is not offered `/move` has to add me too (open my profile, choose “Add App”).
board-thinking = { $player } is thinking ({ side-name }).
computer-level = { $player } plays at level { $level } of 8: { $level ->
    [1] a beginner, who sees nothing but the move itself
    [2] a beginner, who sees the next capture
    [3] somebody who has played a few games
    [4] a casual player
    [5] a practiced player
    [6] a strong player
    [7] nearly as well as it can
   *[8] as well as it can
}. It answers within about two seconds.
board-begins = { $few } plays { $few_side ->
    [fox] the fox
    [foxes] the foxes
   *[tigers] the tigers
}, { $many } { $many_side ->
    [geese] the geese
    [goats] the goats
   *[hounds] the hounds
}.
board-step = { $player } ({ side-name }) moved **{ $notation }**.
board-capture = { $player } ({ side-name }) played **{ $notation }** and captured { $captured ->
    [geese] { $count ->
        [one] a goose
       *[other] { $count } geese
    }
    [goats] { $count ->
        [one] a goat
       *[other] { $count } goats
    }
   *[hounds] { $count ->
        [one] a hound
       *[other] { $count } hounds
    }
}.
board-placement = { $player } placed a goat on **{ $notation }**.
board-captured = { $captured ->
    [geese] Geese captured: { $count } of { $need }
    [goats] Goats captured: { $count } of { $need }
   *[hounds] Hounds captured: { $count } of { $need }
}
board-hand = Goats still to place: { $count }
board-legend = `F` { $few ->
    [fox] fox
    [foxes] fox
   *[tigers] tiger
} · `g` { $many ->
    [geese] goose
    [goats] goat
   *[hounds] hound
}
board-deadline = Time runs out { $when }.
board-footer = Game { game-number } · { $ply ->
    [0] start
   *[other] move { $ply }
}
board-won = { $player } wins with the { side-name }: { $reason ->
    [captures] enough { $loser ->
        [geese] geese
        [goats] goats
       *[hounds] hounds
    } have been captured
    [pen-full] all nine points of the pen are filled
    [goal] the fox has reached the far side
    [past] the fox has slipped past every hound
    [resigned] { $loser ->
        [fox] the fox
        [foxes] the foxes
        [tigers] the tigers
        [geese] the geese
        [goats] the goats
       *[hounds] the hounds
    } resigned
    [out-of-time] { $loser ->
        [fox] the fox
        [foxes] the foxes
        [tigers] the tigers
        [geese] the geese
        [goats] the goats
       *[hounds] the hounds
    } ran out of time
   *[immobile] { $loser ->
        [fox] the fox has
        [foxes] the foxes have
        [tigers] the tigers have
        [geese] the geese have
        [goats] the goats have
       *[hounds] the hounds have
    } no move left
}.
board-drawn = A draw: { $reason ->
    [repetition] the same position has come up for the third time
    [agreed] both players agreed to it
   *[quiet] too many moves have been made without progress
}.
board-link = [The newest board]({ $link })
button-rematch = Rematch
button-draw = Draw
button-resign = Resign
button-hint = Hint
button-analyse = Analyze

## Hints

hint-best = Best: { $notation }
hint-idea = { $idea ->
    [ends] It wins at once.
    [only-move] It is the only legal move.
    [only-defence] Every other move loses.
    [captures] It captures { hint-pieces }.
    [traps] It shuts in { $few ->
        [fox] the fox
        [foxes] { $count ->
            [one] a fox
           *[other] both foxes
        }
       *[tigers] { $count ->
            [one] a tiger
           *[other] { $count } tigers
        }
    }.
    [saves] It saves { hint-pieces } from being captured.
    [closes-gap] It closes the gap at { $point }.
    [breaks-through] The way is free.
    [threatens] It threatens to capture { hint-pieces }.
    [enters-pen] It brings one more goose into the pen.
    [approaches] It comes within { $count ->
        [one] one step
       *[other] { $count } steps
    } of the far side.
    [leaves-few-moves] It leaves { hint-few } { $count ->
        [0] no move
        [one] only one move
       *[other] only { $count } moves
    }.
    [offers] It gives up { hint-pieces }, which is worth it or cannot be helped.
    [takes-room] It takes { $count ->
        [one] one point
       *[other] { $count } points
    } of room from { hint-few }.
    [gains-room] It gains { $count ->
        [one] one point
       *[other] { $count } points
    } of room.
    [stays-safe] Nothing can be captured after it.
    [builds-line] It strengthens the line.
    [keeps-line] The line holds.
    [advances] It goes forward.
   *[waits] It waits, and changes nothing.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] a goose
       *[other] { $count } geese
    }
    [goats] { $count ->
        [one] a goat
       *[other] { $count } goats
    }
   *[hounds] { $count ->
        [one] a hound
       *[other] { $count } hounds
    }
}
hint-few = { $few ->
    [fox] the fox
    [foxes] the foxes
   *[tigers] the tigers
}
hint-outlook = { $outlook ->
    [win] This is proven: you win in { $moves ->
        [one] one move
       *[other] at most { $moves } moves
    }.
    [loss] This is proven: you lose in { $moves ->
        [0] at most one move
        [one] at most one move
       *[other] at most { $moves } moves
    } if your opponent plays well.
    [draw] With best play I expect a draw.
    [clearly-better] I think that you are clearly better.
    [better] I think that you are a little better.
    [worse] I think that you are a little worse.
    [clearly-worse] I think that you are clearly worse.
   *[even] I think that it is even.
}
hint-line = After that I expect: { $moves }

## Analysis

analysis-title = { variant-name } · game { game-number }
analysis-progress = Looking at game { game-number } again: { $percent } %
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $inaccuracies ->
    [one] 1 inaccuracy
   *[other] { $inaccuracies } inaccuracies
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] a blunder
    [mistake] a mistake
   *[inaccuracy] inaccurate
}; better **{ $better }**
analysis-faultless = I found nothing that could have been played better.
alt-curve = The advantage over { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}, { $few ->
    [fox] the fox
    [foxes] the foxes
   *[tigers] the tigers
} above, { $many ->
    [geese] the geese
    [goats] the goats
   *[hounds] the hounds
} below; what went wrong is marked, and listed beside it.

alt-board = { variant-name }. { $few ->
    [fox] Fox on { $few_points }
    [foxes] Foxes on { $few_points }
   *[tigers] Tigers on { $few_points }
}. { $many ->
    [geese] Geese on { $many_points }
    [goats] Goats on { $many_points }
   *[hounds] Hounds on { $many_points }
}.
alt-none-on-board = no point
alt-last-move = Last move, by the { side-name }: { $notation }.
alt-to-move = { $side ->
    [fox] The fox is to move.
    [foxes] The foxes are to move.
    [tigers] The tigers are to move.
    [geese] The geese are to move.
    [goats] The goats are to move.
   *[hounds] The hounds are to move.
}
alt-captured = { $captured ->
    [geese] Geese captured: { $count } of { $need }.
    [goats] Goats captured: { $count } of { $need }.
   *[hounds] Hounds captured: { $count } of { $need }.
}
alt-hand = { $count ->
    [0] All goats are placed.
   *[other] Goats still to place: { $count }.
}
alt-pen = The pen: { $pen_points }.
alt-over = { $winner ->
    [fox] The fox has won.
    [foxes] The foxes have won.
    [tigers] The tigers have won.
    [geese] The geese have won.
    [goats] The goats have won.
   *[hounds] The hounds have won.
}
alt-drawn = The game is drawn.

## Offers and time

offer-draw = { $opponent }, { $player } offers a draw in game { game-number }. Do you agree?
offer-takeback = { $opponent }, { $player } would like to take back the last move in game { game-number }. Do you agree?
offer-end = { $state ->
    [accepted] Accepted.
    [declined] Declined.
    [withdrawn] Taken back.
   *[outdated] The game has gone on.
}
offer-computer-declines = { $player } does not agree to a draw. Ask again when the game has gone on for a while, and you stand no worse.
offer-elsewhere = Asked; the question is in { $channel }, where the game is played.
offer-done = Agreed in game { game-number }; the board is in { $channel }.
reminder = { $player }, it is your turn in game { game-number } ({ side-name }), and your time runs out { $when }.

## Resigning

resign-ask = Do you want to resign game { game-number } ({ variant-name }) against { $opponent }?
resign-done = You have resigned game { game-number }.
button-resign-confirm = Yes, resign
button-resign-cancel = Go on playing
resign-cancelled = Game { game-number } goes on.

## Choosing and listing games

pick-game = You have several games here. Which one do you mean?
pick-game-to-watch = Several games are being played here. Which one do you want to see?
entry-players = { $few } – { $many }
pick-game-placeholder = Choose a game
pick-done = Played { $notation } in game { game-number }.
played-elsewhere = Played { $notation } in game { game-number }; the board is in { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = your turn
entry-their-turn = waiting for { $opponent }
somebody = somebody
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] fox
    [foxes] foxes
   *[tigers] tigers
}) – { $many } ({ $many_side ->
    [geese] geese
    [goats] goats
   *[hounds] hounds
}) · { $channel } · { $ply ->
    [one] 1 move
   *[other] { $ply } moves
}
games-title-here = Games being played here
games-title-mine = Your games
games-none-here = Nobody is playing here. Start a game with `/challenge`.
games-none-mine = You have no running game. Start one with `/challenge`.
button-earlier = Earlier
button-later = Later

## Help

help-title = Reynard plays the hunt games
help-body =
    `/challenge` somebody, or anyone. When they accept, the board appears. `/computer` plays against me, at once.
    `/move` plays a move: type `d4-d5` for a step, `d4xd6xf6` for a capture, `c3` to place a goat; the list shows what is legal.
    `/board` shows the board again, `/games` lists what is being played, `/resign` gives up.
    `/hint` shows the best move and why; `/analyse` looks at a finished game again.
help-games-title = The games
help-game = **{ variant-name }**: { $few ->
    [fox] one fox
    [foxes] two foxes
   *[tigers] four tigers
} against { $many ->
    [geese] geese
    [goats] twenty goats
   *[hounds] four hounds
}
help-names-title = One name, many rules
help-names = Boards with all, some or no diagonals are all called Fox and Geese. Here geese never move backward, captures are optional except in Halatafl, the fox may jump several times in a turn, and whoever cannot move loses.

## Refusals: one sentence that says what is wrong and what to do

refusal-no-game-here = { $elsewhere ->
    [0] You have no running game here: start one with `/challenge`.
    [one] You have no running game in this channel; give the number of your game elsewhere in the option `game` (`/games scope:mine` lists it).
   *[other] You have no running game in this channel; give the number of one of your { $elsewhere } games elsewhere in the option `game` (`/games scope:mine` lists them).
}
refusal-no-such-game = There is no game { game-number } for you to see here; `/games` lists yours.
refusal-not-a-player = You are not playing in game { game-number }, so you can only watch it with `/board`.
refusal-played-elsewhere = Game { game-number } is played in { $channel }, where I can only answer: go on there.
refusal-not-your-turn = It is not your turn in game { game-number }: wait for { $opponent } to move.
refusal-no-hints = You two play game { game-number } without hints; they are agreed on with the option `hints` of `/challenge`, or play me with `/computer`.
refusal-no-finished-game = No game has ended here yet; play one, or name one with the option `game`.
refusal-not-over = Game { game-number } is still being played; it can be analyzed when it is over.
refusal-game-over = Game { game-number } is over; start another with `/challenge`.
refusal-outdated = Game { game-number } has moved on since that was shown; use its newest board, or `/board`.
refusal-old-button = That button is from an older version of me; use `/board` for the current board.
refusal-nothing-to-take-back = You have not moved in game { game-number } yet, so there is nothing to take back.
refusal-asked-already = { $kind ->
    [draw] You have offered a draw in game { game-number } since the last move; you can offer one again after the next.
   *[takeback] You have asked to take back a move in game { game-number } since it was made; you can ask again after the next.
}
refusal-offer-open = { $kind ->
    [draw] In game { game-number } a draw is being offered; that has to be answered or taken back first.
   *[takeback] In game { game-number } somebody asks to take back a move; that has to be answered or taken back first.
}
refusal-no-such-offer = That offer is gone; look at the game with `/board`.
refusal-offer-closed = { $state ->
    [accepted] That has been accepted already.
    [declined] That has been declined; it can be asked again after the next move.
    [withdrawn] That has been taken back.
   *[outdated] The game has gone on since then; ask again if you still want it.
}
refusal-own-offer = You asked yourself; the other player has to answer.
refusal-rematch-asked = You have asked for a rematch of game { game-number } already; the other player has to answer.
refusal-challenged-self = You cannot challenge yourself: choose somebody else, or leave `opponent` out to challenge anyone.
refusal-challenged-bot = Bots do not play; choose a person, or leave `opponent` out to challenge anyone.
refusal-challenged-absent = That person cannot see this channel; challenge somebody who can, or do it where both of you are.
refusal-challenged-alone = Nobody else can see this conversation; challenge somebody in a channel where both of you are.
refusal-options-of-fox-geese = The options `geese` and `sideways` belong to Fox and Geese: leave them out for { variant-name }.
refusal-no-such-challenge = That challenge no longer exists; make a new one with `/challenge`.
refusal-challenge-closed = { $state ->
    [accepted] That challenge has been accepted already; make a new one with `/challenge`.
    [declined] That challenge was declined; make a new one with `/challenge`.
    [withdrawn] That challenge was taken back; make a new one with `/challenge`.
   *[lapsed] That challenge has expired; make a new one with `/challenge`.
}
refusal-not-challenged = That challenge is for { $opponent }; make your own with `/challenge`.
refusal-not-your-challenge = Only the one who made that challenge can take it back; if you do not want it, leave it be.
refusal-own-challenge = Somebody else has to accept your challenge; you can withdraw it.
refusal-unknown-choice = I do not know that choice for `{ $option }`: pick one from the list.

## What a move cannot be. $role is one piece

piece = { $role ->
    [fox] fox
    [goose] goose
    [tiger] tiger
    [goat] goat
   *[hound] hound
}
move-candidates = You could play { $moves }.
move-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
move-unreadable = I cannot read { $typed } as a move: name its points, as in `{ $example }`.
move-off-board = This board has no point { $point }: choose one of the points in the picture.
move-ambiguous = { $typed } could mean several moves: name every point.
move-only-one-point = { $at } alone does not say where from and where to: name both points.
move-no-piece = No piece stands on { $at }: start from one of yours.
move-not-yours = The { piece } on { $at } is your opponent’s: start from a piece of yours.
move-same-point = That leads from { $at } to { $at }: name the point you want to go to.
move-occupied = A { piece } stands on { $at }: go to an empty point.
move-no-line = { $board ->
    [squares] Pieces move diagonally here, one square at a time: { $from } to { $to } is no such step.
   *[lines] No line leads from { $from } to { $to }: follow the lines of the board.
}
move-too-far = A { piece } moves one point at a time, so { $from } to { $to } is too far.
move-never-back = { $role ->
    [goose] Geese never go
    [goat] Goats never go
    [hound] Hounds never go
    [tiger] Tigers never go
   *[fox] Foxes never go
} back: choose a move towards the other side.
move-never-sideways = { $role ->
    [goose] Geese do not go
    [goat] Goats do not go
    [hound] Hounds do not go
    [tiger] Tigers do not go
   *[fox] Foxes do not go
} sideways in this game: choose a move forward.
move-never-captures = { $role ->
    [goose] Geese never
    [goat] Goats never
    [hound] Hounds never
    [tiger] Tigers never
   *[fox] Foxes never
} capture here: choose a step to a neighboring point.
move-not-a-capture = Nothing is captured between { $from } and { $to }, which are neighbors: a capture jumps over a piece.
move-nothing-to-jump = There is nothing to jump over on { $over }: jump over a neighboring enemy onto the empty point behind it.
move-landing-occupied = A { piece } stands on { $at }, where the jump would land: the point behind the enemy must be empty.
move-must-capture = A { piece } can capture, and in this game it must: choose one of the captures.
move-must-go-on = The jumping must go on from { $at } for as long as it can.
move-single-jump = A { piece } jumps only once in a turn: name one landing point.
move-must-place = All goats must be placed before one may move, and { $count ->
    [one] 1 goat is
   *[other] { $count } goats are
} still in your hand: name an empty point.
move-hand-empty = All goats have been placed: move one along a line to a neighboring point.
move-never-placed = { $role ->
    [goose] Geese are
    [goat] Goats are
    [hound] Hounds are
    [tiger] Tigers are
   *[fox] Foxes are
} never placed: name where from and where to.

fault = Something went wrong on my side; please look at `/board` and try again.
fault-unreadable = I could not understand what Discord sent me; please try again, and if a button keeps failing, type the command instead.
fault-plain-board = Discord does not let me show the picture of game { game-number } here; use `/board` to see it.

## Commands: names are lower case, without spaces, at most 32 characters; descriptions at most 100

command-challenge = challenge
    .description = Challenge somebody, or anyone, to a hunt game
command-computer = computer
    .description = Play against the computer, at once
command-move = move
    .description = Play a move in your game
command-hint = hint
    .description = Show the best move, and why
command-analyse = analyse
    .description = Look at a finished game again: who was ahead, and what went wrong
command-board = board
    .description = Show the board again
command-games = games
    .description = List the games being played here, or all of yours
command-draw = draw
    .description = Offer a draw
command-takeback = takeback
    .description = Ask to take back your last move
command-challenge-person = Challenge to a game
command-resign = resign
    .description = Give up your game
command-help = help
    .description = What I do and how to play

option-opponent = opponent
    .description = Whom you challenge; leave it out to challenge anyone
option-variant = variant
    .description = Which game to play; Fox and Geese if you do not say
option-side = side
    .description = Which side you want; random if you do not say
option-level = level
    .description = How strongly the computer plays, 1 for beginners to 8; 3 if you do not say
option-geese = geese
    .description = Fox and Geese: how many geese; 13 if you do not say
option-sideways = sideways
    .description = Fox and Geese: whether geese may move sideways
option-hints = hints
    .description = Whether both of you may ask for hints; not unless you say so
option-pace = pace
    .description = The time for each move; no limit if left out
option-rated = rated
    .description = Whether the game counts for the ratings; it does if left out
option-move = move
    .description = Your move, such as d4-d5, d4xd6xf6 or c3
option-game = game
    .description = Which of your games, if you have several
option-text = text
    .description = As text instead of a picture
option-scope = scope
    .description = Games here, or all of yours

choice-fox-geese = Fox and Geese
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Fox and Geese to ten captures
choice-bagh-chal = Bagh-Chal
choice-fox-hounds = Fox and Hounds
choice-random = random
choice-none = no limit
choice-1h = 1 hour a move
choice-1d = 1 day a move
choice-3d = 3 days a move
choice-7d = 7 days a move
choice-few = the fox, the foxes or the tigers
choice-many = the geese, the goats or the hounds
choice-1 = 1, for beginners
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, the strongest
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = here
choice-mine = all of mine
