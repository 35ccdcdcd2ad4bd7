//! What the network is told of a position.

use tetrapolis_cities::{Cities, Edition};
use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_testkit::described;

#[test]
fn every_position_is_described_in_full() {
    for seats in 2..=4 {
        described(&Cities::new(Edition::builtin(), seats), 200);
    }
}

/// Whoever changes the built-in edition or the features has to train again: `make train`.
#[test]
fn the_built_in_edition_has_been_learned() {
    for seats in 2..=4 {
        let game = Cities::new(Edition::builtin(), seats);
        let found = Net::read_for(include_bytes!("../learned.net"), &subject(&game));
        assert!(found.is_ok(), "train cities again: {}", found.expect_err("it does not fit"));
        assert!(game.net().is_some());
    }
    assert!(Cities::long(Edition::builtin()).net().is_none(), "nobody has learned the long game");
}
