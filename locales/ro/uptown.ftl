### UpTown. Numele românești ale cartonașelor sunt în uptown-cards.ftl.

## Proiecte

ut-office = birou
ut-services = servicii
ut-apartment = apartament
ut-cafe = cafenea
ut-shop = magazin
ut-hotel = hotel
ut-no-kind = alt tip
ut-duo = { $kind } (contează ca două)
ut-roof = acoperiș
ut-gift = cadou
ut-ground = doar la parter
ut-upper = doar la etaj
ut-rooftop = doar pe acoperiș
ut-no-gifts = fără cadouri
ut-income = încasări { $coins }
ut-income-storey = încasări { $coins } per nivel de dedesubt
ut-income-plot =
    încasări { $coins } per { $kind ->
        [office] birou
        [services] serviciu
        [apartment] apartament
        [cafe] cafenea
        [shop] magazin
       *[hotel] hotel
    } pe parcelă
ut-income-street =
    încasări { $coins } per { $kind ->
        [office] birou
        [services] serviciu
        [apartment] apartament
        [cafe] cafenea
        [shop] magazin
       *[hotel] hotel
    } pe stradă
ut-income-ground = încasări { $coins } la parter
ut-prestige = prestigiu { $points }
ut-prestige-storey = prestigiu { $points } per nivel de dedesubt
ut-prestige-plot =
    prestigiu { $points } per { $kind ->
        [office] birou
        [services] serviciu
        [apartment] apartament
        [cafe] cafenea
        [shop] magazin
       *[hotel] hotel
    } pe parcelă
ut-prestige-street =
    prestigiu { $points } per { $kind ->
        [office] birou
        [services] serviciu
        [apartment] apartament
        [cafe] cafenea
        [shop] magazin
       *[hotel] hotel
    } pe stradă
ut-prestige-gifts = prestigiu { $points } per cadou pe stradă
ut-prestige-ground = prestigiu { $points } la parter

## Ce fac jucătorii

ut-collect =
    ia de pe teancul tău { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    }
    .told =
        { $player } ia de pe teancul său { $coins ->
            [one] 1 upcoin
            [few] { $coins } upcoini
           *[other] { $coins } de upcoini
        }
# Both halves of a card, as they are called on the table
ut-halves = { $one } / { $other }
ut-keep = folosește „{ $card }” din teancul tău
    .told = { $player } folosește „{ $halves }” din teancul său
ut-discard = renunță la „{ $card }” ({ $halves })
    .told = { $player } renunță la „{ $halves }”
ut-buy =
    cumpără „{ $card }” de la { $seat } cu { $price ->
        [one] 1 upcoin
        [few] { $price } upcoini
       *[other] { $price } de upcoini
    }
    .told =
        { $player } cumpără „{ $halves }”; { $seat } primește { $price ->
            [one] 1 upcoin
            [few] { $price } upcoini
           *[other] { $price } de upcoini
        }
    .yours =
        { $player } cumpără cartonașul tău „{ $halves }”; primești { $price ->
             [one] 1 upcoin
             [few] { $price } upcoini
            *[other] { $price } de upcoini
        }
ut-buy-own =
    cumpără „{ $card }” din teancul tău cu { $price ->
        [one] 1 upcoin
        [few] { $price } upcoini
       *[other] { $price } de upcoini
    }
    .told =
        { $player } cumpără „{ $halves }” din teancul său cu { $price ->
            [one] 1 upcoin
            [few] { $price } upcoini
           *[other] { $price } de upcoini
        }
ut-municipal = ia cartonașul municipal „{ $card }”
    .told = { $player } ia din teancul comun „{ $halves }”
ut-municipal-discard = ia cartonașul municipal „{ $card }”, care nu încape nicăieri, și renunță la el
    .told = { $player } ia din teancul comun „{ $halves }”, care nu încape nicăieri, și renunță la el
ut-pass = nu cumpăra nimic
    .told = { $player } nu cumpără nimic
ut-choose = alege: { $project }
    .told = { $player } alege: { $project }
ut-build = construiește pe parcela { $plot }: { $half } („{ $card }”)
    .told = { $player } construiește pe parcela { $plot }: „{ $half }”
ut-build-roof =
    închide parcela { $plot }: { $half } („{ $card }”); { $income ->
        [0] fără încasări
        [one] încasări: 1 upcoin
        [few] încasări: { $income } upcoini
       *[other] încasări: { $income } de upcoini
    }
    .told =
        { $player } închide parcela { $plot }: „{ $half }”; { $income ->
            [0] fără încasări
            [one] primește 1 upcoin
            [few] primește { $income } upcoini
           *[other] primește { $income } de upcoini
        }
ut-give = trimite un cadou către { $seat }, pe parcela { $plot }: { $half } („{ $card }”)
    .told = { $player } trimite un cadou către { $seat }, pe parcela { $plot }: „{ $half }”
    .yours = { $player } îți trimite un cadou pe parcela { $plot }: „{ $half }”
ut-give-roof =
    închide cu un cadou parcela { $plot } a altui jucător: { $half } („{ $card }”); { $income ->
        [0] fără încasări
        [one] { $seat } primește 1 upcoin
        [few] { $seat } primește { $income } upcoini
       *[other] { $seat } primește { $income } de upcoini
    }
    .told =
        { $player } închide cu un cadou parcela { $plot } a altui jucător: „{ $half }”; { $income ->
            [0] fără încasări
            [one] { $seat } primește 1 upcoin
            [few] { $seat } primește { $income } upcoini
           *[other] { $seat } primește { $income } de upcoini
        }
    .yours =
        { $player } închide cu un cadou parcela ta { $plot }: „{ $half }”; { $income ->
             [0] fără încasări
             [one] primești 1 upcoin
             [few] primești { $income } upcoini
            *[other] primești { $income } de upcoini
        }

## Ce hotărăște întâmplarea

ut-first = { $seat } are strada cu simbol și începe
ut-opened-deck = { $seat } are acum pe teanc: { $card } ({ $halves })
ut-opened-pile = acum pe teancul comun: { $card } ({ $halves })

## De ce se refuză ceva

ut-over = jocul s-a încheiat
ut-marked-street-first = mai întâi se trage la sorți cine are strada cu simbol
ut-chance-first = mai întâi trebuie dezvăluit un cartonaș
ut-not-to-act = la rând este { $seat }
ut-collect-first =
    mai întâi prima acțiune: ia de pe teancul tău { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    }
ut-collecting-is-all =
    pe teancul tău { $coins ->
        [one] este 1 upcoin: prima ta acțiune este doar să îl iei
        [few] sunt { $coins } upcoini: prima ta acțiune este doar să îi iei
       *[other] sunt { $coins } de upcoini: prima ta acțiune este doar să îi iei
    }
ut-nothing-to-collect = pe teancul tău nu sunt upcoini
ut-first-action-first = mai întâi folosește primul cartonaș din teancul tău sau renunță la el
ut-second-action-now = e a doua acțiune: cumpără un cartonaș sau ia unul municipal
ut-second-action-empty = e a doua acțiune, iar teancul comun este gol: cumpără un cartonaș sau nu cumpăra nimic
ut-choose-first = mai întâi alege unul dintre proiectele de pe cartonaș
ut-project-chosen = proiectul este ales, acum îi trebuie o parcelă: { $project }
ut-place-first = mai întâi pune proiectul pe o parcelă
ut-municipal-is-played = un cartonaș municipal care încape undeva trebuie folosit, iar „{ $card }” încape
ut-bought-is-played = un cartonaș se cumpără ca să fie folosit: la „{ $card }” nu se poate renunța
ut-kept-is-played = „{ $card }” este deja folosit: nu se mai poate renunța la el
ut-fits-nowhere = niciun proiect de pe „{ $card }” nu încape nicăieri
ut-project-fits-nowhere = nicio parcelă nu primește acest proiect: { $project }
ut-deck-empty = { $seat } nu mai are cartonașe în teanc
ut-coins-on-deck =
    pe teanc ({ $seat }) { $coins ->
        [one] este 1 upcoin
        [few] sunt { $coins } upcoini
       *[other] sunt { $coins } de upcoini
    }, deci nu se poate cumpăra din el
ut-too-dear = „{ $card }” costă { $price }; în portofel ai { $wallet }
ut-pile-empty = teancul comun este gol
ut-no-passing = cât timp teancul comun are un cartonaș, nu poți renunța la a doua acțiune
ut-no-back = „{ $card }” nu are proiecte pe verso
ut-gift-to-another = un cadou merge pe strada altui jucător
ut-no-gift-mark = un proiect fără simbolul cadou merge pe strada ta
ut-plot-closed = parcela { $plot } este închisă cu un acoperiș
ut-ground-only = acest proiect stă doar la parter, iar parcela { $plot } are deja o clădire
ut-upper-only = acest proiect stă doar la etaj, iar parcela { $plot } este goală
ut-rooftop-only = acest proiect stă doar pe acoperiș, iar parcela { $plot } nu are unul
ut-accepts-no-gift = clădirea de pe parcela { $plot } nu primește cadouri
ut-no-chance-now = acum nimic nu ține de întâmplare; neașteptat: „{ $chance }”
ut-impossible = „{ $chance }” nu este posibil aici

## Notație care nu poate fi citită

ut-no-action = „{ $text }” nu este o acțiune
ut-no-outcome = „{ $text }” nu este un rezultat al întâmplării
ut-no-seat = nu există locul „{ $text }” la masă
ut-no-card = nu există cartonașul „{ $text }”
ut-no-end = „{ $text }” nu este un proiect al unui cartonaș; proiectele sunt a, b, c și d
ut-no-plot = „{ $text }” nu este o parcelă; parcelele sunt de la 1 la 5

## Foi de scor

ut-tie-tallest = niveluri ale celei mai înalte clădiri: { $count }
ut-sheet-plot = prestigiul parcelei { $plot }
ut-sheet-coins =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    } în portofel, câte 3 pentru un punct

## Ediții

ut-edition-cards =
    { $what ->
        [projects] cartonașe de proiecte
       *[municipal] cartonașe municipale
    }: sunt { $found }, trebuie să fie { $wanted }
ut-edition-clause = „{ $clause }” nu spune nimic despre un proiect
ut-edition-clause-twice = „{ $clause }” repetă ce s-a spus deja
ut-edition-empty = un proiect trebuie să spună ceva
ut-edition-duo = doar un birou, un serviciu, un apartament, un magazin sau o cafenea poate conta ca două
ut-edition-gift = un proiect nu poate fi cadou și totodată „fără cadouri”
ut-frame-count =
    { $what ->
        [price] prețul este { $found }
        [prices] prețurile fac împreună { $found }
        [office] birouri: { $found }
        [services] servicii: { $found }
        [apartment] apartamente: { $found }
        [cafe] cafenele: { $found }
        [shop] magazine: { $found }
        [hotel] hoteluri: { $found }
        [no-kind] proiecte fără tip: { $found }
        [roof] acoperișuri pe cartonașele de proiecte: { $found }
        [municipal-roof] acoperișuri pe cartonașele municipale: { $found }
        [gift] cadouri: { $found }
        [gift-roof] cadouri cu acoperiș: { $found }
        [rooftop] proiecte doar pentru acoperiș: { $found }
        [no-gifts] proiecte fără cadouri: { $found }
        [duo] duo de un tip: { $found }
        [income] încasări fixe: { $found }
        [negative-income] încasări negative: { $found }
        [income-per-storey] încasări per nivel: { $found }
        [income-on-plot] încasări per construcție pe parcelă: { $found }
        [income-on-street] încasări per construcție pe stradă: { $found }
        [income-if-ground] încasări la parter: { $found }
        [prestige] prestigii fixe: { $found }
        [prestige-on-plot] prestigii per construcție pe parcelă: { $found }
        [prestige-on-street] prestigii per construcție pe stradă: { $found }
        [prestige-per-gift] prestigii per cadou: { $found }
        [prestige-per-storey] prestigii per nivel: { $found }
       *[prestige-if-ground] prestigii la parter: { $found }
    }; o ediție a casei are între { $least } și { $most }
ut-frame-same-kind = într-o ediție a casei cele două proiecte ale unui cartonaș sunt de tipuri diferite
ut-frame-value = o ediție a casei nu are o asemenea valoare: { $project }
ut-frame-roof-on-roof = într-o ediție a casei un proiect pentru acoperiș nu are acoperiș
ut-frame-strong = prea puternic pentru un cartonaș municipal al unei ediții a casei: { $project }
ut-frame-stuck = un cartonaș municipal al unei ediții a casei are un proiect pentru o parcelă goală

## Poziții

ut-position-players = sunt { $found } jucători, trebuie să fie { $wanted }
ut-position-first = nu există jucătorul { $found }, doar de la 1 la { $most }
ut-position-turns = ture: { $found }, un joc are cel mult { $most }
ut-position-twice = „{ $id }” apare de două ori
ut-position-chosen = s-a ales un proiect, dar nu se folosește niciun cartonaș
ut-position-plot = „{ $card }” nu poate sta acolo unde stă, pe parcela { $plot } a jucătorului { $seat }
ut-audit-unseen =
    { $what ->
        [projects] cartonașe de proiecte
       *[municipal] cartonașe municipale
    } care nu apar nicăieri: { $found }, dar ascunse sunt { $wanted }
ut-audit-deck-size = este { $found }, cartonașe sunt cel mult { $most }
ut-audit-deck-kind = un astfel de cartonaș nu stă aici: proiectele stau în teancurile jucătorilor, cele municipale în teancul comun
ut-audit-deck-closed = cartonașul de deasupra trebuie să fie pe față
ut-audit-deck-open = acum aici nu poate fi niciun cartonaș pe față
ut-audit-street = ce s-a reținut despre strada jucătorului { $seat } nu corespunde cartonașelor ei
ut-audit-wallet = atâția upcoini nu pot fi în niciun portofel: jucătorul { $seat }
ut-audit-coins =
    pe teancul jucătorului { $seat } { $coins ->
        [one] este 1 upcoin
        [few] sunt { $coins } upcoini
       *[other] sunt { $coins } de upcoini
    }, prețul niciunui cartonaș cumpărat
ut-audit-turns = cartonașe luate: { $found }, după atâtea ture ({ $turns }) pot fi cel mult { $most }
ut-audit-not-now = nu are ce căuta în această fază
ut-audit-needed = lipsește: această fază are nevoie de el
ut-audit-deal-first = nimic nu se putea întâmpla înainte de tragerea la sorți a primului jucător
ut-audit-deal-tops = cât se dezvăluie primele cartonașe nu s-a întâmplat altceva, iar teancurile se deschid la rând
ut-audit-over = finalul a fost declanșat și runda s-a terminat, deci jocul s-a încheiat
ut-audit-round = jocul se încheie odată cu runda, după la fel de multe ture ale tuturor
ut-audit-not-over = niciun teanc nu s-a terminat și nicio stradă nu este închisă, deci jocul nu s-a încheiat
ut-audit-no-coins = nu sunt upcoini de luat
ut-audit-collect-first = upcoinii de pe teancul jucătorului aflat la rând se iau mai întâi
ut-audit-no-deck = teancul s-a terminat, deci prima acțiune se sare
ut-audit-nothing-to-buy = nu e nimic de cumpărat și niciun cartonaș municipal de luat, deci a doua acțiune se sare
ut-audit-no-choice = cel mult unul dintre proiectele sale are parcelă, deci nu e nimic de ales
ut-audit-no-place = nicio parcelă nu primește acest proiect
ut-audit-origin = cartonașul nu poate veni acum de acolo
ut-audit-unpaid = este { $found }, trebuie să fie prețul cartonașului luat: { $wanted }
ut-audit-nothing-to-open = nu a mai rămas acolo niciun cartonaș de dezvăluit
ut-audit-deck-full = au rămas { $found } cartonașe, după atâtea ture ({ $turns }) pot fi cel mult { $most }

## Coduri de două litere; fiecare trebuie să fie diferit

ut-code-office = Bi
ut-code-services = Se
ut-code-apartment = Ap
ut-code-cafe = Ca
ut-code-shop = Ma
ut-code-hotel = Ho

## Tabla

ut-board-setup = Pregătirea jocului
ut-board-turn =
    Runda { $round }, { $party }, { $action ->
        [1] prima
       *[2] a doua
    } acțiune
ut-board-last-round = ultima rundă
ut-board-over =
    Jocul s-a încheiat după { $rounds ->
        [one] 1 rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }
ut-board-pile = Teanc comun
ut-board-deck = Teancul { $seat }
ut-board-empty = gol
ut-board-unopened = încă nedezvăluit
ut-board-left =
    { $left ->
        [one] 1 cartonaș
        [few] { $left } cartonașe
       *[other] { $left } de cartonașe
    }
ut-board-on-deck = { $coins }$ pe el
ut-board-free = gratuit
ut-board-taken = Se folosește:
ut-board-player =
    { $party }: { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
ut-board-wallet = portofel { $coins }$
ut-board-roof-pays = un acoperiș aduce { $coins }$
ut-board-legend =
    Pe tablă:
      Bi Se Ap Ca Ma Ho   tipurile; BiBi este un duo, contează ca două; -- fără tip
      ▲ acoperiș   ◆ cadou   ⊘ fără cadouri
      ▁ doar la parter   ↑ doar la etaj   ⌂ doar pe acoperiș
      $2        încasări 2 de fiecare dată când se închide o parcelă de pe stradă
      ★3        prestigiu 3 la sfârșit
      $1/Ap=    pentru fiecare apartament de pe stradă; /Ap| de pe parcelă
      ★1/↓      pentru fiecare nivel de dedesubt; /▁ dacă e la parter; /◆= per cadou
      Pe străzi $ și ★ arată valoarea de acum a proiectelor; sub ele, a parcelelor.
      ▲▲▲▲ o parcelă închisă      ► Jucătorul 1 e la rând

## Ce sunt lucrurile și ce aduc

ut-about-move = mutare
ut-about-discard = Cartonașul iese din joc, iar în teancul tău se dezvăluie următorul.
ut-about-half = { $source }: { $card }
ut-about-half-taken = se folosește acum: { $card }
ut-about-being-played = Acest cartonaș se folosește acum. Alege o jumătate și o parcelă.
ut-about-storey = nivelul { $number } de pe parcela { $plot }: { $card }
ut-about-earns = Aduce acum { $coins } de fiecare dată când se închide o parcelă de pe strada sa.
ut-about-cards = cartonașe de luat
ut-about-your-deck = teancul tău
ut-about-deck-of = teanc: { $seat }
ut-about-open = Deasupra: { $card }.
ut-about-free = Gratuit, ca a doua acțiune. Alegi una dintre cele patru jumătăți.
ut-about-price-own =
    Gratuit ca primă acțiune. Ca a doua acțiune costă { $price ->
        [one] 1 upcoin, plătit
        [few] { $price } upcoini, plătiți
       *[other] { $price } de upcoini, plătiți
    } băncii.
ut-about-price =
    Ca a doua acțiune costă { $price ->
        [one] 1 upcoin, pus
        [few] { $price } upcoini, puși
       *[other] { $price } de upcoini, puși
    } pe acest teanc ({ $seat }).
ut-about-coins =
    Nu se vinde cât timp { $coins ->
        [one] pe el este 1 upcoin
        [few] pe el sunt { $coins } upcoini
       *[other] pe el sunt { $coins } de upcoini
    }.
ut-about-left = Cartonașe rămase: { $left }.
ut-about-plot = parcelă, strada: { $seat }
    .you = parcelă de pe strada ta
ut-about-plot-name = Parcela { $plot }
ut-about-plot-empty = Încă nu e nimic aici.
ut-about-plot-open = Niveluri: { $storeys }. Parcela este deschisă.
ut-about-plot-closed = Niveluri: { $storeys }. Un acoperiș a închis parcela; mai încap doar proiecte de acoperiș.
ut-about-plot-no-gifts = Nu primește cadouri.
ut-about-plot-income = Nivelurile ei adaugă { $coins } la ce aduce un acoperiș.
ut-about-player = stradă și portofel
ut-about-wallet =
    În portofel: { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    }. Trei fac un punct.
ut-about-roof-pays = Un acoperiș pe această stradă aduce acum { $coins }, plus încasările propriului cartonaș.
ut-about-roofs = Acoperișuri: { $roofs } din { $plots }.
ut-worth-now = acum
ut-worth-on-plot = pe parcela { $plot }, cel mai bun loc acum
ut-worth-gift = pentru { $seat }, pe parcela { $plot }
ut-way-collect = Ia upcoinii
ut-way-keep = Folosește primul cartonaș
ut-way-discard = Renunță la primul cartonaș
ut-way-buy = Cumpără primul cartonaș cu { $price }
ut-way-municipal = Ia primul cartonaș
ut-way-choose = Alege această jumătate
ut-way-build = Construiește pe parcela { $plot }
ut-way-give = Trimite către { $seat }, parcela { $plot }
ut-mark-duo = contează ca două
ut-mark-duo-means = Contează ca două de tipul său, dar ca un singur nivel.
ut-mark-income-means = Se plătește de fiecare dată când se închide o parcelă de pe strada sa.
ut-mark-prestige-means = Contează la sfârșitul jocului.
ut-mark-gift-means = Merge pe strada altui jucător, niciodată pe a ta.
ut-mark-roof-means = Închide parcela. Toată strada plătește imediat.
ut-mark-roof-pays = Închide parcela. Toată strada ta plătește imediat: acum { $coins }, plus încasările acestui cartonaș.
ut-mark-roof-gift-means = Închide parcela. Proprietarul străzii este plătit imediat.
ut-mark-roof-on-roof-means = Parcela este deja închisă, deci nu se plătește nimic.
ut-mark-ground-means = Doar ca prim cartonaș al unei parcele.
ut-mark-upper-means = Niciodată primul cartonaș al unei parcele.
ut-mark-rooftop-means = Doar pe o clădire închisă; nu închide nimic.
ut-mark-no-gifts-means = De atunci, clădirea sa nu mai primește cadouri.
ut-holding-coins = upcoini
ut-holding-coins-on-deck = upcoini pe teanc
ut-holding-prestige = prestigiu
ut-holding-roofs = acoperișuri
ut-holding-pays = upcoini pentru fiecare acoperiș
ut-worth-more-plot =
    cu încă { $kind ->
        [office] un birou
        [services] un serviciu
        [apartment] un apartament
        [cafe] o cafenea
        [shop] un magazin
       *[hotel] un hotel
    } pe parcelă
ut-worth-more-street =
    cu încă { $kind ->
        [office] un birou
        [services] un serviciu
        [apartment] un apartament
        [cafe] o cafenea
        [shop] un magazin
        [hotel] un hotel
       *[gift] un cadou
    } pe stradă

## Numele nivelurilor, în două cuvinte

ut-storey-office =
    { $style ->
        [gift] Call center
        [duo] Birouri gemene
        [rooftop] Birou pe acoperiș
        [ground] Sucursală bancară
        [roof] Sediu central
        [upper] Studio de design
       *[plain] Etaj de birouri
    }
ut-storey-services =
    { $style ->
        [gift] Salon de tatuaje
        [duo] Saloane gemene
        [rooftop] Sală pe acoperiș
        [ground] Salon de coafură
        [roof] Studio foto
        [upper] Cabinet stomatologic
       *[plain] Servicii de cartier
    }
ut-storey-apartment =
    { $style ->
        [gift] Chiriași gălăgioși
        [duo] Apartamente gemene
        [rooftop] Apartament pe acoperiș
        [ground] Apartament cu grădină
        [roof] Apartamente la mansardă
        [upper] Apartamente cu balcon
       *[plain] Apartamente de familie
    }
ut-storey-cafe =
    { $style ->
        [gift] Bar gălăgios
        [duo] Cafenele gemene
        [rooftop] Bar pe acoperiș
        [ground] Cafenea stradală
        [roof] Grădină de iarnă
        [upper] Salon de ceai
       *[plain] Cafenea de oraș
    }
ut-storey-shop =
    { $style ->
        [gift] Magazin de vechituri
        [duo] Magazine gemene
        [rooftop] Chioșc pe acoperiș
        [ground] Magazin la colț
        [roof] Magazin de modă
        [upper] Librărie mică
       *[plain] Magazin alimentar
    }
ut-storey-hotel =
    { $style ->
        [gift] Hostel zgomotos
        [rooftop] Suită pe acoperiș
        [ground] Mică pensiune
        [roof] Grand hotel
        [upper] Camere de hotel
       *[plain] Hotel de oraș
    }
ut-storey-none =
    { $style ->
        [gift] Cuib de porumbei
        [rooftop] Grădină pe acoperiș
        [ground] Parc mic
        [roof] Pavilion de sticlă
        [upper] Grădină suspendată
       *[plain] Grădină publică
    }
