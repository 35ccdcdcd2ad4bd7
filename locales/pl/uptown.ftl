### UpTown. Polskie nazwy kart są w uptown-cards.ftl.

## Projekty

ut-office = biuro
ut-services = usługi
ut-apartment = mieszkanie
ut-cafe = kawiarnia
ut-shop = sklep
ut-hotel = hotel
ut-no-kind = inny
ut-duo = { $kind } (liczy się podwójnie)
ut-roof = dach
ut-gift = prezent
ut-ground = tylko parter
ut-upper = tylko piętro
ut-rooftop = tylko na dachu
ut-no-gifts = bez prezentów
ut-income = przychód { $coins }
ut-income-storey = przychód { $coins } za piętro poniżej
ut-income-plot =
    przychód { $coins } za { $kind ->
        [office] biuro
        [services] usługi
        [apartment] mieszkanie
        [cafe] kawiarnię
        [shop] sklep
       *[hotel] hotel
    } na działce
ut-income-street =
    przychód { $coins } za { $kind ->
        [office] biuro
        [services] usługi
        [apartment] mieszkanie
        [cafe] kawiarnię
        [shop] sklep
       *[hotel] hotel
    } na ulicy
ut-income-ground = przychód { $coins } na parterze
ut-prestige = prestiż { $points }
ut-prestige-storey = prestiż { $points } za piętro poniżej
ut-prestige-plot =
    prestiż { $points } za { $kind ->
        [office] biuro
        [services] usługi
        [apartment] mieszkanie
        [cafe] kawiarnię
        [shop] sklep
       *[hotel] hotel
    } na działce
ut-prestige-street =
    prestiż { $points } za { $kind ->
        [office] biuro
        [services] usługi
        [apartment] mieszkanie
        [cafe] kawiarnię
        [shop] sklep
       *[hotel] hotel
    } na ulicy
ut-prestige-gifts = prestiż { $points } za prezent na ulicy
ut-prestige-ground = prestiż { $points } na parterze

## Co robią gracze

ut-collect =
    zabierz ze swojej talii { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinów
    }
    .told =
        { $player } zabiera ze swojej talii { $coins ->
            [one] 1 upcoin
            [few] { $coins } upcoiny
           *[other] { $coins } upcoinów
        }
# Both halves of a card, as they are called on the table
ut-halves = { $one } / { $other }
ut-keep = zagraj kartę „{ $card }” ze swojej talii
    .told = { $player } zagrywa kartę „{ $halves }” ze swojej talii
ut-discard = odrzuć kartę „{ $card }” ({ $halves })
    .told = { $player } odrzuca kartę „{ $halves }”
ut-buy =
    kup kartę „{ $card }” (sprzedaje { $seat }) za { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinów
    }
    .told =
        { $player } kupuje kartę „{ $halves }”; { $seat } dostaje { $price ->
            [one] 1 upcoin
            [few] { $price } upcoiny
           *[other] { $price } upcoinów
        }
    .yours =
        { $player } kupuje twoją kartę „{ $halves }”; dostajesz { $price ->
             [one] 1 upcoin
             [few] { $price } upcoiny
            *[other] { $price } upcoinów
        }
ut-buy-own =
    kup kartę „{ $card }” ze swojej talii za { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinów
    }
    .told =
        { $player } kupuje kartę „{ $halves }” ze swojej talii za { $price ->
            [one] 1 upcoin
            [few] { $price } upcoiny
           *[other] { $price } upcoinów
        }
ut-municipal = weź kartę projektu komunalnego „{ $card }”
    .told = { $player } bierze ze wspólnego stosu kartę „{ $halves }”
ut-municipal-discard = weź kartę projektu komunalnego „{ $card }”, która nigdzie nie pasuje, i odrzuć ją
    .told = { $player } bierze ze wspólnego stosu kartę „{ $halves }”, która nigdzie nie pasuje, i ją odrzuca
ut-pass = nie kupuj niczego
    .told = { $player } nic nie kupuje
ut-choose = wybierz: { $project }
    .told = { $player } wybiera: { $project }
ut-build = zbuduj „{ $card }” ({ $half }) na działce { $plot }
    .told = { $player } buduje „{ $half }” na działce { $plot }
ut-build-roof =
    zamknij działkę { $plot } kartą „{ $card }” ({ $half }) { $income ->
        [0] bez przychodu
        [one] i otrzymaj 1 upcoin
        [few] i otrzymaj { $income } upcoiny
       *[other] i otrzymaj { $income } upcoinów
    }
    .told =
        { $player } zamyka działkę { $plot } kartą „{ $half }” { $income ->
            [0] bez przychodu
            [one] i otrzymuje 1 upcoin
            [few] i otrzymuje { $income } upcoiny
           *[other] i otrzymuje { $income } upcoinów
        }
ut-give = daj prezent „{ $card }” ({ $half }); dostaje go { $seat } na działkę { $plot }
    .told = { $player } daje prezent „{ $half }”; dostaje go { $seat } na działkę { $plot }
    .yours = { $player } daje ci prezent „{ $half }” na działkę { $plot }
ut-give-roof =
    zamknij cudzą działkę { $plot } kartą „{ $card }” ({ $half }); { $income ->
        [0] bez przychodu
        [one] { $seat } otrzyma 1 upcoin
        [few] { $seat } otrzyma { $income } upcoiny
       *[other] { $seat } otrzyma { $income } upcoinów
    }
    .told =
        { $player } zamyka prezentem „{ $half }” cudzą działkę { $plot }; { $income ->
            [0] bez przychodu
            [one] { $seat } otrzymuje 1 upcoin
            [few] { $seat } otrzymuje { $income } upcoiny
           *[other] { $seat } otrzymuje { $income } upcoinów
        }
    .yours =
        { $player } zamyka prezentem „{ $half }” twoją działkę { $plot }; { $income ->
             [0] bez przychodu
             [one] dostajesz 1 upcoin
             [few] dostajesz { $income } upcoiny
            *[other] dostajesz { $income } upcoinów
        }

## O czym decyduje los

ut-first = { $seat } ma ulicę z symbolem i rozpoczyna
ut-opened-deck = { $seat } ma teraz na talii: { $card } ({ $halves })
ut-opened-pile = teraz na wspólnym stosie: { $card } ({ $halves })

## Dlaczego coś jest niemożliwe

ut-over = gra się skończyła
ut-marked-street-first = najpierw trzeba wylosować, kto ma ulicę z symbolem
ut-chance-first = najpierw trzeba odsłonić kartę
ut-not-to-act = teraz gra { $seat }
ut-collect-first =
    najpierw pierwsza akcja: zabierz ze swojej talii { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinów
    }
ut-collecting-is-all =
    na twojej talii { $coins ->
        [one] leży 1 upcoin
        [few] leżą { $coins } upcoiny
       *[other] leży { $coins } upcoinów
    }: zabranie upcoinów to cała twoja pierwsza akcja
ut-nothing-to-collect = na twojej talii nie ma upcoinów
ut-first-action-first = najpierw zagraj albo odrzuć wierzchnią kartę swojej talii
ut-second-action-now = to druga akcja: kup kartę albo weź kartę projektu komunalnego
ut-second-action-empty = to druga akcja, a wspólny stos jest pusty: kup kartę albo nie kupuj niczego
ut-choose-first = najpierw wybierz jeden z projektów karty
ut-project-chosen = projekt jest wybrany, teraz potrzebuje działki: { $project }
ut-place-first = najpierw umieść projekt na działce
ut-municipal-is-played = karta projektu komunalnego, która gdzieś pasuje, musi być zagrana, a „{ $card }” pasuje
ut-bought-is-played = kartę kupuje się, by ją zagrać: karty „{ $card }” nie można odrzucić
ut-kept-is-played = karta „{ $card }” jest już zagrywana, nie można jej odrzucić
ut-fits-nowhere = żaden projekt karty „{ $card }” nigdzie nie pasuje
ut-project-fits-nowhere = żadna działka nie przyjmie tego projektu: { $project }
ut-deck-empty = { $seat } nie ma już kart w talii
ut-coins-on-deck =
    na talii ({ $seat }) { $coins ->
        [one] leży 1 upcoin
        [few] leżą { $coins } upcoiny
       *[other] leży { $coins } upcoinów
    }, więc nie można z niej kupować
ut-too-dear = karta „{ $card }” kosztuje { $price }, a w portfelu masz { $wallet }
ut-pile-empty = wspólny stos jest pusty
ut-no-passing = dopóki na wspólnym stosie jest karta, nie można pominąć drugiej akcji
ut-no-back = karta „{ $card }” nie ma projektów na rewersie
ut-gift-to-another = prezent trafia na ulicę innego gracza
ut-no-gift-mark = projekt bez symbolu prezentu trafia na twoją ulicę
ut-plot-closed = działka { $plot } jest zamknięta dachem
ut-ground-only = ten projekt może stać tylko na parterze, a na działce { $plot } jest już budynek
ut-upper-only = ten projekt może stać tylko na piętrze, a działka { $plot } jest pusta
ut-rooftop-only = ten projekt może stać tylko na dachu, a działka { $plot } go nie ma
ut-accepts-no-gift = na budynek na działce { $plot } nie można zagrywać prezentów
ut-no-chance-now = teraz los o niczym nie decyduje; nieoczekiwane: „{ $chance }”
ut-impossible = „{ $chance }” nie jest tu możliwe

## Zapis, którego nie można odczytać

ut-no-action = „{ $text }” to nie akcja
ut-no-outcome = „{ $text }” to nie wynik losowania
ut-no-seat = nie ma miejsca „{ $text }”
ut-no-card = nie ma karty „{ $text }”
ut-no-end = „{ $text }” to nie projekt karty; projekty to a, b, c i d
ut-no-plot = „{ $text }” to nie działka; działki mają numery od 1 do 5

## Punktacja

ut-tie-tallest = piętra najwyższego budynku: { $count }
ut-sheet-plot = prestiż z działki { $plot }
ut-sheet-coins =
    { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinów
    } w portfelu, 3 za punkt

## Edycje

ut-edition-cards =
    { $what ->
        [projects] kart projektów
       *[municipal] kart projektów komunalnych
    } jest { $found }, ma być { $wanted }
ut-edition-clause = „{ $clause }” nic nie mówi o projekcie
ut-edition-clause-twice = „{ $clause }” powtarza to, co już powiedziano
ut-edition-empty = o projekcie trzeba coś powiedzieć
ut-edition-duo = podwójnie mogą się liczyć tylko biuro, usługi, mieszkanie, kawiarnia albo sklep
ut-edition-gift = projekt nie jest zarazem prezentem i bez prezentów
ut-frame-count =
    { $what ->
        [price] cena to { $found }
        [prices] suma cen to { $found }
        [office] biur jest { $found }
        [services] usług jest { $found }
        [apartment] mieszkań jest { $found }
        [cafe] kawiarni jest { $found }
        [shop] sklepów jest { $found }
        [hotel] hoteli jest { $found }
        [no-kind] projektów bez rodzaju jest { $found }
        [roof] dachów na kartach projektów jest { $found }
        [municipal-roof] dachów na kartach projektów komunalnych jest { $found }
        [gift] prezentów jest { $found }
        [gift-roof] prezentów z dachem jest { $found }
        [rooftop] projektów tylko na dach jest { $found }
        [no-gifts] projektów bez prezentów jest { $found }
        [duo] projektów duo jednego rodzaju jest { $found }
        [income] stałych przychodów jest { $found }
        [negative-income] ujemnych przychodów jest { $found }
        [income-per-storey] przychodów za piętro jest { $found }
        [income-on-plot] przychodów za lokale na działce jest { $found }
        [income-on-street] przychodów za lokale na ulicy jest { $found }
        [income-if-ground] przychodów na parterze jest { $found }
        [prestige] stałych prestiżów jest { $found }
        [prestige-on-plot] prestiżów za lokale na działce jest { $found }
        [prestige-on-street] prestiżów za lokale na ulicy jest { $found }
        [prestige-per-gift] prestiżów za prezenty jest { $found }
        [prestige-per-storey] prestiżów za piętro jest { $found }
       *[prestige-if-ground] prestiżów na parterze jest { $found }
    }, edycja domowa ma od { $least } do { $most }
ut-frame-same-kind = w edycji domowej dwa projekty karty różnią się rodzajem
ut-frame-value = takiej wartości edycja domowa nie ma: { $project }
ut-frame-roof-on-roof = w edycji domowej projekt na dach sam dachu nie ma
ut-frame-strong = zbyt silne na kartę projektu komunalnego edycji domowej: { $project }
ut-frame-stuck = karta projektu komunalnego edycji domowej ma projekt na pustą działkę

## Pozycje

ut-position-players = graczy jest { $found }, ma być { $wanted }
ut-position-first = nie ma gracza { $found }, są tylko od 1 do { $most }
ut-position-turns = tur jest { $found }, gra ma ich najwyżej { $most }
ut-position-twice = „{ $id }” jest tu dwa razy
ut-position-chosen = wybrano projekt, ale żadna karta nie jest zagrywana
ut-position-plot = karta „{ $card }” nie może leżeć tam, gdzie leży na działce { $plot } gracza { $seat }
ut-audit-unseen =
    { $what ->
        [projects] kart projektów, których nigdzie nie ma, jest { $found }
       *[municipal] kart projektów komunalnych, których nigdzie nie ma, jest { $found }
    }, zakrytych ma być { $wanted }
ut-audit-deck-size = jest { $found }, kart jest najwyżej { $most }
ut-audit-deck-kind = taka karta tu nie leży: karty projektów leżą w taliach graczy, karty projektów komunalnych na wspólnym stosie
ut-audit-deck-closed = wierzchnia karta musi być odsłonięta
ut-audit-deck-open = teraz żadna karta nie może tu być odsłonięta
ut-audit-street = to, co zapisano o ulicy gracza { $seat }, nie zgadza się z jej kartami
ut-audit-wallet = tylu upcoinów nie ma w żadnym portfelu: gracz { $seat }
ut-audit-coins =
    na talii gracza { $seat } { $coins ->
        [one] leży 1 upcoin
        [few] leżą { $coins } upcoiny
       *[other] leży { $coins } upcoinów
    }, a to nie jest cena żadnej kupionej karty
ut-audit-turns = wziętych kart jest { $found }, po tylu turach ({ $turns }) może ich być najwyżej { $most }
ut-audit-not-now = nie ma miejsca w tej fazie
ut-audit-needed = brakuje: ta faza tego wymaga
ut-audit-deal-first = zanim wylosuje się, kto zaczyna, nic się jeszcze nie stało
ut-audit-deal-tops = gdy odsłania się pierwsze wierzchnie karty, nic innego się jeszcze nie stało, a talie odsłania się po kolei
ut-audit-over = koniec został wywołany, a runda dograna, więc gra się skończyła
ut-audit-round = gra kończy się wraz z rundą, gdy wszyscy mieli tyle samo tur
ut-audit-not-over = żadna talia nie jest wyczerpana i żadna ulica zamknięta, więc gra się nie skończyła
ut-audit-no-coins = nie ma upcoinów do zabrania
ut-audit-collect-first = upcoiny na talii gracza, który ma turę, zabiera się najpierw
ut-audit-no-deck = talia jest wyczerpana, więc pierwsza akcja odpada
ut-audit-nothing-to-buy = nie ma czego kupić ani dobrać ze wspólnego stosu, więc druga akcja odpada
ut-audit-no-choice = najwyżej jeden z jej projektów ma działkę, więc nie ma czego wybierać
ut-audit-no-place = żadna działka nie przyjmie tego projektu
ut-audit-origin = karta nie może teraz pochodzić stamtąd
ut-audit-unpaid = jest { $found }, musi to być cena wziętej karty: { $wanted }
ut-audit-nothing-to-open = nie ma tam już karty do odsłonięcia
ut-audit-deck-full = kart zostało { $found }, po tylu turach ({ $turns }) może ich być najwyżej { $most }

## Dwuliterowe znaki; każdy musi być inny

ut-code-office = Bi
ut-code-services = Us
ut-code-apartment = Mi
ut-code-cafe = Ka
ut-code-shop = Sk
ut-code-hotel = Ho

## Stół

ut-board-setup = Przygotowanie do gry
ut-board-turn =
    Runda { $round }, { $party }, { $action ->
        [1] I
       *[2] II
    } akcja
ut-board-last-round = ostatnia runda
ut-board-over =
    Koniec gry po { $rounds ->
        [one] 1 rundzie
       *[other] { $rounds } rundach
    }
ut-board-pile = Wspólny stos
ut-board-deck = Talia { $seat }
ut-board-empty = pusto
ut-board-unopened = jeszcze zakryta
ut-board-left =
    { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kart
    }
ut-board-on-deck = leży { $coins }$
ut-board-free = za darmo
ut-board-taken = Zagrywana:
ut-board-player =
    { $party }: { $score } { $score ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
ut-board-wallet = portfel { $coins }$
ut-board-roof-pays = dach wypłaci { $coins }$
ut-board-legend =
    Na stole:
      Bi Us Mi Ka Sk Ho   rodzaje; BiBi to duo, liczy się za dwa; -- bez rodzaju
      ▲ dach   ◆ prezent   ⊘ bez prezentów
      ▁ tylko parter   ↑ tylko piętro   ⌂ tylko na dachu
      $2        przychód 2 za każdym razem, gdy na ulicy zamykana jest działka
      ★3        prestiż 3 na koniec gry
      $1/Mi=    za każde mieszkanie na ulicy; /Mi| za każde na działce
      ★1/↓      za każde piętro poniżej; /▁ na parterze; /◆= za każdy prezent
      Na ulicach $ i ★ mówią, ile projekt jest wart teraz; pod nimi: ile działka.
      ▲▲▲▲ zamknięta działka      ► Gracz 1 czyja tura

## Czym są rzeczy i co przynoszą

ut-about-move = ruch
ut-about-discard = Karta wypada z gry, a z twojej talii odkrywa się następna.
ut-about-half = { $source }: { $card }
ut-about-half-taken = zagrywana: { $card }
ut-about-being-played = Ta karta jest zagrywana. Wybierz jedną jej połowę i działkę.
ut-about-storey = piętro { $number } na działce { $plot }: { $card }
ut-about-earns = Przy każdym zamknięciu działki na swojej ulicy daje teraz { $coins }.
ut-about-cards = karty w ofercie
ut-about-your-deck = twoja talia
ut-about-deck-of = talia: { $seat }
ut-about-open = Na wierzchu leży { $card }.
ut-about-free = Za darmo, jako druga akcja. Wybierasz jedną z czterech połówek.
ut-about-price-own =
    Jako pierwsza akcja za darmo. Jako druga kosztuje { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinów
    }, płatne do banku.
ut-about-price =
    Jako druga akcja kosztuje { $price ->
        [one] 1 upcoin
        [few] { $price } upcoiny
       *[other] { $price } upcoinów
    }; zapłatę kładziesz na tej talii ({ $seat }).
ut-about-coins =
    Nie na sprzedaż, dopóki { $coins ->
        [one] leży na niej 1 upcoin
        [few] leżą na niej { $coins } upcoiny
       *[other] leży na niej { $coins } upcoinów
    }.
ut-about-left = Pozostało kart: { $left }.
ut-about-plot = działka, ulica: { $seat }
    .you = działka na twojej ulicy
ut-about-plot-name = Działka { $plot }
ut-about-plot-empty = Jeszcze nic tu nie stoi.
ut-about-plot-open = Piętra: { $storeys }. Działka jest otwarta.
ut-about-plot-closed = Piętra: { $storeys }. Działkę zamknął dach; zmieszczą się już tylko projekty na dach.
ut-about-plot-no-gifts = Nie przyjmuje prezentów.
ut-about-plot-income = Jej piętra dodają { $coins } do wypłaty za dach.
ut-about-player = ulica i portfel
ut-about-wallet =
    W portfelu: { $coins ->
        [one] 1 upcoin
        [few] { $coins } upcoiny
       *[other] { $coins } upcoinów
    }. Trzy dają punkt.
ut-about-roof-pays = Dach na tej ulicy wypłaci teraz { $coins } oraz przychód swojej karty.
ut-about-roofs = Dachy: { $roofs } z { $plots }.
ut-worth-now = teraz
ut-worth-on-plot = na działce { $plot }, teraz najlepszej
ut-worth-gift = dostaje { $seat }, działka { $plot }
ut-way-collect = Zabierz upcoiny
ut-way-keep = Zagraj wierzchnią kartę
ut-way-discard = Odrzuć wierzchnią kartę
ut-way-buy = Kup wierzchnią kartę za { $price }
ut-way-municipal = Weź wierzchnią kartę
ut-way-choose = Wybierz tę połowę
ut-way-build = Zbuduj na działce { $plot }
ut-way-give = Podaruj: { $seat }, działka { $plot }
ut-mark-duo = liczy się podwójnie
ut-mark-duo-means = Liczy się jak dwa projekty swojego rodzaju, ale jak jedno piętro.
ut-mark-income-means = Wypłacany przy każdym zamknięciu działki na jego ulicy.
ut-mark-prestige-means = Liczy się na koniec gry.
ut-mark-gift-means = Trafia na ulicę innego gracza, nigdy na twoją.
ut-mark-roof-means = Zamyka działkę. Cała ulica od razu wypłaca przychód.
ut-mark-roof-pays = Zamyka działkę. Cała twoja ulica od razu wypłaca przychód: teraz { $coins } oraz przychód tej karty.
ut-mark-roof-gift-means = Zamyka działkę. Przychód od razu dostaje właściciel ulicy.
ut-mark-roof-on-roof-means = Działka jest już zamknięta, więc nic nie jest wypłacane.
ut-mark-ground-means = Tylko jako pierwsza karta działki.
ut-mark-upper-means = Nigdy jako pierwsza karta działki.
ut-mark-rooftop-means = Tylko na zamkniętym budynku; niczego nie zamyka.
ut-mark-no-gifts-means = Jego budynek nie przyjmuje odtąd prezentów.
ut-holding-coins = upcoiny
ut-holding-coins-on-deck = upcoiny na talii
ut-holding-prestige = prestiż
ut-holding-roofs = dachy
ut-holding-pays = upcoiny za każdy dach
ut-worth-more-plot =
    z { $kind ->
        [office] jeszcze jednym biurem
        [services] kolejnymi usługami
        [apartment] jeszcze jednym mieszkaniem
        [cafe] jeszcze jedną kawiarnią
        [shop] jeszcze jednym sklepem
       *[hotel] jeszcze jednym hotelem
    } na działce
ut-worth-more-street =
    z { $kind ->
        [office] jeszcze jednym biurem
        [services] kolejnymi usługami
        [apartment] jeszcze jednym mieszkaniem
        [cafe] jeszcze jedną kawiarnią
        [shop] jeszcze jednym sklepem
        [hotel] jeszcze jednym hotelem
       *[gift] jeszcze jednym prezentem
    } na ulicy

## Nazwy pięter, w dwóch słowach

ut-storey-office =
    { $style ->
        [gift] Call center
        [duo] Podwójne biuro
        [rooftop] Biuro na dachu
        [ground] Oddział banku
        [roof] Główna siedziba
        [upper] Studio projektowe
       *[plain] Piętro biurowe
    }
ut-storey-services =
    { $style ->
        [gift] Salon tatuażu
        [duo] Podwójny salon
        [rooftop] Siłownia na dachu
        [ground] Salon fryzjerski
        [roof] Zakład fotograficzny
        [upper] Gabinet dentystyczny
       *[plain] Lokalne usługi
    }
ut-storey-apartment =
    { $style ->
        [gift] Hałaśliwi lokatorzy
        [duo] Podwójne mieszkanie
        [rooftop] Mieszkanie na dachu
        [ground] Mieszkanie z ogródkiem
        [roof] Mieszkania na poddaszu
        [upper] Mieszkania z balkonem
       *[plain] Mieszkania rodzinne
    }
ut-storey-cafe =
    { $style ->
        [gift] Hałaśliwy bar
        [duo] Podwójna kawiarnia
        [rooftop] Bar na dachu
        [ground] Kawiarnia uliczna
        [roof] Ogród zimowy
        [upper] Przytulna herbaciarnia
       *[plain] Kawiarnia miejska
    }
ut-storey-shop =
    { $style ->
        [gift] Sklep z rupieciami
        [duo] Podwójny sklep
        [rooftop] Kiosk na dachu
        [ground] Sklep na rogu
        [roof] Butik z modą
        [upper] Mała księgarnia
       *[plain] Sklep spożywczy
    }
ut-storey-hotel =
    { $style ->
        [gift] Imprezowy hostel
        [rooftop] Apartament na dachu
        [ground] Mały pensjonat
        [roof] Grand hotel
        [upper] Pokoje hotelowe
       *[plain] Hotel miejski
    }
ut-storey-none =
    { $style ->
        [gift] Gołębie gniazdo
        [rooftop] Ogród na dachu
        [ground] Mały park
        [roof] Szklany pawilon
        [upper] Wiszący ogród
       *[plain] Ogród publiczny
    }
