//! A written code that leads back to a player.

use tetrapolis_protocol::{Code, Recovery};
use tetrapolis_store::{Known, Person};
use tetrapolis_table::Refused;

use super::links::{code_hash, shown};
use super::machine::Machine;
use super::rename::person;
use super::session::Begun;
use crate::node::Shared;
use crate::{error, fresh};

impl Shared {
    /// Makes a code; it replaces an older one.
    pub(crate) async fn make_recovery(&self, known: &Known) -> Result<Recovery, Refused> {
        let code = fresh::long_code();
        let kept = self.store.set_recovery(&person(known), &code_hash(&code), fresh::now()).await;
        kept.map_err(|error| error::store(&error))?;
        Ok(Recovery { code: shown(&code) })
    }

    /// Begins a session for the player to whom a code leads.
    pub(crate) async fn recover(&self, code: &str, machine: Machine) -> Result<Begun, Refused> {
        let person = self.store.recovered(&code_hash(code)).await.map_err(|error| error::store(&error))?;
        self.come_back(person.ok_or(Code::RecoveryWrong)?, machine).await
    }

    /// Begins a session for a player whom a key has led here. If an account has a guest's name by now, the guest gets another.
    pub(crate) async fn come_back(&self, mut person: Person, machine: Machine) -> Result<Begun, Refused> {
        if !person.account && self.store.is_taken(&person.name).await.map_err(|error| error::store(&error))? {
            person.name = self.guest_name().await?.0;
            self.call(&person).await?;
        }
        self.begin(person, machine).await
    }
}
