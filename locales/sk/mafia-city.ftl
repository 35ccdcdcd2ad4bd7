### Mafia City. Slovenské názvy kariet sú v mafia-city-cards.ftl.

## Lokácie

mc-prison = Väznica
mc-port = Prístav
mc-fighters-club = Klub bitkárov
mc-police-station = Policajná stanica
mc-business-district = Obchodná štvrť
mc-private-club = Súkromný klub
mc-town-hall = Radnica

## Veci

mc-mafioso = Mafián ({ $seat }; { $spot })
    .yours = váš Mafián ({ $spot })
    .you = váš Mafián ({ $spot })
mc-own-mafioso = Mafián ({ $spot })
mc-spot =
    { $location }, { $height ->
        [1] hlavný
       *[other] { $height }. odspodu
    }
mc-copies =
    { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
mc-hand = { $seat }: { $cards }
mc-hand-empty =
    { $seat }: { $cards ->
       *[other] žiadne karty
    }

## Čo robia hráči

mc-pass = vzdať sa ťahu (pas)
    .told = { $player } sa vzdáva ťahu
mc-place = umiestniť Mafiána: { $location }
    .told = { $player } umiestňuje Mafiána: { $location }
mc-wait = vyčkať: odhodiť kartu { $card }
    .told = { $player } vyčkáva a odhadzuje kartu { $card }
mc-hat = { $card } ako Klobúk: späť na ruku { $mafioso }
    .told = { $player } hrá kartu { $card } ako Klobúk, späť na ruku ide { $mafioso }
mc-hats = { $cards } ako Klobúky: Mafián z rezervy na lokáciu { $location }
    .told = { $player } hrá karty { $cards } ako Klobúky a umiestňuje Mafiána z rezervy: { $location }
mc-bullet = { $card } ako Náboj: ešte jedna akcia
    .told = { $player } hrá kartu { $card } ako Náboj a má ešte jednu akciu
mc-fists = veto dvoma Päsťami: { $cards }
    .told = { $player } vetuje dvoma Päsťami: { $cards }
mc-plus-one = { $card } ako +1: bod navyše
    .told = { $player } hrá kartu { $card } ako +1 za bod navyše
mc-jail = do Cely ide { $mafioso }
    .told = { $player } posiela do Cely: { $mafioso }
mc-move = presunúť Nájomného vraha: { $location }
    .told = { $player } presúva Nájomného vraha: { $location }
mc-discard = odhodiť kartu { $card }
    .told = { $player } odhadzuje kartu { $card }
mc-pick = vybrať lokáciu { $location }
    .told = { $player } vyberá lokáciu { $location }
mc-ask = rozhodne { $seat }
    .told = { $player } určuje, kto rozhodne: { $seat }
mc-back =
    { $count ->
        [0] nestiahnuť žiadneho Mafiána: { $location }
        [one] stiahnuť 1 Mafiána: { $location }
       *[other] stiahnuť { $count } Mafiánov: { $location }
    }
    .told =
        { $count ->
            [0] { $player } nesťahuje žiadneho Mafiána: { $location }
            [one] { $player } sťahuje 1 Mafiána: { $location }
           *[other] { $player } sťahuje { $count } Mafiánov: { $location }
        }
mc-keep = nechať si obe karty
    .told = { $player } si necháva obe karty
mc-redraw = vymeniť obe karty
    .told = { $player } mení obe karty
mc-use = vykonať efekt
    .told = { $player } vykonáva efekt
mc-use-fighters-club = vziať si Mafiána z rezervy
    .told = { $player } berie Mafiána z rezervy
mc-use-police-station = vziať si figúrku Policajta
    .told = { $player } berie figúrku Policajta
mc-use-business-district = dobrať si tri karty a jednu odhodiť
    .told = { $player } si doberá tri karty a jednu odhodí
mc-use-town-hall = vziať si figúrku Starostu
    .told = { $player } berie figúrku Starostu
mc-play-hitman = { $card }: do rezervy ide { $mafioso }
    .told = { $player } hrá kartu { $card }, do rezervy ide { $mafioso }
mc-play-informer = { $card }: do Cely ide { $mafioso }
    .told = { $player } hrá kartu { $card }, do Cely ide { $mafioso }
mc-play-thief = { $card }: vziať kartu, ktorú má { $seat }
    .told = { $player } hrá kartu { $card } a berie kartu, ktorú má { $seat }
    .yours = { $player } hrá kartu { $card } a berie kartu vám
mc-play-police-chief = veto: { $card }
    .told = { $player } vetuje kartou { $card }
mc-play-fbi = veto: { $card }
    .told = { $player } vetuje kartou { $card }
mc-play-police-raid = { $card }: vyprázdniť lokáciu { $location }
    .told = { $player } hrá kartu { $card } a vyprázdňuje lokáciu { $location }
mc-play-pulling-strings = { $card }: vymeniť hlavných Mafiánov na lokáciách { $one } a { $other }
    .told = { $player } hrá kartu { $card } a vymieňa hlavných Mafiánov na lokáciách { $one } a { $other }
mc-play-big-plan = { $card }: { $mafioso } na lokáciu { $location }
    .told = { $player } hrá kartu { $card }, na lokáciu { $location } ide { $mafioso }
mc-play-complicity = { $card }: do Cely ide aj { $mafioso }
    .told = { $player } hrá kartu { $card }, do Cely ide aj { $mafioso }
mc-play-shady-business = { $card }: dobrať si tri karty a jednu z nich odhodiť
    .told = { $player } hrá kartu { $card }, doberá si tri karty a jednu z nich odhodí
mc-play-secret-deal = { $card }: +1 pri určovaní kontroly
    .told = { $player } hrá kartu { $card }: +1 pri určovaní kontroly
mc-play-secret-deals = { $cards } naraz: +{ $count } pri určovaní kontroly
    .told = { $player } hrá naraz { $cards }: +{ $count } pri určovaní kontroly
mc-no-veto = bez veta
    .told = { $player } nevetuje
mc-no-bullet = bez Náboja
    .told = { $player } nehrá Náboj
mc-no-deal = bez Tajnej dohody
    .told = { $player } nehrá Tajnú dohodu
mc-no-complicity = bez Spoluúčasti
    .told = { $player } nehrá Spoluúčasť
mc-no-hitman = bez Vraha
    .told = { $player } nehrá kartu Nájomný vrah
mc-no-plus-one = bez +1
    .told = { $player } nehrá +1
mc-no-effect = vynechať efekt
    .told = { $player } vynecháva efekt

## O čom rozhoduje náhoda

mc-first = začína { $seat }
mc-tile = ďalšia v Meste: { $location }
mc-draws = { $seat } si doberá kartu
mc-draws-card = { $seat } si doberá kartu { $card }
mc-steals = { $seat } berie kartu, prichádza o ňu { $victim }
    .yours = { $seat } vám berie kartu
mc-steals-card = { $seat } berie kartu { $card }, prichádza o ňu { $victim }
    .yours = { $seat } vám berie kartu { $card }
mc-looks = { $seat } berie Policajta a smie sa všetkým pozerať do kariet
mc-looks-at = { $seat } berie Policajta a vidí: { $hands }
mc-vetoed = { $seat } vetuje: { $cards }
mc-stands = nikto nevetuje, efekt sa vykoná
mc-veto-stands = nikto nič nenamieta, veto platí ({ $seat })

## Prečo je niečo odmietnuté

mc-over = hra sa skončila
mc-chance-first = najprv sa musí niečo dobrať alebo odkryť
mc-not-to-act = na ťahu je { $seat }
mc-not-to-decide = teraz rozhoduje { $seat }
mc-not-asked = nepýtame sa vás: na odpoveď máte málo kariet
mc-answered = už ste odpovedali
mc-own-effect = ohlásili ste to sami, preto sa vás nikto nepýta
mc-bullet-when-passed = Náboj je pre toho, kto sa vzdal ťahu
mc-nothing-to-cancel = teraz nie je čo symbolmi Päsť zrušiť
mc-plus-one-in-club = +1 možno použiť len pri vyhodnotení Súkromného klubu
mc-no-mafioso-in-hand = v ruke nemáte žiadneho Mafiána
mc-no-reserve = v rezerve nemáte žiadneho Mafiána
mc-no-mafioso = taký Mafián tu nie je ({ $spot })
mc-no-own-mafioso = to nie je váš Mafián ({ $spot })
mc-nothing-to-take-back = na lokáciách nemáte žiadneho Mafiána, ktorého by ste mohli vziať späť
mc-fists-never-location = efekt lokácie sa symbolmi Päsť nedá zrušiť
mc-not-adjacent = { $from } a { $to } spolu nesusedia
mc-hitman-here = Nájomný vrah tam už stojí: { $location }
mc-picked = lokácia { $location } už bola v tejto fáze vyhodnotená
mc-nobody-there = nie sú tam žiadni Mafiáni: { $location }
mc-decided = { $seat }: rozhodnutie tu už padlo
mc-nothing-to-decide = { $seat } tu nemá žiadneho Mafiána
mc-too-many-back = toľko svojich Mafiánov ({ $count }) tu nemáte
mc-not-in-hand = kartu { $card } nemáte v ruke
mc-not-twice-in-hand = toľko kariet { $card } v ruke nemáte
mc-not-drawn = karta { $card } medzi práve dobratými nie je
mc-other-symbol = karta { $card } má symbol { $symbol }, nie { $wanted }
mc-does-not-cancel = karta { $card } toto neruší
mc-does-not-cancel-location = karta { $card } efekt tejto lokácie neruší
mc-only-fists-cancel-veto = veto rušia len symboly Päsť, karta { $card } nie
mc-only-fists-cancel-bullet = Náboj rušia len symboly Päsť, karta { $card } nie
mc-no-action-text = text karty { $card } nie je akcia
mc-no-reaction-text = text karty { $card } nie je reakcia
mc-bad-target = taký cieľ karta { $card } mať nemôže
mc-hitman-elsewhere = vyberte Mafiána tam, kde stojí Nájomný vrah: { $location }
mc-no-third-player = Spoluúčasť berie Mafiána tretieho hráča: nie vášho ani toho, kto poslal do Cely vášho
mc-same-location = Mafián musí ísť na inú lokáciu
mc-own-cards = Zlodej berie kartu inému hráčovi
mc-no-card-to-steal = { $seat } nemá žiadne karty
mc-fewer-than-two = Policajná razia potrebuje na mieste aspoň dvoch vašich Mafiánov: { $location }
mc-two-locations = vyberte dve rôzne lokácie
mc-empty-stack = nie sú tam žiadni Mafiáni: { $location }
mc-nobody-to-rob = nikto iný nemá žiadnu kartu
mc-nobody-anywhere = na lokáciách nie sú žiadni Mafiáni
mc-two-of-yours-needed = Policajná razia potrebuje lokáciu, kde máte aspoň dvoch Mafiánov
mc-two-stacks-needed = Páky v pozadí potrebujú Mafiánov na dvoch lokáciách
mc-nothing-to-draw = nie je čo dobrať: oba balíčky sú prázdne
mc-no-chance-now = teraz o ničom nerozhoduje náhoda; nečakané: „{ $chance }“
mc-impossible = „{ $chance }“ tu nie je možné
mc-wanted-mulligan = najprv si obe karty nechajte, alebo obe vymeňte
mc-wanted-turn = umiestnite Mafiána, zahrajte kartu, vyčkajte alebo sa vzdajte ťahu
mc-wanted-bullet = vzdali ste sa ťahu: použite Náboj alebo odmietnite
mc-wanted-action = po Náboji umiestnite Mafiána, zahrajte kartu alebo vyčkajte
mc-wanted-answer = odpovedzte vetom alebo odmietnite
mc-wanted-discard = musíte odhodiť kartu
mc-wanted-complicity = odpovedzte Spoluúčasťou alebo odmietnite
mc-wanted-deal = zahrajte Tajnú dohodu alebo odmietnite
mc-wanted-jail = pošlite Mafiána do Cely alebo odmietnite
mc-wanted-move = presuňte Nájomného vraha alebo odmietnite
mc-wanted-use = vykonajte efekt alebo odmietnite
mc-wanted-hitman = zahrajte kartu Nájomný vrah alebo odmietnite
mc-wanted-plus-one = použite +1 alebo odmietnite
mc-wanted-pick = musíte vybrať lokáciu
mc-wanted-ask = musíte určiť, kto rozhodne
mc-wanted-back = povedzte, koľko Mafiánov stiahnete

## Zápis, ktorý sa nedá prečítať

mc-no-action = „{ $text }“ nie je akcia
mc-no-outcome = „{ $text }“ nie je výsledok náhody
mc-no-seat = miesto „{ $text }“ neexistuje
mc-no-card = karta „{ $text }“ neexistuje
mc-no-location = lokácia „{ $text }“ neexistuje; lokácie sú 1 až 7
mc-no-spot = „{ $text }“ nie je Mafián; druhý odspodu na lokácii 3 sa píše 3.2
mc-no-number = „{ $text }“ nie je počet Mafiánov
mc-no-target = „{ $text }“ nemá pre túto kartu správny cieľ; správne je napríklad: { $form }
mc-no-deals = „{ $text }“ nehovorí, ktoré Tajné dohody a koľko ich; príklad: play secret-deal 2

## Vyhodnotenie

mc-tie-reserve = Mafiánov v rezerve: { $count }
mc-tie-cards = kariet v ruke: { $count }
mc-tie-mayor = má Starostu
mc-tie-no-mayor = nemá Starostu
mc-tie-distance = miest za začínajúcim hráčom: { $count }
mc-sheet-control =
    { $count ->
        [one] kontrola lokácie, 1×
       *[other] kontrola lokácie, { $count }×
    }
mc-sheet-extra = +1 v Súkromnom klube, { $count }×

## Edície

mc-edition-kind = druh karty „{ $word }“ neexistuje
mc-edition-symbol = symbol „{ $word }“ neexistuje
mc-edition-face = „{ $id }“ má rovnaký text aj symbol ako niektorá karta pred ňou
mc-edition-different = rôznych kariet je { $found }, môže ich byť { $most }
mc-edition-cards = kariet je { $found }, musí ich byť { $wanted }
mc-edition-missing = žiadna karta nemá „{ $word }“

## Pozície

mc-position-players = počet hráčov je { $found }, musí byť { $wanted }
mc-position-city = lokácií je sedem
mc-position-stack = stĺpček na lokácii { $location } je privysoký
mc-position-seat = hráč { $found } neexistuje, len 1 až { $most }
mc-position-chain = ohlásený je jeden efekt a najviac 25-krát veto
mc-position-answers = odpovedá niekto, koho sa nikto nepýta
mc-position-copies = karta { $card } je tu { $found }×, existuje { $most }×
mc-position-laid = k ohláseniu patria najviac dve karty
mc-audit-cards = karta { $card } je tu { $found }×, musí byť { $wanted }×
mc-audit-counts = počty kariet nesedia
mc-audit-mafiosi = počet Mafiánov hráča { $seat } je { $found }, musí byť { $wanted }
mc-audit-round = kolo { $found } neexistuje, len 1 až { $most }
mc-audit-last-round = po II. fáze { $most }. kola sa hra končí
mc-audit-points = bodov je spolu { $found }, zatiaľ ich môže byť najviac { $most }
mc-audit-won = bodov je { $found }: s { $wanted } je hra už vyhraná
mc-audit-knowledge = hráč { $seat } pozná kartu, ktorá tu nie je
mc-audit-knows-all = hráč { $seat } drží Policajta a vidí všetkým do kariet, preto sa tu nič nezapisuje
mc-audit-city = počet rozložených lokácií je { $found }, teraz musí byť { $wanted }
mc-audit-not-now = do tejto fázy nepatrí
mc-audit-needed = chýba: táto fáza to potrebuje
mc-audit-at-most = je { $found }, možné je najviac { $most }
mc-audit-hand = kariet je { $found }, teraz ich musí byť { $wanted }
mc-audit-deal-first = kým sa nevylosuje začínajúci hráč, nič sa ešte nestalo
mc-audit-dealt = všetky karty prípravy sú už rozdané
mc-audit-all-passed = všetci sa vzdali ťahu, takže I. fáza sa skončila
mc-audit-passed-over = hráč { $seat } by tu nemohol nič urobiť a vynechal by sa
mc-audit-not-passed = po Náboji koná len ten, kto sa vzdal ťahu; hráč { $seat } nie
mc-audit-out = kto mal { $most } ťahov, je z I. fázy vonku a vzdal sa ťahu; nikto iný vonku nie je
mc-audit-here = táto fáza patrí k inej lokácii: { $location }
mc-audit-no-effect = o efekte tejto lokácie sa v tejto fáze nerozhoduje
mc-audit-empty = nestojí tam žiadny Mafián
mc-audit-held = hráč { $seat } túto figúrku už drží
mc-audit-no-choice = keď ostáva len jedno alebo nič, nie je čo vyberať
mc-audit-deciding = hráč { $seat } rozhoduje teraz, a preto na rozhodnutie nečaká
mc-audit-no-mafioso = hráč { $seat } tu nemá Mafiána, o ktorom by rozhodoval
mc-audit-cube-too-early = táto lokácia sa práve vyhodnocuje a kocku dostane až potom: { $location }
mc-audit-cube-at-empty = nie sú tam Mafiáni, takže v III. fáze kocku nemá: { $location }
mc-audit-cube-missing = chýba kocka: { $location }
mc-audit-not-robbed = hráča { $seat } tu nemožno okradnúť
mc-audit-complicity = hráča { $seat } sa tu na Spoluúčasť pýtať nedá
mc-audit-not-laid = medzi vynesenými musí byť karta „{ $card }“
mc-audit-drawn = hráč { $seat } všetky dobraté karty v ruke nemá
mc-audit-no-pile = nie je čo dobrať
mc-audit-nobody-draws = v tomto kroku IV. fázy si nikto nedoberá
mc-audit-not-over = nikto nemá { $target } bodov a nie je posledné kolo
mc-audit-effect = hráč { $seat } toto tu ohlásiť nemôže
mc-audit-effect-cards = to nie sú karty tohto efektu
mc-audit-own-veto = vlastné ohlásenie nikto nevetuje
mc-audit-veto = tieto karty to, čo je pod nimi, nerušia
mc-audit-laid = karty ohlásení nie sú všetky medzi vynesenými
mc-audit-further = naraz sa vynáša len viac Tajných dohôd
mc-audit-nobody-asked = nikoho sa na to nedá pýtať
mc-audit-answer = tento hráč týmito kartami odpovedať nemôže

## Ohlásené efekty

mc-effect-bullet = Náboj
mc-effect-hat = Klobúk: Mafián späť na ruku ({ $spot })
mc-effect-hats = dva Klobúky: z rezervy na lokáciu { $location }
mc-effect-informer = Udavač: Mafián do Cely ({ $spot })
mc-effect-thief = Zlodej: karta, ktorú má { $seat }
mc-effect-police-raid = Policajná razia: { $location }
mc-effect-pulling-strings = Páky v pozadí: { $one } a { $other }
mc-effect-big-plan = Veľký plán: Mafián ({ $spot }) na lokáciu { $to }
mc-effect-shady-business = Kšefty
mc-effect-secret-deal = Tajná dohoda
mc-effect-hitman = Nájomný vrah: Mafián do rezervy ({ $spot })
mc-effect-plus-one = +1
mc-effect-complicity = Spoluúčasť: do Cely aj Mafián ({ $spot })
mc-effect-prison = Väznica: Mafián do Cely ({ $spot })
mc-effect-port = Prístav: Nájomný vrah ide na lokáciu { $location }

## Herný plán

mc-symbol-fist = Päsť
mc-symbol-hat = Klobúk
mc-symbol-bullet = Náboj
mc-symbol-plus-one = +1
# A card that shares its name with one of another symbol
mc-card-of = { $card } ({ $symbol })
mc-board-round = Kolo { $round }, hrá sa do { $target } bodov
mc-board-piles = Doberací balíček { $pile }, odhodené { $discard }
mc-board-setup = Príprava hry
mc-board-turn = I. Akčná fáza
mc-board-bullet-turn = I. Akčná fáza: akcia po Náboji
mc-board-window = Kto vetuje?
mc-board-steal = Zlodej berie kartu
mc-board-shady = Kšefty
mc-board-complicity = Spoluúčasť?
mc-board-pick = II. Fáza lokácií: držiteľ Starostu vyberá
mc-board-bid = II. Fáza lokácií: Tajné dohody?
mc-board-effect = II. Fáza lokácií: efekt
mc-board-hitman-card = II. Fáza lokácií: Nájomný vrah?
mc-board-extra-point = II. Fáza lokácií: +1?
mc-board-back = III. Strategická fáza
mc-board-draw = IV. Koniec kola: doberanie kariet
mc-board-over = Hra sa skončila
mc-board-hitman = Vrah
mc-board-policeman = Policajt
mc-board-mayor = Starosta
mc-board-first = začína
mc-board-passed = pas
mc-board-deals =
    { $count ->
        [one] 1 Tajná dohoda
        [few] { $count } Tajné dohody
       *[other] { $count } Tajných dohôd
    }
mc-board-control = kontrola:
mc-board-cell = Cela:
mc-board-drawn = Dobraté:
mc-board-announced = { $party }:
mc-board-veto = Vetuje { $party }:
mc-board-further = Potom:
mc-board-asked = Odpovedajú hráči: { $seats }
mc-board-answered = Vaša odpoveď:
mc-board-declined = Vaša odpoveď: bez veta
mc-board-player =
    { $party }: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodov
    }
mc-board-gang = v ruke { $mafiosi }, v rezerve { $reserve }
mc-board-cards =
    { $count ->
        [0] žiadne karty
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
mc-board-remembered = zapamätané:
mc-board-legend =
    Na pláne:
      ▁1 2 2          stĺpček lokácie odspodu: 3.2 je druhý Mafián odspodu
                      na lokácii 3
      kontrola: 2     kto by lokáciu teraz kontroloval
      ■               vyhodnotená (II. fáza), ešte len príde (III. fáza)
      Zlodej•Náboj    karta a jej symbol; pri súperoch len to, čo viete
      ► 1             kto je na ťahu

## Čo veci sú a čo prinesú

mc-about-hitman = Odstráňte Mafiána tam, kde stojí Nájomný vrah.
mc-about-informer = Pošlite ktoréhokoľvek Mafiána do Cely.
mc-about-thief = Vezmite inému hráčovi náhodnú kartu.
mc-about-police-chief = Zrušte kartu Udavač, Zlodej, Policajná razia alebo Väznicu.
mc-about-fbi = Zrušte kartu Nájomný vrah, Kšefty, Veľký plán alebo Prístav.
mc-about-police-raid = Celý stĺpček, kde máte aspoň dvoch Mafiánov, sa vracia hráčom na ruku.
mc-about-pulling-strings = Vymeňte hlavných (najspodnejších) Mafiánov dvoch stĺpčekov.
mc-about-big-plan = Presuňte ktoréhokoľvek Mafiána na vrch iného stĺpčeka.
mc-about-complicity = Ide váš Mafián do Cely? Pôjde tam aj Mafián tretieho hráča.
mc-about-shady-business = Doberte si tri karty a jednu z nich odhoďte.
mc-about-secret-deal = Pri určovaní kontroly platí za jedného Mafiána navyše.
mc-about-prison = Všetci si vezmú svojich Mafiánov z Cely. Kto lokáciu kontroluje, smie tam poslať ktoréhokoľvek Mafiána.
mc-about-port = Kto lokáciu kontroluje, smie pohnúť Nájomným vrahom na susednú lokáciu a potom zahrať kartu Nájomný vrah.
mc-about-fighters-club = Kto lokáciu kontroluje, smie si vziať Mafiána z rezervy; pri zhode všetci, ktorí ich tam majú najviac.
mc-about-police-station = Kto lokáciu kontroluje, smie si vziať Policajta a vidieť všetkým do kariet.
mc-about-business-district = Kto lokáciu kontroluje, smie si dobrať tri karty a jednu odhodiť.
mc-about-private-club = Kto lokáciu kontroluje, smie použiť jednu kartu s +1 a získať bod navyše.
mc-about-town-hall = Kto lokáciu kontroluje, smie si vziať Starostu a určovať poradie lokácií.
mc-mark-fist = dve Päste zrušia efekt
mc-mark-hat = jeden Klobúk: Mafián späť na ruku; dva: Mafián z rezervy
mc-mark-bullet = po pasovaní ešte jedna akcia
mc-mark-plus-one = bod navyše v Súkromnom klube
mc-about-card-action = akčná karta
mc-about-card-location = karta lokácie
mc-about-card-reaction = karta reakcie
mc-about-when = kedy
mc-about-when-action = Použijete ju ako svoju akciu v I. fáze.
mc-about-when-hitman = Použijete ju v Prístave v II. fáze, ak ho kontrolujete.
mc-about-when-secret-deal = Použijete ju v II. fáze, keď sa určuje kontrola lokácie.
mc-about-when-complicity = Použijete ju, keď iný hráč pošle vášho Mafiána do Cely.
mc-about-when-reaction = Použijete ju, keď iný hráč niečo z toho ohlási.
mc-about-stopped = čo ju zruší
mc-about-stopped-by-police-chief = Zruší ju Náčelník polície alebo dve Päste.
mc-about-stopped-by-fbi = Zruší ju F.B.I. alebo dve Päste.
mc-about-stopped-by-fists = Zrušia ju dve Päste.
mc-about-control-name = kontrola
mc-about-control = Lokáciu kontroluje a 1 bod získa, kto tu má najviac Mafiánov. Pri zhode ten z nich, ktorého hlavný (najspodnejší) Mafián leží najnižšie.
mc-about-control-alone = Lokáciu kontroluje a 1 bod získa len ten, kto tu má sám najviac Mafiánov. Pri zhode nikto.
mc-about-leads = Vedie { $seat }, počet Mafiánov: { $count }
    .you = Vediete, počet Mafiánov: { $count }
mc-about-empty = Nie sú tu žiadni Mafiáni
mc-about-tied = Je tu zhoda, nevedie nikto
mc-about-location = lokácia { $number }
mc-about-hitman-here = Karta Nájomný vrah odtiaľto odstráni Mafiána.
mc-about-cube = označovacia kocka
mc-about-cube-means = V II. fáze tohto kola už vyhodnotená.
mc-about-player = hráč
mc-about-mafiosi = Mafiáni v ruke: { $count }.
mc-about-reserve = V rezerve: { $count }.
mc-about-cards = Karty: { $count }.
mc-about-jailed = { $seat }: { $count }.
mc-about-part-of-prison = časť Väznice
mc-about-cell-name = Cela
mc-about-cell = Mafiáni v Cele sa nikde nepočítajú. Pri vyhodnotení Väznice sa všetci vrátia hráčom na ruku.
mc-about-mafioso = Mafián
mc-about-mafioso-lowest = Najnižšie ležiaci Mafián svojho hráča na tejto lokácii: rozhoduje pri zhode.
mc-about-mafioso-counts = Počíta sa tu pre kontrolu.
mc-about-number = počet
mc-about-number-deals = Tajné dohody: { $count }
mc-about-number-back = stiahnutí Mafiáni: { $count }
mc-about-figure = figúrka
mc-about-hitman-means = Karta Nájomný vrah odstráni Mafiána tam, kde figúrka stojí. Pohnúť ňou smie, kto kontroluje Prístav.
mc-about-policeman = Kto figúrku má, vidí všetkým do kariet.
mc-about-mayor = Kto figúrku má, určuje poradie lokácií.
mc-about-held-by = Má ju { $seat }.
    .you = Máte ju vy.
mc-about-stands-at = Stojí na lokácii { $location }.
mc-about-cards-kind = karty
mc-about-pile = doberací balíček
mc-about-discard = odkladací balíček
mc-about-token = žetón
mc-about-first-name = žetón začínajúceho hráča
mc-about-first = Kto ho má, začína. Na konci kola ho dostane hráč po ľavici.
mc-about-first-held = Teraz ho má { $seat }.
    .you = Teraz ho máte vy.
mc-about-more =
    { $more ->
        [1] S jedným vaším navyše
       *[other] S dvoma vašimi navyše
    }: { $yours } : { $theirs }
mc-about-more-you = Vediete.
mc-about-more-you-lower = Vediete, lebo ste v stĺpčeku nižšie.
mc-about-more-lower = Stále vedie { $seat }, lebo je v stĺpčeku nižšie.
mc-about-more-other = Vedie { $seat }.
mc-about-more-tied = Zhoda, nevedie nikto.
mc-worth-control = za kontrolu v II. fáze
mc-worth-plus-one = aj s kartou +1
mc-worth-now = teraz; cieľ je { $target }
mc-way-place = Umiestniť sem Mafiána
mc-way-wait = Odhodiť a vyčkať
mc-way-symbol = Použiť symbol: { $symbol }
mc-way-text = Zahrať text karty
mc-way-jail = Poslať tohto Mafiána do Cely
mc-way-move = Presunúť sem Nájomného vraha
mc-way-use = Vykonať efekt
mc-way-discard = Odhodiť
mc-way-pick = Vybrať túto lokáciu
mc-way-ask = Nechať rozhodnúť tohto hráča
mc-way-back = Stiahnuť Mafiánov
mc-way-aim = Zahrať sem: { $card }
mc-holding-led = vedenie na lokáciách
mc-holding-mafiosi = Mafiáni v ruke
mc-holding-reserve = Mafiáni v rezerve
mc-holding-cell = Mafiáni v Cele
mc-holding-cards = karty
mc-holding-policeman = Policajt
mc-holding-mayor = Starosta

## Na čo sa hra pýta

mc-topic-own = čo sa týka mňa
mc-topic-veto = vetá
mc-topic-secret-deal = Tajné dohody
mc-topic-bullet = Náboje
mc-topic-complicity = Spoluúčasť
mc-topic-hitman = karty Vrah
mc-topic-plus-one = karty s +1
