### UpTown. Slovenské názvy kariet sú v uptown-cards.ftl.

## Projekty

ut-office = kancelária
ut-services = služby
ut-apartment = byt
ut-cafe = kaviareň
ut-shop = obchod
ut-hotel = hotel
ut-no-kind = iný
ut-duo = { $kind } (počíta sa dvakrát)
ut-roof = strecha
ut-gift = dar
ut-ground = len prízemie
ut-upper = len vyššie poschodia
ut-rooftop = len na strechu
ut-no-gifts = bez darov
ut-income = zisk { $coins }
ut-income-storey = zisk { $coins } za poschodie pod kartou
ut-income-plot =
    zisk { $coins } za { $kind ->
        [office] kanceláriu
        [services] služby
        [apartment] byt
        [cafe] kaviareň
        [shop] obchod
       *[hotel] hotel
    } na políčku
ut-income-street =
    zisk { $coins } za { $kind ->
        [office] kanceláriu
        [services] služby
        [apartment] byt
        [cafe] kaviareň
        [shop] obchod
       *[hotel] hotel
    } na ulici
ut-income-ground = zisk { $coins } na prízemí
ut-prestige = prestíž { $points }
ut-prestige-storey = prestíž { $points } za poschodie pod kartou
ut-prestige-plot =
    prestíž { $points } za { $kind ->
        [office] kanceláriu
        [services] služby
        [apartment] byt
        [cafe] kaviareň
        [shop] obchod
       *[hotel] hotel
    } na políčku
ut-prestige-street =
    prestíž { $points } za { $kind ->
        [office] kanceláriu
        [services] služby
        [apartment] byt
        [cafe] kaviareň
        [shop] obchod
       *[hotel] hotel
    } na ulici
ut-prestige-gifts = prestíž { $points } za dar na ulici
ut-prestige-ground = prestíž { $points } na prízemí

## Čo robia hráči

ut-collect =
    vziať zo svojho balíčka { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinov
    }
    .told =
        { $player } berie zo svojho balíčka { $coins ->
            [one] 1 upcoin
            [few] { $coins } upcoiny
           *[other] { $coins } upcoinov
        }
# Both halves of a card, as they are called on the table
ut-halves = { $one } / { $other }
ut-keep = zahrať kartu „{ $card }“ zo svojho balíčka
    .told = { $player } hrá kartu „{ $halves }“ zo svojho balíčka
ut-discard = zahodiť kartu „{ $card }“ ({ $halves })
    .told = { $player } zahadzuje kartu „{ $halves }“
ut-buy =
    kúpiť kartu „{ $card }“ (predáva { $seat }) za { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinov
    }
    .told =
        { $player } kupuje kartu „{ $halves }“; { $seat } dostáva { $price ->
            [one] 1 upcoin
            [few] { $price } upcoiny
           *[other] { $price } upcoinov
        }
    .yours =
        { $player } kupuje vašu kartu „{ $halves }“; dostávate { $price ->
             [one] 1 upcoin
             [few] { $price } upcoiny
            *[other] { $price } upcoinov
        }
ut-buy-own =
    kúpiť kartu „{ $card }“ zo svojho balíčka za { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinov
    }
    .told =
        { $player } kupuje kartu „{ $halves }“ zo svojho balíčka za { $price ->
            [one] 1 upcoin
            [few] { $price } upcoiny
           *[other] { $price } upcoinov
        }
ut-municipal = vziať kartu mestského projektu „{ $card }“
    .told = { $player } berie zo spoločnej kôpky kartu „{ $halves }“
ut-municipal-discard = vziať kartu mestského projektu „{ $card }“, ktorá sa nikam nehodí, a zahodiť ju
    .told = { $player } berie zo spoločnej kôpky kartu „{ $halves }“, ktorá sa nikam nehodí, a zahadzuje ju
ut-pass = nič nekúpiť
    .told = { $player } nič nekupuje
ut-choose = vybrať: { $project }
    .told = { $player } vyberá: { $project }
ut-build = postaviť „{ $card }“ ({ $half }) na políčku { $plot }
    .told = { $player } stavia „{ $half }“ na políčku { $plot }
ut-build-roof =
    uzavrieť políčko { $plot } kartou „{ $card }“ ({ $half }) { $income ->
        [0] bez zisku
        [one] a dostať 1 upcoin
        [few] a dostať { $income } upcoiny
       *[other] a dostať { $income } upcoinov
    }
    .told =
        { $player } uzatvára políčko { $plot } kartou „{ $half }“ { $income ->
            [0] bez zisku
            [one] a dostáva 1 upcoin
            [few] a dostáva { $income } upcoiny
           *[other] a dostáva { $income } upcoinov
        }
ut-give = dať dar „{ $card }“ ({ $half }); dostane ho { $seat } na políčko { $plot }
    .told = { $player } dáva dar „{ $half }“; dostáva ho { $seat } na políčko { $plot }
    .yours = { $player } vám dáva dar „{ $half }“ na políčko { $plot }
ut-give-roof =
    uzavrieť cudzie políčko { $plot } kartou „{ $card }“ ({ $half }); { $income ->
        [0] bez zisku
        [one] { $seat } dostane 1 upcoin
        [few] { $seat } dostane { $income } upcoiny
       *[other] { $seat } dostane { $income } upcoinov
    }
    .told =
        { $player } uzatvára darom „{ $half }“ cudzie políčko { $plot }; { $income ->
            [0] bez zisku
            [one] { $seat } dostáva 1 upcoin
            [few] { $seat } dostáva { $income } upcoiny
           *[other] { $seat } dostáva { $income } upcoinov
        }
    .yours =
        { $player } uzatvára darom „{ $half }“ vaše políčko { $plot }; { $income ->
             [0] bez zisku
             [one] dostávate 1 upcoin
             [few] dostávate { $income } upcoiny
            *[other] dostávate { $income } upcoinov
        }

## O čom rozhoduje náhoda

ut-first = { $seat } má ulicu so symbolom a začína
ut-opened-deck = { $seat } má teraz na balíčku: { $card } ({ $halves })
ut-opened-pile = teraz na spoločnej kôpke: { $card } ({ $halves })

## Prečo je niečo odmietnuté

ut-over = hra sa skončila
ut-marked-street-first = najprv sa musí vylosovať, kto má ulicu so symbolom
ut-chance-first = najprv sa musí odkryť karta
ut-not-to-act = na ťahu je { $seat }
ut-collect-first =
    najprv je na rade prvý krok: vezmite si zo svojho balíčka { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinov
    }
ut-collecting-is-all =
    na vašom balíčku { $coins ->
        [one] leží 1 upcoin
        [few] ležia { $coins } upcoiny
       *[other] leží { $coins } upcoinov
    }: vziať si upcoiny je celý váš prvý krok
ut-nothing-to-collect = na vašom balíčku neležia žiadne upcoiny
ut-first-action-first = najprv zahrajte alebo zahoďte vrchnú kartu svojho balíčka
ut-second-action-now = toto je druhý krok: kúpte kartu alebo vezmite kartu mestského projektu
ut-second-action-empty = toto je druhý krok a spoločná kôpka je prázdna: kúpte kartu alebo nekupujte nič
ut-choose-first = najprv vyberte jeden z projektov karty
ut-project-chosen = projekt je vybraný, teraz potrebuje políčko: { $project }
ut-place-first = najprv umiestnite projekt na políčko
ut-municipal-is-played = karta mestského projektu, ktorá sa niekam hodí, sa musí zahrať; „{ $card }“ sa hodí
ut-bought-is-played = kúpená karta sa hrá: kartu „{ $card }“ nemožno zahodiť
ut-kept-is-played = karta „{ $card }“ sa už hrá, zahodiť ju nemožno
ut-fits-nowhere = žiadny projekt karty „{ $card }“ sa nikam nehodí
ut-project-fits-nowhere = tento projekt sa nedá nikde postaviť: { $project }
ut-deck-empty = { $seat } už nemá v balíčku karty
ut-coins-on-deck =
    na balíčku ({ $seat }) { $coins ->
        [one] leží 1 upcoin
        [few] ležia { $coins } upcoiny
       *[other] leží { $coins } upcoinov
    }, preto sa z neho nedá kupovať
ut-too-dear = karta „{ $card }“ stojí { $price }, v peňaženke máte { $wallet }
ut-pile-empty = spoločná kôpka je prázdna
ut-no-passing = kým je na spoločnej kôpke karta, druhý krok sa nedá vynechať
ut-no-back = karta „{ $card }“ nemá na rube projekty
ut-gift-to-another = dar patrí na ulicu iného hráča
ut-no-gift-mark = projekt bez symbolu daru patrí na vašu ulicu
ut-plot-closed = políčko { $plot } je uzavreté strechou
ut-ground-only = tento projekt môže stáť len na prízemí a na políčku { $plot } už budova je
ut-upper-only = tento projekt môže stáť len na vyššom poschodí a políčko { $plot } je prázdne
ut-rooftop-only = tento projekt môže stáť len na streche a políčko { $plot } ju nemá
ut-accepts-no-gift = na budovu na políčku { $plot } sa dary hrať nedajú
ut-no-chance-now = teraz o ničom nerozhoduje náhoda; nečakané: „{ $chance }“
ut-impossible = „{ $chance }“ tu nie je možné

## Zápis, ktorý sa nedá prečítať

ut-no-action = „{ $text }“ nie je akcia
ut-no-outcome = „{ $text }“ nie je výsledok náhody
ut-no-seat = miesto „{ $text }“ neexistuje
ut-no-card = karta „{ $text }“ neexistuje
ut-no-end = „{ $text }“ nie je projekt karty; projekty sú a, b, c a d
ut-no-plot = „{ $text }“ nie je políčko; políčka sú 1 až 5

## Vyhodnotenie

ut-tie-tallest = poschodia najvyššej budovy: { $count }
ut-sheet-plot = prestíž z políčka { $plot }
ut-sheet-coins =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinov
    } v peňaženke, 3 za bod

## Edície

ut-edition-cards =
    { $what ->
        [projects] počet kariet projektov
       *[municipal] počet kariet mestských projektov
    } je { $found }, má byť { $wanted }
ut-edition-clause = „{ $clause }“ o projekte nič nehovorí
ut-edition-clause-twice = „{ $clause }“ opakuje, čo už bolo povedané
ut-edition-empty = o projekte treba niečo povedať
ut-edition-duo = dvakrát sa môže počítať len kancelária, služby, byt, kaviareň alebo obchod
ut-edition-gift = projekt nemôže byť zároveň dar aj bez darov
ut-frame-count =
    { $what ->
        [price] cena je { $found }
        [prices] súčet cien je { $found }
        [office] kancelárií je { $found }
        [services] služieb je { $found }
        [apartment] bytov je { $found }
        [cafe] kaviarní je { $found }
        [shop] obchodov je { $found }
        [hotel] hotelov je { $found }
        [no-kind] projektov bez druhu je { $found }
        [roof] striech na kartách projektov je { $found }
        [municipal-roof] striech na kartách mestských projektov je { $found }
        [gift] darov je { $found }
        [gift-roof] darov so strechou je { $found }
        [rooftop] projektov len na strechu je { $found }
        [no-gifts] projektov bez darov je { $found }
        [duo] duo projektov jedného druhu je { $found }
        [income] pevných ziskov je { $found }
        [negative-income] záporných ziskov je { $found }
        [income-per-storey] ziskov za poschodia je { $found }
        [income-on-plot] ziskov za priestory na políčku je { $found }
        [income-on-street] ziskov za priestory na ulici je { $found }
        [income-if-ground] ziskov na prízemí je { $found }
        [prestige] pevných prestíží je { $found }
        [prestige-on-plot] prestíží za priestory na políčku je { $found }
        [prestige-on-street] prestíží za priestory na ulici je { $found }
        [prestige-per-gift] prestíží za dary je { $found }
        [prestige-per-storey] prestíží za poschodia je { $found }
       *[prestige-if-ground] prestíží na prízemí je { $found }
    }, domáca edícia má { $least } až { $most }
ut-frame-same-kind = v domácej edícii sa oba projekty karty líšia druhom
ut-frame-value = takú hodnotu domáca edícia nemá: { $project }
ut-frame-roof-on-roof = v domácej edícii nemá projekt na strechu sám strechu
ut-frame-strong = na kartu mestského projektu domácej edície prisilné: { $project }
ut-frame-stuck = karta mestského projektu domácej edície má projekt pre prázdne políčko

## Pozície

ut-position-players = počet hráčov je { $found }, má byť { $wanted }
ut-position-first = hráč { $found } neexistuje, len 1 až { $most }
ut-position-turns = ťahov je { $found }, hra ich má najviac { $most }
ut-position-twice = „{ $id }“ je tu dvakrát
ut-position-chosen = projekt je vybraný, ale žiadna karta sa nehrá
ut-position-plot = karta „{ $card }“ nemôže na políčku { $plot } hráča { $seat } ležať tam, kde leží
ut-audit-unseen =
    { $what ->
        [projects] kariet projektov, ktoré nikde nie sú, je { $found }
       *[municipal] kariet mestských projektov, ktoré nikde nie sú, je { $found }
    }, skrytých ich má byť { $wanted }
ut-audit-deck-size = je { $found }, kariet je najviac { $most }
ut-audit-deck-kind = taká karta tu neleží: karty projektov ležia v balíčkoch hráčov, karty mestských projektov na spoločnej kôpke
ut-audit-deck-closed = vrchná karta musí byť odkrytá
ut-audit-deck-open = teraz tu žiadna karta odkrytá byť nemôže
ut-audit-street = čo je zapísané o ulici hráča { $seat }, nesedí s jej kartami
ut-audit-wallet = toľko upcoinov v žiadnej peňaženke nie je: hráč { $seat }
ut-audit-coins =
    na balíčku hráča { $seat } { $coins ->
        [one] leží 1 upcoin
        [few] ležia { $coins } upcoiny
       *[other] leží { $coins } upcoinov
    }, čo nie je cena žiadnej kúpenej karty
ut-audit-turns = vzatých kariet je { $found }, po toľkých ťahoch ({ $turns }) ich môže byť najviac { $most }
ut-audit-not-now = do tejto fázy nepatrí
ut-audit-needed = chýba: táto fáza to potrebuje
ut-audit-deal-first = kým sa nevylosuje, kto začína, nič sa ešte nestalo
ut-audit-deal-tops = keď sa odkrývajú prvé vrchné karty, nič iné sa ešte nestalo a balíčky sa odkrývajú po poradí
ut-audit-over = koniec je vyvolaný a kolo dohrané, takže hra sa skončila
ut-audit-round = hra sa končí s kolom, keď mali všetci rovnako ťahov
ut-audit-not-over = žiadny balíček nie je vyčerpaný a žiadna ulica uzavretá, takže hra sa neskončila
ut-audit-no-coins = nie sú tu upcoiny, ktoré by sa dali vziať
ut-audit-collect-first = upcoiny na balíčku hráča na ťahu sa vyberajú najprv
ut-audit-no-deck = balíček je vyčerpaný, takže prvý krok odpadá
ut-audit-nothing-to-buy = nie je čo kúpiť ani vziať zo spoločnej kôpky, takže druhý krok odpadá
ut-audit-no-choice = postaviť sa dá najviac jeden z jej projektov, takže nie je čo vyberať
ut-audit-no-place = tento projekt sa nedá nikde postaviť
ut-audit-origin = odtiaľ karta teraz pochádzať nemôže
ut-audit-unpaid = je { $found }, musí to byť cena vzatej karty: { $wanted }
ut-audit-nothing-to-open = neostáva tam karta, ktorá by sa odkryla
ut-audit-deck-full = kariet zostáva { $found }, po toľkých ťahoch ({ $turns }) ich môže byť najviac { $most }

## Dvojpísmenové značky; každá musí byť iná

ut-code-office = Kc
ut-code-services = Sl
ut-code-apartment = By
ut-code-cafe = Kv
ut-code-shop = Ob
ut-code-hotel = Ho

## Stôl

ut-board-setup = Príprava hry
ut-board-turn =
    { $round }. kolo, { $party }, { $action ->
        [1] prvý
       *[2] druhý
    } krok
ut-board-last-round = posledné kolo
ut-board-over =
    Koniec hry po { $rounds ->
        [one] 1 kole
       *[other] { $rounds } kolách
    }
ut-board-pile = Kôpka
ut-board-deck = Balíček { $seat }
ut-board-empty = bez kariet
ut-board-unopened = ešte neodkryté
ut-board-left =
    { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kariet
    }
ut-board-on-deck = leží { $coins }$
ut-board-free = zadarmo
ut-board-taken = Hrá sa:
ut-board-player =
    { $party }: { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodov
    }
ut-board-wallet = peňaženka { $coins }$
ut-board-roof-pays = strecha vynesie { $coins }$
ut-board-legend =
    Na stole:
      Kc Sl By Kv Ob Ho   druhy; KcKc je duo, počíta sa za dve; -- bez druhu
      ▲ strecha   ◆ dar   ⊘ bez darov
      ▁ len prízemie   ↑ len vyššie poschodia   ⌂ len na strechu
      $2        zisk 2, vždy keď sa na ulici uzavrie políčko
      ★3        prestíž 3 na konci hry
      $1/By=    za každý byt na ulici; /By| za každý na políčku
      ★1/↓      za každé poschodie pod kartou; /▁ na prízemí; /◆= za každý dar
      Na uliciach sú $ a ★ to, čo projekt dáva teraz; pod nimi to isté za políčko.
      ▲▲▲▲ uzavreté políčko      ► Hráč 1 kto je na ťahu

## Čo veci sú a čo prinesú

ut-about-move = ťah
ut-about-discard = Karta opustí hru a odkryje sa ďalšia karta vášho balíčka.
ut-about-half = { $source }: { $card }
ut-about-half-taken = práve sa hrá: { $card }
ut-about-being-played = Táto karta sa práve hrá. Vyberte jednu jej polovicu a políčko.
ut-about-storey = { $number }. poschodie na políčku { $plot }: { $card }
ut-about-earns = Pri každom uzavretí políčka na svojej ulici teraz vynesie { $coins }.
ut-about-cards = karty v ponuke
ut-about-your-deck = váš balíček
ut-about-deck-of = balíček: { $seat }
ut-about-open = Navrchu leží { $card }.
ut-about-free = Zadarmo ako váš druhý krok. Vyberiete si jednu zo štyroch polovíc.
ut-about-price-own =
    Ako váš prvý krok zadarmo. Ako druhý stojí { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinov
    } a platí sa banke.
ut-about-price =
    Ako druhý krok stojí { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinov
    }; cenu položíte na tento balíček ({ $seat }).
ut-about-coins =
    Nie je na predaj, kým na ňom { $coins ->
        [one] leží 1 upcoin
        [few] ležia { $coins } upcoiny
       *[other] leží { $coins } upcoinov
    }.
ut-about-left = Ostáva kariet: { $left }.
ut-about-plot = políčko, ulica: { $seat }
    .you = políčko vašej ulice
ut-about-plot-name = Políčko { $plot }
ut-about-plot-empty = Zatiaľ tu nič nestojí.
ut-about-plot-open = Poschodia: { $storeys }. Políčko je otvorené.
ut-about-plot-closed = Poschodia: { $storeys }. Políčko uzavrela strecha; hodia sa sem už len projekty na strechu.
ut-about-plot-no-gifts = Nedajú sa naň hrať dary.
ut-about-plot-income = Jeho poschodia pridajú { $coins } k tomu, čo vynesie strecha.
ut-about-player = ulica a peňaženka
ut-about-wallet =
    V peňaženke: { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinov
    }. Za tri je bod.
ut-about-roof-pays = Strecha na tejto ulici teraz vynesie { $coins } a k tomu zisk svojej karty.
ut-about-roofs = Strechy: { $roofs } z { $plots }.
ut-worth-now = teraz
ut-worth-on-plot = na políčku { $plot }, kde je to teraz najlepšie
ut-worth-gift = dostane { $seat }, políčko { $plot }
ut-way-collect = Vziať upcoiny
ut-way-keep = Zahrať vrchnú kartu
ut-way-discard = Zahodiť vrchnú kartu
ut-way-buy = Kúpiť vrchnú kartu za { $price }
ut-way-municipal = Vziať vrchnú kartu
ut-way-choose = Vybrať túto polovicu
ut-way-build = Postaviť na políčko { $plot }
ut-way-give = Darovať: { $seat }, políčko { $plot }
ut-mark-duo = počíta sa dvakrát
ut-mark-duo-means = Počíta sa za dva projekty svojho druhu, ale len za jedno poschodie.
ut-mark-income-means = Vypláca sa vždy, keď sa na jeho ulici uzavrie políčko.
ut-mark-prestige-means = Počíta sa na konci hry.
ut-mark-gift-means = Patrí na ulicu iného hráča, nikdy na vašu.
ut-mark-roof-means = Uzavrie políčko. Celá ulica hneď vyplatí zisk.
ut-mark-roof-pays = Uzavrie políčko. Celá vaša ulica hneď vyplatí zisk: teraz { $coins } a k tomu zisk tejto karty.
ut-mark-roof-gift-means = Uzavrie políčko. Zisk hneď dostane majiteľ ulice.
ut-mark-roof-on-roof-means = Políčko už uzavreté je, nič sa nevypláca.
ut-mark-ground-means = Len ako prvá karta políčka.
ut-mark-upper-means = Nikdy ako prvá karta políčka.
ut-mark-rooftop-means = Len na uzavretú budovu; nič neuzatvára.
ut-mark-no-gifts-means = Na jeho budovu sa od tej chvíle nedajú hrať dary.
ut-holding-coins = upcoiny
ut-holding-coins-on-deck = upcoiny na balíčku
ut-holding-prestige = prestíž
ut-holding-roofs = strechy
ut-holding-pays = upcoiny za každú strechu
ut-worth-more-plot =
    s { $kind ->
        [office] ďalšou kanceláriou
        [services] ďalšími službami
        [apartment] ďalším bytom
        [cafe] ďalšou kaviarňou
        [shop] ďalším obchodom
       *[hotel] ďalším hotelom
    } na políčku
ut-worth-more-street =
    s { $kind ->
        [office] ďalšou kanceláriou
        [services] ďalšími službami
        [apartment] ďalším bytom
        [cafe] ďalšou kaviarňou
        [shop] ďalším obchodom
        [hotel] ďalším hotelom
       *[gift] ďalším darom
    } na ulici

## Ako sa volajú poschodia, dvoma slovami

ut-storey-office =
    { $style ->
        [gift] Call centrum
        [duo] Dvojitá kancelária
        [rooftop] Strešná kancelária
        [ground] Pobočka banky
        [roof] Hlavné sídlo
        [upper] Návrhárske štúdio
       *[plain] Kancelárske poschodie
    }
ut-storey-services =
    { $style ->
        [gift] Tetovací salón
        [duo] Dvojitý salón
        [rooftop] Strešná posilňovňa
        [ground] Kadernícky salón
        [roof] Fotografický ateliér
        [upper] Zubná ambulancia
       *[plain] Miestne služby
    }
ut-storey-apartment =
    { $style ->
        [gift] Hluční nájomníci
        [duo] Dvojitý byt
        [rooftop] Strešný byt
        [ground] Byt so záhradkou
        [roof] Podkrovné byty
        [upper] Byty s balkónom
       *[plain] Rodinné byty
    }
ut-storey-cafe =
    { $style ->
        [gift] Hlučný bar
        [duo] Dvojitá kaviareň
        [rooftop] Strešný bar
        [ground] Pouličná kaviareň
        [roof] Zimná záhrada
        [upper] Útulná čajovňa
       *[plain] Mestská kaviareň
    }
ut-storey-shop =
    { $style ->
        [gift] Obchod s haraburdím
        [duo] Dvojitý obchod
        [rooftop] Strešný kiosk
        [ground] Obchod na rohu
        [roof] Módny obchod
        [upper] Malé kníhkupectvo
       *[plain] Obchod s potravinami
    }
ut-storey-hotel =
    { $style ->
        [gift] Divoký hostel
        [rooftop] Strešný apartmán
        [ground] Malý penzión
        [roof] Grand hotel
        [upper] Hotelové izby
       *[plain] Mestský hotel
    }
ut-storey-none =
    { $style ->
        [gift] Holubie hniezdo
        [rooftop] Strešná záhrada
        [ground] Malý park
        [roof] Sklený pavilón
        [upper] Visutá záhrada
       *[plain] Verejná záhrada
    }
