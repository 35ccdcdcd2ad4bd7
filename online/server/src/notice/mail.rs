//! Letters.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{Address, AsyncTransport, Message as Letter, Tokio1Executor};
use tetrapolis_game::Message;
use tetrapolis_protocol::Time;
use tetrapolis_store::{Delivery, KeptNotice, Outcome};

use super::words::Words;
use super::work::again;
use super::{Mail, Notices};
use crate::config::Config;

/// The longest that a mail server may take.
const LONGEST: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST_ADDRESS: usize = 254;
/// How often a letter is tried again.
const TRIES: u64 = 5;

/// An address for letters, if it is one.
pub(crate) fn read_address(text: &str) -> Option<String> {
    let text = text.trim();
    let plain = text.len() <= LONGEST_ADDRESS && !text.chars().any(|letter| letter.is_control() || letter == ' ');
    let address: Address = text.parse().ok()?;
    (plain && address.domain().contains('.')).then(|| address.to_string())
}

macro_rules! header {
    ($name:ident, $text:literal) => {
        #[derive(Clone)]
        struct $name(String);

        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($text)
            }

            fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Ok($name(text.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new(Self::name(), self.0.clone())
            }
        }
    };
}

header!(Unsubscribe, "List-Unsubscribe");
header!(UnsubscribePost, "List-Unsubscribe-Post");
header!(AutoSubmitted, "Auto-Submitted");

/// What happened to a letter that was not sent.
enum Fared {
    Sent,
    /// It can be sent later.
    Later,
    /// It can never be sent.
    Never,
}

/// Hands letters to the mail server.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    pub(super) fn new(mail: &Mail) -> Result<Mailer, String> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.server)
            .map_err(|_| "the address of the mail server cannot be read".to_owned())?;
        let from = mail.from.parse::<Mailbox>().map_err(|error| format!("{}: {error}", mail.from))?;
        Ok(Mailer { transport: transport.timeout(Some(LONGEST)).build(), from })
    }

    async fn send(&self, to: &str, subject: String, body: String, stop: Option<&str>) -> Fared {
        let Ok(to) = to.parse::<Address>() else { return Fared::Never };
        let letter = Letter::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .header(AutoSubmitted("auto-generated".into()));
        let letter = match stop {
            Some(stop) => letter
                .header(Unsubscribe(format!("<{stop}>")))
                .header(UnsubscribePost("List-Unsubscribe=One-Click".into())),
            None => letter,
        };
        let letter = match letter.body(body) {
            Ok(letter) => letter,
            Err(error) => {
                tracing::error!(%error, "a letter cannot be written");
                return Fared::Never;
            }
        };
        match tokio::time::timeout(LONGEST * 2, self.transport.send(letter)).await {
            Ok(Ok(_)) => Fared::Sent,
            Ok(Err(error)) => {
                // What the mail server says about a letter often contains the address.
                if let Some(status) = error.status() {
                    tracing::warn!(%status, "a letter was not taken");
                } else {
                    tracing::warn!(%error, "a letter was not taken");
                }
                if error.is_permanent() { Fared::Never } else { Fared::Later }
            }
            Err(_) => Fared::Later,
        }
    }
}

/// Sends the code that confirms an address; says whether the mail server took it.
pub(crate) async fn code_letter(
    notices: &Notices,
    config: &Config,
    language: Option<&str>,
    address: &str,
    code: &str,
) -> bool {
    let Some(mailer) = &notices.mailer else { return false };
    let words = Words { say: &config.say, language };
    let subject = words.say(&Message::new("letter-confirm-subject"));
    let url = config.public_url.clone().unwrap_or_default();
    let body = words.say(&Message::new("letter-code").with("code", code).with("url", url));
    matches!(mailer.send(address, subject, body, None).await, Fared::Sent)
}

impl Notices {
    /// Sends a player what waits, in one letter.
    pub(super) async fn write(
        &self,
        config: &Config,
        delivery: &Delivery,
        (address, stop): (&str, &str),
        language: Option<&str>,
        notices: &[KeptNotice],
        now: Time,
    ) -> Outcome {
        let Some(mailer) = &self.mailer else { return Outcome::Dropped };
        let words = Words { say: &config.say, language };
        let text = if notices.is_empty() { Some(words.test()) } else { words.all(notices) };
        let Some(text) = text else { return Outcome::Dropped };
        let base = config.public_url.as_deref().unwrap_or_default();
        let stop = format!("{base}/api/mail/stop?token={stop}");
        let mut body = String::new();
        if notices.is_empty() {
            body += &text.body;
            body.push('\n');
        }
        for notice in notices {
            let Some(text) = words.notice(notice) else { continue };
            body += &text.title;
            if !text.body.is_empty() {
                body.push('\n');
                body += &text.body;
            }
            for part in ["\n", base, "/table/", notice.table.as_str(), "\n\n"] {
                body += part;
            }
        }
        body += "\n-- \n";
        body += &words.say(&Message::new("letter-stop").with("url", stop.as_str()));
        body.push('\n');
        let newest = notices.iter().map(|notice| notice.number).max().unwrap_or(0);
        match mailer.send(address, text.title, body, Some(&stop)).await {
            Fared::Sent => Outcome::Sent(newest),
            Fared::Later => again(delivery, TRIES, now, None, "mail".into()),
            Fared::Never => Outcome::Dropped,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one() {
        assert_eq!(read_address(" ann@example.org "), Some("ann@example.org".into()));
        for bad in
            ["", "ann", "ann@", "@example.org", "ann@localhost", "a\nb@example.org", "a b@example.org", "a@b@c.d"]
        {
            assert_eq!(read_address(bad), None, "{bad:?}");
        }
        assert_eq!(read_address(&format!("{}@example.org", "a".repeat(300))), None);
    }
}
