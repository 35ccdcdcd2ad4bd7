### UpTown. The Hungarian names of the cards are in uptown-cards.ftl.

## Projects

ut-office = iroda
ut-services = szolgáltatás
ut-apartment = lakás
ut-cafe = kávézó
ut-shop = üzlet
ut-hotel = szálloda
ut-no-kind = egyéb
ut-duo = { $kind } (kettőnek számít)
ut-roof = tető
ut-gift = ajándék
ut-ground = csak földszintre
ut-upper = csak emeletre
ut-rooftop = csak tetőre
ut-no-gifts = ajándékot nem fogad
ut-income = bevétel { $coins }
ut-income-storey = bevétel { $coins } minden alatta lévő emelet után
ut-income-plot =
    bevétel { $coins } a telek minden { $kind ->
        [office] irodája
        [services] szolgáltatása
        [apartment] lakása
        [cafe] kávézója
        [shop] üzlete
       *[hotel] szállodája
    } után
ut-income-street =
    bevétel { $coins } az utca minden { $kind ->
        [office] irodája
        [services] szolgáltatása
        [apartment] lakása
        [cafe] kávézója
        [shop] üzlete
       *[hotel] szállodája
    } után
ut-income-ground = bevétel { $coins } a földszinten
ut-prestige = presztízs { $points }
ut-prestige-storey = presztízs { $points } minden alatta lévő emelet után
ut-prestige-plot =
    presztízs { $points } a telek minden { $kind ->
        [office] irodája
        [services] szolgáltatása
        [apartment] lakása
        [cafe] kávézója
        [shop] üzlete
       *[hotel] szállodája
    } után
ut-prestige-street =
    presztízs { $points } az utca minden { $kind ->
        [office] irodája
        [services] szolgáltatása
        [apartment] lakása
        [cafe] kávézója
        [shop] üzlete
       *[hotel] szállodája
    } után
ut-prestige-gifts = presztízs { $points } az utca minden ajándéka után
ut-prestige-ground = presztízs { $points } a földszinten

## What players do

ut-collect = { $coins } upcoin begyűjtése a paklidról
    .told = { $player } begyűjt { $coins } upcoint a paklijáról
# Both halves of a card, as they are called on the table
ut-halves = { $one } / { $other }
ut-keep = megjátszás a paklidból: { $card }
    .told = { $player } megjátssza a paklijából: { $halves }
ut-discard = eldobás: { $card } ({ $halves })
    .told = { $player } eldobja: { $halves }
ut-buy = vétel { $seat } paklijából: { $card }, ára { $price } upcoin
    .told = { $player } megveszi { $seat } paklijából: { $halves }; az ára { $price } upcoin
    .yours = { $player } megveszi a kártyádat: { $halves }; kapsz { $price } upcoint
ut-buy-own = vétel a paklidból: { $card }, ára { $price } upcoin
    .told = { $player } megveszi a saját paklijából: { $halves }, ára { $price } upcoin
ut-municipal = városi tervkártya húzása: { $card }
    .told = { $player } húz egy kártyát a közös alapból: { $halves }
ut-municipal-discard = városi tervkártya húzása és eldobása, mert sehová sem illik: { $card }
    .told = { $player } húz egy kártyát a közös alapból, és eldobja, mert sehová sem illik: { $halves }
ut-pass = vétel nélkül
    .told = { $player } nem vesz semmit
ut-choose = választás: { $project }
    .told = { $player } választ: { $project }
ut-build = építés: { $half } ({ $card }), { $plot }. telek
    .told = { $player } épít: { $half }, { $plot }. telek
ut-build-roof =
    lezárás: { $half } ({ $card }), { $plot }. telek; { $income ->
        [0] bevétel nélkül
       *[other] bevétel { $income } upcoin
    }
    .told =
        { $player } lezár egy telket: { $half }, { $plot }. telek; { $income ->
            [0] bevétel nélkül
           *[other] bevétele { $income } upcoin
        }
ut-give = ajándék { $seat } utcájába: { $half } ({ $card }), { $plot }. telek
    .told = { $player } ajándékot küld { $seat } utcájába: { $half }, { $plot }. telek
    .yours = { $player } ajándékot küld neked: { $half }, { $plot }. telek
ut-give-roof =
    { $seat } { $plot }. telkének lezárása: { $half } ({ $card }); { $income ->
        [0] bevétel nélkül
       *[other] { $seat } bevétele { $income } upcoin
    }
    .told =
        { $player } ajándékkal lezárja { $seat } { $plot }. telkét: { $half }; { $income ->
            [0] bevétel nélkül
           *[other] { $seat } bevétele { $income } upcoin
        }
    .yours =
        { $player } ajándékkal lezárja a telkedet ({ $plot }.): { $half }; { $income ->
            [0] bevétel nélkül
           *[other] kapsz { $income } upcoint
        }

## What chance decides

ut-first = { $seat } kapta a megjelölt utcát, ő kezd
ut-opened-deck = most { $seat } pakliján: { $card } ({ $halves })
ut-opened-pile = most a közös alapon: { $card } ({ $halves })

## Why something is refused

ut-over = a játék véget ért
ut-marked-street-first = előbb ki kell sorsolni, kié a megjelölt utca
ut-chance-first = előbb fel kell fedni egy kártyát
ut-not-to-act = most { $seat } van soron
ut-collect-first = előbb az első akció jön: gyűjtsd be a paklidon lévő { $coins } upcoint
ut-collecting-is-all = { $coins } upcoin van a paklidon: az első akciód csak a begyűjtés lehet
ut-nothing-to-collect = a paklidon nincs upcoin
ut-first-action-first = előbb játszd meg vagy dobd el a paklid felső kártyáját
ut-second-action-now = ez a második akció: vegyél egy kártyát, vagy húzz a közös alapból
ut-second-action-empty = ez a második akció, és a közös alap elfogyott: vegyél egy kártyát, vagy ne vegyél semmit
ut-choose-first = előbb válassz a kártya tervei közül
ut-project-chosen = a terv ki van választva, most telek kell neki: { $project }
ut-place-first = előbb tedd a tervet egy telekre
ut-municipal-is-played = a közös alap kártyáját meg kell játszani, ha illik valahová, és ez illik: { $card }
ut-bought-is-played = a megvett kártyát meg kell játszani, nem dobható el: { $card }
ut-kept-is-played = ezt a kártyát már megjátszod, nem dobható el: { $card }
ut-fits-nowhere = egyik terve sem illik sehová: { $card }
ut-project-fits-nowhere = ezt a tervet egyik telek sem fogadja: { $project }
ut-deck-empty = { $seat } paklija elfogyott
ut-coins-on-deck = ebből a pakliból most nem lehet venni, mert { $coins } upcoin van rajta ({ $seat })
ut-too-dear = { $card }: ára { $price }, a tárcádban { $wallet } van
ut-pile-empty = a közös alap elfogyott
ut-no-passing = amíg a közös alapban van kártya, a második akció kötelező
ut-no-back = a hátoldalán nincs terv: { $card }
ut-gift-to-another = az ajándék más játékos utcájába kerül
ut-no-gift-mark = ajándékjel nélküli terv csak a saját utcádba kerülhet
ut-plot-closed = { $plot }. telek: tető zárja le
ut-ground-only = ez a terv csak földszintre kerülhet; { $plot }. telek: már van rajta épület
ut-upper-only = ez a terv csak emeletre kerülhet; { $plot }. telek: még üres
ut-rooftop-only = ez a terv csak tetőre kerülhet; { $plot }. telek: nincs rajta tető
ut-accepts-no-gift = { $plot }. telek: az épület nem fogad ajándékot
ut-no-chance-now = most semmit sem a véletlen dönt el; váratlan: „{ $chance }”
ut-impossible = ez itt nem lehetséges: „{ $chance }”

## Notation that cannot be read

ut-no-action = „{ $text }” nem akció
ut-no-outcome = „{ $text }” nem lehet a véletlen eredménye
ut-no-seat = nincs „{ $text }” hely
ut-no-card = nincs „{ $text }” kártya
ut-no-end = „{ $text }” nem egy kártya terve; a tervek: a, b, c és d
ut-no-plot = „{ $text }” nem telek; a telkek számai: 1–5

## Score sheets

ut-tie-tallest = a legmagasabb épület emeletei: { $count }
ut-sheet-plot = { $plot }. telek presztízse
ut-sheet-coins = { $coins } upcoin a tárcában, 3 ér egy pontot

## Editions

ut-edition-cards =
    { $what ->
        [projects] tervkártya
       *[municipal] városi tervkártya
    }: { $found } van, de { $wanted } kell
ut-edition-clause = „{ $clause }” semmit sem mond egy tervről
ut-edition-clause-twice = „{ $clause }” már szerepelt
ut-edition-empty = egy tervhez legalább egy kikötés kell
ut-edition-duo = duo csak iroda, szolgáltatás, lakás, kávézó vagy üzlet lehet
ut-edition-gift = egy terv nem lehet egyszerre ajándék és ajándékot nem fogadó
ut-frame-count =
    { $what ->
        [price] ár
        [prices] az árak összege
        [office] iroda
        [services] szolgáltatás
        [apartment] lakás
        [cafe] kávézó
        [shop] üzlet
        [hotel] szálloda
        [no-kind] típus nélküli terv
        [roof] tető tervkártyán
        [municipal-roof] tető városi tervkártyán
        [gift] ajándék
        [gift-roof] tetős ajándék
        [rooftop] csak tetőre kerülő terv
        [no-gifts] ajándékot nem fogadó terv
        [duo] azonos típusú duo
        [income] rögzített bevétel
        [negative-income] negatív bevétel
        [income-per-storey] bevétel emeletenként
        [income-on-plot] bevétel a telek helyiségei után
        [income-on-street] bevétel az utca helyiségei után
        [income-if-ground] bevétel a földszinten
        [prestige] rögzített presztízs
        [prestige-on-plot] presztízs a telek helyiségei után
        [prestige-on-street] presztízs az utca helyiségei után
        [prestige-per-gift] presztízs az ajándékok után
        [prestige-per-storey] presztízs emeletenként
       *[prestige-if-ground] presztízs a földszinten
    }: { $found }, a házi kiadásban { $least }–{ $most } lehet
ut-frame-same-kind = a házi kiadásban egy kártya két terve nem azonos típusú
ut-frame-value = a házi kiadásban nincs ilyen érték: { $project }
ut-frame-roof-on-roof = a házi kiadásban a csak tetőre kerülő tervnek nincs tetője
ut-frame-strong = túl erős egy házi kiadású városi tervkártyához: { $project }
ut-frame-stuck = a házi kiadás minden városi tervkártyáján van üres telekre való terv

## Positions

ut-position-players = { $found } játékos van, de { $wanted } kell
ut-position-first = nincs { $found }. játékos, csak 1–{ $most }
ut-position-turns = { $found } kör, egy játék legfeljebb { $most } kör
ut-position-twice = „{ $id }” kétszer szerepel
ut-position-chosen = van kiválasztott terv, de nincs megjátszott kártya
ut-position-plot = { $seat }. játékos, { $plot }. telek: itt nem lehet ez a kártya: { $card }
ut-audit-unseen =
    { $what ->
        [projects] { $found } tervkártya
       *[municipal] { $found } városi tervkártya
    } sehol sem szerepel, pedig { $wanted } van rejtve
ut-audit-deck-size = { $found }, de legfeljebb { $most } kártya lehet
ut-audit-deck-kind = ilyen kártya nem lehet itt: a tervkártyák a játékosok paklijában, a városi tervkártyák a közös alapban vannak
ut-audit-deck-closed = a felső kártyának felfedve kell lennie
ut-audit-deck-open = itt most nem lehet felfedett kártya
ut-audit-street = { $seat }. játékos: az utcájáról feljegyzett összegek nem egyeznek a kártyáival
ut-audit-wallet = ennyi upcoin egyetlen tárcában sem lehet: { $seat }. játékos
ut-audit-coins = { $seat }. játékos pakliján { $coins } upcoin van, pedig egyetlen megvett kártya sem kerül ennyibe
ut-audit-turns = { $found } elvett kártya van, ennyi kör ({ $turns }) után legfeljebb { $most } lehet
ut-audit-not-now = ebben a fázisban nincs helye
ut-audit-needed = hiányzik: ennek a fázisnak szüksége van rá
ut-audit-deal-first = az első játékos kisorsolása előtt még semmi sem történhetett
ut-audit-deal-tops = az első felső kártyák felfedésekor más még nem történt, és a paklik sorban nyílnak
ut-audit-over = a játék vége beállt, és a forduló lezárult, tehát a játék véget ért
ut-audit-round = a játék teljes fordulóval ér véget, amikor mindenki ugyanannyiszor volt soron
ut-audit-not-over = egy pakli sem fogyott el, és egy utca sincs lezárva, tehát a játék nem ért véget
ut-audit-no-coins = nincs begyűjthető upcoin
ut-audit-collect-first = a soron lévő játékos paklijáról előbb be kell gyűjteni az upcoinokat
ut-audit-no-deck = a pakli elfogyott, tehát az első akció kimarad
ut-audit-nothing-to-buy = nincs mit venni, és a közös alapból sincs mit húzni, tehát a második akció kimarad
ut-audit-no-choice = legfeljebb egy tervének van telke, tehát nincs mit választani
ut-audit-no-place = ezt a tervet egyik telek sem fogadja
ut-audit-origin = a kártya most nem jöhetett onnan
ut-audit-unpaid = { $found }, de az elvett kártya árának kell lennie: { $wanted }
ut-audit-nothing-to-open = nem maradt ott felfedhető kártya
ut-audit-deck-full = { $found } kártya maradt, ennyi kör ({ $turns }) után legfeljebb { $most } lehet

## Codes of two letters; each must differ from the others

ut-code-office = Ir
ut-code-services = Sz
ut-code-apartment = La
ut-code-cafe = Ká
ut-code-shop = Üz
ut-code-hotel = Sá

## The board

ut-board-setup = Előkészítés
ut-board-turn =
    { $round }. forduló, { $party }, { $action ->
        [1] első
       *[2] második
    } akció
ut-board-last-round = az utolsó forduló
ut-board-over = A játék { $rounds } forduló után véget ért
ut-board-pile = Közös alap
ut-board-deck = { $seat }. pakli
ut-board-empty = üres
ut-board-unopened = még rejtett
ut-board-left = { $left } kártya
ut-board-on-deck = rajta { $coins }$
ut-board-free = ingyen
ut-board-taken = Megjátszás alatt:
ut-board-player = { $party }: { $score } pont
ut-board-wallet = tárca { $coins }$
ut-board-roof-pays = egy tető { $coins }$-t hoz
ut-board-legend =
    Az asztalon:
      Ir iroda   Sz szolgáltatás   La lakás   Ká kávézó   Üz üzlet   Sá szálloda
      IrIr duo, kettőnek számít   -- típus nélkül
      ▲ tető   ◆ ajándék   ⊘ ajándékot nem fogad
      ▁ csak földszintre   ↑ csak emeletre   ⌂ csak tetőre
      $2        bevétel 2, valahányszor az utcában lezárul egy telek
      ★3        presztízs 3 a játék végén
      $1/La=    az utca minden lakása után; /La| a telek minden lakása után
      ★1/↓      minden alatta lévő emelet után; /▁ a földszinten; /◆= ajándékonként
      Az utcákban $ és ★ a tervek mostani értéke; alattuk a telkeké.
      ▲▲▲▲ lezárt telek      ► 1. játékos: ő van soron

## What things are and what they bring

ut-about-move = lépés
ut-about-discard = A kártya kikerül a játékból, és felfordul a paklid következő lapja.
ut-about-half = { $source }: { $card }
ut-about-half-taken = megjátszás alatt: { $card }
ut-about-being-played = Ez a kártya megjátszás alatt van. Válaszd ki az egyik felét és egy telket.
ut-about-storey =
    { $plot }. telek, { $number ->
        [1] földszint
        [5] alulról az 5. szint
       *[other] alulról a { $number }. szint
    }: { $card }
ut-about-earns = Valahányszor az utcában lezárul egy telek, jelenleg ennyi upcoint hoz: { $coins }.
ut-about-cards = elvehető kártyák
ut-about-your-deck = a paklid
ut-about-deck-of = { $seat } paklija
ut-about-open = Felül: { $card }.
ut-about-free = Ingyenes, második akcióként. A négy fele közül egyet választasz.
ut-about-price-own = Első akcióként ingyenes. Másodikként { $price } upcoint kell fizetned érte a banknak.
ut-about-price = Második akcióként { $price } upcoinba kerül, amelyet { $seat } paklijára teszel.
ut-about-coins = Nem eladó, amíg { $coins } upcoin van rajta.
ut-about-left = Hátralévő kártyák: { $left }.
ut-about-plot = telek { $seat } utcájában
    .you = telek a te utcádban
ut-about-plot-name = { $plot }. telek
ut-about-plot-empty = Itt még nem áll semmi.
ut-about-plot-open = Emeletek: { $storeys }. A telek nyitott.
ut-about-plot-closed = Emeletek: { $storeys }. A telket tető zárja le; már csak tetőre való terv kerülhet rá.
ut-about-plot-no-gifts = Ajándékot nem fogad.
ut-about-plot-income = Az emeletei ennyivel növelik egy tető bevételét: { $coins }.
ut-about-player = utca és tárca
ut-about-wallet = A tárcában: { $coins } upcoin. Három ér egy pontot.
ut-about-roof-pays = Egy tető ebben az utcában most { $coins } upcoint hoz, továbbá a saját kártyája bevételét.
ut-about-roofs = Tetők: { $roofs } / { $plots }.
ut-worth-now = most
ut-worth-on-plot = most a legjobb helyen ({ $plot }. telek)
ut-worth-gift = { $seat } utcájában ({ $plot }. telek)
ut-way-collect = Upcoinok begyűjtése
ut-way-keep = A felső kártya megjátszása
ut-way-discard = A felső kártya eldobása
ut-way-buy = A felső kártya megvétele { $price } upcoinért
ut-way-municipal = A felső kártya húzása
ut-way-choose = Ezt a felét választom
ut-way-build = Építés ide: { $plot }. telek
ut-way-give = Ajándék { $seat } utcájába: { $plot }. telek
ut-mark-duo = kettőnek számít
ut-mark-duo-means = A típusából kettőnek számít, de csak egy emelet.
ut-mark-income-means = Valahányszor az utcában lezárul egy telek, ennyit hoz.
ut-mark-prestige-means = A játék végén számít.
ut-mark-gift-means = Más játékos utcájába kerül, sosem a tiédbe.
ut-mark-roof-means = Lezárja a telket. Az egész utca rögtön fizet.
ut-mark-roof-pays = Lezárja a telket. Az egész utcád rögtön fizet: most { $coins } upcoint, továbbá ennek a kártyának a bevételét.
ut-mark-roof-gift-means = Lezárja a telket. A bevételt az utca gazdája kapja meg rögtön.
ut-mark-roof-on-roof-means = A telek már le van zárva, ezért nem fizet semmit.
ut-mark-ground-means = Csak egy telek első kártyájaként.
ut-mark-upper-means = Sosem egy telek első kártyája.
ut-mark-rooftop-means = Csak lezárt épületre; nem zár le semmit.
ut-mark-no-gifts-means = Az épülete onnantól nem fogad ajándékot.
ut-holding-coins = upcoin
ut-holding-coins-on-deck = upcoin a paklin
ut-holding-prestige = presztízs
ut-holding-roofs = tetők
ut-holding-pays = upcoin minden tetőért
ut-worth-more-plot =
    még egy { $kind ->
        [office] irodával
        [services] szolgáltatással
        [apartment] lakással
        [cafe] kávézóval
        [shop] üzlettel
       *[hotel] szállodával
    } a telken
ut-worth-more-street =
    még egy { $kind ->
        [office] irodával
        [services] szolgáltatással
        [apartment] lakással
        [cafe] kávézóval
        [shop] üzlettel
        [hotel] szállodával
       *[gift] ajándékkal
    } az utcában

## What storeys are called, in two words

ut-storey-office =
    { $style ->
        [gift] Telefonos központ
        [duo] Dupla iroda
        [rooftop] Tetőtéri iroda
        [ground] Bankfiók
        [roof] Központi iroda
        [upper] Tervezőstúdió
       *[plain] Irodaemelet
    }
ut-storey-services =
    { $style ->
        [gift] Tetoválószalon
        [duo] Dupla szalon
        [rooftop] Tetőtéri edzőterem
        [ground] Fodrászszalon
        [roof] Fotóstúdió
        [upper] Fogorvosi rendelő
       *[plain] Helyi szolgáltatás
    }
ut-storey-apartment =
    { $style ->
        [gift] Zajos bérlők
        [duo] Dupla lakás
        [rooftop] Tetőtéri lakás
        [ground] Kertes lakás
        [roof] Padlástéri lakások
        [upper] Erkélyes lakások
       *[plain] Családi lakások
    }
ut-storey-cafe =
    { $style ->
        [gift] Zajos bár
        [duo] Dupla kávézó
        [rooftop] Tetőtéri bár
        [ground] Utcai kávézó
        [roof] Télikert
        [upper] Meghitt teázó
       *[plain] Városi kávézó
    }
ut-storey-shop =
    { $style ->
        [gift] Ócskásbolt
        [duo] Dupla üzlet
        [rooftop] Tetőtéri kioszk
        [ground] Sarki üzlet
        [roof] Divatüzlet
        [upper] Kis könyvesbolt
       *[plain] Élelmiszerbolt
    }
ut-storey-hotel =
    { $style ->
        [gift] Bulizós hostel
        [rooftop] Tetőtéri lakosztály
        [ground] Kis panzió
        [roof] Grand hotel
        [upper] Szállodai szobák
       *[plain] Városi szálloda
    }
ut-storey-none =
    { $style ->
        [gift] Galambok fészke
        [rooftop] Tetőkert
        [ground] Kis park
        [roof] Üvegpavilon
        [upper] Függőkert
       *[plain] Közkert
    }
