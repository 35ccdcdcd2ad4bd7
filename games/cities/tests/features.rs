//! What the network is told of a position.

use tetrapolis_cities::{Cities, Edition};
use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_testkit::{described, judged};

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

/// Whoever trains again, or changes the rules or the features, writes the new words here.
#[test]
fn judged_positions_bit_by_bit() {
    let found = [2, 3, 4].map(|seats| judged(&Cities::new(Edition::builtin(), seats), 3));
    assert_eq!(found, [0x8698_a7ea_21aa_d7b4, 0x587b_d62a_5aea_6c21, 0xce90_7ff8_2897_9eb0]);
}
