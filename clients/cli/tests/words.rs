//! Every message exists in every language and is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The language that has every message.
const FIRST: &str = "en";
/// The ending of the files with the names of cards.
const CARDS: &str = "-cards.ftl";

/// The variables of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The keys of the card names that a file must contain.
fn cards_of(file: &str) -> BTreeSet<String> {
    let keys =
        |prefix: &str, ids: Vec<String>| -> BTreeSet<String> { ids.iter().map(|id| format!("{prefix}{id}")).collect() };
    match file {
        "point-city-cards.ftl" => {
            let edition = tetrapolis_point_city::Edition::builtin();
            keys("pc-card-", edition.cards().iter().map(|card| card.id.to_string()).collect())
        }
        "cities-cards.ftl" => {
            let edition = tetrapolis_cities::Edition::builtin();
            let milestones = || edition.metropolises().iter().flat_map(|metropolis| &metropolis.milestones);
            let mut all: BTreeSet<String> =
                keys("ci-card-", edition.cards().iter().map(|card| card.id.to_string()).collect());
            all.extend(keys("ci-feature-", edition.features().iter().map(|kind| kind.id.to_string()).collect()));
            all.extend(keys("ci-metropolis-", edition.metropolises().iter().map(|one| one.id.to_string()).collect()));
            all.extend(keys("ci-milestone-", milestones().map(|milestone| milestone.id.to_string()).collect()));
            all
        }
        "mafia-city-cards.ftl" => {
            let edition = tetrapolis_mafia_city::Edition::builtin();
            keys("mc-card-", edition.cards().iter().map(|card| card.id.to_string()).collect())
        }
        "uptown-cards.ftl" => {
            let edition = tetrapolis_uptown::Edition::builtin();
            keys("ut-card-", edition.cards().iter().map(|card| card.id.to_string()).collect())
        }
        _ => panic!("{file} holds the names of no cards"),
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a directory entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The languages with their messages by file.
fn languages() -> BTreeMap<String, BTreeMap<String, Messages>> {
    let mut languages: BTreeMap<String, BTreeMap<String, Messages>> = BTreeMap::new();
    for path in files(&root().join("locales"), ".ftl") {
        let language = path.parent().and_then(Path::file_name).expect("a folder").to_string_lossy().into_owned();
        let file = path.file_name().expect("a file").to_string_lossy().into_owned();
        let files = languages.entry(language).or_default();
        files.entry(file.clone()).or_default();
        let text = read(&path);
        let resource =
            parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            let mut variables = BTreeSet::new();
            collect(message.value.as_ref().expect("a message has words"), &mut variables);
            assert!(!files.values().any(|messages| messages.contains_key(&key)), "{}: {key} twice", path.display());
            let messages = files.get_mut(&file).expect("it is there");
            for attribute in &message.attributes {
                let mut variables = BTreeSet::new();
                collect(&attribute.value, &mut variables);
                messages.insert(format!("{key}.{}", attribute.id.name), variables);
            }
            messages.insert(key, variables);
        }
    }
    languages
}

/// All messages of the language that has every message.
fn messages() -> Messages {
    languages().remove(FIRST).expect("the first language").into_values().flatten().collect()
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from(expression, variables);
        }
    }
}

fn collect_from(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                collect_inline(argument, variables);
            }
        }
        InlineExpression::Placeable { expression } => collect_from(expression, variables),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// The sources without their tests and comments.
fn sources() -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    for layer in ["engine", "games", "bots", "online", "clients/cli"] {
        for path in files(&root().join(layer), ".rs") {
            if path.components().any(|part| part.as_os_str() == "src") {
                let text = read(&path);
                let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                let is_code = |line: &&str| !line.trim_start().starts_with("//");
                sources.push((path, code.split_inclusive('\n').filter(is_code).collect()));
            }
        }
    }
    sources
}

/// The sources of the page without their tests.
fn page_sources() -> String {
    let folder = root().join("clients/web/src");
    let mut paths = files(&folder, ".svelte");
    paths.extend(files(&folder, ".ts").into_iter().filter(|path| !path.to_string_lossy().ends_with(".test.ts")));
    paths.iter().map(|path| read(path)).collect()
}

/// Patterns of the keys that the page assembles, such as `page-game-${name}`: the parts around the placeholders.
fn patterns(code: &str) -> BTreeSet<Vec<String>> {
    let is_sign = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let is_key = |text: &str| text.chars().all(is_sign);
    let mut found = BTreeSet::new();
    // A template may be inside another one, so every piece between two back quotes is examined.
    for template in code.split('`') {
        let mut around = Vec::new();
        let mut rest = template;
        while let Some((before, hole)) = rest.split_once("${") {
            around.push(before.to_owned());
            rest = hole.split_once('}').map_or("", |(_, after)| after);
        }
        if !around.is_empty() {
            around.push(rest.to_owned());
            if around[0].contains('-') && around.iter().all(|piece| is_key(piece)) {
                found.insert(around);
            }
        }
    }
    found
}

fn fits(key: &str, around: &[String]) -> bool {
    let (Some((first, rest)), Some(last)) = (around.split_first(), around.last()) else { return false };
    let Some(mut left) = key.strip_prefix(first.as_str()) else { return false };
    for piece in &rest[..rest.len() - 1] {
        match left.split_once(piece.as_str()) {
            Some((_, after)) => left = after,
            None => return false,
        }
    }
    left.ends_with(last.as_str())
}

/// The quoted texts after `before`, each with what follows it.
fn quoted_after<'a>(code: &'a str, before: &str) -> Vec<(&'a str, &'a str)> {
    let pieces = code.match_indices(before).map(|(start, found)| &code[start + found.len()..]);
    pieces.filter_map(|piece| piece.trim_start().strip_prefix('"')?.split_once('"')).collect()
}

#[test]
fn every_message_is_there_in_every_language() {
    let languages = languages();
    for (language, files) in &languages {
        for (file, first) in &languages[FIRST] {
            let none = Messages::new();
            let messages = files.get(file).unwrap_or(&none);
            let missing: Vec<_> = first.keys().filter(|key| !messages.contains_key(*key)).collect();
            let extra: Vec<_> = messages.keys().filter(|key| !first.contains_key(*key)).collect();
            assert!(extra.is_empty(), "{language}/{file}: only there {extra:?}");
            assert!(missing.is_empty(), "{language}/{file}: missing {missing:?}");
        }
        let odd: Vec<_> =
            files.keys().filter(|file| !languages[FIRST].contains_key(*file) && !file.ends_with(CARDS)).collect();
        assert!(odd.is_empty(), "{language}: only there {odd:?}");
    }
}

#[test]
fn a_message_has_the_same_variables_in_every_language() {
    let first = messages();
    for (language, files) in &languages() {
        for (file, messages) in files.iter().filter(|(file, _)| !file.ends_with(CARDS)) {
            for (key, variables) in messages {
                assert_eq!(first.get(key), Some(variables), "{language}/{file}: {key}");
            }
        }
    }
}

/// The keys of what the lessons say, and of the explanations that appear when a rule first matters, one for each rule.
fn keys_of_lessons() -> BTreeSet<String> {
    let said = |line: &str| {
        let (directive, rest) = line.strip_prefix("#@ ")?.split_once(' ')?;
        let key = rest.split_whitespace().next()?;
        ["say", "else"].contains(&directive).then(|| key.to_owned())
    };
    let mut keys: BTreeSet<String> = files(&root().join("lessons"), ".record")
        .iter()
        .flat_map(|path| read(path).lines().filter_map(said).collect::<Vec<_>>())
        .collect();
    for entry in tetrapolis_catalog::GAMES {
        let ids = entry.rulebook.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
        keys.extend(
            ids.filter_map(|(id, _)| {
                let (game, number) = id.split_once('-')?;
                let (game, number) = (game.to_lowercase(), number.replace('.', "-"));
                Some(["on", "own"].map(|how| format!("{game}-{how}-{number}")))
            })
            .flatten(),
        );
    }
    keys
}

#[test]
fn the_words_of_the_lessons_are_short_in_every_language() {
    let keys = keys_of_lessons();
    let mut count = 0;
    for path in files(&root().join("locales"), "lessons.ftl") {
        for (key, text) in
            read(&path).lines().filter_map(|line| line.split_once(" = ").map(|(a, b)| (a.to_owned(), b.to_owned())))
        {
            assert!(keys.contains(&key), "{}: no lesson says {key}, and no rule has that number", path.display());
            assert!(text.chars().count() < 200, "{}: {key} is too long", path.display());
            count += 1;
        }
    }
    assert!(count > 6 * 200, "only {count} messages");
}

#[test]
fn every_message_is_used_by_some_source() {
    let code: String = sources().into_iter().map(|(_, code)| code).collect();
    let lessons = keys_of_lessons();
    let page = page_sources();
    let patterns = patterns(&page);
    let messages = messages();
    let used = |key: &String| {
        code.contains(&format!("\"{key}\""))
            || page.contains(&format!("'{key}'"))
            || patterns.iter().any(|around| fits(key, around))
            || lessons.contains(key)
    };
    let unused: Vec<_> = messages.keys().filter(|key| !key.contains('.') && !used(key)).collect();
    assert!(unused.is_empty(), "no source uses {unused:?}");
}

#[test]
fn what_a_player_does_is_told_with_the_same_variables_and_the_player() {
    let messages = messages();
    let mut told = 0;
    for (name, variables) in &messages {
        let Some((key, attribute)) = name.split_once('.') else { continue };
        // What a player does is told in one way to everybody (`told`) and in another to the player it was done to (`yours`).
        // A sentence about a seat has another form for the player who sits there (`you`).
        assert!(["told", "yours", "you"].contains(&attribute), "no source knows {name}");
        let mut known = messages[key].iter().map(String::as_str).chain(["player"]).collect::<BTreeSet<_>>();
        if key.starts_with("ut-") && known.contains("card") {
            known.insert("halves"); // A card of UpTown is also told by its halves.
        }
        let unknown: Vec<_> = variables.iter().filter(|name| !known.contains(name.as_str())).collect();
        assert!(unknown.is_empty(), "{name} wants {unknown:?}, which {key} is not given");
        told += usize::from(attribute == "told");
    }
    assert!(told > 50, "only {told} messages tell what a player does");
}

#[test]
fn every_message_of_the_sources_has_words_and_gets_its_variables() {
    let messages = messages();
    for (path, code) in sources() {
        for (key, rest) in quoted_after(&code, "Message::new(") {
            let variables = messages.get(key).unwrap_or_else(|| panic!("{}: no words for {key}", path.display()));
            // A message may be completed a few lines below, so everything up to the end of the function counts.
            let end = ["\nfn ", "\n    fn ", "\n    pub", "\npub", "\nimpl"]
                .iter()
                .filter_map(|start| rest.find(start))
                .min();
            let rest = &rest[..end.unwrap_or(rest.len())];
            let mut supplied: BTreeSet<&str> = quoted_after(rest, ".with(").into_iter().map(|(name, _)| name).collect();
            // `check_count` adds two numbers to the message: how many were found, and how many are wanted.
            if code.contains("check_count(") {
                supplied.extend(["found", "wanted"]);
            }
            let lacking: Vec<_> = variables.iter().filter(|name| !supplied.contains(name.as_str())).collect();
            assert!(lacking.is_empty(), "{}: {key} is not given {lacking:?}", path.display());
        }
        for (key, _) in quoted_after(&code, "words.text(") {
            assert_eq!(messages.get(key).map(BTreeSet::len), Some(0), "{}: {key} needs variables", path.display());
        }
    }
}

#[test]
fn every_card_of_a_built_in_edition_has_a_name_in_every_other_language() {
    let languages = languages();
    let all: BTreeSet<&String> =
        languages.values().flat_map(BTreeMap::keys).filter(|file| file.ends_with(CARDS)).collect();
    for (language, files) in languages.iter().filter(|(language, _)| *language != FIRST) {
        for file in &all {
            let names: BTreeSet<String> = files.get(*file).into_iter().flat_map(BTreeMap::keys).cloned().collect();
            let wanted = cards_of(file);
            let missing: Vec<_> = wanted.difference(&names).collect();
            let extra: Vec<_> = names.difference(&wanted).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{language}/{file}: {missing:?}, of no card {extra:?}");
        }
    }
}

#[test]
fn codes_of_two_letters_differ() {
    for path in files(&root().join("locales"), ".ftl") {
        let text = read(&path);
        let is_code = |line: &&str| line.split_once('-').is_some_and(|(_, rest)| rest.starts_with("code-"));
        let codes: Vec<&str> = text.lines().filter(is_code).filter_map(|line| line.split(" = ").nth(1)).collect();
        assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), codes.len(), "{}: {codes:?}", path.display());
        assert!(codes.iter().all(|code| code.chars().count() == 2), "{}: {codes:?}", path.display());
    }
}

/// The headings and rules of a rulebook, each with its id and how many rulings it has.
fn rules(path: &Path) -> Vec<(String, usize)> {
    let mut rules: Vec<(String, usize)> = Vec::new();
    for line in read(path).lines() {
        if let Some(id) = line.strip_prefix("## ").or_else(|| line.strip_prefix("- **")) {
            let end = id.find([' ', '*']).unwrap_or(id.len());
            rules.push((id[..end].to_owned(), 0));
        }
        if let Some((_, rulings)) = rules.last_mut() {
            *rulings += line.matches("*[").count();
        }
    }
    rules
}

#[test]
fn every_rulebook_has_the_same_rules_in_every_language() {
    let folder = root().join("docs/rules");
    for entry in tetrapolis_catalog::GAMES {
        let file = format!("{}.md", entry.name);
        let first = rules(&folder.join(&file));
        assert!(first.len() > 40, "{file}: only {first:?}");
        for language in languages().keys().filter(|language| *language != FIRST) {
            assert_eq!(rules(&folder.join(language).join(&file)), first, "{language}/{file}");
        }
    }
}
