### Slovenské názvy kariet, zaujímavostí, metropol a míľnikov hry Cities; anglické sú v editions/cities/house.toml.

## Bodovacie karty

ci-card-balanced-district-1 = Vyvážená štvrť
ci-card-balanced-district-2 = Vyvážená štvrť
ci-card-skyline-1 = Panoráma
ci-card-skyline-2 = Panoráma
ci-card-red-two = Tehlové radovky
ci-card-blue-two = Prístavné kancelárie
ci-card-green-two = Byty v záhrade
ci-card-yellow-two = Slnečné mezonety
ci-card-red-high = Červené veže
ci-card-blue-high = Sklenené veže
ci-card-green-high = Zelené veže
ci-card-yellow-high = Zlaté veže
ci-card-red-by-water = Lodenice
ci-card-blue-by-water = Obchody s rybami
ci-card-green-by-water = Záhrady pri vode
ci-card-yellow-by-water = Plážové kaviarne
ci-card-red-by-park = Vily v parku
ci-card-blue-by-park = Knižnice v parku
ci-card-green-by-park = Oranžérie
ci-card-yellow-by-park = Pekárne v parku
ci-card-one-storey = Prízemné domčeky
ci-card-two-storeys = Mestské domy
ci-card-three-storeys = Činžiaky
ci-card-four-storeys = Výškové domy
ci-card-good-neighbours-1 = Dobrí susedia
ci-card-good-neighbours-2 = Dobrí susedia
ci-card-city-parks-1 = Mestské parky
ci-card-city-parks-2 = Mestské parky
ci-card-city-lakes-1 = Mestské jazerá
ci-card-city-lakes-2 = Mestské jazerá
ci-card-day-out = Celodenný výlet
ci-card-sculptors = Sochári

## Zaujímavosti

ci-feature-boat = loď
ci-feature-dolphin = delfín
ci-feature-pier = mólo
ci-feature-lighthouse = maják
ci-feature-tree = strom
ci-feature-fountain = fontána
ci-feature-kiosk = kiosk
ci-feature-carousel = kolotoč
ci-feature-statue = socha
ci-feature-wild-plot = žolíková parcela

## Metropoly

ci-metropolis-barcelona = Barcelona
ci-metropolis-buenos-aires = Buenos Aires
ci-metropolis-lisbon = Lisabon
ci-metropolis-venice = Benátky
ci-metropolis-sydney = Sydney
ci-metropolis-mexico-city = Mexico City
ci-metropolis-rio-de-janeiro = Rio de Janeiro
ci-metropolis-new-york = New York

## Míľniky

ci-milestone-even-blocks = Rovnaké bloky
ci-milestone-mosaic = Mozaika
ci-milestone-inner-courtyard = Vnútroblok
ci-milestone-all-different = Každá iná
ci-milestone-obelisks = Obelisky
ci-milestone-avenues = Aleje
ci-milestone-uniform-quarters = Rovnorodé štvrte
ci-milestone-riverside = Nábrežie
ci-milestone-terraces = Terasy
ci-milestone-lagoon = Lagúna
ci-milestone-palaces = Paláce pri kanáli
ci-milestone-gondolas = Gondoly
ci-milestone-harbour-skyline = Prístavná panoráma
ci-milestone-marina = Marína
ci-milestone-beach-houses = Plážové domčeky
ci-milestone-low-city = Nízke mesto
ci-milestone-old-quarter = Staré Mesto
ci-milestone-alameda = Alameda
ci-milestone-sights = Pamätihodnosti
ci-milestone-bays = Zátoky
ci-milestone-hillside = Stráň
ci-milestone-central-park = Centrálny park
ci-milestone-manhattan = Manhattan
ci-milestone-boroughs = Mestské obvody
