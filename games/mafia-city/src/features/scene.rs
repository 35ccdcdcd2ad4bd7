use std::cmp::Reverse;

use tetrapolis_game::{Game, Seat, Seats};

use crate::game::MOST_SEATS;
use crate::{Location, MafiaCity, Open, Phase, State};

/// What stage a location has reached in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Mafiosi are still put there (MC-3).
    Contested,
    /// Control is still to be determined (MC-4).
    Coming,
    /// Control was determined; mafiosi can still be taken back (MC-5).
    Judged,
    /// The mafiosi stay there for the next round.
    Kept,
}

impl Stage {
    pub(super) const COUNT: usize = 4;

    fn of(open: &Open, location: Location) -> Stage {
        let is_judged = open.cubes.contains(location);
        let is_here = open.here == Some(location);
        match open.phase {
            Phase::DealFirst
            | Phase::DealTile(_)
            | Phase::DealCard(_)
            | Phase::Mulligan
            | Phase::Redraw(_)
            | Phase::Turn
            | Phase::BulletTurn
            | Phase::Steal(_)
            | Phase::Shady(_)
            | Phase::ShadyDiscard(_) => Stage::Contested,
            Phase::Window | Phase::Complicity { .. } if open.here.is_none() => Stage::Contested,
            Phase::Pick | Phase::Bid => Stage::in_phase_2(is_judged),
            Phase::Window
            | Phase::Complicity { .. }
            | Phase::Effect
            | Phase::Look
            | Phase::Recruit
            | Phase::HitmanCard
            | Phase::ExtraPoint
            | Phase::Business(_)
            | Phase::BusinessDiscard
            | Phase::Over => Stage::in_phase_2(is_judged || is_here),
            Phase::PickBack | Phase::Ask | Phase::Back if is_judged => Stage::Judged,
            Phase::PickBack | Phase::Ask | Phase::Back | Phase::Draw(_) => Stage::Kept,
        }
    }

    const fn in_phase_2(is_judged: bool) -> Stage {
        if is_judged { Stage::Judged } else { Stage::Coming }
    }

    /// Whether control will still bring a point in this round.
    pub(super) const fn is_open(self) -> bool {
        matches!(self, Stage::Contested | Stage::Coming)
    }
}

/// Who stands where.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) stage: Stage,
    pub(super) strengths: [u8; MOST_SEATS],
    pub(super) controller: Option<Seat>,
}

/// What all rows of a position have in common.
pub(super) struct Scene {
    pub(super) places: [Place; Location::COUNT],
    pub(super) worths: [f32; MOST_SEATS],
    /// The points if all control that is still to be determined stays as it is now.
    pub(super) points: [u8; MOST_SEATS],
    /// Who would win with those.
    pub(super) winner: Option<Seat>,
    pub(super) active: Seats,
}

impl Scene {
    /// How many locations in such a stage the player controls.
    pub(super) fn controlled(&self, seat: Seat, is_meant: impl Fn(Stage) -> bool) -> u8 {
        self.places.iter().filter(|place| place.controller == Some(seat) && is_meant(place.stage)).count() as u8
    }
}

impl Place {
    /// How many more mafiosi the player has than any other.
    pub(super) fn lead(self, seat: Seat) -> i32 {
        let others = self.strengths.iter().enumerate().filter(|(other, _)| *other != seat.index());
        i32::from(self.strengths[seat.index()]) - others.map(|(_, strength)| i32::from(*strength)).max().unwrap_or(0)
    }
}

impl MafiaCity {
    /// What all rows have in common.
    pub(super) fn scene(&self, state: &State) -> Scene {
        let open = &state.open;
        let controls = self.controls(open);
        let places = Location::ALL.map(|location| {
            let deals = u8::from(open.here == Some(location));
            let mut strengths = [0; MOST_SEATS];
            for seat in Seat::all(self.seats()) {
                strengths[seat.index()] = open.stack(location).count(seat) + deals * open.clan(seat).deals;
            }
            let controller = if open.stack(location).is_empty() { None } else { controls[location.index()].1 };
            Place { stage: Stage::of(open, location), strengths, controller }
        });
        let mut scene = Scene {
            places,
            worths: [0.0; MOST_SEATS],
            points: [0; MOST_SEATS],
            winner: None,
            active: self.all_seats().minus(open.passed).minus(open.out),
        };
        for seat in Seat::all(self.seats()) {
            scene.worths[seat.index()] = MafiaCity::worth_with(open, seat, &controls);
            scene.points[seat.index()] = open.clan(seat).points() + scene.controlled(seat, Stage::is_open);
        }
        // MC-7.1, MC-7.2
        scene.winner = Seat::all(self.seats()).max_by_key(|seat| {
            let clan = open.clan(*seat);
            let has_mayor = open.mayor == Some(*seat);
            let points = scene.points[seat.index()];
            (points, Reverse(clan.reserve), clan.cards, has_mayor, Reverse(self.distance(open, *seat)))
        });
        scene
    }

    /// The leaders and controllers of all locations; Secret Deals count only where they were laid.
    fn controls(&self, open: &Open) -> [(Seats, Option<Seat>); Location::COUNT] {
        if open.clans.iter().all(|clan| clan.deals == 0) {
            return Location::ALL.map(|location| self.control(open, location));
        }
        let mut without = *open;
        without.clans.iter_mut().for_each(|clan| clan.deals = 0);
        Location::ALL.map(|location| {
            let seen = if open.here == Some(location) { open } else { &without };
            self.control(seen, location)
        })
    }
}
