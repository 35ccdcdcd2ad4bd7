use std::collections::BTreeMap;

use tetrapolis_game::{Game, Rule, Seat, Step, Tell, Telling, Viewer};

use crate::wander;

/// A legal action of a random game, and what everybody is told of it.
pub struct ToldStep<'a, G: Game> {
    /// The position before it.
    pub before: &'a G::State,
    /// The seat that acts.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The position after it.
    pub after: G::State,
    /// What everybody is told.
    pub told: Telling,
}

/// Plays each game at random, this many `times`. Checks that a legal action cites a further rule exactly when `used`
/// says that it uses the rule, and that each of these rules is used somewhere.
///
/// # Panics
/// If an action cites a rule that it does not use, or does not cite one that it uses.
pub fn check_citations<G: Tell, const RULES: usize>(
    games: &[G],
    times: u64,
    used: impl Fn(&G, &ToldStep<'_, G>) -> [(&'static str, bool); RULES],
) {
    let mut counts = BTreeMap::new();
    for game in games {
        wander(game, times, 5, |before, seat, actions| {
            for action in actions.iter().copied() {
                let told = game.tell(before, &Step::Play { seat, action }, Viewer::Public).expect("open to all");
                let mut after = before.clone();
                game.play(&mut after, seat, action).expect("a legal action");
                let step = ToldStep { before, seat, action, after, told };
                for (rule, used) in used(game, &step) {
                    let told = &step.told;
                    assert_eq!(told.also.contains(&Rule(rule)), used, "{rule} by {}", told.notation);
                    *counts.entry(rule).or_insert(0) += u32::from(used);
                }
            }
        });
    }
    assert!(counts.values().all(|count| *count > 0), "{counts:?}");
}
