### Herní deska Point City na stránce.

page-pc-progress = Tah { $turn } z { $turns }
page-pc-market = Trh
page-pc-deck = Balíček
page-pc-deck-label =
    Balíček, { $left ->
        [0] prázdný
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } karet
    }{ $top ->
        [none] {""}
       *[other] , navrchu { $top }
    }
page-pc-deck-left =
    { $left ->
        [0] Žádná karta nezbývá.
        [one] Zbývá 1 karta.
        [few] Zbývají { $left } karty. Dvě zdarma: tato a další, neznámá.
       *[other] Zbývá { $left } karet. Dvě zdarma: tato a další, neznámá.
    }
page-pc-discarded = odloženo: { $count }
page-pc-flip = Otočit
page-pc-tokens = Žetony
page-pc-tokens-left = zbývá { $count }
page-pc-token = žeton: { $token }
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
        [civic] , přináší žeton
        [nothing] {""}
       *[other] , přináší { $resource }
    }{ $points ->
        [0] {""}
        [one] , 1 bod
        [few] , { $points } body
       *[other] , { $points } bodů
    }
page-pc-cost = { $count } { $resource }
page-pc-named = { $name }
page-pc-costs = Stojí
page-pc-gives = Přináší
page-pc-a-token = žeton
page-pc-points = body
page-pc-resource-card = Karta zdroje, úroveň { $tier }
page-pc-your-city = Tvé město
page-pc-city-of = Město hráče { $name }
page-pc-rival-city = Město soupeře
page-pc-show-rival =
    Soupeř: { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }
page-pc-show-own = Zpět do tvého města
page-pc-hand = Ruka
page-pc-hand-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
page-pc-hand-empty = žádné karty v ruce
page-pc-coming = přijde: { $front }
page-pc-own-tokens = Získané žetony
page-pc-worth = nyní za { $worth }
page-pc-pending = K zaplacení: { $cards }
page-pc-pay-with = Zaplatit
page-pc-pays = Zaplatí se
page-pc-score =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }
page-pc-permanent = trvalé zdroje: { $resources }
page-pc-holds = karty v ruce: { $cards }

## Co je třeba udělat

page-pc-task-take = Dober dvě sousední karty z trhu, nebo dvě z balíčku
page-pc-task-second = Vyber kartu vedle ní
page-pc-task-pay = Vyber, čím zaplatíš
page-pc-task-token = Vyber žeton
