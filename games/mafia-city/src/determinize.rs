use tetrapolis_game::{Rng, Seat, Viewer, below};

use crate::edition::CARDS;
use crate::game::MOST_SEATS;
use crate::view::View;
use crate::{CardIndex, Cards, Laid, MafiaCity, Phase, State};

impl MafiaCity {
    /// Deals the cards that the viewer does not see to the hands and the draw pile; every deal of 49 cards that fits the
    /// view is equally likely. Nobody else has answered in an open window, and the others have seen of each other's
    /// hands only what the Policeman shows now.
    pub(crate) fn deal_unseen<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let open = &view.open;
        let mut state = State {
            open: *open,
            hands: view.known,
            pile: self.deck.minus(open.discard).minus(open.laid).minus(view.hand),
            drawn: view.drawn,
            waiting: open.asked,
            answers: [Laid::NONE; MOST_SEATS],
            known: [[Cards::NONE; MOST_SEATS]; MOST_SEATS],
        };
        for known in view.known {
            state.pile = state.pile.minus(known);
        }
        let mut heap = Heap::new(state.pile);
        for (index, hand) in state.hands.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            if view.viewer == Viewer::Seat(seat) {
                *hand = view.hand;
                continue;
            }
            let mut unseen = Cards::NONE;
            let missing = open.clans[index].cards - hand.len();
            // What was just drawn is among the cards that the viewer does not see.
            let mut just_drawn = match open.phase {
                Phase::Shady(drawn) | Phase::ShadyDiscard(drawn) if open.seat == seat && view.drawn.is_empty() => drawn,
                _ => 0,
            };
            for _ in 0..missing {
                let card = heap.draw(rng);
                unseen.add(card);
                if just_drawn > 0 {
                    state.drawn.add(card);
                    just_drawn -= 1;
                }
            }
            *hand = hand.plus(unseen);
            state.pile = state.pile.minus(unseen);
        }
        if let Viewer::Seat(seat) = view.viewer {
            for (known, exposed) in state.known.iter_mut().zip(view.exposed) {
                known[seat.index()] = exposed;
            }
            if open.policeman != Some(seat) {
                state.known[seat.index()] = view.known;
            }
            if let Some(answer) = view.answer {
                state.waiting = state.waiting.without(seat);
                state.answers[seat.index()] = answer;
            }
        }
        state
    }
}

/// Cards in a row, to be drawn from at random.
struct Heap {
    cards: [u8; CARDS as usize],
    left: usize,
}

impl Heap {
    fn new(cards: Cards) -> Heap {
        let mut heap = Heap { cards: [0; CARDS as usize], left: 0 };
        for card in cards.iter() {
            let count = usize::from(cards.count(card));
            heap.cards[heap.left..heap.left + count].fill(card.0);
            heap.left += count;
        }
        heap
    }

    fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> CardIndex {
        let place = below(rng, self.left as u32) as usize;
        let card = self.cards[place];
        self.left -= 1;
        self.cards[place] = self.cards[self.left];
        CardIndex(card)
    }
}
