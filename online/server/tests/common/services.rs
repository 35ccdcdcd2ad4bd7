//! Other people's services, as the server sees them: HTTP and mail.
#![allow(dead_code, reason = "not every test file needs all")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A request that arrived.
#[derive(Debug)]
pub struct Sent {
    pub path: String,
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Sent {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// An HTTP service that accepts everything.
pub struct Service {
    pub url: String,
    status: Arc<AtomicU16>,
    sent: mpsc::UnboundedReceiver<Sent>,
}

impl Service {
    pub async fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let (status, (sender, sent)) = (Arc::new(AtomicU16::new(201)), mpsc::unbounded_channel());
        let answer = Arc::clone(&status);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (answer, sender) = (Arc::clone(&answer), sender.clone());
                tokio::spawn(async move {
                    let mut stream = BufReader::new(stream);
                    let Some(request) = read(&mut stream).await else { return };
                    let status = answer.load(Ordering::SeqCst);
                    // The test may be over.
                    let _ = sender.send(request);
                    if status == 0 {
                        return std::future::pending().await;
                    }
                    let text = format!("HTTP/1.1 {status} So\r\ncontent-length: 0\r\nlocation: /elsewhere\r\n\r\n");
                    stream.write_all(text.as_bytes()).await.expect("sent");
                });
            }
        });
        Service { url, status, sent }
    }

    /// From now on, answers with this status, or not at all if it is 0.
    pub fn answers(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    /// The next request.
    pub async fn next(&mut self) -> Sent {
        self.sent.recv().await.expect("the service runs")
    }

    /// Whether the test has seen every request.
    pub fn is_quiet(&mut self) -> bool {
        self.sent.try_recv().is_err()
    }
}

async fn read(stream: &mut BufReader<TcpStream>) -> Option<Sent> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        if line.trim().is_empty() {
            break;
        }
        lines.push(line.trim().to_owned());
    }
    let path = lines[0].split(' ').nth(1)?.to_owned();
    let header = |line: &String| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    let headers: BTreeMap<String, String> = lines[1..].iter().filter_map(header).collect();
    let mut body = vec![0; headers.get("content-length").map_or(0, |length| length.parse().expect("a number"))];
    stream.read_exact(&mut body).await.ok()?;
    Some(Sent { path, headers, body })
}

/// A mail server that accepts every letter.
pub struct MailServer {
    pub url: String,
    letters: mpsc::UnboundedReceiver<String>,
}

impl MailServer {
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let (sender, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(BufReader::new(stream), sender.clone()));
            }
        });
        MailServer { url, letters }
    }

    /// The next letter: the recipient, the head and the body.
    pub async fn next(&mut self) -> String {
        self.letters.recv().await.expect("the server runs")
    }

    /// Whether the test has seen every letter.
    pub fn is_quiet(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }
}

async fn converse(mut stream: BufReader<TcpStream>, letters: mpsc::UnboundedSender<String>) {
    let mut letter = String::new();
    stream.write_all(b"220 mail\r\n").await.expect("said");
    let mut line = String::new();
    while stream.read_line(&mut line).await.is_ok_and(|read| read > 0) {
        let word = line.split(' ').next().unwrap_or_default().trim().to_uppercase();
        let answer = match word.as_str() {
            "RCPT" => {
                letter += &line;
                "250 good\r\n"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.expect("said");
                loop {
                    line.clear();
                    stream.read_line(&mut line).await.expect("a letter");
                    if line.trim_end() == "." {
                        break;
                    }
                    letter += &line;
                }
                // The test may be over.
                let _ = letters.send(std::mem::take(&mut letter));
                "250 taken\r\n"
            }
            "QUIT" => return stream.write_all(b"221 bye\r\n").await.unwrap_or_default(),
            _ => "250 good\r\n",
        };
        stream.write_all(answer.as_bytes()).await.expect("said");
        line.clear();
    }
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut out = [0; N];
    let derive = Salt::new(HKDF_SHA256, salt).extract(secret);
    derive.expand(info, Bytes(N)).expect("short").fill(&mut out).expect("the same length");
    out
}

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn bytes(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).expect("base64url")
}

/// A phone that can read one message.
pub struct Phone {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Phone {
    pub fn new() -> Phone {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("a key").as_ref().to_vec();
        Phone { private, public, auth: [7; 16] }
    }

    /// What its browser tells the server.
    pub fn subscription(&self, endpoint: &str) -> Value {
        json!({ "endpoint": endpoint, "p256dh": text(&self.public), "auth": text(&self.auth), "device": "phone" })
    }

    /// Reads a message.
    pub fn open(self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4_096_u32.to_be_bytes());
        let (theirs, text) = rest[1..].split_at(usize::from(rest[0]));
        let point = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let shared = agree_ephemeral(self.private, &point, <[u8]>::to_vec).expect("a point");
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public, theirs];
        let secret: [u8; 32] = derived(&self.auth, &shared, &info);
        let key: [u8; 16] = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derived(salt, &secret, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut text = text.to_vec();
        let plain = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text);
        let (end, plain) = plain.expect("it is for this phone").split_last().expect("an end");
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(plain).expect("JSON")
    }
}

/// Checks the signature of a message to a push service; returns what it claims.
pub fn claims(authorization: &str, key: &str) -> Value {
    let (token, told) = authorization.strip_prefix("vapid t=").and_then(|text| text.split_once(", k=")).expect("both");
    assert_eq!(told, key, "the key that the browser was told");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    Verifier::new(&ECDSA_P256_SHA256_FIXED, bytes(key)).verify(signed.as_bytes(), &bytes(signature)).expect("good");
    let claims = bytes(signed.split_once('.').expect("claims").1);
    serde_json::from_slice(&claims).expect("JSON")
}

/// The signature of a webhook's message, computed as the receiver would.
pub fn hook_signature(secret: &str, timestamp: &str, body: &[u8]) -> String {
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.as_bytes());
    let tag = ring::hmac::sign(&key, &[timestamp.as_bytes(), b".", body].concat());
    tag.as_ref().iter().fold("sha256=".to_owned(), |hex, byte| hex + &format!("{byte:02x}"))
}
