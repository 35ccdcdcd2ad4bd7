//! What the network is told of a position.

use tetrapolis_mafia_city::{Edition, Goal, MafiaCity};
use tetrapolis_net::{Learn, Net, subject};
use tetrapolis_testkit::{described, judged};

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

/// Whoever trains again, or changes the rules or the features, writes the new words here.
#[test]
fn judged_positions_bit_by_bit() {
    let found = [3, 4, 5].map(|seats| judged(&MafiaCity::new(Edition::builtin(), seats, Goal::Advanced), 3));
    assert_eq!(found, [0xf3f5_0594_14c4_58af, 0x61ee_f673_8504_0448, 0xf6af_7c83_f513_beac]);
}
