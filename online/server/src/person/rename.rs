//! The name and colour of a player, also at tables where the player waits for the start.

use tetrapolis_protocol::{Code, LobbyEntry, PersonChange, TablePhase};
use tetrapolis_store::{Account, Known, Person, Sought};
use tetrapolis_table::{Caller, Refused};

use super::{caller, is_name};
use crate::error;
use crate::node::{Node, Shared};
use crate::room::{Ask, Renamed};

/// How many of the newest tables of a player are looked at.
const TABLES: u32 = 500;

/// The player of a session.
pub(crate) fn person(known: &Known) -> Person {
    let Known { player, name, account, colour, .. } = known.clone();
    Person { player, name, account, colour }
}

impl Node {
    /// Changes the name and colour of a player; what is not given stays as it is.
    pub(crate) async fn rename(&self, known: &Known, change: PersonChange) -> Result<Person, Refused> {
        let name = change.name.filter(|name| *name != known.name);
        if let Some(name) = &name {
            if known.account {
                return Err(Code::AccountFixed.into());
            }
            if !is_name(name) {
                return Err(Code::AccountName.into());
            }
            self.shared.must_be_free(name).await?;
        }
        let before = person(known);
        let after = Person {
            name: name.unwrap_or_else(|| before.name.clone()),
            colour: change.colour.or(before.colour),
            ..before.clone()
        };
        if after != before {
            self.shared.call(&after).await?;
            let by = Caller { name: after.name.clone(), colour: after.colour, ..caller(known.clone(), None) };
            self.tell_tables(Renamed { by, name: before.name, colour: before.colour }).await?;
        }
        Ok(after)
    }

    /// Gives a guest the name of the account that the guest has made. It is the same player.
    pub(crate) async fn becomes(&self, guest: &Known, account: Account) -> Result<Person, Refused> {
        let Account { player, name, .. } = account;
        let person = Person { player, name, account: true, colour: guest.colour };
        self.shared.call(&person).await?;
        let by = Caller { name: person.name.clone(), account: true, ..caller(guest.clone(), None) };
        self.tell_tables(Renamed { by, name: guest.name.clone(), colour: guest.colour }).await?;
        Ok(person)
    }

    /// Tells the tables where the player waits for the start.
    async fn tell_tables(&self, renamed: Renamed) -> Result<(), Refused> {
        let open = Sought { over: Some(false), before: None };
        let rows = self.shared.store.tables_of(&renamed.by.player, open, TABLES).await;
        for row in rows.map_err(|error| error::store(&error))? {
            let Ok(entry) = serde_json::from_str::<LobbyEntry>(&row) else { continue };
            if entry.phase != TablePhase::Gathering {
                continue;
            }
            // One request must not write at more tables than many requests could.
            if !self.shared.rates.gestures.allows(&renamed.by.player) {
                break;
            }
            let told = self.question(&entry.table, |answer| Ask::Rename(Box::new(renamed.clone()), answer)).await;
            if let Err(refused) = told {
                // The player has the new name from the next table on.
                tracing::warn!(table = %entry.table, %refused, "a table keeps the name of a player");
            }
        }
        Ok(())
    }
}

impl Shared {
    /// Gives a player this name and colour in all sessions.
    pub(crate) async fn call(&self, person: &Person) -> Result<(), Refused> {
        let sessions = self.store.rename(person).await.map_err(|error| error::store(&error))?;
        for hash in &sessions {
            self.sessions.forget(hash);
        }
        Ok(())
    }
}
