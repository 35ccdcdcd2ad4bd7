### What tables online say.

## Why something was not done

refused-request-unreadable = the request could not be read
refused-request-because = the request could not be read: { $reason }
refused-request-too-large = the request is too large
refused-request-slow = the request did not arrive in time
refused-request-origin = this page does not belong to this server
refused-limit-rate = too many requests; please wait a moment
refused-limit-tables = you have too many open tables; finish one first
refused-limit-chat = the message is empty or too long
refused-limit-edition = this edition is too large
refused-limit-events = this table has too many events; only game moves are accepted now
refused-limit-logins = too many sign-in attempts; wait a minute
refused-limit-connections = too many connections from your address
refused-session-none = the server does not know you yet; reload the page
refused-account-taken = this name is already taken
refused-account-name = a name has 1 to 24 letters, digits, spaces and - _ . '; an account name has at least 3
refused-account-password = a password has 8 to 200 characters
refused-account-wrong = there is no such account, or the password is wrong
refused-account-fixed = the name of an account does not change
refused-device-unknown = you have no such device
refused-link-unknown = there is no such link or code, or it has been used or has expired
refused-recovery-wrong = this recovery code is not valid
refused-passkey-wrong = this passkey is not known here, or the answer came too late
refused-passkey-unknown = you have no such passkey
refused-limit-passkeys = you have too many passkeys; remove one first
refused-feature-off = this server cannot do that
feature-passkeys-no-url = the operator has not set the server’s public address (public-url)
feature-passkeys-no-domain = passkeys need an address with https and a domain; this server’s is { $url }
refused-table-unknown = there is no such table
refused-table-setup = the game cannot be set up like this
refused-table-clock = the clock must give every player some time
refused-table-closed = this table does not admit spectators
refused-table-one-device = this table is for one device; everyone plays on the host’s device
refused-table-many-devices = only at a table for one device can a seat have a name of its own
refused-table-no-colours = the table was opened by an earlier release, which knew no colours
refused-table-not-seated = you have no seat at this table
refused-table-not-host = only the player who opened the table may do that
refused-table-no-seat = the table has no such seat
refused-table-seat-taken = this seat is taken
refused-table-seat-free = a seat is still free
refused-table-seated = you already have a seat
refused-table-started = the game has already started
refused-table-not-running = the game has not started
refused-table-paused = the game is paused
refused-table-not-paused = the game is not paused
refused-table-finished = the game is over
refused-table-not-finished = the game is not over yet
refused-table-stale = something has happened that you have not seen yet
refused-table-stale-at = you have seen version { $seen }; the table is at { $current }
refused-table-bot = there is no such bot
refused-table-busy = the table is overloaded; try again
refused-table-barred = you did not reveal your random share at this table, so you cannot sit here again
refused-table-newer = a newer version of the program has written to this table; this server has to be upgraded before it can open it
refused-table-rules = this program no longer has the rules of this table; you can look at it, but not continue it
refused-table-rules-of = this game was played by rules version { $table }, and this program has version { $here }; you can look at the table, but not continue it
refused-lesson-unknown = there is no such lesson
refused-lesson-wrong = there is an error in the lesson file
refused-lesson-wrong-at = the lesson file, line { $line }: { $reason }
refused-lesson-long = these are more moves than a lesson can have
refused-review-unfinished = the game was given up before its end, so there is no result to measure by
refused-review-failed = this game could not be reviewed
refused-play-not-to-act = it is not your turn
refused-play-stood-in = a bot is playing for you; take over first
refused-play-unreadable = the action could not be read
refused-play-illegal = a rule forbids this action
refused-answer-closed = there is no question for you to answer now
refused-answer-in-person = at this table everyone answers in person
refused-answer-topic = there are never questions about that
refused-help-off = at this table you have no hints and no warnings
refused-help-old = the table was opened by an earlier release, which knew no hints
refused-help-secret = nobody is helped while others are asked in secret too
refused-undo-nothing = there is nothing to take back
refused-undo-secret = a secret answer cannot be taken back
refused-undo-pending = somebody has already asked for an undo
refused-undo-not-asked = nobody is waiting for your answer
refused-clock-not-out = that player still has time
refused-server-store = the server cannot save anything at the moment
refused-server-unknown = it is not certain yet that this was saved; look at the table before you try again
refused-server-leaving = the server is shutting down; please reconnect
refused-server-fault = something went wrong on the server; the error has been logged
refused-undo-absent = a player whose move would also be taken back is absent
refused-clock-out = your time has run out; the others decide whether you play on
refused-deal-waiting = somebody has not committed to a random share yet
refused-deal-not-asked = random shares are not being revealed now, or yours is already known
refused-deal-share = this is not the share that you committed to
refused-push-off = this server does not send messages to devices
refused-push-wrong = this device cannot be sent messages: its push service or its keys are not known
refused-mail-off = this server does not send e-mail
refused-mail-address = this is not an e-mail address
refused-mail-code = the code is wrong
refused-mail-late = this code is no longer valid; ask for a new one
refused-notice-wrong = there is no such time of day or language
refused-webhook-off = this server does not call webhooks
refused-webhook-none = this table has no webhook that works
refused-webhook-address = the address of a webhook must start with https:// and be reachable from everywhere
refused-invite-unknown = you have not played with this person

## Phrases of the chat

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-good-game = Good game!
phrase-goodbye = Goodbye!

## A table as a file, and what verify says

table-file-first = not a table: the first line must be '{ $first }'
table-file-newer = the file has format { $format }; this program knows formats up to { $here }
table-file-line = line { $line } cannot be read: { $reason }
table-file-sum = the checksum at the end does not match: the file was changed or cut off
verify-event = event { $number } cannot have happened: { $reason }
verify-draw = event { $number }: chance drew '{ $found }', but the seed gives '{ $wanted }'
verify-early = event { $number }: the game ends too early
verify-commitment = the players were told the commitment { $found }, but the seed has { $wanted }
verify-share = no seat revealed the share { $share }
verify-no-share = '{ $share }' is not a share, which has 32 to 128 hexadecimal digits
verify-good =
    { $file } is a fair table of { $game }:
      { $events } events, each possible after the ones before it
      { $played } actions of seats, each legal
      { $drawn } draws, each as given by the seed and the random shares of { $persons ->
        [one] 1 player
       *[other] { $persons } players
    }
      commitment { $commitment }
verify-finished = The game is over.
verify-unfinished = The game is not over; what comes next is still secret.

## tetrapolis serve, load, soak, table

serve-listening = Tables are open at http://{ $address } (API: http://{ $address }/api). Press Ctrl+C to stop; all games are kept.
serve-no-page = The page is not built into this program; build it with make play.
serve-stopped = Stopped; everything is saved.
serve-in-use = another process is using { $file }; stop it first
serve-rehearsal = a rehearsal deals cards that can be known beforehand, so it runs only on this computer, not on { $listen }
serve-failed = cannot serve: { $reason }
serve-taken = { $address } is already in use. If it is a Tetrapolis server, go to http://{ $address }; if not, choose another address with --listen or TETRAPOLIS_LISTEN.
serve-config = { $file }: { $reason }
serve-number = { $name } must be a number, not '{ $value }'
serve-zero = { $name } must be at least 1, not 0
serve-switch = { $name } must be yes or no, not '{ $value }'
serve-address = '{ $value }' is not an address such as 127.0.0.1:8080
serve-public-url = '{ $value }' is not an address such as https://games.example.org
serve-mail = e-mail needs smtp, mail-from and public-url
serve-mail-wrong = e-mail cannot be sent: { $reason }
load-failed = the load test stopped: { $reason }
load-result =
    { $moves } moves/s at { $tables } tables in { $seconds } s
    from a move to its broadcast: half within { $p50 } ms, 99 of 100 within { $p99 } ms
soak-cycle = kill { $kill } of { $kills }: { $moves } moves acknowledged, each stored exactly once
soak-good = { $kills } kills, { $moves } acknowledged moves, none lost, none stored twice; every client resumed
soak-lost = client { $client } was told version { $version }, but after the restart the server has { $found }
soak-differs = client { $client } was told a version { $version } that differs from the server’s after the restart
table-imported = { $table } has { $events } events
table-there = table { $table } already exists
table-unknown = there is no table { $table }

help-serve =
    Runs a server with tables.

    Usage: tetrapolis serve [OPTION ...]

      --listen ADDRESS     where to listen (127.0.0.1:8080)
      --database URL       sqlite://FILE or postgres://... (sqlite://tetrapolis.db)
      --config FILE        a TOML file with the same names: listen = "..."
      --origin ORIGIN      also allow pages of this origin; can be repeated
      --public-url URL     the address by which people reach the server;
                           passkeys need it, with https
      --secure             send cookies over encrypted connections only
      --behind-proxy       trust X-Forwarded-For; only behind a proxy that sets it
      --grace SECONDS      how long a seat waits before a bot takes over (60)
      --stand-in KIND      the bot that takes over (club)
      --requests N         requests per second from one address (200)
      --messages N         messages per second on one socket (500)
      --connections N      connections from one address (2000)
      --all-connections N  connections from all addresses (20000)
      --tables N           open tables of one player (20)
      --logins N           sign-in attempts per minute, by name and by address (10)
      --keep-unfinished DAYS
                           days to keep games that are not over (tables that
                           never started: 30, others for ever)
      --keep-finished DAYS
                           days to keep finished games (for ever)
      --keep-chat DAYS     days to keep what people typed (for ever)
      --poll MS            ask PostgreSQL this often instead of using LISTEN
      --contact URL        how push services can reach you: mailto:... or https:...
      --push-host HOST     also send to this push service; can be repeated
      --smtp URL           the mail server for e-mails: smtps://USER:PASSWORD@HOST;
                           safer in a file or a variable
      --mail-from ADDRESS  the sender of e-mails
      --no-webhooks        tables have no webhooks
      --send-anywhere      webhooks and messages may go to private addresses and
                           without encryption
      --rehearsal SEED     deal every table from this seed: for tests,
                           on this computer only
      --open               open the page in a browser, if there is a desktop

    Each option also has a variable: TETRAPOLIS_LISTEN and so on. An option
    overrides its variable, and a variable overrides the file. RUST_LOG sets what
    is logged.
help-load =
    Plays random legal moves over real sockets and measures the server.

    Usage: tetrapolis load --url URL --game GAME --tables N --seconds S [OPTION ...]

      --url URL      the server: http://HOST:PORT
      --game GAME    the game, as 'tetrapolis games' names it
      --seats N      how many seats at a table (2)
      --tables N     how many tables at once
      --seconds S    for how long
      --rate R       moves per second at all tables together; by default as many
                     as possible
      --json         print JSON
help-soak =
    Kills a server under load and restarts it, many times; checks that no
    acknowledged move is lost or stored twice.

    Usage: tetrapolis soak [OPTION ...]

      --kills N        how many times (50)
      --tables N       how many tables (8)
      --game GAME      the game (the first one)
      --database URL   where the server writes (a new SQLite file)
help-verify =
    Checks a table that was played online: every event, every action against the
    rules, every draw against the seed and the players' random shares.

    Usage: tetrapolis verify RECORD [--commitment HASH] [--entropy SHARE]

      RECORD             the file, from /api/tables/ID/record
      --commitment HASH  the commitment that you were told before the first deal
      --entropy SHARE    your random share, as your browser kept it
help-table =
    Exports tables from a database and imports them.

    Usage: tetrapolis table export ID [--database URL]
           tetrapolis table import FILE [--database URL]
help-table-export =
    Prints a table as one file.

    Usage: tetrapolis table export ID [--database URL]

      ID               the table
      --database URL   where it is (sqlite://tetrapolis.db)
help-table-import =
    Imports an exported table into a database.

    Usage: tetrapolis table import FILE [--database URL]

      FILE             the file
      --database URL   where to put it (sqlite://tetrapolis.db)
