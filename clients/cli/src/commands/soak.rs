//! `tetrapolis soak`

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command as Process, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use tetrapolis_catalog::GAMES;
use tetrapolis_client::{Client, ClientError};
use tetrapolis_game::{Message, Seat, below};
use tetrapolis_protocol::{Command, Commitment, Entropy, TableId, Version};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::args::Soak;
use crate::commands::known_game;
use crate::commands::load::new_table;
use crate::failure::Failure;
use crate::output::Output;

#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands errors over by value")]
fn failed(reason: impl ToString) -> Failure {
    Message::new("load-failed").with("reason", reason.to_string()).into()
}

/// A server process that is killed without warning.
struct Victim {
    child: Child,
    url: String,
    /// Kept open, for a server whose output goes nowhere ends.
    _out: BufReader<ChildStdout>,
}

impl Victim {
    fn start(listen: &str, database: &str) -> Result<Victim, Failure> {
        let program = std::env::current_exe().map_err(failed)?;
        let mut child = Process::new(program)
            .args(["--lang", "en", "serve", "--listen", listen, "--database", database])
            .args(["--requests", "100000", "--connections", "100000"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
        out.read_line(&mut line).map_err(failed)?;
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned);
        let Some(url) = url else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(failed(line));
        };
        Ok(Victim { child, url, _out: out })
    }

    fn address(&self) -> String {
        self.url.trim_start_matches("http://").to_owned()
    }
}

impl Drop for Victim {
    /// On Unix this is kill -9.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A player who remembers everything that the server has told.
struct Witness {
    client: Client,
    table: TableId,
    log: Vec<Value>,
    rng: ChaCha8Rng,
}

impl Witness {
    /// Takes in a state that goes on where the log ends.
    fn take_in(&mut self, state: &Value) -> Result<(), ClientError> {
        let from = state["from"].as_u64().unwrap_or(u64::MAX);
        if from == 0 {
            self.log.clear();
        }
        if from != self.log.len() as u64 {
            return Err(ClientError::Connection(format!("the log has a gap after {}", self.log.len())));
        }
        self.log.extend(state["log"].as_array().into_iter().flatten().cloned());
        Ok(())
    }

    /// Plays until the server is gone or the game is over; says whether it is over.
    async fn play(&mut self, moves: &AtomicU64) -> Result<bool, ClientError> {
        let since = (!self.log.is_empty()).then_some(Version(self.log.len() as u64));
        let mut socket = self.client.socket(&self.table, since).await?;
        let first = self.client.get(&format!("/api/tables/{}", self.table)).await?;
        let mut state = first["state"].clone();
        loop {
            if state["phase"] == "finished" {
                return Ok(true);
            }
            let legal = state["legal"].as_array().cloned().unwrap_or_default();
            let version = state["version"].as_u64().unwrap_or(0);
            if version == self.log.len() as u64 && !legal.is_empty() {
                let choice = &legal[below(&mut self.rng, legal.len() as u32) as usize]["notation"];
                let action = choice.as_str().unwrap_or_default().to_owned();
                let (answer, states) = socket.ask(Command::Play { version: Version(version), action }).await?;
                for heard in states {
                    self.take_in(&heard)?;
                    state = heard;
                }
                if answer.get("done").is_some() {
                    moves.fetch_add(1, Ordering::Relaxed);
                }
            } else {
                let message = socket.message().await?;
                if message.get("state").is_some() {
                    self.take_in(&message["state"])?;
                    state = message["state"].clone();
                }
            }
        }
    }

    /// Compares what was acknowledged before the kill with what is there after it.
    async fn compare(&self, number: usize) -> Result<(), Failure> {
        let state = self.client.get(&format!("/api/tables/{}", self.table)).await.map_err(failed)?;
        let there = state["state"]["log"].as_array().cloned().unwrap_or_default();
        if there.len() < self.log.len() {
            let lost = Message::new("soak-lost").with("client", number + 1).with("version", self.log.len());
            return Err(lost.with("found", there.len()).into());
        }
        for (n, (told, found)) in self.log.iter().zip(&there).enumerate() {
            if told != found {
                let differs = Message::new("soak-differs").with("client", number + 1);
                return Err(differs.with("version", n + 1).into());
            }
        }
        Ok(())
    }
}

/// How many people play a game that is soaked: as few as it takes, but not one alone.
fn seats_of(game: &str) -> u8 {
    let least = GAMES.iter().find(|entry| entry.name == game).map_or(2, |entry| *entry.seats.start());
    least.max(2)
}

/// People at a new table.
async fn party(url: &str, game: &str, seed: u64) -> Result<Vec<Witness>, ClientError> {
    let mut witnesses = Vec::new();
    let mut host = Client::guest(url, "soak 1").await?;
    let seats = seats_of(game);
    let table = host.open(&new_table(game, seats.into())).await?;
    for seat in Seat::all(seats) {
        let mut client =
            if seat == Seat(0) { host.clone() } else { Client::guest(url, &format!("soak {seat}")).await? };
        let entropy = Entropy::new(format!("{seed:032x}")).expect("hexadecimal");
        client.command(&table, Command::Sit { seat, share: Commitment::to(&entropy) }).await?;
        let rng = ChaCha8Rng::seed_from_u64(seed << 3 | u64::from(seat.0));
        witnesses.push(Witness { client, table: table.clone(), log: Vec::new(), rng });
    }
    host.command(&table, Command::Start).await?;
    for witness in &mut witnesses {
        let entropy = Entropy::new(format!("{seed:032x}")).expect("hexadecimal");
        witness.client.command(&table, Command::Reveal { entropy }).await?;
    }
    Ok(witnesses)
}

/// Kills a server under load and starts it again, many times.
pub fn soak(args: &Soak, output: &mut Output<'_>) -> Result<(), Failure> {
    let game = args.game.as_deref().unwrap_or(GAMES[0].name);
    known_game(game)?;
    let kills = args.kills.unwrap_or(50);
    let folder = std::env::temp_dir().join(format!("tetrapolis-soak-{}", std::process::id()));
    let database = args.database.clone().unwrap_or_else(|| format!("sqlite://{}/soak.db", folder.display()));
    std::fs::create_dir_all(&folder).map_err(failed)?;
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    let result = runtime.block_on(run(kills, args.tables.unwrap_or(8), game, &database, output));
    // What remains is left over from a test, and harms nobody.
    let _ = std::fs::remove_dir_all(&folder);
    result
}

async fn run(kills: u32, tables: u32, game: &str, database: &str, output: &mut Output<'_>) -> Result<(), Failure> {
    let mut victim = Victim::start("127.0.0.1:0", database)?;
    let listen = victim.address();
    let mut witnesses: Vec<Witness> = Vec::new();
    for seed in 0..tables {
        witnesses.extend(party(&victim.url, game, seed.into()).await.map_err(failed)?);
    }
    let moves = Arc::new(AtomicU64::new(0));
    let mut rng = ChaCha8Rng::seed_from_u64(kills.into());
    let mut total = 0;
    for kill in 1..=kills {
        let (stop, stopped) = watch::channel(false);
        let mut work = JoinSet::new();
        for (number, mut witness) in witnesses.drain(..).enumerate() {
            let (moves, mut stopped) = (Arc::clone(&moves), stopped.clone());
            work.spawn(async move {
                let over = tokio::select! {
                    over = witness.play(&moves) => over.unwrap_or(false),
                    _ = stopped.changed() => false,
                };
                (number, witness, over)
            });
        }
        let wanted = total + u64::from(tables);
        let late = tokio::time::Instant::now() + Duration::from_secs(20);
        while moves.load(Ordering::Relaxed) < wanted && tokio::time::Instant::now() < late {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(below(&mut rng, 60).into())).await;
        drop(victim);
        let grace = tokio::time::sleep(Duration::from_secs(5));
        tokio::pin!(grace);
        let mut ended = Vec::new();
        while !work.is_empty() {
            tokio::select! {
                Some(done) = work.join_next() => ended.push(done.map_err(failed)?),
                () = &mut grace => { let _ = stop.send(true); }
            }
        }
        ended.sort_by_key(|(number, _, _)| *number);
        victim = Victim::start(&listen, database)?;
        for (number, witness, _) in &ended {
            witness.compare(*number).await?;
        }
        total = moves.load(Ordering::Relaxed);
        let said = Message::new("soak-cycle").with("kill", kill).with("kills", kills);
        output.say(&said.with("moves", total.to_string()))?;
        for party_ended in ended.chunks_exact_mut(usize::from(seats_of(game))) {
            if party_ended.iter().any(|(_, _, over)| *over) {
                let fresh =
                    party(&victim.url, game, u64::from(kill) << 16 | party_ended[0].0 as u64).await.map_err(failed)?;
                for (old, new) in party_ended.iter_mut().zip(fresh) {
                    old.1 = new;
                }
            }
        }
        witnesses = ended.into_iter().map(|(_, witness, _)| witness).collect();
    }
    Ok(output.say(&Message::new("soak-good").with("kills", kills).with("moves", total.to_string()))?)
}
