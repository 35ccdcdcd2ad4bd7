//! The names and colours of players.

mod common;

use common::{Sitting, given, person, sit};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Colour, Command, Holder};
use tetrapolis_table::{Caller, LiveTable, open_position};

fn wanting(name: &str, colour: Colour) -> Caller {
    Caller { colour: Some(colour), ..person(name) }
}

fn does(sitting: &mut Sitting, caller: &Caller, command: &Command) {
    let events = sitting.table.decide(Some(caller), command, &given(sitting.now)).expect("it is allowed");
    sitting.happen(events);
}

fn colours(table: &LiveTable) -> Vec<Colour> {
    table.info(None, Viewer::Public).seats.iter().map(|seating| seating.colour.expect("every seat has one")).collect()
}

fn name(seat: Seat, name: Option<&str>, colour: Option<Colour>) -> Command {
    Command::Name { seat, name: name.map(str::to_owned), colour }
}

#[test]
fn whoever_wanted_a_colour_first_has_it() {
    use Colour::{Orange, Pink, Teal, Violet};
    let mut sitting = Sitting::of("point-city", 4, ClockRule::None);
    assert_eq!(colours(&sitting.table), [Violet, Orange, Teal, Pink], "seats have colours before anybody sits there");
    does(&mut sitting, &wanting("bob", Violet), &sit(Seat(1)));
    assert_eq!(colours(&sitting.table), [Orange, Violet, Teal, Pink], "nobody else is left without");
    does(&mut sitting, &wanting("ann", Violet), &sit(Seat(0)));
    assert_eq!(colours(&sitting.table), [Orange, Violet, Teal, Pink], "the seat does not matter, the order does");
    does(&mut sitting, &person("bob"), &Command::Leave);
    assert_eq!(colours(&sitting.table), [Violet, Orange, Teal, Pink]);
    does(&mut sitting, &wanting("bob", Violet), &sit(Seat(1)));
    assert_eq!(colours(&sitting.table), [Violet, Orange, Teal, Pink], "bob comes after ann now");
    does(&mut sitting, &person("ann"), &name(Seat(0), None, Some(Pink)));
    assert_eq!(colours(&sitting.table), [Pink, Violet, Teal, Orange], "and has what ann does not want any more");
    does(&mut sitting, &person("ann"), &name(Seat(0), None, Some(Violet)));
    assert_eq!(colours(&sitting.table)[..2], [Orange, Violet], "it is bob's now");
    let again = LiveTable::replay(&sitting.log, &open_position).expect("it is a log");
    assert_eq!(colours(&again), colours(&sitting.table), "everybody folds the same");
}

#[test]
fn all_seats_differ_whatever_people_want() {
    for wishes in (0..3_125_u32).step_by(7) {
        let mut sitting = Sitting::of("mafia-city", 5, ClockRule::None);
        for seat in Seat::all(5) {
            let wish = Colour::ALL[(wishes / 5_u32.pow(u32::from(seat.0)) % 5) as usize];
            does(&mut sitting, &wanting(&format!("player{}", seat.0), wish), &sit(seat));
        }
        let mut seen = colours(&sitting.table);
        seen.sort_unstable();
        assert_eq!(seen, Colour::ALL, "{wishes}");
    }
}

#[test]
fn seats_of_one_device_have_names_of_their_own() {
    let mut opening = Sitting::of("uptown", 3, ClockRule::None).table.opening().clone();
    opening.one_device = true;
    let mut sitting = Sitting::opened(opening);
    Seat::all(3).for_each(|seat| sitting.does("ann", sit(seat)));
    sitting.does("ann", name(Seat(1), Some("Clara"), Some(Colour::Grey)));
    let names = |sitting: &Sitting| -> Vec<String> {
        let holder = |holder| match holder {
            Holder::Person { name, .. } => name,
            other => panic!("{other:?}"),
        };
        sitting.table.lobby_entry().seats.into_iter().map(|seating| holder(seating.holder)).collect()
    };
    assert_eq!(names(&sitting), ["ann", "Clara", "ann"]);
    assert_eq!(colours(&sitting.table)[1], Colour::Grey);
    assert_eq!(sitting.table.record().head.players[&1], "Clara");
    let anna = Caller { name: "Anna".into(), ..wanting("ann", Colour::Pink) };
    sitting.happen(sitting.table.called_otherwise(&anna, ("ann", None), sitting.now));
    assert_eq!(names(&sitting), ["Anna", "Clara", "Anna"], "Clara is somebody else");
    assert_eq!(colours(&sitting.table)[..2], [Colour::Pink, Colour::Grey]);
    assert_eq!(sitting.refused("bob", name(Seat(1), Some("Bob"), None)), Code::TableNotSeated);
    sitting.start();
    assert_eq!(sitting.refused("ann", name(Seat(1), Some("Eva"), None)), Code::TableStarted);
    assert!(sitting.table.called_otherwise(&anna, ("Anna", None), sitting.now).is_empty());
}

#[test]
fn at_other_tables_people_keep_their_names_and_choose_a_colour() {
    let mut sitting = Sitting::of("uptown", 2, ClockRule::None);
    sitting.seat(Seat(0));
    assert_eq!(sitting.refused("ann", name(Seat(0), Some("Bob"), None)), Code::TableManyDevices);
    assert_eq!(sitting.refused("ann", name(Seat(1), None, Some(Colour::Teal))), Code::TableNotSeated);
    assert_eq!(sitting.refused("ann", name(Seat(7), None, Some(Colour::Teal))), Code::TableNoSeat);
    let length = sitting.log.len();
    sitting.does("ann", name(Seat(0), None, None));
    assert_eq!(sitting.log.len(), length, "nothing has changed");
    sitting.does("ann", name(Seat(0), None, Some(Colour::Teal)));
    assert_eq!(colours(&sitting.table), [Colour::Teal, Colour::Orange]);
    let anna = Caller { name: "Anna".into(), ..person("ann") };
    sitting.happen(sitting.table.called_otherwise(&anna, ("ann", None), sitting.now));
    assert_eq!(colours(&sitting.table)[0], Colour::Teal, "a colour that is not named stays");
    assert_eq!(sitting.table.record().head.players[&0], "Anna");
}

#[test]
fn a_table_of_an_earlier_release_knows_no_colours() {
    let mut opening = Sitting::of("uptown", 2, ClockRule::None).table.opening().clone();
    opening.played.as_mut().expect("it is named").format = 4;
    let mut sitting = Sitting::opened(opening);
    does(&mut sitting, &wanting("ann", Colour::Grey), &sit(Seat(0)));
    assert_eq!(colours(&sitting.table)[0], Colour::Violet);
    let log = serde_json::to_string(&sitting.log).expect("plain");
    assert!(!log.contains("colour"), "that release could not read it: {log}");
    assert_eq!(sitting.refused("ann", name(Seat(0), None, Some(Colour::Teal))), Code::FeatureOff);
    let anna = Caller { name: "Anna".into(), ..person("ann") };
    assert!(sitting.table.called_otherwise(&anna, ("ann", None), sitting.now).is_empty());
}
