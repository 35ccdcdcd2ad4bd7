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

mc-mafioso = Mafián ({ $seat }; { $spot })
    .yours = váš Mafián ({ $spot })
    .you = váš Mafián ({ $spot })
mc-own-mafioso = Mafián ({ $spot })
mc-spot =
    { $location }, { $height ->
        [1] hlavní
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
       *[other] žádné karty
    }

## Co dělají hráči

mc-pass = vzdát se tahu (pas)
    .told = { $player } se vzdává tahu
mc-place = umístit Mafiána: { $location }
    .told = { $player } umísťuje Mafiána: { $location }
mc-wait = vyčkat: odhodit kartu { $card }
    .told = { $player } vyčkává a odhazuje kartu { $card }
mc-hat = { $card } jako Klobouk: zpět do ruky { $mafioso }
    .told = { $player } hraje kartu { $card } jako Klobouk, zpět do ruky jde { $mafioso }
mc-hats = { $cards } jako Klobouky: Mafián z rezervy na lokaci { $location }
    .told = { $player } hraje karty { $cards } jako Klobouky a umísťuje Mafiána z rezervy: { $location }
mc-bullet = { $card } jako Náboj: ještě jedna akce
    .told = { $player } hraje kartu { $card } jako Náboj a má ještě jednu akci
mc-fists = veto dvěma Pěstmi: { $cards }
    .told = { $player } vetuje dvěma Pěstmi: { $cards }
mc-plus-one = { $card } jako +1: bod navíc
    .told = { $player } hraje kartu { $card } jako +1 za bod navíc
mc-jail = do Cely jde { $mafioso }
    .told = { $player } posílá do Cely: { $mafioso }
mc-move = přesunout Nájemného vraha: { $location }
    .told = { $player } přesouvá Nájemného vraha: { $location }
mc-discard = odhodit kartu { $card }
    .told = { $player } odhazuje kartu { $card }
mc-pick = vybrat lokaci { $location }
    .told = { $player } vybírá lokaci { $location }
mc-ask = rozhodne { $seat }
    .told = { $player } určuje, kdo rozhodne: { $seat }
mc-back =
    { $count ->
        [0] nestáhnout žádného Mafiána: { $location }
        [one] stáhnout 1 Mafiána: { $location }
        [few] stáhnout { $count } Mafiány: { $location }
       *[other] stáhnout { $count } Mafiánů: { $location }
    }
    .told =
        { $count ->
            [0] { $player } nestahuje žádného Mafiána: { $location }
            [one] { $player } stahuje 1 Mafiána: { $location }
            [few] { $player } stahuje { $count } Mafiány: { $location }
           *[other] { $player } stahuje { $count } Mafiánů: { $location }
        }
mc-keep = nechat si obě karty
    .told = { $player } si nechává obě karty
mc-redraw = vyměnit obě karty
    .told = { $player } mění obě karty
mc-use = provést efekt
    .told = { $player } provádí efekt
mc-use-fighters-club = vzít Mafiána z rezervy
    .told = { $player } bere Mafiána z rezervy
mc-use-police-station = vzít figurku Policisty
    .told = { $player } bere figurku Policisty
mc-use-business-district = dobrat tři karty a jednu odhodit
    .told = { $player } dobírá tři karty a jednu odhodí
mc-use-town-hall = vzít figurku Starosty
    .told = { $player } bere figurku Starosty
mc-play-hitman = { $card }: do rezervy jde { $mafioso }
    .told = { $player } hraje kartu { $card }, do rezervy jde { $mafioso }
mc-play-informer = { $card }: do Cely jde { $mafioso }
    .told = { $player } hraje kartu { $card }, do Cely jde { $mafioso }
mc-play-thief = { $card }: vzít kartu, kterou má { $seat }
    .told = { $player } hraje kartu { $card } a bere kartu, kterou má { $seat }
    .yours = { $player } hraje kartu { $card } a bere kartu vám
mc-play-police-chief = veto: { $card }
    .told = { $player } vetuje kartou { $card }
mc-play-fbi = veto: { $card }
    .told = { $player } vetuje kartou { $card }
mc-play-police-raid = { $card }: vyklidit lokaci { $location }
    .told = { $player } hraje kartu { $card } a vyklízí lokaci { $location }
mc-play-pulling-strings = { $card }: vyměnit hlavní Mafiány na lokacích { $one } a { $other }
    .told = { $player } hraje kartu { $card } a vyměňuje hlavní Mafiány na lokacích { $one } a { $other }
mc-play-big-plan = { $card }: { $mafioso } na lokaci { $location }
    .told = { $player } hraje kartu { $card }, na lokaci { $location } jde { $mafioso }
mc-play-complicity = { $card }: do Cely jde i { $mafioso }
    .told = { $player } hraje kartu { $card }, do Cely jde i { $mafioso }
mc-play-shady-business = { $card }: dobrat tři karty a jednu z nich odhodit
    .told = { $player } hraje kartu { $card }, dobírá tři karty a jednu z nich odhodí
mc-play-secret-deal = { $card }: +1 při určování kontroly
    .told = { $player } hraje kartu { $card }: +1 při určování kontroly
mc-play-secret-deals = { $cards } najednou: +{ $count } při určování kontroly
    .told = { $player } hraje najednou { $cards }: +{ $count } při určování kontroly
mc-no-veto = bez veta
    .told = { $player } nevetuje
mc-no-bullet = bez Náboje
    .told = { $player } nehraje Náboj
mc-no-deal = bez Tajné dohody
    .told = { $player } nehraje Tajnou dohodu
mc-no-complicity = bez Spoluúčasti
    .told = { $player } nehraje Spoluúčast
mc-no-hitman = bez Vraha
    .told = { $player } nehraje kartu Nájemný vrah
mc-no-plus-one = bez +1
    .told = { $player } nehraje +1
mc-no-effect = vynechat efekt
    .told = { $player } vynechává efekt

## O čem rozhoduje náhoda

mc-first = začíná { $seat }
mc-tile = další ve Městě: { $location }
mc-draws = { $seat } dobírá kartu
mc-draws-card = { $seat } dobírá kartu { $card }
mc-steals = { $seat } bere kartu, přichází o ni { $victim }
    .yours = { $seat } vám bere kartu
mc-steals-card = { $seat } bere kartu { $card }, přichází o ni { $victim }
    .yours = { $seat } vám bere kartu { $card }
mc-looks = { $seat } bere Policistu a smí se dívat všem do karet
mc-looks-at = { $seat } bere Policistu a vidí: { $hands }
mc-vetoed = { $seat } vetuje: { $cards }
mc-stands = nikdo nevetuje, efekt se provede
mc-veto-stands = nikdo nic nenamítá, veto platí ({ $seat })

## Proč je něco odmítnuto

mc-over = hra skončila
mc-chance-first = nejdřív se musí něco dobrat nebo odkrýt
mc-not-to-act = na tahu je { $seat }
mc-not-to-decide = nyní rozhoduje { $seat }
mc-not-asked = neptáme se vás: na odpověď máte málo karet
mc-answered = už jste odpověděli
mc-own-effect = ohlásili jste to sami, proto se vás nikdo neptá
mc-bullet-when-passed = Náboj je pro toho, kdo se vzdal tahu
mc-nothing-to-cancel = teď není co symboly Pěst zrušit
mc-plus-one-in-club = +1 lze použít jen při vyhodnocení Soukromého klubu
mc-no-mafioso-in-hand = v ruce nemáte žádného Mafiána
mc-no-reserve = v rezervě nemáte žádného Mafiána
mc-no-mafioso = takový Mafián tu není ({ $spot })
mc-no-own-mafioso = to není váš Mafián ({ $spot })
mc-nothing-to-take-back = na lokacích nemáte žádného Mafiána, kterého byste mohli vzít zpět
mc-fists-never-location = efekt lokace nelze symboly Pěst zrušit
mc-not-adjacent = { $from } a { $to } spolu nesousedí
mc-hitman-here = Nájemný vrah už tam stojí: { $location }
mc-picked = lokace { $location } už byla v této fázi vyhodnocena
mc-nobody-there = nejsou tam žádní Mafiáni: { $location }
mc-decided = { $seat }: rozhodnutí tu už padlo
mc-nothing-to-decide = { $seat } zde nemá žádného Mafiána
mc-too-many-back = tolik svých Mafiánů ({ $count }) tu nemáte
mc-not-in-hand = kartu { $card } nemáte v ruce
mc-not-twice-in-hand = tolik karet { $card } v ruce nemáte
mc-not-drawn = karta { $card } mezi právě dobranými není
mc-other-symbol = karta { $card } má symbol { $symbol }, ne { $wanted }
mc-does-not-cancel = karta { $card } toto neruší
mc-does-not-cancel-location = karta { $card } efekt této lokace neruší
mc-only-fists-cancel-veto = veto ruší jen symboly Pěst, karta { $card } ne
mc-only-fists-cancel-bullet = Náboj ruší jen symboly Pěst, karta { $card } ne
mc-no-action-text = text karty { $card } není akce
mc-no-reaction-text = text karty { $card } není reakce
mc-bad-target = takový cíl karta { $card } mít nemůže
mc-hitman-elsewhere = vyberte Mafiána tam, kde stojí Nájemný vrah: { $location }
mc-no-third-player = Spoluúčast bere Mafiána třetího hráče: ne vašeho ani toho, kdo poslal do Cely vašeho
mc-same-location = Mafián musí jít na jinou lokaci
mc-own-cards = Zloděj bere kartu jinému hráči
mc-no-card-to-steal = { $seat } nemá žádné karty
mc-fewer-than-two = Policejní razie potřebuje na místě aspoň dva vaše Mafiány: { $location }
mc-two-locations = vyberte dvě různé lokace
mc-empty-stack = nejsou tam žádní Mafiáni: { $location }
mc-nobody-to-rob = nikdo jiný nemá žádnou kartu
mc-nobody-anywhere = na lokacích nejsou žádní Mafiáni
mc-two-of-yours-needed = Policejní razie potřebuje lokaci, kde máte aspoň dva Mafiány
mc-two-stacks-needed = Páky v pozadí potřebují Mafiány na dvou lokacích
mc-nothing-to-draw = není co dobrat: oba balíčky jsou prázdné
mc-no-chance-now = teď o ničem nerozhoduje náhoda; nečekané: „{ $chance }“
mc-impossible = „{ $chance }“ zde není možné
mc-wanted-mulligan = nejdřív si nechte obě karty, nebo obě vyměňte
mc-wanted-turn = umístěte Mafiána, zahrajte kartu, vyčkejte, nebo se vzdejte tahu
mc-wanted-bullet = vzdali jste se tahu: použijte Náboj, nebo odmítněte
mc-wanted-action = po Náboji umístěte Mafiána, zahrajte kartu, nebo vyčkejte
mc-wanted-answer = odpovězte vetem, nebo odmítněte
mc-wanted-discard = musíte odhodit kartu
mc-wanted-complicity = odpovězte Spoluúčastí, nebo odmítněte
mc-wanted-deal = zahrajte Tajnou dohodu, nebo odmítněte
mc-wanted-jail = pošlete Mafiána do Cely, nebo odmítněte
mc-wanted-move = přesuňte Nájemného vraha, nebo odmítněte
mc-wanted-use = proveďte efekt, nebo odmítněte
mc-wanted-hitman = zahrajte kartu Nájemný vrah, nebo odmítněte
mc-wanted-plus-one = použijte +1, nebo odmítněte
mc-wanted-pick = musíte vybrat lokaci
mc-wanted-ask = musíte určit, kdo rozhodne
mc-wanted-back = řekněte, kolik Mafiánů stáhnete

## Zápis, který nelze přečíst

mc-no-action = „{ $text }“ není akce
mc-no-outcome = „{ $text }“ není výsledek náhody
mc-no-seat = místo „{ $text }“ neexistuje
mc-no-card = karta „{ $text }“ neexistuje
mc-no-location = lokace „{ $text }“ neexistuje; lokace jsou 1 až 7
mc-no-spot = „{ $text }“ není Mafián; druhý odspodu na lokaci 3 se píše 3.2
mc-no-number = „{ $text }“ není počet Mafiánů
mc-no-target = „{ $text }“ nemá pro tuto kartu správný cíl; správně je například: { $form }
mc-no-deals = „{ $text }“ neříká, které Tajné dohody a kolik jich; příklad: play secret-deal 2

## Vyhodnocení

mc-tie-reserve = Mafiánů v rezervě: { $count }
mc-tie-cards = karet v ruce: { $count }
mc-tie-mayor = má Starostu
mc-tie-no-mayor = nemá Starostu
mc-tie-distance = míst za začínajícím hráčem: { $count }
mc-sheet-control =
    { $count ->
        [one] kontrola lokace, 1×
       *[other] kontrola lokace, { $count }×
    }
mc-sheet-extra = +1 v Soukromém klubu, { $count }×

## Edice

mc-edition-kind = druh karty „{ $word }“ neexistuje
mc-edition-symbol = symbol „{ $word }“ neexistuje
mc-edition-face = „{ $id }“ má stejný text i symbol jako některá karta před ní
mc-edition-different = různých karet je { $found }, může jich být { $most }
mc-edition-cards = karet je { $found }, musí jich být { $wanted }
mc-edition-missing = žádná karta nemá „{ $word }“

## Pozice

mc-position-players = počet hráčů je { $found }, musí být { $wanted }
mc-position-city = lokací je sedm
mc-position-stack = sloupeček na lokaci { $location } je příliš vysoký
mc-position-seat = hráč { $found } neexistuje, jen 1 až { $most }
mc-position-chain = ohlášen je jeden efekt a nejvýše 25 vet
mc-position-answers = odpovídá někdo, kdo není tázán
mc-position-copies = karta { $card } je tu { $found }×, existuje { $most }×
mc-position-laid = k ohlášení patří nejvýše dvě karty
mc-audit-cards = karta { $card } je tu { $found }×, musí být { $wanted }×
mc-audit-counts = počty karet nesouhlasí
mc-audit-mafiosi = počet Mafiánů hráče { $seat } je { $found }, musí být { $wanted }
mc-audit-round = kolo { $found } neexistuje, jen 1 až { $most }
mc-audit-last-round = po II. fázi { $most }. kola hra končí
mc-audit-points = bodů je celkem { $found }, zatím jich může být nejvýše { $most }
mc-audit-won = bodů je { $found }: s { $wanted } už je hra vyhraná
mc-audit-knowledge = hráč { $seat } zná kartu, která tu není
mc-audit-knows-all = hráč { $seat } drží Policistu a vidí všem do karet, proto se tu nic nezapisuje
mc-audit-city = počet rozložených lokací je { $found }, teď musí být { $wanted }
mc-audit-not-now = do této fáze nepatří
mc-audit-needed = chybí: tato fáze to potřebuje
mc-audit-at-most = je { $found }, možné je nejvýše { $most }
mc-audit-hand = karet je { $found }, teď jich musí být { $wanted }
mc-audit-deal-first = než se vylosuje začínající hráč, nic se ještě nestalo
mc-audit-dealt = všechny karty přípravy jsou už rozdané
mc-audit-all-passed = všichni se vzdali tahu, takže I. fáze skončila
mc-audit-passed-over = hráč { $seat } by zde nemohl nic udělat a vynechal by se
mc-audit-not-passed = po Náboji jedná jen ten, kdo se vzdal tahu; hráč { $seat } ne
mc-audit-out = kdo měl { $most } tahů, je z I. fáze venku a vzdal se tahu; nikdo jiný venku není
mc-audit-here = tato fáze patří k jiné lokaci: { $location }
mc-audit-no-effect = o efektu této lokace se v této fázi nerozhoduje
mc-audit-empty = nestojí tam žádný Mafián
mc-audit-held = hráč { $seat } tuto figurku už drží
mc-audit-no-choice = když zbývá jen jedno nebo nic, není co vybírat
mc-audit-deciding = hráč { $seat } rozhoduje teď, a proto na rozhodnutí nečeká
mc-audit-no-mafioso = hráč { $seat } zde nemá Mafiána, o kterém by rozhodoval
mc-audit-cube-too-early = tato lokace se právě vyhodnocuje a kostku dostane až potom: { $location }
mc-audit-cube-at-empty = nejsou tam Mafiáni, takže ve III. fázi kostku nemá: { $location }
mc-audit-cube-missing = chybí kostka: { $location }
mc-audit-not-robbed = hráče { $seat } zde nelze okrást
mc-audit-complicity = hráče { $seat } se zde na Spoluúčast ptát nelze
mc-audit-not-laid = mezi vynesenými musí být karta „{ $card }“
mc-audit-drawn = hráč { $seat } všechny dobrané karty v ruce nemá
mc-audit-no-pile = není co dobrat
mc-audit-nobody-draws = v tomto kroku IV. fáze si nikdo nedobírá
mc-audit-not-over = nikdo nemá { $target } bodů a není poslední kolo
mc-audit-effect = hráč { $seat } toto zde ohlásit nemůže
mc-audit-effect-cards = to nejsou karty tohoto efektu
mc-audit-own-veto = vlastní ohlášení nikdo nevetuje
mc-audit-veto = tyto karty to, co je pod nimi, neruší
mc-audit-laid = karty ohlášení nejsou všechny mezi vynesenými
mc-audit-further = najednou se vynáší jen více Tajných dohod
mc-audit-nobody-asked = nikoho se na to nelze ptát
mc-audit-answer = tento hráč těmito kartami odpovědět nemůže

## Ohlášené efekty

mc-effect-bullet = Náboj
mc-effect-hat = Klobouk: Mafián zpět do ruky ({ $spot })
mc-effect-hats = dva Klobouky: z rezervy na lokaci { $location }
mc-effect-informer = Práskač: Mafián do Cely ({ $spot })
mc-effect-thief = Zloděj: karta, kterou má { $seat }
mc-effect-police-raid = Policejní razie: { $location }
mc-effect-pulling-strings = Páky v pozadí: { $one } a { $other }
mc-effect-big-plan = Velký plán: Mafián ({ $spot }) na lokaci { $to }
mc-effect-shady-business = Kšefty
mc-effect-secret-deal = Tajná dohoda
mc-effect-hitman = Nájemný vrah: Mafián do rezervy ({ $spot })
mc-effect-plus-one = +1
mc-effect-complicity = Spoluúčast: do Cely také Mafián ({ $spot })
mc-effect-prison = Věznice: Mafián do Cely ({ $spot })
mc-effect-port = Přístav: Nájemný vrah jde na lokaci { $location }

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
mc-board-cell = Cela:
mc-board-drawn = Dobráno:
mc-board-announced = { $party }:
mc-board-veto = Vetuje { $party }:
mc-board-further = Potom:
mc-board-asked = Odpovídají hráči: { $seats }
mc-board-answered = Vaše odpověď:
mc-board-declined = Vaše odpověď: bez veta
mc-board-player =
    { $party }: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
mc-board-gang = v ruce { $mafiosi }, v rezervě { $reserve }
mc-board-cards =
    { $count ->
        [0] žádné karty
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
mc-board-remembered = zapamatováno:
mc-board-legend =
    Na plánu:
      ▁1 2 2          sloupeček lokace odspodu: 3.2 je druhý Mafián odspodu
                      na lokaci 3
      kontrola: 2     kdo by lokaci teď kontroloval
      ■               vyhodnoceno (II. fáze), teprve přijde (III. fáze)
      Zloděj•Náboj    karta a její symbol; u soupeřů jen to, co víte
      ► 1             kdo je na tahu

## Co věci jsou a co přinesou

mc-about-hitman = Odstraňte Mafiána tam, kde stojí Nájemný vrah.
mc-about-informer = Pošlete kteréhokoli Mafiána do Cely.
mc-about-thief = Vezměte jinému hráči náhodnou kartu.
mc-about-police-chief = Zrušte kartu Práskač, Zloděj, Policejní razie nebo Věznici.
mc-about-fbi = Zrušte kartu Nájemný vrah, Kšefty, Velký plán nebo Přístav.
mc-about-police-raid = Celý sloupeček, kde máte aspoň dva Mafiány, se vrací hráčům do ruky.
mc-about-pulling-strings = Vyměňte hlavní (nejspodnější) Mafiány dvou sloupečků.
mc-about-big-plan = Přesuňte kteréhokoli Mafiána na vrch jiného sloupečku.
mc-about-complicity = Jde váš Mafián do Cely? Půjde tam i Mafián třetího hráče.
mc-about-shady-business = Doberte tři karty a jednu z nich odhoďte.
mc-about-secret-deal = Při určování kontroly platí za jednoho Mafiána navíc.
mc-about-prison = Všichni si vezmou své Mafiány z Cely. Kdo lokaci kontroluje, smí tam poslat kteréhokoli Mafiána.
mc-about-port = Kdo lokaci kontroluje, smí pohnout Nájemným vrahem na sousední lokaci a pak zahrát kartu Nájemný vrah.
mc-about-fighters-club = Kdo lokaci kontroluje, smí si vzít Mafiána z rezervy; při shodě všichni, kdo jich tam mají nejvíc.
mc-about-police-station = Kdo lokaci kontroluje, smí si vzít Policistu a vidět všem do karet.
mc-about-business-district = Kdo lokaci kontroluje, smí dobrat tři karty a jednu odhodit.
mc-about-private-club = Kdo lokaci kontroluje, smí použít jednu kartu s +1 a získat bod navíc.
mc-about-town-hall = Kdo lokaci kontroluje, smí si vzít Starostu a určovat pořadí lokací.
mc-mark-fist = dvě Pěsti zruší efekt
mc-mark-hat = jeden Klobouk: Mafián zpět do ruky; dva: Mafián z rezervy
mc-mark-bullet = po pasování ještě jedna akce
mc-mark-plus-one = bod navíc v Soukromém klubu
mc-about-card-action = akční karta
mc-about-card-location = karta lokace
mc-about-card-reaction = karta reakce
mc-about-when = kdy
mc-about-when-action = Použijete ji jako svou akci v I. fázi.
mc-about-when-hitman = Použijete ji v Přístavu ve II. fázi, pokud ho kontrolujete.
mc-about-when-secret-deal = Použijete ji ve II. fázi, když se určuje kontrola lokace.
mc-about-when-complicity = Použijete ji, když jiný hráč pošle vašeho Mafiána do Cely.
mc-about-when-reaction = Použijete ji, když jiný hráč něco z toho ohlásí.
mc-about-stopped = co ji zruší
mc-about-stopped-by-police-chief = Zruší ji Náčelník policie nebo dvě Pěsti.
mc-about-stopped-by-fbi = Zruší ji F.B.I. nebo dvě Pěsti.
mc-about-stopped-by-fists = Zruší ji dvě Pěsti.
mc-about-control-name = kontrola
mc-about-control = Lokaci kontroluje a 1 bod získá, kdo tu má nejvíc Mafiánů. Při shodě ten z nich, jehož hlavní (nejspodnější) Mafián leží nejníž.
mc-about-control-alone = Lokaci kontroluje a 1 bod získá jen ten, kdo tu má sám nejvíc Mafiánů. Při shodě nikdo.
mc-about-leads = Vede { $seat }, počet Mafiánů: { $count }
    .you = Vedete, počet Mafiánů: { $count }
mc-about-empty = Nejsou tu žádní Mafiáni
mc-about-tied = Je tu shoda, nevede nikdo
mc-about-location = lokace { $number }
mc-about-hitman-here = Karta Nájemný vrah odtud odstraní Mafiána.
mc-about-cube = označovací kostka
mc-about-cube-means = Ve II. fázi tohoto kola už vyhodnocená.
mc-about-player = hráč
mc-about-mafiosi = Mafiáni v ruce: { $count }.
mc-about-reserve = V rezervě: { $count }.
mc-about-cards = Karty: { $count }.
mc-about-jailed = { $seat }: { $count }.
mc-about-part-of-prison = část Věznice
mc-about-cell-name = Cela
mc-about-cell = Mafiáni v Cele se nikde nepočítají. Při vyhodnocení Věznice se všichni vrátí hráčům do ruky.
mc-about-mafioso = Mafián
mc-about-mafioso-lowest = Nejníž ležící Mafián svého hráče na této lokaci: rozhoduje při shodě.
mc-about-mafioso-counts = Počítá se tu pro kontrolu.
mc-about-number = počet
mc-about-number-deals = Tajné dohody: { $count }
mc-about-number-back = stažení Mafiáni: { $count }
mc-about-figure = figurka
mc-about-hitman-means = Karta Nájemný vrah odstraní Mafiána tam, kde figurka stojí. Pohnout jí smí, kdo kontroluje Přístav.
mc-about-policeman = Kdo figurku má, vidí všem do karet.
mc-about-mayor = Kdo figurku má, určuje pořadí lokací.
mc-about-held-by = Má ji { $seat }.
    .you = Máte ji vy.
mc-about-stands-at = Stojí na lokaci { $location }.
mc-about-cards-kind = karty
mc-about-pile = dobírací balíček
mc-about-discard = odkládací balíček
mc-about-token = žeton
mc-about-first-name = žeton začínajícího hráče
mc-about-first = Kdo ho má, začíná. Na konci kola ho dostane hráč po levici.
mc-about-first-held = Teď ho má { $seat }.
    .you = Teď ho máte vy.
mc-about-more =
    { $more ->
        [1] S jedním vaším navíc
       *[other] Se dvěma vašimi navíc
    }: { $yours } : { $theirs }
mc-about-more-you = Vedete.
mc-about-more-you-lower = Vedete, protože jste ve sloupečku níž.
mc-about-more-lower = Pořád vede { $seat }, protože je ve sloupečku níž.
mc-about-more-other = Vede { $seat }.
mc-about-more-tied = Shoda, nevede nikdo.
mc-worth-control = za kontrolu ve II. fázi
mc-worth-plus-one = i s kartou +1
mc-worth-now = teď; cíl je { $target }
mc-way-place = Umístit sem Mafiána
mc-way-wait = Odhodit a vyčkat
mc-way-symbol = Použít symbol: { $symbol }
mc-way-text = Zahrát text karty
mc-way-jail = Poslat tohoto Mafiána do Cely
mc-way-move = Přesunout sem Nájemného vraha
mc-way-use = Provést efekt
mc-way-discard = Odhodit
mc-way-pick = Vybrat tuto lokaci
mc-way-ask = Nechat rozhodnout tohoto hráče
mc-way-back = Stáhnout Mafiány
mc-way-aim = Zahrát sem: { $card }
mc-holding-led = vedení na lokacích
mc-holding-mafiosi = Mafiáni v ruce
mc-holding-reserve = Mafiáni v rezervě
mc-holding-cell = Mafiáni v Cele
mc-holding-cards = karty
mc-holding-policeman = Policista
mc-holding-mayor = Starosta

## Na co se hra ptá

mc-topic-own = co se týká mě
mc-topic-veto = veta
mc-topic-secret-deal = Tajné dohody
mc-topic-bullet = Náboje
mc-topic-complicity = Spoluúčast
mc-topic-hitman = karty Vrah
mc-topic-plus-one = karty s +1
