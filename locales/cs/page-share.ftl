page-share-which = Okamžik
page-share-here = Tento okamžik
page-share-end = Konec hry
page-share-last = Poslední tah
page-share-middle = V půlce hry
page-share-names = Jména ostatních
page-share-names-why = Bez nich je na obrázku jen vaše jméno.
page-share-link = Kopírovat odkaz
page-share-picture = Sdílet obrázek
page-share-save = Uložit obrázek
page-share-won =
    { $points ->
        [one] Vítězí { $name }: 1 bod
        [few] Vítězí { $name }: { $points } body
       *[other] Vítězí { $name }: { $points } bodů
    }
page-share-final =
    { $points ->
        [one] { $name } končí: 1 bod
        [few] { $name } končí: { $points } body
       *[other] { $name } končí: { $points } bodů
    }
page-share-somebody = Někdo
