### Stránka: co je všude, co se nepovede, o projektu.

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

## Vy

page-you-are-title = Jste
page-you-are = { $name }: jméno, barva a zařízení
page-your-colour-of = Barva ({ $name })
page-colour-violet = Fialová, kruh
page-colour-orange = Oranžová, čtverec
page-colour-teal = Modrozelená, trojúhelník
page-colour-pink = Růžová, kosočtverec
page-colour-grey = Šedá, pětiúhelník
page-devices-open = Pokračovat na jiném zařízení
page-devices-open-why = Vaše stoly, jméno i barva jdou s vámi. Není třeba účet ani e-mail.
page-link-here = Hraju už na jiném zařízení
page-notices = Upozornění
page-notices-count =
    { $count ->
        [0] Upozornění
        [one] Upozornění, 1 nové
        [few] Upozornění, { $count } nová
       *[other] Upozornění, { $count } nových
    }
page-notices-none = Nic na vás nečeká.
page-notices-settings = Jak vám dáváme vědět
page-tab-turn = Jste na tahu
