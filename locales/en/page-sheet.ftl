### Sheets at a table: what a thing is, how everybody stands, and the game at a glance.

## A thing of the board

page-sheet-name = { $name }
page-sheet-use = Use it
page-sheet-can = You can use it now
page-sheet-rule = Read the rule
# $points has its sign: "+6".
page-sheet-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
page-sheet-becomes = { $points }: score { $from } → { $to }
# $amount has its sign: "+1 energy".
page-sheet-holding = { $what } { $amount }
# $best is what the best choice scores at once; 0 if none scores.
page-sheet-next = { $best ->
    [0] Then choose on the board
   *[other] Then choose on the board: up to +{ $best }
}
page-set-tap = Tapping a card
page-set-tap-read = Shows its details
page-set-tap-quick = Picks it right away
page-key-i = I
page-key-i-does = explain what is selected

## A score, opened

page-anatomy-now = If the game ended now
page-anatomy-standing = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $of }
page-anatomy-light = Tap a line to see it on the board
page-anatomy-possible = Still possible
page-anatomy-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Open the score

## The game at a glance

page-glance = { $game } at a glance
page-glance-turn = In three pictures
page-glance-icons = The icons
page-glance-ends = How it ends
page-glance-full = Full rules
page-glance-rule = Rule { $rule }
page-ruling = ruling
page-ruling-means = The rulebook leaves this open. This is how we play it.
page-score-tie = Tie
page-score-tie-decided = { $one } and { $other } have the same score. Tie-break: { $one } – { $first }; { $other } – { $second }.
page-score-tie-shared = { $one } and { $other } have the same score and share the place.
