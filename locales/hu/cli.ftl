### What the program tetrapolis itself says.

## The one line of an error

failure = tetrapolis: { $reason }
refusal = { $rule }: { $reason }

file-error = { $file }: { $reason }
file-missing = nincs ilyen fájl
file-forbidden = hozzáférés megtagadva
file-directory = ez könyvtár, nem fájl
file-not-a-directory = az útvonal egyik része nem könyvtár
file-special = ez nem közönséges fájl
file-in-use = ezt a játékot most egy másik program játssza
file-not-text = ez nem szövegfájl
file-too-large = ez a fájl túl nagy
file-other = { $reason }
output-failed = nem lehet írni a szabványos kimenetre: { $reason }

## Wrong use

usage-no-command = melyik parancs? Lásd: „tetrapolis --help”
usage-unknown-command = nincs „{ $command }” parancs, lásd: „tetrapolis --help”
usage-unknown-argument = váratlan argumentum: „{ $argument }”, lásd: „--help”
usage-missing = hiányzik: { $argument }, lásd: „--help”
usage-no-value = { $argument } után érték kell, lásd: „--help”
usage-conflict = { $argument } és { $other } kizárja egymást
usage-twice = { $argument } kétszer szerepel
usage-wrong = { $argument } értéke nem lehet „{ $value }”, lásd: „--help”
usage-not-text = az egyik argumentum nem UTF-8 szöveg
usage-value = { $argument }: { $reason }
usage-no-number = „{ $value }” nem nemnegatív egész szám
usage-too-large = { $value } túl nagy
usage-zero = legalább 1 legyen
usage-bot = nincs „{ $bot }” bot, csak ezek: { $bots }
usage-option = „{ $value }” nem NAME=VALUE alakú
usage-language = nincs „{ $language }” nyelv, csak ezek: { $languages }

## Lists and numbers

list-none = semmi
list-more = { $before }, { $item }
list-last = { $before } és { $item }
decimal = { $whole },{ $fraction }
decimal-whole = { $whole }

## Who plays

party-you = { $seat }. játékos (te)
party-player = { $seat }. játékos
party-bot = { $seat }. játékos (bot: { $kind })
party-named = { $seat }. játékos ({ $player })
party-rival = Virtuális ellenfél

## Score sheets

sheet-head = { $party }: { $score } pont, { $place }. hely
sheet-tie = { $one } és { $other } pontszáma egyenlő; { $one } áll előrébb. { $one } – { $ahead }; { $other } – { $behind }
sheet-tie-shared = { $one } és { $other } azonos helyen végzett: nincs, ami döntene köztük
outcome-won = A győztes: { $party }
outcome-shared = Megosztott első hely: { $parties }.

## tetrapolis games, rules, edition

games-entry = { $name }: { $title }, { $least }–{ $most } hely
games-option = {"  "}beállítás, { $option }: { $values }
rules-unknown = { $game }: nincs „{ $rule }” szabály
edition-good = { $file }: { $title }, kiadás: { $name }, ujjlenyomat: { $hash }

## tetrapolis play

play-no-game = melyik játék? Lásd: „tetrapolis games” és „tetrapolis play --help”
play-no-record = nincs ilyen játszmafájl; új kezdéséhez nevezz meg egy játékot
play-no-folder = nincs saját könyvtár a játszmafájlnak; adj meg egy fájlt: --record
play-no-chance = az operációs rendszer nem ad véletlen számokat: { $reason }
play-too-many-bots = { $bots } bot nem fér el { $seats } helyen
play-contradiction = { $argument } { $given } ellentmond a játszmafájlnak, amelyben ez áll: { $record }
play-resumed = Folytatás { $steps } lépés után: { $file }
play-torn = A játszmafájl utolsó sora csonka volt, ezért kimarad: „{ $text }”
play-prompt = { $party } [1-{ $most }, h = súgó] >{" "}
play-actions = Az akciók ({ $count }) nem férnek ki ide; „a” felsorolja őket.
play-no-number = Az akciók sorszáma 1 és { $most } közötti.
play-unknown = { $reason } (h = súgó)
play-not-yours = Csak a saját helyed akcióit játszhatod.
play-change-places = { $party }: ha senki más nem néz ide, nyomj Entert >{" "}
play-no-why = Nem volt elutasítás. „why 3” a 3. akció szabályát mutatja.
play-left =
    A játszma mentve: { $file }
    Folytatás: { $command }
play-over = A játszma fájlja: { $file }
play-thinking = { $party } gondolkodik…
play-hint-matters = Ez választja el a jó lépéseket a gyengéktől: { $what } ({ $rule }). Írd be újra: „hint”, és látod a lépést.
play-hint-even = A jó és a gyenge lépések itt pontban alig térnek el. Írd be újra: „hint”, és látod a lépést.
play-hint-move = Egy jó lépés: { $what } ({ $action })
play-hint-why = Egy gyengéhez képest várható:
play-hint-none = Itt nincs miből választani.
play-warning = Biztos? Ez a lépés körülbelül { $loss }%-kal csökkenti a nyerési esélyedet (±{ $margin }).
play-warning-about = Főleg ezen múlik: { $what }
play-warning-choice = Írd be újra, ha mégis ezt játszod; „hint”: egy jobb lépés; vagy írj be egy másikat.
play-help =
    Írd be az egyiket:
      12            az ilyen számú akció
    {"  "}{ $action }
                    ez az akció, lejegyezve
      undo, u       legutóbbi akciód visszavonása, a legutóbbi felfedésig
      hint, i       tipp: mi számít; még egyszer: melyik lépés és miért
      board, b      az asztal és az akciók újra
      actions, a    az akciók szavakkal
      score, s      a pontozás mostani állása
      log, l        minden a kezdetektől
      rule { $rule }
                    egy szabály, vagy egy szabálycsoport: rule { $group }
      why           a legutóbbi elutasítás szabálya; why 3: a 3. akcióé
      help, h, ?    ez a súgó
      quit, q       kilépés; a játszma mentve van, folytatható
log-play = { $party }: { $what }
log-chance = {"  "}{ $what }
undo-done = Visszavonva: { $what }
undo-nothing = Nincs mit visszavonni.
undo-revealed = Nem vonható vissza: legutóbbi akciód óta valami láthatóvá vált.
undo-other = Nem vonható vissza: utoljára más lépett.

## tetrapolis sim

sim-players = { $players } játékost adtál meg { $seats } helyre
sim-games = { $games } játszma { $seats } hellyel, { $seconds } s alatt
sim-speed = { $decisions } döntés/s, { $games } játszma/s
sim-length = játszmánként { $steps } lépés és { $decisions } döntés
sim-party = { $party }: átlagpont { $score }, győzelem { $share }%

## tetrapolis arena

arena-games = { $games } játszma { $seats } hellyel, { $seconds } s alatt
arena-player = { $kind }: győzelem { $share }% ({ $low }–{ $high }), átlagpont { $score }, értékszám { $rating }, { $ms } ms lépésenként
arena-adjusted = {"  "}szerencse nélkül: { $share }% ({ $low }–{ $high })
arena-saves = A szerencse levonása nélkül ugyanehhez a pontossághoz nagyjából { $times }-szor ennyi játszma kellene.

## tetrapolis review

review-unfinished = a játszma nem ért véget; csak befejezett játszma elemezhető
review-quick = Gyors elemzés
review-deep = Alapos elemzés
review-chances = Győzelmi esély százalékban
review-before = osztás előtt
review-round = { $round }. forduló, { $step }. lépés
review-step = { $step }. lépés
review-end = a végén
review-seat = { $party }: { $from }% → { $to }%
review-own = saját döntések
review-own-means = egy egyszerű bot lépéseihez mérve
review-luck = szerencse
review-luck-means = amit a véletlen hozott, javára és ellene
review-others = többiek
review-others-means = amit a lépéseik hoztak vagy elvettek
review-information = információ
review-information-means = amit a lépések hoztak, de senki sem tudhatott
review-rest = megmagyarázatlan rész
review-rest-means = amit ezek a részek nem magyaráznak meg
review-room = Lépésről lépésre a legjobb talált lépések { $room } %-kal többet hoznak egy egyszerű bot lépéseinél, a megjátszottak pedig { $lost } %-ot (±{ $margin }) veszítenek a legjobbakhoz képest. Az ilyen összegek nagyobbak lehetnek egy egész győzelemnél.
review-rate =
    {"  "}{ $decisions ->
        [one] 1 döntés; ára a győzelem { $rate } ezreléke
       *[other] { $decisions } döntés; átlagos ára a győzelem { $rate } ezreléke
    }
review-none = {"  "}Nem találtunk olyan döntést, amely bármibe is került.
review-decision = { $step }. lépés: { $what }
review-known = Amit tudni lehetett:
review-open = Nyílt lapokkal:
review-costs = ára { $loss }% (±{ $margin }). Jobb: { $better }
review-close = nem dönthető el, { $loss }% (±{ $margin }). Nagyjából ugyanolyan jó: { $better }
review-best = nem találtunk jobbat
review-why = Ami a végén a jobb lépéssel várható: { $parts }. Pontszámok: { $scores }
review-no-part = A pontozás egyetlen része sem magyarázza meg önmagában. Pontszámok: { $scores }
review-only-scores = Ami a végén a jobb lépéssel várható: { $scores }
review-loser = { $party }: { $parts }
review-sooner = A játék körülbelül { $rounds } fordulóval hamarabb érne véget.
review-later = A játék körülbelül { $rounds } fordulóval tovább tartana.
review-part = { $what } kb. { $points } ({ $rule })
review-score = { $party } { $points }

## tetrapolis check

check-setup = { $title }, { $seats } hely
check-setup-options = { $title }, { $seats } hely, { $options }
check-good = { $what }: { $games } játszmában mind az öt törvény érvényes ({ $steps } lépés, { $decisions } döntés, a leghosszabb { $longest })
check-no-peek = { $what }: { $games } játszmában egyetlen bot sem leskelődik ({ $choices } választás, ebből { $hidden } eltérő világok között)
check-peeks = { $what }: { $kind } leskelődik, { $game }. játszma: ahol nem tudhat többet, ezt játssza: „{ $one }”, vagy ezt: „{ $other }”
check-broken = { $what }: nem teljesül a törvény: „{ $law }”, { $game }. játszma: { $reason }
law-replay = azonos lépések azonos játszmát adnak
law-legality = pontosan az fogadható el, ami szabályos
law-same-look = amit egy nézetből sorsolunk, úgy fest, mint a nézet
law-no-leak = ami nem látható, nem derül ki
law-conservation = semmi sem vész el, és minden játszma véget ér

## tetrapolis replay, position, legal, apply

replay-past-end = nincs { $to }. lépés, a játszma { $steps } lépésből áll
position-is-record = ez egy játszma, nem állás; az állását a „tetrapolis position { $file }” írja ki
record-is-position = ez egy állás, nem játszma; a „tetrapolis show { $file }” rajzolja le
legal-over = A játék véget ért; nincs több teendő.
apply-step = { $number }. lépés, „{ $step }”: { $reason }

net-none = ez a fájl nem háló
net-format = ennek a hálónak a formátuma { $found }; ez a program a(z) { $known } formátumot olvassa
net-damaged = ez a háló sérült
net-size = ennek a hálónak a rétegei { $found } neuronból állnak; ehhez a programhoz mások kellenek
net-subject = ez a háló erre tanult: { $found }, nem erre: { $wanted }
net-unused = a hálók csak többszemélyes játszmákat ítélnek meg, a szokásos beállításokkal
train-nothing = { $game }: ez a játék nem tanulható
train-after = { $seconds } s
train-games = { $after }: { $generation }. nemzedék, { $count } játszma
train-learning = { $after }: { $generation }. nemzedék, { $count } kör a tanulásban
train-measuring = { $after }: { $generation }. nemzedék, { $count } játszma végigjátszók ellen
train-loss = { $after }: { $positions } állás, veszteség { $learned }, nem tanult állásokon { $spared }
train-strength = { $after }: győzelem { $share } % ({ $low }-{ $high })
train-generation = nemzedék
train-loss-title = Veszteség nem tanult állásokon, körönként
train-loss-up = veszteség
train-strength-title = Egy tanult keresés a többi, végigjátszó ellen
train-strength-up = győzelem
train-written = kiírva: { $file } ({ $seconds } s)

## Help

help =
    Négy városi játék egy asztalnál, a terminálban.

    Használat: tetrapolis [--lang LANGUAGE] PARANCS ...

    Játék
      play       játék itt: egyedül, együtt vagy botok ellen
      games      a játékok listája
      rules      egy játék számozott szabályai

    Elemzés
      sim        botok sok játszmája, számokkal
      arena      botok versenye: győzelmi arány, értékszám, lépésidő
      lab        egy játék és kártyái, egyenlők sok játszmáján vizsgálva
      check      egy játék törvényei, vagy az, hogy a botok nem leskelődnek
      replay     egy játszma lépésről lépésre
      review     mi volt szerencse egy befejezett játszmában, és mi nem
      edition    egy kiadás ellenőrzése: a játék kártyái fájlban
      lesson     lecke ellenőrzése, vagy lecke készítése játszmafájlból

    Állások
      position   új játék vagy egy játszma állása JSON-ban
      show       egy állás lerajzolása
      legal      mit lehet tenni egy állásban
      score      egy állás pontozása
      apply      lépések végrehajtása egy állásban

    Hálózat
      serve      asztalok nyitása a hálózaton
      verify     annak ellenőrzése, hogy egy asztalnál tisztán játszottak
      table      egy asztal kivétele adatbázisból vagy betétele
      load       egy kiszolgáló mérése
      soak       egy terhelt kiszolgáló sokszori leállítása

    Kapcsolók
      --lang LANGUAGE   en, cs, sk, pl, hu vagy ro; egyébként LC_ALL, LC_MESSAGES
                        vagy LANG szerint
      -h, --help        ez, vagy parancs után a parancs súgója
      -V, --version     a verzió
help-games =
    Felsorolja a játékokat: név, cím, helyek, beállítások.

    Használat: tetrapolis games
help-rules =
    Megmutatja egy játék számozott szabályait.

    Használat: tetrapolis rules GAME [ID]

      GAME   a játék, ahogyan „tetrapolis games” nevezi
      ID     egy szabály (PC-3.4) vagy szabálycsoport (PC-3)
help-edition =
    Kiadásokkal dolgozik: egy játék kártyái és zsetonjai fájlban.

    Használat: tetrapolis edition check PATH
help-edition-check =
    Ellenőriz egy kiadást: kiírja nevét és ujjlenyomatát vagy a hibás sort.

    Használat: tetrapolis edition check PATH

      PATH   a fájl
help-lesson =
    Leckékkel dolgozik: játszmafájlokkal, amelyek egy játékot tanítanak.

    Használat: tetrapolis lesson check PATH
               tetrapolis lesson new GAME --record FILE [--seat SEAT]
help-lesson-check =
    Ellenőriz egy leckét: minden lépést, buborékot és megmutatott dolgot.

    Használat: tetrapolis lesson check PATH

      PATH   a fájl
help-lesson-new =
    Kiír egy játszmafájlt szerkeszthető leckeként.

    Használat: tetrapolis lesson new GAME --record FILE [--seat SEAT]

      GAME            a játék, ahogyan „tetrapolis games” nevezi
      --record FILE   a játszmafájl
      --seat SEAT     a tanuló helye; alapesetben 1
help-play =
    Játék ebben a terminálban.

    Használat: tetrapolis play GAME [KAPCSOLÓ ...]
               tetrapolis play --record FILE

      GAME                  a játék, ahogyan „tetrapolis games” nevezi
      --seats N             hányan játszanak; --bots nélkül mind emberek
      --bots KIND,...       botok az utolsó helyekre: novice (kezdő), club (haladó),
                            expert (mester), master (nagymester); random, greedy,
                            search, search:200 (iteráció lépésenként), search:50ms;
                            --seats és --bots nélkül egy ember egy bot (club) ellen
      --solo LEVEL          egyedül a virtuális ellenfél ellen: easy (könnyű),
                            medium (közepes) vagy hard (nehéz)
      --option NAME=VALUE   a játék egy beállítása
      --edition PATH        más kártyák, nem a beépítettek
      --seed S              szám; azonos szám azonos véletlent ad
      --tutor WHEN          figyelmeztet sokba kerülő lépés előtt: big-mistakes
                            (nagy hibák) vagy all (minden hiba)
      --record FILE         a játszma fájlja; ha már létezik, a játszma
                            folytatódik, és mást nem is kell megadni
help-sim =
    Botokkal sok játszmát játszat le, és számol.

    Használat: tetrapolis sim GAME [KAPCSOLÓ ...]

      GAME                  a játék, ahogyan „tetrapolis games” nevezi
      --seats N             hányan játszanak (2)
      --games K             hány játszma (1000)
      --seed S              szám; azonos szám azonos játszmákat ad (1)
      --players KIND,...    melyik helyen ki játszik (random); lásd: „play”
      --threads T           hány szál (amennyi a gépben van)
      --option NAME=VALUE   a játék egy beállítása
      --edition PATH        más kártyák, nem a beépítettek
      --json                számok JSON-ban
help-arena =
    Botokat versenyeztet. Minden játszma után egy hellyel odébb ülnek.

    Használat: tetrapolis arena GAME --players KIND,... [KAPCSOLÓ ...]

      GAME                  a játék, ahogyan „tetrapolis games” nevezi
      --players KIND,...    ki játszik, helyenként egy: random, greedy, search,
                            search:200 (iteráció lépésenként), search:50ms,
                            novice, club, expert, master, rollout
      --games N             hány játszma (400)
      --iterations I        minden „search” kerete: iteráció lépésenként (1000)
      --ms T                minden „search” kerete: ezredmásodperc lépésenként
      --net FILE            amit a „search” tanult, a beépített helyett
      --duplicate           minden ülésrendhez ugyanaz a véletlen, hogy kevesebb
                            múljon a szerencsén
      --luck-adjusted       a győzelmi arányok szerencse nélkül is
      --threads T           hány szál (amennyi a gépben van)
      --seed S              szám; azonos szám azonos játszmákat ad (1)
      --option NAME=VALUE   a játék egy beállítása
      --edition PATH        más kártyák, nem a beépítettek
      --json                számok JSON-ban
help-lab =
    Egy játékot vizsgál: egyenlő botok sok játszmát játszanak; a jelentésből
    kiderül, ki győz, hogyan érnek véget a játszmák, és minden kártyáról az, milyen
    gyakran veszik el és mit hoz.

    Használat: tetrapolis lab GAME [KAPCSOLÓ ...]

      GAME                  a játék, ahogyan „tetrapolis games” nevezi
      --seats N             hányan játszanak (ahányan legfeljebb lehet)
      --games N             hány játszma (200)
      --players KIND        ki játszik minden helyen (search:100)
      --out DIR             hová kerül a jelentés: report.md, report.json és képek
                            (lab-GAME)
      --luck-adjusted       a győzelmi arányok szerencse nélkül is
      --threads T           hány szál (amennyi a gépben van)
      --seed S              szám; azonos szám azonos játszmákat ad (1)
      --option NAME=VALUE   a játék egy beállítása
      --edition PATH        más kártyák, nem a beépítettek
help-train =
    Megtanulja értékelni egy játék állásait: előbb gyors játszmákból, majd a
    keresés játszmáiból. Kiírja: learned.net, és a veszteség és az erő képei.

    Használat: tetrapolis train GAME [KAPCSOLÓ ...]

      GAME               a játék, ahogyan „tetrapolis games” nevezi
      --games N          hány gyors játszma (400000)
      --generations N    hány nemzedék keresős játszma (2)
      --searched N       hány játszmából áll egy nemzedék (8000)
      --measured N       hány játszma mér egy nemzedéket (200)
      --out DIR          hová kerülnek a fájlok (train-GAME)
      --threads T        hány szál (amennyi a gépben van); az eredmény nem
                         függ tőle
      --seed S           egy szám; ugyanaz a szám ugyanazt a fájlt adja (1)
help-check =
    Véletlen játszmákon ellenőrzi a minden játékban érvényes törvényeket; vagy
    --no-peek esetén azt, hogy a botok ugyanúgy lépnek olyan világokban, amelyek
    az ő szemükkel egyformák.

    Használat: tetrapolis check GAME [KAPCSOLÓ ...]

      GAME             a játék, ahogyan „tetrapolis games” nevezi
      --no-peek        a játék helyett a botok ellenőrzése
      --games N        hány játszma felállásonként (1000; --no-peek esetén 10)
      --seats N        csak ennyi hellyel
      --seed S         szám; azonos szám azonos játszmákat ad (1)
      --edition PATH   más kártyák, nem a beépítettek
help-replay =
    Elmond egy játszmát lépésről lépésre, és megmutatja, hová vezet.

    Használat: tetrapolis replay RECORD [KAPCSOLÓ ...]

      RECORD           a fájl
      --to N           csak az első N lépés
      --seat N         az N. hely szemével
      --edition PATH   a használt kiadás, ha nem a beépített
help-review =
    Elemez egy befejezett játszmát: mindenki győzelmi esélye, mi volt szerencse,
    és melyik döntés került a legtöbbe – aszerint, amit tudni lehetett, és nyílt
    lapokkal.

    Használat: tetrapolis review RECORD [KAPCSOLÓ ...]

      RECORD           a fájl
      --seat N         csak az N. hely döntései
      --deep           hosszabb gondolkodás
      --threads T      hány szál (amennyi a gépben van)
      --edition PATH   a használt kiadás, ha nem a beépített
      --json           számok JSON-ban
help-position =
    Kiír egy új, az első döntésre előkészített játékot vagy egy játszma állását
    JSON-ban; kézzel is szerkeszthető.

    Használat: tetrapolis position GAME --seats N [KAPCSOLÓ ...]
               tetrapolis position RECORD [KAPCSOLÓ ...]

      GAME|RECORD           a játék neve, lásd „tetrapolis games”, vagy a fájl
      --seats N             hányan játsszák az új játékot (2, vagy a legkevesebb)
      --seed S              szám; az új játék úgy kezdődik, mint a play ezzel
      --option NAME=VALUE   az új játék egy beállítása
      --to N                a játszma első N lépése után, nem az összes után
      --edition PATH        a használt kiadás, ha nem a beépített
help-show =
    Lerajzol egy állást úgy, ahogyan mindenki, vagy ahogyan egy hely látja.

    Használat: tetrapolis show POSITION [KAPCSOLÓ ...]

      POSITION         a fájl, vagy - a szabványos bemenethez
      --seat N         az N. hely szemével
      --json           kiírás JSON-ban
      --edition PATH   az állás kiadása, ha nem a beépített
help-legal =
    Felsorolja, mit lehet tenni egy állásban, vagy mit dönthet el a véletlen:
    lejegyzés, szabály, szavak.

    Használat: tetrapolis legal POSITION [KAPCSOLÓ ...]

      POSITION         a fájl, vagy - a szabványos bemenethez
      --edition PATH   az állás kiadása, ha nem a beépített
      --json           kiírás JSON-ban
help-score =
    Megmutatja egy állás pontozását, mintha ott érne véget a játék.

    Használat: tetrapolis score POSITION [KAPCSOLÓ ...]

      POSITION         a fájl, vagy - a szabványos bemenethez
      --edition PATH   az állás kiadása, ha nem a beépített
help-apply =
    Végrehajt lépéseket egy állásban, és kiírja az állást, amelyhez vezetnek.

    Használat: tetrapolis apply POSITION STEP ... [KAPCSOLÓ ...]

      POSITION         a fájl, vagy - a szabványos bemenethez
      STEP             egy lépés, mint a játszmafájlban: '1: take b2 c2',
                       '* first 2'; a hely vagy a csillag elhagyható
      --edition PATH   az állás kiadása, ha nem a beépített
