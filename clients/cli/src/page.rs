//! The page as it was built, inside the program.

use tetrapolis_server::Asset;

/// Every file of the page; none if it was not built.
pub const PAGE: &[Asset] = include!(concat!(env!("OUT_DIR"), "/page.rs"));
