use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The longest id.
const LONGEST: usize = 40;

/// How many events of a table a viewer has been told of, counted from 1 without gaps.
///
/// Each viewer has a count of its own: it does not change with what the viewer does not notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS, ToSchema)]
#[ts(type = "number")]
pub struct Version(pub u64);

impl Version {
    /// The highest that a client can send: the highest number that every reader of JSON keeps exactly.
    pub const HIGHEST: Version = Version((1 << 53) - 1);
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let version = Version(u64::deserialize(deserializer)?);
        let too_high = || serde::de::Error::custom(format_args!("a version is at most {}", Version::HIGHEST));
        if version <= Version::HIGHEST { Ok(version) } else { Err(too_high()) }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A moment: milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[ts(type = "number")]
pub struct Time(pub u64);

impl Time {
    /// The moment this many milliseconds later.
    #[must_use]
    pub const fn plus(self, milliseconds: u64) -> Time {
        Time(self.0.saturating_add(milliseconds))
    }

    /// How many milliseconds have passed since an earlier moment.
    pub const fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// Whether a text can be an id: lower-case letters and digits, not too many.
fn is_id(text: &str) -> bool {
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS, ToSchema)]
        #[ts(type = "string")]
        pub struct $name(String);

        impl $name {
            /// Reads an id: lower-case letters and digits, at most 40.
            pub fn new(text: impl Into<String>) -> Option<$name> {
                let text = text.into();
                is_id(&text).then_some($name(text))
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                $name::new(text).ok_or_else(|| serde::de::Error::custom("an id is small letters and digits"))
            }
        }
    )*};
}

ids!(
    /// Which table. Whoever knows it can come in, so it cannot be guessed.
    TableId,
    /// Which player, over all tables. Only the server knows it.
    PlayerId
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_small_letters_and_digits() {
        assert!(TableId::new("k3x9").is_some());
        for wrong in ["", "K3", "a b", "a/b", "ř", &"a".repeat(41)] {
            assert!(TableId::new(wrong).is_none(), "{wrong}");
        }
        assert!(serde_json::from_str::<TableId>("\"../x\"").is_err());
    }
}
