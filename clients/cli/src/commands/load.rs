//! `tetrapolis load`

use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tetrapolis_catalog::entry;
use tetrapolis_client::{Client, ClientError, Socket};
use tetrapolis_game::{Message, Seat, below};
use tetrapolis_protocol::{Command, Commitment, Entropy, TableId, Version};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::args::Load;
use crate::commands::known_game;
use crate::failure::Failure;
use crate::output::Output;

/// What a player needs to know of a state.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    state: Option<Light<'a>>,
}

#[derive(Deserialize)]
struct Light<'a> {
    version: u64,
    phase: &'a str,
    #[serde(borrow)]
    legal: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    notation: Cow<'a, str>,
}

/// What all players share.
struct Field {
    end: Instant,
    start: Instant,
    pace: Option<Semaphore>,
    moves: AtomicU64,
    times: Mutex<Vec<u32>>,
}

impl Field {
    fn is_over(&self) -> bool {
        Instant::now() >= self.end
    }

    /// Waits for the turn to send, if the moves are paced.
    async fn turn(&self) {
        if let Some(pace) = &self.pace {
            pace.acquire().await.expect("it is never closed").forget();
        }
    }
}

/// The figures.
#[derive(Serialize)]
struct Figures {
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    tables: u32,
    seconds: u32,
}

fn failed(error: &impl ToString) -> Failure {
    Message::new("load-failed").with("reason", error.to_string()).into()
}

/// Plays random legal moves over real sockets, and measures.
pub fn load(args: &Load, output: &mut Output<'_>) -> Result<(), Failure> {
    known_game(&args.game)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    let figures = runtime.block_on(run(args)).map_err(|error| failed(&error))?;
    if args.json {
        return Ok(output.line(&serde_json::to_string(&figures).expect("plain data"))?);
    }
    let result = Message::new("load-result")
        .with("moves", format!("{:.0}", figures.moves_per_second))
        .with("tables", figures.tables)
        .with("seconds", figures.seconds)
        .with("p50", format!("{:.2}", figures.p50_ms))
        .with("p99", format!("{:.2}", figures.p99_ms));
    Ok(output.say(&result)?)
}

async fn run(args: &Load) -> Result<Figures, ClientError> {
    let seats = args.seats.unwrap_or(2);
    let mut parties = Vec::new();
    for _ in 0..args.tables {
        let mut clients = Vec::new();
        for seat in 0..seats {
            let mut client = Client::new(&args.url)?.patient();
            client.sign_in(&format!("load {}", seat + 1)).await?;
            clients.push(client);
        }
        parties.push(clients);
    }
    let start = Instant::now();
    let field = Arc::new(Field {
        start,
        end: start + Duration::from_secs(args.seconds.into()),
        pace: args.rate.map(|_| Semaphore::new(0)),
        moves: AtomicU64::new(0),
        times: Mutex::default(),
    });
    let mut work = JoinSet::new();
    if let Some(rate) = args.rate {
        let field = Arc::clone(&field);
        work.spawn(async move {
            let mut tick = tokio::time::interval(Duration::from_secs(1) / rate);
            while !field.is_over() {
                tick.tick().await;
                if let Some(pace) = &field.pace {
                    pace.add_permits(1);
                }
            }
            // Those who still wait may go on.
            if let Some(pace) = &field.pace {
                pace.add_permits(1 << 20);
            }
            Ok(())
        });
    }
    for (n, clients) in parties.into_iter().enumerate() {
        let (field, game) = (Arc::clone(&field), args.game.clone());
        work.spawn(async move {
            while !field.is_over() {
                play_table(&field, &clients, &game, n as u64).await?;
            }
            Ok::<(), ClientError>(())
        });
    }
    while let Some(done) = work.join_next().await {
        done.map_err(|error| ClientError::Connection(error.to_string()))??;
    }
    let mut times = std::mem::take(&mut *field.times.lock().expect("no panic holds it"));
    times.sort_unstable();
    let part = |share: f64| {
        let at = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(at).map_or(0.0, |time| f64::from(*time) / 1_000.0)
    };
    Ok(Figures {
        moves_per_second: field.moves.load(Ordering::Relaxed) as f64 / f64::from(args.seconds),
        p50_ms: part(0.5),
        p99_ms: part(0.99),
        tables: args.tables,
        seconds: args.seconds,
    })
}

/// A table where nobody waits for a question to close.
pub(super) fn new_table(game: &str, seats: usize) -> Value {
    let mut new = json!({ "game": game, "seats": seats });
    if entry(game).is_some_and(|entry| entry.secrets) {
        new["answers"] = json!(0);
    }
    new
}

/// One game at one table, or as much of it as fits in the time.
async fn play_table(field: &Arc<Field>, clients: &[Client], game: &str, seed: u64) -> Result<(), ClientError> {
    let mut host = clients[0].clone();
    let table = host.open(&new_table(game, clients.len())).await?;
    let sent = Arc::new(AtomicU64::new(0));
    let entropy = Entropy::new(format!("{seed:032x}")).expect("hexadecimal");
    for (seat, client) in (0..).map(Seat).zip(clients) {
        client.clone().command(&table, Command::Sit { seat, share: Commitment::to(&entropy) }).await?;
    }
    let mut players = JoinSet::new();
    for (seat, client) in clients.iter().enumerate() {
        let (field, client, table, sent) = (Arc::clone(field), client.clone(), table.clone(), Arc::clone(&sent));
        players.spawn(async move { play_seat(&field, &client, &table, &sent, seed << 8 | seat as u64).await });
    }
    host.command(&table, Command::Start).await?;
    for client in clients {
        client.clone().command(&table, Command::Reveal { entropy: entropy.clone() }).await?;
    }
    while let Some(done) = players.join_next().await {
        done.map_err(|error| ClientError::Connection(error.to_string()))??;
    }
    Ok(())
}

/// One player: plays whenever there is something to play.
async fn play_seat(
    field: &Field,
    client: &Client,
    table: &TableId,
    sent: &AtomicU64,
    seed: u64,
) -> Result<(), ClientError> {
    let mut socket: Socket = client.socket_for_changes(table).await?;
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ rng_salt());
    let mut times = Vec::new();
    let mut waits = false;
    // Messages that were under way before somebody came to the table say nothing about how long a move takes.
    let mut is_here = false;
    while !field.is_over() {
        let left = field.end.saturating_duration_since(Instant::now()) + Duration::from_millis(50);
        let Ok(text) = tokio::time::timeout(left, socket.text()).await else { break };
        let text = text?;
        let Ok(Heard { state: Some(state) }) = serde_json::from_str::<Heard<'_>>(&text) else { continue };
        let now = field.start.elapsed().as_micros() as u64;
        if waits {
            // Our own move has come back.
            field.moves.fetch_add(1, Ordering::Relaxed);
            waits = false;
        } else if is_here && let Some(time) = Some(sent.swap(0, Ordering::Relaxed)).filter(|sent| *sent > 0) {
            times.push(now.saturating_sub(time) as u32);
        }
        is_here = true;
        if state.phase == "finished" {
            break;
        }
        if !state.legal.is_empty() {
            let action = state.legal[below(&mut rng, state.legal.len() as u32) as usize].notation.to_string();
            field.turn().await;
            sent.store(field.start.elapsed().as_micros() as u64, Ordering::Relaxed);
            socket.send(Command::Play { version: Version(state.version), action }).await?;
            waits = true;
        }
    }
    field.times.lock().expect("no panic holds it").append(&mut times);
    Ok(())
}

/// Different games each time.
fn rng_salt() -> u64 {
    let mut bytes = [0; 8];
    // Without random numbers from the system the games are the same each time, which does no harm here.
    let _ = getrandom::fill(&mut bytes);
    ChaCha8Rng::seed_from_u64(u64::from_le_bytes(bytes)).next_u64()
}
