### What every game says: setups, editions, records, steps and positions.

## Setups

setup-game = there is no game '{ $game }'; the games are { $games }
setup-seats = { $game } is for { $least } to { $most } seats, not { $seats }
setup-option =
    { $game } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } has no option '{ $option }'
setup-value = option { $option } must be one of { $values }, not '{ $value }'

## Editions

edition-error = { $file }:{ $line }: { $reason }
edition-unreadable = cannot be read: { $reason }
edition-game = this is an edition of another game: '{ $game }'
edition-name = the name of an edition has at most 40 lower-case letters, digits and hyphens
edition-card-name = the name of a card has 1 to 40 characters
edition-id = '{ $id }' is not an id: at most 40 lower-case letters, digits and hyphens
edition-twice = '{ $name }' appears twice
edition-range = { $field } is { $found }; it must be { $least } to { $most }

## Records

record-not-a-record = not a record: the first line must be '{ $first }'
record-line = line { $line } cannot be read: '{ $text }'
record-missing = the header of the record has no line '{ $word }'
replay-game = this is a record of another game: '{ $game }'
replay-rules = this game was played by rules { $record }; these are rules { $here }
replay-edition = this game was played with edition { $record }; this is edition { $here }
replay-setup = this game was played with other seats or options
replay-unreadable = step { $number } '{ $text }': { $reason }
replay-refused = step { $number } '{ $text }': { $rule }: { $reason }

## Steps and positions

step-form = a step begins with a seat and a colon, or with a star: '{ $text }'
step-seat = there is no seat { $seat }
player = player { $seat }
position-form = line { $line }: not a position: { $reason }
position-form-field = line { $line }, { $field }: { $reason }
position-flaw = { $field }: { $what }
position-flaws = { $before }; { $flaw }
position-value = it is { $found }, it must be { $wanted } here
position-range = it is { $found }, it must be { $least } to { $most } here

## A game that says no more about itself

game-not-legal = that is not possible now
game-no-chance = chance cannot decide that now
game-no-action = '{ $text }' is not an action
game-no-outcome = '{ $text }' is not an outcome of chance
game-step = { $step }
game-points = points
