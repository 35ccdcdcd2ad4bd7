//! MC-10: vetoes.

use serde_json::{Value, json};
use tetrapolis_game::{Pictures, Positions, Turn, Viewer, Views};
use tetrapolis_testkit::Scene;

use crate::table::{Table, table};

/// Who announced each link of the chain.
fn chain(game: &Table) -> Vec<u64> {
    let window = &game.position()["window"];
    let frames = window["chain"].as_array().cloned().unwrap_or_default();
    frames.iter().filter_map(|frame| frame["seat"].as_u64()).collect()
}

#[test]
fn a_reaction_may_itself_be_cancelled_without_end() {
    // MC-10.1
    let mut game = table(
        "4 seats; hand 1: informer big-plan big-plan; hand 2: police-chief; hand 3: informer informer; \
         hand 4: police-raid police-raid police-raid; stack 5: 2",
    );
    game.play("play informer 5.1").play("2: play police-chief");
    game.play("3: decline").play("4: decline").chance("close");
    assert_eq!(chain(&game), [1, 2]);
    game.play("1: fists big-plan big-plan").play("3: decline").play("4: decline").chance("close");
    assert_eq!(chain(&game), [1, 2, 1]);
    game.play("3: fists informer informer").play("4: decline").chance("close");
    assert_eq!(chain(&game), [1, 2, 1, 3]);
    game.play("4: fists police-raid police-raid").chance("close");
    // Nobody else has two cards left. The last veto stands and cancels that of seat 3, so that of seat 1 stands and
    // cancels the Police Chief, and the Informer is asked about again: of seat 4, who has one card.
    assert_eq!((chain(&game), game.asked()), (vec![1], vec![4]));
    game.close();
    assert!(game.stack(5).is_empty() && game.of(2, "cell") == 1, "the Informer works after all");
}

#[test]
fn fists_only_cancel_a_reaction() {
    // MC-10.1
    let mut game = table("hand 1: thief police-chief fbi; hand 2: police-chief; stack 5: 2");
    game.play("play thief 2").play("2: play police-chief").chance("close");
    assert_eq!((game.phase(), game.legal_of(1)), (json!("window"), vec!["decline".to_owned()]));
}

#[test]
fn a_cancelled_location_effect_is_not_tried_again() {
    // MC-10.2
    let mut game = table("stack 1: 1; hand 2: police-chief");
    game.pass_all().no_deals().play("jail 1.1").play("2: play police-chief").chance("close");
    assert_eq!((game.phase(), game.stack(1)), (json!("back"), vec![1]));
}

#[test]
fn a_cancelled_card_of_type_location_may_be_followed_by_another() {
    // MC-10.2
    let mut game = table("stack 4: 1 2; hand 1: informer informer; hand 2: secret-deal secret-deal");
    game.pass_all().play("decline").play("play secret-deal").play("1: fists informer informer").chance("close");
    assert_eq!(game.legal(), ["decline", "play secret-deal"]);
}

#[test]
fn all_others_are_asked_at_once_and_name_exact_cards() {
    // MC-10.3
    let mut game = table(
        "4 seats; hand 1: fbi; hand 2: informer big-plan police-raid; hand 3: thief thief; hand 4: fbi fbi; stack 3: 1",
    );
    game.play("hat fbi 3.1");
    assert_eq!(game.asked(), [2, 3, 4]);
    assert_eq!(
        game.legal_of(2),
        ["decline", "fists informer police-raid", "fists informer big-plan", "fists police-raid big-plan"]
    );
    game.play("4: decline");
    assert_eq!(game.asked(), [2, 3], "in any order");
    assert_eq!(game.refused("4: decline"), "MC-10.3", "once");
}

#[test]
fn the_nearest_clockwise_to_the_announcer_counts_and_the_others_keep_their_cards() {
    // MC-10.3
    let mut game = table(
        "4 seats; first 2; seat 2; hand 2: fbi; hand 1: informer informer; hand 4: big-plan big-plan; stack 3: 2",
    );
    game.play("hat fbi 3.1").play("1: fists informer informer").play("4: fists big-plan big-plan").chance("close");
    // Clockwise from seat 2: 3, 4, 1. Against the veto of seat 4 only seat 1 is left with cards.
    assert_eq!((chain(&game), game.asked()), (vec![2, 4], vec![1]));
    assert_eq!(game.hand(1), ["informer", "informer"]);
    game.play("1: decline").chance("close");
    assert_eq!((game.stack(3), game.hand(1).len()), (vec![2], 2));
}

#[test]
fn the_announcer_of_the_first_effect_is_asked_about_the_veto() {
    // MC-10.3
    let mut game = table("hand 1: fbi informer informer; hand 2: big-plan big-plan; stack 3: 1");
    game.play("hat fbi 3.1").play("2: fists big-plan big-plan").chance("close");
    assert_eq!(game.asked(), [1]);
}

#[test]
fn after_a_cancelled_veto_everybody_is_asked_again() {
    // MC-10.3
    let mut game = table(
        "4 seats; hand 1: fbi informer informer; hand 2: big-plan big-plan; hand 3: police-raid police-raid; stack 3: 1",
    );
    game.play("hat fbi 3.1").play("2: fists big-plan big-plan").play("3: decline").chance("close");
    game.play("1: fists informer informer").play("3: decline").chance("close");
    // Seat 3 could veto that too, and declines; then the veto of seat 2 is cancelled.
    game.play("3: decline").chance("close");
    assert_eq!((chain(&game), game.asked()), (vec![1], vec![3]), "the Hat is asked about again");
    game.play("3: fists police-raid police-raid").chance("close");
    assert_eq!(game.stack(3), [1], "and cancelled after all");
}

#[test]
fn complicity_is_asked_for_when_the_move_has_escaped_all_vetoes() {
    // MC-10.4
    let mut game = table("hand 1: informer; hand 2: complicity; hand 3: police-chief; stack 3: 2 3");
    game.play("play informer 3.1").play("2: decline").play("3: play police-chief").chance("close");
    assert_eq!((game.phase(), game.stack(3)), (json!("turn"), vec![2, 3]));
    let mut game = table("hand 1: informer; hand 2: complicity; hand 3: informer informer; stack 3: 2 3");
    game.play("play informer 3.1").close();
    assert_eq!(game.actor(), 2);
    game.play("play complicity 3.1").play("3: fists informer informer").chance("close");
    assert_eq!(game.stack(3), [3], "Fists cancel it");
}

#[test]
fn nobody_vetoes_an_own_effect() {
    // MC-10.5
    let mut game = table("hand 1: fbi informer informer; hand 2: thief thief; stack 3: 1");
    game.play("hat fbi 3.1");
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.refused("1: fists informer informer"), "MC-10.5");
}

#[test]
fn whoever_can_only_decline_is_asked_too() {
    // MC-10.6
    let mut game = table("4 seats; hand 1: thief; hand 2: hitman; hand 3: police-chief; stack 3: 1");
    game.play("play thief 3");
    assert_eq!(game.asked(), [2, 3], "an empty hand is public");
    assert_eq!(game.legal_of(2), ["decline"]);
}

#[test]
fn where_only_fists_could_answer_one_card_is_not_enough_to_be_asked() {
    // MC-10.6
    let mut game = table("4 seats; hand 1: fbi; hand 2: hitman; hand 3: thief thief; stack 3: 1");
    game.play("hat fbi 3.1");
    assert_eq!(game.asked(), [3]);
    let mut game = table("hand 1: fbi; hand 2: informer; hand 3: informer; stack 3: 1");
    game.play("hat fbi 3.1");
    assert!(game.stack(3).is_empty(), "nobody is asked, and it happens at once");
}

#[test]
fn bullets_deals_hitmen_and_plus_ones_are_asked_for_by_what_is_public() {
    // MC-10.6
    let mut game = table("hand 1: fbi fbi; passed: 1; seat 3; stack 4: 1");
    game.play("place 1");
    assert_eq!((game.actor(), game.legal()), (1, vec!["decline".to_owned()]), "a Bullet that is not there");
    let mut game = table("hand 1: fbi; stack 2: 1; stack 6: 1; hitman 6");
    game.pass_all();
    assert_eq!((game.phase(), game.legal()), (json!("bid"), vec!["decline".to_owned()]));
    game.play("decline").play("decline");
    assert_eq!((game.phase(), game.legal()), (json!("hitman-card"), vec!["decline".to_owned()]));
    game.play("decline").play("decline");
    assert_eq!((game.phase(), game.legal()), (json!("extra-point"), vec!["decline".to_owned()]));
}

#[test]
fn complicity_is_asked_for_by_what_is_public() {
    // MC-10.6
    let mut game = table("hand 1: informer; hand 2: fbi; stack 3: 2 3");
    game.play("play informer 3.1").close();
    assert_eq!((game.actor(), game.legal()), (2, vec!["decline".to_owned()]));
    let mut game = table("hand 1: informer; hand 2: complicity; stack 3: 2 1");
    game.play("play informer 3.1").close();
    assert_eq!(game.phase(), "turn", "there is no third player's mafioso, as all can see");
}

#[test]
fn answers_do_not_show_to_anybody_else() {
    // MC-10.6
    let mut game =
        table("4 seats; hand 1: fbi; hand 2: informer informer; hand 3: thief thief; hand 4: fbi fbi; stack 3: 1");
    game.play("hat fbi 3.1");
    let before = [0, 1, 3, 4].map(|seat| game.seen_by(seat));
    for seat in [0, 1, 3, 4] {
        assert_eq!(game.told("2: fists informer informer", seat), None);
        assert_eq!(game.told("2: decline", seat), None);
    }
    assert!(game.told("2: decline", 2).is_some());
    game.play("2: fists informer informer");
    assert_eq!([0, 1, 3, 4].map(|seat| game.seen_by(seat)), before);
    assert_eq!(game.seen_by(2)["window"]["answer"][0]["count"], 2);
    assert_eq!(game.seen_by(3)["window"]["asked"], json!([2, 3, 4]), "who is asked, not who has answered");
}

#[test]
fn a_position_in_the_middle_of_a_chain_can_be_saved_restored_and_played_on() {
    // MC-10.1
    let mut game = table(
        "4 seats; hand 1: informer big-plan big-plan; hand 2: police-chief complicity; hand 3: informer informer; \
         hand 4: fbi; stack 5: 2 3",
    );
    game.play("play informer 5.1").play("2: play police-chief").play("3: decline").play("4: decline").chance("close");
    game.play("3: fists informer informer");
    let saved: Value = game.position();
    let text = serde_json::to_string(&saved).expect("plain data");
    let restored = game.game.restore(&serde_json::from_str(&text).expect("a position")).expect("it can arise");
    assert_eq!(restored, game.state);
    let mut game = Table { game: game.game, state: restored };
    assert_eq!(game.asked(), [1], "one card is not enough against a reaction");
    game.play("1: decline").chance("close");
    assert_eq!(chain(&game), [1, 2, 3]);
    game.play("1: decline").chance("close");
    // The Fists of seat 3 stand: the Police Chief is cancelled and the Informer asked about again.
    assert_eq!((chain(&game), game.asked()), (vec![1], vec![2, 4]));
    game.play("4: decline").play("2: decline").chance("close");
    assert_eq!(game.turn(), Turn::Act(tetrapolis_game::Seats::one(tetrapolis_game::Seat(1))));
    assert_eq!(game.of(2, "cell"), 1);
}

/// The locations that the announced effect would change, with who would lead there.
fn leads(text: &str, action: &str) -> Vec<(u8, Option<usize>)> {
    let mut game = table(text);
    game.play(action);
    let picture = game.game.picture(&game.game.view(&game.state, Viewer::Public));
    let window = picture.window.expect("the others are asked");
    window.leads.iter().map(|lead| (lead.location.number(), lead.then.map(|seat| seat.index() + 1))).collect()
}

#[test]
fn everybody_sees_who_would_lead_if_the_effect_happened() {
    // MC-10.3, MC-4.3, MC-4.4
    let hands = "hand 1: informer police-raid pulling-strings; hand 2: police-chief thief; hand 3: thief fbi";
    let with = |stacks| format!("{hands}; {stacks}");
    assert_eq!(leads(&with("stack 5: 2 1"), "play informer 5.1"), [(5, Some(1))]);
    assert_eq!(leads(&with("stack 3: 2 1 2"), "play informer 3.1"), [(3, None)], "a tie at the Fighters' Club");
    assert_eq!(leads(&with("stack 5: 1 2 1"), "play police-raid 5"), [(5, None)], "nobody is left");
    let swapped = leads(&with("stack 1: 1 2; stack 2: 2 1"), "play pulling-strings 1 2");
    assert_eq!(swapped, [(1, Some(2)), (2, Some(1))]);
}
