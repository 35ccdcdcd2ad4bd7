### The rules.

page-rules-of = Rules of { $game }
page-search-rules = Search the rules
page-no-rules = No rule contains these words.
page-rules-english = These rules are not translated yet; this is the English text.
