use smol_str::format_smolstr;
use tetrapolis_game::{Arg, Message};

use crate::card::Face;
use crate::{CardIndex, Counted, End, Income, Prestige, Project, ProjectKind, Stands, UpTown};

impl UpTown {
    /// The name of a card.
    pub(crate) fn card_name(&self, card: CardIndex) -> Arg {
        let card = self.card(card);
        Arg::Name { name: format_smolstr!("ut-card-{}", card.id), text: card.name.clone() }
    }

    /// A card as it is known on a table, by the halves of its front: "Loft flats / Street café".
    pub(crate) fn halves(&self, card: CardIndex) -> Arg {
        let [one, other] = [End::A, End::B].map(|end| storey_name(self.project(Face::new(card, end))));
        Message::new("ut-halves").with("one", one).with("other", other).into()
    }

    /// A project in words.
    pub(crate) fn project_of(&self, face: Face) -> Arg {
        Arg::List(project_words(self.project(face)).into_iter().map(Arg::Message).collect())
    }
}

/// What a project is, in words, one clause after the other.
pub fn project_words(project: &Project) -> Vec<Message> {
    let mut clauses = vec![kind_words(project)];
    let marks = [
        (project.gift, "ut-gift"),
        (project.roof, "ut-roof"),
        (project.stands == Stands::Ground, "ut-ground"),
        (project.stands == Stands::Upper, "ut-upper"),
        (project.stands == Stands::Rooftop, "ut-rooftop"),
        (project.no_gifts, "ut-no-gifts"),
    ];
    clauses.extend(marks.into_iter().filter(|(has, _)| *has).map(|(_, key)| Message::new(key)));
    clauses.extend(project.income.map(income_words));
    clauses.extend(project.prestige.map(prestige_words));
    clauses
}

/// The kind of a project in words.
pub(crate) fn kind_words(project: &Project) -> Message {
    match (project.kind, project.duo) {
        (None, _) => Message::new("ut-no-kind"),
        (Some(kind), false) => kind_name(kind),
        (Some(kind), true) => Message::new("ut-duo").with("kind", kind_name(kind)),
    }
}

/// A kind in words.
pub(crate) fn kind_name(kind: ProjectKind) -> Message {
    Message::new(match kind {
        ProjectKind::Office => "ut-office",
        ProjectKind::Services => "ut-services",
        ProjectKind::Apartment => "ut-apartment",
        ProjectKind::Cafe => "ut-cafe",
        ProjectKind::Shop => "ut-shop",
        ProjectKind::Hotel => "ut-hotel",
    })
}

/// What a project is called as a storey, in two words: "Loft flats".
pub(crate) fn storey_name(project: &Project) -> Arg {
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

pub(crate) fn income_words(income: Income) -> Message {
    let (key, coins, kind) = match income {
        Income::Flat { coins } => ("ut-income", coins, None),
        Income::StoreyBelow { coins } => ("ut-income-storey", coins, None),
        Income::OnPlot { coins, of } => ("ut-income-plot", coins, Some(of)),
        Income::OnStreet { coins, of } => ("ut-income-street", coins, Some(of)),
        Income::IfGround { coins } => ("ut-income-ground", coins, None),
    };
    let message = Message::new(key).with("coins", i32::from(coins));
    match kind {
        Some(kind) => message.with("kind", kind.name()),
        None => message,
    }
}

pub(crate) fn prestige_words(prestige: Prestige) -> Message {
    let (key, points, kind) = match prestige {
        Prestige::Flat { points } => ("ut-prestige", points, None),
        Prestige::OnPlot { points, of } => ("ut-prestige-plot", points, Some(of)),
        Prestige::OnStreet { points, of: Counted::Kind(kind) } => ("ut-prestige-street", points, Some(kind)),
        Prestige::OnStreet { points, of: Counted::Gift } => ("ut-prestige-gifts", points, None),
        Prestige::StoreyBelow { points } => ("ut-prestige-storey", points, None),
        Prestige::IfGround { points } => ("ut-prestige-ground", points, None),
    };
    let message = Message::new(key).with("points", i32::from(points));
    match kind {
        Some(kind) => message.with("kind", kind.name()),
        None => message,
    }
}
