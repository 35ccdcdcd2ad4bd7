### Point City. Polskie nazwy budynków są w point-city-cards.ftl.

## Zasoby

pc-energy = energia
pc-industry = przemysł
pc-economy = gospodarka
pc-community = społeczność
pc-ecology = ekologia
pc-ingenuity = pomysł
pc-single = { $resource }
pc-double = { $resource } ×2

## Dwuliterowe znaki; każdy musi być inny

pc-code-energy = En
pc-code-industry = Pr
pc-code-economy = Go
pc-code-community = Sp
pc-code-ecology = Ek
pc-code-ingenuity = **

## Żetony punktacji; wszystkie oprócz ostatniego liczą stałe zasoby

pc-token-flat =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
pc-token-per-resource = { $points } za zasób: { $resource }
pc-token-per-pair = { $points } za parę: { $one } + { $other }
pc-token-per-type-at-least = { $points } za rodzaj zasobu, którego masz co najmniej { $least }
pc-token-per-type-missing = { $points } za brakujący rodzaj zasobu
pc-token-per-full-set = { $points } za komplet wszystkich pięciu zasobów
pc-token-per-ingenuity-card = { $points } za kartę pomysłu

## Co robią gracze

pc-place = { $cell } { $what }
pc-cards =
    { $count ->
        [1] { $front }
        [few] { $front } ({ $count } karty)
       *[other] { $front } ({ $count } kart)
    }
pc-flip = odwróć kartę { $card }
    .told = { $player } odwraca kartę { $card }
pc-take = weź karty { $one } + { $other }
    .told = { $player } bierze karty { $one } + { $other }
pc-take-paying = weź karty { $one } + { $other }; zapłać: { $cards }
    .told = { $player } bierze karty { $one } + { $other } i płaci: { $cards }
pc-deck = weź dwie karty z talii: { $top } i jedna nieznana
    .told = { $player } bierze dwie karty z talii: { $top } i jedna nieznana
pc-pass = spasuj
    .told = { $player } pasuje
pc-pay = zapłać: { $cards }
    .told = { $player } płaci: { $cards }
pc-token = wybierz żeton punktacji: { $token }
    .told = { $player } bierze żeton punktacji: { $token }

## O czym decyduje los

pc-dealt = { $cell }: { $front }
pc-pool = żeton punktacji: { $token }
pc-first = rozpoczyna { $seat }
pc-turned = { $cell }: { $card }
pc-drawn = druga karta z talii: { $front }
pc-opened = teraz na wierzchu talii: { $front }
pc-rival-takes = wirtualny rywal bierze karty { $one } + { $other }

## Dlaczego coś jest niemożliwe

pc-over = gra się skończyła
pc-setup-first = najpierw trzeba przygotować grę
pc-flip-first = najpierw trzeba odsłonić odwracaną kartę
pc-draw-first = kto wziął pierwszą kartę z talii, musi wziąć też drugą; najpierw trzeba ją dobrać
pc-refill-first = najpierw trzeba uzupełnić rynek
pc-rival-first = najpierw karty bierze wirtualny rywal
pc-not-to-act = teraz gra { $seat }
pc-pay-first = najpierw zapłać za wzięte budynki
pc-token-first = najpierw wybierz żeton punktacji
pc-deck-empty = talia jest pusta
pc-must-take = musisz wziąć dwie karty
pc-must-take-pair = możesz wziąć parę, więc musisz to zrobić
pc-nothing-to-pay = nie ma za co płacić
pc-no-token-now = nie zbudowano budynku publicznego, więc żeton się nie należy
pc-not-adjacent = { $one } i { $other } nie sąsiadują ze sobą
pc-same-place = trzeba wziąć dwie karty, a na { $cell } leży tylko jedna
pc-no-wrap = { $one } i { $other } nie sąsiadują ze sobą: brzegi rynku się nie łączą
pc-cannot-pay =
    { $ingenuity ->
        [0] za mało zasobów: { $short }
        [one] za mało zasobów: { $short }; 1 karta pomysłu nie wystarczy
        [few] za mało zasobów: { $short }; { $ingenuity } karty pomysłu nie wystarczą
       *[other] za mało zasobów: { $short }; { $ingenuity } kart pomysłu nie wystarczy
    }
pc-short = { $resource } ({ $have } z { $need })
pc-short-double = { $resource } (na oba budynki potrzeba { $need }, a karta z dwoma symbolami płaci tylko za jeden z nich)
pc-permanent-once = { $reason }; stały zasób płaci w turze tylko za jeden budynek
pc-permanent-later = { $reason }; tego, co daje budynek, można użyć dopiero od następnej tury
pc-payment-not-held = nie masz którejś z tych kart
pc-payment-too-little = to nie wystarczy na wszystkie koszty
pc-payment-splits-double = to nie wystarczy na oba budynki: karta z dwoma symbolami płaci tylko za jeden i nie wydaje reszty
pc-payment-too-much = zapłacisz też bez jednej z tych kart
pc-token-gone = żeton { $token } jest niedostępny
pc-no-chance-now = teraz los o niczym nie decyduje; nieoczekiwane: „{ $chance }”
pc-impossible = „{ $chance }” nie jest tu możliwe
pc-impossible-tier = „{ $chance }” nie jest tu możliwe: następna karta talii jest innego poziomu
pc-impossible-side = „{ $chance }” nie jest tu możliwe: odwracana karta ma inny poziom albo inną stronę zasobu
pc-impossible-seen = „{ $chance }” nie jest tu możliwe: nic takiego już nie zostało
pc-flip-once = w tej turze karta została już odwrócona
pc-flip-building = na { $cell } nie widać strony zasobu
pc-flip-no-line = ani w rzędzie, ani w kolumnie { $cell } nie leżą same zasoby

## Zapis, którego nie można odczytać

pc-no-action = „{ $text }” to nie akcja
pc-no-outcome = „{ $text }” to nie wynik losowania
pc-no-seat = nie ma miejsca „{ $text }”
pc-no-class = „{ $text }” to nie poziom i strona zasobu tej edycji; przykład: 2:energy*2
pc-no-card = nie ma karty „{ $text }”
pc-no-token = nie ma żetonu „{ $text }”
pc-no-resource = „{ $text }” to nie strona zasobu
pc-no-cell = „{ $text }” to nie miejsce na rynku

## Punktacja

pc-tie-cards = niewydane karty zasobów: { $count }
pc-sheet-buildings =
    { $count ->
        [one] punkty z 1 budynku
       *[other] punkty z { $count } budynków
    }
pc-sheet-token = żeton: { $token }
pc-sheet-rival-permanents =
    { $count ->
        [one] 1 stały zasób
        [few] { $count } stałe zasoby
       *[other] { $count } stałych zasobów
    }, { $kinds ->
        [one] 1 rodzaj
        [few] { $kinds } rodzaje
       *[other] { $kinds } rodzajów
    }
pc-sheet-rival-tokens =
    { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }
pc-sheet-rival-ingenuity =
    { $count ->
        [one] 1 karta pomysłu
        [few] { $count } karty pomysłu
       *[other] { $count } kart pomysłu
    }

## Edycje

pc-edition-tokens = żetonów jest { $found }, ma być { $wanted }
pc-edition-civic = budynek publiczny nie ma punktów i nie daje zasobu
pc-edition-useless = budynek, który nie jest publiczny, ma punkty albo daje zasób
pc-edition-token-form = „of” albo „at-least” nie pasuje do tego rodzaju żetonu
pc-edition-resource = „{ $word }” to nie zasób
pc-edition-cost = „{ $word }” to nie koszt: każdy zasób raz, od 1 do { $most }
pc-edition-cost-kinds = koszt to jeden albo dwa rodzaje zasobów, nie { $found }
pc-edition-deck =
    poziom { $tier }, { $what ->
        [cards] liczba kart
        [gives] budynki ze stałym zasobem
        [points-only] budynki z samymi punktami
        [civic] budynki publiczne
        [single] strony z jednym symbolem
        [double] strony z dwoma symbolami
        [ingenuity] strony z pomysłem
       *[points] suma punktów
    }: { $found }, ma być { $wanted }
pc-edition-symmetry =
    talia nie jest taka sama dla wszystkich zasobów: kart jak „{ $id }” jest { $wanted }, po kolejnej zamianie zasobów { $found }

## Pozycje

pc-position-players = graczy jest { $found }, ma być { $wanted }
pc-position-twice = „{ $id }” jest tu dwa razy
pc-position-pending = na zapłatę czekają najwyżej dwa budynki
pc-position-too-many = za dużo: { $what }
pc-audit-market = na rynku jest błąd w miejscu { $cell }
pc-audit-empty = pustych miejsc na rynku jest { $found }, teraz ma być { $wanted }
pc-audit-dealt = pole { $cell } nie może być puste: rynek wykłada się rzędami, a późniejsze pole ma już kartę
pc-audit-wants = puste miejsce { $cell } musi mówić, co dostanie: (building) albo (resource)
pc-audit-wants-nothing = puste miejsce { $cell } nie jest teraz uzupełniane: należy napisać -
pc-audit-apart = puste miejsca { $one } i { $other } nie sąsiadują ze sobą, więc nikt nie wziął ich razem
pc-audit-refilled = { $cell } nie może być drugim z dwóch miejsc uzupełnianych po kolei
pc-audit-rival-took = wirtualny rywal wziął { $one } i { $other }; żadne inne miejsce nie może być puste
pc-audit-passed = dwa miejsca muszą być puste: ostatni gracz mógł wziąć parę, więc musiał
pc-audit-deck =
    kart w talii jest { $found }, po { $turns ->
        [one] 1 turze
       *[other] { $turns } turach
    } ma być { $wanted }
pc-audit-top-open = wierzchnia karta talii musi być teraz odkryta
pc-audit-top-closed = żadna karta talii nie może być teraz odkryta
pc-audit-tier = kart poziomu { $tier } było widać { $found }, ma być { $wanted }
pc-audit-fronts = kart ze stroną { $front }, trzymanych i wydanych, jest { $found }, ma być { $wanted }
pc-audit-buildings = budynki nie składają się na 160 kart
pc-audit-tokens = żetonów w grze jest { $found }, ma być { $wanted }
pc-audit-city = punkty i stałe zasoby nie wynikają z miasta
pc-audit-civic = żetonów razem z należnymi jest { $found }, a budynków publicznych { $most }
pc-audit-cards = kart na ręce i w mieście jest { $found }, dotychczasowe tury pozwalają na { $most }
pc-audit-taken = karta zasobu wzięta w tej turze musi być na ręce
pc-audit-pending = budynków do zapłacenia jest { $found }, według pustych miejsc rynku ma być { $wanted }
pc-audit-unpayable = za te budynki nie da się zapłacić, więc nikt ich nie wziął
pc-audit-one-way = zapłacić można tylko w jeden sposób, więc budynki są już opłacone
pc-audit-refill = { $cell } nie jest następnym miejscem, które dostanie budynek
pc-audit-no-rival = wirtualny rywal gra tylko w grze solo
pc-audit-solo-first = w grze solo zawsze zaczyna gracz
pc-audit-players-turn = liczba tur to { $turns }, więc gra teraz gracz, nie wirtualny rywal
pc-audit-rivals-turn = liczba tur to { $turns }, więc gra teraz wirtualny rywal
pc-audit-no-flip = tu nie można było odwrócić żadnej karty
pc-audit-flipped = żaden budynek nie może być odwróconą kartą: żaden nie leży w rzędzie ani kolumnie, gdzie przedtem były same zasoby

## Stół

pc-board-setup = Przygotowanie do gry
pc-board-turn = Tura { $turn } z { $turns }: { $party }
pc-board-over = Koniec gry po { $turns } turach
pc-board-rival-next = ← rywal
pc-board-wants-resource = (będzie zasób)
pc-board-wants-building = (będzie budynek)
pc-board-civic = publiczny
pc-board-deck =
    Talia: { $left ->
        [0] pusta
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kart
    }
pc-board-deck-open =
    Talia: { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kart
    }, na wierzchu
pc-board-pool = Żetony punktacji:
pc-board-pending = Do zapłaty:
pc-board-player =
    { $party }: { $score } { $score ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } ({ $points } z { $buildings ->
        [one] 1 budynku
       *[other] { $buildings } budynków
    })
pc-board-hand =
    { $count ->
        [one] 1 karta:
        [few] { $count } karty:
       *[other] { $count } kart:
    }
pc-board-permanent = stałe:
pc-board-tokens = żetony:
pc-board-token = { $token } = { $worth }
pc-board-legend =
    Na stole:
      b2 ••                miejsce b2 na rynku i poziom leżącej tam karty
      En                   karta zasobu z jednym symbolem; EnEn ma dwa symbole
    {"  **"}                   pomysł, płaci się nim za jeden dowolny zasób
      En×3 Ek→Sp +2        kosztuje 3 energie i 1 ekologię; daje stały zasób
                           społeczność i 2 punkty; „publiczny” daje wybór żetonu
      2 za zasób: En = 6   żeton: 2 punkty za każdy stały zasób energii, teraz 6
      stałe:               zasoby z budynków, którymi płaci się w każdej turze
      ► Gracz 1            czyja tura

## Czym są rzeczy i co dają

pc-about-move = ruch
pc-about-flip = Jeśli cały rząd lub kolumna pokazuje same zasoby, możesz raz, zanim weźmiesz karty, odwrócić jedną z nich na stronę budynku.
pc-about-deck-name = talia
pc-about-deck = Weź za darmo dwie karty z wierzchu: { $top } i jedną, której nikt nie widział. Pozostało kart: { $left }.
pc-about-token = żeton punktacji
pc-about-token-flat = Punktuje na koniec gry.
pc-about-token-cards = Na koniec gry liczy twoje niewydane karty pomysłu.
pc-about-token-permanents = Na koniec gry liczy stałe zasoby twojego miasta; karty zasobów się nie liczą.
pc-about-building = budynek
pc-about-civic-building = budynek publiczny
pc-about-civic = Pozwala wybrać żeton punktacji. Nie ma punktów i nie daje zasobu.
pc-about-gives = W każdej następnej turze daje 1 zasób: { $resource }.
pc-about-tier = Po drugiej stronie jest budynek. Budynki wyższych poziomów kosztują więcej i dają więcej.
pc-about-points =
    Na koniec gry: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
pc-about-resource-card = karta zasobu
pc-about-single = Płaci 1 zasób: { $resource }.
pc-about-double = Płaci do 2 zasobów ({ $resource }) i nie wydaje reszty.
pc-about-ingenuity = Płaci 1 dowolny zasób.
pc-about-player = gracz
pc-about-player-cards = Karty zasobów: { $count }.
pc-about-player-buildings = Budynki: { $count }.
pc-about-player-tokens = Żetony punktacji: { $count }.
pc-mark-cost = kosztuje { $count }
pc-mark-permanent = stały zasób
pc-mark-tier = poziom { $tier }
pc-mark-points = punkty
pc-worth-built = jeśli go postawisz: { $printed } na karcie, { $tokens } z twoich żetonów
pc-worth-now = teraz
pc-worth-could = jeśli każda twoja pozostała tura ({ $turns }) doda liczony zasób
pc-way-flip = Odwróć kartę
pc-way-take = Weź z sąsiednią
pc-way-deck = Weź dwie z talii
pc-way-pay = Zapłać nią
pc-way-token = Wybierz ten żeton
pc-holding-permanent = stały zasób ({ $resource })
pc-holding-cards = karty ({ $front })
