## tetrapolis lab

lab-players = na všetkých miestach hrá rovnaký druh bota: uveďte jeden
lab-title = { $title }, { $seats ->
        [one] 1 miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }
lab-about =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } hier
    } medzi rovnými, na každom mieste { $player }; edícia { $edition }, číslo { $seed }.
lab-summary = výhry podľa poradia na ťahu: { $shares } %; priemerné skóre { $mean }, { $decisions } rozhodnutí na hru
lab-summary-without-luck = výhry podľa poradia na ťahu bez šťastia: { $shares } %
lab-written = zapísané do { $folder }
lab-dead = { $sort }: takmer nikdy nebrané: { $things }
lab-dominant = { $sort }: ovláda hru: { $things }
lab-weak = { $sort }: s hodnotou pod polovicou priemeru: { $things }
lab-strong = { $sort }: s hodnotou nad dvojnásobkom priemeru: { $things }
lab-nothing = { $sort }: nič nevyčnieva.
lab-places = Výhry podľa poradia na ťahu
lab-place = poradie
lab-wins = výhry
lab-without-luck = výhry bez šťastia
lab-mean = priemer
lab-scores = Skóre
lab-all = spolu
lab-points = body
lab-deviation = odchýlka
lab-least = najmenej
lab-lower = dolný kvartil
lab-median = medián
lab-upper = horný kvartil
lab-most = najviac
lab-length = Dĺžka a koniec
lab-length-of = dĺžka v jednotkách
lab-rounds = kolá
lab-decisions = rozhodnutia
lab-steps = kroky
lab-ending = ako sa hry končia
lab-part = podiel hier
lab-thing = čo
lab-games = hry
lab-offered = ponúknuté
lab-taken = vzaté
lab-used = využité
lab-uses = použitia
lab-worth = body
lab-takers = výhry tých, čo vzali
lab-others = výhry ostatných
lab-share = { $share } % ({ $low }–{ $high })
lab-percent = { $share } %
lab-priced = { $name } ({ $price })
lab-price-use = Cena a to, ako často sa využije, keď sa naskytne, spolu súvisia s koeficientom { $value } (poradová korelácia).
lab-price-wins = Cena a výhry tých, čo vzali, spolu súvisia s koeficientom { $value } (poradová korelácia).
lab-plot-places = Výhry podľa poradia na ťahu s 95-percentnými intervalmi; čiarkovane: spravodlivý podiel
lab-plot-place = poradie, začínajúci prvý
lab-plot-share = podiel výhier
lab-plot-scores = Skóre všetkých miest
lab-plot-points = body
lab-plot-times = koľkokrát
lab-plot-categories = Body podľa častí vyhodnotenia: priemer a stredná polovica
lab-plot-category = časť vyhodnotenia
lab-plot-rounds = Dĺžka v kolách
lab-plot-round = kolá
lab-plot-decisions = Dĺžka v rozhodnutiach
lab-plot-decision = rozhodnutia
lab-plot-games = hry
lab-plot-sort = { $sort }: ako často sa berie a ako často vyhrávajú tí, čo vzali
lab-plot-taken = vzali z tých, čo mohli

## What the games count

study-ending = v určenom okamihu
study-category = podľa { $rule }
pc-study-building = Budovy
pc-study-token = Bodovacie žetóny
pc-study-front = Zdroje
pc-study-buildings = budovy
pc-study-tokens = bodovacie žetóny
ci-study-card = Bodovacie karty
ci-study-tile = Pozemkové doštičky
ci-study-feature = Zaujímavosti
ci-study-milestone = Míľniky
ci-study-colour = Dieliky
ci-study-milestones = míľniky
ci-study-statues = sochy
ci-study-water = voda
ci-study-parks = zeleň
ci-study-cards = bodovacie karty
ut-study-card = Karty
ut-study-face = Projekty
ut-study-roofs = päť striech na jednej ulici
ut-study-deck = vyčerpaný balíček
ut-study-both = päť striech aj vyčerpaný balíček v tom istom kole
ut-study-street = prestíž ulice
ut-study-coins = upcoiny
mc-study-card = Karty
mc-study-symbol = Symboly
mc-study-location = Lokácie
mc-study-target = dosiahnutý cieľ
mc-study-rounds = po poslednom kole
mc-study-control = kontrola
mc-study-extra = karta +1
