//! The lessons of a game show every rule that nobody can play it without.

use std::collections::BTreeSet;

use tetrapolis_catalog::entry;
use tetrapolis_lesson::{Ask, BuiltIn, Course, LESSONS, Reaction};

/// The rules that a newcomer cannot play without.
const CORE: &[(&str, &[&str])] = &[
    (
        "point-city",
        &[
            "PC-3.1", "PC-3.2", "PC-3.3", "PC-3.4", "PC-3.5", "PC-3.6", "PC-3.9", "PC-3.11", "PC-3.12", "PC-4.2",
            "PC-5.1", "PC-6.2",
        ],
    ),
    (
        "cities",
        &[
            "CI-2.1", "CI-4.2", "CI-4.3", "CI-4.4", "CI-4.5", "CI-4.6", "CI-4.7", "CI-4.9", "CI-5.1", "CI-6.1",
            "CI-7.3", "CI-7.4",
        ],
    ),
    (
        "uptown",
        &[
            "UT-1.6", "UT-3.1", "UT-3.2", "UT-3.5", "UT-3.8", "UT-4.1", "UT-4.2", "UT-4.4", "UT-4.5", "UT-5.1",
            "UT-5.3", "UT-6.1", "UT-6.2",
        ],
    ),
    (
        "mafia-city",
        &[
            "MC-3.2", "MC-3.5", "MC-3.6", "MC-4.3", "MC-4.4", "MC-4.6", "MC-4.10", "MC-4.12", "MC-4.13", "MC-4.14",
            "MC-4.15", "MC-4.17", "MC-5.1", "MC-7.1", "MC-8.2", "MC-8.5", "MC-9.1", "MC-9.2", "MC-9.4", "MC-9.11",
            "MC-10.1", "MC-10.3",
        ],
    ),
];

/// The rules that steps use and refusals name when the lessons of a game are taken.
fn met(game: &str) -> BTreeSet<&'static str> {
    let mut met = BTreeSet::new();
    for lesson in LESSONS.iter().filter(|lesson| lesson.game == game).map(BuiltIn::lesson) {
        let mut course = Course::new(&lesson).expect("it begins");
        while !matches!(course.scene().ask, Ask::End) {
            if let Reaction::Refused(refusal) = course.skip().expect("it goes on") {
                met.insert(refusal.rule.0);
            }
            let told = course.frames().iter().filter_map(|frame| frame.told.as_ref());
            met.extend(told.flat_map(|told| [told.rule].into_iter().chain(told.also.clone())).map(|rule| rule.0));
        }
    }
    met
}

#[test]
fn every_core_rule_is_used_or_refused_in_some_lesson() {
    for (game, core) in CORE {
        let entry = entry(game).expect("a game");
        let met = met(game);
        for rule in *core {
            assert!(entry.has_rule(rule), "the rulebook of {game} has no {rule}");
            assert!(met.contains(rule), "no lesson of {game} uses {rule}");
        }
    }
}
