### Mafia City. Numele românești ale cărților sunt în mafia-city-cards.ftl.

## Locații

mc-prison = Închisoarea
mc-port = Portul
mc-fighters-club = Clubul luptătorilor
mc-police-station = Secția de poliție
mc-business-district = Cartierul de afaceri
mc-private-club = Clubul privat
mc-town-hall = Primăria

## Lucruri

mc-mafioso = mafiotul ({ $seat }; { $spot })
    .yours = mafiotul tău ({ $spot })
    .you = mafiotul tău ({ $spot })
mc-own-mafioso = un mafiot ({ $spot })
mc-spot =
    { $location }, { $height ->
        [1] cel mai de jos
       *[other] al { $height }-lea de jos
    }
mc-copies =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
mc-hand = { $seat }: { $cards }
mc-hand-empty =
    { $seat }: { $cards ->
       *[other] nicio carte
    }

## Ce fac jucătorii

mc-pass = pasează
    .told = { $player } pasează
mc-place = pune un mafiot aici: { $location }
    .told = { $player } pune un mafiot aici: { $location }
mc-wait = așteaptă: decartează { $card }
    .told = { $player } așteaptă și decartează { $card }
mc-hat = { $card } ca Pălărie: ia înapoi { $mafioso }
    .told = { $player } joacă { $card } ca Pălărie și ia înapoi { $mafioso }
mc-hats = { $cards } ca Pălării, un mafiot din rezervă aici: { $location }
    .told = { $player } joacă { $cards } ca Pălării și pune un mafiot din rezervă aici: { $location }
mc-bullet = { $card } ca Glonț: încă o acțiune
    .told = { $player } joacă { $card } ca Glonț pentru încă o acțiune
mc-fists = veto cu doi Pumni: { $cards }
    .told = { $player } opune veto cu doi Pumni: { $cards }
mc-plus-one = { $card } ca +1: încă un punct
    .told = { $player } joacă { $card } ca +1 pentru încă un punct
mc-jail = trimite în Celulă { $mafioso }
    .told = { $player } trimite în Celulă { $mafioso }
mc-move = mută Asasinul aici: { $location }
    .told = { $player } mută Asasinul aici: { $location }
mc-discard = decartează { $card }
    .told = { $player } decartează { $card }
mc-pick = alege locația: { $location }
    .told = { $player } alege locația: { $location }
mc-ask = decide { $seat }
    .told = { $player } alege cine decide: { $seat }
mc-back =
    { $count ->
        [0] nu lua înapoi niciun mafiot de aici: { $location }
        [one] ia înapoi 1 mafiot de aici: { $location }
        [few] ia înapoi { $count } mafioți de aici: { $location }
       *[other] ia înapoi { $count } de mafioți de aici: { $location }
    }
    .told =
        { $count ->
            [0] { $player } nu ia înapoi niciun mafiot de aici: { $location }
            [one] { $player } ia înapoi 1 mafiot de aici: { $location }
            [few] { $player } ia înapoi { $count } mafioți de aici: { $location }
           *[other] { $player } ia înapoi { $count } de mafioți de aici: { $location }
        }
mc-keep = păstrează ambele cărți
    .told = { $player } păstrează ambele cărți
mc-redraw = schimbă ambele cărți
    .told = { $player } schimbă ambele cărți
mc-use = aplică efectul
    .told = { $player } aplică efectul
mc-use-fighters-club = ia un mafiot din rezervă
    .told = { $player } ia un mafiot din rezervă
mc-use-police-station = ia Polițistul
    .told = { $player } ia Polițistul
mc-use-business-district = trage trei cărți, apoi decartează una
    .told = { $player } trage trei cărți, apoi decartează una
mc-use-town-hall = ia Primarul
    .told = { $player } ia Primarul
mc-play-hitman = { $card }: elimină { $mafioso }
    .told = { $player } joacă { $card }: merge în rezervă { $mafioso }
mc-play-informer = { $card }: trimite în Celulă { $mafioso }
    .told = { $player } joacă { $card }: merge în Celulă { $mafioso }
mc-play-thief = { $card }: ia o carte de la { $seat }
    .told = { $player } joacă { $card } și ia o carte de la { $seat }
    .yours = { $player } joacă { $card } și îți ia o carte
mc-play-police-chief = veto cu { $card }
    .told = { $player } opune veto cu { $card }
mc-play-fbi = veto cu { $card }
    .told = { $player } opune veto cu { $card }
mc-play-police-raid = { $card }: golește { $location }
    .told = { $player } joacă { $card } și golește o locație: { $location }
mc-play-pulling-strings = { $card }: schimbă între ei mafioții cei mai de jos: { $one }, { $other }
    .told = { $player } joacă { $card } și schimbă între ei mafioții cei mai de jos: { $one }, { $other }
mc-play-big-plan = { $card }: mută { $mafioso } → { $location }
    .told = { $player } joacă { $card } și mută { $mafioso } aici: { $location }
mc-play-complicity = { $card }: trimite în Celulă și { $mafioso }
    .told = { $player } joacă { $card }: merge în Celulă și { $mafioso }
mc-play-shady-business = { $card }: trage trei cărți și decartează una dintre ele
    .told = { $player } joacă { $card }: trage trei cărți și decartează una dintre ele
mc-play-secret-deal = { $card }: încă un mafiot la control
    .told = { $player } joacă { $card }: încă un mafiot la control
mc-play-secret-deals = { $cards } deodată: încă { $count } la control
    .told = { $player } joacă deodată { $cards }: încă { $count } la control
mc-no-veto = fără veto
    .told = { $player } nu opune veto
mc-no-bullet = fără Glonț
    .told = { $player } nu joacă niciun Glonț
mc-no-deal = fără Înțelegere
    .told = { $player } nu joacă nicio Înțelegere secretă
mc-no-complicity = fără Complicitate
    .told = { $player } nu joacă nicio Complicitate
mc-no-hitman = fără Asasin
    .told = { $player } nu joacă nicio carte Asasinul
mc-no-plus-one = fără +1
    .told = { $player } nu joacă niciun +1
mc-no-effect = renunță la efect
    .told = { $player } renunță la efect

## Ce hotărăște întâmplarea

mc-first = începe { $seat }
mc-tile = urmează în oraș: { $location }
mc-draws = { $seat } trage o carte
mc-draws-card = { $seat } trage { $card }
mc-steals = { $seat } ia o carte de la { $victim }
    .yours = { $seat } îți ia o carte
mc-steals-card = { $seat } ia { $card } de la { $victim }
    .yours = { $seat } îți ia { $card }
mc-looks = { $seat } ia Polițistul și poate vedea cărțile tuturor
mc-looks-at = { $seat } ia Polițistul și vede: { $hands }
mc-vetoed = { $seat } opune veto cu { $cards }
mc-stands = nimeni nu opune veto: efectul se aplică
mc-veto-stands = nimeni nu se opune: vetoul rămâne valabil ({ $seat })

## De ce se refuză ceva

mc-over = jocul s-a încheiat
mc-chance-first = mai întâi trebuie tras sau dezvăluit ceva
mc-not-to-act = la rând este { $seat }
mc-not-to-decide = acum decide { $seat }
mc-not-asked = nu ți se cere răspuns: ai prea puține cărți
mc-answered = ai răspuns deja
mc-own-effect = anunțul este al tău, deci nu ți se cere răspuns
mc-bullet-when-passed = Glonțul este pentru cei care au pasat
mc-nothing-to-cancel = acum nu e nimic de anulat cu Pumnii
mc-plus-one-in-club = un +1 se poate folosi doar când se evaluează Clubul privat
mc-no-mafioso-in-hand = nu mai ai mafioți în mână
mc-no-reserve = nu mai ai mafioți în rezervă
mc-no-mafioso = nu există acest mafiot ({ $spot })
mc-no-own-mafioso = acesta nu este mafiotul tău ({ $spot })
mc-nothing-to-take-back = nu ai în nicio locație un mafiot pe care să-l iei înapoi
mc-fists-never-location = Pumnii nu anulează niciodată efectul unei locații
mc-not-adjacent = { $from } și { $to } nu sunt vecine
mc-hitman-here = Asasinul este deja acolo: { $location }
mc-picked = { $location }: a fost deja evaluată în această fază
mc-nobody-there = nu sunt mafioți acolo: { $location }
mc-decided = { $seat } a decis deja aici
mc-nothing-to-decide = { $seat } nu are aici mafioți
mc-too-many-back =
    { $count ->
        [one] nu ai niciun mafiot aici
        [few] nu ai { $count } mafioți aici
       *[other] nu ai { $count } de mafioți aici
    }
mc-not-in-hand = nu ai cartea { $card } în mână
mc-not-twice-in-hand = nu ai destule cărți { $card } în mână
mc-not-drawn = { $card } nu este printre cărțile tocmai trase
mc-other-symbol = { $card } are simbolul { $symbol }, nu { $wanted }
mc-does-not-cancel = { $card } nu anulează asta
mc-does-not-cancel-location = { $card } nu anulează efectul acestei locații
mc-only-fists-cancel-veto = un veto se anulează doar cu Pumni, nu cu { $card }
mc-only-fists-cancel-bullet = un Glonț se anulează doar cu Pumni, nu cu { $card }
mc-no-action-text = textul cărții { $card } nu este o acțiune
mc-no-reaction-text = textul cărții { $card } nu este o reacție
mc-bad-target = { $card } nu poate avea această țintă
mc-hitman-elsewhere = alege un mafiot de unde stă Asasinul: { $location }
mc-no-third-player = Complicitatea ia mafiotul unui al treilea jucător: nu al tău și nici al celui care l-a închis pe al tău
mc-same-location = mafiotul trebuie să meargă în altă locație
mc-own-cards = Hoțul ia o carte de la alt jucător
mc-no-card-to-steal = { $seat } nu are cărți
mc-fewer-than-two = Razia are nevoie de cel puțin doi mafioți ai tăi acolo: { $location }
mc-two-locations = alege două locații diferite
mc-empty-stack = nu sunt mafioți acolo: { $location }
mc-nobody-to-rob = niciun alt jucător nu are cărți
mc-nobody-anywhere = nu sunt mafioți în nicio locație
mc-two-of-yours-needed = Razia are nevoie de o locație cu cel puțin doi mafioți ai tăi
mc-two-stacks-needed = Trasul sforilor are nevoie de mafioți în două locații
mc-nothing-to-draw = nu e nicio carte de tras: ambele teancuri sunt goale
mc-no-chance-now = acum nimic nu ține de întâmplare; neașteptat: „{ $chance }”
mc-impossible = „{ $chance }” nu este posibil aici
mc-wanted-mulligan = mai întâi păstrează ambele cărți sau schimbă-le pe amândouă
mc-wanted-turn = pune un mafiot, joacă o carte, așteaptă sau pasează
mc-wanted-bullet = ai pasat: folosește un Glonț sau renunță
mc-wanted-action = după un Glonț, pune un mafiot, joacă o carte sau așteaptă
mc-wanted-answer = răspunde cu un veto sau renunță
mc-wanted-discard = trebuie să decartezi o carte
mc-wanted-complicity = răspunde cu o Complicitate sau renunță
mc-wanted-deal = joacă o Înțelegere secretă sau renunță
mc-wanted-jail = trimite un mafiot în Celulă sau renunță
mc-wanted-move = mută Asasinul sau renunță
mc-wanted-use = aplică efectul sau renunță la el
mc-wanted-hitman = joacă o carte Asasinul sau renunță
mc-wanted-plus-one = folosește un +1 sau renunță
mc-wanted-pick = trebuie să alegi o locație
mc-wanted-ask = trebuie să alegi cine decide
mc-wanted-back = spune câți mafioți iei înapoi

## Notație care nu poate fi citită

mc-no-action = „{ $text }” nu este o acțiune
mc-no-outcome = „{ $text }” nu este un rezultat al întâmplării
mc-no-seat = nu există locul „{ $text }” la masă
mc-no-card = nu există cartea „{ $text }”
mc-no-location = nu există locația „{ $text }”; locațiile sunt de la 1 la 7
mc-no-spot = „{ $text }” nu este un mafiot; al doilea de jos din locația 3 se scrie 3.2
mc-no-number = „{ $text }” nu este un număr de mafioți
mc-no-target = „{ $text }” nu are ținta potrivită pentru această carte; un exemplu corect: { $form }
mc-no-deals = „{ $text }” nu spune care Înțelegeri secrete și câte; un exemplu: play secret-deal 2

## Foi de scor

mc-tie-reserve = mafioți în rezervă: { $count }
mc-tie-cards = cărți în mână: { $count }
mc-tie-mayor = îl are pe Primar
mc-tie-no-mayor = nu îl are pe Primar
mc-tie-distance = locuri după primul jucător: { $count }
mc-sheet-control =
    { $count ->
        [one] controlul unei locații, o dată
        [few] controlul unei locații, de { $count } ori
       *[other] controlul unei locații, de { $count } de ori
    }
mc-sheet-extra =
    { $count ->
        [one] +1 în Clubul privat, o dată
        [few] +1 în Clubul privat, de { $count } ori
       *[other] +1 în Clubul privat, de { $count } de ori
    }

## Ediții

mc-edition-kind = nu există felul de carte „{ $word }”
mc-edition-symbol = nu există simbolul „{ $word }”
mc-edition-face = „{ $id }” are același text și simbol ca o carte dinainte
mc-edition-different = cărți diferite: sunt { $found }, pot fi cel mult { $most }
mc-edition-cards = cărți: sunt { $found }, trebuie să fie { $wanted }
mc-edition-missing = nicio carte nu are „{ $word }”

## Poziții

mc-position-players = jucători: sunt { $found }, trebuie să fie { $wanted }
mc-position-city = locațiile sunt șapte
mc-position-stack = stiva locației { $location } este prea înaltă
mc-position-seat = nu există jucătorul { $found }, doar de la 1 la { $most }
mc-position-chain = o fereastră are un efect și cel mult 25 de vetouri
mc-position-answers = răspunde cineva care nu este întrebat
mc-position-copies = { $card }: sunt { $found }, dar în pachet sunt { $most }
mc-position-laid = un anunț are cel mult două cărți
mc-audit-cards = { $card }: sunt { $found }, trebuie să fie { $wanted }
mc-audit-counts = numerele de cărți sunt greșite
mc-audit-mafiosi = mafioții jucătorului { $seat }: sunt { $found }, trebuie să fie { $wanted }
mc-audit-round = nu există runda { $found }, doar de la 1 la { $most }
mc-audit-last-round = după faza a II-a a rundei { $most } jocul se încheie
mc-audit-points = puncte în total: { $found }, până acum pot fi cel mult { $most }
mc-audit-won = puncte: { $found }; cu { $wanted } jocul este deja câștigat
mc-audit-knowledge = jucătorul { $seat } știe o carte care nu este acolo
mc-audit-knows-all = jucătorul { $seat } are Polițistul și vede toate mâinile, deci aici nu se notează nimic
mc-audit-city = locații așezate: { $found }, acum trebuie să fie { $wanted }
mc-audit-not-now = nu are ce căuta în această fază
mc-audit-needed = lipsește: această fază are nevoie de el
mc-audit-at-most = este { $found }, se poate cel mult { $most }
mc-audit-hand = cărți: { $found }, acum trebuie să fie { $wanted }
mc-audit-deal-first = înainte de a fi tras la sorți primul jucător nu s-a întâmplat încă nimic
mc-audit-dealt = toate cărțile pregătirii au fost deja împărțite
mc-audit-all-passed = toți au pasat, deci faza I s-a încheiat
mc-audit-passed-over = jucătorul { $seat } nu ar putea face nimic aici și ar fi sărit
mc-audit-not-passed = după un Glonț acționează doar cine a pasat; jucătorul { $seat } nu a pasat
mc-audit-out = cine a avut { $most } de ture iese din faza I și a pasat; nimeni altcineva nu a ieșit
mc-audit-here = această fază ține de altă locație: { $location }
mc-audit-no-effect = efectul acestei locații nu se alege în această fază
mc-audit-empty = nu este niciun mafiot acolo
mc-audit-held = jucătorul { $seat } are deja această figurină
mc-audit-no-choice = când a rămas una sau niciuna, nu e nimic de ales
mc-audit-deciding = jucătorul { $seat } decide acum, deci nu așteaptă să decidă
mc-audit-no-mafioso = jucătorul { $seat } nu are aici mafioți despre care să decidă
mc-audit-cube-too-early = această locație se evaluează acum și primește cubul abia apoi: { $location }
mc-audit-cube-at-empty = nu sunt mafioți acolo, deci nu are cub în faza a III-a: { $location }
mc-audit-cube-missing = lipsește cubul: { $location }
mc-audit-not-robbed = jucătorul { $seat } nu poate fi jefuit aici
mc-audit-complicity = jucătorul { $seat } nu poate fi întrebat aici de Complicitate
mc-audit-not-laid = între cărțile jucate trebuie să fie „{ $card }”
mc-audit-drawn = jucătorul { $seat } nu are în mână toate cărțile trase
mc-audit-no-pile = nu e nicio carte de tras
mc-audit-nobody-draws = în acest pas al fazei a IV-a nu trage nimeni
mc-audit-not-over = nimeni nu are { $target } puncte și nu este ultima rundă
mc-audit-effect = jucătorul { $seat } nu poate anunța asta aici
mc-audit-effect-cards = acestea nu sunt cărțile efectului
mc-audit-own-veto = nimeni nu opune veto propriului anunț
mc-audit-veto = aceste cărți nu anulează ce se află sub ele
mc-audit-laid = nu toate cărțile anunțurilor sunt între cele jucate
mc-audit-further = doar Înțelegeri secrete se pun mai multe deodată
mc-audit-nobody-asked = nimeni nu poate fi întrebat despre asta
mc-audit-answer = acest jucător nu poate răspunde cu aceste cărți

## Efecte anunțate

mc-effect-bullet = un Glonț
mc-effect-hat = o Pălărie: un mafiot înapoi în mână ({ $spot })
mc-effect-hats = două Pălării: din rezervă → { $location }
mc-effect-informer = Informatorul: un mafiot în Celulă ({ $spot })
mc-effect-thief = Hoțul: o carte de la { $seat }
mc-effect-police-raid = Razia: { $location }
mc-effect-pulling-strings = Trasul sforilor: { $one } și { $other }
mc-effect-big-plan = Marele plan: un mafiot ({ $spot }) → { $to }
mc-effect-shady-business = Afaceri dubioase
mc-effect-secret-deal = Înțelegere secretă
mc-effect-hitman = Asasinul: un mafiot în rezervă ({ $spot })
mc-effect-plus-one = +1
mc-effect-complicity = Complicitate: încă un mafiot în Celulă ({ $spot })
mc-effect-prison = Închisoarea: un mafiot în Celulă ({ $spot })
mc-effect-port = Portul: Asasinul → { $location }

## Tabla

mc-symbol-fist = Pumn
mc-symbol-hat = Pălărie
mc-symbol-bullet = Glonț
mc-symbol-plus-one = +1
# A card that shares its name with one of another symbol
mc-card-of = { $card } ({ $symbol })
mc-board-round =
    Runda { $round }, până la { $target ->
        [one] 1 punct
        [few] { $target } puncte
       *[other] { $target } de puncte
    }
mc-board-piles = De tras { $pile }, decartate { $discard }
mc-board-setup = Pregătirea jocului
mc-board-turn = Faza I: acțiuni
mc-board-bullet-turn = Faza I: o acțiune după un Glonț
mc-board-window = Cine opune veto?
mc-board-steal = Un Hoț ia o carte
mc-board-shady = Afaceri dubioase
mc-board-complicity = Complicitate?
mc-board-pick = Faza a II-a: alege cine are Primarul
mc-board-bid = Faza a II-a: Înțelegeri secrete?
mc-board-effect = Faza a II-a: efectul
mc-board-hitman-card = Faza a II-a: o carte Asasinul?
mc-board-extra-point = Faza a II-a: un +1?
mc-board-back = Faza a III-a: strategie
mc-board-draw = Faza a IV-a: se trag cărți
mc-board-over = Jocul s-a încheiat
mc-board-hitman = Asasinul
mc-board-policeman = Polițistul
mc-board-mayor = Primarul
mc-board-first = începe
mc-board-passed = a pasat
mc-board-deals =
    { $count ->
        [one] 1 Înțelegere secretă
        [few] { $count } Înțelegeri secrete
       *[other] { $count } de Înțelegeri secrete
    }
mc-board-control = control:
mc-board-cell = Celula:
mc-board-drawn = Trase:
mc-board-announced = { $party }:
mc-board-veto = Veto, { $party }:
mc-board-further = Apoi:
mc-board-asked = Întrebați: { $seats }
mc-board-answered = Răspunsul tău:
mc-board-declined = Răspunsul tău: fără veto
mc-board-player =
    { $party }: { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
mc-board-gang = mafioți { $mafiosi }, rezervă { $reserve }
mc-board-cards =
    { $count ->
        [0] nicio carte
        [one] 1 carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
mc-board-remembered = ținute minte:
mc-board-legend =
    Pe tablă:
      ▁1 2 2          stiva unei locații, de jos în sus: 3.2 este al doilea
                      mafiot de jos din locația 3
      control: 2      cine ar avea acum controlul
      ■               evaluată în această fază (faza a II-a), încă urmează (a III-a)
      Hoțul•Glonț     o carte și simbolul ei; de la alții doar ce știi
      ► 1             cine e la rând

## Ce sunt lucrurile și ce aduc

mc-about-hitman = Elimină un mafiot de unde stă Asasinul.
mc-about-informer = Trimite orice mafiot în Celulă.
mc-about-thief = Ia o carte la întâmplare de la alt jucător.
mc-about-police-chief = Anulează un Informator, un Hoț, o Razie sau Închisoarea.
mc-about-fbi = Anulează un Asasin, Afaceri dubioase, un Mare plan sau Portul.
mc-about-police-raid = Unde ai cel puțin doi mafioți, toată stiva se întoarce în mâinile jucătorilor.
mc-about-pulling-strings = Schimbă între ei mafioții cei mai de jos din două stive.
mc-about-big-plan = Mută orice mafiot deasupra altei stive.
mc-about-complicity = Când mafiotul tău merge în Celulă, merge și mafiotul unui al treilea jucător.
mc-about-shady-business = Trage trei cărți și decartează una dintre ele.
mc-about-secret-deal = Contează ca încă un mafiot când se decide controlul.
mc-about-prison = Toți își iau mafioții din Celulă. Cine controlează poate trimite acolo orice mafiot.
mc-about-port = Cine controlează poate muta Asasinul într-o locație vecină, apoi poate juca o carte Asasinul.
mc-about-fighters-club = Cine controlează, iar la egalitate fiecare dintre cei aflați în frunte, poate lua un mafiot din rezervă.
mc-about-police-station = Cine controlează poate lua Polițistul și vede cărțile tuturor.
mc-about-business-district = Cine controlează poate trage trei cărți și decarta una.
mc-about-private-club = Cine controlează poate juca o carte cu +1 pentru încă un punct.
mc-about-town-hall = Cine controlează poate lua Primarul; atunci stabilește ordinea locațiilor.
mc-mark-fist = doi Pumni anulează un efect
mc-mark-hat = o Pălărie: un mafiot înapoi în mână; două: un mafiot din rezervă
mc-mark-bullet = încă o acțiune după ce ai pasat
mc-mark-plus-one = încă un punct în Clubul privat
mc-about-card-action = carte de acțiune
mc-about-card-location = carte de locație
mc-about-card-reaction = carte de reacție
mc-about-when = când
mc-about-when-action = Folosește-o ca acțiune a ta în faza I.
mc-about-when-hitman = Folosește-o în Port în faza a II-a, dacă îl controlezi.
mc-about-when-secret-deal = Folosește-o în faza a II-a, când se stabilește controlul unei locații.
mc-about-when-complicity = Folosește-o când alt jucător îți trimite mafiotul în Celulă.
mc-about-when-reaction = Folosește-o când alt jucător anunță una dintre acestea.
mc-about-stopped = ce o oprește
mc-about-stopped-by-police-chief = O opresc Șeful poliției sau doi Pumni.
mc-about-stopped-by-fbi = O opresc F.B.I. sau doi Pumni.
mc-about-stopped-by-fists = O opresc doi Pumni.
mc-about-control-name = control
mc-about-control = Cine are aici cei mai mulți mafioți controlează locația și primește 1 punct. La egalitate, cel dintre ei cu mafiotul cel mai de jos.
mc-about-control-alone = Doar cine are singur cei mai mulți mafioți aici controlează locația și primește 1 punct. La egalitate, nimeni.
mc-about-leads = Conduce { $seat }, mafioți: { $count }
    .you = Conduci, mafioți: { $count }
mc-about-empty = Nu sunt mafioți aici
mc-about-tied = Este egalitate, deci nu conduce nimeni
mc-about-location = locația { $number }
mc-about-hitman-here = O carte Asasinul elimină de aici un mafiot.
mc-about-cube = cub marcator
mc-about-cube-means = Deja evaluată în faza a II-a a acestei runde.
mc-about-player = jucător
mc-about-mafiosi = Mafioți în mână: { $count }.
mc-about-reserve = În rezervă: { $count }.
mc-about-cards = Cărți: { $count }.
mc-about-jailed = { $seat }: { $count }.
mc-about-part-of-prison = parte a Închisorii
mc-about-cell-name = Celula
mc-about-cell = Mafioții din Celulă nu contează nicăieri. Când se evaluează Închisoarea, toți se întorc în mâinile jucătorilor.
mc-about-mafioso = mafiot
mc-about-mafioso-lowest = Cel mai de jos mafiot al acestui jucător aici: el decide la egalitate.
mc-about-mafioso-counts = Contează aici pentru control.
mc-about-number = număr
mc-about-number-deals = Înțelegeri secrete: { $count }
mc-about-number-back = mafioți luați înapoi: { $count }
mc-about-figure = figurină
mc-about-hitman-means = O carte Asasinul elimină un mafiot de unde stă figurina. O poate muta cine controlează Portul.
mc-about-policeman = Cine o are vede cărțile tuturor.
mc-about-mayor = Cine o are stabilește ordinea locațiilor.
mc-about-held-by = O are { $seat }.
    .you = O ai tu.
mc-about-stands-at = Stă aici: { $location }.
mc-about-cards-kind = cărți
mc-about-pile = teancul de tras
mc-about-discard = teancul de cărți decartate
mc-about-token = jeton
mc-about-first-name = jetonul primului jucător
mc-about-first = Cine îl are începe. La sfârșitul rundei trece la jucătorul din stânga.
mc-about-first-held = Acum îl are { $seat }.
    .you = Acum îl ai tu.
mc-about-more =
    { $more ->
        [1] Cu încă unul al tău
       *[other] Cu încă doi ai tăi
    }: { $yours } la { $theirs }
mc-about-more-you = Conduci tu.
mc-about-more-you-lower = Conduci tu, fiindcă ești mai jos în stivă.
mc-about-more-lower = Tot { $seat } conduce, fiindcă e mai jos în stivă.
mc-about-more-other = Conduce { $seat }.
mc-about-more-tied = Egalitate, nu conduce nimeni.
mc-worth-control = pentru control în faza a II-a
mc-worth-plus-one = împreună cu un +1
mc-worth-now = acum; ținta este { $target }
mc-way-place = Pune aici un mafiot
mc-way-wait = Decarteaz-o ca să aștepți
mc-way-symbol = Folosește simbolul: { $symbol }
mc-way-text = Joac-o pentru text
mc-way-jail = Trimite acest mafiot în Celulă
mc-way-move = Mută Asasinul aici
mc-way-use = Aplică efectul
mc-way-discard = Decarteaz-o
mc-way-pick = Alege această locație
mc-way-ask = Lasă acest jucător să decidă
mc-way-back = Ia mafioți înapoi
mc-way-aim = Joacă aici: { $card }
mc-holding-led = locații conduse
mc-holding-mafiosi = mafioți în mână
mc-holding-reserve = mafioți în rezervă
mc-holding-cell = mafioți în Celulă
mc-holding-cards = cărți
mc-holding-policeman = Polițistul
mc-holding-mayor = Primarul

## Despre ce întreabă jocul

mc-topic-own = ce mă privește pe mine
mc-topic-veto = vetouri
mc-topic-secret-deal = Înțelegeri secrete
mc-topic-bullet = Gloanțe
mc-topic-complicity = Complicitate
mc-topic-hitman = cărți Asasinul
mc-topic-plus-one = cărți cu +1
