### What the program tetrapolis itself says.

## The one line of an error

failure = tetrapolis: { $reason }
refusal = { $rule }: { $reason }

file-error = { $file }: { $reason }
file-missing = there is no such file
file-forbidden = permission denied
file-directory = this is a directory, not a file
file-not-a-directory = a part of this path is not a directory
file-special = this is not a plain file
file-in-use = another program is playing this game
file-not-text = this is not a text file
file-too-large = this file is too large
file-other = { $reason }
output-failed = cannot write to standard output: { $reason }

## Wrong use

usage-no-command = which command? See 'tetrapolis --help'
usage-unknown-command = there is no command '{ $command }', see 'tetrapolis --help'
usage-unknown-argument = unexpected argument '{ $argument }', see '--help'
usage-missing = missing: { $argument }, see '--help'
usage-no-value = { $argument } needs a value, see '--help'
usage-conflict = { $argument } and { $other } exclude each other
usage-twice = { $argument } is given twice
usage-wrong = { $argument } does not take '{ $value }', see '--help'
usage-not-text = an argument is not text in UTF-8
usage-value = { $argument }: { $reason }
usage-no-number = '{ $value }' is not a whole number from 0 up
usage-too-large = { $value } is too large
usage-zero = it must be at least 1
usage-bot = there is no bot '{ $bot }', only { $bots }
usage-option = '{ $value }' is not of the form NAME=VALUE
usage-language = there is no language '{ $language }', only { $languages }

## Lists and numbers

list-none = nothing
list-more = { $before }, { $item }
list-last = { $before } and { $item }
decimal = { $whole }.{ $fraction }
decimal-whole = { $whole }

## Who plays

party-you = Player { $seat } (you)
party-player = Player { $seat }
party-bot = Player { $seat } (bot: { $kind })
party-named = Player { $seat } ({ $player })
party-rival = Rival

## Score sheets

sheet-head =
    { $party }: { $score } { $score ->
        [one] point
       *[other] points
    }, place { $place }
outcome-won = The winner: { $party }
outcome-shared = The first place is shared by { $parties }.

## tetrapolis games, rules, edition

games-entry = { $name }: { $title }, { $least } to { $most } seats
games-option = {"  "}option { $option }: { $values }
rules-unknown = { $game } has no rule '{ $rule }'
edition-good = { $file }: { $title }, edition { $name }, hash { $hash }

## tetrapolis play

play-no-game = which game? See 'tetrapolis games' and 'tetrapolis play --help'
play-no-record = there is no such record; to begin one, name a game
play-no-folder = no home directory for the record; name a file with --record
play-no-chance = the operating system gives no random numbers: { $reason }
play-too-many-bots =
    { $bots ->
        [one] 1 bot does
       *[other] { $bots } bots do
    } not fit on { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
play-contradiction = { $argument } { $given } contradicts the record, which says { $record }
play-resumed =
    Going on with { $file } after { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
play-torn = The last line of the record was not complete and is left out: '{ $text }'
play-prompt = { $party } [1-{ $most }, h = help] >{" "}
play-actions = There is no room for the { $count } actions; 'a' lists them.
play-no-number = There are actions 1 to { $most }.
play-unknown = { $reason } (h = help)
play-not-yours = Only actions of your own seat can be played.
play-change-places = { $party }: when nobody else is looking, press Enter >{" "}
play-no-why = Nothing was refused. 'why 3' shows the rule of action 3.
play-left =
    The game is saved in { $file }
    To go on: { $command }
play-over = The record of the game is in { $file }
play-help =
    Type one of these:
      12            the action with this number
    {"  "}{ $action }
                    this action, in notation
      undo, u       take back your last action, up to the last reveal
      board, b      show the board and the actions again
      actions, a    list the actions in words
      score, s      show the score sheets as they are now
      log, l        tell everything from the start
      rule { $rule }
                    show a rule, or a group of rules: rule { $group }
      why           show the rule of the last refusal; why 3: of action 3
      help, h, ?    show this
      quit, q       leave; the game is saved and can be resumed
log-play = { $party }: { $what }
log-chance = {"  "}{ $what }
undo-done = Taken back: { $what }
undo-nothing = There is nothing to take back.
undo-revealed = It cannot be taken back: something was revealed after your last action.
undo-other = It cannot be taken back: another player acted last.

## tetrapolis sim

sim-players =
    { $players ->
        [one] 1 player is
       *[other] { $players } players are
    } named for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
sim-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } in { $seconds } s
sim-speed = { $decisions } decisions/s, { $games } games/s
sim-length = { $steps } steps and { $decisions } decisions a game
sim-party = { $party }: mean score { $score }, wins { $share } %

## tetrapolis arena

arena-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } in { $seconds } s
arena-player = { $kind }: wins { $share } % ({ $low } to { $high }), mean score { $score }, rating { $rating }, { $ms } ms a move

## tetrapolis check

check-setup =
    { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
check-setup-options =
    { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $options }
check-good =
    { $what }: all five laws hold in { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $steps } steps, { $decisions } decisions, longest { $longest })
check-no-peek =
    { $what }: no bot peeks in { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $choices } choices, { $hidden } of them between worlds that differ)
check-peeks = { $what }: { $kind } peeks in game { $game }: where it cannot know better it plays '{ $one }' or '{ $other }'
check-broken = { $what }: the law "{ $law }" is broken in game { $game }: { $reason }
law-replay = the same steps give the same game
law-legality = exactly the legal is accepted
law-same-look = what is sampled from a view looks like the view
law-no-leak = what is not seen does not show
law-conservation = nothing is lost, and every game ends

## tetrapolis replay, position, legal, apply

replay-past-end =
    there is no step { $to }, the record has { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
legal-over = The game is over; nothing can be done.
apply-step = step { $number } '{ $step }': { $reason }

## Help

help =
    Four city games at one table, in the terminal.

    Usage: tetrapolis [--lang LANGUAGE] COMMAND ...

    Play
      play       play a game here, alone, together or against bots
      games      list the games
      rules      show the numbered rules of a game

    Study
      sim        let bots play many games and count
      arena      let bots compete: win shares, ratings, time a move
      lab        study a game and its cards by many games between equals
      check      check the laws of a game, or that no bot can peek
      replay     tell a record step by step
      edition    check an edition: the cards of a game as a file

    Positions
      position   print a position of a record as JSON
      show       draw a position
      legal      list what can be done in a position
      score      show the score sheets of a position
      apply      carry out steps in a position

    Online
      serve      open tables on the network
      verify     check that a table was played fairly
      table      take a table out of a database, or put one in
      load       measure a server
      soak       kill a server under load, many times

    Options
      --lang LANGUAGE   en, cs, sk, pl, hu or ro; otherwise as LC_ALL, LC_MESSAGES
                        or LANG say
      -h, --help        this, or after a command the help of the command
      -V, --version     the version
help-games =
    Lists the games: name, title, seats, options.

    Usage: tetrapolis games
help-rules =
    Shows the numbered rules of a game.

    Usage: tetrapolis rules GAME [ID]

      GAME   the game, as 'tetrapolis games' names it
      ID     one rule (PC-3.4) or a group of rules (PC-3)
help-edition =
    Works on editions: the cards and tokens of a game as a file.

    Usage: tetrapolis edition check PATH
help-edition-check =
    Checks an edition and says its name and hash, or the line that is wrong.

    Usage: tetrapolis edition check PATH

      PATH   the file
help-play =
    Plays a game in this terminal.

    Usage: tetrapolis play GAME [OPTION ...]
           tetrapolis play --record FILE

      GAME                  the game, as 'tetrapolis games' names it
      --seats N             how many play; without --bots all of them are people
      --bots KIND,...       bots, who take the last seats: novice, club, expert;
                            random, greedy, search, search:200 (iterations a
                            move), search:50ms; without --seats and --bots: one
                            person against one bot (club)
      --solo LEVEL          alone against the virtual rival: easy, medium or hard
      --option NAME=VALUE   an option of the game
      --edition PATH        other cards than the built-in ones
      --seed S              a number; the same seed gives the same chances
      --record FILE         where to write the record; a record that exists is
                            resumed, and nothing else need be said
help-sim =
    Lets bots play many games and counts.

    Usage: tetrapolis sim GAME [OPTION ...]

      GAME                  the game, as 'tetrapolis games' names it
      --seats N             how many play (2)
      --games K             how many games (1000)
      --seed S              a number; the same seed gives the same games (1)
      --players KIND,...    who plays on which seat (random); see 'play'
      --threads T           how many threads (as many as the machine has)
      --option NAME=VALUE   an option of the game
      --edition PATH        other cards than the built-in ones
      --json                print the figures as JSON
help-arena =
    Lets bots compete. They move one seat on after every game.

    Usage: tetrapolis arena GAME --players KIND,... [OPTION ...]

      GAME                  the game, as 'tetrapolis games' names it
      --players KIND,...    who plays, one for each seat: random, greedy, search,
                            search:200 (iterations a move), search:50ms, novice,
                            club, expert
      --games N             how many games (400)
      --iterations I        the budget of each 'search', in iterations a move (1000)
      --ms T                the budget of each 'search', in milliseconds a move
      --duplicate           the same chance for every seating, to cut the luck
      --threads T           how many threads (as many as the machine has)
      --seed S              a number; the same seed gives the same games (1)
      --option NAME=VALUE   an option of the game
      --edition PATH        other cards than the built-in ones
      --json                print the figures as JSON
help-lab =
    Studies a game: equal bots play many games; a report says who wins, how games
    end, and of every card how often it is taken and what it brings.

    Usage: tetrapolis lab GAME [OPTION ...]

      GAME                  the game, as 'tetrapolis games' names it
      --seats N             how many seats (as many as the game has)
      --games N             how many games (200)
      --players KIND        who plays at every seat (search:100)
      --out DIR             where the report goes: report.md, report.json and
                            pictures (lab-GAME)
      --threads T           how many threads (as many as the machine has)
      --seed S              a number; the same seed gives the same games (1)
      --option NAME=VALUE   an option of the game
      --edition PATH        other cards than the built-in ones
help-check =
    Checks the laws that every game keeps, on random games; or, with --no-peek,
    that each bot makes the same move in worlds that look the same to it.

    Usage: tetrapolis check GAME [OPTION ...]

      GAME             the game, as 'tetrapolis games' names it
      --no-peek        check the bots instead of the game
      --games N        how many games for each setup (1000; 10 with --no-peek)
      --seats N        with this number of seats only
      --seed S         a number; the same seed gives the same games (1)
      --edition PATH   other cards than the built-in ones
help-replay =
    Tells a record step by step, and shows where it leads.

    Usage: tetrapolis replay RECORD [OPTION ...]

      RECORD           the file
      --to N           the first N steps only
      --edition PATH   the edition that was played, if not the built-in one
help-position =
    Prints a position of a record as JSON, which can be edited by hand.

    Usage: tetrapolis position RECORD [OPTION ...]

      RECORD           the file
      --to N           after the first N steps, not after all
      --edition PATH   the edition that was played, if not the built-in one
help-show =
    Draws a position as everybody sees it, or as one seat does.

    Usage: tetrapolis show POSITION [OPTION ...]

      POSITION         the file, or - for standard input
      --seat N         with the eyes of seat N
      --json           print JSON
      --edition PATH   the edition of the position, if not the built-in one
help-legal =
    Lists what can be done in a position, or what chance can decide: notation,
    rule and words.

    Usage: tetrapolis legal POSITION [OPTION ...]

      POSITION         the file, or - for standard input
      --edition PATH   the edition of the position, if not the built-in one
      --json           print JSON
help-score =
    Shows the score sheets of a position, as if the game ended there.

    Usage: tetrapolis score POSITION [OPTION ...]

      POSITION         the file, or - for standard input
      --edition PATH   the edition of the position, if not the built-in one
help-apply =
    Carries out steps in a position and prints the position to which they lead.

    Usage: tetrapolis apply POSITION STEP ... [OPTION ...]

      POSITION         the file, or - for standard input
      STEP             a step as in a record: '1: take b2 c2', '* first 2'; the seat
                       or the star may be left out
      --edition PATH   the edition of the position, if not the built-in one
