### The lessons: one message a bubble. Keys with -no- answer other legal moves. Keys with -on- explain a rule when it first happens at the table, those with -own- when it first happens to the player.

## Point City 1

pc1-goal = Witaj w ratuszu! Wygrywa miasto z największą liczbą punktów. Dają je budynki i żetony punktacji, takie jak ten podświetlony. Do dzieła!
pc1-take = W swojej turze bierzesz dwie sąsiednie karty. Zasoby są za darmo: weź podświetloną energię i przemysł.
pc1-no-take = Tak też można, czasem nawet warto. Teraz jednak weź dwie podświetlone karty.
pc1-refill = Widzisz? W miejsce zasobu pojawia się budynek. A w miejsce budynku pojawi się zasób. Teraz ruch rywala.
pc1-greedy = Każdy z tych budynków kosztuje energię i gospodarkę, a płaci się od razu. Masz chrapkę na oba? Spróbuj je wziąć.
pc1-smithy = Jeden wystarczy. Weź Kuźnię i kartę pod nią. Nie masz gospodarki, więc zastąpi ją karta pomysłu, czyli gwiazda.
pc1-no-smithy = W prawdziwej grze czemu nie. Tu jednak weź Kuźnię i kartę pod nią: da ci przemysł w każdej następnej turze.
pc1-look = Odtąd Kuźnia daje ci w każdej turze jeden przemysł. To stały zasób. Wskaż budynek, za który pomoże zapłacić.
pc1-no-look = Poszukaj budynku, który ma w koszcie koło zębate, znak przemysłu.
pc1-fountain = Kamienna fontanna: 4 punkty za energię i przemysł. Weź ją z energią pod spodem. Tą kartą zapłacisz od razu, resztę załatwi Kuźnia.
pc1-no-fountain = Spróbuj: Kamienna fontanna z energią pod spodem. Nie wydasz ani jednej karty z ręki.
pc1-library = Rywal ma Wieżę zegarową. Weź Bibliotekę na rogu i kartę nad nią: 3× przemysł zapłacą Kuźnia, ta karta i jedna z ręki.
pc1-no-library = To może poczekać. Biblioteka na rogu z przemysłem nad nią od razu da ci żeton.
pc1-token = Za budynek publiczny wybierasz żeton, który punktuje na koniec. Weź 5 punktów albo 2 za każdy przemysł, który daje twoje miasto.
pc1-no-token = Kto wie, ile ten żeton będzie wart na koniec. Postaw na pewniaka: 5 punktów albo 2 za przemysł.
pc1-last = Przeskakujemy do 17., ostatniej tury podobnego miasta. Daje ono 2× gospodarkę i 3× społeczność: dość na duży budynek. Znajdź go!
pc1-no-last = Nieźle, ale Opera jest lepsza: 5 punktów, a w całości płaci za nią miasto. Weź ją z gwiazdą obok.
pc1-end = Rynku nie da się uzupełnić, więc to koniec gry. Liczą się budynki i żetony: twoje miasto wygrywa! Czas na prawdziwą grę?

## Point City 2

pc2-flip = Nowa gra! Gdy cały rząd lub kolumna pokazuje same zasoby, przed wzięciem kart możesz odwrócić jedną z nich. Odwróć tę podświetloną.
pc2-no-flip = Najpierw odwróć kartę: naciśnij „Odwróć”, a potem podświetloną kartę.
pc2-build = Kotłownia za przemysł i gospodarkę. Weź ją z przemysłem obok, za gospodarkę zapłaci gwiazda. Budynek już w pierwszej turze!
pc2-no-build = Teraz możesz wziąć cokolwiek, ale odwrócony budynek zostanie dla rywala. Weź Kotłownię z przemysłem obok.
pc2-park = Trochę dalej: zostały ci trzy tury. Park rozrywki daje 4 punkty, a miastu brakuje tylko jednej społeczności. Weź go z podwójną społecznością pod spodem.
pc2-no-park = Można, ale masz lepszy ruch. Park rozrywki z podwójną społecznością: 4 punkty teraz i społeczność na później.
pc2-pay = Brakuje jednej społeczności. Podwójna karta płaci do dwóch, ale nie wydaje reszty. Przyda się na Galerię sztuki, więc zapłać gwiazdą.
pc2-no-pay = Połowa podwójnej karty by przepadła. Zapłać gwiazdą, a podwójną społeczność zachowaj na Galerię sztuki.
pc2-look = Rywal ma Filharmonię, jego miasto daje 2× energię i 2× społeczność, a na ręce ma więcej energii. Czego chcesz na jego miejscu? Wskaż to.
pc2-no-look = Poszukaj w lewej kolumnie: za co rywal dostałby najwięcej punktów i byłoby go na to stać?
pc2-deny = Tak! Z gwiazdą nad nią rywal postawi Wieżę w chmurach. Uprzedź go: weź tę gwiazdę i Galerię sztuki. Zapłacą za nią gwiazda i podwójna społeczność.
pc2-no-deny = Wtedy rywal z tą gwiazdą weźmie Wieżę w chmurach: 7 punktów. Sprzątnij mu gwiazdę sprzed nosa!
pc2-token = Pomyśl o obu miastach. 2 za energię i 2 za przemysł są dla ciebie warte 4 punkty, ale tylko jeden z tych żetonów punktowałby też rywalowi.
pc2-no-token = Policz, ile jest wart w twoim mieście właśnie teraz. Dwa z żetonów dają 4 punkty.
pc2-deck = Obok Wieży w chmurach nie ma nic, na co rywala stać, więc wieża zostaje. Rywal bierze dwie karty z talii i niczego ci nie odsłania.
pc2-grow = Ostatnia tura. Twój żeton daje 2 za rodzaj zasobu, którego masz co najmniej 2, więc druga społeczność się liczy. Który budynek ją daje i zapłaci za niego samo miasto?
pc2-no-grow = Wieże mieszkalne: płaci za nie miasto, a dają 1 punkt i 2 na żetonie. Weź je z zasobem powyżej albo obok.
pc2-end = Wygrywasz! Dobry plan, plan rywala pokrzyżowany, mądre płacenie. Stałe zasoby punktują tylko przez żetony, a karty na ręce rozstrzygają tylko remis.

## UpTown 1

ut1-goal = Witaj na budowie! Te pięć działek to twoja ulica: piętrz na nich projekty. Moneta oznacza przychód w upcoinach, ciemny proporczyk – prestiż. Wygrywa największy prestiż.
ut1-keep = Twoja tura to dwie akcje. Pierwsza: wierzchnia karta twojej talii jest za darmo.
ut1-no-keep = Kartę można też odrzucić, ale sklep z przychodem 2 to świetny początek. Zagraj ją.
ut1-ground = Te usługi mogą być tylko na piętrze, zostaje więc sklep: parter, przychód 2. Postaw go na działce 1.
ut1-no-ground = Każda działka będzie dobra. Zacznijmy od lewej, od działki 1.
ut1-buy = Druga akcja: zdobądź jeszcze jedną kartę. Ta, która leży teraz na wierzchu twojej talii, kosztuje 3 upcoiny.
ut1-no-buy = Możesz też kupić kartę rywala albo wziąć za darmo kartę projektu komunalnego. Teraz jednak kup ze swojej talii.
ut1-choose = Karta ma dwa projekty, a budujesz tylko jeden. Biuro ma przychód 1, mieszkanie prestiż 2. Postaw mieszkanie na sklepie.
ut1-no-choose = Też można. Ale niech wyrośnie wieżowiec: postaw mieszkanie na sklepie.
ut1-roof = Rywal też buduje. Na twojej następnej karcie jest kawiarnia z dachem. Dach zamyka działkę i płaci ci wtedy cała ulica. Zamknij działkę 1!
ut1-no-roof = Najpierw dach: kawiarnia na działce 1. Spodoba ci się to, co się stanie.
ut1-paid = Wypłata! Sklep 2, kawiarnia 1, razem 3 upcoiny. Działka 1 jest gotowa, ale zapłaci znowu przy każdym twoim dachu.
ut1-municipal = Teraz druga akcja. Karta projektu komunalnego z zielonym paskiem jest za darmo i ma cztery projekty.
ut1-free = Sklep, kawiarnia czy usługi z dachem? Wybierz, co wolisz, i zbuduj, gdzie chcesz.
ut1-last = Przeskakujemy do podobnej ulicy z czterema zamkniętymi działkami. Zamknięcie piątej zaczyna ostatnią rundę. Połóż podświetlony dach na działce 2.
ut1-no-last = Prowadzisz, więc kończ grę: zamknij dachem ostatnią działkę.
ut1-rest = Wszystkie działki są zamknięte, więc karta projektu komunalnego nigdzie nie pasuje. Weź ją, a zostanie odrzucona. Rywal ma jeszcze jedną turę.
ut1-end = Liczy się cały prestiż na ulicy i 1 za każde 3 upcoiny. Wygrywasz! Budować, zamykać, inkasować: oto UpTown.

## UpTown 2

ut2-timing = Dach dałby ci teraz 4. Może dać więcej: najpierw przychód. Zbuduj biuro z przychodem 2 na działce 2.
ut2-no-timing = Im większy przychód, tym więcej da następny dach. Zbuduj biuro z przychodem 2.
ut2-steal = Wierzchnia karta z talii rywala ma dach i możesz ją kupić. Twoje 5 upcoinów zostanie na jego talii.
ut2-no-steal = Dobre karty często leżą u rywala. Ta ma dach, którego potrzebujesz: kup ją.
ut2-close = Kup tę kartę i zbuduj biuro z dachem na działce 2. Da ci 6 upcoinów, więcej, niż kosztuje.
ut2-no-close = Dach od razu da ci 6 upcoinów. Zbuduj biuro z dachem na podświetlonej działce.
ut2-coins = Spójrz na talię rywala. Póki leżą na niej twoje upcoiny, nikt nic z niej nie kupi. A ich zabranie to cała pierwsza akcja rywala: bez darmowej karty!
ut2-refuse = Teraz rywal kupuje od ciebie: na twojej talii leżą 4 upcoiny. Spróbuj mimo to zagrać darmową kartę.
ut2-collect = Najpierw upcoiny! Ich zabranie to w tej turze cała pierwsza akcja. Weź je.
ut2-gift = Twoja następna karta ma paczkę, znak prezentu: trafia na ulicę rywala i kosztuje go 1 prestiż za każde mieszkanie na działce.
ut2-no-gift = Ładnie, ale dziś dajemy prezent. Kup własną kartę i wybierz projekt z paczką.
ut2-where = Kup ją jako prezent. Gdzie zaboli najbardziej? Policz mieszkania. Działki 1 i 4 są bezpieczne: przekreślona paczka znaczy „bez prezentów”.
ut2-no-where = Nie ma tam mieszkań, więc rywal nic nie straci. Szukaj wieżowca z trzema.
ut2-end-trigger = Trochę dalej: prowadzisz 22 : 19, a obie ulice mają po cztery zamknięte działki. Piąta zaczyna ostatnią rundę. Na twojej karcie jest prezent z dachem: wyślij go!
ut2-no-end-trigger = To daje rywalowi czas na odrobienie strat. Wybierz prezent z dachem i zamknij jego ostatnią działkę.
ut2-rooftop = Dach zapłacił właścicielowi ulicy, nie tobie. Teraz kup kartę rywala: prestiż 3 na zamkniętym budynku. Jej cena, 6 upcoinów, dałaby ci w portfelu tylko 2.
ut2-no-rooftop = Niezły pomysł. Spróbuj jednak projektu na dach: 6 upcoinów da na koniec tylko prestiż 2, a on 3.
ut2-end = Rywal odwdzięczył się prezentem, ale dalej prowadzisz i wygrywasz! Obserwuj wierzchnie karty, upcoiny na taliach i kolejny dach.

## Mafia City 1

mc1-goal = Witaj w rodzinie! Każda lokacja pod twoją kontrolą daje ci 1 punkt i swój efekt. Kto zdobędzie 10 punktów, wygrywa.
mc1-place = W turze zwykle stawiasz mafiosa. W Klubie Walki jest 1 : 1, a remis nie daje tam nic nikomu. Postaw tam jeszcze jednego.
mc1-no-place = Można. Ale jeszcze jeden mafioso i Klub Walki jest twój: postaw go tam.
mc1-look = W Dzielnicy Handlowej też jest remis. Tu, jak prawie wszędzie, wygrywa najniższy mafioso w stosie. Wskaż go.
mc1-no-look = Spójrz na sam dół stosu w Dzielnicy Handlowej.
mc1-informer = Nie jest twój. Ale Kapuś posyła dowolnego mafiosa do Celi: wybierz w Dzielnicy Handlowej mafiosa gracza 3.
mc1-no-informer = Celuj w Dzielnicę Handlową: bez jednego mafiosa gracza 3 prowadzisz tam 2 : 1.
mc1-last = Gracz 2 prowadzi w Klubie Prywatnym 3 : 1. Mimo to postaw tam ostatniego mafiosa. Zaraz zobaczysz, po co.
mc1-no-last = Zaufaj mi: Klub Prywatny. Resztę załatwi Więzienie.
mc1-pass = Nie masz już kogo postawić, więc spasuj. Gdy spasują wszyscy, lokacje są rozpatrywane od 1 do 7.
mc1-no-pass = Można jeszcze użyć karty, ale zachowaj ją na później. Spasuj.
mc1-jail = W Więzieniu jest remis, ale twój jest niżej: 1 punkt. Teraz efekt: poślij mafiosa gracza 2 z Klubu Prywatnego do Celi.
mc1-no-jail = Spójrz na Klub Prywatny: 3 : 2. O jednego mniej i będzie remis, a ten wygrywasz, bo twój jest najniżej.
mc1-recruit = Klub Walki jest twój: 1 punkt. Efekt daje ci na rękę mafiosa z rezerwy. Wykonaj go.
mc1-no-recruit = Darmowy mafioso! Takiemu się nie odmawia.
mc1-business = Dzielnica Handlowa jest twoja: 1 punkt. Efekt: dobierz trzy karty i odrzuć jedną. Wykonaj go.
mc1-no-business = Karty to w tym mieście władza. Wykonaj efekt.
mc1-discard = Karty używasz dla tekstu albo dla symbolu. Zachowaj Pociąganie za Sznurki: jego +1 zaraz da punkt. Odrzuć inną kartę.
mc1-no-discard = Nie tę z +1! Już w następnej lokacji jest warta punkt. Odrzuć inną kartę.
mc1-plus = W Klubie Prywatnym jest remis, a twój jest najniżej: 1 punkt. Karta z +1 daje tu jeszcze jeden. Zagraj ją!
mc1-no-plus = Zagraj Pociąganie za Sznurki jako +1: dwa punkty z jednej lokacji.
mc1-back = W Ratuszu jest remis, a ten nie daje tam nic nikomu. Masz 5 punktów! Teraz każdy może zabrać mafiosów. Zdecyduj o Więzieniu.
mc1-final = Przeskakujemy do rundy 3. Klub Prywatny jest twój i masz 10 punktów. Dla pewności zagraj +1!
mc1-no-final = I tak wygrywasz, ale punkt to punkt. Zagraj +1.
mc1-end = 11 punktów, wygrywasz! Każda runda: akcje, aż wszyscy spasują, siedem lokacji, zabieranie mafiosów, nowa karta.

## Mafia City 2

mc2-hand = Runda 2. Masz pięć kart, których nikt inny nie widzi. Zaczyna gracz 2 i poluje na twoich mafiosów w Porcie.
mc2-veto = Kapuś! Wszyscy naraz i w tajemnicy odpowiadają, czy zgłaszają weto. Twój Szef Policji anuluje Kapusia: zagraj go.
mc2-no-veto = To kosztowałoby cię mafiosa albo dwie karty. Szef Policji sam wystarczy.
mc2-counter = Gracz 2 kontratakuje: dwie Pięści anulują dowolną kartę lub symbol, także weto. Ty też masz dwie Pięści. Anuluj nimi tamte!
mc2-no-counter = Wtedy Kapuś jednak przejdzie. Zgłoś weto dwiema Pięściami: Kapuś i Wielki Plan.
mc2-ladder = Twoje Pięści anulują tamte, więc Szef Policji działa, a Kapuś nie. A teraz Ratusz: jest tam remis, postaw tam mafiosa.
mc2-no-ladder = Może później. W Ratuszu zdobywa się Burmistrza: postaw mafiosa tam.
mc2-place = Gracz 2 znów wyrównał w Ratuszu, a gracz 3 czeka i odrzuca kartę. Ostatniego mafiosa postaw w Komisariacie.
mc2-no-place = Policjant też się przyda: postaw mafiosa w Komisariacie.
mc2-pass = Gracz 3 wyrównał w Komisariacie na 2 : 2 i jest najniżej. Ale przy rozpatrywaniu pomogą ci karty. Spasuj.
mc2-no-pass = Zachowaj obie karty: Cyngiel działa w Porcie, Tajny Układ w dowolnej lokacji. Spasuj.
mc2-hitman = Twój mafioso zostaje w Celi do następnego rozpatrzenia Więzienia. Ale Port jest twój: Cyngiel może iść do sąsiedniej lokacji. Poślij go do Ratusza.
mc2-no-hitman = Potrzebujesz go w Ratuszu, gdzie jest 2 : 2. Poślij go tam.
mc2-shoot = Teraz zagraj kartę Cyngiel: usuwa mafiosa tam, gdzie stoi figurka. Wybierz mafiosa gracza 2, a Ratusz będzie twój.
mc2-no-shoot = Lepiej usuń mafiosa gracza 2: wtedy Ratusz jest twój.
mc2-deal = W Komisariacie jest 2 : 2, a gracz 3 jest najniżej. Przy ustalaniu kontroli Tajny Układ liczy się jak jeszcze jeden mafioso. Zagraj go!
mc2-no-deal = To ta chwila: jeszcze jeden i jest 3 : 2 dla ciebie.
mc2-policeman = 3 : 2, Komisariat jest twój! Jego efekt to Policjant: dopóki go masz, widzisz karty wszystkich. Weź go i zajrzyj.
mc2-no-policeman = Widzieć karty wszystkich to dużo. Weź go.
mc2-mayor = Ratusz jest twój, 2 : 1. Weź Burmistrza: dopóki go masz, wybierasz, która lokacja będzie rozpatrywana następna.
mc2-no-mayor = Z Burmistrzem to ty ustalasz kolejność. Weź go.
mc2-pick = Teraz zabiera się mafiosów i znów decyduje ten, kto ma Burmistrza: wybierasz lokację i to, kto zdecyduje tam pierwszy. Wybierz dowolną lokację.
mc2-end = Trzy lokacje i dwie figurki w jednej rundzie: brawo! Pięści trzymaj parami, a jedną lub dwie karty zachowaj na lokacje. Miasto czeka!

## Cities 1

ci1-goal = Witaj wśród urbanistów! Przez cztery rundy zbierasz karty punktacji, teren, atrakcje i segmenty do swojej dzielnicy. Wygrywa, kto ma najwięcej punktów.
ci1-card = W turze postaw pracownika na wolnym polu i weź to, co tam leży. Zacznij od Ceglanych szeregowców: 2 punkty za każdy czerwony budynek o wysokości dokładnie 2.
ci1-no-card = Możesz zacząć w dowolnym rzędzie. Dziś zacznij od karty pasującej do twojej czerwonej działki: Ceglane szeregowce.
ci1-tile = Rywal już buduje. Potrzebujesz terenu: weź kafelek z dwiema czerwonymi działkami.
ci1-no-tile = Twoja karta chce czerwonych budynków, więc przydadzą się czerwone działki: weź podświetlony kafelek.
ci1-place = Kafelek musi przylegać do dzielnicy całym bokiem. Dołóż go w podświetlonym miejscu i obróć parkiem do parku: połączone parki punktują razem.
ci1-no-place = To dozwolone. Ale dołóż go w podświetlonym miejscu, parkiem do parku.
ci1-feature = Parki i woda punktują dzięki atrakcjom. Weź drzewo i łódź: to pole daje dwie.
ci1-no-feature = To też by pomogło. Ale jedno pole daje dwie atrakcje naraz: drzewo i łódź.
ci1-put = Drzewo trafia do parku, łódź na wodę. 1, 2, 3 lub 4 różne atrakcje w jednym obszarze dają 1, 3, 6 lub 10 punktów. Umieść obie.
ci1-pieces = Karta, teren, atrakcje: teraz możesz budować. Weź pole z czterema segmentami.
ci1-no-pieces = Na podświetlonym polu są dwa czerwone segmenty i niebieski, w sam raz na twoje działki: weź je.
ci1-build = Segment stawia się na działce lub budynku jego koloru, do wysokości 4. Zielony nie miał gdzie stanąć i przepadł. Oba czerwone postaw na podświetlonej działce, potem niebieski.
ci1-no-build = Ceglane szeregowce chcą czerwonego budynku o wysokości dokładnie 2. Oba czerwone postaw na podświetlonej działce, a niebieski na niebieskiej.
ci1-last = Przeskakujemy do rundy 4 w podobnej dzielnicy. Jest pełna, a tobie został jeden pracownik. Weź kiosk!
ci1-kiosk = Gdzie da najwięcej? Jeden park ma już wszystkie cztery rodzaje. Szukaj tego, w którym są tylko drzewo i fontanna.
ci1-no-kiosk = Tam da niewiele. W parku z drzewem i fontanną trzeci rodzaj zmieni 3 punkty w 6.
ci1-end = Wszyscy pracownicy stoją, koniec gry. Liczą się kamienie milowe, pomniki, parki, woda i karty punktacji. Wygrywasz! Co za dzielnica.

## Cities 2

ci2-look = Każda metropolia ma trzy kamienie milowe. Kto osiągnie któryś pierwszy, dostaje najwięcej; przy dwóch graczach środkowe miejsce jest zablokowane. Wskaż metropolię.
ci2-no-look = Metropolia to plansza z trzema kamieniami milowymi.
ci2-statue = Obeliski chcą 2 pomników: za pierwsze miejsce jest 6 punktów, za drugie 1. W ofercie są dwa pomniki. Weź ten z delfinem.
ci2-no-statue = Przyda się, ale trwa wyścig o pomniki, a następny jest rywal. Weź pomnik z delfinem.
ci2-put = Pomnik zajmuje pustą działkę. Karta Domki parterowe daje 2 punkty za każdy budynek o wysokości 1 obok pomnika. Która działka sąsiaduje z dwoma?
ci2-no-put = Najpierw pomnik, i bliżej: jedna działka sąsiaduje z niebieskim i z żółtym domkiem.
ci2-second = Domki parterowe dają już 4 punkty! Drugi pomnik może jednak zabrać rywal. Masz w tym rzędzie jeszcze jednego pracownika: postaw go od razu.
ci2-no-second = Jeśli ten pomnik weźmie rywal, do Obelisków będzie daleko. Bierz!
ci2-ring = Połóż go na działce, której ci nie żal: na jednej z dwóch podświetlonych. Trzecia przyda się na niebieski budynek.
ci2-no-ring = Tę działkę zachowaj na niebieski budynek. Wybierz jedną z podświetlonych.
ci2-milestone = Na Obeliskach leży twój pierścień: 6 punktów, których nikt ci nie odbierze. A każdy pomnik sam jest wart 2 punkty.
ci2-refuse = Atrakcje zasmakowały? Spróbuj wziąć też działkę uniwersalną.
ci2-card = Dwóch pracowników na rząd, nie więcej. Teraz weź kartę Rzeźbiarze: 2 punkty za każdy pomnik. Ta sama rzecz może punktować na kilku kartach.
ci2-no-card = Masz już dwa pomniki, a Rzeźbiarze policzą je jeszcze raz. Weź tę kartę.
ci2-pieces = Karta Biura portowe chce niebieskich budynków o wysokości dokładnie 2. Weź pole z dwoma niebieskimi segmentami.
ci2-no-pieces = Na podświetlonym polu są dwa niebieskie segmenty: właśnie tego chcą Biura portowe.
ci2-build = Uwaga: jeśli niebieski domek przy pomniku urośnie, nie będzie już parterowy. Oba niebieskie postaw na podświetlonej pustej działce.
ci2-no-build = Oba niebieskie na podświetloną działkę: wysokość dokładnie 2, a domek przy pomniku zostaje parterowy.
ci2-discard = Żółty segment pasuje tylko na twój żółty domek parterowy. Nie musisz go stawiać: zrezygnuj z niego.
ci2-no-discard = Wtedy domek ma wysokość 2, a Domki parterowe dają 2 punkty mniej. Zrezygnuj z segmentu.
ci2-end = Pomnik obok dwóch domków punktuje trzy razy: sam, za Rzeźbiarzy i za Domki parterowe. W Cities wygrywają karty, które się wspierają.
ci2-goal = Teraz twoja kolej: weź kafelek terenu i popraw kartę, park albo kamień milowy.

## Point City, pierwsza gra

pc-on-3-1 = Cały rząd lub kolumna to same zasoby: przed wzięciem kart możesz odwrócić jedną z nich. Zostanie odwrócona, nawet jeśli jej nie weźmiesz.
pc-on-3-2 = Nic ci nie pasuje? Weź za darmo dwie karty z talii: wierzchnią i jedną nieznaną. Innym niczego w ten sposób nie odsłonisz.
pc-on-3-4 = Za budynek płaci się od razu i w całości. Bierzesz dwa? Musi cię być stać na oba.
pc-on-3-5 = Podwójna karta płaci za jeden lub dwa zasoby swojego rodzaju, ale nie wydaje reszty.
pc-on-3-6 = Karta pomysłu, czyli gwiazda, płaci za jeden dowolny zasób. Zachowaj ją na to, czego inaczej nie zdobędziesz.
pc-on-3-8 = Stały zasób płaci raz na turę. Przy dwóch budynkach pomaga tylko jednemu z nich.
pc-on-3-9 = Zasób z nowego budynku płaci dopiero od twojej następnej tury.
pc-on-3-11 = Najpierw płaci miasto, na resztę wybierasz karty. Nigdy nie dajesz o kartę więcej, niż trzeba.
pc-on-3-12 = Za budynek publiczny wybierasz żeton. Żetonów się nie uzupełnia, więc najlepsze szybko znikają.
pc-on-4-2 = W miejsce zasobu pojawia się budynek, w miejsce budynku zasób. Uważaj, co odsłaniasz następnemu graczowi.
pc-on-5-1 = Gra kończy się, gdy rynku nie da się uzupełnić: po 17 turach każdego gracza. Potem liczy się punkty.
pc-own-5-2 = Talia jest pusta i nie stać cię na żadną parę, więc pasujesz. Zdarza się to tylko w ostatniej turze gry.
pc-on-6-2 = Żetony liczą to, co daje twoje miasto, a nie karty na ręce. Jedyny wyjątek to żeton za karty pomysłu.
pc-on-7-4 = Wirtualny rywal bierze kartę, na której krzyżują się znaczniki, i kartę pod nią (z dolnego rzędu: górną w kolumnie). Wiesz więc, co zniknie.

## UpTown, pierwsza gra

ut-on-3-1 = Darmowej karty nie musisz zagrywać, możesz ją odrzucić. Następna leży wtedy odkryta dla wszystkich.
ut-own-3-2 = Upcoiny na twojej talii oznaczają, że ktoś kupił od ciebie. Ich zabranie to cała pierwsza akcja tury.
ut-on-3-5 = Gdy kupujesz od rywala, cena leży na jego talii. Następną pierwszą akcją musi ją zabrać, więc nie dostaje darmowej karty.
ut-on-3-6 = Dopóki na talii leżą upcoiny, nikt z niej nie kupi, nawet właściciel.
ut-on-3-7 = Kartę kupuje się, żeby ją zagrać: potrzebne są pieniądze i miejsce.
ut-on-3-8 = Karta ze wspólnego stosu jest za darmo i ma cztery projekty. Jeśli żaden nigdzie nie pasuje, zostaje odrzucona.
ut-on-1-5 = Mała 2 oznacza, że projekt liczy się jak dwa swojego rodzaju, ale jak jedno piętro.
ut-on-1-6 = Znaki mówią, gdzie projekt może stać: tylko parter, tylko piętro albo tylko na dachu. „Bez prezentów” chroni budynek przed prezentami.
ut-on-1-7 = Niektóre przychody zależą od miejsca: od pięter poniżej albo od projektów danego rodzaju na działce lub na całej ulicy.
ut-on-4-2 = Budujesz na własnej ulicy. Tylko projekt z paczką, czyli prezent, trafia na cudzą i tam liczy się jego minus.
ut-on-4-5 = Projekty na dach stoją na zamkniętych budynkach. Niczego nie zamykają, więc nie ma wypłaty.
ut-on-5-1 = Przy dachu płaci cała twoja ulica, także zamknięte działki. Najpierw więc przychód, potem dach.
ut-own-5-2 = Twoje przychody dają razem zero lub mniej, więc nic nie dostajesz. Ale nigdy nie dopłacasz.
ut-on-5-3 = Prezent z dachem zamyka działkę, a wypłatę dostaje właściciel ulicy, nie darczyńca.
ut-on-6-1 = Na którejś ulicy zamknięto wszystkie pięć działek albo skończyła się talia: to ostatnia runda.
ut-on-3-9 = Wspólny stos jest pusty. Teraz nie musisz kupować, a jeśli nie możesz, akcja przepada.

## Mafia City, pierwsza gra

mc-on-2-6 = Raz, na początku, możesz wymienić obie karty. Warto zachować dwie Pięści albo kartę, której szybko użyjesz.
mc-own-3-2 = Postaw mafiosa na stosie. Kto ma ich tam najwięcej, gdy lokacja jest rozpatrywana, kontroluje ją: dostaje 1 punkt i jej efekt.
mc-on-3-5 = Aby poczekać, odrzuć kartę bez efektu. Wtedy to inni muszą ruszyć pierwsi.
mc-own-3-8 = Jesteś po pasie, ale Nabój daje ci jeszcze jedną akcję, dopóki ktoś jest aktywny.
mc-on-3-9 = Nalot Policji może zwrócić mafiosa graczowi, który już spasował. Taki gracz znów może działać.
mc-on-4-4 = W Klubie Walki i w Ratuszu przy remisie nikt nie ma kontroli. Trzeba samodzielnie mieć najwięcej mafiosów.
mc-on-4-6 = Zanim ustali się kontrolę lokacji, gracze mogą po kolei zagrywać Tajne Układy, aż wszyscy z rzędu zrezygnują.
mc-on-4-10 = Więzienie: najpierw wszyscy zabierają swoich mafiosów z Celi. Potem kontrolujący może posłać tam kolejnego.
mc-on-4-12 = Port: możesz przesunąć Cyngla do sąsiedniej lokacji, a potem zagrać kartę Cyngiel tam, gdzie stoi.
mc-on-4-14 = Kto ma Policjanta, widzi karty wszystkich, dopóki go nie straci.
mc-on-4-17 = Kto ma Burmistrza, wybiera następną lokację do rozpatrzenia i ustala też kolejność zabierania mafiosów.
mc-on-5-1 = Mafiosi, których zostawisz, dalej trzymają lokację. Tych, których zabierzesz, możesz postawić w następnej rundzie.
mc-on-6-3 = Kto jako jedyny ma najmniej punktów, dobiera dodatkową kartę.
mc-on-8-2 = Dwie Pięści anulują kartę lub symbol, ale nigdy efektu lokacji.
mc-on-8-3 = Jeden Kapelusz zabiera twojego mafiosa na rękę. Dwa Kapelusze stawiają mafiosa z rezerwy w dowolnej lokacji.
mc-on-9-3 = Złodziej zabiera innemu graczowi losową kartę.
mc-on-9-4 = Szef Policji anuluje Kapusia, Złodzieja, Nalot Policji albo Więzienie.
mc-on-9-5 = F.B.I. anuluje kartę Cyngiel, Ciemne Interesy, Wielki Plan albo ruch Cyngla w Porcie.
mc-on-9-6 = Nalot Policji: tam, gdzie masz co najmniej dwóch mafiosów, cały stos wraca na ręce graczy.
mc-on-9-7 = Pociąganie za Sznurki zamienia najniższych mafiosów dwóch stosów. To może odwrócić remis.
mc-on-9-8 = Wielki Plan przenosi dowolnego mafiosa na szczyt innego stosu.
mc-on-9-9 = Współudział: twój mafioso trafia do Celi i zabiera ze sobą mafiosa trzeciego gracza.
mc-on-9-10 = Ciemne Interesy: dobierz trzy karty i odrzuć jedną z nich.
mc-on-9-11 = Tajny Układ możesz zagrać, nawet jeśli nie masz tam mafiosa. Przy remisie wygrywa jednak ten, kto go tam ma.
mc-on-10-1 = Weto też można zawetować. Licz od ostatniego: weto, które działa, anuluje poprzednie.
mc-on-10-3 = Wszyscy odpowiadają naraz i w tajemnicy. Gdy weto zgłosi kilku, liczy się pierwszy zgodnie z ruchem wskazówek zegara; reszta zachowuje karty.

## Cities, pierwsza gra

ci-on-2-5 = Wybierz kafelek startowy. Jego kolory decydują, których segmentów użyjesz najpierw.
ci-on-3-3 = Na pierwszym polu atrakcji leżą dwie. Na ostatnim jedna, którą widać, i jedna zakryta.
ci-on-3-5 = Czego nie widać, tego nikt nie zna, dopóki ktoś tego nie weźmie. A co weźmiesz, to już twoje.
ci-on-4-3 = Przy dwóch graczach stawiasz co rundę dokładnie dwóch pracowników w każdym rzędzie, przy trzech lub czterech po jednym.
ci-on-4-5 = Kafelek musi przylegać do dzielnicy całym bokiem, a dzielnica nigdy nie przekroczy 3 × 3 kafelków (w długiej grze 3 × 5).
ci-on-4-6 = Atrakcja trafia na swoje podłoże: do parku, na wodę albo na pustą działkę. Jeśli nie ma dla niej miejsca, wypada z gry.
ci-on-4-7 = Pomnik zajmuje działkę: nie można już na niej budować.
ci-on-4-8 = Działka uniwersalna przyjmie segment dowolnego koloru. Póki jest pusta, liczy się jako kolor, który najbardziej ci pasuje.
ci-on-4-9 = Segment bez działki lub budynku swojego koloru wypada z gry. Możesz też zrezygnować z takiego, który by zaszkodził.
ci-own-4-10 = Znaki zapytania: losujesz dwa segmenty z woreczka. Twój pracownik stoi w rzędzie najdalej na prawo, więc dostaniesz gwiazdę.
ci-own-5-1 = Kamień milowy osiągnięty! Twój pierścień od razu zajmuje najlepsze wolne miejsce.
ci-on-5-4 = Sąsiedzi stykają się bokiem, nie tylko rogiem. Obszar to wszystko jednego rodzaju, co jest tak połączone.
ci-on-6-1 = Czyj pracownik stoi w rzędzie segmentów najdalej na prawo, ten bierze gwiazdę i zaczyna następną rundę.
ci-on-7-3 = 1, 2, 3 lub 4 różne atrakcje w jednym parku lub obszarze wody dają 1, 3, 6 lub 10 punktów. Druga taka sama nic nie dodaje.
ci-on-7-4 = Każda karta punktacji liczy osobno, więc ten sam budynek może punktować na kilku kartach.
ci-on-7-5 = Jeśli karta liczy zestawy, każdy budynek należy tylko do jednego.
