### Polskie nazwy kart, atrakcji, metropolii i kamieni milowych gry Cities; angielskie są w editions/cities/house.toml.

## Karty punktacji

ci-card-balanced-district-1 = Zrównoważona dzielnica
ci-card-balanced-district-2 = Zrównoważona dzielnica
ci-card-skyline-1 = Panorama
ci-card-skyline-2 = Panorama
ci-card-red-two = Ceglane szeregowce
ci-card-blue-two = Biura portowe
ci-card-green-two = Mieszkania z ogrodem
ci-card-yellow-two = Słoneczne kamieniczki
ci-card-red-high = Czerwone wieże
ci-card-blue-high = Szklane wieże
ci-card-green-high = Zielone wieże
ci-card-yellow-high = Złote wieże
ci-card-red-by-water = Hangary na łodzie
ci-card-blue-by-water = Sklepy rybne
ci-card-green-by-water = Ogrody nad wodą
ci-card-yellow-by-water = Kawiarnie na plaży
ci-card-red-by-park = Wille w parku
ci-card-blue-by-park = Biblioteki w parku
ci-card-green-by-park = Oranżerie
ci-card-yellow-by-park = Piekarnie w parku
ci-card-one-storey = Domki parterowe
ci-card-two-storeys = Kamienice
ci-card-three-storeys = Bloki mieszkalne
ci-card-four-storeys = Wieżowce
ci-card-good-neighbours-1 = Dobrzy sąsiedzi
ci-card-good-neighbours-2 = Dobrzy sąsiedzi
ci-card-city-parks-1 = Parki miejskie
ci-card-city-parks-2 = Parki miejskie
ci-card-city-lakes-1 = Jeziora miejskie
ci-card-city-lakes-2 = Jeziora miejskie
ci-card-day-out = Całodniowa wycieczka
ci-card-sculptors = Rzeźbiarze

## Atrakcje

ci-feature-boat = łódź
ci-feature-dolphin = delfin
ci-feature-pier = molo
ci-feature-lighthouse = latarnia morska
ci-feature-tree = drzewo
ci-feature-fountain = fontanna
ci-feature-kiosk = kiosk
ci-feature-carousel = karuzela
ci-feature-statue = pomnik
ci-feature-wild-plot = działka uniwersalna

## Metropolie

ci-metropolis-barcelona = Barcelona
ci-metropolis-buenos-aires = Buenos Aires
ci-metropolis-lisbon = Lizbona
ci-metropolis-venice = Wenecja
ci-metropolis-sydney = Sydney
ci-metropolis-mexico-city = Meksyk
ci-metropolis-rio-de-janeiro = Rio de Janeiro
ci-metropolis-new-york = Nowy Jork

## Kamienie milowe

ci-milestone-even-blocks = Równe kwartały
ci-milestone-mosaic = Mozaika
ci-milestone-inner-courtyard = Dziedziniec
ci-milestone-all-different = Każdy inny
ci-milestone-obelisks = Obeliski
ci-milestone-avenues = Aleje
ci-milestone-uniform-quarters = Jednolite kwartały
ci-milestone-riverside = Nabrzeże
ci-milestone-terraces = Tarasy
ci-milestone-lagoon = Laguna
ci-milestone-palaces = Pałace nad kanałem
ci-milestone-gondolas = Gondole
ci-milestone-harbour-skyline = Panorama portu
ci-milestone-marina = Marina
ci-milestone-beach-houses = Domki na plaży
ci-milestone-low-city = Niskie miasto
ci-milestone-old-quarter = Stare Miasto
ci-milestone-alameda = Alameda
ci-milestone-sights = Ciekawe miejsca
ci-milestone-bays = Zatoki
ci-milestone-hillside = Zbocze
ci-milestone-central-park = Central Park
ci-milestone-manhattan = Manhattan
ci-milestone-boroughs = Okręgi
