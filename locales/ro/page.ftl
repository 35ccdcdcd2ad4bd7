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
page-language = Limbă
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Temă întunecată
page-theme-to-light = Temă deschisă
page-games = Jocuri
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## Când ceva nu merge

page-trouble = Nu a mers
page-unreachable = Nu se poate ajunge la server. Verifică conexiunea și încearcă din nou.
page-not-found = Nu există această pagină.
page-go-home = Prima pagină
page-try-again = Încearcă din nou
page-opening = Se deschide masa …
page-lost = Conexiunea s-a întrerupt. Masa este în siguranță; pagina revine singură.

## Prima pagină

page-hero = Patru orașe, o masă.
page-hero-more = Alege un joc și apasă Joacă. Fără cont, fără descărcare; de reguli are grijă programul.
page-game-point-city-is = Ia două cărți pe tură; fă din resurse un oraș.
page-game-cities-is = Alege terenuri și piese; ridică cel mai frumos cartier.
page-game-uptown-is = Înalță cinci turnuri și trimite cadouri nedorite.
page-game-mafia-city-is = Stăpânește șapte locații; răspunde la orice mutare cu un veto.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Joacă
page-how = Cum joci
page-way-bots = Contra boților
page-way-friends = Cu prieteni
page-way-device = Același ecran
page-players = Jucători
page-bots = Boți
page-you-and =
    { $count ->
        [0] Doar tu
        [one] Tu și un bot
        [few] Tu și { $count } boți
       *[other] Tu și { $count } de boți
    }
page-seats =
    { $count ->
        [one] 1 jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
page-bot-random = Aleator
page-bot-greedy = Lacom
page-bot-search = Căutător
page-bot-novice = Ușor
page-bot-club = Mediu
page-bot-expert = Greu
page-bot-name = Bot ({ $kind })
page-play-game = Joacă { $game }
page-open = Deschide o masă: { $game }
page-options = Opțiuni
page-option-solo = Nivelul jocului solo
page-option-solo-easy = Ușor
page-option-solo-medium = Mediu
page-option-solo-hard = Greu
page-option-length = Durată
page-option-length-standard = Standard
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
page-clock-quick = Rapid: 5 min + 10 s pe tură
page-clock-calm = Tihnit: 15 min + 20 s pe tură
page-clock-days = Zile: 3 zile pe tură
page-clock-of-days =
    { $days ->
        [one] 1 zi pe tură
        [few] { $days } zile pe tură
       *[other] { $days } de zile pe tură
    }
page-clock-of-bank = { $minutes } min + { $increment } s pe tură
page-public = Arată masa în listă
page-edition = Altă ediție (un fișier)
page-edition-is = Ediția: { $edition }
page-your-name = Numele tău

## Mesele

page-waiting-tables = Așteaptă jucători
page-all-tables = Toate mesele
page-own-tables = Mesele tale
page-past-tables = Jocurile tale încheiate
page-no-tables = Acum nicio masă nu așteaptă jucători. Deschide una: ceilalți o văd aici.
page-open-one = Deschide o masă
page-phase-gathering = în așteptare
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
        [one] Mai este 1 loc liber. Jocul începe când toate sunt ocupate.
        [few] Mai sunt { $free } locuri libere. Jocul începe când toate sunt ocupate.
       *[other] Mai sunt { $free } de locuri libere. Jocul începe când toate sunt ocupate.
    }
page-gathering-full = Toate locurile sunt ocupate. Începe când vrei.
page-gathering-wait = Toate locurile sunt ocupate. Jocul îl începe cine a deschis masa.
page-seat = Locul { $seat }
page-seat-free = Liber
page-name-numbered = { $name } { $seat }
page-you = tu
page-sit = Ia loc
page-rise = Ridică-te
page-add-bot = Bot
page-add-bot-to = Pune un bot pe locul { $seat }
page-remove-bot = Scoate
page-remove-bot-from = Scoate botul de pe locul { $seat }
page-start = Începe
page-invite = Invită
page-invite-how = Cine are acest link poate lua loc sau privi.
page-invite-link = Linkul acestei mese
page-copy = Copiază
page-copied = Copiat
page-dealing = Împărțirea este fixată de o sămânță pe care nimeni nu o mai poate schimba: { $commitment }… O poți verifica după joc.

## Masa

page-board = Tabla
page-log = Jurnal
page-chat = Chat
page-log-and-chat = Jurnal și chat
page-more = Mai multe
page-undo = Ia înapoi
page-confirm = Confirmă
page-ways = În ce fel
page-score-sheet = Foaie de scor
page-back-to-live = Înapoi în prezent
page-status-you = E rândul tău.
page-status-confirm = Confirmă: { $action }
page-status-wait = O clipă …
page-status-others = La rând: { $names }
page-status-past = Privire înapoi: { $version } din { $of }
page-status-paused = Jocul este în pauză.
page-status-over = Jocul s-a încheiat.
page-status-won =
    { $count ->
        [1] A câștigat { $names }.
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
page-undo-asked = { $name } vrea să ia înapoi o mutare.
page-undo-agree = Accept
page-undo-refuse = Refuz
page-ran-out = { $name } nu mai are timp.
page-ran-out-wait = Așteaptă
page-ran-out-bot = Continuă un bot
page-stood-in = Un bot joacă în locul tău cât lipsești.
page-return = Continuă
page-paused = Jocul este în pauză; ceasurile stau.
page-pause = Pauză
page-resume = Continuă
page-leave = Lasă un bot în locul meu
page-resign = Abandonează
page-resign-sure = Sigur abandonezi? Pierzi astfel jocul.
page-mute = Fără mesaje de la { $name }
page-unmute = Din nou mesaje de la { $name }
page-player-look = Privește: { $name }
page-player-resigned = a abandonat
page-player-stood-in = joacă un bot
page-player-out-of-time = fără timp
page-player-away = lipsește
page-player-acts = la rând
page-player-bot = bot
page-days =
    { $days ->
        [one] 1 zi
        [few] { $days } zile
       *[other] { $days } de zile
    }
page-chat-empty = Nimeni nu a spus încă nimic.
page-chat-say = Spune ceva
page-chat-send = Trimite
page-phrases = Fraze gata făcute
page-past-before = Un pas înapoi
page-past-after = Un pas înainte
page-look-back = Privește înapoi la: { $text }
page-log-all = Arată toate rândurile ({ $count })
page-rule = Regula { $rule }
page-why-not = Asta nu se poate alege acum.
page-why-wait = Așteaptă: întâi joacă { $names }.
page-in-words = În cuvinte
page-what-you-can-do = Ce poți face
page-nothing-to-do = Acum nu ai nimic de făcut.
page-narrow = Filtrează după cuvinte
page-again-to-play = încă o dată ca să joci
page-more-actions = Și încă { $count }: filtrează după cuvinte sau pe tablă.
page-board-in-words = Tabla în cuvinte
page-hand-over = Dispozitivul merge la { $name }
page-hand-over-why = Ce are { $name } se vede după atingere.
page-hand-over-done = Eu sunt { $name }

## Taste

page-keys = Taste
page-key-arrows = Săgeți
page-key-arrows-does = mută printre cele ce pot fi alese
page-key-enter = Enter
page-key-enter-does = alege; încă o dată: joacă
page-key-esc = Esc
page-key-esc-does = nu alege nimic; înapoi în prezent
page-key-u = U
page-key-u-does = ia înapoi
page-key-l = L
page-key-l-does = jurnalul
page-key-steps = Stânga, dreapta
page-key-steps-does = în jurnal: pas cu pas prin ce s-a întâmplat
page-key-question = ?
page-key-question-does = aceste taste

## Jurnalul

page-log-opened = Masa a fost deschisă.
page-log-sat = { $name } a luat loc.
page-log-rose = { $name } a eliberat locul.
page-log-started = Jocul a început.
page-log-undone =
    { $steps ->
        [one] { $name } a luat înapoi un pas.
        [few] { $name } a luat înapoi { $steps } pași.
       *[other] { $name } a luat înapoi { $steps } de pași.
    }
page-log-undo-asked = { $name } vrea să ia înapoi o mutare.
page-log-undo-agreed = { $name } a acceptat.
page-log-undo-refused = { $name } a refuzat.
page-log-paused = { $name } a pus pauză.
page-log-resumed = { $name } a reluat jocul.
page-log-resigned = { $name } a abandonat.
page-log-away = { $name } lipsește.
page-log-back = { $name } a revenit.
page-log-stood-in = Un bot joacă pentru { $name }.
page-log-ran-out = { $name } nu mai are timp.
page-log-waited = Ceilalți așteaptă după { $name }.
page-log-muted = Nu mai primești mesaje de la { $name }.
page-log-unmuted = Primești din nou mesaje de la { $name }.
page-log-finished = Jocul s-a încheiat.
page-log-rematch = Urmează o revanșă.

## Sfârșitul

page-score-what = Ce
page-score-total = Total
page-score-place = Loc
page-place = { $place }
page-rival = Rivalul
page-rematch = Revanșă
page-replay = Reluare
page-record = Înregistrare
page-verify = Verifică împărțirea
page-verify-how = Înainte să fie ocupat primul loc, serverul a fixat o sămânță prin angajamentul ei. Fiecare a adăugat o parte de întâmplare. Salvează înregistrarea și lasă programul să verifice fiecare extragere și fiecare mutare:
page-verify-commitment = Angajamentul spus dinainte
page-verify-seed = Sămânța
page-verify-share = Partea adăugată de { $name }

## Reluarea

page-replay-of = Reluare: { $game }
page-replay-at = Pasul { $version } din { $of }
page-replay-slider = Unde în joc
page-replay-eyes = Văzut de
page-replay-public = toți
page-replay-rounds = Mergi la
page-replay-round = Runda { $round }
page-replay-first = La început
page-replay-last = La sfârșit
page-replay-play = Pornește
page-replay-pause = Oprește
page-continue = Continuă de aici contra boților
page-replay-early = Jocul nu s-a încheiat încă; reluarea vine după sfârșit.

## Reguli

page-rules-of = Reguli: { $game }
page-search-rules = Caută în reguli
page-no-rules = Nicio regulă nu are aceste cuvinte.
page-rules-english = Aceste reguli nu sunt traduse încă; acesta este textul în engleză.

## Setări

page-set-theme = Temă
page-set-theme-system = Ca sistemul
page-set-theme-light = Deschisă
page-set-theme-dark = Întunecată
page-set-confirm = Ca să joci o mutare
page-set-confirm-second-tap = Două atingeri sau Confirmă
page-set-confirm-always = Doar Confirmă
page-set-confirm-at-once = Imediat
page-set-motion = Animații
page-set-motion-system = Ca sistemul
page-set-motion-off = Fără
page-set-sound = Un sunet când e rândul tău și când rămâne puțin timp
page-account = Cont
page-account-why = Poți juca și fără. Un cont îți păstrează numele și jocurile pe orice dispozitiv.
page-account-is = Ești { $name }.
page-password = Parolă
page-log-in = Intră în cont
page-register = Cont nou
page-log-out = Ieși din cont

## Despre

page-about-what = Tetrapolis este o masă pentru patru jocuri despre orașe, liberă și deschisă. Joci contra boților, cu prieteni printr-un link sau pe un singur dispozitiv.
page-about-fair = Serverul cunoaște toate regulile și veghează la ele; împărțirea poate fi verificată după fiecare joc.
page-about-api = Interfața de programare
page-credits = Credite
page-credit-games = Regulile sunt spuse cu cuvintele proiectului; edițiile sunt ale proiectului. Numele jocurilor aparțin proprietarilor lor.
page-credit-art = Toate desenele și pictogramele au fost făcute pentru Tetrapolis.
page-credit-font = Fontul este Sofia Sans, de Sofia Sans Project Authors, sub SIL Open Font License 1.1.
page-credit-code = Programul este sub licența MIT sau sub licența Apache 2.0, la alegere.
page-licence = Licență
