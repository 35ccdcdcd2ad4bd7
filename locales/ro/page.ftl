### Pagina: cadrul ei, prima pagină, mesele, reluările, regulile, setările.

## Peste tot

page-nothing = nimic
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, pagina principală
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
page-unreachable = Serverul nu răspunde. Verifică conexiunea și încearcă din nou.
page-not-found = Această pagină nu există.
page-go-home = Pagina principală
page-try-again = Încearcă din nou
page-opening = Se deschide masa…
page-lost = Conexiunea s-a întrerupt. Jocul tău este în siguranță; ne reconectăm…

## Prima pagină

page-hero = Patru orașe, o masă.
page-hero-more = Alege un joc și apasă Joacă. Fără cont, fără descărcare; de reguli avem noi grijă.
page-game-point-city-is = Ia două cărți pe tură și transformă resursele într-un oraș.
page-game-cities-is = Alege terenuri și piese; ridică cel mai frumos cartier.
page-game-uptown-is = Înalță cinci turnuri și fă-le rivalilor cadouri nedorite.
page-game-mafia-city-is = Luptă pentru șapte locații și oprește-ți rivalii cu veto.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Joacă
page-how = Mod de joc
page-way-bots = Cu boți
page-way-friends = Cu prieteni
page-way-device = Pe un dispozitiv
page-players = Jucători
page-bots = Boți
page-you-and =
    { $count ->
        [0] Doar tu
        [one] Tu și 1 bot
        [few] Tu și { $count } boți
       *[other] Tu și { $count } de boți
    }
page-seats =
    { $count ->
        [one] 1 jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
page-bot-random = aleatoriu
page-bot-greedy = lacom
page-bot-search = căutător
page-bot-novice = ușor
page-bot-club = mediu
page-bot-expert = greu
page-bot-name = Bot ({ $kind })
page-play-game = Joacă { $game }
page-open = Deschide o masă: { $game }
page-options = Opțiuni
page-option-solo = Dificultatea jocului solo
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
page-option-target = Puncte pentru victorie
page-option-target-advanced = Pentru avansați
page-option-target-beginners = Pentru începători
page-clock = Ceas
page-clock-none = Fără ceas
page-clock-quick = Rapid: 5 min + 10 s pe tură
page-clock-calm = Relaxat: 15 min + 20 s pe tură
page-clock-days = Prin corespondență: 3 zile pe tură
page-clock-of-days =
    { $days ->
        [one] 1 zi pe tură
        [few] { $days } zile pe tură
       *[other] { $days } de zile pe tură
    }
page-clock-of-bank = { $minutes } min + { $increment } s pe tură
page-public = Arată masa în listă
page-edition = Altă ediție (fișier)
page-edition-is = Ediția: { $edition }
page-your-name = Numele tău
page-own-cards = Cărțile mele
page-own-cards-how = Joacă cu propria ediție: un fișier text cu cărțile și piesele jocului.

## Mesele

page-waiting-tables = Așteaptă jucători
page-all-tables = Toate mesele
page-own-tables = Mesele tale
page-past-tables = Jocurile tale încheiate
page-no-tables = Nicio masă nu așteaptă jucători. Deschide una și ceilalți o vor vedea aici.
page-open-one = Deschide o masă
page-phase-gathering = așteaptă jucători
page-phase-running = în desfășurare
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
        [one] Mai este 1 loc liber. Jocul poate începe când toate locurile sunt ocupate.
        [few] Mai sunt { $free } locuri libere. Jocul poate începe când toate locurile sunt ocupate.
       *[other] Mai sunt { $free } de locuri libere. Jocul poate începe când toate locurile sunt ocupate.
    }
page-gathering-full = Toate locurile sunt ocupate. Începe când vrei.
page-gathering-wait = Toate locurile sunt ocupate. Așteptăm ca gazda să înceapă jocul.
page-seat = Locul { $seat }
page-seat-free = Liber
page-name-numbered = { $name } { $seat }
page-you = tu
page-sit = Ia loc
page-rise = Lasă locul
page-add-bot = Adaugă bot
page-add-bot-to = Adaugă un bot pe locul { $seat }
page-remove-bot = Elimină
page-remove-bot-from = Elimină botul de pe locul { $seat }
page-start = Începe
page-invite = Invită
page-invite-how = Oricine are acest link poate lua loc sau poate privi.
page-invite-link = Linkul mesei
page-copy = Copiază
page-copied = Copiat
page-dealing = Împărțirea este fixată de o sămânță secretă pe care nimeni nu o mai poate schimba: { $commitment }… O poți verifica după joc.
page-dealing-now = Paginile tuturor își dezvăluie partea de întâmplare. Jocul începe imediat.

## Masa

page-board = Tabla
page-log = Jurnal
page-chat = Chat
page-log-and-chat = Jurnal și chat
page-more = Mai multe
page-undo = Retrage mutarea
page-confirm = Confirmă
page-ways = Alege cum
page-score-sheet = Foaie de scor
page-back-to-live = Înapoi la joc
page-status-you = E rândul tău.
page-forced = Singura posibilitate: { $action }
page-status-confirm = Confirmă: { $action }
page-status-wait = O clipă…
page-status-others = La rând: { $names }
page-status-past = Privire înapoi: pasul { $version } din { $of }
page-status-paused = Jocul este în pauză.
page-status-over = Jocul s-a încheiat.
page-status-won =
    { $count ->
        [1] { $names } câștigă.
       *[other] { $names } împart victoria.
    }
page-status-stood-in = Un bot joacă în locul tău.
page-missed =
    { $count ->
        [one] Ai revenit. Cât ai lipsit s-a întâmplat un lucru:
        [few] Ai revenit. Cât ai lipsit s-au întâmplat { $count } lucruri:
       *[other] Ai revenit. Cât ai lipsit s-au întâmplat { $count } de lucruri:
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } vrea să retragă o mutare.
page-return-asked = Timpul lui { $name } s-a scurs și ar vrea să joace mai departe.
page-pause-asked = { $name } ar vrea încă o pauză.
page-undo-agree = Accept
page-undo-refuse = Refuz
page-ran-out = { $name } nu mai are timp.
page-ran-out-wait = Așteaptă
page-ran-out-bot = Lasă un bot să joace
page-stood-in = Un bot a jucat în locul tău.
page-return = Preia jocul
page-paused = Jocul este în pauză; ceasurile sunt oprite.
page-timeless = Timpul tău s-a scurs. Joci mai departe dacă toți ceilalți sunt de acord.
page-return-ask = Cere să joci mai departe
page-pause = Pauză
page-resume = Continuă
page-leave = Lasă un bot să joace pentru mine
page-resign = Abandonează
page-resign-sure = Sigur abandonezi? Vei pierde jocul.
page-mute = Ascunde mesajele: { $name }
page-unmute = Arată mesajele: { $name }
page-player-look = Vezi: { $name }
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
page-chat-removed = Acest mesaj a fost șters.
page-chat-say = Spune ceva
page-chat-send = Trimite
page-phrases = Fraze rapide
page-past-before = Un pas înapoi
page-past-after = Un pas înainte
page-look-back = Revezi: { $text }
page-log-all = Arată toate rândurile ({ $count })
page-rule = Regula { $rule }
page-why-not = Nu poți alege asta acum.
page-why-wait = Așteptăm: întâi joacă { $names }.
page-in-words = Ca text
page-what-you-can-do = Ce poți face
page-nothing-to-do = Acum nu ai nimic de făcut.
page-narrow = Filtrează
page-again-to-play = încă o dată pentru a juca
page-more-actions = Și încă { $count }: filtrează lista sau alege pe tablă.
page-board-in-words = Tabla ca text
page-hand-over = Dispozitivul merge la { $name }
page-hand-over-why = Ce are { $name } rămâne ascuns până la atingere.
page-hand-over-done = Eu sunt { $name }
page-skip-to-board = Sari la tabla de joc
page-status-thinking = { $names } se gândește …
page-player-thinks = se gândește
page-player-plays = joacă
page-since = De la ultimul tău rând
page-since-more =
    { $count ->
        [one] O mutare anterioară se află în jurnal.
        [few] { $count } mutări anterioare se află în jurnal.
       *[other] { $count } de mutări anterioare se află în jurnal.
    }
page-show-again = Arată din nou
page-to-my-turn = La rândul meu
page-go-on = Continuă
page-event-last = A început ultima rundă

## Taste

page-keys = Taste
page-key-arrows = Săgeți
page-key-arrows-does = te deplasezi printre lucrurile care pot fi alese
page-key-enter = Enter
page-key-enter-does = alegi; încă o dată pentru a juca
page-key-esc = Esc
page-key-esc-does = anulezi alegerea; înapoi la joc
page-key-u = U
page-key-u-does = retragi mutarea
page-key-l = L
page-key-l-does = deschizi jurnalul
page-key-steps = Stânga, dreapta
page-key-steps-does = în jurnal: parcurgi jocul pas cu pas
page-key-question = ?
page-key-question-does = jocul pe scurt

## Jurnalul

page-log-opened = Masa a fost deschisă.
page-log-sat = { $name } ia loc.
page-log-rose = { $name } lasă locul liber.
page-log-started = Jocul a început.
page-log-undone =
    { $steps ->
        [one] { $name } retrage un pas.
        [few] { $name } retrage { $steps } pași.
       *[other] { $name } retrage { $steps } de pași.
    }
page-log-undo-asked = { $name } vrea să retragă o mutare.
page-log-undo-agreed = { $name } acceptă retragerea.
page-log-undo-refused = { $name } refuză retragerea.
page-log-paused = { $name } pune pauză.
page-log-resumed = { $name } reia jocul.
page-log-resigned = { $name } abandonează.
page-log-return-asked = { $name } cere să joace mai departe.
page-log-pause-asked = { $name } cere încă o pauză.
page-log-dealing = Toate părțile de întâmplare se dezvăluie.
page-log-committed = { $name } s-a angajat la o nouă parte de întâmplare.
page-log-revealed = { $name } și-a dezvăluit partea de întâmplare.
page-log-redealt = Nu toți și-au dezvăluit la timp partea de întâmplare. Locurile lor sunt din nou libere și totul se împarte din nou.
page-log-away = { $name } lipsește.
page-log-back = { $name } revine.
page-log-stood-in = Un bot joacă pentru { $name }.
page-log-ran-out = { $name } nu mai are timp.
page-log-waited = Ceilalți îl așteaptă pe jucătorul { $name }.
page-log-muted = Mesajele de la { $name } sunt ascunse.
page-log-unmuted = Mesajele de la { $name } se văd din nou.
page-log-finished = Jocul s-a încheiat.
page-log-rematch = S-a deschis o revanșă.

## Sfârșitul

page-score-what = Categorie
page-score-total = Total
page-score-place = Loc
page-place = { $place }
page-rival = Rivalul
page-rematch = Revanșă
page-replay = Reluare
page-record = Înregistrare
page-verify = Verifică împărțirea
page-verify-how = Înainte să fie ocupat primul loc, serverul a publicat amprenta unei semințe secrete. Apoi fiecare jucător a adăugat o valoare aleatoare. Salvează înregistrarea și lasă programul să verifice fiecare extragere și fiecare mutare:
page-verify-commitment = Amprenta publicată înainte de joc
page-verify-kept = Verificat: sămânța serverului se potrivește cu angajamentul văzut de acest browser înainte de joc, iar partea fiecăruia este cea la care s-a angajat.
page-verify-broken = Aceasta nu se potrivește cu ce a văzut acest browser înainte de joc. Fie cineva a trișat, fie nu ai fost aici de la început: salvează înregistrarea și verific-o.
page-verify-seed = Sămânța
page-verify-share = Valoarea aleatoare de la { $name }

## Reluarea

page-replay-of = Reluare: { $game }
page-replay-slider = Poziția în joc
page-replay-eyes = Perspectivă
page-replay-public = toți
page-replay-rounds = Mergi la
page-replay-round = Runda { $round }
page-replay-first = La început
page-replay-last = La sfârșit
page-replay-play = Redă
page-replay-pause = Pauză
page-continue = Continuă de aici cu boți
page-replay-early = Jocul nu s-a încheiat încă. Reluarea va fi aici după final.
page-replay-turn = Tura { $turn } din { $of }
page-replay-before = O tură înapoi
page-replay-after = O tură înainte
page-replay-speed = Viteză
page-replay-link = Copiază linkul către acest moment

## Reguli

page-rules-of = Reguli: { $game }
page-search-rules = Caută în reguli
page-no-rules = Nicio regulă nu conține aceste cuvinte.
page-rules-english = Aceste reguli nu sunt traduse încă; acesta este textul în engleză.

## Setări

page-set-theme = Temă
page-set-theme-system = Ca în sistem
page-set-theme-light = Deschisă
page-set-theme-dark = Întunecată
page-set-confirm = Cum joci o mutare
page-set-confirm-second-tap = A doua atingere sau Confirmă
page-set-confirm-always = Doar Confirmă
page-set-confirm-at-once = Imediat
page-set-motion = Animații
page-set-motion-system = Ca în sistem
page-set-motion-off = Oprite
page-set-sound = Redă un sunet când e rândul tău și când rămâi fără timp
page-account = Cont
page-account-why = Poți juca și fără cont. Cu un cont, numele și jocurile tale te urmează pe orice dispozitiv.
page-account-is = Contul tău: { $name }.
page-password = Parolă
page-log-in = Intră în cont
page-register = Creează un cont
page-log-out = Ieși din cont
page-password-old = Parola actuală
page-password-new = Parola nouă
page-password-change = Schimbă parola
page-password-changed = Parola a fost schimbată. Sesiunile de pe celelalte dispozitive s-au încheiat.
page-data = Datele tale
page-data-export = Descarcă datele mele
page-delete-account = Șterge contul meu
page-delete-guest = Șterge-mă de pe acest server
page-delete-sure = Numele tău și tot ce ai scris vor dispărea definitiv de pe acest server. Jocurile tale rămân, dar fără numele tău.
page-delete-yes = Șterge definitiv
page-delete-no = Anulează
page-deleted = Datele tale au fost șterse de pe acest server.
page-set-pace = Mutările celorlalți
page-set-pace-slow = Lent
page-set-pace-normal = Normal
page-set-pace-fast = Rapid
page-set-pace-instant = Instant

## Despre

page-about-what = Tetrapolis este o masă gratuită, cu cod deschis, pentru patru jocuri despre orașe. Joacă împotriva boților, cu prieteni printr-un link sau împreună pe un singur dispozitiv.
page-about-fair = Serverul impune toate regulile, iar împărțirea poate fi verificată după fiecare joc.
page-about-api = Interfața de programare (API)
page-credits = Autori și licențe
page-credit-games = Am scris regulile cu propriile cuvinte și am creat noi înșine edițiile. Numele jocurilor aparțin proprietarilor lor.
page-credit-art = Toate desenele și pictogramele au fost create pentru Tetrapolis.
page-credit-font = Fontul este Sofia Sans, de Sofia Sans Project Authors, sub SIL Open Font License 1.1.
page-credit-code = Programul este sub licența MIT sau Apache 2.0, la alegere.
page-licence = Licență
