### Co říká každá hra: uspořádání, edice, záznamy, kroky a pozice.

## Uspořádání

setup-game = hra „{ $game }“ tu není, jen { $games }
setup-seats =
    { $game } má { $least } až { $most ->
        [few] { $most } místa
       *[other] { $most } míst
    } u stolu, ne { $seats }
setup-option =
    { $game } { $seats ->
        [one] s 1 místem
        [few] se { $seats } místy
       *[other] s { $seats } místy
    } nemá volbu „{ $option }“
setup-value = volba { $option } může být { $values }, ne „{ $value }“

## Edice

edition-error = { $file }:{ $line }: { $reason }
edition-unreadable = nelze přečíst: { $reason }
edition-game = to je edice jiné hry, „{ $game }“
edition-name = jméno edice tvoří malá písmena, číslice a spojovníky, nejvýše 40
edition-card-name = jméno karty má 1 až 40 znaků
edition-id = „{ $id }“ není označení: malá písmena, číslice a spojovníky, nejvýše 40
edition-twice = „{ $name }“ je tu dvakrát
edition-range = { $field } je { $found }, musí být { $least } až { $most }

## Záznamy

record-not-a-record = to není záznam: první řádek musí být „{ $first }“
record-line = řádek { $line } nelze přečíst: „{ $text }“
record-missing = v hlavičce záznamu chybí řádek „{ $word }“
replay-game = to je záznam jiné hry, „{ $game }“
replay-rules = hrálo se podle pravidel { $record }, toto jsou pravidla { $here }
replay-edition = hrálo se s edicí { $record }, toto je edice { $here }
replay-setup = hrálo se s jiným počtem míst nebo s jinými volbami
replay-unreadable = krok { $number } „{ $text }“: { $reason }
replay-refused = krok { $number } „{ $text }“: { $rule }: { $reason }

## Kroky a pozice

step-form = krok začíná místem a dvojtečkou, nebo hvězdičkou: „{ $text }“
step-seat = místo { $seat } neexistuje
player = hráč { $seat }
position-form = řádek { $line }: to není pozice: { $reason }
position-form-field = řádek { $line }, { $field }: { $reason }
position-flaw = { $field }: { $what }
position-flaws = { $before }; { $flaw }
position-value = je { $found }, zde musí být { $wanted }
position-range = je { $found }, zde musí být { $least } až { $most }

## Hra, která o sobě víc neříká

game-not-legal = to teď nejde
game-no-chance = tohle teď náhoda rozhodnout nemůže
game-no-action = „{ $text }“ není akce
game-no-outcome = „{ $text }“ není výsledek náhody
game-step = { $step }
game-points = body
