### Reviews of finished games.

page-review-of = Elemzés: { $game }
page-review-working = Minden döntést és minden húzást megnézünk: { $done } / { $of } lépés
page-review-wait = Az elemzés néhány másodpercig tart. Más játékok előbb sorra kerülhetnek.
page-review-quick = Gyors elemzés.
page-review-closer = Gyors elemzés. Az alaposabb készül, és itt fog megjelenni.
page-review-deep = Alapos elemzés.
page-review-whose = Kinek a játéka
page-review-lens = Mi számít
page-review-lens-known = Amit tudni lehetett
page-review-lens-open = Nyílt lapokkal
page-review-about-known = Aszerint, ami akkor látszott, nem aszerint, ami később jött.
page-review-about-open = Minden rejtett lap felfordítva és a lapok, amelyek tényleg jöttek: mi volt lehetséges, nem az, amit bárkinek látnia kellett volna.
page-review-chart = Nyerési esély a játék során, és a szerencse
page-review-chances = Nyerési esély százalékban
page-review-luck-of = { $name } szerencséje százalékban
page-review-numbers = Számokban
page-review-moment = Pillanat
page-review-start = osztás előtt
page-review-round = { $round }. kör
page-review-part = { $part }. rész
page-review-end = a végén
page-review-luck = Szerencse
page-review-where = Hová lett a nyerési esély
page-review-own = Saját döntések
page-review-own-means = a szokásos játékhoz mérve
page-review-luck-means = amit a véletlen hozott, javára és ellene
page-review-others = A többiek
page-review-others-means = amit a lépéseik hoztak vagy elvettek
page-review-information = Információ
page-review-information-means = amit a lépések hoztak, de senki sem tudhatott
page-review-rest = Maradék
page-review-rest-means = ami nem magyarázható
page-review-from-to = { $from } %-ról { $to } %-ra
page-review-rate = Hibaarány: { $rate } ezrelék győzelem döntésenként, { $count } döntés (±{ $margin })
page-review-costliest = A legdrágább döntések
page-review-none = Nem találtunk olyan döntést, amely bármibe került volna.
page-review-step = { $step }. lépés
page-review-step-of-round = { $round }. kör, { $step }. lépés
page-review-did = Amit játszott
page-review-better = Jobb
page-review-also-good = Ugyanolyan jó
page-review-loss = −{ $loss } %
page-review-margin = ±{ $margin }
page-review-close = Nem dönthető el: a különbség hibahatáron belül van.
page-review-unknown-then = Ezt akkor senki sem tudhatta.
page-review-points = körülbelül { $points } innen: { $what }
page-review-scores = Várható pontszámok a jobb lépéssel: { $scores }
page-review-see = A pillanat megnézése
page-review-try = Másik lépés kipróbálása
page-review-try-means = Asztalt nyit botok ellen ebből az állásból.
page-review-learn = Tanulás a hibákból
page-review-learn-means = Ezek az állások újra, egyenként: találjon jobb lépést.
page-review-limits = Amit ezek a számok nem jelentenek
page-review-limits-text = A bíró egy bot, amely néhány lépéssel lát előre. Egy okos terv, amely későn térül meg, hibának látszhat, és egy kis veszteség nem ítélet. A szerencse nem érdem, az utólagos okosság sem. Hosszú játékokban az összegek durvák; nézze az egyes döntéseket.

## Finding a better move.

page-find-title = Találjon jobb lépést
page-find-task = { $name } lép. A megjátszott lépés a győzelem mintegy { $loss } %-ába került. Találjon jobbat.
page-find-of = { $n }. állás, összesen { $of }
page-find-good = Jó. Ez nagyjából olyan jó, mint a legjobb talált lépés.
page-find-same = Ezt játszották. Keressen mást.
page-find-poor = Még nem: ez körülbelül { $loss } %-ba kerül (±{ $margin }).
page-find-shown = Jobb: { $move }
page-find-judging = Ezt a lépést nézzük…
page-find-again = Újra
page-find-show = Mutasd
page-find-next = Következő állás
page-find-skip = Kihagyás
page-find-done = Kész
page-find-done-text = Végigment az összes álláson: { $count }.
page-find-back = Vissza az elemzéshez
page-find-none = Nem találtunk kétségtelen hibát.

## Luck and skill over many games.

page-skill-none = Még egyetlen játékát sem elemeztük. Nyissa meg egy befejezett játék elemzését; a számai utána itt számítanak.
page-skill-means = A saját játékai elemzéseiből. A hibaarány azt mondja meg, mennyibe került átlagosan egy döntés, a győzelem ezredrészeiben; a kevesebb a jobb. A szerencse az, amit a véletlen egy játéknak átlagosan hozott, a győzelem százalékában; sok játék alatt kiegyenlítődik. A tartományok 95 %-os intervallumok.
page-skill-rate = Hibaarány
page-skill-luck = Szerencse játékonként
page-skill-one = két játék után
page-skill-result = Rész a győzelemből, százalékban
page-skill-games = Játékok
page-skill-count = { $games } (döntések: { $decisions })
page-skill-over-time = Játékról játékra
page-skill-when = Megnyitva
