use std::fmt::Write;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 300.0;
/// The room for the title and the labels around the plot.
const LEFT: f64 = 56.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 46.0;
/// The most labels under an axis.
const LABELS: usize = 16;

/// What is written around a plot.
#[derive(Clone, Debug)]
pub struct Captions {
    /// Above it.
    pub title: String,
    /// Under the horizontal axis.
    pub across: String,
    /// Beside the vertical axis.
    pub up: String,
}

/// A bar.
#[derive(Clone, Debug)]
pub struct Bar {
    /// The label under it.
    pub label: String,
    /// How high it is.
    pub value: f64,
    /// Its interval, if it has one.
    pub interval: Option<(f64, f64)>,
}

/// A dot.
#[derive(Clone, Debug)]
pub struct Dot {
    /// The text shown when somebody points at it.
    pub name: String,
    /// How far to the right.
    pub across: f64,
    /// How far up.
    pub up: f64,
    /// Its interval upwards.
    pub interval: (f64, f64),
}

/// A picture with bars, and a line across at a height if one is given, as SVG.
pub fn bars(captions: &Captions, bars: &[Bar], line: Option<f64>) -> String {
    let highest = |bar: &Bar| bar.interval.map_or(bar.value, |(_, high)| high.max(bar.value));
    let lowest = bars.iter().map(|bar| bar.value.min(0.0)).fold(0.0, f64::min);
    let top = bars.iter().map(highest).chain(line).fold(1e-9, f64::max);
    let axis = Axis { least: lowest, most: nice(top) };
    let mut svg = open(captions, &axis);
    let width = (WIDTH - LEFT - 12.0) / bars.len().max(1) as f64;
    let every = bars.len().div_ceil(LABELS).max(1);
    for (n, bar) in bars.iter().enumerate() {
        let x = LEFT + n as f64 * width;
        let (from, to) = (axis.y(bar.value.max(0.0)), axis.y(bar.value.min(0.0)));
        let _ = write!(
            svg,
            r##"<rect x="{:.1}" y="{from:.1}" width="{:.1}" height="{:.1}" fill="#4a7ab5"/>"##,
            x + width * 0.1,
            width * 0.8,
            to - from
        );
        let middle = x + width / 2.0;
        if let Some((low, high)) = bar.interval {
            whisker(&mut svg, middle, axis.y(low), axis.y(high));
        }
        if n % every == 0 {
            text(&mut svg, middle, HEIGHT - BOTTOM + 16.0, "middle", &bar.label);
        }
    }
    close(svg, &axis, line)
}

/// A picture with dots between 0 and 1 across, and a line across at a height if one is given, as SVG.
pub fn dots(captions: &Captions, dots: &[Dot], line: Option<f64>) -> String {
    let top = dots.iter().map(|dot| dot.interval.1).chain(line).fold(1e-9, f64::max);
    let axis = Axis { least: 0.0, most: nice(top) };
    let mut svg = open(captions, &axis);
    let place = |across: f64| LEFT + 8.0 + across * (WIDTH - LEFT - 28.0);
    for step in 0..=4 {
        let across = f64::from(step) / 4.0;
        text(&mut svg, place(across), HEIGHT - BOTTOM + 16.0, "middle", &format!("{:.0} %", across * 100.0));
    }
    for dot in dots {
        let x = place(dot.across);
        let _ = write!(
            svg,
            r##"<g><title>{}</title><path d="M{x:.1} {:.1}V{:.1}" stroke="#b8c9de"/><circle cx="{x:.1}" cy="{:.1}" r="3" fill="#4a7ab5"/></g>"##,
            escaped(&dot.name),
            axis.y(dot.interval.0),
            axis.y(dot.interval.1),
            axis.y(dot.up)
        );
    }
    close(svg, &axis, line)
}

/// The vertical axis.
struct Axis {
    least: f64,
    most: f64,
}

impl Axis {
    fn y(&self, value: f64) -> f64 {
        let part = (value - self.least) / (self.most - self.least);
        HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)
    }
}

/// The next round number above.
fn nice(value: f64) -> f64 {
    let power = 10_f64.powf(value.log10().floor());
    [1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 7.5, 10.0]
        .map(|step| step * power)
        .into_iter()
        .find(|step| *step >= value)
        .unwrap_or(value)
}

fn open(captions: &Captions, axis: &Axis) -> String {
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="11"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>"##
    );
    text(&mut svg, LEFT, 16.0, "start", &captions.title);
    text(&mut svg, 4.0, TOP - 6.0, "start", &captions.up);
    text(&mut svg, WIDTH / 2.0, HEIGHT - 8.0, "middle", &captions.across);
    for step in 0..=4 {
        let value = axis.least + (axis.most - axis.least) * f64::from(step) / 4.0;
        let y = axis.y(value);
        let _ = write!(svg, r##"<path d="M{LEFT} {y:.1}H{:.1}" stroke="#e4e4e4"/>"##, WIDTH - 12.0);
        let places = if axis.most - axis.least < 8.0 { 2 } else { 0 };
        text(&mut svg, LEFT - 6.0, y + 4.0, "end", &format!("{value:.places$}"));
    }
    svg
}

fn close(mut svg: String, axis: &Axis, line: Option<f64>) -> String {
    if let Some(line) = line {
        let y = axis.y(line);
        let _ = write!(svg, r##"<path d="M{LEFT} {y:.1}H{:.1}" stroke="#c33" stroke-dasharray="5 3"/>"##, WIDTH - 12.0);
    }
    svg.push_str("</svg>\n");
    svg
}

fn whisker(svg: &mut String, x: f64, low: f64, high: f64) {
    let _ = write!(
        svg,
        r##"<path d="M{x:.1} {low:.1}V{high:.1}M{:.1} {low:.1}h8M{:.1} {high:.1}h8" stroke="#222" fill="none"/>"##,
        x - 4.0,
        x - 4.0
    );
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    let _ = write!(svg, r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{}</text>"#, escaped(words));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn captions() -> Captions {
        Captions { title: "A & B".to_owned(), across: "x".to_owned(), up: "y".to_owned() }
    }

    #[test]
    fn a_higher_bar_begins_further_up() {
        let bar = |value| Bar { label: format!("{value}"), value, interval: Some((value - 0.1, value + 0.1)) };
        let svg = bars(&captions(), &[bar(0.5), bar(1.0)], Some(0.75));
        let tops: Vec<f64> = svg
            .split(r##"fill="#4a7ab5""##)
            .filter_map(|piece| piece.rsplit_once(" y=\"")?.1.split_once('"')?.0.parse().ok())
            .collect();
        assert!(tops[1] < tops[0], "{tops:?}");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && svg.contains("A &amp; B"));
    }

    #[test]
    fn a_dot_says_what_it_is() {
        let dot = Dot { name: "<a>".to_owned(), across: 0.5, up: 0.3, interval: (0.2, 0.4) };
        let svg = dots(&captions(), &[dot], None);
        assert!(svg.contains("<title>&lt;a&gt;</title>") && svg.matches("<circle").count() == 1);
    }

    #[test]
    fn axes_end_at_round_numbers() {
        for (value, end) in [(0.26, 0.3), (0.9, 1.0), (57.0, 75.0), (1.0, 1.0)] {
            assert!((nice(value) - end).abs() < 1e-9, "{value}");
        }
    }
}
