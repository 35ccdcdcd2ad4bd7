use tetrapolis_game::{Arg, Game, Message, Notation, Refusal, Seat, Turn, refuse};

use crate::lanes::INGENUITY;
use crate::legal::flippable;
use crate::payment::{Bill, Verdict};
use crate::state::Face;
use crate::tell::resource_name;
use crate::{Action, Cell, Chance, Pairs, Payment, Phase, PointCity, State, TokenIndex, rule};

impl PointCity {
    /// Says whether the seat may do this, or which rule forbids it.
    pub(crate) fn permit_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over => return refuse(rule::END, Message::new("pc-over")),
            Turn::Chance => return refuse(rule::ORDER, Message::new("pc-chance-first")),
            Turn::Act(seats) if !seats.contains(seat) => {
                return refuse(rule::FIRST, Message::new("pc-not-to-act").with("seat", state.seat));
            }
            Turn::Act(_) => {}
        }
        match (state.phase, action) {
            (Phase::Pay, Action::Pay(payment)) => self.permit_payment(state, payment),
            (Phase::Pay, _) => refuse(rule::PAY, Message::new("pc-pay-first")),
            (Phase::Token(_), Action::Token(token)) => self.permit_token(state, token),
            (Phase::Token(_), _) => refuse(rule::TOKEN, Message::new("pc-token-first")),
            (_, Action::Flip(cell)) => permit_flip(state, cell),
            (_, Action::Take(one, other)) => self.permit_take(state, one, other),
            (_, Action::Deck) if state.deck == 0 => refuse(rule::LAST_TURN, Message::new("pc-deck-empty")),
            (_, Action::Pass) if state.deck > 0 => refuse(rule::TAKE, Message::new("pc-must-take")),
            (_, Action::Pass) if !self.affordable_pairs(state).is_empty() => {
                refuse(rule::LAST_TURN, Message::new("pc-must-take-pair"))
            }
            (_, Action::Deck | Action::Pass) => Ok(()),
            (_, Action::Pay(_)) => refuse(rule::PAY, Message::new("pc-nothing-to-pay")),
            (_, Action::Token(_)) => refuse(rule::TOKEN, Message::new("pc-no-token-now")),
        }
    }

    fn permit_take(&self, state: &State, one: Cell, other: Cell) -> Result<(), Refusal> {
        let Some(pair) = Pairs::of(one, other) else {
            let message = Message::new("pc-not-adjacent").with("one", one.to_string()).with("other", other.to_string());
            return refuse(rule::TAKE, message);
        };
        if !self.affordable_pairs(state).and(pair).is_empty() {
            return Ok(());
        }
        let faces = [state.face(one), state.face(other)].map(|face| self.facts(face));
        let mut hand = state.player().hand;
        for class in [one, other].into_iter().filter_map(|cell| state.face(cell).as_front()) {
            hand.add(self.class(class).front, 1);
        }
        let bill = Bill::new(faces.map(|face| face.cost), hand, state.player().permanents);
        let short = bill.shortages().map(|(resource, need, have)| {
            let short = Message::new("pc-short").with("need", need).with("resource", resource_name(resource));
            Arg::Message(short.with("have", have))
        });
        let message = Message::new("pc-cannot-pay").with("short", short.collect::<Vec<_>>());
        refuse(rule::PAY, message.with("ingenuity", hand.singles.lane(INGENUITY)))
    }

    fn permit_payment(&self, state: &State, payment: Payment) -> Result<(), Refusal> {
        if !state.player().hand.holds(payment) {
            return refuse(rule::PAY, Message::new("pc-payment-not-held"));
        }
        match self.bill(state).judge(payment) {
            Verdict::Exact => Ok(()),
            Verdict::TooLittle => refuse(rule::PAY, Message::new("pc-payment-too-little")),
            Verdict::TooMuch => refuse(rule::PAYMENT, Message::new("pc-payment-too-much")),
        }
    }

    fn permit_token(&self, state: &State, token: TokenIndex) -> Result<(), Refusal> {
        if state.pool.contains(token) {
            return Ok(());
        }
        let id = self.edition.tokens()[token.index()].id.as_str();
        refuse(rule::TOKEN, Message::new("pc-token-gone").with("token", id))
    }

    /// Says whether chance can decide this, or which rule makes it impossible.
    pub(crate) fn permit_outcome(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        let mut chances = Vec::new();
        self.chances(state, &mut chances);
        if chances.iter().any(|(possible, _)| *possible == chance) {
            return Ok(());
        }
        let rule = self.rule_of_chance(state);
        let message = if chances.is_empty() { Message::new("pc-no-chance-now") } else { Message::new("pc-impossible") };
        refuse(rule, message.with("chance", self.write_chance(&chance)))
    }
}

fn permit_flip(state: &State, cell: Cell) -> Result<(), Refusal> {
    let refused = |key| refuse(rule::FLIP, Message::new(key).with("cell", cell.to_string()));
    if state.flipped {
        refused("pc-flip-once")
    } else if state.buildings.contains(cell) || state.face(cell) == Face::EMPTY {
        refused("pc-flip-building")
    } else if !flippable(state).contains(cell) {
        refused("pc-flip-no-line")
    } else {
        Ok(())
    }
}
