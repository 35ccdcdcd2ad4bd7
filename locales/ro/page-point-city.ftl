### Tabla jocului Point City pe pagină.

page-pc-progress = Tura { $turn } din { $turns }
page-pc-market = Piață
page-pc-deck = Pachet
page-pc-deck-label =
    Pachetul, { $left ->
        [0] gol
        [one] 1 carte
        [few] { $left } cărți
       *[other] { $left } de cărți
    }{ $top ->
        [none] {""}
       *[other] , deasupra { $top }
    }
page-pc-deck-left =
    { $left ->
        [0] Nicio carte rămasă.
        [one] 1 carte rămasă.
        [few] { $left } cărți rămase. Două gratuite: aceasta și următoarea, nevăzută.
       *[other] { $left } de cărți rămase. Două gratuite: aceasta și următoarea, nevăzută.
    }
page-pc-discarded =
    { $count ->
        [one] 1 decartată
       *[other] { $count } decartate
    }
page-pc-flip = Întoarce
page-pc-tokens = Jetoane civice
page-pc-tokens-left =
    { $count ->
        [one] 1 rămas
       *[other] { $count } rămase
    }
page-pc-token = jeton civic: { $token }
page-pc-at = { $cell }: { $what }
page-pc-empty =
    { $wants ->
        [resource] gol, urmează o resursă
        [building] gol, urmează o clădire
       *[nothing] gol
    }
page-pc-front = { $front }, nivelul { $tier }
page-pc-building =
    { $name }, costă { $cost }{ $gives ->
        [civic] , dă un jeton civic
        [nothing] {""}
       *[other] , dă { $resource }
    }{ $points ->
        [0] {""}
        [one] , 1 punct
        [few] , { $points } puncte
       *[other] , { $points } de puncte
    }
page-pc-cost = { $count } { $resource }
page-pc-named = { $name }
page-pc-costs = Cost
page-pc-gives = Dă
page-pc-a-token = un jeton civic
page-pc-points = puncte
page-pc-resource-card = Carte de resurse, nivelul { $tier }
page-pc-your-city = Orașul tău
page-pc-city-of = Oraș: { $name }
page-pc-rival-city = Orașul rivalului
page-pc-show-rival =
    Rivalul: { $score ->
        [one] 1 punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
page-pc-show-own = Înapoi la orașul tău
page-pc-hand = Mână
page-pc-hand-count =
    { $count ->
        [one] 1 carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
page-pc-hand-empty = nicio carte în mână
page-pc-coming = urmează: { $front }
page-pc-own-tokens = Jetoane
page-pc-worth = valorează acum { $worth }
page-pc-pending = De plătit: { $cards }
page-pc-pay-with = Plătește cu
page-pc-pays = Plătește
page-pc-score =
    { $score ->
        [one] 1 punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
page-pc-permanent = resurse permanente: { $resources }
page-pc-holds = cărți în mână: { $cards }
