//! People: sessions, accounts and names.

mod account;
mod bells;
mod devices;
mod forget;
mod guests;
mod links;
mod machine;
mod name;
mod passkeys;
mod recovery;
mod rename;
mod session;
mod sessions;

pub(crate) use self::account::Guess;
pub(crate) use self::bells::Bells;
pub(crate) use self::forget::{NOBODY, Removed};
pub(crate) use self::machine::Machine;
pub(crate) use self::name::is_name;
pub(crate) use self::passkeys::Passkeys;
pub(crate) use self::session::{Begun, caller, session_of, token, token_hash};
pub(crate) use self::sessions::{Attached, Sessions};
