## tetrapolis lab

lab-players = pe toate locurile joacă același fel de bot: numește unul
lab-title = { $title }, { $seats ->
        [one] 1 loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }
lab-about =
    { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } între egali, pe fiecare loc { $player }; ediția { $edition }, numărul { $seed }.
lab-summary = victorii în ordinea jocului: { $shares } %; scor mediu { $mean }, decizii pe partidă { $decisions }
lab-summary-without-luck = victorii în ordinea jocului, fără noroc: { $shares } %
lab-written = scris în { $folder }
lab-dead = { $sort }: aproape niciodată luate: { $things }
lab-dominant = { $sort }: domină jocul: { $things }
lab-weak = { $sort }: valorează sub jumătate din medie: { $things }
lab-strong = { $sort }: valorează peste dublul mediei: { $things }
lab-nothing = { $sort }: nimic nu iese în evidență.
lab-places = Victorii în ordinea jocului
lab-place = ordine
lab-wins = victorii
lab-without-luck = victorii fără noroc
lab-mean = medie
lab-scores = Scoruri
lab-all = total
lab-points = puncte
lab-deviation = abatere
lab-least = minim
lab-lower = cuartila inferioară
lab-median = mediană
lab-upper = cuartila superioară
lab-most = maxim
lab-length = Lungime și sfârșit
lab-length-of = lungime în
lab-rounds = runde
lab-decisions = decizii
lab-steps = pași
lab-ending = cum se încheie partidele
lab-part = parte din partide
lab-thing = ce
lab-games = partide
lab-offered = oferit
lab-taken = luat
lab-used = folosit
lab-uses = folosiri
lab-worth = puncte
lab-takers = victoriile celor care au luat
lab-others = victoriile celorlalți
lab-share = { $share } % ({ $low }–{ $high })
lab-percent = { $share } %
lab-priced = { $name } ({ $price })
lab-price-use = Prețul și cât de des se folosește când apare sunt legate cu coeficientul { $value } (corelația rangurilor).
lab-price-wins = Prețul și victoriile celor care iau sunt legate cu coeficientul { $value } (corelația rangurilor).
lab-plot-places = Victorii în ordinea jocului, cu intervale de 95 %; linia întreruptă: partea echitabilă
lab-plot-place = ordine, întâi cine începe
lab-plot-share = proporția victoriilor
lab-plot-scores = Scorurile tuturor locurilor
lab-plot-points = puncte
lab-plot-times = de câte ori
lab-plot-categories = Puncte pe părți ale foii de scor: media și jumătatea din mijloc
lab-plot-category = parte a foii de scor
lab-plot-rounds = Lungime în runde
lab-plot-round = runde
lab-plot-decisions = Lungime în decizii
lab-plot-decision = decizii
lab-plot-games = partide
lab-plot-sort = { $sort }: cât de des se iau și cât de des câștigă cine le ia
lab-plot-taken = au luat dintre cei care puteau

## What the games count

study-ending = la sfârșitul stabilit
study-category = după { $rule }
pc-study-building = Clădiri
pc-study-token = Jetoane civice
pc-study-front = Resurse
pc-study-buildings = clădiri
pc-study-tokens = jetoane civice
ci-study-card = Cărți de punctaj
ci-study-tile = Plăci de teren
ci-study-feature = Atracții
ci-study-milestone = Obiective
ci-study-colour = Piese
ci-study-milestones = obiective
ci-study-statues = statui
ci-study-water = apă
ci-study-parks = parcuri
ci-study-cards = cărți de punctaj
ut-study-card = Cartonașe
ut-study-face = Proiecte
ut-study-roofs = cinci acoperișuri pe o stradă
ut-study-deck = un teanc epuizat
ut-study-both = cinci acoperișuri și un teanc epuizat în aceeași rundă
ut-study-street = prestigiul străzii
ut-study-coins = upcoini
mc-study-card = Cărți
mc-study-symbol = Simboluri
mc-study-location = Locații
mc-study-target = ținta este atinsă
mc-study-rounds = după ultima rundă
mc-study-control = control
mc-study-extra = cartea +1
