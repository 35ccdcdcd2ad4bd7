//! Messages to devices, through the push service of each browser.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tetrapolis_protocol::{NoticeKind, PushSubscription, Time};
use tetrapolis_store::{Delivery, KeptNotice, Outcome, PushDevice};
use url::Url;

use super::Notices;
use super::outgoing::Silence;
use super::seal::{Device, Vapid, encoded};
use super::words::Words;
use super::work::again;
use crate::config::Config;

/// The push services of the usual browsers; names below these count too.
const HOSTS: [&str; 5] =
    ["fcm.googleapis.com", "push.services.mozilla.com", "web.push.apple.com", "notify.windows.com", "push.apple.com"];
/// The longest address of a device, and the longest name.
const LONGEST: [usize; 2] = [1_024, 60];
/// How long a push service keeps a message for a device that is not there, in seconds.
const KEPT: u64 = 12 * 60 * 60;
/// How long it keeps a test message.
const KEPT_TRY: u64 = 5 * 60;
/// How long a signature is valid, in seconds; less than the day that is allowed.
const SIGNED: u64 = 12 * 60 * 60;
/// How often a message is tried again.
const TRIES: u64 = 4;

/// Where a message goes, if its address is that of a push service that the server knows.
fn service(config: &Config, notices: &Notices, endpoint: &str) -> Option<Url> {
    let url: Url = endpoint.parse().ok()?;
    let host = url.host_str()?;
    let mut known = HOSTS.into_iter().chain(config.notices.push_hosts.iter().map(String::as_str));
    let is_known =
        known.any(|known| host == known || host.strip_suffix(known).is_some_and(|before| before.ends_with('.')));
    (is_known && endpoint.len() <= LONGEST[0] && notices.out.admits(&url)).then_some(url)
}

/// Whether a device can be sent anything.
pub(crate) fn is_subscription(config: &Config, notices: &Notices, device: &PushSubscription) -> bool {
    let named = device.device.as_ref().is_none_or(|name| name.chars().count() <= LONGEST[1]);
    named
        && Device::read(&device.p256dh, &device.auth).is_some()
        && service(config, notices, &device.endpoint).is_some()
}

/// The message for a device, in a form that Safari can show without the page.
fn message(config: &Config, language: Option<&str>, delivery: &Delivery, notices: &[KeptNotice]) -> Option<Value> {
    let words = Words { say: &config.say, language };
    let is_one = !delivery.topic.is_empty();
    let newest = notices.first();
    let text = match newest {
        None => words.test(),
        Some(newest) if is_one => words.notice(newest)?,
        Some(_) => words.all(notices)?,
    };
    let base = config.public_url.as_deref().unwrap_or_default();
    let (navigate, tag) = match newest.filter(|_| is_one || notices.len() == 1) {
        Some(newest) => (format!("{base}/table/{}", newest.table), format!("table {}", newest.table)),
        None => (format!("{base}/"), "notices".to_owned()),
    };
    let mut notification = json!({ "title": text.title, "navigate": navigate, "tag": tag });
    if !text.body.is_empty() {
        notification["body"] = text.body.into();
    }
    if let Some(language) = language {
        notification["lang"] = language.into();
    }
    let mut message = json!({ "web_push": 8030, "notification": notification });
    if let Some(newest) = newest {
        message["notice"] = json!({ "notice": newest.number, "kind": newest.kind, "table": newest.table });
    }
    Some(message)
}

/// What a message is about, so that a newer one takes the place of an older one that has not been fetched.
fn topic(delivery: &Delivery) -> String {
    encoded(&Sha256::digest(&delivery.topic))[..24].to_owned()
}

impl Notices {
    /// Sends a message to a device.
    pub(super) async fn push(
        &self,
        config: &Config,
        vapid: &Vapid,
        delivery: &Delivery,
        (device, language): (&PushDevice, Option<&str>),
        notices: &[KeptNotice],
        now: Time,
    ) -> Outcome {
        // The list of known services may have become shorter.
        let Some(url) = service(config, self, &device.endpoint) else { return Outcome::Gone };
        let message = message(config, language, delivery, notices);
        let device = Device::read(&device.p256dh, &device.auth);
        let sealed = message.and_then(|message| device?.seal(message.to_string().as_bytes()));
        let origin = url.origin().ascii_serialization();
        let signed = vapid.authorization(&origin, now.0 / 1_000 + SIGNED, &contact(config));
        let (Some(sealed), Some(signed)) = (sealed, signed) else { return Outcome::Gone };
        let is_urgent = notices.iter().any(|notice| notice.kind == NoticeKind::TimeShort);
        let kept = if notices.is_empty() { KEPT_TRY } else { KEPT };
        let headers = vec![
            ("authorization", signed),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", kept.to_string()),
            ("topic", topic(delivery)),
            ("urgency", if is_urgent { "high" } else { "normal" }.to_owned()),
        ];
        let newest = notices.iter().map(|notice| notice.number).max().unwrap_or(0);
        match self.out.post(&url, headers, sealed).await {
            Ok(answered) if (200..300).contains(&answered.status) => Outcome::Sent(newest),
            Ok(answered) if matches!(answered.status, 404 | 410) => Outcome::Gone,
            Ok(answered) if answered.status == 429 || answered.status >= 500 => {
                again(delivery, TRIES, now, answered.retry_after, format!("status {}", answered.status))
            }
            Ok(answered) => {
                tracing::warn!(host = url.host_str(), status = answered.status, "a push service refuses a message");
                Outcome::Dropped
            }
            Err(Silence::Private) => {
                tracing::warn!(host = url.host_str(), "a push service has a private address");
                Outcome::Dropped
            }
            Err(Silence::Slow) => again(delivery, TRIES, now, None, "slow".into()),
            Err(Silence::Unreachable) => again(delivery, TRIES, now, None, "unreachable".into()),
        }
    }
}

/// How a push service can reach the operator if something is wrong.
fn contact(config: &Config) -> String {
    let public = config.public_url.clone().filter(|url| url.starts_with("https://"));
    config.notices.contact.clone().or(public).unwrap_or_else(|| "mailto:nobody@localhost".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_push_services_are_asked() {
        let mut config = Config::at("127.0.0.1:0".parse().expect("an address"));
        let notices = Notices::new(&config);
        let known = |config: &Config, endpoint: &str| service(config, &notices, endpoint).is_some();
        for good in [
            "https://fcm.googleapis.com/fcm/send/x",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/x",
            "https://wns2-par02p.notify.windows.com/w/?token=x",
        ] {
            assert!(known(&config, good), "{good}");
        }
        for bad in [
            "https://example.org/",
            "https://evilfcm.googleapis.com/x",
            "https://fcm.googleapis.com.evil.org/x",
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com@evil.org/x",
            "rubbish",
        ] {
            assert!(!known(&config, bad), "{bad}");
        }
        config.notices.push_hosts = vec!["push.example.org".into()];
        assert!(known(&config, "https://push.example.org/x"));
    }
}
