### Stôl UpTown na stránke.

page-ut-progress =
    { $round }. kolo{ $action ->
        [1] , prvý krok
        [2] , druhý krok
       *[0] {""}
    }{ $last ->
        [yes] , posledné kolo
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
page-ut-named = { $name }
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
page-ut-collect = vziať upcoiny
page-ut-plot =
    políčko { $plot }{ $closed ->
        [yes] , uzavreté
       *[no] {""}
    }, prestíž { $prestige }: { $storeys }
page-ut-storey = { $kind } (zisk { $income }, prestíž { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = políčko { $plot }
page-ut-street-of = Ulica hráča { $name }
page-ut-your-street = Vaša ulica
page-ut-your-deck = Váš balíček
page-ut-deck-of = Balíček hráča { $name }
page-ut-pile = Spoločná kôpka
page-ut-four-faces = zadarmo, 4 projekty
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
page-ut-pays = za strechu
page-ut-from-to = { $from } → { $to }
page-ut-of-wallet = z { $coins }
page-ut-money =
    v peňaženke { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinov
    }; strecha vynesie { $income }; prestíž { $prestige }; { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }

## Čo urobiť

page-ut-task-collect = Vezmite si upcoiny zo svojho balíčka
page-ut-task-keep = Zahrajte vrchnú kartu svojho balíčka alebo ju zahoďte
page-ut-task-buy = Kúpte kartu alebo vezmite kartu zo spoločnej kôpky
page-ut-task-may-buy = Kúpte kartu alebo nekupujte nič
page-ut-task-choose = Vyberte jeden z projektov karty
page-ut-task-place = Vyberte políčko na svojej ulici
page-ut-task-give = Vyberte políčko na ulici iného hráča
page-ut-event-gift = { $name } vám posiela darček
page-ut-facts = mince { $coins } · strechy { $roofs } z { $plots } · prestíž { $prestige }
page-ut-prestige = Prestíž: { $points }

## Bodovanie

page-sheet-ut-sheet-plot = Prestíž ulice
page-sheet-ut-sheet-coins = Upcoiny

## The game at a glance

page-ut-glance-goal = Vyhráva najviac prestíže. Je na vašich podlažiach; každé 3 mince na konci sú 1 navyše.
page-ut-glance-1 = Vaša karta
page-ut-glance-1-text = Zadarmo. Ak na vašom balíčku ležia mince, vezmete si namiesto toho ich.
page-ut-glance-2 = Ešte jedna karta
page-ut-glance-2-text = Kúpte odkrytú kartu ktoréhokoľvek balíčka, alebo si vezmite zadarmo obecnú.
page-ut-glance-3 = Postavte jednu polovicu
page-ut-glance-3-text = Na políčko. Strecha ho uzavrie a zaplatí vám celá ulica.
page-ut-glance-end = niekto uzavrie všetkých päť políčok
page-ut-glance-end-deck = alebo sa minie balíček
page-ut-glance-left = zostáva kariet: { $count }
page-ut-glance-tie = Pri zhode vyhráva najvyššia budova.
