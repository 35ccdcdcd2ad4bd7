### The table: its frame, the keys, the log, the end.

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
page-status-others = { $names } következik
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
page-hand-over-why = Amit { $name } a kezében tart, a koppintásig rejtve marad.
page-hand-over-done = { $name } vagyok
page-skip-to-board = Ugrás a táblához
page-status-thinking =
    { $count ->
       *[other] { $names } gondolkodik…
    }
page-player-thinks = gondolkodik
page-player-plays = játszik
page-since = A köröd óta
page-since-more =
    { $count ->
        [one] Egy korábbi lépés a naplóban van.
       *[other] { $count } korábbi lépés a naplóban van.
    }
page-show-again = Mutasd újra
page-to-my-turn = Ugrás a körömre
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
page-log-redealt = Nem mindenki fedte fel időben a hozzájárulását. Az ő helyük újra szabad, és mindent újraosztunk.
page-log-away = { $name } távol van.
page-log-back = { $name } visszatér.
page-log-stood-in = { $name } helyett bot játszik.
page-log-ran-out = { $name } kifutott az időből.
page-log-waited = A többiek várnak, amíg { $name } lép.
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
