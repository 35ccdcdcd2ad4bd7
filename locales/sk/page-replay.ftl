### Prehrávanie.

page-replay-of = Prehrávanie: { $game }
page-replay-slider = Miesto v hre
page-replay-eyes = Pohľad
page-replay-public = všetci
page-replay-rounds = Prejsť na
page-replay-round = { $round }. kolo
page-replay-first = Na začiatok
page-replay-last = Na koniec
page-replay-play = Prehrávať
page-replay-pause = Pozastaviť
page-continue = Hrať odtiaľto proti botom
page-replay-early = Hra sa ešte neskončila. Prehrať si ju môžete, keď sa skončí.
page-replay-turn = Ťah { $turn } z { $of }
page-replay-before = O ťah späť
page-replay-after = O ťah ďalej
page-replay-speed = Rýchlosť
page-replay-link = Kopírovať odkaz na tento okamih
page-review = Rozbor
page-skill = Šťastie a umenie
