### British English: only what differs from en-US.

computer-level = { $player } plays at level { $level } of 8: { $level ->
    [1] a beginner, who sees nothing but the move itself
    [2] a beginner, who sees the next capture
    [3] somebody who has played a few games
    [4] a casual player
    [5] a practised player
    [6] a strong player
    [7] nearly as well as it can
   *[8] as well as it can
}. It answers within about two seconds.
button-analyse = Analyse
rules-start = { $variant ->
    [fox-geese] One fox against thirteen geese, on a cross of thirty-three points. Every small square has both diagonals. The fox begins.
        With `geese:` you can have 15 or 17 geese, and with `sideways:` geese that may also step sideways.
    [fox-geese-ten] One fox against thirteen geese that come down from the top, on a cross where only every other point has diagonals. The fox begins.
    [halatafl] Two foxes against twenty geese, on a cross of thirty-three points. The nine points at the top are the pen; the foxes stand in its upper corners. The foxes begin.
    [gasetavl] One fox against eighteen geese, on a large cross of forty-five points where only every other point has diagonals. The fox begins.
    [bagh-chal] Four tigers in the corners against twenty goats, all of them still in hand. The goats begin.
   *[fox-hounds] One fox against four hounds, on the squares of one colour of a chessboard. The fox begins.
}
rules-moves = { $variant ->
    [fox-geese] The fox steps to a neighbouring empty point along any line, in any direction. A goose steps forward, straight or diagonally, never back; sideways only with that option.
    [fox-geese-ten] The fox steps along any line, in any direction. A goose steps down the board, straight or diagonally where there is a line, or sideways, never back up.
    [halatafl] A fox steps along any line, in any direction. A goose steps forward, straight or diagonally, or sideways, never back.
    [gasetavl] The fox steps along any line, in any direction. A goose steps forward, straight or diagonally where there is a line, or sideways, never back.
    [bagh-chal] First the goats are placed, one a turn, on any empty point; no goat moves while one is left in hand. Then a goat steps along any line. A tiger steps along any line from the start.
   *[fox-hounds] The fox steps one square diagonally, in any direction. A hound steps one square diagonally forward, never back.
}
language-name = English (UK)
refusal-not-over = Game { game-number } is still being played; it can be analysed when it is over.
move-never-captures = { $role ->
    [goose] Geese never
    [goat] Goats never
    [hound] Hounds never
    [tiger] Tigers never
   *[fox] Foxes never
} capture here: choose a step to a neighbouring point.
move-not-a-capture = Nothing is captured between { $from } and { $to }, which are neighbours: a capture jumps over a piece.
move-nothing-to-jump = There is nothing to jump over on { $over }: jump over a neighbouring enemy onto the empty point behind it.
move-hand-empty = All goats have been placed: move one along a line to a neighbouring point.
choice-colorblind = for the colour-blind
