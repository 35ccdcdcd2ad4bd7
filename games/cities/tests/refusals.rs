//! Everything that is refused somewhere in random games, and by which rule. Each line of `refusals.txt` has been judged by
//! the rulebook; a refusal that is not there is one that nobody has judged.

use std::collections::BTreeSet;

use tetrapolis_cities::{Cities, Edition, State};
use tetrapolis_testkit::refusals;

/// Actions that are never legal, or not in random games.
const EXTRA: [&str; 4] = ["start t01", "place a1", "place e5", "place f5"];

fn phase(state: &State) -> String {
    let name = format!("{:?}", state.phase());
    name.split('(').next().expect("a name").to_lowercase()
}

#[test]
fn every_refusal_names_the_rule_that_forbids_it() {
    let games = [Cities::new(Edition::builtin(), 3), Cities::long(Edition::builtin())];
    let found: BTreeSet<String> = games.iter().flat_map(|game| refusals(game, 10, &EXTRA, phase).into_keys()).collect();
    let judged: BTreeSet<String> = include_str!("refusals.txt").lines().map(str::to_owned).collect();
    let new: Vec<_> = found.difference(&judged).collect();
    assert!(new.is_empty(), "not judged: {new:#?}");
}
