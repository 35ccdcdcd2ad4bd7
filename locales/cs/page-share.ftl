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
        [one] Vítězí { $name } s 1 bodem
       *[other] Vítězí { $name } s { $points } body
    }
page-share-final =
    { $points ->
        [one] { $name } končí s 1 bodem
       *[other] { $name } končí s { $points } body
    }
page-share-somebody = Někdo
