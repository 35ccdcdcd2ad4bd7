use tetrapolis_game::Seat;

use crate::{Effect, Open};

impl Open {
    /// Moves the mafiosi that an effect moves, and nothing else (MC-4.10, MC-8.3, MC-9).
    #[inline]
    pub(crate) fn shift(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::Hat(spot) => {
                let owner = self.stack_mut(spot.location).remove(spot.height);
                self.clan_mut(owner).mafiosi += 1;
            }
            Effect::Hats(location) => {
                self.clan_mut(seat).reserve -= 1;
                self.stack_mut(location).push(seat);
            }
            Effect::PoliceRaid(location) => {
                for owner in std::mem::take(self.stack_mut(location)).iter() {
                    self.clan_mut(owner).mafiosi += 1;
                }
            }
            Effect::PullingStrings(one, other) => {
                let owners =
                    [one, other].map(|location| self.stack(location).owner(0).expect("a mafioso at the bottom"));
                self.stack_mut(one).replace(0, owners[0], owners[1]);
                self.stack_mut(other).replace(0, owners[1], owners[0]);
            }
            Effect::BigPlan(spot, to) => {
                let owner = self.stack_mut(spot.location).remove(spot.height);
                self.stack_mut(to).push(owner);
            }
            Effect::Hitman(spot) => {
                let owner = self.stack_mut(spot.location).remove(spot.height);
                self.clan_mut(owner).reserve += 1;
            }
            Effect::Informer(spot) | Effect::Complicity(spot, _) | Effect::Prison(spot) => {
                let owner = self.stack_mut(spot.location).remove(spot.height);
                self.clan_mut(owner).cell += 1;
            }
            Effect::Bullet
            | Effect::Thief(_)
            | Effect::ShadyBusiness
            | Effect::SecretDeal
            | Effect::PlusOne
            | Effect::Port(_) => {}
        }
    }
}
