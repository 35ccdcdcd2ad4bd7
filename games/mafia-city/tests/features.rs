//! What the network is told of a position.

use tetrapolis_mafia_city::{Edition, Goal, MafiaCity};
use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_testkit::described;

#[test]
fn every_position_is_described_in_full() {
    for seats in 3..=5 {
        described(&MafiaCity::new(Edition::builtin(), seats, Goal::Advanced), 200);
    }
}

/// Whoever changes the built-in edition or the features has to train again: `make train`.
#[test]
fn the_built_in_edition_has_been_learned() {
    for seats in 3..=5 {
        let game = MafiaCity::new(Edition::builtin(), seats, Goal::Advanced);
        let found = Net::read_for(include_bytes!("../learned.net"), &subject(&game));
        assert!(found.is_ok(), "train mafia-city again: {}", found.expect_err("it does not fit"));
        assert!(game.net().is_some());
    }
    assert!(
        MafiaCity::new(Edition::builtin(), 3, Goal::Beginners).net().is_none(),
        "nobody has learned the short game"
    );
}
