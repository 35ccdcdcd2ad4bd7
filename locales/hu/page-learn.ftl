### Leckék az oldalon.

page-learn = Tanulás
page-learn-4 = Tanulás, 4 perc
page-learn-1 = Az első város
page-learn-2 = Tovább
page-learn-step = { $step }. lépés, összesen { $of }
page-learn-restart = Újrakezdés
page-learn-leave = Kilépés a leckéből
page-learn-back = Vissza
page-learn-next = Tovább
page-learn-skip = Kihagyás
page-learn-why = Miért?
page-learn-close-rule = Szabály bezárása
page-learn-open-rules = Szabályok megnyitása
page-learn-taken-back = Semmi sem veszett el: a lépést visszavettük
page-learn-not-allowed = Ezt a szabályok nem engedik
page-learn-other = Lehetséges, de itt mást keresünk.
page-learn-tap = Koppints rá a táblán.
page-learn-hurry = Gyorsabban
page-learn-next-lesson = Következő lecke
page-learn-play = Játssz egyet
page-learn-open = Lecke megnyitása
page-learn-open-is = Játszd le a saját leckédet. A fájl ezen az eszközön marad; hogy hogyan írhatsz egyet, azt a docs/lessons.md mondja el.
page-learn-choose = Fájl kiválasztása
page-learn-done = kész
