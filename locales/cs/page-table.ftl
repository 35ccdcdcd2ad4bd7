### Stůl: jeho rám, klávesy, průběh, konec.

## Stůl

page-board = Herní plán
page-log = Průběh
page-chat = Chat
page-log-and-chat = Průběh a chat
page-more = Více
page-undo = Vzít zpět
page-confirm = Potvrdit
page-confirm-brings = Potvrdit, { $points }
page-ways = Vyberte způsob
page-score-sheet = Vyhodnocení
page-back-to-live = Zpět do hry
page-status-you = Jste na tahu.
page-forced = Jediná možnost: { $action }
page-status-confirm = Potvrďte: { $action }
page-status-wait = Okamžik…
page-status-others = Na tahu: { $names }
page-status-past = Pohled zpět: krok { $version } z { $of }
page-status-paused = Hra je pozastavená.
page-status-over = Hra skončila.
page-status-won =
    { $count ->
        [one] Vítězí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
page-status-you-won = Vyhráváte!
page-status-stood-in = Hraje za vás bot.
page-missed =
    { $count ->
        [one] Jste zpět. Mezitím se stala jedna věc.
        [few] Jste zpět. Mezitím se staly { $count } věci.
       *[other] Jste zpět. Mezitím se stalo { $count } věcí.
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } chce vzít tah zpět.
page-return-asked = { $name } chce hrát dál, i když čas vypršel.
page-pause-asked = { $name } chce další přestávku.
page-undo-agree = Souhlasím
page-undo-refuse = Nesouhlasím
page-ran-out = { $name }: čas vypršel.
page-ran-out-wait = Počkat
page-ran-out-bot = Ať hraje bot
page-stood-in = Hrál za vás bot.
page-return = Převzít hru
page-paused = Hra je pozastavená; hodiny stojí.
page-pause = Pozastavit
page-resume = Pokračovat
page-timeless = Vypršel vám čas. Budete hrát dál, pokud všichni ostatní souhlasí.
page-return-ask = Požádat o pokračování
page-leave = Ať za mě hraje bot
page-resign = Vzdát se
page-resign-sure = Opravdu se vzdát? Hru tím prohrajete.
page-mute = Ztlumit: { $name }
page-unmute = Zrušit ztlumení: { $name }
page-player-look = Zobrazit: { $name }
page-player-resigned = vzdáno
page-player-stood-in = hraje bot
page-player-out-of-time = čas vypršel
page-player-away = pryč
page-player-acts = na tahu
page-player-bot = bot · { $kind }
page-days =
    { $days ->
        [one] 1 den
        [few] { $days } dny
       *[other] { $days } dní
    }
page-chat-empty = Zatím nikdo nic neřekl.
page-chat-removed = Tato zpráva byla odstraněna.
page-chat-say = Napište něco
page-chat-send = Poslat
page-phrases = Rychlé věty
page-past-before = O krok zpět
page-past-after = O krok dál
page-look-back = Podívat se zpět: { $text }
page-log-all = Ukázat všechny řádky ({ $count })
page-log-many = Odhaleno: { $count }
page-rule = Pravidlo { $rule }
page-why-not = To teď vybrat nelze.
page-why-wait = Nejdřív hraje: { $names }
page-in-words = Textem
page-what-you-can-do = Co můžete udělat
page-nothing-to-do = Teď nemáte co dělat.
page-narrow = Filtrovat
page-again-to-play = znovu: zahrát
page-more-actions = A ještě { $count }: upřesněte filtr, nebo vybírejte na plánu.
page-board-in-words = Herní plán textem
page-hand-over = Předejte zařízení. Hraje { $name }.
page-hand-over-why = Co má { $name } v ruce, se ukáže až po klepnutí.
page-hand-over-done = Jsem { $name }
page-skip-to-board = Přejít na herní plán
page-status-thinking =
    { $count ->
       *[other] { $names } přemýšlí…
    }
page-player-thinks = přemýšlí
page-player-plays = hraje
page-since = Od vašeho tahu
page-since-more =
    { $count ->
        [one] Ještě jeden dřívější tah najdete v Průběhu.
        [few] Ještě { $count } dřívější tahy najdete v Průběhu.
       *[other] Ještě { $count } dřívějších tahů najdete v Průběhu.
    }
page-show-again = Ukázat znovu
page-to-my-turn = Na můj tah
page-go-on = Pokračovat
page-event-last = Začalo poslední kolo
page-event-last-means = Toto kolo se dohraje do konce. Potom hra končí.

## Tajné otázky

page-asked-nothing = Nemáte tu co zahrát, pasujete.
page-asked-covered = Pasujete, jak jste si přáli.
page-asked-answered = Vaše odpověď: { $action }. Do konce času ji můžete změnit.
page-asked-others = Ostatní tajně odpovídají.
page-asked-left = { $seconds } s
page-asked-closes =
    { $seconds ->
        [one] Tajné odpovědi končí za jednu sekundu
        [few] Tajné odpovědi končí za { $seconds } sekundy
       *[other] Tajné odpovědi končí za { $seconds } sekund
    }
page-asked-open =
    { $seconds ->
        [one] Na odpověď máte jednu sekundu.
        [few] Na odpověď máte { $seconds } sekundy.
       *[other] Na odpověď máte { $seconds } sekund.
    }
page-more-time = Více času
page-more-time-does = Otázka zůstane otevřená 30 sekund. Všichni uvidí, že jste o to požádali.
page-standing = Trvalé odpovědi
page-standing-how = Tajné otázky, které nechcete dostávat, za vás odmítneme. Nikdo jiný to nepozná a kdykoli to můžete změnit.
page-standing-all = Ptát se mě na všechno
page-standing-part = Pasovat do konce této fáze
page-standing-only = Ptát se mě jen na tohle:
page-standing-again = Znovu se mě ptát

## Klávesy

page-keys = Klávesy
page-key-arrows = Šipky
page-key-arrows-does = pohyb mezi věcmi na plánu
page-key-g = G
page-key-g-does = na další věc, kterou lze zvolit
page-key-enter = Enter
page-key-enter-does = přečíst, co to je; znovu: vybrat, a ještě jednou: zahrát
page-key-esc = Esc
page-key-esc-does = zrušit volbu; zpět do hry
page-key-u = U
page-key-u-does = vzít zpět
page-key-l = L
page-key-l-does = otevřít Průběh
page-key-t = T
page-key-t-does = více času na tajnou odpověď
page-key-p = P
page-key-p-does = trvalé odpovědi
page-key-steps = Vlevo, vpravo
page-key-steps-does = v Průběhu: o krok zpět nebo dál
page-key-question = ?
page-key-question-does = hra v kostce

## Průběh

page-log-opened = Stůl byl otevřen.
page-log-sat = { $name } usedá ke stolu.
page-log-named = { $name } má nové jméno nebo barvu.
page-log-rose = { $name } vstává od stolu.
page-log-started = Hra začala.
page-log-undone =
    { $steps ->
        [one] { $name } bere zpět jeden krok.
        [few] { $name } bere zpět { $steps } kroky.
       *[other] { $name } bere zpět { $steps } kroků.
    }
page-log-undo-asked = { $name } chce vzít tah zpět.
page-log-undo-agreed = { $name } s vrácením souhlasí.
page-log-undo-refused = { $name } s vrácením nesouhlasí.
page-log-paused = { $name } pozastavuje hru.
page-log-return-asked = { $name } žádá o pokračování ve hře.
page-log-pause-asked = { $name } žádá o další přestávku.
page-log-dealing = Zveřejňují se náhodná data všech hráčů.
page-log-committed = { $name } se zavazuje k novým náhodným datům.
page-log-revealed = { $name } zveřejňuje svá náhodná data.
page-log-redealt = Někdo nezveřejnil svá náhodná data včas. Jeho místo je zase volné a všechno se rozdá znovu.
page-log-resumed = { $name } obnovuje hru.
page-log-resigned = { $name } se vzdává.
page-log-away = { $name } je pryč.
page-log-back = { $name } je zpět.
page-log-stood-in = Za hráče { $name } hraje bot.
page-log-ran-out = { $name }: čas vypršel.
page-log-waited = Ostatní čekají, až { $name } zahraje.
page-log-more-time = { $name } žádá o více času na odpověď.
page-log-asked-again = Otázka je znovu otevřená.
page-log-muted = Hráč { $name } je ztlumen.
page-log-unmuted = Hráč { $name } už není ztlumen.
page-log-finished = Hra skončila.
page-log-rematch = Otevřela se odveta.

## Konec

page-score-what = Za co
page-score-total = Celkem
page-score-place = Pořadí
page-place = { $place }.
page-rival = Soupeř
page-rematch = Odveta
page-replay = Přehrát
page-record = Záznam
page-verify = Ověřit rozdání
page-verify-how = Než si kdokoli sedl, zveřejnil server otisk tajného semínka. Každý hráč pak přidal vlastní náhodná data. Uložte si záznam a nechte program ověřit každé losování a každý tah:
page-verify-commitment = Otisk zveřejněný před hrou
page-verify-kept = Ověřeno: semínko serveru odpovídá otisku, který tento prohlížeč viděl před hrou, a náhodná data každého hráče odpovídají jeho závazku.
page-verify-broken = To neodpovídá tomu, co tento prohlížeč viděl před hrou. Buď někdo podváděl, nebo jste tu nebyli od začátku: uložte si záznam a ověřte ho.
page-verify-seed = Semínko
page-verify-share = Náhodná data hráče { $name }
page-guest = Host
page-hand-over-since = Od vašeho tahu, { $name }
page-share = Sdílet okamžik
page-webhook = Dát vědět jiné službě
