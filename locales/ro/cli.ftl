### Ce spune chiar programul tetrapolis.

## Singura linie a unei erori

failure = tetrapolis: { $reason }
refusal = { $rule }: { $reason }

file-error = { $file }: { $reason }
file-missing = acest fișier nu există
file-forbidden = acces interzis
file-directory = acesta este un director, nu un fișier
file-not-a-directory = o parte a acestei căi nu este un director
file-special = acesta nu este un fișier obișnuit
file-in-use = alt program joacă acum acest joc
file-not-text = acesta nu este un fișier text
file-too-large = acest fișier este prea mare
file-other = { $reason }
output-failed = nu se poate scrie la ieșirea standard: { $reason }

## Folosire greșită

usage-no-command = ce comandă? Vezi „tetrapolis --help”
usage-unknown-command = nu există comanda „{ $command }”, vezi „tetrapolis --help”
usage-unknown-argument = argument neașteptat „{ $argument }”, vezi „--help”
usage-missing = lipsește: { $argument }, vezi „--help”
usage-no-value = { $argument } cere o valoare, vezi „--help”
usage-conflict = { $argument } și { $other } se exclud
usage-twice = { $argument } este dat de două ori
usage-wrong = { $argument } nu primește „{ $value }”, vezi „--help”
usage-not-text = un argument nu este text în UTF-8
usage-value = { $argument }: { $reason }
usage-no-number = „{ $value }” nu este un număr întreg mai mare sau egal cu 0
usage-too-large = { $value } este prea mare
usage-zero = trebuie să fie cel puțin 1
usage-bot = nu există botul „{ $bot }”, doar { $bots }
usage-option = „{ $value }” nu are forma NAME=VALUE
usage-language = nu există limba „{ $language }”, doar { $languages }

## Liste și numere

list-none = nimic
list-more = { $before }, { $item }
list-last = { $before } și { $item }
decimal = { $whole },{ $fraction }
decimal-whole = { $whole }

## Cine joacă

party-you = Jucătorul { $seat } (tu)
party-player = Jucătorul { $seat }
party-bot = Jucătorul { $seat } (bot: { $kind })
party-named = Jucătorul { $seat } ({ $player })
party-rival = Rivalul

## Foi de scor

sheet-head =
    { $party }: { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }, locul { $place }
sheet-tie = { $one } și { $other } au puncte egale; { $one } câștigă departajarea. { $one } – { $ahead }; { $other } – { $behind }
sheet-tie-shared = { $one } și { $other } împart locul: nimic nu îi departajează
outcome-won = Câștigă: { $party }
outcome-shared = Primul loc este împărțit între { $parties }.

## tetrapolis games, rules, edition

games-entry = { $name }: { $title }, { $least } până la { $most } locuri
games-option = {"  "}opțiunea { $option }: { $values }
rules-unknown = { $game } nu are regula „{ $rule }”
edition-good = { $file }: { $title }, ediția { $name }, amprenta { $hash }

## tetrapolis play

play-no-game = ce joc? Vezi „tetrapolis games” și „tetrapolis play --help”
play-no-record = nu există această înregistrare; ca să începi una, numește un joc
play-no-folder = nu există director personal pentru înregistrare; numește un fișier cu --record
play-no-chance = sistemul de operare nu dă numere aleatoare: { $reason }
play-too-many-bots =
    { $bots ->
        [one] 1 bot nu încape
        [few] { $bots } boți nu încap
       *[other] { $bots } de boți nu încap
    } pe { $seats ->
        [one] 1 loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }
play-contradiction = { $argument } { $given } contrazice înregistrarea, care spune { $record }
play-resumed =
    Se reia { $file } după { $steps ->
        [one] 1 pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }.
play-torn = Ultima linie a înregistrării era incompletă și a fost ignorată: „{ $text }”
play-prompt = { $party } [1-{ $most }, h = ajutor] >{" "}
play-actions =
    { $count ->
        [one] Nu este loc pentru 1 acțiune; scrie „a” ca să o vezi.
        [few] Sunt prea multe acțiuni de arătat aici ({ $count }); scrie „a” ca să le vezi.
       *[other] Sunt prea multe acțiuni de arătat aici ({ $count }); scrie „a” ca să le vezi.
    }
play-no-number = Alege o acțiune de la 1 la { $most }.
play-unknown = { $reason } (h = ajutor)
play-not-yours = Poți juca doar acțiuni pentru locul tău.
play-change-places = { $party }: când nu se uită nimeni altcineva, apasă Enter >{" "}
play-no-why = Nimic nu a fost refuzat. „why 3” arată regula acțiunii 3.
play-left =
    Jocul este salvat în { $file }
    Pentru a continua: { $command }
play-over = Înregistrarea jocului este în { $file }
play-thinking = { $party } se gândește…
play-hint-matters = Asta deosebește mutările bune de cele slabe: { $what } ({ $rule }). Scrie „hint” din nou pentru mutare.
play-hint-even = Mutările bune și cele slabe abia diferă aici la puncte. Scrie „hint” din nou pentru mutare.
play-hint-move = O mutare bună: { $what } ({ $action })
play-hint-why = Față de una slabă, așteaptă-te la:
play-hint-none = Aici nu e nimic de ales.
play-warning = Sigur? Mutarea îți scade șansa de a câștiga cu aproximativ { $loss } % (±{ $margin }).
play-warning-about = E vorba mai ales de: { $what }
play-warning-choice = Scrie-o din nou ca s-o joci oricum, „hint” pentru una mai bună, sau altă mutare.
play-help =
    Scrie una dintre acestea:
      12            acțiunea cu acest număr
    {"  "}{ $action }
                    această acțiune, în notație
      undo, u       retrage ultima ta acțiune, dacă nu s-a dezvăluit nimic
      hint, i       un indiciu: ce contează; încă o dată: ce mutare și de ce
      board, b      arată din nou tabla și acțiunile
      actions, a    arată acțiunile în cuvinte
      score, s      arată foile de scor de acum
      log, l        povestește totul de la început
      rule { $rule }
                    arată o regulă sau un grup de reguli: rule { $group }
      why           arată regula ultimului refuz; why 3: a acțiunii 3
      help, h, ?    arată acest ajutor
      quit, q       ieși; jocul este salvat și poate fi reluat
log-play = { $party }: { $what }
log-chance = {"  "}{ $what }
undo-done = Retras: { $what }
undo-nothing = Nu e nimic de retras.
undo-revealed = Nu poți retrage acțiunea: după ea s-a dezvăluit ceva.
undo-other = Nu poți retrage acțiunea: ultimul a jucat altcineva.

## tetrapolis sim

sim-players =
    { $players ->
        [one] este numit 1 jucător
        [few] sunt numiți { $players } jucători
       *[other] sunt numiți { $players } de jucători
    } pentru { $seats ->
        [one] 1 loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }
sim-games =
    { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } cu { $seats ->
        [one] 1 loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    } în { $seconds } s
sim-speed = { $decisions } decizii/s, { $games } partide/s
sim-length = pe partidă: pași { $steps }, decizii { $decisions }
sim-party = { $party }: scor mediu { $score }, victorii { $share } %

## tetrapolis arena

arena-games =
    { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } cu { $seats ->
        [one] 1 loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    } în { $seconds } s
arena-player = { $kind }: victorii { $share } % ({ $low } până la { $high }), scor mediu { $score }, cotă { $rating }, { $ms } ms pe mutare
arena-adjusted = {"  "}fără noroc: { $share } % ({ $low } până la { $high })
arena-saves = Fără a scădea norocul, aceeași precizie ar cere de circa { $times } ori mai multe jocuri.

## tetrapolis review

review-unfinished = jocul nu s-a terminat; doar un joc terminat poate fi analizat
review-quick = Analiză rapidă
review-deep = Analiză amănunțită
review-chances = Șansa de victorie, în procente
review-before = înainte de împărțire
review-round = runda { $round }, pasul { $step }
review-step = pasul { $step }
review-end = la sfârșit
review-seat = { $party }: de la { $from } % la { $to } %
review-own = deciziile proprii
review-own-means = față de mutările unui bot simplu
review-luck = norocul
review-luck-means = ce a adus întâmplarea, în favoare și împotrivă
review-others = ceilalți
review-others-means = ce au adus sau au luat mutările lor
review-information = informația
review-information-means = ce au adus mutările fără ca cineva să poată ști
review-rest = rest neexplicat
review-rest-means = ce nu explică aceste părți
review-room = Mutare cu mutare, cele mai bune mutări găsite câștigă { $room } % față de cele ale unui bot simplu, iar cele jucate pierd { $lost } % (±{ $margin }) față de cele mai bune. Asemenea sume pot depăși o victorie întreagă.
review-rate =
    {"  "}{ $decisions ->
        [one] 1 decizie; a costat { $rate } miimi dintr-o victorie
        [few] { $decisions } decizii; fiecare a costat în medie { $rate } miimi dintr-o victorie
       *[other] { $decisions } de decizii; fiecare a costat în medie { $rate } miimi dintr-o victorie
    }
review-none = {"  "}Nu s-a găsit nicio decizie care să fi costat ceva.
review-decision = Pasul { $step }: { $what }
review-known = Ce se putea ști:
review-open = Cu toate cărțile pe față:
review-costs = a costat { $loss } % (±{ $margin }). Mai bine: { $better }
review-close = nu se poate decide, { $loss } % (±{ $margin }). Cam la fel de bine: { $better }
review-best = nu s-a găsit nimic mai bun
review-why = La ce te poți aștepta la sfârșit cu mutarea mai bună: { $parts }. Scoruri: { $scores }
review-no-part = Nicio parte a punctajului nu explică singură diferența. Scoruri: { $scores }
review-only-scores = La ce te poți aștepta la sfârșit cu mutarea mai bună: { $scores }
review-loser = { $party }: { $parts }
review-sooner = Jocul s-ar termina cu circa { $rounds } runde mai devreme.
review-later = Jocul ar dura cu circa { $rounds } runde mai mult.
review-part = { $what } circa { $points } ({ $rule })
review-score = { $party } { $points }

## tetrapolis check

check-setup =
    { $title }, { $seats ->
        [one] 1 loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }
check-setup-options =
    { $title }, { $seats ->
        [one] 1 loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }, { $options }
check-good =
    { $what }: toate cele cinci legi sunt respectate în { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } (pași { $steps }, decizii { $decisions }, cel mai lung { $longest })
check-no-peek =
    { $what }: niciun bot nu trage cu ochiul în { $games ->
        [one] 1 partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } (alegeri { $choices }, dintre ele { $hidden } între lumi care diferă)
check-peeks = { $what }: { $kind } trage cu ochiul în partida { $game }: unde nu poate ști mai mult, joacă „{ $one }” sau „{ $other }”
check-broken = { $what }: legea „{ $law }” este încălcată în partida { $game }: { $reason }
law-replay = aceiași pași dau aceeași partidă
law-legality = se acceptă exact ce este permis
law-same-look = ce se extrage dintr-o vedere arată ca vederea
law-no-leak = ce nu se vede nu se trădează
law-conservation = nimic nu se pierde și fiecare partidă se încheie

## tetrapolis replay, position, legal, apply

replay-past-end =
    nu există pasul { $to }, înregistrarea are { $steps ->
        [one] 1 pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }
position-is-record = aceasta este o înregistrare, nu o poziție; „tetrapolis position { $file }” îi afișează poziția
record-is-position = aceasta este o poziție, nu o înregistrare; „tetrapolis show { $file }” o desenează
legal-over = Jocul s-a încheiat; nu se mai poate face nimic.
apply-step = pasul { $number } „{ $step }”: { $reason }

net-none = acest fișier nu este o rețea
net-format = această rețea are formatul { $found }; acest program citește formatul { $known }
net-damaged = această rețea este deteriorată
net-size = această rețea are straturi de { $found } neuroni; acest program are nevoie de altele
net-subject = această rețea a fost antrenată pentru { $found }, nu pentru { $wanted }
net-unused = rețelele judecă numai jocuri între mai mulți jucători, cu opțiunile obișnuite
train-nothing = { $game } nu poate fi învățat
train-after = { $seconds } s
train-games = { $after }: generația { $generation }, partide: { $count }
train-learning = { $after }: generația { $generation }, epoci: { $count }
train-measuring = { $after }: generația { $generation }, partide contra continuărilor: { $count }
train-loss = { $after }: poziții: { $positions }, pierdere { $learned }, pe poziții neînvățate { $spared }
train-strength = { $after }: victorii { $share } % ({ $low }-{ $high })
train-generation = generația
train-loss-title = Pierderea pe poziții neînvățate, pe epoci
train-loss-up = pierdere
train-strength-title = O căutare învățată contra altora cu continuări
train-strength-up = victorii
train-written = scris: { $file } ({ $seconds } s)

## Ajutor

help =
    Patru jocuri despre orașe la o singură masă, în terminal.

    Utilizare: tetrapolis [--lang LANGUAGE] COMANDĂ ...

    Joc
      play       joacă aici, singur, împreună sau împotriva boților
      games      arată jocurile
      rules      arată regulile numerotate ale unui joc

    Studiu
      sim        pune boții să joace multe partide și numără
      arena      pune boții să concureze: victorii, cote, timp pe mutare
      lab        studiază un joc și cărțile lui prin multe partide între egali
      check      verifică legile unui joc sau că niciun bot nu trage cu ochiul
      replay     povestește o înregistrare pas cu pas
      review     ce a fost noroc într-un joc terminat și ce nu
      edition    verifică o ediție: cărțile unui joc într-un fișier
      lesson     verifică o lecție sau face una dintr-o înregistrare

    Poziții
      position   afișează un joc nou sau o poziție ca JSON
      show       desenează o poziție
      legal      arată ce se poate face într-o poziție
      score      arată foile de scor ale unei poziții
      apply      execută pași într-o poziție

    Online
      serve      deschide mese în rețea
      verify     verifică dacă la o masă s-a jucat cinstit
      table      scoate o masă dintr-o bază de date sau pune una în ea
      load       măsoară un server
      soak       oprește brusc un server sub sarcină, de multe ori

    Opțiuni
      --lang LANGUAGE   en, cs, sk, pl, hu sau ro; altfel după LC_ALL, LC_MESSAGES
                        sau LANG
      -h, --help        acest text sau, după o comandă, ajutorul comenzii
      -V, --version     versiunea
help-games =
    Arată jocurile: nume, titlu, locuri, opțiuni.

    Utilizare: tetrapolis games
help-rules =
    Arată regulile numerotate ale unui joc.

    Utilizare: tetrapolis rules GAME [ID]

      GAME   jocul, cum îl numește „tetrapolis games”
      ID     o regulă (PC-3.4) sau un grup de reguli (PC-3)
help-edition =
    Lucrează cu ediții: cărțile și jetoanele unui joc într-un fișier.

    Utilizare: tetrapolis edition check PATH
help-edition-check =
    Verifică o ediție și îi spune numele și amprenta sau linia greșită.

    Utilizare: tetrapolis edition check PATH

      PATH   fișierul
help-lesson =
    Lucrează cu lecții: înregistrări care învață un joc.

    Utilizare: tetrapolis lesson check PATH
               tetrapolis lesson new GAME --record FILE [--seat SEAT]
help-lesson-check =
    Verifică o lecție: fiecare pas, mutare, bulă și lucru arătat.

    Utilizare: tetrapolis lesson check PATH

      PATH   fișierul
help-lesson-new =
    Scrie o înregistrare ca lecție de prelucrat.

    Utilizare: tetrapolis lesson new GAME --record FILE [--seat SEAT]

      GAME            jocul, cum îl numește „tetrapolis games”
      --record FILE   înregistrarea
      --seat SEAT     locul celui care învață; implicit 1
help-play =
    Joacă un joc în acest terminal.

    Utilizare: tetrapolis play GAME [OPȚIUNE ...]
               tetrapolis play --record FILE

      GAME                  jocul, cum îl numește „tetrapolis games”
      --seats N             câți joacă; fără --bots toți sunt oameni
      --bots KIND,...       boți, care ocupă ultimele locuri: novice (începător),
                            club (jucător de club), expert, master (maestru);
                            random, greedy, search, search:200 (iterații pe mutare),
                            search:50ms; fără --seats și --bots: un om împotriva
                            unui bot (club)
      --solo LEVEL          singur împotriva rivalului virtual: easy (ușor),
                            medium (mediu) sau hard (greu)
      --option NAME=VALUE   o opțiune a jocului
      --edition PATH        alte cărți decât cele incluse
      --seed S              un număr; același număr dă aceeași întâmplare
      --tutor WHEN          avertizează înaintea mutărilor costisitoare:
                            big-mistakes (greșeli mari) sau all (toate)
      --record FILE         unde se scrie înregistrarea; una care există este
                            reluată și nu mai trebuie spus nimic altceva
help-sim =
    Pune boții să joace multe partide și numără.

    Utilizare: tetrapolis sim GAME [OPȚIUNE ...]

      GAME                  jocul, cum îl numește „tetrapolis games”
      --seats N             câți joacă (2)
      --games K             câte partide (1000)
      --seed S              un număr; același număr dă aceleași partide (1)
      --players KIND,...    cine joacă pe care loc (random); vezi „play”
      --threads T           câte fire de execuție (câte are mașina)
      --option NAME=VALUE   o opțiune a jocului
      --edition PATH        alte cărți decât cele incluse
      --json                afișează cifrele ca JSON
help-arena =
    Pune boții să concureze. După fiecare partidă se mută cu un loc.

    Utilizare: tetrapolis arena GAME --players KIND,... [OPȚIUNE ...]

      GAME                  jocul, cum îl numește „tetrapolis games”
      --players KIND,...    cine joacă, câte unul pe loc: random, greedy, search,
                            search:200 (iterații pe mutare), search:50ms, novice,
                            club, expert, master, rollout
      --games N             câte partide (400)
      --iterations I        câte iterații pe mutare are fiecare „search” (1000)
      --ms T                câte milisecunde pe mutare are fiecare „search”
      --net FILE            ce a învățat „search”, în locul celor incluse
      --duplicate           aceeași întâmplare la fiecare așezare, pentru mai puțin
                            noroc
      --luck-adjusted       afișează și cotele de victorii fără noroc
      --threads T           câte fire de execuție (câte are mașina)
      --seed S              un număr; același număr dă aceleași partide (1)
      --option NAME=VALUE   o opțiune a jocului
      --edition PATH        alte cărți decât cele incluse
      --json                afișează cifrele ca JSON
help-lab =
    Studiază un joc: boți egali joacă multe partide; raportul spune cine câștigă,
    cum se încheie partidele și, despre fiecare carte, cât de des se ia și ce aduce.

    Utilizare: tetrapolis lab GAME [OPȚIUNE ...]

      GAME                  jocul, cum îl numește „tetrapolis games”
      --seats N             câți joacă (cât permite jocul)
      --games N             câte partide (200)
      --players KIND        cine joacă pe fiecare loc (search:100)
      --out DIR             unde se pune raportul: report.md, report.json și imagini
                            (lab-GAME)
      --luck-adjusted       afișează și cotele de victorii fără noroc
      --threads T           câte fire de execuție (câte are mașina)
      --seed S              un număr; același număr dă aceleași partide (1)
      --option NAME=VALUE   o opțiune a jocului
      --edition PATH        alte cărți decât cele incluse
help-train =
    Învață să evalueze pozițiile unui joc: întâi din partide rapide, apoi din
    partide ale căutării. Scrie learned.net și grafice cu pierderea și puterea.

    Utilizare: tetrapolis train GAME [OPȚIUNE ...]

      GAME               jocul, cum îl numește „tetrapolis games”
      --games N          câte partide rapide (400000)
      --generations N    câte generații de partide cu căutare (2)
      --searched N       câte partide are o generație (8000)
      --measured N       câte partide măsoară o generație (200)
      --out DIR          unde ajung fișierele (train-GAME)
      --threads T        câte fire (câte are mașina); rezultatul nu depinde de
                         ele
      --seed S           un număr; același număr dă același fișier (1)
help-check =
    Verifică legile pe care le respectă fiecare joc, pe partide aleatoare; sau,
    cu --no-peek, că fiecare bot mută la fel în lumi care pentru el arată la fel.

    Utilizare: tetrapolis check GAME [OPȚIUNE ...]

      GAME             jocul, cum îl numește „tetrapolis games”
      --no-peek        verifică boții în locul jocului
      --games N        câte partide pentru fiecare pregătire (1000; cu --no-peek 10)
      --seats N        doar cu acest număr de locuri
      --seed S         un număr; același număr dă aceleași partide (1)
      --edition PATH   alte cărți decât cele incluse
help-replay =
    Povestește o înregistrare pas cu pas și arată unde duce.

    Utilizare: tetrapolis replay RECORD [OPȚIUNE ...]

      RECORD           fișierul
      --to N           doar primii N pași
      --seat N         cu ochii locului N
      --edition PATH   ediția jucată, dacă nu e cea inclusă
help-review =
    Analizează un joc terminat: șansa fiecăruia de a câștiga, ce a fost noroc și
    care decizii au costat cel mai mult, după ce se putea ști și cu toate cărțile
    pe față.

    Utilizare: tetrapolis review RECORD [OPȚIUNE ...]

      RECORD           fișierul
      --seat N         doar deciziile locului N
      --deep           gândește mai mult
      --threads T      câte fire de execuție (câte are mașina)
      --edition PATH   ediția jucată, dacă nu e cea inclusă
      --json           afișează cifrele ca JSON
help-position =
    Afișează un joc nou, pregătit pentru prima decizie, sau o poziție dintr-o
    înregistrare, ca JSON, care poate fi editat de mână.

    Utilizare: tetrapolis position GAME --seats N [OPȚIUNE ...]
               tetrapolis position RECORD [OPȚIUNE ...]

      GAME|RECORD           jocul, cum îl numește „tetrapolis games”, sau fișierul
      --seats N             câți joacă jocul nou (2 sau cât mai puțini)
      --seed S              un număr; jocul nou începe ca play cu acest număr
      --option NAME=VALUE   o opțiune a jocului nou
      --to N                după primii N pași ai înregistrării, nu după toți
      --edition PATH        ediția jucată, dacă nu e cea inclusă
help-show =
    Desenează o poziție cum o văd toți sau cum o vede un loc.

    Utilizare: tetrapolis show POSITION [OPȚIUNE ...]

      POSITION         fișierul sau - pentru intrarea standard
      --seat N         cu ochii locului N
      --json           afișează JSON
      --edition PATH   ediția poziției, dacă nu e cea inclusă
help-legal =
    Arată ce se poate face într-o poziție sau ce poate hotărî întâmplarea:
    notația, regula și cuvintele.

    Utilizare: tetrapolis legal POSITION [OPȚIUNE ...]

      POSITION         fișierul sau - pentru intrarea standard
      --edition PATH   ediția poziției, dacă nu e cea inclusă
      --json           afișează JSON
help-score =
    Arată foile de scor ale unei poziții, ca și cum jocul s-ar încheia acolo.

    Utilizare: tetrapolis score POSITION [OPȚIUNE ...]

      POSITION         fișierul sau - pentru intrarea standard
      --edition PATH   ediția poziției, dacă nu e cea inclusă
help-apply =
    Execută pași într-o poziție și afișează poziția la care duc.

    Utilizare: tetrapolis apply POSITION STEP ... [OPȚIUNE ...]

      POSITION         fișierul sau - pentru intrarea standard
      STEP             un pas ca într-o înregistrare: '1: take b2 c2', '* first 2';
                       locul sau steluța se pot omite
      --edition PATH   ediția poziției, dacă nu e cea inclusă
