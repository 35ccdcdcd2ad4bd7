use std::collections::HashSet;

use serde::Deserialize;
use tetrapolis_game::{EditionError, Message, Source, Spanned};

use crate::card::PLACES;
use crate::land::MOST_FLOORS;
use crate::{Area, Beside, Buildings, Card, Colour, Counted, Difference, FeaturePlace, Likeness, Milestone};

/// The most points of a card or place.
const MOST_POINTS: u8 = 20;
/// The cells of a standard district.
const MOST_CELLS: u8 = 36;

/// A line of the edition that counts something: a scoring card or a milestone.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawLine {
    pub(super) id: Spanned<String>,
    name: Spanned<String>,
    count: Spanned<Form>,
    points: Option<Spanned<u8>>,
    places: Option<Spanned<Vec<u8>>>,
    at_least: Option<Spanned<u8>>,
    colour: Option<Spanned<Colour>>,
    height: Option<Spanned<String>>,
    beside: Option<Spanned<Beside>>,
    by: Option<Spanned<Difference>>,
    colours: Option<Spanned<Likeness>>,
    heights: Option<Spanned<Likeness>>,
    of: Option<Spanned<Area>>,
    size: Option<Spanned<u8>>,
    features: Option<Spanned<u8>>,
    on: Option<Spanned<FeaturePlace>>,
    different: Option<Spanned<bool>>,
    empty: Option<Spanned<bool>>,
}

/// What is counted; [`Counted`] says what each form means.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Form {
    Buildings,
    Sets,
    Pairs,
    Areas,
    Blocks,
    Uniform,
    Plots,
    Features,
}

impl Form {
    /// The fields that a line of this form can have, besides those of every card or milestone.
    const fn fields(self) -> &'static [&'static str] {
        match self {
            Form::Buildings => &["colour", "height", "beside"],
            Form::Sets => &["colour", "height", "beside", "by"],
            Form::Pairs => &["colour", "height", "beside", "colours", "heights"],
            Form::Areas => &["of", "size", "features"],
            Form::Blocks => &["colour", "height", "beside", "size"],
            Form::Uniform => &["size"],
            Form::Plots => &["colour", "empty"],
            Form::Features => &["on", "different"],
        }
    }
}

impl RawLine {
    /// Reads a scoring card.
    pub(super) fn card(&self, source: Source<'_>, ids: &mut HashSet<String>) -> Result<Card, EditionError> {
        let id = source.read_id(&self.id, ids)?;
        let name = source.read_name(&self.name)?;
        let points = self.need(source, "points", self.points.as_ref())?;
        let points = source.read_number(points, "points", 1..=MOST_POINTS)?;
        let counts = self.counted(source, &["points"])?;
        Ok(Card { id: id.into(), name: name.into(), points, counts })
    }

    /// Reads a milestone.
    pub(super) fn milestone(&self, source: Source<'_>, ids: &mut HashSet<String>) -> Result<Milestone, EditionError> {
        let id = source.read_id(&self.id, ids)?;
        let name = source.read_name(&self.name)?;
        let at_least = self.need(source, "at-least", self.at_least.as_ref())?;
        let at_least = source.read_number(at_least, "at-least", 1..=MOST_CELLS)?;
        let raw = self.need(source, "places", self.places.as_ref())?;
        let falling = |places: &[u8; PLACES]| {
            places.is_sorted_by(|one, next| one > next) && places[0] <= MOST_POINTS && places[PLACES - 1] > 0
        };
        let places = <[u8; PLACES]>::try_from(raw.get_ref().as_slice()).ok().filter(falling);
        let places =
            places.ok_or_else(|| source.error_at(raw, Message::new("ci-edition-places").with("most", MOST_POINTS)))?;
        let counts = self.counted(source, &["at-least", "places"])?;
        Ok(Milestone { id: id.into(), name: name.into(), counts, at_least, places })
    }

    /// Reads what is counted; all fields must belong to it or be among `others`.
    fn counted(&self, source: Source<'_>, others: &[&str]) -> Result<Counted, EditionError> {
        let form = *self.count.get_ref();
        for (field, place) in self.optional_fields() {
            if let Some(offset) = place
                && !form.fields().contains(&field)
                && !others.contains(&field)
            {
                return Err(source.error(offset, Message::new("ci-edition-field").with("field", field)));
            }
        }
        let size = || {
            let size = self.need(source, "size", self.size.as_ref())?;
            source.read_number(size, "size", 1..=MOST_CELLS)
        };
        Ok(match form {
            Form::Buildings => Counted::Buildings { of: self.buildings(source)? },
            Form::Sets => {
                let by = *self.need(source, "by", self.by.as_ref())?.get_ref();
                let of = self.buildings(source)?;
                self.check_set(source, of, by)?;
                Counted::Sets { of, by }
            }
            Form::Pairs => Counted::Pairs {
                of: self.buildings(source)?,
                colours: self.colours.as_ref().map_or(Likeness::Any, |likeness| *likeness.get_ref()),
                heights: self.heights.as_ref().map_or(Likeness::Any, |likeness| *likeness.get_ref()),
            },
            Form::Areas => {
                let of = *self.need(source, "of", self.of.as_ref())?.get_ref();
                let features = self.features.as_ref();
                let most = if of == Area::Plots { 0 } else { 8 };
                let features = features.map_or(Ok(0), |number| source.read_number(number, "features", 0..=most))?;
                Counted::Areas { of, size: size()?, features }
            }
            Form::Blocks => Counted::Blocks { of: self.buildings(source)?, size: size()? },
            Form::Uniform => Counted::Uniform { size: size()? },
            Form::Plots => Counted::Plots {
                colour: self.colour.as_ref().map(|colour| *colour.get_ref()),
                empty: self.empty.as_ref().is_some_and(|empty| *empty.get_ref()),
            },
            Form::Features => Counted::Features {
                on: *self.need(source, "on", self.on.as_ref())?.get_ref(),
                different: self.different.as_ref().is_some_and(|different| *different.get_ref()),
            },
        })
    }

    fn buildings(&self, source: Source<'_>) -> Result<Buildings, EditionError> {
        let (least, most) = match &self.height {
            None => (1, MOST_FLOORS),
            Some(height) => read_heights(height.get_ref()).ok_or_else(|| {
                source.error_at(height, Message::new("ci-edition-height").with("word", height.get_ref().as_str()))
            })?,
        };
        Ok(Buildings {
            colour: self.colour.as_ref().map(|colour| *colour.get_ref()),
            least,
            most,
            beside: self.beside.as_ref().map(|beside| *beside.get_ref()),
        })
    }

    /// A set of all colours cannot be restricted to one colour, nor a set of all heights to some heights.
    fn check_set(&self, source: Source<'_>, of: Buildings, by: Difference) -> Result<(), EditionError> {
        let any_height = of.least == 1 && of.most == MOST_FLOORS;
        let possible = match by {
            Difference::Colours => of.colour.is_none(),
            Difference::Heights => any_height,
            Difference::Both => of.colour.is_none() && any_height,
        };
        if possible { Ok(()) } else { Err(source.error_at(&self.count, Message::new("ci-edition-set"))) }
    }

    fn need<'a, T>(
        &self,
        source: Source<'_>,
        field: &'static str,
        value: Option<&'a Spanned<T>>,
    ) -> Result<&'a Spanned<T>, EditionError> {
        value.ok_or_else(|| source.error_at(&self.count, Message::new("ci-edition-missing").with("field", field)))
    }

    /// The fields that not every line has, and where they are in the text.
    fn optional_fields(&self) -> [(&'static str, Option<usize>); 15] {
        fn place<T>(value: Option<&Spanned<T>>) -> Option<usize> {
            value.map(|value| value.span().start)
        }
        [
            ("points", place(self.points.as_ref())),
            ("places", place(self.places.as_ref())),
            ("at-least", place(self.at_least.as_ref())),
            ("colour", place(self.colour.as_ref())),
            ("height", place(self.height.as_ref())),
            ("beside", place(self.beside.as_ref())),
            ("by", place(self.by.as_ref())),
            ("colours", place(self.colours.as_ref())),
            ("heights", place(self.heights.as_ref())),
            ("of", place(self.of.as_ref())),
            ("size", place(self.size.as_ref())),
            ("features", place(self.features.as_ref())),
            ("on", place(self.on.as_ref())),
            ("different", place(self.different.as_ref())),
            ("empty", place(self.empty.as_ref())),
        ]
    }
}

/// Reads heights: `2` is exactly 2, `3+` at least 3, `1-2` from 1 to 2.
fn read_heights(text: &str) -> Option<(u8, u8)> {
    let floor = |text: &str| match text.as_bytes() {
        [digit @ b'1'..=b'4'] => Some(digit - b'0'),
        _ => None,
    };
    if let Some(least) = text.strip_suffix('+') {
        return Some((floor(least)?, MOST_FLOORS));
    }
    match text.split_once('-') {
        None => floor(text).map(|height| (height, height)),
        Some((least, most)) => Some((floor(least)?, floor(most)?)).filter(|(least, most)| least <= most),
    }
}
