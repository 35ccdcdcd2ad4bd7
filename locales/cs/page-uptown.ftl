### Stůl UpTown na stránce.

page-ut-progress =
    { $round }. kolo{ $action ->
        [1] , první akce
        [2] , druhá akce
       *[0] {""}
    }{ $last ->
        [yes] , poslední kolo
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
page-ut-named = { $name }
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
page-ut-collect = vzít upcoiny
page-ut-plot =
    pozemek { $plot }{ $closed ->
        [yes] , zastřešený
       *[no] {""}
    }, prestiž { $prestige }: { $storeys }
page-ut-storey = { $kind } (příjem { $income }, prestiž { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = pozemek { $plot }
page-ut-street-of = Ulice hráče { $name }
page-ut-your-street = Vaše ulice
page-ut-your-deck = Váš balíček
page-ut-deck-of = Balíček hráče { $name }
page-ut-pile = Společný balíček
page-ut-four-faces = zdarma, 4 projekty
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
page-ut-pays = za střechu
page-ut-from-to = { $from } → { $to }
page-ut-of-wallet = z { $coins }
page-ut-money =
    v peněžence { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }; střecha vynese { $income }; prestiž { $prestige }; { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }

## Co udělat

page-ut-task-collect = Vezměte si upcoiny ze svého balíčku
page-ut-task-keep = Zahrajte vrchní kartu svého balíčku, nebo ji zahoďte
page-ut-task-buy = Kupte kartu, nebo vezměte kartu ze společného balíčku
page-ut-task-may-buy = Kupte kartu, nebo nic nekupujte
page-ut-task-choose = Vyberte jeden z projektů karty
page-ut-task-place = Vyberte pozemek na své ulici
page-ut-task-give = Vyberte pozemek na ulici jiného hráče
page-ut-event-gift = { $name } vám posílá dárek
page-ut-facts = mince { $coins } · střechy { $roofs } z { $plots } · prestiž { $prestige }
page-ut-prestige = Prestiž: { $points }

## Bodování

page-sheet-ut-sheet-plot = Prestiž ulice
page-sheet-ut-sheet-coins = Upcoiny

## The game at a glance

page-ut-glance-goal = Vyhrává nejvíc prestiže. Je na vašich podlažích; každé 3 mince na konci jsou 1 navíc.
page-ut-glance-1 = Vaše karta
page-ut-glance-1-text = Zdarma. Leží-li na vašem balíčku mince, vezmete si místo toho je.
page-ut-glance-2 = Ještě jedna karta
page-ut-glance-2-text = Kupte odkrytou kartu kteréhokoli balíčku, nebo si vezměte zdarma obecní.
page-ut-glance-3 = Postavte jednu polovinu
page-ut-glance-3-text = Na pozemek. Střecha ho uzavře a zaplatí vám celá ulice.
page-ut-glance-end = někdo uzavře všech pět pozemků
page-ut-glance-end-deck = nebo dojde balíček
page-ut-glance-left = zbývá karet: { $count }
page-ut-glance-tie = Při shodě vyhrává nejvyšší budova.
