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

mc-mafioso = mafioso { $spot } ({ $seat }, { $location })
mc-copies =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
mc-hand = { $seat }: { $cards }
mc-hand-empty =
    { $seat }: { $cards ->
       *[other] brak kart
    }

## Co robią gracze

mc-pass = spasować
mc-place = postawić mafiosa: { $location }
mc-wait = czekać, odrzucając kartę { $card }
mc-hat = { $card } jako Kapelusz: na rękę wraca { $mafioso }
mc-hats = { $cards } jako Kapelusze: mafioso z rezerwy do lokacji { $location }
mc-bullet = { $card } jako Nabój: jeszcze jedna akcja
mc-fists = weto Pięściami: { $cards }
mc-plus-one = { $card } jako +1: dodatkowy punkt
mc-jail = do Celi trafia { $mafioso }
mc-move = przesunąć Cyngla: { $location }
mc-discard = odrzucić kartę { $card }
mc-pick = wybrać lokację { $location }
mc-ask = teraz decyduje { $seat }
mc-back =
    { $count ->
        [0] zostawić wszystkich mafiosów: { $location }
        [one] zabrać 1 mafiosa: { $location }
       *[other] zabrać { $count } mafiosów: { $location }
    }
mc-keep = zachować karty
mc-redraw = wymienić karty: { $cards }
mc-use = wykonać efekt
mc-use-fighters-club = wziąć mafiosa z rezerwy
mc-use-police-station = wziąć Policjanta
mc-use-business-district = dobrać trzy karty i jedną odrzucić
mc-use-town-hall = wziąć Burmistrza
mc-play-hitman = { $card }: do rezerwy trafia { $mafioso }
mc-play-informer = { $card }: do Celi trafia { $mafioso }
mc-play-thief = { $card }: zabrać kartę, którą ma { $seat }
mc-play-police-chief = weto: { $card }
mc-play-fbi = weto: { $card }
mc-play-police-raid = { $card }: opróżnić lokację { $location }
mc-play-pulling-strings = { $card }: zamienić najniższych mafiosów w lokacjach { $one } i { $other }
mc-play-big-plan = { $card }: { $mafioso } przechodzi do lokacji { $location }
mc-play-complicity = { $card }: do Celi trafia też { $mafioso }
mc-play-shady-business = { $card }: dobrać trzy karty i jedną z nich odrzucić
mc-play-secret-deal = { $card }: +1 przy ustalaniu kontroli
mc-no-veto = bez weta
mc-no-bullet = bez Naboju
mc-no-deal = bez Tajnego Układu
mc-no-complicity = bez Współudziału
mc-no-hitman = bez karty Cyngiel
mc-no-plus-one = bez +1
mc-no-effect = nie wykonywać efektu

## O czym decyduje los

mc-first = rozpoczyna { $seat }
mc-tile = następna w mieście: { $location }
mc-draws = { $seat } dobiera kartę
mc-draws-card = { $seat } dobiera kartę { $card }
mc-steals = { $seat } zabiera kartę, traci ją { $victim }
mc-steals-card = { $seat } zabiera kartę { $card }, traci ją { $victim }
mc-looks = { $seat } ma Policjanta i może oglądać karty wszystkich graczy
mc-looks-at = { $seat } ma Policjanta i widzi: { $hands }
mc-vetoed = { $seat } zgłasza weto: { $cards }
mc-stands = nikt nie zgłasza weta: efekt zostaje wykonany
mc-veto-stands = nikt się nie sprzeciwia: weto jest ważne ({ $seat })

## Dlaczego coś jest niemożliwe

mc-over = gra się skończyła
mc-chance-first = najpierw trzeba coś dobrać albo odsłonić
mc-not-to-act = teraz gra { $seat }
mc-not-asked = nie ma na co odpowiadać: nie było pytania albo odpowiedź już padła
mc-no-mafioso-in-hand = na ręce nie ma mafiosa
mc-no-reserve = w rezerwie nie ma mafiosa
mc-no-mafioso = nie ma mafiosa { $spot }
mc-no-own-mafioso = { $spot } to nie własny mafioso
mc-fists-never-location = Pięści nigdy nie anulują efektu lokacji
mc-not-adjacent = { $from } i { $to } nie sąsiadują ze sobą
mc-picked = lokacji { $location } nie można już wybrać
mc-decided = { $seat } o niczym tu nie decyduje
mc-too-many-back = tylu własnych mafiosów ({ $count }) tu nie ma
mc-not-in-hand = karty { $card } tu nie ma albo nie ma jej tyle
mc-other-symbol = karta { $card } ma inny symbol
mc-does-not-cancel = karta { $card } tego nie anuluje
mc-does-not-cancel-location = karta { $card } nie anuluje efektu tej lokacji
mc-no-action-text = tekst karty { $card } to nie akcja
mc-bad-target = karta { $card } nie może mieć takiego celu
mc-no-chance-now = teraz los o niczym nie decyduje, więc nie „{ $chance }”
mc-impossible = „{ $chance }” nie jest tu możliwe
mc-wanted-mulligan = trzeba zachować obie karty albo wymienić obie
mc-wanted-turn = trzeba postawić mafiosa, zagrać kartę, czekać albo spasować
mc-wanted-bullet = po spasowaniu można wyłożyć Nabój albo zrezygnować
mc-wanted-action = po Naboju: postawić mafiosa, zagrać kartę albo czekać
mc-wanted-answer = trzeba odpowiedzieć wetem albo zrezygnować
mc-wanted-discard = trzeba odrzucić kartę
mc-wanted-complicity = trzeba odpowiedzieć Współudziałem albo zrezygnować
mc-wanted-deal = trzeba wyłożyć Tajny Układ albo zrezygnować
mc-wanted-jail = trzeba posłać mafiosa do Celi albo zrezygnować
mc-wanted-move = trzeba przesunąć Cyngla albo zrezygnować
mc-wanted-use = trzeba wykonać efekt albo zrezygnować
mc-wanted-hitman = trzeba zagrać kartę Cyngiel albo zrezygnować
mc-wanted-plus-one = trzeba wyłożyć +1 albo zrezygnować
mc-wanted-pick = trzeba wybrać lokację
mc-wanted-ask = trzeba wskazać, kto decyduje
mc-wanted-back = trzeba powiedzieć, ilu mafiosów zabrać

## Zapis, którego nie można odczytać

mc-no-action = „{ $text }” to nie akcja
mc-no-outcome = „{ $text }” to nic, o czym decyduje los
mc-no-seat = nie ma miejsca „{ $text }”
mc-no-card = nie ma karty „{ $text }”
mc-no-location = nie ma lokacji „{ $text }”: są od 1 do 7
mc-no-spot = „{ $text }” to nie mafioso: 3.2 to drugi od dołu w lokacji 3
mc-no-number = „{ $text }” to nie liczba mafiosów
mc-no-target = „{ $text }” nie pasuje do tej karty; pasowałoby „{ $form }”

## Punktacja

mc-sheet-control =
    { $count ->
        [one] kontrola nad 1 lokacją
       *[other] kontrola nad { $count } lokacjami
    }
mc-sheet-extra = { $count }× +1 w Klubie Prywatnym

## Edycje

mc-edition-kind = nie ma rodzaju kart „{ $word }”
mc-edition-symbol = nie ma symbolu „{ $word }”
mc-edition-face = „{ $id }” ma ten sam tekst i symbol co wcześniejsza karta
mc-edition-different = różnych kart jest { $found }, może być { $most }
mc-edition-cards = kart jest { $found }, ma być { $wanted }
mc-edition-missing = żadna karta nie ma „{ $word }”

## Pozycje

mc-position-players = graczy jest { $found }, ma być { $wanted }
mc-position-city = lokacji jest siedem
mc-position-stack = stos w lokacji { $location } jest za wysoki
mc-position-seat = nie ma gracza { $found }, są tylko od 1 do { $most }
mc-position-chain = zapowiedziany może być jeden efekt i najwyżej 25 wet
mc-position-answers = odpowiada ktoś, kogo nie pytano
mc-position-copies = karta { $card } jest tu { $found }×, istnieje { $most }×
mc-position-laid = do zapowiedzi należą najwyżej dwie karty
mc-audit-cards = karta { $card } jest tu { $found }×, ma być { $wanted }×
mc-audit-counts = liczby kart się nie zgadzają
mc-audit-mafiosi = gracz { $seat } ma mafiosów { $found }, ma być { $wanted }
mc-audit-round = nie ma rundy { $found }, są tylko od 1 do { $most }
mc-audit-points = punktów jest więcej, niż pozwalają dotychczasowe rundy
mc-audit-won = ktoś już wygrał
mc-audit-knowledge = gracz { $seat } zna kartę, której tu nie ma
mc-audit-city = rozłożonych lokacji jest { $found }, teraz ma być { $wanted }
mc-audit-window = zapowiedź, wyłożone karty albo odpowiedzi nie pasują do siebie
mc-audit-phase = tej fazy nie można tu osiągnąć; tura gracza { $seat }

## Zapowiedziane efekty

mc-effect-bullet = Nabój
mc-effect-hat = Kapelusz, { $spot } wraca na rękę ({ $location })
mc-effect-hats = dwa Kapelusze, z rezerwy do lokacji { $location }
mc-effect-informer = Kapuś, { $spot } do Celi ({ $location })
mc-effect-thief = Złodziej, karta, którą ma { $seat }
mc-effect-police-raid = Nalot Policji, { $location }
mc-effect-pulling-strings = Pociąganie za Sznurki, { $one } i { $other }
mc-effect-big-plan = Wielki Plan, { $spot } ({ $location }) do lokacji { $to }
mc-effect-shady-business = Ciemne Interesy
mc-effect-secret-deal = Tajny Układ
mc-effect-hitman = Cyngiel, { $spot } do rezerwy ({ $location })
mc-effect-plus-one = +1
mc-effect-complicity = Współudział, { $spot } też do Celi ({ $location })
mc-effect-prison = Więzienie, { $spot } do Celi ({ $location })
mc-effect-port = Port, Cyngiel idzie do lokacji { $location }

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
mc-board-announced = { $party }: { $effect }
mc-board-veto = Weto, { $party }:
mc-board-asked = Odpowiadają gracze: { $seats }
mc-board-answered = Twoja odpowiedź:
mc-board-declined = Twoja odpowiedź: bez weta
mc-board-player =
    { $party }: { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
mc-board-gang = na ręce { $mafiosi }, w rezerwie { $reserve }
mc-board-cards =
    { $count ->
        [0] brak kart
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
mc-board-legend =
    Na planszy:
      ▁1 2 2           stos lokacji od dołu: 3.2 to drugi mafioso od dołu
                       w lokacji 3
      kontrola: 2      kto miałby teraz kontrolę
      ■                już rozpatrzona (faza II), jeszcze przed nami (faza III)
      Złodziej•Nabój   karta i jej symbol; u innych graczy tylko to, co wiesz
      ► 1              czyja tura
