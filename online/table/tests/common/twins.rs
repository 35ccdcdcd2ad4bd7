//! Steps for twin positions: different ones, where a watcher cannot tell the difference.

use tetrapolis_catalog::Playthrough;
use tetrapolis_game::{Seat, Telling, Turn, Viewer};

pub fn chances(position: &dyn Playthrough) -> Vec<String> {
    position.chances().into_iter().map(|(telling, _)| format!("* {}", telling.notation)).collect()
}

pub fn actions(position: &dyn Playthrough, seat: Seat) -> Vec<String> {
    position.legal(seat).into_iter().map(|telling| format!("{seat}: {}", telling.notation)).collect()
}

fn told(position: &dyn Playthrough, step: &str, watcher: Seat) -> Option<Telling> {
    position.tell(step, Viewer::Seat(watcher)).expect("it reads")
}

/// The next step of each twin, picked by a number; none at the end, or where no two steps look alike to the watcher.
pub fn next_steps(tables: [&dyn Playthrough; 2], watcher: Seat, pick: u32) -> Option<[String; 2]> {
    let [one, two] = match tables[0].turn() {
        Turn::Over => return None,
        Turn::Chance => tables.map(chances),
        Turn::Act(asked) => {
            let asked: Vec<Seat> = asked.iter().collect();
            let seat = asked[pick as usize % asked.len()];
            tables.map(|table| actions(table, seat))
        }
    };
    if one.is_empty() || two.is_empty() {
        return None;
    }
    let first = &one[pick as usize % one.len()];
    let looks = told(tables[0], first, watcher);
    let mut same: Vec<&String> = two.iter().filter(|step| told(tables[1], step, watcher) == looks).collect();
    same.sort_by_key(|step| *step == first);
    same.first().map(|second| [first.clone(), (*second).clone()])
}
