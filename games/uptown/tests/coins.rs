//! Every upcoin is accounted for, step by step. The bank never runs out, so no single position can show that.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_game::{Game, Pictures, Seat, Turn, Viewer, Views, below};
use tetrapolis_uptown::{Action, Edition, Picture, State, UpTown};

fn picture(game: &UpTown, state: &State) -> Picture {
    game.picture(&game.view(state, Viewer::Public))
}

fn closed(picture: &Picture) -> Vec<usize> {
    picture.players.iter().map(|player| player.street.iter().filter(|plot| plot.closed).count()).collect()
}

/// The upcoins in the wallet and on the deck of each player that an action should leave.
fn expected(game: &UpTown, before: &State, seat: Seat, action: Action, after: &State) -> Vec<(i64, i64)> {
    let (old, new) = (picture(game, before), picture(game, after));
    let mut money: Vec<(i64, i64)> =
        old.players.iter().map(|player| (player.wallet.into(), player.coins.into())).collect();
    match action {
        Action::Collect => {
            money[seat.index()].0 += money[seat.index()].1;
            money[seat.index()].1 = 0;
        }
        Action::Buy(owner) => {
            let card = old.players[owner.index()].deck.top.as_ref().expect("a card on sale");
            let price = i64::from(card.price.expect("a price"));
            money[seat.index()].0 -= price;
            if owner != seat {
                money[owner.index()].1 += price;
            }
        }
        Action::Build(_) | Action::Give(_, _) => {
            for (street, (before, after)) in closed(&old).into_iter().zip(closed(&new)).enumerate() {
                if after > before {
                    // The income of the street with the new card on it (UT-5.1).
                    let income: i32 = new.players[street].street.iter().map(|plot| plot.income).sum();
                    money[street].0 += i64::from(income.max(0));
                }
            }
        }
        Action::Keep | Action::Discard | Action::Municipal | Action::Pass | Action::Choose(_) => {}
    }
    money
}

#[test]
fn upcoins_come_from_income_and_go_for_cards() {
    // UT-3.2, UT-3.5, UT-5.1, UT-5.2, UT-5.3
    for seats in 2..=4 {
        let game = UpTown::new(Edition::builtin(), seats);
        for seed in 0..60 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let (mut state, mut legal) = (game.initial(), Vec::new());
            loop {
                let before = state;
                let wanted = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&state, &mut rng);
                        game.apply(&mut state, chance).expect("what is drawn is possible");
                        None
                    }
                    Turn::Act(to_act) => {
                        let seat = to_act.first().expect("somebody has to act");
                        game.legal_actions(&state, seat, &mut legal);
                        let action = legal[below(&mut rng, legal.len() as u32) as usize];
                        game.play(&mut state, seat, action).expect("what is legal is accepted");
                        Some((seat, action))
                    }
                };
                let found: Vec<(i64, i64)> = picture(&game, &state)
                    .players
                    .iter()
                    .map(|player| (player.wallet.into(), player.coins.into()))
                    .collect();
                let wanted = match wanted {
                    Some((seat, action)) => expected(&game, &before, seat, action, &state),
                    None => picture(&game, &before)
                        .players
                        .iter()
                        .map(|player| (player.wallet.into(), player.coins.into()))
                        .collect(),
                };
                assert_eq!(found, wanted);
            }
        }
    }
}
