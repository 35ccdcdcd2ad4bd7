### Polish names of the Mafia City cards; the English names are in editions/mafia-city/house.toml.

mc-card-hitman = Cyngiel
mc-card-informer = Kapuś
mc-card-thief = Złodziej
mc-card-police-chief = Szef Policji
mc-card-fbi = F.B.I.
mc-card-police-raid = Nalot Policji
mc-card-pulling-strings = Pociąganie za Sznurki
mc-card-big-plan = Wielki Plan
mc-card-complicity = Współudział
mc-card-shady-business = Ciemne Interesy
mc-card-secret-deal = Tajny Układ
