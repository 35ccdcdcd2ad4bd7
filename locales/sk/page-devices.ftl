### Ďalšie zariadenia: kódy, zariadenia, kľúče.

page-device = Zariadenie
page-device-this = toto zariadenie
page-devices = Vaše zariadenia
page-device-end = Odhlásiť
page-device-end-of = Odhlásiť: { $device }
page-device-end-all = Odhlásiť všetky ostatné
page-devices-warn = Kto má kód, môže hrať za vás. Nikomu inému ho neukazujte a odhláste, čo nepoznáte.
page-keep = Uchovať si túto identitu
page-keep-why = Cesta späť, keby ste prišli o zariadenie alebo vymazali prehliadač.
page-recovery = Záchranný kód
page-recovery-make = Vytvoriť záchranný kód
page-recovery-again = Nahradiť novým
page-recovery-made = Záchranný kód máte od { $date }.
page-recovery-shown = Opíšte si ho: ukáže sa len raz.
page-recovery-remove = Zrušiť kód
page-passkey = Prístupový kľúč
page-passkey-make = Pridať prístupový kľúč
page-passkey-made = od { $date }
page-passkey-remove-of = Odobrať: { $name }
page-passkey-enter = Prihlásiť sa prístupovým kľúčom
page-passkeys-off = Tento server prístupové kľúče neponúka.
page-passkeys-browser = Tento prehliadač prístupové kľúče nepodporuje.
page-install = Nainštalovať
page-install-why = Ako samostatná aplikácia s vlastnou ikonou a upozorneniami.
page-install-do = Nainštalovať aplikáciu
page-install-apple = Na iPhone alebo iPade: v prehliadači ťuknite na Zdieľať a potom na „Pridať na plochu“.
page-install-apple-then = Aplikácia začína prázdna: otvorte v nej „Hrám už na inom zariadení“ a opíšte kód odtiaľto.
page-link-qr = QR kód, ktorý otvorí vaše hry na inom zariadení
page-link-step-camera = Otvorte fotoaparát v telefóne.
page-link-step-point = Namierte ho na tento štvorec a ťuknite na odkaz.
page-link-step-check = Skontrolujte, že obe zariadenia ukazujú rovnaké štyri číslice a „{ $name }“, a potvrďte to tu.
page-link-typed = Nemáte fotoaparát? Otvorte tam { $address } a napíšte:
page-link-code = Kód
page-link-minutes =
    { $minutes ->
        [one] Platí raz, ešte 1 minútu.
        [few] Platí raz, ešte { $minutes } minúty.
       *[other] Platí raz, ešte { $minutes } minút.
    }
page-link-new = Nový kód
page-link-asks = { $device } chce hrať za vás
page-link-same = Potvrďte len vtedy, keď druhé zariadenie ukazuje rovnaké číslice:
page-link-yes = Áno, je moje
page-link-no = Nie
page-link-done = Druhé zariadenie je teraz vaše
page-link-done-more = Vaše stoly sú aj tam. Kedykoľvek ho môžete odhlásiť.
page-link-another = Ďalšie zariadenie
page-link-ended = Tento kód už neplatí
page-link-wait = Potvrďte na druhom zariadení, že ste { $name }. Obe ukazujú tieto číslice:
page-link-refused = Druhé zariadenie nesúhlasilo alebo vypršal čas.
page-link-by-code = Pomocou kódu
page-link-by-code-how = Na druhom zariadení otvorte hore svoje meno a potom „Pokračovať na inom zariadení“. Opíšte kód, ktorý ukáže.
page-link-by-key = Pomocou uloženého kľúča
page-link-by-account = Pomocou účtu a hesla
page-link-go = Pokračovať
page-link-instead = Tu ste { $name }. Na tomto zariadení sa to skončí, hneď ako sa stane niekým iným.
