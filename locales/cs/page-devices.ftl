### Další zařízení: kódy, zařízení, klíče.

page-device = Zařízení
page-device-this = toto zařízení
page-devices = Vaše zařízení
page-device-end = Odhlásit
page-device-end-of = Odhlásit: { $device }
page-device-end-all = Odhlásit všechna ostatní
page-devices-warn = Kdo má kód, může hrát za vás. Nikomu jinému ho neukazujte a odhlaste, co neznáte.
page-keep = Uchovat si tuto identitu
page-keep-why = Cesta zpět, kdybyste přišli o zařízení nebo vymazali prohlížeč.
page-recovery = Záchranný kód
page-recovery-make = Vytvořit záchranný kód
page-recovery-again = Nahradit novým
page-recovery-made = Záchranný kód máte od { $date }.
page-recovery-shown = Opište si ho: ukáže se jen jednou.
page-recovery-remove = Zrušit kód
page-passkey = Přístupový klíč
page-passkey-make = Přidat přístupový klíč
page-passkey-made = od { $date }
page-passkey-remove-of = Odebrat: { $name }
page-passkey-enter = Přihlásit se přístupovým klíčem
page-passkeys-off = Tento server přístupové klíče nenabízí.
page-passkeys-browser = Tento prohlížeč přístupové klíče nepodporuje.
page-install = Nainstalovat
page-install-why = Jako samostatná aplikace s vlastní ikonou a upozorněními.
page-install-do = Nainstalovat aplikaci
page-install-apple = Na iPhonu nebo iPadu: v prohlížeči klepněte na Sdílet a pak na „Přidat na plochu“.
page-install-apple-then = Aplikace začíná prázdná: otevřete v ní „Hraju už na jiném zařízení“ a opište kód odsud.
page-link-qr = QR kód, který otevře vaše hry na jiném zařízení
page-link-step-camera = Otevřete fotoaparát v telefonu.
page-link-step-point = Namiřte ho na tento čtverec a klepněte na odkaz.
page-link-step-check = Zkontrolujte, že obě zařízení ukazují stejné čtyři číslice a „{ $name }“, a potvrďte to tady.
page-link-typed = Nemáte fotoaparát? Otevřete tam { $address } a napište:
page-link-code = Kód
page-link-minutes =
    { $minutes ->
        [one] Platí jednou, ještě 1 minutu.
        [few] Platí jednou, ještě { $minutes } minuty.
       *[other] Platí jednou, ještě { $minutes } minut.
    }
page-link-new = Nový kód
page-link-asks = { $device } chce hrát za vás
page-link-same = Potvrďte jen tehdy, když druhé zařízení ukazuje stejné číslice:
page-link-yes = Ano, je moje
page-link-no = Ne
page-link-done = Druhé zařízení je teď vaše
page-link-done-more = Vaše stoly jsou i tam. Kdykoli ho můžete odhlásit.
page-link-another = Další zařízení
page-link-ended = Tento kód už neplatí
page-link-wait = Potvrďte na druhém zařízení, že jste { $name }. Obě ukazují tyto číslice:
page-link-refused = Druhé zařízení nesouhlasilo, nebo vypršel čas.
page-link-by-code = Pomocí kódu
page-link-by-code-how = Na druhém zařízení otevřete nahoře své jméno a pak „Pokračovat na jiném zařízení“. Opište kód, který ukáže.
page-link-by-key = Pomocí uloženého klíče
page-link-by-account = Pomocí účtu a hesla
page-link-go = Pokračovat
page-link-instead = Tady jste { $name }. Na tomto zařízení to skončí, jakmile se stane někým jiným.
