### Regulile.

page-rules-of = Reguli: { $game }
page-search-rules = Caută în reguli
page-no-rules = Nicio regulă nu conține aceste cuvinte.
page-rules-english = Aceste reguli nu sunt traduse încă; acesta este textul în engleză.
