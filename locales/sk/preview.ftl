### Čo ukáže odkaz v čete a vo vyhľadávači: názov a opis každej stránky.

# Jazyk týchto slov.
preview-language = sk
preview-title = { $title } · Tetrapolis
preview-picture = Plagát: mesto z papierových domov
preview-home = Štyri hry o mestách, pravidlá stráži stôl
preview-home-is = Hrajte Point City, Cities, UpTown a Mafia City v prehliadači: proti botom, s priateľmi cez odkaz alebo na jednom zariadení. Bez účtu, bez sťahovania.
preview-rules = Pravidlá hry { $game }
preview-rules-is = Všetky pravidlá hry { $game }: číslované, s vyhľadávaním a s obrázkami. Každý ťah pri stole uvádza svoje pravidlo.
preview-learn = Naučte sa hrať
preview-learn-is = Osem krátkych lekcií k štyrom hrám o mestách. Učíte sa hraním na skutočnom pláne, každú asi za štyri minúty.
preview-lesson = Naučte sa hru { $game }
preview-lesson-is = Hru { $game } sa naučíte krok za krokom, asi za štyri minúty, hraním na skutočnom pláne. Bez účtu, bez sťahovania.
preview-tables = Stoly
preview-tables-are = Nájdite stôl, ktorý čaká na hráčov, pozerajte sa na hru alebo otvorte vlastný stôl.
preview-table = { $game }
preview-replay = Prehrávanie: { $game }
preview-review = Rozbor: { $game }
preview-bot = Bot
preview-score = { $player } { $score }
preview-gathering =
    { $free ->
        [0] Všetky miesta sú obsadené, hra sa čoskoro začne.
        [one] Tento stôl čaká na hráčov: 1 miesto je voľné.
        [few] Tento stôl čaká na hráčov: { $free } miesta sú voľné.
       *[other] Tento stôl čaká na hráčov: { $free } miest je voľných.
    }
preview-players = Hráči: { $players }.
preview-playing = { $round }. kolo: { $scores }
preview-over = Konečný výsledok: { $scores }
