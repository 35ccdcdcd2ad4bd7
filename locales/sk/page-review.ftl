### Reviews of finished games.

page-review-of = Rozbor: { $game }
page-review-working = Skúmame každé rozhodnutie a každé ťahanie: krok { $done } z { $of }
page-review-wait = Rozbor trvá niekoľko sekúnd. Iné hry môžu mať prednosť.
page-review-quick = Rýchly rozbor.
page-review-closer = Rýchly rozbor. Dôkladnejší sa práve pripravuje a objaví sa tu.
page-review-deep = Dôkladný rozbor.
page-review-whose = Čia hra
page-review-lens = Čo sa počíta
page-review-lens-known = Čo ste mohli vedieť
page-review-lens-open = S odkrytými kartami
page-review-about-known = Podľa toho, čo bolo vtedy vidieť, nie podľa toho, čo prišlo neskôr.
page-review-about-open = So všetkými skrytými kartami odkrytými a s kartami, ktoré naozaj prišli: čo bolo možné, nie čo mal kto vidieť.
page-review-chart = Šanca na výhru počas hry a šťastie
page-review-chances = Šanca na výhru v percentách
page-review-luck-of = Šťastie hráča { $name } v percentách
page-review-numbers = V číslach
page-review-moment = Okamih
page-review-start = pred rozdaním
page-review-round = { $round }. kolo
page-review-part = { $part }. časť
page-review-end = na konci
page-review-luck = Šťastie
page-review-where = Kam sa podela šanca na výhru
page-review-own = Vlastné rozhodnutia
page-review-own-means = oproti bežnej hre
page-review-luck-means = čo priniesla náhoda, za aj proti
page-review-others = Ostatní
page-review-others-means = čo ich ťahy priniesli alebo vzali
page-review-information = Informácie
page-review-information-means = čo ťahy priniesli bez toho, aby to niekto mohol vedieť
page-review-rest = Zvyšok
page-review-rest-means = čo sa nedá vysvetliť
page-review-from-to = Z { $from } % na { $to } %
page-review-rate = Miera chýb: { $rate } tisíciny výhry na každé z { $count } rozhodnutí (±{ $margin })
page-review-costliest = Najdrahšie rozhodnutia
page-review-none = Nenašlo sa rozhodnutie, ktoré by niečo stálo.
page-review-step = Krok { $step }
page-review-step-of-round = { $round }. kolo, krok { $step }
page-review-did = Zahrané
page-review-better = Lepšie
page-review-also-good = Rovnako dobré
page-review-loss = −{ $loss } %
page-review-margin = ±{ $margin }
page-review-close = Nedá sa rozhodnúť: rozdiel je v medziach chyby.
page-review-unknown-then = Toto vtedy nikto nemohol vedieť.
page-review-points = asi { $points } za { $what }
page-review-scores = Očakávané skóre s lepším ťahom: { $scores }
page-review-see = Ukázať okamih
page-review-try = Skúsiť iný ťah
page-review-try-means = Otvorí stôl proti botom z tejto pozície.
page-review-learn = Učiť sa z chýb
page-review-learn-means = Tieto pozície ešte raz, jedna po druhej: nájdite lepší ťah.
page-review-limits = Čo tieto čísla neznamenajú
page-review-limits-text = Posudzuje bot, ktorý vidí niekoľko ťahov dopredu. Chytrý plán, ktorý sa vyplatí až neskoro, môže vyzerať ako chyba, a malá strata nie je rozsudok. Šťastie nie je zásluha a pohľad späť tiež nie. V dlhých hrách sú súčty hrubé; pozerajte sa na jednotlivé rozhodnutia.

## Finding a better move.

page-find-title = Nájdite lepší ťah
page-find-task = Na ťahu je { $name }. Zahraný ťah stál asi { $loss } % výhry. Nájdite niečo lepšie.
page-find-of = Pozícia { $n } z { $of }
page-find-good = Dobre. Je to asi také dobré ako najlepší nájdený ťah.
page-find-same = To sa zahralo. Hľadajte niečo iné.
page-find-poor = Ešte nie: stojí to asi { $loss } % (±{ $margin }).
page-find-shown = Lepšie: { $move }
page-find-judging = Skúmame tento ťah…
page-find-again = Skúsiť znova
page-find-show = Ukázať
page-find-next = Ďalšia pozícia
page-find-skip = Preskočiť
page-find-done = Hotovo
page-find-done-text = Prešli ste všetky pozície: { $count }.
page-find-back = Späť k rozboru
page-find-none = Nenašla sa chyba, o ktorej by nebolo pochýb.

## Luck and skill over many games.

page-skill-none = Žiadna vaša hra ešte nebola rozobratá. Otvorte rozbor dohranej hry; jej čísla sa potom započítajú tu.
page-skill-means = Z rozborov vašich vlastných hier. Miera chýb hovorí, koľko v priemere stálo jedno rozhodnutie, v tisícinách výhry; menej je lepšie. Šťastie je to, čo hre v priemere priniesla náhoda, v percentách výhry; v mnohých hrách sa vyrovná. Rozpätia sú 95 % intervaly.
page-skill-rate = Miera chýb
page-skill-luck = Šťastie na hru
page-skill-one = po dvoch hrách
page-skill-result = Podiel na výhre v percentách
page-skill-games = Hry
page-skill-count = { $games } (rozhodnutia: { $decisions })
page-skill-over-time = Hra po hre
page-skill-when = Otvorené
