### Sheets at a table: what a thing is, how everybody stands, and the game at a glance.

## A thing of the board

page-sheet-name = { $name }
page-sheet-use = Použít
page-sheet-can = Teď to můžete použít
page-sheet-rule = Příslušné pravidlo
# $points has its sign: "+6".
page-sheet-points =
    { $count ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-sheet-becomes = { $points }: skóre { $from } → { $to }
# $amount has its sign: "+1 energy".
page-sheet-holding = { $what }: { $amount }
# $best is what the best choice scores at once; 0 if none scores.
page-sheet-next = { $best ->
    [0] Pak vyberte na plánu
   *[other] Pak vyberte na plánu: až +{ $best }
}
page-set-tap = Klepnutí na kartu
page-set-tap-read = Otevře její popis
page-set-tap-quick = Hned ji vybere
page-key-i = I
page-key-i-does = vysvětlit, co je vybrané

## A score, opened

page-anatomy-now = Kdyby hra teď skončila
page-anatomy-standing = { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $place }. místo { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $of }
page-anatomy-light = Klepnutím řádek rozsvítíte
page-anatomy-possible = Ještě možné
page-anatomy-of = { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Otevřít skóre

## The game at a glance

page-glance = { $game } v kostce
page-glance-turn = Ve třech obrázcích
page-glance-icons = Značky
page-glance-ends = Jak hra končí
page-glance-full = Úplná pravidla
page-glance-rule = Pravidlo { $rule }
page-ruling = výklad
page-ruling-means = Pravidla to nechávají otevřené. My to hrajeme takto.
page-score-tie = Shoda
page-score-tie-decided = { $one } a { $other } mají stejně bodů. Rozhodlo: { $one } – { $first }; { $other } – { $second }.
page-score-tie-shared = { $one } a { $other } mají stejně bodů a dělí se o místo.
