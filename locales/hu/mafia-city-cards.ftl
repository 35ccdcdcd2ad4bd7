### Hungarian names of the Mafia City cards; the English names are in editions/mafia-city/house.toml.

mc-card-hitman = Bérgyilkos
mc-card-informer = Besúgó
mc-card-thief = Tolvaj
mc-card-police-chief = Rendőrfőnök
mc-card-fbi = F.B.I.
mc-card-police-raid = Razzia
mc-card-pulling-strings = Kéz a háttérben
mc-card-big-plan = Nagy terv
mc-card-complicity = Bűnrészesség
mc-card-shady-business = Kétes üzlet
mc-card-secret-deal = Titkos alku
