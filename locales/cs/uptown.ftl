### UpTown. České názvy karet jsou v uptown-cards.ftl.

## Projekty

ut-office = kancelář
ut-services = služby
ut-apartment = byt
ut-cafe = kavárna
ut-shop = obchod
ut-hotel = hotel
ut-no-kind = jiný
ut-duo = { $kind } (počítá se dvakrát)
ut-roof = střecha
ut-gift = dárek
ut-ground = jen přízemí
ut-upper = jen vyšší podlaží
ut-rooftop = jen na střechu
ut-no-gifts = bez dárků
ut-income = příjem { $coins }
ut-income-storey = příjem { $coins } za podlaží pod kartou
ut-income-plot =
    příjem { $coins } za { $kind ->
        [office] kancelář
        [services] služby
        [apartment] byt
        [cafe] kavárnu
        [shop] obchod
       *[hotel] hotel
    } na pozemku
ut-income-street =
    příjem { $coins } za { $kind ->
        [office] kancelář
        [services] služby
        [apartment] byt
        [cafe] kavárnu
        [shop] obchod
       *[hotel] hotel
    } na ulici
ut-income-ground = příjem { $coins } v přízemí
ut-prestige = prestiž { $points }
ut-prestige-storey = prestiž { $points } za podlaží pod kartou
ut-prestige-plot =
    prestiž { $points } za { $kind ->
        [office] kancelář
        [services] služby
        [apartment] byt
        [cafe] kavárnu
        [shop] obchod
       *[hotel] hotel
    } na pozemku
ut-prestige-street =
    prestiž { $points } za { $kind ->
        [office] kancelář
        [services] služby
        [apartment] byt
        [cafe] kavárnu
        [shop] obchod
       *[hotel] hotel
    } na ulici
ut-prestige-gifts = prestiž { $points } za dárek na ulici
ut-prestige-ground = prestiž { $points } v přízemí

## Co dělají hráči

ut-collect =
    vzít ze svého balíčku { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }
    .told =
        { $player } bere ze svého balíčku { $coins ->
            [one] 1 upcoin
            [few] { $coins } upcoiny
           *[other] { $coins } upcoinů
        }
# Both halves of a card, as they are called on the table
ut-halves = { $one } / { $other }
ut-keep = zahrát kartu „{ $card }“ ze svého balíčku
    .told = { $player } hraje kartu „{ $halves }“ ze svého balíčku
ut-discard = zahodit kartu „{ $card }“ ({ $halves })
    .told = { $player } zahazuje kartu „{ $halves }“
ut-buy =
    koupit kartu „{ $card }“ (prodává { $seat }) za { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinů
    }
    .told =
        { $player } kupuje kartu „{ $halves }“; { $seat } dostává { $price ->
            [one] 1 upcoin
            [few] { $price } upcoiny
           *[other] { $price } upcoinů
        }
    .yours =
        { $player } kupuje vaši kartu „{ $halves }“; dostáváte { $price ->
             [one] 1 upcoin
             [few] { $price } upcoiny
            *[other] { $price } upcoinů
        }
ut-buy-own =
    koupit kartu „{ $card }“ ze svého balíčku za { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinů
    }
    .told =
        { $player } kupuje kartu „{ $halves }“ ze svého balíčku za { $price ->
            [one] 1 upcoin
            [few] { $price } upcoiny
           *[other] { $price } upcoinů
        }
ut-municipal = vzít kartu městského projektu „{ $card }“
    .told = { $player } bere ze společného balíčku kartu „{ $halves }“
ut-municipal-discard = vzít kartu městského projektu „{ $card }“, která se nikam nehodí, a zahodit ji
    .told = { $player } bere ze společného balíčku kartu „{ $halves }“, která se nikam nehodí, a zahazuje ji
ut-pass = nic nekupovat
    .told = { $player } nic nekupuje
ut-choose = vybrat: { $project }
    .told = { $player } vybírá: { $project }
ut-build = postavit „{ $card }“ ({ $half }) na pozemku { $plot }
    .told = { $player } staví „{ $half }“ na pozemku { $plot }
ut-build-roof =
    zastřešit pozemek { $plot } kartou „{ $card }“ ({ $half }) { $income ->
        [0] bez příjmu
        [one] a dostat 1 upcoin
        [few] a dostat { $income } upcoiny
       *[other] a dostat { $income } upcoinů
    }
    .told =
        { $player } zastřešuje pozemek { $plot } kartou „{ $half }“ { $income ->
            [0] bez příjmu
            [one] a dostává 1 upcoin
            [few] a dostává { $income } upcoiny
           *[other] a dostává { $income } upcoinů
        }
ut-give = dát dárek „{ $card }“ ({ $half }); dostane ho { $seat } na pozemek { $plot }
    .told = { $player } dává dárek „{ $half }“; dostává ho { $seat } na pozemek { $plot }
    .yours = { $player } vám dává dárek „{ $half }“ na pozemek { $plot }
ut-give-roof =
    zastřešit cizí pozemek { $plot } kartou „{ $card }“ ({ $half }); { $income ->
        [0] bez příjmu
        [one] { $seat } dostane 1 upcoin
        [few] { $seat } dostane { $income } upcoiny
       *[other] { $seat } dostane { $income } upcoinů
    }
    .told =
        { $player } zastřešuje dárkem „{ $half }“ cizí pozemek { $plot }; { $income ->
            [0] bez příjmu
            [one] { $seat } dostává 1 upcoin
            [few] { $seat } dostává { $income } upcoiny
           *[other] { $seat } dostává { $income } upcoinů
        }
    .yours =
        { $player } zastřešuje dárkem „{ $half }“ váš pozemek { $plot }; { $income ->
             [0] bez příjmu
             [one] dostáváte 1 upcoin
             [few] dostáváte { $income } upcoiny
            *[other] dostáváte { $income } upcoinů
        }

## O čem rozhoduje náhoda

ut-first = { $seat } má ulici se symbolem a začíná
ut-opened-deck = { $seat } má nyní na balíčku: { $card } ({ $halves })
ut-opened-pile = nyní na společném balíčku: { $card } ({ $halves })

## Proč je něco odmítnuto

ut-over = hra skončila
ut-marked-street-first = nejdřív se musí vylosovat, kdo má ulici se symbolem
ut-chance-first = nejdřív se musí odkrýt karta
ut-not-to-act = na tahu je { $seat }
ut-collect-first =
    nejdřív je na řadě první akce: vezměte si ze svého balíčku { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }
ut-collecting-is-all =
    na vašem balíčku { $coins ->
        [one] leží 1 upcoin
        [few] leží { $coins } upcoiny
       *[other] leží { $coins } upcoinů
    }: vzít si upcoiny je celá vaše první akce
ut-nothing-to-collect = na vašem balíčku žádné upcoiny neleží
ut-first-action-first = nejdřív zahrajte, nebo zahoďte vrchní kartu svého balíčku
ut-second-action-now = toto je druhá akce: kupte kartu, nebo vezměte kartu městského projektu
ut-second-action-empty = toto je druhá akce a společný balíček je prázdný: kupte kartu, nebo nekupujte nic
ut-choose-first = nejdřív vyberte jeden z projektů karty
ut-project-chosen = projekt je vybraný, teď potřebuje pozemek: { $project }
ut-place-first = nejdřív umístěte projekt na pozemek
ut-municipal-is-played = karta městského projektu, která se někam hodí, se musí zahrát; „{ $card }“ se hodí
ut-bought-is-played = koupená karta se hraje: kartu „{ $card }“ nelze zahodit
ut-kept-is-played = karta „{ $card }“ se už hraje, zahodit ji nelze
ut-fits-nowhere = žádný projekt karty „{ $card }“ se nikam nehodí
ut-project-fits-nowhere = tento projekt nelze nikde postavit: { $project }
ut-deck-empty = { $seat } už má balíček vyčerpaný
ut-coins-on-deck =
    na balíčku ({ $seat }) { $coins ->
        [one] leží 1 upcoin
        [few] leží { $coins } upcoiny
       *[other] leží { $coins } upcoinů
    }, a tak z něj nelze kupovat
ut-too-dear = karta „{ $card }“ stojí { $price }, v peněžence máte { $wallet }
ut-pile-empty = společný balíček je prázdný
ut-no-passing = dokud je na společném balíčku karta, nelze druhou akci vynechat
ut-no-back = karta „{ $card }“ nemá na rubu projekty
ut-gift-to-another = dárek patří na ulici jiného hráče
ut-no-gift-mark = projekt bez symbolu dárku patří na vaši ulici
ut-plot-closed = pozemek { $plot } je zastřešený
ut-ground-only = tento projekt může stát jen v přízemí a na pozemku { $plot } už budova je
ut-upper-only = tento projekt může stát jen ve vyšším podlaží a pozemek { $plot } je prázdný
ut-rooftop-only = tento projekt může stát jen na střeše a pozemek { $plot } ji nemá
ut-accepts-no-gift = na budovu na pozemku { $plot } nelze zahrát dárky
ut-no-chance-now = teď o ničem nerozhoduje náhoda; nečekané: „{ $chance }“
ut-impossible = „{ $chance }“ zde není možné

## Zápis, který nelze přečíst

ut-no-action = „{ $text }“ není akce
ut-no-outcome = „{ $text }“ není výsledek náhody
ut-no-seat = místo „{ $text }“ neexistuje
ut-no-card = karta „{ $text }“ neexistuje
ut-no-end = „{ $text }“ není projekt karty; projekty jsou a, b, c a d
ut-no-plot = „{ $text }“ není pozemek; pozemky jsou 1 až 5

## Vyhodnocení

ut-tie-tallest = podlaží nejvyšší budovy: { $count }
ut-sheet-plot = prestiž z pozemku { $plot }
ut-sheet-coins =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    } v peněžence, 3 za bod

## Edice

ut-edition-cards =
    { $what ->
        [projects] počet karet projektů
       *[municipal] počet karet městských projektů
    } je { $found }, má být { $wanted }
ut-edition-clause = „{ $clause }“ o projektu nic neříká
ut-edition-clause-twice = „{ $clause }“ říká znovu, co už řečeno bylo
ut-edition-empty = o projektu je třeba něco říci
ut-edition-duo = dvakrát se může počítat jen kancelář, služby, byt, kavárna nebo obchod
ut-edition-gift = projekt není zároveň dárek a bez dárků
ut-frame-count =
    { $what ->
        [price] cena je { $found }
        [prices] součet cen je { $found }
        [office] kanceláří je { $found }
        [services] služeb je { $found }
        [apartment] bytů je { $found }
        [cafe] kaváren je { $found }
        [shop] obchodů je { $found }
        [hotel] hotelů je { $found }
        [no-kind] projektů bez druhu je { $found }
        [roof] střech na kartách projektů je { $found }
        [municipal-roof] střech na kartách městských projektů je { $found }
        [gift] dárků je { $found }
        [gift-roof] dárků se střechou je { $found }
        [rooftop] projektů jen na střechu je { $found }
        [no-gifts] projektů bez dárků je { $found }
        [duo] duo projektů jednoho druhu je { $found }
        [income] pevných příjmů je { $found }
        [negative-income] záporných příjmů je { $found }
        [income-per-storey] příjmů za podlaží je { $found }
        [income-on-plot] příjmů za podniky na pozemku je { $found }
        [income-on-street] příjmů za podniky na ulici je { $found }
        [income-if-ground] příjmů v přízemí je { $found }
        [prestige] pevných prestiží je { $found }
        [prestige-on-plot] prestiží za podniky na pozemku je { $found }
        [prestige-on-street] prestiží za podniky na ulici je { $found }
        [prestige-per-gift] prestiží za dárky je { $found }
        [prestige-per-storey] prestiží za podlaží je { $found }
       *[prestige-if-ground] prestiží v přízemí je { $found }
    }, domácí edice má { $least } až { $most }
ut-frame-same-kind = v domácí edici se oba projekty karty liší druhem
ut-frame-value = takovou hodnotu domácí edice nemá: { $project }
ut-frame-roof-on-roof = v domácí edici nemá projekt na střechu sám střechu
ut-frame-strong = na kartu městského projektu domácí edice příliš silné: { $project }
ut-frame-stuck = karta městského projektu domácí edice má projekt pro prázdný pozemek

## Pozice

ut-position-players = počet hráčů je { $found }, má být { $wanted }
ut-position-first = hráč { $found } neexistuje, jen 1 až { $most }
ut-position-turns = tahů je { $found }, hra jich má nejvýše { $most }
ut-position-twice = „{ $id }“ je tu dvakrát
ut-position-chosen = je vybrán projekt, ale žádná karta se nehraje
ut-position-plot = karta „{ $card }“ nemůže na pozemku { $plot } hráče { $seat } ležet tam, kde leží
ut-audit-unseen =
    { $what ->
        [projects] karet projektů, které nikde nejsou, je { $found }
       *[municipal] karet městských projektů, které nikde nejsou, je { $found }
    }, skrytých jich má být { $wanted }
ut-audit-deck-size = je { $found }, karet je nejvýše { $most }
ut-audit-deck-kind = taková karta zde neleží: karty projektů leží v balíčcích hráčů, karty městských projektů ve společném balíčku
ut-audit-deck-closed = vrchní karta musí být odkrytá
ut-audit-deck-open = teď zde žádná karta odkrytá být nemůže
ut-audit-street = co je zapsáno o ulici hráče { $seat }, nesouhlasí s jejími kartami
ut-audit-wallet = tolik upcoinů v žádné peněžence není: hráč { $seat }
ut-audit-coins =
    na balíčku ({ $seat }) { $coins ->
        [one] leží 1 upcoin
        [few] leží { $coins } upcoiny
       *[other] leží { $coins } upcoinů
    }, což není cena žádné koupené karty
ut-audit-turns = vzatých karet je { $found }, po tolika tazích ({ $turns }) jich může být nejvýše { $most }
ut-audit-not-now = do této fáze nepatří
ut-audit-needed = chybí: tato fáze to potřebuje
ut-audit-deal-first = než se vylosuje, kdo začíná, nic se ještě nestalo
ut-audit-deal-tops = když se odkrývají první vrchní karty, nic jiného se ještě nestalo a balíčky se odkrývají popořadě
ut-audit-over = konec je vyvolán a kolo dohráno, takže hra skončila
ut-audit-round = hra končí s kolem, když měli všichni stejně tahů
ut-audit-not-over = žádný balíček není vyčerpaný a žádná ulice zastřešená, takže hra neskončila
ut-audit-no-coins = nejsou tu upcoiny, které by šlo vzít
ut-audit-collect-first = upcoiny na balíčku hráče na tahu se vybírají nejdřív
ut-audit-no-deck = balíček je vyčerpaný, takže první akce odpadá
ut-audit-nothing-to-buy = není co koupit ani vzít ze společného balíčku, takže druhá akce odpadá
ut-audit-no-choice = postavit lze nejvýše jeden z jejích projektů, takže není co vybírat
ut-audit-no-place = tento projekt nelze nikde postavit
ut-audit-origin = odtud karta teď pocházet nemůže
ut-audit-unpaid = je { $found }, musí to být cena vzaté karty: { $wanted }
ut-audit-nothing-to-open = nezbývá tam karta, která by se odkryla
ut-audit-deck-full = karet zbývá { $found }, po tolika tazích ({ $turns }) jich může být nejvýše { $most }

## Dvoupísmenné značky; každá musí být jiná

ut-code-office = Kc
ut-code-services = Sl
ut-code-apartment = By
ut-code-cafe = Kv
ut-code-shop = Ob
ut-code-hotel = Ho

## Stůl

ut-board-setup = Příprava hry
ut-board-turn =
    { $round }. kolo, { $party }, { $action ->
        [1] první
       *[2] druhá
    } akce
ut-board-last-round = poslední kolo
ut-board-over =
    Konec hry po { $rounds ->
        [one] 1 kole
       *[other] { $rounds } kolech
    }
ut-board-pile = Společný
ut-board-deck = Balíček { $seat }
ut-board-empty = prázdný
ut-board-unopened = ještě neodkrytý
ut-board-left =
    { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } karet
    }
ut-board-on-deck = leží { $coins }$
ut-board-free = zdarma
ut-board-taken = Hraje se:
ut-board-player =
    { $party }: { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }
ut-board-wallet = peněženka { $coins }$
ut-board-roof-pays = střecha vynese { $coins }$
ut-board-legend =
    Na stole:
      Kc Sl By Kv Ob Ho   druhy; KcKc se počítá dvakrát; -- bez druhu
      ▲ střecha   ◆ dárek   ⊘ bez dárků
      ▁ jen přízemí   ↑ jen vyšší podlaží   ⌂ jen na střechu
      $2        příjem 2, kdykoli se na ulici zastřeší pozemek
      ★3        prestiž 3 na konci hry
      $1/By=    za každý byt na ulici; /By| za každý na pozemku
      ★1/↓      za každé podlaží pod kartou; /▁ v přízemí; /◆= za každý dárek
      Na ulicích je $ a ★ to, co má projekt teď; pod nimi totéž za pozemek.
      ▲▲▲▲ zastřešený pozemek      ► Hráč 1 kdo je na tahu

## Co věci jsou a co přinesou

ut-about-move = tah
ut-about-discard = Karta opustí hru a odkryje se další karta vašeho balíčku.
ut-about-half = { $source }: { $card }
ut-about-half-taken = právě se hraje: { $card }
ut-about-being-played = Tato karta se právě hraje. Vyberte jednu její polovinu a pozemek.
ut-about-storey = { $number }. podlaží na pozemku { $plot }: { $card }
ut-about-earns = Při každém zastřešení pozemku na své ulici teď vynese { $coins }.
ut-about-cards = karty v nabídce
ut-about-your-deck = váš balíček
ut-about-deck-of = balíček: { $seat }
ut-about-open = Nahoře leží { $card }.
ut-about-free = Zdarma jako vaše druhá akce. Vyberete si jednu ze čtyř polovin.
ut-about-price-own =
    Jako vaše první akce zdarma. Jako druhá stojí { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinů
    } a platí se bance.
ut-about-price =
    Jako druhá akce stojí { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinů
    }; cenu položíte na tento balíček ({ $seat }).
ut-about-coins =
    Není na prodej, dokud na něm { $coins ->
        [one] leží 1 upcoin
        [few] leží { $coins } upcoiny
       *[other] leží { $coins } upcoinů
    }.
ut-about-left = Zbývá karet: { $left }.
ut-about-plot = pozemek, ulice: { $seat }
    .you = pozemek vaší ulice
ut-about-plot-name = Pozemek { $plot }
ut-about-plot-empty = Zatím tu nic nestojí.
ut-about-plot-open = Podlaží: { $storeys }. Pozemek není zastřešený.
ut-about-plot-closed = Podlaží: { $storeys }. Pozemek je zastřešený; hodí se sem už jen projekty na střechu.
ut-about-plot-no-gifts = Nelze na něj zahrát dárky.
ut-about-plot-income = Jeho podlaží přidají { $coins } k tomu, co vynese střecha.
ut-about-player = ulice a peněženka
ut-about-wallet =
    V peněžence: { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinů
    }. Za tři je bod.
ut-about-roof-pays = Střecha na této ulici teď vynese { $coins } a k tomu příjem své karty.
ut-about-roofs = Střechy: { $roofs } z { $plots }.
ut-worth-now = teď
ut-worth-on-plot = na pozemku { $plot }, kde je to teď nejlepší
ut-worth-gift = dostane { $seat }, pozemek { $plot }
ut-way-collect = Vzít upcoiny
ut-way-keep = Zahrát vrchní kartu
ut-way-discard = Zahodit vrchní kartu
ut-way-buy = Koupit vrchní kartu za { $price }
ut-way-municipal = Vzít vrchní kartu
ut-way-choose = Vybrat tuto polovinu
ut-way-build = Postavit na pozemek { $plot }
ut-way-give = Darovat: { $seat }, pozemek { $plot }
ut-mark-duo = počítá se dvakrát
ut-mark-duo-means = Počítá se za dva projekty svého druhu, ale jen za jedno podlaží.
ut-mark-income-means = Vyplácí se, kdykoli se na jeho ulici zastřeší pozemek.
ut-mark-prestige-means = Počítá se na konci hry.
ut-mark-gift-means = Patří na ulici jiného hráče, nikdy na vaši.
ut-mark-roof-means = Zastřeší pozemek. Celá ulice hned vyplatí příjem.
ut-mark-roof-pays = Zastřeší pozemek. Celá vaše ulice hned vyplatí příjem: teď { $coins } a k tomu příjem této karty.
ut-mark-roof-gift-means = Zastřeší pozemek. Příjem hned dostane majitel ulice.
ut-mark-roof-on-roof-means = Pozemek už zastřešený je, nic se nevyplácí.
ut-mark-ground-means = Jen jako první karta pozemku.
ut-mark-upper-means = Nikdy jako první karta pozemku.
ut-mark-rooftop-means = Jen na zastřešenou budovu; sám nic nezastřeší.
ut-mark-no-gifts-means = Na jeho budovu od té chvíle nelze zahrát dárky.
ut-holding-coins = upcoiny
ut-holding-coins-on-deck = upcoiny na balíčku
ut-holding-prestige = prestiž
ut-holding-roofs = střechy
ut-holding-pays = upcoiny za každou střechu
ut-worth-more-plot =
    s { $kind ->
        [office] další kanceláří
        [services] dalšími službami
        [apartment] dalším bytem
        [cafe] další kavárnou
        [shop] dalším obchodem
       *[hotel] dalším hotelem
    } na pozemku
ut-worth-more-street =
    s { $kind ->
        [office] další kanceláří
        [services] dalšími službami
        [apartment] dalším bytem
        [cafe] další kavárnou
        [shop] dalším obchodem
        [hotel] dalším hotelem
       *[gift] dalším dárkem
    } na ulici

## Jak se jmenují podlaží, dvěma slovy

ut-storey-office =
    { $style ->
        [gift] Call centrum
        [duo] Dvojitá kancelář
        [rooftop] Střešní kancelář
        [ground] Pobočka banky
        [roof] Hlavní sídlo
        [upper] Návrhářské studio
       *[plain] Kancelářské patro
    }
ut-storey-services =
    { $style ->
        [gift] Tetovací salon
        [duo] Dvojitý salon
        [rooftop] Střešní posilovna
        [ground] Kadeřnický salon
        [roof] Fotografický ateliér
        [upper] Zubní ordinace
       *[plain] Místní služby
    }
ut-storey-apartment =
    { $style ->
        [gift] Hluční nájemníci
        [duo] Dvojitý byt
        [rooftop] Střešní byt
        [ground] Byt se zahrádkou
        [roof] Podkrovní byty
        [upper] Byty s balkonem
       *[plain] Rodinné byty
    }
ut-storey-cafe =
    { $style ->
        [gift] Hlučný bar
        [duo] Dvojitá kavárna
        [rooftop] Střešní bar
        [ground] Pouliční kavárna
        [roof] Zimní zahrada
        [upper] Útulná čajovna
       *[plain] Městská kavárna
    }
ut-storey-shop =
    { $style ->
        [gift] Obchod s harampádím
        [duo] Dvojitý obchod
        [rooftop] Střešní kiosek
        [ground] Obchod na rohu
        [roof] Módní obchod
        [upper] Malé knihkupectví
       *[plain] Obchod s potravinami
    }
ut-storey-hotel =
    { $style ->
        [gift] Divoký hostel
        [rooftop] Střešní apartmá
        [ground] Malý penzion
        [roof] Grand hotel
        [upper] Hotelové pokoje
       *[plain] Městský hotel
    }
ut-storey-none =
    { $style ->
        [gift] Holubí hnízdo
        [rooftop] Střešní zahrada
        [ground] Malý park
        [roof] Skleněný pavilon
        [upper] Visutá zahrada
       *[plain] Veřejná zahrada
    }
