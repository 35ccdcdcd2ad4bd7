### Herní plán Mafia City na stránce.

page-mafia-city-name = { $name }
page-mafia-city-list = { $things }
page-mafia-city-close = Zavřít

## Kolo

page-mafia-city-phase-1 = Akce
page-mafia-city-phase-2 = Lokace
page-mafia-city-phase-3 = Strategie
page-mafia-city-phase-4 = Konec kola
page-mafia-city-goal =
    { $target ->
        [one] k vítězství 1 bod
        [few] k vítězství { $target } body
       *[other] k vítězství { $target } bodů
    }
page-mafia-city-points =
    { $points ->
        [one] 1 bod z { $target }
        [few] { $points } body z { $target }
       *[other] { $points } bodů z { $target }
    }

## Co je třeba udělat

page-mafia-city-task-mulligan = Nechte si své dvě karty, nebo vyměňte obě
page-mafia-city-task-turn = Umístěte Mafiána, použijte kartu, nebo se vzdejte tahu
page-mafia-city-task-bullet = Vzdali jste se tahu: vyneste Náboj na ještě jednu akci, nebo odmítněte
page-mafia-city-task-bullet-turn = Jedna akce: umístěte Mafiána nebo použijte kartu
page-mafia-city-task-window = Odpovězte: zrušit, nebo nechat být
page-mafia-city-task-shady-discard = Odhoďte jednu z dobraných karet
page-mafia-city-task-complicity = Váš Mafián jde do CELY: zahrajte Spoluúčast, nebo odmítněte
page-mafia-city-task-pick = Máte Starostu: vyberte další lokaci
page-mafia-city-task-bid = { $location }: vyneste Tajnou dohodu, nebo odmítněte
page-mafia-city-task-effect = { $location }: proveďte efekt, nebo se bez něj obejděte
page-mafia-city-task-recruit = { $location }: vezměte Mafiána z rezervy, nebo odmítněte
page-mafia-city-task-hitman-card = Zahrajte kartu Nájemný vrah, nebo odmítněte
page-mafia-city-task-extra-point = { $location }: vyneste +1, nebo odmítněte
page-mafia-city-task-business-discard = Odhoďte jednu kartu
page-mafia-city-task-pick-back = Máte Starostu: vyberte další lokaci
page-mafia-city-task-ask = Máte Starostu: kdo bude rozhodovat dál?
page-mafia-city-task-back = { $location }: kolik Mafiánů stáhnete?

## Lokace

page-mafia-city-locations = Lokace
page-mafia-city-location = { $number } { $location }: { $stack }; { $control }
page-mafia-city-stack = odspodu { $names }
page-mafia-city-empty = žádní Mafiáni
page-mafia-city-controls = kontroluje { $name }
page-mafia-city-tied = remíza
page-mafia-city-nobody = nikdo
page-mafia-city-mafioso =
    Mafián hráče { $name }, { $height ->
        [1] nejspodnější
       *[other] { $height }. odspodu
    }: { $location }
page-mafia-city-lowest = nejspodnější
page-mafia-city-here = Sama lokace { $location }
page-mafia-city-cube = kostka
page-mafia-city-around = Uprostřed a pak kolem ve směru hodin: { $locations }
page-mafia-city-head-location = Lokace
page-mafia-city-head-stack = Mafiáni odspodu
page-mafia-city-head-control = Kontrola
page-mafia-city-head-figures = Figurky
page-mafia-city-effect-of-prison = Všichni si vezmou své Mafiány z CELY. Kdo má kontrolu, smí do ní poslat libovolného Mafiána.
page-mafia-city-effect-of-port = Kdo má kontrolu, smí pohnout Nájemným vrahem na sousední lokaci a pak zahrát kartu Nájemný vrah.
page-mafia-city-effect-of-fighters-club = Kdo má kontrolu, při remíze všichni v ní, smí vzít Mafiána z rezervy.
page-mafia-city-effect-of-police-station = Kdo má kontrolu, smí vzít Policistu a vidět všem do karet.
page-mafia-city-effect-of-business-district = Kdo má kontrolu, smí dobrat tři karty a jednu odhodit.
page-mafia-city-effect-of-private-club = Kdo má kontrolu, smí vynést jedno +1 za bod navíc.
page-mafia-city-effect-of-town-hall = Kdo má kontrolu, smí vzít Starostu a určovat pořadí.

## Hráči

page-mafia-city-player =
    { $name }: { $cards ->
        [0] žádné karty
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $mafiosi ->
        [0] v ruce žádní Mafiáni
        [one] v ruce 1 Mafián
        [few] v ruce { $mafiosi } Mafiáni
       *[other] v ruce { $mafiosi } Mafiánů
    }, v rezervě { $reserve }
page-mafia-city-crew =
    { $mafiosi ->
        [0] v ruce žádní Mafiáni
        [one] v ruce 1 Mafián
        [few] v ruce { $mafiosi } Mafiáni
       *[other] v ruce { $mafiosi } Mafiánů
    }, v rezervě { $reserve }
page-mafia-city-cell = CELA
page-mafia-city-cell-empty = prázdná
page-mafia-city-pile = { $count } k dobrání
page-mafia-city-discard = { $count } odhozených

## Karty

page-mafia-city-hand = Vaše karty
page-mafia-city-no-cards = Žádné karty.
page-mafia-city-drawn = Jednu z těchto odhoďte
page-mafia-city-use = K čemu kartu použít
page-mafia-city-wait = Vyčkat: odhodit ji bez efektu
page-mafia-city-whom = Komu?
page-mafia-city-back = Stáhnout
page-mafia-city-back-count =
    { $count ->
        [0] nestáhnout žádného
        [one] stáhnout 1 Mafiána
        [few] stáhnout { $count } Mafiány
       *[other] stáhnout { $count } Mafiánů
    }
page-mafia-city-type-action = akce
page-mafia-city-type-location = lokace
page-mafia-city-type-reaction = reakce
page-mafia-city-text-hitman = Odstraňte Mafiána tam, kde stojí Nájemný vrah.
page-mafia-city-text-informer = Pošlete libovolného Mafiána do CELY.
page-mafia-city-text-thief = Vezměte jednomu hráči náhodnou kartu.
page-mafia-city-text-police-chief = Zrušte Práskače, Zloděje, Policejní razii nebo Věznici.
page-mafia-city-text-fbi = Zrušte Nájemného vraha, Kšefty, Velký plán nebo Přístav.
page-mafia-city-text-police-raid = Sloupec se dvěma vašimi se vrátí majitelům.
page-mafia-city-text-pulling-strings = Vyměňte nejspodnější Mafiány dvou sloupců.
page-mafia-city-text-big-plan = Přesuňte libovolného Mafiána navrch jiného sloupce.
page-mafia-city-text-complicity = Jdete do CELY? Mafián třetího hráče s vámi.
page-mafia-city-text-shady-business = Doberte tři karty, jednu z nich odhoďte.
page-mafia-city-text-secret-deal = +1 pro vás, když se určuje kontrola.
page-mafia-city-symbol-fist = jedna ze dvou Pěstí: zrušit
page-mafia-city-symbol-hat = jeden: vzít zpět; dva: z rezervy
page-mafia-city-symbol-bullet = akce po vzdání se tahu
page-mafia-city-symbol-plus-one = bod navíc v Soukromém klubu
page-mafia-city-may-veto = Ostatní budou tázáni, zda to zruší.

## Veta

page-mafia-city-announced = Ohlášeno
page-mafia-city-announces = ohlašuje { $name }
page-mafia-city-cancels = { $name } to ruší
page-mafia-city-cancels-with = { $name } to ruší: { $cards }
page-mafia-city-asked = Tázáni jsou všichni
page-mafia-city-happens = Nezruší-li to nikdo, stane se to.
page-mafia-city-fails = Nezruší-li nikdo veto, nestane se to.
page-mafia-city-then-happens = Nezruší-li nikdo další, efekt se provede.
page-mafia-city-then-fails = Nezruší-li nikdo další, efekt se neprovede.
page-mafia-city-let = Nechat být
page-mafia-city-cancel = Zrušit
page-mafia-city-waiting = Čeká se na odpovědi.
page-mafia-city-answered = Odpověděli jste. Čeká se na ostatní.
page-mafia-city-ask = Ptát se mě
page-mafia-city-ask-always = pokaždé
page-mafia-city-ask-effect = na toto ne
page-mafia-city-ask-round = toto kolo ne
page-mafia-city-not-asking = Toto kolo se neptat
page-mafia-city-effect-bullet = Náboj: ještě jedna akce
page-mafia-city-effect-hat = Klobouk: Mafián hráče { $name } zpět, { $location }
page-mafia-city-effect-hats = Dva Klobouky: z rezervy na lokaci { $location }
page-mafia-city-effect-informer = Práskač: Mafián hráče { $name } do CELY, { $location }
page-mafia-city-effect-thief = Zloděj: karta hráče { $name }
page-mafia-city-effect-police-raid = Policejní razie: { $location }
page-mafia-city-effect-pulling-strings = Páky v pozadí: { $one } a { $other }
page-mafia-city-effect-big-plan = Velký plán: Mafián hráče { $name }, { $location }, na lokaci { $to }
page-mafia-city-effect-shady-business = Kšefty: tři karty
page-mafia-city-effect-secret-deal = Tajná dohoda: +1 při určování kontroly
page-mafia-city-effect-hitman = Nájemný vrah: Mafián hráče { $name } do rezervy, { $location }
page-mafia-city-effect-plus-one = +1 v Soukromém klubu
page-mafia-city-effect-complicity = Spoluúčast: Mafián hráče { $name } také do CELY, { $location }
page-mafia-city-effect-prison = Věznice: Mafián hráče { $name } do CELY, { $location }
page-mafia-city-effect-port = Přístav: Nájemný vrah jde na lokaci { $location }
