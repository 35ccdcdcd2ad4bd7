use tetrapolis_game::{About, Game, Mark, Message, Rule, Seat, Viewer, Worth};

use crate::card::Face;
use crate::explain::source_name;
use crate::legal::places;
use crate::score::site_on;
use crate::state::Storey;
use crate::street::Plots;
use crate::words::{income_words, kind_name, prestige_words, storey_name};
use crate::{Counted, Origin, Plot, Prestige, Project, Site, Stands, State, UpTown, rule};

/// A storey of a street, counted from 1, the ground floor.
#[derive(Clone, Copy)]
pub(super) struct Floor {
    pub(super) street: Seat,
    pub(super) plot: Plot,
    pub(super) number: u8,
}

impl UpTown {
    /// A project of an open card, or of the card that is being played.
    pub(super) fn about_half(&self, state: &State, face: Face, source: Option<Origin>, to: Viewer) -> About {
        let project = self.project(face);
        let card = self.card_name(face.card());
        let (kind, text) = match source {
            Some(origin) => {
                let kind = Message::new("ut-about-half").with("card", card).with("source", source_name(origin, to));
                (kind, self.price_words(origin, face.card(), to))
            }
            None => (Message::new("ut-about-half-taken").with("card", card), Message::new("ut-about-being-played")),
        };
        let asking = match to {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        About {
            kind,
            name: storey_name(project),
            text: vec![text],
            marks: marks_of(project, asking.map(|seat| self.income(state, seat).max(0))),
            worth: asking.map_or_else(Vec::new, |seat| self.worth_of_half(state, face, seat)),
            rule: rule_of(project),
        }
    }

    /// A project that stands on a street.
    pub(super) fn about_storey(&self, state: &State, floor: Floor) -> Option<About> {
        let storey = state.storeys(floor.street, floor.plot).find(|storey| storey.below + 1 == floor.number)?;
        let project = self.project(storey.face);
        let site = Site { below: storey.below, ..site_on(state, floor.street, floor.plot) };
        let earns = project.income.map(|income| Message::new("ut-about-earns").with("coins", income.at(&site)));
        Some(About {
            kind: Message::new("ut-about-storey")
                .with("card", self.card_name(storey.face.card()))
                .with("number", floor.number)
                .with("plot", floor.plot.to_string()),
            name: storey_name(project),
            text: earns.into_iter().collect(),
            marks: marks_of(project, None),
            worth: self.worth_there(state, project, site, floor),
            rule: rule_of(project),
        })
    }

    /// What a project would change on the street it goes to: on the best plot for its owner, and of a gift on the plot
    /// that it harms most, if it takes points from any.
    fn worth_of_half(&self, state: &State, face: Face, seat: Seat) -> Vec<Worth> {
        let project = self.project(face);
        let mut state = *state;
        state.seat = seat;
        let changes = Seat::all(self.seats()).flat_map(|street| {
            let plots = places(&state, street, project).iter();
            plots.map(move |plot| (street, plot))
        });
        let changes = changes.map(|(street, plot)| (self.change_of_prestige(&state, face, street, plot), street, plot));
        let changes: Vec<_> = changes.collect();
        if project.gift {
            let worst = changes.into_iter().min_by_key(|(change, ..)| *change).filter(|(change, ..)| *change != 0);
            let worth = worst.map(|(points, street, plot)| Worth {
                points,
                when: Message::new("ut-worth-gift").with("seat", street).with("plot", plot.to_string()),
                counts: Vec::new(),
            });
            return worth.into_iter().collect();
        }
        // Among equal plots, the first.
        let best = changes.into_iter().rev().max_by_key(|(change, ..)| *change);
        let Some((_, street, plot)) = best.filter(|(change, ..)| *change != 0 || project.prestige.is_some()) else {
            return Vec::new();
        };
        let mut built = state;
        built.stack(street, plot, face, self.facts(face).counts);
        if self.facts(face).closes {
            built.players[street.index()].street.closed.insert(plot);
        }
        let number = built.street(street).counts[plot.index()].storeys();
        let site = Site { below: number - 1, ..site_on(&built, street, plot) };
        let mut worth = self.worth_there(&built, project, site, Floor { street, plot, number });
        if let Some(now) = worth.first_mut() {
            let change = self.change_of_prestige(&state, face, street, plot);
            let others = change - now.points;
            for each in &mut worth {
                each.points += others;
            }
            // It may count itself, but it is not built yet.
            let itself = format!("storey:{street}.{plot}.{number}");
            worth[0].counts.retain(|counted| *counted != itself);
            worth[0].when = Message::new("ut-worth-on-plot").with("plot", plot.to_string());
        }
        worth
    }

    fn change_of_prestige(&self, state: &State, face: Face, street: Seat, plot: Plot) -> i32 {
        let prestige = |state: &State| Plot::all().map(|plot| self.prestige_of_plot(state, street, plot)).sum::<i32>();
        let mut after = *state;
        after.stack(street, plot, face, self.facts(face).counts);
        prestige(&after) - prestige(state)
    }

    /// What a project is worth where it is, and what it would be worth with one more of what it counts, if that is
    /// still possible.
    fn worth_there(&self, state: &State, project: &Project, site: Site, floor: Floor) -> Vec<Worth> {
        let now = project.prestige.map_or(0, |prestige| prestige.at(&site));
        let counts = project.prestige.map_or_else(Vec::new, |prestige| self.counted(state, prestige, floor));
        let street = state.street(floor.street);
        let one_more = match project.prestige {
            Some(Prestige::OnPlot { points, of }) if !street.closed.contains(floor.plot) => {
                Some((points, Message::new("ut-worth-more-plot").with("kind", of.name())))
            }
            Some(Prestige::OnStreet { points, of }) if street.closed != Plots::ALL => {
                Some((points, Message::new("ut-worth-more-street").with("kind", of.to_string())))
            }
            _ => None,
        };
        let now_worth = Worth { points: now, when: Message::new("ut-worth-now"), counts };
        let could = one_more.map(|(points, when)| Worth { points: now + i32::from(points), when, counts: Vec::new() });
        [now_worth].into_iter().chain(could).collect()
    }

    /// The storeys that a prestige counts.
    fn counted(&self, state: &State, prestige: Prestige, floor: Floor) -> Vec<String> {
        let wanted = |plot: Plot, storey: &Storey| {
            let project = self.project(storey.face);
            match prestige {
                Prestige::OnPlot { of, .. } => plot == floor.plot && project.kind == Some(of),
                Prestige::OnStreet { of: Counted::Kind(kind), .. } => project.kind == Some(kind),
                Prestige::OnStreet { of: Counted::Gift, .. } => project.gift,
                Prestige::StoreyBelow { .. } => plot == floor.plot && storey.below + 1 < floor.number,
                Prestige::Flat { .. } | Prestige::IfGround { .. } => false,
            }
        };
        let storeys = Plot::all().flat_map(|plot| state.storeys(floor.street, plot).map(move |storey| (plot, storey)));
        storeys
            .filter(|(plot, storey)| wanted(*plot, storey))
            .map(|(plot, storey)| format!("storey:{}.{plot}.{}", floor.street, storey.below + 1))
            .collect()
    }
}

/// The rule that explains a project best.
fn rule_of(project: &Project) -> Rule {
    match project {
        Project { gift: true, .. } => rule::OWN_STREET,
        Project { prestige: Some(_), .. } => rule::PRESTIGE,
        Project { .. } => rule::INCOME,
    }
}

/// Everything that is printed on a project; `pays` is what the viewer's street pays now.
fn marks_of(project: &Project, pays: Option<i32>) -> Vec<Mark> {
    let mark = |icon, name, meaning| Mark { icon, name, meaning };
    let mut marks = Vec::new();
    marks.extend(project.kind.map(|kind| mark(kind.name(), kind_name(kind), None)));
    if project.duo {
        marks.push(mark("duo", Message::new("ut-mark-duo"), Some(Message::new("ut-mark-duo-means"))));
    }
    if let Some(income) = project.income {
        marks.push(mark("coin", income_words(income), Some(Message::new("ut-mark-income-means"))));
    }
    if let Some(prestige) = project.prestige {
        marks.push(mark("pennant", prestige_words(prestige), Some(Message::new("ut-mark-prestige-means"))));
    }
    if project.gift {
        marks.push(mark("gift", Message::new("ut-gift"), Some(Message::new("ut-mark-gift-means"))));
    }
    if project.roof {
        let meaning = match pays {
            _ if !project.closes() => Message::new("ut-mark-roof-on-roof-means"),
            _ if project.gift => Message::new("ut-mark-roof-gift-means"),
            Some(coins) => Message::new("ut-mark-roof-pays").with("coins", coins),
            None => Message::new("ut-mark-roof-means"),
        };
        marks.push(mark("roof", Message::new("ut-roof"), Some(meaning)));
    }
    let stands = match project.stands {
        Stands::Anywhere => None,
        Stands::Ground => Some(("ground", "ut-ground", "ut-mark-ground-means")),
        Stands::Upper => Some(("upper", "ut-upper", "ut-mark-upper-means")),
        Stands::Rooftop => Some(("rooftop", "ut-rooftop", "ut-mark-rooftop-means")),
    };
    marks.extend(stands.map(|(icon, name, means)| mark(icon, Message::new(name), Some(Message::new(means)))));
    if project.no_gifts {
        marks.push(mark("no-gifts", Message::new("ut-no-gifts"), Some(Message::new("ut-mark-no-gifts-means"))));
    }
    marks
}
