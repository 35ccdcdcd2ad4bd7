### Co mówi sam program tetrapolis.

## Jedyny wiersz błędu

failure = tetrapolis: { $reason }
refusal = { $rule }: { $reason }

file-error = { $file }: { $reason }
file-missing = nie ma takiego pliku
file-forbidden = brak dostępu
file-directory = to katalog, a nie plik
file-not-a-directory = część tej ścieżki nie jest katalogiem
file-special = to nie zwykły plik
file-in-use = w tę grę gra właśnie inny program
file-not-text = to nie plik tekstowy
file-too-large = plik jest za duży
file-other = { $reason }
output-failed = nie można pisać na standardowe wyjście: { $reason }

## Błędne użycie

usage-no-command = które polecenie? Zobacz „tetrapolis --help”
usage-unknown-command = nie ma polecenia „{ $command }”, zobacz „tetrapolis --help”
usage-unknown-argument = nieoczekiwany argument „{ $argument }”, zobacz „--help”
usage-missing = brakuje: { $argument }, zobacz „--help”
usage-no-value = { $argument } wymaga wartości, zobacz „--help”
usage-conflict = { $argument } i { $other } wykluczają się
usage-twice = { $argument } podano dwa razy
usage-wrong = { $argument } nie przyjmuje „{ $value }”, zobacz „--help”
usage-not-text = jeden z argumentów nie jest tekstem w UTF-8
usage-value = { $argument }: { $reason }
usage-no-number = „{ $value }” to nie liczba całkowita od 0 wzwyż
usage-too-large = { $value } to za dużo
usage-zero = musi być co najmniej 1
usage-bot = nie ma bota „{ $bot }”, jest tylko { $bots }
usage-option = „{ $value }” nie ma postaci NAME=VALUE
usage-language = nie ma języka „{ $language }”, jest tylko { $languages }

## Wyliczenia i liczby

list-none = nic
list-more = { $before }, { $item }
list-last = { $before } i { $item }
decimal = { $whole },{ $fraction }
decimal-whole = { $whole }

## Kto gra

party-you = Gracz { $seat } (ty)
party-player = Gracz { $seat }
party-bot = Gracz { $seat } (bot: { $kind })
party-named = Gracz { $seat } ({ $player })
party-rival = Wirtualny rywal

## Punktacja

sheet-head =
    { $party }: { $score } { $score ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }, miejsce { $place }
sheet-tie = { $one } przy równej liczbie punktów wyprzedza: { $other }. { $one } – { $ahead }; { $other } – { $behind }
sheet-tie-shared = { $one } i { $other } dzielą miejsce: nic między nimi nie rozstrzyga
outcome-won = Zwycięża: { $party }
outcome-shared = Zwycięstwem dzielą się { $parties }.

## tetrapolis games, rules, edition

games-entry = { $name }: { $title }, miejsc przy stole od { $least } do { $most }
games-option = {"  "}opcja { $option }: { $values }
rules-unknown = { $game } nie ma zasady „{ $rule }”
edition-good = { $file }: { $title }, edycja { $name }, skrót { $hash }

## tetrapolis play

play-no-game = w którą grę? Zobacz „tetrapolis games” i „tetrapolis play --help”
play-no-record = nie ma takiego zapisu; aby zacząć nowy, podaj grę
play-no-folder = brak katalogu domowego na zapis; podaj plik przez --record
play-no-chance = system operacyjny nie daje liczb losowych: { $reason }
play-too-many-bots =
    { $bots ->
        [one] 1 bot nie mieści
        [few] { $bots } boty nie mieszczą
       *[other] { $bots } botów nie mieści
    } się na { $seats ->
        [one] 1 miejscu
       *[other] { $seats } miejscach
    }
play-contradiction = { $argument } { $given } przeczy zapisowi, w którym stoi { $record }
play-resumed =
    Dalej { $file } po { $steps ->
        [one] 1 kroku
       *[other] { $steps } krokach
    }.
play-torn = Ostatni wiersz zapisu był niepełny i został pominięty: „{ $text }”
play-prompt = { $party } [1-{ $most }, h = pomoc] >{" "}
play-actions = Na { $count } możliwych akcji nie ma tu miejsca; „a” je wypisze.
play-no-number = Akcje mają numery od 1 do { $most }.
play-unknown = { $reason } (h = pomoc)
play-not-yours = Można grać tylko akcje własnego miejsca.
play-change-places = { $party }: gdy nikt inny nie patrzy, naciśnij Enter >{" "}
play-no-why = Niczego nie odrzucono. „why 3” pokaże zasadę akcji 3.
play-left =
    Gra jest zapisana w { $file }
    Aby grać dalej: { $command }
play-over = Zapis gry jest w { $file }
play-thinking = { $party } myśli…
play-hint-matters = To odróżnia dobre ruchy od słabych: { $what } ({ $rule }). Wpisz „hint” jeszcze raz, aby zobaczyć ruch.
play-hint-even = Dobre i słabe ruchy prawie nie różnią się tu punktami. Wpisz „hint” jeszcze raz, aby zobaczyć ruch.
play-hint-move = Dobry ruch: { $what } ({ $action })
play-hint-why = W porównaniu ze słabym spodziewaj się:
play-hint-none = Tu nie ma z czego wybierać.
play-warning = Na pewno? Ten ruch zmniejsza twoją szansę na wygraną o około { $loss }% (±{ $margin }).
play-warning-about = Chodzi głównie o: { $what }
play-warning-choice = Aby mimo to go zagrać, wpisz go jeszcze raz; „hint” pokaże lepszy ruch. Możesz też wpisać inny.
play-help =
    Wpisz coś z tego:
      12            akcja o tym numerze
    {"  "}{ $action }
                    ta akcja, w zapisie
      undo, u       cofnąć swoją ostatnią akcję, najdalej do ostatniego odsłonięcia
      hint, i       podpowiedź: o co chodzi; ponownie: jaki ruch i dlaczego
      board, b      pokazać jeszcze raz stół i akcje
      actions, a    wypisać akcje słowami
      score, s      pokazać obecną punktację
      log, l        opowiedzieć wszystko od początku
      rule { $rule }
                    pokazać zasadę albo grupę zasad: rule { $group }
      why           pokazać zasadę ostatniej odmowy; why 3: akcji 3
      help, h, ?    pokazać to
      quit, q       wyjść; gra jest zapisana i można grać dalej
log-play = { $party }: { $what }
log-chance = {"  "}{ $what }
undo-done = Cofnięto: { $what }
undo-nothing = Nie ma czego cofnąć.
undo-revealed = Nie można cofnąć: po twojej ostatniej akcji coś odsłonięto.
undo-other = Nie można cofnąć: ostatnio grał inny gracz.

## tetrapolis sim

sim-players =
    { $players ->
        [one] podano 1 gracza
       *[other] podano { $players } graczy
    } na { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }
sim-games =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    } z { $seats ->
        [one] 1 miejscem
       *[other] { $seats } miejscami
    } w { $seconds } s
sim-speed = { $decisions } decyzji/s, { $games } gier/s
sim-length = na grę { $steps } kroków i { $decisions } decyzji
sim-party = { $party }: średni wynik { $score }, wygrane { $share }%

## tetrapolis arena

arena-games =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    } z { $seats ->
        [one] 1 miejscem
       *[other] { $seats } miejscami
    } w { $seconds } s
arena-player = { $kind }: wygrane { $share }% ({ $low } do { $high }), średni wynik { $score }, ranking { $rating }, { $ms } ms na ruch
arena-adjusted = {"  "}bez szczęścia: { $share }% ({ $low } do { $high })
arena-saves = Aby poznać udziały równie dokładnie bez odejmowania szczęścia, trzeba około { $times } raza tylu gier.

## tetrapolis review

review-unfinished = gra się nie skończyła; przeanalizować można tylko skończoną grę
review-quick = Szybka analiza
review-deep = Dokładna analiza
review-chances = Szansa na wygraną w procentach
review-before = przed rozdaniem
review-round = runda { $round }, krok { $step }
review-step = krok { $step }
review-end = na końcu
review-seat = { $party }: z { $from }% na { $to }%
review-own = własne decyzje
review-own-means = w porównaniu z ruchami prostego bota
review-luck = szczęście
review-luck-means = co przyniósł los, na plus i na minus
review-others = inni
review-others-means = co dały lub zabrały ich ruchy
review-information = informacje
review-information-means = co dały ruchy, choć nikt nie mógł tego wiedzieć
review-rest = niewyjaśniona reszta
review-rest-means = czego te części nie wyjaśniają
review-room = Ruch po ruchu najlepsze znalezione ruchy zyskują { $room }% wobec ruchów prostego bota, a zagrane tracą { $lost }% (±{ $margin }) wobec najlepszych. Takie sumy mogą być większe niż cała wygrana.
review-rate =
    {"  "}{ $decisions ->
        [one] 1 decyzja; kosztowała { $rate } tysięcznej wygranej
        [few] { $decisions } decyzje; każda kosztowała średnio { $rate } tysięcznej wygranej
       *[other] { $decisions } decyzji; każda kosztowała średnio { $rate } tysięcznej wygranej
    }
review-none = {"  "}Nie znaleziono decyzji, która by coś kosztowała.
review-decision = Krok { $step }: { $what }
review-known = Co można było wiedzieć:
review-open = Z odkrytymi kartami:
review-costs = kosztowało { $loss }% (±{ $margin }). Lepiej: { $better }
review-close = zbyt blisko, by rozstrzygnąć: { $loss }% (±{ $margin }). Mniej więcej równie dobre: { $better }
review-best = nie znaleziono nic lepszego
review-why = Czego można oczekiwać na końcu po lepszym ruchu: { $parts }. Wyniki: { $scores }
review-no-part = Nie wyjaśnia tego żadna pojedyncza część punktacji. Wyniki: { $scores }
review-only-scores = Zmiana wyników, jakiej można oczekiwać na końcu po lepszym ruchu: { $scores }
review-loser = { $party }: { $parts }
review-sooner = Gra skończyłaby się o około { $rounds } rundy wcześniej.
review-later = Gra trwałaby o około { $rounds } rundy dłużej.
review-part = { $what } około { $points } ({ $rule })
review-score = { $party } { $points }

## tetrapolis check

check-setup =
    { $title }, { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }
check-setup-options =
    { $title }, { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }, { $options }
check-good =
    { $what }: wszystkie pięć praw zachowano w { $games ->
        [one] 1 grze
       *[other] { $games } grach
    } (kroków { $steps }, decyzji { $decisions }, najdłuższa { $longest })
check-no-peek =
    { $what }: żaden bot nie podgląda w { $games ->
        [one] 1 grze
       *[other] { $games } grach
    } (wyborów { $choices }, w tym między różnymi światami { $hidden })
check-peeks = { $what }: { $kind } podgląda w grze { $game }: tam, gdzie nie może wiedzieć więcej, gra „{ $one }” albo „{ $other }”
check-broken = { $what }: prawo „{ $law }” złamano w grze { $game }: { $reason }
law-replay = te same kroki dają tę samą grę
law-legality = przyjmuje się dokładnie to, co dozwolone
law-same-look = co wylosowano z widoku, wygląda jak widok
law-no-leak = czego nie widać, to się nie zdradza
law-conservation = nic nie ginie i każda gra się kończy

## tetrapolis replay, position, legal, apply

replay-past-end =
    nie ma kroku { $to }, zapis ma { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
position-is-record = to zapis, nie pozycja; pozycję z niego wypisze „tetrapolis position { $file }”
record-is-position = to pozycja, nie zapis; narysuje ją „tetrapolis show { $file }”
legal-over = Gra się skończyła; nic nie można zrobić.
apply-step = krok { $number } „{ $step }”: { $reason }

net-none = ten plik nie jest siecią
net-format = ta sieć ma format { $found }; ten program czyta format { $known }
net-damaged = ta sieć jest uszkodzona
net-size = ta sieć ma warstwy po { $found } neuronów; ten program potrzebuje innych
net-subject = ta sieć uczyła się dla { $found }, nie dla { $wanted }
net-unused = sieci oceniają tylko gry kilku graczy, ze zwykłymi opcjami
train-nothing = { $game }: tej gry nie da się nauczyć
train-after = { $seconds } s
train-games = { $after }: pokolenie { $generation }, gier: { $count }
train-learning = { $after }: pokolenie { $generation }, epok: { $count }
train-measuring = { $after }: pokolenie { $generation }, gier przeciw dogrywaniu: { $count }
train-loss = { $after }: pozycji: { $positions }, strata { $learned }, na pozycjach spoza nauki { $spared }
train-strength = { $after }: wygrane { $share }% ({ $low }-{ $high })
train-generation = pokolenie
train-loss-title = Strata na pozycjach spoza nauki, według epok
train-loss-up = strata
train-strength-title = Jedno wyuczone przeszukiwanie przeciw innym z dogrywaniem
train-strength-up = wygrane
train-written = zapisano: { $file } ({ $seconds } s)

## Pomoc

help =
    Cztery gry miejskie przy jednym stole, w terminalu.

    Użycie: tetrapolis [--lang LANGUAGE] POLECENIE ...

    Granie
      play       grać tutaj, samemu, razem albo przeciw botom
      games      wypisać gry
      rules      pokazać numerowane zasady gry

    Badanie
      sim        dać botom rozegrać wiele gier i liczyć
      arena      dać botom rywalizować: udziały wygranych, ranking, czas na ruch
      lab        zbadać grę i jej karty w wielu grach między równymi
      check      sprawdzić prawa gry albo to, że żaden bot nie podgląda
      replay     opowiedzieć zapis krok po kroku
      review     co w skończonej grze było szczęściem, a co nie
      edition    sprawdzić edycję: karty gry w pliku
      lesson     sprawdzić lekcję lub zrobić ją z zapisu

    Pozycje
      position   wypisać nową grę albo pozycję z zapisu jako JSON
      show       narysować pozycję
      legal      wypisać, co można zrobić w pozycji
      score      pokazać punktację pozycji
      apply      wykonać w pozycji kroki

    W sieci
      serve      otworzyć stoły w sieci
      verify     sprawdzić, czy przy stole grano uczciwie
      table      wyjąć stół z bazy danych albo go do niej włożyć
      load       zmierzyć wydajność serwera
      soak       wiele razy zabić serwer pod obciążeniem

    Opcje
      --lang LANGUAGE   en, cs, sk, pl, hu albo ro; inaczej według LC_ALL,
                        LC_MESSAGES albo LANG
      -h, --help        to, a po poleceniu pomoc do polecenia
      -V, --version     wersja
help-games =
    Wypisuje gry: nazwę, tytuł, liczbę miejsc, opcje.

    Użycie: tetrapolis games
help-rules =
    Pokazuje numerowane zasady gry.

    Użycie: tetrapolis rules GAME [ID]

      GAME   gra, jak ją nazywa „tetrapolis games”
      ID     jedna zasada (PC-3.4) albo grupa zasad (PC-3)
help-edition =
    Pracuje z edycjami: kartami i żetonami gry w pliku.

    Użycie: tetrapolis edition check PATH
help-edition-check =
    Sprawdza edycję i podaje jej nazwę i skrót albo błędny wiersz.

    Użycie: tetrapolis edition check PATH

      PATH   plik
help-lesson =
    Pracuje z lekcjami: zapisami, które uczą gry.

    Użycie: tetrapolis lesson check PATH
            tetrapolis lesson new GAME --record FILE [--seat SEAT]
help-lesson-check =
    Sprawdza lekcję: każdy krok, ruch, dymek i rzecz, na którą wskazuje.

    Użycie: tetrapolis lesson check PATH

      PATH   plik
help-lesson-new =
    Wypisuje zapis jako lekcję do zredagowania.

    Użycie: tetrapolis lesson new GAME --record FILE [--seat SEAT]

      GAME            gra, jak ją nazywa „tetrapolis games”
      --record FILE   zapis
      --seat SEAT     miejsce ucznia; domyślnie 1
help-play =
    Gra w grę w tym terminalu.

    Użycie: tetrapolis play GAME [OPCJA ...]
            tetrapolis play --record FILE

      GAME                  gra, jak ją nazywa „tetrapolis games”
      --seats N             ilu gra; bez --bots to sami ludzie
      --bots KIND,...       boty, które zajmą ostatnie miejsca: novice
                            (początkujący), club (klubowy gracz), expert, master
                            (mistrz); random, greedy, search, search:200 (iteracji
                            na ruch), search:50ms; bez --seats i --bots: jeden
                            człowiek przeciw jednemu botowi (club)
      --solo LEVEL          samemu przeciw wirtualnemu rywalowi: easy (łatwy),
                            medium (średni) albo hard (trudny)
      --option NAME=VALUE   opcja gry
      --edition PATH        inne karty niż wbudowane
      --seed S              liczba; ta sama liczba daje ten sam los
      --tutor WHEN          ostrzegaj przed kosztownym ruchem: big-mistakes (duże
                            błędy) albo all (wszystkie)
      --record FILE         gdzie pisać zapis; zapis, który już jest, gra się dalej
                            i nic więcej nie trzeba podawać
help-sim =
    Daje botom rozegrać wiele gier i liczy.

    Użycie: tetrapolis sim GAME [OPCJA ...]

      GAME                  gra, jak ją nazywa „tetrapolis games”
      --seats N             ilu gra (2)
      --games K             ile gier (1000)
      --seed S              liczba; ta sama liczba daje te same gry (1)
      --players KIND,...    kto gra na którym miejscu (random); zob. „play”
      --threads T           ile wątków (tyle, ile ma maszyna)
      --option NAME=VALUE   opcja gry
      --edition PATH        inne karty niż wbudowane
      --json                wypisać wyniki jako JSON
help-arena =
    Daje botom rywalizować. Po każdej grze przesiadają się o jedno miejsce.

    Użycie: tetrapolis arena GAME --players KIND,... [OPCJA ...]

      GAME                  gra, jak ją nazywa „tetrapolis games”
      --players KIND,...    kto gra, po jednym na miejsce: random, greedy, search,
                            search:200 (iteracji na ruch), search:50ms, novice,
                            club, expert, master, rollout
      --games N             ile gier (400)
      --iterations I        ile iteracji na ruch ma każdy „search” (1000)
      --ms T                ile milisekund na ruch ma każdy „search”
      --net FILE            czego nauczył się „search”, zamiast tego, co wbudowane
      --duplicate           ten sam los przy każdym rozsadzeniu, by mniej decydował
      --luck-adjusted       wypisać też udziały wygranych bez wpływu losu
      --threads T           ile wątków (tyle, ile ma maszyna)
      --seed S              liczba; ta sama liczba daje te same gry (1)
      --option NAME=VALUE   opcja gry
      --edition PATH        inne karty niż wbudowane
      --json                wypisać wyniki jako JSON
help-lab =
    Bada grę: równe sobie boty rozgrywają wiele gier; raport mówi, kto wygrywa,
    jak gry się kończą, a o każdej karcie, jak często się ją bierze i co daje.

    Użycie: tetrapolis lab GAME [OPCJA ...]

      GAME                  gra, jak ją nazywa „tetrapolis games”
      --seats N             ilu gra (tylu, ilu najwięcej może)
      --games N             ile gier (200)
      --players KIND        kto gra na każdym miejscu (search:100)
      --out DIR             gdzie zapisać raport: report.md, report.json i obrazki
                            (lab-GAME)
      --luck-adjusted       wypisać też udziały wygranych bez wpływu losu
      --threads T           ile wątków (tyle, ile ma maszyna)
      --seed S              liczba; ta sama liczba daje te same gry (1)
      --option NAME=VALUE   opcja gry
      --edition PATH        inne karty niż wbudowane
help-train =
    Uczy się oceniać pozycje gry: najpierw z szybkich gier, potem z gier
    przeszukiwania. Zapisuje learned.net oraz wykresy straty i siły.

    Użycie: tetrapolis train GAME [OPCJA ...]

      GAME               gra, jak ją nazywa „tetrapolis games”
      --games N          ile szybkich gier (400000)
      --generations N    ile pokoleń gier z przeszukiwaniem (2)
      --searched N       ile gier ma pokolenie (8000)
      --measured N       ile gier mierzy pokolenie (200)
      --out DIR          dokąd trafią pliki (train-GAME)
      --threads T        ile wątków (tyle, ile ma maszyna); wynik od tego nie
                         zależy
      --seed S           liczba; ta sama daje ten sam plik (1)
help-check =
    Sprawdza prawa, których trzyma się każda gra, na losowych grach; albo
    z --no-peek, czy każdy bot gra tak samo w światach, które dla niego wyglądają
    tak samo.

    Użycie: tetrapolis check GAME [OPCJA ...]

      GAME             gra, jak ją nazywa „tetrapolis games”
      --no-peek        sprawdzić boty zamiast gry
      --games N        ile gier dla każdego układu (1000; z --no-peek 10)
      --seats N        tylko z tą liczbą miejsc
      --seed S         liczba; ta sama liczba daje te same gry (1)
      --edition PATH   inne karty niż wbudowane
help-replay =
    Opowiada zapis krok po kroku i pokazuje, dokąd prowadzi.

    Użycie: tetrapolis replay RECORD [OPCJA ...]

      RECORD           plik
      --to N           tylko pierwszych N kroków
      --seat N         oczami miejsca N
      --edition PATH   edycja, którą grano, jeśli nie wbudowana
help-review =
    Omawia skończoną grę: szanse wszystkich na wygraną, co było szczęściem i które
    decyzje kosztowały najwięcej, według tego, co można było wiedzieć,
    i z odkrytymi kartami.

    Użycie: tetrapolis review RECORD [OPCJA ...]

      RECORD           plik
      --seat N         tylko decyzje miejsca N
      --deep           myśleć dłużej
      --threads T      ile wątków (tyle, ile ma maszyna)
      --edition PATH   edycja, którą grano, jeśli nie wbudowana
      --json           wypisać wyniki jako JSON
help-position =
    Wypisuje nową grę, przygotowaną do pierwszej decyzji, albo pozycję z zapisu jako
    JSON, który można zmieniać ręcznie.

    Użycie: tetrapolis position GAME --seats N [OPCJA ...]
            tetrapolis position RECORD [OPCJA ...]

      GAME|RECORD           gra, jak ją nazywa „tetrapolis games”, albo plik
      --seats N             ilu gra w nową grę (2 albo najmniej, ilu można)
      --seed S              liczba; nowa gra zaczyna się jak play z tą liczbą
      --option NAME=VALUE   opcja nowej gry
      --to N                po pierwszych N krokach zapisu, nie po wszystkich
      --edition PATH        edycja, którą się gra, jeśli nie wbudowana
help-show =
    Rysuje pozycję tak, jak widzą ją wszyscy, albo tak, jak widać ją z jednego
    miejsca.

    Użycie: tetrapolis show POSITION [OPCJA ...]

      POSITION         plik albo - dla standardowego wejścia
      --seat N         oczami miejsca N
      --json           wypisać JSON
      --edition PATH   edycja tej pozycji, jeśli nie wbudowana
help-legal =
    Wypisuje, co można zrobić w pozycji albo o czym może zdecydować los: zapis,
    zasadę i słowa.

    Użycie: tetrapolis legal POSITION [OPCJA ...]

      POSITION         plik albo - dla standardowego wejścia
      --edition PATH   edycja tej pozycji, jeśli nie wbudowana
      --json           wypisać JSON
help-score =
    Pokazuje punktację pozycji, jakby gra się tam kończyła.

    Użycie: tetrapolis score POSITION [OPCJA ...]

      POSITION         plik albo - dla standardowego wejścia
      --edition PATH   edycja tej pozycji, jeśli nie wbudowana
help-apply =
    Wykonuje w pozycji kroki i wypisuje pozycję, do której prowadzą.

    Użycie: tetrapolis apply POSITION STEP ... [OPCJA ...]

      POSITION         plik albo - dla standardowego wejścia
      STEP             krok jak w zapisie: '1: take b2 c2', '* first 2'; miejsce
                       albo gwiazdkę można pominąć
      --edition PATH   edycja tej pozycji, jeśli nie wbudowana
