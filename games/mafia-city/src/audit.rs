use tetrapolis_game::{Game, Message, Seat, Seats};

use crate::game::{MOST_SEATS, ROUNDS, TURNS};
use crate::state::Clan;
use crate::{CardIndex, Cards, Effect, Kind, Laid, Location, Locations, MafiaCity, Open, Phase, Spot, State, Symbol};

impl MafiaCity {
    /// Accounts for every card and mafioso, and for the order of the game.
    pub(crate) fn account(&self, state: &State) -> Result<(), Message> {
        self.account_for_cards(state)?;
        self.account_for_mafiosi(&state.open)?;
        self.account_for_points(&state.open)?;
        self.account_for_knowledge(state)?;
        account_for_city(&state.open)?;
        self.account_for_window(state)?;
        self.account_for_phase(state)
    }

    /// All 49 cards are there, and counted right (MC-1.3, MC-2.7).
    pub(crate) fn account_for_cards(&self, state: &State) -> Result<(), Message> {
        let open = &state.open;
        for (n, card) in self.edition.cards().iter().enumerate() {
            let index = CardIndex(n as u8);
            let piles = [state.pile, open.discard, open.laid];
            let found: u32 = piles.iter().chain(&state.hands).map(|cards| u32::from(cards.count(index))).sum();
            if found != u32::from(card.copies) {
                let message = Message::new("mc-audit-cards").with("card", card.id.as_str());
                return Err(message.with("found", found).with("wanted", card.copies));
            }
        }
        let counted = open.clans.iter().zip(&state.hands).all(|(clan, hand)| clan.cards == hand.len());
        if !counted || open.pile != state.pile.len() {
            return Err(Message::new("mc-audit-counts"));
        }
        Ok(())
    }

    /// Nobody has lost or won a mafioso (MC-2.1).
    fn account_for_mafiosi(&self, open: &Open) -> Result<(), Message> {
        for (index, clan) in open.clans.iter().enumerate() {
            let seat = Seat(index as u8);
            let stacked: u32 = open.stacks.iter().map(|stack| u32::from(stack.count(seat))).sum();
            let found = stacked + u32::from(clan.mafiosi) + u32::from(clan.reserve) + u32::from(clan.cell);
            let wanted = if seat.0 < self.seats() { self.mafiosi_in_all() } else { 0 };
            if found != u32::from(wanted) {
                let message = Message::new("mc-audit-mafiosi").with("seat", seat.to_string());
                return Err(message.with("found", found).with("wanted", wanted));
            }
        }
        Ok(())
    }

    /// Nobody has more points than the rounds could bring, and only a finished game has a winner.
    fn account_for_points(&self, open: &Open) -> Result<(), Message> {
        if !(1..=ROUNDS).contains(&open.round) {
            return Err(Message::new("mc-audit-round").with("found", open.round).with("most", ROUNDS));
        }
        let before = u32::from(open.round) - 1;
        let bidding = open.phase == Phase::Bid || open.effect == Some(Effect::SecretDeal);
        let (evaluated, clubs) = match chapter(open) {
            Chapter::Setup | Chapter::Actions => (0, 0),
            Chapter::Locations => {
                let here = open.here.is_some() && !bidding;
                (open.cubes.len() + u32::from(here), u32::from(open.cubes.contains(Location::PrivateClub)))
            }
            Chapter::Strategy | Chapter::End | Chapter::Over => (7, 1),
        };
        let sum = |of: fn(&Clan) -> u8| open.clans.iter().map(|clan| u32::from(of(clan))).sum::<u32>();
        if sum(|clan| clan.control) > 7 * before + evaluated || sum(|clan| clan.extra) > before + clubs {
            return Err(Message::new("mc-audit-points"));
        }
        // Points come in phase II only, at whose end the game is over.
        let may_have_won = chapter(open) == Chapter::Locations || open.phase == Phase::Over;
        if !may_have_won && open.clans.iter().any(|clan| clan.points() >= self.target()) {
            return Err(Message::new("mc-audit-won"));
        }
        Ok(())
    }

    /// Whoever knows a card of another knows one that is there (MC-4.14, MC-9.3).
    fn account_for_knowledge(&self, state: &State) -> Result<(), Message> {
        for (one, known) in state.known.iter().enumerate() {
            let holder = state.open.policeman == Some(Seat(one as u8));
            for (other, cards) in known.iter().enumerate() {
                let right = cards.is_empty() || !holder && one != other && cards.are_among(state.hands[other]);
                if !right || one >= usize::from(self.seats()) && !cards.is_empty() {
                    return Err(Message::new("mc-audit-knowledge").with("seat", one + 1));
                }
            }
        }
        Ok(())
    }

    /// What is announced fits the cards laid, and the answers fit the hands (MC-10.3).
    fn account_for_window(&self, state: &State) -> Result<(), Message> {
        let open = &state.open;
        let wrong = || Err(Message::new("mc-audit-window"));
        let Phase::Window = open.phase else {
            let closed = open.effect.is_none()
                && open.chain.depth() == 0
                && (open.asked, state.waiting) == (Seats::NONE, Seats::NONE)
                && state.answers == [Laid::NONE; MOST_SEATS];
            let lasting = matches!(open.phase, Phase::Steal(_) | Phase::Shady(_) | Phase::ShadyDiscard(_));
            return if closed && (lasting || open.laid.is_empty()) { Ok(()) } else { wrong() };
        };
        let (Some(effect), [base, vetoes @ ..]) = (open.effect, open.chain.frames()) else { return wrong() };
        if !self.is_announced(open, effect, base.seat) || !self.lays(effect, base.laid) {
            return wrong();
        }
        let mut laid = base.laid.cards();
        for (below, veto) in open.chain.frames().iter().zip(vetoes) {
            let first = below == base && std::ptr::eq(below, base);
            if veto.seat == below.seat || !self.vetoes(effect, first, veto.laid) {
                return wrong();
            }
            for card in veto.laid.iter() {
                if laid.count(card) == Cards::MOST {
                    return wrong();
                }
                laid.add(card);
            }
        }
        if !laid.are_among(open.laid) || open.asked.is_empty() || open.asked != self.asked(open) {
            return wrong();
        }
        let answered = open.asked.minus(state.waiting);
        for (index, answer) in state.answers.iter().enumerate() {
            let seat = Seat(index as u8);
            let first = vetoes.is_empty();
            let fits = answered.contains(seat)
                && self.vetoes(effect, first, *answer)
                && answer.cards().are_among(state.hands[index]);
            if !answer.is_empty() && !fits {
                return wrong();
            }
        }
        Ok(())
    }

    /// Whether a player can be about to carry out this effect here and now.
    fn is_announced(&self, open: &Open, effect: Effect, seat: Seat) -> bool {
        let exists = |spot: Spot| open.owner(spot).is_some();
        let inhabited = |location: Location| !open.stack(location).is_empty();
        let at = |location| open.here == Some(location);
        let turn = open.here.is_none() && open.seat == seat && open.clan(seat).turns > 0;
        let control = open.seat == seat;
        match effect {
            Effect::Bullet => turn && open.passed.contains(seat),
            Effect::Hat(spot) => turn && open.owner(spot) == Some(seat),
            Effect::Hats(_) => turn && open.clan(seat).reserve > 0,
            Effect::Informer(spot) => turn && exists(spot),
            Effect::Thief(victim) => turn && victim != seat && victim.0 < self.seats(),
            Effect::PoliceRaid(location) => turn && open.stack(location).count(seat) >= 2,
            Effect::PullingStrings(one, other) => turn && one < other && inhabited(one) && inhabited(other),
            Effect::BigPlan(spot, to) => turn && exists(spot) && spot.location != to,
            Effect::ShadyBusiness => turn && open.can_draw(),
            Effect::SecretDeal => control && open.here.is_some_and(inhabited),
            Effect::Hitman(spot) => control && at(Location::Port) && spot.location == open.hitman && exists(spot),
            Effect::PlusOne => control && at(Location::PrivateClub),
            Effect::Complicity(spot, causer) => {
                let third = open.owner(spot).is_some_and(|owner| owner != seat && owner != causer);
                let jailed = open.clan(seat).cell > 0 && causer != seat && causer.0 < self.seats();
                third && jailed && (open.here.is_none() || at(Location::Prison))
            }
            Effect::Prison(spot) => control && at(Location::Prison) && exists(spot),
            Effect::Port(location) => control && at(Location::Port) && open.around_hitman().contains(location),
        }
    }

    /// Whether these cards are laid for the effect.
    fn lays(&self, effect: Effect, laid: Laid) -> bool {
        let mut cards = laid.iter();
        let (one, other) = (cards.next(), cards.next());
        let text = |kind| one.is_some_and(|card| self.kind(card) == kind) && other.is_none();
        let symbol = |card: Option<CardIndex>, symbol| card.is_some_and(|card| self.card(card).symbol == symbol);
        match effect {
            Effect::Bullet => symbol(one, Symbol::Bullet) && other.is_none(),
            Effect::Hat(_) => symbol(one, Symbol::Hat) && other.is_none(),
            Effect::Hats(_) => symbol(one, Symbol::Hat) && symbol(other, Symbol::Hat),
            Effect::Informer(_) => text(Kind::Informer),
            Effect::Thief(_) => text(Kind::Thief),
            Effect::PoliceRaid(_) => text(Kind::PoliceRaid),
            Effect::PullingStrings(_, _) => text(Kind::PullingStrings),
            Effect::BigPlan(_, _) => text(Kind::BigPlan),
            Effect::ShadyBusiness => text(Kind::ShadyBusiness),
            Effect::SecretDeal => text(Kind::SecretDeal),
            Effect::Hitman(_) => text(Kind::Hitman),
            Effect::PlusOne => symbol(one, Symbol::PlusOne) && other.is_none(),
            Effect::Complicity(_, _) => text(Kind::Complicity),
            Effect::Prison(_) | Effect::Port(_) => one.is_none(),
        }
    }

    /// Whether these cards cancel the effect, or the last veto on it.
    fn vetoes(&self, effect: Effect, first: bool, laid: Laid) -> bool {
        let mut cards = laid.iter();
        match (cards.next(), cards.next()) {
            (Some(card), None) => first && effect.cancelled_by() == Some(self.kind(card)),
            (Some(one), Some(other)) => {
                let fists = [one, other].iter().all(|card| self.card(*card).symbol == Symbol::Fist);
                fists && !(first && effect.is_of_location())
            }
            (None, _) => false,
        }
    }

    /// Who has to do something can do it, and nothing is left over from another phase.
    fn account_for_phase(&self, state: &State) -> Result<(), Message> {
        let open = &state.open;
        if self.phase_fits(state) && self.leftovers_fit(state) {
            return Ok(());
        }
        Err(Message::new("mc-audit-phase").with("seat", open.seat.to_string()))
    }

    fn phase_fits(&self, state: &State) -> bool {
        let open = &state.open;
        let clan = open.clan(open.seat);
        let at = |location| open.here == Some(location);
        let set_up = open.round == 1 && open.inhabited().is_empty();
        let hands = |cards: u8| Seat::all(self.seats()).all(|seat| open.clan(seat).cards == cards);
        let here_is_inhabited = || open.here.is_some_and(|location| !open.stack(location).is_empty());
        match open.phase {
            Phase::DealFirst => *state == self.initial(),
            Phase::DealTile(_) => set_up && hands(0),
            Phase::DealCard(n) => {
                let dealt = |seat: Seat| {
                    let place = (seat.0 + self.seats() - open.first.0) % self.seats();
                    n.saturating_sub(2 * place).min(2)
                };
                let right = Seat::all(self.seats()).all(|seat| open.clan(seat).cards == dealt(seat));
                set_up && right && n < 2 * self.seats()
            }
            Phase::Mulligan => set_up && hands(2),
            Phase::Redraw(n) => {
                let others = Seat::all(self.seats()).filter(|seat| *seat != open.seat);
                set_up && n < 2 && clan.cards == n && others.into_iter().all(|seat| open.clan(seat).cards == 2)
            }
            Phase::Turn if open.passed.contains(open.seat) => {
                open.may_have_bullet(open.seat) && !open.out.contains(open.seat) && open.passed != self.all_seats()
            }
            Phase::Turn => clan.mafiosi > 0 || clan.cards > 0,
            Phase::BulletTurn => open.passed.contains(open.seat) && (clan.mafiosi > 0 || clan.cards > 0),
            Phase::Window => true,
            Phase::Steal(victim) => {
                let (robbed, laid) = (victim.0 < self.seats(), self.with_text(open.laid, Kind::Thief));
                robbed && victim != open.seat && open.clan(victim).cards > 0 && !laid.is_empty()
            }
            Phase::Shady(drawn) => drawn < 3 && open.pile > 0 && self.shady_fits(state, drawn),
            Phase::ShadyDiscard(drawn) => (1..=3).contains(&drawn) && self.shady_fits(state, drawn),
            Phase::Complicity { causer, jailed } => {
                let seats = causer.0 < self.seats() && jailed.0 < self.seats();
                let prison = open.here.is_none() || at(Location::Prison);
                seats && prison && open.clan(jailed).cell > 0 && open.may_have_complicity(causer, jailed)
            }
            Phase::Pick => open.mayor.is_some() && open.cubes.others().len() > 1,
            Phase::Bid => here_is_inhabited() && clan.cards > 0 && open.declined < self.seats(),
            Phase::Effect => match open.here {
                Some(Location::Prison) => !open.inhabited().is_empty(),
                Some(Location::Port) => true,
                Some(Location::PoliceStation) => open.policeman != Some(open.seat),
                Some(Location::TownHall) => open.mayor != Some(open.seat),
                Some(Location::BusinessDistrict) => open.can_draw() || clan.cards > 0,
                Some(Location::FightersClub | Location::PrivateClub) | None => false,
            },
            Phase::Look => at(Location::PoliceStation) && open.policeman != Some(open.seat),
            Phase::Recruit => at(Location::FightersClub) && clan.reserve > 0 && !open.pending.contains(open.seat),
            Phase::HitmanCard => at(Location::Port) && clan.cards > 0 && !open.stack(open.hitman).is_empty(),
            Phase::ExtraPoint => at(Location::PrivateClub) && clan.cards > 0,
            Phase::Business(drawn) => at(Location::BusinessDistrict) && drawn < 3 && open.pile > 0,
            Phase::BusinessDiscard => at(Location::BusinessDistrict) && clan.cards > 0,
            Phase::PickBack => open.mayor.is_some() && open.cubes.len() > 1,
            Phase::Ask => open.mayor.is_some() && open.pending.len() > 1,
            Phase::Back => here_is_inhabited() && !open.pending.contains(open.seat) && back_fits(open),
            Phase::Draw(n) => {
                n < 2 + self.seats() && self.round_drawer(open, n).is_some() && open.pile > 0 && open.round < ROUNDS
            }
            Phase::Over => open.round == ROUNDS || open.clans.iter().any(|clan| clan.points() >= self.target()),
        }
    }

    fn shady_fits(&self, state: &State, drawn: u8) -> bool {
        let laid = self.with_text(state.open.laid, Kind::ShadyBusiness);
        let hand = state.hand(state.open.seat);
        state.drawn.len() == drawn && state.drawn.are_among(hand) && !laid.is_empty()
    }

    /// What belongs to one phase only is there in that phase only.
    fn leftovers_fit(&self, state: &State) -> bool {
        let open = &state.open;
        let chapter = chapter(open);
        let clans = &open.clans[..];
        let first_phase = open.out.minus(open.passed).is_empty()
            && clans.iter().all(|clan| clan.turns <= TURNS)
            && Seat::all(self.seats())
                .all(|seat| open.out.contains(seat) == (open.clan(seat).turns == TURNS) || seat == open.seat);
        let rested = (open.passed, open.out) == (Seats::NONE, Seats::NONE) && clans.iter().all(|clan| clan.turns == 0);
        let cubes = match chapter {
            Chapter::Locations => open.here.is_none_or(|here| !open.cubes.contains(here)),
            Chapter::Strategy => {
                let inhabited =
                    open.cubes.iter().all(|location| open.here == Some(location) || !open.stack(location).is_empty());
                inhabited && open.here.is_none_or(|here| open.cubes.contains(here))
            }
            Chapter::Setup | Chapter::Actions | Chapter::End => open.cubes.is_empty(),
            Chapter::Over => open.cubes == Locations::ALL,
        };
        let here = match open.phase {
            Phase::Window | Phase::Complicity { .. } => true,
            Phase::Pick | Phase::PickBack => open.here.is_none(),
            _ => open.here.is_some() == matches!(chapter, Chapter::Locations | Chapter::Strategy),
        };
        let pending = match open.phase {
            Phase::Recruit | Phase::Ask | Phase::Back => {
                let owners = open.here.map_or(Seats::NONE, |location| open.stack(location).owners());
                open.pending.minus(if open.phase == Phase::Recruit { self.all_seats() } else { owners }).is_empty()
            }
            _ => open.pending.is_empty(),
        };
        let bidding = open.phase == Phase::Bid || open.effect == Some(Effect::SecretDeal);
        let deals = bidding || clans.iter().all(|clan| clan.deals == 0) && open.declined == 0;
        let few_deals = clans.iter().all(|clan| clan.deals <= crate::edition::CARDS) && open.declined <= self.seats();
        let shady = matches!(open.phase, Phase::Shady(_) | Phase::ShadyDiscard(_)) || state.drawn.is_empty();
        (if chapter == Chapter::Actions { first_phase } else { rested })
            && cubes
            && here
            && pending
            && deals
            && few_deals
            && shady
            && (chapter != Chapter::Setup || open.policeman.is_none() && open.mayor.is_none())
    }
}

/// The city is laid in the setup, once and for all (MC-2.2).
fn account_for_city(open: &Open) -> Result<(), Message> {
    let laid = open.tiles.iter().flatten().count();
    let different = open.tiles.iter().flatten().copied().collect::<Locations>().len() as usize;
    let in_order = open.tiles[..laid].iter().all(Option::is_some);
    let wanted = match open.phase {
        Phase::DealFirst => 0,
        Phase::DealTile(place) => usize::from(place).min(Location::COUNT - 1),
        _ => Location::COUNT,
    };
    if laid != wanted || different != laid || !in_order {
        return Err(Message::new("mc-audit-city").with("found", different).with("wanted", wanted));
    }
    Ok(())
}

fn back_fits(open: &Open) -> bool {
    open.here.is_some_and(|location| open.stack(location).count(open.seat) > 0)
}

/// Setup, the four phases of a round, and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chapter {
    Setup,
    Actions,
    Locations,
    Strategy,
    End,
    Over,
}

/// Which part of the game a position belongs to.
pub(crate) fn chapter(open: &Open) -> Chapter {
    match open.phase {
        Phase::DealFirst | Phase::DealTile(_) | Phase::DealCard(_) | Phase::Mulligan | Phase::Redraw(_) => {
            Chapter::Setup
        }
        Phase::Turn | Phase::BulletTurn | Phase::Steal(_) | Phase::Shady(_) | Phase::ShadyDiscard(_) => {
            Chapter::Actions
        }
        Phase::Window | Phase::Complicity { .. } if open.here.is_none() => Chapter::Actions,
        Phase::Window
        | Phase::Complicity { .. }
        | Phase::Pick
        | Phase::Bid
        | Phase::Effect
        | Phase::Look
        | Phase::Recruit
        | Phase::HitmanCard
        | Phase::ExtraPoint
        | Phase::Business(_)
        | Phase::BusinessDiscard => Chapter::Locations,
        Phase::PickBack | Phase::Ask | Phase::Back => Chapter::Strategy,
        Phase::Draw(_) => Chapter::End,
        Phase::Over => Chapter::Over,
    }
}
