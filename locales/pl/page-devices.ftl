### Inne urządzenia: kody, urządzenia, klucze.

page-device = Urządzenie
page-device-this = to urządzenie
page-devices = Twoje urządzenia
page-device-end = Wyloguj
page-device-end-of = Wyloguj: { $device }
page-device-end-all = Wyloguj wszystkie inne
page-devices-warn = Kto ma kod, może grać jako ty. Nie pokazuj go nikomu innemu i wyloguj to, czego nie znasz.
page-keep = Zachowaj tę tożsamość
page-keep-why = Droga powrotu, gdy stracisz urządzenie albo wyczyścisz przeglądarkę.
page-recovery = Kod odzyskiwania
page-recovery-make = Utwórz kod odzyskiwania
page-recovery-again = Zastąp nowym
page-recovery-made = Kod odzyskiwania powstał: { $date }.
page-recovery-shown = Zapisz go: pokaże się tylko raz.
page-recovery-remove = Usuń kod
page-passkey = Klucz dostępu
page-passkey-make = Dodaj klucz dostępu
page-passkey-made = od { $date }
page-passkey-remove-of = Usuń: { $name }
page-passkey-enter = Zaloguj się kluczem dostępu
page-passkeys-off = Ten serwer nie obsługuje kluczy dostępu.
page-passkeys-browser = Ta przeglądarka nie obsługuje kluczy dostępu.
page-install = Zainstaluj
page-install-why = Jako osobna aplikacja z własną ikoną i powiadomieniami.
page-install-do = Zainstaluj aplikację
page-install-apple = Na iPhonie lub iPadzie: dotknij w przeglądarce Udostępnij, a potem „Do ekranu początkowego”.
page-install-apple-then = Aplikacja zaczyna pusta: otwórz w niej „Gram już na innym urządzeniu” i wpisz kod podany tutaj.
page-link-qr = Kod QR, który otworzy twoje gry na innym urządzeniu
page-link-step-camera = Otwórz aparat w telefonie.
page-link-step-point = Skieruj go na ten kwadrat i dotknij linku.
page-link-step-check = Sprawdź, czy oba pokazują te same cztery cyfry i „{ $name }”, a potem potwierdź tutaj.
page-link-typed = Bez aparatu? Otwórz tam { $address } i wpisz:
page-link-code = Kod
page-link-minutes =
    { $minutes ->
        [one] Działa raz, jeszcze przez 1 minutę.
        [few] Działa raz, jeszcze przez { $minutes } minuty.
       *[other] Działa raz, jeszcze przez { $minutes } minut.
    }
page-link-new = Nowy kod
page-link-asks = { $device } chce grać jako ty
page-link-same = Potwierdź tylko, jeśli drugie urządzenie pokazuje te same cyfry:
page-link-yes = Tak, jest moje
page-link-no = Nie
page-link-done = Drugie urządzenie jest już twoje
page-link-done-more = Są tam też twoje stoły. Możesz je wylogować w każdej chwili.
page-link-another = Kolejne urządzenie
page-link-ended = Ten kod już nie działa
page-link-wait = Potwierdź na drugim urządzeniu, że to ty, { $name }. Oba pokazują te cyfry:
page-link-refused = Drugie urządzenie odmówiło albo minął czas.
page-link-by-code = Za pomocą kodu
page-link-by-code-how = Na drugim urządzeniu otwórz u góry swój nick, a potem „Graj dalej na innym urządzeniu”. Wpisz kod, który się pokaże.
page-link-by-key = Za pomocą zachowanego klucza
page-link-by-account = Za pomocą konta i hasła
page-link-go = Dalej
page-link-instead = Tutaj grasz jako { $name }. Skończy się to na tym urządzeniu, gdy stanie się kimś innym.
