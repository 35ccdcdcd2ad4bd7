### Co mówią stoły w sieci.

## Dlaczego czegoś nie zrobiono

refused-request-unreadable = nie można odczytać żądania
refused-request-because = nie można odczytać żądania: { $reason }
refused-request-too-large = żądanie jest za duże
refused-request-slow = żądanie nie dotarło na czas
refused-request-origin = ta strona nie należy do tego serwera
refused-limit-rate = za dużo żądań; poczekaj chwilę
refused-limit-tables = masz za dużo otwartych stołów; najpierw dokończ grę przy którymś z nich
refused-limit-chat = wiadomość jest pusta albo za długa
refused-limit-edition = ta edycja jest za duża
refused-limit-events = przy tym stole wydarzyło się już tyle, że może toczyć się tylko sama gra
refused-limit-logins = za dużo prób logowania; poczekaj minutę
refused-limit-connections = za dużo połączeń z twojego adresu
refused-session-none = serwer jeszcze cię nie zna; odśwież stronę
refused-account-taken = ten nick jest już zajęty
refused-account-name = nick ma od 1 do 24 liter, cyfr, spacji i znaków - _ . '; nick z kontem co najmniej 3
refused-account-password = hasło ma od 8 do 200 znaków
refused-account-wrong = nie ma takiego konta albo hasło jest błędne
refused-account-fixed = nick konta się nie zmienia
refused-device-unknown = nie masz takiego urządzenia
refused-link-unknown = nie ma takiego linku ani kodu, został już użyty albo stracił ważność
refused-recovery-wrong = ten kod odzyskiwania jest nieważny
refused-passkey-wrong = ten klucz dostępu nie jest tu znany albo odpowiedź przyszła za późno
refused-passkey-unknown = nie masz takiego klucza dostępu
refused-limit-passkeys = masz za dużo kluczy dostępu; najpierw usuń któryś z nich
refused-feature-off = tego ten serwer nie potrafi
feature-passkeys-no-url = operator nie ustawił publicznego adresu serwera (public-url)
feature-passkeys-no-domain = klucze dostępu wymagają adresu z https i domeną; adres tego serwera to { $url }
refused-table-unknown = nie ma takiego stołu
refused-table-setup = tak nie można przygotować gry
refused-table-clock = zegar musi dać każdemu graczowi trochę czasu
refused-table-closed = ten stół nie wpuszcza widzów
refused-table-one-device = ten stół jest na jedno urządzenie: wszyscy grają na urządzeniu osoby, która go otworzyła
refused-table-many-devices = własny nick może mieć miejsce tylko przy stole na jedno urządzenie
refused-table-no-colours = stół otworzyła wcześniejsza wersja, która nie znała kolorów
refused-table-not-seated = nie masz miejsca przy tym stole
refused-table-not-host = może to zrobić tylko osoba, która otworzyła stół
refused-table-no-seat = przy tym stole nie ma takiego miejsca
refused-table-seat-taken = to miejsce jest zajęte
refused-table-seat-free = jedno z miejsc jest jeszcze wolne
refused-table-seated = masz już miejsce
refused-table-started = gra już się zaczęła
refused-table-not-running = gra jeszcze się nie zaczęła
refused-table-paused = gra jest wstrzymana
refused-table-not-paused = gra nie jest wstrzymana
refused-table-finished = gra się skończyła
refused-table-not-finished = gra jeszcze się nie skończyła
refused-table-stale = stało się coś, czego jeszcze nie było u ciebie widać
refused-table-stale-at = u ciebie jest wersja { $seen }, przy stole { $current }
refused-table-bot = nie ma takiego bota
refused-table-barred = przy tym stole twoje losowe dane nie zostały ujawnione, więc nie możesz już przy nim usiąść
refused-table-newer = przy tym stole zapisywała nowsza wersja programu; ten serwer otworzy go dopiero po aktualizacji
refused-table-rules = ten program nie ma już zasad tego stołu; można go obejrzeć, ale nie można grać dalej
refused-table-rules-of = tę partię grano według zasad w wersji { $table }, a ten program ma wersję { $here }; stół można obejrzeć, ale nie można grać dalej
refused-table-busy = stół nie nadąża; spróbuj ponownie
refused-lesson-unknown = nie ma takiej lekcji
refused-lesson-wrong = plik lekcji jest niepoprawny
refused-lesson-wrong-at = lekcja, wiersz { $line }: { $reason }
refused-lesson-long = to więcej kroków, niż lekcja może mieć
refused-review-unfinished = gra została poddana przed końcem, więc nie ma wyniku, według którego można ją ocenić
refused-review-failed = nie udało się przeanalizować tej gry
refused-play-not-to-act = to nie twoja tura
refused-play-stood-in = zastępuje cię bot; najpierw przejmij grę
refused-play-unreadable = nie można odczytać akcji
refused-play-illegal = zasady nie pozwalają na tę akcję
refused-answer-closed = nie ma teraz pytania, na które możesz odpowiedzieć
refused-answer-in-person = przy tym stole każdy odpowiada sam
refused-answer-topic = o to nikt nigdy nie pyta
refused-help-off = przy tym stole nie masz podpowiedzi ani ostrzeżeń
refused-help-old = stół otworzyła wcześniejsza wersja, która nie znała podpowiedzi
refused-help-secret = nikt nie dostaje podpowiedzi, gdy inni też są pytani w tajemnicy
refused-undo-nothing = nie ma czego cofnąć
refused-undo-secret = tajnej odpowiedzi nie można cofnąć
refused-undo-pending = ktoś już poprosił o cofnięcie
refused-undo-absent = cofnięty zostałby też ruch kogoś, kogo teraz nie ma
refused-undo-not-asked = nikt nie czeka na twoją odpowiedź
refused-clock-not-out = ten gracz ma jeszcze czas
refused-clock-out = twój czas się skończył; o tym, czy grasz dalej, zdecydują pozostali
refused-deal-waiting = ktoś nie złożył jeszcze zobowiązania do swoich losowych danych
refused-deal-not-asked = losowych danych się teraz nie ujawnia albo twoje są już znane
refused-deal-share = to nie są dane, których dotyczy twoje zobowiązanie
refused-push-off = ten serwer nie wysyła wiadomości na urządzenia
refused-push-wrong = do tego urządzenia nie można wysyłać wiadomości: jego usługa push lub klucze są nieznane
refused-mail-off = ten serwer nie wysyła e-maili
refused-mail-address = to nie jest adres e-mail
refused-mail-code = kod jest błędny
refused-mail-late = ten kod już nie jest ważny; poproś o nowy
refused-notice-wrong = nie ma takiej pory dnia lub takiego języka
refused-webhook-off = ten serwer nie wywołuje webhooków
refused-webhook-none = ten stół nie ma działającego webhooka
refused-webhook-address = adres webhooka musi zaczynać się od https:// i być dostępny dla każdego
refused-invite-unknown = z tą osobą jeszcze nie grano
refused-server-store = serwer nie może teraz zapisywać
refused-server-unknown = jeszcze nie wiadomo, czy to zostało zapisane; zanim spróbujesz ponownie, spójrz na stół
refused-server-leaving = serwer kończy pracę; połącz się ponownie
refused-server-fault = na serwerze coś się zepsuło; błąd został zapisany

## Gotowe zdania czatu

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę.
phrase-your-turn = Twoja tura.
phrase-good-game = Dobra gra!
phrase-goodbye = Do zobaczenia!

## Stół jako plik i co mówi verify

table-file-first = to nie stół: pierwszy wiersz musi brzmieć „{ $first }”
table-file-newer = plik ma format { $format }; ten program zna formaty do { $here }
table-file-line = wiersza { $line } nie można odczytać: { $reason }
table-file-sum = suma na końcu się nie zgadza: plik zmieniono albo ucięto
verify-event = zdarzenie { $number } nie mogło nastąpić: { $reason }
verify-draw = zdarzenie { $number }: los wyciągnął „{ $found }”, ziarno mówi „{ $wanted }”
verify-early = zdarzenie { $number }: gra kończy się za wcześnie
verify-commitment = graczom podano zobowiązanie { $found }, ziarno ma { $wanted }
verify-share = żadne miejsce nie ujawniło losowych danych { $share }
verify-no-share = „{ $share }” to nie losowe dane: mają one od 32 do 128 cyfr szesnastkowych
verify-good =
    { $file }: uczciwy stół gry { $game }
      zdarzeń { $events }, każde możliwe po poprzednich
      akcji graczy { $played }, każda zgodna z zasadami
      losowań { $drawn }, każde zgodne z ziarnem i losowymi danymi { $persons ->
        [one] 1 osoby
       *[other] { $persons } osób
    }
      zobowiązanie { $commitment }
verify-finished = Gra się skończyła.
verify-unfinished = Gra się nie skończyła; to, co będzie dalej, jest jeszcze tajne.

## tetrapolis serve, load, soak, table

serve-listening = Stoły są otwarte pod http://{ $address } (API: http://{ $address }/api). Ctrl+C je zamyka i zachowuje wszystkie gry.
serve-no-page = Strona nie jest wbudowana w ten program; buduje ją make play.
serve-stopped = Koniec; wszystko jest na dysku.
serve-in-use = plik { $file } jest używany przez inny proces; najpierw go zakończ
serve-rehearsal = podczas próby karty można znać z góry, dlatego działa ona tylko na tym komputerze, a nie na { $listen }
serve-failed = nie można uruchomić serwera: { $reason }
serve-taken = { $address } jest zajęty. Jeśli stoły są tam już otwarte, przejdź do http://{ $address }; jeśli nie, podaj inny adres przez --listen lub TETRAPOLIS_LISTEN.
serve-config = { $file }: { $reason }
serve-number = { $name } musi być liczbą, a nie „{ $value }”
serve-zero = { $name } musi wynosić co najmniej 1, a nie 0
serve-switch = { $name } musi mieć wartość yes albo no, a nie „{ $value }”
serve-address = „{ $value }” to nie adres, jak na przykład 127.0.0.1:8080
serve-public-url = „{ $value }” to nie adres, jak na przykład https://games.example.org
serve-mail = e-maile wymagają smtp, mail-from i public-url
serve-mail-wrong = nie można wysyłać e-maili: { $reason }
load-failed = obciążanie przerwano: { $reason }
load-result =
    { $moves } ruchów/s, stołów { $tables }, czas { $seconds } s
    od ruchu do jego rozesłania: połowa w { $p50 } ms, 99 na 100 w { $p99 } ms
soak-cycle = zabicie { $kill } z { $kills }: potwierdzonych ruchów { $moves }, wszystkie są, każdy raz
soak-good = serwer zabito { $kills }×, potwierdzonych ruchów { $moves }, żaden nie zginął, żaden się nie powtórzył; każdy klient grał dalej
soak-lost = klientowi { $client } podano wersję { $version }, po ponownym uruchomieniu serwer ma { $found }
soak-differs = klientowi { $client } podano inną wersję { $version }, niż serwer ma po ponownym uruchomieniu
table-imported =
    { $table } ma { $events ->
        [one] 1 zdarzenie
        [few] { $events } zdarzenia
       *[other] { $events } zdarzeń
    }
table-there = stół { $table } już tu jest
table-unknown = nie ma stołu { $table }

help-serve =
    Otwiera stoły w sieci.

    Użycie: tetrapolis serve [OPCJA ...]

      --listen ADDRESS     gdzie nasłuchiwać (127.0.0.1:8080)
      --database URL       sqlite://FILE lub postgres://... (sqlite://tetrapolis.db)
      --config FILE        plik TOML z tymi samymi nazwami: listen = "..."
      --origin ORIGIN      dopuścić też strony stamtąd; można powtarzać
      --public-url URL     adres, pod którym serwer jest dostępny dla ludzi;
                           wymagają go klucze dostępu, i to z https
      --secure             ciasteczka tylko dla połączeń szyfrowanych
      --behind-proxy       wierzyć X-Forwarded-For; tylko za proxy, które je ustawia
      --grace SECONDS      jak długo miejsce czeka, zanim zastąpi je bot (60)
      --stand-in KIND      bot, który zastępuje (club)
      --requests N         żądań z jednego adresu na sekundę (200)
      --messages N         wiadomości z jednego gniazda na sekundę (500)
      --connections N      połączeń z jednego adresu (2000)
      --all-connections N  połączeń ze wszystkich adresów razem (20000)
      --tables N           otwartych stołów jednego gracza (20)
      --logins N           prób logowania na minutę, według nazwy i adresu (10)
      --keep-unfinished DAYS
                           ile dni przechowywać niedokończone gry (nierozpoczęte
                           stoły 30, pozostałe zawsze)
      --keep-finished DAYS
                           ile dni przechowywać zakończone gry (zawsze)
      --keep-chat DAYS     ile dni przechowywać to, co napisali gracze (zawsze)
      --poll MS            jak często pytać PostgreSQL zamiast LISTEN
      --contact URL        mailto:... lub https:... do pytań od usług push
      --push-host HOST     wysyłaj też do tej usługi push; można powtarzać
      --smtp URL           serwer poczty dla e-maili: smtps://USER:PASSWORD@HOST;
                           lepiej w pliku lub w zmiennej
      --mail-from ADDRESS  nadawca e-maili
      --no-webhooks        stoły nie mają webhooków
      --send-anywhere      webhooki i wiadomości mogą iść na adresy prywatne
                           i bez szyfrowania
      --rehearsal SEED     rozdawać przy każdym stole według tej liczby:
                           do testów, tylko na tym komputerze
      --open               otwiera stronę w przeglądarce, jeśli jest pulpit

    Każda opcja ma też zmienną: TETRAPOLIS_LISTEN i tak dalej. Opcja jest ważniejsza
    niż zmienna, zmienna niż plik. RUST_LOG ustala, co trafia do dziennika.
help-load =
    Gra losowe dozwolone ruchy przez prawdziwe gniazda i mierzy.

    Użycie: tetrapolis load --url URL --game GAME --tables N --seconds S [OPCJA ...]

      --url URL      serwer: http://HOST:PORT
      --game GAME    gra, jak ją nazywa „tetrapolis games”
      --seats N      ile miejsc przy stole (2)
      --tables N     ile stołów naraz
      --seconds S    jak długo
      --rate R       tyle ruchów na sekundę przy wszystkich stołach razem; inaczej
                     tyle, ile się da
      --json         wypisać JSON
help-soak =
    Wiele razy zabija serwer pod obciążeniem i uruchamia go ponownie; sprawdza,
    czy żaden potwierdzony ruch nie zginął i żaden się nie powtórzył.

    Użycie: tetrapolis soak [OPCJA ...]

      --kills N        ile razy (50)
      --tables N       ile stołów (8)
      --game GAME      gra (pierwsza)
      --database URL   dokąd pisze serwer (nowy plik SQLite)
help-verify =
    Sprawdza stół, przy którym grano w sieci: każde zdarzenie, zgodność każdej
    akcji z zasadami i każdego losowania z ziarnem oraz losowymi danymi graczy.

    Użycie: tetrapolis verify RECORD [--commitment HASH] [--entropy SHARE]

      RECORD             plik, jaki podaje /api/tables/ID/record
      --commitment HASH  zobowiązanie podane ci przed pierwszym rozdaniem
      --entropy SHARE    twoje losowe dane, tak jak zachowała je przeglądarka
help-table =
    Wyjmuje stoły z bazy danych i wkłada je do niej.

    Użycie: tetrapolis table export ID [--database URL]
            tetrapolis table import FILE [--database URL]
help-table-export =
    Wypisuje stół jako jeden plik.

    Użycie: tetrapolis table export ID [--database URL]

      ID               stół
      --database URL   gdzie jest (sqlite://tetrapolis.db)
help-table-import =
    Wkłada do bazy danych stół, który wyeksportowano.

    Użycie: tetrapolis table import FILE [--database URL]

      FILE             plik
      --database URL   dokąd go włożyć (sqlite://tetrapolis.db)
