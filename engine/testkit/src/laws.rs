use std::collections::HashMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use tetrapolis_game::{Difference, Playable, Record, Seat, Step, StepOf, Turn, Viewer, below, patch};

use crate::twin::{Twin, turn_as_seen};
use crate::{Law, Report};

/// How many actions of earlier positions are tried where they may be illegal.
const REMEMBERED: usize = 64;
/// One in this many positions is also written as JSON and read again, and pictured for every viewer.
const THOROUGH: u32 = 8;

/// Why a law does not hold.
pub(crate) struct Fault {
    pub(crate) law: Law,
    pub(crate) reason: String,
}

pub(crate) fn fault(law: Law, reason: impl Into<String>) -> Result<(), Fault> {
    Err(Fault { law, reason: reason.into() })
}

/// One random game under test.
pub(crate) struct Trial<'a, G: Playable> {
    game: &'a G,
    rng: Xoshiro256PlusPlus,
    state: G::State,
    record: Record,
    legal: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
    remembered: Vec<G::Action>,
    twin: Twin<'a, G>,
}

impl<'a, G: Playable> Trial<'a, G> {
    pub(crate) fn new(game: &'a G, rng: Xoshiro256PlusPlus) -> Trial<'a, G> {
        let mut other_rng = rng.clone();
        other_rng.jump();
        Trial {
            game,
            rng,
            state: game.initial(),
            record: Record::new(game),
            legal: Vec::new(),
            chances: Vec::new(),
            remembered: Vec::new(),
            twin: Twin::new(game, other_rng),
        }
    }

    /// Plays the game; if a law does not hold, says which, and gives the steps that led there.
    pub(crate) fn run(mut self, report: &mut Report) -> Result<(), Box<(Fault, Record)>> {
        self.play_to_the_end(report).map_err(|fault| Box::new((fault, self.record)))
    }

    fn play_to_the_end(&mut self, report: &mut Report) -> Result<(), Fault> {
        let mut steps = 0;
        self.account()?;
        loop {
            let thorough = below(&mut self.rng, THOROUGH) == 0;
            if thorough {
                self.write_and_read_position()?;
                self.look_from_everywhere()?;
            }
            let step = match self.game.turn(&self.state) {
                Turn::Act(seats) => {
                    if seats.is_empty() {
                        return fault(Law::Legality, "nobody has to act");
                    }
                    let nth = below(&mut self.rng, seats.len()) as usize;
                    let seat = seats.iter().nth(nth).expect("that many seats");
                    let action = self.choose(seat)?;
                    if thorough {
                        self.tell_apart(seat)?;
                    }
                    report.decisions += u64::from(self.legal.len() > 1);
                    Step::Play { seat, action }
                }
                Turn::Chance => Step::Chance(self.draw()?),
                Turn::Over => break,
            };
            steps += 1;
            if steps > self.game.bound() as u64 {
                return fault(Law::Conservation, format!("no end after {} steps", self.game.bound()));
            }
            self.make(step, thorough)?;
        }
        report.steps += steps;
        report.longest = report.longest.max(steps);
        self.write_and_read_position()?;
        self.look_from_everywhere()?;
        self.add_up()?;
        self.rank()?;
        self.replay()
    }

    /// Law 2 for a seat that has to act; returns a random legal action.
    fn choose(&mut self, seat: Seat) -> Result<G::Action, Fault> {
        let game = self.game;
        game.legal_actions(&self.state, seat, &mut self.legal);
        if self.legal.is_empty() {
            fault(Law::Legality, format!("seat {seat} has to act and has no legal action"))?;
        }
        if !self.legal.windows(2).all(|pair| pair[0] < pair[1]) {
            fault(Law::Legality, format!("the legal actions are not sorted: {:?}", self.legal))?;
        }
        for action in &self.legal {
            if let Err(refusal) = game.permit(&self.state, seat, *action) {
                fault(
                    Law::Legality,
                    format!("the legal action '{}' is refused: {refusal}", game.write_action(action)),
                )?;
            }
        }
        let question = game.question(&self.state);
        if question.is_some_and(|question| self.legal.binary_search(&question.decline).is_err()) {
            fault(Law::Legality, format!("seat {seat} cannot decline"))?;
        }
        for action in &self.remembered {
            let mut after = self.state.clone();
            let accepted = game.play(&mut after, seat, *action).is_ok();
            let legal = self.legal.binary_search(action).is_ok();
            let text = || game.write_action(action);
            if accepted != legal {
                fault(Law::Legality, format!("'{}' is legal: {legal}, accepted: {accepted}", text()))?;
            }
            if !accepted && after != self.state {
                fault(Law::Legality, format!("the refused '{}' changed the state", text()))?;
            }
        }
        let action = self.legal[below(&mut self.rng, self.legal.len() as u32) as usize];
        let turn = game.turn(&self.state);
        for other in Seat::all(game.seats()) {
            let to_act = matches!(turn, Turn::Act(seats) if seats.contains(other));
            if !to_act && game.permit(&self.state, other, action).is_ok() {
                fault(Law::Legality, format!("seat {other} may act out of turn"))?;
            }
        }
        self.remember(action);
        Ok(action)
    }

    /// Law 2: the words alone distinguish the actions of a seat.
    fn tell_apart(&self, seat: Seat) -> Result<(), Fault> {
        let mut told = HashMap::new();
        for action in &self.legal {
            let step = Step::Play { seat, action: *action };
            let Some(telling) = self.game.tell(&self.state, &step, Viewer::Seat(seat)) else {
                return fault(
                    Law::Legality,
                    format!("seat {seat} is not told of '{}'", self.game.write_action(action)),
                );
            };
            if let Some(other) = told.insert(telling.message.to_string(), telling.notation.clone()) {
                fault(Law::Legality, format!("'{other}' and '{}' are told alike", telling.notation))?;
            }
        }
        Ok(())
    }

    fn remember(&mut self, action: G::Action) {
        if self.remembered.len() < REMEMBERED {
            self.remembered.push(action);
        } else {
            let place = below(&mut self.rng, REMEMBERED as u32) as usize;
            self.remembered[place] = action;
        }
    }

    /// Law 2 for chance; returns a random outcome.
    fn draw(&mut self) -> Result<G::Chance, Fault> {
        let game = self.game;
        game.chances(&self.state, &mut self.chances);
        if !self.chances.windows(2).all(|pair| pair[0].0 < pair[1].0)
            || self.chances.iter().any(|(_, weight)| *weight == 0)
        {
            fault(Law::Legality, format!("the outcomes are not sorted, or one has no weight: {:?}", self.chances))?;
        }
        let chance = game.sample(&self.state, &mut self.rng);
        let text = || game.write_chance(&chance);
        if self.chances.binary_search_by_key(&chance, |(outcome, _)| *outcome).is_err() {
            fault(Law::Legality, format!("'{}' was drawn and is not among the outcomes", text()))?;
        }
        if let Err(refusal) = game.permit_chance(&self.state, chance) {
            fault(Law::Legality, format!("the outcome '{}' is refused: {refusal}", text()))?;
        }
        for seat in Seat::all(game.seats()) {
            game.legal_actions(&self.state, seat, &mut self.legal);
            if !self.legal.is_empty() {
                fault(Law::Legality, format!("seat {seat} has legal actions while chance decides"))?;
            }
        }
        Ok(chance)
    }

    /// Makes a step; laws 1, 4 and 5 for it.
    fn make(&mut self, step: StepOf<G>, thorough: bool) -> Result<(), Fault> {
        let text = self.game.write_step(&step);
        match self.game.parse_step(&text) {
            Ok(read) if read == step => {}
            Ok(_) => fault(Law::Replay, format!("'{text}' is read as another step"))?,
            Err(error) => fault(Law::Replay, format!("'{text}' cannot be read: {error}"))?,
        }
        let before = self.state.clone();
        match step {
            Step::Play { seat, action } => self.game.play_unchecked(&mut self.state, seat, action),
            Step::Chance(chance) => self.game.apply_unchecked(&mut self.state, chance),
        }
        self.record.steps.push(text);
        if self.game.is_mid_move(&self.state) && !G::HAS_LONG_MOVES {
            fault(Law::Legality, "a move takes several actions; set HAS_LONG_MOVES")?;
        }
        let alike = self.game.is_told_alike(&before, &step);
        for viewer in Viewer::all(self.game.seats()) {
            let told = self.game.tell(&before, &step, viewer);
            if alike && told != self.game.tell(&before, &step, Viewer::Public) {
                fault(Law::SameLook, format!("{viewer} is told something else, though all are told alike"))?;
            }
            if let Step::Play { seat, action } = step {
                let seen = self.game.seen(&before, seat, action, viewer);
                if seen.map(|action| self.game.write_action(&action)) != told.as_ref().map(|told| told.notation.clone())
                {
                    fault(
                        Law::NoLeak,
                        format!("{viewer} is told of '{}' and sees {seen:?}", self.game.write_action(&action)),
                    )?;
                }
            }
            if told.is_none() && !G::HAS_SECRETS {
                fault(Law::NoLeak, format!("{viewer} is told nothing of a step; set HAS_SECRETS"))?;
            }
            if told.is_none() {
                let views = [&before, &self.state].map(|state| self.game.view(state, viewer));
                if views[0] != views[1] {
                    fault(Law::NoLeak, format!("{viewer} is told nothing and sees a change"))?;
                }
            } else if !thorough {
                break;
            }
        }
        if thorough {
            self.change_pictures(&before)?;
        }
        self.account()?;
        self.twin.follow(&before, &step, &self.state)
    }

    /// Law 1: a client that is sent the changes of a picture has the new one.
    fn change_pictures(&self, before: &G::State) -> Result<(), Fault> {
        // Where all is open, one picture is all pictures.
        let viewers = if G::OPEN { 1 } else { usize::MAX };
        for viewer in Viewer::all(self.game.seats()).take(viewers) {
            let [before, now] = [before, &self.state].map(|state| self.game.picture(&self.game.view(state, viewer)));
            let mut kept = serde_json::json!(before);
            let changes = serde_json::json!(Difference { before: &before, now: &now });
            if !patch(&mut kept, &changes) || kept != serde_json::json!(now) {
                fault(Law::Replay, format!("the changes of {viewer}'s picture do not lead to the new one"))?;
            }
        }
        Ok(())
    }

    /// Law 1: a position that is written and read again is the same.
    fn write_and_read_position(&self) -> Result<(), Fault> {
        let json = serde_json::to_string(&self.game.position(&self.state)).expect("a position is plain data");
        let position: G::Position = match serde_json::from_str(&json) {
            Ok(position) => position,
            Err(error) => return fault(Law::Replay, format!("the position cannot be read: {error}: {json}")),
        };
        match self.game.restore(&position) {
            Ok(state) if state == self.state => Ok(()),
            Ok(_) => fault(Law::Replay, format!("the position is read as another state: {json}")),
            Err(message) => fault(Law::Replay, format!("the position is refused: {message}: {json}")),
        }
    }

    /// Laws 3 and 4: what is sampled from a view looks like it.
    fn look_from_everywhere(&mut self) -> Result<(), Fault> {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        for viewer in Viewer::all(self.game.seats()) {
            let view = self.game.view(&self.state, viewer);
            let sampled = self.game.determinize(&view, &mut self.rng);
            let sampled_view = self.game.view(&sampled, viewer);
            let turns = [&self.state, &sampled].map(|state| turn_as_seen(self.game.turn(state), viewer));
            if view != sampled_view || turns[0] != turns[1] {
                fault(Law::SameLook, format!("{viewer} sees another view or turn in a sampled state"))?;
            }
            if let Viewer::Seat(seat) = viewer {
                self.game.legal_actions(&self.state, seat, &mut here);
                self.game.legal_actions(&sampled, seat, &mut there);
                if here != there {
                    fault(Law::SameLook, format!("seat {seat} has other legal actions in a sampled state"))?;
                }
            }
            let picture = self.game.picture(&view);
            let bytes = |picture: &G::Picture| serde_json::to_vec(picture).expect("plain data");
            if G::OPEN && viewer == Viewer::Seat(Seat(0)) {
                let public = self.game.picture(&self.game.view(&self.state, Viewer::Public));
                if bytes(&picture) != bytes(&public) {
                    fault(Law::SameLook, format!("{viewer} is shown another picture, though all is open"))?;
                }
            }
            // Where nothing is hidden the sample is the state itself, and there is nothing to compare.
            if sampled != self.state && bytes(&picture) != bytes(&self.game.picture(&sampled_view)) {
                fault(Law::NoLeak, format!("{viewer} sees the difference between two states that look the same"))?;
            }
        }
        Ok(())
    }

    /// Law 5: nothing is lost.
    fn account(&self) -> Result<(), Fault> {
        self.game.audit(&self.state).or_else(|message| fault(Law::Conservation, message.to_string()))
    }

    /// Law 5: the score sheets add up, and somebody wins.
    fn add_up(&self) -> Result<(), Fault> {
        let outcome = self.game.outcome(&self.state);
        if outcome.standings().len() != usize::from(self.game.parties()) || outcome.winners() == 0 {
            fault(Law::Conservation, format!("not everybody is ranked, or nobody has won: {outcome:?}"))?;
        }
        for (party, standing) in outcome.standings().iter().enumerate() {
            let sum: i32 = self.game.sheet(&self.state, party).iter().map(|line| line.points).sum();
            if sum != standing.score {
                fault(
                    Law::Conservation,
                    format!("party {} has {} points and a sheet of {sum}", party + 1, standing.score),
                )?;
            }
        }
        Ok(())
    }

    /// Law 5: what breaks ties agrees with the places.
    fn rank(&self) -> Result<(), Fault> {
        let outcome = self.game.outcome(&self.state);
        for tie in self.game.ties(&self.state) {
            let [one, other] = tie.parties.map(|party| outcome.standings()[party].place);
            let agrees = match &tie.decided {
                Some([ahead, behind]) => ahead.value > behind.value && one < other,
                None => one == other,
            };
            if !agrees {
                fault(Law::Conservation, format!("the places do not follow from what breaks the tie: {tie:?}"))?;
            }
        }
        Ok(())
    }

    /// Law 1: the record, written and read, leads to the same state, also in a game that is set up by its header.
    fn replay(&self) -> Result<(), Fault> {
        let record: Record = match self.record.to_string().parse() {
            Ok(record) => record,
            Err(error) => return fault(Law::Replay, format!("the record cannot be read: {error}")),
        };
        self.replay_in(self.game, &record)?;
        match G::set_up(None, record.head.seats, &record.head.options) {
            Ok(game) if game.edition() == record.head.edition => self.replay_in(&game, &record),
            Ok(_) => Ok(()),
            Err(error) => fault(Law::Replay, format!("the game cannot be set up by the record's header: {error}")),
        }
    }

    fn replay_in(&self, game: &G, record: &Record) -> Result<(), Fault> {
        match record.replay(game, usize::MAX) {
            Ok(state) if state == self.state => Ok(()),
            Ok(_) => fault(Law::Replay, "the record leads to another state"),
            Err(error) => fault(Law::Replay, error.to_string()),
        }
    }
}
