### Tabla jocului UpTown pe pagină.

page-ut-progress =
    Runda { $round }{ $last ->
        [yes] {" "}(ultima)
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
page-ut-named = { $name }
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
page-ut-collect = ia upcoinii
page-ut-plot =
    parcela { $plot }{ $closed ->
        [yes] , închisă
       *[no] {""}
    }, prestigiu { $prestige }: { $storeys }
page-ut-storey = { $kind } (încasări { $income }, prestigiu { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = parcela { $plot }
page-ut-street-of = Strada jucătorului { $name }
page-ut-your-street = Strada ta
page-ut-your-deck = Teancul tău
page-ut-deck-of = Teancul jucătorului { $name }
page-ut-pile = Teanc comun
page-ut-four-faces = gratuit, patru proiecte
page-ut-look = Vezi strada jucătorului { $name }
page-ut-look-less = Micșorează
page-ut-wallet =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    }
page-ut-playing = În joc
page-ut-chosen = { $name }: { $project }
page-ut-discard = Renunță
page-ut-roof-pays =
    un acoperiș aduce { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    }
page-ut-pays = la acoperiș
page-ut-from-to = { $from } → { $to }
page-ut-of-wallet = din { $coins }
page-ut-money =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    } în portofel; un acoperiș aduce { $income }; prestigiu { $prestige }; { $score ->
        [one] 1 punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }

## Ce e de făcut

page-ut-task-collect = Ia upcoinii de pe teancul tău
page-ut-task-keep = Folosește primul cartonaș din teancul tău sau renunță la el
page-ut-task-buy = Cumpără un cartonaș sau ia unul din teancul comun
page-ut-task-may-buy = Cumpără un cartonaș sau nu cumpăra nimic
page-ut-task-choose = Alege unul dintre proiectele de pe cartonaș
page-ut-task-place = Alege o parcelă de pe strada ta
page-ut-task-give = Alege o parcelă de pe strada altui jucător
page-ut-event-gift = { $name } îți trimite un cadou
page-ut-facts = monede { $coins } · acoperișuri { $roofs } din { $plots } · prestigiu { $prestige }
page-ut-prestige = Prestigiu: { $points }

## Foaia de punctaj

page-sheet-ut-sheet-plot = Prestigiul străzii
page-sheet-ut-sheet-coins = Upcoini

## The game at a glance

page-ut-glance-goal = Câștigă cel mai mare prestigiu. E tipărit pe etajele tale; la final, fiecare 3 monede aduc încă 1.
page-ut-glance-1 = Cartea ta
page-ut-glance-1-text = Gratuit. Dacă pe pachetul tău sunt monede, le iei pe ele.
page-ut-glance-2 = Încă o carte
page-ut-glance-2-text = Cumpără cartea de deasupra oricărui pachet sau ia gratuit cartea comună.
page-ut-glance-3 = Construiește o jumătate
page-ut-glance-3-text = Pe o parcelă. Un acoperiș o închide și toată strada ta te plătește.
page-ut-glance-end = cineva închide toate cele cinci parcele
page-ut-glance-end-deck = sau se termină un pachet
page-ut-glance-left = cărți rămase: { $count }
page-ut-glance-tie = La egalitate câștigă cea mai înaltă clădire.
