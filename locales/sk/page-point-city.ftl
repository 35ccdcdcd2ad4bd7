### Stôl Point City na stránke.

page-pc-progress = Ťah { $turn } z { $turns }
page-pc-market = Trhovisko
page-pc-deck = Balíček
page-pc-deck-label =
    Balíček, { $left ->
        [0] prázdny
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kariet
    }{ $top ->
        [none] {""}
       *[other] , navrchu { $top }
    }
page-pc-deck-left =
    { $left ->
        [0] Neostáva žiadna karta.
        [one] Ostáva 1 karta.
        [few] Ostávajú { $left } karty. Dve sú zadarmo: táto a ďalšia, neznáma.
       *[other] Ostáva { $left } kariet. Dve sú zadarmo: táto a ďalšia, neznáma.
    }
page-pc-discarded = odhodené { $count }
page-pc-flip = Otočiť
page-pc-tokens = Bodovacie žetóny
page-pc-tokens-left = ostáva { $count }
page-pc-token-now = teraz pre vás
page-pc-token = bodovací žetón: { $token }
page-pc-at = { $cell }: { $what }
page-pc-empty =
    { $wants ->
        [resource] prázdne, príde zdroj
        [building] prázdne, príde budova
       *[nothing] prázdne
    }
page-pc-front = { $front }, úroveň { $tier }
page-pc-building =
    { $name }, stojí { $cost }{ $gives ->
        [civic] , dáva bodovací žetón
        [nothing] {""}
       *[other] , dáva: { $resource }
    }{ $points ->
        [0] {""}
        [one] , 1 bod
        [few] , { $points } body
       *[other] , { $points } bodov
    }
page-pc-cost = { $count }× { $resource }
page-pc-points = body
page-pc-your-city = Vaše mesto
page-pc-city-of = Mesto hráča { $name }
page-pc-rival-city = Mesto súpera
page-pc-show-rival =
    Súper: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
    }
page-pc-show-own = Späť k svojmu mestu
page-pc-rival-next = Nabudúce súper berie { $one } a { $other }
page-pc-hand = V ruke
page-pc-hand-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
page-pc-hand-empty = žiadne karty v ruke
page-pc-coming = príde: { $front }
page-pc-coming-pays = príde a hneď zaplatí: { $front }
page-pc-own-tokens = Žetóny
page-pc-worth = teraz za { $worth }
page-pc-pending = Na zaplatenie: { $cards }
page-pc-pay-with = Čím zaplatiť
page-pc-pays = Platí
page-pc-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
    }
page-pc-permanent = trvalé zdroje: { $resources }
page-pc-holds = karty v ruke: { $cards }

## Čo urobiť

page-pc-task-take = Doberte dve susedné karty z trhoviska alebo dve karty z balíčka
page-pc-task-second = Vyberte susednú kartu
page-pc-task-flip = Vyberte kartu, ktorú otočíte
page-pc-task-pay = Vyberte, čím zaplatíte
page-pc-task-token = Vyberte si bodovací žetón
page-pc-facts = budovy { $buildings } · karty { $cards } · žetóny { $tokens }

## Bodovanie

page-sheet-pc-sheet-buildings = Budovy
page-sheet-pc-sheet-token = Bodovacie žetóny
page-sheet-pc-sheet-rival-permanents = Trvalé zdroje
page-sheet-pc-sheet-rival-tokens = Žetóny súpera
page-sheet-pc-sheet-rival-ingenuity = Inšpirácia

## The game at a glance

page-pc-tiers = úrovne
page-pc-glance-goal = Vyhráva, kto má najviac bodov. Dávajú ich budovy a bodovacie žetóny.
page-pc-glance-1 = Doberte dve
page-pc-glance-1-text = Dve susedné karty z trhoviska alebo dve vrchné karty balíčka. Zdroje sú zadarmo.
page-pc-glance-2 = Hneď zaplaťte
page-pc-glance-2-text = Najprv platí mesto, potom karty podľa vášho výberu. Zaplatiť môže aj práve dobratá karta zdroja.
page-pc-glance-3 = Postavte
page-pc-glance-3-text = Budova dáva svoj zdroj v každom ďalšom ťahu. Za verejnú budovu si vyberiete žetón.
page-pc-glance-end = po { $turns } ťahoch každého hráča
page-pc-glance-left = { $now } { $of ->
        [17] zo
       *[other] z
    } { $of } ťahov
page-pc-glance-tie = Pri zhode vyhráva, kto má viac nevyužitých kariet.
