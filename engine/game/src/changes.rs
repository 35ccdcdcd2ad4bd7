use std::fmt::Write as _;

use serde::ser::{Serialize, SerializeSeq, Serializer};
use serde_json::Value;

/// A picture, or a part of one, that can say what has changed in it, so that clients are sent only the changes after a
/// step.
///
/// By default a part is sent whole if anything in it has changed. [`changes!`](crate::changes) goes into the fields of
/// a structure instead.
pub trait Changes: PartialEq + Serialize {
    /// Notes what is different from what was there before.
    ///
    /// # Errors
    /// What the format cannot write.
    fn changes<L: SerializeSeq>(&self, before: &Self, to: &mut Changed<L>) -> Result<(), L::Error> {
        if self == before { Ok(()) } else { to.set(self) }
    }
}

/// A picture that is sent whole whenever something in it has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole<T>(pub T);

impl<T: Serialize> Serialize for Whole<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<T: PartialEq + Serialize> Changes for Whole<T> {}

/// What has changed between two pictures. It is written as a list of pairs: a path, such as `players/0/hand`, and what
/// is there now. A path whose last number is the length of a list adds to the end of that list; the empty path is the
/// whole picture.
#[derive(Debug)]
pub struct Difference<'a, P> {
    /// What a client has.
    pub before: &'a P,
    /// What it should have.
    pub now: &'a P,
}

impl<P: Changes> Serialize for Difference<'_, P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut changed = Changed { list: serializer.serialize_seq(None)?, path: String::new() };
        self.now.changes(self.before, &mut changed)?;
        changed.list.end()
    }
}

/// Takes down the changes of a picture.
pub struct Changed<L> {
    list: L,
    path: String,
}

impl<L: SerializeSeq> Changed<L> {
    /// Notes a field as a whole, if it has changed.
    ///
    /// # Errors
    /// What the format cannot write.
    pub fn whole<T: PartialEq + Serialize>(&mut self, name: &str, now: &T, before: &T) -> Result<(), L::Error> {
        if now == before { Ok(()) } else { self.at(name, |to| to.set(now)) }
    }

    /// Notes what has changed in a field.
    ///
    /// # Errors
    /// What the format cannot write.
    pub fn part<T: Changes>(&mut self, name: &str, now: &T, before: &T) -> Result<(), L::Error> {
        self.at(name, |to| now.changes(before, to))
    }

    /// Notes what has changed in a list: entry by entry, unless it has become shorter.
    fn list<T: Changes>(&mut self, now: &[T], before: &[T]) -> Result<(), L::Error> {
        if now.len() < before.len() {
            return self.set(now);
        }
        for (n, entry) in now.iter().enumerate() {
            match before.get(n) {
                Some(same) if same == entry => {}
                Some(other) => self.part(&n.to_string(), entry, other)?,
                None => self.at(&n.to_string(), |to| to.set(entry))?,
            }
        }
        Ok(())
    }

    /// Does something further down the path.
    fn at(&mut self, name: &str, what: impl FnOnce(&mut Self) -> Result<(), L::Error>) -> Result<(), L::Error> {
        let length = self.path.len();
        let slash = if length == 0 { "" } else { "/" };
        write!(self.path, "{slash}{name}").expect("a string grows");
        what(self)?;
        self.path.truncate(length);
        Ok(())
    }

    /// Notes a part as a whole.
    ///
    /// # Errors
    /// What the format cannot write.
    pub fn set<T: Serialize + ?Sized>(&mut self, now: &T) -> Result<(), L::Error> {
        self.list.serialize_element(&(&self.path, now))
    }
}

/// Applies what a [`Difference`] says to a picture, as a client does it; says whether it fits.
pub fn patch(picture: &mut Value, changes: &Value) -> bool {
    let pairs = changes.as_array().into_iter().flatten().map(|pair| Some((pair[0].as_str()?, &pair[1])));
    pairs.into_iter().all(|pair| pair.is_some_and(|(path, value)| put(picture, path, value.clone())))
}

fn put(picture: &mut Value, path: &str, value: Value) -> bool {
    if path.is_empty() {
        *picture = value;
        return true;
    }
    let (parent, key) = path.rsplit_once('/').unwrap_or(("", path));
    let pointer = if parent.is_empty() { String::new() } else { format!("/{parent}") };
    match picture.pointer_mut(&pointer) {
        Some(Value::Array(list)) => match key.parse::<usize>() {
            Ok(at) if at < list.len() => list[at] = value,
            Ok(at) if at == list.len() => list.push(value),
            Ok(_) | Err(_) => return false,
        },
        Some(Value::Object(fields)) => drop(fields.insert(key.to_owned(), value)),
        Some(_) | None => return false,
    }
    true
}

impl<T: Changes> Changes for Vec<T> {
    fn changes<L: SerializeSeq>(&self, before: &Self, to: &mut Changed<L>) -> Result<(), L::Error> {
        to.list(self, before)
    }
}

impl<T: Changes, const N: usize> Changes for [T; N]
where
    [T; N]: Serialize,
{
    fn changes<L: SerializeSeq>(&self, before: &Self, to: &mut Changed<L>) -> Result<(), L::Error> {
        to.list(self, before)
    }
}

impl<T: Changes> Changes for Option<T> {
    fn changes<L: SerializeSeq>(&self, before: &Self, to: &mut Changed<L>) -> Result<(), L::Error> {
        match (self, before) {
            (Some(now), Some(before)) => now.changes(before, to),
            (None, None) => Ok(()),
            (Some(_), None) | (None, Some(_)) => to.set(self),
        }
    }
}

/// Notes the changes of structures field by field. A field before the semicolon is sent whole if it has changed; a
/// field after it implements [`Changes`] and says what has changed in it. All fields must be named.
///
/// ```
/// use tetrapolis_game::{Difference, changes};
///
/// #[derive(PartialEq, serde::Serialize)]
/// struct Player { name: String, coins: u8 }
/// #[derive(PartialEq, serde::Serialize)]
/// struct Picture { round: u8, players: Vec<Player> }
/// changes! { Player { name, coins; } Picture { round; players } }
///
/// let picture = |round, coins| Picture { round, players: vec![Player { name: "Ann".into(), coins }] };
/// let written = |difference: Difference<Picture>| serde_json::to_string(&difference).unwrap();
/// let (before, now) = (picture(1, 0), picture(2, 5));
/// assert_eq!(written(Difference { before: &before, now: &now }), r#"[["round",2],["players/0/coins",5]]"#);
/// assert_eq!(written(Difference { before: &now, now: &now }), "[]");
/// ```
#[macro_export]
macro_rules! changes {
    ($($name:ident { $($whole:ident),* ; $($part:ident),* })*) => {$(
        impl $crate::Changes for $name {
            fn changes<L: serde::ser::SerializeSeq>(
                &self,
                before: &Self,
                to: &mut $crate::Changed<L>,
            ) -> Result<(), L::Error> {
                // All fields, so that a new one is not forgotten.
                let $name { $($whole,)* $($part,)* } = self;
                $(to.whole(stringify!($whole), $whole, &before.$whole)?;)*
                $(to.part(stringify!($part), $part, &before.$part)?;)*
                Ok(())
            }
        }
    )*};
}
