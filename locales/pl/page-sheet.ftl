### Sheets at a table: what a thing is, how everybody stands, and the game at a glance.

## A thing of the board

page-sheet-name = { $name }
page-sheet-use = Użyj
page-sheet-can = Możesz tego teraz użyć
page-sheet-rule = Odpowiednia zasada
# $points has its sign: "+6".
page-sheet-points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
page-sheet-becomes = { $points }: wynik { $from } → { $to }
# $amount has its sign: "+1 energy".
page-sheet-holding = { $what }: { $amount }
# $best is what the best choice scores at once; 0 if none scores.
page-sheet-next = { $best ->
    [0] Potem wybierz na planszy
   *[other] Potem wybierz na planszy: do +{ $best }
}
page-set-tap = Dotknięcie karty
page-set-tap-read = Otwiera jej opis
page-set-tap-quick = Od razu ją wybiera
page-key-i = I
page-key-i-does = objaśnij zaznaczony element

## A score, opened

page-anatomy-now = Gdyby gra skończyła się teraz
page-anatomy-standing = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, miejsce { $place } z { $of }
page-anatomy-light = Dotknij wiersza, aby go podświetlić
page-anatomy-possible = Jeszcze możliwe
page-anatomy-of = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Otwórz wynik

## The game at a glance

page-glance = { $game } w skrócie
page-glance-turn = W trzech obrazkach
page-glance-icons = Symbole
page-glance-ends = Jak kończy się gra
page-glance-full = Pełne zasady
page-glance-rule = Zasada { $rule }
page-ruling = rozstrzygnięcie
page-ruling-means = Instrukcja tego nie rozstrzyga. My gramy tak.
page-score-tie = Remis
page-score-tie-decided = { $one } i { $other } mają tyle samo punktów. Zdecydowało: { $one } – { $first }; { $other } – { $second }.
page-score-tie-shared = { $one } i { $other } mają tyle samo punktów i dzielą miejsce.
