### Reviews of finished games.

page-review-of = Analiză: { $game }
page-review-working = Verificăm fiecare decizie și fiecare tragere: pasul { $done } din { $of }
page-review-wait = O analiză durează câteva secunde. Alte jocuri pot avea prioritate.
page-review-quick = O analiză rapidă.
page-review-closer = O analiză rapidă. Una mai atentă este în lucru și va apărea aici.
page-review-deep = O analiză atentă.
page-review-whose = Al cui joc
page-review-lens = Ce contează
page-review-lens-known = Ce se putea ști
page-review-lens-open = Cu toate cărțile pe față
page-review-about-known = Contează ce se vedea atunci, nu ce a venit mai târziu.
page-review-about-open = Cu toate cărțile ascunse întoarse cu fața în sus și cu cărțile care au venit cu adevărat: ce era posibil, nu ce ar fi trebuit să vadă cineva.
page-review-chart = Șansa de câștig de-a lungul jocului și norocul
page-review-chances = Șansa de câștig, în procente
page-review-luck-of = Norocul în procente: { $name }
page-review-numbers = În cifre
page-review-moment = Moment
page-review-start = înainte de împărțire
page-review-round = Runda { $round }
page-review-part = Partea { $part }
page-review-end = la final
page-review-luck = Noroc
page-review-where = Unde s-a dus șansa de câștig
page-review-own = Deciziile proprii
page-review-own-means = față de mutările unui bot simplu
page-review-luck-means = ce a adus întâmplarea, în favoare și împotrivă
page-review-others = Ceilalți
page-review-others-means = ce au adus sau au luat mutările lor
page-review-information = Informație
page-review-information-means = ce au adus mutările, dar nimeni nu putea ști
page-review-rest = Restul
page-review-rest-means = ce nu explică aceste părți
page-review-from-to = De la { $from }% la { $to }%
page-review-rate = Rata de eroare: fiecare din cele { $count ->
        [one] { $count } decizie
        [few] { $count } decizii
       *[other] { $count } de decizii
    } a costat în medie { $rate } miimi de victorie (±{ $margin })
page-review-costliest = Cele mai costisitoare decizii
page-review-none = Nu s-a găsit nicio decizie care să fi costat ceva.
page-review-step = Pasul { $step }
page-review-did = S-a jucat
page-review-better = Mai bine
page-review-also-good = Cam la fel de bine
page-review-loss = −{ $loss }%
page-review-margin = ±{ $margin }
page-review-close = Nu se poate decide: diferența este în marja de eroare.
page-review-unknown-then = Nimeni nu putea ști asta atunci.
page-review-points = cam { $points } puncte din: { $what }
page-review-scores = Cu mutarea mai bună, scorurile s-ar schimba cam așa: { $scores }.
page-review-no-part = Nicio parte a punctajului nu explică singură diferența.
page-review-loser = Ce ar pierde { $name }:
page-review-sooner = Jocul s-ar termina cu circa { $rounds } runde mai devreme.
page-review-later = Jocul ar dura cu circa { $rounds } runde mai mult.
page-review-see = Vezi momentul
page-review-try = Încearcă altă mutare
page-review-try-means = Deschide o masă împotriva boților din această poziție.
page-review-learn = Învață din greșeli
page-review-learn-means = Aceste poziții încă o dată, una câte una: găsește o mutare mai bună.
page-review-limits = Ce nu înseamnă aceste cifre
page-review-limits-text = Judecătorul este un bot care vede câteva mutări înainte. Un plan isteț care dă roade târziu poate părea o greșeală, iar o pierdere mică nu este un verdict. Norocul nu e merit, și nici înțelepciunea de după. În jocurile lungi sumele sunt aproximative; uită-te la decizii luate una câte una.

## Finding a better move.

page-find-title = Găsește o mutare mai bună
page-find-task = { $name } este la mutare. Ce s-a jucat a costat cam { $loss }% din victorie. Găsește ceva mai bun.
page-find-of = Poziția { $n } din { $of }
page-find-good = Bine. E cam la fel de bună ca cea mai bună mutare găsită.
page-find-same = Asta s-a jucat. Caută altceva.
page-find-poor = Nu chiar: costă cam { $loss }% (±{ $margin }).
page-find-shown = Mai bine: { $move }
page-find-judging = Verificăm această mutare…
page-find-again = Încearcă din nou
page-find-show = Arată-mi
page-find-next = Poziția următoare
page-find-skip = Sari peste
page-find-done = Gata
page-find-done-text = Ai trecut prin toate pozițiile: { $count }.
page-find-back = Înapoi la analiză
page-find-none = Nu s-a găsit nicio greșeală dincolo de orice îndoială.

## Luck and skill over many games.

page-skill-none = Niciunul dintre jocurile tale nu a fost încă analizat. Deschide analiza unui joc terminat; cifrele lui vor conta aici.
page-skill-means = Din analizele jocurilor tale. Rata de eroare spune cât a costat în medie o decizie, în miimi de victorie; mai puțin e mai bine. Norocul este ce a adus în medie întâmplarea unui joc, în procente din victorie; după multe jocuri se compensează. Intervalele sunt de 95%.
page-skill-rate = Rata de eroare
page-skill-luck = Norocul pe joc
page-skill-one = după două jocuri
page-skill-result = Partea din victorie, în procente
page-skill-games = Jocuri
page-skill-count = { $games } (decizii: { $decisions })
page-skill-over-time = Joc cu joc
page-skill-when = Deschis
