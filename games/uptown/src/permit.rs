use tetrapolis_game::{Game, Message, Notation, Refusal, Rule, Seat, Turn, refuse};

use crate::card::Face;
use crate::legal::places;
use crate::{Action, Chance, End, Origin, Phase, Plot, Project, Stands, State, UpTown, rule};

impl UpTown {
    /// Says whether the seat has to act, or which rule keeps it from acting.
    pub(crate) fn permit_seat(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over => refuse(rule::END, Message::new("ut-over")),
            Turn::Chance if state.phase == Phase::DealFirst => {
                refuse(rule::FIRST, Message::new("ut-marked-street-first"))
            }
            Turn::Chance => refuse(rule::OPEN, Message::new("ut-chance-first")),
            Turn::Act(seats) if !seats.contains(seat) => {
                refuse(rule::FIRST, Message::new("ut-not-to-act").with("seat", state.seat))
            }
            Turn::Act(_) => Ok(()),
        }
    }

    pub(crate) fn permit_first_action(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let top = state.player().deck.top.expect("the deck has a card");
        match action {
            Action::Discard => Ok(()),
            Action::Keep if self.fits_somewhere(state, top) => Ok(()),
            Action::Keep => refuse(rule::PLAY, Message::new("ut-fits-nowhere").with("card", self.card_name(top))),
            Action::Collect => refuse(rule::COLLECT, Message::new("ut-nothing-to-collect")),
            Action::Buy(_)
            | Action::Municipal
            | Action::Pass
            | Action::Choose(_)
            | Action::Build(_)
            | Action::Give(_, _) => refuse(rule::FREE_CARD, Message::new("ut-first-action-first")),
        }
    }

    pub(crate) fn permit_second_action(&self, state: &State, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Buy(owner) => self.permit_purchase(state, owner),
            Action::Municipal if state.pile.left == 0 => refuse(rule::ACTION_TWO, Message::new("ut-pile-empty")),
            Action::Pass if state.pile.left > 0 => refuse(rule::NOT_DECLINED, Message::new("ut-no-passing")),
            Action::Municipal | Action::Pass => Ok(()),
            Action::Collect
            | Action::Keep
            | Action::Discard
            | Action::Choose(_)
            | Action::Build(_)
            | Action::Give(_, _)
                if state.pile.left == 0 =>
            {
                refuse(rule::NOT_DECLINED, Message::new("ut-second-action-empty"))
            }
            Action::Collect
            | Action::Keep
            | Action::Discard
            | Action::Choose(_)
            | Action::Build(_)
            | Action::Give(_, _) => refuse(rule::ACTION_TWO, Message::new("ut-second-action-now")),
        }
    }

    fn permit_purchase(&self, state: &State, owner: Seat) -> Result<(), Refusal> {
        let seller = match state.players.get(owner.index()) {
            Some(seller) if owner.0 < self.seats() => seller,
            Some(_) | None => {
                return refuse(rule::ACTION_TWO, Message::new("ut-no-seat").with("text", owner.to_string()));
            }
        };
        let Some(card) = seller.deck.top else {
            return refuse(rule::ACTION_TWO, Message::new("ut-deck-empty").with("seat", owner));
        };
        if seller.coins > 0 {
            let message = Message::new("ut-coins-on-deck").with("seat", owner);
            return refuse(rule::COINS_ON_DECK, message.with("coins", seller.coins));
        }
        let price = self.cards[card.index()].price;
        let wallet = state.player().wallet;
        if u32::from(price) > wallet {
            let message = Message::new("ut-too-dear").with("card", self.card_name(card));
            return refuse(rule::TO_BE_PLAYED, message.with("price", price).with("wallet", wallet));
        }
        if !self.fits_somewhere(state, card) {
            return refuse(rule::TO_BE_PLAYED, Message::new("ut-fits-nowhere").with("card", self.card_name(card)));
        }
        Ok(())
    }

    /// A project of the card taken has to be chosen (UT-4.1).
    pub(crate) fn permit_choice(&self, state: &State, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(end) => self.permit_end(state, end),
            Action::Discard => self.permit_no_discard(state),
            Action::Collect
            | Action::Keep
            | Action::Buy(_)
            | Action::Municipal
            | Action::Pass
            | Action::Build(_)
            | Action::Give(_, _) => refuse(rule::PLAY, Message::new("ut-choose-first")),
        }
    }

    /// The project chosen has to be placed (UT-4.1).
    pub(crate) fn permit_placing(&self, state: &State, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Build(plot) => self.permit_place(state, state.seat, plot, false),
            Action::Give(seat, plot) => self.permit_place(state, seat, plot, true),
            Action::Choose(end) => self.permit_no_other_end(state, end),
            Action::Discard => self.permit_no_discard(state),
            Action::Collect | Action::Keep | Action::Buy(_) | Action::Municipal | Action::Pass => {
                refuse(rule::PLAY, Message::new("ut-place-first"))
            }
        }
    }

    fn permit_end(&self, state: &State, end: End) -> Result<(), Refusal> {
        let card = state.taken.expect("a card is being played");
        match self.cards[card.index()].ends[end.index()] {
            None => refuse(rule::ONLY_FRONT, Message::new("ut-no-back").with("card", self.card_name(card))),
            Some(class) if self.reach(state).contains(class) => Ok(()),
            Some(_) => {
                let face = Face::new(card, end);
                let message = Message::new("ut-project-fits-nowhere").with("project", self.project_of(face));
                refuse(self.rule_against(state, self.project(face)), message)
            }
        }
    }

    /// Why another project cannot be chosen, or the same one again.
    fn permit_no_other_end(&self, state: &State, end: End) -> Result<(), Refusal> {
        self.permit_end(state, end)?;
        let face = state.chosen.expect("a project is chosen");
        refuse(rule::PLAY, Message::new("ut-project-chosen").with("project", self.project_of(face)))
    }

    /// Why the card that was taken cannot be discarded: it has a place, and was taken to be played.
    fn permit_no_discard(&self, state: &State) -> Result<(), Refusal> {
        let (rule, key) = match state.origin.expect("a card was taken") {
            Origin::Pile => (rule::MUNICIPAL, "ut-municipal-is-played"),
            Origin::Deck(_) if state.second => (rule::TO_BE_PLAYED, "ut-bought-is-played"),
            Origin::Deck(_) => (rule::FREE_CARD, "ut-kept-is-played"),
        };
        let card = state.taken.expect("a card is being played");
        refuse(rule, Message::new(key).with("card", self.card_name(card)))
    }

    /// The rule that keeps a project from every plot.
    fn rule_against(&self, state: &State, project: &Project) -> Rule {
        let streets = Seat::all(self.seats()).filter(|seat| (*seat != state.seat) == project.gift);
        let only_roofs = |seat: Seat| state.street(seat).accepting(project.stands).is_empty();
        match project.stands {
            // If a plot is left, its building accepts no gifts.
            Stands::Anywhere if streets.into_iter().all(only_roofs) => rule::CLOSED,
            Stands::Anywhere | Stands::Ground | Stands::Upper | Stands::Rooftop => rule::REQUIREMENT,
        }
    }

    fn permit_place(&self, state: &State, street: Seat, plot: Plot, as_gift: bool) -> Result<(), Refusal> {
        let face = state.chosen.expect("a project is chosen");
        let project = self.project(face);
        if street.0 >= self.seats() {
            return refuse(rule::OWN_STREET, Message::new("ut-no-seat").with("text", street.to_string()));
        }
        if project.gift && street == state.seat {
            return refuse(rule::OWN_STREET, Message::new("ut-gift-to-another"));
        }
        if !project.gift && as_gift {
            return refuse(rule::OWN_STREET, Message::new("ut-no-gift-mark"));
        }
        if places(state, street, project).contains(plot) {
            return Ok(());
        }
        let standing = state.street(street);
        let refused = |rule, key| refuse(rule, Message::new(key).with("plot", plot.to_string()));
        if standing.closed.contains(plot) && project.stands != Stands::Rooftop {
            return refused(rule::CLOSED, "ut-plot-closed");
        }
        if !standing.accepting(project.stands).contains(plot) {
            return match project.stands {
                Stands::Ground => refused(rule::REQUIREMENT, "ut-ground-only"),
                Stands::Upper => refused(rule::REQUIREMENT, "ut-upper-only"),
                Stands::Rooftop | Stands::Anywhere => refused(rule::REQUIREMENT, "ut-rooftop-only"),
            };
        }
        refused(rule::REQUIREMENT, "ut-accepts-no-gift")
    }

    /// Why chance cannot decide this.
    pub(crate) fn impossible(&self, state: &State, chance: Chance) -> Refusal {
        let rule = match state.phase {
            Phase::DealFirst => rule::FIRST,
            Phase::Over => rule::END,
            Phase::DealTops
            | Phase::Collect
            | Phase::Keep
            | Phase::Buy
            | Phase::Choose
            | Phase::Place
            | Phase::Open => rule::OPEN,
        };
        let key = if self.turn(state) == Turn::Chance { "ut-impossible" } else { "ut-no-chance-now" };
        Refusal::new(rule, Message::new(key).with("chance", self.write_chance(&chance)))
    }
}

/// With upcoins on the player's deck, collecting them is all of action I (UT-3.2).
pub(crate) fn permit_collecting(state: &State, action: Action) -> Result<(), Refusal> {
    let refused = |key| refuse(rule::COLLECT, Message::new(key).with("coins", state.player().coins));
    match action {
        Action::Collect => Ok(()),
        Action::Keep | Action::Discard => refused("ut-collecting-is-all"),
        Action::Buy(_)
        | Action::Municipal
        | Action::Pass
        | Action::Choose(_)
        | Action::Build(_)
        | Action::Give(_, _) => refused("ut-collect-first"),
    }
}
