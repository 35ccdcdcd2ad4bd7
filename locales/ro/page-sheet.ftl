### Sheets at a table: what a thing is, how everybody stands, and the game at a glance.

## A thing of the board

page-sheet-name = { $name }
page-sheet-use = Folosește
page-sheet-can = Se poate folosi acum
page-sheet-rule = Citește regula
# $points has its sign: "+6".
page-sheet-points =
    { $count ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
page-sheet-becomes = { $points }: scor { $from } → { $to }
# $amount has its sign: "+1 energy".
page-sheet-holding = { $what } { $amount }
# $best is what the best choice scores at once; 0 if none scores.
page-sheet-next = { $best ->
    [0] Apoi alege pe tablă
   *[other] Apoi alege pe tablă: până la +{ $best }
}
page-set-tap = Atingerea unei cărți
page-set-tap-read = Îi arată detaliile
page-set-tap-quick = O alege imediat
page-key-i = I
page-key-i-does = explică elementul selectat

## A score, opened

page-anatomy-now = Dacă jocul s-ar termina acum
page-anatomy-standing = { $name }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, locul { $place } din { $of }
page-anatomy-light = Atinge un rând ca să-l vezi pe tablă
page-anatomy-possible = Încă posibil
page-anatomy-of = { $name }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }. Deschide scorul

## The game at a glance

page-glance = { $game } pe scurt
page-glance-turn = În trei imagini
page-glance-icons = Simbolurile
page-glance-ends = Cum se termină
page-glance-full = Regulile complete
page-glance-rule = Regula { $rule }
page-ruling = interpretare
page-ruling-means = Regulamentul nu lămurește acest caz. Noi jucăm așa.
page-score-tie = Egalitate
page-score-tie-decided = { $one } și { $other } au același punctaj. Departajare: { $one } – { $first }; { $other } – { $second }.
page-score-tie-shared = { $one } și { $other } au același punctaj și împart locul.
