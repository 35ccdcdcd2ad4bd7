### Czech names of the Mafia City cards; the English names are in editions/mafia-city/house.toml.

mc-card-hitman = Nájemný vrah
mc-card-informer = Práskač
mc-card-thief = Zloděj
mc-card-police-chief = Náčelník policie
mc-card-fbi = F.B.I.
mc-card-police-raid = Policejní razie
mc-card-pulling-strings = Páky v pozadí
mc-card-big-plan = Velký plán
mc-card-complicity = Spoluúčast
mc-card-shady-business = Kšefty
mc-card-secret-deal = Tajná dohoda
