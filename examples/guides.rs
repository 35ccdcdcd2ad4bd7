//! Checks that the code in the guides is the code of the examples, so that it cannot become outdated.

/// The blocks of Rust in a guide.
fn blocks(guide: &str) -> Vec<&str> {
    let after =
        |part: &'static str| guide.split("```").skip(1).step_by(2).filter_map(move |block| block.strip_prefix(part));
    after("rust\n").collect()
}

/// Checks that every block of the guide is in one of the examples, and that every line of the first one is in the guide.
fn quotes(guide: &str, examples: &[&str]) {
    let blocks = blocks(guide);
    for block in &blocks {
        assert!(examples.iter().any(|example| example.contains(block)), "in no example:\n{block}");
    }
    let quoted = |line: &str| blocks.iter().any(|block| block.lines().any(|quoted| quoted == line));
    for line in examples[0].lines().filter(|line| !line.is_empty() && !line.starts_with("//!")) {
        assert!(quoted(line), "not in the guide: {line}");
    }
}

#[test]
fn the_guide_to_games_quotes_nim() {
    let examples = [include_str!("nim.rs"), include_str!("dice.rs"), include_str!("duel.rs")];
    quotes(include_str!("../docs/write-a-game.md"), &examples);
}

#[test]
fn the_guide_to_bots_quotes_the_landlord() {
    quotes(include_str!("../docs/write-a-bot.md"), &[include_str!("own_bot.rs"), include_str!("look_ahead.rs")]);
}
