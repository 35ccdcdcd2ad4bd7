### Numele românești ale cărților Mafia City; cele englezești sunt în editions/mafia-city/house.toml.

mc-card-hitman = Asasinul
mc-card-informer = Informatorul
mc-card-thief = Hoțul
mc-card-police-chief = Șeful poliției
mc-card-fbi = F.B.I.
mc-card-police-raid = Razia
mc-card-pulling-strings = Trasul sforilor
mc-card-big-plan = Marele plan
mc-card-complicity = Complicitate
mc-card-shady-business = Afaceri dubioase
mc-card-secret-deal = Înțelegere secretă
