/// Makes a type that prints and parses, such as a cell `b2`, the same text in files: it is written with `Display` and read
/// with `FromStr`.
///
/// ```
/// # use std::{fmt, str::FromStr};
/// # use tetrapolis_game::NoSuch;
/// #[derive(Debug, PartialEq)]
/// struct Plot(u8);
///
/// impl fmt::Display for Plot {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "p{}", self.0)
///     }
/// }
///
/// impl FromStr for Plot {
///     type Err = NoSuch;
///
///     fn from_str(text: &str) -> Result<Plot, NoSuch> {
///         let number = text.strip_prefix('p').and_then(|number| number.parse().ok());
///         number.map(Plot).ok_or_else(|| NoSuch::new("plot", text))
///     }
/// }
///
/// tetrapolis_game::as_text!(Plot);
/// assert_eq!(serde_json::to_string(&Plot(3)).unwrap(), "\"p3\"");
/// assert_eq!(serde_json::from_str::<Plot>("\"p3\"").unwrap(), Plot(3));
/// ```
#[macro_export]
macro_rules! as_text {
    ($name:ident) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text: String = ::serde::Deserialize::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}
