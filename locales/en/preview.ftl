### What a link shows in a chat and in a search engine: the title and description of each page.

# The language of these words.
preview-language = en
preview-title = { $title } · Tetrapolis
preview-picture = Poster: a city of paper houses
preview-home = Four city games, every rule enforced
preview-home-is = Play Point City, Cities, UpTown and Mafia City in the browser: against bots, with friends by link, or on one device. No account, no download.
preview-rules = Rules of { $game }
preview-rules-is = All rules of { $game }, numbered, searchable and with pictures. Every move at the table names its rule.
preview-learn = Learn the games
preview-learn-is = Eight short lessons for four city games. You learn by playing on the real board, in about four minutes each.
preview-lesson = Learn { $game }
preview-lesson-is = Learn { $game } in about four minutes by playing it on the real board, step by step. No account, no download.
preview-tables = Tables
preview-tables-are = Find a table that is waiting for players, watch a game, or open a table of your own.
preview-table = { $game }
preview-replay = Replay: { $game }
preview-review = Review: { $game }
preview-bot = Bot
preview-score = { $player } { $score }
preview-gathering =
    { $free ->
        [0] All seats are taken; the game is about to start.
        [one] This table is waiting for players: 1 seat is free.
       *[other] This table is waiting for players: { $free } seats are free.
    }
preview-players = Players: { $players }.
preview-playing = Round { $round }: { $scores }
preview-over = Final score: { $scores }
