### Plansza Cities na stronie.

page-cities-name = { $name }
page-cities-list = { $things }
page-cities-round = Runda { $round } z { $rounds }

## Oferta

page-cities-display = Oferta
page-cities-row-card = Karty punktacji
page-cities-row-tile = Teren
page-cities-row-feature = Atrakcje
page-cities-row-piece = Segmenty
page-cities-for-card = punkty na koniec
page-cities-for-tile = dzielnica rośnie
page-cities-for-feature = do parków i na wodę
page-cities-for-piece = do budowy
page-cities-slot = { $row }, pole { $number }: { $what }
page-cities-slot-taken = { $row }, pole { $number }: pracownik gracza { $name }
page-cities-blind = dwa segmenty z woreczka
page-cities-workers =
    { $count ->
        [0] gotowe
        [one] został 1
        [few] zostało { $count }
       *[other] zostało { $count }
    }
page-cities-starts = Kafelki startowe

## Metropolia

page-cities-milestones = trzy kamienie milowe
page-cities-milestones-first = pierwszy bierze najwięcej punktów
page-cities-worth = teraz warte
page-cities-progress = { $now } z { $wanted }
page-cities-not-yet = jeszcze nie
page-cities-reached = osiągnięty
page-cities-ring =
    { $points ->
        [one] 1 punkt: { $name }
        [few] { $points } punkty: { $name }
       *[other] { $points } punktów: { $name }
    }
page-cities-place-free =
    { $points ->
        [one] 1 punkt: wolne
        [few] { $points } punkty: wolne
       *[other] { $points } punktów: wolne
    }
page-cities-place-blocked =
    { $points ->
        [one] 1 punkt: zablokowane przy dwóch graczach
        [few] { $points } punkty: zablokowane przy dwóch graczach
       *[other] { $points } punktów: zablokowane przy dwóch graczach
    }

## Dzielnice

page-cities-yours = Twoja dzielnica
page-cities-counted = Decydują kwadraty w ramkach.
page-cities-district = Dzielnica gracza { $name }
page-cities-extent = { $tiles ->
        [one] 1 kafelek
        [few] { $tiles } kafelki
       *[other] { $tiles } kafelków
    }, { $pieces ->
        [0] brak segmentów
        [one] 1 segment
        [few] { $pieces } segmenty
       *[other] { $pieces } segmentów
    }
page-cities-visit =
    Pokaż dzielnicę gracza { $name }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
page-cities-bare = Nie ma tu jeszcze kafelków.
page-cities-cell = { $cell }: { $land }
page-cities-land-feature = { $ground }, { $feature }
page-cities-land-building = { $colour }, wysokość { $floors }
page-cities-turn-view = Obróć widok
page-cities-larger = Powiększ
page-cities-smaller = Pomniejsz
page-cities-as-plan = Widok z góry
page-cities-facts = zostało pracowników { $workers } · karty punktacji { $cards }

## Co wzięto

page-cities-hand = Do umieszczenia
page-cities-hand-of = { $name } umieszcza
page-cities-rotate = Obróć
page-key-r = R
page-key-r-does = obróć kafelek terenu
page-cities-discard = Zrezygnuj
page-cities-cards = Karty punktacji
page-cities-no-cards = Brak kart punktacji.
page-cities-score =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

## Co zrobić

page-cities-task-start = Wybierz kafelek startowy
page-cities-task-choose = Postaw pracownika na polu i weź to, co tam leży
page-cities-task-place = Dołóż kafelek terenu: wybierz miejsce i obróć go, jak chcesz
page-cities-task-put = Połóż atrakcję na pasującym kwadracie
page-cities-task-build = Postaw segmenty albo rezygnuj z nich po jednym
page-cities-task-discard = Dotknij segmentu, z którego rezygnujesz
page-cities-task-which = Teraz dotknij tego, co tam trafi
page-cities-task-where = Teraz dotknij podświetlonego kwadratu

## Punktacja

page-sheet-ci-sheet-milestone = Kamienie milowe
page-sheet-ci-sheet-statues = Pomniki
page-sheet-ci-sheet-water = Woda
page-sheet-ci-sheet-park = Parki
page-sheet-ci-sheet-card = Karty punktacji

## The game at a glance

page-cities-glance-goal = Wygrywa, kto ma najwięcej punktów: kamienie milowe, pomniki, parki, woda i karty punktacji.
page-cities-glance-1 = Postaw pracownika
page-cities-glance-1-text = Postaw go na wolnym polu i weź to, co tam leży. W każdym rzędzie stawiasz jednego pracownika, w grze dwuosobowej dwóch.
page-cities-glance-2 = Dołóż
page-cities-glance-2-text = Teren łączy się całym bokiem, w obrębie 3 × 3 kafelków (w długiej grze 3 × 5). Atrakcje trafiają na swoje podłoże, segmenty na działki swojego koloru.
page-cities-glance-3 = Osiągaj kamienie milowe
page-cities-glance-3-text = Sprawdza się je na końcu każdej tury: kto pierwszy osiągnie kamień milowy, zajmuje najlepsze miejsce i już go nie traci.
page-cities-glance-end = po { $rounds } rundach
page-cities-glance-left = { $now } z { $of } rund
page-cities-glance-tie = Przy remisie wygrywa, kto ma więcej punktów za kamienie milowe.
