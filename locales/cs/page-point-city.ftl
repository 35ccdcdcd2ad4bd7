### Stůl Point City na stránce.

page-pc-progress = Tah { $turn } z { $turns }
page-pc-market = Tržiště
page-pc-deck = Balíček
page-pc-deck-label =
    Balíček, { $left ->
        [0] prázdný
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } karet
    }{ $top ->
        [none] {""}
       *[other] , nahoře { $top }
    }
page-pc-deck-left =
    { $left ->
        [0] Nezbývá žádná karta.
        [one] Zbývá 1 karta.
        [few] Zbývají { $left } karty. Dvě jsou zdarma: tato a další, neznámá.
       *[other] Zbývá { $left } karet. Dvě jsou zdarma: tato a další, neznámá.
    }
page-pc-discarded = odhozeno { $count }
page-pc-flip = Otočit
page-pc-tokens = Bodovací žetony
page-pc-tokens-left = zbývá { $count }
page-pc-token-now = teď pro vás
page-pc-token = bodovací žeton: { $token }
page-pc-at = { $cell }: { $what }
page-pc-empty =
    { $wants ->
        [resource] prázdné, přijde zdroj
        [building] prázdné, přijde budova
       *[nothing] prázdné
    }
page-pc-front = { $front }, úroveň { $tier }
page-pc-building =
    { $name }, stojí { $cost }{ $gives ->
        [civic] , dává bodovací žeton
        [nothing] {""}
       *[other] , dává: { $resource }
    }{ $points ->
        [0] {""}
        [one] , 1 bod
        [few] , { $points } body
       *[other] , { $points } bodů
    }
page-pc-cost = { $count }× { $resource }
page-pc-points = body
page-pc-your-city = Vaše město
page-pc-city-of = Město hráče { $name }
page-pc-rival-city = Město soupeře
page-pc-show-rival =
    Soupeř: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
page-pc-show-own = Zpět ke svému městu
page-pc-rival-next = Příště soupeř bere { $one } a { $other }
page-pc-hand = V ruce
page-pc-hand-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
page-pc-hand-empty = žádné karty v ruce
page-pc-coming = přijde: { $front }
page-pc-coming-pays = přijde a hned zaplatí: { $front }
page-pc-own-tokens = Žetony
page-pc-worth = teď za { $worth }
page-pc-pending = K zaplacení: { $cards }
page-pc-pay-with = Čím zaplatit
page-pc-pays = Platí
page-pc-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
page-pc-permanent = trvalé zdroje: { $resources }
page-pc-holds = karty v ruce: { $cards }

## Co udělat

page-pc-task-take = Doberte dvě sousední karty z tržiště, nebo dvě karty z balíčku
page-pc-task-second = Vyberte sousední kartu
page-pc-task-flip = Vyberte kartu, kterou otočíte
page-pc-task-pay = Vyberte, čím zaplatíte
page-pc-task-token = Vyberte si bodovací žeton
page-pc-facts = budovy { $buildings } · karty { $cards } · žetony { $tokens }

## Bodování

page-sheet-pc-sheet-buildings = Budovy
page-sheet-pc-sheet-token = Bodovací žetony
page-sheet-pc-sheet-rival-permanents = Trvalé zdroje
page-sheet-pc-sheet-rival-tokens = Žetony soupeře
page-sheet-pc-sheet-rival-ingenuity = Inspirace

## The game at a glance

page-pc-tiers = úrovně
page-pc-glance-goal = Vyhrává, kdo má nejvíc bodů. Dávají je budovy a bodovací žetony.
page-pc-glance-1 = Doberte dvě
page-pc-glance-1-text = Dvě sousední karty z tržiště, nebo dvě vrchní karty balíčku. Zdroje jsou zdarma.
page-pc-glance-2 = Hned zaplaťte
page-pc-glance-2-text = Nejdřív platí město, potom karty podle vaší volby. Zaplatit může i právě dobraná karta zdroje.
page-pc-glance-3 = Postavte
page-pc-glance-3-text = Budova dává svůj zdroj v každém dalším tahu. Za veřejnou budovu si vyberete žeton.
page-pc-glance-end = po { $turns } tazích každého hráče
page-pc-glance-left = { $now } { $of ->
        [17] ze
       *[other] z
    } { $of } tahů
page-pc-glance-tie = Při shodě vyhrává, kdo má víc nevyužitých karet.
