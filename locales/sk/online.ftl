### Čo hovoria stoly na sieti.

## Prečo sa niečo nestalo

refused-request-unreadable = požiadavka sa nedá prečítať
refused-request-because = požiadavka sa nedá prečítať: { $reason }
refused-request-too-large = požiadavka je priveľká
refused-request-slow = požiadavka nedorazila včas
refused-request-origin = táto stránka nepatrí k tomuto serveru
refused-limit-rate = priveľa požiadaviek; chvíľu počkajte
refused-limit-tables = máte priveľa otvorených stolov; najprv niektorý dohrajte
refused-limit-chat = správa je prázdna alebo pridlhá
refused-limit-edition = táto edícia je priveľká
refused-limit-events = pri tomto stole sa toho stalo toľko, že môže pokračovať už len samotná hra
refused-limit-logins = priveľa pokusov o prihlásenie; minútu počkajte
refused-limit-connections = priveľa spojení z vašej adresy
refused-session-none = server vás ešte nepozná; načítajte stránku znova
refused-account-taken = toto meno už niekto má
refused-account-name = meno má 1 až 24 písmen, číslic, medzier a znakov - _ . '; meno účtu aspoň 3
refused-account-password = heslo má 8 až 200 znakov
refused-account-wrong = taký účet neexistuje alebo heslo nie je správne
refused-account-fixed = meno účtu sa nemení
refused-device-unknown = také zariadenie nemáte
refused-link-unknown = taký odkaz ani kód neexistuje, už bol použitý alebo jeho čas vypršal
refused-recovery-wrong = tento záchranný kód neplatí
refused-passkey-wrong = tento prístupový kľúč tu nie je známy alebo odpoveď prišla neskoro
refused-passkey-unknown = taký prístupový kľúč nemáte
refused-limit-passkeys = máte priveľa prístupových kľúčov; najprv niektorý odstráňte
refused-feature-off = to tento server nevie
feature-passkeys-no-url = prevádzkovateľ nenastavil verejnú adresu servera (public-url)
feature-passkeys-no-domain = prístupové kľúče potrebujú adresu s https a doménou; adresa tohto servera je { $url }
refused-table-unknown = taký stôl neexistuje
refused-table-setup = hra sa takto nedá pripraviť
refused-table-clock = hodiny musia dať každému hráčovi nejaký čas
refused-table-closed = k tomuto stolu diváci nesmú
refused-table-one-device = tento stôl je pre jedno zariadenie: všetci hrajú na zariadení toho, kto ho otvoril
refused-table-many-devices = vlastné meno môže mať miesto len pri stole pre jedno zariadenie
refused-table-no-colours = stôl otvorila staršia verzia, ktorá nepoznala farby
refused-table-not-seated = pri tomto stole nesedíte
refused-table-not-host = to smie len ten, kto stôl otvoril
refused-table-no-seat = stôl také miesto nemá
refused-table-seat-taken = toto miesto je obsadené
refused-table-seat-free = niektoré miesto je ešte voľné
refused-table-seated = už pri stole sedíte
refused-table-started = hra sa už začala
refused-table-not-running = hra sa ešte nezačala
refused-table-paused = hra je pozastavená
refused-table-not-paused = hra nie je pozastavená
refused-table-finished = hra sa skončila
refused-table-not-finished = hra sa ešte neskončila
refused-table-stale = stalo sa niečo, čo ste ešte nevideli
refused-table-stale-at = videli ste verziu { $seen }, stôl má { $current }
refused-table-bot = taký bot neexistuje
refused-table-barred = pri tomto stole ste nezverejnili svoje náhodné dáta, preto si k nemu už nemôžete sadnúť
refused-table-newer = do tohto stola zapísala novšia verzia programu; tento server ho otvorí až po aktualizácii
refused-table-rules = tento program už nemá pravidlá tohto stola; môžete si ho pozrieť, ale nie na ňom pokračovať
refused-table-rules-of = táto hra sa hrala podľa pravidiel verzie { $table }, tento program má verziu { $here }; stôl si môžete pozrieť, ale nie na ňom pokračovať
refused-table-busy = stôl má priveľa práce; skúste to znova
refused-lesson-unknown = taká lekcia neexistuje
refused-lesson-wrong = súbor lekcie nie je v poriadku
refused-lesson-wrong-at = lekcia, riadok { $line }: { $reason }
refused-lesson-long = to je viac krokov, než lekcia môže mať
refused-review-unfinished = hra bola vzdaná pred koncom, takže nie je podľa čoho ju hodnotiť
refused-review-failed = túto hru sa nepodarilo rozobrať
refused-play-not-to-act = nie ste na ťahu
refused-play-stood-in = hrá za vás bot; najprv hru prevezmite
refused-play-unreadable = akcia sa nedá prečítať
refused-play-illegal = pravidlo túto akciu nedovoľuje
refused-answer-closed = teraz niet otázky, na ktorú by ste mohli odpovedať
refused-answer-in-person = pri tomto stole odpovedá každý sám
refused-answer-topic = na to sa nikto nikdy nepýta
refused-help-off = pri tomto stole nie sú rady ani varovania
refused-help-old = stôl otvorila staršia verzia, ktorá rady nepoznala
refused-help-secret = nikto nedostane radu, kým sa tajne pýtame aj ostatných
refused-undo-nothing = niet čo vziať späť
refused-undo-secret = tajná odpoveď sa nedá vziať späť
refused-undo-absent = vzal by sa späť aj ťah niekoho, kto tu teraz nie je
refused-undo-pending = niekto už o vrátenie ťahu požiadal
refused-undo-not-asked = na vašu odpoveď nikto nečaká
refused-clock-not-out = tomuto hráčovi čas ešte nevypršal
refused-clock-out = vypršal vám čas; o tom, či budete hrať ďalej, rozhodnú ostatní
refused-deal-waiting = niekto sa ešte nezaviazal k svojim náhodným dátam
refused-deal-not-asked = náhodné dáta sa teraz nezverejňujú alebo sú tie vaše už známe
refused-deal-share = toto nie sú dáta, ku ktorým ste sa zaviazali
refused-push-off = tento server neposiela správy do zariadení
refused-push-wrong = tomuto zariadeniu nemožno posielať správy: jeho doručovacia služba alebo kľúče nie sú známe
refused-mail-off = tento server neposiela e-maily
refused-mail-address = toto nie je e-mailová adresa
refused-mail-code = kód nesúhlasí
refused-mail-late = tento kód už neplatí; vyžiadajte si nový
refused-notice-wrong = taký čas dňa alebo jazyk neexistuje
refused-webhook-off = tento server nevolá webhooky
refused-webhook-none = tento stôl nemá funkčný webhook
refused-webhook-address = adresa webhooku sa musí začínať https:// a byť dostupná pre každého
refused-invite-unknown = s týmto človekom ste ešte nehrali
refused-server-store = server teraz nemôže zapisovať
refused-server-unknown = zatiaľ nie je isté, či sa to uložilo; skôr než to skúsite znova, pozrite sa na stôl
refused-server-leaving = server končí; pripojte sa znova
refused-server-fault = na serveri sa niečo pokazilo; chyba je zaznamenaná

## Hotové vety

phrase-hello = Zdravím!
phrase-good-luck = Veľa šťastia!
phrase-well-played = Dobre zahrané!
phrase-thanks = Vďaka!
phrase-sorry = Pardon!
phrase-one-moment = Moment, prosím.
phrase-your-turn = Ste na ťahu.
phrase-good-game = Pekná hra!
phrase-goodbye = Majte sa!

## Stôl ako súbor a čo hovorí verify

table-file-first = toto nie je stôl: prvý riadok musí byť „{ $first }“
table-file-newer = súbor má formát { $format }; tento program pozná formáty do { $here }
table-file-line = riadok { $line } sa nedá prečítať: { $reason }
table-file-sum = súčet na konci nesedí: súbor bol zmenený alebo odseknutý
verify-event = udalosť { $number } sa nemohla stať: { $reason }
verify-draw = udalosť { $number }: náhoda vytiahla „{ $found }“, semienko hovorí „{ $wanted }“
verify-early = udalosť { $number }: hra sa končí priskoro
verify-commitment = hráčom bol oznámený záväzok { $found }, semienko má { $wanted }
verify-share = náhodné dáta { $share } nezverejnilo žiadne miesto
verify-no-share = „{ $share }“ nie sú náhodné dáta: tie majú 32 až 128 šestnástkových číslic
verify-good =
    { $file } je poctivý stôl hry { $game }:
      udalosti: { $events }, každá po predchádzajúcich možná
      akcie hráčov: { $played }, každá podľa pravidiel
      rozhodnutia náhody: { $drawn }, každé podľa semienka a náhodných dát { $persons ->
        [one] 1 človeka
       *[other] { $persons } ľudí
    }
      záväzok { $commitment }
verify-finished = Hra sa skončila.
verify-unfinished = Hra sa neskončila; čo príde, je ešte tajné.

## tetrapolis serve, load, soak, table

serve-listening = Stoly sú otvorené na http://{ $address } (API: http://{ $address }/api). Ctrl+C ich zavrie a všetky hry uchová.
serve-no-page = Stránka nie je súčasťou tohto programu; zostaví ju make play.
serve-stopped = Koniec; všetko je na disku.
serve-in-use = súbor { $file } používa iný proces; najprv ho ukončite
serve-rehearsal = pri skúške sa dajú karty poznať vopred, preto beží len na tomto počítači, nie na { $listen }
serve-failed = server sa nedá spustiť: { $reason }
serve-taken = { $address } je obsadená. Ak sú tam stoly už otvorené, choďte na http://{ $address }; inak zvoľte inú adresu pomocou --listen alebo TETRAPOLIS_LISTEN.
serve-config = { $file }: { $reason }
serve-number = { $name } musí byť číslo, nie „{ $value }“
serve-zero = { $name } musí byť aspoň 1, nie 0
serve-switch = { $name } musí byť yes alebo no, nie „{ $value }“
serve-address = „{ $value }“ nie je adresa ako 127.0.0.1:8080
serve-public-url = „{ $value }“ nie je adresa ako https://games.example.org
serve-mail = e-maily potrebujú smtp, mail-from a public-url
serve-mail-wrong = e-maily nemožno posielať: { $reason }
load-failed = záťaž sa skončila: { $reason }
load-result =
    { $moves } ťahov/s, stoly: { $tables }, čas: { $seconds } s
    od ťahu k jeho rozoslaniu: polovica do { $p50 } ms, 99 zo 100 do { $p99 } ms
soak-cycle = zhodenie { $kill } z { $kills }: potvrdené ťahy { $moves }, všetky sú na mieste práve raz
soak-good = zhodenia { $kills }, potvrdené ťahy { $moves }, žiadny sa nestratil, žiadny nie je dvakrát; každý klient pokračoval
soak-lost = klientovi { $client } bola oznámená verzia { $version }, server má po reštarte { $found }
soak-differs = klientovi { $client } bola oznámená iná verzia { $version }, než má server po reštarte
table-imported = { $table }: udalosti { $events }
table-there = stôl { $table } tu už je
table-unknown = stôl { $table } tu nie je

help-serve =
    Otvorí stoly na sieti.

    Použitie: tetrapolis serve [VOĽBA ...]

      --listen ADDRESS     kde počúvať (127.0.0.1:8080)
      --database URL       sqlite://FILE, postgres://... (sqlite://tetrapolis.db)
      --config FILE        súbor TOML s rovnakými menami: listen = "..."
      --origin ORIGIN      povoliť aj stránky odtiaľto; možno opakovať
      --public-url URL     adresa, na ktorej je server dostupný ľuďom;
                           potrebujú ju prístupové kľúče, a to s https
      --secure             cookies len pre šifrované spojenia
      --behind-proxy       veriť X-Forwarded-For; len za proxy, ktorá ho nastavuje
      --grace SECONDS      ako dlho miesto čaká, kým zaskočí bot (60)
      --stand-in KIND      bot, ktorý zaskakuje (club)
      --requests N         požiadaviek z jednej adresy za sekundu (200)
      --messages N         správ z jedného spojenia za sekundu (500)
      --connections N      spojení z jednej adresy (2000)
      --all-connections N  spojení zo všetkých adries spolu (20000)
      --tables N           otvorených stolov jedného hráča (20)
      --logins N           pokusov o prihlásenie za minútu na meno a adresu (10)
      --keep-unfinished DAYS
                           koľko dní uchovať nedohrané hry (nezačaté stoly 30,
                           inak navždy)
      --keep-finished DAYS
                           koľko dní uchovať dohrané hry (navždy)
      --keep-chat DAYS     koľko dní uchovať, čo hráči napísali (navždy)
      --poll MS            ako často sa pýtať PostgreSQL namiesto LISTEN
      --contact URL        mailto:... alebo https:... pre doručovacie služby
      --push-host HOST     posielať aj do tejto doručovacej služby; možno opakovať
      --smtp URL           poštový server pre e-maily: smtps://USER:PASSWORD@HOST;
                           radšej v súbore alebo v premennej
      --mail-from ADDRESS  odosielateľ e-mailov
      --no-webhooks        stoly nemajú webhooky
      --send-anywhere      webhooky a správy smú na súkromné adresy
                           a bez šifrovania
      --rehearsal SEED     rozdávať pri všetkých stoloch podľa tohto čísla:
                           na testy, len na tomto počítači
      --open               otvorí stránku v prehliadači, ak je tu plocha

    Každá má aj premennú: TETRAPOLIS_LISTEN a tak ďalej. Voľba platí pred premennou,
    premenná pred súborom. RUST_LOG určuje, čo sa zapisuje.
help-load =
    Hrá náhodné ťahy podľa pravidiel cez skutočné spojenia a meria.

    Použitie: tetrapolis load --url URL --game GAME --tables N
              --seconds S [VOĽBA ...]

      --url URL      server: http://HOST:PORT
      --game GAME    hra, ako ju nazýva „tetrapolis games“
      --seats N      koľko miest pri stole (2)
      --tables N     koľko stolov naraz
      --seconds S    ako dlho
      --rate R       toľko ťahov za sekundu pri všetkých stoloch spolu; inak koľko
                     sa dá
      --json         vypísať JSON
help-soak =
    Veľakrát zhodí server pod záťažou a znova ho spustí; overí, že sa žiadny
    potvrdený ťah nestratil a žiadny tam nie je dvakrát.

    Použitie: tetrapolis soak [VOĽBA ...]

      --kills N        koľkokrát (50)
      --tables N       koľko stolov (8)
      --game GAME      hra (prvá)
      --database URL   kam server píše (nový súbor SQLite)
help-verify =
    Overí stôl, ktorý sa hral na sieti: každú udalosť, každú akciu podľa pravidiel,
    každé rozhodnutie náhody podľa semienka a náhodných dát všetkých hráčov.

    Použitie: tetrapolis verify RECORD [--commitment HASH] [--entropy SHARE]

      RECORD             súbor, ako ho dáva /api/tables/ID/record
      --commitment HASH  záväzok, ktorý vám bol oznámený pred prvým rozdaním
      --entropy SHARE    vaše náhodné dáta, ako ich uchoval váš prehliadač
help-table =
    Vyberá stoly z databázy a vkladá ich do nej.

    Použitie: tetrapolis table export ID [--database URL]
              tetrapolis table import FILE [--database URL]
help-table-export =
    Vypíše stôl ako jeden súbor.

    Použitie: tetrapolis table export ID [--database URL]

      ID               stôl
      --database URL   kde je (sqlite://tetrapolis.db)
help-table-import =
    Vloží do databázy stôl, ktorý bol vypísaný.

    Použitie: tetrapolis table import FILE [--database URL]

      FILE             súbor
      --database URL   kam ho vložiť (sqlite://tetrapolis.db)
