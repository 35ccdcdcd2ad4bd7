use tetrapolis_game::{
    Arg, Game, Message, Notation, Question, Rule, Seat, Step, StepOf, Tell, Telling, Topic, Viewer, Views,
};

use crate::permit::{rule_of_kind, rule_of_phase};
use crate::question::{asked_about, part, topics};
use crate::words::{location_name, mafioso, own_mafioso};
use crate::{Action, CardIndex, CardKind, Chance, Deals, Location, MafiaCity, Open, Phase, Spot, State, Target, rule};

impl Tell for MafiaCity {
    /// Says in words what a step does, as far as the viewer may know, and nothing about another player's secret answer.
    fn tell(&self, before: &State, step: &StepOf<Self>, to: Viewer) -> Option<Telling> {
        match *step {
            Step::Play { seat, action } => {
                self.seen(before, seat, action, to).map(|action| self.tell_action(before, seat, action))
            }
            Step::Chance(chance) => Some(self.tell_chance(before, chance, to)),
        }
    }

    /// Only secret answers and hidden cards are told to some viewers and not to others.
    fn is_told_alike(&self, before: &State, step: &StepOf<Self>) -> bool {
        match step {
            Step::Play { .. } => before.open.phase != Phase::Window,
            Step::Chance(Chance::First(_) | Chance::Tile(_) | Chance::Close) => true,
            Step::Chance(Chance::Draw(_) | Chance::Steal(_) | Chance::Look) => false,
        }
    }

    fn question(&self, state: &State) -> Option<Question<Action>> {
        asked_about(&state.open).map(|about| Question { decline: Action::Decline, about })
    }

    fn topics(&self, seat: Seat) -> Vec<Topic> {
        topics(seat)
    }

    fn part(&self, state: &State) -> u32 {
        part(&state.open)
    }
}

impl MafiaCity {
    /// The things on the board that an action concerns.
    pub(crate) fn touched(&self, before: &State, seat: Seat, action: Action) -> Vec<String> {
        self.tell_action(before, seat, action).touches
    }

    fn tell_action(&self, before: &State, seat: Seat, action: Action) -> Telling {
        let open = &before.open;
        let card = |key, card| Message::new(key).with("card", self.card_name(card));
        let two = |key, one, other| {
            let names = vec![self.card_name(one), self.card_name(other)];
            Message::new(key).with("cards", names)
        };
        let (rule, message, touches) = match action {
            Action::Decline => (rule_of_phase(open), Message::new(declined_key(open)), vec![]),
            Action::Pass => (rule::PASS, Message::new("mc-pass"), vec![]),
            Action::Place(location) => {
                let message = Message::new("mc-place").with("location", location_name(location));
                let message = match self.leader_with(open, location, seat, 1) {
                    Some(leader) => message.with("leads", leader),
                    None => message,
                };
                (rule::PLACE, message, vec![place(location)])
            }
            Action::Wait(discarded) => {
                (rule::WAIT, card("mc-wait", discarded), self.used(&[discarded], "wait", vec![]))
            }
            Action::Hat(hat, spot) => {
                let message = card("mc-hat", hat).with("mafioso", own_mafioso(spot));
                (rule::HAT, message, self.used(&[hat], "symbol", vec![at(spot)]))
            }
            Action::Hats(one, other, location) => {
                let message = two("mc-hats", one, other).with("location", location_name(location));
                (rule::HAT, message, self.used(&[one, other], "symbol", vec![place(location)]))
            }
            Action::Bullet(bullet) => (rule::BULLET, card("mc-bullet", bullet), self.used(&[bullet], "symbol", vec![])),
            Action::Play(played, target) => self.tell_text(open, played, target),
            Action::Deals(deals) => self.tell_deals(deals),
            Action::Fists(one, other) => {
                (rule::FISTS, two("mc-fists", one, other), self.used(&[one, other], "symbol", vec![]))
            }
            Action::PlusOne(plus) => (rule::PLUS_ONE, card("mc-plus-one", plus), self.used(&[plus], "symbol", vec![])),
            Action::Jail(spot) => {
                (rule::PRISON, Message::new("mc-jail").with("mafioso", mafioso(open, spot)), vec![at(spot)])
            }
            Action::Move(location) => {
                (rule::PORT, Message::new("mc-move").with("location", location_name(location)), vec![place(location)])
            }
            Action::Use => {
                (rule_of_phase(open), Message::new(use_key(open.here)), open.here.map(place).into_iter().collect())
            }
            Action::Discard(discarded) => {
                // A Shady Business draws beside the hand (MC-9.10).
                let from = if matches!(open.phase, Phase::ShadyDiscard(_)) { "drawn" } else { "hand" };
                let touches = vec![format!("{from}:{}", self.id(discarded))];
                (rule_of_phase(open), card("mc-discard", discarded), touches)
            }
            Action::Pick(location) => {
                let message = Message::new("mc-pick").with("location", location_name(location));
                (rule_of_phase(open), message, vec![place(location)])
            }
            Action::Ask(other) => {
                let message = Message::new("mc-ask").with("seat", other);
                (rule::PICK_BACK, message, vec![format!("player:{other}")])
            }
            Action::Back(count) => {
                let name = open.here.map_or_else(|| Arg::from("-"), |location| location_name(location).into());
                let message = Message::new("mc-back").with("count", count).with("location", name);
                (rule::BACK, message, open.here.map(place).into_iter().chain([format!("count:{count}")]).collect())
            }
            Action::Keep => (rule::MULLIGAN, Message::new("mc-keep"), vec![]),
            Action::Redraw => {
                let cards = self.list_cards(before.hand(seat));
                (rule::MULLIGAN, Message::new("mc-redraw").with("cards", cards), vec![])
            }
        };
        let also = self.also_of_action(before, seat, action);
        Telling { notation: self.write_action(&action), rule, also, message, touches }
    }

    fn tell_text(&self, open: &Open, card: CardIndex, target: Target) -> (Rule, Message, Vec<String>) {
        let kind = self.kind(card);
        let mut touches = vec![];
        let message = Message::new(text_key(kind)).with("card", self.card_name(card));
        let message = match target {
            Target::Nothing => {
                if kind == CardKind::SecretDeal {
                    touches.push("count:1".to_owned());
                }
                message
            }
            Target::Seat(seat) => {
                touches.push(format!("player:{seat}"));
                message.with("seat", seat)
            }
            Target::Place(location) => {
                touches.push(place(location));
                message.with("location", location_name(location))
            }
            Target::Places(one, other) => {
                touches.extend([place(one), place(other)]);
                message.with("one", location_name(one)).with("other", location_name(other))
            }
            Target::Spot(spot) => {
                touches.push(at(spot));
                message.with("mafioso", mafioso(open, spot))
            }
            Target::Shift(spot, location) => {
                touches.extend([at(spot), place(location)]);
                message.with("mafioso", mafioso(open, spot)).with("location", location_name(location))
            }
        };
        (rule_of_kind(kind), message, self.used(&[card], "text", touches))
    }

    /// Several Secret Deals. The words say how many, to distinguish them from fewer.
    fn tell_deals(&self, deals: Deals) -> (Rule, Message, Vec<String>) {
        let cards = self.cards_of_deals(deals);
        let message = Message::new("mc-play-secret-deals").with("cards", self.list_cards(cards));
        let different: Vec<CardIndex> = cards.iter().collect();
        let touches = self.used(&different, "text", vec![format!("count:{}", deals.len())]);
        (rule::SECRET_DEAL, message.with("count", deals.len()), touches)
    }

    /// What the new holder of the Policeman sees; only the holder is told (MC-4.14).
    fn tell_look(&self, before: &State, to: Viewer) -> Message {
        let holder = before.open.seat;
        if to != Viewer::Seat(holder) {
            return Message::new("mc-looks").with("seat", holder);
        }
        let others = Seat::all(self.seats()).filter(|other| *other != holder);
        let hands: Vec<Arg> = others.map(|other| Arg::Message(self.hand_of(before, other))).collect();
        Message::new("mc-looks-at").with("seat", holder).with("hands", hands)
    }

    /// A hand in words.
    fn hand_of(&self, state: &State, seat: Seat) -> Message {
        let hand = state.hand(seat);
        let key = if hand.is_empty() { "mc-hand-empty" } else { "mc-hand" };
        Message::new(key).with("seat", seat).with("cards", self.list_cards(hand))
    }

    fn tell_chance(&self, before: &State, chance: Chance, to: Viewer) -> Telling {
        let open = &before.open;
        let mut notation = self.write_chance(&chance);
        let holds_policeman = open.policeman.is_some_and(|holder| to == Viewer::Seat(holder));
        let (message, touches) = match chance {
            Chance::First(seat) => (Message::new("mc-first").with("seat", seat), vec![format!("player:{seat}")]),
            Chance::Tile(location) => {
                (Message::new("mc-tile").with("location", location_name(location)), vec![place(location)])
            }
            Chance::Draw(card) => {
                let seat = self.drawer(open);
                let touches = vec!["pile".to_owned(), format!("player:{seat}")];
                if holds_policeman || to == Viewer::Seat(seat) {
                    let message = Message::new("mc-draws-card").with("seat", seat);
                    (message.with("card", self.card_name(card)), touches)
                } else {
                    "draw".clone_into(&mut notation);
                    (Message::new("mc-draws").with("seat", seat), touches)
                }
            }
            Chance::Steal(card) => {
                let Phase::Steal(victim) = open.phase else { return self.tell_nothing(before, chance) };
                let seats = [open.seat, victim];
                let touches = seats.map(|seat| format!("player:{seat}")).to_vec();
                let thief = open.seat;
                if holds_policeman || seats.iter().any(|seat| to == Viewer::Seat(*seat)) {
                    let message = Message::new("mc-steals-card").with("seat", thief).with("victim", victim);
                    (message.with("card", self.card_name(card)), touches)
                } else {
                    "steal".clone_into(&mut notation);
                    (Message::new("mc-steals").with("seat", thief).with("victim", victim), touches)
                }
            }
            Chance::Look => (self.tell_look(before, to), vec![]),
            Chance::Close => (self.tell_close(before), vec![]),
        };
        Telling { notation, rule: rule_of_phase(open), also: self.also_of_chance(before, chance), message, touches }
    }

    /// A chance that does not fit the position.
    fn tell_nothing(&self, before: &State, chance: Chance) -> Telling {
        let message = Message::new("mc-no-chance-now").with("chance", self.write_chance(&chance));
        let rule = rule_of_phase(&before.open);
        Telling { notation: self.write_chance(&chance), rule, also: vec![], message, touches: vec![] }
    }

    /// What is revealed when everybody has answered: the veto that counts, or that there is none (MC-10.3).
    fn tell_close(&self, before: &State) -> Message {
        let open = &before.open;
        if open.chain.depth() == 0 {
            return Message::new("mc-stands");
        }
        let announcer = open.chain.top().seat;
        match self.first_veto(before) {
            Some(veto) => {
                let message = Message::new("mc-vetoed").with("seat", veto.seat);
                message.with("cards", self.list_cards(veto.laid.cards()))
            }
            None if open.chain.depth() == 1 => Message::new("mc-stands").with("seat", announcer),
            None => Message::new("mc-veto-stands").with("seat", announcer),
        }
    }

    /// Cards of the hand and what each is used for, then what else is touched; two copies of a card are one element.
    fn used(&self, cards: &[CardIndex], purpose: &str, others: Vec<String>) -> Vec<String> {
        let ids = cards.iter().map(|card| self.id(*card));
        let mut touches: Vec<String> =
            ids.flat_map(|id| [format!("hand:{id}"), format!("use:{id}:{purpose}")]).collect();
        if let [one, other] = cards
            && one == other
        {
            touches.truncate(2);
        }
        touches.extend(others);
        touches
    }
}

pub(crate) fn place(location: Location) -> String {
    format!("location:{location}")
}

fn at(spot: Spot) -> String {
    format!("mafioso:{spot}")
}

fn declined_key(open: &Open) -> &'static str {
    match open.phase {
        Phase::Window => "mc-no-veto",
        Phase::Turn => "mc-no-bullet",
        Phase::Bid => "mc-no-deal",
        Phase::Complicity { .. } => "mc-no-complicity",
        Phase::HitmanCard => "mc-no-hitman",
        Phase::ExtraPoint => "mc-no-plus-one",
        _ => "mc-no-effect",
    }
}

fn use_key(here: Option<Location>) -> &'static str {
    match here {
        Some(Location::FightersClub) => "mc-use-fighters-club",
        Some(Location::PoliceStation) => "mc-use-police-station",
        Some(Location::BusinessDistrict) => "mc-use-business-district",
        Some(Location::TownHall) => "mc-use-town-hall",
        Some(Location::Prison | Location::Port | Location::PrivateClub) | None => "mc-use",
    }
}

fn text_key(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Hitman => "mc-play-hitman",
        CardKind::Informer => "mc-play-informer",
        CardKind::Thief => "mc-play-thief",
        CardKind::PoliceChief => "mc-play-police-chief",
        CardKind::Fbi => "mc-play-fbi",
        CardKind::PoliceRaid => "mc-play-police-raid",
        CardKind::PullingStrings => "mc-play-pulling-strings",
        CardKind::BigPlan => "mc-play-big-plan",
        CardKind::Complicity => "mc-play-complicity",
        CardKind::ShadyBusiness => "mc-play-shady-business",
        CardKind::SecretDeal => "mc-play-secret-deal",
    }
}
