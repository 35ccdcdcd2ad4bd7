### Ce spun mesele online.

## De ce nu s-a făcut ceva

refused-request-unreadable = cererea nu poate fi citită
refused-request-because = cererea nu poate fi citită: { $reason }
refused-request-too-large = cererea este prea mare
refused-request-slow = cererea nu a ajuns la timp
refused-request-origin = această pagină nu aparține acestui server
refused-limit-rate = prea multe cereri; așteaptă o clipă
refused-limit-tables = ai prea multe mese deschise; termină întâi una
refused-limit-chat = mesajul este prea lung sau gol
refused-limit-edition = această ediție este prea mare
refused-limit-events = la această masă sunt prea multe evenimente; acum se acceptă doar mutări
refused-limit-logins = prea multe încercări de autentificare; așteaptă un minut
refused-limit-connections = prea multe conexiuni de la adresa ta
refused-session-none = serverul nu te cunoaște încă; reîncarcă pagina
refused-account-taken = acest nume este deja folosit
refused-account-name = un nume are între 1 și 24 de litere, cifre, spații și - _ . '; numele unui cont, cel puțin 3
refused-account-password = o parolă are între 8 și 200 de caractere
refused-account-wrong = acest cont nu există sau parola este greșită
refused-account-fixed = numele unui cont nu se schimbă
refused-device-unknown = nu ai un astfel de dispozitiv
refused-link-unknown = acest link sau cod nu există, a fost deja folosit sau a expirat
refused-recovery-wrong = acest cod de recuperare nu este valabil
refused-passkey-wrong = această cheie de acces nu este cunoscută aici sau răspunsul a venit prea târziu
refused-passkey-unknown = nu ai o astfel de cheie de acces
refused-limit-passkeys = ai prea multe chei de acces; șterge întâi una
refused-feature-off = acest server nu poate face asta
feature-passkeys-no-url = operatorul nu a stabilit adresa publică a serverului (public-url)
feature-passkeys-no-domain = cheile de acces au nevoie de o adresă cu https și domeniu; adresa acestui server este { $url }
refused-table-unknown = masa aceasta nu există
refused-table-setup = jocul nu poate fi pregătit astfel
refused-table-clock = ceasul trebuie să dea timp fiecărui jucător
refused-table-closed = această masă nu primește spectatori
refused-table-one-device = această masă este pentru un singur dispozitiv: toți joacă pe dispozitivul gazdei
refused-table-many-devices = doar la o masă pentru un singur dispozitiv un loc poate avea un nume al lui
refused-table-no-colours = masa a fost deschisă de o versiune mai veche, care nu cunoștea culorile
refused-table-not-seated = nu ai loc la această masă
refused-table-not-host = asta poate face doar cine a deschis masa
refused-table-no-seat = masa nu are un astfel de loc
refused-table-seat-taken = locul este ocupat
refused-table-seat-free = mai este un loc liber
refused-table-seated = ai deja un loc
refused-table-started = jocul a început deja
refused-table-not-running = jocul nu a început încă
refused-table-paused = jocul este în pauză
refused-table-not-paused = jocul nu este în pauză
refused-table-finished = jocul s-a încheiat
refused-table-not-finished = jocul nu s-a încheiat încă
refused-table-stale = s-a întâmplat ceva ce nu ai văzut încă
refused-table-stale-at = ai văzut versiunea { $seen }, masa este la { $current }
refused-table-bot = nu există un astfel de bot
refused-table-barred = nu ți-ai dezvăluit contribuția aleatoare la această masă, așa că nu te mai poți așeza aici
refused-table-newer = o versiune mai nouă a programului a scris la această masă; serverul trebuie actualizat ca să o poată deschide
refused-table-rules = programul nu mai are regulile acestei mese; o poți privi, dar nu o poți continua
refused-table-rules-of = jocul s-a jucat după versiunea { $table } a regulilor, iar programul are versiunea { $here }; masa poate fi privită, dar nu continuată
refused-table-busy = masa este suprasolicitată; încearcă din nou
refused-lesson-unknown = nu există o astfel de lecție
refused-lesson-wrong = fișierul lecției are o greșeală
refused-lesson-wrong-at = lecția, linia { $line }: { $reason }
refused-lesson-long = sunt mai mulți pași decât poate avea o lecție
refused-review-unfinished = jocul a fost abandonat înainte de final, așa că nu există un rezultat după care să fie judecat
refused-review-failed = această partidă nu a putut fi analizată
refused-play-not-to-act = nu e rândul tău
refused-play-stood-in = un bot joacă în locul tău; preia mai întâi jocul
refused-play-unreadable = acțiunea nu poate fi citită
refused-play-illegal = o regulă interzice această acțiune
refused-answer-closed = acum nu e nicio întrebare la care să răspunzi
refused-answer-in-person = la această masă fiecare răspunde personal
refused-answer-topic = nicio întrebare nu se referă la asta
refused-help-off = la această masă nu ai indicii și nici avertismente
refused-help-old = masa a fost deschisă de o versiune mai veche, care nu avea indicii
refused-help-secret = nimeni nu primește ajutor cât timp și alții sunt întrebați în secret
refused-undo-nothing = nu e nimic de retras
refused-undo-secret = un răspuns secret nu poate fi retras
refused-undo-absent = s-ar retrage și mutarea unui jucător care lipsește acum
refused-undo-pending = cineva a cerut deja retragerea unei mutări
refused-undo-not-asked = nimeni nu așteaptă răspunsul tău
refused-clock-not-out = acel jucător mai are timp
refused-clock-out = timpul tău s-a scurs; ceilalți hotărăsc dacă joci mai departe
refused-deal-waiting = cineva nu și-a fixat încă o contribuție aleatoare
refused-deal-not-asked = contribuțiile aleatoare nu se dezvăluie acum sau a ta este deja cunoscută
refused-deal-share = aceasta nu este contribuția pe care ai fixat-o
refused-push-off = acest server nu trimite mesaje pe dispozitive
refused-push-wrong = acestui dispozitiv nu i se pot trimite mesaje: serviciul său push sau cheile sale nu sunt cunoscute
refused-mail-off = acest server nu trimite e-mailuri
refused-mail-address = aceasta nu este o adresă de e-mail
refused-mail-code = codul este greșit
refused-mail-late = acest cod nu mai este valabil; cere unul nou
refused-notice-wrong = nu există o astfel de oră sau limbă
refused-webhook-off = acest server nu apelează webhookuri
refused-webhook-none = această masă nu are un webhook funcțional
refused-webhook-address = adresa unui webhook trebuie să înceapă cu https:// și să fie accesibilă oricui
refused-invite-unknown = nu ai jucat încă cu această persoană
refused-server-store = serverul nu poate salva nimic acum
refused-server-unknown = încă nu se știe dacă s-a salvat; uită-te la masă înainte să încerci din nou
refused-server-leaving = serverul se oprește; conectează-te din nou
refused-server-fault = a apărut o eroare pe server; a fost înregistrată

## Fraze pentru chat

phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze!
phrase-one-moment = O clipă, te rog.
phrase-your-turn = E rândul tău.
phrase-good-game = A fost un joc frumos!
phrase-goodbye = La revedere!

## O masă ca fișier și ce spune verify

table-file-first = nu este o masă: prima linie trebuie să fie „{ $first }”
table-file-newer = fișierul are formatul { $format }; acest program cunoaște formatele până la { $here }
table-file-line = linia { $line } nu poate fi citită: { $reason }
table-file-sum = suma de control de la sfârșit nu se potrivește: fișierul a fost modificat sau trunchiat
verify-event = evenimentul { $number } nu se putea întâmpla: { $reason }
verify-draw = evenimentul { $number }: întâmplarea a dat „{ $found }”, sămânța spune „{ $wanted }”
verify-early = evenimentul { $number }: jocul se încheie prea devreme
verify-commitment = jucătorilor li s-a spus angajamentul { $found }, sămânța are { $wanted }
verify-share = niciun loc nu a dezvăluit contribuția { $share }
verify-no-share = „{ $share }” nu este o contribuție aleatoare: aceasta are între 32 și 128 de cifre hexazecimale
verify-good =
    { $file } este o masă cinstită de { $game }:
      evenimente: { $events }, fiecare posibil după cele dinainte
      acțiuni ale locurilor: { $played }, fiecare permisă
      extrageri: { $drawn }, fiecare cum spun sămânța și contribuțiile aleatoare de la { $persons ->
        [one] 1 jucător
        [few] { $persons } jucători
       *[other] { $persons } de jucători
    }
      angajament { $commitment }
verify-finished = Jocul s-a încheiat.
verify-unfinished = Jocul nu s-a încheiat; ce urmează este încă secret.

## tetrapolis serve, load, soak, table

serve-listening = Mesele sunt deschise la http://{ $address } (API: http://{ $address }/api). Ctrl+C le închide și păstrează toate jocurile.
serve-no-page = Pagina nu este inclusă în acest program; o construiește make play.
serve-stopped = Oprit; totul este pe disc.
serve-in-use = un alt proces folosește { $file }; oprește-l mai întâi
serve-rehearsal = la o repetiție cărțile pot fi cunoscute dinainte, așa că rulează doar pe acest calculator, nu pe { $listen }
serve-failed = serverul nu pornește: { $reason }
serve-taken = Adresa { $address } este ocupată. Dacă mesele sunt deja deschise acolo, mergi la http://{ $address }; dacă nu, alege altă adresă cu --listen sau TETRAPOLIS_LISTEN.
serve-config = { $file }: { $reason }
serve-number = { $name } trebuie să fie un număr, nu „{ $value }”
serve-zero = { $name } trebuie să fie cel puțin 1, nu 0
serve-switch = { $name } trebuie să fie yes sau no, nu „{ $value }”
serve-address = „{ $value }” nu este o adresă ca 127.0.0.1:8080
serve-public-url = „{ $value }” nu este o adresă ca https://games.example.org
serve-mail = e-mailurile au nevoie de smtp, mail-from și public-url
serve-mail-wrong = e-mailurile nu pot fi trimise: { $reason }
load-failed = testul de încărcare s-a oprit: { $reason }
load-result =
    { $moves } mutări/s, mese: { $tables }, timp: { $seconds } s
    de la mutare la anunțarea ei: jumătate în { $p50 } ms, 99 din 100 în { $p99 } ms
soak-cycle = oprirea { $kill } din { $kills }: mutări confirmate { $moves }, toate prezente o singură dată
soak-good = opriri { $kills }, mutări confirmate { $moves }, niciuna pierdută, niciuna de două ori; fiecare client a reluat
soak-lost = clientului { $client } i s-a spus versiunea { $version }, serverul are { $found } după repornire
soak-differs = clientului { $client } i s-a spus altă versiune { $version } decât are serverul după repornire
table-imported = { $table }: evenimente { $events }
table-there = masa { $table } există deja
table-unknown = nu există masa { $table }

help-serve =
    Deschide mese în rețea.

    Utilizare: tetrapolis serve [OPȚIUNE ...]

      --listen ADDRESS     unde ascultă (127.0.0.1:8080)
      --database URL       sqlite://FILE sau postgres://... (sqlite://tetrapolis.db)
      --config FILE        un fișier TOML cu aceleași nume: listen = "..."
      --origin ORIGIN      permite și pagini de la această origine; se poate repeta
      --public-url URL     adresa la care oamenii ajung la server; cheile de
                           acces au nevoie de ea, cu https
      --secure             cookie-uri doar pentru conexiuni criptate
      --behind-proxy       acceptă X-Forwarded-For; doar în spatele unui proxy care
                           îl setează
      --grace SECONDS      cât așteaptă un loc până îl înlocuiește un bot (60)
      --stand-in KIND      botul înlocuitor (club)
      --requests N         cereri pe secundă de la o adresă (200)
      --messages N         mesaje pe secundă de la un socket (500)
      --connections N      conexiuni de la o adresă (2000)
      --all-connections N  conexiuni de la toate adresele împreună (20000)
      --tables N           mese deschise ale unui jucător (20)
      --logins N           autentificări pe minut, după nume și după adresă (10)
      --keep-unfinished DAYS
                           câte zile se păstrează partidele neterminate (mesele
                           neîncepute 30, restul mereu)
      --keep-finished DAYS
                           câte zile se păstrează partidele terminate (mereu)
      --keep-chat DAYS     câte zile se păstrează ce au scris jucătorii (mereu)
      --poll MS            cât de des se întreabă PostgreSQL în loc de LISTEN
      --contact URL        mailto:... sau https:... pentru serviciile push
      --push-host HOST     trimite și la acest serviciu push; se poate repeta
      --smtp URL           serverul de poștă: smtps://USER:PASSWORD@HOST;
                           mai sigur într-un fișier sau într-o variabilă
      --mail-from ADDRESS  expeditorul e-mailurilor
      --no-webhooks        mesele nu au webhookuri
      --send-anywhere      webhookurile și mesajele pot merge la adrese private
                           și fără criptare
      --rehearsal SEED     împarte la fiecare masă după acest număr:
                           pentru teste, doar pe acest calculator
      --open               deschide pagina în browser, unde există un desktop

    Fiecare are și o variabilă: TETRAPOLIS_LISTEN și așa mai departe. Opțiunea
    contează înaintea variabilei, variabila înaintea fișierului. RUST_LOG spune ce
    se scrie în jurnal.
help-load =
    Joacă mutări permise la întâmplare prin socketuri adevărate și măsoară.

    Utilizare: tetrapolis load --url URL --game GAME --tables N
               --seconds S [OPȚIUNE ...]

      --url URL      serverul: http://HOST:PORT
      --game GAME    jocul, cum îl numește „tetrapolis games”
      --seats N      câte locuri la o masă (2)
      --tables N     câte mese deodată
      --seconds S    cât timp
      --rate R       atâtea mutări pe secundă la toate mesele împreună; altfel
                     câte se pot
      --json         afișează JSON
help-soak =
    Oprește brusc un server sub sarcină și îl pornește din nou, de multe ori;
    verifică să nu se piardă nicio mutare confirmată și să nu apară vreuna dublu.

    Utilizare: tetrapolis soak [OPȚIUNE ...]

      --kills N        de câte ori (50)
      --tables N       câte mese (8)
      --game GAME      jocul (primul)
      --database URL   unde scrie serverul (un fișier SQLite nou)
help-verify =
    Verifică o masă jucată online: fiecare eveniment, fiecare acțiune după reguli,
    fiecare extragere după sămânță și contribuțiile tuturor.

    Utilizare: tetrapolis verify RECORD [--commitment HASH] [--entropy SHARE]

      RECORD             fișierul, cum îl dă /api/tables/ID/record
      --commitment HASH  angajamentul care ți s-a spus înainte de prima împărțire
      --entropy SHARE    contribuția ta aleatoare, așa cum a păstrat-o browserul
help-table =
    Scoate mese dintr-o bază de date și le pune în ea.

    Utilizare: tetrapolis table export ID [--database URL]
               tetrapolis table import FILE [--database URL]
help-table-export =
    Afișează o masă ca un singur fișier.

    Utilizare: tetrapolis table export ID [--database URL]

      ID               masa
      --database URL   unde este (sqlite://tetrapolis.db)
help-table-import =
    Pune într-o bază de date o masă exportată.

    Utilizare: tetrapolis table import FILE [--database URL]

      FILE             fișierul
      --database URL   unde să fie pusă (sqlite://tetrapolis.db)
