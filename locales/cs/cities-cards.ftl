### České názvy karet, zajímavostí, metropolí a milníků hry Cities; anglické jsou v editions/cities/house.toml.

## Bodovací karty

ci-card-balanced-district-1 = Vyvážená čtvrť
ci-card-balanced-district-2 = Vyvážená čtvrť
ci-card-skyline-1 = Panorama
ci-card-skyline-2 = Panorama
ci-card-red-two = Cihlové řadovky
ci-card-blue-two = Přístavní kanceláře
ci-card-green-two = Byty v zahradě
ci-card-yellow-two = Slunné mezonety
ci-card-red-high = Červené věže
ci-card-blue-high = Skleněné věže
ci-card-green-high = Zelené věže
ci-card-yellow-high = Zlaté věže
ci-card-red-by-water = Loděnice
ci-card-blue-by-water = Rybárny
ci-card-green-by-water = Zahrady u vody
ci-card-yellow-by-water = Plážové kavárny
ci-card-red-by-park = Vily v parku
ci-card-blue-by-park = Knihovny v parku
ci-card-green-by-park = Oranžerie
ci-card-yellow-by-park = Pekárny v parku
ci-card-one-storey = Přízemní domky
ci-card-two-storeys = Městské domy
ci-card-three-storeys = Činžovní domy
ci-card-four-storeys = Výškové domy
ci-card-good-neighbours-1 = Dobří sousedé
ci-card-good-neighbours-2 = Dobří sousedé
ci-card-city-parks-1 = Městské parky
ci-card-city-parks-2 = Městské parky
ci-card-city-lakes-1 = Městská jezera
ci-card-city-lakes-2 = Městská jezera
ci-card-day-out = Celodenní výlet
ci-card-sculptors = Sochaři

## Zajímavosti

ci-feature-boat = loď
ci-feature-dolphin = delfín
ci-feature-pier = molo
ci-feature-lighthouse = maják
ci-feature-tree = strom
ci-feature-fountain = fontána
ci-feature-kiosk = kiosek
ci-feature-carousel = kolotoč
ci-feature-statue = socha
ci-feature-wild-plot = žolíková parcela

## Metropole

ci-metropolis-barcelona = Barcelona
ci-metropolis-buenos-aires = Buenos Aires
ci-metropolis-lisbon = Lisabon
ci-metropolis-venice = Benátky
ci-metropolis-sydney = Sydney
ci-metropolis-mexico-city = Ciudad de México
ci-metropolis-rio-de-janeiro = Rio de Janeiro
ci-metropolis-new-york = New York

## Milníky

ci-milestone-even-blocks = Stejné bloky
ci-milestone-mosaic = Mozaika
ci-milestone-inner-courtyard = Vnitroblok
ci-milestone-all-different = Každá jiná
ci-milestone-obelisks = Obelisky
ci-milestone-avenues = Aleje
ci-milestone-uniform-quarters = Stejnorodé čtvrtě
ci-milestone-riverside = Nábřeží
ci-milestone-terraces = Terasy
ci-milestone-lagoon = Laguna
ci-milestone-palaces = Paláce u kanálu
ci-milestone-gondolas = Gondoly
ci-milestone-harbour-skyline = Přístavní panorama
ci-milestone-marina = Marina
ci-milestone-beach-houses = Plážové domky
ci-milestone-low-city = Nízké město
ci-milestone-old-quarter = Staré Město
ci-milestone-alameda = Alameda
ci-milestone-sights = Pamětihodnosti
ci-milestone-bays = Zátoky
ci-milestone-hillside = Stráň
ci-milestone-central-park = Centrální park
ci-milestone-manhattan = Manhattan
ci-milestone-boroughs = Městské obvody
