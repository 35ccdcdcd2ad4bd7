### Hungarian names of the cards, features, metropolises and milestones of Cities; the English names are in editions/cities/house.toml.

## Scoring cards

ci-card-balanced-district-1 = Kiegyensúlyozott negyed
ci-card-balanced-district-2 = Kiegyensúlyozott negyed
ci-card-skyline-1 = Városkép
ci-card-skyline-2 = Városkép
ci-card-red-two = Tégla sorházak
ci-card-blue-two = Kikötői irodák
ci-card-green-two = Kertes lakások
ci-card-yellow-two = Napos lakások
ci-card-red-high = Vörös tornyok
ci-card-blue-high = Üvegtornyok
ci-card-green-high = Zöld tornyok
ci-card-yellow-high = Aranytornyok
ci-card-red-by-water = Csónakházak
ci-card-blue-by-water = Halárusok
ci-card-green-by-water = Vízparti kertek
ci-card-yellow-by-water = Strandkávézók
ci-card-red-by-park = Park menti villák
ci-card-blue-by-park = Park menti könyvtárak
ci-card-green-by-park = Narancsházak
ci-card-yellow-by-park = Park menti pékségek
ci-card-one-storey = Földszintes házak
ci-card-two-storeys = Városi házak
ci-card-three-storeys = Bérházak
ci-card-four-storeys = Magasházak
ci-card-good-neighbours-1 = Jó szomszédok
ci-card-good-neighbours-2 = Jó szomszédok
ci-card-city-parks-1 = Városi parkok
ci-card-city-parks-2 = Városi parkok
ci-card-city-lakes-1 = Városi tavak
ci-card-city-lakes-2 = Városi tavak
ci-card-day-out = Egynapos kirándulás
ci-card-sculptors = Szobrászok

## Features

ci-feature-boat = hajó
ci-feature-dolphin = delfin
ci-feature-pier = móló
ci-feature-lighthouse = világítótorony
ci-feature-tree = fa
ci-feature-fountain = szökőkút
ci-feature-kiosk = pavilon
ci-feature-carousel = körhinta
ci-feature-statue = szobor
ci-feature-wild-plot = dzsókertelek

## Metropolises

ci-metropolis-barcelona = Barcelona
ci-metropolis-buenos-aires = Buenos Aires
ci-metropolis-lisbon = Lisszabon
ci-metropolis-venice = Velence
ci-metropolis-sydney = Sydney
ci-metropolis-mexico-city = Mexikóváros
ci-metropolis-rio-de-janeiro = Rio de Janeiro
ci-metropolis-new-york = New York

## Milestones

ci-milestone-even-blocks = Egyforma tömbök
ci-milestone-mosaic = Mozaik
ci-milestone-inner-courtyard = Belső udvar
ci-milestone-all-different = Mind különböző
ci-milestone-obelisks = Obeliszkek
ci-milestone-avenues = Fasorok
ci-milestone-uniform-quarters = Egyszínű negyedek
ci-milestone-riverside = Folyópart
ci-milestone-terraces = Teraszok
ci-milestone-lagoon = Lagúna
ci-milestone-palaces = Csatornaparti paloták
ci-milestone-gondolas = Gondolák
ci-milestone-harbour-skyline = Kikötői látkép
ci-milestone-marina = Jachtkikötő
ci-milestone-beach-houses = Strandházak
ci-milestone-low-city = Alacsony város
ci-milestone-old-quarter = Óváros
ci-milestone-alameda = Alameda
ci-milestone-sights = Nevezetességek
ci-milestone-bays = Öblök
ci-milestone-hillside = Domboldal
ci-milestone-central-park = Central Park
ci-milestone-manhattan = Manhattan
ci-milestone-boroughs = Kerületek
