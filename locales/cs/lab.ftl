## tetrapolis lab

lab-players = na všech místech hraje stejný druh bota: uveďte jeden
lab-title = { $title }, { $seats ->
        [one] 1 místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
lab-about =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    } mezi rovnými, na každém místě { $player }; edice { $edition }, číslo { $seed }.
lab-summary = výhry podle pořadí na tahu: { $shares } %; průměrné skóre { $mean }, { $decisions } rozhodnutí na hru
lab-summary-without-luck = výhry podle pořadí na tahu bez štěstí: { $shares } %
lab-written = zapsáno do { $folder }
lab-dead = { $sort }: skoro nikdy nebrané: { $things }
lab-dominant = { $sort }: ovládá hru: { $things }
lab-weak = { $sort }: s hodnotou pod polovinou průměru: { $things }
lab-strong = { $sort }: s hodnotou nad dvojnásobkem průměru: { $things }
lab-nothing = { $sort }: nic nevyčnívá.
lab-places = Výhry podle pořadí na tahu
lab-place = pořadí
lab-wins = výhry
lab-without-luck = výhry bez štěstí
lab-mean = průměr
lab-scores = Skóre
lab-all = celkem
lab-points = body
lab-deviation = odchylka
lab-least = nejméně
lab-lower = dolní kvartil
lab-median = medián
lab-upper = horní kvartil
lab-most = nejvíce
lab-length = Délka a konec
lab-length-of = délka v jednotkách
lab-rounds = kola
lab-decisions = rozhodnutí
lab-steps = kroky
lab-ending = jak hry končí
lab-part = podíl her
lab-thing = co
lab-games = hry
lab-offered = nabídnuto
lab-taken = vzato
lab-used = využito
lab-uses = použití
lab-worth = body
lab-takers = výhry těch, kdo vzali
lab-others = výhry ostatních
lab-share = { $share } % ({ $low }–{ $high })
lab-percent = { $share } %
lab-priced = { $name } ({ $price })
lab-price-use = Cena a četnost využití, když se naskytne, spolu souvisí s koeficientem { $value } (pořadová korelace).
lab-price-wins = Cena a výhry těch, kdo vzali, spolu souvisí s koeficientem { $value } (pořadová korelace).
lab-plot-places = Výhry podle pořadí na tahu s 95% intervaly; čárkovaně: spravedlivý podíl
lab-plot-place = pořadí, začínající první
lab-plot-share = podíl výher
lab-plot-scores = Skóre všech míst
lab-plot-points = body
lab-plot-times = kolikrát
lab-plot-categories = Body podle částí bodovacího listu: průměr a střední polovina
lab-plot-category = část bodovacího listu
lab-plot-rounds = Délka v kolech
lab-plot-round = kola
lab-plot-decisions = Délka v rozhodnutích
lab-plot-decision = rozhodnutí
lab-plot-games = hry
lab-plot-sort = { $sort }: jak často brané a jak často vítězné
lab-plot-taken = vzali z těch, kdo mohli

## What the games count

study-ending = v určený okamžik
study-category = podle { $rule }
pc-study-building = Budovy
pc-study-token = Bodovací žetony
pc-study-front = Zdroje
pc-study-buildings = budovy
pc-study-tokens = bodovací žetony
ci-study-card = Bodovací karty
ci-study-tile = Pozemkové destičky
ci-study-feature = Zajímavosti
ci-study-milestone = Milníky
ci-study-colour = Dílky
ci-study-milestones = milníky
ci-study-statues = sochy
ci-study-water = voda
ci-study-parks = zeleň
ci-study-cards = bodovací karty
ut-study-card = Karty
ut-study-face = Projekty
ut-study-roofs = pět střech na jedné ulici
ut-study-deck = vyčerpaný balíček
ut-study-both = pět střech i vyčerpaný balíček v témže kole
ut-study-street = prestiž ulice
ut-study-coins = upcoiny
mc-study-card = Karty
mc-study-symbol = Symboly
mc-study-location = Lokace
mc-study-target = dosažený cíl
mc-study-rounds = po posledním kole
mc-study-control = kontrola
mc-study-extra = karta +1
