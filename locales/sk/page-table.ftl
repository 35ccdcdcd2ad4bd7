### Stôl: jeho rám, klávesy, priebeh, koniec.

## Stôl

page-board = Herný plán
page-log = Priebeh
page-chat = Čet
page-log-and-chat = Priebeh a čet
page-more = Viac
page-undo = Vziať späť
page-confirm = Potvrdiť
page-confirm-brings = Potvrdiť, { $points }
page-ways = Vyberte spôsob
page-score-sheet = Vyhodnotenie
page-back-to-live = Späť do hry
page-status-you = Ste na ťahu.
page-forced = Jediná možnosť: { $action }
page-status-confirm = Potvrďte: { $action }
page-status-wait = Chvíľu…
page-status-others = Na ťahu: { $names }
page-status-past = Pohľad späť: krok { $version } z { $of }
page-status-paused = Hra je pozastavená.
page-status-over = Hra sa skončila.
page-status-won =
    { $count ->
        [one] Víťazí { $names }.
       *[other] O víťazstvo sa delia { $names }.
    }
page-status-you-won = Vyhrávate!
page-status-stood-in = Hrá za vás bot.
page-missed =
    { $count ->
        [one] Ste späť. Medzitým sa stala jedna vec.
        [few] Ste späť. Medzitým sa stali { $count } veci.
       *[other] Ste späť. Medzitým sa stalo { $count } vecí.
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } chce vziať ťah späť.
page-return-asked = { $name } chce hrať ďalej, hoci čas vypršal.
page-pause-asked = { $name } chce ďalšiu prestávku.
page-undo-agree = Súhlasím
page-undo-refuse = Nesúhlasím
page-ran-out = { $name }: čas vypršal.
page-ran-out-wait = Počkať
page-ran-out-bot = Nech hrá bot
page-stood-in = Hral za vás bot.
page-return = Prevziať hru
page-paused = Hra je pozastavená; hodiny stoja.
page-pause = Pozastaviť
page-resume = Pokračovať
page-timeless = Vypršal vám čas. Budete hrať ďalej, ak všetci ostatní súhlasia.
page-return-ask = Požiadať o pokračovanie
page-leave = Nech za mňa hrá bot
page-resign = Vzdať sa
page-resign-sure = Naozaj sa vzdať? Hru tým prehráte.
page-mute = Stlmiť: { $name }
page-unmute = Zrušiť stlmenie: { $name }
page-player-look = Zobraziť: { $name }
page-player-resigned = vzdané
page-player-stood-in = hrá bot
page-player-out-of-time = čas vypršal
page-player-away = preč
page-player-acts = na ťahu
page-player-bot = bot · { $kind }
page-days =
    { $days ->
        [one] 1 deň
        [few] { $days } dni
       *[other] { $days } dní
    }
page-chat-empty = Zatiaľ nikto nič nepovedal.
page-chat-removed = Táto správa bola odstránená.
page-chat-say = Napíšte niečo
page-chat-send = Poslať
page-phrases = Rýchle vety
page-past-before = O krok späť
page-past-after = O krok ďalej
page-look-back = Pozrieť sa späť: { $text }
page-log-all = Ukázať všetky riadky ({ $count })
page-log-many = Odhalené: { $count }
page-rule = Pravidlo { $rule }
page-why-not = To sa teraz vybrať nedá.
page-why-wait = Najprv hrá: { $names }
page-in-words = Textom
page-what-you-can-do = Čo môžete urobiť
page-nothing-to-do = Teraz nemáte čo robiť.
page-narrow = Filtrovať
page-again-to-play = znova: zahrať
page-more-actions = A ešte { $count }: spresnite filter alebo vyberajte na pláne.
page-board-in-words = Herný plán textom
page-hand-over = Odovzdajte zariadenie. Hrá { $name }.
page-hand-over-why = Čo má { $name } v ruke, sa ukáže až po ťuknutí.
page-hand-over-done = Som { $name }
page-skip-to-board = Prejsť na herný plán
page-status-thinking =
    { $count ->
        [one] { $names } premýšľa…
       *[other] { $names } premýšľajú…
    }
page-player-thinks = premýšľa
page-player-plays = hrá
page-since = Od vášho ťahu
page-since-more =
    { $count ->
        [one] Ešte jeden skorší ťah nájdete v Priebehu.
        [few] Ešte { $count } skoršie ťahy nájdete v Priebehu.
       *[other] Ešte { $count } skorších ťahov nájdete v Priebehu.
    }
page-show-again = Ukázať znova
page-to-my-turn = Na môj ťah
page-go-on = Pokračovať
page-event-last = Začalo sa posledné kolo
page-event-last-means = Toto kolo sa dohrá do konca. Potom sa hra skončí.

## Tajné otázky

page-asked-nothing = Nemáte tu čo zahrať, pasujete.
page-asked-covered = Pasujete, ako ste si želali.
page-asked-answered = Vaša odpoveď: { $action }. Do konca času ju môžete zmeniť.
page-asked-others = Ostatní tajne odpovedajú.
page-asked-left = { $seconds } s
page-asked-closes =
    { $seconds ->
        [one] Tajné odpovede sa končia o jednu sekundu
        [few] Tajné odpovede sa končia o { $seconds } sekundy
       *[other] Tajné odpovede sa končia o { $seconds } sekúnd
    }
page-asked-open =
    { $seconds ->
        [one] Na odpoveď máte jednu sekundu.
        [few] Na odpoveď máte { $seconds } sekundy.
       *[other] Na odpoveď máte { $seconds } sekúnd.
    }
page-more-time = Viac času
page-more-time-does = Otázka zostane otvorená 30 sekúnd. Všetci uvidia, že ste o to požiadali.
page-standing = Trvalé odpovede
page-standing-how = Tajné otázky, ktoré nechcete dostávať, za vás odmietneme. Nikto iný to nespozná a kedykoľvek to môžete zmeniť.
page-standing-all = Pýtať sa ma na všetko
page-standing-part = Pasovať do konca tejto fázy
page-standing-only = Pýtať sa ma len na toto:
page-standing-again = Znova sa ma pýtať

## Klávesy

page-keys = Klávesy
page-key-arrows = Šípky
page-key-arrows-does = pohyb medzi vecami na pláne
page-key-g = G
page-key-g-does = na ďalšiu vec, ktorá sa dá zvoliť
page-key-enter = Enter
page-key-enter-does = prečítať, čo to je; znova: vybrať, a ešte raz: zahrať
page-key-esc = Esc
page-key-esc-does = zrušiť voľbu; späť do hry
page-key-u = U
page-key-u-does = vziať späť
page-key-l = L
page-key-l-does = otvoriť Priebeh
page-key-t = T
page-key-t-does = viac času na tajnú odpoveď
page-key-p = P
page-key-p-does = trvalé odpovede
page-key-steps = Vľavo, vpravo
page-key-steps-does = v Priebehu: o krok späť alebo ďalej
page-key-question = ?
page-key-question-does = hra v skratke

## Priebeh

page-log-opened = Stôl bol otvorený.
page-log-sat = { $name } si sadá k stolu.
page-log-named = { $name } má nové meno alebo farbu.
page-log-rose = { $name } vstáva od stola.
page-log-started = Hra sa začala.
page-log-undone =
    { $steps ->
        [one] { $name } berie späť jeden krok.
        [few] { $name } berie späť { $steps } kroky.
       *[other] { $name } berie späť { $steps } krokov.
    }
page-log-undo-asked = { $name } chce vziať ťah späť.
page-log-undo-agreed = { $name } s vrátením súhlasí.
page-log-undo-refused = { $name } s vrátením nesúhlasí.
page-log-paused = { $name } pozastavuje hru.
page-log-return-asked = { $name } žiada o pokračovanie v hre.
page-log-pause-asked = { $name } žiada o ďalšiu prestávku.
page-log-dealing = Zverejňujú sa náhodné dáta všetkých hráčov.
page-log-committed = { $name } sa zaväzuje k novým náhodným dátam.
page-log-revealed = { $name } zverejňuje svoje náhodné dáta.
page-log-redealt = Niekto nezverejnil svoje náhodné dáta včas. Jeho miesto je opäť voľné a všetko sa rozdá nanovo.
page-log-resumed = { $name } obnovuje hru.
page-log-resigned = { $name } sa vzdáva.
page-log-away = { $name } je preč.
page-log-back = { $name } je späť.
page-log-stood-in = Za hráča { $name } hrá bot.
page-log-ran-out = { $name }: čas vypršal.
page-log-waited = Ostatní čakajú, kým { $name } zahrá.
page-log-more-time = { $name } žiada o viac času na odpoveď.
page-log-asked-again = Otázka je znova otvorená.
page-log-muted = Hráč { $name } je stlmený.
page-log-unmuted = Hráč { $name } už nie je stlmený.
page-log-finished = Hra sa skončila.
page-log-rematch = Otvorila sa odveta.

## Koniec

page-score-what = Za čo
page-score-total = Spolu
page-score-place = Poradie
page-place = { $place }.
page-rival = Súper
page-rematch = Odveta
page-replay = Prehrať znova
page-record = Záznam
page-verify = Overiť rozdanie
page-verify-how = Skôr než si ktokoľvek sadol, zverejnil server odtlačok tajného semienka. Každý hráč potom pridal vlastné náhodné dáta. Uložte si záznam a nechajte program overiť každé žrebovanie a každý ťah:
page-verify-commitment = Odtlačok zverejnený pred hrou
page-verify-kept = Overené: semienko servera zodpovedá odtlačku, ktorý tento prehliadač videl pred hrou, a náhodné dáta každého hráča zodpovedajú jeho záväzku.
page-verify-broken = Toto nezodpovedá tomu, čo tento prehliadač videl pred hrou. Buď niekto podvádzal, alebo ste tu neboli od začiatku: uložte si záznam a overte ho.
page-verify-seed = Semienko
page-verify-share = Náhodné dáta hráča { $name }
page-guest = Hosť
page-hand-over-since = Od vášho ťahu, { $name }
page-share = Zdieľať okamih
page-webhook = Dať vedieť inej službe
