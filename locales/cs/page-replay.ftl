### Přehrávání.

page-replay-of = Přehrání: { $game }
page-replay-slider = Místo ve hře
page-replay-eyes = Pohled
page-replay-public = všichni
page-replay-rounds = Přejít na
page-replay-round = { $round }. kolo
page-replay-first = Na začátek
page-replay-last = Na konec
page-replay-play = Přehrávat
page-replay-pause = Pozastavit
page-continue = Hrát odsud proti botům
page-replay-early = Hra ještě neskončila. Přehrát si ji můžete, až skončí.
page-replay-turn = Tah { $turn } z { $of }
page-replay-before = O tah zpět
page-replay-after = O tah dál
page-replay-speed = Rychlost
page-replay-link = Kopírovat odkaz na tento okamžik
page-review = Rozbor
page-skill = Štěstí a umění
