### Tabla jocului UpTown pe pagină.

page-ut-progress =
    Runda { $round }{ $end ->
        [last] , ultima rundă
        [roofs] , mai e un acoperiș până la final
        [cards] , un teanc e aproape gol
       *[no] {""}
    }{ $action ->
        [1] , prima acțiune
        [2] , a doua acțiune
       *[0] {""}
    }
page-ut-card =
    { $name }, { $price ->
        [free] gratuit
        [one] 1 upcoin
        [few] { $price } upcoini
       *[other] { $price } de upcoini
    }: { $projects }
page-ut-project = { $project }
page-ut-deck =
    { $name }: { $left ->
        [one] 1 cartonaș
        [few] { $left } cartonașe
       *[other] { $left } de cartonașe
    }{ $coins ->
        [0] {""}
        [one] , cu 1 upcoin pe el
        [few] , cu { $coins } upcoini pe el
       *[other] , cu { $coins } de upcoini pe el
    }; { $card }
page-ut-not-for-sale = nu se vinde
page-ut-yours-later = îi iei în tura ta
page-ut-collect = ia upcoinii
page-ut-plot =
    parcela { $plot }{ $closed ->
        [yes] , închisă
       *[no] {""}
    }, prestigiu { $prestige }: { $storeys }
page-ut-storey = { $kind } (încasări { $income }, prestigiu { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = parcela { $plot }
page-ut-plot-brings = { $plot }; aici: prestigiu { $prestige }, upcoini { $coins }
page-ut-street-of = Strada jucătorului { $name }
page-ut-your-street = Strada ta
page-ut-your-deck = Teancul tău
page-ut-deck-of = Teancul jucătorului { $name }
page-ut-pile = Teanc comun
page-ut-source = { $name }, { $price }
page-ut-look = Vezi strada jucătorului { $name }
page-ut-look-less = Micșorează
page-ut-wallet =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    }
page-ut-playing = Se folosește
page-ut-chosen = { $name }: { $project }
page-ut-discard = Renunță
page-ut-roof-pays =
    un acoperiș aduce { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    }
page-ut-money =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    } în portofel; un acoperiș aduce { $income }; prestigiu { $prestige }; { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }

## Ce e de făcut

page-ut-task-collect = Ia upcoinii de pe teancul tău
page-ut-task-choose = Construiește o jumătate din acest cartonaș
page-ut-event-gift = { $name } îți trimite un cadou
page-ut-event-gift-means = Pentru strada ta: prestigiu { $prestige }, upcoini pentru fiecare acoperiș { $coins }
page-ut-event-last-plots = { $seat } are toate cele cinci parcele închise
    .you = Ai toate cele cinci parcele închise
page-ut-event-last-deck = Un teanc s-a terminat
page-ut-facts = upcoini { $coins } · acoperișuri { $roofs } din { $plots } · prestigiu { $prestige }
page-ut-prestige = Prestigiu: { $points }

## Dintr-un singur gest

page-ut-each-income = încasări
page-ut-each-prestige = prestigiu
page-ut-each-storey = per nivel de dedesubt
page-ut-each-plot =
    per { $kind ->
        [office] birou
        [services] serviciu
        [apartment] apartament
        [cafe] cafenea
        [shop] magazin
       *[hotel] hotel
    } pe parcelă
page-ut-each-street =
    per { $kind ->
        [office] birou
        [services] serviciu
        [apartment] apartament
        [cafe] cafenea
        [shop] magazin
       *[hotel] hotel
    } pe stradă
page-ut-each-gift = per cadou pe stradă
page-ut-each-ground = la parter
page-ut-mark-roof = Acoperiș
page-ut-mark-gift = Cadou
page-ut-mark-ground = Doar parter
page-ut-mark-upper = Doar etaj
page-ut-mark-rooftop = Pe acoperiș
page-ut-mark-no-gifts = Fără cadouri
page-ut-price-bank = { $coins } la bancă
page-ut-price-to = { $coins } pentru { $name }
page-ut-free = gratuit
page-ut-back = verso
page-ut-left = mai sunt { $left }
page-ut-tab-yours = Al tău
page-ut-tab-pile = Comun
page-ut-task-plot = { $half }: atinge o parcelă
page-ut-task-plot-gift = { $half }: atinge parcela altui jucător
page-ut-on-plot = { $half } pe parcela { $plot }
page-ut-gives = { $half } pentru { $name }, parcela { $plot }
page-ut-discards = Renunți la primul tău cartonaș
page-ut-closed = închisă
page-ut-place = { $plot }
page-ut-places =
    { $count ->
        [one] parcela { $plots }
       *[other] parcelele { $plots }
    }
page-ut-places-of = { $name }: { $places }
page-why-ut-plot-closed = un acoperiș e deja pus
page-why-ut-ground-only = există deja o clădire
page-why-ut-upper-only = încă nu e nimic acolo
page-why-ut-rooftop-only = nu e niciun acoperiș
page-why-ut-accepts-no-gift = nu se primesc cadouri
page-ut-costs = costă { $price }; ai { $coins }
page-ut-task-keep = Construiește o jumătate din primul tău cartonaș sau renunță la el
page-ut-task-buy = Construiește o jumătate de cartonaș: cumpără unul sau ia-l gratuit pe cel comun
page-ut-task-may-buy = Cumpără un cartonaș și construiește o jumătate din el sau nu cumpăra nimic
page-ut-half = { $half }: { $project }
page-ut-lying =
    { $coins ->
        [one] Pe teancul jucătorului { $name } este 1 upcoin: ia-l
        [few] Pe teancul jucătorului { $name } sunt { $coins } upcoini: ia-i
       *[other] Pe teancul jucătorului { $name } sunt { $coins } de upcoini: ia-i
    }
page-ut-roofs = Parcele închise: { $roofs } din { $plots }
page-ut-strip = Jumătatea aleasă
page-ut-sources = Cartonașele oferite
page-ut-roof-coins = acoperiș
page-ut-each-roof = per acoperiș
page-ut-more = Detalii
page-ut-turn-over = încă două pe verso
page-ut-turn-back = înapoi pe față

## Foaia de punctaj

page-sheet-ut-sheet-plot = Prestigiul străzii
page-sheet-ut-sheet-coins = Upcoini

## The game at a glance

page-ut-glance-goal = Câștigă cine are cel mai mult prestigiu. Îl vezi pe nivelurile tale; la fiecare 3 upcoini rămași la final mai primești 1.
page-ut-glance-1 = Cartonașul tău
page-ut-glance-1-text = E gratuit. Dacă pe teancul tău sunt upcoini, iei upcoinii în locul lui.
page-ut-glance-2 = Încă un cartonaș
page-ut-glance-2-text = Cumpără primul cartonaș din orice teanc sau ia-l gratuit pe cel comun.
page-ut-glance-3 = Construiește o jumătate
page-ut-glance-3-text = Pune-o pe o parcelă. Un acoperiș închide parcela, iar toată strada te plătește.
page-ut-glance-end = cineva închide toate cele cinci parcele
page-ut-glance-end-deck = sau se termină un teanc
page-ut-glance-left = cartonașe rămase: { $count }
page-ut-glance-tie = La egalitate câștigă cine are cea mai înaltă clădire.
page-ut-for-plot = Alege un cartonaș pentru această parcelă
