//! Everybody commits to a share of chance before anybody reveals one.

mod common;

use common::{NAMES, Sitting, entropy, sit};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, Commitment, TablePhase, Version};
use tetrapolis_table::{Flaw, Promised, Seed, commitment, open_position, verify};

/// Three persons who have committed, and the game called.
fn called() -> Sitting {
    let mut sitting = Sitting::of("point-city", 3, ClockRule::None);
    Seat::all(3).for_each(|seat| sitting.seat(seat));
    sitting.does("ann", Command::Start);
    assert_eq!(sitting.table.phase(), TablePhase::Dealing);
    sitting
}

fn reveal(seat: u8) -> Command {
    Command::Reveal { entropy: entropy(seat) }
}

fn shown(sitting: &Sitting) -> String {
    let info = sitting.table.info(None, Viewer::Public);
    serde_json::to_string(&sitting.table.state(Viewer::Public, Version(0), Vec::new(), Some(info))).expect("plain")
}

#[test]
fn nobody_sees_a_share_before_all_are_revealed() {
    let mut sitting = called();
    for seat in 0..3 {
        let share = entropy(seat);
        assert!(shown(&sitting).contains(Commitment::to(&share).as_str()));
        assert!(Seat::all(3).all(|seat| !shown(&sitting).contains(entropy(seat.0).as_str())));
        sitting.does(NAMES[usize::from(seat)], reveal(seat));
    }
    assert_eq!(sitting.table.phase(), TablePhase::Running);
    assert!(Seat::all(3).all(|seat| shown(&sitting).contains(entropy(seat.0).as_str())));
}

#[test]
fn only_the_share_that_was_committed_to_is_taken_and_only_when_it_is_asked_for() {
    let mut sitting = Sitting::of("point-city", 2, ClockRule::None);
    sitting.seat(Seat(0));
    assert_eq!(sitting.refused("ann", reveal(0)), Code::DealNotAsked);
    sitting.seat(Seat(1));
    sitting.does("ann", Command::Start);
    assert_eq!(sitting.refused("bob", reveal(0)), Code::DealShare);
    assert_eq!(sitting.refused("bob", Command::Commit { share: Commitment::to(&entropy(0)) }), Code::TableStarted);
    assert_eq!(sitting.refused("bob", Command::Leave), Code::TableStarted);
    sitting.does("bob", reveal(1));
    assert_eq!(sitting.refused("bob", reveal(1)), Code::DealNotAsked);
    sitting.does("ann", reveal(0));
    assert_eq!(sitting.refused("ann", reveal(0)), Code::DealNotAsked);
}

#[test]
fn another_share_may_be_chosen_until_the_game_is_called() {
    let mut sitting = Sitting::of("point-city", 2, ClockRule::None);
    Seat::all(2).for_each(|seat| sitting.seat(seat));
    sitting.does("bob", Command::Commit { share: Commitment::to(&entropy(5)) });
    sitting.does("ann", Command::Start);
    assert_eq!(sitting.refused("bob", reveal(1)), Code::DealShare);
    sitting.does("bob", reveal(5));
}

#[test]
fn whoever_does_not_reveal_loses_the_seat_and_everything_is_dealt_again() {
    let mut sitting = called();
    sitting.does("ann", reveal(0));
    sitting.does("cy", reveal(2));
    assert_eq!(sitting.table.due(), Some(sitting.now.plus(60_000)));
    sitting.wait(59_999);
    assert_eq!(sitting.table.phase(), TablePhase::Dealing);
    sitting.wait(1);
    assert_eq!(sitting.table.phase(), TablePhase::Gathering);
    let dealing = sitting.table.info(None, Viewer::Public).dealing;
    assert_eq!(dealing.commitment, commitment(&Seed([9; 32])), "never the same seed");
    assert!(dealing.shares.iter().all(Option::is_none), "never the same shares");
    assert_eq!(sitting.refused("bob", sit(Seat(1))), Code::TableBarred);
    sitting.does("dan", sit(Seat(1)));
    assert_eq!(sitting.refused("ann", Command::Start), Code::DealWaiting);
    for name in ["ann", "cy"] {
        sitting.does(name, Command::Commit { share: Commitment::to(&entropy(6)) });
    }
    sitting.does("ann", Command::Start);
    assert_eq!(sitting.refused("ann", reveal(0)), Code::DealShare);
    sitting.does("ann", reveal(6));
    sitting.does("cy", reveal(6));
    sitting.does("dan", reveal(1));
    assert_eq!(sitting.table.phase(), TablePhase::Running);
    let (told, old) = (commitment(&Seed([9; 32])), commitment(&Seed([7; 32])));
    let (own, lost) = (entropy(6), entropy(2));
    let check = |commitment, share| verify(&sitting.log, Promised { commitment, share }, &open_position);
    assert!(check(Some(told.as_str()), Some(&own)).is_ok());
    assert!(matches!(check(Some(old.as_str()), None), Err(Flaw::Commitment { .. })));
    assert!(matches!(check(None, Some(&lost)), Err(Flaw::Share(_))));
}

#[test]
fn where_turns_take_days_there_are_days_to_reveal() {
    let mut sitting = Sitting::of("point-city", 2, ClockRule::Days(3));
    Seat::all(2).for_each(|seat| sitting.seat(seat));
    sitting.does("ann", Command::Start);
    assert_eq!(sitting.table.due(), Some(sitting.now.plus(3 * 86_400_000)));
}

#[test]
fn without_persons_there_is_nothing_to_reveal() {
    let mut sitting = Sitting::of("point-city", 2, ClockRule::None);
    for seat in Seat::all(2) {
        sitting.does("ann", Command::Bot { seat, kind: Some("random".into()) });
    }
    sitting.does("ann", Command::Start);
    assert_eq!(sitting.table.phase(), TablePhase::Running);
}
