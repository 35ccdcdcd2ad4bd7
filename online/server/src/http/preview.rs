//! What the page says about itself before any script runs: its title, its description and its picture, for search
//! engines and for chats where a link is posted.

use std::fmt::Write as _;
use std::net::IpAddr;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};
use tetrapolis_catalog::entry;
use tetrapolis_game::Message;
use tetrapolis_protocol::{Holder, TableId, TablePhase};
use tetrapolis_table::Glimpse;

use crate::limit::network;
use crate::node::Node;

/// The words of the built page that the server replaces.
const TITLE: &str = "<title>Tetrapolis</title>";
const LANGUAGE: &str = "<html lang=\"en\"";
const END: &str = "</head>";
/// The size of the pictures.
const SIZE: [u32; 2] = [1200, 630];

/// What a page is about.
struct Preview {
    title: Message,
    description: String,
    /// The name of the game whose poster is shown; that of all games if there is none.
    game: Option<&'static str>,
}

/// The page with the words for this address, in the caller's language.
pub(super) async fn introduced(node: &Node, page: &str, uri: &Uri, headers: &HeaderMap, caller: IpAddr) -> String {
    let language = language(node, headers);
    let say = |message: &Message| (node.shared.config.say)(message, language.as_deref());
    let parts: Vec<&str> = uri.path().split('/').filter(|part| !part.is_empty()).collect();
    let glimpse = match parts.as_slice() {
        ["table" | "replay" | "review", id] => match TableId::new(*id) {
            Some(id) => node.glimpse(&id, network(caller)).await,
            None => None,
        },
        _ => None,
    };
    let preview = of(&parts, glimpse.as_deref(), &say);
    let origin = origin(node, headers).unwrap_or_default();
    let head = head(&preview, &say, &origin, &format!("{origin}{}", shared(uri, &parts)));
    let language = say(&Message::new("preview-language"));
    let ahead = node.shared.ahead.links(&parts, preview.game, &language);
    let language = format!("<html lang=\"{}\"", escaped(&language));
    page.replacen(LANGUAGE, &language, 1).replacen(TITLE, &head, 1).replacen(END, &format!("{ahead}{END}"), 1)
}

/// The address under which a page is passed on: a replay at its moment, and nothing else of what was asked.
fn shared(uri: &Uri, parts: &[&str]) -> String {
    let moment = uri.query().and_then(|query| query.strip_prefix("at=")).and_then(|at| at.parse::<u64>().ok());
    match (parts, moment) {
        (["replay", _], Some(moment)) => format!("{}?at={moment}", uri.path()),
        _ => uri.path().to_owned(),
    }
}

/// The first language of the caller that the server speaks, as a tag of two letters.
fn language(node: &Node, headers: &HeaderMap) -> Option<String> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut wanted: Vec<(&str, f32)> = accepted
        .split(',')
        .map(|one| {
            let (tag, weight) = one.split_once(';').unwrap_or((one, ""));
            (tag.trim(), weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok()).unwrap_or(1.0))
        })
        .filter(|(_, weight)| *weight > 0.0)
        .collect();
    wanted.sort_by(|one, other| other.1.total_cmp(&one.1));
    wanted.into_iter().map(|(tag, _)| tag.split('-').next().unwrap_or(tag).to_lowercase()).find(|tag| {
        let spoken = (node.shared.config.say)(&Message::new("preview-language"), Some(tag));
        spoken == *tag
    })
}

/// The address of the server as the caller knows it. Chats want the whole address of a picture.
fn origin(node: &Node, headers: &HeaderMap) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host: Authority = text("host")?.parse().ok()?;
    let config = &node.shared.config;
    let secure = config.secure || (config.behind_proxy && text("x-forwarded-proto") == Some("https"));
    Some(format!("{}://{host}", if secure { "https" } else { "http" }))
}

fn of(parts: &[&str], glimpse: Option<&Glimpse>, say: &dyn Fn(&Message) -> String) -> Preview {
    let plain = |title, description, game| Preview { title, description: say(&description), game };
    let game = |name: &str| entry(name).map(|entry| (entry.name, entry.title));
    match (parts, glimpse) {
        ([kind, _], Some(glimpse)) => {
            let Some((name, title)) = game(&glimpse.game) else { return home(say) };
            let title = match *kind {
                "replay" => Message::new("preview-replay").with("game", title),
                "review" => Message::new("preview-review").with("game", title),
                _ => Message::new("preview-table").with("game", title),
            };
            Preview { title, description: table(glimpse, say), game: Some(name) }
        }
        (["rules"], _) => of(&["rules", "point-city"], None, say),
        (["rules", name], _) => match game(name) {
            Some((name, title)) => plain(
                Message::new("preview-rules").with("game", title),
                Message::new("preview-rules-is").with("game", title),
                Some(name),
            ),
            None => home(say),
        },
        (["learn", name, _], _) => match game(name) {
            Some((name, title)) => plain(
                Message::new("preview-lesson").with("game", title),
                Message::new("preview-lesson-is").with("game", title),
                Some(name),
            ),
            None => home(say),
        },
        (["learn", ..], _) => plain(Message::new("preview-learn"), Message::new("preview-learn-is"), None),
        (["tables"], _) => plain(Message::new("preview-tables"), Message::new("preview-tables-are"), None),
        _ => home(say),
    }
}

/// The home page, and every page without a preview.
fn home(say: &dyn Fn(&Message) -> String) -> Preview {
    let description = say(&Message::new("preview-home-is"));
    Preview { title: Message::new("preview-home"), description, game: None }
}

/// A table in a sentence or two.
fn table(glimpse: &Glimpse, say: &dyn Fn(&Message) -> String) -> String {
    let name = |holder: &Holder| match holder {
        Holder::Person { name, .. } => name.clone(),
        Holder::Bot { .. } | Holder::Nobody => say(&Message::new("preview-bot")),
    };
    let is_taken = |holder: &&Holder| !matches!(holder, Holder::Nobody);
    let mut parties: Vec<_> = glimpse.standings.iter().enumerate().collect();
    parties.sort_by_key(|(_, standing)| standing.place);
    let score = |(party, standing): &(usize, &tetrapolis_game::Standing)| {
        let name = glimpse.seats.get(*party).map_or_else(|| say(&Message::new("party-rival")), name);
        say(&Message::new("preview-score").with("player", name).with("score", i64::from(standing.score)))
    };
    let scores = parties.iter().map(score).collect::<Vec<_>>().join(", ");
    match (glimpse.phase, glimpse.round) {
        (TablePhase::Gathering | TablePhase::Dealing, _) => {
            let names: Vec<String> = glimpse.seats.iter().filter(is_taken).map(name).collect();
            let free = (glimpse.seats.len() - names.len()) as i64;
            let waiting = say(&Message::new("preview-gathering").with("free", free));
            if names.is_empty() {
                return waiting;
            }
            let players = say(&Message::new("preview-players").with("players", names.join(", ")));
            format!("{waiting} {players}")
        }
        (TablePhase::Running | TablePhase::Paused, Some(round)) if !scores.is_empty() => {
            say(&Message::new("preview-playing").with("round", round).with("scores", scores))
        }
        (TablePhase::Finished, _) if !scores.is_empty() => say(&Message::new("preview-over").with("scores", scores)),
        _ => say(&Message::new("preview-home-is")),
    }
}

/// What replaces the title in the page.
fn head(preview: &Preview, say: &dyn Fn(&Message) -> String, origin: &str, address: &str) -> String {
    let title = say(&preview.title);
    let whole = say(&Message::new("preview-title").with("title", title.as_str()));
    let picture = preview.game.unwrap_or("home");
    let [width, height] = SIZE.map(|length| length.to_string());
    let is = |property: &str, content: &str| {
        let kind = if property.starts_with("og:") { "property" } else { "name" };
        format!("\n    <meta {kind}=\"{property}\" content=\"{}\" />", escaped(content))
    };
    let mut head = format!("<title>{}</title>", escaped(&whole));
    for (property, content) in [
        ("description", preview.description.as_str()),
        ("og:type", "website"),
        ("og:site_name", "Tetrapolis"),
        ("og:title", &title),
        ("og:description", &preview.description),
        ("og:url", address),
        ("og:image", &format!("{origin}/previews/{picture}.png")),
        ("og:image:type", "image/png"),
        ("og:image:width", &width),
        ("og:image:height", &height),
        ("og:image:alt", &say(&Message::new("preview-picture"))),
        ("twitter:card", "summary_large_image"),
    ] {
        write!(head, "{}", is(property, content)).expect("a string grows");
    }
    head
}

/// Text that is safe in HTML, even inside quotes.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_said_becomes_part_of_the_page() {
        let preview =
            Preview { title: Message::new("title"), description: "\"><script>x</script> & '".into(), game: None };
        let head = head(&preview, &|message| message.to_string(), "http://h", "http://h/x\"<");
        assert!(head.contains("&quot;&gt;&lt;script&gt;x&lt;/script&gt; &amp; &#39;"), "{head}");
        assert!(!head.contains("<script") && !head.contains("x\"<"), "{head}");
    }
}
