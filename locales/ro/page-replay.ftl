### Reluarea.

page-replay-of = Reluare: { $game }
page-replay-slider = Poziția în joc
page-replay-eyes = Perspectivă
page-replay-public = toți
page-replay-rounds = Mergi la
page-replay-round = Runda { $round }
page-replay-first = La început
page-replay-last = La sfârșit
page-replay-play = Redă
page-replay-pause = Pauză
page-continue = Continuă de aici cu boți
page-replay-early = Jocul nu s-a încheiat încă. Reluarea va apărea aici la final.
page-replay-turn = Tura { $turn } din { $of }
page-replay-before = O tură înapoi
page-replay-after = O tură înainte
page-replay-speed = Viteză
page-replay-link = Copiază linkul către acest moment
page-review = Analiză
page-skill = Noroc și pricepere
