### The page: its frame, the home page, the lobby, replays, rules, settings.

## Everywhere

page-nothing = semmi
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, főoldal
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
page-try-again = Újrapróbálás
page-opening = Az asztal megnyitása…
page-lost = Megszakadt a kapcsolat. A játszmád biztonságban van; újracsatlakozunk…

## Home

page-hero = Négy város, egy asztal.
page-hero-more = Válassz egy játékot, és indítsd el. Nem kell hozzá fiók vagy letöltés; a szabályokra mi ügyelünk.
page-game-point-city-is = Vegyél el körönként két kártyát, és építs várost az erőforrásokból.
page-game-cities-is = Válogass területlapkákat és elemeket; építsd fel a legszebb negyedet.
page-game-uptown-is = Húzz fel öt tornyot, és lepd meg riválisaidat kellemetlen ajándékokkal.
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
page-bot-name = Bot ({ $kind })
page-play-game = { $game } indítása
page-open = Asztal nyitása: { $game }
page-options = Játékbeállítások
page-option-solo = Az egyszemélyes játék nehézsége
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
page-option-target = Pontcél
page-option-target-advanced = Haladóknak
page-option-target-beginners = Kezdőknek
page-clock = Óra
page-clock-none = Óra nélkül
page-clock-quick = Gyors: 5 perc + körönként 10 mp
page-clock-calm = Nyugodt: 15 perc + körönként 20 mp
page-clock-days = Levelező: körönként 3 nap
page-clock-of-days = Körönként { $days } nap
page-clock-of-bank = { $minutes } perc + körönként { $increment } mp
page-public = Megjelenítés az asztalok listájában
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
page-no-tables = Most egy asztal sem vár játékosokra. Nyiss egyet, és a többiek itt meglátják.
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

page-gathering = Még { $free } szabad hely van. A játék akkor indulhat, ha minden hely foglalt.
page-gathering-full = Minden hely foglalt. Indítsd el, amikor szeretnéd.
page-gathering-wait = Minden hely foglalt. Arra várunk, hogy a házigazda elindítsa a játékot.
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
page-dealing = Az osztást egy titkos mag rögzíti, amelyet már senki sem változtathat meg: { $commitment }… A játék után ellenőrizheted.
page-dealing-now = Mindenki oldala felfedi a hozzájárulását a véletlenhez. A játék mindjárt kezdődik.

## The table

page-board = Játéktábla
page-log = Napló
page-chat = Csevegés
page-log-and-chat = Napló és csevegés
page-more = Továbbiak
page-undo = Visszavonás
page-confirm = Megerősítés
page-ways = Válassz módot
page-score-sheet = Pontozás
page-back-to-live = Vissza a játékhoz
page-status-you = Te jössz.
page-forced = Az egyetlen lehetőség: { $action }
page-status-confirm = Erősítsd meg: { $action }
page-status-wait = Egy pillanat…
page-status-others = Soron: { $names }
page-status-past = Visszatekintés: { $version }/{ $of }. lépés
page-status-paused = A játék szünetel.
page-status-over = A játék véget ért.
page-status-won =
    { $count ->
        [one] A győztes: { $names }.
       *[other] Megosztott győzelem: { $names }.
    }
page-status-stood-in = Bot játszik helyetted.
page-missed = Újra itt vagy. Távollétedben { $count } dolog történt:
page-said = { $name }: { $text }
page-undo-asked = { $name } visszavonna egy lépést.
page-undo-agree = Elfogadás
page-undo-refuse = Elutasítás
page-ran-out = { $name } kifutott az időből.
page-ran-out-wait = Várakozás
page-ran-out-bot = Játsszon bot
page-stood-in = Eddig bot játszott helyetted.
page-return = Átvétel
page-return-asked = { $name } ideje lejárt, és szeretne továbbjátszani.
page-pause-asked = { $name } újabb szünetet szeretne.
page-timeless = Lejárt az időd. Akkor játszhatsz tovább, ha mindenki más beleegyezik.
page-return-ask = Továbbjátszás kérése
page-paused = A játék szünetel; az órák állnak.
page-pause = Szünet
page-resume = Folytatás
page-leave = Játsszon helyettem bot
page-resign = Feladás
page-resign-sure = Biztosan feladod? Elveszíted a játékot.
page-mute = Némítás: { $name }
page-unmute = Némítás feloldása: { $name }
page-player-look = Megtekintés: { $name }
page-player-resigned = feladta
page-player-stood-in = bot játszik
page-player-out-of-time = lejárt az ideje
page-player-away = távol
page-player-acts = soron
page-player-bot = bot
page-days = { $days } nap
page-chat-empty = Még senki sem írt semmit.
page-chat-removed = Ezt az üzenetet eltávolították.
page-chat-say = Írj valamit
page-chat-send = Küldés
page-phrases = Gyors üzenetek
page-past-before = Egy lépéssel vissza
page-past-after = Egy lépéssel előre
page-look-back = Visszatekintés: { $text }
page-log-all = Minden sor ({ $count })
page-rule = Szabály: { $rule }
page-why-not = Ez most nem választható.
page-why-wait = Várunk: előbb { $names } lép.
page-in-words = Szövegesen
page-what-you-can-do = Mit tehetsz
page-nothing-to-do = Most nincs teendőd.
page-narrow = Szűrés
page-again-to-play = még egyszer a lépéshez
page-more-actions = És még { $count }: szűrd a listát, vagy válassz a táblán.
page-board-in-words = A tábla szövegesen
page-hand-over = Add át az eszközt: { $name }
page-hand-over-why = { $name } lapjai a koppintásig rejtve maradnak.
page-hand-over-done = { $name } vagyok
page-skip-to-board = Ugrás a táblához
page-status-thinking = { $names } gondolkodik …
page-player-thinks = gondolkodik
page-player-plays = játszik
page-since = A köröd óta
page-since-more =
    { $count ->
        [one] Egy korábbi lépés a naplóban található.
       *[other] { $count } korábbi lépés a naplóban található.
    }
page-show-again = Mutasd újra
page-to-my-turn = Az én körömhöz
page-go-on = Tovább
page-event-last = Megkezdődött az utolsó forduló

## Keys

page-keys = Billentyűk
page-key-arrows = Nyilak
page-key-arrows-does = mozgás a választható dolgok között
page-key-enter = Enter
page-key-enter-does = választás; még egyszer: lépés
page-key-esc = Esc
page-key-esc-does = a választás törlése; vissza a játékhoz
page-key-u = U
page-key-u-does = visszavonás
page-key-l = L
page-key-l-does = a napló megnyitása
page-key-steps = Balra, jobbra
page-key-steps-does = a naplóban: léptetés a játszmában
page-key-question = ?
page-key-question-does = a játék dióhéjban

## The log

page-log-opened = Megnyílt az asztal.
page-log-sat = { $name } leül az asztalhoz.
page-log-rose = { $name } feláll az asztaltól.
page-log-started = Elkezdődött a játék.
page-log-undone = { $name } visszavon { $steps } lépést.
page-log-undo-asked = { $name } visszavonna egy lépést.
page-log-undo-agreed = { $name } elfogadja a visszavonást.
page-log-undo-refused = { $name } elutasítja a visszavonást.
page-log-paused = { $name } szünetelteti a játékot.
page-log-resumed = { $name } folytatja a játékot.
page-log-resigned = { $name } feladja.
page-log-return-asked = { $name } szeretne továbbjátszani.
page-log-pause-asked = { $name } újabb szünetet kér.
page-log-dealing = Mindenki felfedi a hozzájárulását.
page-log-committed = { $name } új hozzájárulás mellett kötelezte el magát.
page-log-revealed = { $name } felfedte a hozzájárulását.
page-log-redealt = Nem mindenki fedte fel időben a hozzájárulását. Az ő helyük újra szabad, és minden újból kiosztásra kerül.
page-log-away = { $name } távol van.
page-log-back = { $name } visszatér.
page-log-stood-in = { $name } helyett bot játszik.
page-log-ran-out = { $name } kifutott az időből.
page-log-waited = A többiek várnak: { $name } következik.
page-log-muted = Elnémítottad: { $name }.
page-log-unmuted = Feloldottad a némítást: { $name }.
page-log-finished = A játék véget ért.
page-log-rematch = Megnyílt a visszavágó.

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
page-verify-how = Mielőtt bárki leült, a kiszolgáló közzétette egy titkos mag lenyomatát. Ezután minden játékos hozzáadott saját véletlen adatot. Mentsd el a játszmafájlt, és a program ellenőriz minden sorsolást és minden lépést:
page-verify-commitment = A játék előtt közzétett lenyomat
page-verify-kept = Ellenőrizve: a kiszolgáló magja megfelel annak a lenyomatnak, amelyet ez a böngésző a játék előtt látott, és mindenki azt a hozzájárulást fedte fel, amely mellett elkötelezte magát.
page-verify-broken = Ez nem egyezik azzal, amit ez a böngésző a játék előtt látott. Vagy csalt valaki, vagy nem voltál itt a kezdetektől: mentsd el a játszmafájlt, és ellenőrizd.
page-verify-seed = A mag
page-verify-share = { $name } véletlen adata

## Replay

page-replay-of = Visszajátszás: { $game }
page-replay-slider = Hely a játszmában
page-replay-eyes = Nézőpont
page-replay-public = mindenki
page-replay-rounds = Ugrás
page-replay-round = { $round }. forduló
page-replay-first = Az elejére
page-replay-last = A végére
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-continue = Folytatás innen botok ellen
page-replay-early = A játék még nem ért véget. A visszajátszás utána lesz elérhető.
page-replay-turn = { $turn }. kör, összesen { $of }
page-replay-before = Egy körrel vissza
page-replay-after = Egy körrel előre
page-replay-speed = Sebesség
page-replay-link = A pillanat linkjének másolása

## Rules

page-rules-of = { $game }: szabályok
page-search-rules = Keresés a szabályokban
page-no-rules = Egyik szabályban sincsenek meg ezek a szavak.
page-rules-english = Ezek a szabályok még nincsenek lefordítva; ez az angol szöveg.

## Settings

page-set-theme = Téma
page-set-theme-system = Rendszer szerint
page-set-theme-light = Világos
page-set-theme-dark = Sötét
page-set-confirm = A lépés megtétele
page-set-confirm-second-tap = Második koppintás vagy Megerősítés
page-set-confirm-always = Csak Megerősítés
page-set-confirm-at-once = Azonnal
page-set-motion = Animációk
page-set-motion-system = Rendszer szerint
page-set-motion-off = Kikapcsolva
page-set-sound = Hangjelzés, ha te jössz, vagy ha fogy az időd
page-account = Fiók
page-account-why = Fiók nélkül is játszhatsz. Fiókkal a neved és a játszmáid minden eszközön elérhetők.
page-account-is = Belépve: { $name }.
page-password = Jelszó
page-log-in = Belépés
page-register = Új fiók
page-log-out = Kilépés
page-password-old = Jelenlegi jelszó
page-password-new = Új jelszó
page-password-change = Jelszó módosítása
page-password-changed = A jelszavad megváltozott. A többi eszközödön kiléptettünk.
page-data = Az adataid
page-data-export = Adataim letöltése
page-delete-account = Fiókom törlése
page-delete-guest = Töröljetek erről a szerverről
page-delete-sure = A neved és minden, amit írtál, végleg eltűnik erről a szerverről. A játszmáid megmaradnak, de a neved nélkül.
page-delete-yes = Végleges törlés
page-delete-no = Mégse
page-deleted = Minden adatodat töröltük erről a szerverről.
page-set-pace = A többiek lépései
page-set-pace-slow = Lassan
page-set-pace-normal = Normál
page-set-pace-fast = Gyorsan
page-set-pace-instant = Azonnal

## About

page-about-what = A Tetrapolis négy városi játék közös asztala: ingyenes, nyílt forráskódú. Játssz botok ellen, barátokkal egy linken át, vagy együtt egyetlen eszközön.
page-about-fair = A kiszolgáló minden szabályt betartat, és az osztás minden játék után ellenőrizhető.
page-about-api = Programozói felület (API)
page-credits = Szerzők és licencek
page-credit-games = A szabályokat saját szavainkkal írtuk, és a kiadásokat is mi készítettük. A játékok neve a tulajdonosaiké.
page-credit-art = Minden rajz és ikon a Tetrapolis számára készült.
page-credit-font = A betűtípus a Sofia Sans, a Sofia Sans Project Authors műve, SIL Open Font License 1.1 licenccel.
page-credit-code = A program az MIT vagy az Apache 2.0 licenc alatt használható, választásod szerint.
page-licence = Licenc
