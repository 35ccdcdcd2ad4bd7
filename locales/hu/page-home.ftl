### The home page, the lobby and a table before its game.

## Home

page-hero = Négy város, egy asztal.
page-hero-more = Válassz egy játékot, és indítsd el. Se fiók, se letöltés; a szabályokra mi ügyelünk.
page-game-point-city-is = Vegyél el körönként két kártyát, és építs várost az erőforrásokból.
page-game-cities-is = Válogass területlapkákat és elemeket; építsd fel a legszebb negyedet.
page-game-uptown-is = Húzz fel öt tornyot, és küldj riválisaidnak kellemetlen ajándékokat.
page-game-mafia-city-is = Küzdj hét helyszínért, és vétózd meg riválisaid lépéseit.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } perc
page-play = Játék
page-how = Játékmód
page-way-bots = Botok ellen
page-way-friends = Barátokkal
page-way-device = Egy eszközön
page-players = Játékosok
page-bots = Botok
page-you-and =
    { $count ->
        [0] Egyedül
       *[other] Te és { $count } bot
    }
page-seats = { $count } játékos
page-bot-random = véletlen
page-bot-greedy = mohó
page-bot-search = kereső
page-bot-novice = könnyű
page-bot-club = közepes
page-bot-expert = nehéz
page-play-game = { $game } indítása
page-open = Asztal nyitása: { $game }
page-options = Játékbeállítások
page-option-solo = Egyszemélyes játék nehézsége
page-option-solo-easy = Könnyű
page-option-solo-medium = Közepes
page-option-solo-hard = Nehéz
page-option-length = Hossz
page-option-length-standard = Normál
page-option-length-long = Hosszú
page-option-metropolis = Metropolisz
page-option-metropolis-random = Véletlen
page-option-metropolis-barcelona = Barcelona
page-option-metropolis-buenos-aires = Buenos Aires
page-option-metropolis-lisbon = Lisszabon
page-option-metropolis-venice = Velence
page-option-metropolis-sydney = Sydney
page-option-metropolis-mexico-city = Mexikóváros
page-option-metropolis-rio-de-janeiro = Rio de Janeiro
page-option-metropolis-new-york = New York
page-option-target = Győzelmi ponthatár
page-option-target-advanced = Haladóknak
page-option-target-beginners = Kezdőknek
page-clock = Óra
page-clock-none = Óra nélkül
page-clock-quick = Gyors: 5 perc + körönként 10 mp
page-clock-calm = Nyugodt: 15 perc + körönként 20 mp
page-clock-days = Levelező: körönként 3 nap
page-clock-of-days = Körönként { $days } nap
page-clock-of-bank = { $minutes } perc + körönként { $increment } mp
page-answers = A titkos kérdések ideje
page-answers-seconds =
    { $seconds ->
        [one] 1 másodperc
       *[other] { $seconds } másodperc
    }
page-answers-none = amíg mindenki nem válaszol
page-public = Megjelenítés az asztalok listáján
page-edition = Más kiadás (fájl)
page-edition-is = Kiadás: { $edition }
page-your-name = A neved
page-own-cards = Saját kártyák
page-own-cards-how = Játssz saját kiadással: egy szövegfájllal, amely a játék kártyáit és lapkáit tartalmazza.

## The lobby

page-waiting-tables = Játékosokra várnak
page-all-tables = Minden asztal
page-own-tables = Asztalaid
page-past-tables = Befejezett játszmáid
page-no-tables = Most egy asztal sem vár játékosokra. Nyiss egyet, és a többiek itt látni fogják.
page-open-one = Asztal nyitása
page-phase-gathering = játékosokra vár
page-phase-running = folyamatban
page-phase-paused = szünetel
page-phase-finished = véget ért
page-seats-free =
    { $free ->
        [0] nincs szabad hely
       *[other] { $free } szabad hely
    }

## Before the game

page-gathering = Még { $free } hely szabad. A játék akkor indulhat, ha minden hely foglalt.
page-gathering-full = Minden hely foglalt. Indítsd el, amikor szeretnéd.
page-gathering-wait = Minden hely foglalt. A házigazdára várunk, hogy elindítsa a játékot.
page-seat = { $seat }. hely
page-seat-free = Szabad
page-name-numbered = { $name } { $seat }
page-you = te
page-sit = Leülés
page-rise = Felállás
page-add-bot = Bot hozzáadása
page-add-bot-to = Bot hozzáadása: { $seat }. hely
page-remove-bot = Eltávolítás
page-remove-bot-from = Bot eltávolítása: { $seat }. hely
page-start = Indítás
page-invite = Meghívás
page-invite-how = Akinek megvan ez a link, leülhet vagy nézheti a játékot.
page-invite-link = Az asztal linkje
page-copy = Másolás
page-copied = Másolva
page-dealing = Az osztást egy titkos mag rögzíti, amelyen már senki sem változtathat. Lenyomata így kezdődik: { $commitment }… Az osztást a játék után ellenőrizheted.
page-dealing-now = Minden játékos böngészője felfedi a saját véletlenszámát. Mindjárt kezdődik a játék.

## Visszatérés

page-home-continue = Folytatás
page-home-tables = { $count } asztal, { $waiting ->
        [0] egyik sem vár rád
       *[other] { $waiting } vár rád
    }
page-home-look = Megnézem
page-home-turn = Te jössz
page-home-turn-left = Te jössz, hátralévő idő: { $time }
page-home-turn-of = Következik: { $name }
page-home-others-left = Következik: { $names }, hátralévő idő: { $time }
page-home-full = Minden hely foglalt
page-home-dealing = Mindjárt kezdődik a játék
page-home-with = { $names }
page-home-alone = Csak te
page-home-ended = A legutóbbi látogatásod óta
page-home-ended-more =
    { $count ->
       *[other] Még { $count } játszma
    }
page-home-new = Új játszma
page-home-installed = A telepített alkalmazás üresen indul, akkor is, ha a böngészőben már játszottál.
page-result-won = Győztél: { $game }, { $own } : { $other }
page-result-shared = Megosztott győzelem: { $game }, { $own } : { $other }
page-result-placed = { $place }. hely: { $game }, { $own } : { $other }
page-result-device =
    { $count ->
        [one] { $game }: { $names } győzött
       *[other] { $game }: { $names } közösen győzött
    }
page-result-over = Véget ért: { $game }
page-result-of = { $game }, { $when }
page-result-against = ellenfelek: { $names }
page-sharing = Kik játszanak ezen az eszközön
page-sharing-name = { $seat }. játékos
page-news = Újdonságok
page-news-home = Folyamatban lévő asztalaid itt rögtön az elején látszanak.
page-news-devices = A játékot a telefonodon is folytathatod: koppints fent a nevedre, majd a „Folytatás másik eszközön” pontra.
page-news-notices = Szólunk, ha te jössz, akkor is, ha ez az oldal be van zárva.

## Befejezett játszmák

page-filter-game = Játék
page-filter-result = Eredmény
page-filter-with = Ellenfelek
page-filter-all = Mind
page-filter-won = Megnyert
page-filter-lost = Nem megnyert
page-filter-people = Emberek
page-filter-bots = Botok
page-filter-none = Nincs ilyen játszma.
page-filter-older = Régebbi játszmák

## Meghívás

page-invite-text = Játssz velem: { $game }!
page-invite-qr = QR-kód
page-invite-share = Megosztás
page-companions = Akikkel már játszottál
page-invite-name = Meghívás: { $name }
page-invited = Meghívva
page-invited-name = Meghívva: { $name }
