### The table: its frame, the keys, the log, the end.

## The table

page-board = Játéktábla
page-log = Napló
page-chat = Csevegés
page-log-and-chat = Napló és csevegés
page-more = Továbbiak
page-undo = Visszavonás
page-confirm = Megerősítés
page-confirm-brings = Megerősítés, { $points }
page-ways = Válaszd ki, hogyan
page-score-sheet = Pontozás
page-back-to-live = Vissza a játékhoz
page-status-you = Te jössz.
page-forced = Az egyetlen lehetőség: { $action }
page-status-confirm = Erősítsd meg: { $action }
page-status-wait = Egy pillanat…
page-status-others = { $names } következik
page-status-past = Visszatekintés: { $version }/{ $of }. lépés
page-status-paused = A játék szünetel.
page-status-over = A játék véget ért.
page-status-won =
    { $count ->
        [one] A győztes: { $names }.
       *[other] Megosztott győzelem: { $names }.
    }
page-status-you-won = Te nyertél!
page-status-stood-in = Bot játszik helyetted.
page-missed = Üdv újra! Amíg távol voltál, { $count } esemény történt.
page-said = { $name }: { $text }
page-undo-asked = { $name } vissza szeretne vonni egy lépést.
page-undo-agree = Elfogadás
page-undo-refuse = Elutasítás
page-ran-out = { $name } ideje lejárt.
page-ran-out-wait = Várakozás
page-ran-out-bot = Átadás egy botnak
page-stood-in = Eddig bot játszott helyetted.
page-return = Játék átvétele
page-return-asked = { $name }: lejárt az ideje, de szeretne továbbjátszani.
page-pause-asked = { $name } újabb szünetet szeretne.
page-timeless = Lejárt az időd. Akkor játszhatsz tovább, ha mindenki más beleegyezik.
page-return-ask = Továbbjátszás kérése
page-paused = A játék szünetel; az órák állnak.
page-pause = Szünet
page-resume = Folytatás
page-leave = Helyem átadása egy botnak
page-resign = Feladás
page-resign-sure = Biztosan feladod? Elveszíted a játékot.
page-mute = Némítás: { $name }
page-unmute = Némítás feloldása: { $name }
page-player-look = Megtekintés: { $name }
page-player-resigned = feladta
page-player-stood-in = bot játszik
page-player-out-of-time = lejárt az ideje
page-player-away = távol
page-player-acts = soron van
page-player-bot = bot · { $kind }
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
page-log-many = Felfedve: { $count }
page-rule = Szabály: { $rule }
page-why-not = Ez most nem választható.
page-why-wait = Előbb { $names } lép.
page-in-words = Szövegesen
page-what-you-can-do = Amit tehetsz
page-nothing-to-do = Most nincs teendőd.
page-narrow = Szűrés
page-again-to-play = még egyszer: lépés
page-more-actions = És még { $count }: szűrd a listát, vagy válassz a táblán.
page-board-in-words = A tábla szövegesen
page-hand-over = Add át az eszközt: { $name }
page-hand-over-why = { $name } lapjai koppintásig rejtve maradnak.
page-hand-over-done = { $name } vagyok
page-skip-to-board = Ugrás a táblához
page-status-thinking =
    { $count ->
       *[other] { $names } gondolkodik…
    }
page-player-thinks = gondolkodik
page-player-plays = játszik
page-since = A legutóbbi köröd óta
page-since-more =
    { $count ->
        [one] Egy korábbi lépés a naplóban van.
       *[other] { $count } korábbi lépés a naplóban van.
    }
page-show-again = Újranézés
page-to-my-turn = Ugrás a körömre
page-go-on = Tovább
page-event-last = Megkezdődött az utolsó forduló
page-event-last-means = Ezt a fordulót még végigjátsszuk. Utána vége a játéknak.

## Titkos kérdések

page-asked-nothing = Itt nincs mit kijátszanod, ezért passzolsz.
page-asked-covered = Passzolsz, ahogy kérted.
page-asked-answered = A válaszod: { $action }. Az idő lejártáig módosíthatod.
page-asked-others = A többiek titokban válaszolnak.
page-asked-left = { $seconds } mp
page-asked-closes =
    { $seconds ->
        [one] Még egy másodperc a titkos válaszokra
       *[other] Még { $seconds } másodperc a titkos válaszokra
    }
page-asked-open =
    { $seconds ->
        [one] Egy másodperced van válaszolni.
       *[other] { $seconds } másodperced van válaszolni.
    }
page-more-time = Több idő
page-more-time-does = A kérdés még 30 másodpercig nyitva marad. Mindenki látja, hogy te kérted.
page-standing = Állandó válaszok
page-standing-how = A rendszer helyetted utasítja el azokat a titkos kérdéseket, amelyeket nem szeretnél megkapni. Ezt senki más nem látja, és bármikor módosíthatod.
page-standing-all = Kérdezz mindenről
page-standing-part = Passz a fázis végéig
page-standing-only = Csak ezekről kérdezz:
page-standing-again = Kérdezz újra

## Keys

page-keys = Billentyűk
page-key-arrows = Nyilak
page-key-arrows-does = lépkedés a táblán
page-key-g = G
page-key-g-does = a következő választható célpontra
page-key-enter = Enter
page-key-enter-does = elolvasás; újra megnyomva választás, még egyszer megnyomva lépés
page-key-esc = Esc
page-key-esc-does = a választás törlése; vissza a játékhoz
page-key-u = U
page-key-u-does = visszavonás
page-key-l = L
page-key-l-does = a napló megnyitása
page-key-t = T
page-key-t-does = több idő egy titkos válaszhoz
page-key-p = P
page-key-p-does = állandó válaszok
page-key-steps = Balra, jobbra
page-key-steps-does = a naplóban: léptetés a játszmában
page-key-question = ?
page-key-question-does = a játék dióhéjban

## The log

page-log-opened = Megnyílt az asztal.
page-log-sat = { $name } leül az asztalhoz.
page-log-named = { $name } új nevet vagy színt választott.
page-log-rose = { $name } feláll az asztaltól.
page-log-started = Elkezdődött a játék.
page-log-undone = { $name } visszavon { $steps } lépést.
page-log-undo-asked = { $name } vissza szeretne vonni egy lépést.
page-log-undo-agreed = { $name } elfogadja a visszavonást.
page-log-undo-refused = { $name } elutasítja a visszavonást.
page-log-paused = { $name } szünetelteti a játékot.
page-log-resumed = { $name } folytatja a játékot.
page-log-resigned = { $name } feladja.
page-log-return-asked = { $name } szeretne továbbjátszani.
page-log-pause-asked = { $name } újabb szünetet kér.
page-log-dealing = Mindenki felfedi a véletlenszámát.
page-log-committed = { $name } új véletlenszámot rögzített.
page-log-revealed = { $name } felfedte a véletlenszámát.
page-log-redealt = Néhányan nem fedték fel időben a véletlenszámukat. A helyük újra szabad, és mindent újraosztunk.
page-log-away = { $name } távol van.
page-log-back = { $name } visszatér.
page-log-stood-in = { $name } helyett bot játszik.
page-log-ran-out = { $name } ideje lejárt.
page-log-waited = A többiek { $name } lépésére várnak.
page-log-more-time = { $name } több időt kér a válaszhoz.
page-log-asked-again = A kérdés újra nyitva van.
page-log-muted = Elnémítottad: { $name }.
page-log-unmuted = Feloldottad a némítást: { $name }.
page-log-finished = A játék véget ért.
page-log-rematch = Megnyílt a visszavágó.

## The end

page-score-what = Kategória
page-score-total = Összesen
page-score-place = Helyezés
page-place = { $place }.
page-rival = Ellenfél
page-rematch = Visszavágó
page-replay = Visszajátszás
page-record = Játszmafájl
page-verify = Az osztás ellenőrzése
page-verify-how = Mielőtt bárki leült, a kiszolgáló közzétette egy titkos mag lenyomatát. Ehhez minden játékos hozzátett egy saját véletlenszámot. Mentsd el a játszmafájlt, és a program ellenőriz minden sorsolást és minden lépést:
page-verify-commitment = A játék előtt közzétett lenyomat
page-verify-kept = Ellenőrizve: a kiszolgáló magja megfelel annak a lenyomatnak, amelyet ez a böngésző a játék előtt látott, és mindenki az előre rögzített véletlenszámát fedte fel.
page-verify-broken = Ez nem egyezik azzal, amit ez a böngésző a játék előtt látott. Vagy csalt valaki, vagy nem voltál itt a kezdetektől: mentsd el a játszmafájlt, és ellenőrizd.
page-verify-seed = A mag
page-verify-share = { $name } véletlenszáma
page-guest = Vendég
page-hand-over-since = A legutóbbi köröd óta, { $name }
page-share = Pillanat megosztása
page-webhook = Más szolgáltatás értesítése
