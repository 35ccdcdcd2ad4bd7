use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Notation, Refusal, Seat, Step, StepOf, Turn, below};

/// Checks that every kind of refusal in random play is on a list that somebody has compared with the rulebook. Each
/// kind is a line such as `choose, take: PC-3.2 pc-not-adjacent`. Each of the games is played this many `times`.
///
/// Every position of the later half is asked about everything that was possible somewhere before, by every seat and by
/// chance, and about the `extra` actions, which need not be possible anywhere. A kind consists of the name of the
/// `phase` (the variant of an enum that derives `Debug`, in lower case), the first word of the action (`another seat`
/// or `chance` if it is not by a seat that has to act), the rule and the key of the message.
///
/// Lines are compared as they are, so do not indent them. To start the list, pass an empty one and judge what the panic
/// names.
///
/// # Panics
/// With a step for each kind of refusal that nobody has judged. Also if the game refuses its own chance or a legal action,
/// or cannot read an extra action.
pub fn check_refusals<G: Notation, P: Debug>(
    games: &[G],
    times: u64,
    extra: &[&str],
    phase: impl Fn(&G::State) -> P,
    judged: &str,
) {
    let judged: BTreeSet<&str> = judged.lines().collect();
    let of_game = |game| refusals(game, times, extra, |state| name(&phase(state)));
    let mut found: BTreeMap<String, String> = games.iter().flat_map(of_game).collect();
    found.retain(|kind, _| !judged.contains(kind.as_str()));
    assert!(found.is_empty(), "not judged: {found:#?}");
}

/// The name of a phase, without what it holds: `lay` for `Lay(3)`.
fn name(phase: &impl Debug) -> String {
    format!("{phase:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect::<String>().to_lowercase()
}

/// The refusals of random play by kind, each with an example: the step and the message.
fn refusals<G: Notation>(
    game: &G,
    times: u64,
    extra: &[&str],
    phase: impl Fn(&G::State) -> String,
) -> BTreeMap<String, String> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let mut found = BTreeMap::new();
    let mut tried: BTreeSet<G::Action> =
        extra.iter().map(|action| game.parse_action(action).expect("an action")).collect();
    let mut drawn = BTreeSet::new();
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    for time in 0..times {
        let mut state = game.initial();
        loop {
            let turn = game.turn(&state);
            if time >= times / 2 {
                note_refusals(game, &state, (&tried, &drawn), &phase, &mut found);
            }
            let step = match turn {
                Turn::Over => break,
                Turn::Chance => {
                    game.chances(&state, &mut chances);
                    drawn.extend(chances.iter().map(|(chance, _)| *chance));
                    Step::Chance(game.sample(&state, &mut rng))
                }
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody acts");
                    game.legal_actions(&state, seat, &mut actions);
                    tried.extend(&actions);
                    Step::Play { seat, action: actions[below(&mut rng, actions.len() as u32) as usize] }
                }
            };
            game.step(&mut state, step).expect("a possible step");
        }
    }
    found
}

fn note_refusals<G: Notation>(
    game: &G,
    state: &G::State,
    (actions, chances): (&BTreeSet<G::Action>, &BTreeSet<G::Chance>),
    phase: impl Fn(&G::State) -> String,
    found: &mut BTreeMap<String, String>,
) {
    let acting = |seat: Seat| matches!(game.turn(state), Turn::Act(seats) if seats.contains(seat));
    let mut note = |who: Option<&str>, step: StepOf<G>, refusal: Refusal| {
        let text = game.write_step(&step);
        let what = who.unwrap_or_else(|| text.split_whitespace().nth(1).expect("a step has a word"));
        let kind = format!("{}, {what}: {} {}", phase(state), refusal.rule, refusal.message.key);
        found.entry(kind).or_insert_with(|| format!("{text}: {}", refusal.message));
    };
    for action in actions {
        for seat in Seat::all(game.seats()) {
            if let Err(refusal) = game.permit(state, seat, *action) {
                let who = if acting(seat) { None } else { Some("another seat") };
                note(who, Step::Play { seat, action: *action }, refusal);
            }
        }
    }
    for chance in chances {
        if let Err(refusal) = game.permit_chance(state, *chance) {
            note(Some("chance"), Step::Chance(*chance), refusal);
        }
    }
}
