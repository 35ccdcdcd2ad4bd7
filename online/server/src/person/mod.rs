//! People: sessions, accounts and names.

mod account;
mod session;

pub(crate) use self::session::{caller, is_name, required};
