//! What a page will ask for next. The server names these files in the page, so that they are on their way before any script
//! runs.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::Asset;

/// The list that the page's build writes.
const LIST: &str = "ahead.json";

/// The files of the built page by what needs them, such as `page/table`, `game/uptown` or `words/en`.
#[derive(Debug, Default)]
pub(crate) struct Ahead(HashMap<String, Vec<String>>);

impl Ahead {
    /// Reads the list of a built page. If there is none, the page fetches everything itself.
    pub(crate) fn of(page: &[Asset]) -> Ahead {
        let list = page.iter().find(|asset| asset.path == LIST);
        Ahead(list.and_then(|list| serde_json::from_slice(list.bytes).ok()).unwrap_or_default())
    }

    /// Links to what the page at this address needs, for the end of its head.
    pub(super) fn links(&self, parts: &[&str], game: Option<&str>, language: &str) -> String {
        let page = parts.first().copied().unwrap_or_default();
        let mut wanted = vec![format!("words/{language}"), format!("page/{page}")];
        if let Some(game) = game {
            wanted.extend([format!("words/{language}/{game}"), format!("game/{game}")]);
            match page {
                "learn" => wanted.extend(["lessons", "authoring"].map(|part| format!("words/{language}/{part}"))),
                "rules" => wanted.push(format!("book/{language}/{game}")),
                _ => {}
            }
        }
        let mut files: Vec<&str> = Vec::new();
        for file in wanted.iter().filter_map(|name| self.0.get(name)).flatten() {
            if !files.contains(&file.as_str()) {
                files.push(file);
            }
        }
        let mut links = String::new();
        for file in files {
            let kind = match file.rsplit('.').next() {
                Some("css") => "rel=\"preload\" as=\"style\"",
                _ => "rel=\"modulepreload\"",
            };
            write!(links, "  <link {kind} crossorigin href=\"/{file}\" />\n  ").expect("a string grows");
        }
        links
    }
}
