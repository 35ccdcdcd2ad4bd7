use tetrapolis_game::{Code, Encoding, Game, Part, Pen, Seat, Seats, first_person};

use crate::deck_numbers::DeckNumbers;
use crate::{Action, Cards, Effect, Location, MafiaCity, Open, Phase, Spot, Stack, Target, View};

const PLACES: usize = Location::COUNT;
const PHASES: usize = 26;
const EFFECTS: usize = 15;

/// Writes Mafia City as numbers. Seats are counted from the viewer on, mafiosi of a stack from below.
pub struct MafiaCityCode {
    game: MafiaCity,
    deck: DeckNumbers,
    /// How many mafiosi a player has, and how many all players have: that many can be in one stack.
    own: usize,
    height: usize,
    first: Firsts,
    actions: Vec<Part>,
    observation: Vec<Part>,
}

/// The first places of the kinds of actions in the table.
struct Firsts([usize; KINDS]);

const KINDS: usize = 24;

/// The kinds of actions, in the order of the table.
#[derive(Clone, Copy)]
enum Kind {
    Decline,
    Pass,
    Use,
    Keep,
    Redraw,
    Place,
    Pick,
    Move,
    Ask,
    Back,
    Wait,
    Discard,
    Bullet,
    PlusOne,
    Fists,
    Deals,
    Hats,
    Hat,
    Card,
    Thief,
    Raid,
    Strings,
    Aim,
    Shift,
}

impl Encoding for MafiaCity {
    const ENCODING: u32 = 2;

    type Code = MafiaCityCode;

    fn code(&self) -> MafiaCityCode {
        let deck = DeckNumbers::new(self);
        let (seats, cards) = (usize::from(self.seats()), self.edition.cards().len());
        let own = usize::from(self.mafiosi_in_all());
        let height = seats * own;
        let spots = PLACES * height;
        let actions = vec![
            Part::flags("decline", 1),
            Part::flags("pass", 1),
            Part::flags("use", 1),
            Part::flags("keep", 1),
            Part::flags("redraw", 1),
            Part::flags("place, by location", PLACES),
            Part::flags("pick, by location", PLACES),
            Part::flags("move the Hitman, by location", PLACES),
            Part::flags("ask, by seat", seats),
            Part::flags("take back, by number", own + 1),
            Part::flags("discard without effect, by card", cards),
            Part::flags("discard of the drawn, by card", cards),
            Part::flags("bullet, by card", cards),
            Part::flags("+1, by card", cards),
            Part::flags("two fists, by pair", deck.fist_pairs()),
            Part::flags("several Secret Deals, by number of each symbol", deck.deals()),
            Part::flags("two hats, by pair and location", deck.hat_pairs() * PLACES),
            Part::flags("hat, by card, location and own mafioso", deck.hats() * PLACES * own),
            Part::flags("play, by card", cards),
            Part::flags("play at a seat, by card and seat", deck.thieves() * (seats - 1)),
            Part::flags("play at a location, by card and location", deck.raids() * PLACES),
            Part::flags("play at two locations, by card and both", deck.strings() * PLACES * PLACES),
            Part::flags("at a mafioso, by card (first the Prison) and mafioso", (deck.aims() + 1) * spots),
            Part::flags("move a mafioso, by card, mafioso and location", deck.shifts() * spots * PLACES),
        ];
        let first = Firsts(std::array::from_fn(|kind| Part::total(&actions[..kind])));
        let observation = observation(self.seats(), cards, height);
        MafiaCityCode { game: self.clone(), deck, own, height, first, actions, observation }
    }
}

fn observation(seats: u8, cards: usize, height: usize) -> Vec<Part> {
    let all = usize::from(seats);
    let mut parts = vec![
        Part::flags("phase", PHASES),
        Part::new("number of the phase", 1, u8::MAX),
        Part::new("round", 1, 30),
        Part::flags("seat", all),
        Part::flags("first", all),
        Part::flags("jailed", all),
        Part::flags("Policeman", all),
        Part::flags("Mayor", all),
        Part::flags("Hitman", PLACES),
        Part::flags("city, by location and place", PLACES * PLACES),
        Part::flags("cubes", PLACES),
        Part::flags("evaluated", PLACES),
        Part::flags("effect", EFFECTS),
        Part::flags("effect, location and height", PLACES + height),
        Part::flags("effect, second location", PLACES),
        Part::flags("effect, seat", all),
        Part::new("announcements", 1, 26),
        Part::flags("last announcer", all),
        Part::flags("to answer, answered", 2),
        Part::new("draw pile", 1, 49),
        Part::new("discard pile", cards, Cards::MOST),
        Part::new("laid", cards, Cards::MOST),
        Part::new("own hand", cards, Cards::MOST),
        Part::new("drawn", cards, Cards::MOST),
        Part::new("own answer", cards, Cards::MOST),
    ];
    for seat in 0..seats {
        let part = |name: &str| format!("seat +{seat}: {name}");
        parts.extend([
            Part::new(part("mafiosi, reserve, Cell, control, +1, cards, turns, Secret Deals"), 8, u8::MAX),
            Part::flags(part("passed, out, has to decide, asked"), 4),
            Part::new(part("mafiosi at each location"), PLACES, 50),
            Part::flags(part("mafiosi, by location and height"), PLACES * height),
        ]);
        if seat > 0 {
            parts.push(Part::new(part("known cards"), cards, Cards::MOST));
            parts.push(Part::new(part("cards of the viewer that it knows"), cards, Cards::MOST));
        }
    }
    parts
}

impl Code<MafiaCity> for MafiaCityCode {
    fn action_parts(&self) -> &[Part] {
        &self.actions
    }

    fn observation_parts(&self) -> &[Part] {
        &self.observation
    }

    fn index(&self, view: &View, legal: &[Action], indices: &mut Vec<u16>) {
        let (own, open) = (first_person(view.viewer()), view.open());
        indices.clear();
        indices.extend(legal.iter().map(|action| self.place(own, open, *action) as u16));
    }

    fn observe(&self, view: &View, numbers: &mut [u8]) {
        let (own, seats, open) = (first_person(view.viewer()), self.game.seats(), view.open());
        let all = usize::from(seats);
        let mut pen = Pen::new(numbers);
        let seat_of = |pen: &mut Pen<'_>, seat: Option<Seat>| pen.one_of(seat.map(|seat| seat.after(own, seats)), all);
        let (phase, number, jailed) = phase_numbers(open.phase);
        pen.one_of(Some(phase), PHASES);
        pen.number(number.into());
        pen.number(open.round.into());
        seat_of(&mut pen, Some(open.seat));
        seat_of(&mut pen, Some(open.first));
        seat_of(&mut pen, jailed);
        seat_of(&mut pen, open.policeman);
        seat_of(&mut pen, open.mayor);
        pen.one_of(Some(open.hitman.index()), PLACES);
        for location in Location::ALL {
            pen.one_of(open.tiles.iter().position(|tile| *tile == Some(location)), PLACES);
        }
        pen.bits(open.cubes.bits().into(), PLACES);
        pen.one_of(open.here.map(Location::index), PLACES);
        let (effect, spot, second, seat) = open.effect.map_or((None, None, None, None), effect_numbers);
        pen.one_of(effect, EFFECTS);
        pen.one_of(spot.map(|spot| spot.location.index()), PLACES);
        pen.one_of(spot.map(|spot| usize::from(spot.height)), self.height);
        pen.one_of(second.map(Location::index), PLACES);
        seat_of(&mut pen, seat);
        pen.number(open.chain.depth() as u32);
        seat_of(&mut pen, open.chain.announcements().last().map(|last| last.seat));
        pen.flag(view.has_to_answer());
        pen.flag(view.answer().is_some());
        pen.number(open.pile.into());
        let answer = view.answer().unwrap_or_default().cards();
        for cards in [open.discard, open.laid, view.hand(), view.drawn(), answer] {
            self.cards(&mut pen, cards);
        }
        for (place, seat) in own.onward(seats).enumerate() {
            self.clan(&mut pen, open, seat);
            if place > 0 {
                self.cards(&mut pen, view.known(seat));
                self.cards(&mut pen, view.exposed(seat));
            }
        }
        debug_assert_eq!(pen.written(), Part::total(&self.observation));
    }
}

impl MafiaCityCode {
    fn cards(&self, pen: &mut Pen<'_>, cards: Cards) {
        let different = self.game.edition.cards().len();
        if cards.is_empty() {
            return pen.skip(different);
        }
        self.deck.each().for_each(|card| pen.number(cards.count(card).into()));
    }

    /// The number of a mafioso among all places in all stacks.
    fn spot(&self, spot: Spot) -> usize {
        spot.location.index() * self.height + usize::from(spot.height)
    }

    /// The number of a player's mafioso among those that it can have in all stacks, counted in each from below.
    fn own_spot(&self, open: &Open, own: Seat, spot: Spot) -> usize {
        let below = (1_u64 << spot.height) - 1;
        let before = (open.stack(spot.location).heights(own).bits() & below).count_ones();
        spot.location.index() * self.own + before as usize
    }

    /// The place of an action of this seat in the table.
    fn place(&self, own: Seat, open: &Open, action: Action) -> usize {
        let (deck, spots) = (&self.deck, PLACES * self.height);
        let (kind, place) = match action {
            Action::Decline => (Kind::Decline, 0),
            Action::Pass => (Kind::Pass, 0),
            Action::Use => (Kind::Use, 0),
            Action::Keep => (Kind::Keep, 0),
            Action::Redraw => (Kind::Redraw, 0),
            Action::Place(location) => (Kind::Place, location.index()),
            Action::Pick(location) => (Kind::Pick, location.index()),
            Action::Move(location) => (Kind::Move, location.index()),
            Action::Ask(seat) => (Kind::Ask, seat.after(own, self.game.seats())),
            Action::Back(count) => (Kind::Back, usize::from(count)),
            Action::Wait(card) => (Kind::Wait, card.index()),
            Action::Discard(card) => (Kind::Discard, card.index()),
            Action::Bullet(card) => (Kind::Bullet, card.index()),
            Action::PlusOne(card) => (Kind::PlusOne, card.index()),
            Action::Fists(one, other) => (Kind::Fists, deck.pair(one, other)),
            Action::Deals(deals) => (Kind::Deals, deck.deals_number(deals)),
            Action::Hats(one, other, location) => (Kind::Hats, deck.pair(one, other) * PLACES + location.index()),
            Action::Hat(card, spot) => (Kind::Hat, deck.hat(card) * PLACES * self.own + self.own_spot(open, own, spot)),
            Action::Jail(spot) => (Kind::Aim, self.spot(spot)),
            Action::Play(card, target) => match target {
                Target::Nothing => (Kind::Card, card.index()),
                Target::Seat(seat) => {
                    let others = usize::from(self.game.seats()) - 1;
                    (Kind::Thief, deck.text(card) * others + seat.after(own, self.game.seats()) - 1)
                }
                Target::Place(location) => (Kind::Raid, deck.text(card) * PLACES + location.index()),
                Target::Places(one, other) => {
                    (Kind::Strings, (deck.text(card) * PLACES + one.index()) * PLACES + other.index())
                }
                Target::Spot(spot) => (Kind::Aim, (deck.text(card) + 1) * spots + self.spot(spot)),
                Target::Shift(spot, to) => {
                    (Kind::Shift, (deck.text(card) * spots + self.spot(spot)) * PLACES + to.index())
                }
            },
        };
        self.first.0[kind as usize] + place
    }

    fn clan(&self, pen: &mut Pen<'_>, open: &Open, seat: Seat) {
        let clan = open.clan(seat);
        let counts =
            [clan.mafiosi, clan.reserve, clan.cell, clan.control, clan.extra, clan.cards, clan.turns, clan.deals];
        pen.copy(&counts);
        let among = |seats: Seats| seats.contains(seat);
        for seats in [open.passed, open.out, open.pending, open.asked] {
            pen.flag(among(seats));
        }
        let count = |stack: &Stack| stack.count(seat).into();
        open.stacks.iter().for_each(|stack| pen.number(count(stack)));
        open.stacks.iter().for_each(|stack| pen.bits(stack.heights(seat).bits(), self.height));
    }
}

/// Which phase it is, the number that it carries, and the player whose mafioso was jailed.
const fn phase_numbers(phase: Phase) -> (usize, u8, Option<Seat>) {
    match phase {
        Phase::DealFirst => (0, 0, None),
        Phase::DealTile(number) => (1, number, None),
        Phase::DealCard(number) => (2, number, None),
        Phase::Mulligan => (3, 0, None),
        Phase::Redraw(number) => (4, number, None),
        Phase::Turn => (5, 0, None),
        Phase::BulletTurn => (6, 0, None),
        Phase::Window => (7, 0, None),
        Phase::Steal(victim) => (8, 0, Some(victim)),
        Phase::Shady(number) => (9, number, None),
        Phase::ShadyDiscard(number) => (10, number, None),
        Phase::Complicity { jailed, .. } => (11, 0, Some(jailed)),
        Phase::Pick => (12, 0, None),
        Phase::Bid => (13, 0, None),
        Phase::Effect => (14, 0, None),
        Phase::Look => (15, 0, None),
        Phase::Recruit => (16, 0, None),
        Phase::HitmanCard => (17, 0, None),
        Phase::ExtraPoint => (18, 0, None),
        Phase::Business(number) => (19, number, None),
        Phase::BusinessDiscard => (20, 0, None),
        Phase::PickBack => (21, 0, None),
        Phase::Ask => (22, 0, None),
        Phase::Back => (23, 0, None),
        Phase::Draw(number) => (24, number, None),
        Phase::Over => (25, 0, None),
    }
}

/// Which effect it is, and what it is aimed at.
fn effect_numbers(effect: Effect) -> (Option<usize>, Option<Spot>, Option<Location>, Option<Seat>) {
    let bottom = |location| Some(Spot { location, height: 0 });
    let (kind, spot, second, seat) = match effect {
        Effect::Bullet => (0, None, None, None),
        Effect::Hat(spot) => (1, Some(spot), None, None),
        Effect::Hats(location) => (2, bottom(location), None, None),
        Effect::Informer(spot) => (3, Some(spot), None, None),
        Effect::Thief(seat) => (4, None, None, Some(seat)),
        Effect::PoliceRaid(location) => (5, bottom(location), None, None),
        Effect::PullingStrings(one, other) => (6, bottom(one), Some(other), None),
        Effect::BigPlan(spot, to) => (7, Some(spot), Some(to), None),
        Effect::ShadyBusiness => (8, None, None, None),
        Effect::SecretDeal => (9, None, None, None),
        Effect::Hitman(spot) => (10, Some(spot), None, None),
        Effect::PlusOne => (11, None, None, None),
        Effect::Complicity(spot, causer) => (12, Some(spot), None, Some(causer)),
        Effect::Prison(spot) => (13, Some(spot), None, None),
        Effect::Port(location) => (14, bottom(location), None, None),
    };
    (Some(kind), spot, second, seat)
}
