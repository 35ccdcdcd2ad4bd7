use tetrapolis_game::{Game, Insight, Rng, Seat, below, highest, sharpen};
use tetrapolis_net::judge;

use crate::card::Face;
use crate::legal::places;
use crate::score::site_on;
use crate::state::Storey;
use crate::street::PLOTS;
use crate::{Action, CardIndex, Counted, End, Income, Phase, Plot, Prestige, ProjectKind, Site, State, UpTown};

/// What an upcoin is worth.
pub(crate) const COIN: f32 = 0.34;
/// How often an open plot will still be closed, at the beginning.
const CLOSINGS: f32 = 0.7;
/// How many rounds it takes to close a plot.
const ROUNDS: f32 = 2.0;
/// How many plots of a street are closed in a round.
const CLOSED: f32 = 0.48;
/// How many more venues that a project counts will come to its street, for each plot still to be closed.
const VENUES: f32 = 0.3;
/// How many of those come to its own plot.
const NEAR: f32 = 0.7;
/// How many of those will come whatever is done next.
const SURE: f32 = 0.5;
/// What a plot that can still be built on is worth; at most as many count as rounds are left.
const ROOM: f32 = 0.8;
/// How much more income is worth if a roof pays it now than if a later one does.
const AT_ONCE: f32 = 0.3;
/// How many decisions a rollout makes: more than a round of four.
const HORIZON: u32 = 24;
/// High, because much of a game is luck: levels differ only if the weaker ones leave more to chance.
const LENIENCY: f32 = 1.45;
/// By how many points a rollout may misjudge an action.
const LUCK: f32 = 0.6;
/// How much more often an action is tried if it brings one point more, as an exponent of e.
const SHARPNESS: f32 = 0.5;

/// What the projects of a street would gain from one more venue, and what is still to come.
pub(crate) struct Outlook {
    /// How many rounds are left.
    rounds: f32,
    /// How many plots are open.
    open: f32,
    /// How often the street will pay.
    pub(crate) closings: f32,
    /// With a venue of each kind anywhere on the street.
    street: [f32; ProjectKind::ALL.len()],
    /// With a venue of each kind on a plot.
    plots: [[f32; ProjectKind::ALL.len()]; PLOTS],
}

impl UpTown {
    /// How often a street will still pay, at first sight.
    fn closings(&self, state: &State, seat: Seat) -> f32 {
        let left = f32::from(self.shortest_deck(state)) / f32::from(self.deck_size());
        (CLOSINGS * f32::from(open_plots(state, seat))).min(12.0 * left)
    }

    pub(crate) fn shortest_deck(&self, state: &State) -> u8 {
        Seat::all(self.seats()).map(|seat| state.players[seat.index()].deck.left).min().unwrap_or(0)
    }

    /// How many rounds are left: the game ends when somebody builds a fifth roof, or when a deck is used up.
    pub(crate) fn rounds(&self, state: &State) -> f32 {
        let fewest = Seat::all(self.seats()).map(|seat| open_plots(state, seat)).min().unwrap_or(0);
        (ROUNDS * f32::from(fewest)).min(0.7 * f32::from(self.shortest_deck(state)))
    }

    /// What a player has, and what the street as it is will bring if it pays this often.
    fn standing(&self, state: &State, seat: Seat, closings: f32) -> f32 {
        let player = &state.players[seat.index()];
        let prestige: i32 = Plot::all().map(|plot| self.prestige_of_plot(state, seat, plot)).sum();
        let income = self.income(state, seat).max(0) as f32;
        let coins = player.wallet as f32 + 0.9 * f32::from(player.coins);
        prestige as f32 + COIN * (coins + closings * income)
    }

    /// What is still to come on a street, whatever is built there.
    fn bare_outlook(&self, state: &State, seat: Seat) -> Outlook {
        let (rounds, open) = (self.rounds(state), f32::from(open_plots(state, seat)));
        let closings = open.min(CLOSED * rounds + 0.1);
        Outlook { rounds, open, closings, street: [0.0; 6], plots: [[0.0; 6]; PLOTS] }
    }

    pub(crate) fn outlook(&self, state: &State, seat: Seat) -> Outlook {
        let mut outlook = self.bare_outlook(state, seat);
        let closings = outlook.closings;
        for plot in Plot::all() {
            for Storey { face, .. } in state.storeys(seat, plot) {
                let project = self.project(face);
                match project.prestige {
                    Some(Prestige::OnPlot { points, of }) => {
                        outlook.plots[plot.index()][of.index()] += f32::from(points);
                    }
                    Some(Prestige::OnStreet { points, of: Counted::Kind(of) }) => {
                        outlook.street[of.index()] += f32::from(points);
                    }
                    _ => {}
                }
                match project.income {
                    Some(Income::OnPlot { coins, of }) => {
                        outlook.plots[plot.index()][of.index()] += f32::from(coins) * COIN * closings;
                    }
                    Some(Income::OnStreet { coins, of }) => {
                        outlook.street[of.index()] += f32::from(coins) * COIN * closings;
                    }
                    _ => {}
                }
            }
        }
        outlook
    }

    /// The points that a player can expect.
    pub(crate) fn prospect_with(&self, state: &State, seat: Seat, outlook: &Outlook) -> f32 {
        let room = outlook.rounds.min(outlook.open);
        let open = Plot::all().filter(|plot| !state.street(seat).closed.contains(*plot));
        let nearby: f32 = open.map(|plot| outlook.plots[plot.index()].iter().sum::<f32>()).sum();
        let venues = outlook.street.iter().sum::<f32>() + NEAR * nearby;
        self.standing(state, seat, outlook.closings) + room * (ROOM + SURE * VENUES * venues)
    }

    /// What a project on a plot brings the owner of the street.
    fn project_value(&self, state: &State, street: Seat, plot: Plot, face: Face, outlook: &Outlook) -> f32 {
        let facts = self.facts(face);
        let project = &facts.project;
        let here = site_on(state, street, plot);
        let site = Site {
            below: here.plot.storeys(),
            plot: here.plot.plus(facts.counts),
            street: here.street.plus(facts.counts),
        };
        let income = project.income.map_or(0, |income| income.at(&site)) as f32;
        let mut value = project.prestige.map_or(0, |prestige| prestige.at(&site)) as f32;
        value += income * COIN * outlook.closings;
        let nearby = &outlook.plots[plot.index()];
        if let Some(kind) = project.kind {
            let gained = outlook.street[kind.index()] + nearby[kind.index()];
            value += gained * f32::from(1 + u8::from(project.duo));
        }
        let closed = f32::from(u8::from(facts.closes));
        let venues = VENUES * outlook.rounds.min(outlook.open - closed);
        let stays_open = !facts.closes && !state.street(street).closed.contains(plot);
        let near = if stays_open { NEAR * venues } else { 0.0 };
        value += match project.prestige {
            Some(Prestige::OnPlot { points, .. }) => f32::from(points) * near,
            Some(Prestige::OnStreet { points, of: Counted::Kind(_) }) => f32::from(points) * venues,
            _ => 0.0,
        };
        let more_income = match project.income {
            Some(Income::OnPlot { coins, .. }) => f32::from(coins) * near,
            Some(Income::OnStreet { coins, .. }) => f32::from(coins) * venues,
            _ => 0.0,
        };
        value += more_income * COIN * outlook.closings;
        if facts.closes {
            value += AT_ONCE * COIN * (self.income(state, street) as f32 + income).max(0.0);
            value -= NEAR * venues * nearby.iter().sum::<f32>();
        }
        value
    }

    /// What a project brings the player who plays it, at its best place.
    fn face_value(&self, state: &State, face: Face, own: &Outlook) -> f32 {
        let project = self.project(face);
        let mut best = f32::NEG_INFINITY;
        for seat in Seat::all(self.seats()) {
            for plot in places(state, seat, project).iter() {
                best = best.max(self.place_value(state, seat, plot, face, own));
            }
        }
        best
    }

    fn place_value(&self, state: &State, seat: Seat, plot: Plot, face: Face, own: &Outlook) -> f32 {
        if seat == state.seat {
            return self.project_value(state, seat, plot, face, own);
        }
        let theirs = self.bare_outlook(state, seat);
        let harm = -self.project_value(state, seat, plot, face, &theirs);
        harm * (0.1 + 0.9 / f32::from(self.seats() - 1)) + 0.05 * state.players[seat.index()].wallet as f32 * 0.1
    }

    /// What a card brings with its best project.
    pub(crate) fn card_value(&self, state: &State, card: CardIndex, own: &Outlook) -> f32 {
        let ends = self.cards[card.index()].ends;
        let faces = End::ALL.into_iter().filter(|end| ends[end.index()].is_some()).map(|end| Face::new(card, end));
        faces.map(|face| self.face_value(state, face, own)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// About how many points an action brings.
    fn action_value(&self, state: &State, action: Action, own: &Outlook) -> f32 {
        let top = |card: Option<CardIndex>| card.map_or(0.0, |card| self.card_value(state, card, own).max(-9.0));
        match action {
            Action::Collect | Action::Discard | Action::Pass => 0.0,
            Action::Keep => top(state.player().deck.top),
            Action::Buy(owner) => {
                let deck = state.players[owner.index()].deck.top;
                let price = deck.map_or(0, |card| self.cards[card.index()].price);
                top(deck) - COIN * f32::from(price)
            }
            Action::Municipal => top(state.pile.top),
            Action::Choose(end) => {
                let card = state.taken.expect("a card is being played");
                self.face_value(state, Face::new(card, end), own).max(-9.0)
            }
            Action::Build(plot) => {
                let face = state.chosen.expect("a project is chosen");
                self.place_value(state, state.seat, plot, face, own)
            }
            Action::Give(seat, plot) => {
                let face = state.chosen.expect("a project is chosen");
                self.place_value(state, seat, plot, face, own)
            }
        }
    }
}

impl Insight for UpTown {
    fn worth(&self, state: &State, party: usize) -> f32 {
        let seat = Seat(party as u8);
        self.standing(state, seat, self.closings(state, seat))
    }

    fn prospect(&self, state: &State, party: usize) -> f32 {
        let seat = Seat(party as u8);
        self.prospect_with(state, seat, &self.outlook(state, seat))
    }

    fn judge(&self, state: &State, shares: &mut [f32]) -> bool {
        judge(self, state, shares)
    }

    fn doubt(&self, state: &State) -> f32 {
        1.5 + 6.0 * (f32::from(self.shortest_deck(state)) / f32::from(self.deck_size())).sqrt()
    }

    fn is_quiet(&self, state: &State) -> bool {
        !matches!(state.phase, Phase::Choose | Phase::Place)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn leniency(&self) -> f32 {
        LENIENCY
    }

    fn rollout<R: Rng + ?Sized>(&self, state: &State, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        let own = self.outlook(state, seat);
        highest(actions.iter().map(|action| {
            let luck = below(rng, 256) as f32 / 256.0;
            (*action, self.action_value(state, *action, &own) + LUCK * luck)
        }))
    }

    fn prior(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let own = self.outlook(state, seat);
        weights.clear();
        weights.extend(actions.iter().map(|action| self.action_value(state, *action, &own)));
        sharpen(weights, SHARPNESS, 0.005);
    }
}

/// How many plots of a street have no roof.
fn open_plots(state: &State, seat: Seat) -> u8 {
    PLOTS as u8 - state.street(seat).closed.len() as u8
}
