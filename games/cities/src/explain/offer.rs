use tetrapolis_game::{About, Arg, Game, Mark, Message, Scoring, Seat, Seats, Step, Turn, Worth};

use crate::explain::cell::cells_of;
use crate::state::Display;
use crate::words::{card_counts, card_name, colour_name, ground_name, pieces_words, slot_words};
use crate::{
    Action, Background, CardIndex, Cities, Colour, FeatureKind, Ground, Phase, Rotation, Row, Slot, State, TileIndex,
    rule,
};

impl Cities {
    /// A slot of the display: what it holds, what the row is for, and what it would bring now.
    pub(super) fn about_slot(&self, state: &State, slot: Slot, asking: Option<Seat>) -> About {
        let column = slot.column();
        let worker = Seat::all(self.seats()).find(|seat| state.players[seat.index()].workers.contains(slot));
        let mut about = self.about_held(state, slot, asking);
        about.kind = slot_words(slot);
        about.text.insert(0, Message::new(purpose(slot.row())));
        if let Some(seat) = worker {
            about.name = Message::new("ci-about-empty-slot").into();
            about.text.push(Message::new("ci-about-worker").with("seat", seat));
        } else if slot.row() == Row::Piece && column == 3 {
            about.text.push(Message::new("ci-about-rightmost"));
        }
        if let Some(seat) = asking
            && let Some(taken) = self.taken(state, slot, seat)
        {
            about.text.extend(self.about_lost(state, &taken, slot, seat));
            if slot.row() != Row::Card
                && let Some(points) = self.best_after(state, &taken, seat)
            {
                about.worth.push(Worth { points, when: Message::new("ci-worth-best"), counts: Vec::new() });
            }
        }
        about
    }

    /// What a seat would lose at once by taking what a slot holds, because it has no place for it.
    fn about_lost(&self, before: &State, taken: &State, slot: Slot, seat: Seat) -> Option<Message> {
        let (pieces, features) = self.lost(before, taken, Step::Play { seat, action: Action::Take(slot) });
        let features = features.into_iter().map(|kind| self.kind_name(kind));
        let pieces = (!pieces.is_empty()).then(|| pieces_words(pieces)).into_iter().flatten();
        let things: Vec<Arg> = pieces.chain(features).collect();
        (!things.is_empty()).then(|| Message::new("ci-about-lost").with("things", things))
    }

    fn about_held(&self, state: &State, slot: Slot, asking: Option<Seat>) -> About {
        let (display, column) = (&state.display, slot.column());
        let bare = |name: Arg, rule| About {
            kind: slot_words(slot),
            name,
            text: Vec::new(),
            marks: Vec::new(),
            worth: Vec::new(),
            rule,
        };
        let hidden = || bare(Message::new("ci-about-face-down").into(), rule::FACE_DOWN);
        let empty = || bare(Message::new("ci-about-empty-slot").into(), rule::TAKE);
        match slot.row() {
            Row::Card => match display.cards.get(column) {
                Some(Some(card)) => self.about_card(state, *card, asking),
                Some(None) => empty(),
                None => hidden(),
            },
            Row::Tile => match display.tiles.get(column) {
                Some(Some(tile)) => self.about_tile(*tile),
                Some(None) => empty(),
                None => hidden(),
            },
            Row::Feature => {
                let kinds: Vec<FeatureKind> =
                    Display::features_of(column).filter_map(|place| display.features[place]).collect();
                if kinds.is_empty() {
                    return empty();
                }
                let names: Vec<Arg> = kinds.iter().map(|kind| self.kind_name(*kind)).collect();
                let mut about = bare(names.into(), rule::PUT);
                if let [only] = kinds[..] {
                    about.text.push(self.background_words(only));
                    about.marks.extend(self.background_mark(only));
                } else {
                    about.marks = kinds.iter().map(|kind| self.named_mark(*kind)).collect();
                }
                if column == 3 {
                    about.text.push(Message::new("ci-about-one-hidden"));
                }
                about
            }
            Row::Piece => match display.pieces.get(column) {
                Some(pieces) if pieces.is_empty() => empty(),
                Some(pieces) => {
                    let mut about = bare(pieces_words(*pieces).into(), rule::BUILD);
                    about.text.push(Message::new("ci-about-piece"));
                    about.marks = pieces.iter().map(|(colour, _)| colour_mark(colour)).collect();
                    about
                }
                None => bare(Message::new("ci-about-blind").into(), rule::BLIND),
            },
        }
    }

    pub(super) fn about_card(&self, state: &State, card: CardIndex, asking: Option<Seat>) -> About {
        let card = self.card(card);
        let worth = asking.map_or_else(Vec::new, |seat| {
            let land = &state.players[seat.index()].district.land;
            let now = card.worth(land);
            let count = card.counts.occurrences(land);
            vec![
                Worth {
                    points: now,
                    when: Message::new("ci-worth-count").with("count", count),
                    counts: cells_of(state, seat, card.counts),
                },
                Worth {
                    points: now + i32::from(card.points),
                    when: Message::new("ci-worth-one-more"),
                    counts: Vec::new(),
                },
            ]
        });
        About {
            kind: Message::new("ci-about-card"),
            name: card_name(card),
            text: vec![card_counts(card)],
            marks: Vec::new(),
            worth,
            rule: rule::CARD_POINTS,
        }
    }

    pub(super) fn about_tile(&self, tile: TileIndex) -> About {
        let mut grounds = self.edition.tiles()[tile.index()].cells.to_vec();
        grounds.sort_unstable();
        grounds.dedup();
        let mark = |ground: Ground| match ground {
            Ground::Plot(colour) => colour_mark(colour),
            Ground::Park => nature_mark("park", ground, "ci-about-park"),
            Ground::Water => nature_mark("water", ground, "ci-about-water"),
        };
        About {
            kind: Message::new(if tile.is_starting() { "ci-about-start" } else { "ci-about-tile" }),
            name: self.tile_words(tile).into(),
            text: vec![Message::new(if tile.is_starting() { "ci-about-start-text" } else { "ci-about-tile-text" })],
            marks: grounds.into_iter().map(mark).collect(),
            worth: Vec::new(),
            rule: if tile.is_starting() { rule::START } else { rule::PLACE },
        }
    }

    pub(super) fn about_feature(&self, kind: FeatureKind) -> About {
        About {
            kind: Message::new("ci-about-feature"),
            name: self.kind_name(kind),
            text: vec![self.background_words(kind)],
            marks: self.background_mark(kind).into_iter().collect(),
            worth: Vec::new(),
            rule: match (self.kind(kind).on, self.kind(kind).wild) {
                (Background::Plot, true) => rule::WILD,
                (Background::Plot, false) => rule::STATUE,
                (Background::Park | Background::Water, _) => rule::PUT,
            },
        }
    }

    fn background_words(&self, kind: FeatureKind) -> Message {
        Message::new(match (self.kind(kind).on, self.kind(kind).wild) {
            (Background::Plot, true) => "ci-about-wild",
            (Background::Plot, false) => "ci-about-statue",
            (Background::Park, _) => "ci-about-park",
            (Background::Water, _) => "ci-about-water",
        })
    }

    /// The ground that a feature goes on; a plot is named in words only.
    fn background_mark(&self, kind: FeatureKind) -> Option<Mark> {
        let (icon, name) = match self.kind(kind).on {
            Background::Plot => return None,
            Background::Park => ("park", "ci-park"),
            Background::Water => ("water", "ci-water"),
        };
        Some(Mark { icon, name: Message::new(name), meaning: Some(Message::new("ci-mark-background")) })
    }

    /// The position after a seat takes what a slot holds; nothing if it may not, or if it is not time to choose a slot.
    fn taken(&self, state: &State, slot: Slot, seat: Seat) -> Option<State> {
        let mut now = State { seat, ..*state };
        if now.phase != Phase::Choose || self.permit(&now, seat, Action::Take(slot)).is_err() {
            return None;
        }
        self.play_unchecked(&mut now, seat, Action::Take(slot));
        Some(now)
    }

    /// One of several features: where it goes and what it does there.
    fn named_mark(&self, kind: FeatureKind) -> Mark {
        let icon = match (self.kind(kind).on, self.kind(kind).wild) {
            (Background::Plot, true) => "wild",
            (Background::Plot, false) => "statue",
            (Background::Park, _) => "park",
            (Background::Water, _) => "water",
        };
        let name = Message::new("ci-about-named").with("name", self.kind_name(kind));
        Mark { icon, name, meaning: Some(self.background_words(kind)) }
    }

    /// The points that a seat gains by putting each thing that it took where it brings most. Nothing if what was taken is
    /// not known yet.
    fn best_after(&self, before: &State, taken: &State, seat: Seat) -> Option<i32> {
        let score = |state: &State| self.outcome(state).standings()[seat.index()].score;
        let mut now = *taken;
        let mut actions = Vec::new();
        while let Phase::Place | Phase::Put | Phase::Build = now.phase {
            if self.turn(&now) != Turn::Act(Seats::one(seat)) {
                break;
            }
            self.legal_actions(&now, seat, &mut actions);
            let after = |action: &Action| {
                let mut after = now;
                self.play_unchecked(&mut after, seat, *action);
                after
            };
            now = actions.iter().map(after).max_by_key(score)?;
        }
        (!matches!(now.phase, Phase::Reveal(_))).then(|| score(&now) - score(before))
    }
}

/// What the things of a row are for.
fn purpose(row: Row) -> &'static str {
    match row {
        Row::Card => "ci-about-row-card",
        Row::Tile => "ci-about-row-tile",
        Row::Feature => "ci-about-row-feature",
        Row::Piece => "ci-about-row-piece",
    }
}

fn colour_mark(colour: Colour) -> Mark {
    let meaning = Message::new("ci-mark-plot");
    Mark { icon: colour.name(), name: colour_name(colour), meaning: Some(meaning) }
}

fn nature_mark(icon: &'static str, ground: Ground, meaning: &'static str) -> Mark {
    Mark { icon, name: ground_name(ground), meaning: Some(Message::new(meaning)) }
}

pub(super) fn about_piece(colour: Colour) -> About {
    About {
        kind: Message::new("ci-about-piece-kind"),
        name: colour_name(colour).into(),
        text: vec![Message::new("ci-about-piece")],
        marks: vec![colour_mark(colour)],
        worth: Vec::new(),
        rule: rule::BUILD,
    }
}

pub(super) fn about_rotation(rotation: Rotation) -> About {
    About {
        kind: Message::new("ci-about-move"),
        name: Message::new("ci-about-rotation").with("rotation", i64::from(rotation.quarters()) * 90).into(),
        text: vec![Message::new("ci-about-tile-text")],
        marks: Vec::new(),
        worth: Vec::new(),
        rule: rule::PLACE,
    }
}

pub(super) fn about_discard() -> About {
    About {
        kind: Message::new("ci-about-move"),
        name: Message::new("ci-about-decline").into(),
        text: vec![Message::new("ci-about-decline-text")],
        marks: Vec::new(),
        worth: Vec::new(),
        rule: rule::BUILD,
    }
}

pub(super) fn about_star(state: &State) -> About {
    let dealt = !matches!(state.phase, Phase::DealMetropolis | Phase::DealStar);
    let held = dealt.then(|| Message::new("ci-about-star-held").with("seat", state.star));
    About {
        kind: Message::new("ci-about-marker"),
        name: Message::new("ci-about-star-name").into(),
        text: [Message::new("ci-about-star")].into_iter().chain(held).collect(),
        marks: Vec::new(),
        worth: Vec::new(),
        rule: rule::NEW_STAR,
    }
}
