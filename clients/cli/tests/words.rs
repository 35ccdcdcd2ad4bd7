//! Every word is there in every language, and every word is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use tetrapolis_point_city::Edition;

/// The language that has every message.
const FIRST: &str = "en";
/// The beginning of the keys of card names, and the file that holds them.
const CARD: (&str, &str) = ("pc-card-", "point-city-cards.ftl");

/// The variables of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

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

/// The languages with their messages; names of cards apart.
fn languages() -> BTreeMap<String, (Messages, BTreeSet<String>)> {
    let mut languages = BTreeMap::new();
    for path in files(&root().join("locales"), ".ftl") {
        let language = path.parent().and_then(Path::file_name).expect("a folder").to_string_lossy().into_owned();
        let (messages, cards): &mut (Messages, BTreeSet<String>) = languages.entry(language).or_default();
        let text = read(&path);
        let resource =
            parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            let mut variables = BTreeSet::new();
            collect(message.value.as_ref().expect("a message has words"), &mut variables);
            let is_new = if path.ends_with(CARD.1) {
                cards.insert(key.clone())
            } else {
                messages.insert(key.clone(), variables).is_none()
            };
            assert!(is_new, "{}: {key} is there twice", path.display());
        }
    }
    languages
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

/// The sources without their tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    for layer in ["engine", "games", "bots", "clients"] {
        for path in files(&root().join(layer), ".rs") {
            if path.components().any(|part| part.as_os_str() == "src") {
                let text = read(&path);
                let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
                sources.push((path, code));
            }
        }
    }
    sources
}

/// The texts that stand in quotes after `before`, each with what follows it.
fn quoted_after<'a>(code: &'a str, before: &str) -> Vec<(&'a str, &'a str)> {
    let pieces = code.match_indices(before).map(|(start, found)| &code[start + found.len()..]);
    pieces.filter_map(|piece| piece.trim_start().strip_prefix('"')?.split_once('"')).collect()
}

#[test]
fn every_message_is_there_in_every_language() {
    let languages = languages();
    let (first, _) = &languages[FIRST];
    for (language, (messages, _)) in &languages {
        let missing: Vec<_> = first.keys().filter(|key| !messages.contains_key(*key)).collect();
        let extra: Vec<_> = messages.keys().filter(|key| !first.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: missing {missing:?}, only there {extra:?}");
    }
}

#[test]
fn a_message_has_the_same_variables_in_every_language() {
    let languages = languages();
    let (first, _) = &languages[FIRST];
    for (language, (messages, _)) in &languages {
        for (key, variables) in messages {
            assert_eq!(first.get(key), Some(variables), "{language}: {key}");
        }
    }
}

#[test]
fn every_message_is_used_by_some_source() {
    let code: String = sources().into_iter().map(|(_, code)| code).collect();
    let languages = languages();
    let unused: Vec<_> = languages[FIRST].0.keys().filter(|key| !code.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "no source uses {unused:?}");
}

#[test]
fn every_message_of_the_sources_has_words_and_gets_its_variables() {
    let languages = languages();
    let (messages, _) = &languages[FIRST];
    for (path, code) in sources() {
        for (key, rest) in quoted_after(&code, "Message::new(") {
            let variables = messages.get(key).unwrap_or_else(|| panic!("{}: no words for {key}", path.display()));
            // What the rest of the function supplies counts: a message may be completed a few lines below.
            let end = ["\nfn ", "\n    fn ", "\n    pub", "\npub", "\nimpl"]
                .iter()
                .filter_map(|start| rest.find(start))
                .min();
            let supplied: BTreeSet<&str> =
                quoted_after(&rest[..end.unwrap_or(rest.len())], ".with(").into_iter().map(|(name, _)| name).collect();
            let lacking: Vec<_> = variables.iter().filter(|name| !supplied.contains(name.as_str())).collect();
            assert!(lacking.is_empty(), "{}: {key} is not given {lacking:?}", path.display());
        }
        for (key, _) in quoted_after(&code, "words.text(") {
            assert_eq!(messages.get(key).map(BTreeSet::len), Some(0), "{}: {key} needs variables", path.display());
        }
    }
}

#[test]
fn every_file_of_words_is_in_the_program() {
    let code = read(&root().join("clients/cli/src/words.rs"));
    for path in files(&root().join("locales"), ".ftl") {
        let name = path.strip_prefix(root()).expect("inside").to_string_lossy().into_owned();
        assert!(code.contains(&format!("include_str!(\"../../../{name}\")")), "{name} is not included");
    }
}

#[test]
fn every_card_of_the_built_in_edition_has_a_name_in_every_other_language() {
    let edition = Edition::standard();
    let wanted: BTreeSet<String> = edition.cards().iter().map(|card| format!("{}{}", CARD.0, card.id)).collect();
    for (language, (_, cards)) in languages().iter().filter(|(language, _)| *language != FIRST) {
        let missing: Vec<_> = wanted.difference(cards).collect();
        let extra: Vec<_> = cards.difference(&wanted).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: missing {missing:?}, of no card {extra:?}");
    }
}

#[test]
fn codes_of_resources_differ() {
    for language in languages().keys() {
        let text = read(&root().join(format!("locales/{language}/point-city.ftl")));
        let codes: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("pc-code-"))
            .filter_map(|line| line.split(" = ").nth(1))
            .collect();
        assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), 6, "{language}: {codes:?}");
    }
}
