### Cities. České názvy karet, zajímavostí, metropolí a milníků jsou v cities-cards.ftl.

## Barvy a povrchy

ci-red = červená
ci-blue = modrá
ci-green = zelená
ci-yellow = žlutá
ci-park = zeleň
ci-water = voda

## Po jednom písmenu; každé musí být jiné

ci-letter-red = č
ci-letter-blue = m
ci-letter-green = z
ci-letter-yellow = ž

## Co počítají karty a milníky: 0 znamená „každý“

ci-card =
    { $name } – { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $what }
ci-milestone = { $name }: { $what }
ci-count-only = { $what } { $limits }
ci-limits = { $first } { $second }
ci-both = { $first } a { $second }
ci-count-buildings =
    { $number ->
        [0] každou budovu
        [one] 1 budova
        [few] { $number } budovy
       *[other] { $number } budov
    }
ci-count-buildings-red =
    { $number ->
        [0] každou červenou budovu
        [one] 1 červená budova
        [few] { $number } červené budovy
       *[other] { $number } červených budov
    }
ci-count-buildings-blue =
    { $number ->
        [0] každou modrou budovu
        [one] 1 modrá budova
        [few] { $number } modré budovy
       *[other] { $number } modrých budov
    }
ci-count-buildings-green =
    { $number ->
        [0] každou zelenou budovu
        [one] 1 zelená budova
        [few] { $number } zelené budovy
       *[other] { $number } zelených budov
    }
ci-count-buildings-yellow =
    { $number ->
        [0] každou žlutou budovu
        [one] 1 žlutá budova
        [few] { $number } žluté budovy
       *[other] { $number } žlutých budov
    }
ci-count-sets-colours =
    { $number ->
        [0] každou sadu čtyř budov různých barev
        [one] sada čtyř budov různých barev
        [few] { $number } sady čtyř budov různých barev
       *[other] { $number } sad čtyř budov různých barev
    }
ci-count-sets-heights =
    { $number ->
        [0] každou sadu budov o výšce 1, 2, 3 a 4
        [one] sada budov o výšce 1, 2, 3 a 4
        [few] { $number } sady budov o výšce 1, 2, 3 a 4
       *[other] { $number } sad budov o výšce 1, 2, 3 a 4
    }
ci-count-sets-both =
    { $number ->
        [0] každou sadu čtyř budov různých barev i výšek
        [one] čtyři budovy různých barev i výšek
        [few] { $number } sady čtyř budov různých barev i výšek
       *[other] { $number } sad čtyř budov různých barev i výšek
    }
ci-count-pairs =
    { $number ->
        [0] každou dvojici sousedících budov
        [one] dvojice sousedících budov
        [few] { $number } dvojice sousedících budov
       *[other] { $number } dvojic sousedících budov
    }
ci-count-areas-park =
    { $number ->
        [0] každou oblast zeleně o velikosti aspoň { $size }
        [one] oblast zeleně o velikosti aspoň { $size }
        [few] { $number } oblasti zeleně o velikosti aspoň { $size }
       *[other] { $number } oblastí zeleně o velikosti aspoň { $size }
    }
ci-count-areas-water =
    { $number ->
        [0] každou vodní plochu o velikosti aspoň { $size }
        [one] vodní plocha o velikosti aspoň { $size }
        [few] { $number } vodní plochy o velikosti aspoň { $size }
       *[other] { $number } vodních ploch o velikosti aspoň { $size }
    }
ci-count-areas-plots =
    { $number ->
        [0] každou jednobarevnou oblast parcel o velikosti aspoň { $size }
        [one] jednobarevná oblast parcel o velikosti aspoň { $size }
        [few] { $number } jednobarevné oblasti parcel o velikosti aspoň { $size }
       *[other] { $number } jednobarevných oblastí parcel o velikosti aspoň { $size }
    }
ci-count-blocks =
    { $number ->
        [0] každou oblast budov o velikosti aspoň { $size }
        [one] oblast budov o velikosti aspoň { $size }
        [few] { $number } oblasti budov o velikosti aspoň { $size }
       *[other] { $number } oblastí budov o velikosti aspoň { $size }
    }
ci-count-uniform =
    { $number ->
        [0] každou jednobarevnou oblast parcel o velikosti { $size }
        [one] jednobarevná oblast parcel o velikosti { $size }
        [few] { $number } jednobarevné oblasti parcel o velikosti { $size }, které mohou sousedit
       *[other] { $number } jednobarevných oblastí parcel o velikosti { $size }, které mohou sousedit
    }
ci-count-plots =
    { $number ->
        [0] každou parcelu
        [one] 1 parcela
        [few] { $number } parcely
       *[other] { $number } parcel
    }
ci-count-features =
    { $number ->
        [0] každou zajímavost v zeleni a na vodě
        [one] 1 zajímavost v zeleni a na vodě
        [few] { $number } zajímavosti v zeleni a na vodě
       *[other] { $number } zajímavostí v zeleni a na vodě
    }
ci-count-features-park =
    { $number ->
        [0] každou zajímavost v zeleni
        [one] 1 zajímavost v zeleni
        [few] { $number } zajímavosti v zeleni
       *[other] { $number } zajímavostí v zeleni
    }
ci-count-features-water =
    { $number ->
        [0] každou zajímavost na vodě
        [one] 1 zajímavost na vodě
        [few] { $number } zajímavosti na vodě
       *[other] { $number } zajímavostí na vodě
    }
ci-count-statues =
    { $number ->
        [0] každou sochu
        [one] 1 socha
        [few] { $number } sochy
       *[other] { $number } soch
    }
ci-of-colour = (barva: { $colour })
ci-height-exactly = o výšce přesně { $floors }
ci-height-least = o výšce aspoň { $floors }
ci-height-between = o výšce { $least } až { $most }
ci-beside-park = vedle zeleně
ci-beside-water = vedle vody
ci-beside-statue = vedle sochy
ci-same-colours = stejné barvy
ci-different-colours = různých barev
ci-same-heights = stejné výšky
ci-different-heights = různých výšek
ci-with-features =
    { $count ->
        [one] se zajímavostí
        [few] se { $count } různými zajímavostmi
       *[other] s { $count } různými zajímavostmi
    }
ci-without-building = bez budovy
ci-different-kinds =
    { $number ->
        [0] (každý druh jednou)
       *[other] různých druhů
    }

## Co dělají hráči

ci-tile = { $a }, { $b } / { $c }, { $d }
ci-slot =
    { $row ->
        [card] bodovací karty, pole { $number }
        [tile] pozemky, pole { $number }
        [feature] zajímavosti, pole { $number }
       *[piece] dílky, pole { $number }
    }
ci-pieces =
    { $count ->
        [1] { $colour }
       *[other] { $colour } ×{ $count }
    }
ci-start = vybrat startovní destičku ({ $tile })
    .told = { $player } vybírá startovní destičku ({ $tile })
ci-take-card = vzít { $number }. bodovací kartu: { $card }
    .told = { $player } bere { $number }. bodovací kartu: { $card }
ci-take-hidden-card = vzít bodovací kartu ležící lícem dolů
    .told = { $player } bere bodovací kartu ležící lícem dolů
ci-take-tile = vzít pozemkovou destičku ({ $tile })
    .told = { $player } bere pozemkovou destičku ({ $tile })
ci-take-hidden-tile = vzít pozemkovou destičku ležící lícem dolů
    .told = { $player } bere pozemkovou destičku ležící lícem dolů
ci-take-features = vzít z { $number }. pole zajímavostí: { $features }
    .told = { $player } bere z { $number }. pole zajímavostí: { $features }
ci-take-hidden-feature = vzít z { $number }. pole zajímavostí: { $features } a zajímavost ležící lícem dolů
    .told = { $player } bere z { $number }. pole zajímavostí: { $features } a zajímavost ležící lícem dolů
ci-take-pieces = vzít z { $number }. pole dílků: { $pieces }
    .told = { $player } bere z { $number }. pole dílků: { $pieces }
ci-take-blind = vylosovat dva dílky ze sáčku
    .told = { $player } losuje dva dílky ze sáčku
ci-place =
    { $rotation ->
        [0] přiložit destičku na { $cell }, neotočenou
       *[other] přiložit destičku na { $cell }, otočenou o { $rotation }°
    }
    .told =
        { $rotation ->
            [0] { $player } přikládá destičku na { $cell }
           *[other] { $player } přikládá destičku na { $cell }, otočenou o { $rotation }°
        }
ci-put = položit na { $cell }: { $feature }
    .told = { $player } pokládá na { $cell }: { $feature }
ci-build = postavit na { $cell }: { $colour }, { $height }. podlaží
    .told = { $player } staví na { $cell }: { $colour }, { $height }. podlaží
ci-discard = odmítnout dílek: { $colour }
    .told = { $player } odmítá dílek: { $colour }

## Co nastane samo

ci-and-then = { $step }; { $then }
    .told = { $step }; { $then }
ci-lost-pieces = nemá kam, opouští hru: { $pieces }
ci-lost-feature = nemá kam, opouští hru: { $feature }
ci-ring =
    splněný milník: { $milestone }, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ci-next-round = začíná { $round }. kolo, hvězdu má { $seat }
ci-end =
    { $round ->
        [one] hra končí po 1 kole
       *[other] hra končí po { $round } kolech
    }, hvězdu má { $seat }

## O čem rozhoduje náhoda

ci-metropolis = metropole: { $metropolis }
ci-star = hvězdu má { $seat }
ci-laid-card = { $slot }: { $card }
ci-laid-tile = { $slot }: { $tile }
ci-laid-feature = { $slot }: { $feature }
ci-laid-piece = { $slot }: { $colour }
ci-shown-card = odkryto: { $card }
ci-shown-tile = odkryto: pozemková destička ({ $tile })
ci-shown-feature = odkryto: { $feature }
ci-shown-piece = ze sáčku: { $colour }

## Proč něco nejde

ci-over = hra skončila
ci-setup-first = nejdřív je třeba připravit hru
ci-lay-first = nejdřív se musí vyložit nabídka kola
ci-reveal-first = nejdřív se musí odkrýt, co bylo vzato
ci-not-to-act = na tahu je { $seat }
ci-start-first = nejdřív si vyberte startovní destičku
ci-start-over = startovní destičku už mají všichni
ci-start-gone = tuto startovní destičku už má jiný hráč ({ $tile })
ci-no-start = toto není startovní destička ({ $tile })
ci-take-first = nejdřív si vezměte něco z nabídky
ci-slot-taken = na tomto poli už stojí figurka ({ $slot })
ci-no-worker =
    { $row ->
        [card] bodovací karty
        [tile] pozemky
        [feature] zajímavosti
       *[piece] dílky
    }: do této řady smíte v kole postavit { $workers ->
        [one] jen jednu figurku
        [few] jen { $workers } figurky
       *[other] jen { $workers } figurek
    }
ci-place-first = nejdřív přiložte pozemkovou destičku
ci-spot-taken = na { $cell } už leží destička
ci-spot-apart = na { $cell } by destička celou stranou nesousedila s žádnou destičkou čtvrti
ci-spot-beyond = s destičkou na { $cell } by čtvrť byla větší než { $short } × { $long } destiček
ci-same-rotation = po otočení o { $rotation }° vypadá destička stejně jako po otočení o { $same }°; zvolte to
ci-put-first = nejdřív položte zajímavosti
ci-put-not-held = tuto zajímavost jste si nevzali, na { $cell } ji položit nelze: { $feature }
ci-put-taken = na { $cell } už zajímavost leží; položit tam nelze: { $feature }
ci-put-on-building = na { $cell } stojí budova; položit tam nelze: { $feature }
ci-put-not-plot = { $cell } není stavební parcela; položit tam nelze: { $feature }
ci-put-not-park = { $cell } není zeleň; položit tam nelze: { $feature }
ci-put-not-water = { $cell } není vodní plocha; položit tam nelze: { $feature }
ci-outside = { $cell } je mimo vaši čtvrť
ci-build-first = nejdřív postavte, nebo odmítněte dílky
ci-piece-not-held = nemáte dílek této barvy: { $colour }
ci-build-colour = na { $cell } není parcela ani budova této barvy: { $colour }
ci-too-high = budova na { $cell } už má čtyři podlaží
ci-build-on-statue = na { $cell } stojí socha
ci-wild-colour = budova na { $cell } má jinou barvu než { $colour }
ci-no-chance-now = teď o ničem nerozhoduje náhoda; nečekané: „{ $chance }“
ci-impossible = „{ $chance }“ tu není možné
ci-impossible-seen = „{ $chance }“ tu není možné: nic takového už nezbývá

## Zápis, který nelze přečíst

ci-no-action = „{ $text }“ není akce
ci-no-outcome = „{ $text }“ není výsledek náhody
ci-no-seat = místo „{ $text }“ u stolu není
ci-no-slot = „{ $text }“ není pole nabídky; příklady: card-1, piece-4
ci-no-cell = „{ $text }“ není políčko
ci-no-rotation = „{ $text }“ není otočení; může být 0, 90, 180 nebo 270
ci-no-colour = „{ $text }“ není barva
ci-no-card = karta „{ $text }“ neexistuje
ci-no-tile = destička „{ $text }“ neexistuje
ci-no-feature = zajímavost „{ $text }“ neexistuje
ci-no-metropolis = metropole „{ $text }“ neexistuje

## Bodování

ci-tie-milestones = body za milníky: { $count }
ci-sheet-milestone = milník { $milestone }
ci-sheet-statues =
    { $count ->
        [one] 1 socha
        [few] { $count } sochy
       *[other] { $count } soch
    }
ci-sheet-water = voda u { $cell }: { $features }
ci-sheet-park = zeleň u { $cell }: { $features }
ci-sheet-card = { $card }: { $points } × { $count }

## Edice

ci-edition-count =
    { $what ->
        [cards] bodovací karty
        [tiles] pozemkové destičky
        [starts] startovní destičky
        [features] zajímavosti
        [milestones] milníky
       *[metropolises] metropole
    }: je jich { $found }, musí jich být { $wanted }
ci-edition-ground = „{ $word }“ není povrch: red, blue, green, yellow, park nebo water
ci-edition-cells = destička má čtyři políčka, ne { $found }
ci-edition-wild = žolíková parcela patří na parcelu
ci-edition-wilds = druh žolíkové parcely je nejvýše jeden
ci-edition-kinds = druhů zajímavostí je { $found }, možných je nejvýše { $most }
ci-edition-few-kinds =
    { $on ->
        [park] zeleň
       *[water] voda
    }: druhů zajímavostí je { $found }, musí jich být aspoň { $least }
ci-edition-metropolis = „{ $id }“ není žádná z osmi metropolí
ci-edition-places = místa jsou tři čísla, každé menší než předchozí, od { $most } do 1
ci-edition-missing = chybí pole „{ $field }“
ci-edition-field = pole „{ $field }“ k tomu, co se tu počítá, nepatří
ci-edition-height = „{ $word }“ není výška: třeba 2, 3+ nebo 1-2, v rozmezí 1 až 4
ci-edition-set = taková sada není s touto barvou nebo výškou možná
ci-frame-cards =
    { $what ->
        [balanced] karty za sady čtyř barev
        [colour-2] karty za barvu o dvou podlažích
        [colour-high] karty za barvu o třech a více podlažích
        [colour-water] karty za barvu vedle vody
        [colour-park] karty za barvu vedle zeleně
        [height-1] karty za budovy o jednom podlaží
        [height-2] karty za budovy o dvou podlažích
        [height-3] karty za budovy o třech podlažích
        [height-4] karty za budovy o čtyřech podlažích
        [heights] karty za sady čtyř výšek
        [pair] karty za sousedící dvojice
        [park-area] karty za oblasti zeleně
        [water-area] karty za vodní plochy
       *[features] karty za zajímavosti
    }: domácí edice jich má { $wanted }, ne { $found }
ci-frame-symmetry = { $id } zvýhodňuje barvu: s další barvou je tu { $found }×, ne { $wanted }×
ci-frame-tiles =
    { $what ->
        [park] políčka zeleně
        [water] políčka vody
        [red] červené parcely
        [blue] modré parcely
        [green] zelené parcely
       *[yellow] žluté parcely
    }: destičky domácí edice jich mají { $wanted }, ne { $found }
ci-frame-tile-plain = { $id } má čtyři stejná políčka
ci-frame-start = { $id } musí mít zeleň, vodu a dvě parcely různých barev
ci-frame-starts =
    startovní destičky { $what ->
        [red] s červenou
        [blue] s modrou
        [green] se zelenou
       *[yellow] se žlutou
    } parcelou: domácí edice jich má { $wanted }, ne { $found }
ci-frame-features =
    { $what ->
        [park] zajímavosti pro zeleň
        [water] zajímavosti pro vodu
        [statue] sochy
        [wild] žolíkové parcely
       *[five] druhy po pěti zajímavostech
    }: domácí edice jich má { $wanted }, ne { $found }
ci-frame-places = místa milníku { $id } jsou na domácí edici příliš daleko od 7, 4 a 2 bodů

## Pozice, které nemohou nastat

ci-position-players = hráčů je { $found }, musí jich být { $wanted }
ci-position-seat = míst u stolu je jen { $seats }
ci-position-start = na { $cell } musí být neotočená startovní destička
ci-position-tile = toto není destička, která může ležet na { $cell }
ci-position-spot = destička na { $cell } k ostatním nepasuje
ci-position-feature = tato zajímavost nemůže ležet na { $cell }
ci-position-building = tato budova nemůže stát na { $cell }
ci-position-twice = { $id } je tu dvakrát
ci-position-too-many = příliš mnoho: { $what }
ci-audit-chosen = metropole byla zvolena před hrou
ci-audit-undealt = ještě nebyla vylosována
ci-audit-no-metropolis = teď už musí být známá
ci-audit-turn = na tahu je hráč { $player }
ci-audit-same-slot = na jednom místě stojí dvě figurky
ci-audit-workers = hráč { $player } tu má figurek { $found }, musí jich být { $wanted }
ci-audit-crowded =
    hráč { $player } má figurek { $found } v řadě { $row ->
        [card] bodovacích karet
        [tile] pozemkových destiček
        [feature] zajímavostí
       *[piece] dílků
    }, může jich tam být nejvýše { $most }
ci-audit-no-worker = tam, odkud to je, nestojí žádná figurka tohoto hráče
ci-audit-no-place = co nemá ve čtvrti místo, odchází z ruky hned
ci-audit-slot-empty = něco tu musí ležet: { $slot }
ci-audit-slot-full = nic tu nemůže ležet: { $slot }
ci-audit-start = mezi pozemkovými destičkami leží startovní
ci-audit-district = čtvrť hráče { $player } neodpovídá svým destičkám
ci-audit-missing = něco chybí
ci-audit-features = { $feature }: je jich { $found }, musí jich být { $wanted }
ci-audit-pieces = { $colour }: dílků je { $found }, musí jich být { $wanted }
ci-audit-drawn =
    { $row ->
        [feature] zajímavosti
       *[piece] dílky
    }: vyloženo jich bylo { $found }, musí jich být { $least } až { $most }
ci-audit-ring-closed = při tak malém počtu hráčů tu kroužek ležet nemůže
ci-audit-ring-twice = jeden hráč tu má dva kroužky
ci-audit-ring-order = kroužek leží tak, že lepší místo je volné
ci-audit-ring-missing = hráč { $player } milník splňuje, ale kroužek tu nemá
ci-audit-ring-early = hráč { $player } nemůže mít kroužek, dokud nedokončil tah
ci-drawing-size = nákres je větší než čtvrť
ci-drawing-cell = „{ $cell }“ není políčko nákresu

## Plán v terminálu

ci-board-turn = Kolo { $round } z { $rounds }, na tahu: { $party }
ci-board-round = Kolo { $round } z { $rounds }
ci-board-over =
    { $rounds ->
        [one] Hra skončila po 1 kole
       *[other] Hra skončila po { $rounds } kolech
    }
ci-board-progress = (nyní { $progress })
ci-board-worker = { $party }
ci-board-hidden = lícem dolů
ci-board-hand = V ruce:
ci-board-player = { $party }: { $score } (figurky { $workers })
ci-board-cards = Karty: { $party }
ci-board-card = { $card } { $points }×{ $count } = { $worth }
ci-board-legend =
    Malá písmena jsou parcely, ♣ zeleň, ≈ voda. Velké písmeno s číslem je budova
    a její výška, s * stojí na žolíkové parcele. Dvě písmena jsou zajímavost.
    Milníky: body míst, u kroužku s číslem hráče; × je nepřístupné.
    Figurky: kolik jich zbývá na karty, destičky, zajímavosti a dílky. ★ má hvězdu.

## Co věci jsou a co přinesou

ci-about-blind = dva dílky ze sáčku
ci-about-building = budova, barva { $colour }, podlaží: { $floors }
ci-about-building-full = Má čtyři podlaží a výš už nemůže.
ci-about-building-open = Dílek téže barvy přidá podlaží, nejvýš do čtyř.
ci-about-card = bodovací karta
ci-about-card-counts =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $what }
ci-about-cards = Bodovací karty: { $count }.
ci-about-cell = políčko { $cell }, čtvrť: { $seat }
    .you = políčko { $cell } ve vaší čtvrti
ci-about-counted-by = Počítá se pro: { $cards }.
ci-about-decline = Odmítnout dílek
ci-about-decline-text = Dílek, který nepostavíte, opouští hru.
ci-about-district = čtvrť
ci-about-empty-slot = prázdné pole
ci-about-face-down = lícem dolů
ci-about-feature = zajímavost
ci-about-milestone = milník, { $metropolis }
ci-about-move = tah
ci-about-no-land = zatím bez pozemku
ci-about-no-land-text = Pozemek sem můžete přiložit, sousedí-li celou stranou s některou destičkou čtvrti.
ci-about-one-hidden = Další leží lícem dolů.
ci-about-park = Každá souvislá zeleň dává za 1, 2, 3 nebo 4 různé zajímavosti 1, 3, 6 nebo 10 bodů.
ci-about-piece = Dílek patří na parcelu nebo budovu své barvy, nejvýš do čtyř podlaží.
ci-about-piece-kind = stavební dílek
ci-about-place-blocked =
    { $points ->
        [one] 1 bod: ve hře dvou hráčů nepřístupné
        [few] { $points } body: ve hře dvou hráčů nepřístupné
       *[other] { $points } bodů: ve hře dvou hráčů nepřístupné
    }
ci-about-place-free =
    { $points ->
        [one] 1 bod: volné
        [few] { $points } body: volné
       *[other] { $points } bodů: volné
    }
ci-about-place-taken =
    { $points ->
        [one] 1 bod: { $seat }
        [few] { $points } body: { $seat }
       *[other] { $points } bodů: { $seat }
    }
ci-about-plot = parcela: { $colour }
ci-about-plot-text = Sem lze postavit dílek téže barvy nebo položit šedou zajímavost.
ci-about-rightmost = Pole zcela vpravo: kdo ho obsadí, dostane hvězdu a začíná příští kolo.
ci-about-rotation = otočeno o { $rotation }°
ci-about-row-card = Bodovací karty se počítají na konci hry.
ci-about-row-feature = Zajímavosti patří do zeleně, na vodu a na prázdné parcely.
ci-about-row-piece = Z dílků vznikají budovy.
ci-about-row-tile = Pozemky rozšiřují vaši čtvrť.
ci-about-start = startovní destička
ci-about-start-text = Tou vaše čtvrť začíná.
ci-about-statue = Socha zabere parcelu a je za 2 body.
ci-about-statue-name = socha
ci-about-tile = pozemková destička
ci-about-tile-text = Přiložte ji tak, aby celou stranou sousedila s některou destičkou vaší čtvrti; natočit ji můžete libovolně. Pak už se nepohne.
ci-about-tiles = Pozemky: { $tiles } z { $most }.
ci-about-water = Každá souvislá vodní plocha dává za 1, 2, 3 nebo 4 různé zajímavosti 1, 3, 6 nebo 10 bodů.
ci-about-wild = Patří na prázdnou parcelu. Postavit na ni lze dílek kterékoli barvy; dokud je prázdná, platí za barvu, která se vám nejvíc hodí.
ci-about-wild-name = žolíková parcela
ci-about-worker = Stojí tu figurka: { $seat }.
    .you = Stojí tu vaše figurka.
ci-about-lost = Vezmete-li si to, opustí hru, co nemáte kam umístit: { $things }.
ci-about-named = { $name }
ci-about-marker = značka
ci-about-star-name = hvězda
ci-about-star = Kdo ji má, začíná kolo. Na konci kola ji dostane ten, kdo má v řadě dílků figurku nejvíc vpravo.
ci-about-star-held = Toto kolo začíná { $seat }.
    .you = Toto kolo začínáte vy.
ci-about-metropolis = metropole
ci-mark-background = kam patří
ci-mark-plot = parcely a dílky této barvy
ci-holding-buildings = budovy
ci-holding-cards = bodovací karty
ci-holding-features = zajímavosti
ci-holding-floors = podlaží
ci-holding-milestone = k milníku { $milestone }
ci-holding-tiles = pozemkové destičky
ci-way-build = Postavit na { $cell }: { $colour }
ci-way-discard = Odmítnout dílek: { $colour }
ci-way-place = Přiložit destičku na { $cell }
ci-way-put = Položit na { $cell }: { $feature }
ci-way-start = Začít touto destičkou
ci-way-take = Obsadit figurkou a vzít
ci-worth-area = teď; různé zajímavosti v této oblasti: { $features }
ci-worth-best = hned, na nejlepších místech
ci-worth-count =
    { $count ->
        [0] teď: zatím není co počítat
       *[other] teď: počítá se { $count }×
    }
ci-worth-gone = žádné místo už nezbývá
ci-worth-next = splníte-li ho jako další; máte { $have } { $need ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $need }
ci-worth-now = teď
ci-worth-one-more = přibude-li ještě něco, co se počítá
ci-worth-reached = splněno
