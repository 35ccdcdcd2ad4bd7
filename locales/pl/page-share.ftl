page-share-which = Chwila
page-share-here = Ta chwila
page-share-end = Koniec gry
page-share-last = Ostatni ruch
page-share-middle = W połowie gry
page-share-names = Nicki pozostałych
page-share-names-why = Bez nich na obrazku jest tylko twój nick.
page-share-link = Kopiuj link
page-share-picture = Udostępnij obrazek
page-share-save = Zapisz obrazek
page-share-won =
    { $points ->
        [one] Wygrywa { $name }: 1 punkt
        [few] Wygrywa { $name }: { $points } punkty
       *[other] Wygrywa { $name }: { $points } punktów
    }
page-share-final =
    { $points ->
        [one] { $name } kończy grę: 1 punkt
        [few] { $name } kończy grę: { $points } punkty
       *[other] { $name } kończy grę: { $points } punktów
    }
page-share-somebody = Ktoś
