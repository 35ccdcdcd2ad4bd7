use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use tetrapolis_game::{Game, Pictures, Scoring, Seat, Standing, changes};

use crate::card::Face;
use crate::deck::Deck;
use crate::score::site_on;
use crate::state::Storey;
use crate::{Card, End, Origin, Phase, Plot, Project, Site, State, UpTown, View};

/// What a client draws: a view in names, the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// Turns completed, by all.
    pub turns: u8,
    /// The round, counted from 1.
    pub round: u8,
    /// Who began; nobody before that is dealt.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// What has to happen.
    pub phase: Phase,
    /// Which of the two actions of the turn it is, 1 or 2; nothing between turns.
    pub action: Option<u8>,
    /// Whether the end is triggered, so that this round is the last (UT-6.1).
    pub last_round: bool,
    /// The common pile.
    pub pile: DeckNow,
    /// The card that is being played.
    pub taken: Option<TakenNow>,
    /// Where the next card is revealed.
    pub opening: Option<Origin>,
    /// The players in the order of the seats.
    pub players: Vec<PlayerNow>,
}

/// A deck or the common pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckNow {
    /// Cards left, the open one included.
    pub left: u8,
    /// The open card.
    pub top: Option<Card>,
}

/// The card that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TakenNow {
    /// The card.
    pub card: Card,
    /// Where it came from.
    pub from: Origin,
    /// The project of it that was chosen.
    pub chosen: Option<End>,
}

/// A player's money, deck and street.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerNow {
    /// The upcoins in the wallet.
    pub wallet: u32,
    /// The upcoins on the deck; while there are any it sells nothing (UT-3.6).
    pub coins: u8,
    /// The deck.
    pub deck: DeckNow,
    /// The five plots.
    pub street: Vec<PlotNow>,
    /// What a roof would pay now, not counting what its own card earns (UT-5.1, UT-5.2).
    pub income: i32,
    /// The prestige of the street, as if the game ended now (UT-7.1).
    pub prestige: i32,
    /// The storeys of the tallest building (UT-7.3).
    pub tallest: u8,
    /// The score and place, as if the game ended now.
    pub standing: Standing,
}

/// A plot of a street.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlotNow {
    /// Whether a roof has closed it (UT-4.4).
    pub closed: bool,
    /// Whether it accepts no gift (UT-1.6).
    pub no_gifts: bool,
    /// What its projects would add to the income now.
    pub income: i32,
    /// What its projects are worth, as if the game ended now.
    pub prestige: i32,
    /// Its storeys, the ground floor first.
    pub storeys: Vec<StoreyNow>,
}

/// A card on a plot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StoreyNow {
    /// The card's name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The card's name for people.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// Which of its projects is built.
    pub end: End,
    /// That project.
    pub project: Project,
    /// What it would add to the income now.
    pub income: i32,
    /// What it is worth, as if the game ended now.
    pub prestige: i32,
}

changes! {
    Picture { turns, round, first, seat, phase, action, last_round, pile, taken, opening; players }
    PlayerNow { wallet, coins, deck, income, prestige, tallest, standing; street }
    PlotNow { closed, no_gifts, income, prestige; storeys }
    StoreyNow { id, name, end, project, income, prestige; }
}

impl Pictures for UpTown {
    type Picture = Picture;

    /// A view in names.
    fn picture(&self, view: &View) -> Picture {
        let state = &**view;
        let set_up = matches!(state.phase, Phase::DealFirst | Phase::DealTops);
        let in_turn = !set_up && state.phase != Phase::Over;
        let rounds = state.turns / self.seats();
        let outcome = self.outcome(state);
        Picture {
            turns: state.turns,
            round: if state.phase == Phase::Over { rounds } else { rounds + 1 },
            first: (state.phase != Phase::DealFirst).then_some(state.first),
            seat: in_turn.then_some(state.seat),
            phase: state.phase,
            action: in_turn.then_some(1 + u8::from(state.second)),
            last_round: state.is_ending(self.seats()),
            pile: self.deck_now(state.pile),
            taken: state.taken.map(|card| TakenNow {
                card: self.card(card).clone(),
                from: state.origin.expect("a card was taken from somewhere"),
                chosen: state.chosen.map(Face::end),
            }),
            opening: self.opening(state),
            players: Seat::all(self.seats())
                .map(|seat| self.player_now(state, seat, outcome.standings()[seat.index()]))
                .collect(),
        }
    }
}

impl UpTown {
    fn deck_now(&self, deck: Deck) -> DeckNow {
        DeckNow { left: deck.left, top: deck.top.map(|card| self.card(card).clone()) }
    }

    fn player_now(&self, state: &State, seat: Seat, standing: Standing) -> PlayerNow {
        let player = &state.players[seat.index()];
        let street: Vec<PlotNow> = Plot::all().map(|plot| self.plot_now(state, seat, plot)).collect();
        PlayerNow {
            wallet: player.wallet,
            coins: player.coins,
            deck: self.deck_now(player.deck),
            income: self.income(state, seat).max(0),
            prestige: street.iter().map(|plot| plot.prestige).sum(),
            tallest: player.street.tallest(),
            standing,
            street,
        }
    }

    fn plot_now(&self, state: &State, seat: Seat, plot: Plot) -> PlotNow {
        let street = state.street(seat);
        let here = site_on(state, seat, plot);
        let mut storeys: Vec<StoreyNow> = state
            .storeys(seat, plot)
            .map(|Storey { face, below }| {
                let (card, project) = (self.card(face.card()), *self.project(face));
                let site = Site { below, ..here };
                StoreyNow {
                    id: card.id.clone(),
                    name: card.name.clone(),
                    end: face.end(),
                    project,
                    income: project.income.map_or(0, |income| income.at(&site)),
                    prestige: project.prestige.map_or(0, |prestige| prestige.at(&site)),
                }
            })
            .collect();
        storeys.reverse();
        PlotNow {
            closed: street.closed.contains(plot),
            no_gifts: street.no_gifts.contains(plot),
            income: self.income_of_plot(state, seat, plot),
            prestige: self.prestige_of_plot(state, seat, plot),
            storeys,
        }
    }
}
