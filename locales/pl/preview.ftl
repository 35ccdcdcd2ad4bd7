### Co pokazuje link na czacie i w wyszukiwarce: tytuł i opis każdej strony.

# Język tych słów.
preview-language = pl
preview-title = { $title } · Tetrapolis
preview-picture = Plakat: miasto z papierowych domów
preview-home = Cztery gry o miastach, zasad pilnuje stół
preview-home-is = Graj w Point City, Cities, UpTown i Mafia City w przeglądarce: z botami, ze znajomymi przez link albo na jednym urządzeniu. Bez konta, bez pobierania.
preview-rules = Zasady gry { $game }
preview-rules-is = Wszystkie zasady gry { $game }: ponumerowane, z wyszukiwaniem i obrazkami. Każdy ruch przy stole podaje swoją zasadę.
preview-learn = Naucz się grać
preview-learn-is = Osiem krótkich lekcji do czterech gier o miastach. Uczysz się, grając na prawdziwej planszy; każda trwa około czterech minut.
preview-lesson = Naucz się gry { $game }
preview-lesson-is = Gry { $game } nauczysz się krok po kroku, w około cztery minuty, grając na prawdziwej planszy. Bez konta, bez pobierania.
preview-tables = Stoły
preview-tables-are = Znajdź stół, który czeka na graczy, obejrzyj grę albo otwórz własny stół.
preview-table = { $game }
preview-replay = Powtórka: { $game }
preview-review = Analiza: { $game }
preview-bot = Bot
preview-score = { $player } { $score }
preview-gathering =
    { $free ->
        [0] Wszystkie miejsca są zajęte, gra zaraz się zacznie.
        [one] Ten stół czeka na graczy: 1 miejsce jest wolne.
        [few] Ten stół czeka na graczy: { $free } miejsca są wolne.
       *[other] Ten stół czeka na graczy: { $free } miejsc jest wolnych.
    }
preview-players = Gracze: { $players }.
preview-playing = Runda { $round }: { $scores }
preview-over = Wynik końcowy: { $scores }
