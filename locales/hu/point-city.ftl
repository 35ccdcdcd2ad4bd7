### Point City. The Hungarian names of the buildings are in point-city-cards.ftl.

## Resources

pc-energy = energia
pc-industry = ipar
pc-economy = gazdaság
pc-community = közösség
pc-ecology = ökológia
pc-ingenuity = lelemény
pc-single = { $resource }
pc-double = dupla { $resource }

## Codes of two letters; each must differ from the others

pc-code-energy = En
pc-code-industry = Ip
pc-code-economy = Ga
pc-code-community = Kö
pc-code-ecology = Ök
pc-code-ingenuity = **

## Civic tokens; all but the last one count permanent resources

pc-token-flat = { $points } pont
pc-token-per-resource = { $points } minden { $resource } után
pc-token-per-pair = { $points } minden { $one } + { $other } pár után
pc-token-per-type-at-least = { $points } minden erőforrás után, amelyből legalább { $least } van
pc-token-per-type-missing = { $points } minden hiányzó erőforrás után
pc-token-per-full-set = { $points } minden készlet után mind az öt erőforrásból
pc-token-per-ingenuity-card = { $points } minden leleménykártya után

## What players do

pc-place = { $what } ({ $cell })
pc-cards =
    { $count ->
        [1] { $front }
       *[other] { $front } ({ $count } kártya)
    }
pc-flip = megfordítás: { $card }
    .told = { $player } megfordítja: { $card }
pc-take = elvétel: { $one } és { $other }
    .told = { $player } elveszi: { $one } és { $other }
pc-take-paying = elvétel: { $one } és { $other }; fizetés: { $cards }
    .told = { $player } elveszi: { $one } és { $other }; ezzel fizet: { $cards }
pc-deck = húzás a pakliból: { $top } és egy ismeretlen kártya
    .told = { $player } kettőt húz a pakliból: { $top } és egy ismeretlen kártya
pc-pass = passz
    .told = { $player } passzol
pc-pay = fizetés: { $cards }
    .told = { $player } ezzel fizet: { $cards }
pc-token = zsetonválasztás: { $token }
    .told = { $player } zsetont választ: { $token }

## What chance decides

pc-dealt = { $cell }: { $front }
pc-pool = zseton: { $token }
pc-first = { $seat } kezd
pc-turned = { $cell }: { $card }
pc-drawn = a pakli második kártyája: { $front }
pc-opened = most a pakli tetején: { $front }
pc-rival-takes = a virtuális ellenfél elveszi: { $one } és { $other }

## Why something is refused

pc-over = a játék véget ért
pc-setup-first = előbb elő kell készíteni a játékot
pc-flip-first = előbb fel kell fedni az épületoldalt
pc-draw-first = előbb a pakli második kártyáját kell felhúzni: aki egyet elvesz, kettőt vesz el
pc-refill-first = előbb fel kell tölteni a piacot
pc-rival-first = előbb a virtuális ellenfél veszi el a kártyáit
pc-not-to-act = most { $seat } van soron
pc-pay-first = előbb fizesd ki az elvett épületeket
pc-token-first = előbb válassz zsetont
pc-deck-empty = a pakli elfogyott
pc-must-take = két kártyát kell elvenned
pc-must-take-pair = van elvehető pár, ezért egyet el kell venned
pc-nothing-to-pay = nincs mit kifizetni
pc-no-token-now = nem építettél középületet, így nem jár zseton
pc-not-adjacent = nem szomszédosak: { $one } és { $other }
pc-same-place = két kártyát kell elvenni, itt pedig csak egy van: { $cell }
pc-no-wrap = nem szomszédosak: { $one } és { $other }; a piac szélei nem érnek össze
pc-cannot-pay =
    { $ingenuity ->
        [0] ez kell: { $short }
       *[other] ez kell: { $short }; { $ingenuity } leleménykártya nem elég
    }
pc-short = { $need } { $resource } (neked { $have } van)
pc-short-double = { $need } { $resource } a két épülethez (egy kétjelű kártya csak az egyikért fizet)
pc-permanent-once = { $reason }; egy állandó erőforrás körönként csak egy épületért fizet
pc-permanent-later = { $reason }; amit egy épület ad, csak a következő körtől használható
pc-payment-not-held = ezek a kártyák nincsenek mind nálad
pc-payment-too-little = ez nem elég mindenre
pc-payment-splits-double = ez nem elég mindkét épületre: egy kétjelű kártya csak az egyikért fizet, és nem jár vissza belőle
pc-payment-too-much = az egyik kártya nélkül is tudsz fizetni
pc-token-gone = nincs a kínálatban ez a zseton: { $token }
pc-no-chance-now = most semmit sem a véletlen dönt el; váratlan: „{ $chance }”
pc-impossible = ez itt nem lehetséges: „{ $chance }”
pc-impossible-tier = ez itt nem lehetséges: „{ $chance }”; a pakli következő kártyája más szintű
pc-impossible-side = ez itt nem lehetséges: „{ $chance }”; a megfordított kártyának más a szintje vagy az erőforrásoldala
pc-impossible-seen = ez itt nem lehetséges: „{ $chance }”; ilyen már nem maradt
pc-flip-once = ebben a körben már megfordítottál egy kártyát
pc-flip-building = { $cell }: itt nem erőforrásoldal látszik
pc-flip-no-line = { $cell }: sem a sorában, sem az oszlopában nem látszik csupa erőforrásoldal

## Notation that cannot be read

pc-no-action = „{ $text }” nem akció
pc-no-outcome = „{ $text }” nem lehet a véletlen eredménye
pc-no-seat = nincs „{ $text }” hely
pc-no-class = „{ $text }” ebben a kiadásban nem szint és erőforrásoldal; egy példa: 2:energy*2
pc-no-card = nincs „{ $text }” kártya
pc-no-token = nincs „{ $text }” zseton
pc-no-resource = „{ $text }” nem erőforrásoldal
pc-no-cell = „{ $text }” nem a piac egyik helye

## Score sheets

pc-tie-cards = el nem költött erőforráskártyák: { $count }
pc-sheet-buildings = { $count } épület pontjai
pc-sheet-token = zseton: { $token }
pc-sheet-rival-permanents = { $count } állandó erőforrás, { $kinds } fajta
pc-sheet-rival-tokens = { $count } zseton
pc-sheet-rival-ingenuity = { $count } leleménykártya

## Editions

pc-edition-tokens = { $found } zseton van, de { $wanted } kell
pc-edition-civic = a középület nem ér pontot, és nem ad erőforrást
pc-edition-useless = ami nem középület, az pontot ér vagy erőforrást ad
pc-edition-token-form = ehhez a zsetonfajtához nem illik „of” vagy „at-least”
pc-edition-resource = „{ $word }” nem erőforrás
pc-edition-cost = „{ $word }” nem költség: minden erőforrás egyszer, 1–{ $most } darab
pc-edition-cost-kinds = a költség egy- vagy kétféle erőforrás, nem { $found }
pc-edition-deck =
    { $tier }. szint, { $what ->
        [cards] kártya
        [gives] állandó erőforrást adó épület
        [points-only] csak pontot érő épület
        [civic] középület
        [single] egyszeres erőforrásoldal
        [double] dupla erőforrásoldal
        [ingenuity] leleményoldal
       *[points] összes pont
    }: { $found } van, de { $wanted } kell
pc-edition-symmetry =
    a pakli nem bánik egyformán az erőforrásokkal: ilyen kártya, mint „{ $id }”, { $wanted } van, körbecserélt erőforrásokkal { $found }

## Positions

pc-position-players = { $found } játékos van, de { $wanted } kell
pc-position-twice = „{ $id }” kétszer szerepel
pc-position-pending = legfeljebb két épület várhat kifizetésre
pc-position-too-many = túl sok: { $what }
pc-audit-market = hibás a piac ezen a helyen: { $cell }
pc-audit-empty = a piacon { $found } üres hely van, de most { $wanted } kell
pc-audit-dealt = ez a hely nem lehet üres: { $cell }; a piac soronként töltődik fel, és egy későbbi helyen már van kártya
pc-audit-wants = az üres helynek meg kell mondania, mit kap: (building) vagy (resource); { $cell }
pc-audit-wants-nothing = ez az üres hely most nem töltődik fel, a jele: -; { $cell }
pc-audit-apart = az üres helyek nem szomszédosak, így nem egyszerre ürültek ki: { $one } és { $other }
pc-audit-refilled = ez nem lehet a sorrendben feltöltött két hely közül a második: { $cell }
pc-audit-rival-took = a virtuális ellenfél ezt a kettőt vette el, más hely nem lehet üres: { $one } és { $other }
pc-audit-passed = két helynek üresnek kell lennie: az utolsó játékos elvehetett egy párt, tehát el is kellett vennie
pc-audit-deck = a pakliban { $found } kártya van, de { $turns } kör után { $wanted } kell
pc-audit-top-open = a pakli felső kártyájának most látszania kell
pc-audit-top-closed = a pakliból most egy kártya sem látszhat
pc-audit-tier = { $tier }. szint: { $found } kártya látszott már, de { $wanted } kell
pc-audit-fronts = { $front }: { $found } kártya van játékosnál vagy elköltve, de { $wanted } kell
pc-audit-buildings = az épületek nem adnak ki 160 kártyát
pc-audit-tokens = { $found } zseton van játékban, de { $wanted } kell
pc-audit-city = a pontok és az állandó erőforrások nem a városból adódnak
pc-audit-civic = { $found } zseton van a még járókkal együtt, de csak { $most } középület
pc-audit-cards = kézben és városban { $found } kártya van, az eddigi körök { $most } kártyát engednek
pc-audit-taken = a körben elvett erőforráskártyának kézben kell lennie
pc-audit-pending = kifizetendő épület: { $found }, a piac üres helyei szerint { $wanted }
pc-audit-unpayable = ezeket az épületeket nem lehet kifizetni, így nem is vehették el őket
pc-audit-one-way = csak egyféleképpen lehet fizetni, így az épületek már ki vannak fizetve
pc-audit-refill = nem ez a következő hely, amely épületet kap: { $cell }
pc-audit-no-rival = virtuális ellenfél csak az egyszemélyes játékban van
pc-audit-solo-first = az egyszemélyes játékban mindig a játékos kezd
pc-audit-players-turn = { $turns } kör után a játékos jön, nem a virtuális ellenfél
pc-audit-rivals-turn = { $turns } kör után a virtuális ellenfél jön
pc-audit-no-flip = itt nem fordíthattak meg kártyát
pc-audit-flipped = egyik épület sem lehet a megfordított kártya: egyik sorában és oszlopában sem látszott előtte csupa erőforrásoldal

## The board

pc-board-setup = Előkészítés
pc-board-turn = { $turn }/{ $turns }. kör: { $party }
pc-board-over = A játék { $turns } kör után véget ért
pc-board-rival-next = ← ellenfél
pc-board-wants-resource = (erőforrás jön)
pc-board-wants-building = (épület jön)
pc-board-civic = középület
pc-board-deck =
    Pakli: { $left ->
        [0] üres
       *[other] { $left } kártya
    }
pc-board-deck-open = Pakli: { $left } kártya, felül
pc-board-pool = Kínálat:
pc-board-pending = Kifizetendő:
pc-board-player = { $party }: { $score } pont ({ $buildings } épületen { $points })
pc-board-hand = { $count } kártya:
pc-board-permanent = állandó:
pc-board-tokens = zsetonok:
pc-board-token = { $token } = { $worth }
pc-board-legend =
    Az asztalon:
      b2 ••                   a piac b2 helye és kártyájának szintje
      En                      egyjelű erőforráskártya; EnEn: két jel
    {"  **"}                      lelemény: bármely erőforrásból egyet fizet
      En×3 Ök→Kö +2           ára 3 energia és 1 ökológia; állandó közösséget
                              és 2 pontot ad; „középület”: zsetont választhatsz
      2 minden En után = 6    zseton: 2 pont minden állandó energiáért, most 6
      állandó:                az épületek erőforrásai, minden körben fizetnek
      ► 1. játékos            ő van soron

## Mi micsoda, és mit hoz

pc-about-move = lépés
pc-about-flip = Ha egy teljes sorban vagy oszlopban csak erőforrás látszik, elvétel előtt egyszer megfordíthatod az egyik kártyáját az épületoldalára.
pc-about-deck-name = a pakli
pc-about-deck = Ingyen elveheted a két felső kártyáját: { $top } és egy ismeretlen. Maradt: { $left } kártya.
pc-about-token = zseton
pc-about-token-flat = A játék végén számít.
pc-about-token-cards = A játék végén az el nem költött leleménykártyáidat számolja.
pc-about-token-permanents = A játék végén a városod állandó erőforrásait számolja; az erőforráskártyák nem számítanak.
pc-about-building = épület
pc-about-civic-building = középület
pc-about-civic = Választhatsz egy zsetont. Pontot és erőforrást nem ad.
pc-about-gives = Minden későbbi körben ad 1 erőforrást: { $resource }.
pc-about-tier = A másik oldalán egy épület van. A magasabb szintű épületek többe kerülnek, és többet hoznak.
pc-about-points = A végén { $points } pontot ér.
pc-about-resource-card = erőforráskártya
pc-about-single = 1 erőforrást fizet ({ $resource }).
pc-about-double = Legfeljebb 2 erőforrást fizet ({ $resource }), és nem jár vissza belőle.
pc-about-ingenuity = Bármely erőforrásból 1-et fizet.
pc-about-player = játékos
pc-about-player-cards = Erőforráskártyák: { $count }.
pc-about-player-buildings = Épületek: { $count }.
pc-about-player-tokens = Zsetonok: { $count }.
pc-mark-cost = ára: { $count }
pc-mark-permanent = állandó erőforrás
pc-mark-tier = { $tier }. szint
pc-mark-points = pont
pc-worth-built = ha megépíted: { $printed } a kártyán, { $tokens } a zsetonjaidból
pc-worth-now = most
pc-worth-could = ha minden hátralévő köröd ({ $turns }) ad egy beleszámító erőforrást
pc-way-flip = Kártya megfordítása
pc-way-take = Elvétel egy szomszédos kártyával
pc-way-deck = Kettő a pakliból
pc-way-pay = Fizetés vele
pc-way-token = A zseton kiválasztása
pc-holding-permanent = állandó { $resource }
pc-holding-cards = kártyák: { $front }
