### Stránka: čo je všade, čo sa nepodarí, o projekte.

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

## Vy

page-you-are-title = Ste
page-you-are = { $name }: meno, farba a zariadenia
page-your-colour-of = Farba ({ $name })
page-colour-violet = Fialová, kruh
page-colour-orange = Oranžová, štvorec
page-colour-teal = Modrozelená, trojuholník
page-colour-pink = Ružová, kosoštvorec
page-colour-grey = Sivá, päťuholník
page-devices-open = Pokračovať na inom zariadení
page-devices-open-why = Vaše stoly, meno aj farba idú s vami. Netreba účet ani e-mail.
page-link-here = Hrám už na inom zariadení
page-notices = Upozornenia
page-notices-count =
    { $count ->
        [0] Upozornenia
        [one] Upozornenia, 1 nové
        [few] Upozornenia, { $count } nové
       *[other] Upozornenia, { $count } nových
    }
page-notices-none = Nič na vás nečaká.
page-notices-settings = Ako vám dávame vedieť
page-tab-turn = Ste na ťahu
