### Pravidlá.

page-rules-of = Pravidlá hry { $game }
page-search-rules = Hľadať v pravidlách
page-no-rules = Tieto slová sa v pravidlách nenašli.
page-rules-english = Tieto pravidlá ešte nie sú preložené; toto je anglický text.
