### Co ukáže odkaz v chatu a ve vyhledávači: název a popis každé stránky.

# Jazyk těchto slov.
preview-language = cs
preview-title = { $title } · Tetrapolis
preview-picture = Plakát: město z papírových domů
preview-home = Čtyři hry o městech, pravidla hlídá stůl
preview-home-is = Hrajte Point City, Cities, UpTown a Mafia City v prohlížeči: proti botům, s přáteli přes odkaz, nebo na jednom zařízení. Bez účtu, bez stahování.
preview-rules = Pravidla hry { $game }
preview-rules-is = Všechna pravidla hry { $game }: číslovaná, s vyhledáváním a s obrázky. Každý tah u stolu uvádí své pravidlo.
preview-learn = Naučte se hrát
preview-learn-is = Osm krátkých lekcí ke čtyřem hrám o městech. Učíte se hraním na skutečném plánu, každou asi za čtyři minuty.
preview-lesson = Naučte se hru { $game }
preview-lesson-is = Hru { $game } se naučíte krok za krokem, asi za čtyři minuty, hraním na skutečném plánu. Bez účtu, bez stahování.
preview-tables = Stoly
preview-tables-are = Najděte stůl, který čeká na hráče, dívejte se na hru, nebo otevřete vlastní stůl.
preview-table = { $game }
preview-replay = Přehrání: { $game }
preview-review = Rozbor: { $game }
preview-bot = Bot
preview-score = { $player } { $score }
preview-gathering =
    { $free ->
        [0] Všechna místa jsou obsazená, hra brzy začne.
        [one] Tento stůl čeká na hráče: 1 místo je volné.
        [few] Tento stůl čeká na hráče: { $free } místa jsou volná.
       *[other] Tento stůl čeká na hráče: { $free } míst je volných.
    }
preview-players = Hráči: { $players }.
preview-playing = { $round }. kolo: { $scores }
preview-over = Konečný výsledek: { $scores }
