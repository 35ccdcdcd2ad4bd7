### The page: what stands on every page, what goes wrong, the page about it.

## Everywhere

page-nothing = semmi
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, főoldal
page-pages = Oldalak
page-menu = Menü
page-close = Bezárás
page-tables = Asztalok
page-rules = Szabályok
page-settings = Beállítások
page-about = Névjegy
page-language = Nyelv
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Sötét téma
page-theme-to-light = Világos téma
page-games = Játékok
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## When something goes wrong

page-trouble = Ez nem sikerült
page-unreachable = A kiszolgáló nem érhető el. Ellenőrizd az internetkapcsolatot, és próbáld újra.
page-not-found = Nincs ilyen oldal.
page-go-home = Főoldal
page-try-again = Újrapróbálás
page-opening = Az asztal megnyitása…
page-lost = Megszakadt a kapcsolat. A játszmád nem vész el; újracsatlakozunk…

## About

page-about-what = A Tetrapolis ingyenes, nyílt forráskódú asztal négy városi témájú társasjátékhoz. Játssz botok ellen, barátokkal egy linken át, vagy együtt egyetlen eszközön.
page-about-fair = A kiszolgáló minden szabályt betartat, és az osztás minden játszma után ellenőrizhető.
page-about-api = Programozói felület (API)
page-credits = Szerzők és licencek
page-credit-games = A szabályokat a saját szavainkkal írtuk le, és a kiadásokat is mi készítettük. A játékok neve a jogtulajdonosaiké.
page-credit-art = Minden rajz és ikon a Tetrapolis számára készült.
page-credit-font = A betűtípus a Sofia Sans, a Sofia Sans Project Authors műve, SIL Open Font License 1.1 licenccel.
page-credit-code = A program az MIT vagy az Apache 2.0 licenc alatt használható, választásod szerint.
page-licence = Licenc

## Te

page-you-are-title = A neved és a színed
page-you-are = { $name }: név, szín és eszközök
page-your-colour-of = Szín ({ $name })
page-colour-violet = Lila, korong
page-colour-orange = Narancs, négyzet
page-colour-teal = Türkiz, háromszög
page-colour-pink = Rózsaszín, rombusz
page-colour-grey = Szürke, ötszög
page-devices-open = Folytatás másik eszközön
page-devices-open-why = Az asztalaid, a neved és a színed veled jönnek. Fiók és e-mail nem kell.
page-link-here = Már játszom egy másik eszközön
page-notices = Értesítések
page-notices-count =
    { $count ->
        [0] Értesítések
       *[other] Értesítések, { $count } új
    }
page-notices-none = Semmi sem vár rád.
page-notices-settings = Hogyan értesítünk
page-tab-turn = Te jössz
