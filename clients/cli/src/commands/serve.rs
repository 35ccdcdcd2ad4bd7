//! `tetrapolis serve`

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use tetrapolis_game::Message;
use tetrapolis_search::BotKind;
use tetrapolis_server::{Config, Limits, Mail, Node, NoticeConfig};
use tetrapolis_store::{Hearing, Retention, StoreError, open_hearing};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

use crate::args::Serve;
use crate::failure::Failure;
use crate::files::read_text;
use crate::output::Output;
use crate::page::PAGE;
use crate::words::Words;

/// What a file or the environment can set; the names are those of the flags.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
struct Settings {
    listen: Option<String>,
    database: Option<String>,
    origin: Option<Vec<String>>,
    public_url: Option<String>,
    secure: Option<bool>,
    behind_proxy: Option<bool>,
    grace: Option<u64>,
    stand_in: Option<String>,
    requests: Option<u32>,
    messages: Option<u32>,
    connections: Option<u32>,
    all_connections: Option<u32>,
    tables: Option<u32>,
    keep_unfinished: Option<u32>,
    keep_finished: Option<u32>,
    keep_chat: Option<u32>,
    logins: Option<u32>,
    poll: Option<u32>,
    contact: Option<String>,
    push_host: Option<Vec<String>>,
    smtp: Option<String>,
    mail_from: Option<String>,
    no_webhooks: Option<bool>,
    send_anywhere: Option<bool>,
}

/// The database that is used if none is named.
pub const DATABASE: &str = "sqlite://tetrapolis.db";

#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands errors over by value")]
fn failed(reason: impl ToString) -> Failure {
    Message::new("serve-failed").with("reason", reason.to_string()).into()
}

/// Why a database cannot be used.
pub fn store_failed(error: &StoreError) -> Failure {
    match error {
        StoreError::InUse(file) => Message::new("serve-in-use").with("file", file.as_str()).into(),
        error => failed(error),
    }
}

fn of_file(path: &Path) -> Result<Settings, Failure> {
    let name = path.display().to_string();
    toml::from_str(&read_text(path)?).map_err(|error| {
        Message::new("serve-config").with("file", name).with("reason", error.message().to_owned()).into()
    })
}

fn variable(name: &str) -> Option<String> {
    std::env::var(format!("TETRAPOLIS_{name}")).ok().filter(|value| !value.is_empty())
}

fn number<N: std::str::FromStr>(name: &str) -> Result<Option<N>, Failure> {
    let wrong = |value: String| {
        let name = format!("TETRAPOLIS_{name}");
        Failure::from(Message::new("serve-number").with("name", name).with("value", value))
    };
    variable(name).map(|value| value.parse().map_err(|_| wrong(value))).transpose()
}

/// A switch that is misread could leave a server open, so anything other than yes or no is refused.
fn switch(name: &str) -> Result<Option<bool>, Failure> {
    let read = |value: String| match value.to_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Ok(true),
        "0" | "false" | "no" | "off" => Ok(false),
        _ => {
            let name = format!("TETRAPOLIS_{name}");
            Err(Failure::from(Message::new("serve-switch").with("name", name).with("value", value)))
        }
    };
    variable(name).map(read).transpose()
}

fn listed(values: &str) -> Vec<String> {
    values.split(',').map(|value| value.trim().to_owned()).collect()
}

fn of_environment() -> Result<Settings, Failure> {
    Ok(Settings {
        listen: variable("LISTEN"),
        database: variable("DATABASE"),
        origin: variable("ORIGIN").map(|origins| listed(&origins)),
        public_url: variable("PUBLIC_URL"),
        secure: switch("SECURE")?,
        behind_proxy: switch("BEHIND_PROXY")?,
        grace: number("GRACE")?,
        stand_in: variable("STAND_IN"),
        requests: number("REQUESTS")?,
        messages: number("MESSAGES")?,
        connections: number("CONNECTIONS")?,
        all_connections: number("ALL_CONNECTIONS")?,
        tables: number("TABLES")?,
        keep_unfinished: number("KEEP_UNFINISHED")?,
        keep_finished: number("KEEP_FINISHED")?,
        keep_chat: number("KEEP_CHAT")?,
        logins: number("LOGINS")?,
        poll: number("POLL")?,
        contact: variable("CONTACT"),
        push_host: variable("PUSH_HOST").map(|hosts| listed(&hosts)),
        smtp: variable("SMTP"),
        mail_from: variable("MAIL_FROM"),
        no_webhooks: switch("NO_WEBHOOKS")?,
        send_anywhere: switch("SEND_ANYWHERE")?,
    })
}

/// A flag overrides a variable, and a variable overrides the file.
fn settings(args: &Serve) -> Result<Settings, Failure> {
    let file = args.config.as_deref().map(of_file).transpose()?.unwrap_or_default();
    let environment = of_environment()?;
    let settings = Settings {
        listen: args.listen.clone().or(environment.listen).or(file.listen),
        database: args.database.clone().or(environment.database).or(file.database),
        origin: (!args.origin.is_empty()).then(|| args.origin.clone()).or(environment.origin).or(file.origin),
        public_url: args.public_url.clone().or(environment.public_url).or(file.public_url),
        secure: args.secure.then_some(true).or(environment.secure).or(file.secure),
        behind_proxy: args.behind_proxy.then_some(true).or(environment.behind_proxy).or(file.behind_proxy),
        grace: args.grace.or(environment.grace).or(file.grace),
        stand_in: args.stand_in.clone().or(environment.stand_in).or(file.stand_in),
        requests: args.requests.or(environment.requests).or(file.requests),
        messages: args.messages.or(environment.messages).or(file.messages),
        connections: args.connections.or(environment.connections).or(file.connections),
        all_connections: args.all_connections.or(environment.all_connections).or(file.all_connections),
        tables: args.tables.or(environment.tables).or(file.tables),
        keep_unfinished: args.keep_unfinished.or(environment.keep_unfinished).or(file.keep_unfinished),
        keep_finished: args.keep_finished.or(environment.keep_finished).or(file.keep_finished),
        keep_chat: args.keep_chat.or(environment.keep_chat).or(file.keep_chat),
        logins: args.logins.or(environment.logins).or(file.logins),
        poll: args.poll.or(environment.poll).or(file.poll),
        contact: args.sending.contact.clone().or(environment.contact).or(file.contact),
        push_host: (!args.sending.push_host.is_empty())
            .then(|| args.sending.push_host.clone())
            .or(environment.push_host)
            .or(file.push_host),
        smtp: args.sending.smtp.clone().or(environment.smtp).or(file.smtp),
        mail_from: args.sending.mail_from.clone().or(environment.mail_from).or(file.mail_from),
        no_webhooks: args.sending.no_webhooks.then_some(true).or(environment.no_webhooks).or(file.no_webhooks),
        send_anywhere: args.sending.send_anywhere.then_some(true).or(environment.send_anywhere).or(file.send_anywhere),
    };
    match zero(&settings) {
        Some(name) => Err(Message::new("serve-zero").with("name", name).into()),
        None => Ok(settings),
    }
}

/// The first number that is 0. Somebody might mean "no limit" or "forever", and get the opposite.
fn zero(settings: &Settings) -> Option<&'static str> {
    let numbers = [
        ("requests", settings.requests),
        ("messages", settings.messages),
        ("connections", settings.connections),
        ("all-connections", settings.all_connections),
        ("tables", settings.tables),
        ("logins", settings.logins),
        ("poll", settings.poll),
        ("keep-unfinished", settings.keep_unfinished),
        ("keep-finished", settings.keep_finished),
        ("keep-chat", settings.keep_chat),
    ];
    numbers.into_iter().find(|(_, number)| *number == Some(0)).map(|(name, _)| name)
}

/// The address by which people reach the server: scheme and host alone. It is never guessed, and a wrong one would be
/// sent to people.
fn public_url(text: &str) -> Result<String, Failure> {
    let address = text.strip_suffix('/').unwrap_or(text);
    let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    let is_host = |host: &str| {
        !host.is_empty() && host.chars().all(|letter| letter.is_ascii_alphanumeric() || "-.:[]".contains(letter))
    };
    if host.is_some_and(is_host) {
        Ok(address.to_owned())
    } else {
        Err(Message::new("serve-public-url").with("value", text).into())
    }
}

/// How letters are sent. With only half of the settings, nobody would notice the mistake.
fn mail(settings: &Settings) -> Result<Option<Mail>, Failure> {
    let (server, from) = match (&settings.smtp, &settings.mail_from) {
        (None, None) => return Ok(None),
        (Some(server), Some(from)) if settings.public_url.is_some() => (server.clone(), from.clone()),
        _ => return Err(Message::new("serve-mail").into()),
    };
    let mail = Mail { server, from };
    mail.check().map_err(|reason| Message::new("serve-mail-wrong").with("reason", reason))?;
    Ok(Some(mail))
}

fn config(settings: &Settings, rehearsal: Option<u64>) -> Result<Config, Failure> {
    let listen = settings.listen.as_deref().unwrap_or("127.0.0.1:8080");
    let listen: SocketAddr = listen.parse().map_err(|_| Message::new("serve-address").with("value", listen))?;
    if rehearsal.is_some() && !listen.ip().is_loopback() {
        return Err(Message::new("serve-rehearsal").with("listen", listen.to_string()).into());
    }
    let stand_in = settings.stand_in.as_deref().unwrap_or("club");
    let known: Vec<tetrapolis_game::Arg> = BotKind::ALL.iter().map(|kind| kind.to_string().into()).collect();
    let unknown = || Message::new("usage-bot").with("bot", stand_in).with("bots", known);
    stand_in.parse::<BotKind>().map_err(|_| unknown())?;
    let limits = Limits::default();
    Ok(Config {
        origins: settings.origin.clone().unwrap_or_default(),
        public_url: settings.public_url.as_deref().map(public_url).transpose()?,
        secure: settings.secure.unwrap_or(false),
        behind_proxy: settings.behind_proxy.unwrap_or(false),
        grace: settings.grace.unwrap_or(60).saturating_mul(1_000),
        stand_in: stand_in.to_owned(),
        notices: NoticeConfig {
            contact: settings.contact.clone(),
            push_hosts: settings.push_host.clone().unwrap_or_default(),
            mail: mail(settings)?,
            webhooks: !settings.no_webhooks.unwrap_or(false),
            anywhere: settings.send_anywhere.unwrap_or(false),
            ..NoticeConfig::default()
        },
        limits: Limits {
            requests: settings.requests.unwrap_or(limits.requests),
            messages: settings.messages.unwrap_or(limits.messages),
            connections: settings.connections.unwrap_or(limits.connections),
            all_connections: settings.all_connections.unwrap_or(limits.all_connections),
            tables: settings.tables.unwrap_or(limits.tables),
            logins: settings.logins.unwrap_or(limits.logins),
            ..limits
        },
        retention: Retention {
            unfinished: settings.keep_unfinished,
            finished: settings.keep_finished,
            chat: settings.keep_chat,
        },
        say: Arc::new(|message, language| language.and_then(Words::of).unwrap_or_else(Words::english).say(message)),
        page: PAGE,
        rehearsal,
        ..Config::at(listen)
    })
}

/// Opens the page in a browser if there is a desktop; the address is printed in any case.
fn open_browser(address: &str) {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let opener = if cfg!(target_os = "macos") { Some("open") } else { desktop.then_some("xdg-open") };
    if let Some(opener) = opener {
        let quiet = std::process::Stdio::null;
        let url = format!("http://{address}/");
        // If there is no such program, the address is still on the screen.
        drop(std::process::Command::new(opener).arg(url).stdout(quiet()).stderr(quiet()).spawn());
    }
}

/// Waits for Ctrl+C or SIGTERM.
#[cfg(unix)]
async fn told_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = terminate.recv() => Ok(()),
        pressed = tokio::signal::ctrl_c() => pressed,
    }
}

/// Waits for Ctrl+C, the end of the console or the end of the system.
#[cfg(windows)]
async fn told_to_stop() -> std::io::Result<()> {
    use tokio::signal::windows::{ctrl_close, ctrl_shutdown};
    let (mut close, mut shutdown) = (ctrl_close()?, ctrl_shutdown()?);
    tokio::select! {
        _ = close.recv() => Ok(()),
        _ = shutdown.recv() => Ok(()),
        pressed = tokio::signal::ctrl_c() => pressed,
    }
}

/// Runs the server until it is told to stop.
pub fn serve(args: &Serve, output: &mut Output<'_>) -> Result<(), Failure> {
    let settings = settings(args)?;
    let config = config(&settings, args.rehearsal)?;
    let asked = std::env::var("RUST_LOG").ok().filter(|filter| !filter.is_empty());
    let asked = asked.and_then(|filter| filter.parse().ok());
    let usual = || Targets::new().with_default(LevelFilter::INFO).with_target("sqlx", LevelFilter::WARN);
    let log = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(log.with_filter(asked.unwrap_or_else(usual))).init();
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    runtime.block_on(async {
        let polling = |every: u32| Hearing::Polling(Duration::from_millis(every.into()));
        let hearing = settings.poll.map_or(Hearing::Listening, polling);
        let store = open_hearing(settings.database.as_deref().unwrap_or(DATABASE), hearing).await;
        let store = store.map_err(|error| store_failed(&error))?;
        let listen = config.listen;
        let refused = |error: std::io::Error| -> Failure {
            if error.kind() == std::io::ErrorKind::AddrInUse {
                Message::new("serve-taken").with("address", listen.to_string()).into()
            } else {
                failed(error)
            }
        };
        let serving = tetrapolis_server::serve(Node::new(config, Arc::clone(&store))).await.map_err(refused)?;
        let address = serving.address.to_string();
        output.say(&Message::new("serve-listening").with("address", address.as_str()))?;
        if PAGE.is_empty() {
            output.say(&Message::new("serve-no-page"))?;
        } else if args.open {
            open_browser(&address);
        }
        output.prompt("")?;
        told_to_stop().await.map_err(failed)?;
        serving.stop().await.map_err(failed)?;
        store.close().await.map_err(failed)?;
        output.say(&Message::new("serve-stopped"))?;
        Ok(())
    })
}
