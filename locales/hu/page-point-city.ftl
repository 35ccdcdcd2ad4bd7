### The board of Point City on the page.

page-pc-progress = Kör: { $turn }/{ $turns }
page-pc-market = Piac
page-pc-deck = Pakli
page-pc-deck-label =
    A pakli, { $left ->
        [0] üres
       *[other] { $left } kártya
    }{ $top ->
        [none] {""}
       *[other] , felül { $top }
    }
page-pc-deck-left =
    { $left ->
        [0] Nincs több kártya.
        [one] Még 1 kártya.
       *[other] Még { $left } kártya. Vegyél el kettőt ingyen: ezt és a következőt, amelyet még senki sem látott.
    }
page-pc-discarded = { $count } eldobva
page-pc-flip = Megfordítás
page-pc-tokens = Zsetonok
page-pc-tokens-left = még { $count }
page-pc-token-now = most ennyit ér neked
page-pc-token = zseton: { $token }
page-pc-at = { $cell }: { $what }
page-pc-empty =
    { $wants ->
        [resource] üres, erőforrás jön
        [building] üres, épület jön
       *[nothing] üres
    }
page-pc-front = { $front }, { $tier }. szint
page-pc-building =
    { $name }, ára { $cost }{ $gives ->
        [civic] , zsetont ad
        [nothing] {""}
       *[other] , ezt adja: { $resource }
    }{ $points ->
        [0] {""}
       *[other] , { $points } pont
    }
page-pc-cost = { $count } { $resource }
page-pc-points = pont
page-pc-your-city = A városod
page-pc-city-of = { $name } városa
page-pc-rival-city = Az ellenfél városa
page-pc-show-rival = Ellenfél: { $score } pont
page-pc-show-own = Vissza a városodhoz
page-pc-rival-next = Az ellenfél következő lapjai: { $one } és { $other }
page-pc-hand = Kézben
page-pc-hand-count = { $count } kártya
page-pc-hand-empty = nincs kártya kézben
page-pc-coming = jön: { $front }
page-pc-coming-pays = jön, és rögtön fizet: { $front }
page-pc-own-tokens = Zsetonok
page-pc-worth = most { $worth } pont
page-pc-pending = Kifizetendő: { $cards }
page-pc-pay-with = Ezzel fizetsz
page-pc-pays = Fizetsz
page-pc-score = { $score } pont
page-pc-permanent = állandó erőforrások: { $resources }
page-pc-holds = kártyák kézben: { $cards }

## What has to be done

page-pc-task-take = Vegyél el két szomszédos kártyát a piacról, vagy kettőt a pakliból
page-pc-task-second = Válassz egy szomszédos kártyát
page-pc-task-flip = Válaszd ki, melyik kártyát fordítod meg
page-pc-task-pay = Válaszd ki, mivel fizetsz
page-pc-task-token = Válassz egy zsetont
page-pc-facts = épület { $buildings } · kártya { $cards } · zseton { $tokens }

## Pontozólap

page-sheet-pc-sheet-buildings = Épületek
page-sheet-pc-sheet-token = Zsetonok
page-sheet-pc-sheet-rival-permanents = Állandó erőforrások
page-sheet-pc-sheet-rival-tokens = Az ellenfél zsetonjai
page-sheet-pc-sheet-rival-ingenuity = Lelemény

## The game at a glance

page-pc-tiers = szintek
page-pc-glance-goal = Az nyer, akinek a legtöbb pontja van. Pontot az épületek és a zsetonok adnak.
page-pc-glance-1 = Vegyél el kettőt
page-pc-glance-1-text = Két szomszédos kártyát a piacról, vagy a pakli két felső kártyáját. Az erőforrás ingyen van.
page-pc-glance-2 = Rögtön fizess
page-pc-glance-2-text = Előbb a városod fizet, aztán az általad választott kártyák. Az imént elvett erőforráskártya is fizethet.
page-pc-glance-3 = Építs
page-pc-glance-3-text = Az épület minden későbbi körben adja az erőforrását. A középületért zsetont választhatsz.
page-pc-glance-end = fejenként { $turns } kör után
page-pc-glance-left = { $now } / { $of } kör
page-pc-glance-tie = Holtversenyben az nyer, akinek több el nem költött kártyája van.
