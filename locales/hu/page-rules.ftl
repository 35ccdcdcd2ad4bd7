### The rules.

page-rules-of = { $game }: szabályok
page-search-rules = Keresés a szabályokban
page-no-rules = Egyik szabályban sem szerepelnek ezek a szavak.
page-rules-english = Ezek a szabályok még nincsenek lefordítva; ez az angol szöveg.
