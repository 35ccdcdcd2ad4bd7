### Tabla jocului Mafia City pe pagină.

page-mafia-city-name = { $name }
page-mafia-city-list = { $things }
page-mafia-city-close = Închide

## Runda

page-mafia-city-phase-1 = Acțiuni
page-mafia-city-phase-2 = Locații
page-mafia-city-phase-3 = Strategie
page-mafia-city-phase-4 = Sfârșitul rundei
page-mafia-city-goal =
    Ținta: { $target ->
        [one] 1 punct
        [few] { $target } puncte
       *[other] { $target } de puncte
    }
page-mafia-city-points = { $points } din { $target } puncte

## Ce e de făcut

page-mafia-city-task-mulligan = Păstrează ambele cărți sau schimbă-le pe amândouă
page-mafia-city-task-turn = Pune un mafiot, folosește o carte sau pasează
page-mafia-city-task-bullet = Ai pasat: folosește un Glonț pentru încă o acțiune sau renunță
page-mafia-city-task-bullet-turn = Ai o acțiune: pune un mafiot sau folosește o carte
page-mafia-city-task-window = Răspunde: opune veto sau permite efectul
page-mafia-city-task-shady-discard = Decartează una dintre cărțile trase
page-mafia-city-task-complicity = Mafiotul tău merge în Celulă: joacă o Complicitate sau renunță
page-mafia-city-task-pick = Ai Primarul: alege următoarea locație
page-mafia-city-task-bid = { $location }: joacă o Înțelegere secretă sau renunță
page-mafia-city-task-effect = { $location }: aplici efectul? ({ $effect })
page-mafia-city-task-recruit = { $location }: ia un mafiot din rezervă sau renunță
page-mafia-city-task-hitman-card = Joacă o carte Asasinul sau renunță
page-mafia-city-task-extra-point = { $location }: folosește un +1 sau renunță
page-mafia-city-task-business-discard = Decartează o carte
page-mafia-city-task-pick-back = Ai Primarul: alege următoarea locație
page-mafia-city-task-ask = Ai Primarul: cine decide acum?
page-mafia-city-task-back = { $location }: câți mafioți iei înapoi?
page-mafia-city-task-turn-spent = Nu ai niciun mafiot în mână: folosește o carte sau pasează
page-mafia-city-event-veto = { $name } îți anulează mutarea
page-mafia-city-event-cell = Mafiotul tău ajunge în Celulă
page-mafia-city-event-stolen = { $name } îți ia o carte
page-mafia-city-event-reserve = Mafiotul tău ajunge în rezervă
page-mafia-city-event-back = Mafioții tăi ți se întorc în mână
page-mafia-city-event-moved = { $name } îți mută mafiotul
page-mafia-city-facts = mafioți { $mafiosi } · rezervă { $reserve } · cărți { $cards }

## Locații

page-mafia-city-locations = Locații
page-mafia-city-location = { $number } { $location }: { $stack }; { $control }
page-mafia-city-stack = de jos în sus: { $names }
page-mafia-city-empty = niciun mafiot
page-mafia-city-controls = controlează { $seat }
    .you = controlezi tu
page-mafia-city-tied = egalitate
page-mafia-city-nobody = nu controlează nimeni
page-mafia-city-outcome = { $location }: controlează { $seat } și primește 1 punct
    .you = { $location }: controlezi tu și primești 1 punct
page-mafia-city-mafioso =
    mafiotul jucătorului { $name }, { $height ->
        [1] cel mai de jos
       *[other] al { $height }-lea de jos
    }: { $location }
page-mafia-city-from-bottom = De jos în sus
page-mafia-city-would-lead = aici ai conduce tu
page-mafia-city-would-tie = aici n-ar conduce nimeni
page-mafia-city-one-more-lead = { $location }; cu încă un mafiot ai conduce tu
page-mafia-city-one-more-tie = { $location }; cu încă un mafiot n-ar mai conduce nimeni
page-mafia-city-cube = cub marcator
page-mafia-city-around = În mijloc, apoi în jur în sensul acelor de ceasornic: { $locations }
page-mafia-city-head-location = Locație
page-mafia-city-head-stack = Mafioți de jos în sus
page-mafia-city-head-control = Control
page-mafia-city-head-figures = Figurine
page-mafia-city-short-prison = Trimite un mafiot în Celulă
page-mafia-city-short-port = Mută Asasinul, apoi trage
page-mafia-city-short-fighters-club = Unul din rezervă în mână
page-mafia-city-short-police-station = Vezi cărțile tuturor
page-mafia-city-short-business-district = Trage 3, decartează 1
page-mafia-city-short-private-club = O carte +1 dă 1 punct
page-mafia-city-short-town-hall = Ia Primarul, alege ordinea

## Jucători

page-mafia-city-player =
    { $name }: { $cards ->
        [0] nicio carte
        [one] 1 carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }, { $mafiosi ->
        [0] niciun mafiot în mână
        [one] 1 mafiot în mână
        [few] { $mafiosi } mafioți în mână
       *[other] { $mafiosi } de mafioți în mână
    }, { $reserve } în rezervă
page-mafia-city-crew =
    { $mafiosi ->
        [0] niciun mafiot în mână
        [one] 1 mafiot în mână
        [few] { $mafiosi } mafioți în mână
       *[other] { $mafiosi } de mafioți în mână
    }, { $reserve } în rezervă
page-mafia-city-remembered = Ții minte: { $things }
page-mafia-city-seen = Vezi: { $things }
page-mafia-city-cell = Celula
page-mafia-city-cell-empty = goală
page-mafia-city-pile = de tras: { $count }
page-mafia-city-discard = decartate: { $count }

## Cărți

page-mafia-city-hand = Cărțile tale
page-mafia-city-no-cards = Nicio carte.
page-mafia-city-drawn = Decartează una dintre ele
page-mafia-city-use = Cum folosești cartea
page-mafia-city-wait = Așteaptă: decarteaz-o fără efect
page-mafia-city-whom = Care jucător?
page-mafia-city-back = Ia înapoi
page-mafia-city-back-count =
    { $count ->
        [0] nu lua înapoi niciunul
        [one] ia înapoi 1 mafiot
        [few] ia înapoi { $count } mafioți
       *[other] ia înapoi { $count } de mafioți
    }
page-mafia-city-back-hint = Pe cei luați înapoi îi poți pune din nou; ceilalți rămân pe loc.
page-mafia-city-deals = Câte joci
page-mafia-city-deals-count =
    { $count ->
        [one] joacă 1 Înțelegere secretă
        [few] joacă { $count } Înțelegeri secrete
       *[other] joacă { $count } de Înțelegeri secrete
    }
page-mafia-city-deals-hint = Fiecare contează aici ca încă un mafiot.
page-mafia-city-type-action = acțiune
page-mafia-city-type-location = locație
page-mafia-city-type-reaction = reacție
page-mafia-city-may-veto = Ceilalți pot opune veto.

## Vetouri

page-mafia-city-announced = Anunțat
page-mafia-city-announces = anunțat de { $name }
page-mafia-city-cancels = { $name } anulează
page-mafia-city-cancels-with = { $name } anulează cu { $cards }
page-mafia-city-further = se întreabă apoi despre: { $cards }
page-mafia-city-asked = Sunt întrebați toți
page-mafia-city-happens = Dacă nimeni nu anulează, efectul se aplică.
page-mafia-city-fails = Dacă nimeni nu anulează vetoul, efectul nu se aplică.
page-mafia-city-then-happens = Se aplică dacă nu anulează altcineva.
page-mafia-city-then-fails = Nu se aplică dacă nu intervine altcineva.
page-mafia-city-let = Permite
page-mafia-city-veto-with = Opune veto cu { $card }
page-mafia-city-veto-fists = Opune veto cu doi Pumni
page-mafia-city-costs =
    { $cards ->
        [0] gratis
        [one] costă o carte
        [few] costă { $cards } cărți
       *[other] costă { $cards } de cărți
    }
page-mafia-city-then-leads = { $location }: conduce { $seat }.
    .you = { $location }: conduci tu.
page-mafia-city-then-nobody = { $location }: nu conduce nimeni.
page-mafia-city-rung-stands = se aplică
page-mafia-city-rung-cancelled = anulat
page-mafia-city-rung-counts = contează
page-mafia-city-waiting = Așteptăm răspunsurile.
page-mafia-city-answered = Ai răspuns. Îi așteptăm pe ceilalți.
page-mafia-city-effect-bullet = Glonț: încă o acțiune
page-mafia-city-effect-hat = Pălărie: { $name } ia înapoi un mafiot ({ $location })
page-mafia-city-effect-hats = Două Pălării: un mafiot din rezervă → { $location }
page-mafia-city-effect-informer = Informatorul: mafiotul jucătorului { $name } în Celulă ({ $location })
page-mafia-city-effect-thief = Hoțul: o carte de la { $name }
page-mafia-city-effect-police-raid = Razia: { $location }
page-mafia-city-effect-pulling-strings = Trasul sforilor: { $one } și { $other }
page-mafia-city-effect-big-plan = Marele plan: mafiotul jucătorului { $name }, { $location } → { $to }
page-mafia-city-effect-shady-business = Afaceri dubioase: se trag trei cărți
page-mafia-city-effect-secret-deal = Înțelegere secretă: încă un mafiot la control
page-mafia-city-effect-hitman = Asasinul: mafiotul jucătorului { $name } în rezervă ({ $location })
page-mafia-city-effect-plus-one = +1: încă un punct în Clubul privat
page-mafia-city-effect-complicity = Complicitate: și mafiotul jucătorului { $name } în Celulă ({ $location })
page-mafia-city-effect-prison = Închisoarea: mafiotul jucătorului { $name } în Celulă ({ $location })
page-mafia-city-effect-port = Portul: Asasinul → { $location }
page-mafia-city-means-police-raid = Toată stiva se întoarce în mâinile jucătorilor.
page-mafia-city-means-pulling-strings = Mafioții cei mai de jos din cele două stive își schimbă locurile.

## Foaia de punctaj

page-sheet-mc-sheet-control = Control
page-sheet-mc-sheet-extra = Clubul privat

## The game at a glance

page-mafia-city-glance-goal = Pune-ți mafioții în locații. Cine are cei mai mulți într-o locație o controlează: primește 1 punct și efectul ei. Îți trebuie { $target } puncte după evaluarea tuturor locațiilor.
page-mafia-city-glance-1 = Pune și joacă
page-mafia-city-glance-1-text = În tura ta: pune un mafiot pe o stivă, folosește o carte, așteaptă sau pasează.
page-mafia-city-glance-2 = Cine controlează?
page-mafia-city-glance-2-text = Cine are cei mai mulți mafioți; la egalitate, cine e cel mai jos în stivă. Locațiile se evaluează de la 1 la 7.
page-mafia-city-glance-3 = Ia înapoi, trage
page-mafia-city-glance-3-text = Ia înapoi câți mafioți vrei. Apoi fiecare trage cărți.
page-mafia-city-glance-end = cineva are { $target } puncte după faza a II-a
page-mafia-city-glance-left = { $now } din { $of } puncte
page-mafia-city-glance-tie = La egalitate câștigă cine are mai puțini mafioți în rezervă.
page-mafia-city-task-aim =
    { $card }: { $kind ->
        [informer] alege mafiotul care merge în Celulă
        [thief] alege cui îi iei o carte
        [police-raid] alege locația de golit
        [pulling-strings] alege două locații
        [big-plan] alege un mafiot, apoi noua lui locație
        [hitman] alege mafiotul de eliminat
        [complicity] alege mafiotul care merge cu al tău
       *[other] alege o țintă luminată
    }
