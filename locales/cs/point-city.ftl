### Point City (česky Zboduj město). České názvy budov jsou v point-city-cards.ftl.

## Zdroje

pc-energy = energie
pc-industry = průmysl
pc-economy = ekonomika
pc-community = komunita
pc-ecology = ekologie
pc-ingenuity = inspirace
pc-single = { $resource }
pc-double = { $resource } ×2

## Dvoupísmenné značky; každá musí být jiná

pc-code-energy = En
pc-code-industry = Pr
pc-code-economy = Em
pc-code-community = Ko
pc-code-ecology = El
pc-code-ingenuity = **

## Bodovací žetony veřejných budov; všechny kromě posledního počítají trvalé zdroje

pc-token-flat =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
pc-token-per-resource = { $points } za zdroj: { $resource }
pc-token-per-pair = { $points } za pár: { $one } + { $other }
pc-token-per-type-at-least = { $points } za druh zdroje, kterého máte aspoň { $least }
pc-token-per-type-missing = { $points } za chybějící druh zdroje
pc-token-per-full-set = { $points } za sadu všech pěti zdrojů
pc-token-per-ingenuity-card = { $points } za kartu inspirace

## Co dělají hráči

pc-place = { $cell } { $what }
pc-cards =
    { $count ->
        [1] { $front }
        [few] { $front } ({ $count } karty)
       *[other] { $front } ({ $count } karet)
    }
pc-flip = otočit kartu { $card }
    .told = { $player } otáčí kartu { $card }
pc-take = dobrat karty { $one } + { $other }
    .told = { $player } dobírá karty { $one } + { $other }
pc-take-paying = dobrat karty { $one } + { $other }; zaplatit: { $cards }
    .told = { $player } dobírá karty { $one } + { $other } a platí: { $cards }
pc-deck = dobrat dvě karty z balíčku: { $top } a jedna neznámá
    .told = { $player } dobírá dvě karty z balíčku: { $top } a jedna neznámá
pc-pass = vynechat tah
    .told = { $player } vynechává tah
pc-pay = zaplatit: { $cards }
    .told = { $player } platí: { $cards }
pc-token = vybrat bodovací žeton: { $token }
    .told = { $player } si bere bodovací žeton: { $token }

## O čem rozhoduje náhoda

pc-dealt = { $cell }: { $front }
pc-pool = bodovací žeton: { $token }
pc-first = začíná { $seat }
pc-turned = { $cell }: { $card }
pc-drawn = druhá karta z balíčku: { $front }
pc-opened = nyní navrchu balíčku: { $front }
pc-rival-takes = virtuální soupeř bere karty { $one } + { $other }

## Proč je něco odmítnuto

pc-over = hra skončila
pc-setup-first = nejdřív je třeba připravit hru
pc-flip-first = nejdřív se musí odkrýt otáčená karta
pc-draw-first = kdo vzal první kartu balíčku, musí vzít i druhou; ta se teď musí dobrat
pc-refill-first = nejdřív se musí doplnit tržiště
pc-rival-first = nejdřív si bere karty virtuální soupeř
pc-not-to-act = na tahu je { $seat }
pc-pay-first = nejdřív zaplaťte dobrané budovy
pc-token-first = nejdřív si vyberte bodovací žeton
pc-deck-empty = balíček je prázdný
pc-must-take = musíte dobrat dvě karty
pc-must-take-pair = některou dvojici dobrat můžete, a tak musíte
pc-nothing-to-pay = není co platit
pc-no-token-now = nepostavili jste veřejnou budovu, žeton si vzít nemůžete
pc-not-adjacent = { $one } a { $other } spolu nesousedí
pc-same-place = je třeba dobrat dvě karty a na { $cell } leží jen jedna
pc-no-wrap = { $one } a { $other } spolu nesousedí: okraje tržiště na sebe nenavazují
pc-cannot-pay =
    { $ingenuity ->
        [0] potřebujete { $short }
        [one] potřebujete { $short }; 1 karta inspirace nestačí
        [few] potřebujete { $short }; { $ingenuity } karty inspirace nestačí
       *[other] potřebujete { $short }; { $ingenuity } karet inspirace nestačí
    }
pc-short = { $need }× { $resource } (máte { $have })
pc-short-double = { $need }× { $resource } na obě budovy (karta se dvěma symboly platí jen za jednu z nich)
pc-permanent-once = { $reason }; trvalý zdroj platí v jednom tahu jen za jednu budovu
pc-permanent-later = { $reason }; co budova poskytuje, lze použít až od příštího tahu
pc-payment-not-held = některou z těchto karet nemáte
pc-payment-too-little = to na všechny náklady nestačí
pc-payment-splits-double = to neuhradí obě budovy: karta se dvěma symboly platí jen za jednu a nevrací se z ní
pc-payment-too-much = zaplatit lze i bez některé z těchto karet
pc-token-gone = žeton { $token } v nabídce není
pc-no-chance-now = teď o ničem nerozhoduje náhoda; nečekané: „{ $chance }“
pc-impossible = „{ $chance }“ zde není možné
pc-impossible-tier = „{ $chance }“ zde není možné: další karta balíčku je jiné úrovně
pc-impossible-side = „{ $chance }“ zde není možné: otáčená karta má jinou úroveň nebo stranu zdroje
pc-impossible-seen = „{ $chance }“ zde není možné: nic takového už nezbývá
pc-flip-once = v tomto tahu jste už kartu otočili
pc-flip-building = na { $cell } neleží karta stranou zdroje vzhůru
pc-flip-no-line = ani v řadě, ani ve sloupci místa { $cell } neleží jen karty zdrojů

## Zápis, který nelze přečíst

pc-no-action = „{ $text }“ není akce
pc-no-outcome = „{ $text }“ není výsledek náhody
pc-no-seat = místo „{ $text }“ neexistuje
pc-no-class = „{ $text }“ není úroveň a strana zdroje této edice; příklad: 2:energy*2
pc-no-card = karta „{ $text }“ neexistuje
pc-no-token = žeton „{ $text }“ neexistuje
pc-no-resource = „{ $text }“ není strana zdroje
pc-no-cell = „{ $text }“ není místo na tržišti

## Vyhodnocení

pc-tie-cards = nevyužité karty zdrojů: { $count }
pc-sheet-buildings =
    { $count ->
        [one] body na 1 budově
       *[other] body na { $count } budovách
    }
pc-sheet-token = žeton: { $token }
pc-sheet-rival-permanents =
    { $count ->
        [one] 1 trvalý zdroj
        [few] { $count } trvalé zdroje
       *[other] { $count } trvalých zdrojů
    }, { $kinds ->
        [one] 1 druh
        [few] { $kinds } druhy
       *[other] { $kinds } druhů
    }
pc-sheet-rival-tokens =
    { $count ->
        [one] 1 bodovací žeton
        [few] { $count } bodovací žetony
       *[other] { $count } bodovacích žetonů
    }
pc-sheet-rival-ingenuity =
    { $count ->
        [one] 1 karta inspirace
        [few] { $count } karty inspirace
       *[other] { $count } karet inspirace
    }

## Edice

pc-edition-tokens = počet žetonů je { $found }, má být { $wanted }
pc-edition-civic = veřejná budova nemá body a neposkytuje zdroj
pc-edition-useless = budova, která není veřejná, má body nebo poskytuje zdroj
pc-edition-token-form = „of“ nebo „at-least“ se k tomuto druhu žetonu nehodí
pc-edition-resource = „{ $word }“ není zdroj
pc-edition-cost = „{ $word }“ nejsou náklady: každý zdroj jednou, 1 až { $most }
pc-edition-cost-kinds = náklady jsou z jednoho nebo dvou zdrojů, ne { $found }
pc-edition-deck =
    úroveň { $tier }, { $what ->
        [cards] počet karet
        [gives] budov s trvalým zdrojem
        [points-only] budov jen s body
        [civic] veřejných budov
        [single] stran s jedním symbolem
        [double] stran se dvěma symboly
        [ingenuity] stran s inspirací
       *[points] bodů celkem
    }: { $found }, má být { $wanted }
pc-edition-symmetry =
    balíček není ke všem zdrojům stejný: karet jako „{ $id }“ je { $wanted }, po záměně zdrojů dokola { $found }

## Pozice

pc-position-players = počet hráčů je { $found }, má být { $wanted }
pc-position-twice = „{ $id }“ je tu dvakrát
pc-position-pending = na zaplacení čekají nejvýše dvě budovy
pc-position-too-many = příliš mnoho: { $what }
pc-audit-market = tržiště je chybné na místě { $cell }
pc-audit-empty = prázdných míst na tržišti je { $found }, teď jich má být { $wanted }
pc-audit-dealt = místo { $cell } nemůže být prázdné: tržiště se vykládá po řadách a pozdější místo už kartu má
pc-audit-wants = prázdné místo { $cell } musí říkat, co dostane: (building) nebo (resource)
pc-audit-wants-nothing = prázdné místo { $cell } se teď nedoplňuje: pište -
pc-audit-apart = prázdná místa { $one } a { $other } spolu nesousedí, takže je nikdo nedobral naráz
pc-audit-refilled = { $cell } nemůže být druhé ze dvou míst doplňovaných popořadě
pc-audit-rival-took = virtuální soupeř vzal { $one } a { $other }; žádné jiné místo nemůže být prázdné
pc-audit-passed = dvě místa musí být prázdná: kdo hrál poslední, mohl dobrat dvojici, a tedy musel
pc-audit-deck =
    karet v balíčku je { $found }, po { $turns ->
        [one] 1 tahu
       *[other] { $turns } tazích
    } jich má být { $wanted }
pc-audit-top-open = vrchní karta balíčku teď musí být odkrytá
pc-audit-top-closed = žádná karta balíčku teď nemůže být odkrytá
pc-audit-tier = karet úrovně { $tier } bylo vidět { $found }, má jich být { $wanted }
pc-audit-fronts = držených a spotřebovaných karet { $front } je { $found }, má jich být { $wanted }
pc-audit-buildings = budovy nedávají dohromady 160 karet
pc-audit-tokens = žetonů ve hře je { $found }, má jich být { $wanted }
pc-audit-city = body a trvalé zdroje neodpovídají městu
pc-audit-civic = žetonů i s těmi, které teprve náleží, je { $found }, veřejných budov { $most }
pc-audit-cards = karet v ruce a ve městě je { $found }, dosavadní tahy dovolují { $most }
pc-audit-taken = karta zdroje dobraná v tomto tahu musí být v ruce
pc-audit-pending = budov čekajících na zaplacení je { $found }, podle prázdných míst tržiště má být { $wanted }
pc-audit-unpayable = tyto budovy nelze zaplatit, takže je nikdo nedobral
pc-audit-one-way = zaplatit lze jen jedním způsobem, takže už jsou budovy zaplacené
pc-audit-refill = { $cell } není další místo, které dostane budovu
pc-audit-no-rival = virtuální soupeř je jen ve hře jednoho hráče
pc-audit-solo-first = ve hře jednoho hráče začíná vždy hráč
pc-audit-players-turn = počet tahů je { $turns }, na tahu je tedy hráč, ne virtuální soupeř
pc-audit-rivals-turn = počet tahů je { $turns }, na tahu je tedy virtuální soupeř
pc-audit-no-flip = zde nemohla být žádná karta otočena
pc-audit-flipped = žádná budova nemůže být tou otočenou: žádná není v řadě ani sloupci, kde předtím ležely jen karty zdrojů

## Stůl

pc-board-setup = Příprava hry
pc-board-turn = Tah { $turn } z { $turns }: { $party }
pc-board-over = Konec hry po { $turns } tazích
pc-board-rival-next = ← soupeř
pc-board-wants-resource = (přijde zdroj)
pc-board-wants-building = (přijde budova)
pc-board-civic = veřejná
pc-board-deck =
    Balíček: { $left ->
        [0] prázdný
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } karet
    }
pc-board-deck-open =
    Balíček: { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } karet
    }, nahoře
pc-board-pool = Bodovací žetony:
pc-board-pending = K zaplacení:
pc-board-player =
    { $party }: { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    } ({ $points } na { $buildings ->
        [one] 1 budově
       *[other] { $buildings } budovách
    })
pc-board-hand =
    { $count ->
        [one] 1 karta:
        [few] { $count } karty:
       *[other] { $count } karet:
    }
pc-board-permanent = trvalé zdroje:
pc-board-tokens = žetony:
pc-board-token = { $token } = { $worth }
pc-board-legend =
    Na stole:
      b2 ••                místo b2 na tržišti a úroveň jeho karty
      En                   karta zdroje s jedním symbolem; EnEn má symboly dva
    {"  **"}                   inspirace, zaplatí jeden kterýkoli zdroj
      En×3 El→Ko +2        stojí 3 energie a 1 ekologii; dává trvalý zdroj
                           komunita a 2 body; u „veřejná“ si vyberete žeton
      2 za zdroj: En = 6   žeton: 2 body za každý trvalý zdroj energie, teď 6
      trvalé zdroje:       zdroje z budov, které platí v každém tahu
      ► Hráč 1             kdo je na tahu

## Co věci jsou a co přinesou

pc-about-move = tah
pc-about-flip = Ukazuje-li celá řada nebo sloupec jen zdroje, smíte jednou před dobráním otočit jednu z těch karet na stranu budovy.
pc-about-deck-name = balíček
pc-about-deck = Doberte zdarma dvě vrchní karty: { $top } a jednu, kterou nikdo neviděl. Zbývá karet: { $left }.
pc-about-token = bodovací žeton
pc-about-token-flat = Boduje na konci hry.
pc-about-token-cards = Na konci hry počítá vaše nevyužité karty inspirace.
pc-about-token-permanents = Na konci hry počítá trvalé zdroje vašeho města; karty zdrojů se nepočítají.
pc-about-building = budova
pc-about-civic-building = veřejná budova
pc-about-civic = Smíte si vybrat bodovací žeton. Nemá body a nedává zdroj.
pc-about-gives = V každém dalším tahu dává 1 zdroj: { $resource }.
pc-about-tier = Na druhé straně je budova. Budovy vyšších úrovní stojí víc a přinášejí víc.
pc-about-points =
    Na konci hry: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
pc-about-resource-card = karta zdroje
pc-about-single = Zaplatí 1 zdroj: { $resource }.
pc-about-double = Zaplatí až 2 zdroje ({ $resource }), ale nic se z ní nevrací.
pc-about-ingenuity = Zaplatí 1 libovolný zdroj.
pc-about-player = hráč
pc-about-player-cards = Karty zdrojů: { $count }.
pc-about-player-buildings = Budovy: { $count }.
pc-about-player-tokens = Bodovací žetony: { $count }.
pc-mark-cost = stojí { $count }
pc-mark-permanent = trvalý zdroj
pc-mark-tier = úroveň { $tier }
pc-mark-points = body
pc-worth-built = když ji postavíte: { $printed } na kartě, { $tokens } z vašich žetonů
pc-worth-now = teď
pc-worth-could = přidá-li každý váš zbývající tah ({ $turns }) zdroj, který se tu počítá
pc-way-flip = Otočit kartu
pc-way-take = Dobrat se sousední
pc-way-deck = Dobrat dvě z balíčku
pc-way-pay = Zaplatit jí
pc-way-token = Vybrat tento žeton
pc-holding-permanent = trvalý zdroj ({ $resource })
pc-holding-cards = karty ({ $front })
