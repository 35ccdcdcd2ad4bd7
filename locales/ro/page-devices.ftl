### Alte dispozitive: coduri, dispozitive, chei.

page-device = Un dispozitiv
page-device-this = acest dispozitiv
page-devices = Dispozitivele tale
page-device-end = Deconectează
page-device-end-of = Deconectează: { $device }
page-device-end-all = Deconectează toate celelalte
page-devices-warn = Cine are codul poate juca în locul tău. Nu-l arăta nimănui și deconectează ce nu cunoști.
page-keep = Păstrează această identitate
page-keep-why = O cale de întoarcere dacă pierzi dispozitivul sau ștergi datele browserului.
page-recovery = Cod de recuperare
page-recovery-make = Creează un cod de recuperare
page-recovery-again = Înlocuiește-l cu altul
page-recovery-made = Ai creat un cod de recuperare pe { $date }.
page-recovery-shown = Notează-l: apare o singură dată.
page-recovery-remove = Șterge codul
page-passkey = Cheie de acces
page-passkey-make = Adaugă o cheie de acces
page-passkey-made = din { $date }
page-passkey-remove-of = Elimină: { $name }
page-passkey-enter = Conectează-te cu o cheie de acces
page-passkeys-off = Acest server nu oferă chei de acces.
page-passkeys-browser = Acest browser nu acceptă chei de acces.
page-install = Instalează
page-install-why = Ca aplicație separată, cu pictogramă și notificări proprii.
page-install-do = Instalează aplicația
page-install-apple = Pe iPhone sau iPad: atinge Distribuie în browser, apoi „Adaugă pe ecranul principal”.
page-install-apple-then = Aplicația pornește goală: deschide acolo „Joc deja pe alt dispozitiv” și scrie codul de aici.
page-link-qr = Cod QR care îți deschide jocurile pe alt dispozitiv
page-link-step-camera = Deschide camera telefonului.
page-link-step-point = Îndreapt-o spre acest pătrat și atinge linkul.
page-link-step-check = Verifică dacă ambele arată aceleași patru cifre și „{ $name }”, apoi confirmă aici.
page-link-typed = Fără cameră? Deschide acolo { $address } și scrie:
page-link-code = Cod
page-link-minutes =
    { $minutes ->
        [one] Valabil o singură dată, încă un minut.
        [few] Valabil o singură dată, încă { $minutes } minute.
       *[other] Valabil o singură dată, încă { $minutes } de minute.
    }
page-link-new = Cod nou
page-link-asks = { $device } vrea să joace în locul tău
page-link-same = Confirmă doar dacă celălalt dispozitiv arată aceleași cifre:
page-link-yes = Da, e al meu
page-link-no = Nu
page-link-done = Acum joci și pe celălalt dispozitiv
page-link-done-more = Mesele tale sunt și acolo. Îl poți deconecta oricând.
page-link-another = Încă un dispozitiv
page-link-ended = Acest cod nu mai este valabil
page-link-wait = Confirmă pe celălalt dispozitiv că ești { $name }. Ambele arată cifrele acestea:
page-link-refused = Celălalt dispozitiv nu a fost de acord sau timpul a expirat.
page-link-by-code = Cu un cod
page-link-by-code-how = Pe celălalt dispozitiv deschide numele tău, sus, apoi „Continuă pe alt dispozitiv”. Scrie codul afișat.
page-link-by-key = Cu o cheie păstrată
page-link-by-account = Cu cont și parolă
page-link-go = Mai departe
page-link-instead = Aici ești { $name }. Asta se încheie pe acest dispozitiv când devine altcineva.
