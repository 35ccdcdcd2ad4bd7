use tetrapolis_game::{Arg, Game, Message, Notation, Refusal, Seat, Turn, refuse};

use crate::lanes::{INGENUITY, Lanes};
use crate::legal::flippable;
use crate::payment::{Bill, Verdict};
use crate::state::Face;
use crate::words::resource_name;
use crate::{Cell, Chance, Hand, Pair, Payment, Phase, PointCity, State, TokenIndex, rule};

impl PointCity {
    /// Says whether the seat has to act, or which rule keeps it from acting.
    pub(crate) fn permit_seat(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over => refuse(rule::END, Message::new("pc-over")),
            Turn::Chance => refuse(self.rule_of_chance(state), chance_first(state)),
            Turn::Act(seats) if !seats.contains(seat) => {
                refuse(rule::FIRST, Message::new("pc-not-to-act").with("seat", state.seat))
            }
            Turn::Act(_) => Ok(()),
        }
    }

    pub(crate) fn permit_take(&self, state: &State, one: Cell, other: Cell) -> Result<(), Refusal> {
        let Some(pair) = Pair::of(one, other) else {
            return refuse_pair(one, other);
        };
        if self.affordable_pairs(state).contains(pair) {
            return Ok(());
        }
        let faces = [state.face(one), state.face(other)];
        let permanents = state.player().permanents;
        let mut hand = state.player().hand;
        for class in faces.into_iter().filter_map(Face::as_front) {
            hand.add(self.class(class).front, 1);
        }
        let costs = faces.map(|face| self.cost(face));
        let bill = Bill::new(costs, hand, permanents);
        let reason = cannot_pay(&bill, costs, hand);
        // The rule that would have to be waived is the one that forbids the pair.
        if bill.is_payable_if_doubles_could_be_split() {
            return refuse(rule::ONE_BUILDING, reason);
        }
        let twice = costs.map(|cost| cost.minus_down_to_zero(permanents));
        if Bill::new(twice, hand, Lanes::ZERO).is_payable() {
            return refuse(rule::ONCE_A_TURN, Message::new("pc-permanent-once").with("reason", reason));
        }
        let [given_by_one, given_by_other] = faces.map(|face| self.given_by(face));
        let at_once = [costs[0].minus_down_to_zero(given_by_other), costs[1].minus_down_to_zero(given_by_one)];
        if Bill::new(at_once, hand, permanents).is_payable() {
            return refuse(rule::NEXT_TURN, Message::new("pc-permanent-later").with("reason", reason));
        }
        refuse(rule::PAY, reason)
    }

    /// The permanent resources that a card of the market gives once it is built.
    fn given_by(&self, face: Face) -> Lanes {
        face.as_building().map_or(Lanes::ZERO, |card| self.buildings[card.index()].gives)
    }

    pub(crate) fn permit_payment(&self, state: &State, payment: Payment) -> Result<(), Refusal> {
        if !state.player().hand.holds(payment) {
            return refuse(rule::PAY, Message::new("pc-payment-not-held"));
        }
        match self.bill(state).judge(payment) {
            Verdict::Exact => Ok(()),
            Verdict::TooLittle => refuse(rule::PAY, Message::new("pc-payment-too-little")),
            Verdict::SplitsDouble => refuse(rule::ONE_BUILDING, Message::new("pc-payment-splits-double")),
            Verdict::TooMuch => refuse(rule::PAYMENT, Message::new("pc-payment-too-much")),
        }
    }

    pub(crate) fn permit_token(&self, state: &State, token: TokenIndex) -> Result<(), Refusal> {
        if state.pool.contains(token) {
            return Ok(());
        }
        let id = self.token(token).id.as_str();
        refuse(rule::TOKEN, Message::new("pc-token-gone").with("token", id))
    }

    /// Why chance cannot decide this.
    pub(crate) fn impossible(&self, state: &State, chance: Chance) -> Refusal {
        let mut chances = Vec::new();
        self.chances(state, &mut chances);
        let (rule, key) = match (chances.first().map(|(possible, _)| *possible), chance) {
            (None, _) => (self.rule_of_chance(state), "pc-no-chance-now"),
            (Some(Chance::Front(next)), Chance::Front(class)) if next.tier() != class.tier() => {
                (rule::DECK_SIDE_UP, "pc-impossible-tier")
            }
            (Some(Chance::Building(_)), Chance::Building(card)) if state.hidden.contains(card) => {
                (rule::FRONT_ONLY, "pc-impossible-side")
            }
            (Some(Chance::Front(_)), Chance::Front(_)) | (Some(Chance::Building(_)), Chance::Building(_)) => {
                (rule::CARDS, "pc-impossible-seen")
            }
            (Some(Chance::Token(_)), Chance::Token(_)) => (rule::TOKENS, "pc-impossible-seen"),
            (Some(_), _) => (self.rule_of_chance(state), "pc-impossible"),
        };
        Refusal::new(rule, Message::new(key).with("chance", self.write_chance(&chance)))
    }
}

/// What has to be revealed or done before anybody can act.
fn chance_first(state: &State) -> Message {
    Message::new(match state.phase {
        Phase::DealFronts | Phase::DealTokens | Phase::DealFirst => "pc-setup-first",
        Phase::Flip(_) => "pc-flip-first",
        Phase::Draw => "pc-draw-first",
        Phase::Rival => "pc-rival-first",
        _ => "pc-refill-first",
    })
}

/// Why two cards are not a pair.
fn refuse_pair(one: Cell, other: Cell) -> Result<(), Refusal> {
    if one == other {
        return refuse(rule::TAKE, Message::new("pc-same-place").with("cell", one.to_string()));
    }
    let (columns, rows) = (one.column().abs_diff(other.column()), one.row().abs_diff(other.row()));
    let (rule, key) = match (columns, rows) {
        (3, 0) | (0, 3) => (rule::NO_WRAP, "pc-no-wrap"),
        _ => (rule::TAKE, "pc-not-adjacent"),
    };
    refuse(rule, Message::new(key).with("one", one.to_string()).with("other", other.to_string()))
}

/// What is missing from the costs of a pair.
fn cannot_pay(bill: &Bill, costs: [Lanes; 2], hand: Hand) -> Message {
    let short = bill.shortages().map(|short| {
        let need = costs.iter().map(|cost| cost.lane(short.resource.index())).sum::<u8>();
        let key = if short.because_of_doubles { "pc-short-double" } else { "pc-short" };
        let message = Message::new(key).with("need", need).with("resource", resource_name(short.resource));
        Arg::Message(if short.because_of_doubles { message } else { message.with("have", need - short.amount) })
    });
    let message = Message::new("pc-cannot-pay").with("short", short.collect::<Vec<_>>());
    message.with("ingenuity", hand.singles.lane(INGENUITY))
}

/// Says whether a card of the market may be flipped (PC-3.1), or why not.
pub(crate) fn permit_flip(state: &State, cell: Cell) -> Result<(), Refusal> {
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
