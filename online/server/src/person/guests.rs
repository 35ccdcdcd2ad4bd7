//! Names for guests who have not chosen one.

use std::sync::atomic::{AtomicUsize, Ordering};

use tetrapolis_protocol::Colour;
use tetrapolis_table::Refused;

use crate::node::Shared;
use crate::{error, fresh};

/// First names that people of many languages know and can read. Bots have others.
const NAMES: [&str; 64] = [
    "Adam", "Adela", "Agata", "Albert", "Alex", "Amelia", "Anna", "Anton", "Barbara", "Beata", "Carmen", "Dana",
    "Daniel", "Daria", "Diana", "Dora", "Edmund", "Elena", "Elias", "Emma", "Erik", "Eva", "Felix", "Filip", "Gabriel",
    "Gloria", "Hana", "Helena", "Henrik", "Irena", "Iris", "Ivan", "Jana", "Jasmin", "Julia", "Karin", "Kira", "Laura",
    "Lea", "Leo", "Linda", "Luca", "Magda", "Marek", "Maria", "Marta", "Max", "Mila", "Mira", "Monika", "Nadia",
    "Nina", "Nora", "Olga", "Oliver", "Oskar", "Otto", "Paula", "Petra", "Robert", "Sara", "Simon", "Tamara", "Viktor",
];
/// How many names are tried until one does not look like that of an account.
const TRIES: usize = 16;
/// After this many attempts the name gets a number too.
const BARE: usize = 8;

fn below(most: usize) -> usize {
    usize::from(u16::from_le_bytes(fresh::bytes())) % most
}

impl Shared {
    /// A first name that no account has, and a colour. In a rehearsal names come in order, and seats keep their colours.
    pub(crate) async fn guest_name(&self) -> Result<(String, Option<Colour>), Refused> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let rehearses = self.config.rehearsal.is_some();
        let colour = (!rehearses).then(|| Colour::ALL[below(Colour::ALL.len())]);
        for turn in 0..TRIES {
            let at = if rehearses { NEXT.fetch_add(1, Ordering::Relaxed) % NAMES.len() } else { below(NAMES.len()) };
            let name =
                if turn < BARE { NAMES[at].to_owned() } else { format!("{} {}", NAMES[at], below(9_000) + 1_000) };
            if !self.store.is_taken(&name).await.map_err(|error| error::store(&error))? {
                return Ok((name, colour));
            }
        }
        // Every account would have to have such a name.
        Ok((format!("{} {}", NAMES[below(NAMES.len())], &fresh::token()[..8]), colour))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::person::is_name;

    #[test]
    fn every_name_can_be_shown_and_none_is_there_twice() {
        let mut names = NAMES.to_vec();
        assert!(names.iter().all(|name| is_name(&format!("{name} 1000")) && name.is_ascii()));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), NAMES.len());
        for bot in ["Alma", "Bruno", "Clara", "David", "Emil", "Flora", "Greta", "Hugo", "Ida", "Jonas"] {
            assert!(!names.contains(&bot), "{bot} is what a bot is called");
        }
    }
}
