### Point City. Numele românești ale clădirilor sunt în point-city-cards.ftl.

## Resurse

pc-energy = energie
pc-industry = industrie
pc-economy = economie
pc-community = comunitate
pc-ecology = ecologie
pc-ingenuity = iscusință
pc-single = { $resource }
pc-double = { $resource } dublă

## Coduri de două litere; fiecare trebuie să fie diferit

pc-code-energy = En
pc-code-industry = In
pc-code-economy = Em
pc-code-community = Co
pc-code-ecology = El
pc-code-ingenuity = **

## Jetoane civice; toate, în afară de ultimul, numără resurse permanente

pc-token-flat =
    { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
pc-token-per-resource = { $points } per { $resource }
pc-token-per-pair = { $points } per { $one } + { $other }
pc-token-per-type-at-least = { $points } per tip de resursă din care ai cel puțin { $least }
pc-token-per-type-missing = { $points } per tip de resursă care îți lipsește
pc-token-per-full-set = { $points } per set cu toate cele cinci resurse
pc-token-per-ingenuity-card = { $points } per carte de iscusință

## Ce fac jucătorii

pc-place = { $what } ({ $cell })
pc-cards =
    { $count ->
        [1] { $front }
        [few] { $front } ({ $count } cărți)
       *[other] { $front } ({ $count } de cărți)
    }
pc-flip = întoarce: { $card }
    .told = { $player } întoarce: { $card }
pc-take = ia: { $one } și { $other }
    .told = { $player } ia: { $one } și { $other }
pc-take-paying = ia: { $one } și { $other }; plătește cu: { $cards }
    .told = { $player } ia: { $one } și { $other }; plătește cu: { $cards }
pc-deck = ia două din pachet: { $top } și o carte nevăzută
    .told = { $player } ia două din pachet: { $top } și o carte nevăzută
pc-pass = pasează
    .told = { $player } pasează
pc-pay = plătește cu: { $cards }
    .told = { $player } plătește cu: { $cards }
pc-token = alege un jeton civic: { $token }
    .told = { $player } ia un jeton civic: { $token }

## Ce hotărăște întâmplarea

pc-dealt = { $cell }: { $front }
pc-pool = jeton civic: { $token }
pc-first = începe { $seat }
pc-turned = { $cell }: { $card }
pc-drawn = a doua carte din pachet: { $front }
pc-opened = acum deasupra pachetului: { $front }
pc-rival-takes = rivalul ia: { $one } și { $other }

## De ce se refuză ceva

pc-over = jocul s-a încheiat
pc-setup-first = mai întâi trebuie pregătită masa
pc-flip-first = mai întâi trebuie dezvăluită fața cu clădirea
pc-draw-first = mai întâi trebuie trasă a doua carte din pachet: cine ia una le ia pe amândouă
pc-refill-first = mai întâi trebuie completată piața
pc-rival-first = mai întâi își ia rivalul cărțile
pc-not-to-act = la rând este { $seat }
pc-pay-first = mai întâi plătește clădirile luate
pc-token-first = mai întâi alege un jeton civic
pc-deck-empty = pachetul este gol
pc-must-take = trebuie să iei două cărți
pc-must-take-pair = există o pereche pe care o poți lua, deci trebuie să iei una
pc-nothing-to-pay = nu e nimic de plătit
pc-no-token-now = nu ai construit nicio clădire civică, deci nu primești jeton
pc-not-adjacent = { $one } și { $other } nu sunt vecine
pc-same-place = trebuie luate două cărți, iar la { $cell } este doar una
pc-no-wrap = { $one } și { $other } nu sunt vecine: marginile pieței nu se leagă între ele
pc-cannot-pay =
    { $ingenuity ->
        [0] ai nevoie de: { $short }
        [one] ai nevoie de: { $short }, iar 1 carte de iscusință nu ajunge
        [few] ai nevoie de: { $short }, iar { $ingenuity } cărți de iscusință nu ajung
       *[other] ai nevoie de: { $short }, iar { $ingenuity } de cărți de iscusință nu ajung
    }
pc-short = { $resource } ×{ $need } (ai { $have })
pc-short-double = { $resource } ×{ $need } pentru două clădiri (o carte cu două simboluri plătește doar pentru una)
pc-permanent-once = { $reason }; o resursă permanentă plătește o singură clădire pe tură
pc-permanent-later = { $reason }; ce dă o clădire se poate folosi abia din tura următoare
pc-payment-not-held = nu ai toate aceste cărți
pc-payment-too-little = nu ajunge pentru tot
pc-payment-splits-double = asta nu plătește ambele clădiri: o carte cu două simboluri plătește doar una și nu dă rest
pc-payment-too-much = poți plăti și fără una dintre aceste cărți
pc-token-gone = jetonul „{ $token }” nu este disponibil
pc-no-chance-now = acum nimic nu ține de întâmplare; neașteptat: „{ $chance }”
pc-impossible = „{ $chance }” nu este posibil aici
pc-impossible-tier = „{ $chance }” nu este posibil aici: următoarea carte din pachet este de alt nivel
pc-impossible-side = „{ $chance }” nu este posibil aici: cartea întoarsă are alt nivel sau altă față cu resurse
pc-impossible-seen = „{ $chance }” nu este posibil aici: nu a mai rămas nimic asemănător
pc-flip-once = ai întors deja o carte în această tură
pc-flip-building = { $cell } nu arată o față cu resurse
pc-flip-no-line = nici rândul, nici coloana lui { $cell } nu arată doar fețe cu resurse

## Notație care nu poate fi citită

pc-no-action = „{ $text }” nu este o acțiune
pc-no-outcome = „{ $text }” nu este un rezultat al întâmplării
pc-no-seat = nu există locul „{ $text }” la masă
pc-no-class = „{ $text }” nu este un nivel și o față cu resurse din această ediție; un exemplu: 2:energy*2
pc-no-card = nu există cartea „{ $text }”
pc-no-token = nu există jetonul „{ $text }”
pc-no-resource = „{ $text }” nu este o față cu resurse
pc-no-cell = „{ $text }” nu este un loc din piață

## Foi de scor

pc-tie-cards = cărți de resurse necheltuite: { $count }
pc-sheet-buildings =
    { $count ->
        [one] puncte pe 1 clădire
        [few] puncte pe { $count } clădiri
       *[other] puncte pe { $count } de clădiri
    }
pc-sheet-token = jeton: { $token }
pc-sheet-rival-permanents =
    { $count ->
        [one] 1 resursă permanentă
        [few] { $count } resurse permanente
       *[other] { $count } de resurse permanente
    } de { $kinds ->
        [one] 1 tip
        [few] { $kinds } tipuri
       *[other] { $kinds } de tipuri
    }
pc-sheet-rival-tokens =
    { $count ->
        [one] 1 jeton
        [few] { $count } jetoane
       *[other] { $count } de jetoane
    }
pc-sheet-rival-ingenuity =
    { $count ->
        [one] 1 carte de iscusință
        [few] { $count } cărți de iscusință
       *[other] { $count } de cărți de iscusință
    }

## Ediții

pc-edition-tokens = jetoane: sunt { $found }, trebuie să fie { $wanted }
pc-edition-civic = o clădire civică nu are puncte și nu dă nicio resursă
pc-edition-useless = o clădire care nu e civică are puncte sau dă o resursă
pc-edition-token-form = „of” sau „at-least” nu se potrivește acestui fel de jeton
pc-edition-resource = „{ $word }” nu este o resursă
pc-edition-cost = „{ $word }” nu este un cost: fiecare resursă o dată, 1 până la { $most } din ea
pc-edition-cost-kinds = un cost este din una sau două resurse, nu din { $found }
pc-edition-deck =
    nivelul { $tier }, { $what ->
        [cards] cărți
        [gives] clădiri cu o resursă permanentă
        [points-only] clădiri doar cu puncte
        [civic] clădiri civice
        [single] fețe cu o resursă
        [double] fețe cu două resurse
        [ingenuity] fețe cu iscusință
       *[points] puncte în total
    }: sunt { $found }, trebuie să fie { $wanted }
pc-edition-symmetry =
    pachetul nu este la fel pentru toate resursele: cărți ca „{ $id }” sunt { $wanted }, cu resursele schimbate pe rând { $found }

## Poziții

pc-position-players = jucători: sunt { $found }, trebuie să fie { $wanted }
pc-position-twice = „{ $id }” apare de două ori
pc-position-pending = cel mult două clădiri așteaptă plata
pc-position-too-many = prea multe: { $what }
pc-audit-market = piața este greșită la { $cell }
pc-audit-empty = locuri goale în piață: { $found }, acum trebuie să fie { $wanted }
pc-audit-dealt = locul { $cell } nu poate fi gol: piața se așază rând cu rând, iar un loc de după el are deja o carte
pc-audit-wants = locul gol { $cell } trebuie să spună ce va primi: (building) sau (resource)
pc-audit-wants-nothing = locul gol { $cell } nu se completează acum: scrie -
pc-audit-apart = locurile goale { $one } și { $other } nu sunt vecine, deci nu au fost luate împreună
pc-audit-refilled = { $cell } nu poate fi al doilea dintre două locuri completate în ordine
pc-audit-rival-took = rivalul a luat { $one } și { $other }; niciun alt loc nu poate fi gol
pc-audit-passed = două locuri trebuie să fie goale: cine a jucat ultimul putea lua o pereche, deci trebuia
pc-audit-deck =
    cărți în pachet: { $found }, după { $turns ->
        [one] 1 tură
        [few] { $turns } ture
       *[other] { $turns } de ture
    } trebuie să fie { $wanted }
pc-audit-top-open = prima carte din pachet trebuie să se vadă acum
pc-audit-top-closed = nicio carte din pachet nu se poate vedea acum
pc-audit-tier = cărți văzute de nivelul { $tier }: { $found }, trebuie să fie { $wanted }
pc-audit-fronts = cărți cu { $front } păstrate sau cheltuite: { $found }, trebuie să fie { $wanted }
pc-audit-buildings = clădirile nu fac împreună 160 de cărți
pc-audit-tokens = jetoane în joc: { $found }, trebuie să fie { $wanted }
pc-audit-city = punctele și resursele permanente nu rezultă din oraș
pc-audit-civic = jetoane, cu cele încă de luat: { $found }; clădiri civice: { $most }
pc-audit-cards = cărți în mână și în oraș: { $found }; turele de până acum permit { $most }
pc-audit-taken = cartea cu resurse luată în această tură trebuie să fie în mână
pc-audit-pending = clădiri de plătit: { $found }, după locurile goale din piață { $wanted }
pc-audit-unpayable = aceste clădiri nu pot fi plătite, deci nu au fost luate
pc-audit-one-way = se poate plăti într-un singur fel, deci clădirile sunt deja plătite
pc-audit-refill = { $cell } nu este următorul loc care primește o clădire
pc-audit-no-rival = un rival există doar în jocul solo
pc-audit-solo-first = în jocul solo începe mereu jucătorul
pc-audit-players-turn = după { $turns } ture este rândul jucătorului, nu al rivalului
pc-audit-rivals-turn = după { $turns } ture este rândul rivalului
pc-audit-no-flip = aici nu se putea întoarce nicio carte
pc-audit-flipped = nicio clădire nu poate fi cartea întoarsă: niciuna nu este pe un rând sau o coloană care arăta doar fețe cu resurse

## Tabla

pc-board-setup = Pregătirea jocului
pc-board-turn = Tura { $turn } din { $turns }: { $party }
pc-board-over =
    Jocul s-a încheiat după { $turns ->
        [one] 1 tură
        [few] { $turns } ture
       *[other] { $turns } de ture
    }
pc-board-rival-next = ← rivalul
pc-board-wants-resource = (urmează o resursă)
pc-board-wants-building = (urmează o clădire)
pc-board-civic = civic
pc-board-deck =
    Pachet: { $left ->
        [0] gol
        [one] 1 carte
        [few] { $left } cărți
       *[other] { $left } de cărți
    }
pc-board-deck-open =
    Pachet: { $left ->
        [one] 1 carte
        [few] { $left } cărți
       *[other] { $left } de cărți
    }, deasupra
pc-board-pool = Jetoane civice:
pc-board-pending = De plătit:
pc-board-player =
    { $party }: { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    } ({ $points } pe { $buildings ->
        [one] 1 clădire
        [few] { $buildings } clădiri
       *[other] { $buildings } de clădiri
    })
pc-board-hand =
    { $count ->
        [one] 1 carte:
        [few] { $count } cărți:
       *[other] { $count } de cărți:
    }
pc-board-permanent = permanente:
pc-board-tokens = jetoane:
pc-board-token = { $token } = { $worth }
pc-board-legend =
    Pe tablă:
      b2 ••           locul b2 din piață și nivelul cărții lui
      En              o carte de resurse cu un simbol; EnEn are două simboluri
    {"  **"}              iscusință, care plătește una din orice resursă
      En×3 El→Co +2   costă 3 energie și 1 ecologie; dă o comunitate permanentă
                      și 2 puncte; „civic” dă în schimb un jeton la alegere
      2 per En = 6    un jeton: 2 puncte per energie permanentă, acum valorează 6
      permanente:     resursele clădirilor, care plătesc în fiecare tură
      ► Jucătorul 1   cine e la rând

## Ce sunt lucrurile și ce aduc

pc-about-move = mutare
pc-about-flip = Dacă un rând întreg sau o coloană întreagă arată numai resurse, poți întoarce o carte de acolo pe fața cu clădirea, o singură dată, înainte de a lua.
pc-about-deck-name = pachetul
pc-about-deck = Ia gratuit primele două cărți: { $top } și una pe care nu a văzut-o nimeni. Cărți rămase: { $left }.
pc-about-token = jeton civic
pc-about-token-flat = Aduce puncte la finalul jocului.
pc-about-token-cards = La finalul jocului numără cărțile tale de iscusință necheltuite.
pc-about-token-permanents = La finalul jocului numără resursele permanente ale orașului tău; cărțile de resurse nu se numără.
pc-about-building = clădire
pc-about-civic-building = clădire civică
pc-about-civic = Îți permite să alegi un jeton civic. Nu are puncte și nu dă nicio resursă.
pc-about-gives = Dă 1 { $resource } în fiecare tură de după aceea.
pc-about-tier = Pe cealaltă parte este o clădire. Clădirile de nivel mai înalt costă mai mult și aduc mai mult.
pc-about-points =
    La final: { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
pc-about-resource-card = carte de resurse
pc-about-single = Plătește 1 { $resource }.
pc-about-double = Plătește până la 2 { $resource } și nu dă rest.
pc-about-ingenuity = Plătește 1 din orice resursă.
pc-about-player = jucător
pc-about-player-cards = Cărți de resurse: { $count }.
pc-about-player-buildings = Clădiri: { $count }.
pc-about-player-tokens = Jetoane civice: { $count }.
pc-mark-cost = costă { $count }
pc-mark-permanent = resursă permanentă
pc-mark-tier = nivelul { $tier }
pc-mark-points = puncte
pc-worth-built = dacă o construiești: { $printed } pe carte, { $tokens } din jetoanele tale
pc-worth-now = acum
pc-worth-could = dacă fiecare tură rămasă ({ $turns }) adaugă o resursă pe care o numără
pc-way-flip = Întoarce o carte
pc-way-take = Ia-o cu o carte vecină
pc-way-deck = Ia două din pachet
pc-way-pay = Plătește cu ea
pc-way-token = Alege acest jeton
pc-holding-permanent = { $resource } permanentă
pc-holding-cards = cărți: { $front }
