//! What the things of UpTown are, what they bring, and what can be done with them.

mod half;

use tetrapolis_game::{About, Arg, Explain, Game, Holding, Message, Scoring, Seat, Viewer, Way, Worth};

use crate::card::Face;
use crate::explain::half::Floor;
use crate::street::PLOTS;
use crate::{Action, CardIndex, End, Origin, Phase, Plot, State, UpTown, rule};

/// Something that can be pointed at.
enum Thing {
    /// `deck:2` or `pile`.
    Source(Origin),
    /// One project of an open card, `deck:2.a` or `pile.c`, or of the card that is being played, `end:a`.
    Half(Option<Origin>, End),
    /// `plot:1.3`.
    Plot(Seat, Plot),
    /// A card on a plot, counted from the ground floor: `storey:1.3.2`.
    Storey(Seat, Plot, u8),
    /// A player's wallet and street: `player:1`.
    Player(Seat),
    /// The button that discards.
    Discard,
}

impl Explain for UpTown {
    fn about(&self, state: &State, thing: &str, to: Viewer) -> Option<About> {
        match self.thing(thing)? {
            Thing::Source(origin) => Some(self.about_source(state, origin, to)),
            Thing::Half(source, end) => {
                let face = self.face_at(state, source, end)?;
                Some(self.about_half(state, face, source, to))
            }
            Thing::Plot(street, plot) => Some(self.about_plot(state, street, plot)),
            Thing::Storey(street, plot, number) => self.about_storey(state, Floor { street, plot, number }),
            Thing::Player(seat) => Some(self.about_player(state, seat)),
            Thing::Discard => Some(About {
                kind: Message::new("ut-about-move"),
                name: Message::new("ut-way-discard").into(),
                text: vec![Message::new("ut-about-discard")],
                marks: Vec::new(),
                worth: Vec::new(),
                rule: rule::FREE_CARD,
            }),
        }
    }

    fn ways(&self, state: &State, seat: Seat, thing: &str) -> Vec<Way<Action>> {
        let way = |key, action| Way::new(Message::new(key), vec![action]);
        match self.thing(thing) {
            Some(Thing::Source(Origin::Pile)) => vec![way("ut-way-municipal", Action::Municipal)],
            Some(Thing::Source(Origin::Deck(owner))) => {
                let buy = Way::new(self.buying(state, owner), vec![Action::Buy(owner)]);
                if owner != seat {
                    return vec![buy];
                }
                let collect = way("ut-way-collect", Action::Collect);
                let (keep, discard) = (way("ut-way-keep", Action::Keep), way("ut-way-discard", Action::Discard));
                let has_coins = state.players[owner.index()].coins > 0;
                has_coins.then_some(collect).into_iter().chain([keep, discard, buy]).collect()
            }
            Some(Thing::Half(source, end)) => self.ways_of_half(state, seat, source, end),
            Some(Thing::Plot(street, plot)) if street == seat => {
                vec![Way::new(building_on(plot), vec![Action::Build(plot)])]
            }
            Some(Thing::Plot(street, plot)) => {
                vec![Way::new(giving_to(street, plot), vec![Action::Give(street, plot)])]
            }
            Some(Thing::Discard) => vec![way("ut-way-discard", Action::Discard)],
            Some(Thing::Storey(..) | Thing::Player(_)) | None => Vec::new(),
        }
    }

    fn holdings(&self, state: &State, seat: Seat) -> Vec<Holding> {
        let player = &state.players[seat.index()];
        let prestige = Plot::all().map(|plot| self.prestige_of_plot(state, seat, plot)).sum();
        let of = |key, amount| Holding { what: Message::new(key), amount };
        vec![
            of("ut-holding-coins", player.wallet as i32),
            of("ut-holding-coins-on-deck", player.coins.into()),
            of("ut-holding-prestige", prestige),
            of("ut-holding-roofs", player.street.closed.len() as i32),
            of("ut-holding-pays", self.income(state, seat)),
        ]
    }
}

impl UpTown {
    fn thing(&self, name: &str) -> Option<Thing> {
        let seat = |text: &str| Seat::parse(text, self.seats());
        let thing = match name.split_once(':') {
            None if name == "discard" => Thing::Discard,
            None => match name.split_once('.') {
                Some(("pile", end)) => Thing::Half(Some(Origin::Pile), end.parse().ok()?),
                Some(_) => return None,
                None => (name == "pile").then_some(Thing::Source(Origin::Pile))?,
            },
            Some(("end", end)) => Thing::Half(None, end.parse().ok()?),
            Some(("player", player)) => Thing::Player(seat(player)?),
            Some(("deck", deck)) => match deck.split_once('.') {
                Some((owner, end)) => Thing::Half(Some(Origin::Deck(seat(owner)?)), end.parse().ok()?),
                None => Thing::Source(Origin::Deck(seat(deck)?)),
            },
            Some(("plot", place)) => {
                let (street, plot) = place.split_once('.')?;
                Thing::Plot(seat(street)?, plot.parse().ok()?)
            }
            Some(("storey", place)) => {
                let (street, rest) = place.split_once('.')?;
                let (plot, number) = rest.split_once('.')?;
                Thing::Storey(seat(street)?, plot.parse().ok()?, number.parse().ok()?)
            }
            Some(_) => return None,
        };
        Some(thing)
    }

    /// The project at one end of the open card of a source, or of the card that is being played.
    fn face_at(&self, state: &State, source: Option<Origin>, end: End) -> Option<Face> {
        let card = match source {
            Some(origin) => state.deck(origin).top,
            None => state.taken,
        };
        let card = card?;
        self.cards[card.index()].ends[end.index()].map(|_| Face::new(card, end))
    }

    /// What can be done with a project: put it on a plot, after whatever has to come first.
    fn ways_of_half(&self, state: &State, seat: Seat, source: Option<Origin>, end: End) -> Vec<Way<Action>> {
        let Some(face) = self.face_at(state, source, end) else { return Vec::new() };
        let choose = || Way::new(Message::new("ut-way-choose"), vec![Action::Choose(end)]);
        if source == Some(Origin::Pile) && !self.fits_somewhere(state, face.card()) {
            return vec![Way::new(Message::new("ut-way-municipal"), vec![Action::Municipal])];
        }
        let before = self.steps_before(state, seat, source, face);
        let place = |street: Seat, plot: Plot| {
            let (words, last) = if street == seat {
                (building_on(plot), Action::Build(plot))
            } else {
                (giving_to(street, plot), Action::Give(street, plot))
            };
            Way::steps(words, format!("plot:{street}.{plot}"), before.iter().copied().chain([last]))
        };
        let streets = Seat::all(self.seats()).filter(|street| (*street != seat) == self.project(face).gift);
        let places = streets.flat_map(|street| Plot::all().map(move |plot| (street, plot)));
        let chooses = source.is_none() && state.phase == Phase::Choose;
        chooses.then(choose).into_iter().chain(places.map(|(street, plot)| place(street, plot))).collect()
    }

    /// The steps before a project can be put on a plot. If only one project fits, it is chosen automatically (UT-4.1).
    fn steps_before(&self, state: &State, seat: Seat, source: Option<Origin>, face: Face) -> Vec<Action> {
        let take = source.map(|origin| match origin {
            Origin::Pile => Action::Municipal,
            Origin::Deck(owner) if owner == seat && !state.second => Action::Keep,
            Origin::Deck(owner) => Action::Buy(owner),
        });
        let is_chosen = match source {
            Some(_) => self.only_end(state, face.card()) == Some(face.end()),
            None => state.chosen == Some(face),
        };
        let choose = (!is_chosen).then_some(Action::Choose(face.end()));
        take.into_iter().chain(choose).collect()
    }

    fn about_source(&self, state: &State, origin: Origin, to: Viewer) -> About {
        let deck = state.deck(origin);
        let (coins, rule) = match origin {
            Origin::Deck(owner) => (state.players[owner.index()].coins, rule::PRICE),
            Origin::Pile => (0, rule::MUNICIPAL),
        };
        let open = deck.top.map(|card| Message::new("ut-about-open").with("card", self.card_name(card)));
        let price = deck.top.map(|card| self.price_words(origin, card, to));
        let left = Message::new("ut-about-left").with("left", deck.left);
        let unsold = (coins > 0).then(|| Message::new("ut-about-coins").with("coins", coins));
        About {
            kind: Message::new("ut-about-cards"),
            name: source_name(origin, to),
            text: open.into_iter().chain(price).chain(unsold).chain([left]).collect(),
            marks: Vec::new(),
            worth: Vec::new(),
            rule: if coins > 0 { rule::COINS_ON_DECK } else { rule },
        }
    }

    /// What the open card of a source costs the viewer (UT-3.5).
    fn price_words(&self, origin: Origin, card: CardIndex, to: Viewer) -> Message {
        let price = self.cards[card.index()].price;
        match origin {
            Origin::Pile => Message::new("ut-about-free"),
            Origin::Deck(owner) if to == Viewer::Seat(owner) => Message::new("ut-about-price-own").with("price", price),
            Origin::Deck(owner) => Message::new("ut-about-price").with("price", price).with("seat", owner),
        }
    }

    fn buying(&self, state: &State, owner: Seat) -> Message {
        let price = state.players[owner.index()].deck.top.map_or(0, |card| self.cards[card.index()].price);
        Message::new("ut-way-buy").with("price", price)
    }

    fn about_plot(&self, state: &State, street: Seat, plot: Plot) -> About {
        let standing = state.street(street);
        let storeys = standing.counts[plot.index()].storeys();
        let closed = standing.closed.contains(plot);
        let height = match (storeys, closed) {
            (0, _) => Message::new("ut-about-plot-empty"),
            (_, false) => Message::new("ut-about-plot-open").with("storeys", storeys),
            (_, true) => Message::new("ut-about-plot-closed").with("storeys", storeys),
        };
        let no_gifts = standing.no_gifts.contains(plot).then(|| Message::new("ut-about-plot-no-gifts"));
        let income = Message::new("ut-about-plot-income").with("coins", self.income_of_plot(state, street, plot));
        About {
            kind: Message::new("ut-about-plot").with("seat", street),
            name: Message::new("ut-about-plot-name").with("plot", plot.to_string()).into(),
            text: [height].into_iter().chain(no_gifts).chain((storeys > 0).then_some(income)).collect(),
            marks: Vec::new(),
            worth: vec![Worth {
                points: self.prestige_of_plot(state, street, plot),
                when: Message::new("ut-worth-now"),
                counts: (1..=storeys).map(|storey| format!("storey:{street}.{plot}.{storey}")).collect(),
            }],
            rule: if closed { rule::CLOSED } else { rule::PLAY },
        }
    }

    fn about_player(&self, state: &State, seat: Seat) -> About {
        let player = &state.players[seat.index()];
        let roofs = player.street.closed.len();
        About {
            kind: Message::new("ut-about-player"),
            name: seat.into(),
            text: vec![
                Message::new("ut-about-wallet").with("coins", player.wallet),
                Message::new("ut-about-roof-pays").with("coins", self.income(state, seat).max(0)),
                Message::new("ut-about-roofs").with("roofs", roofs).with("plots", PLOTS),
            ],
            marks: Vec::new(),
            worth: vec![Worth {
                points: self.outcome(state).standings()[seat.index()].score,
                when: Message::new("ut-worth-now"),
                counts: Plot::all().map(|plot| format!("plot:{seat}.{plot}")).collect(),
            }],
            rule: rule::STREET_POINTS,
        }
    }
}

fn building_on(plot: Plot) -> Message {
    Message::new("ut-way-build").with("plot", plot.to_string())
}

fn giving_to(street: Seat, plot: Plot) -> Message {
    Message::new("ut-way-give").with("seat", street).with("plot", plot.to_string())
}

/// A deck or the common pile in words.
fn source_name(origin: Origin, to: Viewer) -> Arg {
    Arg::Message(match origin {
        Origin::Pile => Message::new("ut-board-pile"),
        Origin::Deck(owner) if to == Viewer::Seat(owner) => Message::new("ut-about-your-deck"),
        Origin::Deck(owner) => Message::new("ut-about-deck-of").with("seat", owner),
    })
}
