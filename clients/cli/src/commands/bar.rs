//! A progress bar.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for this many games on standard error; nothing if that is not a terminal.
pub fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:50} {pos}/{len} {eta}").expect("a template");
    ProgressBar::new(games).with_style(style)
}
