//! What the preview of a link shows, in the reader's language. Of a table it shows what a stranger may see.

mod common;

use std::sync::Arc;

use common::{PAGE, Server, begun_as, config, drain, new_table, play_one, raw, sit};
use serde_json::json;
use tetrapolis_client::Client;
use tetrapolis_game::{Message, Seat};
use tetrapolis_protocol::Command;
use tetrapolis_server::Config;
use tokio::io::AsyncReadExt;

/// A server that shows the keys of messages instead of words, marked if they are Czech.
async fn server() -> Server {
    let say = |message: &Message, language: Option<&str>| match (message.key, language) {
        ("preview-language", Some("cs")) => "cs".to_owned(),
        ("preview-language", _) => "en".to_owned(),
        (_, Some("cs")) => format!("česky {message}"),
        (_, _) => message.to_string(),
    };
    Server::start_with(Config { page: PAGE, say: Arc::new(say), ..config() }).await
}

/// The page that a stranger gets.
async fn page(server: &Server, path: &str) -> String {
    Client::new(&server.url).expect("an address").text(path).await.expect("a page")
}

fn property<'a>(page: &'a str, name: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("\"{name}\" content=\"")).unwrap_or_else(|| panic!("{name} in {page}"));
    rest.split_once('"').expect("an end").0
}

/// The same page for somebody who sends these headers.
async fn page_with(server: &Server, path: &str, headers: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\n{headers}connection: close\r\n\r\n");
    let mut answer = String::new();
    raw(server, &request).await.read_to_string(&mut answer).await.expect("an answer");
    answer
}

#[tokio::test]
async fn every_page_says_what_it_is() {
    let server = server().await;
    for (path, title, picture) in [
        ("/", "preview-home", "home"),
        ("/rules/cities", "preview-rules game=Cities", "cities"),
        ("/learn", "preview-learn", "home"),
        ("/learn/mafia-city/2", "preview-lesson game=Mafia City", "mafia-city"),
        ("/tables", "preview-tables", "home"),
        // An unknown address gets the preview of the home page.
        ("/rules/chess", "preview-home", "home"),
        ("/table/no-such-table", "preview-home", "home"),
        ("/table/%22%3E%3Cscript", "preview-home", "home"),
    ] {
        let page = page(&server, path).await;
        assert_eq!(property(&page, "og:title"), title, "{path}");
        assert!(page.contains(&format!("<title>preview-title title={title}</title>")), "{path}: {page}");
        assert_eq!(property(&page, "og:image"), format!("{}/previews/{picture}.png", server.url));
        assert_eq!(property(&page, "og:description"), property(&page, "description"));
        assert!(!page.contains("<script"), "{page}");
    }
    server.stop().await;
}

#[tokio::test]
async fn it_is_said_in_the_first_language_that_the_server_speaks() {
    let server = server().await;
    for (wanted, lang) in
        [("cs", "cs"), ("de-DE,cs-CZ;q=0.8", "cs"), ("cs;q=0.3,en", "en"), ("cs;q=0", "en"), ("de", "en")]
    {
        let page = page_with(&server, "/", &format!("host: h\r\naccept-language: {wanted}\r\n")).await;
        assert!(page.contains(&format!("<html lang=\"{lang}\"")), "{wanted}: {page}");
        assert_eq!(property(&page, "description").starts_with("česky"), lang == "cs", "{wanted}");
        assert!(page.to_lowercase().contains("vary: accept-language"), "{page}");
        // The words are preloaded, before the first script asks for them.
        assert!(page.contains(&format!("\"modulepreload\" crossorigin href=\"/assets/words-{lang}-0.js\"")), "{page}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_a_page_needs_next_is_named_in_it_once() {
    let server = server().await;
    let page = page(&server, "/rules/cities").await;
    let head = page.split_once("</head>").expect("a head").0;
    let links = head.lines().filter(|line| line.contains("rel=\"modulepreload\"") || line.contains("rel=\"preload\""));
    let files: Vec<_> = links.filter_map(|line| line.split('"').find(|part| part.starts_with("/assets/"))).collect();
    let names =
        ["words-en-0.js", "rules-0.js", "shared-0.js", "rules-0.css", "cities-en-0.js", "board-0.js", "book-0.js"];
    assert_eq!(files, names.map(|name| format!("/assets/{name}")), "{head}");
    assert!(head.contains("<link rel=\"preload\" as=\"style\" crossorigin href=\"/assets/rules-0.css\" />"), "{head}");
    server.stop().await;
}

#[tokio::test]
async fn a_link_to_a_moment_of_a_replay_leads_there() {
    let server = server().await;
    let (table, _) = begun_as(&server, &new_table("uptown", 2), 2).await;
    for (asked, shared) in [
        (format!("/replay/{table}?at=3"), format!("/replay/{table}?at=3")),
        (format!("/replay/{table}?at=x&secret"), format!("/replay/{table}")),
        (format!("/table/{table}?at=3"), format!("/table/{table}")),
    ] {
        let page = page(&server, &asked).await;
        assert_eq!(property(&page, "og:url"), format!("{}{shared}", server.url));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_strange_host_writes_nothing_into_the_page() {
    let server = server().await;
    for (host, image) in
        [("games.example:8080", "http://games.example:8080/previews/home.png"), ("\"><script>", "/previews/home.png")]
    {
        let page = page_with(&server, "/", &format!("host: {host}\r\n")).await;
        if page.starts_with("HTTP/1.1 200") {
            assert_eq!(property(&page, "og:image"), image);
        }
        assert!(!page.contains("<script"), "{page}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_private_table_shows_what_a_stranger_with_the_link_sees() {
    let server = server().await;
    let mut host = server.guest("O'Hara").await;
    let new = json!({ "game": "point-city", "seats": 3, "public": false, "answers": 0 });
    let gathering = host.open(&new).await.expect("a table");
    host.command(&gathering, sit(Seat(0))).await.expect("a seat");
    host.command(&gathering, Command::Bot { seat: Seat(1), kind: Some("random".into()) }).await.expect("a bot");
    let page_of_gathering = page(&server, &format!("/table/{gathering}")).await;
    assert_eq!(property(&page_of_gathering, "og:title"), "preview-table game=Point City");
    assert_eq!(
        property(&page_of_gathering, "description"),
        "preview-gathering free=1 preview-players players=O&#39;Hara, preview-bot"
    );

    let (table, mut players) =
        begun_as(&server, &json!({ "game": "point-city", "seats": 2, "public": false }), 2).await;
    for _ in 0..3 {
        assert!(play_one(&mut players, |_| 0).await);
        for player in &mut players {
            drain(player).await;
        }
    }
    let running = page(&server, &format!("/table/{table}")).await;
    let description = property(&running, "description");
    assert!(description.starts_with("preview-playing round=1 scores=preview-score player="), "{description}");
    assert!(description.contains("player=host score="), "{description}");
    server.stop().await;
}

#[tokio::test]
async fn a_closed_table_shows_nothing() {
    let server = server().await;
    let closed = json!({ "game": "mafia-city", "seats": 3, "public": true, "spectators": false, "answers": 0 });
    let (table, players) = begun_as(&server, &closed, 3).await;
    // Not even to people who may look at the table, because others see the preview too.
    assert!(players[0].client.text(&format!("/api/tables/{table}")).await.is_ok());
    for page in [page(&server, &format!("/table/{table}")).await, page(&server, &format!("/replay/{table}")).await] {
        assert_eq!(property(&page, "og:title"), "preview-home");
        assert!(!page.contains("mafia-city") && !page.contains("host"), "{page}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_finished_game_shows_its_result_with_the_winner_first() {
    let server = server().await;
    let (table, mut players) = begun_as(&server, &new_table("uptown", 2), 2).await;
    let mut steps = 0;
    loop {
        for player in &mut players {
            common::drain(player).await;
        }
        if players[0].is_over() {
            break;
        }
        steps += 1;
        assert!(play_one(&mut players, |count| steps % count).await);
    }
    let page = page(&server, &format!("/replay/{table}")).await;
    assert_eq!(property(&page, "og:title"), "preview-replay game=UpTown");
    let outcome = players[0].state["outcome"].as_array().expect("an outcome").clone();
    let mut by_place: Vec<_> = outcome.iter().zip(["host", "guest 2"]).collect();
    by_place.sort_by_key(|(standing, _)| standing["place"].as_u64());
    let scores: Vec<String> = by_place
        .iter()
        .map(|(standing, name)| format!("preview-score player={name} score={}", standing["score"]))
        .collect();
    assert_eq!(property(&page, "description"), format!("preview-over scores={}", scores.join(", ")));
    server.stop().await;
}
