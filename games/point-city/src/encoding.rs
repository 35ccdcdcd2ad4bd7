use tetrapolis_game::{Code, Encoding, Game, Part, Pen, Seat, UNLISTED, first_person};

use crate::lanes::{INGENUITY, Lanes};
use crate::market::CELLS;
use crate::state::Face;
use crate::{Action, CardIndex, Class, Front, Hand, Pair, Pairs, Phase, PointCity, Resource, State, TokenIndex, View};

const RESOURCES: usize = Resource::ALL.len();
const TOKENS: usize = 22;
const PAIRS: usize = 24;
const PHASES: usize = 12;
/// How many numbers say what lies somewhere.
const FACE: usize = 22;
/// How many ways to pay have a place in the table: the first ones, as they are listed.
const PAYMENTS: usize = 192;

const FLIP: usize = 0;
const TAKE: usize = FLIP + CELLS;
const DECK: usize = TAKE + PAIRS;
const PASS: usize = DECK + 1;
const TOKEN: usize = PASS + 1;
const PAY: usize = TOKEN + TOKENS;

/// Writes Point City as numbers. Seats are counted from the viewer on; in a solo game the rival is the second.
///
/// A payment is written as its place in the list of legal payments, which is sorted: the first spends the fewest cards of
/// the first resource. There are places for 192 payments; only huge hands have more, and then
/// the later ones are [`UNLISTED`].
pub struct PointCityCode {
    parties: u8,
    actions: Vec<Part>,
    observation: Vec<Part>,
    /// What each [`Face`] shows.
    faces: Box<[[u8; FACE]]>,
    /// The place of each pair among all, by number.
    pairs: [u8; 32],
}

impl Encoding for PointCity {
    const ENCODING: u32 = 1;

    type Code = PointCityCode;

    fn code(&self) -> PointCityCode {
        let mut pairs = [0; 32];
        for (place, pair) in (0..).zip(Pairs::ALL.iter()) {
            pairs[tetrapolis_game::Member::index(pair)] = place;
        }
        let actions = vec![
            Part::flags("flip, by place", CELLS),
            Part::flags("take, by pair", PAIRS),
            Part::flags("deck", 1),
            Part::flags("pass", 1),
            Part::flags("token", TOKENS),
            Part::flags("pay, by number in the list", PAYMENTS),
        ];
        let faces = (0..=u8::MAX).map(|face| self.face_numbers(Face(face))).collect();
        PointCityCode { parties: self.parties(), actions, observation: observation(self.parties()), faces, pairs }
    }
}

fn observation(parties: u8) -> Vec<Part> {
    let all = usize::from(parties);
    let mut parts = vec![
        Part::flags("phase", PHASES),
        Part::flags("flipped", 1),
        Part::flags("to act", all),
        Part::flags("first", all),
        Part::new("turns", 1, u8::MAX),
        Part::new("deck, cards left", 1, 160),
        Part::new("deck, top card", FACE, 20),
        Part::new("market", CELLS * FACE, 20),
        Part::new("to be paid for", 2 * FACE, 20),
        Part::flags("tokens of the pool", TOKENS),
        Part::new("discarded singles, doubles", 2 * RESOURCES + 1, u8::MAX),
        Part::new("unseen fronts, by tier", 3 * (INGENUITY + 3), u8::MAX),
    ];
    for seat in 0..parties {
        let part = |name: &str| format!("seat +{seat}: {name}");
        parts.extend([
            Part::new(part("singles, ingenuity, doubles"), 2 * RESOURCES + 1, u8::MAX),
            Part::new(part("permanent resources"), RESOURCES, u8::MAX),
            Part::new(part("points on buildings"), 1, u8::MAX),
            Part::flags(part("tokens"), TOKENS),
        ]);
    }
    parts
}

impl PointCity {
    fn face_numbers(&self, face: Face) -> [u8; FACE] {
        let mut numbers = [0; FACE];
        let mut pen = Pen::new(&mut numbers);
        let building = face.as_building().filter(|card| card.index() < self.edition.cards().len());
        let class = face.as_front().filter(|class| class.index() < Class::COUNT);
        pen.flag(class.is_some());
        pen.flag(building.is_some());
        match class {
            Some(class) => {
                pen.one_of(Some(class.tier()), 3);
                match self.front_of(class) {
                    Front::Single(resource) => pen.copy(&gain(resource, 1)),
                    Front::Double(resource) => pen.copy(&gain(resource, 2)),
                    Front::Ingenuity => pen.one_of(Some(RESOURCES), RESOURCES + 1),
                }
                pen.skip(2 * RESOURCES + 1);
            }
            None => match building {
                Some(card) => self.building_numbers(&mut pen, card),
                None => pen.skip(3 * RESOURCES + 5),
            },
        }
        assert_eq!(pen.written(), FACE);
        numbers
    }

    fn building_numbers(&self, pen: &mut Pen<'_>, card: CardIndex) {
        let card = &self.edition.cards()[card.index()];
        pen.one_of(Some(usize::from(card.tier) - 1), 3);
        pen.copy(&card.cost);
        pen.flag(card.building.civic);
        pen.one_of(card.building.gives.map(Resource::index), RESOURCES);
        pen.number(card.building.points.into());
        pen.skip(RESOURCES);
    }
}

/// This many symbols of a resource, and no ingenuity.
fn gain(resource: Resource, symbols: u8) -> [u8; RESOURCES + 1] {
    let mut gain = [0; RESOURCES + 1];
    gain[resource.index()] = symbols;
    gain
}

impl Code<PointCity> for PointCityCode {
    fn action_parts(&self) -> &[Part] {
        &self.actions
    }

    fn observation_parts(&self) -> &[Part] {
        &self.observation
    }

    fn index(&self, _view: &View, legal: &[Action], indices: &mut Vec<u16>) {
        let token = |token: TokenIndex| TOKEN + token.index();
        let place = |(nth, action): (usize, &Action)| match *action {
            Action::Flip(cell) => FLIP + cell.index(),
            Action::Take(one, other) => {
                let pair = Pair::of(one, other).expect("neighbours are taken");
                TAKE + usize::from(self.pairs[tetrapolis_game::Member::index(pair)])
            }
            Action::Deck => DECK,
            Action::Pass => PASS,
            Action::Token(which) => token(which),
            Action::Pay(_) if nth < PAYMENTS => PAY + nth,
            Action::Pay(_) => UNLISTED.into(),
        };
        indices.clear();
        indices.extend(legal.iter().enumerate().map(|action| place(action) as u16));
    }

    fn observe(&self, view: &View, numbers: &mut [u8]) {
        let (own, parties, state) = (first_person(view.viewer()), self.parties, &**view);
        let all = usize::from(parties);
        let mut pen = Pen::new(numbers);
        pen.one_of(Some(phase_number(state.phase)), PHASES);
        pen.flag(state.flipped);
        pen.one_of(Some(state.seat.after(own, parties)), all);
        pen.one_of(Some(state.first.after(own, parties)), all);
        pen.number(state.turns.into());
        pen.number(state.deck.into());
        match state.top {
            Some(class) => pen.copy(&self.faces[usize::from(Face::front(class).0)]),
            None => pen.skip(FACE),
        }
        for face in state.market.iter().chain(&state.pending) {
            pen.copy(&self.faces[usize::from(face.0)]);
        }
        pen.bits(state.pool.bits().into(), TOKENS);
        hand(&mut pen, state.discard);
        for tier in state.unseen {
            pen.copy(&tier.bits().to_le_bytes());
        }
        for seat in own.onward(parties) {
            holding(&mut pen, state, seat);
        }
        debug_assert_eq!(pen.written(), Part::total(&self.observation));
    }
}

fn holding(pen: &mut Pen<'_>, state: &State, seat: Seat) {
    let holding = &state.players[seat.index()];
    hand(pen, holding.hand);
    pen.copy(&lanes(holding.permanents)[..RESOURCES]);
    pen.number(holding.points.into());
    pen.bits(holding.tokens.bits().into(), TOKENS);
}

/// Cards with one symbol, ingenuity cards, cards with two symbols.
fn hand(pen: &mut Pen<'_>, hand: Hand) {
    pen.copy(&lanes(hand.singles)[..=INGENUITY]);
    pen.copy(&lanes(hand.doubles)[..RESOURCES]);
}

fn lanes(lanes: Lanes) -> [u8; 8] {
    lanes.bits().to_le_bytes()
}

const fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::DealFronts => 0,
        Phase::DealTokens => 1,
        Phase::DealFirst => 2,
        Phase::Choose => 3,
        Phase::Flip(_) => 4,
        Phase::Pay => 5,
        Phase::Draw => 6,
        Phase::Token(_) => 7,
        Phase::Refill(_) => 8,
        Phase::Open => 9,
        Phase::Rival => 10,
        Phase::Over => 11,
    }
}
