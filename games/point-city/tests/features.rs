//! What the network is told of a position.

use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_point_city::{Edition, PointCity};
use tetrapolis_testkit::{described, judged};

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

/// Whoever trains again, or changes the rules or the features, writes the new words here.
#[test]
fn judged_positions_bit_by_bit() {
    let found = [2, 3, 4].map(|seats| judged(&PointCity::new(Edition::builtin(), seats), 3));
    assert_eq!(found, [0x41d6_4d33_d159_6c12, 0x9514_fb20_1e8d_4504, 0x70e4_e60c_79b0_7902]);
}
