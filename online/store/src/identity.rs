//! Identity: sessions on devices, links between devices, and keys that lead back to a player.

use tetrapolis_protocol::{Colour, LinkState, PlayerId, Time};

use crate::{Answer, StoreError};

/// Somebody who has a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Which player.
    pub player: PlayerId,
    /// What the others see.
    pub name: String,
    /// Whether there is an account.
    pub account: bool,
    /// The colour that the player wants.
    pub colour: Option<Colour>,
    /// What the player has called the device.
    pub device: Option<String>,
    /// Browser and system of the device.
    pub agent: Option<String>,
    /// When the session began.
    pub begun: Time,
    /// When the device was seen last, to the hour.
    pub seen: Time,
    /// When the session ends, unless it is used again.
    pub until: Time,
}

/// A device that was seen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seen {
    /// The hash of the session's token.
    pub token: String,
    /// When.
    pub at: Time,
    /// When the session ends, unless the device is seen again.
    pub until: Time,
}

/// A player whom a key leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Which player.
    pub player: PlayerId,
    /// What the others see.
    pub name: String,
    /// Whether there is an account.
    pub account: bool,
    /// The colour that the player wants.
    pub colour: Option<Colour>,
}

/// A link that lets another device become a player. Only hashes of its secrets are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The hash of its secret.
    pub link: String,
    /// The hash of its code.
    pub code: String,
    /// The hash of the session that made it; the link ends with that session.
    pub session: String,
    /// Until when it can be used.
    pub until: Time,
    /// Its stage.
    pub state: LinkState,
    /// The device that has claimed it.
    pub claimer: Option<Claimer>,
}

/// A device that has claimed a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claimer {
    /// The hash of its claim.
    pub claim: String,
    /// What it calls itself.
    pub device: Option<String>,
    /// Its browser and system.
    pub agent: Option<String>,
    /// What both devices show.
    pub digits: String,
}

/// How a link is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkKey {
    /// By the hash of its secret.
    Secret(String),
    /// By the hash of its code.
    Code(String),
}

/// A passkey. What is kept of it is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPasskey {
    /// The credential's id.
    pub id: String,
    /// Whose.
    pub player: PlayerId,
    /// The id by which authenticators know the player.
    pub handle: String,
    /// What the player calls it.
    pub name: Option<String>,
    /// When it was made.
    pub made: Time,
    /// When it was used last.
    pub used: Option<Time>,
    /// The public key with all that is known of it, as JSON.
    pub passkey: String,
}

/// What the server has asked of a browser that makes or uses a passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ceremony {
    /// The hash of its name.
    pub id: String,
    /// Who makes a passkey; none for somebody who signs in.
    pub player: Option<PlayerId>,
    /// What the server has to remember, as JSON.
    pub state: String,
    /// Until when it can be finished.
    pub until: Time,
}

/// Where sessions, devices and keys are kept.
pub trait Identity: Send + Sync {
    /// Who has the session.
    fn session<'a>(&'a self, token: &'a str, now: Time) -> Answer<'a, Option<Known>>;
    /// All sessions of a player with the hashes of their tokens, those seen last first.
    fn devices<'a>(&'a self, player: &'a PlayerId, now: Time) -> Answer<'a, Vec<(String, Known)>>;
    /// Notes when devices were seen, and until when their sessions last therefore.
    fn note_seen(&self, seen: Vec<Seen>) -> Answer<'_, ()>;
    /// Ends a session on all nodes.
    fn end_session<'a>(&'a self, token: &'a str) -> Answer<'a, ()>;
    /// Ends the sessions of a player on all nodes, except one. Returns the token hashes of those it ended.
    fn end_sessions<'a>(&'a self, player: &'a PlayerId, except: Option<&'a str>) -> Answer<'a, Vec<String>>;
    /// Changes the name and colour of a player in all sessions and wherever a key leads, on all nodes. Returns the
    /// token hashes.
    fn rename<'a>(&'a self, person: &'a Person) -> Answer<'a, Vec<String>>;
    /// The colour that is kept with the account of a player.
    fn colour<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<Colour>>;

    /// Keeps a link; it replaces another that the session has made.
    fn put_link<'a>(&'a self, link: &'a Link) -> Answer<'a, ()>;
    /// Removes the link that a session has made.
    fn end_link<'a>(&'a self, session: &'a str) -> Answer<'a, ()>;
    /// The link that a session has made.
    fn link_of<'a>(&'a self, session: &'a str, now: Time) -> Answer<'a, Option<Link>>;
    /// Claims a link that is open; nothing if it is not.
    fn claim_link<'a>(&'a self, key: &'a LinkKey, claimer: &'a Claimer, now: Time) -> Answer<'a, Option<Link>>;
    /// The link that a device has claimed and not used yet.
    fn claimed_link<'a>(&'a self, claim: &'a str, now: Time) -> Answer<'a, Option<Link>>;
    /// Lets the device that shows these digits become the player, or not. Says whether the session's link is claimed by
    /// such a device.
    fn answer_link<'a>(&'a self, session: &'a str, digits: &'a str, yes: bool, now: Time) -> Answer<'a, bool>;
    /// Uses a claim that was confirmed; the second time there is nothing.
    fn take_link<'a>(&'a self, claim: &'a str, now: Time) -> Answer<'a, Option<Link>>;

    /// Keeps the hash of a recovery code; it replaces an older one.
    fn set_recovery<'a>(&'a self, person: &'a Person, code: &'a str, now: Time) -> Answer<'a, ()>;
    /// When the recovery code of a player was made.
    fn recovery<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<Time>>;
    /// Removes the recovery code of a player.
    fn end_recovery<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, ()>;
    /// The player to whom the recovery code with this hash leads.
    fn recovered<'a>(&'a self, code: &'a str) -> Answer<'a, Option<Person>>;

    /// Keeps a passkey; says whether there was none with this id.
    fn add_passkey<'a>(&'a self, passkey: &'a KeptPasskey, person: &'a Person) -> Answer<'a, bool>;
    /// The passkeys of a player, the oldest first.
    fn passkeys<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Vec<KeptPasskey>>;
    /// The passkey with this id, and its player.
    fn passkey<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(KeptPasskey, Person)>>;
    /// Notes that a passkey was used, with its new data.
    fn use_passkey<'a>(&'a self, id: &'a str, passkey: &'a str, now: Time) -> Answer<'a, ()>;
    /// Removes a passkey of a player; says whether there was one.
    fn end_passkey<'a>(&'a self, player: &'a PlayerId, id: &'a str) -> Answer<'a, bool>;
    /// Remembers what a browser was asked.
    fn put_ceremony<'a>(&'a self, ceremony: &'a Ceremony) -> Answer<'a, ()>;
    /// What a browser was asked; the second time there is nothing.
    fn take_ceremony<'a>(&'a self, id: &'a str, now: Time) -> Answer<'a, Option<Ceremony>>;
}

/// The stage of a link, in its row.
pub(crate) const fn state_text(state: LinkState) -> &'static str {
    match state {
        LinkState::Open => "open",
        LinkState::Claimed => "claimed",
        LinkState::Confirmed => "confirmed",
        LinkState::Ended => "ended",
    }
}

/// A session as its row has it.
pub(crate) struct SessionRow {
    pub token: String,
    pub player: String,
    pub name: String,
    pub account: bool,
    pub colour: Option<String>,
    pub device: Option<String>,
    pub agent: Option<String>,
    pub begun: i64,
    pub seen: i64,
    pub until: i64,
}

fn time(milliseconds: i64) -> Time {
    Time(u64::try_from(milliseconds).unwrap_or_default())
}

impl SessionRow {
    /// The columns in their order.
    pub const COLUMNS: &str = "token, player, name, account, colour, device, agent, begun, seen, until";

    /// The session with the hash of its token, if its row can be read.
    pub fn known(self) -> Option<(String, Known)> {
        let known = Known {
            player: PlayerId::new(self.player)?,
            name: self.name,
            account: self.account,
            colour: self.colour.as_deref().and_then(Colour::new),
            device: self.device,
            agent: self.agent,
            begun: time(self.begun),
            seen: time(self.seen),
            until: time(self.until),
        };
        Some((self.token, known))
    }
}

/// A link as its row has it.
pub(crate) struct LinkRow {
    pub link: String,
    pub code: String,
    pub session: String,
    pub until: i64,
    pub state: String,
    pub claim: Option<String>,
    pub device: Option<String>,
    pub agent: Option<String>,
    pub digits: Option<String>,
}

impl LinkRow {
    /// The columns in their order.
    pub const COLUMNS: &str = "link, code, session, until, state, claim, device, agent, digits";

    pub fn link(self) -> Link {
        let states = [LinkState::Open, LinkState::Claimed, LinkState::Confirmed];
        let state = states.into_iter().find(|state| state_text(*state) == self.state);
        let LinkRow { link, code, session, device, agent, .. } = self;
        // A claim is forgotten once it has been used; the device that had it stays known.
        let claim = self.claim.unwrap_or_default();
        let claimer = self.digits.map(|digits| Claimer { claim, device, agent, digits });
        Link { link, code, session, until: time(self.until), state: state.unwrap_or(LinkState::Ended), claimer }
    }
}

/// A person as its row has it: player, name, whether there is an account, and colour.
pub(crate) type PersonRow = (String, String, bool, Option<String>);

pub(crate) fn person((player, name, account, colour): PersonRow) -> Result<Person, StoreError> {
    let damaged = || StoreError::Damaged("the player of a key".into());
    let player = PlayerId::new(player).ok_or_else(damaged)?;
    Ok(Person { player, name, account, colour: colour.as_deref().and_then(Colour::new) })
}

/// The row of a passkey: id, player, handle, name, when it was made and used, and its data.
pub(crate) type PasskeyRow = (String, String, String, Option<String>, i64, Option<i64>, String);

pub(crate) const PASSKEY: &str = "id, player, handle, name, made, used, passkey";

pub(crate) fn passkey(row: PasskeyRow) -> Result<KeptPasskey, StoreError> {
    let (id, player, handle, name, made, used, passkey) = row;
    let player = PlayerId::new(player).ok_or_else(|| StoreError::Damaged("the player of a passkey".into()))?;
    Ok(KeptPasskey { id, player, handle, name, made: time(made), used: used.map(time), passkey })
}
