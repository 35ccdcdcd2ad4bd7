### The board of UpTown on the page.

page-ut-progress =
    { $round }. forduló{ $end ->
        [last] , utolsó forduló
        [roofs] , egy tető hiányzik a végéhez
        [cards] , az egyik pakli fogytán
       *[no] {""}
    }{ $action ->
        [1] , első akció
        [2] , második akció
       *[0] {""}
    }
page-ut-card =
    { $name }, { $price ->
        [free] ingyen
       *[other] { $price } upcoin
    }: { $projects }
page-ut-project = { $project }
page-ut-deck =
    { $name }: { $left } kártya{ $coins ->
        [0] {""}
       *[other] , rajta { $coins } upcoin
    }; { $card }
page-ut-not-for-sale = nem eladó
page-ut-yours-later = a körödben begyűjtöd
page-ut-collect = upcoinok begyűjtése
page-ut-plot =
    { $plot }. telek{ $closed ->
        [yes] , lezárva
       *[no] {""}
    }, presztízs { $prestige }: { $storeys }
page-ut-storey = { $kind } (bevétel { $income }, presztízs { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = { $plot }. telek
page-ut-plot-brings = { $plot }; itt: presztízs { $prestige }, upcoin { $coins }
page-ut-street-of = { $name } utcája
page-ut-your-street = Az utcád
page-ut-your-deck = A paklid
page-ut-deck-of = { $name } paklija
page-ut-pile = Közös alap
page-ut-source = { $name }, { $price }
page-ut-look = { $name } utcájának megtekintése
page-ut-look-less = Kicsinyítés
page-ut-wallet = { $coins } upcoin
page-ut-playing = Megjátszás alatt
page-ut-chosen = { $name }: { $project }
page-ut-discard = Eldobás
page-ut-roof-pays = egy tető { $coins } upcoint hoz
page-ut-money = { $coins } upcoin a tárcában; egy tető { $income } upcoint hoz; presztízs { $prestige }; { $score } pont

## What has to be done

page-ut-task-collect = Gyűjtsd be a paklidon lévő upcoinokat
page-ut-task-choose = Építsd be ennek a kártyának az egyik felét
page-ut-event-gift = { $name } ajándékot küld neked
page-ut-event-gift-means = Az utcádnak: presztízs { $prestige }, upcoin minden tetőért { $coins }
page-ut-event-last-plots = { $seat }: mind az öt telke lezárva
    .you = Mind az öt telked lezárva
page-ut-event-last-deck = Elfogyott egy pakli
page-ut-facts = upcoin { $coins } · tető { $roofs }/{ $plots } · presztízs { $prestige }
page-ut-prestige = Presztízs: { $points }

## Egy mozdulattal

page-ut-each-income = bevétel
page-ut-each-prestige = presztízs
page-ut-each-storey = alatta lévő emeletenként
page-ut-each-plot =
    a telek minden { $kind ->
        [office] irodája
        [services] szolgáltatása
        [apartment] lakása
        [cafe] kávézója
        [shop] üzlete
       *[hotel] szállodája
    } után
page-ut-each-street =
    az utca minden { $kind ->
        [office] irodája
        [services] szolgáltatása
        [apartment] lakása
        [cafe] kávézója
        [shop] üzlete
       *[hotel] szállodája
    } után
page-ut-each-gift = az utca minden ajándéka után
page-ut-each-ground = a földszinten
page-ut-mark-roof = Tető
page-ut-mark-gift = Ajándék
page-ut-mark-ground = Földszintre
page-ut-mark-upper = Emeletre
page-ut-mark-rooftop = Tetőre
page-ut-mark-no-gifts = Ajándék tilos
page-ut-price-bank = { $coins } a banknak
page-ut-price-to = { $coins }, { $name } kapja
page-ut-free = ingyen
page-ut-back = a hátoldala
page-ut-left = még { $left }
page-ut-tab-yours = Tiéd
page-ut-tab-pile = Közös
page-ut-task-plot = { $half }: koppints egy telekre
page-ut-task-plot-gift = { $half }: koppints egy másik játékos telkére
page-ut-on-plot = { $half }, { $plot }. telek
page-ut-gives = { $half }: { $name }, { $plot }. telek
page-ut-discards = A felső kártyád eldobása
page-ut-closed = lezárva
page-ut-place = { $plot }.
page-ut-places =
    { $count ->
        [one] { $plots } telek
       *[other] { $plots } telek
    }
page-ut-places-of = { $name }: { $places }
page-why-ut-plot-closed = tető zárja le
page-why-ut-ground-only = már áll rajta épület
page-why-ut-upper-only = még üres
page-why-ut-rooftop-only = nincs rajta tető
page-why-ut-accepts-no-gift = nem fogad ajándékot
page-ut-costs = ára { $price }; upcoinjaid: { $coins }
page-ut-task-keep = Építsd be a felső kártyád egyik felét, vagy dobd el a kártyát
page-ut-task-buy = Építsd be egy kártya egyik felét: vegyél meg egyet, vagy húzz ingyen a közös alapból
page-ut-task-may-buy = Vegyél meg egy kártyát, és építsd be az egyik felét, vagy ne vegyél semmit
page-ut-half = { $half }: { $project }
page-ut-lying = { $coins } upcoin van { $name } pakliján: gyűjtsd be
page-ut-roofs = Lezárt telkek: { $roofs }/{ $plots }
page-ut-strip = A kiválasztott fél kártya
page-ut-sources = Az elérhető kártyák
page-ut-roof-coins = tető
page-ut-each-roof = tetőnként
page-ut-more = Részletek
page-ut-turn-over = még kettő a hátoldalán
page-ut-turn-back = vissza az előlapra

## Pontozólap

page-sheet-ut-sheet-plot = Az utca presztízse
page-sheet-ut-sheet-coins = Upcoinok

## The game at a glance

page-ut-glance-goal = Az nyer, akinek a legtöbb presztízse van. Az emeleteidről olvasható le; a végén megmaradt upcoinokból minden 3 még 1-et ér.
page-ut-glance-1 = A saját kártyád
page-ut-glance-1-text = Ingyen van. Ha upcoin van a paklidon, helyette azt gyűjtöd be.
page-ut-glance-2 = Még egy kártya
page-ut-glance-2-text = Vedd meg bármelyik pakli felső kártyáját, vagy húzz ingyen a közös alapból.
page-ut-glance-3 = Építsd be az egyik felét
page-ut-glance-3-text = Egy telekre kerül. A tető lezárja a telket, és az egész utcád fizet.
page-ut-glance-end = valaki mind az öt telkét lezárja
page-ut-glance-end-deck = vagy elfogy egy pakli
page-ut-glance-left = { $count } kártya maradt
page-ut-glance-tie = Holtversenyben az nyer, akié a legmagasabb épület.
page-ut-for-plot = Kártyát választok erre a telekre
