### The table: its frame, the keys, the log, the end.

## The table

page-board = Board
page-log = Log
page-chat = Chat
page-log-and-chat = Log and chat
page-more = More
page-undo = Undo
page-confirm = Confirm
page-confirm-brings = Confirm, { $points }
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
page-status-you-won = You win!
page-status-stood-in = A bot is playing for you.
page-missed =
    { $count ->
        [one] Welcome back. One thing happened while you were away.
       *[other] Welcome back. { $count } things happened while you were away.
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
page-timeless = Your time has run out. You can play on if all the others agree.
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
page-player-bot = bot · { $kind }
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
page-log-many = Revealed: { $count }
page-rule = Rule { $rule }
page-why-not = You cannot choose this now.
page-why-wait = Waiting for { $names } to act first.
page-in-words = As text
page-what-you-can-do = What you can do
page-nothing-to-do = There is nothing for you to do right now.
page-narrow = Filter
page-again-to-play = press again to play
page-more-actions = And { $count } more: filter the list, or choose on the board.
page-board-in-words = The board as text
page-hand-over = Hand the device to { $name }
page-hand-over-why = { $name }’s hand stays hidden until you tap.
page-hand-over-done = I am { $name }
page-skip-to-board = Skip to the board
page-status-thinking =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
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
page-go-on = Continue
page-event-last = The last round has begun
page-event-last-means = This round is played to its end. Then the game is over.

## Secret questions

page-asked-nothing = You have nothing to play here, so you pass.
page-asked-covered = You pass, as you asked.
page-asked-answered = Your answer: { $action }. You can change it until time is up.
page-asked-others = The others are answering in secret.
page-asked-left = { $seconds } s
page-asked-closes =
    { $seconds ->
        [one] One second left for secret answers
       *[other] { $seconds } seconds left for secret answers
    }
page-asked-open =
    { $seconds ->
        [one] You have one second to answer.
       *[other] You have { $seconds } seconds to answer.
    }
page-more-time = More time
page-more-time-does = Keeps the question open for 30 seconds. Everyone sees that you asked.
page-standing = Standing answers
page-standing-how = Secret questions you don’t want to be asked are declined for you. Nobody else can tell, and you can change this at any time.
page-standing-all = Ask me about everything
page-standing-part = Pass for the rest of this phase
page-standing-only = Ask me only about:
page-standing-again = Ask me again

## Keys

page-keys = Keys
page-key-arrows = Arrows
page-key-arrows-does = move among the things on the board
page-key-g = G
page-key-g-does = to the next thing you can choose
page-key-enter = Enter
page-key-enter-does = read what it is; press again to choose, and again to play
page-key-esc = Esc
page-key-esc-does = cancel the choice; back to the game
page-key-u = U
page-key-u-does = undo
page-key-l = L
page-key-l-does = open the log
page-key-t = T
page-key-t-does = more time for a secret answer
page-key-p = P
page-key-p-does = standing answers
page-key-steps = Left, right
page-key-steps-does = in the log: step through the game
page-key-question = ?
page-key-question-does = the game at a glance

## The log

page-log-opened = The table was opened.
page-log-sat = { $name } sat down.
page-log-named = { $name } has changed name or colour.
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
page-log-dealing = Everyone’s random share is being revealed.
page-log-committed = { $name } committed to a new random share.
page-log-revealed = { $name } revealed their random share.
page-log-redealt = Some players did not reveal their random share in time. Their seats are free again, and everything is dealt again.
page-log-paused = { $name } paused the game.
page-log-resumed = { $name } resumed the game.
page-log-resigned = { $name } resigned.
page-log-away = { $name } is away.
page-log-back = { $name } is back.
page-log-stood-in = A bot is playing for { $name }.
page-log-ran-out = { $name } ran out of time.
page-log-waited = The others are waiting for { $name }.
page-log-more-time = { $name } asks for more time to answer.
page-log-asked-again = The question is open again.
page-log-muted = You muted { $name }.
page-log-unmuted = You unmuted { $name }.
page-log-finished = The game is over.
page-log-rematch = A rematch has been opened.

## The end

page-score-what = Category
page-score-total = Total
page-score-place = Place
page-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-rival = Rival
page-rematch = Rematch
page-replay = Replay
page-record = Record
page-verify = Verify the deal
page-verify-how = Before the first seat was taken, the server published the hash of a secret seed. Every player then added a random share. Save the record and let the program check every draw and every move:
page-verify-commitment = The hash published before the game
page-verify-kept = Checked: the server’s seed matches the hash that this browser was shown before the game, and every player revealed the share they had committed to.
page-verify-broken = This does not match what this browser was shown before the game. Either somebody cheated, or you were not here from the start. Save the record and verify it.
page-verify-seed = The seed
page-verify-share = { $name }’s random share
page-guest = Guest
page-hand-over-since = Since your turn, { $name }
page-share = Share a moment
page-webhook = Tell another service
