### Numele românești ale cărților, atracțiilor, metropolelor și obiectivelor Cities; cele englezești sunt în editions/cities/house.toml.

## Cărți de punctaj

ci-card-balanced-district-1 = Cartier echilibrat
ci-card-balanced-district-2 = Cartier echilibrat
ci-card-skyline-1 = Panoramă
ci-card-skyline-2 = Panoramă
ci-card-red-two = Case de cărămidă
ci-card-blue-two = Birouri din port
ci-card-green-two = Apartamente cu grădină
ci-card-yellow-two = Duplexuri însorite
ci-card-red-high = Turnuri roșii
ci-card-blue-high = Turnuri de sticlă
ci-card-green-high = Turnuri verzi
ci-card-yellow-high = Turnuri aurii
ci-card-red-by-water = Hangare de bărci
ci-card-blue-by-water = Pescării
ci-card-green-by-water = Grădini pe mal
ci-card-yellow-by-water = Cafenele pe plajă
ci-card-red-by-park = Vile în parc
ci-card-blue-by-park = Biblioteci în parc
ci-card-green-by-park = Oranjerii
ci-card-yellow-by-park = Brutării în parc
ci-card-one-storey = Case fără etaj
ci-card-two-storeys = Case de oraș
ci-card-three-storeys = Blocuri de locuințe
ci-card-four-storeys = Blocuri înalte
ci-card-good-neighbours-1 = Vecini buni
ci-card-good-neighbours-2 = Vecini buni
ci-card-city-parks-1 = Parcuri urbane
ci-card-city-parks-2 = Parcuri urbane
ci-card-city-lakes-1 = Lacuri urbane
ci-card-city-lakes-2 = Lacuri urbane
ci-card-day-out = Ieșire în oraș
ci-card-sculptors = Sculptori

## Atracții

ci-feature-boat = barcă
ci-feature-dolphin = delfin
ci-feature-pier = ponton
ci-feature-lighthouse = far
ci-feature-tree = copac
ci-feature-fountain = fântână arteziană
ci-feature-kiosk = chioșc
ci-feature-carousel = carusel
ci-feature-statue = statuie
ci-feature-wild-plot = parcelă joker

## Metropole

ci-metropolis-barcelona = Barcelona
ci-metropolis-buenos-aires = Buenos Aires
ci-metropolis-lisbon = Lisabona
ci-metropolis-venice = Veneția
ci-metropolis-sydney = Sydney
ci-metropolis-mexico-city = Ciudad de México
ci-metropolis-rio-de-janeiro = Rio de Janeiro
ci-metropolis-new-york = New York

## Obiective

ci-milestone-even-blocks = Blocuri egale
ci-milestone-mosaic = Mozaic
ci-milestone-inner-courtyard = Curte interioară
ci-milestone-all-different = Toate diferite
ci-milestone-obelisks = Obeliscuri
ci-milestone-avenues = Alei cu copaci
ci-milestone-uniform-quarters = Cartiere uniforme
ci-milestone-riverside = Malul râului
ci-milestone-terraces = Terase
ci-milestone-lagoon = Lagună
ci-milestone-palaces = Palate pe canal
ci-milestone-gondolas = Gondole
ci-milestone-harbour-skyline = Panorama portului
ci-milestone-marina = Port de agrement
ci-milestone-beach-houses = Case pe plajă
ci-milestone-low-city = Orașul scund
ci-milestone-old-quarter = Cartierul vechi
ci-milestone-alameda = Alameda
ci-milestone-sights = Locuri de văzut
ci-milestone-bays = Golfuri
ci-milestone-hillside = Coasta dealului
ci-milestone-central-park = Parcul central
ci-milestone-manhattan = Manhattan
ci-milestone-boroughs = Sectoare
