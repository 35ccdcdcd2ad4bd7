//! Tiny games with known answers, and what they have in common.

#![allow(dead_code, reason = "each test program uses its part")]

pub mod nim;
pub mod pick;

use tetrapolis_game::{Game, Seat, Sight, Turn, below};
use tetrapolis_search::Bot;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a game to the end and says who won: the first seat that has the first place.
pub fn play<G: Game>(game: &G, seed: u64, bots: &mut [Box<dyn Bot<G>>]) -> G::State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for (n, bot) in bots.iter_mut().enumerate() {
        bot.begin(seed * 10 + n as u64);
    }
    let mut state = game.initial();
    let mut legal = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.apply_unchecked(&mut state, chance);
            }
            Turn::Act(seats) => {
                let nth = below(&mut rng, seats.len()) as usize;
                let seat = seats.iter().nth(nth).expect("that many seats");
                game.legal_actions(&state, seat, &mut legal);
                let action = bots[seat.index()].choose(&Sight::new(game, &state, seat), &legal);
                game.play_unchecked(&mut state, seat, action);
            }
        }
    }
}

/// What a bot does in a position.
pub fn choice<G: Game>(game: &G, state: &G::State, seat: Seat, bot: &mut dyn Bot<G>) -> G::Action {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    bot.choose(&Sight::new(game, state, seat), &legal)
}

/// What tiny games need not say: names, notation and stories.
macro_rules! plain {
    ($name:literal) => {
        type Picture = ();
        type Position = ();

        const NAME: &'static str = $name;
        const RULES: u32 = 1;

        fn edition(&self) -> EditionId {
            EditionId { name: "plain".into(), hash: "0".into() }
        }
        fn options(&self) -> Options {
            Options::new()
        }
        fn picture(&self, _view: &Self::View) {}
        fn sheet(&self, _state: &Self::State, _party: usize) -> Vec<ScoreLine> {
            Vec::new()
        }
        fn position(&self, _state: &Self::State) {}
        fn restore(&self, _position: ()) -> Result<Self::State, Message> {
            Err(Message::new("none"))
        }
        fn audit(&self, _state: &Self::State) -> Result<(), Message> {
            Ok(())
        }
        fn write_action(&self, action: &Self::Action) -> String {
            format!("{action:?}")
        }
        fn parse_action(&self, _text: &str) -> Result<Self::Action, NotationError> {
            Err(NotationError(Message::new("none")))
        }
        fn write_chance(&self, chance: &Self::Chance) -> String {
            format!("{chance:?}")
        }
        fn parse_chance(&self, _text: &str) -> Result<Self::Chance, NotationError> {
            Err(NotationError(Message::new("none")))
        }
        fn permit(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
            let mut legal = Vec::new();
            self.legal_actions(state, seat, &mut legal);
            let refusal = || Refusal::new(Rule("T-1"), Message::new("none"));
            legal.contains(&action).then_some(()).ok_or_else(refusal)
        }
        fn permit_chance(&self, _state: &Self::State, _chance: Self::Chance) -> Result<(), Refusal> {
            Ok(())
        }
    };
}
pub(crate) use plain;
