page-share-which = Pillanat
page-share-here = Ez a pillanat
page-share-end = A vége
page-share-last = Utolsó lépés
page-share-middle = Félidő
page-share-names = A többiek neve
page-share-names-why = Nélkülük csak a te neved kerül a képre.
page-share-link = Link másolása
page-share-picture = Kép megosztása
page-share-save = Kép mentése
page-share-won =
    { $points ->
       *[other] { $name } győzött { $points } ponttal
    }
page-share-final =
    { $points ->
       *[other] { $name } { $points } ponttal zárt
    }
page-share-somebody = Valaki
