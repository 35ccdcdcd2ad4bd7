use tetrapolis_game::{About, Explain, Game, Holding, Mark, Message, Scoring, Seat, Viewer, Way, Worth};

use crate::state::Class;
use crate::words::{front_name, resource_name, token_words};
use crate::{
    Action, Card, CardIndex, Cell, Counts, Front, Pair, Payment, PointCity, Resource, State, Token, TokenIndex, rule,
};

/// Something that can be pointed at.
enum Thing {
    Market(Cell),
    Flip,
    Deck,
    /// A building of a city.
    Building(CardIndex),
    /// A card of the hand, and which of those that look the same.
    Hand(Front, u8),
    Token(TokenIndex),
    /// A player, or the virtual opponent of a solo game.
    Player(Seat),
}

impl Explain for PointCity {
    fn about(&self, state: &State, thing: &str, to: Viewer) -> Option<About> {
        Some(match self.thing(thing)? {
            Thing::Market(cell) => {
                let face = state.face(cell);
                match face.as_front() {
                    Some(class) => self.about_class(class),
                    None => self.about_building(state, face.as_building()?, to),
                }
            }
            Thing::Flip => About {
                kind: Message::new("pc-about-move"),
                name: Message::new("pc-way-flip").into(),
                text: vec![Message::new("pc-about-flip")],
                marks: Vec::new(),
                worth: Vec::new(),
                rule: rule::FLIP,
            },
            Thing::Deck => self.about_deck(state),
            Thing::Building(card) => self.about_building(state, card, Viewer::Public),
            Thing::Hand(front, _) => about_front(front),
            Thing::Token(token) => self.about_token(state, self.token(token), to),
            Thing::Player(seat) => self.about_player(state, seat),
        })
    }

    fn ways(&self, state: &State, seat: Seat, thing: &str) -> Vec<Way<Action>> {
        let way = |key, actions| Way::new(Message::new(key), actions);
        match self.thing(thing) {
            Some(Thing::Market(cell)) => {
                let take = way("pc-way-take", self.pairs_with(state, cell));
                let flip = way("pc-way-flip", vec![Action::Flip(cell)]);
                if state.face(cell).as_front().is_some() { vec![take, flip] } else { vec![take] }
            }
            Some(Thing::Flip) => vec![way("pc-way-flip", Cell::all().map(Action::Flip).collect())],
            Some(Thing::Deck) => vec![way("pc-way-deck", vec![Action::Deck])],
            Some(Thing::Hand(front, nth)) => vec![way("pc-way-pay", self.payments_with(state, seat, front, nth))],
            Some(Thing::Token(token)) => vec![way("pc-way-token", vec![Action::Token(token)])],
            Some(Thing::Building(_) | Thing::Player(_)) | None => Vec::new(),
        }
    }

    fn holdings(&self, state: &State, seat: Seat) -> Vec<Holding> {
        let player = &state.players[seat.index()];
        let permanents = player.permanents.resources();
        let permanent = |resource: Resource| Holding {
            what: Message::new("pc-holding-permanent").with("resource", resource_name(resource)),
            amount: permanents[resource.index()].into(),
        };
        let cards = |front| Holding {
            what: Message::new("pc-holding-cards").with("front", front_name(front)),
            amount: player.hand.of(front).into(),
        };
        Resource::ALL.into_iter().map(permanent).chain(Front::all().map(cards)).collect()
    }
}

impl PointCity {
    fn thing(&self, name: &str) -> Option<Thing> {
        match name.split_once(':') {
            Some(("market", cell)) => cell.parse().ok().map(Thing::Market),
            Some(("hand", card)) => {
                let (front, nth) = card.rsplit_once('.')?;
                Some(Thing::Hand(front.parse().ok()?, nth.parse().ok()?))
            }
            Some(("building", id)) => {
                let place = self.edition.cards().iter().position(|card| card.id == id)?;
                Some(Thing::Building(CardIndex(place as u8)))
            }
            Some(("token", id)) => {
                let place = self.edition.tokens().iter().position(|token| token.id == id)?;
                Some(Thing::Token(TokenIndex(place as u8)))
            }
            Some(("player", seat)) => Seat::parse(seat, self.parties()).map(Thing::Player),
            None if name == "flip" => Some(Thing::Flip),
            None if name == "deck" => Some(Thing::Deck),
            Some(_) | None => None,
        }
    }

    /// The pairs that a place of the market belongs to, those first that are most likely to be wanted: a building with a
    /// resource that pays for it, then with any other resource.
    fn pairs_with(&self, state: &State, cell: Cell) -> Vec<Action> {
        let cost = state.face(cell).as_building().map(|card| self.card(card).cost);
        let mut pairs: Vec<(u8, Action)> = neighbours(cell)
            .map(|(one, other)| {
                let beside = if one == cell { other } else { one };
                let pays = |class: Class| match self.class(class).front {
                    Front::Single(resource) | Front::Double(resource) => {
                        cost.is_none_or(|cost| cost[resource.index()] > 0)
                    }
                    Front::Ingenuity => true,
                };
                let rank = state.face(beside).as_front().map_or(2, |class| u8::from(!pays(class)));
                (rank, Action::Take(one, other))
            })
            .collect();
        pairs.sort_by_key(|(rank, _)| *rank);
        pairs.into_iter().map(|(_, pair)| pair).collect()
    }

    /// A card that lies resource side up: its tier says something of the building on its other side.
    fn about_class(&self, class: Class) -> About {
        let mut about = about_front(self.class(class).front);
        about.marks.push(tier_mark(class));
        about
    }

    fn about_building(&self, state: &State, index: CardIndex, to: Viewer) -> About {
        let card = self.card(index);
        let civic = card.building.civic;
        let text = match (civic, card.building.gives) {
            (true, _) => Message::new("pc-about-civic"),
            (false, Some(resource)) => Message::new("pc-about-gives").with("resource", resource_name(resource)),
            (false, None) => Message::new("pc-about-points").with("points", card.building.points),
        };
        About {
            kind: Message::new(if civic { "pc-about-civic-building" } else { "pc-about-building" }),
            name: self.card_name(index),
            text: vec![text],
            marks: marks_of(card),
            worth: self.worth_of_building(state, card, to).into_iter().collect(),
            rule: if civic { rule::TOKEN } else { rule::PAY },
        }
    }

    /// The points that a building would bring to the viewer: those printed on it, and those of the tokens that count it.
    fn worth_of_building(&self, state: &State, card: &Card, to: Viewer) -> Option<Worth> {
        let Viewer::Seat(seat) = to else { return None };
        let player = state.players.get(seat.index())?;
        let now = player.permanents.resources();
        let mut then = now;
        if let Some(resource) = card.building.gives {
            then[resource.index()] += 1;
        }
        let ingenuity = player.hand.of(Front::Ingenuity);
        let tokens = || player.tokens.iter().map(|token| self.token(token));
        let gained: i32 = tokens().map(|token| token.worth(then, ingenuity) - token.worth(now, ingenuity)).sum();
        let points = i32::from(card.building.points) + gained;
        let when = Message::new("pc-worth-built").with("printed", card.building.points).with("tokens", gained);
        (points != 0).then(|| Worth { points, when, counts: Vec::new() })
    }

    fn about_player(&self, state: &State, seat: Seat) -> About {
        let player = &state.players[seat.index()];
        let counted = |key, count: usize| Message::new(key).with("count", count);
        About {
            kind: Message::new("pc-about-player"),
            name: seat.into(),
            text: vec![
                counted("pc-about-player-buildings", player.city.iter().count()),
                counted("pc-about-player-cards", player.hand.cards() as usize),
                counted("pc-about-player-tokens", player.tokens.iter().count()),
            ],
            marks: Vec::new(),
            worth: vec![Worth {
                points: self.outcome(state).standings()[seat.index()].score,
                when: Message::new("pc-worth-now"),
                counts: player.city.iter().map(|card| format!("building:{}", self.card(card).id)).collect(),
            }],
            rule: rule::BUILDING_POINTS,
        }
    }

    fn about_deck(&self, state: &State) -> About {
        let text = match state.top {
            Some(class) => {
                let message = Message::new("pc-about-deck").with("top", front_name(self.class(class).front));
                message.with("left", state.deck)
            }
            None => Message::new("pc-deck-empty"),
        };
        About {
            kind: Message::new("pc-about-move"),
            name: Message::new("pc-about-deck-name").into(),
            text: vec![text],
            marks: state.top.map(tier_mark).into_iter().collect(),
            worth: Vec::new(),
            rule: rule::TAKE,
        }
    }

    fn about_token(&self, state: &State, token: &Token, to: Viewer) -> About {
        let mut worth = Vec::new();
        if let Viewer::Seat(seat) = to
            && let Some(player) = state.players.get(seat.index())
        {
            let (now, ingenuity) = (player.permanents.resources(), player.hand.of(Front::Ingenuity));
            worth.push(Worth {
                points: token.worth(now, ingenuity),
                when: Message::new("pc-worth-now"),
                counts: self.counted_by(token, player),
            });
            let turns = (self.turns_in_all() - state.turns).div_ceil(self.parties());
            let could = most_worth(token, now, ingenuity, turns);
            worth.push(Worth {
                points: could,
                when: Message::new("pc-worth-could").with("turns", turns),
                counts: Vec::new(),
            });
        }
        let resources: Vec<Resource> = match token.counts {
            Counts::PerResource { of } => vec![of],
            Counts::PerPair { of } => of.to_vec(),
            Counts::Flat
            | Counts::PerTypeAtLeast { .. }
            | Counts::PerTypeMissing
            | Counts::PerFullSet
            | Counts::PerIngenuityCard => Vec::new(),
        };
        let mark = |resource: Resource| Mark {
            icon: resource.name(),
            name: resource_name(resource),
            meaning: Some(Message::new("pc-mark-permanent")),
        };
        About {
            kind: Message::new("pc-about-token"),
            name: token_words(token).into(),
            text: vec![Message::new(match token.counts {
                Counts::Flat => "pc-about-token-flat",
                Counts::PerIngenuityCard => "pc-about-token-cards",
                Counts::PerResource { .. }
                | Counts::PerPair { .. }
                | Counts::PerTypeAtLeast { .. }
                | Counts::PerTypeMissing
                | Counts::PerFullSet => "pc-about-token-permanents",
            })],
            marks: resources.into_iter().map(mark).collect(),
            worth,
            rule: rule::TOKEN_POINTS,
        }
    }

    /// The buildings of a city that a token counts.
    pub(crate) fn counted_by(&self, token: &Token, player: &crate::state::Holding) -> Vec<String> {
        let counted = |resource: Resource| match token.counts {
            Counts::PerResource { of } => resource == of,
            Counts::PerPair { of } => of.contains(&resource),
            Counts::PerTypeAtLeast { .. } | Counts::PerFullSet => true,
            Counts::Flat | Counts::PerTypeMissing | Counts::PerIngenuityCard => false,
        };
        let cards = player.city.iter().map(|card| self.card(card));
        cards
            .filter(|card| card.building.gives.is_some_and(counted))
            .map(|card| format!("building:{}", card.id))
            .collect()
    }

    /// The payments that spend at least this many cards with this side; if none is allowed, that card alone, to be refused.
    fn payments_with(&self, state: &State, seat: Seat, front: Front, nth: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions(state, seat, &mut actions);
        actions.retain(|action| matches!(action, Action::Pay(payment) if payment.of(front) >= nth));
        if actions.is_empty() {
            let mut alone = Payment::default();
            alone.add(front);
            actions.push(Action::Pay(alone));
        }
        actions
    }
}

/// The pairs that a place of the market belongs to.
fn neighbours(cell: Cell) -> impl Iterator<Item = (Cell, Cell)> {
    Cell::all().filter_map(move |other| {
        let pair = (cell.min(other), cell.max(other));
        Pair::of(pair.0, pair.1).map(|_| pair)
    })
}

/// What a token is worth at most if each turn left adds one permanent resource, the best one each time.
fn most_worth(token: &Token, mut permanents: [u8; 5], ingenuity: u8, turns: u8) -> i32 {
    let mut most = token.worth(permanents, ingenuity);
    for _ in 0..turns {
        let with = |resource: &Resource| {
            let mut then = permanents;
            then[resource.index()] += 1;
            then
        };
        let counted = |resource: &Resource| match token.counts {
            Counts::PerResource { of } => *resource == of,
            Counts::PerPair { of } => of.contains(resource),
            _ => true,
        };
        let best = Resource::ALL.into_iter().filter(counted).max_by_key(|resource| {
            (token.worth(with(resource), ingenuity), std::cmp::Reverse(permanents[resource.index()]))
        });
        if let Some(best) = best {
            permanents = with(&best);
        }
        most = most.max(token.worth(permanents, ingenuity));
    }
    most
}

fn tier_mark(class: Class) -> Mark {
    Mark {
        icon: ["tier-1", "tier-2", "tier-3"][class.tier()],
        name: Message::new("pc-mark-tier").with("tier", class.tier() + 1),
        meaning: Some(Message::new("pc-about-tier")),
    }
}

fn about_front(front: Front) -> About {
    let (text, mark) = match front {
        Front::Single(resource) => (Message::new("pc-about-single"), Some(resource)),
        Front::Double(resource) => (Message::new("pc-about-double"), Some(resource)),
        Front::Ingenuity => (Message::new("pc-about-ingenuity"), None),
    };
    let text = match mark {
        Some(resource) => text.with("resource", resource_name(resource)),
        None => text,
    };
    About {
        kind: Message::new("pc-about-resource-card"),
        name: front_name(front).into(),
        text: vec![text],
        marks: vec![Mark {
            icon: mark.map_or("ingenuity", Resource::name),
            name: mark.map_or_else(|| Message::new("pc-ingenuity"), resource_name),
            meaning: None,
        }],
        worth: Vec::new(),
        rule: match front {
            Front::Single(_) => rule::RESOURCES,
            Front::Double(_) => rule::DOUBLE,
            Front::Ingenuity => rule::INGENUITY,
        },
    }
}

/// What is printed on the building side of a card.
fn marks_of(card: &Card) -> Vec<Mark> {
    let costs = Resource::ALL.into_iter().filter(|resource| card.cost[resource.index()] > 0).map(|resource| Mark {
        icon: resource.name(),
        name: resource_name(resource),
        meaning: Some(Message::new("pc-mark-cost").with("count", card.cost[resource.index()])),
    });
    let points = (card.building.points > 0).then(|| Mark {
        icon: "points",
        name: Message::new("pc-mark-points"),
        meaning: Some(Message::new("pc-about-points").with("points", card.building.points)),
    });
    let gives = card.building.gives.map(|resource| Mark {
        icon: resource.name(),
        name: resource_name(resource),
        meaning: Some(Message::new("pc-mark-permanent")),
    });
    let civic = card.building.civic.then(|| Mark {
        icon: "civic",
        name: Message::new("pc-about-civic-building"),
        meaning: Some(Message::new("pc-about-civic")),
    });
    costs.chain(points).chain(gives).chain(civic).collect()
}
