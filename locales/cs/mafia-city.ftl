### Mafia City. České názvy karet jsou v mafia-city-cards.ftl.

## Lokace

mc-prison = Věznice
mc-port = Přístav
mc-fighters-club = Klub rváčů
mc-police-station = Policejní stanice
mc-business-district = Obchodní čtvrť
mc-private-club = Soukromý klub
mc-town-hall = Radnice

## Věci

mc-mafioso = Mafián { $spot } ({ $seat }, { $location })
mc-copies =
    { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
mc-hand = { $seat }: { $cards }
mc-hand-empty =
    { $seat }: { $cards ->
       *[other] žádné karty
    }

## Co dělají hráči

mc-pass = vzdát se tahu (pas)
mc-place = umístit Mafiána: { $location }
mc-wait = vyčkat a odhodit kartu { $card }
mc-hat = { $card } jako Klobouk: zpět do ruky { $mafioso }
mc-hats = { $cards } jako Klobouky: Mafián z rezervy na lokaci { $location }
mc-bullet = { $card } jako Náboj: ještě jedna akce
mc-fists = veto symboly Pěst: { $cards }
mc-plus-one = { $card } jako +1: bod navíc
mc-jail = do CELY: { $mafioso }
mc-move = pohnout Nájemným vrahem: { $location }
mc-discard = odhodit kartu { $card }
mc-pick = vybrat lokaci { $location }
mc-ask = na řadě je { $seat }
mc-back =
    { $count ->
        [0] nechat všechny Mafiány: { $location }
        [one] stáhnout 1 Mafiána: { $location }
        [few] stáhnout { $count } Mafiány: { $location }
       *[other] stáhnout { $count } Mafiánů: { $location }
    }
mc-keep = nechat si karty
mc-redraw = vyměnit karty: { $cards }
mc-use = provést efekt
mc-use-fighters-club = vzít Mafiána z rezervy
mc-use-police-station = vzít figurku Policisty
mc-use-business-district = dobrat tři karty a jednu odhodit
mc-use-town-hall = vzít figurku Starosty
mc-play-hitman = { $card }: odstranit, { $mafioso }
mc-play-informer = { $card }: do CELY, { $mafioso }
mc-play-thief = { $card }: vzít kartu, kterou má { $seat }
mc-play-police-chief = veto: { $card }
mc-play-fbi = veto: { $card }
mc-play-police-raid = { $card }: { $location }
mc-play-pulling-strings = { $card }: vyměnit nejspodnější na lokacích { $one } a { $other }
mc-play-big-plan = { $card }: { $mafioso } na lokaci { $location }
mc-play-complicity = { $card }: do CELY také { $mafioso }
mc-play-shady-business = { $card }: dobrat tři karty a jednu z nich odhodit
mc-play-secret-deal = { $card }: +1 při určování kontroly
mc-no-veto = bez veta
mc-no-bullet = bez Náboje
mc-no-deal = bez Tajné dohody
mc-no-complicity = bez Spoluúčasti
mc-no-hitman = bez karty Nájemný vrah
mc-no-plus-one = bez +1
mc-no-effect = efekt neprovést

## O čem rozhoduje náhoda

mc-first = začíná { $seat }
mc-tile = další ve Městě: { $location }
mc-draws = { $seat } dobírá kartu
mc-draws-card = { $seat } dobírá kartu { $card }
mc-steals = { $seat } bere kartu, přichází o ni { $victim }
mc-steals-card = { $seat } bere kartu { $card }, přichází o ni { $victim }
mc-looks = { $seat } má Policistu a smí se dívat všem do karet
mc-looks-at = { $seat } má Policistu a vidí: { $hands }
mc-vetoed = { $seat } vetuje: { $cards }
mc-stands = nikdo nevetuje, efekt se provede
mc-veto-stands = nikdo nic nenamítá, veto platí ({ $seat })

## Proč je něco odmítnuto

mc-over = hra skončila
mc-chance-first = nejdřív se musí něco dobrat nebo odkrýt
mc-not-to-act = na tahu je { $seat }
mc-not-asked = není na co odpovídat: bez otázky, nebo už zodpovězeno
mc-no-mafioso-in-hand = v ruce není žádný Mafián
mc-no-reserve = v rezervě není žádný Mafián
mc-no-mafioso = Mafián { $spot } neexistuje
mc-no-own-mafioso = { $spot } není vlastní Mafián
mc-fists-never-location = efekt lokace nelze symboly Pěst zrušit
mc-not-adjacent = { $from } a { $to } spolu nesousedí
mc-picked = lokaci { $location } už vybrat nelze
mc-decided = { $seat } zde o ničem nerozhoduje
mc-too-many-back = tolik vlastních Mafiánů ({ $count }) zde není
mc-not-in-hand = karta { $card } tu není, nebo ne tolikrát
mc-other-symbol = karta { $card } má jiný symbol
mc-does-not-cancel = karta { $card } toto neruší
mc-does-not-cancel-location = karta { $card } efekt této lokace neruší
mc-no-action-text = text karty { $card } není akce
mc-bad-target = takový cíl karta { $card } nemá
mc-no-chance-now = teď o ničem nerozhoduje náhoda, tedy ani „{ $chance }“
mc-impossible = „{ $chance }“ zde není možné
mc-wanted-mulligan = dvě karty si nechat, nebo vyměnit obě
mc-wanted-turn = umístit, zahrát, vyčkat, nebo se vzdát tahu
mc-wanted-bullet = kdo se vzdal tahu, může vynést Náboj, nebo odmítnout
mc-wanted-action = po Náboji: umístit, zahrát, nebo vyčkat
mc-wanted-answer = odpovědět vetem, nebo odmítnout
mc-wanted-discard = jednu kartu je třeba odhodit
mc-wanted-complicity = odpovědět Spoluúčastí, nebo odmítnout
mc-wanted-deal = vynést Tajnou dohodu, nebo odmítnout
mc-wanted-jail = poslat Mafiána do CELY, nebo odmítnout
mc-wanted-move = pohnout Nájemným vrahem, nebo odmítnout
mc-wanted-use = provést efekt, nebo odmítnout
mc-wanted-hitman = zahrát kartu Nájemný vrah, nebo odmítnout
mc-wanted-plus-one = vynést +1, nebo odmítnout
mc-wanted-pick = je třeba vybrat lokaci
mc-wanted-ask = je třeba určit hráče
mc-wanted-back = kolik Mafiánů stáhnout

## Zápis, který nelze přečíst

mc-no-action = „{ $text }“ není akce
mc-no-outcome = „{ $text }“ není nic, o čem rozhoduje náhoda
mc-no-seat = místo „{ $text }“ neexistuje
mc-no-card = karta „{ $text }“ neexistuje
mc-no-location = lokace „{ $text }“ neexistuje: jsou to 1 až 7
mc-no-spot = „{ $text }“ není Mafián: 3.2 je druhý odspodu na lokaci 3
mc-no-number = „{ $text }“ není počet Mafiánů
mc-no-target = „{ $text }“ se k této kartě nehodí, zato „{ $form }“ ano

## Vyhodnocení

mc-sheet-control =
    { $count ->
        [one] kontrola 1 lokace
       *[other] kontrola { $count } lokací
    }
mc-sheet-extra = { $count }× +1 v Soukromém klubu

## Edice

mc-edition-kind = druh karty „{ $word }“ neexistuje
mc-edition-symbol = symbol „{ $word }“ neexistuje
mc-edition-face = „{ $id }“ má stejný text i symbol jako některá karta před ní
mc-edition-different = různých karet je { $found }, může jich být { $most }
mc-edition-cards = karet je { $found }, musí jich být { $wanted }
mc-edition-missing = žádná karta nemá „{ $word }“

## Pozice

mc-position-players = počet hráčů je { $found }, musí být { $wanted }
mc-position-city = lokací je sedm
mc-position-stack = sloupeček na lokaci { $location } je příliš vysoký
mc-position-seat = hráč { $found } neexistuje, jen 1 až { $most }
mc-position-chain = ohlášen je jeden efekt a nejvýše 25 vet
mc-position-answers = odpovídá někdo, kdo není tázán
mc-position-copies = karta { $card } je tu { $found }×, existuje { $most }×
mc-position-laid = k ohlášení patří nejvýše dvě karty
mc-audit-cards = karta { $card } je tu { $found }×, musí být { $wanted }×
mc-audit-counts = počty karet nesouhlasí
mc-audit-mafiosi = počet Mafiánů hráče { $seat } je { $found }, musí být { $wanted }
mc-audit-round = kolo { $found } neexistuje, jen 1 až { $most }
mc-audit-points = bodů je víc, než dosavadní kola dovolují
mc-audit-won = někdo už vyhrál
mc-audit-knowledge = hráč { $seat } zná kartu, která tu není
mc-audit-city = počet rozložených lokací je { $found }, teď musí být { $wanted }
mc-audit-window = ohlášené, vynesené nebo zodpovězené si neodpovídá
mc-audit-phase = do této fáze se zde nelze dostat; na tahu: hráč { $seat }

## Ohlášené efekty

mc-effect-bullet = Náboj
mc-effect-hat = Klobouk, { $spot } zpět do ruky ({ $location })
mc-effect-hats = dva Klobouky, z rezervy na lokaci { $location }
mc-effect-informer = Práskač, { $spot } do CELY ({ $location })
mc-effect-thief = Zloděj, karta, kterou má { $seat }
mc-effect-police-raid = Policejní razie, { $location }
mc-effect-pulling-strings = Páky v pozadí, { $one } a { $other }
mc-effect-big-plan = Velký plán, { $spot } ({ $location }) na lokaci { $to }
mc-effect-shady-business = Kšefty
mc-effect-secret-deal = Tajná dohoda
mc-effect-hitman = Nájemný vrah, { $spot } do rezervy ({ $location })
mc-effect-plus-one = +1
mc-effect-complicity = Spoluúčast, do CELY také { $spot } ({ $location })
mc-effect-prison = Věznice, { $spot } do CELY ({ $location })
mc-effect-port = Přístav, Nájemný vrah jde na lokaci { $location }

## Herní plán

mc-symbol-fist = Pěst
mc-symbol-hat = Klobouk
mc-symbol-bullet = Náboj
mc-symbol-plus-one = +1
# A card that shares its name with one of another symbol
mc-card-of = { $card } ({ $symbol })
mc-board-round = Kolo { $round }, hraje se do { $target } bodů
mc-board-piles = Dobírací balíček { $pile }, odhozeno { $discard }
mc-board-setup = Příprava hry
mc-board-turn = I. Akční fáze
mc-board-bullet-turn = I. Akční fáze: akce po Náboji
mc-board-window = Kdo vetuje?
mc-board-steal = Zloděj bere kartu
mc-board-shady = Kšefty
mc-board-complicity = Spoluúčast?
mc-board-pick = II. Fáze lokací: držitel Starosty vybírá
mc-board-bid = II. Fáze lokací: Tajné dohody?
mc-board-effect = II. Fáze lokací: efekt
mc-board-hitman-card = II. Fáze lokací: Nájemný vrah?
mc-board-extra-point = II. Fáze lokací: +1?
mc-board-back = III. Strategická fáze
mc-board-draw = IV. Konec kola: dobírání karet
mc-board-over = Hra skončila
mc-board-hitman = Vrah
mc-board-policeman = Policista
mc-board-mayor = Starosta
mc-board-first = začíná
mc-board-passed = pas
mc-board-deals =
    { $count ->
        [one] 1 Tajná dohoda
        [few] { $count } Tajné dohody
       *[other] { $count } Tajných dohod
    }
mc-board-control = kontrola:
mc-board-cell = CELA:
mc-board-drawn = Dobráno:
mc-board-announced = { $party }: { $effect }
mc-board-veto = Veto, { $party }:
mc-board-asked = Odpovídají hráči: { $seats }
mc-board-answered = Vaše odpověď:
mc-board-declined = Vaše odpověď: bez veta
mc-board-player =
    { $party }: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
mc-board-gang = v ruce { $mafiosi }, v rezervě { $reserve }
mc-board-cards =
    { $count ->
        [0] žádné karty
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
mc-board-legend =
    Na plánu:
      ▁1 2 2          sloupeček lokace odspodu: 3.2 je druhý Mafián odspodu
                      na lokaci 3
      kontrola: 2     kdo by lokaci teď kontroloval
      ■               vyhodnoceno (II. fáze), teprve přijde (III. fáze)
      Zloděj•Náboj    karta a její symbol; u soupeřů jen to, co víte
      ► 1             kdo je na tahu
