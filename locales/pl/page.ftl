### Strona: jej rama, strona główna, stoły, powtórki, zasady, ustawienia.

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
page-lost = Utracono połączenie. Twoja gra jest bezpieczna; łączymy się ponownie…

## Strona główna

page-hero = Cztery miasta, jeden stół.
page-hero-more = Wybierz grę i graj. Bez konta, bez pobierania; zasad pilnujemy my.
page-game-point-city-is = Dwie karty na turę; z zasobów wyrasta miasto.
page-game-cities-is = Wybieraj teren i segmenty; zbuduj najpiękniejszą dzielnicę.
page-game-uptown-is = Wznoś pięć wieżowców i obdarzaj rywali kłopotliwymi prezentami.
page-game-mafia-city-is = Walcz o siedem lokacji i wetuj ruchy rywali.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Graj
page-how = Sposób gry
page-way-bots = Z botami
page-way-friends = Ze znajomymi
page-way-device = Jedno urządzenie
page-players = Gracze
page-bots = Boty
page-you-and =
    { $count ->
        [0] Tylko ty
        [one] Ty i 1 bot
        [few] Ty i { $count } boty
       *[other] Ty i { $count } botów
    }
page-seats =
    { $count ->
        [one] 1 gracz
       *[other] { $count } graczy
    }
page-bot-random = losowy
page-bot-greedy = zachłanny
page-bot-search = szukający
page-bot-novice = łatwy
page-bot-club = średni
page-bot-expert = trudny
page-bot-name = Bot ({ $kind })
page-play-game = Graj w { $game }
page-open = Otwórz stół { $game }
page-options = Opcje
page-option-solo = Poziom gry solo
page-option-solo-easy = Łatwy
page-option-solo-medium = Średni
page-option-solo-hard = Trudny
page-option-length = Długość
page-option-length-standard = Zwykła
page-option-length-long = Długa
page-option-metropolis = Metropolia
page-option-metropolis-random = Losowa
page-option-metropolis-barcelona = Barcelona
page-option-metropolis-buenos-aires = Buenos Aires
page-option-metropolis-lisbon = Lizbona
page-option-metropolis-venice = Wenecja
page-option-metropolis-sydney = Sydney
page-option-metropolis-mexico-city = Meksyk
page-option-metropolis-rio-de-janeiro = Rio de Janeiro
page-option-metropolis-new-york = Nowy Jork
page-option-target = Punkty do zwycięstwa
page-option-target-advanced = Dla zaawansowanych
page-option-target-beginners = Dla początkujących
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-quick = Szybko: 5 minut i 10 sekund na turę
page-clock-calm = Spokojnie: 15 minut i 20 sekund na turę
page-clock-days = Korespondencyjnie: 3 dni na turę
page-clock-of-days =
    { $days ->
        [one] 1 dzień na turę
       *[other] { $days } dni na turę
    }
page-clock-of-bank = { $minutes } min i { $increment } s na turę
page-public = Pokaż stół na stronie Stoły
page-edition = Inna edycja (plik)
page-edition-is = Edycja: { $edition }
page-your-name = Twój nick
page-own-cards = Własne karty
page-own-cards-how = Zagraj z własną edycją: plikiem tekstowym z kartami i kafelkami gry.

## Stoły

page-waiting-tables = Czekają na graczy
page-all-tables = Wszystkie stoły
page-own-tables = Twoje stoły
page-past-tables = Twoje zakończone gry
page-no-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny: inni zobaczą go tutaj.
page-open-one = Otwórz stół
page-phase-gathering = czeka na graczy
page-phase-running = gra trwa
page-phase-paused = wstrzymana
page-phase-finished = zakończona
page-seats-free =
    { $free ->
        [0] brak wolnych miejsc
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
       *[other] { $free } wolnych miejsc
    }

## Przed grą

page-gathering =
    { $free ->
        [one] 1 miejsce jest wolne. Gra zacznie się, gdy wszystkie będą zajęte.
        [few] { $free } miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
       *[other] { $free } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
    }
page-gathering-full = Wszystkie miejsca są zajęte. Zacznij, kiedy chcesz.
page-gathering-wait = Wszystkie miejsca są zajęte. Czekamy, aż grę rozpocznie osoba, która otworzyła stół.
page-seat = Miejsce { $seat }
page-seat-free = Wolne
page-name-numbered = { $name } { $seat }
page-you = ty
page-sit = Usiądź
page-rise = Wstań od stołu
page-add-bot = Dodaj bota
page-add-bot-to = Dodaj bota na miejsce { $seat }
page-remove-bot = Usuń
page-remove-bot-from = Usuń bota z miejsca { $seat }
page-start = Zacznij
page-invite = Zaproś
page-invite-how = Każdy, kto ma ten link, może się przysiąść albo popatrzeć.
page-invite-link = Link do tego stołu
page-copy = Kopiuj
page-copied = Skopiowano
page-dealing = O rozdaniu decyduje tajne ziarno, którego nikt już nie zmieni: { $commitment }… Po grze możesz je sprawdzić.
page-dealing-now = Strony wszystkich graczy ujawniają swoją entropię. Gra zaraz się zacznie.

## Stół

page-board = Plansza
page-log = Przebieg
page-chat = Czat
page-log-and-chat = Przebieg i czat
page-more = Więcej
page-undo = Cofnij
page-confirm = Zatwierdź
page-ways = Wybierz sposób
page-score-sheet = Punktacja
page-back-to-live = Wróć do gry
page-status-you = Twoja tura.
page-forced = Jedyna możliwość: { $action }
page-status-confirm = Zatwierdź: { $action }
page-status-wait = Chwileczkę…
page-status-others = Tura: { $names }
page-status-past = Spojrzenie wstecz: krok { $version } z { $of }
page-status-paused = Gra jest wstrzymana.
page-status-over = Gra się skończyła.
page-status-won =
    { $count ->
        [one] Zwycięża { $names }.
       *[other] Zwycięstwo współdzielą { $names }.
    }
page-status-stood-in = Zastępuje cię bot.
page-missed =
    { $count ->
        [one] Witaj ponownie. W tym czasie wydarzyła się jedna rzecz:
        [few] Witaj ponownie. W tym czasie wydarzyły się { $count } rzeczy:
       *[other] Witaj ponownie. W tym czasie wydarzyło się { $count } rzeczy:
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } prosi o cofnięcie ruchu.
page-return-asked = Graczowi { $name } skończył się czas i chce grać dalej.
page-pause-asked = { $name } chce jeszcze jednej przerwy.
page-undo-agree = Zgoda
page-undo-refuse = Odmowa
page-ran-out = { $name }: czas się skończył.
page-ran-out-wait = Czekaj
page-ran-out-bot = Niech gra bot
page-stood-in = Grał za ciebie bot.
page-return = Przejmij grę
page-timeless = Twój czas się skończył. Grasz dalej, jeśli wszyscy pozostali się zgodzą.
page-return-ask = Poproś o dalszą grę
page-paused = Gra jest wstrzymana; zegary stoją.
page-pause = Wstrzymaj
page-resume = Wznów
page-leave = Niech gra za mnie bot
page-resign = Poddaj się
page-resign-sure = Na pewno chcesz się poddać? Przegrasz tę grę.
page-mute = Wycisz: { $name }
page-unmute = Wyłącz wyciszenie: { $name }
page-player-look = Pokaż: { $name }
page-player-resigned = poddanie
page-player-stood-in = gra bot
page-player-out-of-time = brak czasu
page-player-away = offline
page-player-acts = teraz gra
page-player-bot = bot
page-days =
    { $days ->
        [one] 1 dzień
       *[other] { $days } dni
    }
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-removed = Ta wiadomość została usunięta.
page-chat-say = Napisz coś
page-chat-send = Wyślij
page-phrases = Szybkie zwroty
page-past-before = Krok wstecz
page-past-after = Krok naprzód
page-look-back = Spójrz wstecz: { $text }
page-log-all = Pokaż wszystkie wiersze ({ $count })
page-rule = Zasada { $rule }
page-why-not = Teraz nie można tego wybrać.
page-why-wait = Czekamy, najpierw gra: { $names }
page-in-words = Tekstowo
page-what-you-can-do = Co możesz zrobić
page-nothing-to-do = Nie masz teraz nic do zrobienia.
page-narrow = Filtruj
page-again-to-play = jeszcze raz: zagraj
page-more-actions = I jeszcze { $count }: doprecyzuj filtr albo wybierz na planszy.
page-board-in-words = Plansza tekstowo
page-hand-over = Przekaż urządzenie. Gra { $name }.
page-hand-over-why = Co { $name } ma na ręce, widać dopiero po dotknięciu.
page-hand-over-done = To ja, { $name }
page-skip-to-board = Przejdź do planszy
page-status-thinking = { $names } myśli …
page-player-thinks = myśli
page-player-plays = gra
page-since = Od twojej tury
page-since-more =
    { $count ->
        [one] Jeden wcześniejszy ruch jest w dzienniku.
        [few] { $count } wcześniejsze ruchy są w dzienniku.
       *[other] { $count } wcześniejszych ruchów jest w dzienniku.
    }
page-show-again = Pokaż jeszcze raz
page-to-my-turn = Do mojej tury
page-go-on = Dalej
page-event-last = Zaczęła się ostatnia runda

## Klawisze

page-keys = Klawisze
page-key-arrows = Strzałki
page-key-arrows-does = poruszanie się między tym, co można wybrać
page-key-enter = Enter
page-key-enter-does = wybierz; drugi raz: zagraj
page-key-esc = Esc
page-key-esc-does = anuluj wybór; wróć do gry
page-key-u = U
page-key-u-does = cofnij
page-key-l = L
page-key-l-does = otwórz przebieg
page-key-steps = W lewo, w prawo
page-key-steps-does = w przebiegu: krok po kroku wstecz i dalej
page-key-question = ?
page-key-question-does = gra w skrócie

## Przebieg

page-log-opened = Otwarto stół.
page-log-sat = { $name } siada do stołu.
page-log-rose = { $name } wstaje od stołu.
page-log-started = Gra się zaczęła.
page-log-undone =
    { $steps ->
        [one] { $name } cofa jeden krok.
        [few] { $name } cofa { $steps } kroki.
       *[other] { $name } cofa { $steps } kroków.
    }
page-log-undo-asked = { $name } prosi o cofnięcie ruchu.
page-log-undo-agreed = { $name } zgadza się na cofnięcie.
page-log-undo-refused = { $name } nie zgadza się na cofnięcie.
page-log-return-asked = { $name } prosi o dalszą grę.
page-log-pause-asked = { $name } prosi o jeszcze jedną przerwę.
page-log-dealing = Wszyscy ujawniają swoją entropię.
page-log-committed = { $name }: nowe zobowiązanie do entropii.
page-log-revealed = { $name }: entropia ujawniona.
page-log-redealt = Nie wszyscy ujawnili entropię na czas. Ich miejsca są znów wolne, a wszystko zostanie rozdane od nowa.
page-log-paused = { $name } wstrzymuje grę.
page-log-resumed = { $name } wznawia grę.
page-log-resigned = { $name } się poddaje.
page-log-away = { $name } odchodzi od stołu.
page-log-back = { $name } wraca do stołu.
page-log-stood-in = Gracza { $name } zastępuje bot.
page-log-ran-out = { $name }: czas się skończył.
page-log-waited = Pozostali czekają, aż { $name } zagra.
page-log-muted = Gracz { $name } jest wyciszony.
page-log-unmuted = Gracz { $name } nie jest już wyciszony.
page-log-finished = Gra się skończyła.
page-log-rematch = Otwarto rewanż.

## Koniec

page-score-what = Za co
page-score-total = Razem
page-score-place = Miejsce
page-place = { $place }.
page-rival = Rywal
page-rematch = Rewanż
page-replay = Powtórka
page-record = Zapis
page-verify = Sprawdź rozdanie
page-verify-how = Zanim ktokolwiek usiadł, serwer opublikował skrót tajnego ziarna. Potem każdy gracz dodał własne losowe dane. Zapisz przebieg gry do pliku i pozwól programowi sprawdzić każde losowanie i każdy ruch:
page-verify-commitment = Skrót opublikowany przed grą
page-verify-kept = Sprawdzono: ziarno serwera zgadza się ze skrótem, który ta przeglądarka widziała przed grą, a entropia każdego gracza z jego zobowiązaniem.
page-verify-broken = To się nie zgadza z tym, co ta przeglądarka widziała przed grą. Albo ktoś oszukiwał, albo nie było cię tu od początku: pobierz zapis i sprawdź go.
page-verify-seed = Ziarno
page-verify-share = Losowe dane gracza { $name }

## Powtórka

page-replay-of = Powtórka: { $game }
page-replay-slider = Miejsce w grze
page-replay-eyes = Widok
page-replay-public = wszyscy
page-replay-rounds = Przejdź do
page-replay-round = Runda { $round }
page-replay-first = Na początek
page-replay-last = Na koniec
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-continue = Graj stąd z botami
page-replay-early = Gra jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
page-replay-turn = Tura { $turn } z { $of }
page-replay-before = Tura wstecz
page-replay-after = Tura dalej
page-replay-speed = Szybkość
page-replay-link = Kopiuj link do tej chwili

## Zasady

page-rules-of = Zasady gry { $game }
page-search-rules = Szukaj w zasadach
page-no-rules = Żadna zasada nie zawiera tych słów.
page-rules-english = Tych zasad jeszcze nie przetłumaczono; to tekst angielski.

## Ustawienia

page-set-theme = Motyw
page-set-theme-system = Jak w systemie
page-set-theme-light = Jasny
page-set-theme-dark = Ciemny
page-set-confirm = Wykonanie ruchu
page-set-confirm-second-tap = Drugie dotknięcie albo Zatwierdź
page-set-confirm-always = Tylko Zatwierdź
page-set-confirm-at-once = Od razu
page-set-motion = Animacje
page-set-motion-system = Jak w systemie
page-set-motion-off = Wyłączone
page-set-sound = Odtwórz dźwięk, gdy zaczyna się twoja tura albo kończy ci się czas
page-account = Konto
page-account-why = Możesz grać bez konta. Z kontem masz swój nick i gry na każdym urządzeniu.
page-account-is = Zalogowano jako { $name }.
page-password = Hasło
page-log-in = Zaloguj się
page-register = Załóż konto
page-log-out = Wyloguj się
page-password-old = Obecne hasło
page-password-new = Nowe hasło
page-password-change = Zmień hasło
page-password-changed = Hasło zostało zmienione. Na pozostałych urządzeniach nastąpiło wylogowanie.
page-data = Twoje dane
page-data-export = Pobierz moje dane
page-delete-account = Usuń moje konto
page-delete-guest = Usuń mnie z tego serwera
page-delete-sure = Twój nick i wszystkie twoje wiadomości znikną z tego serwera na zawsze. Twoje gry zostaną, ale bez nicku.
page-delete-yes = Usuń na zawsze
page-delete-no = Anuluj
page-deleted = Twoje dane zostały usunięte z tego serwera.
page-set-pace = Ruchy innych graczy
page-set-pace-slow = Wolno
page-set-pace-normal = Normalnie
page-set-pace-fast = Szybko
page-set-pace-instant = Od razu

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
