### Mafia City. Polskie nazwy kart są w mafia-city-cards.ftl.

## Lokacje

mc-prison = Więzienie
mc-port = Port
mc-fighters-club = Klub Walki
mc-police-station = Komisariat
mc-business-district = Dzielnica Handlowa
mc-private-club = Klub Prywatny
mc-town-hall = Ratusz

## Rzeczy

mc-mafioso = mafioso ({ $seat }; { $spot })
    .yours = twój mafioso ({ $spot })
    .you = twój mafioso ({ $spot })
mc-own-mafioso = mafioso ({ $spot })
mc-spot =
    { $location }, { $height ->
        [1] najniższy
       *[other] { $height }. od dołu
    }
mc-copies =
    { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
mc-hand = { $seat }: { $cards }
mc-hand-empty =
    { $seat }: { $cards ->
       *[other] brak kart
    }

## Co robią gracze

mc-pass = spasuj
    .told = { $player } pasuje
mc-place = postaw mafiosa: { $location }
    .told = { $player } stawia mafiosa: { $location }
mc-wait = czekaj: odrzuć kartę { $card }
    .told = { $player } czeka i odrzuca kartę { $card }
mc-hat = { $card } jako Kapelusz: na rękę wraca { $mafioso }
    .told = { $player } zagrywa kartę { $card } jako Kapelusz, na rękę wraca { $mafioso }
mc-hats = { $cards } jako Kapelusze: mafioso z rezerwy do lokacji { $location }
    .told = { $player } zagrywa karty { $cards } jako Kapelusze i stawia mafiosa z rezerwy: { $location }
mc-bullet = { $card } jako Nabój: jeszcze jedna akcja
    .told = { $player } zagrywa kartę { $card } jako Nabój i ma jeszcze jedną akcję
mc-fists = weto dwiema Pięściami: { $cards }
    .told = { $player } zgłasza weto dwiema Pięściami: { $cards }
mc-plus-one = { $card } jako +1: dodatkowy punkt
    .told = { $player } zagrywa kartę { $card } jako +1 za dodatkowy punkt
mc-jail = do Celi trafia { $mafioso }
    .told = { $player } posyła do Celi: { $mafioso }
mc-move = przesuń Cyngla: { $location }
    .told = { $player } przesuwa Cyngla: { $location }
mc-discard = odrzuć kartę { $card }
    .told = { $player } odrzuca kartę { $card }
mc-pick = wybierz lokację { $location }
    .told = { $player } wybiera lokację { $location }
mc-ask = niech zdecyduje { $seat }
    .told = { $player } wskazuje, kto decyduje: { $seat }
mc-back =
    { $count ->
        [0] nie zabieraj żadnego mafiosa: { $location }
        [one] zabierz 1 mafiosa: { $location }
       *[other] zabierz { $count } mafiosów: { $location }
    }
    .told =
        { $count ->
            [0] { $player } nie zabiera żadnego mafiosa: { $location }
            [one] { $player } zabiera 1 mafiosa: { $location }
           *[other] { $player } zabiera { $count } mafiosów: { $location }
        }
mc-keep = zachowaj obie karty
    .told = { $player } zachowuje obie karty
mc-redraw = wymień obie karty
    .told = { $player } wymienia obie karty
mc-use = wykonaj efekt
    .told = { $player } wykonuje efekt
mc-use-fighters-club = weź mafiosa z rezerwy
    .told = { $player } bierze mafiosa z rezerwy
mc-use-police-station = weź Policjanta
    .told = { $player } bierze Policjanta
mc-use-business-district = dobierz trzy karty i jedną odrzuć
    .told = { $player } dobiera trzy karty i jedną odrzuci
mc-use-town-hall = weź Burmistrza
    .told = { $player } bierze Burmistrza
mc-play-hitman = { $card }: do rezerwy trafia { $mafioso }
    .told = { $player } zagrywa kartę { $card }, do rezerwy trafia { $mafioso }
mc-play-informer = { $card }: do Celi trafia { $mafioso }
    .told = { $player } zagrywa kartę { $card }, do Celi trafia { $mafioso }
mc-play-thief = { $card }: zabierz kartę, którą ma { $seat }
    .told = { $player } zagrywa kartę { $card } i zabiera kartę, którą ma { $seat }
    .yours = { $player } zagrywa kartę { $card } i zabiera kartę tobie
mc-play-police-chief = weto: { $card }
    .told = { $player } zgłasza weto kartą { $card }
mc-play-fbi = weto: { $card }
    .told = { $player } zgłasza weto kartą { $card }
mc-play-police-raid = { $card }: opróżnij lokację { $location }
    .told = { $player } zagrywa kartę { $card } i opróżnia lokację { $location }
mc-play-pulling-strings = { $card }: zamień najniższych mafiosów w lokacjach { $one } i { $other }
    .told = { $player } zagrywa kartę { $card } i zamienia najniższych mafiosów w lokacjach { $one } i { $other }
mc-play-big-plan = { $card }: { $mafioso } przechodzi do lokacji { $location }
    .told = { $player } zagrywa kartę { $card }, do lokacji { $location } przechodzi { $mafioso }
mc-play-complicity = { $card }: do Celi trafia też { $mafioso }
    .told = { $player } zagrywa kartę { $card }, do Celi trafia też { $mafioso }
mc-play-shady-business = { $card }: dobierz trzy karty i odrzuć jedną z nich
    .told = { $player } zagrywa kartę { $card }, dobiera trzy karty i odrzuci jedną z nich
mc-play-secret-deal = { $card }: +1 przy ustalaniu kontroli
    .told = { $player } zagrywa kartę { $card }: +1 przy ustalaniu kontroli
mc-play-secret-deals = { $cards } naraz: +{ $count } przy ustalaniu kontroli
    .told = { $player } zagrywa naraz { $cards }: +{ $count } przy ustalaniu kontroli
mc-no-veto = bez weta
    .told = { $player } nie zgłasza weta
mc-no-bullet = bez Naboju
    .told = { $player } nie zagrywa Naboju
mc-no-deal = bez Tajnego Układu
    .told = { $player } nie zagrywa Tajnego Układu
mc-no-complicity = bez Współudziału
    .told = { $player } nie zagrywa Współudziału
mc-no-hitman = bez Cyngla
    .told = { $player } nie zagrywa karty Cyngiel
mc-no-plus-one = bez +1
    .told = { $player } nie zagrywa +1
mc-no-effect = pomiń efekt
    .told = { $player } pomija efekt

## O czym decyduje los

mc-first = rozpoczyna { $seat }
mc-tile = następna w mieście: { $location }
mc-draws = { $seat } dobiera kartę
mc-draws-card = { $seat } dobiera kartę { $card }
mc-steals = { $seat } zabiera kartę, traci ją { $victim }
    .yours = { $seat } zabiera ci kartę
mc-steals-card = { $seat } zabiera kartę { $card }, traci ją { $victim }
    .yours = { $seat } zabiera ci kartę { $card }
mc-looks = { $seat } bierze Policjanta i może oglądać karty wszystkich graczy
mc-looks-at = { $seat } bierze Policjanta i widzi: { $hands }
mc-vetoed = { $seat } zgłasza weto: { $cards }
mc-stands = nikt nie zgłasza weta, efekt zostaje wykonany
mc-veto-stands = nikt się nie sprzeciwia, weto jest ważne ({ $seat })

## Dlaczego coś jest niemożliwe

mc-over = gra się skończyła
mc-chance-first = najpierw trzeba coś dobrać albo odsłonić
mc-not-to-act = teraz gra { $seat }
mc-not-to-decide = teraz decyduje { $seat }
mc-not-asked = nikt cię nie pyta: masz za mało kart na odpowiedź
mc-answered = odpowiedź już padła
mc-own-effect = to twoja zapowiedź, więc nikt cię nie pyta
mc-bullet-when-passed = Nabój jest dla tych, którzy spasowali
mc-nothing-to-cancel = teraz nie ma czego anulować Pięściami
mc-plus-one-in-club = +1 można użyć tylko przy rozpatrywaniu Klubu Prywatnego
mc-no-mafioso-in-hand = nie masz mafiosa na ręce
mc-no-reserve = nie masz mafiosa w rezerwie
mc-no-mafioso = nie ma takiego mafiosa ({ $spot })
mc-no-own-mafioso = to nie twój mafioso ({ $spot })
mc-nothing-to-take-back = w żadnej lokacji nie masz mafiosa, którego można by zabrać
mc-fists-never-location = Pięści nigdy nie anulują efektu lokacji
mc-not-adjacent = { $from } i { $to } nie sąsiadują ze sobą
mc-hitman-here = Cyngiel już tam stoi: { $location }
mc-picked = w tej fazie już rozpatrzono: { $location }
mc-nobody-there = nie ma tam mafiosów: { $location }
mc-decided = { $seat }: decyzja tu już zapadła
mc-nothing-to-decide = { $seat } nie ma tu mafiosów
mc-too-many-back = nie masz tu tylu mafiosów ({ $count })
mc-not-in-hand = nie masz karty { $card } na ręce
mc-not-twice-in-hand = nie masz tylu kart { $card } na ręce
mc-not-drawn = karty { $card } nie ma wśród właśnie dobranych
mc-other-symbol = karta { $card } ma symbol { $symbol }, a nie { $wanted }
mc-does-not-cancel = karta { $card } tego nie anuluje
mc-does-not-cancel-location = karta { $card } nie anuluje efektu tej lokacji
mc-only-fists-cancel-veto = weto anulują tylko Pięści, karta { $card } nie
mc-only-fists-cancel-bullet = Nabój anulują tylko Pięści, karta { $card } nie
mc-no-action-text = tekst karty { $card } to nie akcja
mc-no-reaction-text = tekst karty { $card } to nie reakcja
mc-bad-target = karta { $card } nie może mieć takiego celu
mc-hitman-elsewhere = wybierz mafiosa tam, gdzie stoi Cyngiel: { $location }
mc-no-third-player = Współudział zabiera mafiosa trzeciego gracza: nie twojego i nie tego, kto posłał do Celi twojego
mc-same-location = mafioso musi trafić do innej lokacji
mc-own-cards = Złodziej zabiera kartę innemu graczowi
mc-no-card-to-steal = { $seat } nie ma kart
mc-fewer-than-two = Nalot Policji wymaga na miejscu co najmniej dwóch twoich mafiosów: { $location }
mc-two-locations = wybierz dwie różne lokacje
mc-empty-stack = nie ma tam mafiosów: { $location }
mc-nobody-to-rob = nikt inny nie ma kart
mc-nobody-anywhere = w żadnej lokacji nie ma mafiosów
mc-two-of-yours-needed = Nalot Policji wymaga lokacji z co najmniej dwoma twoimi mafiosami
mc-two-stacks-needed = Pociąganie za Sznurki wymaga mafiosów w dwóch lokacjach
mc-nothing-to-draw = nie ma czego dobrać: oba stosy są puste
mc-no-chance-now = teraz los o niczym nie decyduje; nieoczekiwane: „{ $chance }”
mc-impossible = „{ $chance }” nie jest tu możliwe
mc-wanted-mulligan = najpierw zachowaj obie karty albo wymień obie
mc-wanted-turn = postaw mafiosa, zagraj kartę, czekaj albo spasuj
mc-wanted-bullet = po spasowaniu użyj Naboju albo zrezygnuj
mc-wanted-action = po Naboju postaw mafiosa, zagraj kartę albo czekaj
mc-wanted-answer = odpowiedz wetem albo zrezygnuj
mc-wanted-discard = musisz odrzucić kartę
mc-wanted-complicity = odpowiedz Współudziałem albo zrezygnuj
mc-wanted-deal = zagraj Tajny Układ albo zrezygnuj
mc-wanted-jail = poślij mafiosa do Celi albo zrezygnuj
mc-wanted-move = przesuń Cyngla albo zrezygnuj
mc-wanted-use = wykonaj efekt albo zrezygnuj
mc-wanted-hitman = zagraj kartę Cyngiel albo zrezygnuj
mc-wanted-plus-one = użyj +1 albo zrezygnuj
mc-wanted-pick = musisz wybrać lokację
mc-wanted-ask = musisz wskazać, kto decyduje
mc-wanted-back = powiedz, ilu mafiosów zabierasz

## Zapis, którego nie można odczytać

mc-no-action = „{ $text }” to nie akcja
mc-no-outcome = „{ $text }” to nie wynik losowania
mc-no-seat = nie ma miejsca „{ $text }”
mc-no-card = nie ma karty „{ $text }”
mc-no-location = nie ma lokacji „{ $text }”; lokacje mają numery od 1 do 7
mc-no-spot = „{ $text }” to nie mafioso; drugi od dołu w lokacji 3 to 3.2
mc-no-number = „{ $text }” to nie liczba mafiosów
mc-no-target = „{ $text }” nie ma właściwego celu dla tej karty; poprawnie na przykład: { $form }
mc-no-deals = „{ $text }” nie mówi, które Tajne Układy i ile; przykład: play secret-deal 2

## Punktacja

mc-tie-reserve = mafiosi w rezerwie: { $count }
mc-tie-cards = karty na ręce: { $count }
mc-tie-mayor = ma Burmistrza
mc-tie-no-mayor = nie ma Burmistrza
mc-tie-distance = miejsca za graczem rozpoczynającym: { $count }
mc-sheet-control =
    { $count ->
        [one] kontrola lokacji, 1×
       *[other] kontrola lokacji, { $count }×
    }
mc-sheet-extra = +1 w Klubie Prywatnym, { $count }×

## Edycje

mc-edition-kind = nie ma rodzaju kart „{ $word }”
mc-edition-symbol = nie ma symbolu „{ $word }”
mc-edition-face = „{ $id }” ma ten sam tekst i symbol co wcześniejsza karta
mc-edition-different = różnych kart jest { $found }, może być { $most }
mc-edition-cards = kart jest { $found }, ma być { $wanted }
mc-edition-missing = żadna karta nie ma „{ $word }”

## Pozycje

mc-position-players = graczy jest { $found }, ma być { $wanted }
mc-position-city = lokacji jest siedem
mc-position-stack = stos w lokacji { $location } jest za wysoki
mc-position-seat = nie ma gracza { $found }, są tylko od 1 do { $most }
mc-position-chain = zapowiedziany może być jeden efekt i najwyżej 25 wet
mc-position-answers = odpowiada ktoś, kogo nie pytano
mc-position-copies = karta { $card } jest tu { $found }×, istnieje { $most }×
mc-position-laid = do zapowiedzi należą najwyżej dwie karty
mc-audit-cards = karta { $card } jest tu { $found }×, ma być { $wanted }×
mc-audit-counts = liczby kart się nie zgadzają
mc-audit-mafiosi = gracz { $seat } ma mafiosów { $found }, ma być { $wanted }
mc-audit-round = nie ma rundy { $found }, są tylko od 1 do { $most }
mc-audit-last-round = po II fazie rundy { $most } gra się kończy
mc-audit-points = punktów jest razem { $found }, dotąd może ich być najwyżej { $most }
mc-audit-won = punktów jest { $found }: { $wanted } już wygrywa grę
mc-audit-knowledge = gracz { $seat } zna kartę, której tu nie ma
mc-audit-knows-all = gracz { $seat } ma Policjanta i widzi wszystkie ręce, więc nic się tu nie zapisuje
mc-audit-city = rozłożonych lokacji jest { $found }, teraz ma być { $wanted }
mc-audit-not-now = nie ma miejsca w tej fazie
mc-audit-needed = brakuje: ta faza tego wymaga
mc-audit-at-most = jest { $found }, możliwe najwyżej { $most }
mc-audit-hand = kart jest { $found }, teraz ma być { $wanted }
mc-audit-deal-first = zanim wylosuje się pierwszego gracza, nic się jeszcze nie stało
mc-audit-dealt = wszystkie karty przygotowania są już rozdane
mc-audit-all-passed = wszyscy spasowali, więc I faza się skończyła
mc-audit-passed-over = gracz { $seat } nie mógłby tu nic zrobić i zostałby pominięty
mc-audit-not-passed = po Naboju działa tylko ten, kto spasował; gracz { $seat } nie
mc-audit-out = kto miał { $most } tur, wypada z I fazy i spasował; nikt inny nie wypada
mc-audit-here = ta faza należy do innej lokacji: { $location }
mc-audit-no-effect = o efekcie tej lokacji nie decyduje się w tej fazie
mc-audit-empty = nie ma tam żadnego mafiosa
mc-audit-held = gracz { $seat } już ma tę figurkę
mc-audit-no-choice = gdy zostało jedno albo nic, nie ma czego wybierać
mc-audit-deciding = gracz { $seat } decyduje teraz, więc nie czeka na decyzję
mc-audit-no-mafioso = gracz { $seat } nie ma tu mafiosa, o którym by decydował
mc-audit-cube-too-early = ta lokacja jest właśnie rozpatrywana i dostanie kostkę dopiero potem: { $location }
mc-audit-cube-at-empty = nie ma tam mafiosów, więc w III fazie nie ma kostki: { $location }
mc-audit-cube-missing = brakuje kostki: { $location }
mc-audit-not-robbed = gracza { $seat } nie można tu okraść
mc-audit-complicity = gracza { $seat } nie można tu pytać o Współudział
mc-audit-not-laid = wśród wyłożonych musi być karta „{ $card }”
mc-audit-drawn = gracz { $seat } nie ma na ręce wszystkich dobranych kart
mc-audit-no-pile = nie ma czego dobrać
mc-audit-nobody-draws = w tym kroku IV fazy nikt nie dobiera
mc-audit-not-over = nikt nie ma { $target } punktów i nie jest to ostatnia runda
mc-audit-effect = gracz { $seat } nie może tego tu zapowiedzieć
mc-audit-effect-cards = to nie są karty tego efektu
mc-audit-own-veto = nikt nie wetuje własnej zapowiedzi
mc-audit-veto = te karty nie anulują tego, co jest pod nimi
mc-audit-laid = nie wszystkie karty zapowiedzi są wśród wyłożonych
mc-audit-further = naraz wykłada się tylko kilka Tajnych Układów
mc-audit-nobody-asked = nikogo nie można o to pytać
mc-audit-answer = ten gracz nie może odpowiedzieć tymi kartami

## Zapowiedziane efekty

mc-effect-bullet = Nabój
mc-effect-hat = Kapelusz: mafioso wraca na rękę ({ $spot })
mc-effect-hats = dwa Kapelusze: z rezerwy do lokacji { $location }
mc-effect-informer = Kapuś: mafioso do Celi ({ $spot })
mc-effect-thief = Złodziej: karta, którą ma { $seat }
mc-effect-police-raid = Nalot Policji: { $location }
mc-effect-pulling-strings = Pociąganie za Sznurki: { $one } i { $other }
mc-effect-big-plan = Wielki Plan: mafioso ({ $spot }) do lokacji { $to }
mc-effect-shady-business = Ciemne Interesy
mc-effect-secret-deal = Tajny Układ
mc-effect-hitman = Cyngiel: mafioso do rezerwy ({ $spot })
mc-effect-plus-one = +1
mc-effect-complicity = Współudział: mafioso też do Celi ({ $spot })
mc-effect-prison = Więzienie: mafioso do Celi ({ $spot })
mc-effect-port = Port: Cyngiel idzie do lokacji { $location }

## Plansza

mc-symbol-fist = Pięść
mc-symbol-hat = Kapelusz
mc-symbol-bullet = Nabój
mc-symbol-plus-one = +1
# A card that shares its name with one of another symbol
mc-card-of = { $card } ({ $symbol })
mc-board-round = Runda { $round }, gra do { $target } punktów
mc-board-piles = Talia { $pile }, odrzucone { $discard }
mc-board-setup = Przygotowanie do gry
mc-board-turn = Faza I: akcje
mc-board-bullet-turn = Faza I: akcja po Naboju
mc-board-window = Kto zgłasza weto?
mc-board-steal = Złodziej zabiera kartę
mc-board-shady = Ciemne Interesy
mc-board-complicity = Współudział?
mc-board-pick = Faza II: wybiera posiadacz Burmistrza
mc-board-bid = Faza II: Tajne Układy?
mc-board-effect = Faza II: efekt
mc-board-hitman-card = Faza II: karta Cyngiel?
mc-board-extra-point = Faza II: +1?
mc-board-back = Faza III: strategia
mc-board-draw = Faza IV: dobieranie kart
mc-board-over = Koniec gry
mc-board-hitman = Cyngiel
mc-board-policeman = Policjant
mc-board-mayor = Burmistrz
mc-board-first = zaczyna
mc-board-passed = pas
mc-board-deals =
    { $count ->
        [one] 1 Tajny Układ
        [few] { $count } Tajne Układy
       *[other] { $count } Tajnych Układów
    }
mc-board-control = kontrola:
mc-board-cell = Cela:
mc-board-drawn = Dobrano:
mc-board-announced = { $party }:
mc-board-veto = Weto, { $party }:
mc-board-further = Potem:
mc-board-asked = Odpowiadają gracze: { $seats }
mc-board-answered = Twoja odpowiedź:
mc-board-declined = Twoja odpowiedź: bez weta
mc-board-player =
    { $party }: { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
mc-board-gang = na ręce { $mafiosi }, w rezerwie { $reserve }
mc-board-cards =
    { $count ->
        [0] brak kart
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
mc-board-remembered = zapamiętane:
mc-board-legend =
    Na planszy:
      ▁1 2 2           stos lokacji od dołu: 3.2 to drugi mafioso od dołu
                       w lokacji 3
      kontrola: 2      kto miałby teraz kontrolę
      ■                już rozpatrzona (faza II), jeszcze przed nami (faza III)
      Złodziej•Nabój   karta i jej symbol; u innych graczy tylko to, co wiesz
      ► 1              czyja tura

## Czym są rzeczy i co przynoszą

mc-about-hitman = Usuń mafiosa tam, gdzie stoi Cyngiel.
mc-about-informer = Poślij dowolnego mafiosa do Celi.
mc-about-thief = Zabierz innemu graczowi losową kartę.
mc-about-police-chief = Anuluj Kapusia, Złodzieja, Nalot Policji albo Więzienie.
mc-about-fbi = Anuluj Cyngla, Ciemne Interesy, Wielki Plan albo Port.
mc-about-police-raid = Stos z co najmniej dwoma twoimi mafiosami wraca na ręce graczy.
mc-about-pulling-strings = Zamień najniższych mafiosów dwóch stosów.
mc-about-big-plan = Przenieś dowolnego mafiosa na szczyt innego stosu.
mc-about-complicity = Twój mafioso trafia do Celi? Zabiera ze sobą mafiosa trzeciego gracza.
mc-about-shady-business = Dobierz trzy karty i odrzuć jedną z nich.
mc-about-secret-deal = Przy ustalaniu kontroli liczy się jak jeszcze jeden mafioso.
mc-about-prison = Wszyscy zabierają swoich mafiosów z Celi. Kontrolujący może posłać tam dowolnego mafiosa.
mc-about-port = Kontrolujący może przesunąć Cyngla do sąsiedniej lokacji, a potem zagrać kartę Cyngiel.
mc-about-fighters-club = Kontrolujący, a przy remisie każdy z remisujących, może wziąć mafiosa z rezerwy.
mc-about-police-station = Kontrolujący może wziąć Policjanta i oglądać karty wszystkich graczy.
mc-about-business-district = Kontrolujący może dobrać trzy karty i jedną odrzucić.
mc-about-private-club = Kontrolujący może użyć jednej karty z +1, aby zdobyć dodatkowy punkt.
mc-about-town-hall = Kontrolujący może wziąć Burmistrza i ustalać kolejność lokacji.
mc-mark-fist = dwie Pięści anulują efekt
mc-mark-hat = jeden Kapelusz: mafioso wraca na rękę; dwa: mafioso z rezerwy
mc-mark-bullet = po spasowaniu jeszcze jedna akcja
mc-mark-plus-one = dodatkowy punkt w Klubie Prywatnym
mc-about-card-action = karta akcji
mc-about-card-location = karta lokacji
mc-about-card-reaction = karta reakcji
mc-about-when = kiedy
mc-about-when-action = Użyj jej jako swojej akcji w fazie I.
mc-about-when-hitman = Użyj jej w Porcie w fazie II, jeśli go kontrolujesz.
mc-about-when-secret-deal = Użyj jej w fazie II, gdy ustalana jest kontrola nad lokacją.
mc-about-when-complicity = Użyj jej, gdy inny gracz posyła twojego mafiosa do Celi.
mc-about-when-reaction = Użyj jej, gdy inny gracz zapowie jedną z tych rzeczy.
mc-about-stopped = co ją anuluje
mc-about-stopped-by-police-chief = Anuluje ją Szef Policji albo dwie Pięści.
mc-about-stopped-by-fbi = Anuluje ją F.B.I. albo dwie Pięści.
mc-about-stopped-by-fists = Anulują ją dwie Pięści.
mc-about-control-name = kontrola
mc-about-control = Lokację kontroluje i dostaje 1 punkt ten, kto ma tu najwięcej mafiosów. Przy remisie ten z remisujących, którego najniższy mafioso stoi niżej.
mc-about-control-alone = Lokację kontroluje i dostaje 1 punkt tylko ten, kto sam ma tu najwięcej mafiosów. Przy remisie nikt.
mc-about-leads = Prowadzi { $seat }, mafiosi: { $count }
    .you = Prowadzisz, mafiosi: { $count }
mc-about-empty = Nie ma tu mafiosów
mc-about-tied = Jest remis, nikt nie prowadzi
mc-about-location = lokacja { $number }
mc-about-hitman-here = Karta Cyngiel usuwa stąd mafiosa.
mc-about-cube = kostka
mc-about-cube-means = Już rozpatrzona w fazie II tej rundy.
mc-about-player = gracz
mc-about-mafiosi = Mafiosi na ręce: { $count }.
mc-about-reserve = W rezerwie: { $count }.
mc-about-cards = Karty: { $count }.
mc-about-jailed = { $seat }: { $count }.
mc-about-part-of-prison = część Więzienia
mc-about-cell-name = Cela
mc-about-cell = Mafiosi w Celi nigdzie się nie liczą. Gdy rozpatruje się Więzienie, wszyscy wracają na ręce właścicieli.
mc-about-mafioso = mafioso
mc-about-mafioso-lowest = Najniższy mafioso swojego gracza w tej lokacji: rozstrzyga remisy.
mc-about-mafioso-counts = Liczy się tu do kontroli.
mc-about-number = liczba
mc-about-number-deals = Tajne Układy: { $count }
mc-about-number-back = zabrani mafiosi: { $count }
mc-about-figure = figurka
mc-about-hitman-means = Karta Cyngiel usuwa mafiosa tam, gdzie stoi figurka. Przesunąć ją może kontrolujący Port.
mc-about-policeman = Posiadacz ogląda karty wszystkich graczy.
mc-about-mayor = Posiadacz ustala kolejność lokacji.
mc-about-held-by = Ma ją { $seat }.
    .you = Masz ją ty.
mc-about-stands-at = Stoi tutaj: { $location }.
mc-about-cards-kind = karty
mc-about-pile = talia
mc-about-discard = stos kart odrzuconych
mc-about-token = żeton
mc-about-first-name = żeton pierwszego gracza
mc-about-first = Kto go ma, zaczyna. Na koniec rundy dostaje go gracz po lewej.
mc-about-first-held = Teraz ma go { $seat }.
    .you = Teraz masz go ty.
mc-about-more =
    { $more ->
        [1] Z jeszcze jednym twoim
       *[other] Z jeszcze dwoma twoimi
    }: { $yours } : { $theirs }
mc-about-more-you = Prowadzisz.
mc-about-more-you-lower = Prowadzisz, bo stoisz niżej w stosie.
mc-about-more-lower = Nadal prowadzi { $seat }, bo stoi niżej w stosie.
mc-about-more-other = Prowadzi { $seat }.
mc-about-more-tied = Remis, nikt nie prowadzi.
mc-worth-control = za kontrolę w fazie II
mc-worth-plus-one = razem z kartą +1
mc-worth-now = teraz; cel to { $target }
mc-way-place = Postaw tu mafiosa
mc-way-wait = Odrzuć, aby czekać
mc-way-symbol = Użyj symbolu: { $symbol }
mc-way-text = Zagraj tekst karty
mc-way-jail = Poślij tego mafiosa do Celi
mc-way-move = Przesuń tu Cyngla
mc-way-use = Wykonaj efekt
mc-way-discard = Odrzuć
mc-way-pick = Wybierz tę lokację
mc-way-ask = Niech zdecyduje ten gracz
mc-way-back = Zabierz mafiosów
mc-way-aim = Zagraj tutaj: { $card }
mc-holding-led = prowadzenie w lokacjach
mc-holding-mafiosi = mafiosi na ręce
mc-holding-reserve = mafiosi w rezerwie
mc-holding-cell = mafiosi w Celi
mc-holding-cards = karty
mc-holding-policeman = Policjant
mc-holding-mayor = Burmistrz

## O co pyta gra

mc-topic-own = co dotyczy mnie
mc-topic-veto = weta
mc-topic-secret-deal = Tajne Układy
mc-topic-bullet = Naboje
mc-topic-complicity = Współudział
mc-topic-hitman = karty Cyngiel
mc-topic-plus-one = karty z +1
