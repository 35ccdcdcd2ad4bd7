### Reviews of finished games.

page-review-of = Analiza: { $game }
page-review-working = Sprawdzamy każdą decyzję i każde dobranie: krok { $done } z { $of }
page-review-wait = Analiza trwa kilka sekund. Inne gry mogą mieć pierwszeństwo.
page-review-quick = Szybka analiza.
page-review-closer = Szybka analiza. Dokładniejsza jest w toku i pojawi się tutaj.
page-review-deep = Dokładna analiza.
page-review-whose = Czyja gra
page-review-lens = Co się liczy
page-review-lens-known = Co można było wiedzieć
page-review-lens-open = Z odkrytymi kartami
page-review-about-known = Według tego, co było wtedy widać, a nie tego, co przyszło później.
page-review-about-open = Ze wszystkimi ukrytymi kartami odkrytymi i z kartami, które naprawdę przyszły: co było możliwe, a nie co ktoś powinien był zobaczyć.
page-review-chart = Szansa na wygraną w trakcie gry i szczęście
page-review-chances = Szansa na wygraną w procentach
page-review-luck-of = Szczęście gracza { $name } w procentach
page-review-numbers = W liczbach
page-review-moment = Moment
page-review-start = przed rozdaniem
page-review-round = Runda { $round }
page-review-part = Część { $part }
page-review-end = na końcu
page-review-luck = Szczęście
page-review-where = Gdzie podziała się szansa na wygraną
page-review-own = Własne decyzje
page-review-own-means = w porównaniu ze zwykłą grą
page-review-luck-means = co przyniósł los, na plus i na minus
page-review-others = Pozostali
page-review-others-means = co dały lub zabrały ich ruchy
page-review-information = Informacje
page-review-information-means = co dały ruchy, choć nikt nie mógł tego wiedzieć
page-review-rest = Reszta
page-review-rest-means = czego nie da się wyjaśnić
page-review-from-to = Z { $from } % na { $to } %
page-review-rate = Poziom błędów: { $rate } tysięcznych wygranej na każdą z { $count } decyzji (±{ $margin })
page-review-costliest = Najdroższe decyzje
page-review-none = Nie znaleziono decyzji, która by coś kosztowała.
page-review-step = Krok { $step }
page-review-step-of-round = Runda { $round }, krok { $step }
page-review-did = Zagrano
page-review-better = Lepiej
page-review-also-good = Tak samo dobrze
page-review-loss = −{ $loss } %
page-review-margin = ±{ $margin }
page-review-close = Nie do rozstrzygnięcia: różnica mieści się w błędzie.
page-review-unknown-then = Tego nikt nie mógł wtedy wiedzieć.
page-review-points = około { $points } za { $what }
page-review-scores = Oczekiwane wyniki przy lepszym ruchu: { $scores }
page-review-see = Pokaż moment
page-review-try = Spróbuj innego ruchu
page-review-try-means = Otwiera stół przeciw botom od tej pozycji.
page-review-learn = Ucz się na błędach
page-review-learn-means = Te pozycje jeszcze raz, jedna po drugiej: znajdź lepszy ruch.
page-review-limits = Czego te liczby nie znaczą
page-review-limits-text = Ocenia bot, który patrzy kilka ruchów naprzód. Sprytny plan, który opłaca się późno, może wyglądać na błąd, a mała strata to nie wyrok. Szczęście nie jest zasługą, a mądrość po fakcie też nie. W długich grach sumy są przybliżone; patrz na pojedyncze decyzje.

## Finding a better move.

page-find-title = Znajdź lepszy ruch
page-find-task = Ruch ma { $name }. Zagrany ruch kosztował około { $loss } % wygranej. Znajdź coś lepszego.
page-find-of = Pozycja { $n } z { $of }
page-find-good = Dobrze. To mniej więcej tak dobre jak najlepszy znaleziony ruch.
page-find-same = Tak właśnie zagrano. Poszukaj czegoś innego.
page-find-poor = Jeszcze nie: to kosztuje około { $loss } % (±{ $margin }).
page-find-shown = Lepiej: { $move }
page-find-judging = Sprawdzamy ten ruch…
page-find-again = Spróbuj ponownie
page-find-show = Pokaż
page-find-next = Następna pozycja
page-find-skip = Pomiń
page-find-done = Gotowe
page-find-done-text = To już wszystkie pozycje: { $count }.
page-find-back = Wróć do analizy
page-find-none = Nie znaleziono błędu, który byłby ponad wszelką wątpliwość.

## Luck and skill over many games.

page-skill-none = Żadna z twoich gier nie została jeszcze przeanalizowana. Otwórz analizę zakończonej gry; jej liczby będą liczyć się tutaj.
page-skill-means = Z analiz twoich własnych gier. Poziom błędów mówi, ile średnio kosztowała decyzja, w tysięcznych wygranej; mniej znaczy lepiej. Szczęście to to, co średnio przyniósł grze los, w procentach wygranej; w wielu grach się wyrównuje. Zakresy to przedziały 95 %.
page-skill-rate = Poziom błędów
page-skill-luck = Szczęście w grze
page-skill-one = po dwóch grach
page-skill-result = Udział w wygranej w procentach
page-skill-games = Gry
page-skill-count = { $games } (decyzje: { $decisions })
page-skill-over-time = Gra po grze
page-skill-when = Otwarto
