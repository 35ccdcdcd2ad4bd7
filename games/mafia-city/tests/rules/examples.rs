//! The examples of the book: three of vetoes, one of Complicity.

use serde_json::json;
use tetrapolis_testkit::Scene;

use crate::table::table;

#[test]
fn two_hats_are_vetoed_and_forced_through_with_four_cards() {
    // MC-8.3, MC-10.1: A lays two Hats for the Port, B two Fists, A two Fists.
    let mut game = table("hand 1: fbi secret-deal informer informer; hand 2: big-plan big-plan; stack 2: 2; discard: ");
    game.play("hats fbi secret-deal 2").play("2: fists big-plan big-plan").chance("close");
    game.play("1: fists informer informer");
    game.chance("close");
    assert_eq!(game.stack(2), [2, 1]);
    assert_eq!((game.hand(1).len(), game.hand(2).len(), game.discard().len()), (0, 0, 6));
}

#[test]
fn a_plus_one_is_vetoed_twice_and_the_point_is_not_had() {
    // MC-4.16, MC-10.2: A plays a +1, B vetoes; A plays another, C vetoes; A has no more.
    let mut game =
        table("stack 6: 1; hand 1: pulling-strings complicity; hand 2: informer informer; hand 3: big-plan big-plan");
    game.pass_all().no_deals();
    game.play("plus-one pulling-strings").play("2: fists informer informer").play("3: decline").chance("close");
    game.play("3: decline").chance("close");
    assert_eq!(game.phase(), "extra-point");
    game.play("plus-one complicity").play("3: fists big-plan big-plan").chance("close");
    assert_eq!(game.points(), [1, 0, 0]);
    assert_ne!(game.phase(), "extra-point");
}

#[test]
fn a_bullet_may_be_vetoed_or_else_the_action_that_follows() {
    // MC-3.8, MC-8.4: A has passed and lays a Bullet.
    let position = "hand 1: thief informer; hand 2: big-plan big-plan police-chief; passed: 1; stack 5: 2 3";
    let mut at_once = table(position);
    at_once.play("bullet thief").play("2: fists big-plan big-plan").chance("close");
    assert_eq!((at_once.actor(), at_once.hand(1)), (2, vec!["informer".to_owned()]));
    for veto in ["fists big-plan big-plan", "play police-chief"] {
        let mut later = table(position);
        later.play("bullet thief").close().play("play informer 5.1").play(&format!("2: {veto}")).chance("close");
        assert_eq!((later.stack(5), later.hand(1).len()), (vec![2, 3], 0), "{veto}");
    }
    let mut placed = table(position);
    placed.play("bullet thief").close().play("place 5");
    assert_eq!(placed.stack(5), [2, 3, 1], "placing cannot be cancelled");
}

#[test]
fn complicity_comes_back_to_who_began() {
    // MC-9.9: A informs on B; B sends C along; C may not choose B, who caused it, and chooses A.
    let mut game = table("hand 1: informer; hand 2: complicity; hand 3: complicity; stack 4: 2 2 3 1");
    game.play("play informer 4.1").close();
    assert_eq!(game.phase(), json!({"complicity": {"causer": 1, "jailed": 2}}));
    assert_eq!(game.legal(), ["decline", "play complicity 4.2"]);
    game.play("play complicity 4.2");
    assert_eq!(game.phase(), json!({"complicity": {"causer": 2, "jailed": 3}}));
    assert_eq!(game.legal(), ["decline", "play complicity 4.2"]);
    game.play("play complicity 4.2");
    assert_eq!([1, 2, 3].map(|seat| game.of(seat, "cell")), [1, 1, 1]);
    assert_eq!((game.stack(4), game.actor()), (vec![2], 2));
}
