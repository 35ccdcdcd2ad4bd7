//! Figures for Prometheus. They only count: they name no player and no table, and nothing secret at a table changes
//! them.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use tetrapolis_store::{Channel, Outcome};

pub(crate) struct Metrics {
    pub moves: Counter,
    pub commands: Counter,
    pub refused: Counter,
    pub requests: Counter,
    pub conflicts: Counter,
    pub store_errors: Counter,
    pub slow_listeners: Counter,
    pub bot_failures: Counter,
    pub quick_reviews: Counter,
    pub deep_reviews: Counter,
    pub review_failures: Counter,
    pub sockets: Gauge,
    pub listeners: Gauge,
    pub tables: Gauge,
    pub unreadable: Gauge,
    pub reviews: Gauge,
    lessons: Family<SceneLabel, Counter>,
    told: Family<ToldLabel, Counter>,
    registry: Registry,
}

/// A scene of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct SceneLabel {
    lesson: String,
    scene: u32,
}

/// The result of a message to somebody, and its channel.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ToldLabel {
    channel: &'static str,
    outcome: &'static str,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("tetrapolis");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let moves = counter("moves", "Actions on disk that everybody was told of");
        let commands = counter("commands", "Commands that reached a table, without actions");
        let refused = counter("refused", "Commands refused by a gate, without actions");
        let requests = counter("requests", "HTTP requests, without commands");
        let conflicts = counter("conflicts", "Appends that another node won");
        let store_errors = counter("store_errors", "Appends that the database failed");
        let slow_listeners = counter("slow_listeners", "Connections dropped as too slow");
        let bot_failures = counter("bot_failures", "Turns that a bot failed to play");
        let quick_reviews = counter("quick_reviews", "Finished games that were reviewed");
        let deep_reviews = counter("deep_reviews", "Finished games that were reviewed again, with more effort");
        let review_failures = counter("review_failures", "Reviews that took too long or failed");
        let lessons = Family::default();
        registry.register("lesson_scenes", "Scenes of lessons that were reached", lessons.clone());
        let told = Family::default();
        registry.register("notices", "Messages to players and webhooks, by way and outcome", told.clone());
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let sockets = gauge("sockets", "Open sockets");
        let listeners = gauge("listeners", "Sockets and waiting requests that tables send to");
        let tables = gauge("tables", "Tables in memory");
        let unreadable = gauge("unreadable_rows", "Rows of the database that could not be read");
        let reviews = gauge("reviews", "Reviews that are being made");
        Metrics {
            moves,
            commands,
            refused,
            requests,
            conflicts,
            store_errors,
            slow_listeners,
            bot_failures,
            quick_reviews,
            deep_reviews,
            review_failures,
            sockets,
            listeners,
            tables,
            unreadable,
            reviews,
            lessons,
            told,
            registry,
        }
    }

    /// Counts that somebody has reached a scene of a built-in lesson.
    pub(crate) fn reached(&self, lesson: &str, scene: usize) {
        self.lessons.get_or_create(&SceneLabel { lesson: lesson.to_owned(), scene: scene as u32 }).inc();
    }

    /// Counts the result of a delivery.
    pub(crate) fn told(&self, channel: Channel, outcome: &Outcome) {
        let outcome = match outcome {
            Outcome::Sent(_) => "sent",
            Outcome::Gone => "gone",
            Outcome::Failed(..) => "failed",
            Outcome::Dropped => "dropped",
            Outcome::Later(_) => return,
        };
        let channel = match channel {
            Channel::Push => "push",
            Channel::Mail => "mail",
            Channel::Hook => "webhook",
        };
        self.told.get_or_create(&ToldLabel { channel, outcome }).inc();
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string grows");
        text
    }
}

/// Something that a gauge counts as long as it lives.
pub(crate) struct Counted(Gauge);

impl Counted {
    pub(crate) fn new(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
