### Co říká sám program tetrapolis.

## Jediný řádek chyby

failure = tetrapolis: { $reason }
refusal = { $rule }: { $reason }

file-error = { $file }: { $reason }
file-missing = takový soubor není
file-forbidden = přístup odepřen
file-directory = to je adresář, ne soubor
file-not-a-directory = část této cesty není adresář
file-special = to není obyčejný soubor
file-in-use = tuto hru právě hraje jiný program
file-not-text = to není textový soubor
file-too-large = soubor je příliš velký
file-other = { $reason }
output-failed = nelze psát na standardní výstup: { $reason }

## Chybné použití

usage-no-command = který příkaz? Viz „tetrapolis --help“
usage-unknown-command = příkaz „{ $command }“ neexistuje, viz „tetrapolis --help“
usage-unknown-argument = neočekávaný argument „{ $argument }“, viz „--help“
usage-missing = chybí: { $argument }, viz „--help“
usage-no-value = { $argument } potřebuje hodnotu, viz „--help“
usage-conflict = { $argument } a { $other } se vylučují
usage-twice = { $argument } je uvedeno dvakrát
usage-wrong = { $argument } nepřijímá „{ $value }“, viz „--help“
usage-not-text = některý argument není text v UTF-8
usage-value = { $argument }: { $reason }
usage-no-number = „{ $value }“ není celé nezáporné číslo
usage-too-large = { $value } je příliš mnoho
usage-zero = musí to být alespoň 1
usage-bot = bot „{ $bot }“ neexistuje, jsou jen { $bots }
usage-option = „{ $value }“ nemá tvar NAME=VALUE
usage-language = jazyk „{ $language }“ tu není, jen { $languages }

## Výčty a čísla

list-none = nic
list-more = { $before }, { $item }
list-last = { $before } a { $item }
decimal = { $whole },{ $fraction }
decimal-whole = { $whole }

## Kdo hraje

party-you = Hráč { $seat } (vy)
party-player = Hráč { $seat }
party-bot = Hráč { $seat } (bot: { $kind })
party-named = Hráč { $seat } ({ $player })
party-rival = Virtuální soupeř

## Vyhodnocení

sheet-head =
    { $party }: { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }, { $place }. místo
sheet-tie = { $one } je při shodě bodů před: { $other }. { $one } – { $ahead }; { $other } – { $behind }
sheet-tie-shared = { $one } a { $other } se dělí o místo: nic mezi nimi nerozhoduje
outcome-won = Vítězí: { $party }
outcome-shared = O první místo se dělí { $parties }.

## tetrapolis games, rules, edition

games-entry = { $name }: { $title }, počet míst u stolu { $least } až { $most }
games-option = {"  "}volba { $option }: { $values }
rules-unknown = { $game } nemá pravidlo „{ $rule }“
edition-good = { $file }: { $title }, edice { $name }, otisk { $hash }

## tetrapolis play

play-no-game = kterou hru? Viz „tetrapolis games“ a „tetrapolis play --help“
play-no-record = takový záznam není; chcete-li začít nový, uveďte hru
play-no-folder = není domovský adresář pro záznam; uveďte soubor pomocí --record
play-no-chance = operační systém nedává náhodná čísla: { $reason }
play-too-many-bots =
    { $bots ->
        [one] 1 bot se nevejde
        [few] { $bots } boti se nevejdou
       *[other] { $bots } botů se nevejde
    } na { $seats ->
        [one] 1 místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
play-contradiction = { $argument } { $given } odporuje záznamu, v němž stojí { $record }
play-resumed =
    Pokračuje { $file } po { $steps ->
        [one] 1 kroku
       *[other] { $steps } krocích
    }.
play-torn = Poslední řádek záznamu nebyl úplný a je vynechán: „{ $text }“
play-prompt = { $party } [1-{ $most }, h = nápověda] >{" "}
play-actions = Na { $count } možných akcí tu není místo; „a“ je vypíše.
play-no-number = Akce mají čísla 1 až { $most }.
play-unknown = { $reason } (h = nápověda)
play-not-yours = Hrát lze jen akce vlastního místa.
play-change-places = { $party }: až se nikdo jiný nedívá, stiskněte Enter >{" "}
play-no-why = Nic nebylo odmítnuto. „why 3“ ukáže pravidlo akce 3.
play-left =
    Hra je uložena v { $file }
    Pokračovat: { $command }
play-over = Záznam hry je v { $file }
play-thinking = { $party } přemýšlí…
play-hint-matters = Dobré tahy se od slabých liší v tomto: { $what } ({ $rule }). Napište „hint“ znovu a uvidíte tah.
play-hint-even = Dobré a slabé tahy se tu v bodech skoro neliší. Napište „hint“ znovu a uvidíte tah.
play-hint-move = Dobrý tah: { $what } ({ $action })
play-hint-why = Proti slabému tahu čekejte:
play-hint-none = Tady není z čeho vybírat.
play-warning = Opravdu? Tento tah sníží vaši šanci na výhru asi o { $loss } % (±{ $margin }).
play-warning-about = Jde hlavně o: { $what }
play-warning-choice = Chcete-li ho přesto zahrát, napište ho znovu; „hint“ ukáže lepší tah. Nebo napište jiný.
play-help =
    Napište něco z tohoto:
      12            akce s tímto číslem
    {"  "}{ $action }
                    tato akce, v zápisu
      undo, u       vzít zpět svou poslední akci, nejdál po poslední odkrytí
      hint, i       nápověda: o co jde; podruhé: jaký tah a proč
      board, b      znovu ukázat stůl a akce
      actions, a    vypsat akce slovy
      score, s      ukázat průběžné vyhodnocení
      log, l        vypsat všechno od začátku
      rule { $rule }
                    ukázat pravidlo, nebo skupinu pravidel: rule { $group }
      why           ukázat pravidlo posledního odmítnutí; why 3: akce 3
      help, h, ?    ukázat toto
      quit, q       odejít; hra je uložena a lze v ní pokračovat
log-play = { $party }: { $what }
log-chance = {"  "}{ $what }
undo-done = Vzato zpět: { $what }
undo-nothing = Není co vzít zpět.
undo-revealed = Nelze vzít zpět: po vaší poslední akci se něco odkrylo.
undo-other = Nelze vzít zpět: naposledy hrál jiný hráč.

## tetrapolis sim

sim-players =
    { $players ->
        [one] je uveden 1 hráč
        [few] jsou uvedeni { $players } hráči
       *[other] je uvedeno { $players } hráčů
    } pro { $seats ->
        [one] 1 místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
sim-games =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    } { $seats ->
        [one] s 1 místem
        [few] se { $seats } místy
       *[other] s { $seats } místy
    } za { $seconds } s
sim-speed = { $decisions } rozhodnutí/s, { $games } her/s
sim-length = na hru { $steps } kroků a { $decisions } rozhodnutí
sim-party = { $party }: průměrné skóre { $score }, výhry { $share } %

## tetrapolis arena

arena-games =
    { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    } { $seats ->
        [one] s 1 místem
        [few] se { $seats } místy
       *[other] s { $seats } místy
    } za { $seconds } s
arena-player = { $kind }: výhry { $share } % ({ $low } až { $high }), průměrné skóre { $score }, hodnocení { $rating }, { $ms } ms na tah
arena-adjusted = {"  "}bez štěstí: { $share } % ({ $low } až { $high })
arena-saves = Znát podíly stejně přesně bez odečtení štěstí by vyžadovalo asi { $times }krát tolik her.

## tetrapolis review

review-unfinished = hra neskončila; rozebrat lze jen dohranou hru
review-quick = Rychlý rozbor
review-deep = Důkladný rozbor
review-chances = Šance na výhru v procentech
review-before = před rozdáním
review-round = { $round }. kolo, krok { $step }
review-step = krok { $step }
review-end = na konci
review-seat = { $party }: z { $from } % na { $to } %
review-own = vlastní rozhodnutí
review-own-means = oproti tahům jednoduchého bota
review-luck = štěstí
review-luck-means = co přinesla náhoda, pro i proti
review-others = ostatní
review-others-means = co jejich tahy přinesly nebo vzaly
review-information = informace
review-information-means = co tahy přinesly, aniž to kdo mohl vědět
review-rest = nevysvětlený zbytek
review-rest-means = co tyto části nevysvětlují
review-room = Tah po tahu přinesly nejlepší nalezené tahy o { $room } % víc než tahy jednoduchého bota a zahrané tahy ztratily proti nejlepším { $lost } % (±{ $margin }). Takové součty mohou být větší než celá výhra.
review-rate =
    {"  "}{ $decisions ->
        [one] 1 rozhodnutí; stálo { $rate } tisíciny výhry
       *[other] { $decisions } rozhodnutí; každé stálo průměrně { $rate } tisíciny výhry
    }
review-none = {"  "}Žádné rozhodnutí, které by něco stálo, se nenašlo.
review-decision = Krok { $step }: { $what }
review-known = Co se dalo vědět:
review-open = S odkrytými kartami:
review-costs = stálo { $loss } % (±{ $margin }). Lepší: { $better }
review-close = příliš těsné, { $loss } % (±{ $margin }). Asi stejně dobré: { $better }
review-best = nic lepšího se nenašlo
review-why = Co lze na konci čekat s lepším tahem: { $parts }. Skóre: { $scores }
review-no-part = Nevysvětluje to žádná jednotlivá část bodování. Skóre: { $scores }
review-only-scores = Změna skóre, kterou lze na konci čekat s lepším tahem: { $scores }
review-loser = { $party }: { $parts }
review-sooner = Hra by skončila asi o { $rounds } kola dříve.
review-later = Hra by trvala asi o { $rounds } kola déle.
review-part = { $what } asi { $points } ({ $rule })
review-score = { $party } { $points }

## tetrapolis check

check-setup =
    { $title }, { $seats ->
        [one] 1 místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
check-setup-options =
    { $title }, { $seats ->
        [one] 1 místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, { $options }
check-good =
    { $what }: všech pět zákonů platí { $games ->
        [one] v 1 hře
       *[other] v { $games } hrách
    } (kroků { $steps }, rozhodnutí { $decisions }, nejdelší { $longest })
check-no-peek =
    { $what }: žádný bot nenahlíží { $games ->
        [one] v 1 hře
       *[other] v { $games } hrách
    } (rozhodnutí { $choices }, z toho mezi různými světy { $hidden })
check-peeks = { $what }: { $kind } nahlíží ve hře { $game }: kde nemůže vědět víc, hraje „{ $one }“ nebo „{ $other }“
check-broken = { $what }: zákon „{ $law }“ neplatí ve hře { $game }: { $reason }
law-replay = stejné kroky dají stejnou hru
law-legality = přijme se právě to, co je dovoleno
law-same-look = co je vylosováno podle pohledu, vypadá jako pohled
law-no-leak = co není vidět, neprozradí se
law-conservation = nic se neztratí a každá hra skončí

## tetrapolis replay, position, legal, apply

replay-past-end =
    krok { $to } neexistuje, záznam má { $steps ->
        [one] 1 krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }
position-is-record = toto je záznam, ne pozice; pozici z něj vypíše „tetrapolis position { $file }“
record-is-position = toto je pozice, ne záznam; nakreslí ji „tetrapolis show { $file }“
legal-over = Hra skončila; nelze udělat nic.
apply-step = krok { $number } „{ $step }“: { $reason }

net-none = tento soubor není síť
net-format = tato síť má formát { $found }; tento program čte formát { $known }
net-damaged = tato síť je poškozená
net-size = tato síť má vrstvy o { $found } neuronech; tento program potřebuje jiné
net-subject = tato síť se učila pro { $found }, ne pro { $wanted }
net-unused = sítě posuzují jen hry více hráčů s obvyklými volbami
train-nothing = { $game } se naučit nedá
train-after = { $seconds } s
train-games = { $after }: generace { $generation }, her: { $count }
train-learning = { $after }: generace { $generation }, epoch: { $count }
train-measuring = { $after }: generace { $generation }, her proti dohrávkám: { $count }
train-loss = { $after }: pozic: { $positions }, ztráta { $learned }, na pozicích mimo učení { $spared }
train-strength = { $after }: výhry { $share } % ({ $low }-{ $high })
train-generation = generace
train-loss-title = Ztráta na pozicích mimo učení, po epochách
train-loss-up = ztráta
train-strength-title = Jedno naučené hledání proti ostatním s dohrávkami
train-strength-up = výhry
train-written = zapsáno: { $file } ({ $seconds } s)

## Nápověda

help =
    Čtyři městské hry u jednoho stolu, v terminálu.

    Použití: tetrapolis [--lang LANGUAGE] PŘÍKAZ ...

    Hraní
      play       hrát zde, sám, společně nebo proti botům
      games      vypsat hry
      rules      ukázat číslovaná pravidla hry

    Zkoumání
      sim        nechat boty odehrát mnoho her a počítat
      arena      nechat boty soutěžit: podíly výher, hodnocení, čas na tah
      lab        zkoumat hru a její karty mnoha hrami mezi rovnými
      check      ověřit zákony hry, nebo že žádný bot nenahlíží
      replay     vyprávět záznam krok za krokem
      review     co bylo v dohrané hře štěstí a co ne
      edition    ověřit edici: karty hry v souboru
      lesson     zkontrolovat lekci nebo ji udělat ze záznamu

    Pozice
      position   vypsat novou hru nebo pozici ze záznamu jako JSON
      show       nakreslit pozici
      legal      vypsat, co lze v pozici udělat
      score      ukázat vyhodnocení pozice
      apply      provést v pozici kroky

    Na síti
      serve      otevřít stoly na síti
      verify     ověřit, že se u stolu hrálo poctivě
      table      vyjmout stůl z databáze, nebo ho do ní vložit
      load       změřit server
      soak       mnohokrát shodit server pod zátěží

    Volby
      --lang LANGUAGE   en, cs, sk, pl, hu nebo ro; jinak podle LC_ALL, LC_MESSAGES
                        nebo LANG
      -h, --help        toto, nebo za příkazem nápověda k příkazu
      -V, --version     verze
help-games =
    Vypíše hry: jméno, název, počet míst, volby.

    Použití: tetrapolis games
help-rules =
    Ukáže číslovaná pravidla hry.

    Použití: tetrapolis rules GAME [ID]

      GAME   hra, jak ji jmenuje „tetrapolis games“
      ID     jedno pravidlo (PC-3.4) nebo skupina pravidel (PC-3)
help-edition =
    Pracuje s edicemi: kartami a žetony hry v souboru.

    Použití: tetrapolis edition check PATH
help-edition-check =
    Ověří edici a řekne její jméno a otisk, nebo který řádek je chybný.

    Použití: tetrapolis edition check PATH

      PATH   soubor
help-lesson =
    Pracuje s lekcemi: záznamy, které učí hru.

    Použití: tetrapolis lesson check PATH
             tetrapolis lesson new GAME --record FILE [--seat SEAT]
help-lesson-check =
    Zkontroluje lekci: každý krok, tah, bublinu i věc, na kterou ukazuje.

    Použití: tetrapolis lesson check PATH

      PATH   soubor
help-lesson-new =
    Vypíše záznam jako lekci k úpravám.

    Použití: tetrapolis lesson new GAME --record FILE [--seat SEAT]

      GAME            hra, jak ji jmenuje „tetrapolis games“
      --record FILE   záznam
      --seat SEAT     místo žáka; bez udání 1
help-play =
    Hraje hru v tomto terminálu.

    Použití: tetrapolis play GAME [VOLBA ...]
             tetrapolis play --record FILE

      GAME                  hra, jak ji jmenuje „tetrapolis games“
      --seats N             kolik jich hraje; bez --bots jsou to všechno lidé
      --bots KIND,...       boti, kteří obsadí poslední místa: novice (začátečník),
                            club (klubový hráč), expert, master (mistr); random,
                            greedy, search, search:200 (iterací na tah),
                            search:50ms; bez --seats a --bots: jeden člověk proti
                            jednomu botovi (club)
      --solo LEVEL          sám proti virtuálnímu soupeři: easy (lehká obtížnost),
                            medium (střední) nebo hard (vysoká)
      --option NAME=VALUE   volba hry
      --edition PATH        jiné karty než vestavěné
      --seed S              číslo; stejné číslo dá stejnou náhodu
      --tutor WHEN          varovat před drahým tahem: big-mistakes (velké chyby)
                            nebo all (všechny)
      --record FILE         kam psát záznam; v záznamu, který už existuje, se
                            pokračuje a nic dalšího není třeba uvádět
help-sim =
    Nechá boty odehrát mnoho her a počítá.

    Použití: tetrapolis sim GAME [VOLBA ...]

      GAME                  hra, jak ji jmenuje „tetrapolis games“
      --seats N             kolik jich hraje (2)
      --games K             kolik her (1000)
      --seed S              číslo; stejné číslo dá stejné hry (1)
      --players KIND,...    kdo hraje na kterém místě (random); viz „play“
      --threads T           kolik vláken (tolik, kolik jich stroj má)
      --option NAME=VALUE   volba hry
      --edition PATH        jiné karty než vestavěné
      --json                vypsat výsledky jako JSON
help-arena =
    Nechá boty soutěžit. Po každé hře se posunou o jedno místo.

    Použití: tetrapolis arena GAME --players KIND,... [VOLBA ...]

      GAME                  hra, jak ji jmenuje „tetrapolis games“
      --players KIND,...    kdo hraje, na každé místo jeden: random, greedy, search,
                            search:200 (iterací na tah), search:50ms, novice,
                            club, expert, master, rollout
      --games N             kolik her (400)
      --iterations I        kolik iterací na tah má každý „search“ (1000)
      --ms T                kolik milisekund na tah má každý „search“
      --net FILE            co se „search“ naučil, místo toho, co je vestavěné
      --duplicate           stejná náhoda pro každé rozesazení, aby rozhodovala méně
      --luck-adjusted       vypsat i podíly výher bez vlivu náhody
      --threads T           kolik vláken (tolik, kolik jich stroj má)
      --seed S              číslo; stejné číslo dá stejné hry (1)
      --option NAME=VALUE   volba hry
      --edition PATH        jiné karty než vestavěné
      --json                vypsat výsledky jako JSON
help-lab =
    Zkoumá hru: rovní boti sehrají mnoho her; zpráva řekne, kdo vyhrává, jak hry
    končí a o každé kartě, jak často se bere a co přináší.

    Použití: tetrapolis lab GAME [VOLBA ...]

      GAME                  hra, jak ji jmenuje „tetrapolis games“
      --seats N             kolik jich hraje (kolik nejvíce může)
      --games N             kolik her (200)
      --players KIND        kdo hraje na každém místě (search:100)
      --out DIR             kam přijde zpráva: report.md, report.json a obrázky
                            (lab-GAME)
      --luck-adjusted       vypsat i podíly výher bez vlivu náhody
      --threads T           kolik vláken (kolik jich stroj má)
      --seed S              číslo; stejné číslo dá stejné hry (1)
      --option NAME=VALUE   volba hry
      --edition PATH        jiné karty než vestavěné
help-train =
    Učí se hodnotit pozice hry: nejprve z rychlých her, pak z her hledání.
    Zapíše learned.net a obrázky ztráty a síly.

    Použití: tetrapolis train GAME [VOLBA ...]

      GAME               hra, jak ji jmenuje „tetrapolis games“
      --games N          kolik rychlých her (400000)
      --generations N    kolik generací her s hledáním (2)
      --searched N       kolik her má generace (8000)
      --measured N       kolik her měří generaci (200)
      --out DIR          kam soubory patří (train-GAME)
      --threads T        kolik vláken (tolik, kolik jich stroj má); na výsledku
                         se to nepozná
      --seed S           číslo; stejné číslo dá stejný soubor (1)
help-check =
    Ověří zákony, které dodržuje každá hra, na náhodných hrách; nebo s --no-peek,
    že každý bot hraje stejně ve světech, které pro něj vypadají stejně.

    Použití: tetrapolis check GAME [VOLBA ...]

      GAME             hra, jak ji jmenuje „tetrapolis games“
      --no-peek        ověřit boty místo hry
      --games N        kolik her pro každé uspořádání (1000; s --no-peek 10)
      --seats N        jen s tímto počtem míst
      --seed S         číslo; stejné číslo dá stejné hry (1)
      --edition PATH   jiné karty než vestavěné
help-replay =
    Vypráví záznam krok za krokem a ukáže, kam vede.

    Použití: tetrapolis replay RECORD [VOLBA ...]

      RECORD           soubor
      --to N           jen prvních N kroků
      --seat N         očima místa N
      --edition PATH   edice, která se hrála, není-li to vestavěná
help-review =
    Rozebere dohranou hru: šance všech na výhru, co bylo štěstí a která rozhodnutí
    stála nejvíc podle toho, co se dalo vědět, a s odkrytými kartami.

    Použití: tetrapolis review RECORD [VOLBA ...]

      RECORD           soubor
      --seat N         jen rozhodnutí místa N
      --deep           přemýšlet déle
      --threads T      kolik vláken (tolik, kolik jich stroj má)
      --edition PATH   edice, která se hrála, není-li to vestavěná
      --json           vypsat výsledky jako JSON
help-position =
    Vypíše novou hru, připravenou k prvnímu rozhodnutí, nebo pozici ze záznamu jako
    JSON, který lze upravit ručně.

    Použití: tetrapolis position GAME --seats N [VOLBA ...]
             tetrapolis position RECORD [VOLBA ...]

      GAME|RECORD           hra, jak ji jmenuje „tetrapolis games“, nebo soubor
      --seats N             kolik jich hraje novou hru (2, nebo co nejméně)
      --seed S              číslo; nová hra začne jako play s tímto číslem
      --option NAME=VALUE   volba nové hry
      --to N                po prvních N krocích záznamu, ne po všech
      --edition PATH        edice, která se hraje, není-li to vestavěná
help-show =
    Nakreslí pozici tak, jak ji vidí všichni, nebo jak ji vidí jedno místo.

    Použití: tetrapolis show POSITION [VOLBA ...]

      POSITION         soubor, nebo - pro standardní vstup
      --seat N         očima místa N
      --json           vypsat JSON
      --edition PATH   edice této pozice, není-li to vestavěná
help-legal =
    Vypíše, co lze v pozici udělat nebo o čem může rozhodnout náhoda: zápis,
    pravidlo a slova.

    Použití: tetrapolis legal POSITION [VOLBA ...]

      POSITION         soubor, nebo - pro standardní vstup
      --edition PATH   edice této pozice, není-li to vestavěná
      --json           vypsat JSON
help-score =
    Ukáže vyhodnocení pozice, jako by tam hra skončila.

    Použití: tetrapolis score POSITION [VOLBA ...]

      POSITION         soubor, nebo - pro standardní vstup
      --edition PATH   edice této pozice, není-li to vestavěná
help-apply =
    Provede v pozici kroky a vypíše pozici, ke které vedou.

    Použití: tetrapolis apply POSITION STEP ... [VOLBA ...]

      POSITION         soubor, nebo - pro standardní vstup
      STEP             krok jako v záznamu: '1: take b2 c2', '* first 2'; místo
                       nebo hvězdičku lze vynechat
      --edition PATH   edice této pozice, není-li to vestavěná
