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
        [one] Víťazí { $name }: 1 bod
        [few] Víťazí { $name }: { $points } body
       *[other] Víťazí { $name }: { $points } bodov
    }
page-share-final =
    { $points ->
        [one] { $name } končí: 1 bod
        [few] { $name } končí: { $points } body
       *[other] { $name } končí: { $points } bodov
    }
page-share-somebody = Niekto
