use tetrapolis_game::{Code, Encoding, Game, Part, Pen, Seat, first_person};

use crate::card::Face;
use crate::edition::CARDS;
use crate::{
    Action, CardIndex, Counted, End, Income, Origin, PLOTS, Phase, Plot, Prestige, Project, ProjectKind, State, UpTown,
    View,
};

const KINDS: usize = ProjectKind::ALL.len();
const ENDS: usize = End::ALL.len();
/// How many numbers say what a project is.
const PROJECT: usize = 42;
/// What the projects of a street give for each venue or gift on it: prestige by kind, and for gifts; income by kind; the
/// rest is 0.
const RATES: usize = 16;
const _: () = assert!(RATES > 2 * KINDS);
/// The same for each venue on its plot, by kind, and 0.
const LOCAL: usize = 16;
const PHASES: usize = 9;

/// Writes UpTown as numbers. Seats are counted from the viewer on.
///
/// What is on a street is written as sums: the venues of each plot, what the street is worth and earns now, and what
/// its projects would give for one more venue or gift: prestige by kind and for gifts, then income by kind. The cards
/// in play and on the decks are written in full.
pub struct UpTownCode {
    game: UpTown,
    actions: Vec<Part>,
    observation: Vec<Part>,
    projects: Box<[[u8; PROJECT]]>,
    facts: Box<[Facts]>,
}

/// What a project brings, in a form that can be added up without reading each project.
#[derive(Default)]
struct Facts {
    /// Prestige and income for each venue on its plot, by kind.
    plot: [i16; LOCAL],
    /// Prestige for each venue and gift on its street, and income for each venue.
    street: [i16; RATES],
    /// Prestige and income: fixed, for each storey below, and on the ground floor.
    flat: [i16; 2],
    below: [i16; 2],
    ground: [i16; 2],
}

const PRESTIGE: usize = 0;
const INCOME: usize = 1;

impl Facts {
    fn of(project: &Project) -> Facts {
        let mut facts = Facts::default();
        match project.prestige {
            None => {}
            Some(Prestige::Flat { points }) => facts.flat[PRESTIGE] = points.into(),
            Some(Prestige::StoreyBelow { points }) => facts.below[PRESTIGE] = points.into(),
            Some(Prestige::IfGround { points }) => facts.ground[PRESTIGE] = points.into(),
            Some(Prestige::OnPlot { points, of }) => facts.plot[of.index()] = points.into(),
            Some(Prestige::OnStreet { points, of: Counted::Kind(of) }) => facts.street[of.index()] = points.into(),
            Some(Prestige::OnStreet { points, of: Counted::Gift }) => facts.street[KINDS] = points.into(),
        }
        match project.income {
            None => {}
            Some(Income::Flat { coins }) => facts.flat[INCOME] = coins.into(),
            Some(Income::StoreyBelow { coins }) => facts.below[INCOME] = coins.into(),
            Some(Income::IfGround { coins }) => facts.ground[INCOME] = coins.into(),
            Some(Income::OnPlot { coins, of }) => facts.plot[KINDS + of.index()] = coins.into(),
            Some(Income::OnStreet { coins, of }) => facts.street[KINDS + 1 + of.index()] = coins.into(),
        }
        facts
    }

    /// What does not depend on the rest of the street, for this many storeys below.
    #[inline]
    fn fixed(&self, below: u8, which: usize) -> i32 {
        let ground = i16::from(below == 0);
        (self.flat[which] + self.below[which] * i16::from(below) + self.ground[which] * ground).into()
    }
}

#[inline]
fn add<const N: usize>(sum: &mut [i16; N], more: &[i16; N]) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

/// The total of this much for each of this many.
#[inline]
fn times(rates: &[i16], counts: [u8; 8]) -> i32 {
    rates.iter().zip(counts).map(|(rate, count)| i32::from(*rate) * i32::from(count)).sum()
}

impl Encoding for UpTown {
    const ENCODING: u32 = 1;

    type Code = UpTownCode;

    fn code(&self) -> UpTownCode {
        let faces = || CardIndex::all().flat_map(|card| End::ALL.map(|end| self.project(Face::new(card, end))));
        let seats = usize::from(self.seats());
        let actions = vec![
            Part::flags("collect", 1),
            Part::flags("keep", 1),
            Part::flags("discard", 1),
            Part::flags("buy, by deck", seats),
            Part::flags("municipal", 1),
            Part::flags("pass", 1),
            Part::flags("choose, by end", ENDS),
            Part::flags("build, by plot", PLOTS),
            Part::flags("give, by seat and plot", (seats - 1) * PLOTS),
        ];
        UpTownCode {
            actions,
            observation: observation(self.seats()),
            projects: faces().map(project_numbers).collect(),
            facts: faces().map(Facts::of).collect(),
            game: self.clone(),
        }
    }
}

fn observation(seats: u8) -> Vec<Part> {
    let all = usize::from(seats);
    let mut parts = vec![
        Part::flags("phase", PHASES),
        Part::flags("second action", 1),
        Part::flags("to act", all),
        Part::flags("first", all),
        Part::new("turns", 1, u8::MAX),
        Part::flags("unseen cards", CARDS),
        Part::new("pile, cards left", 1, 28),
        Part::new("pile, top card", ENDS * PROJECT, 9),
        Part::new("card in play", ENDS * PROJECT, 9),
        Part::new("project in play", PROJECT, 9),
    ];
    for seat in 0..seats {
        let part = |name: &str| format!("seat +{seat}: {name}");
        parts.extend([
            Part::new(part("wallet"), 1, u8::MAX),
            Part::new(part("upcoins on the deck"), 1, u8::MAX),
            Part::new(part("cards left"), 1, 42),
            Part::new(part("price of the top card"), 1, 20),
            Part::new(part("top card"), 2 * PROJECT, 9),
            Part::new(part("venues by kind, gifts and storeys, by plot"), PLOTS * (KINDS + 2), u8::MAX),
            Part::flags(part("closed plots, plots without gifts"), 2 * PLOTS),
            Part::new(part("prestige and income, above and below 0"), 4, u8::MAX),
            Part::new(part("rates above 0, rates below 0"), 2 * RATES, u8::MAX),
            Part::new(part("worth of the project in play, by plot"), PLOTS * 4, u8::MAX),
        ]);
    }
    parts
}

impl Code<UpTown> for UpTownCode {
    fn action_parts(&self) -> &[Part] {
        &self.actions
    }

    fn observation_parts(&self) -> &[Part] {
        &self.observation
    }

    fn index(&self, view: &View, legal: &[Action], indices: &mut Vec<u16>) {
        let (own, seats) = (first_person(view.viewer()), self.game.seats());
        let all = usize::from(seats);
        let place = |action: &Action| match *action {
            Action::Collect => 0,
            Action::Keep => 1,
            Action::Discard => 2,
            Action::Buy(seat) => 3 + seat.after(own, seats),
            Action::Municipal => 3 + all,
            Action::Pass => 4 + all,
            Action::Choose(end) => 5 + all + end.index(),
            Action::Build(plot) => 5 + ENDS + all + plot.index(),
            Action::Give(seat, plot) => 5 + ENDS + all + PLOTS * seat.after(own, seats) + plot.index(),
        };
        indices.clear();
        indices.extend(legal.iter().map(|action| place(action) as u16));
    }

    fn observe(&self, view: &View, numbers: &mut [u8]) {
        let (own, seats, state) = (first_person(view.viewer()), self.game.seats(), &**view);
        let all = usize::from(seats);
        let mut pen = Pen::new(numbers);
        pen.one_of(Some(phase_number(state.phase)), PHASES);
        pen.flag(state.second);
        pen.one_of(Some(state.seat.after(own, seats)), all);
        pen.one_of(Some(state.first.after(own, seats)), all);
        pen.number(state.turns.into());
        let [low, high] = state.unseen.bits();
        pen.bits(low, 64);
        pen.bits(high, CARDS - 64);
        pen.number(state.pile.left.into());
        self.card(&mut pen, state.pile.top, ENDS);
        self.card(&mut pen, state.taken, ENDS);
        match state.chosen {
            Some(face) => pen.copy(&self.projects[face.index()]),
            None => pen.skip(PROJECT),
        }
        for seat in own.onward(seats) {
            let player = &state.players[seat.index()];
            pen.number(player.wallet);
            pen.number(player.coins.into());
            pen.number(state.cards_left(Origin::Deck(seat)).into());
            pen.number(player.deck.top.map_or(0, |card| self.game.cards[card.index()].price).into());
            self.card(&mut pen, player.deck.top, 2);
            self.street(&mut pen, state, seat);
            self.worth(&mut pen, state, seat);
        }
        debug_assert_eq!(pen.written(), Part::total(&self.observation));
    }
}

impl UpTownCode {
    /// The projects of a card, up to this many ends; 0 where there is none.
    fn card(&self, pen: &mut Pen<'_>, card: Option<CardIndex>, ends: usize) {
        let Some(card) = card else { return pen.skip(ends * PROJECT) };
        let first = Face::new(card, End::A).index();
        pen.copy(self.projects[first..first + ends].as_flattened());
    }

    fn street(&self, pen: &mut Pen<'_>, state: &State, seat: Seat) {
        let street = state.street(seat);
        let (mut prestige, mut income, mut rates) = (0, 0, [0_i16; RATES]);
        for plot in Plot::all() {
            let counts = street.counts[plot.index()].numbers();
            pen.copy(&counts);
            // What counts on the plot is added up first, and counted once.
            let mut local = [0_i16; LOCAL];
            for storey in state.storeys(seat, plot) {
                let facts = &self.facts[storey.face.index()];
                add(&mut local, &facts.plot);
                add(&mut rates, &facts.street);
                prestige += facts.fixed(storey.below, PRESTIGE);
                income += facts.fixed(storey.below, INCOME);
            }
            prestige += times(&local[..KINDS], counts);
            income += times(&local[KINDS..2 * KINDS], counts);
        }
        let all = street.counts_in_all().numbers();
        prestige += times(&rates[..=KINDS], all);
        income += times(&rates[KINDS + 1..=2 * KINDS], all);
        pen.bits(street.closed.bits().into(), PLOTS);
        pen.bits(street.no_gifts.bits().into(), PLOTS);
        signed(pen, prestige);
        signed(pen, income);
        pen.copy(&rates.map(|rate| rate.max(0) as u8));
        pen.copy(&rates.map(|rate| rate.min(0).unsigned_abs() as u8));
    }

    /// What the project in play would be worth and earn on each plot where it may be put.
    fn worth(&self, pen: &mut Pen<'_>, state: &State, seat: Seat) {
        let Some(face) = state.chosen else { return pen.skip(PLOTS * 4) };
        let project = self.game.project(face);
        let places = crate::legal::places(state, seat, project);
        for plot in Plot::all() {
            if places.contains(plot) {
                let site = state.site_for(project, seat, plot);
                signed(pen, project.prestige.map_or(0, |prestige| prestige.at(&site)));
                signed(pen, project.income.map_or(0, |income| income.at(&site)));
            } else {
                pen.skip(4);
            }
        }
    }
}

/// Two numbers: how far it is above 0, and how far below.
#[inline]
fn signed(pen: &mut Pen<'_>, number: i32) {
    pen.number(number.max(0).unsigned_abs());
    pen.number(number.min(0).unsigned_abs());
}

const fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::DealFirst => 0,
        Phase::DealTops => 1,
        Phase::Collect => 2,
        Phase::Keep => 3,
        Phase::Buy => 4,
        Phase::Choose => 5,
        Phase::Place => 6,
        Phase::Open => 7,
        Phase::Over => 8,
    }
}

/// What a project says; all 0 where a card has no such end.
fn project_numbers(project: &Project) -> [u8; PROJECT] {
    let mut numbers = [0; PROJECT];
    if *project == Project::default() {
        return numbers;
    }
    let mut pen = Pen::new(&mut numbers);
    pen.flag(true);
    pen.one_of(project.kind.map(ProjectKind::index), KINDS);
    pen.flag(project.duo);
    pen.flag(project.roof);
    pen.flag(project.gift);
    pen.one_of(Some(project.stands.index()), 4);
    pen.flag(project.no_gifts);
    let (form, of, coins) = match project.income {
        None => (None, None, 0),
        Some(Income::Flat { coins }) => (Some(0), None, coins),
        Some(Income::StoreyBelow { coins }) => (Some(1), None, coins),
        Some(Income::OnPlot { coins, of }) => (Some(2), Some(of.index()), coins),
        Some(Income::OnStreet { coins, of }) => (Some(3), Some(of.index()), coins),
        Some(Income::IfGround { coins }) => (Some(4), None, coins),
    };
    pen.one_of(form, 5);
    pen.one_of(of, KINDS);
    signed(&mut pen, coins.into());
    let (form, of, points) = match project.prestige {
        None => (None, None, 0),
        Some(Prestige::Flat { points }) => (Some(0), None, points),
        Some(Prestige::StoreyBelow { points }) => (Some(1), None, points),
        Some(Prestige::OnPlot { points, of }) => (Some(2), Some(of.index()), points),
        Some(Prestige::OnStreet { points, of: Counted::Kind(of) }) => (Some(3), Some(of.index()), points),
        Some(Prestige::OnStreet { points, of: Counted::Gift }) => (Some(3), Some(KINDS), points),
        Some(Prestige::IfGround { points }) => (Some(4), None, points),
    };
    pen.one_of(form, 5);
    pen.one_of(of, KINDS + 1);
    signed(&mut pen, points.into());
    assert_eq!(pen.written(), PROJECT);
    numbers
}
