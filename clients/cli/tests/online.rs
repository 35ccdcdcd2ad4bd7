//! The commands for tables online, against a real server process.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use tetrapolis_client::Client;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Command as Ask, TableId};

/// `tetrapolis serve` with a new database; the server ends when this value is dropped.
struct Served {
    child: Child,
    /// Kept open, because a server ends when nobody can read its output.
    _out: BufReader<ChildStdout>,
    url: String,
    folder: tempfile::TempDir,
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tetrapolis"));
    command.args(["--lang", "en"]).stdin(Stdio::null());
    command
}

fn run(command: &mut Command) -> (bool, String, String) {
    let output = command.output().expect("it runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

impl Served {
    fn start() -> Served {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(format!("sqlite://{}/t.db", folder.path().display()))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        out.read_line(&mut line).expect("a line");
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address").to_owned();
        Served { child, _out: out, url, folder }
    }

    fn database(&self) -> String {
        format!("sqlite://{}/t.db", self.folder.path().display())
    }

    /// A finished table of two bots, exported to a file.
    async fn record(&self) -> (TableId, String) {
        self.record_of(&json!({ "game": "point-city", "seats": 2 })).await
    }

    async fn record_of(&self, wanted: &Value) -> (TableId, String) {
        let mut host = Client::guest(&self.url, "ann").await.expect("a session");
        let table = host.open(wanted).await.expect("a table");
        for seat in [Seat(0), Seat(1)] {
            host.command(&table, Ask::Bot { seat, kind: Some("random".into()) }).await.expect("a bot");
        }
        host.command(&table, Ask::Start).await.expect("it begins");
        let mut since = 0;
        loop {
            let path = format!("/api/tables/{table}?since={since}&wait=20");
            let state = host.get(&path).await.expect("a state");
            if state["state"]["phase"] == "finished" {
                break;
            }
            since = state["state"]["version"].as_u64().unwrap_or(since);
        }
        let text = host.text(&format!("/api/tables/{table}/record")).await.expect("the file");
        (table, text)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_verified_exported_and_imported_and_a_changed_one_is_caught() {
    let served = Served::start();
    let (table, text) = served.record().await;
    let file = served.folder.path().join("table.txt");
    std::fs::write(&file, &text).expect("written");
    let (good, said, error) = run(program().arg("verify").arg(&file));
    assert!(good && said.contains("The game is over."), "{said}{error}");
    let (good, _, error) = run(program().arg("verify").arg(&file).args(["--commitment", "00ff"]));
    assert!(!good && error.contains("commitment"), "{error}");
    let (good, exported, error) =
        run(program().args(["table", "export", table.as_str(), "--database"]).arg(served.database()));
    // The host's copy contains the players' ids, everybody else's contains numbers instead; the rest is the same.
    assert!(good && exported.lines().count() == text.lines().count(), "{error}");
    let copy = served.folder.path().join("copy.txt");
    std::fs::write(&copy, &exported).expect("written");
    let (good, said, error) = run(program().arg("verify").arg(&copy));
    assert!(good && said.contains("The game is over."), "{said}{error}");
    let other = format!("sqlite://{}/other.db", served.folder.path().display());
    let (good, said, error) = run(program().args(["table", "import"]).arg(&file).args(["--database", &other]));
    assert!(good && said.contains(table.as_str()), "{error}");
    let (good, _, error) = run(program().args(["table", "import"]).arg(&file).args(["--database", &other]));
    assert!(!good && error.contains("already"), "{error}");
    std::fs::write(&file, text.replacen("energy", "ecology", 1)).expect("written");
    let (good, _, error) = run(program().arg("verify").arg(&file));
    assert!(!good && error.contains("sum"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edition_that_somebody_typed_travels_with_its_table() {
    let served = Served::start();
    let house = include_str!("../../../editions/uptown/house.toml");
    let mine = house.replacen("name = \"house\"\nhouse = true", "name = \"mine\"", 1);
    let edition = json!({ "file": "mine.toml", "text": mine });
    let (table, text) = served.record_of(&json!({ "game": "uptown", "seats": 2, "edition": edition })).await;
    let file = served.folder.path().join("table.txt");
    std::fs::write(&file, &text).expect("written");
    let (good, said, error) = run(program().arg("verify").arg(&file));
    assert!(good && said.contains("The game is over."), "{said}{error}");
    let other = format!("sqlite://{}/other.db", served.folder.path().display());
    let (good, _, error) = run(program().args(["table", "import"]).arg(&file).args(["--database", &other]));
    assert!(good, "{error}");
    let (good, exported, error) = run(program().args(["table", "export", table.as_str(), "--database"]).arg(&other));
    assert!(good && exported == text, "{error}");
}

/// A log of the first release: it names no edition, and everybody's share is in the clear.
#[test]
fn a_table_of_the_first_release_is_verified_and_its_record_replayed() {
    let logs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../online/table/tests/logs/1");
    let table = logs.join("uptown-whole.table");
    let (good, said, error) = run(program().arg("verify").arg(&table).args(["--entropy", &"1".repeat(32)]));
    assert!(good && said.contains("The game is over."), "{said}{error}");
    let (good, _, error) = run(program().arg("verify").arg(&table).args(["--entropy", &"e".repeat(32)]));
    assert!(!good && error.contains("share"), "{error}");
    let (good, _, error) = run(program().arg("verify").arg(&table).args(["--entropy", "mine"]));
    assert!(!good && error.contains("'mine'"), "{error}");
    let kept = std::fs::read_to_string(logs.join("uptown-whole.json")).expect("it is there");
    let kept: Value = serde_json::from_str(&kept).expect("JSON");
    let lines: Vec<&str> = kept["record"].as_array().expect("a record").iter().filter_map(Value::as_str).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("old.record");
    std::fs::write(&record, lines.join("\n") + "\n").expect("written");
    let (good, said, error) = run(program().arg("replay").arg(&record));
    assert!(good && !said.is_empty(), "{error}");
}

#[test]
fn load_measures_a_server() {
    let served = Served::start();
    let command = ["load", "--game", "point-city", "--tables", "4", "--seconds", "1", "--json", "--url"];
    let (good, said, error) = run(program().args(command).arg(&served.url));
    assert!(good, "{error}");
    let figures: Value = serde_json::from_str(&said).expect("JSON");
    assert!(figures["moves_per_second"].as_f64().is_some_and(|moves| moves > 1.0), "{figures}");
    assert!(figures["p99_ms"].as_f64().is_some_and(|time| time > 0.0), "{figures}");
    let (good, said, _) = run(program().args(command).args([&served.url, "--rate", "20"]));
    let figures: Value = serde_json::from_str(&said).expect("JSON");
    assert!(good && figures["moves_per_second"].as_f64().is_some_and(|moves| moves < 40.0), "{figures}");
}

#[test]
fn no_acknowledged_move_is_lost_in_fifty_kills() {
    let (good, said, error) = run(program().args(["soak", "--kills", "50", "--tables", "4"]));
    assert!(good && said.contains("50 kills"), "{said}{error}");
}

#[test]
fn every_game_can_be_soaked() {
    for game in ["cities", "uptown", "mafia-city"] {
        let (good, said, error) = run(program().args(["soak", "--kills", "3", "--tables", "2", "--game", game]));
        assert!(good && said.contains("3 kills"), "{game}: {said}{error}");
    }
}

#[test]
fn a_second_server_on_the_same_file_is_refused_in_one_line() {
    let served = Served::start();
    let second = ["serve", "--listen", "127.0.0.1:0", "--database", &served.database()];
    let (good, _, error) = run(program().args(second));
    assert!(!good && error.lines().count() == 1 && error.contains("another process is using"), "{error}");
}

#[test]
fn wrong_settings_are_refused_in_one_line() {
    for (arguments, wanted) in [
        (["--listen", "nowhere"], "nowhere"),
        (["--database", "mysql://x"], "mysql"),
        (["--stand-in", "clever"], "clever"),
        (["--public-url", "games.example.org"], "games.example.org"),
        (["--public-url", "https://games.example.org/page"], "/page"),
        (["--public-url", "ftp://games.example.org"], "ftp://"),
        (["--config", "/nonexistent.toml"], "/nonexistent.toml"),
    ] {
        let (good, _, error) = run(program().arg("serve").args(arguments));
        assert!(!good && error.lines().count() == 1 && error.contains(wanted), "{error}");
    }
}

#[test]
fn nothing_is_kept_for_no_days_by_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tetrapolis.toml");
    std::fs::write(&file, "keep-chat = 0\n").expect("written");
    let by_file = run(program().arg("serve").arg("--config").arg(&file));
    let by_variable = run(program().arg("serve").env("TETRAPOLIS_KEEP_UNFINISHED", "0"));
    for ((good, _, error), wanted) in [(by_file, "keep-chat"), (by_variable, "keep-unfinished")] {
        assert!(!good && error.lines().count() == 1 && error.contains(wanted), "{error}");
    }
}

#[test]
fn an_address_that_is_taken_says_where_to_go() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("bound").to_string();
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}/t.db", folder.path().display());
    let (good, _, error) = run(program().args(["serve", "--listen", &address, "--database", &database]));
    assert!(!good && error.lines().count() == 1, "{error}");
    assert!(error.contains(&format!("http://{address}")) && error.contains("--listen"), "{error}");
}
