page-share-which = Moment
page-share-here = Momentul acesta
page-share-end = Finalul
page-share-last = Ultima mutare
page-share-middle = La jumătate
page-share-names = Numele celorlalți
page-share-names-why = Fără ele, în imagine apare doar numele tău.
page-share-link = Copiază linkul
page-share-picture = Distribuie imaginea
page-share-save = Salvează imaginea
page-share-won =
    { $points ->
        [one] { $name } câștigă cu un punct
        [few] { $name } câștigă cu { $points } puncte
       *[other] { $name } câștigă cu { $points } de puncte
    }
page-share-final =
    { $points ->
        [one] { $name } termină cu un punct
        [few] { $name } termină cu { $points } puncte
       *[other] { $name } termină cu { $points } de puncte
    }
page-share-somebody = Cineva
