//! A whole game: the rules, how it is scored and written, the laws that it keeps, and a bot that plays it.
//!
//! `cargo run --release --example nim`

use serde::{Deserialize, Serialize};
use tetrapolis_arena::{Contest, contest};
use tetrapolis_game::{
    Game, Insight, Notation, NotationError, OpenInformation, Options, Outcome, Plain, Scoring, Seat, Seats, Setup,
    SetupError, Source, Turn,
};
use tetrapolis_search::BotKind;

/// Nim: whoever takes the last stick wins.
#[derive(Clone)]
struct Nim;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    heaps: [u8; 3],
    seat: Seat,
}

/// From which heap, and how many sticks.
type Take = (u8, u8);

impl Game for Nim {
    type State = State;
    type Action = Take;
    type Chance = ();
    const NAME: &'static str = "nim";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        2
    }

    fn bound(&self) -> usize {
        3 + 4 + 5
    }

    fn initial(&self) -> State {
        State { heaps: [3, 4, 5], seat: Seat(0) }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.heaps == [0; 3] { Turn::Over } else { Turn::Act(Seats::one(state.seat)) }
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Take>) {
        actions.clear();
        if seat == state.seat {
            for (heap, sticks) in (0..).zip(state.heaps) {
                actions.extend((1..=sticks).map(|count| (heap, count)));
            }
        }
    }

    fn play_unchecked(&self, state: &mut State, seat: Seat, (heap, count): Take) {
        state.heaps[usize::from(heap)] -= count;
        state.seat = seat.next(2);
    }
}

impl Scoring for Nim {
    fn outcome(&self, state: &State) -> Outcome {
        let has_won = |seat| i32::from(state.heaps == [0; 3] && seat != state.seat);
        Outcome::rank(&[has_won(Seat(0)), has_won(Seat(1))], |_| 0)
    }
}

impl Notation for Nim {
    fn write_action(&self, (heap, count): &Take) -> String {
        format!("take {count} from {}", heap + 1)
    }

    fn parse_action(&self, text: &str) -> Result<Take, NotationError> {
        let read = || {
            let (count, heap) = text.strip_prefix("take ")?.split_once(" from ")?;
            let heap = heap.parse::<u8>().ok()?.checked_sub(1)?;
            Some((heap, count.parse().ok()?))
        };
        read().ok_or_else(|| NotationError::action(text))
    }
}

impl Setup for Nim {
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;

    fn with_choices(_: Source<'_>, _: u8, _: &Options) -> Result<Nim, SetupError> {
        Ok(Nim)
    }
}

impl OpenInformation for Nim {}
impl Plain for Nim {}
impl Insight for Nim {}

fn main() {
    let players = vec![BotKind::Search(None).into(), BotKind::Random.into()];
    for merit in contest(&Nim, &Contest::new(players), &|_| {}) {
        println!("{} wins {} of {} games", merit.name, merit.wins, merit.games);
    }
}

#[test]
fn nim_keeps_the_laws_and_is_played() {
    tetrapolis_testkit::uphold(&Nim, 500);
    main();
}
