//! What the network is told of a position.

use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_testkit::{described, judged};
use tetrapolis_uptown::{Edition, UpTown};

#[test]
fn every_position_is_described_in_full() {
    for seats in 2..=4 {
        described(&UpTown::new(Edition::builtin(), seats), 100);
    }
}

/// Whoever changes the built-in edition or the features has to train again: `make train`.
#[test]
fn the_built_in_edition_has_been_learned() {
    for seats in 2..=4 {
        let game = UpTown::new(Edition::builtin(), seats);
        let found = Net::read_for(include_bytes!("../learned.net"), &subject(&game));
        assert!(found.is_ok(), "train uptown again: {}", found.expect_err("it does not fit"));
        assert!(game.net().is_some());
    }
}

/// Whoever trains again, or changes the rules or the features, writes the new words here.
#[test]
fn judged_positions_bit_by_bit() {
    let found = [2, 3, 4].map(|seats| judged(&UpTown::new(Edition::builtin(), seats), 3));
    assert_eq!(found, [0x8716_e8ac_65a4_b087, 0xbdc2_859f_118f_63fd, 0xc8c4_8dd9_be26_7252]);
}
