### Herný plán Mafia City na stránke.

page-mafia-city-name = { $name }
page-mafia-city-list = { $things }
page-mafia-city-close = Zavrieť

## Kolo

page-mafia-city-phase-1 = Akcie
page-mafia-city-phase-2 = Lokácie
page-mafia-city-phase-3 = Stratégia
page-mafia-city-phase-4 = Koniec kola
page-mafia-city-goal =
    { $target ->
        [one] Cieľ: 1 bod
        [few] Cieľ: { $target } body
       *[other] Cieľ: { $target } bodov
    }
page-mafia-city-points = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    } { $target ->
        [7] zo
       *[other] z
    } { $target }

## Čo urobiť

page-mafia-city-task-mulligan = Obe karty si nechajte, alebo obe vymeňte
page-mafia-city-task-turn = Umiestnite Mafiána, použite kartu alebo sa vzdajte ťahu
page-mafia-city-task-bullet = Vzdali ste sa ťahu: použite Náboj a hrajte ešte raz, alebo odmietnite
page-mafia-city-task-bullet-turn = Jedna akcia: umiestnite Mafiána alebo použite kartu
page-mafia-city-task-window = Odpovedzte: vetujte, alebo efekt nechajte tak
page-mafia-city-task-shady-discard = Odhoďte jednu z dobratých kariet
page-mafia-city-task-complicity = Váš Mafián ide do Cely: zahrajte Spoluúčasť alebo odmietnite
page-mafia-city-task-pick = Máte Starostu: vyberte ďalšiu lokáciu
page-mafia-city-task-bid = { $location }: zahrajte Tajnú dohodu alebo odmietnite
page-mafia-city-task-effect = { $location }: vykonať efekt? ({ $effect })
page-mafia-city-task-recruit = { $location }: vezmite si Mafiána z rezervy alebo odmietnite
page-mafia-city-task-hitman-card = Zahrajte kartu Nájomný vrah alebo odmietnite
page-mafia-city-task-extra-point = { $location }: použite +1 alebo odmietnite
page-mafia-city-task-business-discard = Odhoďte jednu kartu
page-mafia-city-task-pick-back = Máte Starostu: vyberte ďalšiu lokáciu
page-mafia-city-task-ask = Máte Starostu: kto rozhodne teraz?
page-mafia-city-task-back = { $location }: koľko Mafiánov stiahnete?
page-mafia-city-task-turn-spent = Nemáte v ruke žiadneho Mafiána: použite kartu alebo sa vzdajte ťahu
page-mafia-city-event-veto = { $name } ruší váš ťah
page-mafia-city-event-cell = Váš Mafián ide do Cely
page-mafia-city-event-stolen = { $name } vám berie kartu
page-mafia-city-event-reserve = Váš Mafián ide do rezervy
page-mafia-city-event-back = Vaši Mafiáni sa vracajú na ruku
page-mafia-city-event-moved = { $name } presúva vášho Mafiána
page-mafia-city-facts = Mafiáni { $mafiosi } · rezerva { $reserve } · karty { $cards }

## Lokácie

page-mafia-city-locations = Lokácie
page-mafia-city-location = { $number } { $location }: { $stack }; { $control }
page-mafia-city-stack = odspodu: { $names }
page-mafia-city-empty = bez Mafiánov
page-mafia-city-controls = kontroluje { $seat }
    .you = kontrolujete vy
page-mafia-city-tied = zhoda
page-mafia-city-nobody = nekontroluje nikto
page-mafia-city-outcome = { $location }: kontroluje { $seat } a získava 1 bod
    .you = { $location }: kontrolujete vy a získavate 1 bod
page-mafia-city-mafioso =
    Mafián hráča { $name }, { $height ->
        [1] hlavný
       *[other] { $height }. odspodu
    }: { $location }
page-mafia-city-from-bottom = Odspodu nahor
page-mafia-city-would-lead = tu povediete vy
page-mafia-city-would-tie = tu nepovedie nikto
page-mafia-city-one-more-lead = { $location }; s jedným vaším Mafiánom navyše povediete vy
page-mafia-city-one-more-tie = { $location }; s jedným vaším Mafiánom navyše nepovedie nikto
page-mafia-city-cube = označovacia kocka
page-mafia-city-around = V strede, potom dookola v smere hodinových ručičiek: { $locations }
page-mafia-city-head-location = Lokácia
page-mafia-city-head-stack = Mafiáni odspodu
page-mafia-city-head-control = Kontrola
page-mafia-city-head-figures = Figúrky
page-mafia-city-short-prison = Pošle Mafiána do Cely
page-mafia-city-short-port = Pohne Vrahom, potom strieľa
page-mafia-city-short-fighters-club = Jeden z rezervy na ruku
page-mafia-city-short-police-station = Vidí všetkým do kariet
page-mafia-city-short-business-district = Doberie 3, odhodí 1
page-mafia-city-short-private-club = Karta +1 dá 1 bod
page-mafia-city-short-town-hall = Vezme Starostu

## Hráči

page-mafia-city-player =
    { $name }: { $cards ->
        [0] žiadne karty
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kariet
    }, { $mafiosi ->
        [0] žiadny Mafián v ruke
        [one] 1 Mafián v ruke
        [few] { $mafiosi } Mafiáni v ruke
       *[other] { $mafiosi } Mafiánov v ruke
    }, { $reserve } v rezerve
page-mafia-city-crew =
    { $mafiosi ->
        [0] žiadny Mafián v ruke
        [one] 1 Mafián v ruke
        [few] { $mafiosi } Mafiáni v ruke
       *[other] { $mafiosi } Mafiánov v ruke
    }, { $reserve } v rezerve
page-mafia-city-remembered = Pamätáte si: { $things }
page-mafia-city-seen = Vidíte: { $things }
page-mafia-city-cell = Cela
page-mafia-city-cell-empty = prázdna
page-mafia-city-pile = v balíčku { $count }
page-mafia-city-discard = odhodené { $count }

## Karty

page-mafia-city-hand = Vaše karty
page-mafia-city-no-cards = Žiadne karty.
page-mafia-city-drawn = Jednu odhoďte
page-mafia-city-use = Ako kartu použiť
page-mafia-city-wait = Vyčkať: odhodiť bez efektu
page-mafia-city-whom = Ktorý hráč?
page-mafia-city-back = Stiahnuť
page-mafia-city-back-count =
    { $count ->
        [0] nestiahnuť žiadneho
        [one] stiahnuť 1 Mafiána
       *[other] stiahnuť { $count } Mafiánov
    }
page-mafia-city-back-hint = Stiahnutých Mafiánov môžete znova umiestniť, ostatní zostanú na mieste.
page-mafia-city-deals = Zahrať naraz
page-mafia-city-deals-count =
    { $count ->
        [one] zahrať 1 Tajnú dohodu
        [few] zahrať { $count } Tajné dohody
       *[other] zahrať { $count } Tajných dohôd
    }
page-mafia-city-deals-hint = Každá sa tu počíta ako ďalší Mafián.
page-mafia-city-type-action = akcia
page-mafia-city-type-location = lokácia
page-mafia-city-type-reaction = reakcia
page-mafia-city-may-veto = Ostatní dostanú otázku, či to vetujú.

## Vetá

page-mafia-city-announced = Ohlásené
page-mafia-city-announces = ohlasuje { $name }
page-mafia-city-cancels = { $name } to ruší
page-mafia-city-cancels-with = { $name } to ruší: { $cards }
page-mafia-city-further = ďalšia otázka: { $cards }
page-mafia-city-asked = Odpovedajú všetci
page-mafia-city-happens = Ak to nikto nezruší, vykoná sa to.
page-mafia-city-fails = Ak nikto nezruší veto, nevykoná sa to.
page-mafia-city-then-happens = Ak to nezruší niekto ďalší, vykoná sa to.
page-mafia-city-then-fails = Ak nezasiahne niekto ďalší, nevykoná sa to.
page-mafia-city-let = Nechať tak
page-mafia-city-veto-with = Vetovať: { $card }
page-mafia-city-veto-fists = Vetovať dvoma Päsťami
page-mafia-city-costs =
    { $cards ->
        [0] zadarmo
        [one] stojí 1 kartu
        [few] stojí { $cards } karty
       *[other] stojí { $cards } kariet
    }
page-mafia-city-then-leads = { $location }: vedie { $seat }.
    .you = { $location }: vediete vy.
page-mafia-city-then-nobody = { $location }: nevedie nikto.
page-mafia-city-rung-stands = platí
page-mafia-city-rung-cancelled = zrušené
page-mafia-city-rung-counts = platí
page-mafia-city-waiting = Čaká sa na odpovede.
page-mafia-city-answered = Odpovedali ste. Čaká sa na ostatných.
page-mafia-city-effect-bullet = Náboj: ešte jedna akcia
page-mafia-city-effect-hat = Klobúk: { $name } berie späť Mafiána ({ $location })
page-mafia-city-effect-hats = Dva Klobúky: Mafián z rezervy na lokáciu { $location }
page-mafia-city-effect-informer = Udavač: Mafián hráča { $name } do Cely ({ $location })
page-mafia-city-effect-thief = Zlodej: karta hráča { $name }
page-mafia-city-effect-police-raid = Policajná razia: { $location }
page-mafia-city-effect-pulling-strings = Páky v pozadí: { $one } a { $other }
page-mafia-city-effect-big-plan = Veľký plán: Mafián hráča { $name } ({ $location }) na lokáciu { $to }
page-mafia-city-effect-shady-business = Kšefty: dobrať tri karty
page-mafia-city-effect-secret-deal = Tajná dohoda: o Mafiána viac pri kontrole
page-mafia-city-effect-hitman = Nájomný vrah: Mafián hráča { $name } do rezervy ({ $location })
page-mafia-city-effect-plus-one = +1: bod navyše v Súkromnom klube
page-mafia-city-effect-complicity = Spoluúčasť: do Cely aj Mafián hráča { $name } ({ $location })
page-mafia-city-effect-prison = Väznica: Mafián hráča { $name } do Cely ({ $location })
page-mafia-city-effect-port = Prístav: Nájomný vrah ide na lokáciu { $location }
page-mafia-city-means-police-raid = Celý stĺpček sa vráti hráčom na ruku.
page-mafia-city-means-pulling-strings = Najspodnejší Mafiáni oboch stĺpčekov si vymenia miesta.

## Bodovanie

page-sheet-mc-sheet-control = Kontrola
page-sheet-mc-sheet-extra = Súkromný klub

## The game at a glance

page-mafia-city-glance-goal = Umiestňujte svojich Mafiánov na lokácie. Kto ich má na lokácii najviac, kontroluje ju a získa 1 bod a jej efekt. Na víťazstvo potrebujete { $target } bodov po vyhodnotení všetkých lokácií.
page-mafia-city-glance-1 = Umiestňujte a hrajte
page-mafia-city-glance-1-text = Vo svojom ťahu umiestnite Mafiána na stĺpček, použite kartu, vyčkajte alebo sa vzdajte ťahu.
page-mafia-city-glance-2 = Kto kontroluje?
page-mafia-city-glance-2-text = Kto má najviac Mafiánov; pri zhode ten, kto je najnižšie. Lokácie sa vyhodnocujú od 1 do 7.
page-mafia-city-glance-3 = Stiahnite, doberte
page-mafia-city-glance-3-text = Stiahnite, koľko Mafiánov chcete. Potom si každý doberie.
page-mafia-city-glance-end = niekto má po II. fáze { $target } bodov
page-mafia-city-glance-left = { $now } { $of ->
        [7] zo
       *[other] z
    } { $of } bodov
page-mafia-city-glance-tie = Pri zhode vyhráva, kto má menej Mafiánov v rezerve.
page-mafia-city-task-aim =
    { $card }: { $kind ->
        [informer] vyberte Mafiána, ktorý pôjde do Cely
        [thief] vyberte, komu vezmete kartu
        [police-raid] vyberte lokáciu, ktorú vyprázdnite
        [pulling-strings] vyberte dve lokácie
        [big-plan] vyberte Mafiána a potom jeho novú lokáciu
        [hitman] vyberte Mafiána, ktorého odstránite
        [complicity] vyberte Mafiána, ktorý pôjde do Cely s vaším
       *[other] vyberte zvýraznený cieľ
    }
