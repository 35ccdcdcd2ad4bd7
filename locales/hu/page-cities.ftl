### The board of Cities on the page.

page-cities-name = { $name }
page-cities-list = { $things }
page-cities-round = Forduló: { $round }/{ $rounds }

## The display

page-cities-display = Kínálat
page-cities-row-card = Pontozókártyák
page-cities-row-tile = Területlapkák
page-cities-row-feature = Látványosságok
page-cities-row-piece = Elemek
page-cities-for-card = a végén számítanak
page-cities-for-tile = nő a negyeded
page-cities-for-feature = parkba, vízre
page-cities-for-piece = építkezéshez
page-cities-slot = { $row }, { $number }. hely: { $what }
page-cities-slot-taken = { $row }, { $number }. hely: { $name } munkása
page-cities-blind = két elem a zsákból
page-cities-workers =
    { $count ->
        [0] kész
       *[other] még { $count }
    }
page-cities-starts = Kezdőlapkák

## The metropolis

page-cities-milestones = három mérföldkő
page-cities-milestones-first = aki elsőként ér el egyet, az kapja a legtöbb pontot
page-cities-worth = értéke most
page-cities-progress = { $now } / { $wanted }
page-cities-not-yet = még nem
page-cities-reached = elérve
page-cities-ring = { $points } pont: { $name }
page-cities-place-free = { $points } pont: szabad
page-cities-place-blocked = { $points } pont: kétszemélyes játékban lezárva

## Districts

page-cities-yours = A negyeded
page-cities-counted = A bekeretezett mezőket veszi figyelembe.
page-cities-district = { $name } negyede
page-cities-extent =
    { $tiles } lapka, { $pieces ->
        [0] nincs elem
       *[other] { $pieces } elem
    }
page-cities-visit = { $name } negyedének megtekintése, { $points } pont
page-cities-bare = Itt még nincs lapka.
page-cities-cell = { $cell }: { $land }
page-cities-land-feature = { $ground }, rajta { $feature }
page-cities-land-building = { $colour }, { $floors } szintes
page-cities-turn-view = Nézet elforgatása
page-cities-larger = Nagyítás
page-cities-smaller = Kicsinyítés
page-cities-as-plan = Alaprajz
page-cities-facts = hátralévő munkás { $workers } · pontozókártya { $cards }

## What was taken

page-cities-hand = Lerakandó
page-cities-hand-of = { $name }: lerakandó
page-cities-rotate = Forgatás
page-key-r = R
page-key-r-does = a területlapka forgatása
page-cities-discard = Lemondás
page-cities-cards = Pontozókártyák
page-cities-no-cards = Még nincs pontozókártya.
page-cities-score = { $points } pont

## What to do

page-cities-task-start = Válassz kezdőlapkát
page-cities-task-choose = Tedd egy munkásodat egy szabad helyre, és vedd el, ami ott van
page-cities-task-place = Rakd le a területlapkát: válassz helyet, és forgasd, ahogy jónak látod
page-cities-task-put = Tedd a látványosságot egy hozzá illő mezőre
page-cities-task-build = Építsd be az elemeket, vagy mondj le róluk egyenként
page-cities-task-discard = Koppints az elemre, amelyről lemondasz
page-cities-task-which = Most koppints arra, ami oda kerül
page-cities-task-where = Most koppints egy kiemelt mezőre

## Pontozólap

page-sheet-ci-sheet-milestone = Mérföldkövek
page-sheet-ci-sheet-statues = Szobrok
page-sheet-ci-sheet-water = Víz
page-sheet-ci-sheet-park = Parkok
page-sheet-ci-sheet-card = Pontozókártyák

## The game at a glance

page-cities-glance-goal = Az nyer, akinek a legtöbb pontja van. Pontot mérföldkövek, szobrok, parkok, víz és pontozókártyák adnak.
page-cities-glance-1 = Tegyél le egy munkást
page-cities-glance-1-text = Tedd egy szabad helyre, és vedd el, ami ott van. Minden sorba egy munkást teszel, két játékosnál kettőt.
page-cities-glance-2 = Építsd be
page-cities-glance-2-text = A terület teljes oldallal csatlakozik, legfeljebb 3 × 3 lapkáig (hosszú játékban 3 × 5). A látványosság a neki való mezőre, az elem a színével egyező telekre kerül.
page-cities-glance-3 = Érj el mérföldköveket
page-cities-glance-3-text = A köröd végén ellenőrizzük: aki elsőként éri el, azé a legjobb hely, és ezt már nem veszíti el.
page-cities-glance-end = { $rounds } forduló után
page-cities-glance-left = { $now } / { $of } forduló
page-cities-glance-tie = Holtversenyben az nyer, akinek több mérföldkőpontja van.
