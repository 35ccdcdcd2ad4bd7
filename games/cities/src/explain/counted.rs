//! Which cells of a district a scoring card or milestone counts.

use crate::grid::Cells;
use crate::{Area, Counted, FeaturePlace, Land, Likeness};

/// The cells of everything that is counted; for sets, all buildings that could be in one.
pub(crate) fn cells_counted(counted: Counted, land: &Land) -> Cells {
    let large = |cells: Cells, size: u8| {
        let areas = land.grid.areas(cells).filter(move |area| area.len() >= size.into());
        areas.fold(Cells::NONE, |all, area| all | area)
    };
    match counted {
        Counted::Buildings { of } | Counted::Sets { of, .. } => of.cells(land),
        Counted::Pairs { of, colours, heights } => {
            let buildings = of.cells(land);
            let paired = |index: &u8| {
                let near = land.grid.neighbours(Cells::one(*index)) & buildings;
                near.iter().any(|other| {
                    compare(colours, colour_at(land, *index) == colour_at(land, other))
                        && compare(heights, land.height(*index) == land.height(other))
                })
            };
            buildings.iter().filter(paired).fold(Cells::NONE, |all, index| all | Cells::one(index))
        }
        Counted::Areas { of: Area::Plots, size, .. } | Counted::Uniform { size } => {
            let parts = coloured(land).map(|plots| plots.map(|of_colour| large(of_colour, size)));
            let whole = parts.map(|[a, b, c, d]| a | b | c | d);
            whole.max_by_key(|cells| cells.len()).unwrap_or(Cells::NONE)
        }
        Counted::Areas { of, size, features } => {
            let cells = if of == Area::Park { land.park } else { land.water };
            let fits =
                |area: &Cells| area.len() >= size.into() && land.different_features(*area) >= u32::from(features);
            land.grid.areas(cells).filter(fits).fold(Cells::NONE, |all, area| all | area)
        }
        Counted::Blocks { of, size } => large(of.cells(land), size),
        Counted::Plots { colour, empty } => {
            let plots = colour.map_or_else(|| land.all_plots(), |colour| land.plots[colour.index()]);
            let built = if empty { land.floors[0] } else { Cells::NONE };
            (plots & !built) | land.empty_wild()
        }
        Counted::Features { on, .. } => match on {
            FeaturePlace::Park => land.featured() & land.park,
            FeaturePlace::Water => land.featured() & land.water,
            FeaturePlace::ParkOrWater => land.featured() & (land.park | land.water),
            FeaturePlace::Statue => land.statues(),
        },
    }
}

fn compare(likeness: Likeness, same: bool) -> bool {
    match likeness {
        Likeness::Any => true,
        Likeness::Same => same,
        Likeness::Different => !same,
    }
}

fn colour_at(land: &Land, index: u8) -> Option<usize> {
    land.plots.iter().position(|plots| plots.contains(index))
}

/// The plots by colour, for every choice of colours of the empty wild plots (CI-4.8).
fn coloured(land: &Land) -> impl Iterator<Item = [Cells; 4]> {
    let wild: Vec<u8> = land.empty_wild().iter().collect();
    let plots = land.plots;
    (0..1_u32 << (2 * wild.len())).map(move |choice| {
        let mut chosen = plots;
        for (n, index) in wild.iter().enumerate() {
            chosen[(choice >> (2 * n) & 3) as usize] |= Cells::one(*index);
        }
        chosen
    })
}
