use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tetrapolis_protocol::PlayerId;

use crate::config::Limits;
use crate::person::Guess;

/// If there are more keys than this, those that have their whole allowance again are forgotten.
const MOST: usize = 100_000;
/// One in this many requests of an address may begin something that is kept: a guest's session, or a table.
const BEGINNINGS: u32 = 10;
/// How much an address may begin in a day, for each request that it may make in a second.
const BEGINNINGS_A_DAY: u32 = 100;
/// What a player may say and do at tables in a second, without actions; twenty seconds can be saved up.
const GESTURES: u32 = 2;
/// What a player may ask about a table in a second: reading is quicker than acting, and changes nothing.
const QUESTIONS: u32 = 5;
/// Editions that an address may type in a minute. They are kept, and a game that is over does not count any more.
const EDITIONS: u32 = 6;
/// How many of them can be saved up.
const EDITIONS_SAVED: u32 = 20;
/// How often a player may read everything that is kept about the player in a minute: all logs are read for it.
const EXPORTS: u32 = 6;

/// All addresses together may try as many codes as this many addresses could.
const CODES: u32 = 60;
/// Links that a player may make in a minute.
const LINKS: u32 = 10;
/// How often a player may ask for advice in a minute: a bot thinks about each.
const ADVICE: u32 = 60;

/// How many letters with a code, tests of all channels, and new webhooks a player may cause in an hour.
const LETTERS: u32 = 6;
/// Invitations that a player sends in an hour.
const INVITATIONS: u32 = 30;

fn quota(times: u32, per: Duration, saved: u32) -> Quota {
    let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let each = per / at_least_one(times).get();
    Quota::with_period(each).expect("a time that passes").allow_burst(at_least_one(saved))
}

/// An allowance for each key that is spent at once and comes back with time.
pub(crate) struct Rate<K: Hash + Eq + Clone> {
    buckets: DefaultKeyedRateLimiter<K>,
}

impl<K: Hash + Eq + Clone> Rate<K> {
    /// `times` in a period; `saved` can be saved up.
    pub(crate) fn new(times: u32, per: Duration, saved: u32) -> Rate<K> {
        Rate { buckets: RateLimiter::keyed(quota(times, per, saved)) }
    }

    /// Whether the key may do it again; if so, it is counted.
    pub(crate) fn allows(&self, key: &K) -> bool {
        if self.buckets.len() > MOST {
            self.buckets.retain_recent();
        }
        self.buckets.check_key(key).is_ok()
    }
}

/// What is counted by address, by name and by player.
pub(crate) struct Rates {
    /// Requests of an address; it may save up ten seconds.
    pub requests: Rate<IpAddr>,
    /// Guests and tables that an address begins: what is kept of them stays for a while.
    beginnings: Rate<IpAddr>,
    /// The same, by the day: what little by little would fill a disk.
    beginnings_a_day: Rate<IpAddr>,
    /// Attempts to log in from an address.
    pub logins_from: Rate<IpAddr>,
    /// Attempts to guess the password of an account.
    pub logins_as: Rate<Guess>,
    /// Codes tried from all addresses together: they are shorter than other secrets.
    pub codes: Rate<()>,
    /// Links that a player makes.
    pub links: Rate<PlayerId>,
    /// Accounts made from an address: hashing a password is as much work as checking one.
    pub accounts: Rate<IpAddr>,
    /// Editions typed from an address.
    pub editions: Rate<IpAddr>,
    /// What a player reads of all that is kept about the player.
    pub exports: Rate<PlayerId>,
    /// What a player says and does at tables, without actions.
    pub gestures: Rate<PlayerId>,
    /// What a player asks about tables: why something is not allowed, what a thing is, what the scores are.
    pub questions: Rate<PlayerId>,
    /// What a player asks to be advised on.
    pub advice: Rate<PlayerId>,
    /// What a player has sent to addresses that may be somebody else's.
    pub letters: Rate<PlayerId>,
    /// The same, by address of the caller.
    pub letters_from: Rate<IpAddr>,
    /// Whom a player invites.
    pub invitations: Rate<PlayerId>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        let (second, minute) = (Duration::from_secs(1), Duration::from_secs(60));
        let a_day = limits.requests.saturating_mul(BEGINNINGS_A_DAY);
        Rates {
            requests: Rate::new(limits.requests, second, limits.requests.saturating_mul(10)),
            beginnings: Rate::new(limits.requests / BEGINNINGS, second, limits.requests.saturating_mul(5)),
            beginnings_a_day: Rate::new(a_day, minute * 60 * 24, a_day),
            logins_from: Rate::new(limits.logins, minute, limits.logins),
            logins_as: Rate::new(limits.logins, minute, limits.logins),
            codes: Rate::new(limits.logins.saturating_mul(CODES), minute, limits.logins.saturating_mul(CODES)),
            links: Rate::new(LINKS, minute, LINKS),
            accounts: Rate::new(limits.logins, minute, limits.logins),
            editions: Rate::new(EDITIONS, minute, EDITIONS_SAVED),
            exports: Rate::new(EXPORTS, minute, EXPORTS),
            gestures: Rate::new(GESTURES, second, GESTURES * 20),
            questions: Rate::new(QUESTIONS, second, QUESTIONS * 12),
            advice: Rate::new(ADVICE, minute, ADVICE),
            letters: Rate::new(LETTERS, minute * 60, LETTERS),
            letters_from: Rate::new(LETTERS * 4, minute * 60, LETTERS * 4),
            invitations: Rate::new(INVITATIONS, minute * 60, INVITATIONS),
        }
    }

    /// Whether an address may begin something else that is kept.
    pub(crate) fn begins(&self, address: &IpAddr) -> bool {
        self.beginnings.allows(address) && self.beginnings_a_day.allows(address)
    }
}

/// The allowance of one connection.
pub(crate) struct Pace(RateLimiter<NotKeyed, InMemoryState, DefaultClock>);

impl Pace {
    /// `times` a second; `saved` can be saved up.
    pub(crate) fn new(times: u32, saved: u32) -> Pace {
        Pace(RateLimiter::direct(quota(times, Duration::from_secs(1), saved)))
    }

    /// Whether it may be done again; if so, it is counted.
    pub(crate) fn allows(&self) -> bool {
        self.0.check().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_saved_up_can_be_spent_at_once_and_by_its_owner_alone() {
        let rate = Rate::new(1, Duration::from_secs(3_600), 2);
        assert!(rate.allows(&"ann") && rate.allows(&"ann"));
        assert!(!rate.allows(&"ann"));
        assert!(rate.allows(&"bob"));
    }

    #[test]
    fn what_an_address_begins_in_a_day_is_limited_too() {
        let rates = Rates::new(&Limits { requests: 10, ..Limits::default() });
        let [ann, bob] = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse().expect("an address"));
        assert!(rates.begins(&ann));
        let rest = std::iter::from_fn(|| rates.beginnings_a_day.allows(&ann).then_some(())).count();
        assert_eq!(rest, 999);
        assert!(!rates.begins(&ann) && rates.begins(&bob));
    }
}
