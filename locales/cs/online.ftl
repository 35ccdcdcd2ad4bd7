### Co říkají stoly na síti.

## Proč se něco nestalo

refused-request-unreadable = požadavek nelze přečíst
refused-request-because = požadavek nelze přečíst: { $reason }
refused-request-too-large = požadavek je příliš velký
refused-request-slow = požadavek nedorazil včas
refused-request-origin = tato stránka nepatří k tomuto serveru
refused-limit-rate = příliš mnoho požadavků; chvíli počkejte
refused-limit-tables = máte příliš mnoho otevřených stolů; nejdříve některý dohrajte
refused-limit-chat = zpráva je prázdná, nebo příliš dlouhá
refused-limit-edition = tato edice je příliš velká
refused-limit-events = u tohoto stolu se toho stalo tolik, že může pokračovat už jen sama hra
refused-limit-logins = příliš mnoho pokusů o přihlášení; minutu počkejte
refused-limit-connections = příliš mnoho spojení z vaší adresy
refused-session-none = server vás ještě nezná; načtěte stránku znovu
refused-account-taken = toto jméno už někdo má
refused-account-name = jméno má 1 až 24 písmen, číslic, mezer a znaků - _ . '; jméno účtu aspoň 3
refused-account-password = heslo má 8 až 200 znaků
refused-account-wrong = takový účet není, nebo heslo nesouhlasí
refused-account-fixed = jméno účtu se nemění
refused-device-unknown = takové zařízení nemáte
refused-link-unknown = takový odkaz ani kód není, byl už použit, nebo vypršel
refused-recovery-wrong = tento záchranný kód neplatí
refused-passkey-wrong = tento přístupový klíč tu není známý, nebo odpověď přišla pozdě
refused-passkey-unknown = takový přístupový klíč nemáte
refused-limit-passkeys = máte příliš mnoho přístupových klíčů; nejdříve některý odstraňte
refused-feature-off = to tento server neumí
feature-passkeys-no-url = provozovatel nenastavil veřejnou adresu serveru (public-url)
feature-passkeys-no-domain = přístupové klíče potřebují adresu s https a doménou; adresa tohoto serveru je { $url }
refused-table-unknown = takový stůl není
refused-table-setup = hru takto nelze připravit
refused-table-clock = hodiny musí dát každému hráči nějaký čas
refused-table-closed = k tomuto stolu diváci nesmějí
refused-table-one-device = tento stůl je pro jedno zařízení: všichni hrají na zařízení toho, kdo ho otevřel
refused-table-many-devices = vlastní jméno může mít místo jen u stolu pro jedno zařízení
refused-table-no-colours = stůl otevřela starší verze, která neznala barvy
refused-table-not-seated = u tohoto stolu nesedíte
refused-table-not-host = to smí jen ten, kdo stůl otevřel
refused-table-no-seat = stůl takové místo nemá
refused-table-seat-taken = toto místo je obsazené
refused-table-seat-free = některé místo je ještě volné
refused-table-seated = už u stolu sedíte
refused-table-started = hra už začala
refused-table-not-running = hra ještě nezačala
refused-table-paused = hra je pozastavená
refused-table-not-paused = hra není pozastavená
refused-table-finished = hra skončila
refused-table-not-finished = hra ještě neskončila
refused-table-stale = stalo se něco, co jste ještě neviděli
refused-table-stale-at = viděli jste verzi { $seen }, stůl má { $current }
refused-table-bot = takový bot není
refused-table-barred = u tohoto stolu jste nezveřejnili svá náhodná data, a proto si k němu už nemůžete sednout
refused-table-newer = do tohoto stolu zapsala novější verze programu; tento server ho otevře až po aktualizaci
refused-table-rules = tento program už nemá pravidla tohoto stolu; můžete si ho prohlédnout, ale ne na něm pokračovat
refused-table-rules-of = tato hra se hrála podle pravidel verze { $table }, tento program má verzi { $here }; stůl si můžete prohlédnout, ale ne na něm pokračovat
refused-table-busy = stůl má příliš práce; zkuste to znovu
refused-lesson-unknown = taková lekce není
refused-lesson-wrong = soubor lekce není v pořádku
refused-lesson-wrong-at = lekce, řádek { $line }: { $reason }
refused-lesson-long = to je víc kroků, než lekce může mít
refused-review-unfinished = hra byla vzdána před koncem, takže není podle čeho ji hodnotit
refused-review-failed = tuto hru se nepodařilo rozebrat
refused-play-not-to-act = nejste na tahu
refused-play-stood-in = hraje za vás bot; nejdřív hru převezměte
refused-play-unreadable = akci nelze přečíst
refused-play-illegal = pravidlo tuto akci nedovoluje
refused-answer-closed = teď není žádná otázka, na kterou byste mohli odpovědět
refused-answer-in-person = u tohoto stolu odpovídá každý sám
refused-answer-topic = na to se nikdo nikdy neptá
refused-help-off = u tohoto stolu není nápověda ani varování
refused-help-old = stůl otevřela starší verze, která nápovědu neznala
refused-help-secret = nikdo nedostane radu, dokud se tajně ptáme i ostatních
refused-undo-nothing = není co vzít zpět
refused-undo-secret = tajnou odpověď nelze vzít zpět
refused-undo-absent = vzal by se zpět i tah někoho, kdo tu teď není
refused-undo-pending = někdo už o vrácení tahu požádal
refused-undo-not-asked = nikdo na vaši odpověď nečeká
refused-clock-not-out = tomuto hráči čas ještě nedošel
refused-clock-out = vypršel vám čas; o tom, zda budete hrát dál, rozhodnou ostatní
refused-deal-waiting = někdo se ještě nezavázal ke svým náhodným datům
refused-deal-not-asked = náhodná data se teď nezveřejňují, nebo jsou ta vaše už známá
refused-deal-share = to nejsou data, ke kterým jste se zavázali
refused-push-off = tento server neposílá zprávy do zařízení
refused-push-wrong = tomuto zařízení nelze posílat zprávy: jeho doručovací služba nebo klíče nejsou známé
refused-mail-off = tento server neposílá e-maily
refused-mail-address = tohle není e-mailová adresa
refused-mail-code = kód nesouhlasí
refused-mail-late = tento kód už neplatí; vyžádejte si nový
refused-notice-wrong = taková denní doba nebo jazyk neexistuje
refused-webhook-off = tento server nevolá webhooky
refused-webhook-none = tento stůl nemá fungující webhook
refused-webhook-address = adresa webhooku musí začínat https:// a být dostupná pro každého
refused-invite-unknown = s tímto člověkem jste ještě nehráli
refused-server-store = server teď nemůže zapisovat
refused-server-unknown = zatím není jisté, zda se to uložilo; než to zkusíte znovu, podívejte se na stůl
refused-server-leaving = server končí; připojte se znovu
refused-server-fault = na serveru se něco pokazilo; chyba je zaznamenána

## Hotové věty

phrase-hello = Zdravím!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Dobře zahráno!
phrase-thanks = Díky!
phrase-sorry = Pardon!
phrase-one-moment = Moment, prosím.
phrase-your-turn = Jste na tahu.
phrase-good-game = Pěkná hra!
phrase-goodbye = Mějte se!

## Stůl jako soubor, a co říká verify

table-file-first = toto není stůl: první řádek musí být „{ $first }“
table-file-newer = soubor má formát { $format }; tento program zná formáty do { $here }
table-file-line = řádek { $line } nelze přečíst: { $reason }
table-file-sum = součet na konci nesouhlasí: soubor byl změněn nebo uříznut
verify-event = událost { $number } se nemohla stát: { $reason }
verify-draw = událost { $number }: náhoda vytáhla „{ $found }“, semínko říká „{ $wanted }“
verify-early = událost { $number }: hra končí příliš brzy
verify-commitment = hráčům byl sdělen závazek { $found }, semínko má { $wanted }
verify-share = náhodná data { $share } nezveřejnilo žádné místo
verify-no-share = „{ $share }“ nejsou náhodná data: ta mají 32 až 128 šestnáctkových číslic
verify-good =
    { $file } je poctivý stůl hry { $game }:
      události: { $events }, každá po předchozích možná
      akce hráčů: { $played }, každá podle pravidel
      rozhodnutí náhody: { $drawn }, každé podle semínka a náhodných dat { $persons ->
        [one] 1 člověka
       *[other] { $persons } lidí
    }
      závazek { $commitment }
verify-finished = Hra skončila.
verify-unfinished = Hra neskončila; co přijde, je ještě tajné.

## tetrapolis serve, load, soak, table

serve-listening = Stoly jsou otevřené na http://{ $address } (API: http://{ $address }/api). Ctrl+C je zavře a všechny hry uchová.
serve-no-page = Stránka není součástí tohoto programu; sestaví ji make play.
serve-stopped = Konec; všechno je na disku.
serve-in-use = soubor { $file } používá jiný proces; nejprve ho ukončete
serve-rehearsal = při zkoušce lze karty znát předem, a proto běží jen na tomto počítači, ne na { $listen }
serve-failed = server nelze spustit: { $reason }
serve-taken = { $address } je obsazena. Jsou-li tam už stoly otevřené, jděte na http://{ $address }; jinak zvolte jinou adresu pomocí --listen nebo TETRAPOLIS_LISTEN.
serve-config = { $file }: { $reason }
serve-number = { $name } musí být číslo, ne „{ $value }“
serve-zero = { $name } musí být alespoň 1, ne 0
serve-switch = { $name } musí být yes nebo no, ne „{ $value }“
serve-address = „{ $value }“ není adresa jako 127.0.0.1:8080
serve-public-url = „{ $value }“ není adresa jako https://games.example.org
serve-mail = e-maily potřebují smtp, mail-from a public-url
serve-mail-wrong = e-maily nelze posílat: { $reason }
load-failed = zátěž skončila: { $reason }
load-result =
    { $moves } tahů/s, stoly: { $tables }, čas: { $seconds } s
    od tahu k jeho rozeslání: polovina do { $p50 } ms, 99 ze 100 do { $p99 } ms
soak-cycle = shození { $kill } z { $kills }: potvrzené tahy { $moves }, všechny jsou na místě právě jednou
soak-good = shození { $kills }, potvrzené tahy { $moves }, žádný se neztratil, žádný není dvakrát; každý klient pokračoval
soak-lost = klientu { $client } byla sdělena verze { $version }, server má po restartu { $found }
soak-differs = klientu { $client } byla sdělena jiná verze { $version }, než má server po restartu
table-imported = { $table }: události { $events }
table-there = stůl { $table } už tu je
table-unknown = stůl { $table } tu není

help-serve =
    Otevře stoly na síti.

    Použití: tetrapolis serve [VOLBA ...]

      --listen ADDRESS     kde naslouchat (127.0.0.1:8080)
      --database URL       sqlite://FILE, postgres://... (sqlite://tetrapolis.db)
      --config FILE        soubor TOML se stejnými jmény: listen = "..."
      --origin ORIGIN      povolit i stránky odtud; lze opakovat
      --public-url URL     adresa, na které je server dostupný lidem;
                           potřebují ji přístupové klíče, a to s https
      --secure             cookies jen pro šifrovaná spojení
      --behind-proxy       věřit X-Forwarded-For; jen za proxy, která je nastavuje
      --grace SECONDS      jak dlouho místo čeká, než zaskočí bot (60)
      --stand-in KIND      bot, který zaskakuje (club)
      --requests N         požadavků z jedné adresy za sekundu (200)
      --messages N         zpráv z jednoho spojení za sekundu (500)
      --connections N      spojení z jedné adresy (2000)
      --all-connections N  spojení ze všech adres dohromady (20000)
      --tables N           otevřených stolů jednoho hráče (20)
      --logins N           pokusů o přihlášení za minutu, podle jména i adresy (10)
      --keep-unfinished DAYS
                           kolik dní uchovat nedohrané hry (nezahájené stoly 30,
                           jinak navždy)
      --keep-finished DAYS
                           kolik dní uchovat dohrané hry (navždy)
      --keep-chat DAYS     kolik dní uchovat, co hráči napsali (navždy)
      --poll MS            jak často se ptát PostgreSQL místo LISTEN
      --contact URL        mailto:... nebo https:... pro dotazy doručovacích služeb
      --push-host HOST     posílat i do této doručovací služby; lze opakovat
      --smtp URL           poštovní server pro e-maily: smtps://USER:PASSWORD@HOST;
                           raději v souboru nebo v proměnné
      --mail-from ADDRESS  odesilatel e-mailů
      --no-webhooks        stoly nemají webhooky
      --send-anywhere      webhooky a zprávy smějí na soukromé adresy
                           a bez šifrování
      --rehearsal SEED     rozdávat u všech stolů podle tohoto čísla:
                           pro testy, jen na tomto počítači
      --open               otevře stránku v prohlížeči, pokud je tu plocha

    Každá má i proměnnou: TETRAPOLIS_LISTEN a tak dále. Volba platí před proměnnou,
    proměnná před souborem. RUST_LOG určuje, co se zapisuje.
help-load =
    Hraje náhodné tahy podle pravidel přes skutečná spojení a měří.

    Použití: tetrapolis load --url URL --game GAME --tables N
             --seconds S [VOLBA ...]

      --url URL      server: http://HOST:PORT
      --game GAME    hra, jak ji jmenuje „tetrapolis games“
      --seats N      kolik míst u stolu (2)
      --tables N     kolik stolů najednou
      --seconds S    jak dlouho
      --rate R       tolik tahů za sekundu u všech stolů dohromady; jinak kolik
                     jich jde
      --json         vypsat JSON
help-soak =
    Mnohokrát shodí server pod zátěží a znovu ho spustí; ověří, že se žádný
    potvrzený tah neztratil a žádný tam není dvakrát.

    Použití: tetrapolis soak [VOLBA ...]

      --kills N        kolikrát (50)
      --tables N       kolik stolů (8)
      --game GAME      hra (první)
      --database URL   kam server píše (nový soubor SQLite)
help-verify =
    Ověří stůl, který se hrál na síti: každou událost, každou akci podle pravidel,
    každé rozhodnutí náhody podle semínka a náhodných dat všech hráčů.

    Použití: tetrapolis verify RECORD [--commitment HASH] [--entropy SHARE]

      RECORD             soubor, jak ho dává /api/tables/ID/record
      --commitment HASH  závazek, který vám byl sdělen před prvním rozdáním
      --entropy SHARE    vaše náhodná data, jak je uchoval váš prohlížeč
help-table =
    Vyjímá stoly z databáze a vkládá je do ní.

    Použití: tetrapolis table export ID [--database URL]
             tetrapolis table import FILE [--database URL]
help-table-export =
    Vypíše stůl jako jeden soubor.

    Použití: tetrapolis table export ID [--database URL]

      ID               stůl
      --database URL   kde je (sqlite://tetrapolis.db)
help-table-import =
    Vloží do databáze stůl, který byl vypsán.

    Použití: tetrapolis table import FILE [--database URL]

      FILE             soubor
      --database URL   kam ho vložit (sqlite://tetrapolis.db)
