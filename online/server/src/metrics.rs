//! Figures for Prometheus. They count; they name no player and no table.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

#[derive(Default)]
pub(crate) struct Metrics {
    pub moves: AtomicU64,
    pub commands: AtomicU64,
    pub refused: AtomicU64,
    pub requests: AtomicU64,
    pub conflicts: AtomicU64,
    pub store_errors: AtomicU64,
    pub slow_listeners: AtomicU64,
    pub sockets: AtomicI64,
    pub tables: AtomicI64,
}

impl Metrics {
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: i128| {
            let name = format!("tetrapolis_{name}");
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        let count = |counter: &AtomicU64| i128::from(counter.load(Ordering::Relaxed));
        let level = |gauge: &AtomicI64| i128::from(gauge.load(Ordering::Relaxed));
        line("moves_total", "counter", "Actions played and on disk.", count(&self.moves));
        line("commands_total", "counter", "Commands that reached a table.", count(&self.commands));
        line("refused_total", "counter", "Commands refused by a gate.", count(&self.refused));
        line("requests_total", "counter", "HTTP requests.", count(&self.requests));
        line("conflicts_total", "counter", "Appends that another node won.", count(&self.conflicts));
        line("store_errors_total", "counter", "Appends that the database failed.", count(&self.store_errors));
        line("slow_listeners_total", "counter", "Connections dropped as too slow.", count(&self.slow_listeners));
        line("sockets", "gauge", "Open sockets.", level(&self.sockets));
        line("tables", "gauge", "Tables in memory.", level(&self.tables));
        text
    }
}
