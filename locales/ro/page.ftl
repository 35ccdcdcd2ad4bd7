### Pagina: cadrul ei, prima pagină, mesele, reluările, regulile, setările.

## Peste tot

page-nothing = nimic
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, la prima pagină
page-pages = Pagini
page-menu = Meniu
page-close = Închide
page-tables = Mese
page-rules = Reguli
page-settings = Setări
page-about = Despre
page-language = Limba
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Temă întunecată
page-theme-to-light = Temă luminoasă
page-games = Jocuri
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## Când ceva nu merge

page-trouble = Nu a mers
page-unreachable = Serverul nu răspunde. Verifică legătura și încearcă din nou.
page-not-found = Nu există această pagină.
page-go-home = La prima pagină
page-try-again = Încearcă din nou
page-opening = Se deschide masa …
page-lost = Legătura s-a întrerupt. Masa este în siguranță; pagina revine singură.

## Prima pagină

page-hero = Patru orașe, o singură masă.
page-hero-more = Alege un joc și apasă Joacă. Fără cont, fără descărcare; de reguli avem noi grijă.
page-game-point-city-is = Ia două cărți pe tură; fă din resurse un oraș.
page-game-cities-is = Alege terenuri și piese; ridică cel mai frumos cartier.
page-game-uptown-is = Înalță cinci turnuri și trimite cadouri nedorite.
page-game-mafia-city-is = Ține șapte locații; răspunde la orice cu un veto.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Joacă
page-how = Cum se joacă
page-way-bots = Cu boți
page-way-friends = Cu prieteni
page-way-device = Pe acest dispozitiv
page-players = Jucători
page-bots = Boți
page-you-and =
    { $count ->
        [0] Doar tu
        [one] Tu și încă unul
       *[other] Tu și încă { $count }
    }
page-seats =
    { $count ->
        [one] 1 jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
page-bot-random = Aleator
page-bot-greedy = Lacom
page-bot-search = Căutare
page-bot-novice = Ușor
page-bot-club = Mediu
page-bot-expert = Greu
page-bot-name = Bot ({ $kind })
page-play-game = Joacă { $game }
page-open = Deschide o masă de { $game }
page-options = Opțiuni
page-option-solo = Nivelul jocului solo
page-option-solo-easy = Ușor
page-option-solo-medium = Mediu
page-option-solo-hard = Greu
page-option-length = Durată
page-option-length-standard = Obișnuită
page-option-length-long = Lungă
page-option-metropolis = Metropolă
page-option-metropolis-random = La întâmplare
page-option-metropolis-barcelona = Barcelona
page-option-metropolis-buenos-aires = Buenos Aires
page-option-metropolis-lisbon = Lisabona
page-option-metropolis-venice = Veneția
page-option-metropolis-sydney = Sydney
page-option-metropolis-mexico-city = Ciudad de México
page-option-metropolis-rio-de-janeiro = Rio de Janeiro
page-option-metropolis-new-york = New York
page-option-target = Țintă
page-option-target-advanced = Întreagă
page-option-target-beginners = Pentru începători
page-clock = Ceas
page-clock-none = Fără ceas
page-clock-quick = Rapid: 5 minute și 10 secunde pe tură
page-clock-calm = Liniștit: 15 minute și 20 de secunde pe tură
page-clock-days = Zile: 3 zile pe tură
page-clock-of-days =
    { $days ->
        [one] 1 zi pe tură
        [few] { $days } zile pe tură
       *[other] { $days } de zile pe tură
    }
page-clock-of-bank =
    { $minutes ->
        [one] 1 minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    } și { $increment ->
        [one] 1 secundă
        [few] { $increment } secunde
       *[other] { $increment } de secunde
    } pe tură
page-public = Arată masa tuturor
page-edition = Altă ediție (un fișier)
page-edition-is = Ediția: { $edition }
page-your-name = Numele tău

## Mesele

page-waiting-tables = Așteaptă un jucător
page-all-tables = Toate mesele
page-own-tables = Mesele tale
page-past-tables = Jocurile tale încheiate
page-no-tables = Acum nicio masă nu așteaptă jucători. Deschide una: ceilalți o văd aici.
page-open-one = Deschide o masă
page-phase-gathering = se adună
page-phase-running = se joacă
page-phase-paused = în pauză
page-phase-finished = încheiat
page-seats-free =
    { $free ->
        [0] niciun loc liber
        [one] 1 loc liber
        [few] { $free } locuri libere
       *[other] { $free } de locuri libere
    }

## Înainte de joc

page-gathering =
    { $free ->
        [one] 1 loc este liber. Jocul începe când toate sunt ocupate.
        [few] { $free } locuri sunt libere. Jocul începe când toate sunt ocupate.
       *[other] { $free } de locuri sunt libere. Jocul începe când toate sunt ocupate.
    }
page-gathering-full = Toate locurile sunt ocupate. Începe când vrei.
page-gathering-wait = Toate locurile sunt ocupate. Începe cine a deschis masa.
page-seat = Locul { $seat }
page-seat-free = Liber
page-name-numbered = { $name } { $seat }
page-you = tu
page-sit = Așază-te aici
page-rise = Lasă locul
page-add-bot = Bot
page-add-bot-to = Așază un bot pe locul { $seat }
page-remove-bot = Scoate
page-remove-bot-from = Scoate botul de pe locul { $seat }
page-start = Începe
page-invite = Invită
page-invite-how = Cine are acest link se poate așeza sau poate privi.
page-invite-link = Linkul acestei mese
page-copy = Copiază
page-copied = Copiat
page-dealing = Împărțirea este fixată de o sămânță pe care nimeni nu o mai poate schimba: { $commitment }… O poți verifica după joc.

## Masa

page-board = Tablă
page-log = Jurnal
page-chat = Chat
page-log-and-chat = Jurnal și chat
page-more = Mai mult
page-undo = Înapoi
page-confirm = Confirmă
page-ways = În ce fel
page-score-sheet = Foaie de scor
page-back-to-live = La momentul de acum
page-status-you = E rândul tău.
page-status-confirm = Confirmă: { $action }
page-status-wait = O clipă …
page-status-others = Se așteaptă: { $names }
page-status-past = Privire înapoi: { $version } din { $of }
page-status-paused = Jocul este în pauză.
page-status-over = Jocul s-a încheiat.
page-status-won =
    { $count ->
        [one] Câștigă { $names }.
       *[other] { $names } împart victoria.
    }
page-status-stood-in = Un bot joacă în locul tău.
page-missed =
    { $count ->
        [one] Ai revenit. Între timp s-a întâmplat un lucru:
        [few] Ai revenit. Între timp s-au întâmplat { $count } lucruri:
       *[other] Ai revenit. Între timp s-au întâmplat { $count } de lucruri:
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } ar vrea să ia o mutare înapoi.
page-undo-agree = Accept
page-undo-refuse = Refuz
page-ran-out = Timpul s-a scurs: { $name }.
page-ran-out-wait = Așteaptă
page-ran-out-bot = Lasă un bot să joace
page-stood-in = Cât lipsești, un bot joacă în locul tău.
page-return = Joacă mai departe
page-paused = Jocul este în pauză; ceasurile stau.
page-pause = Pauză
page-resume = Joacă mai departe
page-leave = Lasă un bot să joace pentru mine
page-resign = Abandonează
page-resign-sure = Chiar abandonezi? Atunci jocul este pierdut.
page-mute = Nu mai asculta: { $name }
page-unmute = Ascultă din nou: { $name }
page-player-look = Vezi: { $name }
page-player-resigned = a abandonat
page-player-stood-in = joacă un bot
page-player-out-of-time = fără timp
page-player-away = plecat
page-player-acts = la rând
page-player-bot = bot
page-days =
    { $days ->
        [one] 1 zi
        [few] { $days } zile
       *[other] { $days } de zile
    }
page-chat-empty = Încă nu a spus nimeni nimic.
page-chat-say = Spune ceva
page-chat-send = Trimite
page-phrases = Fraze gata făcute
page-past-before = Un pas înapoi
page-past-after = Un pas înainte
page-look-back = Privește înapoi la: { $text }
page-log-all =
    { $count ->
        [one] Arată o linie
        [few] Arată toate cele { $count } linii
       *[other] Arată toate cele { $count } de linii
    }
page-rule = Regula { $rule }
page-why-not = Asta nu se poate alege acum.
page-why-wait = Așteaptă: întâi acționează { $names }.
page-in-words = În cuvinte
page-what-you-can-do = Ce poți face
page-nothing-to-do = Acum nu ai nimic de făcut.
page-narrow = Filtrează după cuvinte
page-again-to-play = încă o dată pentru a juca
page-more-actions = Și încă { $count }: filtrează după cuvinte sau pe tablă.
page-board-in-words = Tabla în cuvinte
page-hand-over = Dă dispozitivul mai departe: { $name }
page-hand-over-why = Ce are în mână { $name } se vede după atingere.
page-hand-over-done = Eu sunt { $name }

## Taste

page-keys = Taste
page-key-arrows = Săgeți
page-key-arrows-does = mergi printre cele ce pot fi atinse
page-key-enter = Enter
page-key-enter-does = alege; încă o dată pentru a juca
page-key-esc = Esc
page-key-esc-does = nu alege nimic; la momentul de acum
page-key-u = U
page-key-u-does = înapoi
page-key-l = L
page-key-l-does = jurnalul
page-key-steps = Stânga, dreapta
page-key-steps-does = în jurnal: pas cu pas prin ce s-a întâmplat
page-key-question = ?
page-key-question-does = aceste taste

## Jurnalul

page-log-opened = Masa s-a deschis.
page-log-sat = { $name } s-a așezat.
page-log-rose = { $name } a lăsat locul.
page-log-started = Jocul a început.
page-log-undone =
    { $steps ->
        [one] { $name } a luat înapoi un pas.
        [few] { $name } a luat înapoi { $steps } pași.
       *[other] { $name } a luat înapoi { $steps } de pași.
    }
page-log-undo-asked = { $name } ar vrea să ia o mutare înapoi.
page-log-undo-agreed = { $name } a acceptat.
page-log-undo-refused = { $name } a refuzat.
page-log-paused = { $name } a pus pauză.
page-log-resumed = { $name } a reluat jocul.
page-log-resigned = { $name } a abandonat.
page-log-away = { $name } a plecat.
page-log-back = { $name } a revenit.
page-log-stood-in = Un bot joacă pentru { $name }.
page-log-ran-out = Timpul s-a scurs: { $name }.
page-log-waited = Ceilalți așteaptă: { $name }.
page-log-muted = Nu mai asculți: { $name }.
page-log-unmuted = Asculți din nou: { $name }.
page-log-finished = Jocul s-a încheiat.
page-log-rematch = Se joacă revanșa.

## Sfârșitul

page-score-what = Ce
page-score-total = Total
page-score-place = Locul
page-place = { $place }.
page-rival = Rivalul
page-rematch = Revanșă
page-replay = Reluare
page-record = Înregistrare
page-verify = Verifică împărțirea
page-verify-how = Înainte ca primul loc să fie ocupat, serverul a fixat o sămânță prin amprenta ei. Fiecare a adăugat o parte de întâmplare. Salvează înregistrarea și lasă programul să verifice fiecare extragere și fiecare mutare:
page-verify-commitment = Amprenta care ți s-a spus dinainte
page-verify-seed = Sămânța
page-verify-share = Partea adăugată: { $name }

## Reluare

page-replay-of = Reluare: { $game }
page-replay-at = Pasul { $version } din { $of }
page-replay-slider = Unde în joc
page-replay-eyes = Cum vede
page-replay-public = oricine
page-replay-rounds = Mergi la
page-replay-round = Runda { $round }
page-replay-first = La început
page-replay-last = La sfârșit
page-replay-play = Pornește
page-replay-pause = Oprește
page-continue = Continuă de aici cu boți
page-replay-early = Jocul nu s-a încheiat încă; reluarea vine după sfârșit.

## Reguli

page-rules-of = Regulile jocului { $game }
page-search-rules = Caută în reguli
page-no-rules = Nicio regulă nu conține aceste cuvinte.
page-rules-english = Aceste reguli nu sunt încă traduse; acesta este textul englezesc.

## Setări

page-set-theme = Temă
page-set-theme-system = Ca sistemul
page-set-theme-light = Luminoasă
page-set-theme-dark = Întunecată
page-set-confirm = Pentru a juca o mutare
page-set-confirm-second-tap = Atinge de două ori sau Confirmă
page-set-confirm-always = Doar Confirmă
page-set-confirm-at-once = Imediat
page-set-motion = Mișcare
page-set-motion-system = Ca sistemul
page-set-motion-off = Fără
page-set-sound = Un sunet când e rândul tău și când timpul e scurt
page-account = Cont
page-account-why = Poți juca și fără cont. Un cont îți păstrează numele și jocurile pe orice dispozitiv.
page-account-is = Ești { $name }.
page-password = Parolă
page-log-in = Intră în cont
page-register = Creează un cont
page-log-out = Ieși din cont

## Despre

page-about-what = Tetrapolis este o masă pentru patru jocuri despre orașe, liberă și deschisă. Joci cu boți, cu prieteni printr-un link sau pe un singur dispozitiv.
page-about-fair = Serverul știe toate regulile și le respectă; împărțirea poate fi verificată după fiecare joc.
page-about-api = Interfața de programare
page-credits = Mulțumiri
page-credit-games = Regulile sunt spuse cu cuvintele proiectului; edițiile sunt ale proiectului. Numele jocurilor aparțin proprietarilor lor.
page-credit-art = Toate desenele și pictogramele au fost făcute pentru Tetrapolis.
page-credit-font = Litera este Sofia Sans, de Sofia Sans Project Authors, sub SIL Open Font License 1.1.
page-credit-code = Programul este sub licența MIT sau licența Apache 2.0, la alegere.
page-licence = Licență
