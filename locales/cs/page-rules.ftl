### Pravidla.

page-rules-of = Pravidla hry { $game }
page-search-rules = Hledat v pravidlech
page-no-rules = Tato slova v žádném pravidle nejsou.
page-rules-english = Tato pravidla ještě nejsou přeložená; toto je anglický text.
