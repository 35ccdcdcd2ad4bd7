### Prima pagină, mesele și masa dinainte de joc.

## Prima pagină

page-hero = Patru orașe, o masă.
page-hero-more = Alege un joc și apasă Joacă. Fără cont, fără descărcare; de reguli avem noi grijă.
page-game-point-city-is = Ia câte două cărți și transformă resursele într-un oraș.
page-game-cities-is = Alege terenuri și piese; ridică cel mai frumos cartier.
page-game-uptown-is = Înalță cinci turnuri și fă-le rivalilor cadouri nedorite.
page-game-mafia-city-is = Luptă pentru șapte locații și oprește-ți rivalii cu veto.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Joacă
page-how = Mod de joc
page-way-bots = Cu boți
page-way-friends = Cu prieteni
page-way-device = Pe un dispozitiv
page-players = Jucători
page-bots = Boți
page-you-and =
    { $count ->
        [0] Doar tu
        [one] Tu și 1 bot
        [few] Tu și { $count } boți
       *[other] Tu și { $count } de boți
    }
page-seats =
    { $count ->
        [one] 1 jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
page-bot-random = aleatoriu
page-bot-greedy = lacom
page-bot-search = căutător
page-bot-novice = ușor
page-bot-club = mediu
page-bot-expert = greu
page-play-game = Joacă { $game }
page-open = Deschide o masă: { $game }
page-options = Opțiuni
page-option-solo = Dificultatea jocului solo
page-option-solo-easy = Ușor
page-option-solo-medium = Mediu
page-option-solo-hard = Greu
page-option-length = Durată
page-option-length-standard = Standard
page-option-length-long = Lungă
page-option-metropolis = Metropolă
page-option-metropolis-random = La întâmplare
page-option-metropolis-barcelona = Barcelona
page-option-metropolis-buenos-aires = Buenos Aires
page-option-metropolis-lisbon = Lisabona
page-option-metropolis-venice = Veneția
page-option-metropolis-sydney = Sydney
page-option-metropolis-mexico-city = Ciudad de México
page-option-metropolis-rio-de-janeiro = Rio de Janeiro
page-option-metropolis-new-york = New York
page-option-target = Puncte pentru victorie
page-option-target-advanced = Pentru avansați
page-option-target-beginners = Pentru începători
page-clock = Ceas
page-clock-none = Fără ceas
page-clock-quick = Rapid: 5 min + 10 s pe tură
page-clock-calm = Relaxat: 15 min + 20 s pe tură
page-clock-days = Prin corespondență: 3 zile pe tură
page-clock-of-days =
    { $days ->
        [one] 1 zi pe tură
        [few] { $days } zile pe tură
       *[other] { $days } de zile pe tură
    }
page-clock-of-bank = { $minutes } min + { $increment } s pe tură
page-answers = Întrebările secrete rămân deschise
page-answers-seconds =
    { $seconds ->
        [one] 1 secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }
page-answers-none = până răspund toți
page-public = Afișează masa în listă
page-edition = Altă ediție (fișier)
page-edition-is = Ediția: { $edition }
page-your-name = Numele tău
page-own-cards = Cărțile mele
page-own-cards-how = Joacă cu propria ediție: un fișier text cu cărțile și piesele jocului.

## Mesele

page-waiting-tables = Așteaptă jucători
page-all-tables = Toate mesele
page-own-tables = Mesele tale
page-past-tables = Jocurile tale încheiate
page-no-tables = Nicio masă nu așteaptă jucători. Deschide una și ceilalți o vor vedea aici.
page-open-one = Deschide o masă
page-phase-gathering = așteaptă jucători
page-phase-running = în desfășurare
page-phase-paused = în pauză
page-phase-finished = încheiat
page-seats-free =
    { $free ->
        [0] niciun loc liber
        [one] 1 loc liber
        [few] { $free } locuri libere
       *[other] { $free } de locuri libere
    }

## Înainte de joc

page-gathering =
    { $free ->
        [one] Mai este 1 loc liber. Jocul poate începe când toate locurile sunt ocupate.
        [few] Mai sunt { $free } locuri libere. Jocul poate începe când toate locurile sunt ocupate.
       *[other] Mai sunt { $free } de locuri libere. Jocul poate începe când toate locurile sunt ocupate.
    }
page-gathering-full = Toate locurile sunt ocupate. Pornește jocul când vrei.
page-gathering-wait = Toate locurile sunt ocupate. Așteptăm ca gazda să pornească jocul.
page-seat = Locul { $seat }
page-seat-free = Liber
page-name-numbered = { $name } { $seat }
page-you = tu
page-sit = Ia loc
page-rise = Lasă locul
page-add-bot = Adaugă bot
page-add-bot-to = Adaugă un bot pe locul { $seat }
page-remove-bot = Elimină
page-remove-bot-from = Elimină botul de pe locul { $seat }
page-start = Pornește
page-invite = Invită
page-invite-how = Oricine are acest link poate lua loc sau poate privi.
page-invite-link = Linkul mesei
page-copy = Copiază
page-copied = Copiat
page-dealing = Împărțirea este fixată de o sămânță secretă pe care nimeni nu o mai poate schimba. Amprenta ei începe cu { $commitment }… Poți verifica împărțirea după joc.
page-dealing-now = Browserul fiecărui jucător își dezvăluie contribuția aleatoare. Jocul începe imediat.

## Revenirea

page-home-continue = Continuă
page-home-tables =
    { $count ->
        [one] o masă
        [few] { $count } mese
       *[other] { $count } de mese
    }, { $waiting ->
        [0] niciuna nu te așteaptă
        [one] una te așteaptă
       *[other] { $waiting } te așteaptă
    }
page-home-look = Vezi
page-home-turn = E rândul tău
page-home-turn-left = E rândul tău, timp rămas: { $time }
page-home-turn-of = La rând: { $name }
page-home-others-left = La rând: { $names }, timp rămas: { $time }
page-home-full = Toate locurile sunt ocupate
page-home-dealing = Jocul începe imediat
page-home-with = { $names }
page-home-alone = Doar tu
page-home-ended = De la ultima ta vizită
page-home-ended-more =
    { $count ->
        [one] Încă un joc
        [few] Încă { $count } jocuri
       *[other] Încă { $count } de jocuri
    }
page-home-new = Joc nou
page-home-installed = Aplicația instalată pornește goală, chiar dacă ai jucat în browser.
page-result-won = Ai câștigat la { $game }, { $own } la { $other }
page-result-shared = Împarți victoria la { $game }, { $own } la { $other }
page-result-placed = Locul { $place } la { $game }, { $own } la { $other }
page-result-device =
    { $count ->
        [one] { $names } a câștigat la { $game }
       *[other] { $names } au câștigat împreună la { $game }
    }
page-result-over = { $game } s-a încheiat
page-result-of = { $game }, { $when }
page-result-against = adversari: { $names }
page-sharing = Cine joacă pe acest dispozitiv
page-sharing-name = Jucătorul { $seat }
page-news = Noutăți
page-news-home = Mesele tale în curs sunt primul lucru pe care îl vezi aici.
page-news-devices = Poți continua un joc pe telefon: atinge numele tău, sus, apoi „Continuă pe alt dispozitiv”.
page-news-notices = Te putem anunța când e rândul tău, chiar dacă pagina e închisă.

## Jocuri încheiate

page-filter-game = Joc
page-filter-result = Rezultat
page-filter-with = Adversari
page-filter-all = Toate
page-filter-won = Câștigate
page-filter-lost = Necâștigate
page-filter-people = Oameni
page-filter-bots = Boți
page-filter-none = Niciun joc nu se potrivește.
page-filter-older = Jocuri mai vechi

## Invitații

page-invite-text = Joacă { $game } cu mine!
page-invite-qr = Cod QR
page-invite-share = Distribuie
page-companions = Cu cine ai mai jucat
page-invite-name = Invită: { $name }
page-invited = Invitație trimisă
page-invited-name = Invitație trimisă: { $name }
