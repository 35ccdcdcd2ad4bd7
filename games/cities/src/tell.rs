use tetrapolis_game::{Arg, Game, Message, Notation, Rule, Seat, Step, StepOf, Tell, Telling, Viewer};

use crate::permit::rule_of_chance;
use crate::state::Display;
use crate::words::{card_words, colour_name, feature_name, metropolis_name, milestone_name, pieces_words, slot_words};
use crate::{Action, Background, Cell, Chance, Cities, Counted, FeatureKind, Phase, Pieces, Row, Slot, State, rule};

impl Tell for Cities {
    /// Says in words what a step does; everybody sees everything.
    fn tell(&self, before: &State, step: &StepOf<Self>, _to: Viewer) -> Option<Telling> {
        let (notation, rule, message, touches) = match *step {
            Step::Play { action, .. } => {
                let (rule, message, touches) = self.tell_action(before, action);
                (self.write_action(&action), rule, message, touches)
            }
            Step::Chance(chance) => {
                let (message, touches) = self.tell_chance(before, chance);
                (self.write_chance(&chance), rule_of_chance(before), message, touches)
            }
        };
        let mut after = *before;
        let possible = self.step(&mut after, *step).is_ok();
        let follows = if possible { self.consequences(before, &after, *step) } else { Vec::new() };
        let also = if possible { self.also(before, &after, *step) } else { Vec::new() };
        let message = if follows.is_empty() {
            message
        } else {
            Message::new("ci-and-then").with("step", message).with("then", follows)
        };
        Some(Telling { notation, rule, also, message, touches })
    }
}

impl Cities {
    /// The things on the board that an action concerns.
    pub(crate) fn touched(&self, before: &State, action: Action) -> Vec<String> {
        self.tell_action(before, action).2
    }

    fn tell_action(&self, before: &State, action: Action) -> (Rule, Message, Vec<String>) {
        let seat = before.seat;
        match action {
            Action::Start(tile) => {
                let message = Message::new("ci-start").with("tile", self.tile_words(tile));
                (rule::START, message, vec![format!("tile:{}", self.tile_id(tile))])
            }
            Action::Take(slot) => {
                let rule = if slot.row() == Row::Card { rule::CARD } else { rule::TAKE };
                (rule, self.tell_take(before, slot), vec![format!("slot:{slot}")])
            }
            Action::Place(cell, rotation) => {
                let message = Message::new("ci-place").with("cell", cell.to_string());
                let message = message.with("rotation", i64::from(rotation.quarters()) * 90);
                let cells = cell.of_tile().into_iter().map(|cell| district(seat, cell));
                (rule::PLACE, message, cells.chain([format!("rotation:{rotation}")]).collect())
            }
            Action::Put(kind, cell) => {
                let feature = &self.edition.features()[kind.index()];
                let message = Message::new("ci-put").with("feature", feature_name(feature));
                let touches = vec![format!("feature:{}", feature.id), district(seat, cell)];
                (rule::PUT, message.with("cell", cell.to_string()), touches)
            }
            Action::Build(colour, cell) => {
                let message = Message::new("ci-build").with("colour", colour_name(colour));
                let message = message.with("cell", cell.to_string()).with("height", height_after(before, cell));
                (rule::BUILD, message, vec![format!("piece:{colour}"), district(seat, cell)])
            }
            Action::Discard(colour) => {
                let message = Message::new("ci-discard").with("colour", colour_name(colour));
                (rule::BUILD, message, vec![format!("piece:{colour}"), "discard".to_owned()])
            }
        }
    }

    /// The slot is named as well, where several may hold the same.
    fn tell_take(&self, before: &State, slot: Slot) -> Message {
        let column = slot.column();
        let display = &before.display;
        let from_slot = |key| Message::new(key).with("number", column + 1);
        match slot.row() {
            Row::Card => match display.cards.get(column).copied().flatten() {
                Some(card) => from_slot("ci-take-card").with("card", card_words(self.card(card))),
                None => Message::new("ci-take-hidden-card"),
            },
            Row::Tile => match display.tiles.get(column).copied().flatten() {
                Some(tile) => Message::new("ci-take-tile").with("tile", self.tile_words(tile)),
                None => Message::new("ci-take-hidden-tile"),
            },
            Row::Feature => {
                let kinds = Display::features_of(column).filter_map(|place| display.features[place]);
                let names: Vec<Arg> = kinds.map(|kind| self.kind_name(kind)).collect();
                let key = if column == 3 { "ci-take-hidden-feature" } else { "ci-take-features" };
                from_slot(key).with("features", names)
            }
            Row::Piece => match display.pieces.get(column) {
                Some(pieces) => from_slot("ci-take-pieces").with("pieces", pieces_words(*pieces)),
                None => Message::new("ci-take-blind"),
            },
        }
    }

    fn tell_chance(&self, before: &State, chance: Chance) -> (Message, Vec<String>) {
        let slot = match before.phase {
            Phase::Lay(n) => match Row::laid_out(n) {
                // Two features lie in the first slot (CI-3.3).
                (Row::Feature, place) => Some(Slot::new(Row::Feature, place.saturating_sub(1) as u8)),
                (row, place) => Some(Slot::new(row, place as u8)),
            },
            _ => None,
        };
        let shown = |laid, revealed, name, value: Arg| {
            let message = Message::new(if slot.is_some() { laid } else { revealed }).with(name, value);
            match slot {
                Some(slot) => (message.with("slot", slot_words(slot)), vec![format!("slot:{slot}")]),
                None => (message, Vec::new()),
            }
        };
        match chance {
            Chance::Metropolis(metropolis) => {
                let metropolis = &self.edition.metropolises()[metropolis.index()];
                let message = Message::new("ci-metropolis").with("metropolis", metropolis_name(metropolis));
                (message, vec!["metropolis".to_owned()])
            }
            Chance::Star(seat) => (Message::new("ci-star").with("seat", seat), vec![format!("player:{seat}")]),
            Chance::Card(card) => shown("ci-laid-card", "ci-shown-card", "card", card_words(self.card(card)).into()),
            Chance::Tile(tile) => shown("ci-laid-tile", "ci-shown-tile", "tile", self.tile_words(tile).into()),
            Chance::Feature(kind) => shown("ci-laid-feature", "ci-shown-feature", "feature", self.kind_name(kind)),
            Chance::Piece(colour) => shown("ci-laid-piece", "ci-shown-piece", "colour", colour_name(colour).into()),
        }
    }

    /// What leaves the game after a step because it has no place (CI-4.6, CI-4.9).
    pub(crate) fn lost(&self, before: &State, after: &State, step: Step<Action, Chance>) -> (Pieces, Vec<FeatureKind>) {
        // Whatever is left at the end of a round leaves the game too (CI-6.2).
        let left = if after.rounds > before.rounds { before.display } else { Display::default() };
        let mut known = left.pieces.into_iter().fold(Pieces::NONE, Pieces::plus);
        if let Step::Play { action: Action::Discard(colour), .. } = step {
            known = known.plus(Pieces::of(colour, 1));
        }
        let pieces = after.gone.pieces.minus(before.gone.pieces).minus(known);
        let mut features = Vec::new();
        for kind in (0..self.edition.features().len() as u8).map(FeatureKind) {
            let left = left.features.iter().filter(|left| **left == Some(kind)).count() as u8;
            let lost = after.gone.features[kind.index()] - before.gone.features[kind.index()];
            features.extend((left.min(lost)..lost).map(|_| kind));
        }
        (pieces, features)
    }

    /// What happens automatically after a step: things leave the game, rings are placed, a round ends.
    fn consequences(&self, before: &State, after: &State, step: Step<Action, Chance>) -> Vec<Arg> {
        let mut follows = Vec::new();
        let (pieces, features) = self.lost(before, after, step);
        if !pieces.is_empty() {
            follows.push(Message::new("ci-lost-pieces").with("pieces", pieces_words(pieces)).into());
        }
        for kind in features {
            follows.push(Message::new("ci-lost-feature").with("feature", self.kind_name(kind)).into());
        }
        if let Some(metropolis) = after.metropolis {
            let milestones = &self.edition.metropolises()[metropolis.index()].milestones;
            for ((milestone, old), new) in milestones.iter().zip(&before.rings).zip(&after.rings) {
                if let Some(place) = (0..old.len()).find(|place| old[*place] != new[*place]) {
                    let message = Message::new("ci-ring").with("milestone", milestone_name(milestone));
                    follows.push(message.with("points", milestone.places[place]).into());
                }
            }
        }
        if after.rounds > before.rounds {
            let message = match after.phase {
                Phase::Over => Message::new("ci-end").with("round", after.rounds),
                _ => Message::new("ci-next-round").with("round", after.rounds + 1),
            };
            follows.push(message.with("seat", after.star).into());
        }
        follows
    }

    /// The further rules that a step uses.
    fn also(&self, before: &State, after: &State, step: Step<Action, Chance>) -> Vec<Rule> {
        let mut also = Vec::new();
        match step {
            Step::Play { action: Action::Put(kind, _), .. } => match (self.kind(kind).on, self.kind(kind).wild) {
                (Background::Plot, true) => also.push(rule::WILD),
                (Background::Plot, false) => also.push(rule::STATUE),
                (Background::Park | Background::Water, _) => also.push(rule::AREA_POINTS),
            },
            Step::Play { action: Action::Build(_, cell), .. } => {
                let district = &before.player().district;
                if district.index(cell).is_some_and(|index| district.land.wild.contains(index)) {
                    also.push(rule::WILD);
                }
            }
            Step::Play { action: Action::Take(_), .. } if matches!(after.phase, Phase::Reveal(_)) => {
                also.push(rule_of_chance(after));
            }
            Step::Play { .. } | Step::Chance(_) => {}
        }
        let held = |state: &State| state.players[before.seat.index()].cards;
        for card in held(after).iter().filter(|card| !held(before).contains(*card)) {
            also.push(rule::CARD_POINTS);
            also.extend(rule_of_counting(self.card(card).counts));
        }
        if before.rings != after.rings {
            also.push(rule::MILESTONES);
        }
        if after.rounds > before.rounds {
            also.push(rule::NEW_STAR);
            if before.taken().len() + 1 < Slot::all().count() as u32 {
                also.push(rule::LEFT_OVER);
            }
            if after.phase == Phase::Over {
                also.push(rule::ROUNDS);
            }
        }
        also
    }
}

/// The rule that says how occurrences are distinguished, where that needs one.
const fn rule_of_counting(counts: Counted) -> Option<Rule> {
    match counts {
        Counted::Sets { .. } => Some(rule::SETS),
        Counted::Pairs { .. } | Counted::Areas { .. } | Counted::Blocks { .. } | Counted::Uniform { .. } => {
            Some(rule::NEIGHBOURS)
        }
        Counted::Buildings { .. } | Counted::Plots { .. } | Counted::Features { .. } => None,
    }
}

fn height_after(before: &State, cell: Cell) -> u8 {
    let district = &before.player().district;
    district.index(cell).map_or(0, |index| district.land.height(index)) + 1
}

pub(crate) fn district(seat: Seat, cell: Cell) -> String {
    format!("district:{seat}:{cell}")
}
