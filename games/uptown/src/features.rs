//! A position in numbers, for what can be learned.

use std::sync::{Arc, LazyLock};

use tetrapolis_game::{Game, Insight, Seat};
use tetrapolis_net::{Learn, Net, Pen, Row, fits, learned};

use crate::edition::{MUNICIPAL, PROJECTS};
use crate::insight::Outlook;
use crate::state::{SEATS, Storey};
use crate::street::PLOTS;
use crate::{CardIndex, Counted, Income, Phase, Plot, Prestige, ProjectKind, State, UpTown};

const KINDS: usize = ProjectKind::ALL.len();
/// The amounts by which a wallet is described.
const WALLETS: [u32; 8] = [2, 3, 4, 5, 6, 8, 11, 15];
/// The numbers that do not depend on where which card is.
const PLAIN: usize = 104;

/// The network learned for the built-in edition; see `docs/bots.md`.
pub(crate) static LEARNED: LazyLock<Arc<Net>> = LazyLock::new(|| learned(include_bytes!("../learned.net")));

/// What all rows of a position have in common.
struct Scene {
    /// What each seat can expect.
    prospects: [f32; SEATS],
    doubt: f32,
    rounds: f32,
    shortest: f32,
    fewest: usize,
}

impl Learn for UpTown {
    const INPUTS: usize = PLAIN + 2 * (PROJECTS + MUNICIPAL);
    const FEATURES: u32 = 1;

    fn describe(&self, state: &State, rows: &mut [Row]) {
        let seats = || Seat::all(self.seats());
        let mut outlooks = [const { None }; SEATS];
        let mut prospects = [0.0; SEATS];
        for seat in seats() {
            let outlook = self.outlook(state, seat);
            prospects[seat.index()] = self.prospect_with(state, seat, &outlook);
            outlooks[seat.index()] = Some(outlook);
        }
        let scene = Scene {
            prospects,
            doubt: self.doubt(state),
            rounds: self.rounds(state),
            shortest: f32::from(self.shortest_deck(state)) / f32::from(self.deck_size()),
            fewest: seats().map(|seat| PLOTS - state.street(seat).closed.len() as usize).min().unwrap_or(0),
        };
        for ((seat, row), outlook) in seats().zip(rows).zip(outlooks.iter().flatten()) {
            let mut pen = row.pen();
            self.describe_table(state, seat, &scene, &mut pen);
            self.describe_purse(state, seat, outlook, &scene, &mut pen);
            self.describe_street(state, seat, &mut pen);
            self.describe_cards(state, seat, outlook, &mut pen);
        }
    }

    fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    fn with_net(mut self, net: Option<Arc<Net>>) -> UpTown {
        self.net = net.filter(|net| fits(&self, net));
        self
    }
}

impl UpTown {
    /// Whose turn it is, and how far the game is.
    fn describe_table(&self, state: &State, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
        let seats = self.seats();
        let after = |other: Seat| usize::from((seat.0 + seats - other.0) % seats);
        pen.choice(usize::from(seats) - 2, SEATS - 1);
        pen.choice(after(state.seat), SEATS);
        pen.choice(after(state.first), SEATS);
        let is_actor = seat == state.seat;
        pen.mark(is_actor && state.phase == Phase::Collect);
        pen.mark(is_actor && state.phase == Phase::Keep);
        pen.mark(is_actor && state.phase == Phase::Buy);
        pen.number(scene.rounds / 5.0);
        pen.number(scene.shortest);
        pen.choice(scene.fewest, PLOTS + 1);
        pen.mark(state.is_ending(seats));
        pen.number(f32::from(state.pile.left) / 14.0);
    }

    /// What the player has, and what it can be expected to bring.
    fn describe_purse(&self, state: &State, seat: Seat, outlook: &Outlook, scene: &Scene, pen: &mut Pen<'_>) {
        let player = &state.players[seat.index()];
        let prestige: i32 = Plot::all().map(|plot| self.prestige_of_plot(state, seat, plot)).sum();
        let income = self.income(state, seat) as f32;
        pen.number(player.wallet as f32 / 10.0);
        for least in WALLETS {
            pen.mark(player.wallet >= least);
        }
        pen.number(f32::from(player.coins) / 5.0);
        pen.mark(player.coins > 0);
        pen.number(f32::from(player.deck.left) / f32::from(self.deck_size()));
        pen.number(income / 5.0);
        pen.number(income.max(0.0) * outlook.closings / 10.0);
        pen.number(prestige as f32 / 10.0);
        pen.number((prestige as f32 + player.wallet as f32 / 3.0) / 15.0);
        pen.number(outlook.closings / 3.0);
        let own = scene.prospects[seat.index()];
        let others =
            || Seat::all(self.seats()).filter(|other| *other != seat).map(|other| scene.prospects[other.index()]);
        let best = others().fold(f32::NEG_INFINITY, f32::max);
        let mean = others().sum::<f32>() / f32::from(self.seats() - 1);
        pen.number(own / 20.0);
        pen.number((own - best) / 8.0);
        pen.number((own - best) / scene.doubt);
        pen.number((own - mean) / scene.doubt);
        pen.mark(own >= best);
    }

    /// What is on the street, and what would count there.
    fn describe_street(&self, state: &State, seat: Seat, pen: &mut Pen<'_>) {
        let street = state.street(seat);
        let counts = street.counts_in_all();
        for kind in ProjectKind::ALL {
            pen.number(f32::from(counts.venues(kind)) / 3.0);
        }
        pen.number(f32::from(counts.gifts()) / 2.0);
        pen.number(f32::from(counts.storeys()) / 8.0);
        pen.number(f32::from(street.tallest()) / 4.0);
        let (open, bare) = (street.closed.len() as usize, PLOTS - street.built.len() as usize);
        pen.choice(PLOTS - open, PLOTS + 1);
        pen.choice(bare, PLOTS + 1);
        let mut heights = [0.0; 4];
        let mut guarded = 0.0;
        // What one more venue of a kind brings: prestige and income, anywhere on the street and on open plots.
        let mut gains = [[0.0; KINDS]; 4];
        let mut gift_points = 0.0;
        for plot in Plot::all() {
            let is_open = !street.closed.contains(plot);
            if is_open {
                let storeys = usize::from(street.counts[plot.index()].storeys());
                heights[storeys.min(3)] += 1.0;
                guarded += f32::from(u8::from(street.no_gifts.contains(plot)));
            }
            for Storey { face, .. } in state.storeys(seat, plot) {
                let project = self.project(face);
                match project.prestige {
                    Some(Prestige::OnPlot { points, of }) if is_open => gains[0][of.index()] += f32::from(points),
                    Some(Prestige::OnStreet { points, of: Counted::Kind(of) }) => {
                        gains[1][of.index()] += f32::from(points);
                    }
                    Some(Prestige::OnStreet { points, of: Counted::Gift }) => gift_points += f32::from(points),
                    _ => {}
                }
                match project.income {
                    Some(Income::OnPlot { coins, of }) if is_open => gains[2][of.index()] += f32::from(coins),
                    Some(Income::OnStreet { coins, of }) => gains[3][of.index()] += f32::from(coins),
                    _ => {}
                }
            }
        }
        for height in heights {
            pen.number(height / 2.0);
        }
        pen.number(guarded / 2.0);
        pen.number(gift_points / 3.0);
        for gain in gains.as_flattened() {
            pen.number(gain / 3.0);
        }
        let roofs: f32 = Plot::all()
            .filter(|plot| !street.closed.contains(*plot))
            .map(|plot| self.income_of_plot(state, seat, plot) as f32)
            .sum();
        pen.number(roofs / 5.0);
    }

    /// The card on top of the player's deck, and what whoever acts can take.
    fn describe_cards(&self, state: &State, seat: Seat, outlook: &Outlook, pen: &mut Pen<'_>) {
        let is_actor = seat == state.seat;
        let seen = State { seat, ..*state };
        let worth = |card: Option<CardIndex>| card.map_or(0.0, |card| self.card_value(&seen, card, outlook).max(-9.0));
        let top = state.players[seat.index()].deck.top;
        let own = worth(top);
        let is_kept = is_actor && state.phase == Phase::Keep;
        pen.number(own.max(0.0) / 4.0);
        pen.number(if is_kept { own.max(0.0) / 4.0 } else { 0.0 });
        pen.number(top.map_or(0.0, |card| f32::from(self.cards[card.index()].price) / 6.0));
        pen.number(if is_actor { worth(state.pile.top) / 4.0 } else { 0.0 });
        let mut best = 0.0_f32;
        let mut count = 0;
        if is_actor {
            self.each_offer(state, |owner| {
                count += 1;
                if let Some(card) = state.players[owner.index()].deck.top {
                    let price = f32::from(self.cards[card.index()].price);
                    best = best.max(self.card_value(state, card, outlook) - crate::insight::COIN * price);
                }
            });
        }
        pen.number(best / 4.0);
        pen.number(f32::from(count as u8) / 2.0);
        for (card, is_near, from, many) in
            [(top, is_kept, 0, PROJECTS), (state.pile.top, is_actor, PROJECTS, MUNICIPAL)]
        {
            let place = card.map(|card| card.index() - from + if is_near { 0 } else { many });
            pen.choice(place.unwrap_or(usize::MAX), 2 * many);
        }
    }
}
