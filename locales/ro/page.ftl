### Pagina: ce apare peste tot, ce nu merge, despre proiect.

## Peste tot

page-nothing = nimic
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, pagina principală
page-pages = Pagini
page-menu = Meniu
page-close = Închide
page-tables = Mese
page-rules = Reguli
page-settings = Setări
page-about = Despre
page-language = Limbă
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Temă întunecată
page-theme-to-light = Temă deschisă
page-games = Jocuri
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## Când ceva nu merge

page-trouble = Ceva nu a mers
page-unreachable = Serverul nu răspunde. Verifică-ți conexiunea și încearcă din nou.
page-not-found = Această pagină nu există.
page-go-home = Pagina principală
page-try-again = Încearcă din nou
page-opening = Se deschide masa…
page-lost = Conexiunea s-a întrerupt. Jocul tău este în siguranță; se reface conexiunea…

## Despre

page-about-what = Tetrapolis este o masă gratuită, cu cod deschis, pentru patru jocuri despre orașe. Joacă împotriva boților, cu prieteni printr-un link sau împreună pe un singur dispozitiv.
page-about-fair = Serverul impune toate regulile, iar împărțirea poate fi verificată după fiecare joc.
page-about-api = Interfața de programare (API)
page-credits = Autori și licențe
page-credit-games = Am scris regulile cu propriile cuvinte și am creat noi edițiile. Numele jocurilor aparțin proprietarilor lor.
page-credit-art = Toate desenele și pictogramele au fost create pentru Tetrapolis.
page-credit-font = Fontul este Sofia Sans, creat de Sofia Sans Project Authors, sub licența SIL Open Font License 1.1.
page-credit-code = Programul este oferit sub licența MIT sau Apache 2.0, la alegere.
page-licence = Licență

## Tu

page-you-are-title = Numele și culoarea ta
page-you-are = { $name }: nume, culoare și dispozitive
page-your-colour-of = Culoare ({ $name })
page-colour-violet = Violet, disc
page-colour-orange = Portocaliu, pătrat
page-colour-teal = Turcoaz, triunghi
page-colour-pink = Roz, romb
page-colour-grey = Gri, pentagon
page-devices-open = Continuă pe alt dispozitiv
page-devices-open-why = Mesele, numele și culoarea vin cu tine. Nu îți trebuie cont sau e-mail.
page-link-here = Joc deja pe alt dispozitiv
page-notices = Notificări
page-notices-count =
    { $count ->
        [0] Notificări
        [one] Notificări, una nouă
        [few] Notificări, { $count } noi
       *[other] Notificări, { $count } noi
    }
page-notices-none = Nu te așteaptă nimic.
page-notices-settings = Cum te anunțăm
page-tab-turn = E rândul tău
