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
        [one] Cíl: 1 bod
        [few] Cíl: { $target } body
       *[other] Cíl: { $target } bodů
    }
page-mafia-city-points = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $target ->
        [7] ze
       *[other] z
    } { $target }

## Co udělat

page-mafia-city-task-mulligan = Nechte si obě karty, nebo obě vyměňte
page-mafia-city-task-turn = Umístěte Mafiána, použijte kartu, nebo se vzdejte tahu
page-mafia-city-task-bullet = Vzdali jste se tahu: použijte Náboj a hrajte ještě jednou, nebo odmítněte
page-mafia-city-task-bullet-turn = Jedna akce: umístěte Mafiána, nebo použijte kartu
page-mafia-city-task-window = Odpovězte: vetujte, nebo efekt nechte být
page-mafia-city-task-shady-discard = Odhoďte jednu z dobraných karet
page-mafia-city-task-complicity = Váš Mafián jde do Cely: zahrajte Spoluúčast, nebo odmítněte
page-mafia-city-task-pick = Máte Starostu: vyberte další lokaci
page-mafia-city-task-bid = { $location }: zahrajte Tajnou dohodu, nebo odmítněte
page-mafia-city-task-effect = { $location }: provést efekt? ({ $effect })
page-mafia-city-task-recruit = { $location }: vezměte si Mafiána z rezervy, nebo odmítněte
page-mafia-city-task-hitman-card = Zahrajte kartu Nájemný vrah, nebo odmítněte
page-mafia-city-task-extra-point = { $location }: použijte +1, nebo odmítněte
page-mafia-city-task-business-discard = Odhoďte jednu kartu
page-mafia-city-task-pick-back = Máte Starostu: vyberte další lokaci
page-mafia-city-task-ask = Máte Starostu: kdo rozhodne teď?
page-mafia-city-task-back = { $location }: kolik Mafiánů stáhnete?
page-mafia-city-task-turn-spent = Nemáte v ruce žádného Mafiána: použijte kartu, nebo se vzdejte tahu
page-mafia-city-event-veto = { $name } ruší váš tah
page-mafia-city-event-cell = Váš Mafián jde do Cely
page-mafia-city-event-stolen = { $name } vám bere kartu
page-mafia-city-event-reserve = Váš Mafián jde do rezervy
page-mafia-city-event-back = Vaši Mafiáni se vracejí do ruky
page-mafia-city-event-moved = { $name } přesouvá vašeho Mafiána
page-mafia-city-facts = Mafiáni { $mafiosi } · rezerva { $reserve } · karty { $cards }

## Lokace

page-mafia-city-locations = Lokace
page-mafia-city-location = { $number } { $location }: { $stack }; { $control }
page-mafia-city-stack = odspodu: { $names }
page-mafia-city-empty = bez Mafiánů
page-mafia-city-controls = kontroluje { $seat }
    .you = kontrolujete vy
page-mafia-city-tied = shoda
page-mafia-city-nobody = nekontroluje nikdo
page-mafia-city-outcome = { $location }: kontroluje { $seat } a získává 1 bod
    .you = { $location }: kontrolujete vy a získáváte 1 bod
page-mafia-city-mafioso =
    Mafián hráče { $name }, { $height ->
        [1] hlavní
       *[other] { $height }. odspodu
    }: { $location }
page-mafia-city-from-bottom = Odspodu nahoru
page-mafia-city-would-lead = tady povedete vy
page-mafia-city-would-tie = tady nepovede nikdo
page-mafia-city-one-more-lead = { $location }; s jedním vaším Mafiánem navíc povedete vy
page-mafia-city-one-more-tie = { $location }; s jedním vaším Mafiánem navíc nepovede nikdo
page-mafia-city-cube = označovací kostka
page-mafia-city-around = Uprostřed, pak dokola po směru hodinových ručiček: { $locations }
page-mafia-city-head-location = Lokace
page-mafia-city-head-stack = Mafiáni odspodu
page-mafia-city-head-control = Kontrola
page-mafia-city-head-figures = Figurky
page-mafia-city-short-prison = Pošle Mafiána do Cely
page-mafia-city-short-port = Pohne Vrahem, pak střílí
page-mafia-city-short-fighters-club = Jeden z rezervy do ruky
page-mafia-city-short-police-station = Vidí všem do karet
page-mafia-city-short-business-district = Dobere 3, odhodí 1
page-mafia-city-short-private-club = Karta +1 dá 1 bod
page-mafia-city-short-town-hall = Vezme Starostu

## Hráči

page-mafia-city-player =
    { $name }: { $cards ->
        [0] žádné karty
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $mafiosi ->
        [0] žádný Mafián v ruce
        [one] 1 Mafián v ruce
        [few] { $mafiosi } Mafiáni v ruce
       *[other] { $mafiosi } Mafiánů v ruce
    }, { $reserve } v rezervě
page-mafia-city-crew =
    { $mafiosi ->
        [0] žádný Mafián v ruce
        [one] 1 Mafián v ruce
        [few] { $mafiosi } Mafiáni v ruce
       *[other] { $mafiosi } Mafiánů v ruce
    }, { $reserve } v rezervě
page-mafia-city-remembered = Pamatujete si: { $things }
page-mafia-city-seen = Vidíte: { $things }
page-mafia-city-cell = Cela
page-mafia-city-cell-empty = prázdná
page-mafia-city-pile = v balíčku { $count }
page-mafia-city-discard = odhozeno { $count }

## Karty

page-mafia-city-hand = Vaše karty
page-mafia-city-no-cards = Žádné karty.
page-mafia-city-drawn = Jednu odhoďte
page-mafia-city-use = Jak kartu použít
page-mafia-city-wait = Vyčkat: odhodit bez efektu
page-mafia-city-whom = Který hráč?
page-mafia-city-back = Stáhnout
page-mafia-city-back-count =
    { $count ->
        [0] nestáhnout žádného
        [one] stáhnout 1 Mafiána
        [few] stáhnout { $count } Mafiány
       *[other] stáhnout { $count } Mafiánů
    }
page-mafia-city-back-hint = Stažené Mafiány můžete znovu umístit, ostatní zůstanou na místě.
page-mafia-city-deals = Zahrát najednou
page-mafia-city-deals-count =
    { $count ->
        [one] zahrát 1 Tajnou dohodu
        [few] zahrát { $count } Tajné dohody
       *[other] zahrát { $count } Tajných dohod
    }
page-mafia-city-deals-hint = Každá se tu počítá jako další Mafián.
page-mafia-city-type-action = akce
page-mafia-city-type-location = lokace
page-mafia-city-type-reaction = reakce
page-mafia-city-may-veto = Ostatní dostanou otázku, zda to vetují.

## Veta

page-mafia-city-announced = Ohlášeno
page-mafia-city-announces = ohlašuje { $name }
page-mafia-city-cancels = { $name } to ruší
page-mafia-city-cancels-with = { $name } to ruší: { $cards }
page-mafia-city-further = další otázka: { $cards }
page-mafia-city-asked = Odpovídají všichni
page-mafia-city-happens = Pokud to nikdo nezruší, provede se to.
page-mafia-city-fails = Pokud nikdo nezruší veto, neprovede se to.
page-mafia-city-then-happens = Pokud to nezruší někdo další, provede se to.
page-mafia-city-then-fails = Pokud nezasáhne někdo další, neprovede se to.
page-mafia-city-let = Nechat být
page-mafia-city-veto-with = Vetovat: { $card }
page-mafia-city-veto-fists = Vetovat dvěma Pěstmi
page-mafia-city-costs =
    { $cards ->
        [0] zdarma
        [one] stojí 1 kartu
        [few] stojí { $cards } karty
       *[other] stojí { $cards } karet
    }
page-mafia-city-then-leads = { $location }: vede { $seat }.
    .you = { $location }: vedete vy.
page-mafia-city-then-nobody = { $location }: nevede nikdo.
page-mafia-city-rung-stands = platí
page-mafia-city-rung-cancelled = zrušeno
page-mafia-city-rung-counts = platí
page-mafia-city-waiting = Čeká se na odpovědi.
page-mafia-city-answered = Odpověděli jste. Čeká se na ostatní.
page-mafia-city-effect-bullet = Náboj: ještě jedna akce
page-mafia-city-effect-hat = Klobouk: { $name } bere zpět Mafiána ({ $location })
page-mafia-city-effect-hats = Dva Klobouky: Mafián z rezervy na lokaci { $location }
page-mafia-city-effect-informer = Práskač: Mafián hráče { $name } do Cely ({ $location })
page-mafia-city-effect-thief = Zloděj: karta hráče { $name }
page-mafia-city-effect-police-raid = Policejní razie: { $location }
page-mafia-city-effect-pulling-strings = Páky v pozadí: { $one } a { $other }
page-mafia-city-effect-big-plan = Velký plán: Mafián hráče { $name } ({ $location }) na lokaci { $to }
page-mafia-city-effect-shady-business = Kšefty: dobrat tři karty
page-mafia-city-effect-secret-deal = Tajná dohoda: o Mafiána víc při kontrole
page-mafia-city-effect-hitman = Nájemný vrah: Mafián hráče { $name } do rezervy ({ $location })
page-mafia-city-effect-plus-one = +1: bod navíc v Soukromém klubu
page-mafia-city-effect-complicity = Spoluúčast: do Cely také Mafián hráče { $name } ({ $location })
page-mafia-city-effect-prison = Věznice: Mafián hráče { $name } do Cely ({ $location })
page-mafia-city-effect-port = Přístav: Nájemný vrah jde na lokaci { $location }
page-mafia-city-means-police-raid = Celý sloupeček se vrátí hráčům do ruky.
page-mafia-city-means-pulling-strings = Nejspodnější Mafiáni obou sloupečků si vymění místa.

## Bodování

page-sheet-mc-sheet-control = Kontrola
page-sheet-mc-sheet-extra = Soukromý klub

## The game at a glance

page-mafia-city-glance-goal = Umísťujte své Mafiány na lokace. Kdo jich má na lokaci nejvíc, kontroluje ji a získá 1 bod a její efekt. K vítězství potřebujete { $target } bodů po vyhodnocení všech lokací.
page-mafia-city-glance-1 = Umísťujte a hrajte
page-mafia-city-glance-1-text = Ve svém tahu umístěte Mafiána na sloupeček, použijte kartu, vyčkejte, nebo se vzdejte tahu.
page-mafia-city-glance-2 = Kdo kontroluje?
page-mafia-city-glance-2-text = Kdo má nejvíc Mafiánů; při shodě ten, kdo je nejníž. Lokace se vyhodnocují od 1 do 7.
page-mafia-city-glance-3 = Stáhněte, doberte
page-mafia-city-glance-3-text = Stáhněte, kolik Mafiánů chcete. Pak si každý dobere.
page-mafia-city-glance-end = někdo má po II. fázi { $target } bodů
page-mafia-city-glance-left = { $now } { $of ->
        [7] ze
       *[other] z
    } { $of } bodů
page-mafia-city-glance-tie = Při shodě vyhrává, kdo má méně Mafiánů v rezervě.
page-mafia-city-task-aim =
    { $card }: { $kind ->
        [informer] vyberte Mafiána, který půjde do Cely
        [thief] vyberte, komu vezmete kartu
        [police-raid] vyberte lokaci, kterou vyklidíte
        [pulling-strings] vyberte dvě lokace
        [big-plan] vyberte Mafiána a pak jeho novou lokaci
        [hitman] vyberte Mafiána, kterého odstraníte
        [complicity] vyberte Mafiána, který půjde do Cely s vaším
       *[other] vyberte zvýrazněný cíl
    }
