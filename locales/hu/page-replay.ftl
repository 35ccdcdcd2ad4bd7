### The replay.

page-replay-of = Visszajátszás: { $game }
page-replay-slider = Hely a játszmában
page-replay-eyes = Nézőpont
page-replay-public = mindenki
page-replay-rounds = Ugrás
page-replay-round = { $round }. forduló
page-replay-first = Az elejére
page-replay-last = A végére
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-continue = Folytatás innen botok ellen
page-replay-early = A játék még nem ért véget. A visszajátszás utána lesz elérhető.
page-replay-turn = Kör: { $turn }/{ $of }
page-replay-before = Egy körrel vissza
page-replay-after = Egy körrel előre
page-replay-speed = Sebesség
page-replay-link = Link másolása ehhez a pillanathoz
page-review = Elemzés
page-skill = Szerencse és tudás
