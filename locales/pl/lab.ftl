## tetrapolis lab

lab-players = na wszystkich miejscach gra ten sam rodzaj bota: podaj jeden
lab-title = { $title }, { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }
lab-about =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    } między równymi, na każdym miejscu { $player }; edycja { $edition }, liczba { $seed }.
lab-summary = wygrane według kolejności gry: { $shares } %; średni wynik { $mean }, { $decisions } decyzji na grę
lab-summary-without-luck = wygrane według kolejności gry bez szczęścia: { $shares } %
lab-written = zapisano w { $folder }
lab-dead = { $sort }: prawie nigdy niebrane: { $things }
lab-dominant = { $sort }: dominuje: { $things }
lab-weak = { $sort }: o wartości poniżej połowy średniej: { $things }
lab-strong = { $sort }: o wartości ponad dwa razy większej od średniej: { $things }
lab-nothing = { $sort }: nic się nie wyróżnia.
lab-places = Wygrane według kolejności gry
lab-place = kolejność
lab-wins = wygrane
lab-without-luck = wygrane bez szczęścia
lab-mean = średnia
lab-scores = Wyniki
lab-all = razem
lab-points = punkty
lab-deviation = odchylenie
lab-least = najmniej
lab-lower = dolny kwartyl
lab-median = mediana
lab-upper = górny kwartyl
lab-most = najwięcej
lab-length = Długość i koniec
lab-length-of = długość w jednostkach
lab-rounds = rundy
lab-decisions = decyzje
lab-steps = kroki
lab-ending = jak kończą się gry
lab-part = udział gier
lab-thing = co
lab-games = gry
lab-offered = oferowane
lab-taken = wzięte
lab-used = wykorzystane
lab-uses = użycia
lab-worth = punkty
lab-takers = wygrane biorących
lab-others = wygrane pozostałych
lab-share = { $share } % ({ $low }–{ $high })
lab-percent = { $share } %
lab-priced = { $name } ({ $price })
lab-price-use = Cena i częstość użycia, gdy się trafi, są powiązane ze współczynnikiem { $value } (korelacja rang).
lab-price-wins = Cena i wygrane biorących są powiązane ze współczynnikiem { $value } (korelacja rang).
lab-plot-places = Wygrane według kolejności gry, z przedziałami 95 %; linia przerywana: sprawiedliwy udział
lab-plot-place = kolejność, zaczynający pierwszy
lab-plot-share = udział wygranych
lab-plot-scores = Wyniki wszystkich miejsc
lab-plot-points = punkty
lab-plot-times = ile razy
lab-plot-categories = Punkty według części punktacji: średnia i środkowa połowa
lab-plot-category = część punktacji
lab-plot-rounds = Długość w rundach
lab-plot-round = rundy
lab-plot-decisions = Długość w decyzjach
lab-plot-decision = decyzje
lab-plot-games = gry
lab-plot-sort = { $sort }: jak często brane i jak często biorący wygrywają
lab-plot-taken = wzięli spośród tych, którzy mogli

## What the games count

study-ending = w wyznaczonym momencie
study-category = według { $rule }
pc-study-building = Budynki
pc-study-token = Żetony punktacji
pc-study-front = Zasoby
pc-study-buildings = budynki
pc-study-tokens = żetony punktacji
ci-study-card = Karty punktacji
ci-study-tile = Kafelki terenu
ci-study-feature = Atrakcje
ci-study-milestone = Kamienie milowe
ci-study-colour = Segmenty
ci-study-milestones = kamienie milowe
ci-study-statues = pomniki
ci-study-water = woda
ci-study-parks = parki
ci-study-cards = karty punktacji
ut-study-card = Karty
ut-study-face = Projekty
ut-study-roofs = pięć dachów na jednej ulicy
ut-study-deck = wyczerpana talia
ut-study-both = pięć dachów i wyczerpana talia w tej samej rundzie
ut-study-street = prestiż ulicy
ut-study-coins = upcoiny
mc-study-card = Karty
mc-study-symbol = Symbole
mc-study-location = Lokacje
mc-study-target = osiągnięty cel
mc-study-rounds = po ostatniej rundzie
mc-study-control = kontrola
mc-study-extra = karta +1
