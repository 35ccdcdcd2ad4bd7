### What tables online say.

## Why something was not done

refused-request-unreadable = the request cannot be read
refused-request-because = the request cannot be read: { $reason }
refused-request-too-large = the request is too large
refused-request-origin = this page is not a page of this server
refused-limit-rate = too many requests; wait a moment
refused-limit-tables = you have too many open tables; finish one first
refused-limit-chat = that is too long to be said, or empty
refused-limit-connections = too many connections from your address
refused-session-none = you are not known yet: begin a session first
refused-account-taken = this name belongs to somebody else
refused-account-name = a name has 1 to 24 letters, digits, spaces and - _ . '; an account's name at least 3
refused-account-password = a password has 8 to 200 characters
refused-account-wrong = there is no such account, or the password is another
refused-table-unknown = there is no such table
refused-table-setup = the game cannot be set up so
refused-table-closed = this table admits no spectators
refused-table-not-seated = you have no seat at this table
refused-table-not-host = only who opened the table may do that
refused-table-no-seat = the table has no such seat
refused-table-seat-taken = somebody has this seat
refused-table-seat-free = a seat is still free
refused-table-seated = you have a seat already
refused-table-started = the game has begun
refused-table-not-running = the game has not begun
refused-table-paused = the game is paused
refused-table-not-paused = the game is not paused
refused-table-finished = the game is over
refused-table-not-finished = the game is not over
refused-table-stale = something has happened that you had not seen
refused-table-stale-at = you have seen version { $seen }, the table is at { $current }
refused-table-bot = there is no such bot
refused-table-busy = the table has too much to do; try again
refused-play-not-to-act = it is not your turn
refused-play-stood-in = a bot stands in for you; return first
refused-play-unreadable = the action cannot be read
refused-play-illegal = a rule forbids this action
refused-undo-nothing = there is nothing to take back
refused-undo-secret = a secret answer cannot be taken back
refused-undo-pending = somebody has asked already
refused-undo-not-asked = nobody waits for your answer
refused-clock-not-out = the clock of that seat has not run out
refused-server-store = the server cannot write at the moment
refused-server-leaving = the server is going away; connect again

## Phrases of the chat

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-goodbye = Goodbye!

## A table as a file, and what verify says

table-file-first = not a table: the first line must be '{ $first }'
table-file-line = line { $line } cannot be read: { $reason }
table-file-sum = the sum at the end does not fit: the file was changed or cut
verify-event = event { $number } cannot have happened: { $reason }
verify-draw = event { $number }: chance drew '{ $found }', the seed says '{ $wanted }'
verify-early = event { $number }: the game ends before its end
verify-commitment = the players were told the commitment { $found }, the seed has { $wanted }
verify-good =
    { $file } is a fair table of { $game }:
      { $events } events, each possible after those before it
      { $played } actions of seats, each legal
      { $drawn } draws of chance, each as the seed and the entropy of { $persons ->
        [one] 1 person says
       *[other] { $persons } persons say
    }
      commitment { $commitment }
verify-finished = The game is over.
verify-unfinished = The game is not over; nothing is known of what comes.

## tetrapolis serve, load, soak, table

serve-listening = Tables are open at http://{ $address } (the API: http://{ $address }/api). Ctrl+C closes them and keeps all games.
serve-no-page = The page was not built into this program; make play builds it.
serve-stopped = Stopped; everything is on disk.
serve-failed = cannot serve: { $reason }
serve-taken = { $address } is taken. If tables are open there already, go to http://{ $address }; if not, name another address with --listen or TETRAPOLIS_LISTEN.
serve-config = { $file }: { $reason }
serve-number = { $name } must be a number, not '{ $value }'
serve-address = '{ $value }' is not an address such as 127.0.0.1:8080
load-failed = the load stopped: { $reason }
load-result =
    { $moves } moves/s at { $tables } tables in { $seconds } s
    from a move to its broadcast: half within { $p50 } ms, 99 of 100 within { $p99 } ms
soak-cycle = kill { $kill } of { $kills }: { $moves } moves acknowledged, all there once
soak-good = { $kills } kills, { $moves } acknowledged moves, none lost, none twice; every client resumed
soak-lost = client { $client } was told version { $version }, the server has { $found } after the restart
soak-differs = client { $client } was told another version { $version } than the server has after the restart
table-imported = { $table } has { $events } events
table-there = table { $table } is there already
table-unknown = there is no table { $table }

help-serve =
    Opens tables on the network.

    Usage: tetrapolis serve [OPTION ...]

      --listen ADDRESS     where to listen (127.0.0.1:8080)
      --database URL       sqlite://FILE or postgres://... (sqlite://tetrapolis.db)
      --config FILE        a TOML file with the same names: listen = "..."
      --origin ORIGIN      a page of this origin may ask too; can be repeated
      --secure             cookies for encrypted connections only
      --behind-proxy       believe X-Forwarded-For; only behind a proxy that sets it
      --grace SECONDS      how long a seat waits before a bot stands in (60)
      --stand-in KIND      the bot that stands in (club)
      --requests N         requests of an address a second (200)
      --messages N         messages of a socket a second (500)
      --connections N      connections of an address (2000)
      --tables N           open tables of a player (20)
      --open               open the page in a browser, where there is a desktop

    Each has a variable too: TETRAPOLIS_LISTEN and so on. A flag counts before a
    variable, a variable before the file. RUST_LOG sets what is logged.
help-load =
    Plays random legal moves over real sockets, and measures.

    Usage: tetrapolis load --url URL --game GAME --tables N --seconds S [OPTION ...]

      --url URL      the server: http://HOST:PORT
      --game GAME    the game, as 'tetrapolis games' names it
      --seats N      how many at a table (2)
      --tables N     how many tables at once
      --seconds S    how long
      --rate R       so many moves a second at all tables together; otherwise as
                     many as go
      --json         print JSON
help-soak =
    Kills a server under load and starts it again, many times; checks that no
    acknowledged move is lost and none is there twice.

    Usage: tetrapolis soak [OPTION ...]

      --kills N        how often (50)
      --tables N       how many tables (8)
      --game GAME      the game (the first one)
      --database URL   where the server writes (a new SQLite file)
help-verify =
    Checks a table that was played online: every event, every action by the rules,
    every draw by the seed and everybody's entropy.

    Usage: tetrapolis verify RECORD [--commitment HASH]

      RECORD             the file, as /api/tables/ID/record gives it
      --commitment HASH  the commitment that you were told before the first deal
help-table =
    Takes tables out of a database and puts them in.

    Usage: tetrapolis table export ID [--database URL]
           tetrapolis table import FILE [--database URL]
help-table-export =
    Prints a table as one file.

    Usage: tetrapolis table export ID [--database URL]

      ID               the table
      --database URL   where it is (sqlite://tetrapolis.db)
help-table-import =
    Puts a table that was exported into a database.

    Usage: tetrapolis table import FILE [--database URL]

      FILE             the file
      --database URL   where to put it (sqlite://tetrapolis.db)
