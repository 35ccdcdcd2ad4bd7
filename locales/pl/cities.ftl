### Cities. Polskie nazwy kart, atrakcji, metropolii i kamieni milowych są w cities-cards.ftl.

## Kolory i tereny

ci-red = czerwony
ci-blue = niebieski
ci-green = zielony
ci-yellow = żółty
ci-park = park
ci-water = woda

## Po jednej literze; każda musi być inna

ci-letter-red = c
ci-letter-blue = n
ci-letter-green = z
ci-letter-yellow = ż

## Co liczą karty i kamienie milowe: 0 znaczy „każdy”

ci-card =
    { $name } – { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } za { $what }
ci-milestone = { $name }: { $what }
ci-count-only = { $what } { $limits }
ci-limits = { $first } { $second }
ci-both = { $first } i { $second }
ci-count-buildings =
    { $number ->
        [0] każdy budynek
        [one] 1 budynek
        [few] { $number } budynki
       *[other] { $number } budynków
    }
ci-count-buildings-red =
    { $number ->
        [0] każdy czerwony budynek
        [one] 1 czerwony budynek
        [few] { $number } czerwone budynki
       *[other] { $number } czerwonych budynków
    }
ci-count-buildings-blue =
    { $number ->
        [0] każdy niebieski budynek
        [one] 1 niebieski budynek
        [few] { $number } niebieskie budynki
       *[other] { $number } niebieskich budynków
    }
ci-count-buildings-green =
    { $number ->
        [0] każdy zielony budynek
        [one] 1 zielony budynek
        [few] { $number } zielone budynki
       *[other] { $number } zielonych budynków
    }
ci-count-buildings-yellow =
    { $number ->
        [0] każdy żółty budynek
        [one] 1 żółty budynek
        [few] { $number } żółte budynki
       *[other] { $number } żółtych budynków
    }
ci-count-sets-colours =
    { $number ->
        [0] każdy zestaw czterech budynków różnych kolorów
        [one] zestaw czterech budynków różnych kolorów
        [few] { $number } zestawy czterech budynków różnych kolorów
       *[other] { $number } zestawów czterech budynków różnych kolorów
    }
ci-count-sets-heights =
    { $number ->
        [0] każdy zestaw budynków o wysokości 1, 2, 3 i 4
        [one] zestaw budynków o wysokości 1, 2, 3 i 4
        [few] { $number } zestawy budynków o wysokości 1, 2, 3 i 4
       *[other] { $number } zestawów budynków o wysokości 1, 2, 3 i 4
    }
ci-count-sets-both =
    { $number ->
        [0] każdy zestaw czterech budynków różnych kolorów i wysokości
        [one] cztery budynki różnych kolorów i wysokości
        [few] { $number } zestawy czterech budynków różnych kolorów i wysokości
       *[other] { $number } zestawów czterech budynków różnych kolorów i wysokości
    }
ci-count-pairs =
    { $number ->
        [0] każdą parę sąsiadujących budynków
        [one] para sąsiadujących budynków
        [few] { $number } pary sąsiadujących budynków
       *[other] { $number } par sąsiadujących budynków
    }
ci-count-areas-park =
    { $number ->
        [0] każdy obszar parku o wielkości co najmniej { $size }
        [one] obszar parku o wielkości co najmniej { $size }
        [few] { $number } obszary parku o wielkości co najmniej { $size }
       *[other] { $number } obszarów parku o wielkości co najmniej { $size }
    }
ci-count-areas-water =
    { $number ->
        [0] każdy obszar wody o wielkości co najmniej { $size }
        [one] obszar wody o wielkości co najmniej { $size }
        [few] { $number } obszary wody o wielkości co najmniej { $size }
       *[other] { $number } obszarów wody o wielkości co najmniej { $size }
    }
ci-count-areas-plots =
    { $number ->
        [0] każdy obszar co najmniej { $size } działek jednego koloru
        [one] obszar co najmniej { $size } działek jednego koloru
        [few] { $number } obszary co najmniej { $size } działek jednego koloru
       *[other] { $number } obszarów co najmniej { $size } działek jednego koloru
    }
ci-count-blocks =
    { $number ->
        [0] każdy obszar co najmniej { $size } budynków
        [one] obszar co najmniej { $size } budynków
        [few] { $number } obszary co najmniej { $size } budynków
       *[other] { $number } obszarów co najmniej { $size } budynków
    }
ci-count-uniform =
    { $number ->
        [0] każdy jednokolorowy obszar działek o wielkości { $size }
        [one] jednokolorowy obszar działek o wielkości { $size }
        [few] { $number } jednokolorowe obszary działek o wielkości { $size }, mogą się stykać
       *[other] { $number } jednokolorowych obszarów działek o wielkości { $size }, mogą się stykać
    }
ci-count-plots =
    { $number ->
        [0] każdą działkę
        [one] 1 działka
        [few] { $number } działki
       *[other] { $number } działek
    }
ci-count-features =
    { $number ->
        [0] każdą atrakcję w parkach i na wodzie
        [one] 1 atrakcja w parkach i na wodzie
        [few] { $number } atrakcje w parkach i na wodzie
       *[other] { $number } atrakcji w parkach i na wodzie
    }
ci-count-features-park =
    { $number ->
        [0] każdą atrakcję w parkach
        [one] 1 atrakcja w parkach
        [few] { $number } atrakcje w parkach
       *[other] { $number } atrakcji w parkach
    }
ci-count-features-water =
    { $number ->
        [0] każdą atrakcję na wodzie
        [one] 1 atrakcja na wodzie
        [few] { $number } atrakcje na wodzie
       *[other] { $number } atrakcji na wodzie
    }
ci-count-statues =
    { $number ->
        [0] każdy pomnik
        [one] 1 pomnik
        [few] { $number } pomniki
       *[other] { $number } pomników
    }
ci-of-colour = (kolor: { $colour })
ci-height-exactly = o wysokości dokładnie { $floors }
ci-height-least = o wysokości co najmniej { $floors }
ci-height-between = o wysokości od { $least } do { $most }
ci-beside-park = obok parku
ci-beside-water = obok wody
ci-beside-statue = obok pomnika
ci-same-colours = jednakowego koloru
ci-different-colours = różnych kolorów
ci-same-heights = jednakowej wysokości
ci-different-heights = różnej wysokości
ci-with-features =
    { $count ->
        [one] z atrakcją
       *[other] z { $count } różnymi atrakcjami
    }
ci-without-building = bez budynku
ci-different-kinds =
    { $number ->
        [0] (każdy rodzaj raz)
       *[other] różnych rodzajów
    }

## Co robią gracze

ci-tile = { $a }, { $b } / { $c }, { $d }
ci-slot =
    { $row ->
        [card] karty punktacji, pole { $number }
        [tile] teren, pole { $number }
        [feature] atrakcje, pole { $number }
       *[piece] segmenty, pole { $number }
    }
ci-pieces =
    { $count ->
        [1] { $colour }
       *[other] { $colour } ×{ $count }
    }
ci-start = wybierz kafelek startowy ({ $tile })
    .told = { $player } wybiera kafelek startowy ({ $tile })
ci-take-card = weź { $number }. kartę punktacji: { $card }
    .told = { $player } bierze { $number }. kartę punktacji: { $card }
ci-take-hidden-card = weź zakrytą kartę punktacji
    .told = { $player } bierze zakrytą kartę punktacji
ci-take-tile = weź kafelek terenu ({ $tile })
    .told = { $player } bierze kafelek terenu ({ $tile })
ci-take-hidden-tile = weź zakryty kafelek terenu
    .told = { $player } bierze zakryty kafelek terenu
ci-take-features = weź z { $number }. pola atrakcji: { $features }
    .told = { $player } bierze z { $number }. pola atrakcji: { $features }
ci-take-hidden-feature = weź z { $number }. pola atrakcji: { $features } i zakrytą atrakcję
    .told = { $player } bierze z { $number }. pola atrakcji: { $features } i zakrytą atrakcję
ci-take-pieces = weź z { $number }. pola segmentów: { $pieces }
    .told = { $player } bierze z { $number }. pola segmentów: { $pieces }
ci-take-blind = wylosuj dwa segmenty z woreczka
    .told = { $player } losuje dwa segmenty z woreczka
ci-place =
    { $rotation ->
        [0] dołóż kafelek na { $cell }, bez obrotu
       *[other] dołóż kafelek na { $cell }, obrócony o { $rotation }°
    }
    .told =
        { $rotation ->
            [0] { $player } dokłada kafelek na { $cell }
           *[other] { $player } dokłada kafelek na { $cell }, obrócony o { $rotation }°
        }
ci-put = połóż na { $cell }: { $feature }
    .told = { $player } kładzie na { $cell }: { $feature }
ci-build = postaw na { $cell }: { $colour }, wysokość { $height }
    .told = { $player } stawia na { $cell }: { $colour }, wysokość { $height }
ci-discard = zrezygnuj z segmentu: { $colour }
    .told = { $player } rezygnuje z segmentu: { $colour }

## Co dzieje się samo

ci-and-then = { $step }; { $then }
    .told = { $step }; { $then }
ci-lost-pieces = nie ma miejsca, wypada z gry: { $pieces }
ci-lost-feature = nie ma miejsca, wypada z gry: { $feature }
ci-ring =
    osiągnięty kamień milowy: { $milestone }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
ci-next-round = zaczyna się runda { $round }, gwiazdę ma { $seat }
ci-end =
    { $round ->
        [one] gra kończy się po 1 rundzie
       *[other] gra kończy się po { $round } rundach
    }, gwiazdę ma { $seat }

## O czym decyduje los

ci-metropolis = metropolia: { $metropolis }
ci-star = gwiazdę ma { $seat }
ci-laid-card = { $slot }: { $card }
ci-laid-tile = { $slot }: { $tile }
ci-laid-feature = { $slot }: { $feature }
ci-laid-piece = { $slot }: { $colour }
ci-shown-card = odkryto: { $card }
ci-shown-tile = odkryto: kafelek terenu ({ $tile })
ci-shown-feature = odkryto: { $feature }
ci-shown-piece = z woreczka: { $colour }

## Dlaczego coś jest niemożliwe

ci-over = gra się skończyła
ci-setup-first = najpierw trzeba przygotować grę
ci-lay-first = najpierw trzeba wyłożyć ofertę rundy
ci-reveal-first = najpierw trzeba odsłonić to, co wzięto
ci-not-to-act = teraz gra { $seat }
ci-start-first = najpierw wybierz kafelek startowy
ci-start-over = wszyscy mają już kafelek startowy
ci-start-gone = ten kafelek startowy ma już inny gracz ({ $tile })
ci-no-start = to nie kafelek startowy ({ $tile })
ci-take-first = najpierw weź coś z oferty
ci-slot-taken = na tym polu stoi już pracownik ({ $slot })
ci-no-worker =
    { $row ->
        [card] karty punktacji
        [tile] teren
        [feature] atrakcje
       *[piece] segmenty
    }: w rundzie możesz postawić w tym rzędzie { $workers ->
        [one] tylko jednego pracownika
       *[other] tylko { $workers } pracowników
    }
ci-place-first = najpierw dołóż kafelek terenu
ci-spot-taken = na { $cell } leży już kafelek
ci-spot-apart = na { $cell } kafelek nie przylegałby całym bokiem do żadnego kafelka dzielnicy
ci-spot-beyond = z kafelkiem na { $cell } dzielnica byłaby większa niż { $short } × { $long } kafelków
ci-same-rotation = po obrocie o { $rotation }° kafelek wygląda tak samo jak po obrocie o { $same }°; wybierz ten drugi
ci-put-first = najpierw połóż atrakcje
ci-put-not-held = nie masz tej atrakcji, więc nie można jej położyć na { $cell }: { $feature }
ci-put-taken = na { $cell } leży już atrakcja; nie można tam położyć: { $feature }
ci-put-on-building = na { $cell } stoi budynek; nie można tam położyć: { $feature }
ci-put-not-plot = { $cell } to nie działka; nie można tam położyć: { $feature }
ci-put-not-park = { $cell } to nie park; nie można tam położyć: { $feature }
ci-put-not-water = { $cell } to nie woda; nie można tam położyć: { $feature }
ci-outside = { $cell } leży poza twoją dzielnicą
ci-build-first = najpierw postaw segmenty albo z nich zrezygnuj
ci-piece-not-held = nie masz segmentu tego koloru: { $colour }
ci-build-colour = na { $cell } nie ma działki ani budynku tego koloru: { $colour }
ci-too-high = budynek na { $cell } ma już cztery piętra
ci-build-on-statue = na { $cell } stoi pomnik
ci-wild-colour = budynek na { $cell } ma inny kolor niż { $colour }
ci-no-chance-now = teraz los o niczym nie decyduje; nieoczekiwane: „{ $chance }”
ci-impossible = „{ $chance }” nie jest tu możliwe
ci-impossible-seen = „{ $chance }” nie jest tu możliwe: nic takiego już nie zostało

## Zapis, którego nie można odczytać

ci-no-action = „{ $text }” to nie akcja
ci-no-outcome = „{ $text }” to nie wynik losowania
ci-no-seat = nie ma miejsca „{ $text }”
ci-no-slot = „{ $text }” to nie pole oferty; przykłady: card-1, piece-4
ci-no-cell = „{ $text }” to nie kwadrat
ci-no-rotation = „{ $text }” to nie obrót; może być 0, 90, 180 albo 270
ci-no-colour = „{ $text }” to nie kolor
ci-no-card = nie ma karty „{ $text }”
ci-no-tile = nie ma kafelka „{ $text }”
ci-no-feature = nie ma atrakcji „{ $text }”
ci-no-metropolis = nie ma metropolii „{ $text }”

## Punktacja

ci-tie-milestones = punkty za kamienie milowe: { $count }
ci-sheet-milestone = kamień milowy „{ $milestone }”
ci-sheet-statues =
    { $count ->
        [one] 1 pomnik
        [few] { $count } pomniki
       *[other] { $count } pomników
    }
ci-sheet-water = woda przy { $cell }: { $features }
ci-sheet-park = park przy { $cell }: { $features }
ci-sheet-card = { $card }: { $points } × { $count }

## Edycje

ci-edition-count =
    { $what ->
        [cards] kart punktacji
        [tiles] kafelków terenu
        [starts] kafelków startowych
        [features] atrakcji
        [milestones] kamieni milowych
       *[metropolises] metropolii
    } jest { $found }, ma być { $wanted }
ci-edition-ground = „{ $word }” to nie teren: red, blue, green, yellow, park albo water
ci-edition-cells = kafelek ma cztery kwadraty, nie { $found }
ci-edition-wild = działka uniwersalna leży na działce
ci-edition-wilds = jest najwyżej jeden rodzaj działki uniwersalnej
ci-edition-kinds = rodzajów atrakcji jest { $found }, może być najwyżej { $most }
ci-edition-few-kinds =
    { $on ->
        [park] parki
       *[water] woda
    }: rodzajów atrakcji jest { $found }, ma być co najmniej { $least }
ci-edition-metropolis = „{ $id }” to żadna z ośmiu metropolii
ci-edition-places = miejsca to trzy liczby, każda mniejsza od poprzedniej, od { $most } do 1
ci-edition-missing = brak pola „{ $field }”
ci-edition-field = pole „{ $field }” nie należy do tego, co się tu liczy
ci-edition-height = „{ $word }” to nie wysokość, jak na przykład 2, 3+ albo 1-2, w granicach od 1 do 4
ci-edition-set = taki zestaw nie jest możliwy z tym kolorem albo tą wysokością
ci-frame-cards =
    { $what ->
        [balanced] kart za zestawy czterech kolorów
        [colour-2] kart za kolor o wysokości 2
        [colour-high] kart za kolor o wysokości co najmniej 3
        [colour-water] kart za kolor obok wody
        [colour-park] kart za kolor obok parku
        [height-1] kart za budynki o wysokości 1
        [height-2] kart za budynki o wysokości 2
        [height-3] kart za budynki o wysokości 3
        [height-4] kart za budynki o wysokości 4
        [heights] kart za zestawy czterech wysokości
        [pair] kart za sąsiadujące pary
        [park-area] kart za obszary parku
        [water-area] kart za obszary wody
       *[features] kart za atrakcje
    } edycja domowa ma { $wanted }, nie { $found }
ci-frame-symmetry = { $id } faworyzuje kolor: z następnym kolorem jest tu { $found }×, nie { $wanted }×
ci-frame-tiles =
    { $what ->
        [park] kwadratów parku
        [water] kwadratów wody
        [red] czerwonych działek
        [blue] niebieskich działek
        [green] zielonych działek
       *[yellow] żółtych działek
    } kafelki terenu edycji domowej mają { $wanted }, nie { $found }
ci-frame-tile-plain = { $id } ma cztery jednakowe kwadraty
ci-frame-start = { $id } musi mieć park, wodę i dwie działki różnych kolorów
ci-frame-starts =
    kafelków startowych z { $what ->
        [red] czerwoną
        [blue] niebieską
        [green] zieloną
       *[yellow] żółtą
    } działką edycja domowa ma { $wanted }, nie { $found }
ci-frame-features =
    { $what ->
        [park] atrakcji do parków
        [water] atrakcji na wodę
        [statue] pomników
        [wild] działek uniwersalnych
       *[five] rodzajów po pięć atrakcji
    } edycja domowa ma { $wanted }, nie { $found }
ci-frame-places = miejsca kamienia milowego „{ $id }” są jak na edycję domową zbyt dalekie od 7, 4 i 2 punktów

## Pozycje, które nie mogą powstać

ci-position-players = graczy jest { $found }, ma być { $wanted }
ci-position-seat = miejsc przy stole jest tylko { $seats }
ci-position-start = na { $cell } musi leżeć nieobrócony kafelek startowy
ci-position-tile = to nie kafelek, który może leżeć na { $cell }
ci-position-spot = kafelek na { $cell } nie pasuje do pozostałych
ci-position-feature = ta atrakcja nie może leżeć na { $cell }
ci-position-building = ten budynek nie może stać na { $cell }
ci-position-twice = { $id } jest tu dwa razy
ci-position-too-many = za dużo: { $what }
ci-audit-chosen = metropolia została wybrana przed grą
ci-audit-undealt = nie została jeszcze wylosowana
ci-audit-no-metropolis = musi już być znana
ci-audit-turn = tura należy do gracza { $player }
ci-audit-same-slot = dwóch pracowników stoi na tym samym polu
ci-audit-workers = gracz { $player } ma tu pracowników { $found }, ma być { $wanted }
ci-audit-crowded =
    gracz { $player } ma pracowników { $found } w rzędzie { $row ->
        [card] kart punktacji
        [tile] kafelków terenu
        [feature] atrakcji
       *[piece] segmentów
    }, może ich tam być najwyżej { $most }
ci-audit-no-worker = tam, skąd to wzięto, nie stoi żaden pracownik tego gracza
ci-audit-no-place = to, co nie ma miejsca w dzielnicy, od razu znika z ręki
ci-audit-slot-empty = coś musi tu leżeć: { $slot }
ci-audit-slot-full = nic nie może tu leżeć: { $slot }
ci-audit-start = wśród kafelków terenu leży startowy
ci-audit-district = dzielnica gracza { $player } nie zgadza się z jej kafelkami
ci-audit-missing = czegoś brakuje
ci-audit-features = { $feature }: jest { $found }, ma być { $wanted }
ci-audit-pieces = { $colour }: segmentów jest { $found }, ma być { $wanted }
ci-audit-drawn =
    { $row ->
        [feature] atrakcje
       *[piece] segmenty
    }: wyłożono { $found }, ma być od { $least } do { $most }
ci-audit-ring-closed = przy tak małej liczbie graczy pierścień nie może tu leżeć
ci-audit-ring-twice = jeden gracz ma tu dwa pierścienie
ci-audit-ring-order = pierścień leży tak, że lepsze miejsce jest wolne
ci-audit-ring-missing = gracz { $player } spełnia warunek kamienia milowego, ale nie ma tu pierścienia
ci-audit-ring-early = gracz { $player } nie może mieć pierścienia przed końcem swojej tury
ci-drawing-size = rysunek jest większy niż dzielnica
ci-drawing-cell = „{ $cell }” to nie kwadrat rysunku

## Plansza w terminalu

ci-board-turn = Runda { $round } z { $rounds }, tura: { $party }
ci-board-round = Runda { $round } z { $rounds }
ci-board-over =
    { $rounds ->
        [one] Koniec gry po 1 rundzie
       *[other] Koniec gry po { $rounds } rundach
    }
ci-board-progress = (teraz { $progress })
ci-board-worker = { $party }
ci-board-hidden = zakryte
ci-board-hand = Na ręce:
ci-board-player = { $party }: { $score } (pracownicy { $workers })
ci-board-cards = Karty: { $party }
ci-board-card = { $card } { $points }×{ $count } = { $worth }
ci-board-legend =
    Małe litery to działki, ♣ park, ≈ woda. Wielka litera z liczbą to budynek i jego
    wysokość, z * na początku: na działce uniwersalnej. Dwie litery to atrakcja.
    Kamienie milowe: punkty miejsc, przy pierścieniu numer gracza; × zablokowane.
    Pracownicy: ilu zostało na karty, kafelki, atrakcje i segmenty. ★ ma gwiazdę.

## Czym są rzeczy i co przynoszą

ci-about-blind = dwa segmenty z woreczka
ci-about-building = budynek, kolor { $colour }, wysokość: { $floors }
ci-about-building-full = Ma cztery piętra i nie może już rosnąć.
ci-about-building-open = Segment tego koloru dodaje piętro, w sumie najwyżej cztery.
ci-about-card = karta punktacji
ci-about-card-counts =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } za { $what }
ci-about-cards = Karty punktacji: { $count }.
ci-about-cell = kwadrat { $cell }, dzielnica: { $seat }
    .you = kwadrat { $cell } w twojej dzielnicy
ci-about-counted-by = Liczy się dla: { $cards }.
ci-about-decline = Zrezygnuj z segmentu
ci-about-decline-text = Segment, którego nie postawisz, wypada z gry.
ci-about-district = dzielnica
ci-about-empty-slot = puste pole
ci-about-face-down = zakryte
ci-about-feature = atrakcja
ci-about-milestone = kamień milowy, { $metropolis }
ci-about-move = ruch
ci-about-no-land = nie ma tu jeszcze terenu
ci-about-no-land-text = Teren pasuje tutaj, jeśli styka się całym bokiem z kafelkiem dzielnicy.
ci-about-one-hidden = Jeszcze jedna leży zakryta.
ci-about-park = Każdy spójny obszar parku daje 1, 3, 6 albo 10 punktów za 1, 2, 3 albo 4 różne atrakcje.
ci-about-piece = Segment trafia na działkę lub budynek swojego koloru, do czterech pięter.
ci-about-piece-kind = segment budynku
ci-about-place-blocked =
    { $points ->
        [one] 1 punkt: zablokowane przy dwóch graczach
        [few] { $points } punkty: zablokowane przy dwóch graczach
       *[other] { $points } punktów: zablokowane przy dwóch graczach
    }
ci-about-place-free =
    { $points ->
        [one] 1 punkt: wolne
        [few] { $points } punkty: wolne
       *[other] { $points } punktów: wolne
    }
ci-about-place-taken =
    { $points ->
        [one] 1 punkt: { $seat }
        [few] { $points } punkty: { $seat }
       *[other] { $points } punktów: { $seat }
    }
ci-about-plot = działka: { $colour }
ci-about-plot-text = Można tu postawić segment tego koloru albo położyć szarą atrakcję.
ci-about-rightmost = Pole skrajnie prawe: kto je zajmie, dostaje gwiazdę i zaczyna następną rundę.
ci-about-rotation = obrót o { $rotation }°
ci-about-row-card = Karty punktacji liczą się na koniec gry.
ci-about-row-feature = Atrakcje trafiają do parków, na wodę i na puste działki.
ci-about-row-piece = Z segmentów powstają budynki.
ci-about-row-tile = Teren powiększa twoją dzielnicę.
ci-about-start = kafelek startowy
ci-about-start-text = Od niego zaczyna się twoja dzielnica.
ci-about-statue = Pomnik zajmuje działkę i jest wart 2 punkty.
ci-about-statue-name = pomnik
ci-about-tile = kafelek terenu
ci-about-tile-text = Połóż go tak, aby stykał się całym bokiem z kafelkiem twojej dzielnicy; możesz go dowolnie obrócić. Potem już się nie rusza.
ci-about-tiles = Teren: { $tiles } z { $most } kafelków.
ci-about-water = Każdy spójny obszar wody daje 1, 3, 6 albo 10 punktów za 1, 2, 3 albo 4 różne atrakcje.
ci-about-wild = Trafia na pustą działkę. Można na niej postawić segment dowolnego koloru; póki jest pusta, liczy się jako kolor najlepszy dla ciebie.
ci-about-wild-name = działka uniwersalna
ci-about-worker = Stoi tu pracownik: { $seat }.
    .you = Stoi tu twój pracownik.
ci-about-lost = Jeśli to weźmiesz, wypadnie z gry to, na co nie masz miejsca: { $things }.
ci-about-named = { $name }
ci-about-marker = znacznik
ci-about-star-name = gwiazda
ci-about-star = Kto ją ma, zaczyna rundę. Na koniec rundy dostaje ją ten, kto ma w rzędzie segmentów pracownika najdalej z prawej.
ci-about-star-held = Tę rundę zaczyna { $seat }.
    .you = Tę rundę zaczynasz ty.
ci-about-metropolis = metropolia
ci-mark-background = gdzie trafia
ci-mark-plot = działki i segmenty tego koloru
ci-holding-buildings = budynki
ci-holding-cards = karty punktacji
ci-holding-features = atrakcje
ci-holding-floors = piętra
ci-holding-milestone = do kamienia milowego { $milestone }
ci-holding-tiles = kafelki terenu
ci-way-build = Postaw na { $cell }: { $colour }
ci-way-discard = Zrezygnuj z segmentu: { $colour }
ci-way-place = Połóż teren na { $cell }
ci-way-put = Połóż na { $cell }: { $feature }
ci-way-start = Zacznij od tego kafelka
ci-way-take = Weź, stawiając pracownika
ci-worth-area = teraz; różne atrakcje w tym obszarze: { $features }
ci-worth-best = od razu, na najlepszych miejscach
ci-worth-count =
    { $count ->
        [0] teraz: nie ma jeszcze czego liczyć
        [one] teraz: liczy się raz
       *[other] teraz: liczy się { $count } razy
    }
ci-worth-gone = nie ma już miejsca
ci-worth-next = za osiągnięcie jako następny gracz; masz { $have } z { $need }
ci-worth-now = teraz
ci-worth-one-more = gdy przybędzie coś, co się liczy
ci-worth-reached = osiągnięty
