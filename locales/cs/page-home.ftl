### Úvod, stoly a stůl před hrou.

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
page-answers = Tajné otázky zůstanou otevřené
page-answers-seconds =
    { $seconds ->
        [one] 1 sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
page-answers-none = dokud všichni neodpoví
page-public = Ukázat stůl na stránce Stoly
page-edition = Jiná edice (soubor)
page-edition-is = Edice: { $edition }
page-your-name = Vaše jméno
page-own-cards = Vlastní karty
page-own-cards-how = Hrajte s vlastní edicí: textovým souborem s kartami a destičkami hry.

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
        [one] 1 místo je volné. Hra může začít, až budou všechna obsazená.
        [few] { $free } místa jsou volná. Hra může začít, až budou všechna obsazená.
       *[other] { $free } míst je volných. Hra může začít, až budou všechna obsazená.
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
page-dealing-now = Prohlížeče všech hráčů zveřejňují svá náhodná data. Hra za chvíli začne.

## Návrat

page-home-continue = Pokračovat
page-home-tables =
    { $count ->
        [one] 1 stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }, { $waiting ->
        [0] žádný na vás nečeká
        [one] jeden čeká na vás
        [few] { $waiting } čekají na vás
       *[other] { $waiting } čeká na vás
    }
page-home-look = Podívat se
page-home-turn = Jste na tahu
page-home-turn-left = Jste na tahu, zbývá: { $time }
page-home-turn-of = Na tahu: { $name }
page-home-others-left = Na tahu: { $names }, zbývá: { $time }
page-home-full = Všechna místa jsou obsazená
page-home-dealing = Hra za chvíli začne
page-home-with = { $names }
page-home-alone = Jen vy
page-home-ended = Od vaší poslední návštěvy
page-home-ended-more =
    { $count ->
        [one] Ještě 1 hra
        [few] Ještě { $count } hry
       *[other] Ještě { $count } her
    }
page-home-new = Nová hra
page-home-installed = Nainstalovaná aplikace začíná prázdná, i když jste hráli v prohlížeči.
page-result-won = Vyhráli jste hru { $game }, { $own } : { $other }
page-result-shared = Dělíte se o vítězství ve hře { $game }, { $own } : { $other }
page-result-placed = { $place }. místo ve hře { $game }, { $own } : { $other }
page-result-device =
    { $count ->
        [one] { $game }: vítězí { $names }
       *[other] { $game }: společně vítězí { $names }
    }
page-result-over = Hra { $game } skončila
page-result-of = { $game }, { $when }
page-result-against = soupeři: { $names }
page-sharing = Kdo hraje na tomto zařízení
page-sharing-name = Hráč { $seat }
page-news = Novinky
page-news-home = Vaše rozehrané stoly tu vidíte hned na začátku.
page-news-devices = Ve hře můžete pokračovat v telefonu: klepněte nahoře na své jméno a zvolte „Pokračovat na jiném zařízení“.
page-news-notices = Dáme vám vědět, že jste na tahu, i když je tato stránka zavřená.

## Dohrané hry

page-filter-game = Hra
page-filter-result = Výsledek
page-filter-with = Soupeři
page-filter-all = Vše
page-filter-won = Vyhrané
page-filter-lost = Nevyhrané
page-filter-people = Lidé
page-filter-bots = Boti
page-filter-none = Neodpovídá žádná hra.
page-filter-older = Starší hry

## Pozvání

page-invite-text = Zahrajte si se mnou { $game }!
page-invite-qr = QR kód
page-invite-share = Sdílet
page-companions = S kým už jste hráli
page-invite-name = Pozvat: { $name }
page-invited = Pozváno
page-invited-name = Pozváno: { $name }
