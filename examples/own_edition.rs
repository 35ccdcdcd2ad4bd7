//! An edition of your own: UpTown with every project card at half price, and what that changes.
//!
//! `cargo run --release --example own_edition`

use tetrapolis_arena::{Contest, contest};
use tetrapolis_game::{EditionError, Seat, Source};
use tetrapolis_search::BotKind;
use tetrapolis_uptown::{BUILTIN_EDITION, Edition, UpTown};

/// The house edition with other prices. Without the line `house`, the cards do not have to keep the balance of the
/// house edition.
fn half_price() -> String {
    let lines = BUILTIN_EDITION.lines().filter(|line| *line != "house = true").map(|line| {
        let Some((before, rest)) = line.split_once("price = ") else { return line.to_owned() };
        let (price, after) = rest.split_once(',').expect("a price is followed by the projects");
        let price: u8 = price.parse().expect("a number of upcoins");
        format!("{before}price = {},{after}", price.div_ceil(2))
    });
    lines.collect::<Vec<_>>().join("\n").replace("name = \"house\"", "name = \"half-price\"")
}

/// Reads an edition; what is wrong with it is reported with file and line.
fn read(text: &str) -> Result<Edition, EditionError> {
    Edition::read(Source { file: "half-price.toml", text })
}

/// The mean score of greedy players.
fn mean_score(edition: Edition) -> f64 {
    let game = UpTown::new(edition, 2);
    let merits = contest(&game, &Contest::new(vec![BotKind::Greedy.into(); 2]), &|_| {});
    Seat::all(2).map(|seat| merits[seat.index()].mean_score).sum::<f64>() / 2.0
}

fn main() {
    let edition = read(&half_price()).expect("a sound edition");
    println!("edition {}", edition.id());
    println!("house prices: {:.1} points on average", mean_score(Edition::builtin()));
    println!("half prices:  {:.1} points on average", mean_score(edition));

    let error =
        read(&half_price().replacen("office, income 1", "office, income lots", 1)).expect_err("that is no number");
    println!("a slip of the pen: {error}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_are_half_and_nothing_else_changes() {
        let (house, cheap) = (Edition::builtin(), read(&half_price()).expect("a sound edition"));
        assert_ne!(house.id(), cheap.id());
        for (dear, cheap) in house.cards().iter().zip(cheap.cards()) {
            assert_eq!(dear.projects, cheap.projects);
            assert_eq!(dear.price.map(|price| price.div_ceil(2)), cheap.price);
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_found_with_its_line() {
        let text = half_price().replacen("office, income 1", "office, income lots", 1);
        let line = text.lines().position(|line| line.contains("income lots")).expect("it is there") + 1;
        assert_eq!(read(&text).expect_err("that is no number").line, line);
    }

    #[test]
    fn it_runs() {
        main();
    }
}
