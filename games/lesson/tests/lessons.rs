//! The lessons that come with the program have no faults.

use tetrapolis_lesson::{Ask, Course, LESSONS, Lesson, Reaction, built_in, check};

#[test]
fn every_lesson_can_be_taken_in_every_right_way() {
    let wrong = LESSONS.iter().flat_map(|built_in| {
        check(&built_in.lesson())
            .into_iter()
            .map(move |fault| format!("{} {}, {fault}", built_in.game, built_in.number))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn lesson(game: &str, number: u8) -> Lesson {
    built_in(game, number).expect("a built-in lesson").lesson()
}

#[test]
fn another_move_is_answered_and_taken_back() {
    let lesson = lesson("point-city", 1);
    let mut course = Course::new(&lesson).expect("it begins");
    assert_eq!(course.go_on(), Ok(Reaction::Right));
    let before = course.table().position();
    let Ok(Reaction::Other(Some(answer))) = course.play("take a1 a2") else { panic!("it is not what is asked for") };
    assert_eq!(format!("{answer:?}"), r#"Key("pc1-no-take")"#);
    assert_eq!(course.table().position(), before);
    assert_eq!(course.play("take b2 c2"), Ok(Reaction::Right));
    assert_eq!(course.frames().iter().filter(|frame| frame.told.is_some()).count(), 5);
}

#[test]
fn a_refusal_is_met_and_the_lesson_goes_on() {
    let lesson = lesson("point-city", 1);
    let mut course = Course::new(&lesson).expect("it begins");
    while !matches!(course.scene().ask, Ask::Try { .. }) {
        match course.wanted() {
            Some(action) => course.play(action).expect("a step"),
            None => course.go_on().expect("a bubble"),
        };
    }
    let number = course.number();
    assert_eq!(course.rules().iter().map(|rule| rule.0).collect::<Vec<_>>(), ["PC-3.4"]);
    let Ok(Reaction::Refused(refusal)) = course.play("take b2 c2") else { panic!("it is refused") };
    assert_eq!(refusal.rule.0, "PC-3.4");
    assert_eq!(course.number(), number + 1);
}

#[test]
fn a_branch_asks_for_the_learners_own_moves() {
    let lesson = lesson("cities", 1);
    let mut course = Course::new(&lesson).expect("it begins");
    while course.wanted() != Some("put tree e6") {
        match course.wanted() {
            Some(action) => course.play(action).expect("a step"),
            None => course.go_on().expect("a bubble"),
        };
    }
    let number = course.number();
    assert_eq!(course.play("put boat f6"), Ok(Reaction::Right));
    assert_eq!((course.wanted(), course.number()), (Some("put tree e6"), number));
    assert_eq!(course.play("put tree e6"), Ok(Reaction::Right));
    assert_eq!(course.number(), number + 2);
}

#[test]
fn a_move_of_several_actions_is_made_or_taken_back_as_one() {
    let lesson = lesson("uptown", 1);
    let mut course = Course::new(&lesson).expect("it begins");
    while !matches!(course.scene().ask, Ask::Play { .. }) {
        course.go_on().expect("a bubble");
    }
    let before = course.table().position();
    assert!(course.offers().iter().any(|offer| offer.notation == "keep; build 1"));
    let mut answer = |action: &str| match course.play(action) {
        Ok(Reaction::Other(Some(answer))) => format!("{answer:?}"),
        reaction => panic!("{action}: {reaction:?}"),
    };
    assert_eq!(answer("discard"), r#"Key("ut1-no-keep")"#);
    assert_eq!(answer("keep; build 3"), r#"Key("ut1-no-ground")"#);
    assert_eq!(course.table().position(), before);
    assert_eq!(course.glow(), ["deck:1", "plot:1.1", "end:a"]);
    assert_eq!(course.play("keep; build 1"), Ok(Reaction::Right));
    assert!(!course.table().is_mid_move());
}

#[test]
fn a_lesson_that_no_longer_fits_names_the_line() {
    let text = built_in("point-city", 1).expect("a lesson").text;
    let faults = |from: &str, to: &str| -> Vec<String> {
        assert!(text.contains(from), "{from}");
        let lesson = match Lesson::read(&text.replacen(from, to, 1)) {
            Ok(lesson) => lesson,
            Err(fault) => return vec![fault.to_string()],
        };
        check(&lesson).iter().map(ToString::to_string).collect()
    };
    let begins = |faults: Vec<String>, start: &str| assert!(faults[0].starts_with(start), "{faults:?}");
    begins(faults("#@ begin", "#@ beginn"), "line 38: lesson-directive");
    begins(faults("#@ want 1: take b2 c2", "#@ want 1: take b2 b3"), "line 43: lesson-next");
    begins(faults("by PC-3.4", "by PC-3.2"), "line 59: lesson-not-refused");
    begins(faults("#@ point market:b2 market:c2", "#@ point market:e9"), "line 42: lesson-hidden");
    begins(faults("#@ also 1: token each-industry", "#@ also 1: token ingenuity2"), "line 96: lesson-also-stuck");
    begins(faults("2: take c4 d4", "2: take c4 d1"), "line 52: lesson-step");
    begins(faults("rules 1", "rules 9"), "line 1: lesson-rules");
    begins(faults("c7745b758760de1452f0bcd412855f7f", "c7745b758760de1452f0bcd412855f70"), "line 1: lesson-edition");
    begins(faults("#@ end", ""), "line 222: lesson-missing");
    begins(faults("#@ begin", "#@ begin\n#@ begin"), "line 39: lesson-twice");
    begins(faults("#@ you 1", "#@ you 1\n#@ you 2"), "line 8: lesson-twice");
    begins(faults("#@ end", "#@ end\n1: take b2 c2"), "line 223: lesson-after-end");
    begins(faults("#@ end", "#@ end\n\n#@ end"), "line 224: lesson-after-end");
}

#[test]
fn a_goal_names_a_rule_of_the_game() {
    let text = built_in("cities", 2).expect("a lesson").text;
    let faults = |rule: &str| -> Vec<String> {
        let text = text.replace("goal uses CI-4.5", &format!("goal uses {rule}"));
        check(&Lesson::read(&text).expect("a lesson")).iter().map(ToString::to_string).collect()
    };
    assert_eq!(faults("CI-4.6"), Vec::<String>::new());
    for rule in ["CI-4.99", "PC-3.4", "4.5"] {
        assert!(faults(rule)[0].starts_with("line 166: lesson-no-rule"), "{rule}: {:?}", faults(rule));
    }
}
