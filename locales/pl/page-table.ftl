### Stół: jego rama, klawisze, przebieg, koniec.

## Stół

page-board = Plansza
page-log = Przebieg
page-chat = Czat
page-log-and-chat = Przebieg i czat
page-more = Więcej
page-undo = Cofnij
page-confirm = Zatwierdź
page-confirm-brings = Zatwierdź, { $points }
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
       *[other] Zwycięstwem dzielą się { $names }.
    }
page-status-you-won = Wygrywasz!
page-status-stood-in = Zastępuje cię bot.
page-missed =
    { $count ->
        [one] Witaj ponownie. Podczas twojej nieobecności wydarzyła się jedna rzecz.
        [few] Witaj ponownie. Podczas twojej nieobecności wydarzyły się { $count } rzeczy.
       *[other] Witaj ponownie. Podczas twojej nieobecności wydarzyło się { $count } rzeczy.
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } prosi o cofnięcie ruchu.
page-return-asked = { $name } chce grać dalej, choć czas się skończył.
page-pause-asked = { $name } prosi o jeszcze jedną przerwę.
page-undo-agree = Zgoda
page-undo-refuse = Odmowa
page-ran-out = { $name }: czas się skończył.
page-ran-out-wait = Poczekaj
page-ran-out-bot = Niech gra bot
page-stood-in = Grał za ciebie bot.
page-return = Przejmij grę
page-timeless = Twój czas się skończył. Grasz dalej, jeśli wszyscy pozostali się zgodzą.
page-return-ask = Poproś o dalszą grę
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
page-player-bot = bot · { $kind }
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
page-log-many = Odkryto: { $count }
page-rule = Zasada { $rule }
page-why-not = Teraz nie można tego wybrać.
page-why-wait = Najpierw gra: { $names }
page-in-words = Tekstowo
page-what-you-can-do = Co możesz zrobić
page-nothing-to-do = Nie masz teraz nic do zrobienia.
page-narrow = Filtruj
page-again-to-play = jeszcze raz: zagraj
page-more-actions = I jeszcze { $count }: doprecyzuj filtr albo wybierz na planszy.
page-board-in-words = Plansza tekstowo
page-hand-over = Przekaż urządzenie. Gra { $name }.
page-hand-over-why = To, co { $name } ma na ręce, będzie widać dopiero po dotknięciu.
page-hand-over-done = To ja, { $name }
page-skip-to-board = Przejdź do planszy
page-status-thinking =
    { $count ->
        [one] { $names } myśli…
       *[other] { $names } myślą…
    }
page-player-thinks = myśli
page-player-plays = gra
page-since = Od twojej tury
page-since-more =
    { $count ->
        [one] Jeszcze jeden wcześniejszy ruch znajdziesz w Przebiegu.
        [few] Jeszcze { $count } wcześniejsze ruchy znajdziesz w Przebiegu.
       *[other] Jeszcze { $count } wcześniejszych ruchów znajdziesz w Przebiegu.
    }
page-show-again = Pokaż jeszcze raz
page-to-my-turn = Do mojej tury
page-go-on = Dalej
page-event-last = Zaczęła się ostatnia runda
page-event-last-means = Tę rundę trzeba dokończyć. Potem następuje koniec gry.

## Tajne pytania

page-asked-nothing = Nie masz tu czego zagrać, więc pasujesz.
page-asked-covered = Pasujesz, zgodnie z życzeniem.
page-asked-answered = Twoja odpowiedź: { $action }. Możesz ją zmienić, dopóki nie minie czas.
page-asked-others = Pozostali odpowiadają w tajemnicy.
page-asked-left = { $seconds } s
page-asked-closes =
    { $seconds ->
        [one] Tajne odpowiedzi kończą się za sekundę
        [few] Tajne odpowiedzi kończą się za { $seconds } sekundy
       *[many] Tajne odpowiedzi kończą się za { $seconds } sekund
    }
page-asked-open =
    { $seconds ->
        [one] Masz sekundę na odpowiedź.
        [few] Masz { $seconds } sekundy na odpowiedź.
       *[many] Masz { $seconds } sekund na odpowiedź.
    }
page-more-time = Więcej czasu
page-more-time-does = Pytanie pozostanie otwarte przez 30 sekund. Wszyscy zobaczą, że o to prosisz.
page-standing = Stałe odpowiedzi
page-standing-how = Tajne pytania, których nie chcesz dostawać, odrzucamy za ciebie. Nikt inny się o tym nie dowie, a zmienić to możesz w każdej chwili.
page-standing-all = Pytaj mnie o wszystko
page-standing-part = Pasuj do końca tej fazy
page-standing-only = Pytaj mnie tylko o to:
page-standing-again = Pytaj mnie znowu

## Klawisze

page-keys = Klawisze
page-key-arrows = Strzałki
page-key-arrows-does = poruszanie się między rzeczami na planszy
page-key-g = G
page-key-g-does = do następnej rzeczy, którą można wybrać
page-key-enter = Enter
page-key-enter-does = przeczytaj, co to jest; naciśnij znowu, aby wybrać, i jeszcze raz, aby zagrać
page-key-esc = Esc
page-key-esc-does = anuluj wybór; wróć do gry
page-key-u = U
page-key-u-does = cofnij
page-key-l = L
page-key-l-does = otwórz Przebieg
page-key-t = T
page-key-t-does = więcej czasu na tajną odpowiedź
page-key-p = P
page-key-p-does = stałe odpowiedzi
page-key-steps = W lewo, w prawo
page-key-steps-does = w Przebiegu: krok wstecz albo dalej
page-key-question = ?
page-key-question-does = gra w skrócie

## Przebieg

page-log-opened = Otwarto stół.
page-log-sat = { $name } siada do stołu.
page-log-named = { $name } ma nowy nick lub kolor.
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
page-log-return-asked = { $name } prosi o dalszą grę.
page-log-pause-asked = { $name } prosi o jeszcze jedną przerwę.
page-log-dealing = Wszyscy ujawniają swoje losowe dane.
page-log-committed = { $name } składa zobowiązanie do nowych losowych danych.
page-log-revealed = { $name } ujawnia swoje losowe dane.
page-log-redealt = Nie wszyscy ujawnili losowe dane na czas. Ich miejsca są znów wolne, a wszystko zostanie rozdane od nowa.
page-log-paused = { $name } wstrzymuje grę.
page-log-resumed = { $name } wznawia grę.
page-log-resigned = { $name } się poddaje.
page-log-away = { $name } jest offline.
page-log-back = { $name } jest znów online.
page-log-stood-in = Gracza { $name } zastępuje bot.
page-log-ran-out = { $name }: czas się skończył.
page-log-waited = Pozostali czekają, aż { $name } zagra.
page-log-more-time = { $name } prosi o więcej czasu na odpowiedź.
page-log-asked-again = Pytanie jest znowu otwarte.
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
page-verify-kept = Sprawdzono: ziarno serwera zgadza się ze skrótem, który ta przeglądarka widziała przed grą, a losowe dane każdego gracza z jego zobowiązaniem.
page-verify-broken = To się nie zgadza z tym, co ta przeglądarka widziała przed grą. Albo ktoś oszukiwał, albo nie było cię tu od początku: pobierz zapis i sprawdź go.
page-verify-seed = Ziarno
page-verify-share = Losowe dane gracza { $name }
page-guest = Gość
page-hand-over-since = Od twojej tury, { $name }
page-share = Udostępnij chwilę
page-webhook = Powiadamiaj inną usługę
