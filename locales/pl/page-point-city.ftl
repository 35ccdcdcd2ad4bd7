### Stół Point City na stronie.

page-pc-progress = Tura { $turn } z { $turns }
page-pc-market = Rynek
page-pc-deck = Talia
page-pc-deck-label =
    Talia, { $left ->
        [0] pusta
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kart
    }{ $top ->
        [none] {""}
       *[other] , na wierzchu { $top }
    }
page-pc-deck-left =
    { $left ->
        [0] Nie ma już kart.
        [one] Została 1 karta.
        [few] Zostały { $left } karty. Dwie za darmo: ta i następna, nieznana.
       *[other] Zostało { $left } kart. Dwie za darmo: ta i następna, nieznana.
    }
page-pc-discarded = odrzucone: { $count }
page-pc-flip = Odwróć
page-pc-tokens = Żetony punktacji
page-pc-tokens-left = pozostało: { $count }
page-pc-token-now = teraz dla ciebie
page-pc-token = żeton punktacji: { $token }
page-pc-at = { $cell }: { $what }
page-pc-empty =
    { $wants ->
        [resource] puste, będzie zasób
        [building] puste, będzie budynek
       *[nothing] puste
    }
page-pc-front = { $front }, poziom { $tier }
page-pc-building =
    { $name }, kosztuje { $cost }{ $gives ->
        [civic] , daje żeton punktacji
        [nothing] {""}
       *[other] , daje: { $resource }
    }{ $points ->
        [0] {""}
        [one] , 1 punkt
        [few] , { $points } punkty
       *[other] , { $points } punktów
    }
page-pc-cost = { $count }× { $resource }
page-pc-points = punkty
page-pc-your-city = Twoje miasto
page-pc-city-of = Miasto gracza { $name }
page-pc-rival-city = Miasto rywala
page-pc-show-rival =
    Rywal: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }
page-pc-show-own = Wróć do swojego miasta
page-pc-rival-next = Następnym razem rywal bierze { $one } i { $other }
page-pc-hand = Na ręce
page-pc-hand-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
page-pc-hand-empty = brak kart na ręce
page-pc-coming = dojdzie: { $front }
page-pc-coming-pays = dojdzie i od razu zapłaci: { $front }
page-pc-own-tokens = Żetony
page-pc-worth = teraz wart { $worth }
page-pc-pending = Do zapłaty: { $cards }
page-pc-pay-with = Czym zapłacić
page-pc-pays = Płaci
page-pc-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }
page-pc-permanent = stałe zasoby: { $resources }
page-pc-holds = karty na ręce: { $cards }

## Co zrobić

page-pc-task-take = Weź dwie sąsiednie karty z rynku albo dwie karty z talii
page-pc-task-second = Wybierz sąsiednią kartę
page-pc-task-flip = Wybierz kartę, którą odwrócisz
page-pc-task-pay = Wybierz, czym zapłacić
page-pc-task-token = Wybierz żeton punktacji
page-pc-facts = budynki { $buildings } · karty { $cards } · żetony { $tokens }

## Punktacja

page-sheet-pc-sheet-buildings = Budynki
page-sheet-pc-sheet-token = Żetony punktacji
page-sheet-pc-sheet-rival-permanents = Stałe zasoby
page-sheet-pc-sheet-rival-tokens = Żetony rywala
page-sheet-pc-sheet-rival-ingenuity = Pomysły

## The game at a glance

page-pc-tiers = poziomy
page-pc-glance-goal = Wygrywa, kto ma najwięcej punktów. Dają je budynki i żetony punktacji.
page-pc-glance-1 = Weź dwie
page-pc-glance-1-text = Dwie sąsiednie karty z rynku albo dwie z wierzchu talii. Zasoby są darmowe.
page-pc-glance-2 = Zapłać od razu
page-pc-glance-2-text = Najpierw płaci miasto, potem wybrane karty. Karta zasobu wzięta przed chwilą też może zapłacić.
page-pc-glance-3 = Zbuduj
page-pc-glance-3-text = Budynek daje zasób w każdej następnej turze. Za budynek publiczny wybierasz żeton.
page-pc-glance-end = po { $turns } turach każdego gracza
page-pc-glance-left = { $now } z { $of } tur
page-pc-glance-tie = Przy remisie wygrywa, kto ma więcej niewydanych kart.
