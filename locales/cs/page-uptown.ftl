### Stůl UpTown na stránce.

page-ut-progress =
    { $round }. kolo{ $action ->
        [1] , první akce
        [2] , druhá akce
       *[0] {""}
    }{ $end ->
        [last] , poslední kolo
        [roofs] , do konce chybí jedna střecha
        [cards] , jeden balíček dochází
       *[no] {""}
    }
page-ut-card =
    { $name }, { $price ->
        [free] zdarma
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinů
    }: { $projects }
page-ut-project = { $project }
page-ut-deck =
    { $name }: { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } karet
    }{ $coins ->
        [0] {""}
        [one] , na balíčku 1 upcoin
        [few] , na balíčku { $coins } upcoiny
       *[other] , na balíčku { $coins } upcoinů
    }; { $card }
page-ut-not-for-sale = není na prodej
page-ut-yours-later = vezmete si je ve svém tahu
page-ut-collect = vzít upcoiny
page-ut-plot =
    pozemek { $plot }{ $closed ->
        [yes] , zastřešený
       *[no] {""}
    }, prestiž { $prestige }: { $storeys }
page-ut-storey = { $kind } (příjem { $income }, prestiž { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = pozemek { $plot }
page-ut-plot-brings = { $plot }; zde: prestiž { $prestige }, upcoiny { $coins }
page-ut-street-of = Ulice hráče { $name }
page-ut-your-street = Vaše ulice
page-ut-your-deck = Váš balíček
page-ut-deck-of = Balíček hráče { $name }
page-ut-pile = Společný balíček
page-ut-source = { $name }, { $price }
page-ut-look = Ukázat ulici hráče { $name }
page-ut-look-less = Zase zmenšit
page-ut-wallet =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }
page-ut-playing = Hraje se
page-ut-chosen = { $name }: { $project }
page-ut-discard = Zahodit
page-ut-roof-pays =
    střecha vynese { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }
page-ut-money =
    v peněžence { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }; střecha vynese { $income }; prestiž { $prestige }; { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }

## Co udělat

page-ut-task-collect = Vezměte si upcoiny ze svého balíčku
page-ut-task-choose = Postavte jednu polovinu této karty
page-ut-event-gift = { $name } vám posílá dárek
page-ut-event-gift-means = Pro vaši ulici: prestiž { $prestige }, upcoiny za každou střechu { $coins }
page-ut-event-last-plots = { $seat } má zastřešených všech pět pozemků
    .you = Máte zastřešených všech pět pozemků
page-ut-event-last-deck = V jednom balíčku došly karty
page-ut-facts = upcoiny { $coins } · střechy { $roofs } z { $plots } · prestiž { $prestige }
page-ut-prestige = Prestiž: { $points }

## Jedním gestem

page-ut-each-income = příjem
page-ut-each-prestige = prestiž
page-ut-each-storey = za podlaží pod kartou
page-ut-each-plot =
    za { $kind ->
        [office] kancelář
        [services] služby
        [apartment] byt
        [cafe] kavárnu
        [shop] obchod
       *[hotel] hotel
    } na pozemku
page-ut-each-street =
    za { $kind ->
        [office] kancelář
        [services] služby
        [apartment] byt
        [cafe] kavárnu
        [shop] obchod
       *[hotel] hotel
    } na ulici
page-ut-each-gift = za dárek na ulici
page-ut-each-ground = v přízemí
page-ut-mark-roof = Střecha
page-ut-mark-gift = Dárek
page-ut-mark-ground = Jen přízemí
page-ut-mark-upper = Jen patro
page-ut-mark-rooftop = Na střechu
page-ut-mark-no-gifts = Bez dárků
page-ut-price-bank = { $coins } do banky
page-ut-price-to = { $coins }, dostane { $name }
page-ut-free = zdarma
page-ut-back = její rub
page-ut-left = zbývá { $left }
page-ut-tab-yours = Váš
page-ut-tab-pile = Společný
page-ut-task-plot = { $half }: klepněte na pozemek
page-ut-task-plot-gift = { $half }: klepněte na pozemek jiného hráče
page-ut-on-plot = { $half } na pozemek { $plot }
page-ut-gives = { $half }: { $name }, pozemek { $plot }
page-ut-discards = Zahodit svou vrchní kartu
page-ut-closed = zastřešeno
page-ut-place = { $plot }
page-ut-places =
    { $count ->
        [one] pozemek { $plots }
       *[other] pozemky { $plots }
    }
page-ut-places-of = { $name }: { $places }
page-why-ut-plot-closed = zastřešeno
page-why-ut-ground-only = už tam stojí budova
page-why-ut-upper-only = zatím prázdno
page-why-ut-rooftop-only = chybí střecha
page-why-ut-accepts-no-gift = bez dárků
page-ut-costs = stojí { $price } z vašich { $coins }
page-ut-task-keep = Postavte polovinu své vrchní karty, nebo kartu zahoďte
page-ut-task-buy = Postavte polovinu karty: koupené, nebo společné zdarma
page-ut-task-may-buy = Postavte polovinu koupené karty, nebo nekupujte nic
page-ut-half = { $half }: { $project }
page-ut-lying =
    { $coins ->
        [one] Na balíčku hráče { $name } leží 1 upcoin: vezměte si ho
        [few] Na balíčku hráče { $name } leží { $coins } upcoiny: vezměte si je
       *[other] Na balíčku hráče { $name } leží { $coins } upcoinů: vezměte si je
    }
page-ut-roofs = Zastřešené pozemky: { $roofs } z { $plots }
page-ut-strip = Vybraná polovina
page-ut-sources = Karty v nabídce
page-ut-roof-coins = střecha
page-ut-each-roof = za střechu
page-ut-more = Více
page-ut-turn-over = další dvě na rubu
page-ut-turn-back = zpět na líc

## Bodování

page-sheet-ut-sheet-plot = Prestiž ulice
page-sheet-ut-sheet-coins = Upcoiny

## The game at a glance

page-ut-glance-goal = Vyhrává největší prestiž. Vidíte ji na svých podlažích; každé 3 upcoiny, které vám na konci zbudou, přidají 1.
page-ut-glance-1 = Vaše karta
page-ut-glance-1-text = Zdarma. Leží-li na vašem balíčku upcoiny, místo karty si vezmete je.
page-ut-glance-2 = Ještě jedna karta
page-ut-glance-2-text = Kupte vrchní kartu kteréhokoli balíčku, nebo si vezměte zdarma společnou.
page-ut-glance-3 = Postavte jednu polovinu
page-ut-glance-3-text = Na pozemek. Jakmile ho zastřešíte, dostanete příjem z celé ulice.
page-ut-glance-end = někdo zastřeší všech pět pozemků
page-ut-glance-end-deck = nebo v balíčku dojdou karty
page-ut-glance-left = zbývá karet: { $count }
page-ut-glance-tie = Při shodě vyhrává, kdo má nejvyšší budovu.
page-ut-for-plot = Vybrat kartu pro tento pozemek
