### Stránka: její rám, úvod, stoly, přehrávání, pravidla, nastavení.

## Všude

page-nothing = nic
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, úvodní stránka
page-pages = Stránky
page-menu = Nabídka
page-close = Zavřít
page-tables = Stoly
page-rules = Pravidla
page-settings = Nastavení
page-about = O projektu
page-language = Jazyk
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Tmavý vzhled
page-theme-to-light = Světlý vzhled
page-games = Hry
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## Když se něco nepovede

page-trouble = To se nepovedlo
page-unreachable = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
page-not-found = Taková stránka tu není.
page-go-home = Na úvodní stránku
page-try-again = Zkusit znovu
page-opening = Stůl se otevírá…
page-lost = Spojení se přerušilo. O hru nepřijdete, připojujeme se znovu…

## Úvod

page-hero = Čtyři města, jeden stůl.
page-hero-more = Vyberte si hru a hrajte. Bez účtu, bez stahování; pravidla hlídáme my.
page-game-point-city-is = Každý tah dvě karty; ze zdrojů vyroste město.
page-game-cities-is = Vybírejte pozemky a dílky; postavte nejkrásnější čtvrť.
page-game-uptown-is = Vršte pět věží a rozdávejte soupeřům nevítané dárky.
page-game-mafia-city-is = Bojujte o sedm lokací a vetujte tahy soupeřů.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Hrát
page-how = Způsob hry
page-way-bots = Proti botům
page-way-friends = S přáteli
page-way-device = Jedno zařízení
page-players = Hráči
page-bots = Boti
page-you-and =
    { $count ->
        [0] Jen vy
        [one] Vy a 1 bot
        [few] Vy a { $count } boti
       *[other] Vy a { $count } botů
    }
page-seats =
    { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
page-bot-random = náhodný
page-bot-greedy = hladový
page-bot-search = hledající
page-bot-novice = lehký
page-bot-club = střední
page-bot-expert = těžký
page-bot-name = Bot ({ $kind })
page-play-game = Hrát { $game }
page-open = Otevřít stůl { $game }
page-options = Možnosti
page-option-solo = Obtížnost sólové hry
page-option-solo-easy = Lehká
page-option-solo-medium = Střední
page-option-solo-hard = Vysoká
page-option-length = Délka
page-option-length-standard = Běžná
page-option-length-long = Dlouhá
page-option-metropolis = Metropole
page-option-metropolis-random = Náhodná
page-option-metropolis-barcelona = Barcelona
page-option-metropolis-buenos-aires = Buenos Aires
page-option-metropolis-lisbon = Lisabon
page-option-metropolis-venice = Benátky
page-option-metropolis-sydney = Sydney
page-option-metropolis-mexico-city = Ciudad de México
page-option-metropolis-rio-de-janeiro = Rio de Janeiro
page-option-metropolis-new-york = New York
page-option-target = Body k vítězství
page-option-target-advanced = Pro pokročilé
page-option-target-beginners = Pro začátečníky
page-clock = Hodiny
page-clock-none = Bez hodin
page-clock-quick = Rychle: 5 minut a 10 sekund na tah
page-clock-calm = V klidu: 15 minut a 20 sekund na tah
page-clock-days = Korespondenčně: 3 dny na tah
page-clock-of-days =
    { $days ->
        [one] 1 den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
page-clock-of-bank = { $minutes } min a { $increment } s na tah
page-public = Ukázat stůl na stránce Stoly
page-edition = Jiná edice (soubor)
page-edition-is = Edice: { $edition }
page-your-name = Vaše jméno
page-own-cards = Vlastní karty
page-own-cards-how = Hrajte s vlastní edicí: textovým souborem s kartami a díly hry.

## Stoly

page-waiting-tables = Čekají na hráče
page-all-tables = Všechny stoly
page-own-tables = Vaše stoly
page-past-tables = Vaše dohrané hry
page-no-tables = Na hráče teď žádný stůl nečeká. Otevřete vlastní: ostatní ho tu uvidí.
page-open-one = Otevřít stůl
page-phase-gathering = čeká na hráče
page-phase-running = hraje se
page-phase-paused = pozastaveno
page-phase-finished = dohráno
page-seats-free =
    { $free ->
        [0] žádné volné místo
        [one] 1 volné místo
        [few] { $free } volná místa
       *[other] { $free } volných míst
    }

## Před hrou

page-gathering =
    { $free ->
        [one] 1 místo je volné. Hra začne, až budou všechna obsazená.
        [few] { $free } místa jsou volná. Hra začne, až budou všechna obsazená.
       *[other] { $free } míst je volných. Hra začne, až budou všechna obsazená.
    }
page-gathering-full = Všechna místa jsou obsazená. Začněte, až budete chtít.
page-gathering-wait = Všechna místa jsou obsazená. Čeká se, až hru zahájí ten, kdo stůl otevřel.
page-seat = Místo { $seat }
page-seat-free = Volné
page-name-numbered = { $name } { $seat }
page-you = vy
page-sit = Sednout si
page-rise = Vstát od stolu
page-add-bot = Přidat bota
page-add-bot-to = Přidat bota na místo { $seat }
page-remove-bot = Odebrat
page-remove-bot-from = Odebrat bota z místa { $seat }
page-start = Začít
page-invite = Pozvat
page-invite-how = S tímto odkazem si kdokoli může přisednout nebo se dívat.
page-invite-link = Odkaz na tento stůl
page-copy = Kopírovat
page-copied = Zkopírováno
page-dealing = Rozdání určuje tajné semínko, které už nikdo nezmění: { $commitment }… Po hře si je můžete ověřit.
page-dealing-now = Stránky všech hráčů odhalují své podíly náhody. Hra za chvíli začne.

## Stůl

page-board = Herní plán
page-log = Průběh
page-chat = Chat
page-log-and-chat = Průběh a chat
page-more = Více
page-undo = Vzít zpět
page-confirm = Potvrdit
page-ways = Vyberte způsob
page-score-sheet = Vyhodnocení
page-back-to-live = Zpět do hry
page-status-you = Jste na tahu.
page-forced = Jediná možnost: { $action }
page-status-confirm = Potvrďte: { $action }
page-status-wait = Okamžik…
page-status-others = Na tahu: { $names }
page-status-past = Pohled zpět: krok { $version } z { $of }
page-status-paused = Hra je pozastavená.
page-status-over = Hra skončila.
page-status-won =
    { $count ->
        [one] Vítězí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
page-status-stood-in = Hraje za vás bot.
page-missed =
    { $count ->
        [one] Jste zpět. Mezitím se stala jedna věc:
        [few] Jste zpět. Mezitím se staly { $count } věci:
       *[other] Jste zpět. Mezitím se stalo { $count } věcí:
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } chce vzít tah zpět.
page-return-asked = Hráči { $name } vypršel čas a chce hrát dál.
page-pause-asked = { $name } chce další přestávku.
page-undo-agree = Souhlasím
page-undo-refuse = Nesouhlasím
page-ran-out = { $name }: čas vypršel.
page-ran-out-wait = Počkat
page-ran-out-bot = Ať hraje bot
page-stood-in = Hrál za vás bot.
page-return = Převzít hru
page-paused = Hra je pozastavená; hodiny stojí.
page-pause = Pozastavit
page-resume = Pokračovat
page-timeless = Vypršel vám čas. Budete hrát dál, pokud všichni ostatní souhlasí.
page-return-ask = Požádat o pokračování
page-leave = Ať za mě hraje bot
page-resign = Vzdát se
page-resign-sure = Opravdu se vzdát? Hru tím prohrajete.
page-mute = Ztlumit: { $name }
page-unmute = Zrušit ztlumení: { $name }
page-player-look = Zobrazit: { $name }
page-player-resigned = vzdáno
page-player-stood-in = hraje bot
page-player-out-of-time = čas vypršel
page-player-away = pryč
page-player-acts = na tahu
page-player-bot = bot
page-days =
    { $days ->
        [one] 1 den
        [few] { $days } dny
       *[other] { $days } dní
    }
page-chat-empty = Zatím nikdo nic neřekl.
page-chat-removed = Tato zpráva byla odstraněna.
page-chat-say = Napište něco
page-chat-send = Poslat
page-phrases = Rychlé věty
page-past-before = O krok zpět
page-past-after = O krok dál
page-look-back = Podívat se zpět: { $text }
page-log-all = Ukázat všechny řádky ({ $count })
page-rule = Pravidlo { $rule }
page-why-not = To teď vybrat nelze.
page-why-wait = Čeká se, nejdřív hraje: { $names }
page-in-words = Textem
page-what-you-can-do = Co můžete udělat
page-nothing-to-do = Teď nemáte co dělat.
page-narrow = Filtrovat
page-again-to-play = znovu: zahrát
page-more-actions = A ještě { $count }: upřesněte filtr, nebo vybírejte na plánu.
page-board-in-words = Herní plán textem
page-hand-over = Předejte zařízení. Hraje { $name }.
page-hand-over-why = Co má { $name } v ruce, se ukáže až po klepnutí.
page-hand-over-done = Jsem { $name }
page-skip-to-board = Přejít na herní plochu
page-status-thinking = { $names } přemýšlí …
page-player-thinks = přemýšlí
page-player-plays = hraje
page-since = Od vašeho tahu
page-since-more =
    { $count ->
        [one] Jeden dřívější tah je v záznamu.
        [few] { $count } dřívější tahy jsou v záznamu.
       *[other] { $count } dřívějších tahů je v záznamu.
    }
page-show-again = Ukázat znovu
page-to-my-turn = Na můj tah
page-go-on = Pokračovat
page-event-last = Začalo poslední kolo

## Klávesy

page-keys = Klávesy
page-key-arrows = Šipky
page-key-arrows-does = pohyb mezi tím, co lze zvolit
page-key-enter = Enter
page-key-enter-does = zvolit; podruhé zahrát
page-key-esc = Esc
page-key-esc-does = zrušit volbu; zpět do hry
page-key-u = U
page-key-u-does = vzít zpět
page-key-l = L
page-key-l-does = otevřít průběh
page-key-steps = Vlevo, vpravo
page-key-steps-does = v průběhu: po krocích zpět a dál
page-key-question = ?
page-key-question-does = hra v kostce

## Průběh

page-log-opened = Stůl byl otevřen.
page-log-sat = { $name } usedá ke stolu.
page-log-rose = { $name } vstává od stolu.
page-log-started = Hra začala.
page-log-undone =
    { $steps ->
        [one] { $name } bere zpět jeden krok.
        [few] { $name } bere zpět { $steps } kroky.
       *[other] { $name } bere zpět { $steps } kroků.
    }
page-log-undo-asked = { $name } chce vzít tah zpět.
page-log-undo-agreed = { $name } s vrácením souhlasí.
page-log-undo-refused = { $name } s vrácením nesouhlasí.
page-log-paused = { $name } pozastavuje hru.
page-log-return-asked = { $name } žádá, aby se smělo hrát dál.
page-log-pause-asked = { $name } žádá o další přestávku.
page-log-dealing = Odhalují se všechny podíly náhody.
page-log-committed = { $name }: závazek k novému podílu náhody.
page-log-revealed = { $name }: podíl náhody odhalen.
page-log-redealt = Někdo neodhalil svůj podíl náhody včas. Jeho místo je zase volné a všechno se rozdá znovu.
page-log-resumed = { $name } obnovuje hru.
page-log-resigned = { $name } se vzdává.
page-log-away = { $name } je pryč.
page-log-back = { $name } je zpět.
page-log-stood-in = Za hráče { $name } hraje bot.
page-log-ran-out = { $name }: čas vypršel.
page-log-waited = Ostatní čekají, až { $name } zahraje.
page-log-muted = Hráč { $name } je ztlumen.
page-log-unmuted = Hráč { $name } už není ztlumen.
page-log-finished = Hra skončila.
page-log-rematch = Otevřela se odveta.

## Konec

page-score-what = Za co
page-score-total = Celkem
page-score-place = Pořadí
page-place = { $place }.
page-rival = Soupeř
page-rematch = Odveta
page-replay = Přehrát
page-record = Záznam
page-verify = Ověřit rozdání
page-verify-how = Než si kdokoli sedl, zveřejnil server otisk tajného semínka. Každý hráč pak přidal vlastní náhodná data. Uložte si záznam a nechte program ověřit každé losování a každý tah:
page-verify-commitment = Otisk zveřejněný před hrou
page-verify-kept = Ověřeno: semínko serveru odpovídá otisku, který tento prohlížeč viděl před hrou, a každý přidal podíl, ke kterému se zavázal.
page-verify-broken = To neodpovídá tomu, co tento prohlížeč viděl před hrou. Buď někdo podváděl, nebo jste tu nebyli od začátku: uložte si záznam a ověřte ho.
page-verify-seed = Semínko
page-verify-share = Náhodná data hráče { $name }

## Přehrávání

page-replay-of = Přehrání: { $game }
page-replay-slider = Místo ve hře
page-replay-eyes = Pohled
page-replay-public = všichni
page-replay-rounds = Přejít na
page-replay-round = { $round }. kolo
page-replay-first = Na začátek
page-replay-last = Na konec
page-replay-play = Přehrávat
page-replay-pause = Pozastavit
page-continue = Hrát odsud proti botům
page-replay-early = Hra ještě neskončila. Přehrát ji půjde, až skončí.
page-replay-turn = Tah { $turn } z { $of }
page-replay-before = O tah zpět
page-replay-after = O tah dál
page-replay-speed = Rychlost
page-replay-link = Kopírovat odkaz na tento okamžik

## Pravidla

page-rules-of = Pravidla hry { $game }
page-search-rules = Hledat v pravidlech
page-no-rules = Tato slova v žádném pravidle nejsou.
page-rules-english = Tato pravidla ještě nejsou přeložená; toto je anglický text.

## Nastavení

page-set-theme = Vzhled
page-set-theme-system = Podle systému
page-set-theme-light = Světlý
page-set-theme-dark = Tmavý
page-set-confirm = Zahrání tahu
page-set-confirm-second-tap = Druhé klepnutí nebo Potvrdit
page-set-confirm-always = Jen Potvrdit
page-set-confirm-at-once = Hned
page-set-motion = Animace
page-set-motion-system = Podle systému
page-set-motion-off = Vypnuté
page-set-sound = Přehrát zvuk, když jste na tahu nebo vám dochází čas
page-account = Účet
page-account-why = Hrát můžete i bez účtu. S ním máte své jméno a hry na každém zařízení.
page-account-is = Přihlášený účet: { $name }.
page-password = Heslo
page-log-in = Přihlásit se
page-register = Založit účet
page-log-out = Odhlásit se
page-password-old = Současné heslo
page-password-new = Nové heslo
page-password-change = Změnit heslo
page-password-changed = Heslo je změněno. Na ostatních zařízeních jste odhlášeni.
page-data = Vaše údaje
page-data-export = Stáhnout moje údaje
page-delete-account = Smazat můj účet
page-delete-guest = Smazat mě z tohoto serveru
page-delete-sure = Vaše jméno a vše, co jste napsali, z tohoto serveru natrvalo zmizí. Vaše hry zůstanou, ale bez vašeho jména.
page-delete-yes = Smazat natrvalo
page-delete-no = Zrušit
page-deleted = Z tohoto serveru jste byli smazáni.
page-set-pace = Tahy ostatních hráčů
page-set-pace-slow = Pomalu
page-set-pace-normal = Běžně
page-set-pace-fast = Rychle
page-set-pace-instant = Hned

## O projektu

page-about-what = Tetrapolis je stůl pro čtyři hry o městech, zdarma a s otevřeným kódem. Hrajte proti botům, s přáteli přes odkaz, nebo společně na jednom zařízení.
page-about-fair = Server dohlíží na všechna pravidla a rozdání si můžete po každé hře ověřit.
page-about-api = Programové rozhraní (API)
page-credits = Autoři a licence
page-credit-games = Pravidla jsme napsali vlastními slovy a edice jsme vytvořili sami. Názvy her patří jejich vlastníkům.
page-credit-art = Všechny kresby a ikony vznikly pro Tetrapolis.
page-credit-font = Písmo je Sofia Sans, autoři The Sofia Sans Project Authors, pod licencí SIL Open Font License 1.1.
page-credit-code = Program je pod licencí MIT nebo Apache 2.0, podle vaší volby.
page-licence = Licence
