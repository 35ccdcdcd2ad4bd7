### Plansza Mafia City na stronie.

page-mafia-city-name = { $name }
page-mafia-city-list = { $things }
page-mafia-city-close = Zamknij

## Runda

page-mafia-city-phase-1 = Akcje
page-mafia-city-phase-2 = Lokacje
page-mafia-city-phase-3 = Strategia
page-mafia-city-phase-4 = Koniec rundy
page-mafia-city-goal =
    { $target ->
        [one] Cel: 1 punkt
        [few] Cel: { $target } punkty
       *[other] Cel: { $target } punktów
    }
page-mafia-city-points =
    { $points ->
        [one] 1 punkt z { $target }
        [few] { $points } punkty z { $target }
       *[other] { $points } punktów z { $target }
    }

## Co zrobić

page-mafia-city-task-mulligan = Zachowaj obie karty albo wymień obie
page-mafia-city-task-turn = Postaw mafiosa, użyj karty albo spasuj
page-mafia-city-task-bullet = Po spasowaniu: użyj Naboju i działaj jeszcze raz albo zrezygnuj
page-mafia-city-task-bullet-turn = Jedna akcja: postaw mafiosa albo użyj karty
page-mafia-city-task-window = Odpowiedz: zgłoś weto albo przepuść
page-mafia-city-task-shady-discard = Odrzuć jedną z dobranych kart
page-mafia-city-task-complicity = Twój mafioso trafia do Celi: zagraj Współudział albo zrezygnuj
page-mafia-city-task-pick = Masz Burmistrza: wybierz następną lokację
page-mafia-city-task-bid = { $location }: zagraj Tajny Układ albo zrezygnuj
page-mafia-city-task-effect = { $location }: wykonać efekt? ({ $effect })
page-mafia-city-task-recruit = { $location }: weź mafiosa z rezerwy albo zrezygnuj
page-mafia-city-task-hitman-card = Zagraj kartę Cyngiel albo zrezygnuj
page-mafia-city-task-extra-point = { $location }: użyj +1 albo zrezygnuj
page-mafia-city-task-business-discard = Odrzuć jedną kartę
page-mafia-city-task-pick-back = Masz Burmistrza: wybierz następną lokację
page-mafia-city-task-ask = Masz Burmistrza: kto teraz decyduje?
page-mafia-city-task-back = { $location }: ilu mafiosów zabierasz?
page-mafia-city-task-turn-spent = Nie masz mafiosa na ręce: użyj karty albo spasuj
page-mafia-city-event-veto = { $name } anuluje twój ruch
page-mafia-city-event-cell = Twój mafioso trafia do Celi
page-mafia-city-event-stolen = { $name } zabiera ci kartę
page-mafia-city-event-reserve = Twój mafioso trafia do rezerwy
page-mafia-city-event-back = Twoi mafiosi wracają na rękę
page-mafia-city-event-moved = { $name } przenosi twojego mafiosa
page-mafia-city-facts = mafiosi { $mafiosi } · rezerwa { $reserve } · karty { $cards }

## Lokacje

page-mafia-city-locations = Lokacje
page-mafia-city-location = { $number } { $location }: { $stack }; { $control }
page-mafia-city-stack = od dołu: { $names }
page-mafia-city-empty = bez mafiosów
page-mafia-city-controls = kontroluje { $seat }
    .you = kontrolujesz ty
page-mafia-city-tied = remis
page-mafia-city-nobody = nikt nie kontroluje
page-mafia-city-outcome = { $location }: kontroluje { $seat } i dostaje 1 punkt
    .you = { $location }: kontrolujesz ty i dostajesz 1 punkt
page-mafia-city-mafioso =
    mafioso gracza { $name }, { $height ->
        [1] najniższy
       *[other] { $height }. od dołu
    }: { $location }
page-mafia-city-from-bottom = Od dołu do góry
page-mafia-city-would-lead = tu będziesz prowadzić
page-mafia-city-would-tie = tu nikt nie będzie prowadzić
page-mafia-city-one-more-lead = { $location }; jeszcze jeden twój mafioso i prowadzisz
page-mafia-city-one-more-tie = { $location }; jeszcze jeden twój mafioso i nie prowadzi nikt
page-mafia-city-cube = kostka
page-mafia-city-around = W środku, potem dookoła zgodnie z ruchem wskazówek zegara: { $locations }
page-mafia-city-head-location = Lokacja
page-mafia-city-head-stack = Mafiosi od dołu
page-mafia-city-head-control = Kontrola
page-mafia-city-head-figures = Figurki
page-mafia-city-short-prison = Posyła mafiosa do Celi
page-mafia-city-short-port = Rusza Cynglem, potem strzela
page-mafia-city-short-fighters-club = Jeden z rezerwy na rękę
page-mafia-city-short-police-station = Widzi karty wszystkich
page-mafia-city-short-business-district = Dobiera 3, odrzuca 1
page-mafia-city-short-private-club = Karta +1 daje 1 punkt
page-mafia-city-short-town-hall = Bierze Burmistrza

## Gracze

page-mafia-city-player =
    { $name }: { $cards ->
        [0] brak kart
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }, { $mafiosi ->
        [0] bez mafiosów na ręce
        [one] 1 mafioso na ręce
       *[other] { $mafiosi } mafiosów na ręce
    }, { $reserve } w rezerwie
page-mafia-city-crew =
    { $mafiosi ->
        [0] bez mafiosów na ręce
        [one] 1 mafioso na ręce
       *[other] { $mafiosi } mafiosów na ręce
    }, { $reserve } w rezerwie
page-mafia-city-remembered = Pamiętasz: { $things }
page-mafia-city-seen = Widzisz: { $things }
page-mafia-city-cell = Cela
page-mafia-city-cell-empty = pusta
page-mafia-city-pile = talia: { $count }
page-mafia-city-discard = odrzucone: { $count }

## Karty

page-mafia-city-hand = Twoje karty
page-mafia-city-no-cards = Brak kart.
page-mafia-city-drawn = Odrzuć jedną z nich
page-mafia-city-use = Jak użyć karty
page-mafia-city-wait = Czekaj: odrzuć bez efektu
page-mafia-city-whom = Który gracz?
page-mafia-city-back = Zabierz
page-mafia-city-back-count =
    { $count ->
        [0] nie zabieraj żadnego
        [one] zabierz 1 mafiosa
       *[other] zabierz { $count } mafiosów
    }
page-mafia-city-back-hint = Zabranych możesz postawić ponownie, pozostali zostają na miejscu.
page-mafia-city-deals = Zagraj naraz
page-mafia-city-deals-count =
    { $count ->
        [one] zagraj 1 Tajny Układ
        [few] zagraj { $count } Tajne Układy
       *[other] zagraj { $count } Tajnych Układów
    }
page-mafia-city-deals-hint = Każdy liczy się tu jako jeszcze jeden mafioso.
page-mafia-city-type-action = akcja
page-mafia-city-type-location = lokacja
page-mafia-city-type-reaction = reakcja
page-mafia-city-may-veto = Pozostali zostaną zapytani, czy zgłaszają weto.

## Weta

page-mafia-city-announced = Zapowiedź
page-mafia-city-announces = zapowiada { $name }
page-mafia-city-cancels = { $name } to anuluje
page-mafia-city-cancels-with = { $name } to anuluje: { $cards }
page-mafia-city-further = następne pytanie: { $cards }
page-mafia-city-asked = Odpowiadają wszyscy
page-mafia-city-happens = Jeśli nikt tego nie anuluje, efekt zostanie wykonany.
page-mafia-city-fails = Jeśli nikt nie anuluje weta, efekt nie zostanie wykonany.
page-mafia-city-then-happens = Zadziała, jeśli nikt inny tego nie anuluje.
page-mafia-city-then-fails = Nie zadziała, jeśli nikt nie zaprotestuje.
page-mafia-city-let = Przepuść
page-mafia-city-veto-with = Zgłoś weto: { $card }
page-mafia-city-veto-fists = Zgłoś weto dwiema Pięściami
page-mafia-city-costs =
    { $cards ->
        [0] za darmo
        [one] kosztuje 1 kartę
        [few] kosztuje { $cards } karty
       *[other] kosztuje { $cards } kart
    }
page-mafia-city-then-leads = { $location }: prowadzi { $seat }.
    .you = { $location }: prowadzisz ty.
page-mafia-city-then-nobody = { $location }: nikt nie prowadzi.
page-mafia-city-rung-stands = obowiązuje
page-mafia-city-rung-cancelled = anulowane
page-mafia-city-rung-counts = liczy się
page-mafia-city-waiting = Czekamy na odpowiedzi.
page-mafia-city-answered = Odpowiedź przyjęta. Czekamy na innych.
page-mafia-city-effect-bullet = Nabój: jeszcze jedna akcja
page-mafia-city-effect-hat = Kapelusz: { $name } zabiera mafiosa na rękę ({ $location })
page-mafia-city-effect-hats = Dwa Kapelusze: mafioso z rezerwy do lokacji { $location }
page-mafia-city-effect-informer = Kapuś: mafioso gracza { $name } do Celi ({ $location })
page-mafia-city-effect-thief = Złodziej: karta gracza { $name }
page-mafia-city-effect-police-raid = Nalot Policji: { $location }
page-mafia-city-effect-pulling-strings = Pociąganie za Sznurki: { $one } i { $other }
page-mafia-city-effect-big-plan = Wielki Plan: mafioso gracza { $name } ({ $location }) do lokacji { $to }
page-mafia-city-effect-shady-business = Ciemne Interesy: dobranie trzech kart
page-mafia-city-effect-secret-deal = Tajny Układ: jeszcze jeden mafioso przy kontroli
page-mafia-city-effect-hitman = Cyngiel: mafioso gracza { $name } do rezerwy ({ $location })
page-mafia-city-effect-plus-one = +1: dodatkowy punkt w Klubie Prywatnym
page-mafia-city-effect-complicity = Współudział: do Celi też mafioso gracza { $name } ({ $location })
page-mafia-city-effect-prison = Więzienie: mafioso gracza { $name } do Celi ({ $location })
page-mafia-city-effect-port = Port: Cyngiel idzie do lokacji { $location }
page-mafia-city-means-police-raid = Cały stos wraca na ręce graczy.
page-mafia-city-means-pulling-strings = Najniżsi mafiosi obu stosów zamieniają się miejscami.

## Punktacja

page-sheet-mc-sheet-control = Kontrola
page-sheet-mc-sheet-extra = Klub Prywatny

## The game at a glance

page-mafia-city-glance-goal = Stawiaj mafiosów w lokacjach. Kto ma ich w lokacji najwięcej, kontroluje ją, dostaje 1 punkt i używa jej efektu. Do zwycięstwa potrzebujesz { $target } punktów po rozpatrzeniu wszystkich lokacji.
page-mafia-city-glance-1 = Stawiaj i graj
page-mafia-city-glance-1-text = W swojej turze postaw mafiosa na stosie, użyj karty, czekaj albo spasuj.
page-mafia-city-glance-2 = Kto kontroluje?
page-mafia-city-glance-2-text = Kto ma najwięcej mafiosów; przy remisie ten, kto stoi najniżej. Lokacje rozpatruje się od 1 do 7.
page-mafia-city-glance-3 = Zabierz, dobierz
page-mafia-city-glance-3-text = Zabierz tylu mafiosów, ilu chcesz. Potem każdy dobiera.
page-mafia-city-glance-end = ktoś ma { $target } punktów po fazie II
page-mafia-city-glance-left = { $now } z { $of } punktów
page-mafia-city-glance-tie = Przy remisie wygrywa, kto ma mniej mafiosów w rezerwie.
page-mafia-city-task-aim =
    { $card }: { $kind ->
        [informer] wybierz mafiosa, który trafi do Celi
        [thief] wybierz, komu zabierzesz kartę
        [police-raid] wybierz lokację do opróżnienia
        [pulling-strings] wybierz dwie lokacje
        [big-plan] wybierz mafiosa, potem jego nową lokację
        [hitman] wybierz mafiosa do usunięcia
        [complicity] wybierz mafiosa, który trafi do Celi z twoim
       *[other] wybierz podświetlony cel
    }
