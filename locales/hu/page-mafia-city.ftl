### The board of Mafia City on the page.

page-mafia-city-name = { $name }
page-mafia-city-list = { $things }
page-mafia-city-close = Bezárás

## The round

page-mafia-city-phase-1 = Akciók
page-mafia-city-phase-2 = Helyszínek
page-mafia-city-phase-3 = Stratégia
page-mafia-city-phase-4 = Forduló vége
page-mafia-city-goal = Cél: { $target } pont
page-mafia-city-points = { $points } pont a szükséges { $target } pontból

## What to do

page-mafia-city-task-mulligan = Tartsd meg a két kártyádat, vagy cseréld le mindkettőt
page-mafia-city-task-turn = Rakj le maffiózót, használj kártyát, vagy passzolj
page-mafia-city-task-bullet = Passzoltál: használj Golyót még egy akcióért, vagy hagyd ki
page-mafia-city-task-bullet-turn = Egy akció: rakj le maffiózót, vagy használj kártyát
page-mafia-city-task-window = Válaszolj: vétózd meg, vagy hagyd érvényben
page-mafia-city-task-shady-discard = Dobj el egyet a húzott kártyák közül
page-mafia-city-task-complicity = Egy maffiózód a Cellába kerül: játssz ki Bűnrészességet, vagy hagyd ki
page-mafia-city-task-pick = Nálad a Polgármester: válaszd ki a következő helyszínt
page-mafia-city-task-bid = { $location }: játssz ki Titkos alkut, vagy hagyd ki
page-mafia-city-task-effect = { $location }: végrehajtod a hatást? ({ $effect })
page-mafia-city-task-recruit = { $location }: vegyél kézbe egy maffiózót a tartalékból, vagy hagyd ki
page-mafia-city-task-hitman-card = Játssz ki Bérgyilkos kártyát, vagy hagyd ki
page-mafia-city-task-extra-point = { $location }: használj egy +1-et, vagy hagyd ki
page-mafia-city-task-business-discard = Dobj el egy kártyát
page-mafia-city-task-pick-back = Nálad a Polgármester: válaszd ki a következő helyszínt
page-mafia-city-task-ask = Nálad a Polgármester: ki döntsön most?
page-mafia-city-task-back = { $location }: hány maffiózót veszel vissza?
page-mafia-city-task-turn-spent = Nincs maffiózó a kezedben: használj kártyát, vagy passzolj
page-mafia-city-event-veto = { $name } megvétózza a lépésedet
page-mafia-city-event-cell = Egy maffiózód a Cellába kerül
page-mafia-city-event-stolen = { $name } elvesz tőled egy kártyát
page-mafia-city-event-reserve = Egy maffiózód a tartalékba kerül
page-mafia-city-event-back = A maffiózóid visszakerülnek a kezedbe
page-mafia-city-event-moved = { $name } áthelyezi egy maffiózódat
page-mafia-city-facts = maffiózó { $mafiosi } · tartalék { $reserve } · kártya { $cards }

## Locations

page-mafia-city-locations = Helyszínek
page-mafia-city-location = { $number } { $location }: { $stack }; { $control }
page-mafia-city-stack = alulról: { $names }
page-mafia-city-empty = nincs maffiózó
page-mafia-city-controls = irányító: { $seat }
    .you = te irányítod
page-mafia-city-tied = holtverseny
page-mafia-city-nobody = senki sem irányít
page-mafia-city-outcome = { $location }: { $seat } irányít, és kap 1 pontot
    .you = { $location }: te irányítasz, és kapsz 1 pontot
page-mafia-city-mafioso =
    { $name } maffiózója, { $height ->
        [1] a legalsó
        [5] alulról az 5.
       *[other] alulról a { $height }.
    }: { $location }
page-mafia-city-from-bottom = Alulról fölfelé
page-mafia-city-would-lead = itt te vezetnél
page-mafia-city-would-tie = itt senki sem vezetne
page-mafia-city-one-more-lead = { $location }; még egy maffiózóddal te vezetnél
page-mafia-city-one-more-tie = { $location }; még egy maffiózóddal senki sem vezetne
page-mafia-city-cube = jelölőkocka
page-mafia-city-around = Középen, majd körben az óramutató járása szerint: { $locations }
page-mafia-city-head-location = Helyszín
page-mafia-city-head-stack = Maffiózók alulról
page-mafia-city-head-control = Irányító
page-mafia-city-head-figures = Figurák
page-mafia-city-short-prison = Maffiózót küld a Cellába
page-mafia-city-short-port = Lép a Bérgyilkossal, majd lő
page-mafia-city-short-fighters-club = Egyet a tartalékból kézbe
page-mafia-city-short-police-station = Látja mindenki lapjait
page-mafia-city-short-business-district = 3 lapot húz, 1-et eldob
page-mafia-city-short-private-club = +1-es lappal 1 pont
page-mafia-city-short-town-hall = Polgármester, sorrend

## Players

page-mafia-city-player =
    { $name }: { $cards ->
        [0] nincs kártya
       *[other] { $cards } kártya
    }, { $mafiosi ->
        [0] nincs maffiózó kézben
       *[other] { $mafiosi } maffiózó kézben
    }, { $reserve } tartalékban
page-mafia-city-crew =
    { $mafiosi ->
        [0] nincs maffiózó kézben
       *[other] { $mafiosi } maffiózó kézben
    }, { $reserve } tartalékban
page-mafia-city-remembered = Emlékszel: { $things }
page-mafia-city-seen = Látod: { $things }
page-mafia-city-cell = A Cella
page-mafia-city-cell-empty = üres
page-mafia-city-pile = { $count } a pakliban
page-mafia-city-discard = { $count } eldobva

## Cards

page-mafia-city-hand = A kártyáid
page-mafia-city-no-cards = Nincs kártya.
page-mafia-city-drawn = Dobj el egyet ezek közül
page-mafia-city-use = Hogyan használod a kártyát?
page-mafia-city-wait = Kivárás: eldobás hatás nélkül
page-mafia-city-whom = Melyik játékos?
page-mafia-city-back = Visszavétel
page-mafia-city-back-count =
    { $count ->
        [0] visszavétel nélkül
       *[other] { $count } maffiózó visszavétele
    }
page-mafia-city-back-hint = A visszavetteket újra lerakhatod, a többi a helyén marad.
page-mafia-city-deals = Hányat játszol ki
page-mafia-city-deals-count = { $count } Titkos alku kijátszása
page-mafia-city-deals-hint = Mindegyik még egy maffiózónak számít itt.
page-mafia-city-type-action = akció
page-mafia-city-type-location = helyszín
page-mafia-city-type-reaction = reakció
page-mafia-city-may-veto = A többiek megvétózhatják.

## Vetoes

page-mafia-city-announced = Bejelentve
page-mafia-city-announces = { $name } bejelentése
page-mafia-city-cancels = { $name } vétóz
page-mafia-city-cancels-with = { $name } vétója: { $cards }
page-mafia-city-further = a következő kérdés erről szól: { $cards }
page-mafia-city-asked = Mindenkit megkérdezünk
page-mafia-city-happens = Ha senki sem vétóz, megtörténik.
page-mafia-city-fails = Ha a vétót senki sem vétózza meg, a hatás elmarad.
page-mafia-city-then-happens = Megtörténik, ha más nem vétóz.
page-mafia-city-then-fails = Elmarad, ha más nem vétóz.
page-mafia-city-let = Vétó nélkül
page-mafia-city-veto-with = Vétó ezzel: { $card }
page-mafia-city-veto-fists = Vétó két Ököllel
page-mafia-city-costs =
    { $cards ->
        [0] ingyen
        [one] ára 1 kártya
       *[other] ára { $cards } kártya
    }
page-mafia-city-then-leads = { $location }: { $seat } vezet.
    .you = { $location }: te vezetsz.
page-mafia-city-then-nobody = { $location }: senki sem vezet.
page-mafia-city-rung-stands = érvényes
page-mafia-city-rung-cancelled = megvétózva
page-mafia-city-rung-counts = számít
page-mafia-city-waiting = Várjuk a válaszokat.
page-mafia-city-answered = Válaszoltál. Várjuk a többieket.
page-mafia-city-effect-bullet = Golyó: még egy akció
page-mafia-city-effect-hat = Kalap: { $name } visszavesz egy maffiózót ({ $location })
page-mafia-city-effect-hats = Két Kalap: maffiózó a tartalékból → { $location }
page-mafia-city-effect-informer = Besúgó: { $name } maffiózója a Cellába ({ $location })
page-mafia-city-effect-thief = Tolvaj: { $name } egy kártyája
page-mafia-city-effect-police-raid = Razzia: { $location }
page-mafia-city-effect-pulling-strings = Kéz a háttérben: { $one } és { $other }
page-mafia-city-effect-big-plan = Nagy terv: { $name } maffiózója, { $location } → { $to }
page-mafia-city-effect-shady-business = Kétes üzlet: három kártya húzása
page-mafia-city-effect-secret-deal = Titkos alku: még egy maffiózó az irányításhoz
page-mafia-city-effect-hitman = Bérgyilkos: { $name } maffiózója a tartalékba ({ $location })
page-mafia-city-effect-plus-one = +1: még egy pont a Zártkörű klubban
page-mafia-city-effect-complicity = Bűnrészesség: { $name } maffiózója is a Cellába ({ $location })
page-mafia-city-effect-prison = Börtön: { $name } maffiózója a Cellába ({ $location })
page-mafia-city-effect-port = Kikötő: a Bérgyilkos → { $location }
page-mafia-city-means-police-raid = Az egész oszlop visszakerül a játékosok kezébe.
page-mafia-city-means-pulling-strings = A két oszlop legalsó maffiózói helyet cserélnek.

## Pontozólap

page-sheet-mc-sheet-control = Irányítás
page-sheet-mc-sheet-extra = Zártkörű klub

## The game at a glance

page-mafia-city-glance-goal = Rakd a maffiózóidat a helyszínekre. Akinek egy helyszínen a legtöbb maffiózója van, az irányítja: kap 1 pontot, és övé a helyszín hatása. A győzelemhez { $target } pont kell, miután minden helyszín sorra került.
page-mafia-city-glance-1 = Rakj le, játssz ki
page-mafia-city-glance-1-text = A körödben rakj egy maffiózót egy oszlopra, használj kártyát, várj ki vagy passzolj.
page-mafia-city-glance-2 = Kié a helyszín?
page-mafia-city-glance-2-text = Azé, akinek a legtöbb maffiózója van; holtversenyben azé, akié a legalsó. A helyszínek 1-től 7-ig kerülnek sorra.
page-mafia-city-glance-3 = Vedd vissza, húzz
page-mafia-city-glance-3-text = Annyi maffiózót veszel vissza, amennyit akarsz. Utána mindenki húz.
page-mafia-city-glance-end = valakinek a II. fázis után { $target } pontja van
page-mafia-city-glance-left = { $now } / { $of } pont
page-mafia-city-glance-tie = Holtversenyben az nyer, akinek kevesebb maffiózója van tartalékban.
page-mafia-city-task-aim =
    { $card }: { $kind ->
        [informer] válaszd ki a Cellába kerülő maffiózót
        [thief] válaszd ki, kitől veszel el kártyát
        [police-raid] válaszd ki a kiürítendő helyszínt
        [pulling-strings] válassz két helyszínt
        [big-plan] válassz egy maffiózót, majd az új helyszínét
        [hitman] válaszd ki az eltávolítandó maffiózót
        [complicity] válaszd ki, melyik maffiózó kerüljön még a Cellába
       *[other] válassz egy kiemelt célpontot
    }
