### Tabla jocului Cities pe pagină.

page-cities-name = { $name }
page-cities-list = { $things }
page-cities-round = Runda { $round } din { $rounds }

## Oferta

page-cities-display = Oferta
page-cities-row-card = Cărți de punctaj
page-cities-row-tile = Plăci de teren
page-cities-row-feature = Atracții
page-cities-row-piece = Piese
page-cities-for-card = contează la final
page-cities-for-tile = cartierul crește
page-cities-for-feature = pentru parcuri și ape
page-cities-for-piece = pentru clădiri
page-cities-slot = { $row }, locul { $number }: { $what }
page-cities-slot-taken = { $row }, locul { $number }: muncitorul jucătorului { $name }
page-cities-blind = două piese din săculeț
page-cities-workers =
    { $count ->
        [0] gata
        [one] 1 de pus
       *[other] { $count } de pus
    }
page-cities-starts = Plăci de start

## Metropola

page-cities-milestones = trei obiective
page-cities-milestones-first = cine îndeplinește primul un obiectiv ia cele mai multe puncte
page-cities-worth = valoare acum
page-cities-progress = { $now } din { $wanted }
page-cities-not-yet = încă nu
page-cities-reached = îndeplinit
page-cities-ring =
    { $points ->
        [one] 1 punct: { $name }
        [few] { $points } puncte: { $name }
       *[other] { $points } de puncte: { $name }
    }
page-cities-place-free =
    { $points ->
        [one] 1 punct: liber
        [few] { $points } puncte: liber
       *[other] { $points } de puncte: liber
    }
page-cities-place-blocked =
    { $points ->
        [one] 1 punct: blocat în jocul în doi
        [few] { $points } puncte: blocat în jocul în doi
       *[other] { $points } de puncte: blocat în jocul în doi
    }

## Cartiere

page-cities-yours = Cartierul tău
page-cities-counted = Ține cont de câmpurile încercuite.
page-cities-district = Cartierul jucătorului { $name }
page-cities-extent =
    { $tiles ->
        [one] 1 placă
        [few] { $tiles } plăci
       *[other] { $tiles } de plăci
    }, { $pieces ->
        [0] nicio piesă
        [one] 1 piesă
        [few] { $pieces } piese
       *[other] { $pieces } de piese
    }
page-cities-visit =
    Arată cartierul jucătorului { $name }, { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
page-cities-bare = Încă nu sunt plăci aici.
page-cities-cell = { $cell }: { $land }
page-cities-land-feature = { $ground } cu { $feature }
page-cities-land-building =
    { $floors ->
        [one] { $colour }, 1 nivel
        [few] { $colour }, { $floors } niveluri
       *[other] { $colour }, { $floors } de niveluri
    }
page-cities-turn-view = Rotește vederea
page-cities-larger = Apropie
page-cities-smaller = Depărtează
page-cities-as-plan = Vedere de sus
page-cities-facts = muncitori rămași { $workers } · cărți de punctaj { $cards }

## Ce s-a luat

page-cities-hand = De pus
page-cities-hand-of = { $name } are de pus
page-cities-rotate = Rotește
page-key-r = R
page-key-r-does = rotește placa de teren
page-cities-discard = Refuză
page-cities-cards = Cărți de punctaj
page-cities-no-cards = Încă nicio carte de punctaj.
page-cities-score =
    { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## Ce e de făcut

page-cities-task-start = Alege-ți placa de start
page-cities-task-choose = Pune un muncitor pe un loc și ia ce este acolo
page-cities-task-place = Pune placa de teren: alege un loc și rotește-o cum vrei
page-cities-task-put = Pune atracția pe un câmp potrivit
page-cities-task-build = Construiește piesele sau refuză-le una câte una
page-cities-task-discard = Atinge piesa pe care o refuzi
page-cities-task-which = Acum atinge ce pui acolo
page-cities-task-where = Acum atinge un câmp luminat

## Foaia de punctaj

page-sheet-ci-sheet-milestone = Obiective
page-sheet-ci-sheet-statues = Statui
page-sheet-ci-sheet-water = Apă
page-sheet-ci-sheet-park = Parcuri
page-sheet-ci-sheet-card = Cărți de punctaj

## The game at a glance

page-cities-glance-goal = Câștigă cine are cele mai multe puncte. Le aduc obiectivele, statuile, parcurile, apa și cărțile de punctaj.
page-cities-glance-1 = Pune un muncitor
page-cities-glance-1-text = Pune-l pe un loc liber și ia ce este acolo. Pe fiecare rând pui un muncitor, iar în jocul în doi, câte doi.
page-cities-glance-2 = Adaugă ce ai luat
page-cities-glance-2-text = Terenul se lipește pe o latură întreagă, în cel mult 3 × 3 plăci (3 × 5 în jocul lung). Atracțiile merg pe terenul lor, piesele pe parcele de culoarea lor.
page-cities-glance-3 = Îndeplinește obiective
page-cities-glance-3-text = Se verifică la sfârșitul fiecărei ture: cine îndeplinește primul un obiectiv ia locul cel mai bun și nu îl mai pierde.
page-cities-glance-end =
    { $rounds ->
        [one] după 1 rundă
        [few] după { $rounds } runde
       *[other] după { $rounds } de runde
    }
page-cities-glance-left = { $now } din { $of } runde
page-cities-glance-tie = La egalitate câștigă cine are mai multe puncte din obiective.
