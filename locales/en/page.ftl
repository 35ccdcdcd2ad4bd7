### The page: its frame, the home page, the lobby, replays, rules, settings.

## Everywhere

page-nothing = nothing
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, home page
page-pages = Pages
page-menu = Menu
page-close = Close
page-tables = Tables
page-rules = Rules
page-settings = Settings
page-about = About
page-language = Language
page-language-en = English
page-language-cs = Čeština
page-language-sk = Slovenčina
page-language-pl = Polski
page-language-ro = Română
page-language-hu = Magyar
page-theme-to-dark = Dark theme
page-theme-to-light = Light theme
page-games = Games
page-game-point-city = Point City
page-game-cities = Cities
page-game-uptown = UpTown
page-game-mafia-city = Mafia City

## When something goes wrong

page-trouble = That did not work
page-unreachable = The server cannot be reached. Check your connection and try again.
page-not-found = This page does not exist.
page-go-home = Go to the home page
page-try-again = Try again
page-opening = Opening the table…
page-lost = Connection lost. Your game is safe; reconnecting…

## Home

page-hero = Four cities, one table.
page-hero-more = Choose a game and press Play. No account, no download; we enforce the rules.
page-game-point-city-is = Take two cards a turn and turn resources into a city.
page-game-cities-is = Draft land and building pieces; raise the finest district.
page-game-uptown-is = Stack five towers and send your rivals awkward gifts.
page-game-mafia-city-is = Fight for seven locations and veto your rivals’ moves.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Play
page-how = Game mode
page-way-bots = Against bots
page-way-friends = With friends
page-way-device = On one device
page-players = Players
page-bots = Bots
page-you-and =
    { $count ->
        [0] You alone
        [one] You and 1 bot
       *[other] You and { $count } bots
    }
page-seats =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
page-bot-random = Random
page-bot-greedy = Greedy
page-bot-search = Search
page-bot-novice = Easy
page-bot-club = Medium
page-bot-expert = Hard
page-bot-name = Bot ({ $kind })
page-play-game = Play { $game }
page-open = Open a { $game } table
page-options = Options
page-option-solo = Solo difficulty
page-option-solo-easy = Easy
page-option-solo-medium = Medium
page-option-solo-hard = Hard
page-option-length = Length
page-option-length-standard = Standard
page-option-length-long = Long
page-option-metropolis = Metropolis
page-option-metropolis-random = Random
page-option-metropolis-barcelona = Barcelona
page-option-metropolis-buenos-aires = Buenos Aires
page-option-metropolis-lisbon = Lisbon
page-option-metropolis-venice = Venice
page-option-metropolis-sydney = Sydney
page-option-metropolis-mexico-city = Mexico City
page-option-metropolis-rio-de-janeiro = Rio de Janeiro
page-option-metropolis-new-york = New York
page-option-target = Points to win
page-option-target-advanced = Advanced
page-option-target-beginners = For beginners
page-clock = Clock
page-clock-none = No clock
page-clock-quick = Quick: 5 minutes plus 10 seconds per turn
page-clock-calm = Relaxed: 15 minutes plus 20 seconds per turn
page-clock-days = Correspondence: 3 days per turn
page-clock-of-days =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
page-clock-of-bank = { $minutes } minutes plus { $increment } seconds per turn
page-public = List the table in the lobby
page-edition = Another edition (file)
page-edition-is = Edition: { $edition }
page-your-name = Your name
page-own-cards = My own cards
page-own-cards-how = Play with an edition of your own: a text file with the cards and tiles of the game.

## The lobby

page-waiting-tables = Waiting for players
page-all-tables = All tables
page-own-tables = Your tables
page-past-tables = Your finished games
page-no-tables = No tables are waiting for players. Open one and others will see it here.
page-open-one = Open a table
page-phase-gathering = waiting for players
page-phase-running = in progress
page-phase-paused = paused
page-phase-finished = finished
page-seats-free =
    { $free ->
        [0] no seats free
        [one] 1 seat free
       *[other] { $free } seats free
    }

## Before the game

page-gathering =
    { $free ->
        [one] 1 seat is free. The game can start when every seat is taken.
       *[other] { $free } seats are free. The game can start when every seat is taken.
    }
page-gathering-full = Every seat is taken. Start when you are ready.
page-gathering-wait = Every seat is taken. Waiting for the host to start the game.
page-seat = Seat { $seat }
page-seat-free = Free
page-name-numbered = { $name } { $seat }
page-you = you
page-sit = Sit here
page-rise = Leave your seat
page-add-bot = Add bot
page-add-bot-to = Add a bot to seat { $seat }
page-remove-bot = Remove
page-remove-bot-from = Remove the bot from seat { $seat }
page-start = Start
page-invite = Invite
page-invite-how = Anyone with this link can take a seat or watch.
page-invite-link = Link to this table
page-copy = Copy
page-copied = Copied
page-dealing = The deal is fixed by a secret seed that nobody can change any more: { $commitment }… You can verify it after the game.
page-dealing-now = Everybody's page is revealing its share of chance. The game begins in a moment.

## The table

page-board = Board
page-log = Log
page-chat = Chat
page-log-and-chat = Log and chat
page-more = More
page-undo = Undo
page-confirm = Confirm
page-ways = Choose how
page-score-sheet = Score sheet
page-back-to-live = Back to the game
page-status-you = It’s your turn.
page-forced = Only one thing to do: { $action }
page-status-confirm = Confirm: { $action }
page-status-wait = One moment…
page-status-others = Waiting for { $names }
page-status-past = Looking back: step { $version } of { $of }
page-status-paused = The game is paused.
page-status-over = The game is over.
page-status-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
page-status-stood-in = A bot is playing for you.
page-missed =
    { $count ->
        [one] You are back. One thing happened while you were away:
       *[other] You are back. { $count } things happened while you were away:
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } asks to take back a move.
page-return-asked = { $name } has run out of time and would like to play on.
page-pause-asked = { $name } would like to pause again.
page-undo-agree = Agree
page-undo-refuse = Refuse
page-ran-out = { $name } is out of time.
page-ran-out-wait = Wait
page-ran-out-bot = Let a bot take over
page-stood-in = A bot has been playing for you.
page-return = Take over
page-paused = The game is paused; the clocks are stopped.
page-timeless = Your time has run out. You play on if all others agree.
page-return-ask = Ask to play on
page-pause = Pause
page-resume = Resume
page-leave = Let a bot play for me
page-resign = Resign
page-resign-sure = Really resign? You will lose the game.
page-mute = Mute { $name }
page-unmute = Unmute { $name }
page-player-look = Look at { $name }
page-player-resigned = resigned
page-player-stood-in = a bot is playing
page-player-out-of-time = out of time
page-player-away = away
page-player-acts = to move
page-player-bot = bot
page-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
page-chat-empty = Nobody has said anything yet.
page-chat-removed = This message has been removed.
page-chat-say = Say something
page-chat-send = Send
page-phrases = Quick phrases
page-past-before = One step back
page-past-after = One step forward
page-look-back = Look back at: { $text }
page-log-all = Show all { $count } lines
page-rule = Rule { $rule }
page-why-not = You cannot choose this now.
page-why-wait = Waiting for { $names } to act first.
page-in-words = As text
page-what-you-can-do = What you can do
page-nothing-to-do = There is nothing for you to do right now.
page-narrow = Filter
page-again-to-play = again to play it
page-more-actions = And { $count } more: filter the list, or choose on the board.
page-board-in-words = The board as text
page-hand-over = Hand the device to { $name }
page-hand-over-why = What { $name } holds stays hidden until you tap.
page-hand-over-done = I am { $name }
page-skip-to-board = Skip to the board
page-status-thinking = { $names } is thinking …
page-player-thinks = thinking
page-player-plays = playing
page-since = Since your turn
page-since-more =
    { $count ->
        [one] One earlier move is in the log.
       *[other] { $count } earlier moves are in the log.
    }
page-show-again = Show again
page-to-my-turn = To my turn
page-go-on = Go on
page-event-last = The last round has begun

## Keys

page-keys = Keys
page-key-arrows = Arrows
page-key-arrows-does = move between the things you can choose
page-key-enter = Enter
page-key-enter-does = choose; press again to play
page-key-esc = Esc
page-key-esc-does = cancel the choice; back to the game
page-key-u = U
page-key-u-does = undo
page-key-l = L
page-key-l-does = open the log
page-key-steps = Left, right
page-key-steps-does = in the log: step through the game
page-key-question = ?
page-key-question-does = the game at a glance

## The log

page-log-opened = The table was opened.
page-log-sat = { $name } sat down.
page-log-rose = { $name } got up.
page-log-started = The game has started.
page-log-undone =
    { $steps ->
        [one] { $name } undid 1 step.
       *[other] { $name } undid { $steps } steps.
    }
page-log-undo-asked = { $name } asks to take back a move.
page-log-undo-agreed = { $name } agreed to the undo.
page-log-undo-refused = { $name } refused the undo.
page-log-return-asked = { $name } asks to play on.
page-log-pause-asked = { $name } asks for another pause.
page-log-dealing = All shares of chance are being revealed.
page-log-committed = { $name } committed to a new share of chance.
page-log-revealed = { $name } revealed a share of chance.
page-log-redealt = Not everybody revealed a share of chance in time. Those seats are free again, and everything is dealt anew.
page-log-paused = { $name } paused the game.
page-log-resumed = { $name } resumed the game.
page-log-resigned = { $name } resigned.
page-log-away = { $name } is away.
page-log-back = { $name } is back.
page-log-stood-in = A bot is playing for { $name }.
page-log-ran-out = { $name } ran out of time.
page-log-waited = The others are waiting for { $name }.
page-log-muted = You muted { $name }.
page-log-unmuted = You unmuted { $name }.
page-log-finished = The game is over.
page-log-rematch = A rematch has been opened.

## The end

page-score-what = Category
page-score-total = Total
page-score-place = Place
page-place = { $place }.
page-rival = Rival
page-rematch = Rematch
page-replay = Replay
page-record = Record
page-verify = Verify the deal
page-verify-how = Before the first seat was taken, the server published the hash of a secret seed. Every player then added random data of their own. Save the record and let the program check every draw and every move:
page-verify-commitment = The hash published before the game
page-verify-kept = Checked: the server's seed fits the hash that this browser was shown before the game, and everybody's share is the one they had committed to.
page-verify-broken = This does not fit what this browser was shown before the game. Somebody has cheated, or you have not been here from the start: save the record and verify it.
page-verify-seed = The seed
page-verify-share = Random data from { $name }

## Replay

page-replay-of = Replay: { $game }
page-replay-slider = Position in the game
page-replay-eyes = Point of view
page-replay-public = everyone
page-replay-rounds = Go to
page-replay-round = Round { $round }
page-replay-first = To the start
page-replay-last = To the end
page-replay-play = Autoplay
page-replay-pause = Pause
page-continue = Continue from here against bots
page-replay-early = The game is not over yet. The replay will be here when it ends.
page-replay-turn = Turn { $turn } of { $of }
page-replay-before = One turn back
page-replay-after = One turn forward
page-replay-speed = Speed
page-replay-link = Copy link to this moment

## Rules

page-rules-of = Rules of { $game }
page-search-rules = Search the rules
page-no-rules = No rule contains these words.
page-rules-english = These rules are not translated yet; this is the English text.

## Settings

page-set-theme = Theme
page-set-theme-system = Same as system
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-confirm = Playing a move
page-set-confirm-second-tap = Second tap or Confirm
page-set-confirm-always = Confirm only
page-set-confirm-at-once = Immediately
page-set-motion = Animations
page-set-motion-system = Same as system
page-set-motion-off = Off
page-set-sound = Play a sound when it is your turn and when your time is running out
page-account = Account
page-account-why = You can play without an account. With one, your name and your games follow you to every device.
page-account-is = Signed in as { $name }.
page-password = Password
page-log-in = Sign in
page-register = Create an account
page-log-out = Sign out
page-password-old = Current password
page-password-new = New password
page-password-change = Change password
page-password-changed = Your password has been changed. You have been signed out on all your other devices.
page-data = Your data
page-data-export = Download my data
page-delete-account = Delete my account
page-delete-guest = Delete me from this server
page-delete-sure = Your name and everything you wrote will be removed from this server for good. Your games stay, without your name.
page-delete-yes = Delete for good
page-delete-no = Cancel
page-deleted = You have been deleted from this server.
page-set-pace = Other players’ moves
page-set-pace-slow = Slow
page-set-pace-normal = Normal
page-set-pace-fast = Fast
page-set-pace-instant = Instant

## About

page-about-what = Tetrapolis is a free, open-source table for four city games. Play against bots, with friends by link, or together on one device.
page-about-fair = The server enforces all the rules, and you can verify the deal after every game.
page-about-api = Programming interface (API)
page-credits = Credits
page-credit-games = We wrote the rules in our own words and made the editions ourselves. The names of the games belong to their owners.
page-credit-art = All drawings and icons were made for Tetrapolis.
page-credit-font = The typeface is Sofia Sans by the Sofia Sans Project Authors, under the SIL Open Font License 1.1.
page-credit-code = The program is licensed under MIT or Apache 2.0, at your option.
page-licence = Licence
