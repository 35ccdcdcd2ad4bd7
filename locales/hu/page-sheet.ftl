### Sheets at a table: what a thing is, how everybody stands, and the game at a glance.

## A thing of the board

page-sheet-name = { $name }
page-sheet-use = Használat
page-sheet-can = Most használhatod
page-sheet-rule = A szabály elolvasása
# $points has its sign: "+6".
page-sheet-points =
    { $count ->
       *[other] { $points } pont
    }
page-sheet-becomes = { $points }: pontszám { $from } → { $to }
# $amount has its sign: "+1 energy".
page-sheet-holding = { $what } { $amount }
# $best is what the best choice scores at once; 0 if none scores.
page-sheet-next = { $best ->
    [0] Aztán válassz a táblán
   *[other] Aztán válassz a táblán: legfeljebb +{ $best }
}
page-set-tap = Koppintás egy kártyára
page-set-tap-read = Megmutatja a részleteket
page-set-tap-quick = Rögtön kiválasztja a kártyát
page-key-i = I
page-key-i-does = a kijelölt elem magyarázata

## A score, opened

page-anatomy-now = Ha most érne véget a játék
page-anatomy-standing = { $name }: { $points } pont, { $place }. hely ({ $of } játékos)
page-anatomy-light = Koppints egy sorra, hogy lásd a táblán
page-anatomy-possible = Még elérhető
page-anatomy-of = { $name }: { $points } pont. A pontozás megnyitása

## The game at a glance

page-glance = { $game } dióhéjban
page-glance-turn = Három képben
page-glance-icons = Az ikonok
page-glance-ends = Mikor ér véget
page-glance-full = Az összes szabály
page-glance-rule = { $rule } szabály
page-ruling = értelmezés
page-ruling-means = A szabálykönyv ezt nyitva hagyja. Mi így játsszuk.
page-score-tie = Holtverseny
page-score-tie-decided = { $one } és { $other } pontszáma egyenlő. Ami eldöntötte: { $one } – { $first }; { $other } – { $second }.
page-score-tie-shared = { $one } és { $other } pontszáma egyenlő; osztoznak a helyezésen.
