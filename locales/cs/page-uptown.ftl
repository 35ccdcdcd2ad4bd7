### Herní deska UpTown na stránce.

page-ut-progress =
    Kolo { $round }{ $action ->
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
page-ut-project = { $end } ({ $project })
page-ut-named = { $name }
page-ut-deck =
    { $name }: { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } karet
    }{ $coins ->
        [0] {""}
        [one] , leží na něm 1 upcoin
        [few] , leží na něm { $coins } upcoiny
       *[other] , leží na něm { $coins } upcoinů
    }; { $card }
page-ut-not-for-sale = neprodává
page-ut-collect = vyzvednout
page-ut-plot =
    pozemek { $plot }{ $closed ->
        [yes] , uzavřený
       *[no] {""}
    }, prestiž { $prestige }: { $storeys }
page-ut-storey = { $kind } (příjem { $income }, prestiž { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = poz. { $plot }
page-ut-street-of = Ulice hráče { $name }
page-ut-your-street = Tvá ulice
page-ut-your-deck = Tvůj balíček
page-ut-deck-of = Balíček hráče { $name }
page-ut-pile = Společný balíček
page-ut-four-faces = zdarma, čtyři projekty
page-ut-look = Podívat se na ulici hráče { $name }
page-ut-look-less = Zase zmenšit
page-ut-wallet =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }
page-ut-playing = Hraje se
page-ut-chosen = { $name }: { $project }
page-ut-discard = Odložit
page-ut-roof-pays =
    střecha vynese { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }
page-ut-pays = za střechu
page-ut-from-to = z { $from } na { $to }
page-ut-of-wallet = z { $coins }
page-ut-money =
    v peněžence { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }; střecha vynese { $income }; prestiž { $prestige }; { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }

## Co je třeba udělat

page-ut-task-collect = Vyzvedni upcoiny ze svého balíčku
page-ut-task-keep = Zahraj vrchní kartu svého balíčku, nebo ji odlož
page-ut-task-buy = Kup kartu, nebo si vezmi ze společného balíčku
page-ut-task-may-buy = Kup kartu, nebo vynech
page-ut-task-choose = Vyber projekt karty
page-ut-task-place = Vyber pozemek své ulice
page-ut-task-give = Vyber pozemek cizí ulice
