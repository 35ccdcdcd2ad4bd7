### Co mówi każda gra: układy stołu, edycje, zapisy, kroki i pozycje.

## Układ stołu

setup-game = nie ma gry „{ $game }”, jest tylko { $games }
setup-seats = { $game } jest dla { $least } do { $most } miejsc przy stole, nie { $seats }
setup-option =
    { $game } z { $seats ->
        [one] 1 miejscem
       *[other] { $seats } miejscami
    } nie ma opcji „{ $option }”
setup-value = opcja { $option } to jedno z { $values }, nie „{ $value }”

## Edycje

edition-error = { $file }:{ $line }: { $reason }
edition-unreadable = nie można odczytać: { $reason }
edition-game = to edycja innej gry, „{ $game }”
edition-name = nazwa edycji to małe litery, cyfry i łączniki, najwyżej 40
edition-card-name = nazwa karty ma od 1 do 40 znaków
edition-id = „{ $id }” to nie oznaczenie: małe litery, cyfry i łączniki, najwyżej 40
edition-twice = „{ $name }” jest tu dwa razy
edition-range = { $field } to { $found }, musi być od { $least } do { $most }

## Zapisy

record-not-a-record = to nie zapis: pierwszy wiersz musi brzmieć „{ $first }”
record-line = wiersza { $line } nie można odczytać: „{ $text }”
record-missing = w nagłówku zapisu brak wiersza „{ $word }”
replay-game = to zapis innej gry, „{ $game }”
replay-rules = grano według zasad { $record }, to są zasady { $here }
replay-edition = grano z edycją { $record }, to jest edycja { $here }
replay-setup = grano z inną liczbą miejsc albo z innymi opcjami
replay-unreadable = krok { $number } „{ $text }”: { $reason }
replay-refused = krok { $number } „{ $text }”: { $rule }: { $reason }

## Kroki i pozycje

step-form = krok zaczyna się od miejsca i dwukropka albo od gwiazdki: „{ $text }”
step-seat = nie ma miejsca { $seat }
player = gracz { $seat }
position-form = wiersz { $line }: to nie pozycja: { $reason }
position-form-field = wiersz { $line }, { $field }: { $reason }
position-flaw = { $field }: { $what }
position-flaws = { $before }; { $flaw }
position-value = jest { $found }, tu musi być { $wanted }
position-range = jest { $found }, tu musi być od { $least } do { $most }

## Gra, która nie mówi o sobie więcej

game-not-legal = teraz to niemożliwe
game-no-chance = los nie może teraz o tym rozstrzygnąć
game-no-action = „{ $text }” to nie akcja
game-no-outcome = „{ $text }” to nie wynik losowania
game-step = { $step }
game-points = punkty
