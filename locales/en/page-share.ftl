page-share-which = Moment
page-share-here = This moment
page-share-end = The end
page-share-last = Last move
page-share-middle = Halfway
page-share-names = Names of the others
page-share-names-why = Without them, only your name is on the picture.
page-share-link = Copy link
page-share-picture = Share picture
page-share-save = Save picture
page-share-won =
    { $points ->
        [one] { $name } wins with 1 point
       *[other] { $name } wins with { $points } points
    }
page-share-final =
    { $points ->
        [one] { $name } ends with 1 point
       *[other] { $name } ends with { $points } points
    }
page-share-somebody = Somebody
