### What every game says: setups, editions, records, steps and positions.

## Setups

setup-game = there is no game '{ $game }', only { $games }
setup-seats = { $game } is for { $least } to { $most } seats, not { $seats }
setup-option =
    { $game } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } has no option '{ $option }'
setup-value = option { $option } is one of { $values }, not '{ $value }'

## Editions

edition-error = { $file }:{ $line }: { $reason }
edition-unreadable = cannot be read: { $reason }
edition-game = this is an edition of '{ $game }', another game
edition-name = the name of an edition is small letters, digits and hyphens, at most 40
edition-card-name = the name of a card has 1 to 40 characters
edition-id = '{ $id }' is no id: small letters, digits and hyphens, at most 40
edition-twice = '{ $name }' is there twice
edition-range = { $field } is { $found }, it must be { $least } to { $most }

## Records

record-not-a-record = not a record: the first line must be '{ $first }'
record-line = line { $line } cannot be read: '{ $text }'
record-missing = the head of the record has no line '{ $word }'
replay-game = the record is of '{ $game }', another game
replay-rules = played by rules { $record }, these are rules { $here }
replay-edition = played with edition { $record }, this is edition { $here }
replay-setup = played with other seats or options
replay-unreadable = step { $number } '{ $text }': { $reason }
replay-refused = step { $number } '{ $text }': { $rule }: { $reason }

## Steps and positions

step-form = a step begins with a seat and a colon, or with a star: '{ $text }'
step-seat = there is no seat { $seat }
player = player { $seat }
position-form = not a position: { $reason }
position-flaw = { $field }: { $what }
position-flaws = { $before }; { $flaw }
