//! What the network is told of a position.

use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_point_city::{Edition, PointCity};
use tetrapolis_testkit::described;

#[test]
fn every_position_is_described_in_full() {
    for seats in 2..=4 {
        described(&PointCity::new(Edition::builtin(), seats), 100);
    }
}

/// Whoever changes the built-in edition or the features has to train again: `make train`.
#[test]
fn the_built_in_edition_has_been_learned() {
    for seats in 2..=4 {
        let game = PointCity::new(Edition::builtin(), seats);
        let found = Net::read_for(include_bytes!("../learned.net"), &subject(&game));
        assert!(found.is_ok(), "train point-city again: {}", found.expect_err("it does not fit"));
        assert!(game.net().is_some());
    }
}
