//! A player for UpTown, written with what the library offers to everybody, and entered in the arena.
//!
//! `cargo run --release --example own_bot`

use tetrapolis_arena::{Contest, Entrant, contest};
use tetrapolis_game::{Game, Seat, Sight};
use tetrapolis_search::{Bot, BotKind};
use tetrapolis_uptown::{Action, CardIndex, Edition, Origin, Plot, Project, UpTown, View};

/// Builds whatever brings the most prestige, and gives away what costs the others the most.
struct Landlord;

impl Bot<UpTown> for Landlord {
    fn begin(&mut self, _seed: u64) {}

    fn choose(&mut self, sight: &Sight<'_, UpTown>, legal: &[Action]) -> Action {
        let plan = Plan { game: sight.game(), view: sight.view(), me: sight.seat() };
        let best = legal.iter().max_by(|one, other| plan.value(**one).total_cmp(&plan.value(**other)));
        *best.expect("at least one action is legal")
    }
}

/// What the landlord sees in one position.
struct Plan<'a> {
    game: &'a UpTown,
    view: View,
    me: Seat,
}

impl Plan<'_> {
    /// What an action is worth, in points of prestige.
    fn value(&self, action: Action) -> f32 {
        match action {
            Action::Collect | Action::Discard | Action::Pass => 0.0,
            Action::Keep => self.value_of_top(Origin::Deck(self.me)),
            Action::Buy(seat) => self.value_of_top(Origin::Deck(seat)) - points(self.price_at(seat)),
            Action::Municipal => self.value_of_top(Origin::Pile),
            Action::Choose(end) => self.value_of_project(&self.projects_in_play()[end.index()]),
            Action::Build(plot) => self.value_at(&self.chosen(), self.me, plot),
            Action::Give(seat, plot) => -self.value_at(&self.chosen(), seat, plot),
        }
    }

    /// The value of the best project of an open card.
    fn value_of_top(&self, origin: Origin) -> f32 {
        let projects = self.view.top_card(origin).map_or(&[][..], |card| &self.game.card(card).projects);
        projects.iter().map(|project| self.value_of_project(project)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// The value of a project on the plot that suits it best.
    fn value_of_project(&self, project: &Project) -> f32 {
        let seats = Seat::all(self.game.seats());
        let places = seats.flat_map(|seat| self.view.plots_for(project, seat).map(move |plot| (seat, plot)));
        let values = places.map(|(seat, plot)| {
            let value = self.value_at(project, seat, plot);
            if seat == self.me { value } else { -value }
        });
        values.fold(f32::NEG_INFINITY, f32::max)
    }

    /// What a project on a plot brings to the owner of the street: prestige, and income if it closes the plot.
    fn value_at(&self, project: &Project, street: Seat, plot: Plot) -> f32 {
        let site = self.view.site_for(project, street, plot);
        let prestige = project.prestige.map_or(0, |prestige| prestige.at(&site)) as f32;
        let income = project.income.map_or(0, |income| income.at(&site));
        if project.closes() {
            prestige + points(self.game.income(&self.view, street) + income)
        } else {
            prestige + points(income)
        }
    }

    fn price_at(&self, seat: Seat) -> i32 {
        let top = self.view.top_card(Origin::Deck(seat));
        top.and_then(|card| self.game.card(card).price).unwrap_or(0).into()
    }

    fn projects_in_play(&self) -> &[Project] {
        let card: CardIndex = self.view.card_in_play().expect("a card is being played");
        &self.game.card(card).projects
    }

    fn chosen(&self) -> Project {
        let end = self.view.chosen_end().expect("a project is chosen");
        self.projects_in_play()[end.index()]
    }
}

/// Three upcoins are worth a point (UT-7.2).
fn points(coins: i32) -> f32 {
    coins as f32 / 3.0
}

fn main() {
    let game = UpTown::new(Edition::builtin(), 3);
    let players = vec![Entrant::new("landlord", || Landlord), BotKind::Greedy.into(), BotKind::Random.into()];
    for merit in contest(&game, &Contest::new(players), &|_| {}) {
        println!("{:>8}: {:.1} points on average, rated {:+.0}", merit.name, merit.mean_score, merit.rating);
    }
}

#[cfg(test)]
mod tests {
    use tetrapolis_arena::no_peek;

    use super::*;

    #[test]
    fn the_landlord_beats_chance() {
        let game = UpTown::new(Edition::builtin(), 2);
        let players = vec![Entrant::new("landlord", || Landlord), BotKind::Random.into()];
        let merits = contest(&game, &Contest::new(players), &|_| {});
        assert!(merits[0].share > 0.9, "{merits:?}");
    }

    #[test]
    fn the_landlord_does_not_peek() {
        let game = UpTown::new(Edition::builtin(), 2);
        let mut bots = [("landlord".to_owned(), Box::new(Landlord) as Box<dyn Bot<UpTown>>)];
        no_peek(&game, &mut bots, 20, 1, &|_| {}).expect("it sees only its view");
    }

    #[test]
    fn it_runs() {
        main();
    }
}
