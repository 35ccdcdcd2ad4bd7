### Cities. Numele românești ale cărților, atracțiilor, metropolelor și obiectivelor sunt în cities-cards.ftl.

## Culori și terenuri

ci-red = roșu
ci-blue = albastru
ci-green = verde
ci-yellow = galben
ci-park = parc
ci-water = apă

## Câte o literă; fiecare trebuie să fie diferită

ci-letter-red = r
ci-letter-blue = a
ci-letter-green = v
ci-letter-yellow = g

## Ce numără cărțile și obiectivele: 0 înseamnă „fiecare”

ci-card =
    { $name } – { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru { $what }
ci-milestone = { $name }: { $what }
ci-count-only = { $what } { $limits }
ci-limits = { $first } { $second }
ci-both = { $first } și { $second }
ci-count-buildings =
    { $number ->
        [0] fiecare clădire
        [one] 1 clădire
        [few] { $number } clădiri
       *[other] { $number } de clădiri
    }
ci-count-buildings-red =
    { $number ->
        [0] fiecare clădire roșie
        [one] 1 clădire roșie
        [few] { $number } clădiri roșii
       *[other] { $number } de clădiri roșii
    }
ci-count-buildings-blue =
    { $number ->
        [0] fiecare clădire albastră
        [one] 1 clădire albastră
        [few] { $number } clădiri albastre
       *[other] { $number } de clădiri albastre
    }
ci-count-buildings-green =
    { $number ->
        [0] fiecare clădire verde
        [one] 1 clădire verde
        [few] { $number } clădiri verzi
       *[other] { $number } de clădiri verzi
    }
ci-count-buildings-yellow =
    { $number ->
        [0] fiecare clădire galbenă
        [one] 1 clădire galbenă
        [few] { $number } clădiri galbene
       *[other] { $number } de clădiri galbene
    }
ci-count-sets-colours =
    { $number ->
        [0] fiecare set de patru clădiri de culori diferite
        [one] un set de patru clădiri de culori diferite
        [few] { $number } seturi de patru clădiri de culori diferite
       *[other] { $number } de seturi de patru clădiri de culori diferite
    }
ci-count-sets-heights =
    { $number ->
        [0] fiecare set de clădiri cu înălțimile 1, 2, 3 și 4
        [one] un set de clădiri cu înălțimile 1, 2, 3 și 4
        [few] { $number } seturi de clădiri cu înălțimile 1, 2, 3 și 4
       *[other] { $number } de seturi de clădiri cu înălțimile 1, 2, 3 și 4
    }
ci-count-sets-both =
    { $number ->
        [0] fiecare set de patru clădiri de culori și înălțimi diferite
        [one] patru clădiri de culori și înălțimi diferite
        [few] { $number } seturi de patru clădiri de culori și înălțimi diferite
       *[other] { $number } de seturi de patru clădiri de culori și înălțimi diferite
    }
ci-count-pairs =
    { $number ->
        [0] fiecare pereche de clădiri vecine
        [one] o pereche de clădiri vecine
        [few] { $number } perechi de clădiri vecine
       *[other] { $number } de perechi de clădiri vecine
    }
ci-count-areas-park =
    { $number ->
        [0] fiecare zonă de parc de cel puțin { $size } câmpuri
        [one] o zonă de parc de cel puțin { $size } câmpuri
        [few] { $number } zone de parc de cel puțin { $size } câmpuri
       *[other] { $number } de zone de parc de cel puțin { $size } câmpuri
    }
ci-count-areas-water =
    { $number ->
        [0] fiecare zonă de apă de cel puțin { $size } câmpuri
        [one] o zonă de apă de cel puțin { $size } câmpuri
        [few] { $number } zone de apă de cel puțin { $size } câmpuri
       *[other] { $number } de zone de apă de cel puțin { $size } câmpuri
    }
ci-count-areas-plots =
    { $number ->
        [0] fiecare zonă de cel puțin { $size } parcele de o culoare
        [one] o zonă de cel puțin { $size } parcele de o culoare
        [few] { $number } zone de cel puțin { $size } parcele de o culoare
       *[other] { $number } de zone de cel puțin { $size } parcele de o culoare
    }
ci-count-blocks =
    { $number ->
        [0] fiecare zonă de cel puțin { $size } clădiri
        [one] o zonă de cel puțin { $size } clădiri
        [few] { $number } zone de cel puțin { $size } clădiri
       *[other] { $number } de zone de cel puțin { $size } clădiri
    }
ci-count-uniform =
    { $number ->
        [0] fiecare zonă de { $size } parcele de o culoare
        [one] o zonă de { $size } parcele de o culoare
        [few] { $number } zone de { $size } parcele de o culoare, care se pot atinge
       *[other] { $number } de zone de { $size } parcele de o culoare, care se pot atinge
    }
ci-count-plots =
    { $number ->
        [0] fiecare parcelă
        [one] 1 parcelă
        [few] { $number } parcele
       *[other] { $number } de parcele
    }
ci-count-features =
    { $number ->
        [0] fiecare atracție din parcuri și de pe apă
        [one] 1 atracție din parcuri și de pe apă
        [few] { $number } atracții din parcuri și de pe apă
       *[other] { $number } de atracții din parcuri și de pe apă
    }
ci-count-features-park =
    { $number ->
        [0] fiecare atracție din parcuri
        [one] 1 atracție din parcuri
        [few] { $number } atracții din parcuri
       *[other] { $number } de atracții din parcuri
    }
ci-count-features-water =
    { $number ->
        [0] fiecare atracție de pe apă
        [one] 1 atracție de pe apă
        [few] { $number } atracții de pe apă
       *[other] { $number } de atracții de pe apă
    }
ci-count-statues =
    { $number ->
        [0] fiecare statuie
        [one] 1 statuie
        [few] { $number } statui
       *[other] { $number } de statui
    }
ci-of-colour = (culoare: { $colour })
ci-height-exactly =
    { $floors ->
        [one] cu exact 1 nivel
        [few] cu exact { $floors } niveluri
       *[other] cu exact { $floors } de niveluri
    }
ci-height-least =
    { $floors ->
        [one] cu cel puțin 1 nivel
        [few] cu cel puțin { $floors } niveluri
       *[other] cu cel puțin { $floors } de niveluri
    }
ci-height-between = cu { $least }–{ $most } niveluri
ci-beside-park = lângă un parc
ci-beside-water = lângă apă
ci-beside-statue = lângă o statuie
ci-same-colours = de aceeași culoare
ci-different-colours = de culori diferite
ci-same-heights = de aceeași înălțime
ci-different-heights = de înălțimi diferite
ci-with-features =
    { $count ->
        [one] cu o atracție
        [few] cu { $count } atracții diferite
       *[other] cu { $count } de atracții diferite
    }
ci-without-building = fără clădire
ci-different-kinds =
    { $number ->
        [0] (fiecare fel o dată)
       *[other] de feluri diferite
    }

## Ce fac jucătorii

ci-tile = { $a }, { $b } / { $c }, { $d }
ci-slot =
    { $row ->
        [card] cărți de punctaj, locul { $number }
        [tile] plăci de teren, locul { $number }
        [feature] atracții, locul { $number }
       *[piece] piese, locul { $number }
    }
ci-pieces =
    { $count ->
        [1] { $colour }
       *[other] { $colour } ×{ $count }
    }
ci-start = alege placa de start ({ $tile })
    .told = { $player } alege o placă de start ({ $tile })
ci-take-card = ia cartea de punctaj { $number }: { $card }
    .told = { $player } ia cartea de punctaj { $number }: { $card }
ci-take-hidden-card = ia cartea de punctaj cu fața în jos
    .told = { $player } ia cartea de punctaj cu fața în jos
ci-take-tile = ia placa de teren ({ $tile })
    .told = { $player } ia o placă de teren ({ $tile })
ci-take-hidden-tile = ia placa de teren cu fața în jos
    .told = { $player } ia placa de teren cu fața în jos
ci-take-features = ia de la atracții, locul { $number }: { $features }
    .told = { $player } ia de la atracții, locul { $number }: { $features }
ci-take-hidden-feature = ia de la atracții, locul { $number }: { $features } și atracția cu fața în jos
    .told = { $player } ia de la atracții, locul { $number }: { $features } și atracția cu fața în jos
ci-take-pieces = ia de la piese, locul { $number }: { $pieces }
    .told = { $player } ia de la piese, locul { $number }: { $pieces }
ci-take-blind = trage două piese din săculeț
    .told = { $player } trage două piese din săculeț
ci-place =
    { $rotation ->
        [0] pune placa la { $cell }, nerotită
       *[other] pune placa la { $cell }, rotită cu { $rotation }°
    }
    .told =
        { $rotation ->
            [0] { $player } pune placa la { $cell }
           *[other] { $player } pune placa la { $cell }, rotită cu { $rotation }°
        }
ci-put = pune pe { $cell }: { $feature }
    .told = { $player } pune pe { $cell }: { $feature }
ci-build = construiește pe { $cell }: { $colour }, nivelul { $height }
    .told = { $player } construiește pe { $cell }: { $colour }, nivelul { $height }
ci-discard = refuză o piesă: { $colour }
    .told = { $player } refuză o piesă: { $colour }

## Ce urmează de la sine

ci-and-then = { $step }; { $then }
    .told = { $step }; { $then }
ci-lost-pieces = fără loc, afară din joc: { $pieces }
ci-lost-feature = fără loc, afară din joc: { $feature }
ci-ring =
    obiectiv îndeplinit: { $milestone }, { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
ci-next-round = începe runda { $round }; { $seat } are steaua
ci-end =
    jocul se încheie după { $round ->
        [one] 1 rundă
        [few] { $round } runde
       *[other] { $round } de runde
    }; { $seat } are steaua

## Ce hotărăște întâmplarea

ci-metropolis = metropola este { $metropolis }
ci-star = { $seat } are steaua
ci-laid-card = { $slot }: { $card }
ci-laid-tile = { $slot }: { $tile }
ci-laid-feature = { $slot }: { $feature }
ci-laid-piece = { $slot }: { $colour }
ci-shown-card = dezvăluit: { $card }
ci-shown-tile = dezvăluit: placa de teren ({ $tile })
ci-shown-feature = dezvăluit: { $feature }
ci-shown-piece = din săculeț: { $colour }

## De ce se refuză ceva

ci-over = jocul s-a încheiat
ci-setup-first = mai întâi trebuie pregătită masa
ci-lay-first = mai întâi trebuie așezată oferta rundei
ci-reveal-first = mai întâi trebuie dezvăluit ce s-a luat
ci-not-to-act = la rând este { $seat }
ci-start-first = mai întâi alege o placă de start
ci-start-over = toți au deja o placă de start
ci-start-gone = această placă de start e deja la alt jucător ({ $tile })
ci-no-start = aceasta nu este o placă de start ({ $tile })
ci-take-first = mai întâi ia ceva din ofertă
ci-slot-taken = pe acest loc stă deja un muncitor ({ $slot })
ci-no-worker =
    { $row ->
        [card] cărți de punctaj
        [tile] plăci de teren
        [feature] atracții
       *[piece] piese
    }: pe acest rând poți trimite pe rundă { $workers ->
        [one] un singur muncitor
        [few] doar { $workers } muncitori
       *[other] doar { $workers } de muncitori
    }
ci-place-first = mai întâi pune placa de teren
ci-spot-taken = la { $cell } este deja o placă
ci-spot-apart = la { $cell } placa nu ar avea o latură întreagă comună cu o placă a cartierului
ci-spot-beyond = cu o placă la { $cell } cartierul ar fi mai mare de { $short } × { $long } plăci
ci-same-rotation = rotită cu { $rotation }°, placa arată la fel ca rotită cu { $same }°; alege varianta aceasta
ci-put-first = mai întâi pune atracțiile
ci-put-not-held = nu ai luat atracția „{ $feature }”, deci nu poate merge pe { $cell }
ci-put-taken = pe { $cell } e deja o atracție, deci „{ $feature }” nu poate merge acolo
ci-put-on-building = pe { $cell } e o clădire, deci „{ $feature }” nu poate merge acolo
ci-put-not-plot = „{ $feature }” merge pe o parcelă; { $cell } nu este una
ci-put-not-park = „{ $feature }” merge într-un parc; { $cell } nu este unul
ci-put-not-water = „{ $feature }” merge pe apă; { $cell } nu este apă
ci-outside = { $cell } este în afara cartierului tău
ci-build-first = mai întâi construiește sau refuză piesele
ci-piece-not-held = nu ai nicio piesă de culoarea aceasta: { $colour }
ci-build-colour = pe { $cell } nu este o parcelă sau o clădire de culoarea piesei: { $colour }
ci-too-high = clădirea de pe { $cell } are deja patru niveluri
ci-build-on-statue = pe { $cell } este o statuie
ci-wild-colour = clădirea de pe { $cell } are altă culoare decât { $colour }
ci-no-chance-now = acum nimic nu ține de întâmplare; neașteptat: „{ $chance }”
ci-impossible = „{ $chance }” nu este posibil aici
ci-impossible-seen = „{ $chance }” nu este posibil aici: nu a mai rămas nimic asemănător

## Notație care nu poate fi citită

ci-no-action = „{ $text }” nu este o acțiune
ci-no-outcome = „{ $text }” nu este un rezultat al întâmplării
ci-no-seat = nu există locul „{ $text }” la masă
ci-no-slot = „{ $text }” nu este un loc din ofertă; exemple: card-1, piece-4
ci-no-cell = „{ $text }” nu este un câmp
ci-no-rotation = „{ $text }” nu este o rotire; poate fi 0, 90, 180 sau 270
ci-no-colour = „{ $text }” nu este o culoare
ci-no-card = nu există cartea „{ $text }”
ci-no-tile = nu există placa „{ $text }”
ci-no-feature = nu există atracția „{ $text }”
ci-no-metropolis = nu există metropola „{ $text }”

## Foi de scor

ci-tie-milestones = puncte din obiective: { $count }
ci-sheet-milestone = obiectiv: { $milestone }
ci-sheet-statues =
    { $count ->
        [one] 1 statuie
        [few] { $count } statui
       *[other] { $count } de statui
    }
ci-sheet-water = apa de la { $cell }: { $features }
ci-sheet-park = parcul de la { $cell }: { $features }
ci-sheet-card = { $card }: { $points } × { $count }

## Ediții

ci-edition-count =
    { $what ->
        [cards] cărți de punctaj
        [tiles] plăci de teren
        [starts] plăci de start
        [features] atracții
        [milestones] obiective
       *[metropolises] metropole
    }: sunt { $found }, trebuie să fie { $wanted }
ci-edition-ground = „{ $word }” nu este un teren: red, blue, green, yellow, park sau water
ci-edition-cells = o placă are patru câmpuri, nu { $found }
ci-edition-wild = parcela joker trebuie să stea pe o parcelă
ci-edition-wilds = poate exista un singur fel de parcelă joker
ci-edition-kinds = feluri de atracții: sunt { $found }, pot fi cel mult { $most }
ci-edition-few-kinds =
    { $on ->
        [park] parcuri
       *[water] apă
    }: feluri de atracții sunt { $found }, trebuie să fie cel puțin { $least }
ci-edition-metropolis = „{ $id }” nu este una dintre cele opt metropole
ci-edition-places = locurile sunt trei numere, fiecare mai mic decât cel dinainte, de la { $most } până la 1
ci-edition-missing = lipsește câmpul „{ $field }”
ci-edition-field = câmpul „{ $field }” nu are ce căuta aici
ci-edition-height = „{ $word }” nu este o înălțime: de exemplu 2, 3+ sau 1-2, cu 1 până la 4 niveluri
ci-edition-set = cu această culoare sau înălțime nu se poate un asemenea set
ci-frame-cards =
    { $what ->
        [balanced] cărți pentru seturi de patru culori
        [colour-2] cărți pentru o culoare cu două niveluri
        [colour-high] cărți pentru o culoare cu cel puțin trei niveluri
        [colour-water] cărți pentru o culoare lângă apă
        [colour-park] cărți pentru o culoare lângă parcuri
        [height-1] cărți pentru clădiri cu un nivel
        [height-2] cărți pentru clădiri cu două niveluri
        [height-3] cărți pentru clădiri cu trei niveluri
        [height-4] cărți pentru clădiri cu patru niveluri
        [heights] cărți pentru seturi de patru înălțimi
        [pair] cărți pentru perechi vecine
        [park-area] cărți pentru zone de parc
        [water-area] cărți pentru zone de apă
       *[features] cărți pentru atracții
    }: ediția casei are { $wanted }, nu { $found }
ci-frame-symmetry = { $id } favorizează o culoare: cu culoarea următoare apare de { $found } ori, nu de { $wanted } ori
ci-frame-tiles =
    { $what ->
        [park] câmpuri de parc
        [water] câmpuri de apă
        [red] parcele roșii
        [blue] parcele albastre
        [green] parcele verzi
       *[yellow] parcele galbene
    }: plăcile de teren ale ediției casei au { $wanted }, nu { $found }
ci-frame-tile-plain = { $id } are patru câmpuri la fel
ci-frame-start = { $id } trebuie să aibă un parc, apă și două parcele de culori diferite
ci-frame-starts =
    plăci de start cu o parcelă { $what ->
        [red] roșie
        [blue] albastră
        [green] verde
       *[yellow] galbenă
    }: ediția casei are { $wanted }, nu { $found }
ci-frame-features =
    { $what ->
        [park] atracții pentru parcuri
        [water] atracții pentru apă
        [statue] statui
        [wild] parcele joker
       *[five] feluri de câte cinci atracții
    }: ediția casei are { $wanted }, nu { $found }
ci-frame-places = locurile obiectivului { $id } sunt prea departe de 7, 4 și 2 puncte pentru ediția casei

## Poziții care nu pot apărea

ci-position-players = sunt { $found } jucători, trebuie să fie { $wanted }
ci-position-seat = la masă sunt doar { $seats } locuri
ci-position-start = pe { $cell } trebuie să fie o placă de start nerotită
ci-position-tile = aceasta nu este o placă ce poate sta la { $cell }
ci-position-spot = placa de la { $cell } nu se potrivește cu celelalte
ci-position-feature = această atracție nu poate sta pe { $cell }
ci-position-building = această clădire nu poate sta pe { $cell }
ci-position-twice = { $id } apare de două ori
ci-position-too-many = sunt prea multe: { $what }
ci-audit-chosen = metropola a fost aleasă înainte de joc
ci-audit-undealt = încă nu a fost trasă la sorți
ci-audit-no-metropolis = acum trebuie să fie cunoscută
ci-audit-turn = este rândul jucătorului { $player }
ci-audit-same-slot = doi muncitori stau pe același loc
ci-audit-workers = muncitorii jucătorului { $player }: aici sunt { $found }, trebuie să fie { $wanted }
ci-audit-crowded =
    muncitorii jucătorului { $player }: sunt { $found } în rândul cu { $row ->
        [card] cărți de punctaj
        [tile] plăci de teren
        [feature] atracții
       *[piece] piese
    }, pot fi cel mult { $most }
ci-audit-no-worker = niciun muncitor al jucătorului nu stă acolo de unde a fost luat
ci-audit-no-place = ce nu are loc în cartier părăsește mâna imediat
ci-audit-slot-empty = aici trebuie să fie ceva: { $slot }
ci-audit-slot-full = aici nu poate fi nimic: { $slot }
ci-audit-start = o placă de start este printre plăcile de teren
ci-audit-district = cartierul jucătorului { $player } nu se potrivește cu plăcile lui
ci-audit-missing = lipsește ceva
ci-audit-features = { $feature }: sunt { $found }, trebuie să fie { $wanted }
ci-audit-pieces = piese ({ $colour }): sunt { $found }, trebuie să fie { $wanted }
ci-audit-drawn =
    { $row ->
        [feature] atracții
       *[piece] piese
    }: scoase { $found }, trebuie să fie între { $least } și { $most }
ci-audit-ring-closed = cu atât de puțini jucători, aici nu poate sta un inel
ci-audit-ring-twice = un jucător are aici două inele
ci-audit-ring-order = un inel stă pe un loc, deși unul mai bun este liber
ci-audit-ring-missing = jucătorul { $player } îndeplinește obiectivul, dar nu are inel aici
ci-audit-ring-early = jucătorul { $player } nu poate avea un inel înainte să încheie o tură
ci-drawing-size = desenul este mai mare decât un cartier
ci-drawing-cell = „{ $cell }” nu este un câmp al unui desen

## Tabla în terminal

ci-board-turn = Runda { $round } din { $rounds }, la rând: { $party }
ci-board-round = Runda { $round } din { $rounds }
ci-board-over =
    { $rounds ->
        [one] Jocul s-a încheiat după 1 rundă
        [few] Jocul s-a încheiat după { $rounds } runde
       *[other] Jocul s-a încheiat după { $rounds } de runde
    }
ci-board-progress = (acum { $progress })
ci-board-worker = { $party }
ci-board-hidden = cu fața în jos
ci-board-hand = În mână:
ci-board-player = { $party }: { $score } (muncitori { $workers })
ci-board-cards = Cărți, { $party }:
ci-board-card = { $card } { $points }×{ $count } = { $worth }
ci-board-legend =
    Literele mici sunt parcele, ♣ parcuri, ≈ apă. O literă mare cu un număr este o
    clădire și înălțimea ei; * înainte: pe o parcelă joker. Două litere: o atracție.
    Obiective: punctele locurilor, cu locul la masă al inelului; × este blocat.
    Muncitori: cei rămași pentru cărți, plăci, atracții și piese. ★ are steaua.

## Ce sunt lucrurile și ce aduc

ci-about-blind = două piese din săculeț
ci-about-building = clădire ({ $colour }), niveluri: { $floors }
ci-about-building-full = Are patru niveluri și nu mai poate crește.
ci-about-building-open = O piesă de aceeași culoare adaugă un nivel, până la patru.
ci-about-card = carte de punctaj
ci-about-card-counts =
    { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru { $what }
ci-about-cards = Cărți de punctaj: { $count }.
ci-about-cell = câmpul { $cell }, cartier: { $seat }
    .you = câmpul { $cell } din cartierul tău
ci-about-counted-by = Se numără pentru: { $cards }.
ci-about-decline = Refuză o piesă
ci-about-decline-text = O piesă pe care nu o construiești iese din joc.
ci-about-district = cartier
ci-about-empty-slot = loc gol
ci-about-face-down = cu fața în jos
ci-about-feature = atracție
ci-about-milestone = obiectiv, { $metropolis }
ci-about-move = mutare
ci-about-no-land = încă nu e teren aici
ci-about-no-land-text = Aici încape teren dacă atinge cu o latură întreagă o placă a cartierului.
ci-about-one-hidden = Mai e una, cu fața în jos.
ci-about-park = Fiecare zonă de parc aduce 1, 3, 6 sau 10 puncte pentru 1, 2, 3 sau 4 atracții diferite.
ci-about-piece = O piesă merge pe o parcelă sau clădire de culoarea ei, până la patru niveluri.
ci-about-piece-kind = piesă de construcție
ci-about-place-blocked =
    { $points ->
        [one] 1 punct: blocat în jocul în doi
        [few] { $points } puncte: blocat în jocul în doi
       *[other] { $points } de puncte: blocat în jocul în doi
    }
ci-about-place-free =
    { $points ->
        [one] 1 punct: liber
        [few] { $points } puncte: liber
       *[other] { $points } de puncte: liber
    }
ci-about-place-taken =
    { $points ->
        [one] 1 punct: { $seat }
        [few] { $points } puncte: { $seat }
       *[other] { $points } de puncte: { $seat }
    }
ci-about-plot = parcelă: { $colour }
ci-about-plot-text = Aici se poate construi o piesă de aceeași culoare sau se poate pune o atracție gri.
ci-about-rightmost = Locul cel mai din dreapta: cine îl ia primește steaua și începe runda următoare.
ci-about-rotation = rotită cu { $rotation }°
ci-about-row-card = Cărțile de punctaj contează la sfârșitul jocului.
ci-about-row-feature = Atracțiile merg în parcuri, pe apă și pe parcele goale.
ci-about-row-piece = Din piese se fac clădiri.
ci-about-row-tile = Plăcile de teren îți măresc cartierul.
ci-about-start = placă de start
ci-about-start-text = Cu ea începe cartierul tău.
ci-about-statue = O statuie ocupă parcela și valorează 2 puncte.
ci-about-statue-name = statuie
ci-about-tile = placă de teren
ci-about-tile-text = Pune-o astfel încât să atingă cu o latură întreagă o placă a cartierului tău, rotită oricum. Apoi nu se mai mută.
ci-about-tiles = Teren: { $tiles } din { $most } plăci.
ci-about-water = Fiecare zonă de apă aduce 1, 3, 6 sau 10 puncte pentru 1, 2, 3 sau 4 atracții diferite.
ci-about-wild = Merge pe o parcelă goală. Pe ea se poate construi o piesă de orice culoare; cât e goală, contează drept culoarea care îți convine cel mai mult.
ci-about-wild-name = parcelă joker
ci-about-worker = Muncitor aici: { $seat }.
    .you = Muncitorul tău e aici.
ci-about-lost = Dacă iei asta, nu are loc și iese din joc: { $things }.
ci-about-named = { $name }
ci-about-marker = marcaj
ci-about-star-name = steaua
ci-about-star = Cine o are începe runda. La sfârșitul rundei o primește cine are muncitorul cel mai din dreapta pe rândul pieselor.
ci-about-star-held = Începe runda aceasta: { $seat }.
    .you = Runda aceasta o începi tu.
ci-about-metropolis = metropolă
ci-mark-background = unde merge
ci-mark-plot = parcele și piese de această culoare
ci-holding-buildings = clădiri
ci-holding-cards = cărți de punctaj
ci-holding-features = atracții
ci-holding-floors = niveluri
ci-holding-milestone = spre { $milestone }
ci-holding-tiles = plăci de teren
ci-way-build = Construiește pe { $cell }: { $colour }
ci-way-discard = Refuză o piesă: { $colour }
ci-way-place = Pune placa la { $cell }
ci-way-put = Pune pe { $cell }: { $feature }
ci-way-start = Începe cu această placă
ci-way-take = Ia cu un muncitor
ci-worth-area = acum; atracții diferite în această zonă: { $features }
ci-worth-best = imediat, în cele mai bune locuri
ci-worth-count =
    { $count ->
        [0] acum: încă nu e nimic de numărat
        [one] acum: se numără o dată
        [few] acum: se numără de { $count } ori
       *[other] acum: se numără de { $count } de ori
    }
ci-worth-gone = nu mai este niciun loc
ci-worth-next = pentru următorul care îl îndeplinește; ai { $have } din { $need }
ci-worth-now = acum
ci-worth-one-more = dacă se mai numără unul
ci-worth-reached = îndeplinit
