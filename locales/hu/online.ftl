### What tables online say.

## Why something was not done

refused-request-unreadable = a kérés nem olvasható
refused-request-because = a kérés nem olvasható: { $reason }
refused-request-too-large = a kérés túl nagy
refused-request-slow = a kérés nem érkezett meg időben
refused-request-origin = ez az oldal nem ehhez a kiszolgálóhoz tartozik
refused-limit-rate = túl sok kérés; várj egy kicsit
refused-limit-tables = túl sok nyitott asztalod van; előbb fejezz be egyet
refused-limit-chat = az üzenet üres vagy túl hosszú
refused-limit-edition = ez a kiadás túl nagy
refused-limit-events = ennél az asztalnál már túl sok esemény van; mostantól csak lépni lehet
refused-limit-logins = túl sok belépési kísérlet; várj egy percet
refused-limit-connections = túl sok kapcsolat érkezik a címedről
refused-session-none = a kiszolgáló még nem ismer; töltsd újra az oldalt
refused-account-taken = ez a név már foglalt
refused-account-name = a név 1–24 betűből, számjegyből, szóközből és - _ . ' jelekből áll; fióknév legalább 3 karakter
refused-account-password = a jelszó 8–200 karakter hosszú
refused-account-wrong = nincs ilyen fiók, vagy hibás a jelszó
refused-account-fixed = a fiók neve nem változik
refused-device-unknown = nincs ilyen eszközöd
refused-link-unknown = nincs ilyen link vagy kód, vagy már felhasználták, vagy lejárt
refused-recovery-wrong = ez a helyreállító kód nem érvényes
refused-passkey-wrong = ez az azonosítókulcs itt ismeretlen, vagy túl későn jött a válasz
refused-passkey-unknown = nincs ilyen azonosítókulcsod
refused-limit-passkeys = túl sok azonosítókulcsod van; előbb törölj egyet
refused-feature-off = ezt ez a kiszolgáló nem tudja
feature-passkeys-no-url = az üzemeltető nem adta meg a kiszolgáló nyilvános címét (public-url)
feature-passkeys-no-domain = az azonosítókulcsokhoz https-t használó, domainneves cím kell; ennek a kiszolgálónak a címe { $url }
refused-table-unknown = nincs ilyen asztal
refused-table-setup = így nem indítható a játék
refused-table-clock = az óra minden játékosnak adjon valamennyi időt
refused-table-closed = ennél az asztalnál nem lehetnek nézők
refused-table-one-device = ez egy egyeszközös asztal: mindenki a házigazda eszközén játszik
refused-table-many-devices = saját neve csak egyeszközös asztalnál lehet egy helynek
refused-table-no-colours = az asztalt egy régebbi kiadás nyitotta, amely nem ismerte a színeket
refused-table-not-seated = nem ülsz ennél az asztalnál
refused-table-not-host = ezt csak az teheti, aki az asztalt nyitotta
refused-table-no-seat = nincs ilyen hely az asztalnál
refused-table-seat-taken = ez a hely foglalt
refused-table-seat-free = még van szabad hely
refused-table-seated = már van helyed
refused-table-started = a játék már elkezdődött
refused-table-not-running = a játék még nem kezdődött el
refused-table-paused = a játék szünetel
refused-table-not-paused = a játék nem szünetel
refused-table-finished = a játék véget ért
refused-table-not-finished = a játék még nem ért véget
refused-table-stale = közben történt valami, amit még nem láttál
refused-table-stale-at = ezt a változatot láttad: { $seen }, az asztal itt tart: { $current }
refused-table-bot = nincs ilyen bot
refused-table-barred = ennél az asztalnál nem fedted fel a véletlenszámodat, ezért többé nem ülhetsz ide
refused-table-newer = ehhez az asztalhoz a program egy újabb kiadása írt; ez a kiszolgáló csak frissítés után tudja megnyitni
refused-table-rules = ebben a programban már nincsenek meg az asztal szabályai; megnézni lehet, folytatni nem
refused-table-rules-of = ezt a játékot a szabályok másik változata szerint játszották ({ $table }, ebben a programban { $here }); az asztalt megnézni lehet, folytatni nem
refused-table-busy = az asztal túlterhelt; próbáld újra
refused-lesson-unknown = nincs ilyen lecke
refused-lesson-wrong = a lecke fájlja hibás
refused-lesson-wrong-at = a lecke { $line }. sora: { $reason }
refused-lesson-long = ez több lépés, mint amennyi egy leckében lehet
refused-review-unfinished = a játékot a vége előtt feladták, így nincs eredmény, amihez mérni lehetne
refused-review-failed = ezt a játszmát nem sikerült kielemezni
refused-play-not-to-act = nem te vagy soron
refused-play-stood-in = bot játszik helyetted; előbb vedd át a játékot
refused-play-unreadable = az akció nem olvasható
refused-play-illegal = ezt az akciót egy szabály tiltja
refused-answer-closed = most nincs kérdés, amelyre válaszolhatnál
refused-answer-in-person = ennél az asztalnál mindenki maga válaszol
refused-answer-topic = erről soha nincs kérdés
refused-help-off = ennél az asztalnál nem kapsz tippeket és figyelmeztetéseket
refused-help-old = az asztalt egy régebbi kiadás nyitotta, amely nem ismerte a tippeket
refused-help-secret = senki sem kap segítséget, amíg másokat is titokban kérdeznek
refused-undo-nothing = nincs mit visszavonni
refused-undo-secret = titkos válasz nem vonható vissza
refused-undo-absent = egy olyan játékos lépése is visszavonódna, aki most nincs itt
refused-undo-pending = valaki már kért visszavonást
refused-undo-not-asked = senki sem vár a válaszodra
refused-clock-not-out = annak a játékosnak még nem járt le az ideje
refused-clock-out = lejárt az időd; a többiek döntik el, hogy továbbjátszhatsz-e
refused-deal-waiting = valaki még nem rögzítette a véletlenszámát
refused-deal-not-asked = most nem kell véletlenszámot felfedni, vagy a tiéd már ismert
refused-deal-share = nem ez az a véletlenszám, amelyet rögzítettél
refused-push-off = ez a kiszolgáló nem küld üzenetet eszközökre
refused-push-wrong = erre az eszközre nem küldhető üzenet: a push szolgáltatása vagy a kulcsai ismeretlenek
refused-mail-off = ez a kiszolgáló nem küld e-mailt
refused-mail-address = ez nem e-mail-cím
refused-mail-code = a kód hibás
refused-mail-late = ez a kód már nem érvényes; kérj újat
refused-notice-wrong = nincs ilyen időpont vagy nyelv
refused-webhook-off = ez a kiszolgáló nem hív webhookokat
refused-webhook-none = ennek az asztalnak nincs működő webhookja
refused-webhook-address = a webhook címe https://-sel kezdődjön, és legyen bárki számára elérhető
refused-invite-unknown = ezzel a személlyel még nem játszottál
refused-server-store = a kiszolgáló most nem tud menteni
refused-server-unknown = még nem biztos, hogy ezt sikerült menteni; nézd meg az asztalt, mielőtt újra próbálkozol
refused-server-leaving = a kiszolgáló leáll; csatlakozz újra
refused-server-fault = hiba történt a kiszolgálón; a hibát feljegyeztük

## Phrases of the chat

phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép volt!
phrase-thanks = Köszi!
phrase-sorry = Bocsi!
phrase-one-moment = Egy pillanat!
phrase-your-turn = Te jössz.
phrase-good-game = Jó játék volt!
phrase-goodbye = Viszlát!

## A table as a file, and what verify says

table-file-first = ez nem asztal: az első sora ez legyen: „{ $first }”
table-file-newer = a fájl formátuma { $format }; ez a program legfeljebb ezt ismeri: { $here }
table-file-line = { $line }. sor nem olvasható: { $reason }
table-file-sum = a fájl végén nem egyezik az ellenőrző összeg: a fájl módosult vagy csonka
verify-event = { $number }. esemény nem történhetett meg: { $reason }
verify-draw = { $number }. esemény: a véletlen ezt húzta: „{ $found }”, a mag szerint ez jár: „{ $wanted }”
verify-early = { $number }. esemény: a játék idő előtt véget ér
verify-commitment = a játékosok ezt a lenyomatot kapták: { $found }, a magé: { $wanted }
verify-share = egyik hely sem fedte fel ezt a véletlenszámot: { $share }
verify-no-share = „{ $share }” nem véletlenszám: az 32–128 hexadecimális számjegyből áll
verify-good =
    { $file }: tiszta asztal ({ $game }):
      { $events } esemény, mind lehetséges az előzőek után
      { $played } akció, mind szabályos
      { $drawn } sorsolás, mind a mag és { $persons } ember véletlenszáma szerint
      lenyomat: { $commitment }
verify-finished = A játék véget ért.
verify-unfinished = A játék nem ért véget; a folytatás még titok.

## tetrapolis serve, load, soak, table

serve-listening = Nyitva vannak az asztalok: http://{ $address } (az API: http://{ $address }/api). A Ctrl+C bezárja őket, és minden játszmát megőriz.
serve-no-page = Az oldal nincs beépítve ebbe a programba; a make play építi meg.
serve-stopped = Leállt; minden a lemezen van.
serve-in-use = egy másik folyamat használja ezt a fájlt: { $file }; előbb állítsd le
serve-rehearsal = próbán a lapok előre ismertek lehetnek, ezért csak ezen a gépen fut, itt nem: { $listen }
serve-failed = nem indul a kiszolgáló: { $reason }
serve-taken = { $address } foglalt. Ha ott már nyitva vannak az asztalok, menj a http://{ $address } címre; ha nem, adj meg másikat: --listen vagy TETRAPOLIS_LISTEN.
serve-config = { $file }: { $reason }
serve-number = { $name } értéke szám legyen, ne „{ $value }”
serve-zero = { $name } értéke legalább 1 legyen, ne 0
serve-switch = { $name } értéke yes vagy no lehet, nem „{ $value }”
serve-address = „{ $value }” nem olyan cím, mint pl. 127.0.0.1:8080
serve-public-url = „{ $value }” nem olyan cím, mint pl. https://games.example.org
serve-mail = az e-mailekhez smtp, mail-from és public-url kell
serve-mail-wrong = az e-mailek nem küldhetők: { $reason }
load-failed = a terheléses teszt leállt: { $reason }
load-result =
    { $moves } lépés/s { $tables } asztalnál, { $seconds } s alatt
    a lépéstől a szétküldéséig: a fele { $p50 } ms, 100-ból 99 { $p99 } ms alatt
soak-cycle = { $kill }/{ $kills }. leállítás: { $moves } nyugtázott lépés, mind egyszer van meg
soak-good = { $kills } leállítás, { $moves } nyugtázott lépés, egy sem veszett el, egy sincs kétszer; minden ügyfél folytatta
soak-lost = { $client }. ügyfél: { $version } volt a közölt változat, a kiszolgálón újraindítás után { $found }
soak-differs = { $client }. ügyfél: a közölt változat ({ $version }) más, mint ami a kiszolgálón újraindítás után van
table-imported = { $table }: { $events } esemény
table-there = ez az asztal már megvan: { $table }
table-unknown = nincs ilyen asztal: { $table }

help-serve =
    Asztalokat nyit a hálózaton.

    Használat: tetrapolis serve [KAPCSOLÓ ...]

      --listen ADDRESS     hol figyeljen (127.0.0.1:8080)
      --database URL       sqlite://FILE, postgres://... (sqlite://tetrapolis.db)
      --config FILE        TOML-fájl ugyanezekkel a nevekkel: listen = "..."
      --origin ORIGIN      innen származó oldal is kérdezhet; ismételhető
      --public-url URL     a kiszolgáló nyilvános címe; az azonosítókulcsokhoz
                           https-sel kell
      --secure             sütik csak titkosított kapcsolatra
      --behind-proxy       X-Forwarded-For elfogadása; csak olyan proxy mögött,
                           amely beállítja
      --grace SECONDS      meddig vár egy hely, mielőtt bot ugrik be (60)
      --stand-in KIND      a beugró bot (club)
      --requests N         egy cím kérései másodpercenként (200)
      --messages N         egy kapcsolat üzenetei másodpercenként (500)
      --connections N      egy cím kapcsolatai (2000)
      --all-connections N  kapcsolat az összes címről együtt (20000)
      --tables N           egy játékos nyitott asztalai (20)
      --logins N           belépési kísérlet percenként, név és cím szerint (10)
      --keep-unfinished DAYS
                           hány napig marad meg a be nem fejezett játszma (el nem
                           kezdett asztal: 30, a többi örökre)
      --keep-finished DAYS
                           hány napig marad meg a befejezett játszma (örökre)
      --keep-chat DAYS     hány napig marad meg, amit a játékosok írtak (örökre)
      --poll MS            ilyen gyakran kérdezi a PostgreSQL-t, LISTEN helyett
      --contact URL        mailto:... vagy https:... a push szolgáltatásoknak
      --push-host HOST     ennek a push szolgáltatásnak is küldjön; ismételhető
      --smtp URL           az e-mailek kiszolgálója: smtps://USER:PASSWORD@HOST;
                           biztonságosabb fájlban vagy változóban
      --mail-from ADDRESS  az e-mailek feladója
      --no-webhooks        az asztaloknak nincs webhookja
      --send-anywhere      webhookok és üzenetek mehetnek belső címekre
                           és titkosítás nélkül is
      --rehearsal SEED     minden asztalnál e szám szerint oszt:
                           tesztekhez, csak ezen a gépen
      --open               megnyitja az oldalt böngészőben, ha van grafikus
                           felület

    Mindegyiknek van változója is: TETRAPOLIS_LISTEN stb. A kapcsoló erősebb a
    változónál, a változó a fájlnál. A naplózást RUST_LOG szabályozza.
help-load =
    Valódi kapcsolatokon véletlen szabályos lépéseket játszik, és mér.

    Használat: tetrapolis load --url URL --game GAME
                               --tables N --seconds S [KAPCSOLÓ ...]

      --url URL      a kiszolgáló: http://HOST:PORT
      --game GAME    a játék, ahogyan „tetrapolis games” nevezi
      --seats N      hányan ülnek egy asztalnál (2)
      --tables N     hány asztal egyszerre
      --seconds S    mennyi ideig
      --rate R       ennyi lépés másodpercenként az összes asztalnál együtt;
                     egyébként amennyi belefér
      --json         kiírás JSON-ban
help-soak =
    Sokszor leállít és újraindít egy terhelt kiszolgálót; ellenőrzi, hogy egyetlen
    nyugtázott lépés sem veszett el, és egy sincs meg kétszer.

    Használat: tetrapolis soak [KAPCSOLÓ ...]

      --kills N        hányszor (50)
      --tables N       hány asztal (8)
      --game GAME      a játék (az első)
      --database URL   hová ír a kiszolgáló (új SQLite-fájl)
help-verify =
    Ellenőriz egy hálózaton játszott asztalt: minden eseményt, minden akciót a
    szabályok szerint, minden sorsolást a mag és mindenki véletlenszáma szerint.

    Használat: tetrapolis verify RECORD [--commitment HASH] [--entropy SHARE]

      RECORD             a fájl, ahogyan /api/tables/ID/record adja
      --commitment HASH  a lenyomat, amelyet az első osztás előtt kaptál
      --entropy SHARE    a véletlenszámod, ahogy a böngésződ megőrizte
help-table =
    Asztalokat vesz ki adatbázisból, vagy tesz bele.

    Használat: tetrapolis table export ID [--database URL]
               tetrapolis table import FILE [--database URL]
help-table-export =
    Kiír egy asztalt egyetlen fájlként.

    Használat: tetrapolis table export ID [--database URL]

      ID               az asztal
      --database URL   hol van (sqlite://tetrapolis.db)
help-table-import =
    Betesz egy kiírt asztalt egy adatbázisba.

    Használat: tetrapolis table import FILE [--database URL]

      FILE             a fájl
      --database URL   hová kerüljön (sqlite://tetrapolis.db)
