### Stránka: jej rám, úvod, stoly, prehrávanie, pravidlá, nastavenia.

## Všade

page-nothing = nič
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, úvodná stránka
page-pages = Stránky
page-menu = Ponuka
page-close = Zavrieť
page-tables = Stoly
page-rules = Pravidlá
page-settings = Nastavenia
page-about = O projekte
page-language = Jazyk
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Tmavý vzhľad
page-theme-to-light = Svetlý vzhľad
page-games = Hry
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## Keď sa niečo nepodarí

page-trouble = To sa nepodarilo
page-unreachable = Server nie je dostupný. Skontrolujte pripojenie a skúste to znova.
page-not-found = Taká stránka tu nie je.
page-go-home = Na úvodnú stránku
page-try-again = Skúsiť znova
page-opening = Stôl sa otvára…
page-lost = Spojenie sa prerušilo. O hru neprídete, pripájame sa znova…

## Úvod

page-hero = Štyri mestá, jeden stôl.
page-hero-more = Vyberte si hru a hrajte. Bez účtu, bez sťahovania; pravidlá strážime my.
page-game-point-city-is = Každý ťah dve karty; zo zdrojov vyrastie mesto.
page-game-cities-is = Vyberajte pozemky a dieliky; postavte najkrajšiu štvrť.
page-game-uptown-is = Postavte päť veží a rozdávajte súperom nevítané dary.
page-game-mafia-city-is = Bojujte o sedem lokácií a vetujte ťahy súperov.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Hrať
page-how = Spôsob hry
page-way-bots = Proti botom
page-way-friends = S priateľmi
page-way-device = Jedno zariadenie
page-players = Hráči
page-bots = Boti
page-you-and =
    { $count ->
        [0] Len vy
        [one] Vy a 1 bot
        [few] Vy a { $count } boti
       *[other] Vy a { $count } botov
    }
page-seats =
    { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčov
    }
page-bot-random = náhodný
page-bot-greedy = pažravý
page-bot-search = hľadajúci
page-bot-novice = ľahký
page-bot-club = stredný
page-bot-expert = ťažký
page-bot-name = Bot ({ $kind })
page-play-game = Hrať { $game }
page-open = Otvoriť stôl { $game }
page-options = Možnosti
page-option-solo = Náročnosť sólovej hry
page-option-solo-easy = Ľahká
page-option-solo-medium = Stredná
page-option-solo-hard = Vysoká
page-option-length = Dĺžka
page-option-length-standard = Bežná
page-option-length-long = Dlhá
page-option-metropolis = Metropola
page-option-metropolis-random = Náhodná
page-option-metropolis-barcelona = Barcelona
page-option-metropolis-buenos-aires = Buenos Aires
page-option-metropolis-lisbon = Lisabon
page-option-metropolis-venice = Benátky
page-option-metropolis-sydney = Sydney
page-option-metropolis-mexico-city = Mexico City
page-option-metropolis-rio-de-janeiro = Rio de Janeiro
page-option-metropolis-new-york = New York
page-option-target = Body na víťazstvo
page-option-target-advanced = Pre pokročilých
page-option-target-beginners = Pre začiatočníkov
page-clock = Hodiny
page-clock-none = Bez hodín
page-clock-quick = Rýchlo: 5 minút a 10 sekúnd na ťah
page-clock-calm = Pokojne: 15 minút a 20 sekúnd na ťah
page-clock-days = Korešpondenčne: 3 dni na ťah
page-clock-of-days =
    { $days ->
        [one] 1 deň na ťah
        [few] { $days } dni na ťah
       *[other] { $days } dní na ťah
    }
page-clock-of-bank = { $minutes } min a { $increment } s na ťah
page-public = Ukázať stôl na stránke Stoly
page-edition = Iná edícia (súbor)
page-edition-is = Edícia: { $edition }
page-your-name = Vaše meno
page-own-cards = Vlastné karty
page-own-cards-how = Hrajte s vlastnou edíciou: textovým súborom s kartami a dielmi hry.

## Stoly

page-waiting-tables = Čakajú na hráčov
page-all-tables = Všetky stoly
page-own-tables = Vaše stoly
page-past-tables = Vaše dohrané hry
page-no-tables = Na hráčov teraz nečaká žiadny stôl. Otvorte vlastný: ostatní ho tu uvidia.
page-open-one = Otvoriť stôl
page-phase-gathering = čaká na hráčov
page-phase-running = hrá sa
page-phase-paused = pozastavené
page-phase-finished = dohrané
page-seats-free =
    { $free ->
        [0] žiadne voľné miesto
        [one] 1 voľné miesto
        [few] { $free } voľné miesta
       *[other] { $free } voľných miest
    }

## Pred hrou

page-gathering =
    { $free ->
        [one] 1 miesto je voľné. Hra sa začne, keď budú všetky obsadené.
        [few] { $free } miesta sú voľné. Hra sa začne, keď budú všetky obsadené.
       *[other] { $free } miest je voľných. Hra sa začne, keď budú všetky obsadené.
    }
page-gathering-full = Všetky miesta sú obsadené. Začnite, keď budete chcieť.
page-gathering-wait = Všetky miesta sú obsadené. Čaká sa, kým hru spustí ten, kto stôl otvoril.
page-seat = Miesto { $seat }
page-seat-free = Voľné
page-name-numbered = { $name } { $seat }
page-you = vy
page-sit = Sadnúť si
page-rise = Vstať od stola
page-add-bot = Pridať bota
page-add-bot-to = Pridať bota na miesto { $seat }
page-remove-bot = Odobrať
page-remove-bot-from = Odobrať bota z miesta { $seat }
page-start = Začať
page-invite = Pozvať
page-invite-how = S týmto odkazom si ktokoľvek môže prisadnúť alebo sa pozerať.
page-invite-link = Odkaz na tento stôl
page-copy = Kopírovať
page-copied = Skopírované
page-dealing = Rozdanie určuje tajné semienko, ktoré už nikto nezmení: { $commitment }… Po hre si ho môžete overiť.
page-dealing-now = Stránky všetkých hráčov odhaľujú svoje príspevky náhody. Hra sa o chvíľu začne.

## Stôl

page-board = Herný plán
page-log = Priebeh
page-chat = Čet
page-log-and-chat = Priebeh a čet
page-more = Viac
page-undo = Vziať späť
page-confirm = Potvrdiť
page-ways = Vyberte spôsob
page-score-sheet = Vyhodnotenie
page-back-to-live = Späť do hry
page-status-you = Ste na ťahu.
page-forced = Jediná možnosť: { $action }
page-status-confirm = Potvrďte: { $action }
page-status-wait = Chvíľu…
page-status-others = Na ťahu: { $names }
page-status-past = Pohľad späť: krok { $version } z { $of }
page-status-paused = Hra je pozastavená.
page-status-over = Hra sa skončila.
page-status-won =
    { $count ->
        [one] Víťazí { $names }.
       *[other] O víťazstvo sa delia { $names }.
    }
page-status-stood-in = Hrá za vás bot.
page-missed =
    { $count ->
        [one] Ste späť. Medzitým sa stala jedna vec:
        [few] Ste späť. Medzitým sa stali { $count } veci:
       *[other] Ste späť. Medzitým sa stalo { $count } vecí:
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } chce vziať ťah späť.
page-return-asked = Hráčovi { $name } vypršal čas a chce hrať ďalej.
page-pause-asked = { $name } chce ďalšiu prestávku.
page-undo-agree = Súhlasím
page-undo-refuse = Nesúhlasím
page-ran-out = { $name }: čas vypršal.
page-ran-out-wait = Počkať
page-ran-out-bot = Nech hrá bot
page-stood-in = Hral za vás bot.
page-return = Prevziať hru
page-paused = Hra je pozastavená; hodiny stoja.
page-pause = Pozastaviť
page-resume = Pokračovať
page-timeless = Vypršal vám čas. Budete hrať ďalej, ak všetci ostatní súhlasia.
page-return-ask = Požiadať o pokračovanie
page-leave = Nech za mňa hrá bot
page-resign = Vzdať sa
page-resign-sure = Naozaj sa vzdať? Hru tým prehráte.
page-mute = Stlmiť: { $name }
page-unmute = Zrušiť stlmenie: { $name }
page-player-look = Zobraziť: { $name }
page-player-resigned = vzdané
page-player-stood-in = hrá bot
page-player-out-of-time = čas vypršal
page-player-away = preč
page-player-acts = na ťahu
page-player-bot = bot
page-days =
    { $days ->
        [one] 1 deň
        [few] { $days } dni
       *[other] { $days } dní
    }
page-chat-empty = Zatiaľ nikto nič nepovedal.
page-chat-removed = Táto správa bola odstránená.
page-chat-say = Napíšte niečo
page-chat-send = Poslať
page-phrases = Rýchle vety
page-past-before = O krok späť
page-past-after = O krok ďalej
page-look-back = Pozrieť sa späť: { $text }
page-log-all = Ukázať všetky riadky ({ $count })
page-rule = Pravidlo { $rule }
page-why-not = To sa teraz vybrať nedá.
page-why-wait = Čaká sa, najprv hrá: { $names }
page-in-words = Textom
page-what-you-can-do = Čo môžete urobiť
page-nothing-to-do = Teraz nemáte čo robiť.
page-narrow = Filtrovať
page-again-to-play = znova: zahrať
page-more-actions = A ešte { $count }: spresnite filter alebo vyberajte na pláne.
page-board-in-words = Herný plán textom
page-hand-over = Odovzdajte zariadenie. Hrá { $name }.
page-hand-over-why = Čo má { $name } v ruke, sa ukáže až po ťuknutí.
page-hand-over-done = Som { $name }
page-skip-to-board = Prejsť na hraciu plochu
page-status-thinking = { $names } premýšľa …
page-player-thinks = premýšľa
page-player-plays = hrá
page-since = Od vášho ťahu
page-since-more =
    { $count ->
        [one] Jeden skorší ťah je v zázname.
        [few] { $count } skoršie ťahy sú v zázname.
       *[other] { $count } skorších ťahov je v zázname.
    }
page-show-again = Ukázať znova
page-to-my-turn = Na môj ťah
page-go-on = Pokračovať
page-event-last = Začalo sa posledné kolo

## Klávesy

page-keys = Klávesy
page-key-arrows = Šípky
page-key-arrows-does = pohyb medzi tým, čo sa dá zvoliť
page-key-enter = Enter
page-key-enter-does = zvoliť; druhýkrát zahrať
page-key-esc = Esc
page-key-esc-does = zrušiť voľbu; späť do hry
page-key-u = U
page-key-u-does = vziať späť
page-key-l = L
page-key-l-does = otvoriť priebeh
page-key-steps = Vľavo, vpravo
page-key-steps-does = v priebehu: po krokoch späť a ďalej
page-key-question = ?
page-key-question-does = hra v skratke

## Priebeh

page-log-opened = Stôl bol otvorený.
page-log-sat = { $name } si sadá k stolu.
page-log-rose = { $name } vstáva od stola.
page-log-started = Hra sa začala.
page-log-undone =
    { $steps ->
        [one] { $name } berie späť jeden krok.
        [few] { $name } berie späť { $steps } kroky.
       *[other] { $name } berie späť { $steps } krokov.
    }
page-log-undo-asked = { $name } chce vziať ťah späť.
page-log-undo-agreed = { $name } s vrátením súhlasí.
page-log-undo-refused = { $name } s vrátením nesúhlasí.
page-log-paused = { $name } pozastavuje hru.
page-log-return-asked = { $name } žiada, aby sa smelo hrať ďalej.
page-log-pause-asked = { $name } žiada o ďalšiu prestávku.
page-log-dealing = Odhaľujú sa všetky príspevky náhody.
page-log-committed = { $name }: záväzok k novému príspevku náhody.
page-log-revealed = { $name }: príspevok náhody odhalený.
page-log-redealt = Niekto neodhalil svoj príspevok náhody včas. Jeho miesto je opäť voľné a všetko sa rozdá nanovo.
page-log-resumed = { $name } obnovuje hru.
page-log-resigned = { $name } sa vzdáva.
page-log-away = { $name } je preč.
page-log-back = { $name } je späť.
page-log-stood-in = Za hráča { $name } hrá bot.
page-log-ran-out = { $name }: čas vypršal.
page-log-waited = Ostatní čakajú, kým { $name } zahrá.
page-log-muted = Hráč { $name } je stlmený.
page-log-unmuted = Hráč { $name } už nie je stlmený.
page-log-finished = Hra sa skončila.
page-log-rematch = Otvorila sa odveta.

## Koniec

page-score-what = Za čo
page-score-total = Spolu
page-score-place = Poradie
page-place = { $place }.
page-rival = Súper
page-rematch = Odveta
page-replay = Prehrať znova
page-record = Záznam
page-verify = Overiť rozdanie
page-verify-how = Skôr než si ktokoľvek sadol, zverejnil server odtlačok tajného semienka. Každý hráč potom pridal vlastné náhodné dáta. Uložte si záznam a nechajte program overiť každé žrebovanie a každý ťah:
page-verify-commitment = Odtlačok zverejnený pred hrou
page-verify-kept = Overené: semienko servera zodpovedá odtlačku, ktorý tento prehliadač videl pred hrou, a každý pridal príspevok, ku ktorému sa zaviazal.
page-verify-broken = Toto nezodpovedá tomu, čo tento prehliadač videl pred hrou. Buď niekto podvádzal, alebo ste tu neboli od začiatku: uložte si záznam a overte ho.
page-verify-seed = Semienko
page-verify-share = Náhodné dáta hráča { $name }

## Prehrávanie

page-replay-of = Prehrávanie: { $game }
page-replay-slider = Miesto v hre
page-replay-eyes = Pohľad
page-replay-public = všetci
page-replay-rounds = Prejsť na
page-replay-round = { $round }. kolo
page-replay-first = Na začiatok
page-replay-last = Na koniec
page-replay-play = Prehrávať
page-replay-pause = Pozastaviť
page-continue = Hrať odtiaľto proti botom
page-replay-early = Hra sa ešte neskončila. Prehrať znova ju bude možné, keď sa skončí.
page-replay-turn = Ťah { $turn } z { $of }
page-replay-before = O ťah späť
page-replay-after = O ťah ďalej
page-replay-speed = Rýchlosť
page-replay-link = Kopírovať odkaz na tento okamih

## Pravidlá

page-rules-of = Pravidlá hry { $game }
page-search-rules = Hľadať v pravidlách
page-no-rules = Tieto slová sa v pravidlách nenašli.
page-rules-english = Tieto pravidlá ešte nie sú preložené; toto je anglický text.

## Nastavenia

page-set-theme = Vzhľad
page-set-theme-system = Podľa systému
page-set-theme-light = Svetlý
page-set-theme-dark = Tmavý
page-set-confirm = Zahranie ťahu
page-set-confirm-second-tap = Druhé ťuknutie alebo Potvrdiť
page-set-confirm-always = Len Potvrdiť
page-set-confirm-at-once = Hneď
page-set-motion = Animácie
page-set-motion-system = Podľa systému
page-set-motion-off = Vypnuté
page-set-sound = Prehrať zvuk, keď ste na ťahu alebo vám dochádza čas
page-account = Účet
page-account-why = Hrať môžete aj bez účtu. S ním máte svoje meno a hry na každom zariadení.
page-account-is = Prihlásený účet: { $name }.
page-password = Heslo
page-log-in = Prihlásiť sa
page-register = Založiť účet
page-log-out = Odhlásiť sa
page-password-old = Súčasné heslo
page-password-new = Nové heslo
page-password-change = Zmeniť heslo
page-password-changed = Heslo je zmenené. Na ostatných zariadeniach ste odhlásení.
page-data = Vaše údaje
page-data-export = Stiahnuť moje údaje
page-delete-account = Odstrániť môj účet
page-delete-guest = Odstrániť ma z tohto servera
page-delete-sure = Vaše meno a všetko, čo ste napísali, z tohto servera natrvalo zmizne. Vaše hry zostanú, ale bez vášho mena.
page-delete-yes = Odstrániť natrvalo
page-delete-no = Zrušiť
page-deleted = Z tohto servera ste boli odstránení.
page-set-pace = Ťahy ostatných hráčov
page-set-pace-slow = Pomaly
page-set-pace-normal = Bežne
page-set-pace-fast = Rýchlo
page-set-pace-instant = Hneď

## O projekte

page-about-what = Tetrapolis je stôl pre štyri hry o mestách, zadarmo a s otvoreným kódom. Hrajte proti botom, s priateľmi cez odkaz alebo spolu na jednom zariadení.
page-about-fair = Server dozerá na všetky pravidlá a rozdanie si môžete po každej hre overiť.
page-about-api = Programové rozhranie (API)
page-credits = Autori a licencie
page-credit-games = Pravidlá sme napísali vlastnými slovami a edície sme vytvorili sami. Názvy hier patria ich vlastníkom.
page-credit-art = Všetky kresby a ikony vznikli pre Tetrapolis.
page-credit-font = Písmo je Sofia Sans, autori The Sofia Sans Project Authors, pod licenciou SIL Open Font License 1.1.
page-credit-code = Program je pod licenciou MIT alebo Apache 2.0, podľa vašej voľby.
page-licence = Licencia
