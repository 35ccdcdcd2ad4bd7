### Strona: to, co jest wszędzie, co się nie uda, o projekcie.

## Wszędzie

page-nothing = nic
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, strona główna
page-pages = Strony
page-menu = Menu
page-close = Zamknij
page-tables = Stoły
page-rules = Zasady
page-settings = Ustawienia
page-about = O projekcie
page-language = Język
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Ciemny motyw
page-theme-to-light = Jasny motyw
page-games = Gry
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## Gdy coś się nie uda

page-trouble = Nie udało się
page-unreachable = Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
page-not-found = Nie ma takiej strony.
page-go-home = Strona główna
page-try-again = Spróbuj ponownie
page-opening = Otwieranie stołu…
page-lost = Utracono połączenie. Gra nie przepadnie; łączymy się ponownie…

## O projekcie

page-about-what = Tetrapolis to darmowy stół dla czterech gier o miastach, z otwartym kodem. Graj z botami, ze znajomymi przez link albo razem na jednym urządzeniu.
page-about-fair = Serwer pilnuje wszystkich zasad, a rozdanie możesz sprawdzić po każdej grze.
page-about-api = Interfejs programistyczny (API)
page-credits = Autorzy i licencje
page-credit-games = Zasady opisaliśmy własnymi słowami, a edycje stworzyliśmy sami. Nazwy gier należą do ich właścicieli.
page-credit-art = Wszystkie rysunki i ikony powstały dla Tetrapolis.
page-credit-font = Krój pisma to Sofia Sans, autorzy: The Sofia Sans Project Authors, na licencji SIL Open Font License 1.1.
page-credit-code = Program jest na licencji MIT albo Apache 2.0, do wyboru.
page-licence = Licencja

## Ty

page-you-are-title = Grasz jako
page-you-are = { $name }: nick, kolor i urządzenia
page-your-colour-of = Kolor ({ $name })
page-colour-violet = Fioletowy, koło
page-colour-orange = Pomarańczowy, kwadrat
page-colour-teal = Morski, trójkąt
page-colour-pink = Różowy, romb
page-colour-grey = Szary, pięciokąt
page-devices-open = Graj dalej na innym urządzeniu
page-devices-open-why = Twoje stoły, nick i kolor idą z tobą. Nie trzeba konta ani e-maila.
page-link-here = Gram już na innym urządzeniu
page-notices = Powiadomienia
page-notices-count =
    { $count ->
        [0] Powiadomienia
        [one] Powiadomienia, 1 nowe
        [few] Powiadomienia, { $count } nowe
       *[other] Powiadomienia, { $count } nowych
    }
page-notices-none = Nic na ciebie nie czeka.
page-notices-settings = Jak cię powiadamiamy
page-tab-turn = Twoja tura
