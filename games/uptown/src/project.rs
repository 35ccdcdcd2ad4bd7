use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Counted, Counts, Income, Prestige, ProjectKind};

/// One project of a card (UT-1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark printed on the card")]
pub struct Project {
    /// Its kind, if it has one.
    pub kind: Option<ProjectKind>,
    /// Whether it counts as two of its kind (UT-1.5).
    pub duo: bool,
    /// Whether it closes its plot (UT-4.4).
    pub roof: bool,
    /// Whether it goes to another player's street (UT-4.2).
    pub gift: bool,
    /// Where it may stand (UT-1.6).
    pub stands: Stands,
    /// Whether its building accepts no gift (UT-1.6).
    pub no_gifts: bool,
    /// What it earns.
    pub income: Option<Income>,
    /// What it is worth at the end.
    pub prestige: Option<Prestige>,
}

/// Where on a plot a project may stand (UT-1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stands {
    /// On any plot that is not closed.
    #[default]
    Anywhere,
    /// On a bare plot: ground only.
    Ground,
    /// On a building that is not closed: upper only.
    Upper,
    /// On a closed building: rooftop only.
    Rooftop,
}

impl Stands {
    /// All of them.
    pub const ALL: [Stands; 4] = [Stands::Anywhere, Stands::Ground, Stands::Upper, Stands::Rooftop];

    /// Its position in [`Stands::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Project {
    /// What it adds to its plot and street.
    pub const fn counts(&self) -> Counts {
        Counts::of_project(self.kind, self.duo, self.gift)
    }

    /// Whether it closes a plot: a roof does, but not on a plot that is closed already (UT-4.4, UT-4.5).
    pub const fn closes(&self) -> bool {
        self.roof && !matches!(self.stands, Stands::Rooftop)
    }
}

/// The clauses of the project as an edition writes them: `shop, roof, ground only, income 2, prestige 1`.
impl fmt::Display for Project {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut clauses = Vec::new();
        if let Some(kind) = self.kind {
            clauses.push(if self.duo { format!("{kind} duo") } else { kind.to_string() });
        }
        let stands = match self.stands {
            Stands::Anywhere => None,
            Stands::Ground => Some("ground only"),
            Stands::Upper => Some("upper only"),
            Stands::Rooftop => Some("rooftop only"),
        };
        let marks =
            [self.gift.then_some("gift"), self.roof.then_some("roof"), stands, self.no_gifts.then_some("no gifts")];
        clauses.extend(marks.into_iter().flatten().map(str::to_owned));
        clauses.extend(self.income.map(|income| income.to_string()));
        clauses.extend(self.prestige.map(|prestige| prestige.to_string()));
        f.write_str(&clauses.join(", "))
    }
}

/// A text that is not a project.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoProject {
    /// A clause has no known meaning.
    #[error("'{0}' says nothing about a project")]
    Unknown(String),
    /// Two clauses say the same thing.
    #[error("'{0}' is said twice")]
    Twice(String),
}

impl FromStr for Project {
    type Err = NoProject;

    /// Reads clauses in any order.
    fn from_str(text: &str) -> Result<Project, NoProject> {
        let mut project = Project::default();
        for clause in text.split(',').map(str::trim).filter(|clause| !clause.is_empty()) {
            let words: Vec<&str> = clause.split_whitespace().collect();
            let unknown = || NoProject::Unknown(clause.to_owned());
            let new = match words.as_slice() {
                ["gift"] => !std::mem::replace(&mut project.gift, true),
                ["roof"] => !std::mem::replace(&mut project.roof, true),
                ["no", "gifts"] => !std::mem::replace(&mut project.no_gifts, true),
                ["ground", "only"] => replace_stands(&mut project, Stands::Ground),
                ["upper", "only"] => replace_stands(&mut project, Stands::Upper),
                ["rooftop", "only"] => replace_stands(&mut project, Stands::Rooftop),
                ["income", worth @ ..] => project.income.replace(read_income(worth).ok_or_else(unknown)?).is_none(),
                ["prestige", worth @ ..] => {
                    project.prestige.replace(read_prestige(worth).ok_or_else(unknown)?).is_none()
                }
                [kind, duo @ ..] if duo.is_empty() || duo == ["duo"] => {
                    project.duo |= !duo.is_empty();
                    project.kind.replace(kind.parse().map_err(|_| unknown())?).is_none()
                }
                _ => return Err(unknown()),
            };
            if !new {
                return Err(NoProject::Twice(clause.to_owned()));
            }
        }
        Ok(project)
    }
}

fn replace_stands(project: &mut Project, stands: Stands) -> bool {
    std::mem::replace(&mut project.stands, stands) == Stands::Anywhere
}

fn read_income(words: &[&str]) -> Option<Income> {
    let (number, rest) = words.split_first()?;
    let coins = number.parse().ok()?;
    match rest {
        [] => Some(Income::Flat { coins }),
        ["per", "storey", "below"] => Some(Income::StoreyBelow { coins }),
        ["per", kind, "on", "plot"] => Some(Income::OnPlot { coins, of: kind.parse().ok()? }),
        ["per", kind, "on", "street"] => Some(Income::OnStreet { coins, of: kind.parse().ok()? }),
        ["if", "ground"] => Some(Income::IfGround { coins }),
        _ => None,
    }
}

fn read_prestige(words: &[&str]) -> Option<Prestige> {
    let (number, rest) = words.split_first()?;
    let points = number.parse().ok()?;
    match rest {
        [] => Some(Prestige::Flat { points }),
        ["per", "storey", "below"] => Some(Prestige::StoreyBelow { points }),
        ["per", kind, "on", "plot"] => Some(Prestige::OnPlot { points, of: kind.parse().ok()? }),
        ["per", "gift", "on", "street"] => Some(Prestige::OnStreet { points, of: Counted::Gift }),
        ["per", kind, "on", "street"] => Some(Prestige::OnStreet { points, of: Counted::Kind(kind.parse().ok()?) }),
        ["if", "ground"] => Some(Prestige::IfGround { points }),
        _ => None,
    }
}
