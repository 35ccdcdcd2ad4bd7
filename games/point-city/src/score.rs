use tetrapolis_game::{Game, Message, Outcome, ScoreLine, Scoring, TieBreak};

use crate::deal::RIVAL;
use crate::state::Holding;
use crate::words::token_words;
use crate::{Card, Front, Level, PointCity, Resource, State, rule};

/// What the virtual opponent scores (PC-7.8).
struct RivalScale {
    /// For 0, 1, 2, and 3 or more permanent resources of a kind; nothing where each counts one.
    kinds: Option<[i32; 4]>,
    token: i32,
    ingenuity: i32,
}

impl Level {
    const fn scale(self) -> RivalScale {
        match self {
            Level::Easy => RivalScale { kinds: None, token: 3, ingenuity: 0 },
            Level::Medium => RivalScale { kinds: Some([0, 1, 2, 4]), token: 5, ingenuity: 0 },
            Level::Hard => RivalScale { kinds: Some([0, 1, 3, 6]), token: 7, ingenuity: 1 },
        }
    }
}

impl RivalScale {
    fn permanents(&self, permanents: [u8; 5]) -> i32 {
        permanents
            .iter()
            .map(|count| self.kinds.map_or(i32::from(*count), |kinds| kinds[usize::from(*count).min(3)]))
            .sum()
    }
}

impl Scoring for PointCity {
    /// Scores and places (PC-6.3, PC-7.9).
    fn outcome(&self, state: &State) -> Outcome {
        let mut scores = [0; 4];
        for (party, score) in scores.iter_mut().enumerate().take(usize::from(self.parties())) {
            *score = self.score(state, party);
        }
        let tie_break = |party: usize| if self.is_solo() { 0 } else { state.players[party].hand.cards() };
        Outcome::rank(&scores[..usize::from(self.parties())], tie_break)
    }

    /// The lines of a score sheet.
    fn sheet(&self, state: &State, party: usize) -> Vec<ScoreLine> {
        let player = &state.players[party];
        let what = Message::new("pc-sheet-buildings").with("count", player.city.len());
        let counts = self.buildings_where(player, |card| card.building.points > 0);
        let mut lines = vec![ScoreLine { rule: rule::BUILDING_POINTS, what, points: player.points.into(), counts }];
        match self.rival_scale(party) {
            Some(scale) => lines.extend(self.rival_lines(&scale, player)),
            None => lines.extend(player.tokens.iter().map(|token| {
                let token = self.token(token);
                let what = Message::new("pc-sheet-token").with("token", token_words(token));
                let points = token.worth(player.permanents.resources(), player.hand.of(Front::Ingenuity));
                let counts = [format!("token:{}", token.id)].into_iter().chain(self.counted_by(token, player));
                ScoreLine { rule: rule::TOKEN_POINTS, what, points, counts: counts.collect() }
            })),
        }
        lines
    }

    /// Unspent resource cards (PC-6.3), but not in a solo game (PC-7.9).
    fn tie_breaks(&self, state: &State, party: usize) -> Vec<TieBreak> {
        let cards = state.players[party].hand.cards();
        let what = Message::new("pc-tie-cards").with("count", cards);
        if self.is_solo() { vec![] } else { vec![TieBreak { rule: rule::TIE, what, value: cards.into() }] }
    }
}

impl PointCity {
    fn score(&self, state: &State, party: usize) -> i32 {
        let player = &state.players[party];
        let permanents = player.permanents.resources();
        let ingenuity = player.hand.of(Front::Ingenuity);
        let more: i32 = if let Some(scale) = self.rival_scale(party) {
            let tokens = scale.token * player.tokens.len() as i32;
            scale.permanents(permanents) + tokens + scale.ingenuity * i32::from(ingenuity)
        } else {
            let tokens = player.tokens.iter().map(|token| self.token(token));
            tokens.map(|token| token.worth(permanents, ingenuity)).sum()
        };
        i32::from(player.points) + more
    }

    /// The buildings of a city that fulfil a condition.
    fn buildings_where(&self, player: &Holding, wanted: impl Fn(&Card) -> bool) -> Vec<String> {
        let cards = player.city.iter().map(|card| self.card(card)).filter(|card| wanted(card));
        cards.map(|card| format!("building:{}", card.id)).collect()
    }

    fn rival_scale(&self, party: usize) -> Option<RivalScale> {
        self.level.filter(|_| party == RIVAL.index()).map(Level::scale)
    }

    fn rival_lines(&self, scale: &RivalScale, player: &Holding) -> Vec<ScoreLine> {
        let permanents = player.permanents.resources();
        let in_all: u8 = permanents.iter().sum();
        let kinds = Resource::ALL.iter().filter(|resource| permanents[resource.index()] > 0).count();
        let (tokens, ingenuity) = (player.tokens.len(), player.hand.of(Front::Ingenuity));
        let owned = player.tokens.iter().map(|token| self.token(token));
        let mut lines = vec![
            ScoreLine {
                rule: rule::RIVAL_POINTS,
                what: Message::new("pc-sheet-rival-permanents").with("count", in_all).with("kinds", kinds),
                points: scale.permanents(permanents),
                counts: self.buildings_where(player, |card| card.building.gives.is_some()),
            },
            ScoreLine {
                rule: rule::RIVAL_POINTS,
                what: Message::new("pc-sheet-rival-tokens").with("count", tokens),
                points: scale.token * tokens as i32,
                counts: owned.map(|token| format!("token:{}", token.id)).collect(),
            },
        ];
        if scale.ingenuity > 0 {
            lines.push(ScoreLine {
                rule: rule::RIVAL_POINTS,
                what: Message::new("pc-sheet-rival-ingenuity").with("count", ingenuity),
                points: scale.ingenuity * i32::from(ingenuity),
                counts: Vec::new(),
            });
        }
        lines
    }
}
