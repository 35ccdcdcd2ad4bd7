### Cities. The Hungarian names of cards, features, metropolises and milestones are in cities-cards.ftl.

## Colours and grounds

ci-red = piros
ci-blue = kék
ci-green = zöld
ci-yellow = sárga
ci-park = park
ci-water = víz

## One letter each; each must differ from the others

ci-letter-red = p
ci-letter-blue = k
ci-letter-green = z
ci-letter-yellow = s

## What cards and milestones count: 0 stands for "each"

ci-card = { $name } – { $what }: { $points } pont
ci-milestone = { $name }: { $what }
ci-count-only = { $what }, amely { $limits }
ci-limits = { $first } és { $second }
ci-both = { $first } és { $second }
ci-count-buildings =
    { $number ->
        [0] minden épület
       *[other] { $number } épület
    }
ci-count-buildings-red =
    { $number ->
        [0] minden piros épület
       *[other] { $number } piros épület
    }
ci-count-buildings-blue =
    { $number ->
        [0] minden kék épület
       *[other] { $number } kék épület
    }
ci-count-buildings-green =
    { $number ->
        [0] minden zöld épület
       *[other] { $number } zöld épület
    }
ci-count-buildings-yellow =
    { $number ->
        [0] minden sárga épület
       *[other] { $number } sárga épület
    }
ci-count-sets-colours =
    { $number ->
        [0] minden négyes készlet különböző színű épületekből
        [one] négy különböző színű épület
       *[other] { $number } négyes készlet különböző színű épületekből
    }
ci-count-sets-heights =
    { $number ->
        [0] minden készlet 1, 2, 3 és 4 szintes épületből
        [one] egy-egy 1, 2, 3 és 4 szintes épület
       *[other] { $number } készlet 1, 2, 3 és 4 szintes épületből
    }
ci-count-sets-both =
    { $number ->
        [0] minden négyes készlet különböző színű és magasságú épületekből
        [one] négy különböző színű és magasságú épület
       *[other] { $number } négyes készlet különböző színű és magasságú épületekből
    }
ci-count-pairs =
    { $number ->
        [0] minden szomszédos épületpár
        [one] egy szomszédos épületpár
       *[other] { $number } szomszédos épületpár
    }
ci-count-areas-park =
    { $number ->
        [0] minden legalább { $size } mezős park
        [one] egy legalább { $size } mezős park
       *[other] { $number } darab legalább { $size } mezős park
    }
ci-count-areas-water =
    { $number ->
        [0] minden legalább { $size } mezős vízfelület
        [one] egy legalább { $size } mezős vízfelület
       *[other] { $number } darab legalább { $size } mezős vízfelület
    }
ci-count-areas-plots =
    { $number ->
        [0] minden legalább { $size } telkes egyszínű terület
        [one] egy legalább { $size } telkes egyszínű terület
       *[other] { $number } darab legalább { $size } telkes egyszínű terület
    }
ci-count-blocks =
    { $number ->
        [0] minden legalább { $size } épületes összefüggő terület
        [one] egy legalább { $size } épületes összefüggő terület
       *[other] { $number } darab legalább { $size } épületes összefüggő terület
    }
ci-count-uniform =
    { $number ->
        [0] minden { $size } összefüggő, egyszínű telek
        [one] { $size } összefüggő, egyszínű telek
       *[other] { $number } darab { $size } telkes egyszínű terület (érintkezhetnek)
    }
ci-count-plots =
    { $number ->
        [0] minden telek
       *[other] { $number } telek
    }
ci-count-features =
    { $number ->
        [0] minden parki vagy vízi látványosság
       *[other] { $number } parki vagy vízi látványosság
    }
ci-count-features-park =
    { $number ->
        [0] minden parki látványosság
       *[other] { $number } parki látványosság
    }
ci-count-features-water =
    { $number ->
        [0] minden vízi látványosság
       *[other] { $number } vízi látványosság
    }
ci-count-statues =
    { $number ->
        [0] minden szobor
       *[other] { $number } szobor
    }
ci-of-colour = { $colour } színű
ci-height-exactly = pontosan { $floors } szintes
ci-height-least = legalább { $floors } szintes
ci-height-between = { $least }–{ $most } szintes
ci-beside-park = park mellett áll
ci-beside-water = víz mellett áll
ci-beside-statue = szobor mellett áll
ci-same-colours = azonos színű
ci-different-colours = különböző színű
ci-same-heights = azonos magasságú
ci-different-heights = különböző magasságú
ci-with-features =
    { $count ->
        [one] látványosságot tartalmaz
       *[other] { $count } különböző látványosságot tartalmaz
    }
ci-without-building = beépítetlen
ci-different-kinds =
    { $number ->
        [0] másfajta, mint a többi
       *[other] mind különböző fajtájú
    }

## What players do

ci-tile = { $a }, { $b } / { $c }, { $d }
ci-slot =
    { $row ->
        [card] pontozókártyák, { $number }. hely
        [tile] területlapkák, { $number }. hely
        [feature] látványosságok, { $number }. hely
       *[piece] elemek, { $number }. hely
    }
ci-pieces =
    { $count ->
        [1] { $colour }
       *[other] { $colour } ×{ $count }
    }
ci-start = kezdőlapka választása ({ $tile })
    .told = { $player } kezdőlapkát választ ({ $tile })
ci-take-card = pontozókártya elvétele, { $number }. hely: { $card }
    .told = { $player } pontozókártyát vesz el: { $card } ({ $number }. hely)
ci-take-hidden-card = a lefordított pontozókártya elvétele
    .told = { $player } elveszi a lefordított pontozókártyát
ci-take-tile = területlapka elvétele ({ $tile })
    .told = { $player } elvesz egy területlapkát ({ $tile })
ci-take-hidden-tile = a lefordított területlapka elvétele
    .told = { $player } elveszi a lefordított területlapkát
ci-take-features = elvétel, látványosságok, { $number }. hely: { $features }
    .told = { $player } látványosságot vesz el: { $features } ({ $number }. hely)
ci-take-hidden-feature = elvétel, látványosságok, { $number }. hely: { $features } és a lefordított látványosság
    .told = { $player } látványosságot vesz el: { $features } és a lefordított látványosság ({ $number }. hely)
ci-take-pieces = elvétel, elemek, { $number }. hely: { $pieces }
    .told = { $player } elemeket vesz el: { $pieces } ({ $number }. hely)
ci-take-blind = két elem húzása a zsákból
    .told = { $player } két elemet húz a zsákból
ci-place =
    { $rotation ->
        [0] lapka lerakása: { $cell }, elforgatás nélkül
       *[other] lapka lerakása: { $cell }, { $rotation }°-kal elforgatva
    }
    .told =
        { $rotation ->
            [0] { $player } ide rakja le a lapkát: { $cell }
           *[other] { $player } ide rakja le a lapkát: { $cell }, { $rotation }°-kal elforgatva
        }
ci-put = lerakás: { $feature } ({ $cell })
    .told = { $player } lerakja: { $feature } ({ $cell })
ci-build = építés: { $colour } ({ $cell }), { $height }. szint
    .told = { $player } épít: { $colour } ({ $cell }), { $height }. szint
ci-discard = lemondás egy elemről: { $colour }
    .told = { $player } lemond egy elemről: { $colour }

## What follows by itself

ci-and-then = { $step }; { $then }
    .told = { $step }; { $then }
ci-lost-pieces = nincs helye, kikerül a játékból: { $pieces }
ci-lost-feature = nincs helye, kikerül a játékból: { $feature }
ci-ring = elért mérföldkő: { $milestone }, { $points } pont
ci-next-round = { $round }. forduló; a csillag birtokosa: { $seat }
ci-end = a játék { $round } forduló után véget ér; a csillag birtokosa: { $seat }

## What chance decides

ci-metropolis = a metropolisz: { $metropolis }
ci-star = a csillag birtokosa: { $seat }
ci-laid-card = { $slot }: { $card }
ci-laid-tile = { $slot }: { $tile }
ci-laid-feature = { $slot }: { $feature }
ci-laid-piece = { $slot }: { $colour }
ci-shown-card = felfedve: { $card }
ci-shown-tile = felfedve: területlapka ({ $tile })
ci-shown-feature = felfedve: { $feature }
ci-shown-piece = a zsákból: { $colour }

## Why something is refused

ci-over = a játék véget ért
ci-setup-first = előbb elő kell készíteni a játékot
ci-lay-first = előbb ki kell rakni a forduló kínálatát
ci-reveal-first = előbb fel kell fedni, amit elvettek
ci-not-to-act = most { $seat } van soron
ci-start-first = előbb válassz kezdőlapkát
ci-start-over = már mindenkinek van kezdőlapkája
ci-start-gone = ez a kezdőlapka már másé ({ $tile })
ci-no-start = ez nem kezdőlapka ({ $tile })
ci-take-first = előbb vegyél el valamit a kínálatból
ci-slot-taken = itt már áll munkás ({ $slot })
ci-no-worker =
    { $row ->
        [card] pontozókártyák
        [tile] területlapkák
        [feature] látványosságok
       *[piece] elemek
    }: ebbe a sorba fordulónként csak { $workers } munkásod állhat
ci-place-first = előbb rakd le a területlapkát
ci-spot-taken = { $cell }: itt már van lapka
ci-spot-apart = { $cell }: itt a lapka nem csatlakozna teljes oldallal a negyed egyetlen lapkájához sem
ci-spot-beyond = { $cell }: ezzel a lapkával a negyed nagyobb lenne, mint { $short } × { $long } lapka
ci-same-rotation = { $rotation }°-kal elforgatva a lapka ugyanolyan, mint { $same }°-kal; azt válaszd
ci-put-first = előbb rakd le a látványosságokat
ci-put-not-held = ezt nem vetted el, így nem rakhatod le: { $feature } ({ $cell })
ci-put-taken = { $cell }: itt már van látványosság, nem kerülhet ide: { $feature }
ci-put-on-building = { $cell }: itt épület áll, nem kerülhet ide: { $feature }
ci-put-not-plot = { $cell }: ez nem telek, nem kerülhet ide: { $feature }
ci-put-not-park = { $cell }: ez nem park, nem kerülhet ide: { $feature }
ci-put-not-water = { $cell }: ez nem víz, nem kerülhet ide: { $feature }
ci-outside = { $cell }: a negyededen kívül van
ci-build-first = előbb építsd be az elemeket, vagy mondj le róluk
ci-piece-not-held = nincs ilyen színű elemed: { $colour }
ci-build-colour = { $cell }: itt nincs ilyen színű telek vagy épület: { $colour }
ci-too-high = { $cell }: az épület már négyszintes
ci-build-on-statue = { $cell }: itt szobor áll
ci-wild-colour = { $cell }: az épület színe más, nem { $colour }
ci-no-chance-now = most semmit sem a véletlen dönt el; váratlan: „{ $chance }”
ci-impossible = ez itt nem lehetséges: „{ $chance }”
ci-impossible-seen = ez itt nem lehetséges: „{ $chance }”; ilyen már nem maradt

## Notation that cannot be read

ci-no-action = „{ $text }” nem akció
ci-no-outcome = „{ $text }” nem lehet a véletlen eredménye
ci-no-seat = nincs „{ $text }” hely
ci-no-slot = „{ $text }” nem a kínálat helye; példák: card-1, piece-4
ci-no-cell = „{ $text }” nem mező
ci-no-rotation = „{ $text }” nem elforgatás; lehet 0, 90, 180 vagy 270
ci-no-colour = „{ $text }” nem szín
ci-no-card = nincs „{ $text }” kártya
ci-no-tile = nincs „{ $text }” lapka
ci-no-feature = nincs „{ $text }” látványosság
ci-no-metropolis = nincs „{ $text }” metropolisz

## Score sheets

ci-tie-milestones = mérföldkövek pontjai: { $count }
ci-sheet-milestone = mérföldkő: { $milestone }
ci-sheet-statues = { $count } szobor
ci-sheet-water = víz ({ $cell }): { $features }
ci-sheet-park = park ({ $cell }): { $features }
ci-sheet-card = { $card }: { $points } × { $count }

## Editions

ci-edition-count =
    { $what ->
        [cards] pontozókártya
        [tiles] területlapka
        [starts] kezdőlapka
        [features] látványosság
        [milestones] mérföldkő
       *[metropolises] metropolisz
    }: { $found } van, de { $wanted } kell
ci-edition-ground = „{ $word }” nem felszín: red, blue, green, yellow, park vagy water
ci-edition-cells = egy lapka négy mezőből áll, nem { $found } mezőből
ci-edition-wild = a dzsókertelek telekre való
ci-edition-wilds = legfeljebb egyféle dzsókertelek lehet
ci-edition-kinds = { $found } fajta látványosság van, de legfeljebb { $most } lehet
ci-edition-few-kinds =
    { $on ->
        [park] park
       *[water] víz
    }: { $found } fajta látványosság van, de legalább { $least } kell
ci-edition-metropolis = „{ $id }” nincs a nyolc metropolisz között
ci-edition-places = a helyek pontjai: három szám, mindig kisebb az előzőnél, { $most } és 1 között
ci-edition-missing = hiányzik ez a mező: „{ $field }”
ci-edition-field = ez a mező nem tartozik ide: „{ $field }”
ci-edition-height = „{ $word }” nem magasság, mint pl. 2, 3+ vagy 1-2; 1–4 szint lehet
ci-edition-set = ezzel a színnel vagy magassággal nem lehetséges ilyen készlet
ci-frame-cards =
    { $what ->
        [balanced] négy színből álló készletet pontozó kártya
        [colour-2] adott színű kétszintes épületet pontozó kártya
        [colour-high] adott színű, legalább háromszintes épületet pontozó kártya
        [colour-water] adott színű víz melletti épületet pontozó kártya
        [colour-park] adott színű park melletti épületet pontozó kártya
        [height-1] egyszintes épületet pontozó kártya
        [height-2] kétszintes épületet pontozó kártya
        [height-3] háromszintes épületet pontozó kártya
        [height-4] négyszintes épületet pontozó kártya
        [heights] négy magasságból álló készletet pontozó kártya
        [pair] szomszédos párt pontozó kártya
        [park-area] parkot pontozó kártya
        [water-area] vízfelületet pontozó kártya
       *[features] látványosságot pontozó kártya
    }: a házi kiadásban { $wanted } van, nem { $found }
ci-frame-symmetry = { $id } kedvez egy színnek: a következő színnel { $found } van belőle, nem { $wanted }
ci-frame-tiles =
    { $what ->
        [park] parkmező
        [water] vízmező
        [red] piros telek
        [blue] kék telek
        [green] zöld telek
       *[yellow] sárga telek
    }: a házi kiadás területlapkáin { $wanted } van, nem { $found }
ci-frame-tile-plain = { $id }: mind a négy mezője egyforma
ci-frame-start = { $id }: park, víz és két különböző színű telek kell rá
ci-frame-starts =
    kezdőlapka { $what ->
        [red] piros
        [blue] kék
        [green] zöld
       *[yellow] sárga
    } telekkel: a házi kiadásban { $wanted } van, nem { $found }
ci-frame-features =
    { $what ->
        [park] parki látványosság
        [water] vízi látványosság
        [statue] szobor
        [wild] dzsókertelek
       *[five] ötpéldányos fajta
    }: a házi kiadásban { $wanted } van, nem { $found }
ci-frame-places = { $id }: a helyei túl messze vannak a házi kiadás 7, 4 és 2 pontjától

## Positions that cannot arise

ci-position-players = { $found } játékos van, de { $wanted } kell
ci-position-seat = csak { $seats } hely van
ci-position-start = { $cell }: ide elforgatás nélküli kezdőlapka kell
ci-position-tile = { $cell }: ez a lapka itt nem lehet
ci-position-spot = { $cell }: a lapka nem illeszkedik a többihez
ci-position-feature = { $cell }: ez a látványosság itt nem lehet
ci-position-building = { $cell }: ez az épület itt nem állhat
ci-position-twice = { $id } kétszer szerepel
ci-position-too-many = túl sok: { $what }
ci-audit-chosen = a metropoliszt a játék előtt választották ki
ci-audit-undealt = még nem sorsolták ki
ci-audit-no-metropolis = mostanra ismertnek kell lennie
ci-audit-turn = { $player }. játékos van soron
ci-audit-same-slot = két munkás áll ugyanazon a helyen
ci-audit-workers = { $player }. játékos: { $found } munkása van itt, de { $wanted } kell
ci-audit-crowded =
    { $player }. játékos: { $found } munkása van ebben a sorban: { $row ->
        [card] pontozókártyák
        [tile] területlapkák
        [feature] látványosságok
       *[piece] elemek
    }; legfeljebb { $most } lehet ott
ci-audit-no-worker = a játékosnak nincs munkása ott, ahonnan ezt elvették
ci-audit-no-place = aminek nincs helye a negyedben, az azonnal kikerül a kézből
ci-audit-slot-empty = itt lennie kell valaminek: { $slot }
ci-audit-slot-full = itt nem lehet semmi: { $slot }
ci-audit-start = kezdőlapka van a területlapkák között
ci-audit-district = { $player }. játékos: a negyede nem egyezik a lapkáival
ci-audit-missing = valami hiányzik
ci-audit-features = { $feature }: { $found } van, de { $wanted } kell
ci-audit-pieces = { $colour }: { $found } elem van, de { $wanted } kell
ci-audit-drawn =
    { $row ->
        [feature] látványosságok
       *[piece] elemek
    }: { $found } került elő, de { $least }–{ $most } kell
ci-audit-ring-closed = ilyen kevés játékosnál itt nem lehet gyűrű
ci-audit-ring-twice = egy játékosnak itt két gyűrűje van
ci-audit-ring-order = gyűrű van itt, pedig egy jobb hely szabad
ci-audit-ring-missing = { $player }. játékos: teljesíti a mérföldkövet, de nincs itt gyűrűje
ci-audit-ring-early = { $player }. játékos: nem lehet gyűrűje, amíg nem fejezett be egy kört
ci-drawing-size = a rajz nagyobb egy negyednél
ci-drawing-cell = „{ $cell }” nem egy rajz mezője

## The board in the terminal

ci-board-turn = { $round }/{ $rounds }. forduló, soron: { $party }
ci-board-round = { $round }/{ $rounds }. forduló
ci-board-over = A játék { $rounds } forduló után véget ért
ci-board-progress = (most { $progress })
ci-board-worker = { $party }
ci-board-hidden = lefordítva
ci-board-hand = Kézben:
ci-board-player = { $party }: { $score } (munkások { $workers })
ci-board-cards = Kártyák, { $party }:
ci-board-card = { $card } { $points }×{ $count } = { $worth }
ci-board-legend =
    A kisbetűk telkek, ♣ park, ≈ víz. Nagybetű számmal: épület és a magassága;
    előtte *: dzsókertelken áll. Két betű: látványosság.
    Mérföldkövek: a helyek pontjai, gyűrűnél a játékos száma; × nem elérhető.
    Munkások: ennyi maradt kártyára, lapkára, látványosságra és elemre.
    ★ nála van a csillag.

## What things are and what they bring

ci-about-blind = két elem a zsákból
ci-about-building = { $colour } épület, szintek: { $floors }
ci-about-building-full = Négyszintes, magasabb már nem lehet.
ci-about-building-open = Egy azonos színű elem új szintet ad, legfeljebb négyig.
ci-about-card = pontozókártya
ci-about-card-counts = { $what }: { $points } pont
ci-about-cards = Pontozókártyák: { $count }.
ci-about-cell = { $cell } mező { $seat } negyedében
    .you = { $cell } mező a te negyededben
ci-about-counted-by = Ehhez számít: { $cards }.
ci-about-decline = Lemondás egy elemről
ci-about-decline-text = Az az elem, amelyet nem építesz be, kikerül a játékból.
ci-about-district = negyed
ci-about-empty-slot = üres hely
ci-about-face-down = lefordítva
ci-about-feature = látványosság
ci-about-milestone = mérföldkő, { $metropolis }
ci-about-move = lépés
ci-about-no-land = itt még nincs terület
ci-about-no-land-text = Ide akkor kerülhet terület, ha egész oldalával a negyed egy lapkájához ér.
ci-about-one-hidden = Van itt még egy, lefordítva.
ci-about-park = Minden összefüggő park 1, 3, 6 vagy 10 pontot ér 1, 2, 3 vagy 4 különböző látványossággal.
ci-about-piece = Az elem azonos színű telekre vagy épületre kerül, legfeljebb négy szintig.
ci-about-piece-kind = épületelem
ci-about-place-blocked = { $points } pont: kétszemélyes játékban lezárva
ci-about-place-free = { $points } pont: szabad
ci-about-place-taken = { $points } pont: { $seat }
ci-about-plot = telek: { $colour }
ci-about-plot-text = Ide azonos színű elem épülhet, vagy szürke látványosság kerülhet.
ci-about-rightmost = A jobb szélső hely: aki elfoglalja, megkapja a csillagot, és kezdi a következő fordulót.
ci-about-rotation = elforgatás: { $rotation }°
ci-about-row-card = A pontozókártyák a játék végén számítanak.
ci-about-row-feature = A látványosságok parkba, vízre és üres telekre kerülnek.
ci-about-row-piece = Az elemekből épületek lesznek.
ci-about-row-tile = A területlapkák növelik a negyededet.
ci-about-start = kezdőlapka
ci-about-start-text = Ezzel kezdődik a negyeded.
ci-about-statue = A szobor elfoglalja a telket, és 2 pontot ér.
ci-about-statue-name = szobor
ci-about-tile = területlapka
ci-about-tile-text = Úgy rakd le, hogy egész oldalával a negyeded egy lapkájához érjen, tetszőlegesen elforgatva. Később már nem mozdul.
ci-about-tiles = Terület: { $tiles } / { $most } lapka.
ci-about-water = Minden összefüggő vízfelület 1, 3, 6 vagy 10 pontot ér 1, 2, 3 vagy 4 különböző látványossággal.
ci-about-wild = Üres telekre kerül. Bármilyen színű elem épülhet rá; amíg üres, a számodra legjobb színnek számít.
ci-about-wild-name = dzsókertelek
ci-about-worker = Itt { $seat } munkása áll.
    .you = Itt a te munkásod áll.
ci-about-lost = Ha elveszed, nincs helye, és kikerül a játékból: { $things }.
ci-about-named = { $name }
ci-about-marker = jelző
ci-about-star-name = a csillag
ci-about-star = A birtokosa kezdi a fordulót. A forduló végén azé lesz, akinek a munkása az elemek sorában a jobb szélső.
ci-about-star-held = Ezt a fordulót kezdi: { $seat }.
    .you = Ezt a fordulót te kezded.
ci-about-metropolis = metropolisz
ci-mark-background = ahová kerül
ci-mark-plot = ilyen színű telkek és elemek
ci-holding-buildings = épületek
ci-holding-cards = pontozókártyák
ci-holding-features = látványosságok
ci-holding-floors = szintek
ci-holding-milestone = ehhez: { $milestone }
ci-holding-tiles = területlapkák
ci-way-build = Építés: { $colour } ({ $cell })
ci-way-discard = Lemondás egy elemről: { $colour }
ci-way-place = A terület lerakása ide: { $cell }
ci-way-put = Lerakás: { $feature } ({ $cell })
ci-way-start = Kezdés ezzel a lapkával
ci-way-take = Elvétel egy munkással
ci-worth-area = most; különböző látványosságok ezen a területen: { $features }
ci-worth-best = azonnal, a legjobb helyeken
ci-worth-count =
    { $count ->
        [0] most: még nincs mit számolni
       *[other] most: { $count }× számít
    }
ci-worth-gone = már nincs hely
ci-worth-next = ha te éred el következőként; eddig { $have }/{ $need }
ci-worth-now = most
ci-worth-one-more = ha még egy beleszámít
ci-worth-reached = elérve
