use tetrapolis_game::{About, Mark, Message, Seat, Viewer, Worth};

use crate::explain::Figure;
use crate::picture::without_deals_elsewhere;
use crate::question::part;
use crate::words::{location_name, mafioso};
use crate::{Location, MafiaCity, Open, Spot, Stack, rule};

impl MafiaCity {
    /// Who would be in control of a location now (MC-4.3, MC-4.4).
    pub(crate) fn leader(&self, open: &Open, location: Location) -> Option<Seat> {
        self.control(&without_deals_elsewhere(open, location), location).1
    }

    pub(super) fn about_location(&self, open: &Open, location: Location, to: Viewer) -> About {
        let (effect, rule) = effect_of(location);
        let control = if location.needs_most_alone() { "mc-about-control-alone" } else { "mc-about-control" };
        let stack = open.stack(location);
        let now = match self.leader(open, location) {
            Some(seat) => {
                row("crown", Message::new("mc-about-leads").with("seat", seat).with("count", stack.count(seat)))
            }
            None if stack.is_empty() => row("nobody", Message::new("mc-about-empty")),
            None => row("tie", Message::new("mc-about-tied")),
        };
        // Mafiosi are placed in phase I only.
        let more = match to {
            Viewer::Seat(seat) if part(open) % 4 == 1 => {
                (1..=open.clan(seat).mafiosi.min(2)).map(|more| self.with_more(open, location, seat, more)).collect()
            }
            Viewer::Seat(_) | Viewer::Public => Vec::new(),
        };
        let control =
            Mark { icon: "control", name: Message::new("mc-about-control-name"), meaning: Some(Message::new(control)) };
        let hitman = (open.hitman == location).then(|| Mark {
            icon: "hitman",
            name: Message::new("mc-board-hitman"),
            meaning: Some(Message::new("mc-about-hitman-here")),
        });
        let cube = open.cubes.contains(location).then(|| Mark {
            icon: "cube",
            name: Message::new("mc-about-cube"),
            meaning: Some(Message::new("mc-about-cube-means")),
        });
        let point = Worth { points: 1, when: Message::new("mc-worth-control"), counts: spots(location, stack) };
        let second = (location == Location::PrivateClub).then(|| Worth {
            points: 2,
            when: Message::new("mc-worth-plus-one"),
            counts: Vec::new(),
        });
        About {
            kind: Message::new("mc-about-location").with("number", location.number()),
            name: location_name(location).into(),
            text: vec![Message::new(effect)],
            marks: [now].into_iter().chain(more).chain([control]).chain(hitman).chain(cube).collect(),
            worth: [point].into_iter().chain(second).collect(),
            rule,
        }
    }

    /// Who would lead if a seat put this many more mafiosi on top.
    pub(crate) fn leader_with(&self, open: &Open, location: Location, seat: Seat, more: u8) -> Option<Seat> {
        let mut stack = *open.stack(location);
        (0..more).for_each(|_| stack.push(seat));
        self.control_of(&without_deals_elsewhere(open, location), location, &stack).1
    }

    /// Who would lead with one or two more mafiosi of a seat on top, in words.
    fn with_more(&self, open: &Open, location: Location, seat: Seat, more: u8) -> Mark {
        let controller = self.leader_with(open, location, seat, more);
        let open = without_deals_elsewhere(open, location);
        let stack = open.stack(location);
        let strength = |other: Seat| {
            let added = if other == seat { more } else { 0 };
            stack.count(other) + added + open.clan(other).deals
        };
        let theirs = self.from(seat).filter(|other| *other != seat).map(strength).max().unwrap_or(0);
        let follows = match controller {
            Some(controller) if controller == seat && strength(seat) == theirs => {
                Message::new("mc-about-more-you-lower")
            }
            Some(controller) if controller == seat => Message::new("mc-about-more-you"),
            Some(controller) if strength(seat) == theirs => {
                Message::new("mc-about-more-lower").with("seat", controller)
            }
            Some(controller) => Message::new("mc-about-more-other").with("seat", controller),
            None => Message::new("mc-about-more-tied"),
        };
        let told = Message::new("mc-about-more").with("more", more);
        Mark {
            icon: if more == 1 { "one-more" } else { "two-more" },
            name: told.with("yours", strength(seat)).with("theirs", theirs),
            meaning: Some(follows),
        }
    }

    pub(super) fn about_player(&self, open: &Open, seat: Seat) -> About {
        let clan = open.clan(seat);
        let number = |key, count: u8| Message::new(key).with("count", count);
        let mark = |held: bool, icon, name, meaning| {
            held.then(|| Mark { icon, name: Message::new(name), meaning: Some(Message::new(meaning)) })
        };
        let policeman = open.policeman == Some(seat);
        let mayor = open.mayor == Some(seat);
        About {
            kind: Message::new("mc-about-player"),
            name: seat.into(),
            text: vec![
                number("mc-about-mafiosi", clan.mafiosi),
                number("mc-about-reserve", clan.reserve),
                number("mc-about-cards", clan.cards),
            ],
            marks: mark(policeman, "policeman", "mc-board-policeman", "mc-about-policeman")
                .into_iter()
                .chain(mark(mayor, "mayor", "mc-board-mayor", "mc-about-mayor"))
                .collect(),
            worth: vec![Worth {
                points: clan.points().into(),
                when: Message::new("mc-worth-now").with("target", self.target()),
                counts: Vec::new(),
            }],
            rule: rule::END,
        }
    }

    pub(super) fn about_cell(&self, open: &Open) -> About {
        let jailed = self.from(open.first).filter(|seat| open.clan(*seat).cell > 0);
        let held = jailed.map(|seat| {
            let message = Message::new("mc-about-jailed").with("seat", seat);
            message.with("count", open.clan(seat).cell)
        });
        About {
            kind: Message::new("mc-about-part-of-prison"),
            name: Message::new("mc-about-cell-name").into(),
            text: [Message::new("mc-about-cell")].into_iter().chain(held).collect(),
            marks: Vec::new(),
            worth: Vec::new(),
            rule: rule::CELL,
        }
    }
}

pub(super) fn about_mafioso(open: &Open, spot: Spot) -> Option<About> {
    let owner = open.owner(spot)?;
    let lowest = open.stack(spot.location).lowest(owner) == spot.height;
    Some(About {
        kind: Message::new("mc-about-mafioso"),
        name: mafioso(open, spot).into(),
        text: vec![Message::new(if lowest { "mc-about-mafioso-lowest" } else { "mc-about-mafioso-counts" })],
        marks: Vec::new(),
        worth: Vec::new(),
        rule: rule::MOST,
    })
}

pub(super) fn about_count(open: &Open, count: u8) -> About {
    let deals = open.phase == crate::Phase::Bid;
    About {
        kind: Message::new("mc-about-number"),
        name: Message::new(if deals { "mc-about-number-deals" } else { "mc-about-number-back" })
            .with("count", count)
            .into(),
        text: Vec::new(),
        marks: Vec::new(),
        worth: Vec::new(),
        rule: if deals { rule::BID } else { rule::BACK },
    }
}

pub(super) fn about_figure(open: &Open, figure: Figure) -> About {
    let (name, text, rule, location, holder) = match figure {
        Figure::Hitman => ("mc-board-hitman", "mc-about-hitman-means", rule::PORT, open.hitman, None),
        Figure::Policeman => {
            ("mc-board-policeman", "mc-about-policeman", rule::POLICE_STATION, Location::PoliceStation, open.policeman)
        }
        Figure::Mayor => ("mc-board-mayor", "mc-about-mayor", rule::TOWN_HALL, Location::TownHall, open.mayor),
    };
    let place = match holder {
        Some(seat) => Message::new("mc-about-held-by").with("seat", seat),
        None => Message::new("mc-about-stands-at").with("location", location_name(location)),
    };
    About {
        kind: Message::new("mc-about-figure"),
        name: Message::new(name).into(),
        text: vec![Message::new(text), place],
        marks: Vec::new(),
        worth: Vec::new(),
        rule,
    }
}

pub(super) fn about_first(open: &Open) -> About {
    let dealt = open.phase != crate::Phase::DealFirst;
    let held = dealt.then(|| Message::new("mc-about-first-held").with("seat", open.first));
    About {
        kind: Message::new("mc-about-token"),
        name: Message::new("mc-about-first-name").into(),
        text: [Message::new("mc-about-first")].into_iter().chain(held).collect(),
        marks: Vec::new(),
        worth: Vec::new(),
        rule: rule::FIRST_PASSES,
    }
}

pub(super) fn about_pile(name: &'static str, count: u8) -> About {
    About {
        kind: Message::new("mc-about-cards-kind"),
        name: Message::new(name).into(),
        text: vec![Message::new("mc-about-cards").with("count", count)],
        marks: Vec::new(),
        worth: Vec::new(),
        rule: rule::PILES,
    }
}

/// A line with an icon before it.
fn row(icon: &'static str, name: Message) -> Mark {
    Mark { icon, name, meaning: None }
}

/// What control of a location brings, and its rule.
fn effect_of(location: Location) -> (&'static str, tetrapolis_game::Rule) {
    match location {
        Location::Prison => ("mc-about-prison", rule::PRISON),
        Location::Port => ("mc-about-port", rule::PORT),
        Location::FightersClub => ("mc-about-fighters-club", rule::FIGHTERS_CLUB),
        Location::PoliceStation => ("mc-about-police-station", rule::POLICE_STATION),
        Location::BusinessDistrict => ("mc-about-business-district", rule::BUSINESS_DISTRICT),
        Location::PrivateClub => ("mc-about-private-club", rule::PRIVATE_CLUB),
        Location::TownHall => ("mc-about-town-hall", rule::TOWN_HALL),
    }
}

/// The mafiosi of a stack, from below.
fn spots(location: Location, stack: &Stack) -> Vec<String> {
    (0..stack.height()).map(|height| format!("mafioso:{}", Spot { location, height })).collect()
}
