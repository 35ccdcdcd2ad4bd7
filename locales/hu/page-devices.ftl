### Más eszközök: kódok, eszközök, kulcsok.

page-device = Eszköz
page-device-this = ez az eszköz
page-devices = Eszközeid
page-device-end = Kijelentkeztetés
page-device-end-of = Kijelentkeztetés: { $device }
page-device-end-all = A többi kijelentkeztetése
page-devices-warn = Akinél ott a kód, a nevedben játszhat. Ne mutasd meg másnak, és jelentkeztesd ki, amit nem ismersz.
page-keep = Profilod megőrzése
page-keep-why = Visszaút, ha elveszne az eszközöd vagy kiürülne a böngésződ.
page-recovery = Helyreállító kód
page-recovery-make = Helyreállító kód készítése
page-recovery-again = Csere új kódra
page-recovery-made = A helyreállító kód készült: { $date }.
page-recovery-shown = Írd le: csak egyszer látható.
page-recovery-remove = A kód törlése
page-passkey = Azonosítókulcs
page-passkey-make = Azonosítókulcs hozzáadása
page-passkey-made = { $date } óta
page-passkey-remove-of = Eltávolítás: { $name }
page-passkey-enter = Belépés azonosítókulccsal
page-passkeys-off = Ezen a kiszolgálón nincs azonosítókulcs.
page-passkeys-browser = Ez a böngésző nem tud azonosítókulcsot készíteni.
page-install = Telepítés
page-install-why = Önálló alkalmazásként, saját ikonnal és értesítésekkel.
page-install-do = Alkalmazás telepítése
page-install-apple = iPhone-on vagy iPaden: koppints a böngészőben a Megosztás, majd a „Hozzáadás a Főképernyőhöz” pontra.
page-install-apple-then = Az alkalmazás üresen indul: nyisd meg benne a „Már játszom egy másik eszközön” oldalt, és írd be az itteni kódot.
page-link-qr = QR-kód, amely egy másik eszközön megnyitja a játszmáidat
page-link-step-camera = Nyisd meg a telefonod kameráját.
page-link-step-point = Irányítsd erre a négyzetre, és koppints a linkre.
page-link-step-check = Ellenőrizd, hogy mindkettő ugyanazt a négy számjegyet és „{ $name }” nevét mutatja, majd erősítsd meg itt.
page-link-typed = Nincs kamera? Nyisd meg ott: { $address }, és írd be:
page-link-code = Kód
page-link-minutes =
    { $minutes ->
       *[other] Egyszer használható, még { $minutes } percig.
    }
page-link-new = Új kód
page-link-asks = { $device } a nevedben szeretne játszani
page-link-same = Csak akkor erősítsd meg, ha a másik eszköz ugyanezeket a számjegyeket mutatja:
page-link-yes = Igen, az enyém
page-link-no = Nem
page-link-done = A másik eszközön mostantól te játszol
page-link-done-more = Az asztalaid ott is megvannak. Bármikor kijelentkeztetheted.
page-link-another = Még egy eszköz
page-link-ended = Ez a kód már nem érvényes
page-link-wait = Erősítsd meg a másik eszközödön, hogy te vagy { $name }. Mindkettő ezeket a számjegyeket mutatja:
page-link-refused = A másik eszköz nem fogadta el, vagy lejárt az idő.
page-link-by-code = Kóddal
page-link-by-code-how = A másik eszközödön nyisd meg fent a neved, majd a „Folytatás másik eszközön” oldalt. Írd be az ott látható kódot.
page-link-by-key = Megőrzött kulccsal
page-link-by-account = Fiókkal és jelszóval
page-link-go = Tovább
page-link-instead = Itt most { $name } vagy. Ezen az eszközön ez megszűnik, amint másvalaki lesz belőle.
