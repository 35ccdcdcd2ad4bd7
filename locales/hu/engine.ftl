### What every game says: setups, editions, records, steps and positions.

## Setups

setup-game = nincs „{ $game }” nevű játék, csak ezek: { $games }
setup-seats = { $game }: { $least }–{ $most } hely van, nem { $seats }
setup-option = { $game }, { $seats } hely: nincs „{ $option }” beállítás
setup-value = { $option } értéke nem lehet „{ $value }”, csak ezek egyike: { $values }

## Editions

edition-error = { $file }:{ $line }: { $reason }
edition-unreadable = nem olvasható: { $reason }
edition-game = ez a kiadás egy másik játéké: „{ $game }”
edition-name = a kiadás neve kisbetűkből, számjegyekből és kötőjelekből áll, legfeljebb 40 jel
edition-card-name = a kártya neve 1–40 karakter
edition-id = „{ $id }” nem azonosító: kisbetű, számjegy és kötőjel lehet, legfeljebb 40 jel
edition-twice = „{ $name }” kétszer szerepel
edition-range = { $field }: { $found }, de { $least } és { $most } között kell lennie

## Records

record-not-a-record = ez nem játszmafájl: az első sora ez legyen: „{ $first }”
record-line = { $line }. sor nem olvasható: „{ $text }”
record-missing = a játszmafájl fejlécéből hiányzik ez a sor: „{ $word }”
replay-game = ez egy másik játék játszmája: „{ $game }”
replay-rules = más szabályokkal játszották ({ $record }), itt ezek érvényesek: { $here }
replay-edition = más kiadással játszották ({ $record }), itt ez van: { $here }
replay-setup = más helyszámmal vagy beállításokkal játszották
replay-unreadable = { $number }. lépés, „{ $text }”: { $reason }
replay-refused = { $number }. lépés, „{ $text }”: { $rule }: { $reason }

## Steps and positions

step-form = a lépés hellyel és kettősponttal vagy csillaggal kezdődik: „{ $text }”
step-seat = nincs { $seat }. hely
player = { $seat }. játékos
position-form = { $line }. sor: ez nem állás: { $reason }
position-form-field = { $line }. sor, { $field }: { $reason }
position-flaw = { $field }: { $what }
position-flaws = { $before }; { $flaw }
position-value = értéke { $found }, de itt { $wanted } kell
position-range = értéke { $found }, de itt { $least }–{ $most } kell

## Egy játék, amely többet nem mond magáról

game-not-legal = ez most nem lehetséges
game-no-chance = erről most nem dönthet a véletlen
game-no-action = „{ $text }” nem akció
game-no-outcome = „{ $text }” nem a véletlen kimenetele
game-step = { $step }
game-points = pontok
