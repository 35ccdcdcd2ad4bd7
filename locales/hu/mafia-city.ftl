### Mafia City. The Hungarian names of the cards are in mafia-city-cards.ftl.

## Locations

mc-prison = Börtön
mc-port = Kikötő
mc-fighters-club = Bunyóklub
mc-police-station = Rendőrőrs
mc-business-district = Üzleti negyed
mc-private-club = Zártkörű klub
mc-town-hall = Városháza

## Things

mc-mafioso = { $seat } maffiózója ({ $spot })
    .yours = a maffiózód ({ $spot })
    .you = a maffiózód ({ $spot })
mc-own-mafioso = egy maffiózó ({ $spot })
mc-spot =
    { $location }, { $height ->
        [1] legalsó
        [5] alulról az 5.
       *[other] alulról a { $height }.
    }
mc-copies =
    { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
mc-hand = { $seat }: { $cards }
mc-hand-empty =
    { $seat }: { $cards ->
       *[other] nincs kártyája
    }

## What players do

mc-pass = passz
    .told = { $player } passzol
mc-place = maffiózó lerakása ide: { $location }
    .told = { $player } maffiózót rak le ide: { $location }
mc-wait = kivárás, eldobás: { $card }
    .told = { $player } kivár, és eldobja: { $card }
mc-hat = { $card } mint Kalap, vissza a kézbe: { $mafioso }
    .told = { $player } Kalapként játssza ki: { $card }; vissza a kézbe kerül { $mafioso }
mc-hats = { $cards } mint Kalap, maffiózó a tartalékból ide: { $location }
    .told = { $player } Kalapként játssza ki: { $cards }; maffiózót rak le a tartalékból ide: { $location }
mc-bullet = { $card } mint Golyó: még egy akció
    .told = { $player } Golyóként játssza ki: { $card }; még egy akciója van
mc-fists = vétó két Ököllel: { $cards }
    .told = { $player } két Ököllel vétóz: { $cards }
mc-plus-one = { $card } mint +1: még egy pont
    .told = { $player } +1-ként játssza ki: { $card }; még egy pont
mc-jail = a Cellába: { $mafioso }
    .told = { $player } a Cellába küldi: { $mafioso }
mc-move = a Bérgyilkos ide lép: { $location }
    .told = { $player } ide lép a Bérgyilkossal: { $location }
mc-discard = eldobás: { $card }
    .told = { $player } eldobja: { $card }
mc-pick = helyszínválasztás: { $location }
    .told = { $player } helyszínt választ: { $location }
mc-ask = döntsön: { $seat }
    .told = { $player } kijelöli, ki döntsön: { $seat }
mc-back =
    { $count ->
        [0] visszavétel nélkül: { $location }
       *[other] { $count } maffiózó visszavétele innen: { $location }
    }
    .told =
        { $count ->
            [0] { $player } egy maffiózót sem vesz vissza innen: { $location }
           *[other] { $player } visszavesz { $count } maffiózót innen: { $location }
        }
mc-keep = mindkét kártya megtartása
    .told = { $player } megtartja mindkét kártyáját
mc-redraw = mindkét kártya cseréje
    .told = { $player } lecseréli mindkét kártyáját
mc-use = a hatás végrehajtása
    .told = { $player } végrehajtja a hatást
mc-use-fighters-club = egy maffiózó a tartalékból a kézbe
    .told = { $player } kézbe vesz egy maffiózót a tartalékából
mc-use-police-station = a Rendőr elvétele
    .told = { $player } elveszi a Rendőrt
mc-use-business-district = három kártya húzása, majd egy eldobása
    .told = { $player } három kártyát húz, majd egyet eldob
mc-use-town-hall = a Polgármester elvétele
    .told = { $player } elveszi a Polgármestert
mc-play-hitman = { $card }, a tartalékba: { $mafioso }
    .told = { $player } kijátssza: { $card }; a tartalékba kerül { $mafioso }
mc-play-informer = { $card }, a Cellába: { $mafioso }
    .told = { $player } kijátssza: { $card }; a Cellába kerül { $mafioso }
mc-play-thief = { $card }, áldozat: { $seat }
    .told = { $player } kijátssza: { $card }; elvesz egy kártyát { $seat } kezéből
    .yours = { $player } kijátssza: { $card }; elvesz tőled egy kártyát
mc-play-police-chief = vétó: { $card }
    .told = { $player } ezzel vétóz: { $card }
mc-play-fbi = vétó: { $card }
    .told = { $player } ezzel vétóz: { $card }
mc-play-police-raid = { $card }: a helyszín kiürítése, { $location }
    .told = { $player } kijátssza: { $card }; kiürül a helyszín: { $location }
mc-play-pulling-strings = { $card }, a legalsó maffiózók cseréje: { $one } és { $other }
    .told = { $player } kijátssza: { $card }; helyet cserélnek a legalsó maffiózók: { $one } és { $other }
mc-play-big-plan = { $card }: { $mafioso } → { $location }
    .told = { $player } kijátssza: { $card }; { $mafioso } ide kerül: { $location }
mc-play-complicity = { $card }, szintén a Cellába: { $mafioso }
    .told = { $player } kijátssza: { $card }; szintén a Cellába kerül { $mafioso }
mc-play-shady-business = { $card }: három kártya húzása, az egyik eldobása
    .told = { $player } kijátssza: { $card }; három kártyát húz, és egyet közülük eldob
mc-play-secret-deal = { $card }: +1 az irányításhoz
    .told = { $player } kijátssza: { $card }; +1 az irányításhoz
mc-play-secret-deals = { $cards } együtt: +{ $count } az irányításhoz
    .told = { $player } együtt játssza ki: { $cards }; +{ $count } az irányításhoz
mc-no-veto = vétó nélkül
    .told = { $player } nem vétóz
mc-no-bullet = Golyó nélkül
    .told = { $player } nem játszik ki Golyót
mc-no-deal = Titkos alku nélkül
    .told = { $player } nem játszik ki Titkos alkut
mc-no-complicity = Bűnrészesség nélkül
    .told = { $player } nem játszik ki Bűnrészességet
mc-no-hitman = Bérgyilkos nélkül
    .told = { $player } nem játszik ki Bérgyilkos kártyát
mc-no-plus-one = +1 nélkül
    .told = { $player } nem játszik ki +1-et
mc-no-effect = a hatás kihagyása
    .told = { $player } kihagyja a hatást

## What chance decides

mc-first = { $seat } kezd
mc-tile = a város következő helyszíne: { $location }
mc-draws = { $seat } kártyát húz
mc-draws-card = { $seat } ezt húzza: { $card }
mc-steals = { $seat } elvesz egy kártyát { $victim } kezéből
    .yours = { $seat } elvesz tőled egy kártyát
mc-steals-card = { $seat } elvesz egy kártyát { $victim } kezéből: { $card }
    .yours = { $seat } elvesz tőled egy kártyát: { $card }
mc-looks = { $seat } elveszi a Rendőrt, és megnézheti mindenki kártyáit
mc-looks-at = { $seat } elveszi a Rendőrt, és ezt látja: { $hands }
mc-vetoed = { $seat } ezzel vétóz: { $cards }
mc-stands = senki sem vétóz, ezért megtörténik
mc-veto-stands = senki sem tiltakozik, { $seat } vétója érvényes

## Why something is refused

mc-over = a játék véget ért
mc-chance-first = előbb húzni kell vagy fel kell fedni valamit
mc-not-to-act = most { $seat } van soron
mc-not-to-decide = most { $seat } dönt
mc-not-asked = téged nem kérdeznek: túl kevés a kártyád a válaszhoz
mc-answered = már válaszoltál
mc-own-effect = ezt te jelentetted be, ezért téged nem kérdeznek
mc-bullet-when-passed = a Golyó azoknak való, akik már passzoltak
mc-nothing-to-cancel = most nincs mit Ököllel semlegesíteni
mc-plus-one-in-club = +1-et csak a Zártkörű klub kiértékelésekor lehet kijátszani
mc-no-mafioso-in-hand = nincs maffiózó a kezedben
mc-no-reserve = nincs maffiózód a tartalékban
mc-no-mafioso = nincs ilyen maffiózó ({ $spot })
mc-no-own-mafioso = ez nem a te maffiózód ({ $spot })
mc-nothing-to-take-back = egyik helyszínen sincs maffiózód, akit visszavehetnél
mc-fists-never-location = helyszín hatását Ököllel nem lehet semlegesíteni
mc-not-adjacent = nem szomszédosak: { $from } és { $to }
mc-hitman-here = a Bérgyilkos már ott áll: { $location }
mc-picked = ebben a fázisban már sorra került: { $location }
mc-nobody-there = nincs ott maffiózó: { $location }
mc-decided = itt { $seat } már döntött
mc-nothing-to-decide = itt nincs maffiózója: { $seat }
mc-too-many-back = itt nincs ennyi maffiózód: { $count }
mc-not-in-hand = nincs a kezedben: { $card }
mc-not-twice-in-hand = ennyi nincs belőle a kezedben: { $card }
mc-not-drawn = nincs a most húzott kártyák között: { $card }
mc-other-symbol = { $card }: a jele { $symbol }, nem { $wanted }
mc-does-not-cancel = ez a kártya itt nem vétózhat: { $card }
mc-does-not-cancel-location = ez a kártya nem vétózhatja a helyszín hatását: { $card }
mc-only-fists-cancel-veto = vétót csak Ököllel lehet semlegesíteni, ezzel nem: { $card }
mc-only-fists-cancel-bullet = Golyót csak Ököllel lehet semlegesíteni, ezzel nem: { $card }
mc-no-action-text = a szövege nem akció: { $card }
mc-no-reaction-text = a szövege nem reakció: { $card }
mc-bad-target = nem lehet ez a célpontja: { $card }
mc-hitman-elsewhere = onnan válassz maffiózót, ahol a Bérgyilkos áll: { $location }
mc-no-third-player = a Bűnrészesség egy harmadik játékos maffiózóját viszi: nem a tiédet, és nem azét, aki a tiédet a Cellába küldte
mc-same-location = a maffiózónak másik helyszínre kell kerülnie
mc-own-cards = a Tolvaj másik játékostól vesz el kártyát
mc-no-card-to-steal = nincs kártyája: { $seat }
mc-fewer-than-two = a Razziához legalább két maffiózód kell ott: { $location }
mc-two-locations = válassz két különböző helyszínt
mc-empty-stack = nincs ott maffiózó: { $location }
mc-nobody-to-rob = senki másnak nincs kártyája
mc-nobody-anywhere = egyik helyszínen sincs maffiózó
mc-two-of-yours-needed = a Razziához olyan helyszín kell, ahol legalább két maffiózód van
mc-two-stacks-needed = a Kéz a háttérben kártyához két helyszínen kell maffiózónak lennie
mc-nothing-to-draw = nincs mit húzni: mindkét pakli üres
mc-no-chance-now = most semmit sem a véletlen dönt el; váratlan: „{ $chance }”
mc-impossible = ez itt nem lehetséges: „{ $chance }”
mc-wanted-mulligan = először tartsd meg a két kártyát, vagy cseréld le mindkettőt
mc-wanted-turn = rakj le maffiózót, játssz ki kártyát, várj ki vagy passzolj
mc-wanted-bullet = passzoltál: használj Golyót, vagy mondj le róla
mc-wanted-action = Golyó után rakj le maffiózót, játssz ki kártyát, vagy várj ki
mc-wanted-answer = vétózz, vagy mondj le róla
mc-wanted-discard = el kell dobnod egy kártyát
mc-wanted-complicity = válaszolj Bűnrészességgel, vagy mondj le róla
mc-wanted-deal = játssz ki Titkos alkut, vagy mondj le róla
mc-wanted-jail = küldj egy maffiózót a Cellába, vagy mondj le róla
mc-wanted-move = lépj a Bérgyilkossal, vagy mondj le róla
mc-wanted-use = hajtsd végre a hatást, vagy mondj le róla
mc-wanted-hitman = játssz ki Bérgyilkos kártyát, vagy mondj le róla
mc-wanted-plus-one = használj egy +1-et, vagy mondj le róla
mc-wanted-pick = helyszínt kell választanod
mc-wanted-ask = meg kell nevezned, ki döntsön
mc-wanted-back = mondd meg, hány maffiózót veszel vissza

## Notation that cannot be read

mc-no-action = „{ $text }” nem akció
mc-no-outcome = „{ $text }” nem lehet a véletlen eredménye
mc-no-seat = nincs „{ $text }” hely
mc-no-card = nincs „{ $text }” kártya
mc-no-location = nincs „{ $text }” helyszín; a helyszínek számai: 1–7
mc-no-spot = „{ $text }” nem maffiózó; a 3. helyszínen alulról a második így írandó: 3.2
mc-no-number = „{ $text }” nem maffiózók száma
mc-no-target = „{ $text }” célpontja nem jó ehhez a kártyához; egy helyes példa: { $form }
mc-no-deals = „{ $text }”: nem derül ki, melyik Titkos alkuk és hány; egy példa: play secret-deal 2

## Score sheets

mc-tie-reserve = maffiózók a tartalékban: { $count }
mc-tie-cards = kártyák kézben: { $count }
mc-tie-mayor = nála van a Polgármester
mc-tie-no-mayor = nincs nála a Polgármester
mc-tie-distance = helyek az első játékos után: { $count }
mc-sheet-control = helyszín irányítása, { $count }×
mc-sheet-extra = +1 a Zártkörű klubban, { $count }×

## Editions

mc-edition-kind = nincs „{ $word }” kártyafajta
mc-edition-symbol = nincs „{ $word }” jel
mc-edition-face = „{ $id }” szövege és jele egyezik egy korábbi kártyáéval
mc-edition-different = { $found } különböző kártya van, de { $most } lehet
mc-edition-cards = { $found } kártya van, de { $wanted } kell
mc-edition-missing = egyik kártyán sincs „{ $word }”

## Positions

mc-position-players = { $found } játékos van, de { $wanted } kell
mc-position-city = hét helyszínnek kell lennie
mc-position-stack = túl magas az oszlop ezen a helyszínen: { $location }
mc-position-seat = nincs { $found }. játékos, csak 1–{ $most }
mc-position-chain = egy bejelentés egy hatás és legfeljebb 25 vétó
mc-position-answers = olyan válaszol, akit nem kérdeztek
mc-position-copies = { $card }: { $found } van, pedig csak { $most } létezik
mc-position-laid = egy bejelentéshez legfeljebb két kártya tartozik
mc-audit-cards = { $card }: { $found } van, de { $wanted } kell
mc-audit-counts = a kártyák száma hibás
mc-audit-mafiosi = { $seat }. játékos: { $found } maffiózója van, de { $wanted } kell
mc-audit-round = nincs { $found }. forduló, csak 1–{ $most }
mc-audit-last-round = a { $most }. forduló II. fázisa után vége a játéknak
mc-audit-points = összesen { $found } pont van, eddig legfeljebb { $most } lehet
mc-audit-won = { $found } pont: { $wanted } ponttal a játék már véget ért
mc-audit-knowledge = { $seat }. játékos: olyan kártyát ismer, amely nincs itt
mc-audit-knows-all = { $seat }. játékos: nála a Rendőr, minden kezet lát, ezért itt nincs mit feljegyezni
mc-audit-city = { $found } helyszín van lerakva, de most { $wanted } kell
mc-audit-not-now = ebben a fázisban nincs helye
mc-audit-needed = hiányzik: ennek a fázisnak szüksége van rá
mc-audit-at-most = { $found }, de legfeljebb { $most } lehet
mc-audit-hand = { $found } kártya van, de most { $wanted } kell
mc-audit-deal-first = az első játékos kisorsolása előtt még semmi sem történhetett
mc-audit-dealt = az előkészület minden kártyája ki van osztva
mc-audit-all-passed = mindenki passzolt, tehát az I. fázisnak vége
mc-audit-passed-over = { $seat }. játékos: itt semmit sem tehetne, kimaradna
mc-audit-not-passed = Golyó után csak az lép, aki passzolt; { $seat }. játékos nem
mc-audit-out = aki { $most } kört kapott, az kiesik az I. fázisból és passzolt; más nem esik ki
mc-audit-here = ez a fázis másik helyszínhez tartozik: { $location }
mc-audit-no-effect = ennek a helyszínnek a hatásáról nem ebben a fázisban döntenek
mc-audit-empty = nem áll ott maffiózó
mc-audit-held = { $seat }. játékos: már nála van ez a figura
mc-audit-no-choice = ha egy vagy egy sem maradt, nincs mit választani
mc-audit-deciding = { $seat }. játékos: most dönt, tehát nem vár döntésre
mc-audit-no-mafioso = { $seat }. játékos: nincs itt maffiózója, akiről döntene
mc-audit-cube-too-early = ez a helyszín most értékelődik ki, csak utána kap kockát: { $location }
mc-audit-cube-at-empty = nincs ott maffiózó, így a III. fázisban nincs rajta kocka: { $location }
mc-audit-cube-missing = hiányzik a kocka: { $location }
mc-audit-not-robbed = { $seat }. játékos: itt nem lehet meglopni
mc-audit-complicity = { $seat }. játékos: itt nem kérdezhető meg a Bűnrészességről
mc-audit-not-laid = a kijátszott kártyák között kell lennie: „{ $card }”
mc-audit-drawn = { $seat }. játékos: nincs a kezében minden húzott kártya
mc-audit-no-pile = nincs mit húzni
mc-audit-nobody-draws = a IV. fázis e lépésében senki sem húz
mc-audit-not-over = senkinek sincs { $target } pontja, és nem az utolsó forduló van
mc-audit-effect = { $seat }. játékos: ezt itt nem jelentheti be
mc-audit-effect-cards = nem ezek a hatás kártyái
mc-audit-own-veto = saját bejelentését senki sem vétózza meg
mc-audit-veto = ezek a kártyák nem semlegesítik, ami alattuk van
mc-audit-laid = a bejelentések nem minden kártyája van a kijátszottak között
mc-audit-further = egyszerre csak Titkos alkuból játszható ki több
mc-audit-nobody-asked = erről senkit sem lehet megkérdezni
mc-audit-answer = ez a játékos ezekkel a kártyákkal nem válaszolhat

## Announced effects

mc-effect-bullet = Golyó
mc-effect-hat = Kalap: maffiózó vissza a kézbe ({ $spot })
mc-effect-hats = két Kalap: a tartalékból → { $location }
mc-effect-informer = Besúgó: maffiózó a Cellába ({ $spot })
mc-effect-thief = Tolvaj: { $seat } egy kártyája
mc-effect-police-raid = Razzia: { $location }
mc-effect-pulling-strings = Kéz a háttérben: { $one } és { $other }
mc-effect-big-plan = Nagy terv: maffiózó ({ $spot }) → { $to }
mc-effect-shady-business = Kétes üzlet
mc-effect-secret-deal = Titkos alku
mc-effect-hitman = Bérgyilkos: maffiózó a tartalékba ({ $spot })
mc-effect-plus-one = +1
mc-effect-complicity = Bűnrészesség: még egy maffiózó a Cellába ({ $spot })
mc-effect-prison = Börtön: maffiózó a Cellába ({ $spot })
mc-effect-port = Kikötő: a Bérgyilkos → { $location }

## The board

mc-symbol-fist = Ököl
mc-symbol-hat = Kalap
mc-symbol-bullet = Golyó
mc-symbol-plus-one = +1
# A card that shares its name with one of another symbol
mc-card-of = { $card } ({ $symbol })
mc-board-round = { $round }. forduló, cél: { $target } pont
mc-board-piles = Húzópakli { $pile }, eldobva { $discard }
mc-board-setup = Előkészítés
mc-board-turn = I. fázis: akciók
mc-board-bullet-turn = I. fázis: akció Golyó után
mc-board-window = Ki vétóz?
mc-board-steal = A Tolvaj kártyát vesz el
mc-board-shady = Kétes üzlet
mc-board-complicity = Bűnrészesség?
mc-board-pick = II. fázis: a Polgármester birtokosa választ
mc-board-bid = II. fázis: Titkos alku?
mc-board-effect = II. fázis: a hatás
mc-board-hitman-card = II. fázis: Bérgyilkos kártya?
mc-board-extra-point = II. fázis: +1?
mc-board-back = III. fázis: stratégia
mc-board-draw = IV. fázis: kártyahúzás
mc-board-over = A játék véget ért
mc-board-hitman = Bérgyilkos
mc-board-policeman = Rendőr
mc-board-mayor = Polgármester
mc-board-first = első
mc-board-passed = passzolt
mc-board-deals = { $count } Titkos alku
mc-board-control = irányító:
mc-board-cell = Cella:
mc-board-drawn = Húzva:
mc-board-announced = { $party }:
mc-board-veto = Vétó, { $party }:
mc-board-further = Azután:
mc-board-asked = Megkérdezve: { $seats }
mc-board-answered = Válaszod:
mc-board-declined = Válaszod: nincs vétó
mc-board-player = { $party }: { $points } pont
mc-board-gang = kézben { $mafiosi }, tartalékban { $reserve }
mc-board-cards =
    { $count ->
        [0] nincs kártya
       *[other] { $count } kártya
    }
mc-board-remembered = emlékezetből:
mc-board-legend =
    Az asztalon:
      ▁1 2 2          egy helyszín oszlopa alulról: 3.2 a 3. helyszínen alulról
                      a második maffiózó
      irányító: 2     aki most irányítaná a helyszínt
      ■               már kiértékelve (II. fázis), még hátravan (III. fázis)
      Tolvaj•Golyó    egy kártya és a jele; a többiekéből csak amit tudsz
      ► 1             aki soron van

## What things are and what they bring

mc-about-hitman = Távolíts el egy maffiózót onnan, ahol a Bérgyilkos áll.
mc-about-informer = Küldj bármely maffiózót a Cellába.
mc-about-thief = Vegyél el egy véletlen kártyát egy másik játékostól.
mc-about-police-chief = Vétó Besúgó, Tolvaj, Razzia vagy a Börtön ellen.
mc-about-fbi = Vétó Bérgyilkos, Kétes üzlet, Nagy terv vagy a Kikötő ellen.
mc-about-police-raid = Ahol legalább két maffiózód van, onnan az egész oszlop visszakerül a játékosok kezébe.
mc-about-pulling-strings = Cseréld fel két oszlop legalsó maffiózóját.
mc-about-big-plan = Tegyél bármely maffiózót egy másik oszlop tetejére.
mc-about-complicity = Ha a maffiózód a Cellába kerül, egy harmadik játékosé is odakerül.
mc-about-shady-business = Húzz három kártyát, és dobd el az egyiket.
mc-about-secret-deal = Eggyel több maffiózónak számít, amikor az irányítás eldől.
mc-about-prison = Mindenki kiveszi maffiózóit a Cellából. Az irányító bármelyik maffiózót odaküldheti.
mc-about-port = Az irányító szomszédos helyszínre léphet a Bérgyilkossal, majd kijátszhat egy Bérgyilkos kártyát.
mc-about-fighters-club = Az irányító, holtversenyben pedig minden élen álló játékos, kézbe vehet egy maffiózót a tartalékából.
mc-about-police-station = Az irányító elveheti a Rendőrt, és láthatja mindenki kártyáit.
mc-about-business-district = Az irányító húzhat három kártyát, majd eldob egyet.
mc-about-private-club = Az irányító kijátszhat egy +1-et még egy pontért.
mc-about-town-hall = Az irányító elveheti a Polgármestert, és megszabhatja a helyszínek sorrendjét.
mc-mark-fist = két Ököl semlegesít egy hatást
mc-mark-hat = egy Kalap: maffiózó vissza a kézbe; kettő: maffiózó a tartalékból
mc-mark-bullet = még egy akció passz után
mc-mark-plus-one = még egy pont a Zártkörű klubban
mc-about-card-action = akciókártya
mc-about-card-location = helyszínkártya
mc-about-card-reaction = reakciókártya
mc-about-when = mikor
mc-about-when-action = Az I. fázisban, akciódként használhatod.
mc-about-when-hitman = A II. fázisban a Kikötőnél használhatod, ha te irányítod.
mc-about-when-secret-deal = A II. fázisban használhatod, amikor egy helyszín irányítása eldől.
mc-about-when-complicity = Akkor használhatod, amikor más játékos a Cellába küldi a maffiózódat.
mc-about-when-reaction = Akkor használhatod, amikor más játékos ezek egyikét bejelenti.
mc-about-stopped = mi állítja meg
mc-about-stopped-by-police-chief = A Rendőrfőnök vagy két Ököl megállítja.
mc-about-stopped-by-fbi = Az F.B.I. vagy két Ököl megállítja.
mc-about-stopped-by-fists = Két Ököl megállítja.
mc-about-control-name = irányítás
mc-about-control = Az irányítja a helyszínt és kap 1 pontot, akinek itt a legtöbb maffiózója van. Holtversenyben az érintettek közül az, akinek a maffiózója legalul áll.
mc-about-control-alone = Csak az irányítja a helyszínt és kap 1 pontot, akinek itt egyedül van a legtöbb maffiózója. Holtversenyben senki.
mc-about-leads = { $seat } vezet, maffiózói: { $count }
    .you = Te vezetsz, maffiózóid: { $count }
mc-about-empty = Itt nincs maffiózó
mc-about-tied = Holtverseny van, senki sem vezet
mc-about-location = { $number }. helyszín
mc-about-hitman-here = Egy Bérgyilkos kártya innen távolít el maffiózót.
mc-about-cube = jelölőkocka
mc-about-cube-means = Ennek a fordulónak a II. fázisában már sorra került.
mc-about-player = játékos
mc-about-mafiosi = Maffiózók kézben: { $count }.
mc-about-reserve = Tartalékban: { $count }.
mc-about-cards = Kártyák: { $count }.
mc-about-jailed = { $seat }: { $count }.
mc-about-part-of-prison = a Börtön része
mc-about-cell-name = A Cella
mc-about-cell = A Cellában lévő maffiózók sehol sem számítanak. Amikor a Börtön sorra kerül, mind visszakerülnek gazdájuk kezébe.
mc-about-mafioso = maffiózó
mc-about-mafioso-lowest = Itt ez a gazdája legalsó maffiózója: holtversenyben ez dönt.
mc-about-mafioso-counts = Itt az irányításhoz számít.
mc-about-number = szám
mc-about-number-deals = Titkos alkuk: { $count }
mc-about-number-back = visszavett maffiózók: { $count }
mc-about-figure = figura
mc-about-hitman-means = A Bérgyilkos kártya onnan távolít el maffiózót, ahol a figura áll. A Kikötő irányítója léphet vele.
mc-about-policeman = A birtokosa mindenki kártyáit látja.
mc-about-mayor = A birtokosa szabja meg a helyszínek sorrendjét.
mc-about-held-by = Nála van: { $seat }.
    .you = Nálad van.
mc-about-stands-at = Itt áll: { $location }.
mc-about-cards-kind = kártyák
mc-about-pile = húzópakli
mc-about-discard = dobópakli
mc-about-token = jelző
mc-about-first-name = elsőjátékos-jelző
mc-about-first = A birtokosa kezd. A forduló végén a bal oldali szomszédjához kerül.
mc-about-first-held = Most nála van: { $seat }.
    .you = Most nálad van.
mc-about-more =
    { $more ->
        [1] Még egy maffiózóddal
       *[other] Még két maffiózóddal
    }: { $yours }–{ $theirs }
mc-about-more-you = Te vezetsz.
mc-about-more-you-lower = Te vezetsz, mert a tiéd van lejjebb.
mc-about-more-lower = Így is { $seat } vezet, mert az övé van lejjebb.
mc-about-more-other = { $seat } vezet.
mc-about-more-tied = Holtverseny, senki sem vezet.
mc-worth-control = irányításért a II. fázisban
mc-worth-plus-one = egy +1-gyel együtt
mc-worth-now = most; a cél { $target }
mc-way-place = Maffiózó lerakása ide
mc-way-wait = Eldobás kivárásként
mc-way-symbol = A jel használata: { $symbol }
mc-way-text = Kijátszás a szövegéért
mc-way-jail = Maffiózó a Cellába
mc-way-move = A Bérgyilkos ide lép
mc-way-use = A hatás végrehajtása
mc-way-discard = Eldobás
mc-way-pick = A helyszín kiválasztása
mc-way-ask = A döntés átadása neki
mc-way-back = Maffiózók visszavétele
mc-way-aim = Kijátszás ide: { $card }
mc-holding-led = vezetett helyszínek
mc-holding-mafiosi = maffiózók kézben
mc-holding-reserve = maffiózók tartalékban
mc-holding-cell = maffiózók a Cellában
mc-holding-cards = kártyák
mc-holding-policeman = Rendőr
mc-holding-mayor = Polgármester

## Miről kérdez a játék

mc-topic-own = ami engem érint
mc-topic-veto = vétók
mc-topic-secret-deal = Titkos alkuk
mc-topic-bullet = Golyók
mc-topic-complicity = Bűnrészesség
mc-topic-hitman = Bérgyilkos kártyák
mc-topic-plus-one = +1-es kártyák
