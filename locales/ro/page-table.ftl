### Masa: cadrul ei, tastele, jurnalul, sfârșitul.

## Masa

page-board = Tabla
page-log = Jurnal
page-chat = Chat
page-log-and-chat = Jurnal și chat
page-more = Mai multe
page-undo = Retrage mutarea
page-confirm = Confirmă
page-confirm-brings = Confirmă, { $points }
page-ways = Alege în ce fel
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
page-status-you-won = Ai câștigat!
page-status-stood-in = Un bot joacă în locul tău.
page-missed =
    { $count ->
        [one] Bine ai revenit! Cât ai lipsit, s-a întâmplat un lucru.
        [few] Bine ai revenit! Cât ai lipsit, s-au întâmplat { $count } lucruri.
       *[other] Bine ai revenit! Cât ai lipsit, s-au întâmplat { $count } de lucruri.
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } vrea să retragă o mutare.
page-return-asked = { $name } nu mai are timp și ar vrea să joace mai departe.
page-pause-asked = { $name } ar vrea încă o pauză.
page-undo-agree = Acceptă
page-undo-refuse = Refuză
page-ran-out = { $name } nu mai are timp.
page-ran-out-wait = Așteaptă
page-ran-out-bot = Lasă un bot să joace
page-stood-in = Un bot a jucat în locul tău.
page-return = Preia jocul
page-paused = Jocul este în pauză; ceasurile sunt oprite.
page-timeless = Timpul tău s-a scurs. Poți juca mai departe dacă toți ceilalți sunt de acord.
page-return-ask = Cere să joci mai departe
page-pause = Pauză
page-resume = Continuă
page-leave = Pune un bot în locul meu
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
page-player-bot = bot · { $kind }
page-days =
    { $days ->
        [one] 1 zi
        [few] { $days } zile
       *[other] { $days } de zile
    }
page-chat-empty = Încă nu a spus nimeni nimic.
page-chat-removed = Acest mesaj a fost șters.
page-chat-say = Spune ceva
page-chat-send = Trimite
page-phrases = Fraze rapide
page-past-before = Un pas înapoi
page-past-after = Un pas înainte
page-look-back = Revezi: { $text }
page-log-all = Arată toate rândurile ({ $count })
page-log-many = S-au dezvăluit: { $count }
page-rule = Regula { $rule }
page-why-not = Nu poți alege asta acum.
page-why-wait = Așteptăm: întâi joacă { $names }.
page-in-words = Ca text
page-what-you-can-do = Ce poți face
page-nothing-to-do = Acum nu ai nimic de făcut.
page-narrow = Filtrează
page-again-to-play = încă o dată ca să joci
page-more-actions = Și încă { $count }: filtrează lista sau alege pe tablă.
page-board-in-words = Tabla ca text
page-hand-over = Dispozitivul trece la { $name }
page-hand-over-why = Ce are { $name } în mână rămâne ascuns până atingi ecranul.
page-hand-over-done = Eu sunt { $name }
page-skip-to-board = Sari la tabla de joc
page-status-thinking =
    { $count ->
        [one] { $names } se gândește…
       *[other] { $names } se gândesc…
    }
page-player-thinks = se gândește
page-player-plays = joacă
page-since = De la ultima ta tură
page-since-more =
    { $count ->
        [one] O mutare anterioară se află în jurnal.
        [few] { $count } mutări anterioare se află în jurnal.
       *[other] { $count } de mutări anterioare se află în jurnal.
    }
page-show-again = Arată din nou
page-to-my-turn = La tura mea
page-go-on = Continuă
page-event-last = A început ultima rundă
page-event-last-means = Runda aceasta se joacă până la capăt. Apoi jocul se termină.

## Întrebări secrete

page-asked-nothing = Nu ai ce juca aici, așa că pasezi.
page-asked-covered = Pasezi, așa cum ai cerut.
page-asked-answered = Răspunsul tău: { $action }. Îl poți schimba până expiră timpul.
page-asked-others = Ceilalți răspund în secret.
page-asked-left = { $seconds } s
page-asked-closes =
    { $seconds ->
        [one] Mai este o secundă pentru răspunsuri secrete
        [few] Mai sunt { $seconds } secunde pentru răspunsuri secrete
       *[other] Mai sunt { $seconds } de secunde pentru răspunsuri secrete
    }
page-asked-open =
    { $seconds ->
        [one] Ai o secundă ca să răspunzi.
        [few] Ai { $seconds } secunde ca să răspunzi.
       *[other] Ai { $seconds } de secunde ca să răspunzi.
    }
page-more-time = Mai mult timp
page-more-time-does = Ține întrebarea deschisă încă 30 de secunde. Toți văd că ai cerut asta.
page-standing = Răspunsuri permanente
page-standing-how = Întrebările secrete pe care nu vrei să le primești sunt refuzate în locul tău. Nimeni altcineva nu își poate da seama, iar tu poți schimba asta oricând.
page-standing-all = Întreabă-mă despre tot
page-standing-part = Pasez până la finalul fazei
page-standing-only = Întreabă-mă doar despre:
page-standing-again = Întreabă-mă din nou

## Taste

page-keys = Taste
page-key-arrows = Săgeți
page-key-arrows-does = te deplasezi printre elementele de pe tablă
page-key-g = G
page-key-g-does = la următorul element care poate fi ales
page-key-enter = Enter
page-key-enter-does = citește ce este; apasă din nou ca să alegi, apoi încă o dată ca să joci
page-key-esc = Esc
page-key-esc-does = anulezi alegerea; înapoi la joc
page-key-u = U
page-key-u-does = retragi mutarea
page-key-l = L
page-key-l-does = deschizi jurnalul
page-key-t = T
page-key-t-does = mai mult timp pentru un răspuns secret
page-key-p = P
page-key-p-does = răspunsuri permanente
page-key-steps = Stânga, dreapta
page-key-steps-does = în jurnal: parcurgi jocul pas cu pas
page-key-question = ?
page-key-question-does = jocul pe scurt

## Jurnalul

page-log-opened = Masa a fost deschisă.
page-log-sat = { $name } ia loc.
page-log-named = { $name } și-a schimbat numele sau culoarea.
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
page-log-paused = { $name } pune jocul în pauză.
page-log-resumed = { $name } reia jocul.
page-log-resigned = { $name } abandonează.
page-log-return-asked = { $name } cere să joace mai departe.
page-log-pause-asked = { $name } cere încă o pauză.
page-log-dealing = Se dezvăluie contribuțiile aleatoare ale tuturor.
page-log-committed = { $name } a fixat o nouă contribuție aleatoare.
page-log-revealed = { $name } și-a dezvăluit contribuția aleatoare.
page-log-redealt = Unii jucători nu și-au dezvăluit la timp contribuția aleatoare. Locurile lor sunt din nou libere și totul se împarte din nou.
page-log-away = { $name } lipsește.
page-log-back = { $name } revine.
page-log-stood-in = Un bot joacă pentru { $name }.
page-log-ran-out = { $name } nu mai are timp.
page-log-waited = Ceilalți așteaptă ca { $name } să joace.
page-log-more-time = { $name } cere mai mult timp pentru răspuns.
page-log-asked-again = Întrebarea e din nou deschisă.
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
page-verify-how = Înainte să fie ocupat primul loc, serverul a publicat amprenta unei semințe secrete. Apoi fiecare jucător a adăugat o contribuție aleatoare. Salvează înregistrarea și lasă programul să verifice fiecare extragere și fiecare mutare:
page-verify-commitment = Amprenta publicată înainte de joc
page-verify-kept = Verificat: sămânța serverului se potrivește cu amprenta văzută de acest browser înainte de joc, iar fiecare a dezvăluit contribuția fixată dinainte.
page-verify-broken = Nu se potrivește cu ce a văzut acest browser înainte de joc. Fie cineva a trișat, fie nu ai fost aici de la început: salvează înregistrarea și verific-o.
page-verify-seed = Sămânța
page-verify-share = Contribuția aleatoare: { $name }
page-guest = Oaspete
page-hand-over-since = De la ultima ta tură, { $name }
page-share = Distribuie un moment
page-webhook = Anunță alt serviciu
