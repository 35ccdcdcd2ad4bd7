//! Who may do what, and when.

mod common;

use common::{Sitting, entropy};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{Chat, ClockRule, Code, Command, Commitment, Phrase, TableId, TablePhase, Version, What};
use tetrapolis_table::{Given, Happening};

const NONE: ClockRule = ClockRule::None;

fn sit(seat: u8) -> Command {
    common::sit(Seat(seat))
}

fn bot(seat: u8, kind: Option<&str>) -> Command {
    Command::Bot { seat: Seat(seat), kind: kind.map(str::to_owned) }
}

fn all_commands() -> Vec<Command> {
    vec![
        sit(0),
        Command::Commit { share: Commitment::to(&entropy(5)) },
        Command::Reveal { entropy: entropy(0) },
        bot(0, Some("random")),
        Command::Start,
        Command::Play { version: Version(1), action: "deck".into() },
        Command::Why { action: "deck".into() },
        Command::Explain { thing: "deck".into() },
        Command::Scores,
        Command::Undo { version: Version(1) },
        Command::Agree { yes: true },
        Command::Pause,
        Command::Resume,
        Command::Resign,
        Command::Leave,
        Command::Return,
        Command::RanOut { seat: Seat(0), stand_in: true },
        Command::Say(Chat::Phrase(Phrase::Hello)),
        Command::Mute { seat: Seat(0), on: true },
        Command::Rematch,
    ]
}

/// Whether a command is open to everybody who may look at the table.
fn looks_only(command: &Command) -> bool {
    matches!(command, Command::Explain { .. } | Command::Scores)
}

#[test]
fn nobody_can_do_nothing() {
    let sitting = Sitting::begun("point-city", 2, NONE);
    let given = Given { now: sitting.now, fresh: || TableId::new("t2").expect("an id") };
    for command in all_commands() {
        let refused = sitting.table.decide(None, &command, &given).expect_err("it is refused");
        assert_eq!(refused.code, Code::SessionNone, "{command:?}");
    }
}

#[test]
fn a_stranger_can_do_nothing_at_a_running_table() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    let before = sitting.log.len();
    for command in all_commands().into_iter().filter(|command| !looks_only(command)) {
        let wanted = match command {
            Command::Sit { .. } => Code::TableStarted,
            Command::Bot { .. } | Command::Start => Code::TableNotHost,
            _ => Code::TableNotSeated,
        };
        assert_eq!(sitting.refused("zoe", command), wanted);
    }
    assert_eq!(sitting.log.len(), before);
}

#[test]
fn seats_are_taken_once() {
    let mut sitting = Sitting::of("point-city", 3, NONE);
    sitting.does("bob", sit(1));
    assert_eq!(sitting.refused("cy", sit(1)), Code::TableSeatTaken);
    assert_eq!(sitting.refused("bob", sit(2)), Code::TableSeated);
    assert_eq!(sitting.refused("cy", sit(3)), Code::TableNoSeat);
    assert_eq!(sitting.refused("bob", bot(0, Some("random"))), Code::TableNotHost);
    assert_eq!(sitting.refused("ann", bot(1, Some("random"))), Code::TableSeatTaken);
    assert_eq!(sitting.refused("ann", bot(0, Some("clever-clogs"))), Code::TableBot);
    sitting.does("ann", bot(0, Some("random")));
    assert_eq!(sitting.refused("ann", Command::Start), Code::TableSeatFree);
    sitting.does("bob", Command::Leave);
    sitting.does("cy", sit(1));
    sitting.does("ann", bot(0, None));
    sitting.does("ann", sit(0));
    sitting.does("ann", bot(2, Some("random")));
    sitting.start();
    assert_eq!(sitting.table.phase(), TablePhase::Running);
}

#[test]
fn only_who_has_to_act_acts_and_only_on_what_was_seen() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    let (seat, action) = sitting.next().expect("somebody acts");
    let (mover, other) = if seat == Seat(0) { ("ann", "bob") } else { ("bob", "ann") };
    let version = sitting.table.version(Viewer::Seat(seat));
    let play = |version, action: &str| Command::Play { version, action: action.into() };
    assert_eq!(sitting.refused(other, play(version, &action)), Code::PlayNotToAct);
    assert_eq!(sitting.refused(mover, play(Version(version.0 - 1), &action)), Code::TableStale);
    assert_eq!(sitting.refused(mover, play(Version(version.0 + 1), &action)), Code::TableStale);
    assert_eq!(sitting.refused(mover, play(version, "dance")), Code::PlayUnreadable);
    assert_eq!(sitting.refused(mover, play(version, "take a1 d4")), Code::PlayIllegal);
    let rule = sitting.tries(mover, &play(version, "take a1 d4")).expect_err("illegal").rule;
    assert_eq!(rule.map(|rule| rule.0), Some("PC-3.2"));
    sitting.does(mover, play(version, &action));
    assert_eq!(sitting.refused(mover, play(version, &action)), Code::TableStale);
}

#[test]
fn why_not_is_a_question_that_plays_nothing() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    let (seat, action) = sitting.next().expect("somebody acts");
    let (mover, other) = if seat == Seat(0) { ("ann", "bob") } else { ("bob", "ann") };
    let (length, position) = (sitting.log.len(), sitting.table.position().position());
    let why = |action: &str| Command::Why { action: action.into() };
    let refused = sitting.tries(mover, &why("take a1 d4")).expect_err("illegal");
    assert_eq!((refused.code, refused.rule.map(|rule| rule.0)), (Code::PlayIllegal, Some("PC-3.2")));
    assert_eq!(sitting.refused(mover, why("dance")), Code::PlayUnreadable);
    assert_eq!(sitting.refused(other, why(&action)), Code::PlayNotToAct);
    sitting.does(mover, why(&action));
    assert_eq!((sitting.log.len(), sitting.table.position().position()), (length, position));
}

#[test]
fn an_action_cannot_be_played_for_another_seat_by_its_text() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    let (seat, action) = sitting.next().expect("somebody acts");
    let (other, name) = if seat == Seat(0) { (Seat(1), "bob") } else { (Seat(0), "ann") };
    let version = sitting.table.version(Viewer::Seat(other));
    let smuggled = Command::Play { version, action: format!("{seat}: {action}") };
    assert_eq!(sitting.refused(name, smuggled), Code::PlayNotToAct);
    let version = sitting.table.version(Viewer::Seat(seat));
    let mover = common::NAMES[seat.index()];
    let chance = Command::Play { version, action: "* front 1:energy".into() };
    assert_eq!(sitting.refused(mover, chance), Code::PlayUnreadable);
}

#[test]
fn a_finished_table_hears_words_answers_questions_and_asks_for_a_rematch_only() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    sitting.does("bob", Command::Resign);
    assert_eq!(sitting.table.phase(), TablePhase::Finished);
    for command in all_commands() {
        match command {
            Command::Say(_) | Command::Mute { .. } | Command::Explain { .. } | Command::Scores => {
                sitting.does("ann", command);
            }
            Command::Rematch => sitting.does("bob", command),
            Command::Resume => assert_eq!(sitting.refused("ann", command), Code::TableNotPaused),
            Command::Reveal { .. } => assert_eq!(sitting.refused("ann", command), Code::DealNotAsked),
            command => assert_eq!(sitting.refused("ann", command), Code::TableFinished),
        }
    }
    assert_eq!(sitting.table.info(None, Viewer::Public).rematch.map(|id| id.to_string()), Some("t2".into()));
}

#[test]
fn a_pause_stops_play_until_somebody_resumes() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    sitting.does("ann", Command::Pause);
    let version = sitting.table.version(Viewer::Seat(Seat(0)));
    assert_eq!(sitting.refused("ann", Command::Play { version, action: "deck".into() }), Code::TablePaused);
    assert_eq!(sitting.refused("bob", Command::Pause), Code::TablePaused);
    sitting.does("bob", Command::Resume);
    assert!(sitting.play_any().is_some());
}

#[test]
fn a_muted_player_is_not_heard_by_whoever_muted_them() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    sitting.does("ann", Command::Mute { seat: Seat(1), on: true });
    let before = sitting.table.version(Viewer::Seat(Seat(0)));
    sitting.does("bob", Command::Say(Chat::Text("boo".into())));
    assert_eq!(sitting.table.version(Viewer::Seat(Seat(0))), before);
    sitting.does("ann", Command::Mute { seat: Seat(1), on: false });
    let chat = Chat::Phrase(Phrase::Sorry);
    let given = Given { now: sitting.now, fresh: || TableId::new("t2").expect("an id") };
    let said = sitting.table.decide(Some(&common::person("bob")), &Command::Say(chat), &given).expect("it is said");
    let told = sitting.table.fold(&said[0]).expect("it happens");
    assert!(Viewer::all(2).all(|viewer| matches!(told.to(viewer).map(AsRef::as_ref), Some(What::Said { .. }))));
}

#[test]
fn too_much_is_not_said() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    for text in [String::new(), " ".into(), "a".repeat(301), "a\u{7}".into()] {
        assert_eq!(sitting.refused("ann", Command::Say(Chat::Text(text))), Code::LimitChat);
    }
    sitting.does("ann", Command::Say(Chat::Text("ř".repeat(300))));
}

#[test]
fn what_is_said_can_be_seen() {
    let mut sitting = Sitting::begun("point-city", 2, NONE);
    for blank in ["\u{200b}", "\u{200b} \u{2060}", "\u{3164}", "\u{2800}", "\u{feff}\u{ad}", "\u{e0041}"] {
        assert_eq!(sitting.refused("ann", Command::Say(Chat::Text(blank.into()))), Code::LimitChat, "{blank:?}");
    }
    for seen in ["?", "\u{1f600}", "\u{1f468}\u{200d}\u{1f469}", "a\u{200b}b", "\u{5e9}\u{5dc}"] {
        sitting.does("ann", Command::Say(Chat::Text(seen.into())));
    }
}

#[test]
fn a_bot_plays_on_for_one_of_three_who_gives_up() {
    let mut sitting = Sitting::begun("point-city", 3, NONE);
    sitting.does("cy", Command::Resign);
    assert_eq!(sitting.table.phase(), TablePhase::Running);
    assert_eq!(sitting.refused("cy", Command::Resign), Code::PlayStoodIn);
    assert_eq!(sitting.refused("cy", Command::Return), Code::PlayStoodIn);
    sitting.does("bob", Command::Resign);
    assert_eq!(sitting.table.phase(), TablePhase::Finished);
    assert!(matches!(sitting.log.last().map(|event| &event.what), Some(Happening::Finished)));
}
