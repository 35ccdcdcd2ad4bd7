### Stół UpTown na stronie.

page-ut-progress =
    Runda { $round }{ $action ->
        [1] , pierwsza akcja
        [2] , druga akcja
       *[0] {""}
    }{ $end ->
        [last] , ostatnia runda
        [roofs] , do końca brakuje jednego dachu
        [cards] , jedna talia się kończy
       *[no] {""}
    }
page-ut-card =
    { $name }, { $price ->
        [free] za darmo
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinów
    }: { $projects }
page-ut-project = { $project }
page-ut-deck =
    { $name }: { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kart
    }{ $coins ->
        [0] {""}
        [one] , na talii 1 upcoin
        [few] , na talii { $coins } upcoiny
       *[other] , na talii { $coins } upcoinów
    }; { $card }
page-ut-not-for-sale = nie na sprzedaż
page-ut-yours-later = zabierzesz je w swojej turze
page-ut-collect = zabierz upcoiny
page-ut-plot =
    działka { $plot }{ $closed ->
        [yes] , zamknięta
       *[no] {""}
    }, prestiż { $prestige }: { $storeys }
page-ut-storey = { $kind } (przychód { $income }, prestiż { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = działka { $plot }
page-ut-plot-brings = { $plot }; tutaj: prestiż { $prestige }, upcoiny { $coins }
page-ut-street-of = Ulica gracza { $name }
page-ut-your-street = Twoja ulica
page-ut-your-deck = Twoja talia
page-ut-deck-of = Talia gracza { $name }
page-ut-pile = Wspólny stos
page-ut-source = { $name }, { $price }
page-ut-look = Pokaż ulicę gracza { $name }
page-ut-look-less = Znów pomniejsz
page-ut-wallet =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinów
    }
page-ut-playing = Zagrywana
page-ut-chosen = { $name }: { $project }
page-ut-discard = Odrzuć
page-ut-roof-pays =
    dach wypłaci { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinów
    }
page-ut-money =
    w portfelu { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinów
    }; dach wypłaci { $income }; prestiż { $prestige }; { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }

## Co zrobić

page-ut-task-collect = Zabierz upcoiny ze swojej talii
page-ut-task-choose = Zbuduj jedną połowę tej karty
page-ut-event-gift = { $name } przysyła ci prezent
page-ut-event-gift-means = Dla twojej ulicy: prestiż { $prestige }, upcoiny za każdy dach { $coins }
page-ut-event-last-plots = { $seat } ma zamknięte wszystkie pięć działek
    .you = Masz zamknięte wszystkie pięć działek
page-ut-event-last-deck = Jedna z talii się wyczerpała
page-ut-facts = upcoiny { $coins } · dachy { $roofs } z { $plots } · prestiż { $prestige }
page-ut-prestige = Prestiż: { $points }

## Jednym gestem

page-ut-each-income = przychód
page-ut-each-prestige = prestiż
page-ut-each-storey = za piętro poniżej
page-ut-each-plot =
    za { $kind ->
        [office] biuro
        [services] usługi
        [apartment] mieszkanie
        [cafe] kawiarnię
        [shop] sklep
       *[hotel] hotel
    } na działce
page-ut-each-street =
    za { $kind ->
        [office] biuro
        [services] usługi
        [apartment] mieszkanie
        [cafe] kawiarnię
        [shop] sklep
       *[hotel] hotel
    } na ulicy
page-ut-each-gift = za prezent na ulicy
page-ut-each-ground = na parterze
page-ut-mark-roof = Dach
page-ut-mark-gift = Prezent
page-ut-mark-ground = Tylko parter
page-ut-mark-upper = Tylko piętro
page-ut-mark-rooftop = Na dachu
page-ut-mark-no-gifts = Bez prezentów
page-ut-price-bank = { $coins } do banku
page-ut-price-to = { $coins }, dostaje { $name }
page-ut-free = za darmo
page-ut-back = jej rewers
page-ut-left = zostało { $left }
page-ut-tab-yours = Twoja
page-ut-tab-pile = Wspólny
page-ut-task-plot = { $half }: dotknij działki
page-ut-task-plot-gift = { $half }: dotknij działki innego gracza
page-ut-on-plot = { $half } na działkę { $plot }
page-ut-gives = { $half }: { $name }, działka { $plot }
page-ut-discards = Odrzuć swoją wierzchnią kartę
page-ut-closed = zamknięte
page-ut-place = { $plot }
page-ut-places =
    { $count ->
        [one] działka { $plots }
       *[other] działki { $plots }
    }
page-ut-places-of = { $name }: { $places }
page-why-ut-plot-closed = dach już zamyka
page-why-ut-ground-only = stoi już budynek
page-why-ut-upper-only = jeszcze pusto
page-why-ut-rooftop-only = brak dachu
page-why-ut-accepts-no-gift = bez prezentów
page-ut-costs = kosztuje { $price } z twoich { $coins }
page-ut-task-keep = Zbuduj połowę swojej wierzchniej karty albo ją odrzuć
page-ut-task-buy = Zbuduj połowę karty: kupionej albo wspólnej za darmo
page-ut-task-may-buy = Zbuduj połowę kupionej karty albo nie kupuj niczego
page-ut-half = { $half }: { $project }
page-ut-lying =
    { $coins ->
        [one] Na talii gracza { $name } leży 1 upcoin: zabierz go
        [few] Na talii gracza { $name } leżą { $coins } upcoiny: zabierz je
       *[other] Na talii gracza { $name } leży { $coins } upcoinów: zabierz je
    }
page-ut-roofs = Zamknięte działki: { $roofs } z { $plots }
page-ut-strip = Wybrana połowa
page-ut-sources = Karty w ofercie
page-ut-roof-coins = dach
page-ut-each-roof = za dach
page-ut-more = Więcej
page-ut-turn-over = jeszcze dwie na rewersie
page-ut-turn-back = wróć na awers

## Punktacja

page-sheet-ut-sheet-plot = Prestiż ulicy
page-sheet-ut-sheet-coins = Upcoiny

## The game at a glance

page-ut-glance-goal = Wygrywa największy prestiż. Widać go na twoich piętrach; każde 3 upcoiny, które zostaną na koniec, dodają 1.
page-ut-glance-1 = Twoja karta
page-ut-glance-1-text = Za darmo. Jeśli na twojej talii leżą upcoiny, zabierasz je zamiast karty.
page-ut-glance-2 = Jeszcze jedna karta
page-ut-glance-2-text = Kup wierzchnią kartę dowolnej talii albo weź za darmo wspólną.
page-ut-glance-3 = Zbuduj jedną połowę
page-ut-glance-3-text = Na działce. Dach ją zamyka i dostajesz przychód z całej ulicy.
page-ut-glance-end = ktoś zamknie wszystkie pięć działek
page-ut-glance-end-deck = albo skończy się talia
page-ut-glance-left = zostało kart: { $count }
page-ut-glance-tie = Przy remisie wygrywa, kto ma najwyższy budynek.
page-ut-for-plot = Wybierz kartę na tę działkę
