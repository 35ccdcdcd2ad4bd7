### Sheets at a table: what a thing is, how everybody stands, and the game at a glance.

## A thing of the board

page-sheet-name = { $name }
page-sheet-use = Použiť
page-sheet-can = Teraz to môžete použiť
page-sheet-rule = Príslušné pravidlo
# $points has its sign: "+6".
page-sheet-points =
    { $count ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
page-sheet-becomes = { $points }: skóre { $from } → { $to }
# $amount has its sign: "+1 energy".
page-sheet-holding = { $what }: { $amount }
# $best is what the best choice scores at once; 0 if none scores.
page-sheet-next = { $best ->
    [0] Potom vyberte na pláne
   *[other] Potom vyberte na pláne: až +{ $best }
}
page-set-tap = Ťuknutie na kartu
page-set-tap-read = Otvorí jej opis
page-set-tap-quick = Hneď ju vyberie
page-key-i = I
page-key-i-does = vysvetliť, čo je vybrané

## A score, opened

page-anatomy-now = Keby sa hra teraz skončila
page-anatomy-standing = { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }, { $place }. miesto { $of ->
        [4] zo
        [6] zo
        [7] zo
       *[other] z
    } { $of }
page-anatomy-light = Ťuknutím riadok rozsvietite
page-anatomy-possible = Ešte možné
page-anatomy-of = { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }. Otvoriť skóre

## The game at a glance

page-glance = { $game } v skratke
page-glance-turn = V troch obrázkoch
page-glance-icons = Značky
page-glance-ends = Ako sa hra končí
page-glance-full = Úplné pravidlá
page-glance-rule = Pravidlo { $rule }
page-ruling = výklad
page-ruling-means = Pravidlá to nechávajú otvorené. My to hráme takto.
page-score-tie = Zhoda
page-score-tie-decided = { $one } a { $other } majú rovnako bodov. Rozhodlo: { $one } – { $first }; { $other } – { $second }.
page-score-tie-shared = { $one } a { $other } majú rovnako bodov a delia sa o miesto.
