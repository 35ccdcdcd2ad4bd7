use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tetrapolis_game::{Insight, Notation, Seat, Sight, Turn, Viewer, below};
use tetrapolis_search::{Bot, BotKind, seed_of};
use thiserror::Error;

/// One in this many decisions is put to the bots.
const ASKED: u32 = 8;
/// The most iterations of a search; a bot that peeks does so however long it thinks.
const ITERATIONS: u32 = 48;

/// The evidence of a certificate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Certificate {
    /// Games played.
    pub games: u64,
    /// How often a bot was asked in two worlds.
    pub choices: u64,
    /// How often the two worlds differed.
    pub hidden: u64,
}

/// A bot that plays differently in two worlds that look the same to it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name} peeks in game {game}: it plays '{one}' or '{other}' where it cannot know better")]
pub struct Peek {
    /// The bot.
    pub name: String,
    /// The number of the game, counted from 0.
    pub game: u64,
    /// What it does in one world.
    pub one: String,
    /// What it does in the other.
    pub other: String,
}

/// A bot under suspicion, by name.
pub type Suspect<G> = (String, Box<dyn Bot<G>>);

/// All kinds of bots, with and without networks, with budgets that depend on no clock.
pub fn all_bots<G: Insight>() -> Vec<Suspect<G>> {
    BotKind::ALL
        .iter()
        .chain(BotKind::MORE)
        .map(|kind| (kind.to_string(), kind.bot_without_clock(ITERATIONS)))
        .collect()
}

/// Plays random games, and now and then asks each bot what it would do in two worlds that differ only in what its seat
/// cannot know. With the same seed it must do the same in both. `progress` is called after every game.
///
/// # Errors
/// The first bot that does not.
pub fn no_peek<G: Insight + Notation>(
    game: &G,
    bots: &mut [Suspect<G>],
    games: u64,
    seed: u64,
    progress: &dyn Fn(u64),
) -> Result<Certificate, Peek> {
    let mut certificate = Certificate::default();
    let mut legal = Vec::new();
    for number in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed_of(seed, number));
        let mut state = game.initial();
        loop {
            match game.turn(&state) {
                Turn::Act(seats) => {
                    let nth = below(&mut rng, seats.len()) as usize;
                    let seat = seats.iter().nth(nth).expect("that many seats");
                    game.legal_actions(&state, seat, &mut legal);
                    if legal.len() > 1 && below(&mut rng, ASKED) == 0 {
                        let world = Worlds::new(game, &state, seat, &mut rng);
                        world.ask(&legal, bots, number, &mut certificate)?;
                    }
                    game.play_unchecked(&mut state, seat, legal[below(&mut rng, legal.len() as u32) as usize]);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.apply_unchecked(&mut state, chance);
                }
                Turn::Over => break,
            }
        }
        certificate.games += 1;
        progress(1);
    }
    Ok(certificate)
}

/// Two worlds that look the same to a seat.
struct Worlds<'a, G: Insight + Notation> {
    game: &'a G,
    seat: Seat,
    states: [G::State; 2],
    seed: u64,
}

impl<'a, G: Insight + Notation> Worlds<'a, G> {
    /// Two worlds that fit what the seat sees of a third.
    fn new(game: &'a G, state: &G::State, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Worlds<'a, G> {
        let view = game.view(state, Viewer::Seat(seat));
        let states = [game.determinize(&view, rng), game.determinize(&view, rng)];
        Worlds { game, seat, states, seed: rng.next_u64() }
    }

    fn ask(
        &self,
        legal: &[G::Action],
        bots: &mut [Suspect<G>],
        number: u64,
        certificate: &mut Certificate,
    ) -> Result<(), Peek> {
        for (name, bot) in bots {
            let [one, other] = self.states.each_ref().map(|state| {
                bot.begin(self.seed);
                bot.choose(&Sight::new(self.game, state, self.seat), legal)
            });
            if one != other {
                let [one, other] = [one, other].map(|action| self.game.write_action(&action));
                return Err(Peek { name: name.clone(), game: number, one, other });
            }
            certificate.choices += 1;
            certificate.hidden += u64::from(self.states[0] != self.states[1]);
        }
        Ok(())
    }
}
