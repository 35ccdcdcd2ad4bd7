//! The pictures of a report.

use std::collections::BTreeMap;

use tetrapolis_game::Message;
use tetrapolis_lab::{Bar, Captions, Dot, Findings, Share, Sort, Use, bars, dots};

use crate::words::Words;

/// The most bars of a picture; if there are more numbers, each bar stands for several.
const BARS: i32 = 40;

/// The pictures, by the names of their files.
pub fn plots(findings: &Findings, words: &Words) -> Vec<(String, String)> {
    let captions = |title: &'static str, across: &'static str, up: &'static str| Captions {
        title: words.text(title),
        across: words.text(across),
        up: words.text(up),
    };
    let places = findings.places.iter().enumerate().map(|(n, place)| Bar {
        label: (n + 1).to_string(),
        value: place.wins.share,
        interval: Some((place.wins.low, place.wins.high)),
    });
    let places = bars(
        &captions("lab-plot-places", "lab-plot-place", "lab-plot-share"),
        &places.collect::<Vec<_>>(),
        Some(findings.fair),
    );
    let scores = histogram(&captions("lab-plot-scores", "lab-plot-points", "lab-plot-times"), &findings.scores.counts);
    let categories = findings.categories.iter().map(|category| Bar {
        label: words.say(&category.name),
        value: category.points.mean,
        interval: Some((category.points.lower.into(), category.points.upper.into())),
    });
    let categories = bars(
        &captions("lab-plot-categories", "lab-plot-category", "lab-plot-points"),
        &categories.collect::<Vec<_>>(),
        None,
    );
    let length = findings.length.rounds.as_ref().filter(|rounds| rounds.counts.len() > 1);
    let length = match length {
        Some(rounds) => histogram(&captions("lab-plot-rounds", "lab-plot-round", "lab-plot-games"), &rounds.counts),
        None => histogram(
            &captions("lab-plot-decisions", "lab-plot-decision", "lab-plot-games"),
            &findings.length.decisions.counts,
        ),
    };
    let mut plots = vec![
        ("places.svg".to_owned(), places),
        ("scores.svg".to_owned(), scores),
        ("categories.svg".to_owned(), categories),
        ("length.svg".to_owned(), length),
    ];
    plots.extend(findings.sorts.iter().map(|sort| (file_of(sort), of_sort(sort, findings.fair, words))));
    plots
}

/// The file with the picture of a sort.
pub fn file_of(sort: &Sort) -> String {
    format!("{}.svg", sort.name.key.rsplit_once("study-").map_or(sort.name.key, |(_, name)| name))
}

/// How often a thing is taken, and how often the takers win.
fn of_sort(sort: &Sort, fair: f64, words: &Words) -> String {
    let captions = Captions {
        title: words.say(&Message::new("lab-plot-sort").with("sort", sort.name.clone())),
        across: words.text("lab-plot-taken"),
        up: words.text("lab-plot-share"),
    };
    let taken = sort.things.iter().filter(|thing| thing.taken > 0);
    let dot = |thing: &Use| {
        let Share { share, low, high } = thing.takers;
        Dot {
            name: words.render(&thing.name),
            across: thing.taken as f64 / thing.offered as f64,
            up: share,
            interval: (low, high),
        }
    };
    dots(&captions, &taken.map(dot).collect::<Vec<_>>(), Some(fair))
}

fn histogram(captions: &Captions, counts: &BTreeMap<i32, u64>) -> String {
    let (Some(least), Some(most)) = (counts.keys().next(), counts.keys().next_back()) else {
        return bars(captions, &[], None);
    };
    let width = (most - least) / BARS + 1;
    let starts = (0..).map(|n| least + n * width).take_while(|start| start <= most);
    let bar = |start: i32| Bar {
        label: start.to_string(),
        value: counts.range(start..start + width).map(|(_, count)| *count as f64).sum(),
        interval: None,
    };
    bars(captions, &starts.map(bar).collect::<Vec<_>>(), None)
}
