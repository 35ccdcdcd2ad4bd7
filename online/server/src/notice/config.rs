/// How letters are sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// The mail server: `smtps://user:password@host`, or `smtp://host?tls=required`.
    pub server: String,
    /// The sender of letters.
    pub from: String,
}

impl Mail {
    /// Checks that letters can be sent like this.
    ///
    /// # Errors
    /// What cannot be read, without the address of the server, which has a password in it.
    pub fn check(&self) -> Result<(), String> {
        super::mail::Mailer::new(self).map(drop)
    }
}

/// How players are told what waits for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeConfig {
    /// How push services can reach the operator if something is wrong: `mailto:` or `https:`; by default the public
    /// address.
    pub contact: Option<String>,
    /// Hosts of push services besides those of the usual browsers.
    pub push_hosts: Vec<String>,
    /// How letters are sent, if they are.
    pub mail: Option<Mail>,
    /// Whether tables may have webhooks.
    pub webhooks: bool,
    /// Whether messages may go to any address, even private ones and those without TLS: for tests, and for closed
    /// networks.
    pub anywhere: bool,
    /// Whether a node sends what is due automatically. A test sends it when its time has come.
    pub by_itself: bool,
}

impl Default for NoticeConfig {
    fn default() -> NoticeConfig {
        NoticeConfig {
            contact: None,
            push_hosts: Vec::new(),
            mail: None,
            webhooks: true,
            anywhere: false,
            by_itself: true,
        }
    }
}
