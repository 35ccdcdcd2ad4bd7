### Herný plán Cities na stránke.

page-cities-name = { $name }
page-cities-list = { $things }
page-cities-round = Kolo { $round } { $rounds ->
        [4] zo
        [6] zo
        [7] zo
       *[other] z
    } { $rounds }

## Ponuka

page-cities-display = Ponuka
page-cities-row-card = Bodovacie karty
page-cities-row-tile = Pozemky
page-cities-row-feature = Zaujímavosti
page-cities-row-piece = Dieliky
page-cities-for-card = body na konci
page-cities-for-tile = štvrť rastie
page-cities-for-feature = do zelene a na vodu
page-cities-for-piece = na stavbu
page-cities-slot = { $row }, pole { $number }: { $what }
page-cities-slot-taken = { $row }, pole { $number }: figúrka hráča { $name }
page-cities-blind = dva dieliky z vrecúška
page-cities-workers =
    { $count ->
        [0] hotovo
        [one] ostáva 1
        [few] ostávajú { $count }
       *[other] ostáva { $count }
    }
page-cities-starts = Štartovné doštičky

## Metropola

page-cities-milestones = tri míľniky
page-cities-milestones-first = kto je prvý, berie najviac bodov
page-cities-worth = teraz za
page-cities-progress = { $now } { $wanted ->
        [4] zo
        [6] zo
        [7] zo
       *[other] z
    } { $wanted }
page-cities-not-yet = zatiaľ nie
page-cities-reached = splnené
page-cities-ring =
    { $points ->
        [one] 1 bod: { $name }
        [few] { $points } body: { $name }
       *[other] { $points } bodov: { $name }
    }
page-cities-place-free =
    { $points ->
        [one] 1 bod: voľné
        [few] { $points } body: voľné
       *[other] { $points } bodov: voľné
    }
page-cities-place-blocked =
    { $points ->
        [one] 1 bod: v hre dvoch hráčov neprístupné
        [few] { $points } body: v hre dvoch hráčov neprístupné
       *[other] { $points } bodov: v hre dvoch hráčov neprístupné
    }

## Štvrte

page-cities-yours = Vaša štvrť
page-cities-counted = Rozhodujú orámované políčka.
page-cities-district = Štvrť hráča { $name }
page-cities-extent = { $tiles ->
        [one] 1 doštička
        [few] { $tiles } doštičky
       *[other] { $tiles } doštičiek
    }, { $pieces ->
        [0] žiadne dieliky
        [one] 1 dielik
        [few] { $pieces } dieliky
       *[other] { $pieces } dielikov
    }
page-cities-visit =
    Ukázať štvrť hráča { $name }, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }
page-cities-bare = Zatiaľ tu nie sú žiadne doštičky.
page-cities-cell = { $cell }: { $land }
page-cities-land-feature = { $ground }, { $feature }
page-cities-land-building =
    { $floors ->
        [one] { $colour }, 1 podlažie
        [few] { $colour }, { $floors } podlažia
       *[other] { $colour }, { $floors } podlaží
    }
page-cities-turn-view = Otočiť pohľad
page-cities-larger = Priblížiť
page-cities-smaller = Oddialiť
page-cities-as-plan = Pôdorys
page-cities-facts = ostáva figúrok { $workers } · bodovacie karty { $cards }

## Čo bolo vzaté

page-cities-hand = Na umiestnenie
page-cities-hand-of = { $name } umiestňuje
page-cities-rotate = Otočiť
page-key-r = R
page-key-r-does = otočiť pozemkovú doštičku
page-cities-discard = Odmietnuť
page-cities-cards = Bodovacie karty
page-cities-no-cards = Zatiaľ žiadna bodovacia karta.
page-cities-score =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }

## Čo urobiť

page-cities-task-start = Vyberte si štartovnú doštičku
page-cities-task-choose = Postavte figúrku na pole a vezmite si, čo tam leží
page-cities-task-place = Priložte pozemkovú doštičku: zvoľte miesto a podľa potreby ju otočte
page-cities-task-put = Položte zaujímavosť na vhodné políčko
page-cities-task-build = Postavte dieliky alebo ich po jednom odmietnite
page-cities-task-discard = Ťuknite na dielik, ktorý odmietate
page-cities-task-which = Teraz ťuknite na to, čo tam príde
page-cities-task-where = Teraz ťuknite na rozsvietené políčko

## Bodovanie

page-sheet-ci-sheet-milestone = Míľniky
page-sheet-ci-sheet-statues = Sochy
page-sheet-ci-sheet-water = Voda
page-sheet-ci-sheet-park = Zeleň
page-sheet-ci-sheet-card = Bodovacie karty

## The game at a glance

page-cities-glance-goal = Vyhráva, kto má najviac bodov: míľniky, sochy, zeleň, voda a bodovacie karty.
page-cities-glance-1 = Postavte figúrku
page-cities-glance-1-text = Postavte ju na voľné pole a vezmite si, čo tam leží. Do každého radu patrí jedna vaša figúrka, v hre dvoch hráčov dve.
page-cities-glance-2 = Umiestnite to
page-cities-glance-2-text = Doštičky sa prikladajú celou stranou, najviac 3 × 3 (v dlhej hre 3 × 5). Zaujímavosti patria na svoj povrch, dieliky na parcely svojej farby.
page-cities-glance-3 = Plňte míľniky
page-cities-glance-3-text = Kontrolujú sa na konci každého ťahu: kto míľnik splní prvý, zaberie najlepšie miesto a už oň nepríde.
page-cities-glance-end = po { $rounds } kolách
page-cities-glance-left = { $now } { $of ->
        [4] zo
        [6] zo
        [7] zo
       *[other] z
    } { $of } kôl
page-cities-glance-tie = Pri zhode vyhráva, kto má viac bodov za míľniky.
