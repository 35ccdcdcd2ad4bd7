use tetrapolis_game::{Arg, Game, Message, Notation, Rule, Seat, Step, StepOf, Tell, Telling, Viewer};

use crate::card::Face;
use crate::words::storey_name;
use crate::{Action, CardIndex, Chance, Income, Origin, Phase, Plot, Stands, State, UpTown, rule};

impl Tell for UpTown {
    const HAS_LONG_MOVES: bool = true;

    /// Says in words what a step does; everybody sees everything.
    fn tell(&self, before: &State, step: &StepOf<Self>, _to: Viewer) -> Option<Telling> {
        Some(match *step {
            Step::Play { seat, action } => self.tell_action(before, seat, action),
            Step::Chance(chance) => self.tell_chance(before, chance),
        })
    }

    /// Taking a card, choosing one of its projects and putting it on a plot is one gesture.
    fn is_mid_move(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Choose | Phase::Place)
    }
}

impl UpTown {
    fn tell_action(&self, before: &State, seat: Seat, action: Action) -> Telling {
        let own = Origin::Deck(before.seat);
        let (rule, message, touches) = match action {
            Action::Collect => {
                (rule::COLLECT, Message::new("ut-collect").with("coins", before.player().coins), vec![own.to_string()])
            }
            Action::Keep => (rule::FREE_CARD, self.of_top("ut-keep", before, own), vec![own.to_string()]),
            Action::Discard => {
                let touches = vec![own.to_string(), "discard".to_owned()];
                (rule::FREE_CARD, self.of_top("ut-discard", before, own), touches)
            }
            Action::Buy(owner) => {
                let origin = Origin::Deck(owner);
                let price = before.deck(origin).top.map_or(0, |card| self.cards[card.index()].price);
                let key = if owner == before.seat { "ut-buy-own" } else { "ut-buy" };
                let message = self.of_top(key, before, origin).with("price", price).with("seat", owner);
                (rule::PRICE, message, vec![origin.to_string()])
            }
            Action::Municipal => {
                let fits = before.pile.top.is_none_or(|card| self.fits_somewhere(before, card));
                let key = if fits { "ut-municipal" } else { "ut-municipal-discard" };
                (rule::MUNICIPAL, self.of_top(key, before, Origin::Pile), vec![Origin::Pile.to_string()])
            }
            Action::Pass => (rule::NOT_DECLINED, Message::new("ut-pass"), vec![]),
            Action::Choose(end) => {
                let project = before.taken.map_or_else(|| Arg::from("-"), |card| self.project_of(Face::new(card, end)));
                let message = Message::new("ut-choose").with("project", project);
                (rule::PLAY, message, vec![format!("end:{end}")])
            }
            Action::Build(plot) => {
                let (message, touches) = self.tell_placing(before, before.seat, plot);
                (rule::OWN_STREET, message, touches)
            }
            Action::Give(seat, plot) => {
                let (message, touches) = self.tell_placing(before, seat, plot);
                (rule::OWN_STREET, message, touches)
            }
        };
        let also = self.also(before, seat, action);
        Telling { notation: self.write_action(&action), rule, also, message, touches }
    }

    /// Placing a project: by how much the prestige of the street changes, and what it will pay when a plot is closed.
    /// If the project closes one, also what the owner of the street is paid now.
    fn tell_placing(&self, before: &State, street: Seat, plot: Plot) -> (Message, Vec<String>) {
        let mut touches = vec![format!("plot:{street}.{plot}")];
        let Some(face) = before.chosen else { return (Message::new("ut-build"), touches) };
        touches.push(format!("end:{}", face.end()));
        let given = street != before.seat;
        let key = match (given, self.facts(face).closes) {
            (false, false) => "ut-build",
            (false, true) => "ut-build-roof",
            (true, false) => "ut-give",
            (true, true) => "ut-give-roof",
        };
        let mut after = *before;
        self.place(&mut after, street, plot);
        let prestige = |state| Plot::all().map(|plot| self.prestige_of_plot(state, street, plot)).sum::<i32>();
        let mut message = Message::new(key)
            .with("card", self.card_name(face.card()))
            .with("half", storey_name(self.project(face)))
            .with("plot", plot.to_string())
            .with("prestige", prestige(&after) - prestige(before))
            .with("pays", self.income(&after, street) - self.income(before, street));
        if given {
            message = message.with("seat", street);
        }
        if self.facts(face).closes {
            let [then, now] = [before, &after].map(|state| state.players[street.index()].wallet);
            message = message.with("income", now.saturating_sub(then));
        }
        (message, touches)
    }

    fn tell_chance(&self, before: &State, chance: Chance) -> Telling {
        let (rule, message, touches) = match chance {
            Chance::First(seat) => {
                (rule::FIRST, Message::new("ut-first").with("seat", seat), vec![format!("player:{seat}")])
            }
            Chance::Top(card) => {
                let origin = self.opening(before).unwrap_or(Origin::Pile);
                let message = match origin {
                    Origin::Deck(seat) => Message::new("ut-opened-deck").with("seat", seat),
                    Origin::Pile => Message::new("ut-opened-pile"),
                };
                let message = message.with("card", self.card_name(card)).with("halves", self.halves(card));
                (rule::OPEN, message, vec![origin.to_string()])
            }
        };
        let mut after = *before;
        let is_end = self.apply(&mut after, chance).is_ok() && after.phase == Phase::Over;
        let also = is_end.then_some(rule::END).into_iter().collect();
        Telling { notation: self.write_chance(&chance), rule, also, message, touches }
    }

    /// The further rules that a legal action uses.
    fn also(&self, before: &State, seat: Seat, action: Action) -> Vec<Rule> {
        let mut after = *before;
        if self.play(&mut after, seat, action).is_err() {
            return Vec::new();
        }
        let mut also = Vec::new();
        match action {
            Action::Build(_) => self.also_placing(before, &after, seat, &mut also),
            Action::Give(street, _) => self.also_placing(before, &after, street, &mut also),
            // The only project that fits is chosen automatically.
            Action::Keep | Action::Buy(_) | Action::Municipal if after.phase == Phase::Place => also.push(rule::PLAY),
            Action::Collect
            | Action::Keep
            | Action::Discard
            | Action::Buy(_)
            | Action::Municipal
            | Action::Pass
            | Action::Choose(_) => {}
        }
        if after.turns > before.turns && !before.second {
            also.push(rule::NOT_DECLINED); // The second action is skipped.
        }
        if !before.is_ending(self.seats()) && after.is_ending(self.seats()) {
            also.push(rule::TRIGGER);
        }
        if after.phase == Phase::Over {
            also.push(rule::END);
        }
        also
    }

    fn also_placing(&self, before: &State, after: &State, street: Seat, also: &mut Vec<Rule>) {
        let Some(face) = before.chosen else { return };
        let facts = self.facts(face);
        match facts.project.stands {
            Stands::Anywhere => {}
            Stands::Ground | Stands::Upper => also.push(rule::REQUIREMENT),
            Stands::Rooftop => also.extend([rule::REQUIREMENT, rule::ROOFTOP]),
        }
        if facts.project.duo {
            also.push(rule::DUO);
        }
        if !matches!(facts.project.income, None | Some(Income::Flat { .. })) {
            also.push(rule::INCOME);
        }
        if facts.closes {
            let paid = after.players[street.index()].wallet > before.players[street.index()].wallet;
            also.extend([rule::CLOSED, if paid { rule::PAYDAY } else { rule::NO_PAYDAY }]);
            if street != before.seat {
                also.push(rule::GIFT_PAYS);
            }
        }
    }

    /// A message about the open card of a deck or of the pile.
    fn of_top(&self, key: &'static str, state: &State, origin: Origin) -> Message {
        let top = state.deck(origin).top;
        let of_top = |words: &dyn Fn(CardIndex) -> Arg| top.map_or_else(|| Arg::from("-"), words);
        let message = Message::new(key).with("card", of_top(&|card| self.card_name(card)));
        message.with("halves", of_top(&|card| self.halves(card)))
    }
}
