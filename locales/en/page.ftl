### The page: its frame, the home page, the lobby, replays, rules, settings.

## Everywhere

page-nothing = nothing
page-name = Tetrapolis
page-title = { $title } · Tetrapolis
page-home = Tetrapolis, to the first page
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
page-unreachable = The server cannot be reached. Check the connection and try again.
page-not-found = There is no such page.
page-go-home = To the first page
page-try-again = Try again
page-opening = Opening the table …
page-lost = The connection is cut. The table is safe; the page comes back by itself.

## Home

page-hero = Four cities, one table.
page-hero-more = Choose a game, press play. No account, no download; the rules are kept for you.
page-game-point-city-is = Take two cards a turn; turn resources into a city.
page-game-cities-is = Draft land and blocks; raise the finest district.
page-game-uptown-is = Stack five towers, and send awkward presents.
page-game-mafia-city-is = Hold seven places; answer every move with a veto.
page-players-range = { $least }–{ $most }
page-minutes = { $minutes } min
page-play = Play
page-how = How to play
page-way-bots = Against bots
page-way-friends = With friends
page-way-device = This device
page-players = Players
page-bots = Bots
page-you-and =
    { $count ->
        [0] You alone
        [one] You and one
       *[other] You and { $count }
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
page-open = Open a table of { $game }
page-options = Options
page-option-solo = Level of the solo game
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
page-option-target = Target
page-option-target-advanced = Full
page-option-target-beginners = For beginners
page-clock = Clock
page-clock-none = Without a clock
page-clock-quick = Quick: 5 minutes, and 10 seconds a turn
page-clock-calm = Calm: 15 minutes, and 20 seconds a turn
page-clock-days = Days: 3 days a turn
page-clock-of-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
page-clock-of-bank = { $minutes } minutes, and { $increment } seconds a turn
page-public = Show the table in the lobby
page-edition = Another edition (a file)
page-edition-is = Edition: { $edition }
page-your-name = Your name

## The lobby

page-waiting-tables = Waiting for a player
page-all-tables = All tables
page-own-tables = Your tables
page-past-tables = Your finished games
page-no-tables = No table waits for players now. Open one: others see it here.
page-open-one = Open a table
page-phase-gathering = gathering
page-phase-running = being played
page-phase-paused = paused
page-phase-finished = finished
page-seats-free =
    { $free ->
        [0] no seat is free
        [one] 1 seat is free
       *[other] { $free } seats are free
    }

## Before the game

page-gathering =
    { $free ->
        [one] 1 seat is free. The game begins when all are taken.
       *[other] { $free } seats are free. The game begins when all are taken.
    }
page-gathering-full = All seats are taken. Begin when you like.
page-gathering-wait = All seats are taken. Who opened the table begins.
page-seat = Seat { $seat }
page-seat-free = Free
page-name-numbered = { $name } { $seat }
page-you = you
page-sit = Sit here
page-rise = Leave the seat
page-add-bot = Bot
page-add-bot-to = Seat a bot at seat { $seat }
page-remove-bot = Send away
page-remove-bot-from = Send the bot at seat { $seat } away
page-start = Begin
page-invite = Invite
page-invite-how = Whoever has this link can sit down or look on.
page-invite-link = The link of this table
page-copy = Copy
page-copied = Copied
page-dealing = The deal is fixed by a seed that nobody can change any more: { $commitment }… You can verify it after the game.

## The table

page-board = Board
page-log = Log
page-chat = Chat
page-log-and-chat = Log and chat
page-more = More
page-undo = Undo
page-confirm = Confirm
page-ways = In which way
page-score-sheet = Score sheet
page-back-to-live = Back to now
page-status-you = It is your turn.
page-status-confirm = Confirm: { $action }
page-status-wait = One moment …
page-status-others = Waiting for { $names }
page-status-past = Looking back: { $version } of { $of }
page-status-paused = The game is paused.
page-status-over = The game is over.
page-status-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
page-status-stood-in = A bot plays for you.
page-missed =
    { $count ->
        [one] You are back. One thing happened meanwhile:
       *[other] You are back. { $count } things happened meanwhile:
    }
page-said = { $name }: { $text }
page-undo-asked = { $name } would like to take a move back.
page-undo-agree = Agree
page-undo-refuse = Refuse
page-ran-out = The time of { $name } has run out.
page-ran-out-wait = Wait
page-ran-out-bot = Let a bot play on
page-stood-in = A bot plays for you while you are away.
page-return = Play on
page-paused = The game is paused; the clocks stand.
page-pause = Pause
page-resume = Play on
page-leave = Let a bot play for me
page-resign = Give up
page-resign-sure = Really give up? The game is lost then.
page-mute = Hear nothing from { $name }
page-unmute = Hear { $name } again
page-player-look = Look at { $name }
page-player-resigned = has given up
page-player-stood-in = a bot plays
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
page-chat-say = Say something
page-chat-send = Send
page-phrases = Ready phrases
page-past-before = One step back
page-past-after = One step on
page-look-back = Look back at: { $text }
page-log-all = Show all { $count } lines
page-rule = Rule { $rule }
page-why-not = This cannot be chosen now.
page-why-wait = Wait: { $names } must act first.
page-in-words = In words
page-what-you-can-do = What you can do
page-nothing-to-do = There is nothing to do for you now.
page-narrow = Narrow by words
page-again-to-play = once more to play it
page-more-actions = And { $count } more: narrow them by words or on the board.
page-board-in-words = The board in words
page-hand-over = Hand the device to { $name }
page-hand-over-why = What { $name } holds is shown after the tap.
page-hand-over-done = I am { $name }

## Keys

page-keys = Keys
page-key-arrows = Arrows
page-key-arrows-does = move among what can be touched
page-key-enter = Enter
page-key-enter-does = choose; once more to play
page-key-esc = Esc
page-key-esc-does = choose nothing; back to now
page-key-u = U
page-key-u-does = undo
page-key-l = L
page-key-l-does = the log
page-key-steps = Left, right
page-key-steps-does = on the log: step through what happened
page-key-question = ?
page-key-question-does = these keys

## The log

page-log-opened = The table was opened.
page-log-sat = { $name } took a seat.
page-log-rose = { $name } left the seat.
page-log-started = The game began.
page-log-undone =
    { $steps ->
        [one] { $name } took one step back.
       *[other] { $name } took { $steps } steps back.
    }
page-log-undo-asked = { $name } would like to take a move back.
page-log-undo-agreed = { $name } agreed.
page-log-undo-refused = { $name } refused.
page-log-paused = { $name } paused the game.
page-log-resumed = { $name } resumed the game.
page-log-resigned = { $name } gave up.
page-log-away = { $name } is away.
page-log-back = { $name } is back.
page-log-stood-in = A bot plays for { $name }.
page-log-ran-out = The time of { $name } ran out.
page-log-waited = The others wait for { $name }.
page-log-muted = You hear nothing from { $name }.
page-log-unmuted = You hear { $name } again.
page-log-finished = The game is over.
page-log-rematch = There is a rematch.

## The end

page-score-what = What
page-score-total = Total
page-score-place = Place
page-place = { $place }.
page-rival = Rival
page-rematch = Rematch
page-replay = Replay
page-record = Record
page-verify = Verify the deal
page-verify-how = Before the first seat was taken the server fixed a seed by its hash. Everybody added a share of chance. Save the record and let the program check every draw and every move:
page-verify-commitment = The hash that you were told before
page-verify-seed = The seed
page-verify-share = The share of { $name }

## Replay

page-replay-of = Replay: { $game }
page-replay-at = Step { $version } of { $of }
page-replay-slider = Where in the game
page-replay-eyes = Seen by
page-replay-public = everybody
page-replay-rounds = Go to
page-replay-round = Round { $round }
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-play = Let it run
page-replay-pause = Stop
page-continue = Continue from here against bots
page-replay-early = The game is not over yet; a replay comes after the end.

## Rules

page-rules-of = Rules of { $game }
page-search-rules = Search the rules
page-no-rules = No rule has these words.
page-rules-english = These rules are not translated yet; this is the English text.

## Settings

page-set-theme = Theme
page-set-theme-system = As the system
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-confirm = To play a move
page-set-confirm-second-tap = Tap twice, or Confirm
page-set-confirm-always = Confirm only
page-set-confirm-at-once = At once
page-set-motion = Motion
page-set-motion-system = As the system
page-set-motion-off = None
page-set-sound = A sound when it is your turn and when time is short
page-account = Account
page-account-why = You can play without one. An account keeps your name and your games on every device.
page-account-is = You are { $name }.
page-password = Password
page-log-in = Log in
page-register = Make an account
page-log-out = Log out

## About

page-about-what = Tetrapolis is a table for four games about cities, free and open. You play against bots, with friends by link, or on one device.
page-about-fair = The server knows all rules and keeps them; the deal can be verified after every game.
page-about-api = The programming interface
page-credits = Credits
page-credit-games = The rules are told in the project's own words; the editions are the project's own. The games' names belong to their owners.
page-credit-art = All drawings and icons were made for Tetrapolis.
page-credit-font = The type is Sofia Sans by the Sofia Sans Project Authors, under the SIL Open Font License 1.1.
page-credit-code = The program is under the MIT licence or the Apache licence 2.0, as you like.
page-licence = Licence
