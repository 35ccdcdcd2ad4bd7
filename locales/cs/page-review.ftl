### Reviews of finished games.

page-review-of = Rozbor: { $game }
page-review-working = Zkoumáme každé rozhodnutí a každé tažení: krok { $done } z { $of }
page-review-wait = Rozbor trvá několik sekund. Jiné hry mohou mít přednost.
page-review-quick = Rychlý rozbor.
page-review-closer = Rychlý rozbor. Důkladnější se právě připravuje a objeví se zde.
page-review-deep = Důkladný rozbor.
page-review-whose = Čí hra
page-review-lens = Co se počítá
page-review-lens-known = Co jste mohli vědět
page-review-lens-open = S odkrytými kartami
page-review-about-known = Podle toho, co bylo tehdy vidět, ne podle toho, co přišlo později.
page-review-about-open = Se všemi skrytými kartami odkrytými a s kartami, které opravdu přišly: co bylo možné, ne co měl kdo vidět.
page-review-chart = Šance na výhru během hry a štěstí
page-review-chances = Šance na výhru v procentech
page-review-luck-of = Štěstí hráče { $name } v procentech
page-review-numbers = V číslech
page-review-moment = Okamžik
page-review-start = před rozdáním
page-review-round = { $round }. kolo
page-review-part = { $part }. část
page-review-end = na konci
page-review-luck = Štěstí
page-review-where = Kam se poděla šance na výhru
page-review-own = Vlastní rozhodnutí
page-review-own-means = oproti běžné hře
page-review-luck-means = co přinesla náhoda, pro i proti
page-review-others = Ostatní
page-review-others-means = co jejich tahy přinesly nebo vzaly
page-review-information = Informace
page-review-information-means = co tahy přinesly, aniž to kdo mohl vědět
page-review-rest = Zbytek
page-review-rest-means = co nelze vysvětlit
page-review-from-to = Z { $from } % na { $to } %
page-review-rate = Míra chyb: { $rate } tisíciny výhry na každé z { $count } rozhodnutí (±{ $margin })
page-review-costliest = Nejdražší rozhodnutí
page-review-none = Nenašlo se rozhodnutí, které by něco stálo.
page-review-step = Krok { $step }
page-review-step-of-round = { $round }. kolo, krok { $step }
page-review-did = Zahráno
page-review-better = Lepší
page-review-also-good = Stejně dobré
page-review-loss = −{ $loss } %
page-review-margin = ±{ $margin }
page-review-close = Nelze rozhodnout: rozdíl je v mezích chyby.
page-review-unknown-then = Tohle tehdy nikdo nemohl vědět.
page-review-points = asi { $points } za { $what }
page-review-scores = Očekávané skóre s lepším tahem: { $scores }
page-review-see = Ukázat okamžik
page-review-try = Zkusit jiný tah
page-review-try-means = Otevře stůl proti botům z této pozice.
page-review-learn = Učit se z chyb
page-review-learn-means = Tyto pozice ještě jednou, jedna po druhé: najděte lepší tah.
page-review-limits = Co tato čísla neznamenají
page-review-limits-text = Posuzuje bot, který vidí několik tahů dopředu. Chytrý plán, který se vyplatí až pozdě, může vypadat jako chyba, a malá ztráta není rozsudek. Štěstí není zásluha a pohled zpět také ne. V dlouhých hrách jsou součty hrubé; dívejte se na jednotlivá rozhodnutí.

## Finding a better move.

page-find-title = Najděte lepší tah
page-find-task = Na tahu je { $name }. Zahraný tah stál asi { $loss } % výhry. Najděte něco lepšího.
page-find-of = Pozice { $n } z { $of }
page-find-good = Dobře. Je to asi tak dobré jako nejlepší nalezený tah.
page-find-same = To bylo zahráno. Hledejte něco jiného.
page-find-poor = Ještě ne: stojí to asi { $loss } % (±{ $margin }).
page-find-shown = Lepší: { $move }
page-find-judging = Zkoumáme tento tah…
page-find-again = Zkusit znovu
page-find-show = Ukázat
page-find-next = Další pozice
page-find-skip = Přeskočit
page-find-done = Hotovo
page-find-done-text = Prošli jste všechny pozice: { $count }.
page-find-back = Zpět k rozboru
page-find-none = Nenašla se chyba, o níž by nebylo pochyb.

## Luck and skill over many games.

page-skill-none = Žádná vaše hra ještě nebyla rozebrána. Otevřete rozbor dohrané hry; její čísla se pak započítají zde.
page-skill-means = Z rozborů vašich vlastních her. Míra chyb říká, kolik v průměru stálo jedno rozhodnutí, v tisícinách výhry; méně je lépe. Štěstí je to, co hře v průměru přinesla náhoda, v procentech výhry; v mnoha hrách se vyrovná. Rozmezí jsou 95% intervaly.
page-skill-rate = Míra chyb
page-skill-luck = Štěstí na hru
page-skill-one = po dvou hrách
page-skill-result = Podíl na výhře v procentech
page-skill-games = Hry
page-skill-count = { $games } (rozhodnutí: { $decisions })
page-skill-over-time = Hra po hře
page-skill-when = Otevřeno
