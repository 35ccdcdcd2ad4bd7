### The home page, the lobby and a table before its game.

## Home

page-hero = Four cities, one table.
page-hero-more = Choose a game and press Play. No account, no download; we enforce the rules.
page-game-point-city-is = Take two cards at a time and turn resources into a city.
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
page-play-game = Play { $game }
page-open = Open a table for { $game }
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
page-clock-of-bank =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } plus { $increment ->
        [one] 1 second
       *[other] { $increment } seconds
    } per turn
page-answers = Secret questions stay open for
page-answers-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
page-answers-none = as long as it takes
page-public = List the table in the lobby
page-edition = Another edition (file)
page-edition-is = Edition: { $edition }
page-your-name = Your name
page-own-cards = My own cards
page-own-cards-how = Play with your own edition: a text file with the game’s cards and tiles.

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
page-dealing = The deal is fixed by a secret seed that nobody can change now. Its hash begins with { $commitment }… You can verify the deal after the game.
page-dealing-now = Every player’s browser is revealing its random share. The game begins in a moment.

## Coming back

page-home-continue = Continue
page-home-tables =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    }, { $waiting ->
        [0] none waits for you
        [one] one waits for you
       *[other] { $waiting } wait for you
    }
page-home-look = Look
page-home-turn = Your turn
page-home-turn-left = Your turn, time left: { $time }
page-home-turn-of = { $name } to play
page-home-others-left = Waiting for { $names }, time left: { $time }
page-home-full = Every seat is taken
page-home-dealing = The game begins in a moment
page-home-with = { $names }
page-home-alone = Just you
page-home-ended = Since your last visit
page-home-ended-more =
    { $count ->
        [one] 1 more game
       *[other] { $count } more games
    }
page-home-new = New game
page-home-installed = An installed app starts out empty, even if you have played in the browser.
page-result-won = You won { $game }, { $own } to { $other }
page-result-shared = You share the win in { $game }, { $own } to { $other }
page-result-placed =
    { $place ->
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    } in { $game }, { $own } to { $other }
page-result-device =
    { $count ->
        [one] { $names } won { $game }
       *[other] { $names } won { $game } together
    }
page-result-over = { $game } is over
page-result-of = { $game }, { $when }
page-result-against = against { $names }
page-sharing = Who plays on this device
page-sharing-name = Player { $seat }
page-news = New here
page-news-home = Your running tables are the first thing you see here.
page-news-devices = You can continue a game on your phone: tap your name at the top, then “Continue on another device”.
page-news-notices = We can tell you when it is your turn, also while this page is closed.

## Finished games

page-filter-game = Game
page-filter-result = Result
page-filter-with = Opponents
page-filter-all = All
page-filter-won = Won
page-filter-lost = Not won
page-filter-people = People
page-filter-bots = Bots
page-filter-none = No games match.
page-filter-older = Older games

## Inviting

page-invite-text = Play { $game } with me!
page-invite-qr = QR code
page-invite-share = Share
page-companions = People you have played with
page-invite-name = Invite { $name }
page-invited = Invited
page-invited-name = Invited: { $name }
