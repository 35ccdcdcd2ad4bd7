//! What a log says about one person, and how to remove the person from it.
//!
//! Events are read as plain JSON, so that logs of every release can be cleaned.

use serde::Serialize;
use serde_json::Value;
use tetrapolis_protocol::{Colour, PlayerId, TableId, Time};

use crate::{KeptPasskey, Known, PersonalNotices};

/// Everything that is kept about a player, except hashes of secrets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PersonalData {
    /// The name of the account, if there is one.
    pub account: Option<String>,
    /// The colour that is kept with the account.
    pub colour: Option<Colour>,
    /// What the account keeps of the player's progress.
    pub progress: Option<Value>,
    /// The names of the sessions, and when each ends.
    pub sessions: Vec<(String, Time)>,
    /// The devices of these sessions.
    pub devices: Vec<PersonalDevice>,
    /// When the recovery code was made.
    pub recovery: Option<Time>,
    /// The passkeys.
    pub passkeys: Vec<PersonalPasskey>,
    /// The tables.
    pub tables: Vec<PersonalTable>,
    /// What reviews of games say about the player.
    pub reviewed: Vec<Value>,
    /// What waits for the player, and how the player is told.
    pub notices: PersonalNotices,
}

/// What is kept about a device of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonalDevice {
    /// What the player has called it.
    pub name: Option<String>,
    /// Its browser and system.
    pub agent: Option<String>,
    /// The colour that the player wants.
    pub colour: Option<Colour>,
    /// When its session began.
    pub begun: Time,
    /// When it was seen last, to the hour.
    pub seen: Time,
}

impl PersonalDevice {
    /// What is kept of a session: name and end, and the device.
    pub(crate) fn of(known: Known) -> ((String, Time), PersonalDevice) {
        let Known { name, until, device, agent, colour, begun, seen, .. } = known;
        ((name, until), PersonalDevice { name: device, agent, colour, begun, seen })
    }
}

/// What is kept about a passkey of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonalPasskey {
    /// The credential's id.
    pub id: String,
    /// What the player calls it.
    pub name: Option<String>,
    /// When it was made.
    pub made: Time,
    /// When it was used last.
    pub used: Option<Time>,
    /// The public key with all that is known of it.
    pub passkey: Value,
}

impl PersonalPasskey {
    pub(crate) fn of(kept: KeptPasskey) -> PersonalPasskey {
        let KeptPasskey { id, name, made, used, passkey, .. } = kept;
        PersonalPasskey { id, name, made, used, passkey: read_kept(&passkey) }
    }
}

/// What is kept about a player at one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonalTable {
    /// Which.
    pub table: TableId,
    /// Whether the player opened it.
    pub opened: bool,
    /// The text of the edition that the player typed for it, if it is played with one.
    pub edition: Option<String>,
    /// What the player did, in order.
    pub events: Vec<Value>,
}

/// A kept text as JSON; a text that is not JSON stays a text.
pub(crate) fn read_kept(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}

/// What changes in a log when a person is removed from it.
pub(crate) struct Cleaned {
    /// The events that change, by version.
    pub events: Vec<(u64, String)>,
    /// The seats that the person has at the end.
    pub seats: Vec<u64>,
}

/// The seats of a person while a log is read.
struct Seats<'a> {
    player: &'a PlayerId,
    held: Vec<u64>,
}

impl Seats<'_> {
    /// Follows an event, and says whether the person did it.
    fn follow(&mut self, event: &Value) -> bool {
        let what = &event["what"];
        if let Some(seat) = what["sat"]["seat"].as_u64() {
            self.held.retain(|held| *held != seat);
            if what["sat"]["who"]["person"]["player"] == self.player.as_str() {
                self.held.push(seat);
                return true;
            }
            return false;
        }
        let did = self.did(what);
        if let Some(seat) = what["rose"]["seat"].as_u64() {
            self.held.retain(|held| *held != seat);
        }
        did
    }

    fn did(&self, what: &Value) -> bool {
        let Some(fields) = what.as_object().and_then(|what| what.values().next()) else { return false };
        let seat = fields["by"].as_u64().or_else(|| fields["seat"].as_u64());
        let step = || fields["step"].as_str()?.split_once(':')?.0.parse().ok();
        seat.or_else(step).is_some_and(|seat| self.held.contains(&seat))
    }
}

/// An event as the database has it, and its version. Some may be missing, because a damaged log is cleaned like any
/// other.
pub(crate) type Row = (u64, String);

fn parsed(rows: &[Row]) -> impl Iterator<Item = (u64, Value)> {
    rows.iter().map(|(version, event)| (*version, serde_json::from_str(event).unwrap_or_default()))
}

/// What a person did at a table.
pub(crate) fn deeds(player: &PlayerId, rows: &[Row]) -> Vec<Value> {
    let mut seats = Seats { player, held: Vec::new() };
    parsed(rows).map(|(_, event)| event).filter(|event| seats.follow(event)).collect()
}

/// The text of the edition that was typed for a table, if the log itself has it, as in the first releases.
pub(crate) fn typed_edition(rows: &[Row]) -> Option<String> {
    let (_, opened) = parsed(rows).find(|(version, _)| *version == 1)?;
    opened.pointer("/what/opened/edition/text")?.as_str().map(str::to_owned)
}

/// A log without a person's name and words.
pub(crate) fn cleaned(player: &PlayerId, name: &str, rows: &[Row]) -> Cleaned {
    let mut seats = Seats { player, held: Vec::new() };
    let mut events = Vec::new();
    for (version, mut event) in parsed(rows) {
        if !seats.follow(&event) {
            continue;
        }
        let places = [("/what/sat/who/person/name", name), ("/what/named/name", name), ("/what/said/chat/text", "")];
        for (place, text) in places {
            if let Some(found) = event.pointer_mut(place)
                && *found != text
            {
                *found = text.into();
                events.push((version, event.to_string()));
            }
        }
    }
    Cleaned { events, seats: seats.held }
}

/// A lobby entry that shows another name at these seats.
pub(crate) fn renamed(entry: &str, seats: &[u64], name: &str) -> Option<String> {
    let mut entry: Value = serde_json::from_str(entry).ok()?;
    for seating in entry["seats"].as_array_mut()? {
        let ours = seating["seat"].as_u64().is_some_and(|seat| seats.contains(&seat));
        if ours && let Some(shown) = seating.pointer_mut("/holder/person/name") {
            *shown = name.into();
        }
    }
    Some(entry.to_string())
}

/// An event without the words that somebody typed.
pub(crate) fn wordless(row: &str) -> Option<String> {
    let mut event: Value = serde_json::from_str(row).ok()?;
    *event.pointer_mut("/what/said/chat/text")? = "".into();
    Some(event.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> Vec<Row> {
        let sat = |seat: u8, player: &str| {
            format!(
                r#"{{"at":1,"what":{{"sat":{{"seat":{seat},"who":{{"person":{{"player":"{player}","name":"{player}","account":false}}}},"entropy":null}}}}}}"#
            )
        };
        let said = |seat: u8| format!(r#"{{"at":2,"what":{{"said":{{"seat":{seat},"chat":{{"text":"hi"}}}}}}}}"#);
        let events = [
            r#"{"at":1,"what":{"opened":{"host":"ann","seed":"secret"}}}"#.into(),
            sat(1, "ann"),
            sat(2, "bob"),
            said(1),
            said(2),
            r#"{"at":2,"what":{"rose":{"seat":1}}}"#.into(),
            sat(1, "eve"),
            said(1),
            r#"{"at":3,"what":"started"}"#.into(),
            r#"{"at":3,"what":{"played":{"step":"2: flip a1"}}}"#.into(),
            r#"{"at":3,"what":{"played":{"step":"1: flip a1"}}}"#.into(),
        ];
        (1..).zip(events).collect()
    }

    fn player(name: &str) -> PlayerId {
        PlayerId::new(name).expect("an id")
    }

    #[test]
    fn only_what_a_person_did_is_told() {
        let told = |name| -> Vec<String> {
            deeds(&player(name), &log()).iter().map(|event| event["what"].to_string()).collect()
        };
        assert_eq!(told("ann").len(), 3, "sat, said, rose: {:?}", told("ann"));
        assert_eq!(told("bob").len(), 3, "sat, said, played: {:?}", told("bob"));
        assert!(told("nobody").is_empty());
        assert!(!told("ann").concat().contains("secret"));
    }

    #[test]
    fn a_cleaned_log_keeps_the_words_of_others() {
        let cleaned = cleaned(&player("ann"), "?", &log());
        let versions: Vec<u64> = cleaned.events.iter().map(|(version, _)| *version).collect();
        assert_eq!(versions, [2, 4]);
        assert!(cleaned.events[0].1.contains(r#""name":"?""#) && cleaned.events[0].1.contains(r#""player":"ann""#));
        assert!(cleaned.events[1].1.contains(r#""text":"""#));
        assert!(cleaned.seats.is_empty(), "eve has the seat now");
    }

    #[test]
    fn a_name_that_a_seat_got_later_goes_too() {
        let mut log = log();
        log.push((12, r#"{"at":4,"what":{"named":{"seat":2,"name":"Bobby","colour":"teal"}}}"#.into()));
        log.push((13, r#"{"at":4,"what":{"named":{"seat":1,"name":"Evelyn"}}}"#.into()));
        let cleaned = cleaned(&player("bob"), "?", &log);
        let events: Vec<(u64, bool)> =
            cleaned.events.iter().map(|(version, event)| (*version, event.contains(r#""name":"?""#))).collect();
        assert_eq!(events, [(3, true), (5, false), (12, true)], "the words have no name");
        assert!(deeds(&player("eve"), &log).iter().any(|event| event["what"]["named"]["name"] == "Evelyn"));
    }

    #[test]
    fn an_entry_shows_the_other_name() {
        let entry = r#"{"seats":[{"seat":1,"holder":{"person":{"name":"ann"}}},{"seat":2,"holder":{"person":{"name":"bob"}}}]}"#;
        let renamed = renamed(entry, &[2], "?").expect("an entry");
        assert!(renamed.contains("ann") && renamed.contains(r#""name":"?""#) && !renamed.contains("bob"));
    }
}
