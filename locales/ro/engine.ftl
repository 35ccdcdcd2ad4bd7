### Ce spune fiecare joc: pregătiri, ediții, înregistrări, pași și poziții.

## Pregătiri

setup-game = nu există jocul „{ $game }”, doar { $games }
setup-seats = { $game } este pentru { $least } până la { $most } locuri, nu { $seats }
setup-option =
    { $game } cu { $seats ->
        [one] 1 loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    } nu are opțiunea „{ $option }”
setup-value = opțiunea { $option } este una dintre { $values }, nu „{ $value }”

## Ediții

edition-error = { $file }:{ $line }: { $reason }
edition-unreadable = nu poate fi citită: { $reason }
edition-game = aceasta este o ediție a altui joc, „{ $game }”
edition-name = numele unei ediții are litere mici, cifre și cratime, cel mult 40
edition-card-name = numele unei cărți are între 1 și 40 de caractere
edition-id = „{ $id }” nu este un identificator: litere mici, cifre și cratime, cel mult 40
edition-twice = „{ $name }” apare de două ori
edition-range = { $field } este { $found }, trebuie să fie între { $least } și { $most }

## Înregistrări

record-not-a-record = nu este o înregistrare: prima linie trebuie să fie „{ $first }”
record-line = linia { $line } nu poate fi citită: „{ $text }”
record-missing = din antetul înregistrării lipsește linia „{ $word }”
replay-game = înregistrarea este a altui joc, „{ $game }”
replay-rules = jucat după regulile { $record }, acestea sunt regulile { $here }
replay-edition = jucat cu ediția { $record }, aceasta este ediția { $here }
replay-setup = jucat cu alte locuri sau opțiuni
replay-unreadable = pasul { $number } „{ $text }”: { $reason }
replay-refused = pasul { $number } „{ $text }”: { $rule }: { $reason }

## Pași și poziții

step-form = un pas începe cu un loc și două puncte sau cu o steluță: „{ $text }”
step-seat = nu există locul { $seat }
player = jucătorul { $seat }
position-form = linia { $line }: nu este o poziție: { $reason }
position-form-field = linia { $line }, { $field }: { $reason }
position-flaw = { $field }: { $what }
position-flaws = { $before }; { $flaw }
position-value = este { $found }, aici trebuie să fie { $wanted }
position-range = este { $found }, aici trebuie să fie între { $least } și { $most }

## Un joc care nu spune mai mult despre sine

game-not-legal = acum nu se poate
game-no-chance = întâmplarea nu poate hotărî asta acum
game-no-action = „{ $text }” nu este o acțiune
game-no-outcome = „{ $text }” nu este un rezultat al întâmplării
game-step = { $step }
game-points = puncte
