### Úvod, stoly a stôl pred hrou.

## Úvod

page-hero = Štyri mestá, jeden stôl.
page-hero-more = Vyberte si hru a hrajte. Bez účtu, bez sťahovania; pravidlá strážime my.
page-game-point-city-is = Každý ťah dve karty; zo zdrojov vyrastie mesto.
page-game-cities-is = Vyberajte pozemky a dieliky; postavte najkrajšiu štvrť.
page-game-uptown-is = Postavte päť veží a rozdávajte súperom nevítané dary.
page-game-mafia-city-is = Bojujte o sedem lokácií a vetujte ťahy súperov.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Hrať
page-how = Spôsob hry
page-way-bots = Proti botom
page-way-friends = S priateľmi
page-way-device = Jedno zariadenie
page-players = Hráči
page-bots = Boti
page-you-and =
    { $count ->
        [0] Len vy
        [one] Vy a 1 bot
        [few] Vy a { $count } boti
       *[other] Vy a { $count } botov
    }
page-seats =
    { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčov
    }
page-bot-random = náhodný
page-bot-greedy = pažravý
page-bot-search = hľadajúci
page-bot-novice = ľahký
page-bot-club = stredný
page-bot-expert = ťažký
page-play-game = Hrať { $game }
page-open = Otvoriť stôl { $game }
page-options = Možnosti
page-option-solo = Náročnosť sólovej hry
page-option-solo-easy = Ľahká
page-option-solo-medium = Stredná
page-option-solo-hard = Vysoká
page-option-length = Dĺžka
page-option-length-standard = Bežná
page-option-length-long = Dlhá
page-option-metropolis = Metropola
page-option-metropolis-random = Náhodná
page-option-metropolis-barcelona = Barcelona
page-option-metropolis-buenos-aires = Buenos Aires
page-option-metropolis-lisbon = Lisabon
page-option-metropolis-venice = Benátky
page-option-metropolis-sydney = Sydney
page-option-metropolis-mexico-city = Mexico City
page-option-metropolis-rio-de-janeiro = Rio de Janeiro
page-option-metropolis-new-york = New York
page-option-target = Body na víťazstvo
page-option-target-advanced = Pre pokročilých
page-option-target-beginners = Pre začiatočníkov
page-clock = Hodiny
page-clock-none = Bez hodín
page-clock-quick = Rýchlo: 5 minút a 10 sekúnd na ťah
page-clock-calm = Pokojne: 15 minút a 20 sekúnd na ťah
page-clock-days = Korešpondenčne: 3 dni na ťah
page-clock-of-days =
    { $days ->
        [one] 1 deň na ťah
        [few] { $days } dni na ťah
       *[other] { $days } dní na ťah
    }
page-clock-of-bank = { $minutes } min a { $increment } s na ťah
page-answers = Tajné otázky zostanú otvorené
page-answers-seconds =
    { $seconds ->
        [one] 1 sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }
page-answers-none = kým všetci neodpovedia
page-public = Ukázať stôl na stránke Stoly
page-edition = Iná edícia (súbor)
page-edition-is = Edícia: { $edition }
page-your-name = Vaše meno
page-own-cards = Vlastné karty
page-own-cards-how = Hrajte s vlastnou edíciou: textovým súborom s kartami a doštičkami hry.

## Stoly

page-waiting-tables = Čakajú na hráčov
page-all-tables = Všetky stoly
page-own-tables = Vaše stoly
page-past-tables = Vaše dohrané hry
page-no-tables = Na hráčov teraz nečaká žiadny stôl. Otvorte vlastný: ostatní ho tu uvidia.
page-open-one = Otvoriť stôl
page-phase-gathering = čaká na hráčov
page-phase-running = hrá sa
page-phase-paused = pozastavené
page-phase-finished = dohrané
page-seats-free =
    { $free ->
        [0] žiadne voľné miesto
        [one] 1 voľné miesto
        [few] { $free } voľné miesta
       *[other] { $free } voľných miest
    }

## Pred hrou

page-gathering =
    { $free ->
        [one] 1 miesto je voľné. Hra sa môže začať, keď budú všetky obsadené.
        [few] { $free } miesta sú voľné. Hra sa môže začať, keď budú všetky obsadené.
       *[other] { $free } miest je voľných. Hra sa môže začať, keď budú všetky obsadené.
    }
page-gathering-full = Všetky miesta sú obsadené. Začnite, keď budete chcieť.
page-gathering-wait = Všetky miesta sú obsadené. Čaká sa, kým hru spustí ten, kto stôl otvoril.
page-seat = Miesto { $seat }
page-seat-free = Voľné
page-name-numbered = { $name } { $seat }
page-you = vy
page-sit = Sadnúť si
page-rise = Vstať od stola
page-add-bot = Pridať bota
page-add-bot-to = Pridať bota na miesto { $seat }
page-remove-bot = Odobrať
page-remove-bot-from = Odobrať bota z miesta { $seat }
page-start = Začať
page-invite = Pozvať
page-invite-how = S týmto odkazom si ktokoľvek môže prisadnúť alebo sa pozerať.
page-invite-link = Odkaz na tento stôl
page-copy = Kopírovať
page-copied = Skopírované
page-dealing = Rozdanie určuje tajné semienko, ktoré už nikto nezmení: { $commitment }… Po hre si ho môžete overiť.
page-dealing-now = Prehliadače všetkých hráčov zverejňujú svoje náhodné dáta. Hra sa o chvíľu začne.

## Návrat

page-home-continue = Pokračovať
page-home-tables =
    { $count ->
        [one] 1 stôl
        [few] { $count } stoly
       *[other] { $count } stolov
    }, { $waiting ->
        [0] žiadny na vás nečaká
        [one] jeden čaká na vás
        [few] { $waiting } čakajú na vás
       *[other] { $waiting } čaká na vás
    }
page-home-look = Pozrieť sa
page-home-turn = Ste na ťahu
page-home-turn-left = Ste na ťahu, zostáva: { $time }
page-home-turn-of = Na ťahu: { $name }
page-home-others-left = Na ťahu: { $names }, zostáva: { $time }
page-home-full = Všetky miesta sú obsadené
page-home-dealing = Hra sa o chvíľu začne
page-home-with = { $names }
page-home-alone = Len vy
page-home-ended = Od vašej poslednej návštevy
page-home-ended-more =
    { $count ->
        [one] Ešte 1 hra
        [few] Ešte { $count } hry
       *[other] Ešte { $count } hier
    }
page-home-new = Nová hra
page-home-installed = Nainštalovaná aplikácia začína prázdna, aj keď ste hrali v prehliadači.
page-result-won = Vyhrali ste hru { $game }, { $own } : { $other }
page-result-shared = Delíte sa o víťazstvo v hre { $game }, { $own } : { $other }
page-result-placed = { $place }. miesto v hre { $game }, { $own } : { $other }
page-result-device =
    { $count ->
        [one] { $game }: víťazí { $names }
       *[other] { $game }: spoločne víťazia { $names }
    }
page-result-over = Hra { $game } sa skončila
page-result-of = { $game }, { $when }
page-result-against = súperi: { $names }
page-sharing = Kto hrá na tomto zariadení
page-sharing-name = Hráč { $seat }
page-news = Novinky
page-news-home = Vaše rozohrané stoly tu vidíte hneď na začiatku.
page-news-devices = V hre môžete pokračovať v telefóne: ťuknite hore na svoje meno a zvoľte „Pokračovať na inom zariadení“.
page-news-notices = Dáme vám vedieť, že ste na ťahu, aj keď je táto stránka zatvorená.

## Dohrané hry

page-filter-game = Hra
page-filter-result = Výsledok
page-filter-with = Súperi
page-filter-all = Všetko
page-filter-won = Vyhrané
page-filter-lost = Nevyhrané
page-filter-people = Ľudia
page-filter-bots = Boti
page-filter-none = Nezodpovedá žiadna hra.
page-filter-older = Staršie hry

## Pozvanie

page-invite-text = Zahrajte si so mnou { $game }!
page-invite-qr = QR kód
page-invite-share = Zdieľať
page-companions = S kým ste už hrali
page-invite-name = Pozvať: { $name }
page-invited = Pozvané
page-invited-name = Pozvané: { $name }
