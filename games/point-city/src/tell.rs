use tetrapolis_game::{Arg, Game, Message, Notation, Rule, Step, StepOf, Tell, Telling, Viewer};

use crate::payment::Bill;
use crate::play::rival_cells;
use crate::words::{front_name, token_words};
use crate::{Action, CardIndex, Cell, Chance, Class, Front, Payment, Phase, PointCity, State, rule};

impl Tell for PointCity {
    /// Says in words what a step does; everybody sees everything.
    fn tell(&self, before: &State, step: &StepOf<Self>, _to: Viewer) -> Option<Telling> {
        Some(match step {
            Step::Play { action, .. } => self.tell_action(before, *action),
            Step::Chance(chance) => self.tell_chance(before, *chance),
        })
    }
}

impl PointCity {
    fn tell_action(&self, before: &State, action: Action) -> Telling {
        let (rule, message, touches) = match action {
            Action::Flip(cell) => {
                let message = Message::new("pc-flip").with("card", self.card_at(before, cell));
                (rule::FLIP, message, vec![market(cell), "flip".to_owned()])
            }
            Action::Take(one, other) => {
                (rule::TAKE, self.tell_take(before, one, other), vec![market(one), market(other)])
            }
            Action::Deck => {
                let top = before.top.map_or_else(|| Arg::from("-"), |class| front_name(self.class(class).front).into());
                (rule::TAKE, Message::new("pc-deck").with("top", top), vec!["deck".to_owned()])
            }
            Action::Pass => (rule::LAST_TURN, Message::new("pc-pass"), vec![]),
            Action::Pay(payment) => {
                let cards = |front| (1..=payment.of(front)).map(move |card| format!("hand:{front}.{card}"));
                let touches = payment_fronts(payment).flat_map(cards).collect();
                (rule::PAYMENT, Message::new("pc-pay").with("cards", payment_names(payment)), touches)
            }
            Action::Token(token) => {
                let token = self.token(token);
                let message = Message::new("pc-token").with("token", token_words(token));
                (rule::TOKEN, message, vec![format!("token:{}", token.id)])
            }
        };
        let also = self.also(before, action);
        Telling { notation: self.write_action(&action), rule, also, message, touches }
    }

    /// The only way to pay for a pair, if there is only one.
    fn only_payment(&self, before: &State, one: Cell, other: Cell) -> Option<Payment> {
        let (mut costs, mut hand) = (Vec::new(), before.player().hand);
        for face in [before.face(one), before.face(other)] {
            match face.as_front() {
                Some(class) => hand.add(self.class(class).front, 1),
                None => costs.push(self.cost(face)),
            }
        }
        costs.resize(2, crate::lanes::Lanes::ZERO);
        let bill = Bill::new([costs[0], costs[1]], hand, before.player().permanents);
        bill.is_payable().then(|| bill.only_payment()).flatten()
    }

    /// The further rules that an action uses.
    fn also(&self, before: &State, action: Action) -> Vec<Rule> {
        let mut also = Vec::new();
        match action {
            Action::Take(one, other) => {
                let faces = [before.face(one), before.face(other)];
                if faces.iter().any(|face| face.as_front().is_some()) {
                    also.push(rule::RESOURCES);
                }
                let buildings: Vec<CardIndex> = faces.iter().filter_map(|face| face.as_building()).collect();
                if !buildings.is_empty() {
                    also.push(rule::PAY);
                    if let Some(payment) = self.only_payment(before, one, other) {
                        self.also_paying(before, payment, &buildings, &mut also);
                    }
                }
            }
            Action::Pay(payment) => {
                let buildings: Vec<CardIndex> = before.pending.iter().filter_map(|face| face.as_building()).collect();
                self.also_paying(before, payment, &buildings, &mut also);
            }
            Action::Deck => also.push(rule::RESOURCES),
            Action::Token(_) => also.push(rule::TOKEN_POINTS),
            Action::Flip(_) | Action::Pass => {}
        }
        let mut after = *before;
        if self.is_last_turn(before) && self.play(&mut after, before.seat, action).is_ok() && after.phase == Phase::Over
        {
            also.push(rule::END);
        }
        also
    }

    /// The rules that a payment and what it builds use.
    fn also_paying(&self, before: &State, payment: Payment, buildings: &[CardIndex], also: &mut Vec<Rule>) {
        let fronts = || payment_fronts(payment);
        let built = || buildings.iter().map(|card| &self.card(*card).building);
        let used = [
            (fronts().any(|front| matches!(front, Front::Double(_))), rule::DOUBLE),
            (payment.of(Front::Ingenuity) > 0, rule::INGENUITY),
            (built().any(|building| building.gives.is_some()), rule::NEXT_TURN),
            (buildings.len() == 2 && fronts().next().is_some(), rule::ONE_BUILDING),
            (built().any(|building| building.civic) && !before.pool.is_empty(), rule::TOKEN),
        ];
        also.extend(used.into_iter().filter(|(is, _)| *is).map(|(_, rule)| rule));
    }

    fn is_last_turn(&self, state: &State) -> bool {
        state.turns + 1 == self.turns_in_all()
    }

    /// Taking a pair; if there is only one way to pay and it costs cards, also what is paid.
    fn tell_take(&self, before: &State, one: Cell, other: Cell) -> Message {
        let take = |key| {
            let message = Message::new(key).with("one", self.card_at(before, one));
            message.with("other", self.card_at(before, other))
        };
        match self.only_payment(before, one, other) {
            Some(payment) if payment != Payment::default() => {
                take("pc-take-paying").with("cards", payment_names(payment))
            }
            Some(_) | None => take("pc-take"),
        }
    }

    fn tell_chance(&self, before: &State, chance: Chance) -> Telling {
        let (message, touches) = match chance {
            Chance::Front(class) => self.tell_front(before, class),
            Chance::Token(token) => {
                let token = self.token(token);
                (Message::new("pc-pool").with("token", token_words(token)), vec![format!("token:{}", token.id)])
            }
            Chance::First(seat) => (Message::new("pc-first").with("seat", seat), vec![format!("player:{seat}")]),
            Chance::Building(card) => {
                let name = self.card_name(card);
                match before.phase {
                    Phase::Flip(cell) | Phase::Refill(cell) => {
                        let message = Message::new("pc-turned").with("cell", cell.to_string()).with("card", name);
                        (message, vec![market(cell)])
                    }
                    _ => (Message::new("pc-turned").with("cell", "-").with("card", name), vec![]),
                }
            }
            Chance::Rival => {
                let (one, other) = rival_cells(before.turns);
                let message = Message::new("pc-rival-takes").with("one", self.card_at(before, one));
                (message.with("other", self.card_at(before, other)), vec![market(one), market(other)])
            }
        };
        let rule = self.rule_of_chance(before);
        let mut after = *before;
        let is_end = self.is_last_turn(before) && self.apply(&mut after, chance).is_ok() && after.phase == Phase::Over;
        let also = is_end.then_some(rule::END).into_iter().collect();
        Telling { notation: self.write_chance(&chance), rule, also, message, touches }
    }

    fn tell_front(&self, before: &State, class: Class) -> (Message, Vec<String>) {
        let front = front_name(self.class(class).front);
        let dealt = usize::from(self.cards_used() - before.deck);
        match (before.phase, Cell::all().nth(dealt)) {
            (Phase::DealFronts, Some(cell)) => {
                (Message::new("pc-dealt").with("cell", cell.to_string()).with("front", front), vec![market(cell)])
            }
            (Phase::Draw, _) => (Message::new("pc-drawn").with("front", front), vec!["deck".to_owned()]),
            (_, _) => (Message::new("pc-opened").with("front", front), vec!["deck".to_owned()]),
        }
    }

    /// The rule by which the game goes on: what chance decides, or what somebody has to do.
    pub(crate) fn rule_of_chance(&self, state: &State) -> Rule {
        match state.phase {
            Phase::DealFronts if state.holes().is_empty() && state.deck > self.cards_used() - 16 => rule::MARKET,
            Phase::DealFronts => rule::DECK_SIDE_UP,
            Phase::DealTokens => rule::POOL,
            Phase::DealFirst => rule::FIRST,
            Phase::Flip(_) => rule::FLIP,
            Phase::Choose | Phase::Draw => rule::TAKE,
            Phase::Refill(_) => rule::REFILL,
            Phase::Rival => rule::RIVAL,
            Phase::Pay => rule::PAY,
            Phase::Token(_) => rule::TOKEN,
            Phase::Open => rule::ORDER,
            Phase::Over => rule::END,
        }
    }

    /// A card of the market in words: its place, and what it shows.
    fn card_at(&self, state: &State, cell: Cell) -> Message {
        let face = state.face(cell);
        let what = match (face.as_front(), face.as_building()) {
            (Some(class), _) => Arg::Message(front_name(self.class(class).front)),
            (None, Some(card)) => self.card_name(card),
            (None, None) => Arg::from("-"),
        };
        Message::new("pc-place").with("cell", cell.to_string()).with("what", what)
    }
}

fn market(cell: Cell) -> String {
    format!("market:{cell}")
}

fn payment_fronts(payment: Payment) -> impl Iterator<Item = Front> {
    Front::all().filter(move |front| payment.of(*front) > 0)
}

fn payment_names(payment: Payment) -> Vec<Arg> {
    let card = |front| Message::new("pc-cards").with("count", payment.of(front)).with("front", front_name(front));
    payment_fronts(payment).map(|front| Arg::Message(card(front))).collect()
}
