### Čo hovorí sám program tetrapolis.

## Jediný riadok chyby

failure = tetrapolis: { $reason }
refusal = { $rule }: { $reason }

file-error = { $file }: { $reason }
file-missing = taký súbor neexistuje
file-forbidden = prístup odmietnutý
file-directory = to je adresár, nie súbor
file-not-a-directory = časť tejto cesty nie je adresár
file-special = to nie je obyčajný súbor
file-in-use = túto hru práve hrá iný program
file-not-text = to nie je textový súbor
file-too-large = súbor je priveľký
file-other = { $reason }
output-failed = na štandardný výstup sa nedá písať: { $reason }

## Nesprávne použitie

usage-no-command = ktorý príkaz? Pozri „tetrapolis --help“
usage-unknown-command = príkaz „{ $command }“ neexistuje, pozri „tetrapolis --help“
usage-unknown-argument = neočakávaný argument „{ $argument }“, pozri „--help“
usage-missing = chýba: { $argument }, pozri „--help“
usage-no-value = { $argument } potrebuje hodnotu, pozri „--help“
usage-conflict = { $argument } a { $other } sa vylučujú
usage-twice = { $argument } je uvedené dvakrát
usage-wrong = { $argument } neprijíma „{ $value }“, pozri „--help“
usage-not-text = niektorý argument nie je text v UTF-8
usage-value = { $argument }: { $reason }
usage-no-number = „{ $value }“ nie je celé nezáporné číslo
usage-too-large = { $value } je priveľa
usage-zero = musí to byť aspoň 1
usage-bot = bot „{ $bot }“ neexistuje, sú len { $bots }
usage-option = „{ $value }“ nemá tvar NAME=VALUE
usage-language = jazyk „{ $language }“ tu nie je, len { $languages }

## Zoznamy a čísla

list-none = nič
list-more = { $before }, { $item }
list-last = { $before } a { $item }
decimal = { $whole },{ $fraction }
decimal-whole = { $whole }

## Kto hrá

party-you = Hráč { $seat } (vy)
party-player = Hráč { $seat }
party-bot = Hráč { $seat } (bot: { $kind })
party-named = Hráč { $seat } ({ $player })
party-rival = Virtuálny súper

## Vyhodnotenie

sheet-head =
    { $party }: { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodov
    }, { $place }. miesto
sheet-tie = { $one } je pri rovnosti bodov pred: { $other }. { $one } – { $ahead }; { $other } – { $behind }
sheet-tie-shared = { $one } a { $other } sa delia o miesto: nič medzi nimi nerozhoduje
outcome-won = Víťazí: { $party }
outcome-shared = O prvé miesto sa delia { $parties }.

## tetrapolis games, rules, edition

games-entry = { $name }: { $title }, počet miest pri stole { $least } až { $most }
games-option = {"  "}voľba { $option }: { $values }
rules-unknown = { $game } nemá pravidlo „{ $rule }“
edition-good = { $file }: { $title }, edícia { $name }, odtlačok { $hash }

## tetrapolis play

play-no-game = ktorú hru? Pozri „tetrapolis games“ a „tetrapolis play --help“
play-no-record = taký záznam neexistuje; ak chcete začať nový, uveďte hru
play-no-folder = nie je domovský adresár pre záznam; uveďte súbor pomocou --record
play-no-chance = operačný systém nedáva náhodné čísla: { $reason }
play-too-many-bots =
    { $bots ->
        [one] 1 bot sa nezmestí
        [few] { $bots } boti sa nezmestia
       *[other] { $bots } botov sa nezmestí
    } na { $seats ->
        [one] 1 miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }
play-contradiction = { $argument } { $given } odporuje záznamu, v ktorom stojí { $record }
play-resumed =
    Pokračuje { $file } po { $steps ->
        [one] 1 kroku
       *[other] { $steps } krokoch
    }.
play-torn = Posledný riadok záznamu nebol úplný a je vynechaný: „{ $text }“
play-prompt = { $party } [1-{ $most }, h = pomoc] >{" "}
play-actions = Na { $count } možných akcií tu nie je miesto; „a“ ich vypíše.
play-no-number = Akcie majú čísla 1 až { $most }.
play-unknown = { $reason } (h = pomoc)
play-not-yours = Hrať sa dajú len akcie vlastného miesta.
play-change-places = { $party }: keď sa nikto iný nepozerá, stlačte Enter >{" "}
play-no-why = Nič nebolo odmietnuté. „why 3“ ukáže pravidlo akcie 3.
play-left =
    Hra je uložená v { $file }
    Pokračovať: { $command }
play-over = Záznam hry je v { $file }
play-thinking = { $party } premýšľa…
play-hint-matters = Dobré ťahy sa od slabých líšia v tomto: { $what } ({ $rule }). Napíšte „hint“ znova a uvidíte ťah.
play-hint-even = Dobré a slabé ťahy sa tu v bodoch takmer nelíšia. Napíšte „hint“ znova a uvidíte ťah.
play-hint-move = Dobrý ťah: { $what } ({ $action })
play-hint-why = Oproti slabému ťahu čakajte:
play-hint-none = Tu nie je z čoho vyberať.
play-warning = Naozaj? Tento ťah zníži vašu šancu na výhru asi o { $loss } % (±{ $margin }).
play-warning-about = Ide hlavne o: { $what }
play-warning-choice = Ak ho chcete aj tak zahrať, napíšte ho znova; „hint“ ukáže lepší ťah. Alebo napíšte iný.
play-help =
    Napíšte niečo z tohto:
      12            akcia s týmto číslom
    {"  "}{ $action }
                    táto akcia, v zápise
      undo, u       vziať späť svoju poslednú akciu, najďalej po posledné odkrytie
      hint, i       rada: o čo ide; druhýkrát: aký ťah a prečo
      board, b      znova ukázať stôl a akcie
      actions, a    vypísať akcie slovami
      score, s      ukázať priebežné vyhodnotenie
      log, l        vypísať všetko od začiatku
      rule { $rule }
                    ukázať pravidlo alebo skupinu pravidiel: rule { $group }
      why           ukázať pravidlo posledného odmietnutia; why 3: akcie 3
      help, h, ?    ukázať toto
      quit, q       odísť; hra je uložená a dá sa v nej pokračovať
log-play = { $party }: { $what }
log-chance = {"  "}{ $what }
undo-done = Vzaté späť: { $what }
undo-nothing = Niet čo vziať späť.
undo-revealed = Nedá sa vziať späť: po vašej poslednej akcii sa niečo odkrylo.
undo-other = Nedá sa vziať späť: naposledy hral iný hráč.

## tetrapolis sim

sim-players =
    { $players ->
        [one] uvedený je 1 hráč
        [few] uvedení sú { $players } hráči
       *[other] uvedených je { $players } hráčov
    } pre { $seats ->
        [one] 1 miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }
sim-games =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } hier
    } { $seats ->
        [one] s 1 miestom
        [4] so 4 miestami
       *[other] s { $seats } miestami
    } za { $seconds } s
sim-speed = { $decisions } rozhodnutí/s, { $games } hier/s
sim-length = na hru { $steps } krokov a { $decisions } rozhodnutí
sim-party = { $party }: priemerné skóre { $score }, výhry { $share } %

## tetrapolis arena

arena-games =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } hier
    } { $seats ->
        [one] s 1 miestom
        [4] so 4 miestami
       *[other] s { $seats } miestami
    } za { $seconds } s
arena-player = { $kind }: výhry { $share } % ({ $low } až { $high }), priemerné skóre { $score }, hodnotenie { $rating }, { $ms } ms na ťah
arena-adjusted = {"  "}bez šťastia: { $share } % ({ $low } až { $high })
arena-saves = Poznať podiely rovnako presne bez odpočítania šťastia by vyžadovalo asi { $times }-krát toľko hier.

## tetrapolis review

review-unfinished = hra sa neskončila; rozobrať sa dá len dohraná hra
review-quick = Rýchly rozbor
review-deep = Dôkladný rozbor
review-chances = Šanca na výhru v percentách
review-before = pred rozdaním
review-round = { $round }. kolo, krok { $step }
review-step = krok { $step }
review-end = na konci
review-seat = { $party }: z { $from } % na { $to } %
review-own = vlastné rozhodnutia
review-own-means = oproti ťahom jednoduchého bota
review-luck = šťastie
review-luck-means = čo priniesla náhoda, za aj proti
review-others = ostatní
review-others-means = čo ich ťahy priniesli alebo vzali
review-information = informácie
review-information-means = čo ťahy priniesli bez toho, aby to niekto mohol vedieť
review-rest = nevysvetlený zvyšok
review-rest-means = čo tieto časti nevysvetľujú
review-room = Ťah po ťahu priniesli najlepšie nájdené ťahy o { $room } % viac než ťahy jednoduchého bota a zahrané ťahy stratili oproti najlepším { $lost } % (±{ $margin }). Také súčty môžu byť väčšie než celá výhra.
review-rate =
    {"  "}{ $decisions ->
        [one] 1 rozhodnutie; stálo { $rate } tisíciny výhry
        [few] { $decisions } rozhodnutia; každé stálo priemerne { $rate } tisíciny výhry
       *[other] { $decisions } rozhodnutí; každé stálo priemerne { $rate } tisíciny výhry
    }
review-none = {"  "}Žiadne rozhodnutie, ktoré by niečo stálo, sa nenašlo.
review-decision = Krok { $step }: { $what }
review-known = Čo sa dalo vedieť:
review-open = S odkrytými kartami:
review-costs = stálo { $loss } % (±{ $margin }). Lepšie: { $better }
review-close = príliš tesné, { $loss } % (±{ $margin }). Asi rovnako dobré: { $better }
review-best = nič lepšie sa nenašlo
review-why = Čo možno na konci čakať s lepším ťahom: { $parts }. Skóre: { $scores }
review-no-part = Nevysvetľuje to žiadna jednotlivá časť bodovania. Skóre: { $scores }
review-only-scores = Zmena skóre, ktorú možno na konci čakať s lepším ťahom: { $scores }
review-loser = { $party }: { $parts }
review-sooner = Hra by sa skončila asi o { $rounds } kola skôr.
review-later = Hra by trvala asi o { $rounds } kola dlhšie.
review-part = { $what } asi { $points } ({ $rule })
review-score = { $party } { $points }

## tetrapolis check

check-setup =
    { $title }, { $seats ->
        [one] 1 miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }
check-setup-options =
    { $title }, { $seats ->
        [one] 1 miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }, { $options }
check-good =
    { $what }: všetkých päť zákonov platí { $games ->
        [one] v 1 hre
       *[other] v { $games } hrách
    } (krokov { $steps }, rozhodnutí { $decisions }, najdlhšia { $longest })
check-no-peek =
    { $what }: žiadny bot nenazerá { $games ->
        [one] v 1 hre
       *[other] v { $games } hrách
    } (rozhodnutí { $choices }, z toho medzi rôznymi svetmi { $hidden })
check-peeks = { $what }: { $kind } nazerá v hre { $game }: kde nemôže vedieť viac, hrá „{ $one }“ alebo „{ $other }“
check-broken = { $what }: zákon „{ $law }“ neplatí v hre { $game }: { $reason }
law-replay = rovnaké kroky dajú rovnakú hru
law-legality = prijme sa práve to, čo je dovolené
law-same-look = čo sa vylosuje podľa pohľadu, vyzerá ako pohľad
law-no-leak = čo nie je vidieť, sa neprezradí
law-conservation = nič sa nestratí a každá hra sa skončí

## tetrapolis replay, position, legal, apply

replay-past-end =
    krok { $to } neexistuje, záznam má { $steps ->
        [one] 1 krok
        [few] { $steps } kroky
       *[other] { $steps } krokov
    }
position-is-record = toto je záznam, nie pozícia; pozíciu z neho vypíše „tetrapolis position { $file }“
record-is-position = toto je pozícia, nie záznam; nakreslí ju „tetrapolis show { $file }“
legal-over = Hra sa skončila; už sa nedá urobiť nič.
apply-step = krok { $number } „{ $step }“: { $reason }

net-none = tento súbor nie je sieť
net-format = táto sieť má formát { $found }; tento program číta formát { $known }
net-damaged = táto sieť je poškodená
net-size = táto sieť má vrstvy s { $found } neurónmi; tento program potrebuje iné
net-subject = táto sieť sa učila pre { $found }, nie pre { $wanted }
net-unused = siete posudzujú len hry viacerých hráčov s obvyklými voľbami
train-nothing = { $game } sa naučiť nedá
train-after = { $seconds } s
train-games = { $after }: generácia { $generation }, hier: { $count }
train-learning = { $after }: generácia { $generation }, epoch: { $count }
train-measuring = { $after }: generácia { $generation }, hier proti dohrávkam: { $count }
train-loss = { $after }: pozícií: { $positions }, strata { $learned }, na pozíciách mimo učenia { $spared }
train-strength = { $after }: výhry { $share } % ({ $low }-{ $high })
train-generation = generácia
train-loss-title = Strata na pozíciách mimo učenia, po epochách
train-loss-up = strata
train-strength-title = Jedno naučené hľadanie proti ostatným s dohrávkami
train-strength-up = výhry
train-written = zapísané: { $file } ({ $seconds } s)

## Pomoc

help =
    Štyri mestské hry pri jednom stole, v termináli.

    Použitie: tetrapolis [--lang LANGUAGE] PRÍKAZ ...

    Hranie
      play       hrať tu, sám, spoločne alebo proti botom
      games      vypísať hry
      rules      ukázať číslované pravidlá hry

    Skúmanie
      sim        nechať botov odohrať veľa hier a počítať
      arena      nechať botov súťažiť: podiely výhier, hodnotenie, čas na ťah
      lab        skúmať hru a jej karty v mnohých hrách medzi rovnými
      check      overiť zákony hry alebo to, že žiadny bot nenazerá
      replay     prerozprávať záznam krok za krokom
      review     čo bolo v dohranej hre šťastie a čo nie
      edition    overiť edíciu: karty hry v súbore
      lesson     skontrolovať lekciu alebo ju urobiť zo záznamu

    Pozície
      position   vypísať novú hru alebo pozíciu zo záznamu ako JSON
      show       nakresliť pozíciu
      legal      vypísať, čo sa dá v pozícii urobiť
      score      ukázať vyhodnotenie pozície
      apply      vykonať v pozícii kroky

    Na sieti
      serve      otvoriť stoly na sieti
      verify     overiť, že sa pri stole hralo poctivo
      table      vybrať stôl z databázy alebo ho do nej vložiť
      load       zmerať server
      soak       veľakrát zhodiť server pod záťažou

    Voľby
      --lang LANGUAGE   en, cs, sk, pl, hu alebo ro; inak podľa LC_ALL, LC_MESSAGES
                        alebo LANG
      -h, --help        toto alebo za príkazom pomoc k príkazu
      -V, --version     verzia
help-games =
    Vypíše hry: meno, názov, počet miest, voľby.

    Použitie: tetrapolis games
help-rules =
    Ukáže číslované pravidlá hry.

    Použitie: tetrapolis rules GAME [ID]

      GAME   hra, ako ju nazýva „tetrapolis games“
      ID     jedno pravidlo (PC-3.4) alebo skupina pravidiel (PC-3)
help-edition =
    Pracuje s edíciami: kartami a žetónmi hry v súbore.

    Použitie: tetrapolis edition check PATH
help-edition-check =
    Overí edíciu a povie jej názov a odtlačok, alebo ktorý riadok je chybný.

    Použitie: tetrapolis edition check PATH

      PATH   súbor
help-lesson =
    Pracuje s lekciami: záznamami, ktoré učia hru.

    Použitie: tetrapolis lesson check PATH
              tetrapolis lesson new GAME --record FILE [--seat SEAT]
help-lesson-check =
    Skontroluje lekciu: každý krok, ťah, bublinu aj vec, na ktorú ukazuje.

    Použitie: tetrapolis lesson check PATH

      PATH   súbor
help-lesson-new =
    Vypíše záznam ako lekciu na úpravy.

    Použitie: tetrapolis lesson new GAME --record FILE [--seat SEAT]

      GAME            hra, ako ju nazýva „tetrapolis games“
      --record FILE   záznam
      --seat SEAT     miesto žiaka; bez udania 1
help-play =
    Hrá hru v tomto termináli.

    Použitie: tetrapolis play GAME [VOĽBA ...]
              tetrapolis play --record FILE

      GAME                  hra, ako ju nazýva „tetrapolis games“
      --seats N             koľkí hrajú; bez --bots sú to všetko ľudia
      --bots KIND,...       boti na posledných miestach: novice (začiatočník),
                            club (klubový hráč), expert, master (majster); random,
                            greedy, search, search:200 (iterácií na ťah),
                            search:50ms; bez --seats a --bots: jeden človek proti
                            jednému botovi (club)
      --solo LEVEL          sám proti virtuálnemu súperovi: easy (ľahká náročnosť),
                            medium (stredná) alebo hard (vysoká)
      --option NAME=VALUE   voľba hry
      --edition PATH        iné karty než vstavané
      --seed S              číslo; rovnaké číslo dá rovnakú náhodu
      --tutor WHEN          varovať pred drahým ťahom: big-mistakes (veľké chyby)
                            alebo all (všetky)
      --record FILE         kam písať záznam; v zázname, ktorý už existuje, sa
                            pokračuje a nič ďalšie netreba uvádzať
help-sim =
    Nechá botov odohrať veľa hier a počíta.

    Použitie: tetrapolis sim GAME [VOĽBA ...]

      GAME                  hra, ako ju nazýva „tetrapolis games“
      --seats N             koľkí hrajú (2)
      --games K             koľko hier (1000)
      --seed S              číslo; rovnaké číslo dá rovnaké hry (1)
      --players KIND,...    kto hrá na ktorom mieste (random); pozri „play“
      --threads T           koľko vlákien (toľko, koľko ich stroj má)
      --option NAME=VALUE   voľba hry
      --edition PATH        iné karty než vstavané
      --json                vypísať výsledky ako JSON
help-arena =
    Nechá botov súťažiť. Po každej hre sa posunú o jedno miesto.

    Použitie: tetrapolis arena GAME --players KIND,... [VOĽBA ...]

      GAME                  hra, ako ju nazýva „tetrapolis games“
      --players KIND,...    kto hrá, na každé miesto jeden: random, greedy, search,
                            search:200 (iterácií na ťah), search:50ms, novice,
                            club, expert, master, rollout
      --games N             koľko hier (400)
      --iterations I        koľko iterácií na ťah má každý „search“ (1000)
      --ms T                koľko milisekúnd na ťah má každý „search“
      --net FILE            čo sa „search“ naučil, namiesto toho, čo je vstavané
      --duplicate           rovnaká náhoda pre každé rozsadenie, teda menej šťastia
      --luck-adjusted       vypísať aj podiely výhier bez vplyvu náhody
      --threads T           koľko vlákien (toľko, koľko ich stroj má)
      --seed S              číslo; rovnaké číslo dá rovnaké hry (1)
      --option NAME=VALUE   voľba hry
      --edition PATH        iné karty než vstavané
      --json                vypísať výsledky ako JSON
help-lab =
    Skúma hru: rovní boti odohrajú veľa hier; správa povie, kto vyhráva, ako sa
    hry končia a o každej karte, ako často sa berie a čo prináša.

    Použitie: tetrapolis lab GAME [VOĽBA ...]

      GAME                  hra, ako ju nazýva „tetrapolis games“
      --seats N             koľkí hrajú (toľkí, koľkí najviac môžu)
      --games N             koľko hier (200)
      --players KIND        kto hrá na každom mieste (search:100)
      --out DIR             kam príde správa: report.md, report.json a obrázky
                            (lab-GAME)
      --luck-adjusted       vypísať aj podiely výhier bez vplyvu náhody
      --threads T           koľko vlákien (toľko, koľko ich stroj má)
      --seed S              číslo; rovnaké číslo dá rovnaké hry (1)
      --option NAME=VALUE   voľba hry
      --edition PATH        iné karty než vstavané
help-train =
    Učí sa hodnotiť pozície hry: najprv z rýchlych hier, potom z hier hľadania.
    Zapíše learned.net a obrázky straty a sily.

    Použitie: tetrapolis train GAME [VOĽBA ...]

      GAME               hra, ako ju nazýva „tetrapolis games“
      --games N          koľko rýchlych hier (400000)
      --generations N    koľko generácií hier s hľadaním (2)
      --searched N       koľko hier má generácia (8000)
      --measured N       koľko hier meria generáciu (200)
      --out DIR          kam súbory patria (train-GAME)
      --threads T        koľko vlákien (toľko, koľko ich stroj má); na výsledku
                         sa to nepozná
      --seed S           číslo; rovnaké číslo dá rovnaký súbor (1)
help-check =
    Overí zákony, ktoré dodržiava každá hra, na náhodných hrách; alebo s --no-peek
    to, že každý bot hrá rovnako vo svetoch, ktoré preňho vyzerajú rovnako.

    Použitie: tetrapolis check GAME [VOĽBA ...]

      GAME             hra, ako ju nazýva „tetrapolis games“
      --no-peek        overiť botov namiesto hry
      --games N        koľko hier na každú zostavu (1000; s --no-peek 10)
      --seats N        len s týmto počtom miest
      --seed S         číslo; rovnaké číslo dá rovnaké hry (1)
      --edition PATH   iné karty než vstavané
help-replay =
    Prerozpráva záznam krok za krokom a ukáže, kam vedie.

    Použitie: tetrapolis replay RECORD [VOĽBA ...]

      RECORD           súbor
      --to N           len prvých N krokov
      --seat N         očami miesta N
      --edition PATH   edícia, ktorá sa hrala, ak to nie je vstavaná
help-review =
    Rozoberie dohranú hru: šance všetkých na výhru, čo bolo šťastie a ktoré
    rozhodnutia stáli najviac podľa toho, čo sa dalo vedieť, a s odkrytými kartami.

    Použitie: tetrapolis review RECORD [VOĽBA ...]

      RECORD           súbor
      --seat N         len rozhodnutia miesta N
      --deep           premýšľať dlhšie
      --threads T      koľko vlákien (toľko, koľko ich stroj má)
      --edition PATH   edícia, ktorá sa hrala, ak to nie je vstavaná
      --json           vypísať výsledky ako JSON
help-position =
    Vypíše novú hru, pripravenú na prvé rozhodnutie, alebo pozíciu zo záznamu ako
    JSON, ktorý sa dá upraviť ručne.

    Použitie: tetrapolis position GAME --seats N [VOĽBA ...]
              tetrapolis position RECORD [VOĽBA ...]

      GAME|RECORD           hra, ako ju volá „tetrapolis games“, alebo súbor
      --seats N             koľkí hrajú novú hru (2 alebo čo najmenej)
      --seed S              číslo; nová hra sa začne ako play s týmto číslom
      --option NAME=VALUE   voľba novej hry
      --to N                po prvých N krokoch záznamu, nie po všetkých
      --edition PATH        edícia, ktorá sa hrá, ak to nie je vstavaná
help-show =
    Nakreslí pozíciu tak, ako ju vidia všetci, alebo ako ju vidí jedno miesto.

    Použitie: tetrapolis show POSITION [VOĽBA ...]

      POSITION         súbor alebo - pre štandardný vstup
      --seat N         očami miesta N
      --json           vypísať JSON
      --edition PATH   edícia tejto pozície, ak to nie je vstavaná
help-legal =
    Vypíše, čo sa dá v pozícii urobiť alebo o čom môže rozhodnúť náhoda: zápis,
    pravidlo a slová.

    Použitie: tetrapolis legal POSITION [VOĽBA ...]

      POSITION         súbor alebo - pre štandardný vstup
      --edition PATH   edícia tejto pozície, ak to nie je vstavaná
      --json           vypísať JSON
help-score =
    Ukáže vyhodnotenie pozície, akoby sa tam hra skončila.

    Použitie: tetrapolis score POSITION [VOĽBA ...]

      POSITION         súbor alebo - pre štandardný vstup
      --edition PATH   edícia tejto pozície, ak to nie je vstavaná
help-apply =
    Vykoná v pozícii kroky a vypíše pozíciu, ku ktorej vedú.

    Použitie: tetrapolis apply POSITION STEP ... [VOĽBA ...]

      POSITION         súbor alebo - pre štandardný vstup
      STEP             krok ako v zázname: '1: take b2 c2', '* first 2'; miesto
                       alebo hviezdičku možno vynechať
      --edition PATH   edícia tejto pozície, ak to nie je vstavaná
