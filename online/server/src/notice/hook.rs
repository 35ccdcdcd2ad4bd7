//! News of a table for a service that the host has chosen.

use ring::hmac;
use serde_json::json;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{HookForm, LobbyEntry, NoticeKind, Time};
use tetrapolis_store::{Delivery, Hook, Outcome};
use url::Url;

use super::Notices;
use super::outgoing::Silence;
use super::words::{Words, game_title, names_at};
use super::work::again;
use crate::config::Config;

/// The longest address.
const LONGEST: usize = 1_024;
/// How often a message is tried again.
const TRIES: u64 = 4;

/// The address of a webhook, if it can be one.
pub(crate) fn hook_url(notices: &Notices, text: &str) -> Option<Url> {
    let url: Url = text.parse().ok()?;
    (text.len() <= LONGEST && notices.out.admits(&url)).then_some(url)
}

/// The signature that proves that a message is the server's. It covers the time and the body, and its key is the secret
/// that the host was told.
fn signature(secret: &str, seconds: u64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{seconds}.{body}").as_bytes());
    tag.as_ref().iter().fold("sha256=".to_owned(), |hex, byte| hex + &format!("{byte:02x}"))
}

fn body(config: &Config, hook: &Hook, entry: &LobbyEntry, kind: Option<NoticeKind>, seats: &[Seat]) -> String {
    let words = Words { say: &config.say, language: hook.language.as_deref() };
    let text = words.news(entry, kind, seats);
    let link = format!("{}/table/{}", config.public_url.as_deref().unwrap_or_default(), hook.table);
    let body = match hook.form {
        HookForm::Chat => json!({ "content": format!("{text}\n{link}"), "allowed_mentions": { "parse": [] } }),
        HookForm::Json => json!({
            "kind": kind.map_or("test", NoticeKind::as_str),
            "table": hook.table,
            "game": entry.game,
            "title": game_title(&entry.game),
            "seats": seats,
            "names": names_at(entry, |seat| seats.contains(&seat)),
            "text": text,
            "link": link,
        }),
    };
    body.to_string()
}

impl Notices {
    /// Sends news of a table to its webhook.
    pub(super) async fn call(
        &self,
        config: &Config,
        delivery: &Delivery,
        hook: &Hook,
        entry: &LobbyEntry,
        (kind, seats): (Option<NoticeKind>, &[Seat]),
        now: Time,
    ) -> Outcome {
        let Some(url) = hook_url(self, &hook.url) else { return again(delivery, 0, now, None, "private".into()) };
        let (body, seconds) = (body(config, hook, entry, kind, seats), now.0 / 1_000);
        let headers = vec![
            ("content-type", "application/json".to_owned()),
            ("user-agent", "tetrapolis".to_owned()),
            ("tetrapolis-timestamp", seconds.to_string()),
            ("tetrapolis-signature", signature(&hook.secret, seconds, &body)),
        ];
        match self.out.post(&url, headers, body.into_bytes()).await {
            Ok(answered) if (200..300).contains(&answered.status) => Outcome::Sent(0),
            Ok(answered) => again(delivery, TRIES, now, answered.retry_after, format!("status {}", answered.status)),
            Err(Silence::Private) => again(delivery, TRIES, now, None, "private".into()),
            Err(Silence::Slow) => again(delivery, TRIES, now, None, "slow".into()),
            Err(Silence::Unreachable) => again(delivery, TRIES, now, None, "unreachable".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_that_of_time_and_body() {
        let signed = signature("secret", 7, "{}");
        // printf '%s' '7.{}' | openssl dgst -sha256 -hmac secret
        assert_eq!(signed, "sha256=76aad9429f417882918162a1928a38769fff65cc07b6bfa344ac9c5fb1e3448e");
        assert_ne!(signed, signature("secret", 8, "{}"));
        assert_ne!(signed, signature("secret", 7, "{ }"));
        assert_ne!(signed, signature("other", 7, "{}"));
    }
}
