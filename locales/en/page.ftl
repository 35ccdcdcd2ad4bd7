### The page: what stands on every page, what goes wrong, the page about it.

## Everywhere

page-nothing = nothing
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, home page
page-pages = Pages
page-menu = Menu
page-close = Close
page-tables = Tables
page-rules = Rules
page-settings = Settings
page-about = About
page-language = Language
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Dark theme
page-theme-to-light = Light theme
page-games = Games
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## When something goes wrong

page-trouble = That did not work
page-unreachable = The server cannot be reached. Check your connection and try again.
page-not-found = This page does not exist.
page-go-home = Go to the home page
page-try-again = Try again
page-opening = Opening the table…
page-lost = Connection lost. Your game is safe; reconnecting…

## About

page-about-what = Tetrapolis is a free, open-source table for four city games. Play against bots, with friends by link, or together on one device.
page-about-fair = The server enforces all the rules, and you can verify the deal after every game.
page-about-api = Programming interface (API)
page-credits = Credits
page-credit-games = We wrote the rules in our own words and made the editions ourselves. The names of the games belong to their owners.
page-credit-art = All drawings and icons were made for Tetrapolis.
page-credit-font = The typeface is Sofia Sans by the Sofia Sans Project Authors, under the SIL Open Font License 1.1.
page-credit-code = The program is licensed under MIT or Apache 2.0, at your option.
page-licence = Licence

## You

page-you-are-title = You are
page-you-are = { $name }: name, colour and devices
page-your-colour-of = Colour ({ $name })
page-colour-violet = Violet, disc
page-colour-orange = Orange, square
page-colour-teal = Teal, triangle
page-colour-pink = Pink, diamond
page-colour-grey = Grey, pentagon
page-devices-open = Continue on another device
page-devices-open-why = Your tables, name and colour come along. No account and no e-mail needed.
page-link-here = I already play on another device
page-notices = Notifications
page-notices-count =
    { $count ->
        [0] Notifications
        [one] Notifications, 1 new
       *[other] Notifications, { $count } new
    }
page-notices-none = Nothing waits for you.
page-notices-settings = How you are told
page-tab-turn = Your turn
