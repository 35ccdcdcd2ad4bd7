//! A game with secrets: each player has three hidden cards. Both lay one face down, and the higher one scores.
//!
//! `cargo run --release --example duel`

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tetrapolis_arena::{Contest, contest};
use tetrapolis_game::{
    Explain, Game, Insight, Message, Notation, NotationError, Options, Outcome, Pictures, Positions, Rng, Scoring,
    Seat, Seats, Setup, SetupError, Source, Step, StepOf, Tell, Telling, Turn, Viewer, Views, Whole, below,
};
use tetrapolis_search::BotKind;

/// Three cards each, out of eight; the player who wins more rounds wins.
#[derive(Clone)]
struct Duel;

const HAND: usize = 3;

/// A card is its number, from 1 to 8.
type Cards = BTreeSet<u8>;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    hands: [Cards; 2],
    laid: [Option<u8>; 2],
    /// The cards that everybody has seen.
    open: Cards,
    points: [u8; 2],
}

impl State {
    /// The player who gets the next card; nobody once all have been dealt.
    fn dealt_to(&self) -> Option<Seat> {
        let has_begun = !self.open.is_empty() || self.laid != [None; 2];
        Seat::all(2).find(|seat| !has_begun && self.hands[seat.index()].len() < HAND)
    }

    /// The cards that nobody has.
    fn unseen(&self) -> impl Iterator<Item = u8> {
        (1..=8).filter(|card| !self.open.contains(card) && !self.hands.iter().any(|hand| hand.contains(card)))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Chance {
    Deal(u8),
    /// Both cards are turned over; there is nothing to decide.
    Reveal,
}

impl Game for Duel {
    type State = State;
    type Action = u8;
    type Chance = Chance;
    const NAME: &'static str = "duel";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        2
    }

    fn bound(&self) -> usize {
        2 * HAND + 3 * HAND
    }

    fn initial(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        let missing: Seats = Seat::all(2).filter(|seat| state.laid[seat.index()].is_none()).collect();
        match state.dealt_to() {
            Some(_) => Turn::Chance,
            None if state.hands.iter().all(Cards::is_empty) => Turn::Over,
            None if missing.is_empty() => Turn::Chance,
            None => Turn::Act(missing),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<u8>) {
        actions.clear();
        if matches!(self.turn(state), Turn::Act(seats) if seats.contains(seat)) {
            actions.extend(&state.hands[seat.index()]);
        }
    }

    fn play_unchecked(&self, state: &mut State, seat: Seat, card: u8) {
        state.laid[seat.index()] = Some(card);
    }

    fn chances(&self, state: &State, chances: &mut Vec<(Chance, u32)>) {
        chances.clear();
        match state.dealt_to() {
            Some(_) => chances.extend(state.unseen().map(|card| (Chance::Deal(card), 1))),
            None => chances.push((Chance::Reveal, 1)),
        }
    }

    fn apply_unchecked(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::Deal(card) => {
                let seat = state.dealt_to().expect("somebody gets it");
                state.hands[seat.index()].insert(card);
            }
            Chance::Reveal => {
                let laid = state.laid.map(|card| card.expect("both have laid a card"));
                state.points[usize::from(laid[1] > laid[0])] += 1;
                for (hand, card) in state.hands.iter_mut().zip(laid) {
                    hand.remove(&card);
                    state.open.insert(card);
                }
                state.laid = [None; 2];
            }
        }
    }
}

/// What one viewer may know: everything that is open, and what is theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct View {
    viewer: Option<Seat>,
    hand: Cards,
    laid: Option<u8>,
    cards: [usize; 2],
    open: Cards,
    points: [u8; 2],
}

impl Views for Duel {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let viewer = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        View {
            viewer,
            hand: viewer.map(|seat| state.hands[seat.index()].clone()).unwrap_or_default(),
            laid: viewer.and_then(|seat| state.laid[seat.index()]),
            cards: state.hands.each_ref().map(Cards::len),
            open: state.open.clone(),
            points: state.points,
        }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut state = State { open: view.open.clone(), points: view.points, ..State::default() };
        if let Some(seat) = view.viewer {
            state.hands[seat.index()].clone_from(&view.hand);
            state.laid[seat.index()] = view.laid;
        }
        for seat in 0..2 {
            while state.hands[seat].len() < view.cards[seat] {
                let unseen: Vec<u8> = state.unseen().collect();
                state.hands[seat].insert(unseen[below(rng, unseen.len() as u32) as usize]);
            }
        }
        state
    }

    fn seen(&self, _before: &State, seat: Seat, card: u8, viewer: Viewer) -> Option<u8> {
        (viewer == Viewer::Seat(seat)).then_some(card)
    }
}

impl Tell for Duel {
    fn tell(&self, before: &State, step: &StepOf<Duel>, to: Viewer) -> Option<Telling> {
        let notation = match step {
            Step::Play { seat, action } => self.write_action(&self.seen(before, *seat, *action, to)?),
            Step::Chance(Chance::Deal(_)) if before.dealt_to().map(Viewer::Seat) != Some(to) => "deal".to_owned(),
            Step::Chance(Chance::Reveal) => format!("reveal {:?}", before.laid.map(Option::unwrap_or_default)),
            Step::Chance(chance) => self.write_chance(chance),
        };
        Some(Telling::plain::<Duel>(notation))
    }
}

impl Pictures for Duel {
    type Picture = Whole<View>;

    fn picture(&self, view: &View) -> Whole<View> {
        Whole(view.clone())
    }
}

impl Positions for Duel {
    type Position = State;

    fn position(&self, state: &State) -> State {
        state.clone()
    }

    fn restore(&self, position: &State) -> Result<State, Message> {
        self.audit(position).map(|()| position.clone())
    }

    /// No card is in two places, and a card that was laid is still in the hand.
    fn audit(&self, state: &State) -> Result<(), Message> {
        let places = state.hands.iter().chain([&state.open]).map(Cards::len).sum::<usize>() + state.unseen().count();
        let is_held = |(laid, hand): (&Option<u8>, &Cards)| laid.is_none_or(|card| hand.contains(&card));
        if places == 8 && state.laid.iter().zip(&state.hands).all(is_held) {
            Ok(())
        } else {
            Err(Message::new("duel-audit-cards"))
        }
    }
}

impl Explain for Duel {}
impl Insight for Duel {}

impl Scoring for Duel {
    fn outcome(&self, state: &State) -> Outcome {
        Outcome::rank(&state.points.map(i32::from), |_| 0)
    }
}

impl Notation for Duel {
    fn write_action(&self, card: &u8) -> String {
        format!("lay {card}")
    }

    fn parse_action(&self, text: &str) -> Result<u8, NotationError> {
        read_card(text, "lay ").ok_or_else(|| NotationError::action(text))
    }

    fn write_chance(&self, chance: &Chance) -> String {
        match chance {
            Chance::Deal(card) => format!("deal {card}"),
            Chance::Reveal => "reveal".to_owned(),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        if text == "reveal" {
            return Ok(Chance::Reveal);
        }
        read_card(text, "deal ").map(Chance::Deal).ok_or_else(|| NotationError::outcome(text))
    }
}

fn read_card(text: &str, word: &str) -> Option<u8> {
    text.strip_prefix(word)?.parse().ok().filter(|card| (1..=8).contains(card))
}

impl Setup for Duel {
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const HAS_SECRETS: bool = true;

    fn with_choices(_: Source<'_>, _: u8, _: &Options) -> Result<Duel, SetupError> {
        Ok(Duel)
    }
}

fn main() {
    let players = vec![BotKind::Search(None).into(), BotKind::Random.into()];
    for merit in contest(&Duel, &Contest::new(players), &|_| {}) {
        println!("{} wins {} of {} games", merit.name, merit.wins, merit.games);
    }
}

#[test]
fn duel_keeps_the_laws_and_is_played() {
    tetrapolis_testkit::uphold(&Duel, 500);
    main();
}
