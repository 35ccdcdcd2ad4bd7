use tetrapolis_game::{Deed, Game, Message, ScoreLine, Seat, Study, Thing};

use crate::card::Face;
use crate::edition::{CARDS, PROJECTS};
use crate::score::site_on;
use crate::state::Storey;
use crate::street::Plots;
use crate::{Action, CardIndex, End, Phase, Plot, State, UpTown, rule};

/// The number of a face among the things: after the cards, two of each project card and four of each municipal card.
fn face_thing(face: Face) -> usize {
    let card = face.card().index();
    let before = if card < PROJECTS { 2 * card } else { 2 * PROJECTS + 4 * (card - PROJECTS) };
    CARDS + before + face.end().index()
}

impl UpTown {
    fn faces_of(&self, card: CardIndex) -> impl Iterator<Item = Face> {
        let ends = self.cards[card.index()].ends;
        End::ALL.into_iter().filter(move |end| ends[end.index()].is_some()).map(move |end| Face::new(card, end))
    }

    /// A card with the faces that have a plot.
    fn card_deeds(&self, state: &State, card: Option<CardIndex>, deed: Deed, found: &mut dyn FnMut(usize, Deed)) {
        let Some(card) = card else { return };
        found(card.index(), deed);
        let reach = self.reach(state);
        let fits =
            |face: &Face| self.cards[card.index()].ends[face.end().index()].is_some_and(|class| reach.contains(class));
        self.faces_of(card).filter(fits).for_each(|face| found(face_thing(face), Deed::Approaches));
    }
}

/// Cards, then their faces.
impl Study for UpTown {
    fn things(&self) -> Vec<Thing> {
        let price = |card: CardIndex| self.card(card).price.map(u32::from);
        let cards = CardIndex::all().map(|card| Thing {
            sort: Message::new("ut-study-card"),
            id: self.card(card).id.to_string(),
            name: self.card_name(card),
            price: price(card),
            for_points: false,
        });
        let faces = CardIndex::all().flat_map(|card| self.faces_of(card)).map(|face| Thing {
            sort: Message::new("ut-study-face"),
            id: format!("{} {}", self.card(face.card()).id, face.end()),
            name: self.project_of(face),
            price: price(face.card()),
            for_points: false,
        });
        cards.chain(faces).collect()
    }

    fn deeds(&self, state: &State, _seat: Seat, action: Action, found: &mut dyn FnMut(usize, Deed)) {
        match action {
            Action::Keep => self.card_deeds(state, state.player().deck.top, Deed::Takes, found),
            Action::Discard => self.card_deeds(state, state.player().deck.top, Deed::Approaches, found),
            Action::Buy(owner) => {
                self.card_deeds(state, state.players[owner.index()].deck.top, Deed::Takes, found);
            }
            Action::Municipal => self.card_deeds(state, state.pile.top, Deed::Takes, found),
            Action::Choose(end) => {
                if let Some(card) = state.taken {
                    found(face_thing(Face::new(card, end)), Deed::Takes);
                }
            }
            Action::Build(_) | Action::Give(..) => {
                if let Some(face) = state.chosen {
                    found(face.card().index(), Deed::Uses);
                    found(face_thing(face), Deed::Uses);
                }
            }
            Action::Collect | Action::Pass => {}
        }
    }

    fn holdings(&self, state: &State, party: usize, found: &mut dyn FnMut(usize, Option<i32>)) {
        let seat = Seat(party as u8);
        for plot in Plot::all() {
            let mut site = site_on(state, seat, plot);
            for Storey { face, below } in state.storeys(seat, plot) {
                site.below = below;
                let project = self.project(face);
                // A gift counts for the player who gave it, not for the one who has it.
                if !project.gift {
                    found(face_thing(face), Some(project.prestige.map_or(0, |prestige| prestige.at(&site))));
                }
            }
        }
    }

    fn beginner(&self, state: &State) -> Seat {
        state.first
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        let (turns, seats) = (u32::from(state.turns), self.seats().into());
        Some(if state.phase == Phase::Over { turns.div_ceil(seats) } else { turns / seats + 1 })
    }

    fn ending(&self, state: &State) -> Message {
        let players = &state.players[..usize::from(self.seats())];
        let closed = players.iter().any(|player| player.street.closed == Plots::ALL);
        let empty = players.iter().any(|player| player.deck.left == 0);
        Message::new(match (closed, empty) {
            (true, false) => "ut-study-roofs",
            (false, _) => "ut-study-deck",
            (true, true) => "ut-study-both",
        })
    }

    fn category(&self, line: &ScoreLine) -> Message {
        Message::new(match line.rule {
            rule::COIN_POINTS => "ut-study-coins",
            _ => "ut-study-street",
        })
    }
}
