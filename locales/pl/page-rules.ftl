### Zasady.

page-rules-of = Zasady gry { $game }
page-search-rules = Szukaj w zasadach
page-no-rules = Żadna zasada nie zawiera tych słów.
page-rules-english = Tych zasad jeszcze nie przetłumaczono; to tekst angielski.
