//! Players are told what waits for them: in a list, and through the channels that they choose.
//!
//! A table only writes what waits. Each node takes up what is due, a little at a time and separately from all tables,
//! so a service that hangs delays nobody's move. The store makes sure that only one node takes up each message.

mod address;
mod config;
mod hook;
mod mail;
mod outgoing;
mod pollers;
mod push;
mod seal;
mod words;
mod work;

use tetrapolis_protocol::{Code, PlayerId, TableId};
use tetrapolis_store::Store;
use tetrapolis_table::Refused;
use tokio::sync::OnceCell;

pub use self::config::{Mail, NoticeConfig};
pub(crate) use self::hook::hook_url;
use self::mail::Mailer;
pub(crate) use self::mail::{code_letter, read_address};
use self::outgoing::Outgoing;
pub(crate) use self::pollers::Pollers;
pub(crate) use self::push::is_subscription;
use self::seal::Vapid;
pub(crate) use self::words::{game_title, names_at, reason};
use self::work::Places;
use crate::config::Config;
use crate::node::Node;
use crate::{error, fresh};

/// What a node has for telling players.
pub(crate) struct Notices {
    pub(crate) pollers: Pollers,
    out: Outgoing,
    mailer: Option<Mailer>,
    vapid: OnceCell<Vapid>,
    companions: OnceCell<String>,
    places: Places,
}

impl Notices {
    pub(crate) fn new(config: &Config) -> Notices {
        let mailer =
            config.notices.mail.as_ref().filter(|_| config.public_url.is_some()).and_then(|mail| {
                Mailer::new(mail).map_err(|error| tracing::error!(error, "no letters can be sent")).ok()
            });
        Notices {
            pollers: Pollers::default(),
            out: Outgoing::new(config.notices.anywhere),
            mailer,
            vapid: OnceCell::new(),
            companions: OnceCell::new(),
            places: Places::default(),
        }
    }

    /// Whether letters are sent.
    pub(crate) fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// The key that signs messages to devices; made at the first start, and the same for all nodes.
    pub(crate) async fn vapid(&self, store: &dyn Store) -> Result<&Vapid, Refused> {
        let made = async {
            let kept = store.server_key("vapid", &Vapid::fresh()).await.map_err(|error| error::store(&error))?;
            Vapid::read(&kept).ok_or_else(|| {
                tracing::error!("the key for messages to devices cannot be read");
                Code::ServerStore.into()
            })
        };
        self.vapid.get_or_try_init(|| made).await
    }

    /// How a player names somebody else in an invitation. The name works only for that player and reveals nothing.
    pub(crate) async fn handle(
        &self,
        store: &dyn Store,
        player: &PlayerId,
        other: &PlayerId,
    ) -> Result<String, Refused> {
        let key = self.companions.get_or_try_init(async || {
            store.server_key("companions", &fresh::token()).await.map_err(|error| error::store(&error))
        });
        let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, key.await?.as_bytes());
        let tag = ring::hmac::sign(&key, format!("{player} {other}").as_bytes());
        Ok(tag.as_ref()[..12].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}")))
    }
}

impl Node {
    /// Whether messages can go to devices: push services want to know who sends them, and browsers want TLS.
    pub(crate) fn has_push(&self) -> bool {
        let local = |url: &&str| url.starts_with("http://localhost") || url.starts_with("http://127.0.0.1");
        let url = self.shared.config.public_url.as_deref();
        url.is_some_and(|url| url.starts_with("https://") || local(&url))
    }

    /// Whether tables may have webhooks.
    pub(crate) fn has_webhooks(&self) -> bool {
        self.shared.config.notices.webhooks && self.shared.config.public_url.is_some()
    }

    /// Notes that a player looks at a table, and so has seen what the list says of it.
    pub(crate) fn looks_at(&self, player: PlayerId, table: TableId) {
        let node = self.clone();
        tokio::spawn(async move {
            if let Err(failed) = node.shared.store.see_table(&player, &table, fresh::now()).await {
                error::store(&failed);
            }
        });
    }
}
