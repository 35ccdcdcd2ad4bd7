### Stôl UpTown na stránke.

page-ut-progress =
    { $round }. kolo{ $action ->
        [1] , prvý krok
        [2] , druhý krok
       *[0] {""}
    }{ $end ->
        [last] , posledné kolo
        [roofs] , do konca chýba jedna strecha
        [cards] , jeden balíček sa míňa
       *[no] {""}
    }
page-ut-card =
    { $name }, { $price ->
        [free] zadarmo
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinov
    }: { $projects }
page-ut-project = { $project }
page-ut-deck =
    { $name }: { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kariet
    }{ $coins ->
        [0] {""}
        [one] , na balíčku 1 upcoin
        [few] , na balíčku { $coins } upcoiny
       *[other] , na balíčku { $coins } upcoinov
    }; { $card }
page-ut-not-for-sale = nie je na predaj
page-ut-yours-later = vezmete si ich vo svojom ťahu
page-ut-collect = vziať upcoiny
page-ut-plot =
    políčko { $plot }{ $closed ->
        [yes] , uzavreté
       *[no] {""}
    }, prestíž { $prestige }: { $storeys }
page-ut-storey = { $kind } (zisk { $income }, prestíž { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = políčko { $plot }
page-ut-plot-brings = { $plot }; tu: prestíž { $prestige }, upcoiny { $coins }
page-ut-street-of = Ulica hráča { $name }
page-ut-your-street = Vaša ulica
page-ut-your-deck = Váš balíček
page-ut-deck-of = Balíček hráča { $name }
page-ut-pile = Spoločná kôpka
page-ut-source = { $name }, { $price }
page-ut-look = Ukázať ulicu hráča { $name }
page-ut-look-less = Znova zmenšiť
page-ut-wallet =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinov
    }
page-ut-playing = Hrá sa
page-ut-chosen = { $name }: { $project }
page-ut-discard = Zahodiť
page-ut-roof-pays =
    strecha vynesie { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinov
    }
page-ut-money =
    v peňaženke { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinov
    }; strecha vynesie { $income }; prestíž { $prestige }; { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
    }

## Čo urobiť

page-ut-task-collect = Vezmite si upcoiny zo svojho balíčka
page-ut-task-choose = Postavte jednu polovicu tejto karty
page-ut-event-gift = { $name } vám posiela dar
page-ut-event-gift-means = Pre vašu ulicu: prestíž { $prestige }, upcoiny za každú strechu { $coins }
page-ut-event-last-plots = { $seat } má uzavretých všetkých päť políčok
    .you = Máte uzavretých všetkých päť políčok
page-ut-event-last-deck = V jednom balíčku sa minuli karty
page-ut-facts = upcoiny { $coins } · strechy { $roofs } z { $plots } · prestíž { $prestige }
page-ut-prestige = Prestíž: { $points }

## Jedným gestom

page-ut-each-income = zisk
page-ut-each-prestige = prestíž
page-ut-each-storey = za poschodie pod kartou
page-ut-each-plot =
    za { $kind ->
        [office] kanceláriu
        [services] služby
        [apartment] byt
        [cafe] kaviareň
        [shop] obchod
       *[hotel] hotel
    } na políčku
page-ut-each-street =
    za { $kind ->
        [office] kanceláriu
        [services] služby
        [apartment] byt
        [cafe] kaviareň
        [shop] obchod
       *[hotel] hotel
    } na ulici
page-ut-each-gift = za dar na ulici
page-ut-each-ground = na prízemí
page-ut-mark-roof = Strecha
page-ut-mark-gift = Dar
page-ut-mark-ground = Len prízemie
page-ut-mark-upper = Len poschodie
page-ut-mark-rooftop = Na strechu
page-ut-mark-no-gifts = Bez darov
page-ut-price-bank = { $coins } do banky
page-ut-price-to = { $coins }, dostane { $name }
page-ut-free = zadarmo
page-ut-back = jej rub
page-ut-left = ostáva { $left }
page-ut-tab-yours = Váš
page-ut-tab-pile = Spoločná
page-ut-task-plot = { $half }: ťuknite na políčko
page-ut-task-plot-gift = { $half }: ťuknite na políčko iného hráča
page-ut-on-plot = { $half } na políčko { $plot }
page-ut-gives = { $half }: { $name }, políčko { $plot }
page-ut-discards = Zahodiť svoju vrchnú kartu
page-ut-closed = uzavreté
page-ut-place = { $plot }
page-ut-places =
    { $count ->
        [one] políčko { $plots }
       *[other] políčka { $plots }
    }
page-ut-places-of = { $name }: { $places }
page-why-ut-plot-closed = uzavreté strechou
page-why-ut-ground-only = už tam stojí budova
page-why-ut-upper-only = zatiaľ prázdne
page-why-ut-rooftop-only = chýba strecha
page-why-ut-accepts-no-gift = bez darov
page-ut-costs = stojí { $price } z vašich { $coins }
page-ut-task-keep = Postavte polovicu svojej vrchnej karty alebo kartu zahoďte
page-ut-task-buy = Postavte polovicu karty: kúpenej alebo spoločnej zadarmo
page-ut-task-may-buy = Postavte polovicu kúpenej karty alebo nekupujte nič
page-ut-half = { $half }: { $project }
page-ut-lying =
    { $coins ->
        [one] Na balíčku hráča { $name } leží 1 upcoin: vezmite si ho
        [few] Na balíčku hráča { $name } ležia { $coins } upcoiny: vezmite si ich
       *[other] Na balíčku hráča { $name } leží { $coins } upcoinov: vezmite si ich
    }
page-ut-roofs = Uzavreté políčka: { $roofs } z { $plots }
page-ut-strip = Vybraná polovica
page-ut-sources = Karty v ponuke
page-ut-roof-coins = strecha
page-ut-each-roof = za strechu
page-ut-more = Viac
page-ut-turn-over = ďalšie dve na rube
page-ut-turn-back = späť na líce

## Bodovanie

page-sheet-ut-sheet-plot = Prestíž ulice
page-sheet-ut-sheet-coins = Upcoiny

## The game at a glance

page-ut-glance-goal = Vyhráva najväčšia prestíž. Vidíte ju na svojich poschodiach; každé 3 upcoiny, ktoré vám na konci ostanú, pridajú 1.
page-ut-glance-1 = Vaša karta
page-ut-glance-1-text = Zadarmo. Ak na vašom balíčku ležia upcoiny, namiesto karty si vezmete ich.
page-ut-glance-2 = Ešte jedna karta
page-ut-glance-2-text = Kúpte vrchnú kartu ktoréhokoľvek balíčka alebo si vezmite zadarmo spoločnú.
page-ut-glance-3 = Postavte jednu polovicu
page-ut-glance-3-text = Na políčko. Strecha ho uzavrie a dostanete zisk z celej ulice.
page-ut-glance-end = niekto uzavrie všetkých päť políčok
page-ut-glance-end-deck = alebo sa v balíčku minú karty
page-ut-glance-left = ostáva kariet: { $count }
page-ut-glance-tie = Pri zhode vyhráva, kto má najvyššiu budovu.
page-ut-for-plot = Vybrať kartu pre toto políčko
