### Mit mutat egy link a csevegésben és a keresőben: minden oldal címe és leírása.

# E szavak nyelve.
preview-language = hu
preview-title = { $title } · Tetrapolis
preview-picture = Plakát: papírházakból álló város
preview-home = Négy városi játék; a szabályokra az asztal ügyel
preview-home-is = Point City, Cities, UpTown és Mafia City a böngészőben: botok ellen, barátokkal egy linken át, vagy egyetlen eszközön. Se fiók, se letöltés.
preview-rules = { $game }: szabályok
preview-rules-is = { $game }: minden szabály számozva, kereshetően és képekkel. Az asztalnál minden lépés megnevezi a szabályát.
preview-learn = Tanuld meg a játékokat
preview-learn-is = Nyolc rövid lecke négy városi játékhoz. Játék közben tanulsz, az igazi táblán; egy lecke körülbelül négy perc.
preview-lesson = { $game }: lecke
preview-lesson-is = { $game }: lépésről lépésre, körülbelül négy perc alatt megtanulod, játék közben, az igazi táblán. Se fiók, se letöltés.
preview-tables = Asztalok
preview-tables-are = Keress egy asztalt, amely játékosokra vár, nézz meg egy játszmát, vagy nyiss saját asztalt.
preview-table = { $game }
preview-replay = Visszajátszás: { $game }
preview-review = Elemzés: { $game }
preview-bot = Bot
preview-score = { $player } { $score }
preview-gathering =
    { $free ->
        [0] Minden hely foglalt; a játék mindjárt kezdődik.
       *[other] Ez az asztal játékosokra vár: még { $free } hely szabad.
    }
preview-players = Játékosok: { $players }.
preview-playing = { $round }. forduló: { $scores }
preview-over = Végeredmény: { $scores }
