### Masa: cadrul ei, tastele, jurnalul, sfârșitul.

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
page-return-asked = { $name } nu mai are timp și ar vrea să joace mai departe.
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
page-status-thinking =
    { $count ->
        [one] { $names } se gândește…
       *[other] { $names } se gândesc…
    }
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
page-log-paused = { $name } pune jocul în pauză.
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
page-log-waited = Ceilalți așteaptă ca { $name } să joace.
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
page-verify-kept = Verificat: sămânța serverului se potrivește cu amprenta văzută de acest browser înainte de joc, iar partea fiecăruia este cea la care s-a angajat.
page-verify-broken = Nu se potrivește cu ce a văzut acest browser înainte de joc. Fie cineva a trișat, fie nu ai fost aici de la început: salvează înregistrarea și verific-o.
page-verify-seed = Sămânța
page-verify-share = Valoarea aleatoare de la { $name }
