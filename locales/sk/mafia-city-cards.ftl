### Slovenské názvy kariet hry Mafia City; anglické sú v editions/mafia-city/house.toml.

mc-card-hitman = Nájomný vrah
mc-card-informer = Udavač
mc-card-thief = Zlodej
mc-card-police-chief = Náčelník polície
mc-card-fbi = F.B.I.
mc-card-police-raid = Policajná razia
mc-card-pulling-strings = Páky v pozadí
mc-card-big-plan = Veľký plán
mc-card-complicity = Spoluúčasť
mc-card-shady-business = Kšefty
mc-card-secret-deal = Tajná dohoda
