### The page: its frame, the home page, the lobby, replays, rules, settings.

## Everywhere

page-nothing = semmi
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, a főoldalra
page-pages = Oldalak
page-menu = Menü
page-close = Bezárás
page-tables = Asztalok
page-rules = Szabályok
page-settings = Beállítások
page-about = Névjegy
page-language = Nyelv
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Sötét téma
page-theme-to-light = Világos téma
page-games = Játékok
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## When something goes wrong

page-trouble = Ez nem sikerült
page-unreachable = A kiszolgáló nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
page-not-found = Nincs ilyen oldal.
page-go-home = Főoldal
page-try-again = Próbáld újra
page-opening = Az asztal megnyitása …
page-lost = Megszakadt a kapcsolat. Az asztal biztonságban van; az oldal magától újra kapcsolódik.

## Home

page-hero = Négy város, egy asztal.
page-hero-more = Válassz egy játékot, és indítsd el. Nem kell hozzá fiók, sem letöltés; a szabályokra a program ügyel.
page-game-point-city-is = Vegyél el körönként két kártyát; legyen az erőforrásból város.
page-game-cities-is = Válogass területet és elemeket; építsd a legszebb negyedet.
page-game-uptown-is = Húzz fel öt tornyot, és küldj kellemetlen ajándékokat.
page-game-mafia-city-is = Hét helyszín a tét; minden lépésre vétó lehet a válasz.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } perc
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
page-bot-random = Véletlen
page-bot-greedy = Mohó
page-bot-search = Kereső
page-bot-novice = Könnyű
page-bot-club = Közepes
page-bot-expert = Nehéz
page-bot-name = Bot ({ $kind })
page-play-game = { $game } indítása
page-open = Asztal nyitása: { $game }
page-options = Játékbeállítások
page-option-solo = Az egyszemélyes játék szintje
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
page-option-target = Cél
page-option-target-advanced = Teljes
page-option-target-beginners = Kezdőknek
page-clock = Óra
page-clock-none = Óra nélkül
page-clock-quick = Gyors: 5 perc + körönként 10 mp
page-clock-calm = Nyugodt: 15 perc + körönként 20 mp
page-clock-days = Napok: körönként 3 nap
page-clock-of-days = Körönként { $days } nap
page-clock-of-bank = { $minutes } perc + körönként { $increment } mp
page-public = Az asztal látszik a listában
page-edition = Más kiadás (fájl)
page-edition-is = Kiadás: { $edition }
page-your-name = A neved

## The lobby

page-waiting-tables = Játékosra vár
page-all-tables = Minden asztal
page-own-tables = Asztalaid
page-past-tables = Befejezett játszmáid
page-no-tables = Most egy asztal sem vár játékosra. Nyiss egyet: a többiek itt látják.
page-open-one = Asztal nyitása
page-phase-gathering = gyülekezik
page-phase-running = folyamatban
page-phase-paused = szünetel
page-phase-finished = véget ért
page-seats-free =
    { $free ->
        [0] nincs szabad hely
       *[other] { $free } szabad hely
    }

## Before the game

page-gathering = Még { $free } szabad hely van. Ha megtelt az asztal, indulhat a játék.
page-gathering-full = Minden hely foglalt. Indíthatod a játékot.
page-gathering-wait = Minden hely foglalt. Az asztal megnyitója indítja a játékot.
page-seat = { $seat }. hely
page-seat-free = Szabad
page-name-numbered = { $name } { $seat }
page-you = te
page-sit = Leülök
page-rise = Felállok
page-add-bot = Bot
page-add-bot-to = Bot ültetése ide: { $seat }. hely
page-remove-bot = Elküldöm
page-remove-bot-from = Bot elküldése innen: { $seat }. hely
page-start = Indítás
page-invite = Meghívás
page-invite-how = Akinek megvan ez a link, leülhet, vagy nézheti a játékot.
page-invite-link = Az asztal linkje
page-copy = Másolás
page-copied = Másolva
page-dealing = Az osztást egy mag rögzíti, amelyet már senki sem változtathat meg: { $commitment }… A játék után ellenőrizheted.

## The table

page-board = Játéktábla
page-log = Napló
page-chat = Csevegés
page-log-and-chat = Napló és csevegés
page-more = Továbbiak
page-undo = Visszavonás
page-confirm = Megerősítés
page-ways = Melyik módon
page-score-sheet = Pontozás
page-back-to-live = Vissza a jelenbe
page-status-you = Te jössz.
page-status-confirm = Erősítsd meg: { $action }
page-status-wait = Egy pillanat …
page-status-others = Soron: { $names }
page-status-past = Visszatekintés: { $version } / { $of }
page-status-paused = A játék szünetel.
page-status-over = A játék véget ért.
page-status-won =
    { $count ->
        [one] A győztes: { $names }.
       *[other] Megosztott győzelem: { $names }.
    }
page-status-stood-in = Bot játszik helyetted.
page-missed = Újra itt vagy. Közben { $count } dolog történt:
page-said = { $name }: { $text }
page-undo-asked = { $name } visszavonna egy lépést.
page-undo-agree = Elfogadom
page-undo-refuse = Elutasítom
page-ran-out = Lejárt { $name } ideje.
page-ran-out-wait = Várjunk
page-ran-out-bot = Játsszon bot
page-stood-in = Bot játszik helyetted, amíg távol vagy.
page-return = Folytatom
page-paused = A játék szünetel; az órák állnak.
page-pause = Szünet
page-resume = Folytatás
page-leave = Játsszon helyettem bot
page-resign = Feladás
page-resign-sure = Tényleg feladod? Akkor elveszíted a játékot.
page-mute = Némítás: { $name }
page-unmute = Némítás vége: { $name }
page-player-look = Megtekintés: { $name }
page-player-resigned = feladta
page-player-stood-in = bot játszik
page-player-out-of-time = lejárt az ideje
page-player-away = távol
page-player-acts = soron
page-player-bot = bot
page-days = { $days } nap
page-chat-empty = Még senki sem írt semmit.
page-chat-say = Írj valamit
page-chat-send = Küldés
page-phrases = Kész üzenetek
page-past-before = Egy lépéssel vissza
page-past-after = Egy lépéssel előre
page-look-back = Visszatekintés: { $text }
page-log-all = Minden sor ({ $count })
page-rule = Szabály: { $rule }
page-why-not = Ez most nem választható.
page-why-wait = Várj: előbb { $names } lép.
page-in-words = Szavakkal
page-what-you-can-do = Mit tehetsz
page-nothing-to-do = Most nincs teendőd.
page-narrow = Szűkítés szavakkal
page-again-to-play = még egyszer a lépéshez
page-more-actions = És még { $count }: szűkítsd szavakkal vagy a táblán.
page-board-in-words = A tábla szavakkal
page-hand-over = Add át az eszközt: { $name }
page-hand-over-why = { $name } lapjai csak koppintás után látszanak.
page-hand-over-done = { $name } vagyok

## Keys

page-keys = Billentyűk
page-key-arrows = Nyilak
page-key-arrows-does = mozgás a választható dolgok között
page-key-enter = Enter
page-key-enter-does = választás; még egyszer: lépés
page-key-esc = Esc
page-key-esc-does = a választás törlése; vissza a jelenbe
page-key-u = U
page-key-u-does = visszavonás
page-key-l = L
page-key-l-does = a napló
page-key-steps = Balra, jobbra
page-key-steps-does = a naplóban: léptetés a történtek között
page-key-question = ?
page-key-question-does = ezek a billentyűk

## The log

page-log-opened = Megnyílt az asztal.
page-log-sat = { $name } leült.
page-log-rose = { $name } felállt.
page-log-started = Elkezdődött a játék.
page-log-undone = { $name } visszavont { $steps } lépést.
page-log-undo-asked = { $name } visszavonna egy lépést.
page-log-undo-agreed = { $name } elfogadta.
page-log-undo-refused = { $name } elutasította.
page-log-paused = { $name } megállította a játékot.
page-log-resumed = { $name } folytatta a játékot.
page-log-resigned = { $name } feladta.
page-log-away = { $name } távol van.
page-log-back = { $name } visszatért.
page-log-stood-in = Bot játszik helyette: { $name }.
page-log-ran-out = Lejárt { $name } ideje.
page-log-waited = A többiek várnak rá: { $name }.
page-log-muted = Elnémítottad: { $name }.
page-log-unmuted = Újra hallod: { $name }.
page-log-finished = A játék véget ért.
page-log-rematch = Visszavágó indul.

## The end

page-score-what = Tétel
page-score-total = Összesen
page-score-place = Helyezés
page-place = { $place }.
page-rival = Ellenfél
page-rematch = Visszavágó
page-replay = Visszajátszás
page-record = Játszmafájl
page-verify = Az osztás ellenőrzése
page-verify-how = Mielőtt bárki leült, a kiszolgáló rögzített egy magot, és közölte a lenyomatát. Mindenki hozzáadott egy kis véletlent. Mentsd el a játszmafájlt, és a program ellenőriz minden sorsolást és minden lépést:
page-verify-commitment = Az előre közölt lenyomat
page-verify-seed = A mag
page-verify-share = { $name } hozzájárulása

## Replay

page-replay-of = Visszajátszás: { $game }
page-replay-at = Lépés: { $version } / { $of }
page-replay-slider = Hely a játszmában
page-replay-eyes = Nézőpont
page-replay-public = mindenki
page-replay-rounds = Ugrás
page-replay-round = { $round }. forduló
page-replay-first = Az elejére
page-replay-last = A végére
page-replay-play = Lejátszás
page-replay-pause = Megállítás
page-continue = Folytatás innen botok ellen
page-replay-early = A játék még nem ért véget; visszajátszani csak utána lehet.

## Rules

page-rules-of = { $game }: szabályok
page-search-rules = Keresés a szabályokban
page-no-rules = Egyik szabályban sincs ilyen szó.
page-rules-english = Ezek a szabályok még nincsenek lefordítva; ez az angol szöveg.

## Settings

page-set-theme = Téma
page-set-theme-system = Mint a rendszer
page-set-theme-light = Világos
page-set-theme-dark = Sötét
page-set-confirm = A lépés megtétele
page-set-confirm-second-tap = Két koppintás vagy Megerősítés
page-set-confirm-always = Csak Megerősítés
page-set-confirm-at-once = Azonnal
page-set-motion = Mozgás
page-set-motion-system = Mint a rendszer
page-set-motion-off = Nincs
page-set-sound = Hangjelzés, ha te jössz, és ha fogy az időd
page-account = Fiók
page-account-why = Nélküle is játszhatsz. A fiók minden eszközön megőrzi a neved és a játszmáidat.
page-account-is = Belépve: { $name }.
page-password = Jelszó
page-log-in = Belépés
page-register = Új fiók
page-log-out = Kilépés

## About

page-about-what = A Tetrapolis négy városi játék közös asztala, szabad és nyílt. Játszhatsz botok ellen, barátokkal egy linken át, vagy egyetlen eszközön.
page-about-fair = A kiszolgáló minden szabályt ismer és betartat; az osztás minden játék után ellenőrizhető.
page-about-api = A programozói felület
page-credits = Jogok és források
page-credit-games = A szabályok a projekt saját szavaival íródtak; a kiadások is a projekt sajátjai. A játékok neve tulajdonosaiké.
page-credit-art = Minden rajz és ikon a Tetrapolis számára készült.
page-credit-font = A betűtípus a Sofia Sans, a Sofia Sans Project Authors műve, SIL Open Font License 1.1 licenccel.
page-credit-code = A program az MIT vagy az Apache 2.0 licenc alatt áll, ahogy neked tetszik.
page-licence = Licenc
