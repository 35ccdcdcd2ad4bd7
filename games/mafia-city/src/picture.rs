use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use tetrapolis_game::{Game, Pictures, Seat, Standing, Viewer, changes};

use crate::{CardKind, Cards, Effect, Laid, Location, MafiaCity, Open, Phase, Symbol, View};

/// What a client draws: a view in names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// Whose view it is; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// The round, counted from 1.
    pub round: u8,
    /// The victory points that win (MC-2.4).
    pub target: u8,
    /// The first player; nobody before that is dealt.
    pub first: Option<Seat>,
    /// What has to happen.
    pub phase: Phase,
    /// Who decides, if it is one player.
    pub seat: Option<Seat>,
    /// The seven locations in the order of their numbers.
    pub locations: Vec<Place>,
    /// Where each location is: in the middle, then clockwise around it (MC-2.2).
    pub city: Vec<Location>,
    /// The figures.
    pub figures: Figures,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// The discard pile.
    pub discard: Vec<Hand>,
    /// Cards laid for an effect that is not over.
    pub laid: Vec<Hand>,
    /// The effect that all others are asked about (MC-10.3).
    pub window: Option<Window>,
    /// The cards that a Shady Business has drawn, where the viewer sees them.
    pub drawn: Vec<Hand>,
    /// The players in the order of the seats.
    pub players: Vec<Player>,
}

/// A location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Place {
    /// Which one.
    pub location: Location,
    /// The number printed on it.
    pub number: u8,
    /// The mafiosi, from below.
    pub stack: Vec<Stacked>,
    /// Whether its marker cube lies on it.
    pub cube: bool,
    /// Whether it is being evaluated.
    pub here: bool,
    /// Who would be in control now (MC-4.3, MC-4.4).
    pub controller: Option<Seat>,
}

/// A mafioso in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stacked {
    /// Whose it is.
    pub seat: Seat,
}

/// Where the figures are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figures {
    /// Where the Hitman stands.
    pub hitman: Location,
    /// Who holds the Policeman; nobody if it stands on the Police Station.
    pub policeman: Option<Seat>,
    /// Who holds the Mayor; nobody if it stands on Town Hall.
    pub mayor: Option<Seat>,
}

/// Some copies of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hand {
    /// The name in notation.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: SmolStr,
    /// The name of the card.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: SmolStr,
    /// Its text.
    pub kind: CardKind,
    /// Its symbol.
    pub symbol: Symbol,
    /// How many.
    pub count: u8,
}

/// An effect that has been announced, with the vetoes on it. It shows who is asked according to what is public, and
/// never who has answered (MC-10.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Window {
    /// The effect.
    pub effect: Effect,
    /// Who announced it and each veto, and with which cards, the effect first.
    pub chain: Vec<Announced>,
    /// Secret Deals laid at once with this one, about which will be asked next (MC-4.6).
    pub further: Vec<Hand>,
    /// Who would lead then, at each location where the effect would move a mafioso or count one more.
    pub leads: Vec<Lead>,
    /// Who is asked about the last of them.
    pub asked: Vec<Seat>,
    /// Whether the viewer has to answer.
    pub open: bool,
    /// What the viewer has answered: the cards of a veto, or none.
    pub answer: Option<Vec<Hand>>,
}

/// Who would be in control of a location if an effect happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lead {
    /// The location.
    pub location: Location,
    /// Who would lead; nobody in a tie that nobody wins, or where nobody is left.
    pub then: Option<Seat>,
}

/// An effect or a veto.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Announced {
    /// Who announced it.
    pub seat: Seat,
    /// The cards laid for it.
    pub cards: Vec<Hand>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Player {
    /// Mafiosi in the hand.
    pub mafiosi: u8,
    /// Mafiosi in the reserve.
    pub reserve: u8,
    /// Mafiosi in the Cell.
    pub cell: u8,
    /// Victory points.
    pub points: u8,
    /// How many cards the player has.
    pub cards: u8,
    /// The cards that the viewer knows: their own hand, and those seen in other hands.
    pub hand: Vec<Hand>,
    /// Whether these cards are remembered from when the viewer saw them, rather than seen now (MC-4.14).
    pub remembered: bool,
    /// Whether the player has passed (MC-3.6).
    pub passed: bool,
    /// Secret Deals laid for the location that is evaluated.
    pub deals: u8,
    /// The score and place, as if the game ended now.
    pub standing: Standing,
}

changes! {
    Picture {
        viewer, round, target, first, phase, seat, city, figures, pile, laid, window, drawn;
        locations, discard, players
    }
    Place { location, number, stack, cube, here, controller; }
    Hand { id, name, kind, symbol, count; }
    Player { mafiosi, reserve, cell, points, cards, remembered, passed, deals, standing; hand }
}

impl Pictures for MafiaCity {
    type Picture = Picture;

    /// A view in names.
    fn picture(&self, view: &View) -> Picture {
        let open = &view.open;
        let outcome = self.standings(open);
        let seats = self.seats();
        let chance = matches!(open.phase, Phase::DealFirst | Phase::DealTile(_) | Phase::Window | Phase::Over);
        let drawing = matches!(open.phase, Phase::DealCard(_) | Phase::Draw(_));
        Picture {
            viewer: match view.viewer {
                Viewer::Public => None,
                Viewer::Seat(seat) => Some(seat),
            },
            round: open.round,
            target: self.target(),
            first: (open.phase != Phase::DealFirst).then_some(open.first),
            phase: open.phase,
            seat: match (chance, drawing) {
                (true, _) => None,
                (false, true) => Some(self.drawer(open)),
                (false, false) => Some(open.actor()),
            },
            locations: Location::ALL
                .into_iter()
                .map(|location| Place {
                    location,
                    number: location.number(),
                    stack: open.stack(location).iter().map(|seat| Stacked { seat }).collect(),
                    cube: open.cubes.contains(location),
                    here: open.here == Some(location),
                    controller: self.leader(open, location),
                })
                .collect(),
            city: open.tiles.iter().flatten().copied().collect(),
            figures: Figures { hitman: open.hitman, policeman: open.policeman, mayor: open.mayor },
            pile: open.pile,
            discard: self.name_cards(open.discard),
            laid: self.name_cards(open.laid),
            window: open.effect.map(|effect| Window {
                effect,
                chain: open
                    .chain
                    .announcements()
                    .iter()
                    .map(|announcement| Announced {
                        seat: announcement.seat,
                        cards: self.name_cards(announcement.laid.cards()),
                    })
                    .collect(),
                further: self.name_cards(open.further),
                leads: self.leads_after(open, effect),
                asked: open.asked.iter().collect(),
                open: view.has_to_answer(),
                answer: view.answer.map(|laid: Laid| self.name_cards(laid.cards())),
            }),
            drawn: self.name_cards(view.drawn),
            players: Seat::all(seats)
                .map(|seat| self.draw_player(view, seat, outcome.standings()[seat.index()]))
                .collect(),
        }
    }
}

impl MafiaCity {
    /// Who would lead where an effect would change something, if it happened (MC-4.3, MC-4.4).
    fn leads_after(&self, open: &Open, effect: Effect) -> Vec<Lead> {
        let mut after = *open;
        let seat = open.chain.announcer();
        after.shift(seat, effect);
        if effect == Effect::SecretDeal {
            after.clan_mut(seat).deals += 1;
        }
        let changed = |location: &Location| {
            let here = effect == Effect::SecretDeal && open.here == Some(*location);
            here || open.stack(*location) != after.stack(*location)
        };
        let changed = Location::ALL.into_iter().filter(changed);
        changed.map(|location| Lead { location, then: self.leader(&after, location) }).collect()
    }

    fn draw_player(&self, view: &View, seat: Seat, standing: Standing) -> Player {
        let clan = view.open.clan(seat);
        let own = view.viewer == Viewer::Seat(seat);
        let known = view.known[seat.index()];
        Player {
            mafiosi: clan.mafiosi,
            reserve: clan.reserve,
            cell: clan.cell,
            points: clan.points(),
            cards: clan.cards,
            hand: self.name_cards(if own { view.hand } else { known }),
            remembered: !own && !known.is_empty() && !view.holds_policeman(),
            passed: view.open.passed.contains(seat),
            deals: clan.deals,
            standing,
        }
    }

    /// Cards in names.
    pub(crate) fn name_cards(&self, cards: Cards) -> Vec<Hand> {
        let named = cards.iter().map(|index| {
            let card = self.card(index);
            Hand {
                id: card.id.clone(),
                name: card.name.clone(),
                kind: card.kind,
                symbol: card.symbol,
                count: cards.count(index),
            }
        });
        named.collect()
    }
}

/// Secret Deals count only at the location that is evaluated.
pub(crate) fn without_deals_elsewhere(open: &Open, location: Location) -> Open {
    let mut here = *open;
    if open.here != Some(location) {
        here.clans.iter_mut().for_each(|clan| clan.deals = 0);
    }
    here
}
