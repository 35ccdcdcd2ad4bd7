//! Accounts: a name and a password, of which only an argon2id hash is kept.

use std::net::IpAddr;

use argon2::{Argon2, PasswordHash, PasswordHasher, PasswordVerifier};
use tetrapolis_protocol::{Code, Credentials, PasswordChange, PlayerId};
use tetrapolis_store::{Account, Person, look};
use tetrapolis_table::{Caller, Refused};
use tokio::sync::Semaphore;

use super::machine::Machine;
use super::name::is_name;
use super::session::Begun;
use crate::limit::network;
use crate::node::Shared;
use crate::{error, fresh};

/// Hashing takes memory; this many run at once.
static HASHING: Semaphore = Semaphore::const_new(2);
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
/// No account has a longer name in bytes, and none longer is remembered.
const LONGEST_NAME: usize = 200;

/// By what attempts to guess a password are counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Guess {
    /// What the name looks like: anybody can try.
    Name(String),
    /// A device that the account knows.
    Device(String),
    /// A player who is signed in.
    Player(PlayerId),
}

async fn heavy<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let turn = HASHING.acquire().await.expect("it is never closed");
    // Whoever hangs up does not give up the turn before the work is done.
    let work = move || {
        let _turn = turn;
        work()
    };
    tokio::task::spawn_blocking(work).await.expect("hashing does not panic")
}

fn must_fit(password: &str) -> Result<(), Refused> {
    if PASSWORD.contains(&password.len()) { Ok(()) } else { Err(Code::AccountPassword.into()) }
}

/// What is kept of a password.
async fn hashed(password: String) -> Result<String, Refused> {
    must_fit(&password)?;
    let hash = heavy(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())).await;
    hash.map_err(|error| {
        tracing::error!(%error, "a password cannot be hashed");
        Code::ServerFault.into()
    })
}

impl Shared {
    /// Makes an account, for a player if there is one. Failed logins from the same address do not count against it.
    pub(crate) async fn register(
        &self,
        credentials: Credentials,
        player: Option<PlayerId>,
        from: IpAddr,
    ) -> Result<Account, Refused> {
        let Credentials { name, password } = credentials;
        if !is_name(&name) || name.chars().count() < 3 {
            return Err(Code::AccountName.into());
        }
        self.must_be_free(&name).await?;
        must_fit(&password)?;
        if !self.rates.accounts.allows(&network(from)) {
            return Err(Code::LimitLogins.into());
        }
        let password = hashed(password).await?;
        let account = Account { name, player: player.unwrap_or_else(fresh::player), password };
        let free = self.store.add_account(&account).await.map_err(|error| error::store(&error))?;
        if free { Ok(account) } else { Err(Code::AccountTaken.into()) }
    }

    /// Makes sure that a name cannot be taken for that of an account.
    pub(crate) async fn must_be_free(&self, name: &str) -> Result<(), Refused> {
        let taken = self.store.is_taken(name).await.map_err(|error| error::store(&error))?;
        if taken { Err(Code::AccountTaken.into()) } else { Ok(()) }
    }

    /// Finds an account by name and password. An unknown name takes as long as a wrong password. Both count for the
    /// caller's address, and for the name or for the device that the account knows.
    pub(crate) async fn log_in(
        &self,
        credentials: Credentials,
        device: Option<String>,
        from: IpAddr,
    ) -> Result<Account, Refused> {
        let guess = device.map_or_else(|| Guess::Name(look(&credentials.name)), Guess::Device);
        self.check(credentials, guess, from).await
    }

    async fn check(&self, credentials: Credentials, guess: Guess, from: IpAddr) -> Result<Account, Refused> {
        let Credentials { name, password } = credentials;
        if !self.rates.logins_from.allows(&network(from)) {
            return Err(Code::LimitLogins.into());
        }
        if name.len() > LONGEST_NAME || password.len() > *PASSWORD.end() {
            return Err(Code::AccountWrong.into());
        }
        if !self.rates.logins_as.allows(&guess) {
            return Err(Code::LimitLogins.into());
        }
        let account = self.store.account(&name).await.map_err(|error| error::store(&error))?;
        let kept = account.as_ref().map(|account| account.password.clone());
        let fits = heavy(move || match kept {
            Some(kept) => PasswordHash::new(&kept)
                .is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok()),
            None => Argon2::default().hash_password(password.as_bytes()).is_err(),
        })
        .await;
        account.filter(|_| fits).ok_or_else(|| Code::AccountWrong.into())
    }

    /// Begins a session with an account that was logged in to. If the password has changed or the account was removed
    /// meanwhile, the sessions that were to end have ended already, so this one ends too.
    pub(crate) async fn enter(&self, account: Account, machine: Machine) -> Result<Begun, Refused> {
        let Account { name, player, password } = account;
        let colour = self.store.colour(&player).await.map_err(|error| error::store(&error))?;
        let begun = self.begin(Person { player, name: name.clone(), account: true, colour }, machine).await?;
        let now = self.store.account(&name).await.map_err(|error| error::store(&error))?;
        if now.is_some_and(|now| now.password == password) {
            return Ok(begun);
        }
        self.end_one(&begun.hash).await?;
        Err(Code::AccountWrong.into())
    }

    /// Changes the password of the caller's account. All other sessions of the player end, and the recovery code;
    /// passkeys stay.
    pub(crate) async fn change_password(
        &self,
        caller: &Caller,
        change: PasswordChange,
        keep: Option<&str>,
        from: IpAddr,
    ) -> Result<(), Refused> {
        self.prove(caller, change.old, from).await?;
        let password = hashed(change.new).await?;
        self.store.set_password(&caller.name, &password).await.map_err(|error| error::store(&error))?;
        self.end_sessions(caller, keep).await?;
        // Somebody who knew the old password may have made a recovery code.
        self.store.end_recovery(&caller.player).await.map_err(|error| error::store(&error))
    }

    /// Makes sure that the caller knows the password of the account.
    pub(crate) async fn prove(&self, caller: &Caller, password: String, from: IpAddr) -> Result<(), Refused> {
        if !caller.account {
            return Err(Code::AccountWrong.into());
        }
        let guess = Guess::Player(caller.player.clone());
        self.check(Credentials { name: caller.name.clone(), password }, guess, from).await.map(drop)
    }

    /// Ends the sessions of a player, except one.
    pub(crate) async fn end_sessions(&self, caller: &Caller, except: Option<&str>) -> Result<(), Refused> {
        let ended = self.store.end_sessions(&caller.player, except).await.map_err(|error| error::store(&error))?;
        for hash in &ended {
            self.sessions.end(hash);
        }
        Ok(())
    }
}
