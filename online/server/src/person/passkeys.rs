//! Passkeys: what a browser signs, and how it is checked. They belong to a domain, so there are none unless the
//! operator has named it.

use serde::{Deserialize, Serialize};
use tetrapolis_game::Message;
use tetrapolis_protocol::{Code, Passkey, PasskeyBegun, PasskeyFinish};
use tetrapolis_store::{Ceremony, KeptPasskey, Known};
use tetrapolis_table::Refused;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey as Key, PasskeyRegistration, Url, Uuid, Webauthn, WebauthnBuilder,
    WebauthnError,
};

use super::machine::{Machine, label};
use super::rename::person;
use super::session::Begun;
use crate::node::Shared;
use crate::{error, fresh};

/// How long a browser has, in milliseconds.
const LASTS: u64 = 5 * 60 * 1_000;
/// How many passkeys a player can have.
const MOST: usize = 20;

/// What the server remembers while a passkey is made.
#[derive(Serialize, Deserialize)]
struct Making {
    handle: Uuid,
    state: PasskeyRegistration,
}

/// The passkeys of this server's domain.
pub(crate) struct Passkeys {
    webauthn: Option<Webauthn>,
    /// Why there are none.
    why: Option<Message>,
}

impl Passkeys {
    /// Those of the address that the operator has given.
    pub(crate) fn of(public_url: Option<&str>) -> Passkeys {
        let Some(text) = public_url else {
            return Passkeys { webauthn: None, why: Some(Message::new("feature-passkeys-no-url")) };
        };
        let webauthn = Url::parse(text).ok().filter(can_have_passkeys).and_then(|url| {
            let builder = WebauthnBuilder::new(url.domain()?, &url).ok()?;
            builder.rp_name("Tetrapolis").build().ok()
        });
        let why = || Message::new("feature-passkeys-no-domain").with("url", text);
        Passkeys { why: webauthn.is_none().then(why), webauthn }
    }

    /// Why there are none, if there are none.
    pub(crate) fn why_not(&self) -> Option<&Message> {
        self.why.as_ref()
    }

    fn webauthn(&self) -> Result<&Webauthn, Refused> {
        let off = || match &self.why {
            Some(why) => Refused::because(Code::FeatureOff, why.clone()),
            None => Code::FeatureOff.into(),
        };
        self.webauthn.as_ref().ok_or_else(off)
    }
}

/// Browsers bind passkeys to a domain that is reached by https, never to a numeric address or a name of the local
/// network. `localhost` is for trying them out.
fn can_have_passkeys(url: &Url) -> bool {
    let Some(domain) = url.domain() else { return false };
    let is_given_out = || domain.rsplit_once('.').is_some_and(|(_, last)| last != "local");
    match url.scheme() {
        "https" => domain == "localhost" || is_given_out(),
        "http" => domain == "localhost",
        _ => false,
    }
}

fn wrong(error: &WebauthnError) -> Refused {
    tracing::info!(%error, "a passkey is refused");
    Code::PasskeyWrong.into()
}

fn fault(error: &dyn std::fmt::Display) -> Refused {
    tracing::error!(%error, "a passkey cannot be asked for");
    Code::ServerFault.into()
}

fn kept_key(kept: &KeptPasskey) -> Result<Key, Refused> {
    serde_json::from_str(&kept.passkey).map_err(|error| fault(&error))
}

fn id_of(credential: &[u8]) -> String {
    fresh::hash(credential)
}

fn told(kept: KeptPasskey) -> Passkey {
    Passkey { passkey: kept.id, name: kept.name, made: kept.made, used: kept.used }
}

impl Shared {
    /// Remembers what a browser is asked, and names it.
    async fn ask_browser(
        &self,
        player: Option<&Known>,
        state: &impl Serialize,
        options: serde_json::Value,
    ) -> Result<PasskeyBegun, Refused> {
        let name = fresh::token();
        let ceremony = Ceremony {
            id: fresh::token_hash(&name),
            player: player.map(|known| known.player.clone()),
            state: serde_json::to_string(state).map_err(|error| fault(&error))?,
            until: fresh::now().plus(LASTS),
        };
        self.store.put_ceremony(&ceremony).await.map_err(|error| error::store(&error))?;
        Ok(PasskeyBegun { ceremony: name, options })
    }

    /// What a browser was asked, if it was asked and the same player answers.
    async fn asked_browser(&self, name: &str, player: Option<&Known>) -> Result<String, Refused> {
        let asked = self.store.take_ceremony(&fresh::token_hash(name), fresh::now()).await;
        let asked = asked.map_err(|error| error::store(&error))?;
        let asked = asked.filter(|asked| asked.player.as_ref() == player.map(|known| &known.player));
        asked.map(|asked| asked.state).ok_or_else(|| Code::PasskeyWrong.into())
    }

    pub(crate) async fn passkeys_of(&self, known: &Known) -> Result<Vec<Passkey>, Refused> {
        let kept = self.store.passkeys(&known.player).await.map_err(|error| error::store(&error))?;
        Ok(kept.into_iter().map(told).collect())
    }

    /// Asks a browser to make a passkey.
    pub(crate) async fn begin_passkey(&self, known: &Known) -> Result<PasskeyBegun, Refused> {
        let webauthn = self.passkeys.webauthn()?;
        let kept = self.store.passkeys(&known.player).await.map_err(|error| error::store(&error))?;
        if kept.len() >= MOST {
            return Err(Code::LimitPasskeys.into());
        }
        let handle = kept.first().and_then(|kept| kept.handle.parse().ok()).unwrap_or_else(Uuid::new_v4);
        let known_keys = kept.iter().map(kept_key).collect::<Result<Vec<_>, _>>()?;
        let known_ids = known_keys.iter().map(|key| key.cred_id().clone()).collect();
        let asked = webauthn.start_passkey_registration(handle, &known.name, &known.name, Some(known_ids));
        let (options, state) = asked.map_err(|error| fault(&error))?;
        let mut options = serde_json::to_value(&options).map_err(|error| fault(&error))?;
        // Nobody types a name to sign in: the authenticator has to know it.
        let selection = &mut options["publicKey"]["authenticatorSelection"];
        selection["residentKey"] = "required".into();
        selection["requireResidentKey"] = true.into();
        self.ask_browser(Some(known), &Making { handle, state }, options).await
    }

    /// Keeps the passkey that a browser has made.
    pub(crate) async fn finish_passkey(
        &self,
        known: &Known,
        finish: PasskeyFinish,
        machine: Machine,
    ) -> Result<Passkey, Refused> {
        let webauthn = self.passkeys.webauthn()?;
        let state = self.asked_browser(&finish.ceremony, Some(known)).await?;
        let Making { handle, state } = serde_json::from_str(&state).map_err(|error| fault(&error))?;
        let credential = serde_json::from_value(finish.credential).map_err(|_| Code::PasskeyWrong)?;
        let key = webauthn.finish_passkey_registration(&credential, &state).map_err(|error| wrong(&error))?;
        let kept = KeptPasskey {
            id: id_of(key.cred_id()),
            player: known.player.clone(),
            handle: handle.to_string(),
            name: finish.name.as_deref().and_then(label).or(machine.agent),
            made: fresh::now(),
            used: None,
            passkey: serde_json::to_string(&key).map_err(|error| fault(&error))?,
        };
        let added = self.store.add_passkey(&kept, &person(known)).await.map_err(|error| error::store(&error))?;
        if added { Ok(told(kept)) } else { Err(Code::PasskeyWrong.into()) }
    }

    /// Asks a browser for any passkey of this server.
    pub(crate) async fn ask_passkey(&self) -> Result<PasskeyBegun, Refused> {
        let asked = self.passkeys.webauthn()?.start_discoverable_authentication();
        let (options, state) = asked.map_err(|error| fault(&error))?;
        let mut options = serde_json::to_value(&options).map_err(|error| fault(&error))?;
        // The page says whether the browser asks at once or offers it in a field.
        if let Some(options) = options.as_object_mut() {
            options.remove("mediation");
        }
        self.ask_browser(None, &state, options).await
    }

    /// Begins a session for the player whose passkey has signed.
    pub(crate) async fn enter_by_passkey(&self, finish: PasskeyFinish, machine: Machine) -> Result<Begun, Refused> {
        let webauthn = self.passkeys.webauthn()?;
        let state = self.asked_browser(&finish.ceremony, None).await?;
        let state: DiscoverableAuthentication = serde_json::from_str(&state).map_err(|error| fault(&error))?;
        let credential = serde_json::from_value(finish.credential).map_err(|_| Code::PasskeyWrong)?;
        let named = webauthn.identify_discoverable_authentication(&credential).map_err(|error| wrong(&error))?;
        let (handle, id) = (named.0.to_string(), id_of(named.1));
        let found = self.store.passkey(&id).await.map_err(|error| error::store(&error))?;
        let (kept, person) = found.filter(|(kept, _)| kept.handle == handle).ok_or(Code::PasskeyWrong)?;
        let mut key = kept_key(&kept)?;
        let signed = webauthn.finish_discoverable_authentication_v2(&credential, state, &key);
        key.update_credential(&signed.map_err(|error| wrong(&error))?);
        let key = serde_json::to_string(&key).map_err(|error| fault(&error))?;
        self.store.use_passkey(&id, &key, fresh::now()).await.map_err(|error| error::store(&error))?;
        let name = finish.name.as_deref().and_then(label);
        self.come_back(person, Machine { name, ..machine }).await
    }
}

#[cfg(test)]
mod tests {
    use tetrapolis_protocol::Time;

    use super::*;

    #[test]
    fn passkeys_are_for_domains_alone() {
        for good in ["https://games.example.org", "https://games.example.org:8443", "http://localhost:8080"] {
            assert!(Passkeys::of(Some(good)).why_not().is_none(), "{good}");
        }
        for bad in [
            "http://games.example.org",
            "https://192.0.2.7",
            "https://[2001:db8::1]",
            "https://games",
            "https://games.local",
            "http://127.0.0.1:8080",
            "games.example.org",
            "",
        ] {
            let passkeys = Passkeys::of(Some(bad));
            assert!(passkeys.why_not().is_some_and(|why| why.key == "feature-passkeys-no-domain"), "{bad}");
            assert!(passkeys.webauthn().is_err());
        }
        assert!(Passkeys::of(None).why_not().is_some_and(|why| why.key == "feature-passkeys-no-url"));
    }

    #[test]
    fn a_passkey_is_told_without_its_key() {
        let kept = KeptPasskey {
            id: "id".into(),
            player: fresh::player(),
            handle: "handle".into(),
            name: None,
            made: Time(1),
            used: None,
            passkey: "key".into(),
        };
        assert_eq!(told(kept), Passkey { passkey: "id".into(), name: None, made: Time(1), used: None });
    }
}
