### Čo hovorí každá hra: príprava, edície, záznamy, kroky a pozície.

## Príprava

setup-game = hra „{ $game }“ tu nie je, len { $games }
setup-seats =
    { $game } má { $least } až { $most ->
        [few] { $most } miesta
       *[other] { $most } miest
    } pri stole, nie { $seats }
setup-option =
    { $game } { $seats ->
        [one] s 1 miestom
        [4] so 4 miestami
       *[other] s { $seats } miestami
    } nemá voľbu „{ $option }“
setup-value = voľba { $option } môže byť { $values }, nie „{ $value }“

## Edície

edition-error = { $file }:{ $line }: { $reason }
edition-unreadable = nedá sa prečítať: { $reason }
edition-game = to je edícia inej hry, „{ $game }“
edition-name = názov edície tvoria malé písmená, číslice a spojovníky, najviac 40
edition-card-name = názov karty má 1 až 40 znakov
edition-id = „{ $id }“ nie je označenie: malé písmená, číslice a spojovníky, najviac 40
edition-twice = „{ $name }“ je tu dvakrát
edition-range = { $field } je { $found }, musí byť { $least } až { $most }

## Záznamy

record-not-a-record = to nie je záznam: prvý riadok musí byť „{ $first }“
record-line = riadok { $line } sa nedá prečítať: „{ $text }“
record-missing = v hlavičke záznamu chýba riadok „{ $word }“
replay-game = to je záznam inej hry, „{ $game }“
replay-rules = hralo sa podľa pravidiel { $record }, toto sú pravidlá { $here }
replay-edition = hralo sa s edíciou { $record }, toto je edícia { $here }
replay-setup = hralo sa s iným počtom miest alebo s inými voľbami
replay-unreadable = krok { $number } „{ $text }“: { $reason }
replay-refused = krok { $number } „{ $text }“: { $rule }: { $reason }

## Kroky a pozície

step-form = krok sa začína miestom a dvojbodkou alebo hviezdičkou: „{ $text }“
step-seat = miesto { $seat } neexistuje
player = hráč { $seat }
position-form = riadok { $line }: to nie je pozícia: { $reason }
position-form-field = riadok { $line }, { $field }: { $reason }
position-flaw = { $field }: { $what }
position-flaws = { $before }; { $flaw }
position-value = je { $found }, tu musí byť { $wanted }
position-range = je { $found }, tu musí byť { $least } až { $most }

## Hra, ktorá o sebe viac nehovorí

game-not-legal = to teraz nejde
game-no-chance = toto teraz náhoda rozhodnúť nemôže
game-no-action = „{ $text }“ nie je akcia
game-no-outcome = „{ $text }“ nie je výsledok náhody
game-step = { $step }
game-points = body
