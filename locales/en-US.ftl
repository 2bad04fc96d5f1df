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
challenge-rated = Rated.
challenge-unrated = Not rated.
challenge-card-counter = { $challenger } answers { $opponent } with other terms.
challenge-countered = Answered with other terms.
button-counter = Other terms
counter-ask = On which terms would you play?
counter-side = You play { $side ->
    [fox] the fox
    [foxes] the foxes
    [tigers] the tigers
    [geese] the geese
    [goats] the goats
   *[hounds] the hounds
}.
counter-game = Another game
counter-sides = Another side
counter-pace = Another pace
counter-sent = Sent.
button-send = Send
button-rated = Rated
button-unrated = Not rated
button-hints = With hints
button-no-hints = Without hints

## Boards

board-to-move = { $player }, it is your turn ({ side-name }).
board-guests = I am a guest here: whoever is not offered `/move` has to add me too (open my profile, choose “Add App”).
board-mute = I can only answer here, not write by myself, so reminders and endings may go unseen: whoever manages this channel can allow me to view it and to send messages.
ability-no-files = I may not show pictures or files in this channel: whoever manages it can allow me to attach files.
deleted-player = a deleted player
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
    [recorded] so its record says
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
    [recorded] so its record says
   *[quiet] too many moves have been made without progress
}.
board-unfinished = Not played to its end.
board-link = [The newest board]({ $link })
button-rematch = Rematch
button-draw = Draw
button-resign = Resign
button-hint = Hint
button-replay = Replay
button-analyse = Analyze
button-move = Move
button-more = More

## A move put together by menus

pick-piece = Which piece?
pick-place = Where do you place a goat?
pick-target = Where to from { $at }?
pick-chain = { $notation }: { $end ->
    [free] go on, or stop here?
   *[forced] it must go on. Where to?
}
pick-only-captures = You have to capture.
pick-placeholder-piece = Choose a piece
pick-placeholder-point = Choose a point
pick-entry-piece = { $at } — { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 move
   *[other] { $steps } moves
}
pick-captures = { $captures ->
    [one] 1 capture
   *[other] { $captures } captures
}
pick-entry-jump = { $at } — captures the { piece } on { $over }{ $more ->
    [0] { "" }
   *[other] , and can go on
}
button-pick-stop = Stop here
button-pick-undo = Take back this jump
button-pick-back = Back
alt-pick-pieces = A ring marks each piece that can move: { $points }.
alt-pick-places = A dot marks each point where a goat can be placed: { $points }.
alt-pick-targets = A ring marks the piece on { $at }, a dot each point it can go to: { $points }.
alt-pick-chain = The jumps so far, { $notation }, are already shown, what they capture crossed out.

## What else there is to a game

more-title = Game { game-number }: what would you like?
more-no-moves = Nobody has moved yet.
button-takeback = Take back
button-moves = Moves so far
button-flip = Flip my view
button-flip-back = Flip back
button-text-board = Text board
alt-flipped = The board is turned half round.

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
alt-unfinished = The game was not played to its end. { alt-to-move }

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
} · { $turn ->
    [yours] **your turn**
   *[theirs] { $player } is to move
}
games-title-here = Games being played here
games-title-mine = Your games
games-none-here = Nobody is playing here. Start a game with `/challenge`.
games-none-mine = You have no running game. Start one with `/challenge`.
button-earlier = Earlier
button-later = Later

## Ratings

rating-changes = Rated: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Ratings
stats-none = { $player } has played no rated game yet.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(provisional)
   *[yes] { "" }
} · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
}, { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
}
alt-results = Results as bars: won on the left, drawn in the middle, lost on the right.
alt-result = { $number }. { variant-name }, { side-name }: { $wins } won, { $draws } drawn, { $losses } lost, rating { $rating }.
best-title = The best with the { side-name }: { variant-name }
best-none = Nobody’s rating is certain enough yet: it takes about a dozen rated games.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 game
   *[other] { $games } games
}

## Rules of the games

rules-title = { variant-name }: the rules
rules-chapter = { $chapter ->
    [moves] How they move
    [captures] Captures
    [winning] How to win
    [draws] Draws
    [mistake] A common mistake
    [questions] Questions
   *[history] Where it comes from
}
rules-start = { $variant ->
    [fox-geese] One fox against thirteen geese, on a cross of thirty-three points. Every small square has both diagonals. The fox begins.
        With `geese:` you can have 15 or 17 geese, and with `sideways:` geese that may also step sideways.
    [fox-geese-ten] One fox against thirteen geese that come down from the top, on a cross where only every other point has diagonals. The fox begins.
    [halatafl] Two foxes against twenty geese, on a cross of thirty-three points. The nine points at the top are the pen; the foxes stand in its upper corners. The foxes begin.
    [gasetavl] One fox against eighteen geese, on a large cross of forty-five points where only every other point has diagonals. The fox begins.
    [bagh-chal] Four tigers in the corners against twenty goats, all of them still in hand. The goats begin.
   *[fox-hounds] One fox against four hounds, on the squares of one color of a chessboard. The fox begins.
}
rules-moves = { $variant ->
    [fox-geese] The fox steps to a neighboring empty point along any line, in any direction. A goose steps forward, straight or diagonally, never back; sideways only with that option.
    [fox-geese-ten] The fox steps along any line, in any direction. A goose steps down the board, straight or diagonally where there is a line, or sideways, never back up.
    [halatafl] A fox steps along any line, in any direction. A goose steps forward, straight or diagonally, or sideways, never back.
    [gasetavl] The fox steps along any line, in any direction. A goose steps forward, straight or diagonally where there is a line, or sideways, never back.
    [bagh-chal] First the goats are placed, one a turn, on any empty point; no goat moves while one is left in hand. Then a goat steps along any line. A tiger steps along any line from the start.
   *[fox-hounds] The fox steps one square diagonally, in any direction. A hound steps one square diagonally forward, never back.
}
rules-captures = { $variant ->
    [fox-geese] The fox jumps over a goose beside it to the empty point behind, along lines, and the goose is gone. It need not jump. It may jump on in the same turn, and may stop after any jump.
    [fox-geese-ten] The fox jumps over a goose to the empty point behind it, along lines. It need not jump, may jump on in the same turn, and may stop after any jump.
    [halatafl] If a fox can jump, one of the foxes must, and it jumps on for as long as it can. Which fox, and which way, is yours to choose; it need not be the way with the most geese.
    [gasetavl] The fox jumps over a goose to the empty point behind it, along lines. It need not jump, may jump on in the same turn, and may stop after any jump.
    [bagh-chal] A tiger jumps over one goat to the empty point behind it, along lines, and that ends its turn. It need not jump. Goats capture nothing.
   *[fox-hounds] Nobody captures anything.
}
rules-winning = { $variant ->
    [fox-geese] The fox wins when fewer than four geese are left, or when no goose can move. The geese win when the fox cannot move.
    [fox-geese-ten] The fox wins with its tenth capture, or when no goose can move. The geese win when the fox cannot move.
    [halatafl] The foxes win when fewer than nine geese are left, or when no goose can move. The geese win when all nine points of the pen hold geese, or when neither fox can move.
    [gasetavl] The fox wins when fewer than four geese are left, or when no goose can move. The geese win when the fox cannot move.
    [bagh-chal] The tigers win with their fifth capture, or when no goat can move. The goats win when none of the four tigers can move.
   *[fox-hounds] The fox wins when it reaches the first rank, when it stands below every hound, or when no hound can move. The hounds win when the fox cannot move.
}
rules-draws = { $variant ->
    [fox-geese] Without sideways moves there are none: the geese run out of moves. With them, a position that comes up for the third time is a draw, and so are fifty moves of each side without a capture or a goose going forward.
    [fox-geese-ten] A position that comes up for the third time, or sixty moves of each side without a capture.
    [halatafl] A position that comes up for the third time, or fifty moves of each side without a capture or a goose going forward.
    [gasetavl] A position that comes up for the third time, or fifty moves of each side without a capture or a goose going forward.
    [bagh-chal] A position that comes up for the third time, or sixty moves of each side without a goat placed or captured.
   *[fox-hounds] There are none in practice: the hounds never go back, so every game ends.
}
rules-mistake = { $variant ->
    [fox-geese] Geese that advance one by one leave holes behind them. Move them as a wall, and never leave an empty point behind a goose that the fox can reach.
    [fox-geese-ten] An empty point behind a goose that stands alone is where the fox lands. Close the landing point, not the goose.
    [halatafl] A goose left where a jump begins a chain that the foxes are glad of. The geese’s weapon is the other kind: a jump that a fox must make, away from the pen.
    [gasetavl] Taking the diagonals for granted. Only every other point has them: look at the lines before you count on a jump.
    [bagh-chal] Wanting to move a goat that stands on the board while others are in hand. Place first, at the edge and where no tiger can jump.
   *[fox-hounds] A hound far ahead of the others lets the fox slip through behind it. Keep the line together.
}
rules-questions = { $variant ->
    [fox-geese] *Must the fox capture?* No. *May geese go back?* No. *Sideways?* Only with that option. *What if no goose can move?* Then the fox has won; elsewhere they may pass.
    [fox-geese-ten] *Must the fox capture?* No, it may step although it could jump. *May geese go back to regroup?* No.
    [halatafl] *Which fox must jump?* Either. *Must it be the longest chain?* No. *What if one fox is shut in?* It stays; both have to be.
    [gasetavl] *Why are three geese the end?* Three can never shut a fox in on this board.
    [bagh-chal] *Can a goat capture a tiger?* No: goats block its steps and its landing points. *Must a tiger capture?* No.
   *[fox-hounds] *May hounds go sideways or back?* No. *May the fox jump over a hound?* No.
}
rules-history = { $variant ->
    [fox-geese] Known in England since the fifteenth century. There is no single right way to play it: elsewhere geese may go back, captures are compulsory, there are 13, 15 or 17 geese, and boards have all, some or no diagonals.
    [fox-geese-ten] One of the many ways in which Fox and Geese has been played since the fifteenth century, with fewer diagonals and a count of captures.
    [halatafl] A hunt game of the North, a relative of tafl, named in the saga of Grettir the Strong and known since the fourteenth century at the latest. Peter Michaelsen described a Danish game with the same pieces.
    [gasetavl] “Goose board” is what several Danish hunt games are called; Peter Michaelsen wrote about their kin in 2009. The large cross is listed as Gåsetavl (Gedved) in the Ludii catalogue, where the fox jumps once a turn.
    [bagh-chal] The national game of Nepal. Lim Yew Jin and Jürg Nievergelt showed that it is a draw when nobody errs (“Tigers and Goats is a draw”).
   *[fox-hounds] An old game for a chessboard. With right play the hounds win, as Berlekamp, Conway and Guy show in “Winning Ways”.
}
rules-before = { $variant ->
    [fox-geese] The fox can jump two geese in one turn: **{ $moves }**. It may as well stop after the first, or not jump at all: { $instead }.
    [fox-geese-ten] The fox can jump: **{ $moves }**. It could go on in the same turn, or step instead: { $instead }.
    [halatafl] One fox can jump, so one must: **{ $moves }** is the only legal move. The other fox may not step now.
    [gasetavl] The point of the fox has no diagonal line, so it has four steps: { $instead } and the first of **{ $moves }**. A step aside, it has diagonals.
    [bagh-chal] The goats place one right beside a tiger, with an empty point behind it: **{ $moves }**. Any other empty point would do, such as { $instead }.
   *[fox-hounds] The fox comes out, a hound closes the edge: **{ $moves }**. The fox could also begin with { $instead }.
}
rules-after = { $variant ->
    [fox-geese] Two geese are gone. Geese never go back, so the holes stay.
    [fox-geese-ten] The fox took one and stopped; now the geese may close the line before it goes on.
    [halatafl] The goose is gone. The jump was forced: that is how geese lead a fox to where they want it.
    [gasetavl] From the point beside, the fox has gone on diagonally.
    [bagh-chal] The goat was jumped: one is captured, nineteen are still to place, and the goats must go on placing.
   *[fox-hounds] All five pieces are still there, as nobody is ever captured.
}
rules-sides = { $few ->
    [fox] The fox
    [foxes] The foxes
   *[tigers] The tigers
} against { $many ->
    [geese] the geese
    [goats] the goats
   *[hounds] the hounds
}
rules-other = Another game
button-rules = Rules
button-rules-page = { $page ->
    [rules] The rules
    [before] An example
   *[after] The example, played
}

## Looking back

replay-title = Game { game-number } ({ variant-name }) once more
replay-too-long = This game is too long for a moving picture; its moves are in `/history`.
alt-replay = The whole game as a moving picture, { variant-name }, { $plies ->
    [one] one move
   *[other] { $plies } moves
}.
history-title = Your finished games
history-none = You have finished no game yet. Start one with `/challenge` or `/computer`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] won
    [lost] lost
   *[drawn] drawn
} with the { side-name } against { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · from a record: { $few } – { $many }, { $winner ->
    [unfinished] not finished
    [drawn] a draw
    [fox] the fox won
    [foxes] the foxes won
    [tigers] the tigers won
    [geese] the geese won
    [goats] the goats won
   *[hounds] the hounds won
} · { $when }
history-no-moves = No move was made.
history-last-moves = The last moves; the file has all of them.
button-newer = Newer
button-older = Older

## Settings

settings-title = Your settings
server-settings-title = Settings of this server
language-name = English (US)
setting-name = { $setting ->
    [language] Language
    [theme] Look of the boards
    [level] Level of the computer
    [pings] When it is your turn
    [reminders] Reminders
    [quiet] Quiet hours
    [quiet-from] Quiet from
    [quiet-to] Quiet until
    [variant] Game, unless somebody says
    [channels] Games are allowed
   *[most-games] Games at once in a channel
}
setting-line = { $name }: **{ $value }**
setting-as-discord = as Discord says
setting-usual = 3, unless you say
setting-pings = I ping you
setting-no-pings = I name you without a ping
setting-quiet = { $from } to { $to } ({ $zone })
setting-no-quiet = no quiet hours
setting-zone-hint = These are hours of UTC: tell me your time zone with the option `zone` of `/settings`.
setting-direct-refused = Discord does not let me write to you, so I remind you in the channel; allow direct messages and choose again.
setting-everywhere = everywhere
setting-most-games = { $most ->
    [one] 1 game
   *[other] { $most } games
}
setting-no-limit = no limit
button-pings-on = Ping me
button-pings-off = Do not ping me
button-quiet-hours = Quiet hours
button-back = Back

## Privacy

privacy-title = What I know about you
privacy-name = The name I last saw you with: { $name }.
privacy-no-name = Not your name.
privacy-settings = What you have set with `/settings`.
privacy-no-settings = You have set nothing.
privacy-games = Your games, with their moves and times: { $running ->
    [one] 1 running
   *[other] { $running } running
}, { $over ->
    [one] 1 over
   *[other] { $over } over
}.
privacy-challenges = Challenges that you made or were made: { $count }.
privacy-ratings = Ratings: { $count }.
privacy-else = Which buttons were pressed I remember for two days, without whose they were. A server that removes me is forgotten after 30 days.
privacy-exported = Everything that I know about you is in this file.
privacy-exported-part = Part { $part } of { $parts } of what I know about you: it is too much for one file.
privacy-ask = { $running ->
    [0] I forget your name, your settings and your ratings; your open challenges are taken back.
    [one] I forget your name, your settings and your ratings; your open challenges are taken back, and your running game is resigned, so that nobody waits for you.
   *[other] I forget your name, your settings and your ratings; your open challenges are taken back, and your { $running } running games are resigned, so that nobody waits for you.
} Your games stay as those of a deleted player. This cannot be undone. Do you want it?
privacy-forgotten = It is done: I have forgotten you.
button-export = Give me all of it
button-delete = Delete it
button-delete-confirm = Yes, delete it
button-delete-cancel = No, keep it

## Help

help-title = Reynard plays the hunt games
help-body =
    `/challenge` somebody, or anyone. When they accept, the board appears. `/computer` plays against me, at once.
    `/move` plays a move: type `d4-d5` for a step, `d4xd6xf6` for a capture, `c3` to place a goat; the list shows what is legal. The button Move under the board does the same by menus.
    `/rules` teaches the games. `/board` shows the board again, `/games` lists what is being played, `/history` what was; `/import` reads the record of a game from a file.
    `/hint` shows the best move and why. `/draw` offers a draw, `/takeback` asks to take a move back, `/resign` gives up; `/analyse` looks at a finished game again.
    `/settings` are yours: language, boards, pings, quiet hours; `/privacy` says what I know about you.
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

## Records

import-done = Read: it is game { game-number } in your `/history` now. Nobody else sees it there, and it counts for nothing.
import-known = You have read this record before: it is game { game-number }.
record-lost = I could not get that file from Discord: please send it once more.
record-too-large = That file is too large for a record: send one of at most { $kilobytes } KB.
record-no-text = That file is no text: send a record as `/history` gives one.
record-tag = Line { $line } of the record has a tag that I cannot read: write a name and a value in quotes, as in `[Date "2026.03.01"]`.
record-second-tag = The record has a second tag { $typed } in line { $line }: leave one of them out.
record-no-variant = The record does not say which game it is of: begin it with a tag such as `[Variant "fox-geese"]`.
record-variant = I do not know the game { $typed } in line { $line } of the record: write it as `/history` does, such as `fox-geese`.
record-start = The start in line { $line } of the record is no position of that game: correct it, or leave the tag out for the usual start.
record-comment = The comment that begins in line { $line } of the record does not end: close it with `{"}"}`.
record-number = Line { $line } of the record has the number { $found } where move { $wanted } comes: correct the numbers, or see whether a move is missing.
record-move = Move { $number } of the record, { $typed } in line { $line }, cannot be played: { $why ->
    [over] the game is over before it
    [unreadable] it is not written like a move
    [off-board] the board has no such point
    [ambiguous] it could mean several moves
    [one-point] it names only one point
    [no-piece] no piece stands where it begins
    [not-yours] the piece where it begins is the other side’s
    [same-point] it leads nowhere
    [occupied] a piece stands where it ends
    [no-line] no line leads there
    [too-far] it is too far
    [back] such pieces never go back
    [sideways] such pieces do not go sideways in this game
    [no-captures] such pieces never capture
    [no-jump] there is nothing to jump over
    [must-capture] there is a capture, which is compulsory
    [must-go-on] the jumping must go on
    [single-jump] such pieces jump only once in a turn
    [must-place] there are pieces still to be placed
   *[no-placing] nothing can be placed
}; correct it and send the record again.
record-result = { $typed } in line { $line } of the record is no result: write the winning side, such as `fox` or `geese`, or `draw`, or `*` for a game that was not finished.
record-contradiction = The results that the record names contradict each other or the moves: correct them or leave them out.
record-trailing = Something follows the result in line { $line } of the record: send each game in a file of its own.
record-too-many-moves = That game is too long for me: I read at most { $most } moves.

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
refusal-too-many-records = You have brought { $most } games as records, as many as I can keep for one person; `/privacy` gives you all of them as a file.
refusal-nobody-played = Game { game-number } was read from a record, so there is nobody to play it again: challenge somebody with `/challenge`.
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
refusal-no-such-opponent = Whoever played that game has left; challenge somebody else with `/challenge`.
refusal-countered-already = You have answered that challenge with other terms already: wait for an answer, or withdraw them first.
refusal-own-challenge = Somebody else has to accept your challenge; you can withdraw it.
refusal-games-elsewhere = This server allows games only in { $channels }: go there.
refusal-channel-full = { $most ->
    [one] A game is being played here, and this server allows one at a time in a channel: wait until it is over, or play in another channel.
   *[other] { $most } games are being played here, as many as this server allows in a channel: wait until one is over, or play in another channel.
}
refusal-too-many-games = You are playing { $most } games, as many as I can keep for one person: finish or resign one of them (`/games scope:mine` lists them).
refusal-too-many-games-of = { $player } is playing { $most } games, as many as I can keep for one person: try again when one of them is over.
refusal-unknown-zone = I know no time zone { $typed }: choose one from the list, such as `Europe/Copenhagen`.
refusal-not-in-server = These are the settings of a server: use the command in one.
refusal-not-manager = Only those who may manage this server change its settings: ask one of them.
refusal-too-many-channels = No more than { $most } channels can be allowed one by one: take one off with `disallow`, or allow all by choosing none in the menu.
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
command-history = history
    .description = Your finished games, or one game with its moves and replay
command-import = import
    .description = Read a game from a record, such as /history gives, to look at it here
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
command-stats = stats
    .description = Somebody’s ratings and results
command-leaderboard = leaderboard
    .description = The best of this server, or of all
command-settings = settings
    .description = Your language, boards, pings, reminders and quiet hours
command-server-settings = server-settings
    .description = Where and what this server plays, and in which language
command-privacy = privacy
    .description = What I know about you: read it, have it as a file, or have it deleted
command-rules = rules
    .description = How a game is played, with pictures
command-help = help
    .description = What I do and how to play

option-opponent = opponent
    .description = Whom you challenge; leave it out to challenge anyone
option-variant = variant
    .description = Which game to play; Fox and Geese if neither you nor the server says
option-side = side
    .description = Which side you want; random if you do not say
option-level = level
    .description = How strongly the computer plays, 1 for beginners to 8; as you have set if you do not say
option-geese = geese
    .description = Fox and Geese: how many geese; 13 if you do not say
option-sideways = sideways
    .description = Fox and Geese: whether geese may move sideways
option-hints = hints
    .description = Whether both of you may ask for hints; not unless you say so
option-pace = pace
    .description = The time for each move; no limit if left out
option-user = user
    .description = Whose; yours if left out
option-rated = rated
    .description = Whether the game counts for the ratings; it does if left out
option-move = move
    .description = Your move, such as d4-d5, d4xd6xf6 or c3
option-game = game
    .description = Which of your games, if you have several
option-record = record
    .description = The record: a text file
option-text = text
    .description = As text instead of a picture
option-scope = scope
    .description = Only here, or all of them

option-language = language
    .description = The language that I speak
option-theme = theme
    .description = How your boards look
option-pings = pings
    .description = Whether I ping you when it is your turn
option-reminders = reminders
    .description = Where I remind you of your turn
option-quiet-from = quiet-from
    .description = The hour from which nobody pings you, 0 to 23
option-quiet-to = quiet-to
    .description = The hour until which nobody pings you, 0 to 23; the same as quiet-from: no quiet hours
option-zone = zone
    .description = Your time zone, for the quiet hours
option-allow = allow
    .description = A channel in which games are allowed; everywhere if none is
option-disallow = disallow
    .description = A channel in which games are no longer allowed
option-most-games = most-games
    .description = How many games may run in one channel; 0 for no limit

choice-wood = wood
choice-slate = slate
choice-contrast = strong contrast
choice-colorblind = for the color-blind
choice-channel = in the channel of the game
choice-direct = by direct message
choice-off = no reminders
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
choice-everywhere = everywhere
choice-mine = all of mine
