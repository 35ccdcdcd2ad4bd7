//! A position in numbers, for what can be learned.

mod scene;

use std::sync::{Arc, LazyLock};

use tetrapolis_game::{Game, Seat};
use tetrapolis_net::{Learn, Net, Pen, Row, fits, learned};

use self::scene::{Scene, Stage};
use crate::game::MOST_SEATS;
use crate::{CardKind, Cards, Location, MafiaCity, Open, Phase, State, Symbol};

/// The quiet phases in which somebody acts.
const PHASES: usize = 11;
/// The numbers of a location.
const PLACE: usize = 10;
/// The numbers that are not about one location.
const PLAIN: usize = 175;

/// The network learned for the built-in edition; see `docs/bots.md`.
pub(crate) static LEARNED: LazyLock<Arc<Net>> = LazyLock::new(|| learned(include_bytes!("../learned.net")));

/// How many cards of each kind and of each symbol a hand has.
#[derive(Default)]
struct Hand {
    kinds: [u8; CardKind::ALL.len()],
    symbols: [u8; Symbol::ALL.len()],
}

impl Learn for MafiaCity {
    const INPUTS: usize = PLAIN + Location::COUNT * Stage::COUNT * PLACE;
    const FEATURES: u32 = 1;

    fn describe(&self, state: &State, rows: &mut [Row]) {
        let open = &state.open;
        let scene = self.scene(state);
        for (seat, row) in Seat::all(self.seats()).zip(rows) {
            let mut pen = row.pen();
            self.describe_table(open, seat, &mut pen);
            self.describe_points(open, seat, &scene, &mut pen);
            self.describe_prospects(seat, &scene, &mut pen);
            self.describe_clan(open, seat, &scene, &mut pen);
            self.describe_hand(open, state.hand(seat), seat, &scene, &mut pen);
            for location in Location::ALL {
                self.describe_place(open, location, seat, &scene, &mut pen);
            }
        }
    }

    fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    fn with_net(mut self, net: Option<Arc<Net>>) -> MafiaCity {
        self.net = net.filter(|net| fits(&self, net));
        self
    }
}

impl MafiaCity {
    /// Whose turn it is, and what has to happen.
    fn describe_table(&self, open: &Open, seat: Seat, pen: &mut Pen<'_>) {
        let seats = self.seats();
        let after = |other: Seat| usize::from((seat.0 + seats - other.0) % seats);
        let is_actor = seat == open.actor();
        // The actor and the others have different numbers for the same fact.
        let either = |which: Option<usize>, of: usize| match which {
            Some(which) if is_actor => which,
            Some(which) => of + which,
            None => 2 * of,
        };
        pen.choice(usize::from(seats) - 3, 3);
        pen.choice(after(open.actor()), MOST_SEATS);
        pen.choice(after(open.first), MOST_SEATS);
        pen.choice(either(number_of(open.phase), PHASES), 2 * PHASES);
        pen.choice(either(open.here.map(Location::index), Location::COUNT), 2 * Location::COUNT);
        pen.number(f32::from(open.round) / 8.0);
        pen.mark(open.passed.contains(seat));
        pen.mark(open.pending.contains(seat));
        pen.number(f32::from(open.declined) / 4.0);
    }

    /// The points, and how far away the end is.
    fn describe_points(&self, open: &Open, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
        let own = open.clan(seat);
        let of_others = || self.others(seat).map(|other| open.clan(other).points());
        let most = of_others().max().unwrap_or(0);
        pen.number(f32::from(own.points()) / 10.0);
        pen.number(f32::from(own.extra) / 3.0);
        self.describe_standing(own.points(), most, pen);
        let points = scene.points[seat.index()];
        let others_points = || self.others(seat).map(|other| scene.points[other.index()]);
        let most_points = others_points().max().unwrap_or(0);
        self.describe_standing(points, most_points, pen);
        pen.number(f32::from(points - own.points()) / 3.0);
        pen.number(f32::from(scene.controlled(seat, |stage| !stage.is_open())) / 3.0);
        pen.mark(own.points().max(most) >= self.target());
        pen.mark(points.max(most_points) >= self.target());
        pen.mark(scene.winner == Some(seat));
        pen.mark(scene.winner == Some(seat) && points >= self.target());
    }

    /// How many points are missing, and how many are more than the others have.
    fn describe_standing(&self, own: u8, most: u8, pen: &mut Pen<'_>) {
        pen.choice(self.target().saturating_sub(own).min(9).into(), 10);
        pen.choice(self.target().saturating_sub(most).min(5).into(), 6);
        let lead = i32::from(own) - i32::from(most);
        pen.number(lead as f32 / 3.0);
        pen.choice((lead.clamp(-4, 4) + 4) as usize, 9);
    }

    /// What the player can count on.
    fn describe_prospects(&self, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
        let own = scene.worths[seat.index()];
        let others = || self.others(seat).map(|other| scene.worths[other.index()]);
        let best = others().fold(f32::NEG_INFINITY, f32::max);
        let mean = others().sum::<f32>() / f32::from(self.seats() - 1);
        pen.number(own / 15.0);
        pen.number((own - best) / 4.0);
        pen.number((own - mean) / 4.0);
        pen.choice(others().filter(|other| *other > own).count(), MOST_SEATS);
        let (mut safe, mut near, mut reach, mut empty) = (0.0, 0.0, 0.0, 0.0);
        for place in scene.places.iter().filter(|place| place.stage.is_open()) {
            let lead = place.lead(seat);
            let count = match lead {
                _ if place.strengths.iter().all(|strength| *strength == 0) => &mut empty,
                2.. => &mut safe,
                _ if place.controller == Some(seat) => &mut near,
                -1.. => &mut reach,
                _ => continue,
            };
            *count += 1.0;
        }
        for count in [safe, near, reach, empty] {
            pen.number(count / 3.0);
        }
    }

    /// The mafiosi, the figures and how many cards there are.
    fn describe_clan(&self, open: &Open, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
        let own = open.clan(seat);
        pen.number(f32::from(own.mafiosi) / 6.0);
        pen.steps(own.mafiosi.into(), 8);
        pen.number(f32::from(own.reserve) / 4.0);
        pen.mark(own.reserve == 0);
        pen.number(f32::from(own.cell) / 2.0);
        pen.number(f32::from(own.cards) / 4.0);
        pen.steps(own.cards.into(), 6);
        let standing: u8 = scene.places.iter().map(|place| place.strengths[seat.index()]).sum();
        pen.number(f32::from(standing) / 6.0);
        let of_others = || self.others(seat).map(|other| open.clan(other));
        pen.number(of_others().map(|clan| f32::from(clan.mafiosi)).sum::<f32>() / 12.0);
        pen.number(f32::from(of_others().map(|clan| clan.mafiosi).max().unwrap_or(0)) / 6.0);
        pen.number(of_others().map(|clan| f32::from(clan.cards)).sum::<f32>() / 12.0);
        let others_active = scene.active.without(seat).len();
        pen.number(others_active as f32 / 3.0);
        pen.mark(others_active == 0);
        for holder in [open.mayor, open.policeman] {
            pen.mark(holder == Some(seat));
            pen.mark(holder.is_some_and(|holder| holder != seat));
        }
        let hunted = &scene.places[open.hitman.index()];
        pen.number(f32::from(hunted.strengths[seat.index()]) / 3.0);
        pen.mark(hunted.controller == Some(seat));
    }

    /// The cards, and whether there is a place where they can be used.
    fn describe_hand(&self, open: &Open, cards: Cards, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
        let mut hand = Hand::default();
        for card in cards.iter() {
            let count = cards.count(card);
            hand.kinds[self.kind(card).index()] += count;
            hand.symbols[self.card(card).symbol.index()] += count;
        }
        for count in hand.kinds.iter().chain(&hand.symbols) {
            pen.number(f32::from(*count) / 2.0);
        }
        pen.mark(hand.symbols[Symbol::Fist.index()] >= 2);
        let count_at = |location: Location, count: u8| {
            let place = &scene.places[location.index()];
            let is_asked = open.here == Some(location) && seat == open.seat;
            let is_coming = place.stage.is_open() && place.controller == Some(seat);
            f32::from(if is_coming || is_asked { count } else { 0 }) / 2.0
        };
        pen.number(count_at(Location::PrivateClub, hand.symbols[Symbol::PlusOne.index()]));
        pen.number(count_at(Location::Port, hand.kinds[CardKind::Hitman.index()]));
        let is_any_open = scene.places.iter().any(|place| place.stage.is_open());
        let deals = hand.kinds[CardKind::SecretDeal.index()];
        pen.number(if is_any_open { f32::from(deals) / 2.0 } else { 0.0 });
    }

    /// How strong the player is at a location.
    fn describe_place(&self, open: &Open, location: Location, seat: Seat, scene: &Scene, pen: &mut Pen<'_>) {
        let place = &scene.places[location.index()];
        let before = place.stage as usize * PLACE;
        pen.skip(before);
        let own = place.strengths[seat.index()];
        let stack = open.stack(location);
        let lowest = stack.lowest(seat);
        pen.mark(place.controller == Some(seat));
        pen.mark(place.controller.is_some_and(|controller| controller != seat));
        pen.choice((place.lead(seat).clamp(-2, 2) + 2) as usize, 5);
        pen.number(f32::from(own) / 3.0);
        pen.number(f32::from(stack.height()) / 6.0);
        pen.mark(own > 0 && self.others(seat).all(|other| stack.lowest(other) > lowest));
        pen.skip((Stage::COUNT - 1) * PLACE - before);
    }
}

/// The number of a quiet phase in which somebody acts.
const fn number_of(phase: Phase) -> Option<usize> {
    Some(match phase {
        Phase::Mulligan => 0,
        Phase::Turn => 1,
        Phase::Pick => 2,
        Phase::Bid => 3,
        Phase::Effect => 4,
        Phase::Recruit => 5,
        Phase::HitmanCard => 6,
        Phase::ExtraPoint => 7,
        Phase::PickBack => 8,
        Phase::Ask => 9,
        Phase::Back => 10,
        Phase::DealFirst
        | Phase::DealTile(_)
        | Phase::DealCard(_)
        | Phase::Redraw(_)
        | Phase::BulletTurn
        | Phase::Window
        | Phase::Steal(_)
        | Phase::Shady(_)
        | Phase::ShadyDiscard(_)
        | Phase::Complicity { .. }
        | Phase::Look
        | Phase::Business(_)
        | Phase::BusinessDiscard
        | Phase::Draw(_)
        | Phase::Over => return None,
    })
}

#[cfg(test)]
mod tests {
    use tetrapolis_game::Insight;
    use tetrapolis_testkit::wander;

    use super::*;
    use crate::{Edition, Goal, Locations};

    fn game() -> MafiaCity {
        MafiaCity::new(Edition::builtin(), 3, Goal::Advanced)
    }

    /// The mafiosi of each location from below, by the numbers of their seats: `2:21 3:31`.
    fn table(game: &MafiaCity, text: &str) -> State {
        let mut state = game.initial();
        state.open.phase = Phase::Turn;
        for part in text.split_whitespace() {
            let (location, seats) = part.split_once(':').expect("a location");
            let location: Location = location.parse().expect("a location");
            for seat in seats.bytes() {
                state.open.stack_mut(location).push(Seat(seat - b'1'));
            }
        }
        state
    }

    #[test]
    fn control_counts_until_it_was_determined() {
        let game = game();
        let mut state = table(&game, "1:112 2:21 3:31");
        let points = |state: &State| game.scene(state).points;
        // The lower mafioso breaks the tie at the Port, and nobody does at the Fighters' Club (MC-4.3, MC-4.4).
        assert_eq!(points(&state), [1, 1, 0, 0, 0]);
        (state.open.phase, state.open.here) = (Phase::Bid, Some(Location::Port));
        state.open.cubes = Locations::one(Location::Prison);
        let scene = game.scene(&state);
        assert_eq!(
            scene.places[0..3].iter().map(|place| place.stage).collect::<Vec<_>>(),
            [Stage::Judged, Stage::Coming, Stage::Coming]
        );
        assert_eq!((scene.points, scene.winner), ([0, 1, 0, 0, 0], Some(Seat(1))));
        // A Secret Deal counts where it was laid and nowhere else (MC-4.6).
        state.open.clan_mut(Seat(2)).deals = 1;
        let [prison, port, club, ..] = game.scene(&state).places;
        assert_eq!([prison, port, club].map(|place| place.lead(Seat(2))), [-2, 0, 0]);
        state.open.clan_mut(Seat(0)).deals = 1;
        assert_eq!(points(&state), [1, 0, 0, 0, 0]);
    }

    #[test]
    fn what_can_be_counted_on_is_the_same_as_in_search() {
        let game = game();
        wander(&game, 10, 3, |state, _, _| {
            if state.open.clans.iter().all(|clan| clan.deals == 0) {
                let worths = game.scene(state).worths;
                assert_eq!(worths[..3], [0, 1, 2].map(|party| game.worth(state, party)));
            }
        });
    }

    #[test]
    fn a_row_says_how_strong_its_player_is() {
        let game = game();
        let state = table(&game, "5:11233");
        let mut rows = [Row::EMPTY; 3];
        game.describe(&state, &mut rows);
        let place = |row: usize| {
            let first = PLAIN + Location::BusinessDistrict.index() * Stage::COUNT * PLACE;
            let number = |place| rows[row].iter().find(|(input, _)| *input == place).map_or(0.0, |(_, value)| value);
            (first..first + PLACE).map(number).collect::<Vec<f32>>()
        };
        let height = 5.0 / 6.0;
        assert_eq!(place(0), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0 / 3.0, height, 1.0]);
        assert_eq!(place(1), [0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0 / 3.0, height, 0.0]);
        assert_eq!(place(2), [0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0 / 3.0, height, 0.0]);
    }
}
