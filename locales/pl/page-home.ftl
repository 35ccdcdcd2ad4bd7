### Strona główna, stoły i stół przed grą.

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
page-answers = Tajne pytania pozostają otwarte
page-answers-seconds =
    { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
page-answers-none = aż wszyscy odpowiedzą
page-public = Pokaż stół na stronie Stoły
page-edition = Inna edycja (plik)
page-edition-is = Edycja: { $edition }
page-your-name = Twój nick
page-own-cards = Własne karty
page-own-cards-how = Zagraj z własną edycją: plikiem tekstowym z kartami i kafelkami gry.

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
        [one] 1 miejsce jest wolne. Grę można zacząć, gdy wszystkie będą zajęte.
        [few] { $free } miejsca są wolne. Grę można zacząć, gdy wszystkie będą zajęte.
       *[other] { $free } miejsc jest wolnych. Grę można zacząć, gdy wszystkie będą zajęte.
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
page-dealing-now = Przeglądarki wszystkich graczy ujawniają swoje losowe dane. Gra zaraz się zacznie.

## Powrót

page-home-continue = Kontynuuj
page-home-tables =
    { $count ->
        [one] 1 stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }, { $waiting ->
        [0] żaden nie czeka na ciebie
        [one] jeden czeka na ciebie
        [few] { $waiting } czekają na ciebie
       *[other] { $waiting } czeka na ciebie
    }
page-home-look = Zobacz
page-home-turn = Twoja tura
page-home-turn-left = Twoja tura, pozostało: { $time }
page-home-turn-of = Gra teraz: { $name }
page-home-others-left = Gra teraz: { $names }, pozostało: { $time }
page-home-full = Wszystkie miejsca zajęte
page-home-dealing = Gra zaraz się zacznie
page-home-with = { $names }
page-home-alone = Tylko ty
page-home-ended = Od ostatniej wizyty
page-home-ended-more =
    { $count ->
        [one] Jeszcze 1 gra
        [few] Jeszcze { $count } gry
       *[other] Jeszcze { $count } gier
    }
page-home-new = Nowa gra
page-home-installed = Zainstalowana aplikacja zaczyna pusta, nawet jeśli grasz już w przeglądarce.
page-result-won = Wygrana w { $game }, { $own } : { $other }
page-result-shared = Wspólna wygrana w { $game }, { $own } : { $other }
page-result-placed = { $place }. miejsce w { $game }, { $own } : { $other }
page-result-device =
    { $count ->
        [one] { $game }: wygrywa { $names }
       *[other] { $game }: wspólnie wygrywają { $names }
    }
page-result-over = { $game }: koniec gry
page-result-of = { $game }, { $when }
page-result-against = rywale: { $names }
page-sharing = Kto gra na tym urządzeniu
page-sharing-name = Gracz { $seat }
page-news = Nowości
page-news-home = Twoje trwające gry widać tu od razu na początku.
page-news-devices = Grę można dokończyć na telefonie: dotknij u góry swojego nicku i wybierz „Graj dalej na innym urządzeniu”.
page-news-notices = Damy ci znać, że to twoja tura, także gdy ta strona jest zamknięta.

## Zakończone gry

page-filter-game = Gra
page-filter-result = Wynik
page-filter-with = Rywale
page-filter-all = Wszystko
page-filter-won = Wygrane
page-filter-lost = Niewygrane
page-filter-people = Ludzie
page-filter-bots = Boty
page-filter-none = Żadna gra nie pasuje.
page-filter-older = Starsze gry

## Zapraszanie

page-invite-text = Zagraj ze mną w { $game }!
page-invite-qr = Kod QR
page-invite-share = Udostępnij
page-companions = Osoby z twoich gier
page-invite-name = Zaproś: { $name }
page-invited = Zaproszono
page-invited-name = Zaproszono: { $name }
