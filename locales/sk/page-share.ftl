page-share-which = Okamih
page-share-here = Tento okamih
page-share-end = Koniec hry
page-share-last = Posledný ťah
page-share-middle = V polovici hry
page-share-names = Mená ostatných
page-share-names-why = Bez nich je na obrázku len vaše meno.
page-share-link = Kopírovať odkaz
page-share-picture = Zdieľať obrázok
page-share-save = Uložiť obrázok
page-share-won =
    { $points ->
        [one] Víťazí { $name } s 1 bodom
       *[other] Víťazí { $name } s { $points } bodmi
    }
page-share-final =
    { $points ->
        [one] { $name } končí s 1 bodom
       *[other] { $name } končí s { $points } bodmi
    }
page-share-somebody = Niekto
