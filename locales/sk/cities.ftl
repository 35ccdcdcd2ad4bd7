### Cities. Slovenské názvy kariet, zaujímavostí, metropol a míľnikov sú v cities-cards.ftl.

## Farby a povrchy

ci-red = červená
ci-blue = modrá
ci-green = zelená
ci-yellow = žltá
ci-park = zeleň
ci-water = voda

## Po jednom písmene; každé musí byť iné

ci-letter-red = č
ci-letter-blue = m
ci-letter-green = z
ci-letter-yellow = ž

## Čo počítajú karty a míľniky: 0 znamená „každý“

ci-card =
    { $name } – { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    } za { $what }
ci-milestone = { $name }: { $what }
ci-count-only = { $what } { $limits }
ci-limits = { $first } { $second }
ci-both = { $first } a { $second }
ci-count-buildings =
    { $number ->
        [0] každú budovu
        [one] 1 budova
        [few] { $number } budovy
       *[other] { $number } budov
    }
ci-count-buildings-red =
    { $number ->
        [0] každú červenú budovu
        [one] 1 červená budova
        [few] { $number } červené budovy
       *[other] { $number } červených budov
    }
ci-count-buildings-blue =
    { $number ->
        [0] každú modrú budovu
        [one] 1 modrá budova
        [few] { $number } modré budovy
       *[other] { $number } modrých budov
    }
ci-count-buildings-green =
    { $number ->
        [0] každú zelenú budovu
        [one] 1 zelená budova
        [few] { $number } zelené budovy
       *[other] { $number } zelených budov
    }
ci-count-buildings-yellow =
    { $number ->
        [0] každú žltú budovu
        [one] 1 žltá budova
        [few] { $number } žlté budovy
       *[other] { $number } žltých budov
    }
ci-count-sets-colours =
    { $number ->
        [0] každú sadu štyroch budov rôznych farieb
        [one] sada štyroch budov rôznych farieb
        [few] { $number } sady štyroch budov rôznych farieb
       *[other] { $number } sád štyroch budov rôznych farieb
    }
ci-count-sets-heights =
    { $number ->
        [0] každú sadu budov s výškou 1, 2, 3 a 4
        [one] sada budov s výškou 1, 2, 3 a 4
        [few] { $number } sady budov s výškou 1, 2, 3 a 4
       *[other] { $number } sád budov s výškou 1, 2, 3 a 4
    }
ci-count-sets-both =
    { $number ->
        [0] každú sadu štyroch budov rôznych farieb aj výšok
        [one] štyri budovy rôznych farieb aj výšok
        [few] { $number } sady štyroch budov rôznych farieb aj výšok
       *[other] { $number } sád štyroch budov rôznych farieb aj výšok
    }
ci-count-pairs =
    { $number ->
        [0] každú dvojicu susediacich budov
        [one] dvojica susediacich budov
        [few] { $number } dvojice susediacich budov
       *[other] { $number } dvojíc susediacich budov
    }
ci-count-areas-park =
    { $number ->
        [0] každú oblasť zelene s veľkosťou aspoň { $size }
        [one] oblasť zelene s veľkosťou aspoň { $size }
        [few] { $number } oblasti zelene s veľkosťou aspoň { $size }
       *[other] { $number } oblastí zelene s veľkosťou aspoň { $size }
    }
ci-count-areas-water =
    { $number ->
        [0] každú vodnú plochu s veľkosťou aspoň { $size }
        [one] vodná plocha s veľkosťou aspoň { $size }
        [few] { $number } vodné plochy s veľkosťou aspoň { $size }
       *[other] { $number } vodných plôch s veľkosťou aspoň { $size }
    }
ci-count-areas-plots =
    { $number ->
        [0] každú jednofarebnú oblasť parciel s veľkosťou aspoň { $size }
        [one] jednofarebná oblasť parciel s veľkosťou aspoň { $size }
        [few] { $number } jednofarebné oblasti parciel s veľkosťou aspoň { $size }
       *[other] { $number } jednofarebných oblastí parciel s veľkosťou aspoň { $size }
    }
ci-count-blocks =
    { $number ->
        [0] každú oblasť budov s veľkosťou aspoň { $size }
        [one] oblasť budov s veľkosťou aspoň { $size }
        [few] { $number } oblasti budov s veľkosťou aspoň { $size }
       *[other] { $number } oblastí budov s veľkosťou aspoň { $size }
    }
ci-count-uniform =
    { $number ->
        [0] každú jednofarebnú oblasť parciel s veľkosťou { $size }
        [one] jednofarebná oblasť parciel s veľkosťou { $size }
        [few] { $number } jednofarebné oblasti parciel s veľkosťou { $size }, ktoré môžu susediť
       *[other] { $number } jednofarebných oblastí parciel s veľkosťou { $size }, ktoré môžu susediť
    }
ci-count-plots =
    { $number ->
        [0] každú parcelu
        [one] 1 parcela
        [few] { $number } parcely
       *[other] { $number } parciel
    }
ci-count-features =
    { $number ->
        [0] každú zaujímavosť v zeleni a na vode
        [one] 1 zaujímavosť v zeleni a na vode
        [few] { $number } zaujímavosti v zeleni a na vode
       *[other] { $number } zaujímavostí v zeleni a na vode
    }
ci-count-features-park =
    { $number ->
        [0] každú zaujímavosť v zeleni
        [one] 1 zaujímavosť v zeleni
        [few] { $number } zaujímavosti v zeleni
       *[other] { $number } zaujímavostí v zeleni
    }
ci-count-features-water =
    { $number ->
        [0] každú zaujímavosť na vode
        [one] 1 zaujímavosť na vode
        [few] { $number } zaujímavosti na vode
       *[other] { $number } zaujímavostí na vode
    }
ci-count-statues =
    { $number ->
        [0] každú sochu
        [one] 1 socha
        [few] { $number } sochy
       *[other] { $number } sôch
    }
ci-of-colour = (farba: { $colour })
ci-height-exactly = s výškou presne { $floors }
ci-height-least = s výškou aspoň { $floors }
ci-height-between = s výškou { $least } až { $most }
ci-beside-park = vedľa zelene
ci-beside-water = vedľa vody
ci-beside-statue = vedľa sochy
ci-same-colours = rovnakej farby
ci-different-colours = rôznych farieb
ci-same-heights = rovnakej výšky
ci-different-heights = rôznych výšok
ci-with-features =
    { $count ->
        [one] so zaujímavosťou
        [4] so 4 rôznymi zaujímavosťami
       *[other] s { $count } rôznymi zaujímavosťami
    }
ci-without-building = bez budovy
ci-different-kinds =
    { $number ->
        [0] (každý druh raz)
       *[other] rôznych druhov
    }

## Čo robia hráči

ci-tile = { $a }, { $b } / { $c }, { $d }
ci-slot =
    { $row ->
        [card] bodovacie karty, pole { $number }
        [tile] pozemky, pole { $number }
        [feature] zaujímavosti, pole { $number }
       *[piece] dieliky, pole { $number }
    }
ci-pieces =
    { $count ->
        [1] { $colour }
       *[other] { $colour } ×{ $count }
    }
ci-start = vybrať si štartovnú doštičku ({ $tile })
    .told = { $player } si vyberá štartovnú doštičku ({ $tile })
ci-take-card = vziať { $number }. bodovaciu kartu: { $card }
    .told = { $player } berie { $number }. bodovaciu kartu: { $card }
ci-take-hidden-card = vziať bodovaciu kartu ležiacu lícom nadol
    .told = { $player } berie bodovaciu kartu ležiacu lícom nadol
ci-take-tile = vziať pozemkovú doštičku ({ $tile })
    .told = { $player } berie pozemkovú doštičku ({ $tile })
ci-take-hidden-tile = vziať pozemkovú doštičku ležiacu lícom nadol
    .told = { $player } berie pozemkovú doštičku ležiacu lícom nadol
ci-take-features = vziať z { $number }. poľa zaujímavostí: { $features }
    .told = { $player } berie z { $number }. poľa zaujímavostí: { $features }
ci-take-hidden-feature = vziať z { $number }. poľa zaujímavostí: { $features } a zaujímavosť ležiacu lícom nadol
    .told = { $player } berie z { $number }. poľa zaujímavostí: { $features } a zaujímavosť ležiacu lícom nadol
ci-take-pieces = vziať z { $number }. poľa dielikov: { $pieces }
    .told = { $player } berie z { $number }. poľa dielikov: { $pieces }
ci-take-blind = vylosovať dva dieliky z vrecúška
    .told = { $player } losuje dva dieliky z vrecúška
ci-place =
    { $rotation ->
        [0] priložiť doštičku na { $cell }, neotočenú
       *[other] priložiť doštičku na { $cell }, otočenú o { $rotation }°
    }
    .told =
        { $rotation ->
            [0] { $player } prikladá doštičku na { $cell }
           *[other] { $player } prikladá doštičku na { $cell }, otočenú o { $rotation }°
        }
ci-put = položiť na { $cell }: { $feature }
    .told = { $player } kladie na { $cell }: { $feature }
ci-build = postaviť na { $cell }: { $colour }, { $height }. podlažie
    .told = { $player } stavia na { $cell }: { $colour }, { $height }. podlažie
ci-discard = odmietnuť dielik: { $colour }
    .told = { $player } odmieta dielik: { $colour }

## Čo nastane samo

ci-and-then = { $step }; { $then }
    .told = { $step }; { $then }
ci-lost-pieces = nemá kam ísť, opúšťa hru: { $pieces }
ci-lost-feature = nemá kam ísť, opúšťa hru: { $feature }
ci-ring =
    splnený míľnik: { $milestone }, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }
ci-next-round = začína sa { $round }. kolo, hviezdu má { $seat }
ci-end =
    { $round ->
        [one] hra sa končí po 1 kole
       *[other] hra sa končí po { $round } kolách
    }, hviezdu má { $seat }

## O čom rozhoduje náhoda

ci-metropolis = metropola: { $metropolis }
ci-star = hviezdu má { $seat }
ci-laid-card = { $slot }: { $card }
ci-laid-tile = { $slot }: { $tile }
ci-laid-feature = { $slot }: { $feature }
ci-laid-piece = { $slot }: { $colour }
ci-shown-card = odkryté: { $card }
ci-shown-tile = odkryté: pozemková doštička ({ $tile })
ci-shown-feature = odkryté: { $feature }
ci-shown-piece = z vrecúška: { $colour }

## Prečo sa niečo nedá

ci-over = hra sa skončila
ci-setup-first = najprv treba pripraviť hru
ci-lay-first = najprv sa musí vyložiť ponuka kola
ci-reveal-first = najprv sa musí odkryť, čo sa vzalo
ci-not-to-act = na ťahu je { $seat }
ci-start-first = najprv si vyberte štartovnú doštičku
ci-start-over = štartovnú doštičku už majú všetci
ci-start-gone = túto štartovnú doštičku už má iný hráč ({ $tile })
ci-no-start = toto nie je štartovná doštička ({ $tile })
ci-take-first = najprv si vezmite niečo z ponuky
ci-slot-taken = na tomto poli už stojí figúrka ({ $slot })
ci-no-worker =
    { $row ->
        [card] bodovacie karty
        [tile] pozemky
        [feature] zaujímavosti
       *[piece] dieliky
    }: do tohto radu smiete v kole postaviť { $workers ->
        [one] len jednu figúrku
        [few] len { $workers } figúrky
       *[other] len { $workers } figúrok
    }
ci-place-first = najprv priložte pozemkovú doštičku
ci-spot-taken = na { $cell } už leží doštička
ci-spot-apart = na { $cell } by doštička celou stranou nesusedila so žiadnou doštičkou štvrte
ci-spot-beyond = s doštičkou na { $cell } by štvrť bola väčšia než { $short } × { $long } doštičiek
ci-same-rotation = po otočení o { $rotation }° vyzerá doštička rovnako ako po otočení o { $same }°; zvoľte to
ci-put-first = najprv položte zaujímavosti
ci-put-not-held = túto zaujímavosť ste si nevzali, na { $cell } ju položiť nemožno: { $feature }
ci-put-taken = na { $cell } už zaujímavosť leží; položiť tam nemožno: { $feature }
ci-put-on-building = na { $cell } stojí budova; položiť tam nemožno: { $feature }
ci-put-not-plot = { $cell } nie je stavebná parcela; položiť tam nemožno: { $feature }
ci-put-not-park = { $cell } nie je zeleň; položiť tam nemožno: { $feature }
ci-put-not-water = { $cell } nie je vodná plocha; položiť tam nemožno: { $feature }
ci-outside = { $cell } je mimo vašej štvrte
ci-build-first = najprv dieliky postavte alebo odmietnite
ci-piece-not-held = dielik tejto farby nemáte: { $colour }
ci-build-colour = na { $cell } nie je parcela ani budova tejto farby: { $colour }
ci-too-high = budova na { $cell } už má štyri podlažia
ci-build-on-statue = na { $cell } stojí socha
ci-wild-colour = budova na { $cell } má inú farbu ako { $colour }
ci-no-chance-now = teraz o ničom nerozhoduje náhoda; nečakané: „{ $chance }“
ci-impossible = „{ $chance }“ tu nie je možné
ci-impossible-seen = „{ $chance }“ tu nie je možné: nič také už nezostáva

## Zápis, ktorý sa nedá prečítať

ci-no-action = „{ $text }“ nie je akcia
ci-no-outcome = „{ $text }“ nie je výsledok náhody
ci-no-seat = miesto „{ $text }“ pri stole nie je
ci-no-slot = „{ $text }“ nie je pole ponuky; príklady: card-1, piece-4
ci-no-cell = „{ $text }“ nie je políčko
ci-no-rotation = „{ $text }“ nie je otočenie; môže byť 0, 90, 180 alebo 270
ci-no-colour = „{ $text }“ nie je farba
ci-no-card = karta „{ $text }“ neexistuje
ci-no-tile = doštička „{ $text }“ neexistuje
ci-no-feature = zaujímavosť „{ $text }“ neexistuje
ci-no-metropolis = metropola „{ $text }“ neexistuje

## Bodovanie

ci-tie-milestones = body za míľniky: { $count }
ci-sheet-milestone = míľnik { $milestone }
ci-sheet-statues =
    { $count ->
        [one] 1 socha
        [few] { $count } sochy
       *[other] { $count } sôch
    }
ci-sheet-water = voda pri { $cell }: { $features }
ci-sheet-park = zeleň pri { $cell }: { $features }
ci-sheet-card = { $card }: { $points } × { $count }

## Edície

ci-edition-count =
    { $what ->
        [cards] bodovacie karty
        [tiles] pozemkové doštičky
        [starts] štartovné doštičky
        [features] zaujímavosti
        [milestones] míľniky
       *[metropolises] metropoly
    }: počet je { $found }, musí byť { $wanted }
ci-edition-ground = „{ $word }“ nie je povrch: red, blue, green, yellow, park alebo water
ci-edition-cells = doštička má štyri políčka, nie { $found }
ci-edition-wild = žolíková parcela patrí na parcelu
ci-edition-wilds = druh žolíkovej parcely je najviac jeden
ci-edition-kinds = druhov zaujímavostí je { $found }, možných je najviac { $most }
ci-edition-few-kinds =
    { $on ->
        [park] zeleň
       *[water] voda
    }: druhov zaujímavostí je { $found }, musí ich byť aspoň { $least }
ci-edition-metropolis = „{ $id }“ nie je žiadna z ôsmich metropol
ci-edition-places = miesta sú tri čísla, každé menšie než predchádzajúce, od { $most } po 1
ci-edition-missing = chýba pole „{ $field }“
ci-edition-field = pole „{ $field }“ nepatrí k tomu, čo sa tu počíta
ci-edition-height = „{ $word }“ nie je výška: napríklad 2, 3+ alebo 1-2, v rozmedzí 1 až 4
ci-edition-set = taká sada nie je s touto farbou alebo výškou možná
ci-frame-cards =
    { $what ->
        [balanced] karty za sady štyroch farieb
        [colour-2] karty za farbu s dvoma podlažiami
        [colour-high] karty za farbu s aspoň tromi podlažiami
        [colour-water] karty za farbu vedľa vody
        [colour-park] karty za farbu vedľa zelene
        [height-1] karty za budovy s jedným podlažím
        [height-2] karty za budovy s dvoma podlažiami
        [height-3] karty za budovy s tromi podlažiami
        [height-4] karty za budovy so štyrmi podlažiami
        [heights] karty za sady štyroch výšok
        [pair] karty za susediace dvojice
        [park-area] karty za oblasti zelene
        [water-area] karty za vodné plochy
       *[features] karty za zaujímavosti
    }: domáca edícia ich má { $wanted }, nie { $found }
ci-frame-symmetry = { $id } zvýhodňuje farbu: s ďalšou farbou je tu { $found }×, nie { $wanted }×
ci-frame-tiles =
    { $what ->
        [park] políčka zelene
        [water] políčka vody
        [red] červené parcely
        [blue] modré parcely
        [green] zelené parcely
       *[yellow] žlté parcely
    }: pozemkové doštičky domácej edície ich majú { $wanted }, nie { $found }
ci-frame-tile-plain = { $id } má štyri rovnaké políčka
ci-frame-start = { $id } musí mať zeleň, vodu a dve parcely rôznych farieb
ci-frame-starts =
    štartovné doštičky { $what ->
        [red] s červenou
        [blue] s modrou
        [green] so zelenou
       *[yellow] so žltou
    } parcelou: domáca edícia ich má { $wanted }, nie { $found }
ci-frame-features =
    { $what ->
        [park] zaujímavosti pre zeleň
        [water] zaujímavosti pre vodu
        [statue] sochy
        [wild] žolíkové parcely
       *[five] druhy po päť zaujímavostí
    }: domáca edícia ich má { $wanted }, nie { $found }
ci-frame-places = miesta míľnika { $id } sú na domácu edíciu priďaleko od 7, 4 a 2 bodov

## Pozície, ktoré nemôžu nastať

ci-position-players = počet hráčov je { $found }, musí byť { $wanted }
ci-position-seat = počet miest pri stole je len { $seats }
ci-position-start = na { $cell } musí byť neotočená štartovná doštička
ci-position-tile = toto nie je doštička, ktorá môže ležať na { $cell }
ci-position-spot = doštička na { $cell } k ostatným nesedí
ci-position-feature = táto zaujímavosť nemôže ležať na { $cell }
ci-position-building = táto budova nemôže stáť na { $cell }
ci-position-twice = { $id } je tu dvakrát
ci-position-too-many = priveľa: { $what }
ci-audit-chosen = metropola bola zvolená pred hrou
ci-audit-undealt = ešte nebola vyžrebovaná
ci-audit-no-metropolis = teraz už musí byť známa
ci-audit-turn = na ťahu je hráč { $player }
ci-audit-same-slot = na jednom mieste stoja dve figúrky
ci-audit-workers = hráč { $player }: figúrok je tu { $found }, musí ich byť { $wanted }
ci-audit-crowded =
    hráč { $player }: figúrok je { $found } v rade { $row ->
        [card] bodovacích kariet
        [tile] pozemkových doštičiek
        [feature] zaujímavostí
       *[piece] dielikov
    }, môže ich tam byť najviac { $most }
ci-audit-no-worker = tam, odkiaľ to je, nestojí žiadna figúrka tohto hráča
ci-audit-no-place = čo nemá v štvrti miesto, odchádza z ruky hneď
ci-audit-slot-empty = niečo tu musí ležať: { $slot }
ci-audit-slot-full = nič tu nemôže ležať: { $slot }
ci-audit-start = medzi pozemkovými doštičkami leží štartovná
ci-audit-district = štvrť hráča { $player } nezodpovedá svojim doštičkám
ci-audit-missing = niečo chýba
ci-audit-features = { $feature }: počet je { $found }, musí byť { $wanted }
ci-audit-pieces = { $colour }: dielikov je { $found }, musí ich byť { $wanted }
ci-audit-drawn =
    { $row ->
        [feature] zaujímavosti
       *[piece] dieliky
    }: vyložených je { $found }, musí ich byť { $least } až { $most }
ci-audit-ring-closed = pri takom malom počte hráčov tu krúžok ležať nemôže
ci-audit-ring-twice = jeden hráč tu má dva krúžky
ci-audit-ring-order = krúžok leží tak, že lepšie miesto je voľné
ci-audit-ring-missing = hráč { $player } míľnik spĺňa, ale krúžok tu nemá
ci-audit-ring-early = hráč { $player } nemôže mať krúžok, kým nedokončil ťah
ci-drawing-size = nákres je väčší než štvrť
ci-drawing-cell = „{ $cell }“ nie je políčko nákresu

## Plán v termináli

ci-board-turn = Kolo { $round } z { $rounds }, na ťahu: { $party }
ci-board-round = Kolo { $round } z { $rounds }
ci-board-over =
    { $rounds ->
        [one] Hra sa skončila po 1 kole
       *[other] Hra sa skončila po { $rounds } kolách
    }
ci-board-progress = (teraz { $progress })
ci-board-worker = { $party }
ci-board-hidden = lícom nadol
ci-board-hand = V ruke:
ci-board-player = { $party }: { $score } (figúrky { $workers })
ci-board-cards = Karty: { $party }
ci-board-card = { $card } { $points }×{ $count } = { $worth }
ci-board-legend =
    Malé písmená sú parcely, ♣ zeleň, ≈ voda. Veľké písmeno s číslom je budova
    a jej výška, s * stojí na žolíkovej parcele. Dve písmená sú zaujímavosť.
    Míľniky: body miest, pri krúžku s číslom hráča; × je neprístupné.
    Figúrky: zvyšné na karty, doštičky, zaujímavosti a dieliky. ★ má hviezdu.

## Čo veci sú a čo prinesú

ci-about-blind = dva dieliky z vrecúška
ci-about-building = budova, farba { $colour }, podlažia: { $floors }
ci-about-building-full = Má štyri podlažia a vyššia už byť nemôže.
ci-about-building-open = Dielik rovnakej farby pridá podlažie, najviac do štyroch.
ci-about-card = bodovacia karta
ci-about-card-counts =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    } za { $what }
ci-about-cards = Bodovacie karty: { $count }.
ci-about-cell = políčko { $cell }, štvrť: { $seat }
    .you = políčko { $cell } vo vašej štvrti
ci-about-counted-by = Počíta sa pre: { $cards }.
ci-about-decline = Odmietnuť dielik
ci-about-decline-text = Dielik, ktorý nepostavíte, opúšťa hru.
ci-about-district = štvrť
ci-about-empty-slot = prázdne pole
ci-about-face-down = lícom nadol
ci-about-feature = zaujímavosť
ci-about-milestone = míľnik, { $metropolis }
ci-about-move = ťah
ci-about-no-land = zatiaľ bez pozemku
ci-about-no-land-text = Pozemok sem môžete priložiť, ak celou stranou susedí s niektorou doštičkou štvrte.
ci-about-one-hidden = Ďalšia leží lícom nadol.
ci-about-park = Každá súvislá zeleň dáva za 1, 2, 3 alebo 4 rôzne zaujímavosti 1, 3, 6 alebo 10 bodov.
ci-about-piece = Dielik patrí na parcelu alebo budovu svojej farby, najviac do štyroch podlaží.
ci-about-piece-kind = stavebný dielik
ci-about-place-blocked =
    { $points ->
        [one] 1 bod: v hre dvoch hráčov neprístupné
        [few] { $points } body: v hre dvoch hráčov neprístupné
       *[other] { $points } bodov: v hre dvoch hráčov neprístupné
    }
ci-about-place-free =
    { $points ->
        [one] 1 bod: voľné
        [few] { $points } body: voľné
       *[other] { $points } bodov: voľné
    }
ci-about-place-taken =
    { $points ->
        [one] 1 bod: { $seat }
        [few] { $points } body: { $seat }
       *[other] { $points } bodov: { $seat }
    }
ci-about-plot = parcela: { $colour }
ci-about-plot-text = Sem možno postaviť dielik rovnakej farby alebo položiť sivú zaujímavosť.
ci-about-rightmost = Pole celkom vpravo: kto ho obsadí, dostane hviezdu a začína ďalšie kolo.
ci-about-rotation = otočené o { $rotation }°
ci-about-row-card = Bodovacie karty sa počítajú na konci hry.
ci-about-row-feature = Zaujímavosti patria do zelene, na vodu a na prázdne parcely.
ci-about-row-piece = Z dielikov vznikajú budovy.
ci-about-row-tile = Pozemky rozširujú vašu štvrť.
ci-about-start = štartovná doštička
ci-about-start-text = Ňou sa vaša štvrť začína.
ci-about-statue = Socha zaberie parcelu a je za 2 body.
ci-about-statue-name = socha
ci-about-tile = pozemková doštička
ci-about-tile-text = Priložte ju tak, aby celou stranou susedila s niektorou doštičkou vašej štvrte; otočiť ju môžete ľubovoľne. Potom sa už nepohne.
ci-about-tiles = Pozemky: { $tiles } z { $most }.
ci-about-water = Každá súvislá vodná plocha dáva za 1, 2, 3 alebo 4 rôzne zaujímavosti 1, 3, 6 alebo 10 bodov.
ci-about-wild = Patrí na prázdnu parcelu. Postaviť na ňu možno dielik ktorejkoľvek farby; kým je prázdna, platí za farbu, ktorá sa vám najviac hodí.
ci-about-wild-name = žolíková parcela
ci-about-worker = Stojí tu figúrka: { $seat }.
    .you = Stojí tu vaša figúrka.
ci-about-lost = Ak si to vezmete, opustí hru, čo nemáte kam umiestniť: { $things }.
ci-about-named = { $name }
ci-about-marker = značka
ci-about-star-name = hviezda
ci-about-star = Kto ju má, začína kolo. Na konci kola ju dostane ten, kto má v rade dielikov figúrku najviac vpravo.
ci-about-star-held = Toto kolo začína { $seat }.
    .you = Toto kolo začínate vy.
ci-about-metropolis = metropola
ci-mark-background = kam patrí
ci-mark-plot = parcely a dieliky tejto farby
ci-holding-buildings = budovy
ci-holding-cards = bodovacie karty
ci-holding-features = zaujímavosti
ci-holding-floors = podlažia
ci-holding-milestone = k míľniku { $milestone }
ci-holding-tiles = pozemkové doštičky
ci-way-build = Postaviť na { $cell }: { $colour }
ci-way-discard = Odmietnuť dielik: { $colour }
ci-way-place = Priložiť doštičku na { $cell }
ci-way-put = Položiť na { $cell }: { $feature }
ci-way-start = Začať touto doštičkou
ci-way-take = Obsadiť figúrkou a vziať
ci-worth-area = teraz; rôzne zaujímavosti v tejto oblasti: { $features }
ci-worth-best = hneď, na najlepších miestach
ci-worth-count =
    { $count ->
        [0] teraz: zatiaľ niet čo počítať
       *[other] teraz: počíta sa { $count }×
    }
ci-worth-gone = žiadne miesto už neostáva
ci-worth-next = ak ho splníte ako ďalší; máte { $have } { $need ->
        [4] zo
        [6] zo
        [7] zo
       *[other] z
    } { $need }
ci-worth-now = teraz
ci-worth-one-more = ak pribudne ešte niečo, čo sa počíta
ci-worth-reached = splnené
