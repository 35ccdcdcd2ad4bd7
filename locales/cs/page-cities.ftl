### Herní plán Cities na stránce.

page-cities-name = { $name }
page-cities-list = { $things }
page-cities-round = Kolo { $round } { $rounds ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $rounds }

## Nabídka

page-cities-display = Nabídka
page-cities-row-card = Bodovací karty
page-cities-row-tile = Pozemky
page-cities-row-feature = Zajímavosti
page-cities-row-piece = Dílky
page-cities-for-card = body na konci
page-cities-for-tile = čtvrť roste
page-cities-for-feature = do zeleně a na vodu
page-cities-for-piece = ke stavbě
page-cities-slot = { $row }, pole { $number }: { $what }
page-cities-slot-taken = { $row }, pole { $number }: figurka hráče { $name }
page-cities-blind = dva dílky ze sáčku
page-cities-workers =
    { $count ->
        [0] hotovo
        [one] zbývá 1
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
page-cities-starts = Startovní destičky

## Metropole

page-cities-milestones = tři milníky
page-cities-milestones-first = kdo je první, bere nejvíc bodů
page-cities-worth = teď za
page-cities-progress = { $now } { $wanted ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $wanted }
page-cities-not-yet = zatím ne
page-cities-reached = splněno
page-cities-ring =
    { $points ->
        [one] 1 bod: { $name }
        [few] { $points } body: { $name }
       *[other] { $points } bodů: { $name }
    }
page-cities-place-free =
    { $points ->
        [one] 1 bod: volné
        [few] { $points } body: volné
       *[other] { $points } bodů: volné
    }
page-cities-place-blocked =
    { $points ->
        [one] 1 bod: ve hře dvou hráčů nepřístupné
        [few] { $points } body: ve hře dvou hráčů nepřístupné
       *[other] { $points } bodů: ve hře dvou hráčů nepřístupné
    }

## Čtvrti

page-cities-yours = Vaše čtvrť
page-cities-counted = Rozhodují orámovaná políčka.
page-cities-district = Čtvrť hráče { $name }
page-cities-extent = { $tiles ->
        [one] 1 destička
        [few] { $tiles } destičky
       *[other] { $tiles } destiček
    }, { $pieces ->
        [0] žádné dílky
        [one] 1 dílek
        [few] { $pieces } dílky
       *[other] { $pieces } dílků
    }
page-cities-visit =
    Ukázat čtvrť hráče { $name }, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-cities-bare = Zatím tu nejsou žádné destičky.
page-cities-cell = { $cell }: { $land }
page-cities-land-feature = { $ground }, { $feature }
page-cities-land-building = { $colour }, { $floors } podlaží
page-cities-turn-view = Otočit pohled
page-cities-larger = Přiblížit
page-cities-smaller = Oddálit
page-cities-as-plan = Půdorys
page-cities-facts = zbývá figurek { $workers } · bodovací karty { $cards }

## Co bylo vzato

page-cities-hand = K umístění
page-cities-hand-of = { $name } umísťuje
page-cities-rotate = Otočit
page-key-r = R
page-key-r-does = otočit pozemkovou destičku
page-cities-discard = Odmítnout
page-cities-cards = Bodovací karty
page-cities-no-cards = Zatím žádná bodovací karta.
page-cities-score =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Co udělat

page-cities-task-start = Vyberte si startovní destičku
page-cities-task-choose = Postavte figurku na pole a vezměte si, co tam leží
page-cities-task-place = Přiložte pozemkovou destičku: zvolte místo a podle potřeby ji otočte
page-cities-task-put = Položte zajímavost na vhodné políčko
page-cities-task-build = Postavte dílky, nebo je po jednom odmítněte
page-cities-task-discard = Klepněte na dílek, který odmítáte
page-cities-task-which = Teď klepněte na to, co tam přijde
page-cities-task-where = Teď klepněte na rozsvícené políčko

## Bodování

page-sheet-ci-sheet-milestone = Milníky
page-sheet-ci-sheet-statues = Sochy
page-sheet-ci-sheet-water = Voda
page-sheet-ci-sheet-park = Zeleň
page-sheet-ci-sheet-card = Bodovací karty

## The game at a glance

page-cities-glance-goal = Vyhrává, kdo má nejvíc bodů: milníky, sochy, zeleň, voda a bodovací karty.
page-cities-glance-1 = Postavte figurku
page-cities-glance-1-text = Postavte ji na volné pole a vezměte si, co tam leží. Do každé řady patří jedna vaše figurka, ve hře dvou hráčů dvě.
page-cities-glance-2 = Umístěte to
page-cities-glance-2-text = Destičky se přikládají celou stranou, nejvýš 3 × 3 (v dlouhé hře 3 × 5). Zajímavosti patří na svůj povrch, dílky na parcely své barvy.
page-cities-glance-3 = Plňte milníky
page-cities-glance-3-text = Kontrolují se na konci každého tahu: kdo milník splní první, zabere nejlepší místo a už o ně nepřijde.
page-cities-glance-end = po { $rounds } kolech
page-cities-glance-left = { $now } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $of } kol
page-cities-glance-tie = Při shodě vyhrává, kdo má víc bodů za milníky.
