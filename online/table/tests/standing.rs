//! Standing answers: questions that a player does not want to be asked.

#[path = "common/city.rs"]
mod city;
mod common;

use city::{OPEN, asked, city, decline, empty, question, several, state, until};
use common::{NAMES, Sitting, person};
use tetrapolis_game::{Seat, Viewer};
use tetrapolis_protocol::{ClockRule, Code, Command, StandingAnswer, What};
use tetrapolis_table::{History, LiveTable, open_position};

fn stand(except: &[&str], part: bool) -> Command {
    let except = except.iter().map(|thing| (*thing).to_owned()).collect();
    Command::Stand { answer: Some(StandingAnswer { except, part }) }
}

fn covered(sitting: &Sitting, seat: Seat) -> bool {
    question(sitting, seat).is_some_and(|asked| asked.covered)
}

#[test]
fn a_standing_answer_covers_every_question_until_it_is_withdrawn() {
    let mut sitting = city(ClockRule::None);
    sitting.does("bob", stand(&[], false));
    for _ in 0..3 {
        until(&mut sitting, |sitting| asked(sitting).contains(Seat(1)));
        assert!(covered(&sitting, Seat(1)));
        sitting.wait(OPEN);
    }
    until(&mut sitting, |sitting| asked(sitting).contains(Seat(1)));
    sitting.does("bob", Command::Stand { answer: None });
    assert!(!covered(&sitting, Seat(1)));
    assert_eq!(state(&sitting, Seat(1)).standing, None);
}

#[test]
fn passing_for_the_rest_of_a_phase_ends_with_it() {
    let mut sitting = city(ClockRule::None);
    until(&mut sitting, |sitting| asked(sitting).contains(Seat(1)));
    let part = sitting.table.position().part();
    sitting.does("bob", stand(&[], true));
    assert!(covered(&sitting, Seat(1)));
    until(&mut sitting, |sitting| sitting.table.position().part() != part && asked(sitting).contains(Seat(1)));
    assert!(!covered(&sitting, Seat(1)));
    assert_eq!(state(&sitting, Seat(1)).standing, None);
}

#[test]
fn a_player_is_asked_about_what_was_excepted() {
    let mut sitting = city(ClockRule::None);
    sitting.does("bob", stand(&["question:secret-deal"], false));
    until(&mut sitting, |sitting| several(sitting) && asked(sitting).contains(Seat(1)));
    assert!(covered(&sitting, Seat(1)));
    let is_deal = |sitting: &Sitting| {
        let about = question(sitting, Seat(1)).map(|asked| asked.about).unwrap_or_default();
        about.contains(&"question:secret-deal".to_owned()) && asked(sitting).contains(Seat(1))
    };
    until(&mut sitting, is_deal);
    assert!(!covered(&sitting, Seat(1)));
}

#[test]
fn only_what_questions_can_be_about_can_be_excepted() {
    let mut sitting = city(ClockRule::None);
    assert_eq!(sitting.refused("bob", stand(&["question:weather"], false)), Code::AnswerTopic);
    // What concerns Ann concerns Ann alone.
    assert_eq!(sitting.refused("bob", stand(&["player:1"], false)), Code::AnswerTopic);
    sitting.does("bob", stand(&["player:2", "location:3"], false));
}

#[test]
fn a_standing_answer_can_be_overruled_by_answering() {
    let mut sitting = city(ClockRule::None);
    sitting.does("bob", stand(&[], false));
    let acts = |sitting: &Sitting| {
        let legal = sitting.table.position().legal(Seat(1));
        legal
            .get(1)
            .filter(|_| asked(sitting).contains(Seat(1)) && several(sitting))
            .map(|telling| telling.notation.clone())
    };
    until(&mut sitting, |sitting| acts(sitting).is_some());
    let action = acts(&sitting).expect("Bob could veto");
    sitting.play(Seat(1), action.clone());
    assert_eq!(question(&sitting, Seat(1)).and_then(|asked| asked.answer), Some(action));
}

#[test]
fn against_bots_a_standing_answer_is_given_at_once() {
    let mut sitting = empty(3, ClockRule::None);
    sitting.seat(Seat(0));
    for seat in [Seat(1), Seat(2)] {
        sitting.does("ann", Command::Bot { seat, kind: Some("random".into()) });
    }
    sitting.start();
    sitting.does("ann", stand(&[], false));
    let mut declined = 0;
    for turn in 0..600_usize {
        let Some(seat) = asked(&sitting).iter().last() else { break };
        let own = asked(&sitting).contains(Seat(0)) && question(&sitting, Seat(0)).is_some();
        if own {
            assert!(sitting.table.due().is_some_and(|due| due <= sitting.now));
            sitting.wait(0);
            assert!(
                !asked(&sitting).contains(Seat(0))
                    || question(&sitting, Seat(0)).is_none()
                    || sitting.table.due().is_some()
            );
            declined += 1;
            continue;
        }
        let legal = sitting.table.position().legal(seat);
        let action = legal[turn % legal.len()].notation.clone();
        if seat == Seat(0) {
            sitting.play(seat, action);
        } else {
            let events = sitting.table.play_for_bot(seat, &format!("{seat}: {action}"), sitting.now);
            sitting.happen(events.expect("a bot may"));
        }
    }
    assert!(declined > 5, "{declined}");
}

#[test]
fn where_everybody_answers_in_person_nothing_stands() {
    let mut sitting = Sitting::begun("mafia-city", 4, ClockRule::None);
    assert_eq!(sitting.refused("bob", stand(&[], false)), Code::AnswerInPerson);
    let info = sitting.table.info(Some(&person("bob").player), Viewer::Seat(Seat(1)));
    assert!(info.topics.is_empty());
}

#[test]
fn nobody_else_is_ever_told_of_a_standing_answer() {
    let mut sitting = city(ClockRule::None);
    let viewers: Vec<Viewer> = Viewer::all(4).collect();
    let versions = |sitting: &Sitting| viewers.iter().map(|viewer| sitting.table.version(*viewer)).collect::<Vec<_>>();
    let before = versions(&sitting);
    sitting.does("bob", stand(&["location:3"], false));
    let after = versions(&sitting);
    for (viewer, (before, after)) in viewers.iter().zip(before.iter().zip(&after)) {
        assert_eq!(before == after, *viewer != Viewer::Seat(Seat(1)), "{viewer:?}");
    }
    // Not even after the end, when everybody may look from every seat.
    let eyes = History::until(&sitting.log, Viewer::Seat(Seat(1)), None, &open_position).expect("a good log");
    assert!(matches!(eyes.log.last().map(|line| &*line.what), Some(What::Noted)));
    let seen = eyes.state(Some(&person("ann").player), tetrapolis_protocol::Version(0));
    assert_eq!(seen.standing, None);
    let eyes = History::until(&sitting.log, Viewer::Seat(Seat(1)), None, &open_position).expect("a good log");
    let own = eyes.state(Some(&person("bob").player), tetrapolis_protocol::Version(0));
    assert_eq!(own.standing.map(|answer| answer.except), Some(vec!["location:3".to_owned()]));
}

#[test]
fn a_standing_answer_is_there_after_a_restart_and_a_game_is_done_with_it() {
    let mut sitting = city(ClockRule::None);
    sitting.does("bob", stand(&[], false));
    until(&mut sitting, |sitting| asked(sitting).contains(Seat(1)));
    decline(Seat(1), &mut sitting);
    let again = LiveTable::replay(&sitting.log, &open_position).expect("a good log");
    let json = |table: &LiveTable| {
        let state = table.state(Viewer::Seat(Seat(1)), tetrapolis_protocol::Version(0), Vec::new(), None);
        serde_json::to_string(&state).expect("plain")
    };
    assert_eq!(json(&again), json(&sitting.table));
    for name in &NAMES[..3] {
        sitting.does(name, Command::Resign);
    }
    assert_eq!(state(&sitting, Seat(1)).standing, None);
}
