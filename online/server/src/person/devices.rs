//! Devices that an account knows: its owner has signed in there with the password. Strangers who guess at the name cannot
//! keep the owner out there.

use axum::http::{HeaderMap, HeaderValue};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;
use tetrapolis_store::look;
use tetrapolis_table::Refused;

use super::session::{cookie, cookie_value};
use crate::node::Shared;
use crate::{error, fresh};

/// How long a device stays known, in seconds. Browsers keep no cookie longer.
const LASTS: u64 = 400 * 24 * 60 * 60;
/// How many letters of a hash name an account in a cookie's name, so that a device can know several.
const NAMED: usize = 8;
/// The only address that is told.
const PATH: &str = "/api/login";

fn cookie_name(look: &str) -> String {
    format!("tetrapolis_device_{}", &fresh::token_hash(look)[..NAMED])
}

/// What is signed: the device's own secret, and the account that knows it.
fn message(device: &str, look: &str) -> Vec<u8> {
    format!("{device} {look}").into_bytes()
}

impl Shared {
    /// The key that signs these cookies; the same for all nodes.
    async fn device_key(&self) -> Result<hmac::Key, Refused> {
        let made = async || self.store.server_key("devices", &fresh::token()).await;
        let key = self.device_key.get_or_try_init(made).await.map_err(|error| error::store(&error))?;
        Ok(hmac::Key::new(hmac::HMAC_SHA256, key.as_bytes()))
    }

    /// The device's own secret, if an account with this name knows the device.
    pub(crate) async fn known_device(&self, headers: &HeaderMap, name: &str) -> Result<Option<String>, Refused> {
        let look = look(name);
        let Some(value) = cookie_value(headers, &cookie_name(&look)) else { return Ok(None) };
        let Some((device, tag)) = value.split_once('.') else { return Ok(None) };
        let Ok(tag) = URL_SAFE_NO_PAD.decode(tag) else { return Ok(None) };
        let is_ours = hmac::verify(&self.device_key().await?, &message(device, &look), &tag).is_ok();
        Ok(is_ours.then(|| device.to_owned()))
    }

    /// The cookie of a device on which the owner of an account has just proved to be the owner.
    pub(crate) async fn know_device(&self, name: &str, known: Option<String>) -> Result<HeaderValue, Refused> {
        let (look, device) = (look(name), known.unwrap_or_else(fresh::token));
        let tag = hmac::sign(&self.device_key().await?, &message(&device, &look));
        let value = format!("{device}.{}", URL_SAFE_NO_PAD.encode(tag));
        Ok(cookie(&cookie_name(&look), &value, PATH, LASTS, self.config.secure))
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::body::Body;
    use axum::extract::ConnectInfo;
    use axum::http::{Request, StatusCode, header};
    use serde_json::json;
    use tetrapolis_protocol::{Code, Credentials};
    use tetrapolis_store::open;
    use tower::ServiceExt;

    use super::*;
    use crate::config::Limits;
    use crate::http::router;
    use crate::limit::Doors;
    use crate::person::Machine;
    use crate::{Config, Node};

    const HOME: &str = "10.0.0.1:1";
    const WORK: &str = "10.0.0.2:1";
    const STRANGER: &str = "10.0.0.3:1";

    async fn server(logins: u32) -> (Node, tempfile::TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(&format!("sqlite://{}/t.db", folder.path().display())).await.expect("the store opens");
        let config = Config::at("127.0.0.1:0".parse().expect("an address"));
        (Node::new(Config { limits: Limits { logins, ..Limits::default() }, ..config }, store), folder)
    }

    /// Sends a name and a password. Returns the status and the cookies that the server sets.
    async fn post(
        node: &Node,
        from: &str,
        cookies: &[String],
        path: &str,
        name: &str,
        word: &str,
    ) -> (StatusCode, Vec<String>) {
        let request = Request::post(path).header(header::HOST, "h").header(header::COOKIE, cookies.join("; "));
        let body = json!({ "name": name, "password": word }).to_string();
        let mut request = request.body(Body::from(body)).expect("a request");
        let visit = Doors::new(9).enter().expect("a place");
        request.extensions_mut().insert(ConnectInfo(from.parse::<SocketAddr>().expect("an address")));
        request.extensions_mut().insert(visit);
        let answer = router(node.clone()).oneshot(request).await.expect("it never fails");
        let set = answer.headers().get_all(header::SET_COOKIE).iter().map(|cookie| cookie.to_str().expect("text"));
        let cookies = set.filter_map(|cookie| cookie.split(';').next()).map(str::to_owned).collect();
        (answer.status(), cookies)
    }

    #[tokio::test]
    async fn strangers_who_guess_keep_nobody_out_of_a_device_that_the_account_knows() {
        let (node, _folder) = server(3).await;
        let log_in = async |from: &str, cookies: &[String], word: &str| {
            post(&node, from, cookies, "/api/login", "Ann", word).await.0.as_u16()
        };
        let (_, ann) = post(&node, HOME, &[], "/api/accounts", "Ann", "correct horse").await;
        assert!(ann[0].starts_with("tetrapolis_session=") && ann[1].starts_with("tetrapolis_device_"), "{ann:?}");
        for _ in 0..3 {
            assert_eq!(log_in(STRANGER, &[], "a wrong one").await, 401);
        }
        assert_eq!(log_in(WORK, &[], "correct horse").await, 429, "on a new device");
        assert_eq!(log_in(WORK, &ann[1..], "correct horse").await, 200);
        // Another account's device, and a device that says that it is known, are new devices.
        let (_, eve) = post(&node, STRANGER, &[], "/api/accounts", "Eve", "correct horse").await;
        let name = ann[1].split('=').next().expect("a name");
        let value = eve[1].split('=').nth(1).expect("a value");
        for (forged, n) in [value, "known", "known.", "known.AAAA", ""].into_iter().zip(0..) {
            let elsewhere = format!("10.0.1.{n}:1");
            assert_eq!(log_in(&elsewhere, &[format!("{name}={forged}")], "correct horse").await, 429, "{forged}");
        }
        // A device that is known does not guess without end either, wherever it is.
        let known = &ann[1..];
        assert_eq!([log_in(HOME, known, "a wrong one").await, log_in(WORK, known, "a wrong one").await], [401, 401]);
        assert_eq!(log_in(HOME, known, "correct horse").await, 429);
    }

    #[tokio::test]
    async fn a_password_that_was_changed_lets_nobody_in_who_was_on_the_way() {
        let (node, _folder) = server(10).await;
        let shared = &node.shared;
        let from = "10.0.0.1".parse().expect("an address");
        let with = |password: &str| Credentials { name: "Ann".into(), password: password.into() };
        let made = shared.register(with("correct horse"), None, from).await;
        let account = made.unwrap_or_else(|refused| panic!("{refused}"));
        assert!(shared.enter(account.clone(), Machine::default()).await.is_ok());
        assert!(shared.store.set_password("Ann", "another").await.expect("changed"));
        let entered = shared.enter(account.clone(), Machine::default()).await;
        assert_eq!(entered.err().map(|refused| refused.code), Some(Code::AccountWrong));
        let devices = shared.store.devices(&account.player, fresh::now()).await.expect("the devices");
        assert_eq!(devices.len(), 1, "only the one that was there before");
    }
}
