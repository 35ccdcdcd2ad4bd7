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
        [0] Nu mai este nicio carte.
        [one] Mai este 1 carte.
        [few] Mai sunt { $left } cărți. Poți lua două gratuit: aceasta și următoarea, nevăzută.
       *[other] Mai sunt { $left } de cărți. Poți lua două gratuit: aceasta și următoarea, nevăzută.
    }
page-pc-discarded = Decartate: { $count }
page-pc-flip = Întoarce
page-pc-tokens = Jetoane civice
page-pc-tokens-left = rămase: { $count }
page-pc-token-now = valoare acum pentru tine
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
page-pc-points = puncte
page-pc-your-city = Orașul tău
page-pc-city-of = Orașul jucătorului { $name }
page-pc-rival-city = Orașul rivalului
page-pc-show-rival =
    Rivalul: { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
page-pc-show-own = Înapoi la orașul tău
page-pc-rival-next = Rivalul ia apoi { $one } și { $other }
page-pc-hand = Mână
page-pc-hand-count =
    { $count ->
        [one] 1 carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
page-pc-hand-empty = nicio carte în mână
page-pc-coming = urmează: { $front }
page-pc-coming-pays = urmează și plătește imediat: { $front }
page-pc-own-tokens = Jetoane
page-pc-worth = valorează acum { $worth }
page-pc-pending = De plătit: { $cards }
page-pc-pay-with = Plătește cu
page-pc-pays = Plătești
page-pc-score =
    { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
page-pc-permanent = resurse permanente: { $resources }
page-pc-holds = cărți în mână: { $cards }

## Ce e de făcut

page-pc-task-take = Ia două cărți vecine din piață sau două din pachet
page-pc-task-second = Alege o carte vecină
page-pc-task-flip = Alege cartea pe care o întorci
page-pc-task-pay = Alege cum plătești
page-pc-task-token = Alege un jeton civic
page-pc-facts = clădiri { $buildings } · cărți { $cards } · jetoane { $tokens }

## Foaia de punctaj

page-sheet-pc-sheet-buildings = Clădiri
page-sheet-pc-sheet-token = Jetoane civice
page-sheet-pc-sheet-rival-permanents = Resurse permanente
page-sheet-pc-sheet-rival-tokens = Jetoanele rivalului
page-sheet-pc-sheet-rival-ingenuity = Iscusință

## The game at a glance

page-pc-tiers = niveluri
page-pc-glance-goal = Câștigă cine are cele mai multe puncte. Le aduc clădirile și jetoanele civice.
page-pc-glance-1 = Ia două
page-pc-glance-1-text = Două cărți vecine din piață sau primele două din pachet. Resursele sunt gratuite.
page-pc-glance-2 = Plătește imediat
page-pc-glance-2-text = Întâi plătește orașul, apoi cărțile alese de tine. Poți plăti și cu o carte de resurse pe care tocmai ai luat-o.
page-pc-glance-3 = Construiește
page-pc-glance-3-text = O clădire își dă resursa în fiecare tură de după aceea. O clădire civică îți dă un jeton la alegere.
page-pc-glance-end = după câte { $turns } ture
page-pc-glance-left = { $now } din { $of } ture
page-pc-glance-tie = La egalitate câștigă cine are mai multe cărți necheltuite.
