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
usage-conflict = { $argument } cannot be used with { $other }
usage-twice = { $argument } is given twice
usage-wrong = { $argument } does not take '{ $value }', see '--help'
usage-not-text = an argument is not valid UTF-8
usage-value = { $argument }: { $reason }
usage-no-number = '{ $value }' is not a whole number of 0 or more
usage-too-large = { $value } is too large
usage-zero = it must be at least 1
usage-bot = there is no bot '{ $bot }'; the bots are { $bots }
usage-option = '{ $value }' is not of the form NAME=VALUE
usage-language = there is no language '{ $language }'; the languages are { $languages }

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
sheet-tie = { $one } and { $other } have equal points; { $one } wins the tie. { $one } – { $ahead }; { $other } – { $behind }
sheet-tie-shared = { $one } and { $other } share their place: nothing breaks the tie
outcome-won = Winner: { $party }
outcome-shared = First place is shared by { $parties }.

## tetrapolis games, rules, edition

games-entry = { $name }: { $title }, { $least } to { $most } seats
games-option = {"  "}option { $option }: { $values }
rules-unknown = { $game } has no rule '{ $rule }'
edition-good = { $file }: { $title }, edition { $name }, hash { $hash }

## tetrapolis play

play-no-game = which game? See 'tetrapolis games' and 'tetrapolis play --help'
play-no-record = there is no such record; to start a new one, name a game
play-no-folder = there is no home directory for the record; name a file with --record
play-no-chance = the operating system provides no random numbers: { $reason }
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
    Resuming { $file } after { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
play-torn = The last line of the record was incomplete and has been ignored: '{ $text }'
play-prompt = { $party } [1-{ $most }, h = help] >{" "}
play-actions = There are too many actions to show here ({ $count }); type 'a' to list them.
play-no-number = Choose an action from 1 to { $most }.
play-unknown = { $reason } (h = help)
play-not-yours = You can only play actions for your own seat.
play-change-places = { $party }: when nobody else is looking, press Enter >{" "}
play-no-why = Nothing has been refused. 'why 3' shows the rule of action 3.
play-left =
    The game is saved in { $file }
    To resume: { $command }
play-over = The record of the game is in { $file }
play-thinking = { $party } is thinking…
play-hint-matters = This separates good moves from poor ones: { $what } ({ $rule }). Type 'hint' again for the move.
play-hint-even = Good and poor moves hardly differ in points here. Type 'hint' again for the move.
play-hint-move = A good move: { $what } ({ $action })
play-hint-why = Compared with a poor one, expect:
play-hint-none = There is nothing to choose here.
play-warning = Are you sure? This move lowers your chance to win by about { $loss } % (±{ $margin }).
play-warning-about = It is mostly about: { $what }
play-warning-choice = Type it again to play it anyway, 'hint' to see a better move, or another move.
play-help =
    Type one of these:
      12            the action with this number
    {"  "}{ $action }
                    an action in notation
      undo, u       take back your last action, if nothing was revealed since
      hint, i       a hint: what matters; again: which move, and why
      board, b      show the board and the actions again
      actions, a    list the actions in words
      score, s      show the score sheets as they are now
      log, l        retell the game from the start
      rule { $rule }
                    show a rule, or a group of rules: rule { $group }
      why           show the rule behind the last refusal; why 3: of action 3
      help, h, ?    show this help
      quit, q       leave; the game is saved and can be resumed
log-play = { $party }: { $what }
log-chance = {"  "}{ $what }
undo-done = Taken back: { $what }
undo-nothing = There is nothing to take back.
undo-revealed = You cannot take it back: something was revealed after your last action.
undo-other = You cannot take it back: another player acted last.

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
sim-length = { $steps } steps and { $decisions } decisions per game
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
arena-player = { $kind }: wins { $share } % ({ $low } to { $high }), mean score { $score }, rating { $rating }, { $ms } ms per move
arena-adjusted = {"  "}without luck: { $share } % ({ $low } to { $high })
arena-saves = To know the shares as well without removing luck takes about { $times } times as many games.

## tetrapolis review

review-unfinished = the game is not over; only a finished game can be reviewed
review-quick = Quick review
review-deep = Deep review
review-chances = Chance to win, in per cent
review-before = before the deal
review-round = round { $round }, step { $step }
review-step = step { $step }
review-end = at the end
review-seat = { $party }: from { $from } % to { $to } %
review-own = own decisions
review-own-means = compared with a simple bot’s moves
review-luck = luck
review-luck-means = what chance turned up, for and against
review-others = the others
review-others-means = what their moves brought or cost
review-information = information
review-information-means = what moves brought that nobody could know
review-rest = unexplained rest
review-rest-means = what these parts do not explain
review-room = Counted move by move, the best moves found gain { $room } % over those of a simple bot, and the moves played lose { $lost } % (±{ $margin }) to the best. Such sums can be more than a whole win.
review-rate =
    {"  "}{ $decisions ->
        [one] 1 decision; it cost { $rate } thousandths of a win
       *[other] { $decisions } decisions; on average each cost { $rate } thousandths of a win
    }
review-none = {"  "}No decision was found that cost anything.
review-decision = Step { $step }: { $what }
review-known = What could be known:
review-open = With all cards open:
review-costs = costs { $loss } % (±{ $margin }). Better: { $better }
review-close = too close to call, { $loss } % (±{ $margin }). About as good: { $better }
review-best = nothing better was found
review-why = Expected at the end with the better move: { $parts }. Scores: { $scores }
review-no-part = No single part of the score sheet explains it. Scores: { $scores }
review-only-scores = Expected at the end with the better move: { $scores }
review-loser = { $party }: { $parts }
review-sooner = The game would end about { $rounds } rounds sooner.
review-later = The game would last about { $rounds } rounds longer.
review-part = about { $points } from { $what } ({ $rule })
review-score = { $party } { $points }

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
check-peeks = { $what }: { $kind } peeks in game { $game }: seeing the same, it plays '{ $one }' in one world and '{ $other }' in another
check-broken = { $what }: the law "{ $law }" is broken in game { $game }: { $reason }
law-replay = the same steps give the same game
law-legality = exactly the legal actions are accepted
law-same-look = a world sampled from a view looks like that view
law-no-leak = a view shows nothing that is hidden
law-conservation = nothing gets lost, and every game ends

## tetrapolis replay, position, legal, apply

replay-past-end =
    there is no step { $to }; the record has { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
position-is-record = this is a record, not a position; 'tetrapolis position { $file }' prints its position
record-is-position = this is a position, not a record; 'tetrapolis show { $file }' draws it
legal-over = The game is over; there are no actions.
apply-step = step { $number } '{ $step }': { $reason }

net-none = this file is not a network
net-format = this network has format { $found }; this program reads format { $known }
net-damaged = this network is damaged
net-size = this network has layers of { $found } neurons; this program needs others
net-subject = this network was trained for { $found }, not for { $wanted }
net-unused = networks judge only games between several players, with the usual options
train-nothing = nothing can be learned for { $game }
train-after = { $seconds } s
train-games = { $after }: generation { $generation }, { $count } games
train-learning = { $after }: generation { $generation }, { $count } epochs
train-measuring = { $after }: generation { $generation }, { $count } games against rollouts
train-loss = { $after }: { $positions } positions, loss { $learned }, on positions not learned from { $spared }
train-strength = { $after }: wins { $share } % ({ $low }-{ $high })
train-generation = generation
train-loss-title = Loss on positions not learned from, by epoch
train-loss-up = loss
train-strength-title = One learned search against others with rollouts
train-strength-up = wins
train-written = written: { $file } ({ $seconds } s)

## Help

help =
    Four city games at one table, in the terminal.

    Usage: tetrapolis [--lang LANGUAGE] COMMAND ...

    Play
      play       play a game here: alone, together or against bots
      games      list the games
      rules      show the numbered rules of a game

    Study
      sim        let bots play many games and print statistics
      arena      let bots compete: win rates, ratings, time per move
      lab        study a game and its cards in many games between equal bots
      check      check the laws of a game, or that no bot can peek
      replay     retell a record step by step
      review     what was luck in a finished game, and what was not
      edition    check an edition: the cards of a game as a file
      lesson     check a lesson, or turn a record into one

    Positions
      position   print a new game, or a position of a record, as JSON
      show       draw a position
      legal      list the legal actions of a position
      score      show the score sheets of a position
      apply      apply steps to a position

    Online
      serve      run a server with tables
      verify     check that a table was played fairly
      table      export a table from a database, or import one
      load       measure a server under load
      soak       kill a server under load, many times

    Options
      --lang LANGUAGE   en, cs, sk, pl, hu or ro; the default comes from LC_ALL,
                        LC_MESSAGES or LANG
      -h, --help        show this help, or the help of a command
      -V, --version     show the version
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
    Checks an edition and prints its name and hash, or the line that is wrong.

    Usage: tetrapolis edition check PATH

      PATH   the file
help-lesson =
    Works on lessons: records that teach a game.

    Usage: tetrapolis lesson check PATH
           tetrapolis lesson new GAME --record FILE [--seat SEAT]
help-lesson-check =
    Checks a lesson: every step, move, bubble and thing it points at.

    Usage: tetrapolis lesson check PATH

      PATH   the file
help-lesson-new =
    Prints a record as a lesson to be edited.

    Usage: tetrapolis lesson new GAME --record FILE [--seat SEAT]

      GAME            the game, as 'tetrapolis games' names it
      --record FILE   the record
      --seat SEAT     the learner’s seat; 1 unless given
help-play =
    Plays a game in this terminal.

    Usage: tetrapolis play GAME [OPTION ...]
           tetrapolis play --record FILE

      GAME                  the game, as 'tetrapolis games' names it
      --seats N             how many play; without --bots all of them are people
      --bots KIND,...       bots, which take the last seats: novice, club, expert,
                            master; random, greedy, search, search:200 (iterations
                            per move), search:50ms; without --seats and --bots: one
                            person against one bot (club)
      --solo LEVEL          alone against the virtual rival: easy, medium or hard
      --option NAME=VALUE   an option of the game
      --edition PATH        other cards than the built-in ones
      --seed S              a number; the same seed gives the same luck
      --tutor WHEN          warn before a costly move: big-mistakes or all
      --record FILE         where to write the record; an existing record is
                            resumed, and no other option is needed
help-sim =
    Lets bots play many games and prints statistics.

    Usage: tetrapolis sim GAME [OPTION ...]

      GAME                  the game, as 'tetrapolis games' names it
      --seats N             how many play (2)
      --games K             how many games (1000)
      --seed S              a number; the same seed gives the same games (1)
      --players KIND,...    who plays at each seat (random); see 'play'
      --threads T           how many threads (as many as the machine has)
      --option NAME=VALUE   an option of the game
      --edition PATH        other cards than the built-in ones
      --json                print the figures as JSON
help-arena =
    Lets bots compete. They move on by one seat after every game.

    Usage: tetrapolis arena GAME --players KIND,... [OPTION ...]

      GAME                  the game, as 'tetrapolis games' names it
      --players KIND,...    who plays, one for each seat: random, greedy, search,
                            search:200 (iterations per move), search:50ms, novice,
                            club, expert, master, rollout
      --games N             how many games (400)
      --iterations I        the budget of each 'search' in iterations per move
                            (1000)
      --ms T                the budget of each 'search' in milliseconds per move
      --net FILE            what 'search' has learned, instead of what is built in
      --duplicate           the same luck for every seating, to reduce its effect
      --luck-adjusted       also print the shares with luck removed
      --threads T           how many threads (as many as the machine has)
      --seed S              a number; the same seed gives the same games (1)
      --option NAME=VALUE   an option of the game
      --edition PATH        other cards than the built-in ones
      --json                print the figures as JSON
help-lab =
    Studies a game: equal bots play many games, and a report says who wins, how
    games end, and for every card how often it is taken and what it brings.

    Usage: tetrapolis lab GAME [OPTION ...]

      GAME                  the game, as 'tetrapolis games' names it
      --seats N             how many seats (as many as the game has)
      --games N             how many games (200)
      --players KIND        who plays at every seat (search:100)
      --out DIR             where the report goes: report.md, report.json and
                            pictures (lab-GAME)
      --luck-adjusted       also print the shares with luck removed
      --threads T           how many threads (as many as the machine has)
      --seed S              a number; the same seed gives the same games (1)
      --option NAME=VALUE   an option of the game
      --edition PATH        other cards than the built-in ones
help-train =
    Learns to judge the positions of a game: from quick games first, then from
    games of the search. Writes learned.net and pictures of loss and strength.

    Usage: tetrapolis train GAME [OPTION ...]

      GAME               the game, as 'tetrapolis games' names it
      --games N          how many quick games (400000)
      --generations N    how many generations of searched games (2)
      --searched N       how many games a generation has (8000)
      --measured N       how many games measure a generation (200)
      --out DIR          where the files go (train-GAME)
      --threads T        how many threads (as many as the machine has); the
                         result does not depend on it
      --seed S           a number; the same seed gives the same file (1)
help-check =
    Checks, on random games, the laws that every game obeys; or, with --no-peek,
    that each bot makes the same move in worlds that look the same to it.

    Usage: tetrapolis check GAME [OPTION ...]

      GAME             the game, as 'tetrapolis games' names it
      --no-peek        check the bots instead of the game
      --games N        how many games for each setup (1000; 10 with --no-peek)
      --seats N        with this number of seats only
      --seed S         a number; the same seed gives the same games (1)
      --edition PATH   other cards than the built-in ones
help-replay =
    Retells a record step by step and shows the resulting position.

    Usage: tetrapolis replay RECORD [OPTION ...]

      RECORD           the file
      --to N           only the first N steps
      --seat N         as seat N sees it
      --edition PATH   the edition that was played, if not the built-in one
help-review =
    Reviews a finished game: everybody's chance to win, what was luck, and which
    decisions cost the most, by what could be known and with all cards open.

    Usage: tetrapolis review RECORD [OPTION ...]

      RECORD           the file
      --seat N         only the decisions of seat N
      --deep           take more time and look closer
      --threads T      how many threads (as many as the machine has)
      --edition PATH   the edition that was played, if not the built-in one
      --json           print the figures as JSON
help-position =
    Prints a position as JSON that you can edit: a new game, ready for its first
    decision, or a position of a record.

    Usage: tetrapolis position GAME --seats N [OPTION ...]
           tetrapolis position RECORD [OPTION ...]

      GAME|RECORD           the game, as 'tetrapolis games' names it, or the file
      --seats N             how many play the new game (2, or the fewest possible)
      --seed S              a number; the new game begins like 'play' with this seed
      --option NAME=VALUE   an option of the new game
      --to N                after the first N steps of the record instead of all
      --edition PATH        the edition that is played, if not the built-in one
help-show =
    Draws a position as everyone sees it, or from the point of view of one seat.

    Usage: tetrapolis show POSITION [OPTION ...]

      POSITION         the file, or - for standard input
      --seat N         from the point of view of seat N
      --json           print JSON
      --edition PATH   the edition of the position, if not the built-in one
help-legal =
    Lists the legal actions of a position, or the possible outcomes of chance:
    notation, rule and words.

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
    Applies steps to a position and prints the resulting position.

    Usage: tetrapolis apply POSITION STEP ... [OPTION ...]

      POSITION         the file, or - for standard input
      STEP             a step as in a record: '1: take b2 c2', '* first 2'; the seat
                       or the star can be omitted
      --edition PATH   the edition of the position, if not the built-in one
