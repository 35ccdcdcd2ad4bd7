//! People: sessions, accounts and names.

mod account;
mod forget;
mod name;
mod session;
mod sessions;

pub(crate) use self::forget::NOBODY;
pub(crate) use self::name::is_name;
pub(crate) use self::session::{caller, required, token_hash};
pub(crate) use self::sessions::{Attached, Sessions};
