### Point City (po slovensky Zboduj mesto). Slovenské názvy budov sú v point-city-cards.ftl.

## Zdroje

pc-energy = energia
pc-industry = priemysel
pc-economy = ekonomika
pc-community = komunita
pc-ecology = ekológia
pc-ingenuity = inšpirácia
pc-single = { $resource }
pc-double = { $resource } ×2

## Dvojpísmenové značky; každá musí byť iná

pc-code-energy = En
pc-code-industry = Pr
pc-code-economy = Em
pc-code-community = Ko
pc-code-ecology = El
pc-code-ingenuity = **

## Bodovacie žetóny verejných budov; všetky okrem posledného počítajú trvalé zdroje

pc-token-flat =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }
pc-token-per-resource = { $points } za zdroj: { $resource }
pc-token-per-pair = { $points } za pár: { $one } + { $other }
pc-token-per-type-at-least = { $points } za druh zdroja, ktorého máte aspoň { $least }
pc-token-per-type-missing = { $points } za chýbajúci druh zdroja
pc-token-per-full-set = { $points } za sadu všetkých piatich zdrojov
pc-token-per-ingenuity-card = { $points } za kartu inšpirácie

## Čo robia hráči

pc-place = { $cell } { $what }
pc-cards =
    { $count ->
        [1] { $front }
        [few] { $front } ({ $count } karty)
       *[other] { $front } ({ $count } kariet)
    }
pc-flip = otočiť kartu { $card }
    .told = { $player } otáča kartu { $card }
pc-take = dobrať karty { $one } + { $other }
    .told = { $player } doberá karty { $one } + { $other }
pc-take-paying = dobrať karty { $one } + { $other }; zaplatiť: { $cards }
    .told = { $player } doberá karty { $one } + { $other } a platí: { $cards }
pc-deck = dobrať dve karty z balíčka: { $top } a jedna neznáma
    .told = { $player } doberá dve karty z balíčka: { $top } a jedna neznáma
pc-pass = vynechať ťah
    .told = { $player } vynecháva ťah
pc-pay = zaplatiť: { $cards }
    .told = { $player } platí: { $cards }
pc-token = vybrať bodovací žetón: { $token }
    .told = { $player } si berie bodovací žetón: { $token }

## O čom rozhoduje náhoda

pc-dealt = { $cell }: { $front }
pc-pool = bodovací žetón: { $token }
pc-first = začína { $seat }
pc-turned = { $cell }: { $card }
pc-drawn = druhá karta z balíčka: { $front }
pc-opened = teraz navrchu balíčka: { $front }
pc-rival-takes = virtuálny súper berie karty { $one } + { $other }

## Prečo je niečo odmietnuté

pc-over = hra sa skončila
pc-setup-first = najprv treba pripraviť hru
pc-flip-first = najprv sa musí odkryť otáčaná karta
pc-draw-first = kto vzal prvú kartu balíčka, musí vziať aj druhú; tá sa teraz musí dobrať
pc-refill-first = najprv sa musí doplniť trhovisko
pc-rival-first = najprv si berie karty virtuálny súper
pc-not-to-act = na ťahu je { $seat }
pc-pay-first = najprv zaplaťte dobraté budovy
pc-token-first = najprv si vyberte bodovací žetón
pc-deck-empty = balíček je prázdny
pc-must-take = musíte dobrať dve karty
pc-must-take-pair = niektorú dvojicu dobrať môžete, a tak musíte
pc-nothing-to-pay = niet čo platiť
pc-no-token-now = nepostavili ste verejnú budovu, žetón si vziať nemôžete
pc-not-adjacent = { $one } a { $other } spolu nesusedia
pc-same-place = treba dobrať dve karty a na { $cell } leží len jedna
pc-no-wrap = { $one } a { $other } spolu nesusedia: okraje trhoviska na seba nenadväzujú
pc-cannot-pay =
    { $ingenuity ->
        [0] potrebujete { $short }
        [one] potrebujete { $short }; 1 karta inšpirácie nestačí
        [few] potrebujete { $short }; { $ingenuity } karty inšpirácie nestačia
       *[other] potrebujete { $short }; { $ingenuity } kariet inšpirácie nestačí
    }
pc-short = { $need }× { $resource } (máte { $have })
pc-short-double = { $need }× { $resource } na obe budovy (karta s dvoma symbolmi platí len za jednu z nich)
pc-permanent-once = { $reason }; trvalý zdroj platí v jednom ťahu len za jednu budovu
pc-permanent-later = { $reason }; čo budova poskytuje, možno použiť až od ďalšieho ťahu
pc-payment-not-held = niektorú z týchto kariet nemáte
pc-payment-too-little = to na všetky náklady nestačí
pc-payment-splits-double = to neuhradí obe budovy: karta s dvoma symbolmi platí len za jednu a nevydáva sa z nej
pc-payment-too-much = zaplatiť sa dá aj bez niektorej z týchto kariet
pc-token-gone = žetón { $token } v ponuke nie je
pc-no-chance-now = teraz o ničom nerozhoduje náhoda; nečakané: „{ $chance }“
pc-impossible = „{ $chance }“ tu nie je možné
pc-impossible-tier = „{ $chance }“ tu nie je možné: ďalšia karta balíčka je inej úrovne
pc-impossible-side = „{ $chance }“ tu nie je možné: otáčaná karta má inú úroveň alebo stranu zdroja
pc-impossible-seen = „{ $chance }“ tu nie je možné: nič také už nezostáva
pc-flip-once = v tomto ťahu ste už kartu otočili
pc-flip-building = na { $cell } neleží karta stranou zdroja nahor
pc-flip-no-line = ani v rade, ani v stĺpci miesta { $cell } neležia len karty zdrojov

## Zápis, ktorý sa nedá prečítať

pc-no-action = „{ $text }“ nie je akcia
pc-no-outcome = „{ $text }“ nie je výsledok náhody
pc-no-seat = miesto „{ $text }“ neexistuje
pc-no-class = „{ $text }“ nie je úroveň a strana zdroja tejto edície; príklad: 2:energy*2
pc-no-card = karta „{ $text }“ neexistuje
pc-no-token = žetón „{ $text }“ neexistuje
pc-no-resource = „{ $text }“ nie je strana zdroja
pc-no-cell = „{ $text }“ nie je miesto na trhovisku

## Vyhodnotenie

pc-tie-cards = nevyužité karty zdrojov: { $count }
pc-sheet-buildings =
    { $count ->
        [one] body na 1 budove
       *[other] body na { $count } budovách
    }
pc-sheet-token = žetón: { $token }
pc-sheet-rival-permanents =
    { $count ->
        [one] 1 trvalý zdroj
        [few] { $count } trvalé zdroje
       *[other] { $count } trvalých zdrojov
    }, { $kinds ->
        [one] 1 druh
        [few] { $kinds } druhy
       *[other] { $kinds } druhov
    }
pc-sheet-rival-tokens =
    { $count ->
        [one] 1 bodovací žetón
        [few] { $count } bodovacie žetóny
       *[other] { $count } bodovacích žetónov
    }
pc-sheet-rival-ingenuity =
    { $count ->
        [one] 1 karta inšpirácie
        [few] { $count } karty inšpirácie
       *[other] { $count } kariet inšpirácie
    }

## Edície

pc-edition-tokens = počet žetónov je { $found }, má byť { $wanted }
pc-edition-civic = verejná budova nemá body a neposkytuje zdroj
pc-edition-useless = budova, ktorá nie je verejná, má body alebo poskytuje zdroj
pc-edition-token-form = „of“ alebo „at-least“ sa k tomuto druhu žetónu nehodí
pc-edition-resource = „{ $word }“ nie je zdroj
pc-edition-cost = „{ $word }“ nie sú náklady: každý zdroj raz, 1 až { $most }
pc-edition-cost-kinds = náklady sú z jedného alebo dvoch zdrojov, nie { $found }
pc-edition-deck =
    úroveň { $tier }, { $what ->
        [cards] počet kariet
        [gives] budov s trvalým zdrojom
        [points-only] budov len s bodmi
        [civic] verejných budov
        [single] strán s jedným symbolom
        [double] strán s dvoma symbolmi
        [ingenuity] strán s inšpiráciou
       *[points] bodov spolu
    }: { $found }, má byť { $wanted }
pc-edition-symmetry =
    balíček nie je ku všetkým zdrojom rovnaký: kariet ako „{ $id }“ je { $wanted }, po zámene zdrojov dookola { $found }

## Pozície

pc-position-players = počet hráčov je { $found }, má byť { $wanted }
pc-position-twice = „{ $id }“ je tu dvakrát
pc-position-pending = na zaplatenie čakajú najviac dve budovy
pc-position-too-many = priveľa: { $what }
pc-audit-market = trhovisko je chybné na mieste { $cell }
pc-audit-empty = prázdnych miest na trhovisku je { $found }, teraz ich má byť { $wanted }
pc-audit-dealt = miesto { $cell } nemôže byť prázdne: trhovisko sa vykladá po radoch a neskoršie miesto už kartu má
pc-audit-wants = prázdne miesto { $cell } musí hovoriť, čo dostane: (building) alebo (resource)
pc-audit-wants-nothing = prázdne miesto { $cell } sa teraz nedopĺňa: píšte -
pc-audit-apart = prázdne miesta { $one } a { $other } spolu nesusedia, takže ich nikto nedobral naraz
pc-audit-refilled = { $cell } nemôže byť druhé z dvoch miest dopĺňaných po poradí
pc-audit-rival-took = virtuálny súper vzal { $one } a { $other }; žiadne iné miesto nemôže byť prázdne
pc-audit-passed = dve miesta musia byť prázdne: kto hral posledný, mohol dobrať dvojicu, a teda musel
pc-audit-deck =
    kariet v balíčku je { $found }, po { $turns ->
        [one] 1 ťahu
       *[other] { $turns } ťahoch
    } ich má byť { $wanted }
pc-audit-top-open = vrchná karta balíčka teraz musí byť odkrytá
pc-audit-top-closed = žiadna karta balíčka teraz nemôže byť odkrytá
pc-audit-tier = kariet úrovne { $tier } bolo vidieť { $found }, má ich byť { $wanted }
pc-audit-fronts = držaných a spotrebovaných kariet { $front } je { $found }, má ich byť { $wanted }
pc-audit-buildings = budovy nedávajú spolu 160 kariet
pc-audit-tokens = žetónov v hre je { $found }, má ich byť { $wanted }
pc-audit-city = body a trvalé zdroje nezodpovedajú mestu
pc-audit-civic = žetónov aj s tými, ktoré ešte prislúchajú, je { $found }, verejných budov { $most }
pc-audit-cards = kariet v ruke a v meste je { $found }, doterajšie ťahy dovoľujú { $most }
pc-audit-taken = karta zdroja dobratá v tomto ťahu musí byť v ruke
pc-audit-pending = budov čakajúcich na zaplatenie je { $found }, podľa prázdnych miest trhoviska má byť { $wanted }
pc-audit-unpayable = tieto budovy nemožno zaplatiť, takže ich nikto nedobral
pc-audit-one-way = zaplatiť možno len jedným spôsobom, takže budovy sú už zaplatené
pc-audit-refill = { $cell } nie je ďalšie miesto, ktoré dostane budovu
pc-audit-no-rival = virtuálny súper je len v hre jedného hráča
pc-audit-solo-first = v hre jedného hráča začína vždy hráč
pc-audit-players-turn = počet ťahov je { $turns }, na ťahu je teda hráč, nie virtuálny súper
pc-audit-rivals-turn = počet ťahov je { $turns }, na ťahu je teda virtuálny súper
pc-audit-no-flip = tu nemohla byť žiadna karta otočená
pc-audit-flipped = žiadna budova nemôže byť tou otočenou: žiadna nie je v rade ani stĺpci, kde predtým ležali len karty zdrojov

## Stôl

pc-board-setup = Príprava hry
pc-board-turn = Ťah { $turn } z { $turns }: { $party }
pc-board-over = Koniec hry po { $turns } ťahoch
pc-board-rival-next = ← súper
pc-board-wants-resource = (príde zdroj)
pc-board-wants-building = (príde budova)
pc-board-civic = verejná
pc-board-deck =
    Balíček: { $left ->
        [0] prázdny
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kariet
    }
pc-board-deck-open =
    Balíček: { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kariet
    }, navrchu
pc-board-pool = Bodovacie žetóny:
pc-board-pending = Na zaplatenie:
pc-board-player =
    { $party }: { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodov
    } ({ $points } na { $buildings ->
        [one] 1 budove
       *[other] { $buildings } budovách
    })
pc-board-hand =
    { $count ->
        [one] 1 karta:
        [few] { $count } karty:
       *[other] { $count } kariet:
    }
pc-board-permanent = trvalé zdroje:
pc-board-tokens = žetóny:
pc-board-token = { $token } = { $worth }
pc-board-legend =
    Na stole:
      b2 ••                miesto b2 na trhovisku a úroveň jeho karty
      En                   karta zdroja s jedným symbolom; EnEn má symboly dva
    {"  **"}                   inšpirácia, zaplatí jeden ktorýkoľvek zdroj
      En×3 El→Ko +2        stojí 3 energie a 1 ekológiu; dáva trvalý zdroj
                           komunita a 2 body; pri „verejná“ si vyberáte žetón
      2 za zdroj: En = 6   žetón: 2 body za každý trvalý zdroj energie, teraz 6
      trvalé zdroje:       zdroje z budov, ktoré platia v každom ťahu
      ► Hráč 1             kto je na ťahu

## Čo veci sú a čo prinesú

pc-about-move = ťah
pc-about-flip = Ak celý rad alebo stĺpec ukazuje len zdroje, smiete raz pred dobratím otočiť jednu z tých kariet na stranu budovy.
pc-about-deck-name = balíček
pc-about-deck = Doberte si zadarmo dve vrchné karty: { $top } a jednu, ktorú nikto nevidel. Ostáva kariet: { $left }.
pc-about-token = bodovací žetón
pc-about-token-flat = Boduje na konci hry.
pc-about-token-cards = Na konci hry počíta vaše nevyužité karty inšpirácie.
pc-about-token-permanents = Na konci hry počíta trvalé zdroje vášho mesta; karty zdrojov sa nepočítajú.
pc-about-building = budova
pc-about-civic-building = verejná budova
pc-about-civic = Smiete si vybrať bodovací žetón. Nemá body a nedáva zdroj.
pc-about-gives = V každom ďalšom ťahu dáva 1 zdroj: { $resource }.
pc-about-tier = Na druhej strane je budova. Budovy vyšších úrovní stoja viac a prinášajú viac.
pc-about-points =
    Na konci hry: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
pc-about-resource-card = karta zdroja
pc-about-single = Zaplatí 1 zdroj: { $resource }.
pc-about-double = Zaplatí až 2 zdroje ({ $resource }), ale nič sa z nej nevydáva.
pc-about-ingenuity = Zaplatí 1 ľubovoľný zdroj.
pc-about-player = hráč
pc-about-player-cards = Karty zdrojov: { $count }.
pc-about-player-buildings = Budovy: { $count }.
pc-about-player-tokens = Bodovacie žetóny: { $count }.
pc-mark-cost = stojí { $count }
pc-mark-permanent = trvalý zdroj
pc-mark-tier = úroveň { $tier }
pc-mark-points = body
pc-worth-built = keď ju postavíte: { $printed } na karte, { $tokens } z vašich žetónov
pc-worth-now = teraz
pc-worth-could = ak každý váš zvyšný ťah ({ $turns }) pridá zdroj, ktorý sa tu počíta
pc-way-flip = Otočiť kartu
pc-way-take = Dobrať so susednou
pc-way-deck = Dobrať dve z balíčka
pc-way-pay = Zaplatiť ňou
pc-way-token = Vybrať tento žetón
pc-holding-permanent = trvalý zdroj ({ $resource })
pc-holding-cards = karty ({ $front })
