use tetrapolis_game::{Arg, Message};

use crate::{Project, ProjectKind, Stands};

/// What a project is called as a storey, in two words: "Loft flats".
pub(super) fn storey_name(project: &Project) -> Arg {
    let key = match project.kind {
        Some(ProjectKind::Office) => "ut-storey-office",
        Some(ProjectKind::Services) => "ut-storey-services",
        Some(ProjectKind::Apartment) => "ut-storey-apartment",
        Some(ProjectKind::Cafe) => "ut-storey-cafe",
        Some(ProjectKind::Shop) => "ut-storey-shop",
        Some(ProjectKind::Hotel) => "ut-storey-hotel",
        None => "ut-storey-none",
    };
    Message::new(key).with("style", style(project)).into()
}

/// The mark that gives a storey its name.
fn style(project: &Project) -> &'static str {
    match project.stands {
        _ if project.gift => "gift",
        _ if project.duo => "duo",
        Stands::Rooftop => "rooftop",
        Stands::Ground => "ground",
        _ if project.roof => "roof",
        Stands::Upper => "upper",
        Stands::Anywhere => "plain",
    }
}
