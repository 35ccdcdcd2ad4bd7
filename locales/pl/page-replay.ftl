### Powtórka.

page-replay-of = Powtórka: { $game }
page-replay-slider = Miejsce w grze
page-replay-eyes = Widok
page-replay-public = wszyscy
page-replay-rounds = Przejdź do
page-replay-round = Runda { $round }
page-replay-first = Na początek
page-replay-last = Na koniec
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-continue = Graj stąd z botami
page-replay-early = Gra jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
page-replay-turn = Tura { $turn } z { $of }
page-replay-before = Tura wstecz
page-replay-after = Tura dalej
page-replay-speed = Szybkość
page-replay-link = Kopiuj link do tej chwili
page-review = Analiza
page-skill = Szczęście i umiejętności
