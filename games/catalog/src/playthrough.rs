use std::any::Any;
use std::sync::Arc;

use serde_json::Value;
use serde_json::value::RawValue;
use tetrapolis_game::{
    Explained, Game, Head, Outcome, Playable, Question, Record, Refusal, ReplayError, Rng, ScoreLine, Seat, Sight,
    Step, StepOf, StepTextError, Telling, Tie, Topic, Turn, Viewer,
};

use crate::drawing::{Drawing, DrawingOf};
use crate::{Move, PositionError, Selection, SelectionError, StepError, Visit, visit};

/// A game, whichever it is, and where it stands: steps in notation, all else as JSON.
pub trait Playthrough: Send {
    /// What is played, as a record says it.
    fn head(&self) -> Head;
    /// How many are ranked: the seats, and a virtual rival if there is one.
    fn parties(&self) -> u8;
    /// Who must act.
    fn turn(&self) -> Turn;
    /// What the seat may do, in the order of the notation's actions; nothing if the seat does not have to act.
    fn legal(&self, seat: Seat) -> Vec<Telling>;
    /// The moves that the seat can make, if a move takes several actions: the notations of the actions, joined by `; `, the
    /// words of the last one, and what all of them touch. Nothing where every action is a move of its own.
    fn moves(&self, seat: Seat) -> Vec<Telling>;
    /// Whether the seat that has to act is in the middle of such a move.
    fn is_mid_move(&self) -> bool;
    /// The question that seats are asked whatever they hold, with the notation of its decline.
    fn question(&self) -> Option<Question<String>>;
    /// What questions can be about, for the player of a seat.
    fn topics(&self, seat: Seat) -> Vec<Topic>;
    /// The number of the part of the game that is being played.
    fn part(&self) -> u32;
    /// Reads a step and writes it in full. The seat or `*` may be left out where only one can be meant.
    ///
    /// # Errors
    /// What cannot be read.
    fn read(&self, step: &str) -> Result<String, StepTextError>;
    /// Carries out a step.
    ///
    /// # Errors
    /// That it cannot be read, or which rule forbids it; nothing has changed then.
    fn apply(&mut self, step: &str) -> Result<(), StepError>;
    /// What chance can decide, each with its weight, told as to somebody who sees it; nothing if the turn is not
    /// [`Turn::Chance`].
    fn chances(&self) -> Vec<(Telling, u32)>;
    /// Draws a chance step; the turn must be [`Turn::Chance`].
    fn sample(&self, rng: &mut dyn Rng) -> String;
    /// What a viewer is told of a step made in this position; nothing if the viewer does not notice it.
    ///
    /// # Errors
    /// What cannot be read.
    fn tell(&self, step: &str, to: Viewer) -> Result<Option<Telling>, StepTextError>;
    /// Reads an action of a seat.
    ///
    /// # Errors
    /// What cannot be read.
    fn read_action(&self, seat: Seat, action: &str) -> Result<Move, StepTextError>;
    /// Reads a step in full notation.
    ///
    /// # Errors
    /// What cannot be read.
    fn read_step(&self, step: &str) -> Result<Move, StepTextError>;
    /// Draws a chance step; the turn must be [`Turn::Chance`].
    fn draw(&self, rng: &mut dyn Rng) -> Move;
    /// Says whether a move is possible now.
    ///
    /// # Errors
    /// The rule that forbids it, and why.
    fn permit(&self, step: &Move) -> Result<(), Refusal>;
    /// Makes a move.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    fn make(&mut self, step: &Move) -> Result<(), Refusal>;
    /// What the viewers are told of a move that comes next.
    fn tell_all(&self, step: &Move) -> Tellings;
    /// What a viewer sees, as JSON.
    fn picture(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a viewer sees, to be compared with what it sees later.
    fn drawing(&self, viewer: Viewer) -> Box<dyn Drawing>;
    /// Whether everybody sees everything, so that all viewers are told and shown the same.
    fn is_open(&self) -> bool;
    /// What a thing on the board is to a viewer, and what it could do with it; nothing if the viewer sees no such thing.
    fn explain(&self, thing: &str, to: Viewer) -> Option<Explained>;
    /// The whole position in names.
    fn position(&self) -> Value;
    /// Replaces the position by one in names, as JSON.
    ///
    /// # Errors
    /// What is wrong with it; nothing has changed then.
    fn restore(&mut self, position: &str) -> Result<(), PositionError>;
    /// Replaces the position by the one after the first `count` steps of a record.
    ///
    /// # Errors
    /// The first thing that does not fit; nothing has changed then.
    fn replay(&mut self, record: &Record, count: usize) -> Result<(), ReplayError>;
    /// Scores and places, as if the game ended now.
    fn outcome(&self) -> Outcome;
    /// The score sheet of a party, as if the game ended now.
    fn sheet(&self, party: usize) -> Vec<ScoreLine>;
    /// Who has the same score as somebody else, and what decided between them, as if the game ended now.
    fn ties(&self) -> Vec<Tie>;
    /// A copy of this position.
    fn fork(&self) -> Box<dyn Playthrough>;
    /// The [`PlaythroughOf`] a game behind this door.
    fn as_any(&self) -> &dyn Any;
}

/// What the viewers of a table are told of one move.
#[derive(Clone, Debug)]
pub enum Tellings {
    /// All of them the same.
    Everybody(Telling),
    /// Each something else, or nothing where a viewer does not notice it: the public, then the seats.
    Each(Vec<Option<Telling>>),
}

/// A game and one of its positions. Positions share their game, which may be much larger.
#[derive(Clone)]
pub struct PlaythroughOf<G: Game> {
    game: Arc<G>,
    state: G::State,
}

impl<G: Playable> PlaythroughOf<G> {
    /// The game before its first step.
    pub fn new(game: G) -> PlaythroughOf<G> {
        let state = game.initial();
        PlaythroughOf { game: Arc::new(game), state }
    }

    /// A position of a game that others have too.
    pub fn at(game: Arc<G>, state: G::State) -> PlaythroughOf<G> {
        PlaythroughOf { game, state }
    }

    /// Carries out a step.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn step(&mut self, step: StepOf<G>) -> Result<(), Refusal> {
        self.game.step(&mut self.state, step)
    }

    /// The eyes of a seat.
    pub fn sight(&self, seat: Seat) -> Sight<'_, G> {
        Sight::new(&self.game, &self.state, seat)
    }

    /// The rules that are played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the seat may do; see [`Game::legal_actions`].
    pub fn legal_actions(&self, seat: Seat, actions: &mut Vec<G::Action>) {
        self.game.legal_actions(&self.state, seat, actions);
    }

    /// What a seat is told of an action that it may choose.
    fn offer(&self, state: &G::State, seat: Seat, action: G::Action) -> Telling {
        let step = Step::Play { seat, action };
        self.game.tell(state, &step, Viewer::Seat(seat)).expect("a seat sees its own actions")
    }

    /// What the seat may do, and where each action leads.
    fn choices<'a>(&'a self, state: &'a G::State, seat: Seat) -> impl Iterator<Item = (G::Action, G::State)> + 'a {
        let mut actions = Vec::new();
        self.game.legal_actions(state, seat, &mut actions);
        actions.into_iter().map(move |action| {
            let mut after = state.clone();
            self.game.play_unchecked(&mut after, seat, action);
            (action, after)
        })
    }

    /// Adds the moves that begin with what was told before.
    fn extend(&self, state: &G::State, seat: Seat, before: Option<&Telling>, moves: &mut Vec<Telling>) {
        for (action, after) in self.choices(state, seat) {
            let mut telling = self.offer(state, seat, action);
            if let Some(before) = before {
                telling.notation = format!("{}; {}", before.notation, telling.notation);
                let more = before.touches.iter().filter(|touched| !telling.touches.contains(touched));
                telling.touches = more.cloned().chain(telling.touches.iter().cloned()).collect();
                let rules = [before.rule].into_iter().chain(before.also.iter().copied());
                let more: Vec<_> = rules.filter(|rule| *rule != telling.rule && !telling.also.contains(rule)).collect();
                telling.also.extend(more);
            }
            if self.game.is_mid_move(&after) {
                self.extend(&after, seat, Some(&telling), moves);
            } else {
                moves.push(telling);
            }
        }
    }

    /// Reads a step as somebody types it: capital letters are read as small ones where that helps.
    fn parse(&self, text: &str) -> Result<StepOf<G>, StepTextError> {
        self.parse_exactly(text).or_else(|error| self.parse_exactly(&text.to_lowercase()).map_err(|_| error))
    }

    fn parse_exactly(&self, text: &str) -> Result<StepOf<G>, StepTextError> {
        let text = text.trim();
        if text.starts_with('*') || text.split_once(':').is_some_and(|(seat, _)| seat.trim().parse::<u8>().is_ok()) {
            return self.game.parse_step(text);
        }
        match (self.game.turn(&self.state), self.game.turn(&self.state).actor()) {
            (Turn::Chance, _) => Ok(Step::Chance(self.game.parse_chance(text)?)),
            (Turn::Act(_), Some(seat)) => Ok(Step::Play { seat, action: self.game.parse_action(text)? }),
            (Turn::Act(_), None) | (Turn::Over, _) => self.game.parse_step(text),
        }
    }
}

impl<G: Playable> Playthrough for PlaythroughOf<G> {
    fn head(&self) -> Head {
        Head::of(self.game.as_ref())
    }

    fn parties(&self) -> u8 {
        self.game.parties()
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<Telling> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions.into_iter().map(|action| self.offer(&self.state, seat, action)).collect()
    }

    fn moves(&self, seat: Seat) -> Vec<Telling> {
        let mut moves = Vec::new();
        // Where every move is one action, nothing is told twice.
        if G::HAS_LONG_MOVES && self.choices(&self.state, seat).any(|(_, after)| self.game.is_mid_move(&after)) {
            self.extend(&self.state, seat, None, &mut moves);
        }
        moves
    }

    fn is_mid_move(&self) -> bool {
        self.game.is_mid_move(&self.state)
    }

    fn question(&self) -> Option<Question<String>> {
        let Question { decline, about } = self.game.question(&self.state)?;
        Some(Question { decline: self.game.write_action(&decline), about })
    }

    fn topics(&self, seat: Seat) -> Vec<Topic> {
        self.game.topics(seat)
    }

    fn part(&self) -> u32 {
        self.game.part(&self.state)
    }

    fn read(&self, step: &str) -> Result<String, StepTextError> {
        Ok(self.game.write_step(&self.parse(step)?))
    }

    fn apply(&mut self, step: &str) -> Result<(), StepError> {
        let step = self.parse(step)?;
        Ok(self.game.step(&mut self.state, step)?)
    }

    fn chances(&self) -> Vec<(Telling, u32)> {
        let mut chances = Vec::new();
        self.game.chances(&self.state, &mut chances);
        let tell = |chance| {
            let notation = self.game.write_chance(&chance);
            let mut tellings = Viewer::all(self.game.seats())
                .filter_map(|viewer| self.game.tell(&self.state, &Step::Chance(chance), viewer));
            tellings.find(|telling| telling.notation == notation).expect("somebody sees what chance decides")
        };
        chances.into_iter().map(|(chance, weight)| (tell(chance), weight)).collect()
    }

    fn sample(&self, rng: &mut dyn Rng) -> String {
        self.game.write_step(&Step::Chance(self.game.sample(&self.state, rng)))
    }

    fn tell(&self, step: &str, to: Viewer) -> Result<Option<Telling>, StepTextError> {
        Ok(self.game.tell(&self.state, &self.parse(step)?, to))
    }

    fn read_action(&self, seat: Seat, action: &str) -> Result<Move, StepTextError> {
        let action = self.game.parse_action(action.trim())?;
        Ok(Move::new(self.game.as_ref(), Step::Play { seat, action }))
    }

    fn read_step(&self, step: &str) -> Result<Move, StepTextError> {
        Ok(Move::new(self.game.as_ref(), self.game.parse_step(step)?))
    }

    fn draw(&self, rng: &mut dyn Rng) -> Move {
        Move::new(self.game.as_ref(), Step::Chance(self.game.sample(&self.state, rng)))
    }

    fn permit(&self, step: &Move) -> Result<(), Refusal> {
        match *step.step::<G>() {
            Step::Play { seat, action } => self.game.permit(&self.state, seat, action),
            Step::Chance(chance) => self.game.permit_chance(&self.state, chance),
        }
    }

    fn make(&mut self, step: &Move) -> Result<(), Refusal> {
        self.game.step(&mut self.state, *step.step::<G>())
    }

    fn tell_all(&self, step: &Move) -> Tellings {
        let step = step.step::<G>();
        if self.game.is_told_alike(&self.state, step)
            && let Some(telling) = self.game.tell(&self.state, step, Viewer::Public)
        {
            return Tellings::Everybody(telling);
        }
        let tell = |viewer| self.game.tell(&self.state, step, viewer);
        Tellings::Each(Viewer::all(self.game.seats()).map(tell).collect())
    }

    fn picture(&self, viewer: Viewer) -> Box<RawValue> {
        self.drawing(viewer).whole()
    }

    fn drawing(&self, viewer: Viewer) -> Box<dyn Drawing> {
        Box::new(DrawingOf(self.game.picture(&self.game.view(&self.state, viewer))))
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn explain(&self, thing: &str, to: Viewer) -> Option<Explained> {
        self.game.explain(&self.state, thing, to)
    }

    fn position(&self) -> Value {
        serde_json::to_value(self.game.position(&self.state)).expect("a position is plain data")
    }

    fn restore(&mut self, position: &str) -> Result<(), PositionError> {
        let position: G::Position = PositionError::parse(position)?;
        self.state = self.game.restore(&position).map_err(PositionError::Wrong)?;
        Ok(())
    }

    fn replay(&mut self, record: &Record, count: usize) -> Result<(), ReplayError> {
        self.state = record.replay(self.game.as_ref(), count)?;
        Ok(())
    }

    fn outcome(&self) -> Outcome {
        self.game.outcome(&self.state)
    }

    fn sheet(&self, party: usize) -> Vec<ScoreLine> {
        self.game.sheet(&self.state, party)
    }

    fn ties(&self) -> Vec<Tie> {
        self.game.ties(&self.state)
    }

    fn fork(&self) -> Box<dyn Playthrough> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Opens a game before the first step.
///
/// # Errors
/// What is wrong with the selection.
pub fn open(selection: &Selection) -> Result<Box<dyn Playthrough>, SelectionError> {
    struct Open;
    impl Visit for Open {
        type Output = Box<dyn Playthrough>;
        fn visit<G: Playable>(self, game: G) -> Box<dyn Playthrough> {
            Box::new(PlaythroughOf::new(game))
        }
    }
    visit(selection, Open)
}
