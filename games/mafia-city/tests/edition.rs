//! The loader of editions: what it accepts, and what it says when it refuses something.

use tetrapolis_game::Notation;
use tetrapolis_mafia_city::{BUILTIN_EDITION, CardKind, Edition, Goal, MafiaCity, Symbol};
use tetrapolis_testkit::Draft;
use tetrapolis_testkit::uphold;

const DRAFT: Draft<Edition> = Draft { text: BUILTIN_EDITION, read: Edition::read };

fn card(id: &str) -> &'static str {
    DRAFT.line(&format!("id = \"{id}\""))
}

#[test]
fn the_house_edition_is_taken_and_keeps_to_its_frame() {
    let edition = DRAFT.read(BUILTIN_EDITION).expect("taken");
    assert_eq!((edition.id().name.as_str(), edition.cards().len()), ("house", 11));
    let [fist, hat, bullet, plus_one] = Symbol::ALL.map(|symbol| edition.symbols(symbol));
    assert!(fist > hat && hat > bullet && bullet > plus_one, "Fist is the commonest, Hat the second, +1 scarce");
    assert_eq!(fist + hat + bullet + plus_one, 49);
}

#[test]
fn the_hash_depends_on_what_matters_for_play() {
    DRAFT.check_identity(
        Edition::id,
        &[("cards = [", "# a comment\ncards = ["), ("\"Big Plan\"", "\"Grand Plan\"")],
        &[("id = \"hitman\"", "id = \"killer\""), (card("thief"), &card("thief").replace("bullet", "fist"))],
    );
}

#[test]
fn the_form_of_the_file_is_checked() {
    DRAFT.check_form("mafia-city", "thief");
}

#[test]
fn names_and_ids_are_checked() {
    let line = DRAFT.line_of("id = \"thief\"");
    assert_eq!(DRAFT.refused("id = \"thief\"", "id = \"The Thief\""), (line, "edition-id"));
    assert_eq!(DRAFT.refused("id = \"thief\"", "id = \"hitman\""), (line, "edition-twice"));
    assert_eq!(DRAFT.refused("\"Thief\"", "\" \""), (line, "edition-card-name"));
    assert_eq!(DRAFT.refused("\"Thief\"", "\"Hitman\""), (line, "edition-twice"));
}

#[test]
fn kinds_symbols_and_copies_are_checked() {
    let line = DRAFT.line_of("id = \"thief\"");
    let wrong = |old: &str, new: &str| DRAFT.refused(card("thief"), &card("thief").replace(old, new));
    assert_eq!(wrong("kind = \"thief\"", "kind = \"burglar\""), (line, "mc-edition-kind"));
    assert_eq!(wrong("\"bullet\"", "\"knife\""), (line, "mc-edition-symbol"));
    assert_eq!(wrong("copies = 5", "copies = 0"), (line, "edition-range"));
    assert_eq!(wrong("copies = 5", "copies = 16"), (line, "edition-range"));
    assert_eq!(wrong("copies = 5", "copies = 500"), (line, "edition-unreadable"));
}

#[test]
fn the_sums_are_checked() {
    // MC-1.3
    let cards = DRAFT.line_of("cards = [");
    assert_eq!(
        DRAFT.refused(card("thief"), &card("thief").replace("copies = 5", "copies = 6")),
        (cards, "mc-edition-cards")
    );
    assert_eq!(DRAFT.refused(card("thief"), ""), (cards, "mc-edition-cards"));
    let gone = DRAFT.changed(card("thief"), "");
    let gone = gone.replacen("symbol = \"fist\",     copies = 5", "symbol = \"fist\",     copies = 10", 1);
    let error = DRAFT.read(&gone).expect_err("refused");
    assert_eq!((error.line, error.message.key), (cards, "mc-edition-missing"));
    let no_plus_one = BUILTIN_EDITION.replace("\"plus-one\"", "\"hat\"");
    assert_eq!(DRAFT.read(&no_plus_one).expect_err("refused").message.key, "mc-edition-missing");
}

#[test]
fn a_kind_may_come_with_several_symbols_but_once_with_each() {
    let two = "{ id = \"thief-fist\", name = \"Thief\", kind = \"thief\", symbol = \"fist\", copies = 2 },";
    let three = card("thief").replace("copies = 5", "copies = 3");
    let text = DRAFT.changed(card("thief"), &format!("{three}\n{two}"));
    let edition = DRAFT.read(&text).expect("taken");
    assert_eq!(edition.cards().iter().filter(|card| card.kind == CardKind::Thief).count(), 2);
    let game = MafiaCity::new(edition, 4, Goal::Advanced);
    assert!(game.parse_action("play thief-fist 2").is_ok());
    uphold(&game, 50);
    let twice = DRAFT.changed(card("thief"), &format!("{three}\n{}", two.replace("\"fist\"", "\"bullet\"")));
    assert_eq!(DRAFT.read(&twice).expect_err("refused").message.key, "mc-edition-face");
}

#[test]
fn secret_deals_with_different_symbols_are_laid_at_once_too() {
    // MC-4.6
    let two = "{ id = \"deal-fist\", name = \"Secret Deal\", kind = \"secret-deal\", symbol = \"fist\", copies = 2 },";
    let four = card("secret-deal").replace("copies = 6", "copies = 4");
    let game = MafiaCity::new(
        DRAFT.read(&DRAFT.changed(card("secret-deal"), &format!("{four}\n{two}"))).expect("taken"),
        3,
        Goal::Advanced,
    );
    let mixed = game.parse_action("play secret-deal 2 deal-fist").expect("an action");
    assert_eq!(game.write_action(&mixed), "play deal-fist secret-deal 2");
    assert!(game.parse_action("play deal-fist 3").is_err(), "there are two");
    uphold(&game, 200);
}

#[test]
fn a_damaged_file_is_refused_with_a_line_of_it_or_taken_whole() {
    DRAFT.check_damaged(|edition| edition.cards().iter().map(|card| card.copies).sum::<u8>() == 49);
}
