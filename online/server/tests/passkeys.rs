//! Passkeys, with a software authenticator.

mod common;

use common::{Server, code, config};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tetrapolis_client::Client;
use tetrapolis_server::Config;

const ORIGIN: &str = "https://games.example.org";

fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let group = |three: &[u8]| {
        let number = three.iter().fold(0_u32, |number, byte| number << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        let letter = move |at: usize| char::from(LETTERS[(number >> (18 - 6 * at) & 63) as usize]);
        (0..=three.len()).map(letter).collect::<String>()
    };
    bytes.chunks(3).map(group).collect()
}

/// An authenticator with one passkey, which names its owner.
struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    handle: Value,
    count: u32,
    origin: &'static str,
}

impl Authenticator {
    fn new(seed: u8) -> Authenticator {
        let key = SigningKey::from_slice(&[seed; 32]).expect("a key");
        Authenticator { key, id: vec![seed; 16], handle: Value::Null, count: 0, origin: ORIGIN }
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let challenge = &options["publicKey"]["challenge"];
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false }).to_string().into()
    }

    /// What the authenticator says about itself: the user is present and verified.
    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest("games.example.org").to_vec();
        data.push(flags | 0x05);
        data.extend(self.count.to_be_bytes());
        data
    }

    fn register(&mut self, begun: &Value) -> Value {
        let options = &begun["options"];
        self.handle = options["publicKey"]["user"]["id"].clone();
        let point = self.key.verifying_key().to_sec1_point(false);
        let mut data = self.data(0x40);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point.as_bytes()[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point.as_bytes()[33..]);
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(data.len() as u8);
        attestation.extend(data);
        let id = base64url(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": {
            "attestationObject": base64url(&attestation),
            "clientDataJSON": base64url(&self.client_data("webauthn.create", options)),
            "transports": ["internal"],
        }})
    }

    fn sign(&mut self, begun: &Value) -> Value {
        self.count += 1;
        let (client, data) = (self.client_data("webauthn.get", &begun["options"]), self.data(0));
        let signed: Signature = self.key.sign(&[&data[..], &Sha256::digest(&client)].concat());
        let id = base64url(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": {
            "authenticatorData": base64url(&data),
            "clientDataJSON": base64url(&client),
            "signature": base64url(signed.to_der().as_bytes()),
            "userHandle": self.handle,
        }})
    }
}

fn stranger(server: &Server) -> Client {
    Client::new(&server.url).expect("an address")
}

async fn server() -> Server {
    Server::start_with(Config { public_url: Some(ORIGIN.into()), ..config() }).await
}

async fn ask(client: &mut Client, path: &str) -> Value {
    client.post(path, &json!({})).await.expect("options")
}

fn finish(begun: &Value, credential: &Value) -> Value {
    json!({ "ceremony": begun["ceremony"], "credential": credential, "name": "my key" })
}

/// Makes a passkey for a player.
async fn register(client: &mut Client, authenticator: &mut Authenticator) -> Value {
    let begun = ask(client, "/api/passkeys/begin").await;
    let made = authenticator.register(&begun);
    client.post("/api/passkeys/finish", &finish(&begun, &made)).await.expect("it is kept")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_signs_in_without_a_name() {
    let server = server().await;
    assert_eq!(stranger(&server).get("/api/features").await.expect("features")["passkeys"], true);
    let mut ann = stranger(&server);
    ann.post("/api/session", &json!({ "name": "Ann", "colour": "teal" })).await.expect("a session");
    let mut key = Authenticator::new(7);
    let kept = register(&mut ann, &mut key).await;
    assert_eq!((&kept["name"], &kept["used"]), (&json!("my key"), &Value::Null));
    assert_eq!(ann.get("/api/passkeys").await.expect("a list"), json!([kept]));
    ann.put("/api/session", &json!({ "name": "Anna" })).await.expect("changed");
    ann.delete("/api/session", &json!({})).await.expect("she leaves");

    let mut phone = server.guest("Phone").await;
    let before = phone.clone();
    let begun = ask(&mut phone, "/api/passkeys/enter/begin").await;
    assert_eq!(begun["options"]["publicKey"]["allowCredentials"].as_array().map_or(0, Vec::len), 0, "nobody is named");
    let signed = key.sign(&begun);
    let session = phone.post("/api/passkeys/enter/finish", &finish(&begun, &signed)).await.expect("she is back");
    assert_eq!(session, json!({ "name": "Anna", "account": false, "colour": "teal" }));
    assert_eq!(before.get("/api/session").await.expect("an answer"), json!(""), "whom the device was is gone");
    assert!(phone.get("/api/passkeys").await.expect("a list")[0]["used"].is_u64());
    assert_eq!(phone.get("/api/devices").await.expect("devices")[0]["name"], "my key");
    let again = stranger(&server).post("/api/passkeys/enter/finish", &finish(&begun, &signed)).await;
    assert_eq!(code(again), "passkey/wrong", "an answer counts once");
    let told = phone.get("/api/person").await.expect("everything");
    assert_eq!(told["passkeys"][0]["name"], "my key");

    let path = format!("/api/passkeys/{}", kept["passkey"].as_str().expect("an id"));
    assert_eq!(code(server.guest("Bob").await.delete(&path, &json!({})).await), "passkey/unknown", "it is not his");
    assert_eq!(code(stranger(&server).delete(&path, &json!({})).await), "session/none");
    assert_eq!(code(ann.delete(&path, &json!({})).await), "session/none", "that device was signed out");
    phone.delete(&path, &json!({})).await.expect("it is removed");
    let mut other = stranger(&server);
    let begun = ask(&mut other, "/api/passkeys/enter/begin").await;
    let signed = key.sign(&begun);
    assert_eq!(code(other.post("/api/passkeys/enter/finish", &finish(&begun, &signed)).await), "passkey/wrong");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_signed_for_this_server_and_this_attempt_is_refused() {
    let server = server().await;
    let (mut ann, mut bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for path in ["/api/passkeys/begin", "/api/passkeys/finish"] {
        let nobody = stranger(&server).post(path, &json!({ "ceremony": "x", "credential": {} })).await;
        assert_eq!(code(nobody), "session/none", "{path}");
    }
    assert_eq!(code(stranger(&server).get("/api/passkeys").await), "session/none");
    let mut key = Authenticator::new(8);
    let begun = ask(&mut ann, "/api/passkeys/begin").await;
    let made = key.register(&begun);
    let stolen = bob.post("/api/passkeys/finish", &finish(&begun, &made)).await;
    assert_eq!(code(stolen), "passkey/wrong", "another player did not begin it");
    let spent = ann.post("/api/passkeys/finish", &finish(&begun, &made)).await;
    assert_eq!(code(spent), "passkey/wrong", "an attempt is answered once");
    key.origin = "https://evil.example";
    let begun = ask(&mut ann, "/api/passkeys/begin").await;
    let elsewhere = key.register(&begun);
    assert_eq!(code(ann.post("/api/passkeys/finish", &finish(&begun, &elsewhere)).await), "passkey/wrong");
    key.origin = ORIGIN;
    register(&mut ann, &mut key).await;
    let begun = ask(&mut bob, "/api/passkeys/begin").await;
    let same = key.register(&begun);
    assert_eq!(code(bob.post("/api/passkeys/finish", &finish(&begun, &same)).await), "passkey/wrong", "it is Ann's");
    let begun = ask(&mut ann, "/api/passkeys/begin").await;
    let excluded = &begun["options"]["publicKey"]["excludeCredentials"][0]["id"];
    assert_eq!(*excluded, base64url(&key.id), "the browser knows that there is one");
    assert_eq!(begun["options"]["publicKey"]["authenticatorSelection"]["residentKey"], "required");
    key.register(&begun);

    let mut thief = stranger(&server);
    let mut tries = async |forge: fn(&mut Authenticator, &mut Value)| {
        let begun = ask(&mut thief, "/api/passkeys/enter/begin").await;
        let mut other = Authenticator { handle: key.handle.clone(), id: key.id.clone(), ..Authenticator::new(8) };
        other.count = 40;
        let mut signed = Value::Null;
        forge(&mut other, &mut signed);
        if signed.is_null() {
            signed = other.sign(&begun);
        }
        code(thief.post("/api/passkeys/enter/finish", &finish(&begun, &signed)).await)
    };
    assert_eq!(tries(|key, _| key.key = SigningKey::from_slice(&[9; 32]).expect("a key")).await, "passkey/wrong");
    assert_eq!(tries(|key, _| key.origin = "https://evil.example").await, "passkey/wrong");
    assert_eq!(tries(|key, _| key.id = vec![1; 16]).await, "passkey/wrong");
    assert_eq!(tries(|key, _| key.handle = "AAAAAAAAAAAAAAAAAAAAAA".into()).await, "passkey/wrong");
    assert_eq!(tries(|key, _| key.handle = Value::Null).await, "passkey/wrong");
    assert_eq!(tries(|_, signed| *signed = json!({ "id": "x" })).await, "passkey/wrong");
    let unknown = thief.post("/api/passkeys/enter/finish", &json!({ "ceremony": "x", "credential": {} })).await;
    assert_eq!(code(unknown), "passkey/wrong");
    assert_eq!(thief.get("/api/session").await.expect("an answer"), json!(""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_what_a_passkey_began_and_keeps_the_passkey() {
    let server = server().await;
    let mut ann = stranger(&server);
    let credentials = json!({ "name": "Annabel", "password": "correct horse" });
    ann.post("/api/accounts", &credentials).await.expect("an account");
    let mut key = Authenticator::new(6);
    register(&mut ann, &mut key).await;
    let mut phone = stranger(&server);
    let mut enter = async |phone: &mut Client| {
        let begun = ask(phone, "/api/passkeys/enter/begin").await;
        let signed = key.sign(&begun);
        phone.post("/api/passkeys/enter/finish", &finish(&begun, &signed)).await.expect("she is known")
    };
    enter(&mut phone).await;
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    ann.put("/api/person/password", &change).await.expect("changed");
    assert_eq!(code(phone.get("/api/passkeys").await), "session/none");
    assert_eq!(enter(&mut phone).await["name"], "Annabel", "the passkey stays, and the page says so");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_an_authenticator_is_noticed() {
    let server = server().await;
    let mut ann = server.guest("Ann").await;
    let mut key = Authenticator::new(5);
    register(&mut ann, &mut key).await;
    let mut sign_in = async |count: u32| {
        let mut client = stranger(&server);
        let begun = ask(&mut client, "/api/passkeys/enter/begin").await;
        key.count = count - 1;
        let signed = key.sign(&begun);
        client.post("/api/passkeys/enter/finish", &finish(&begun, &signed)).await
    };
    sign_in(3).await.expect("she is known");
    assert_eq!(code(sign_in(3).await), "passkey/wrong", "the counter has not moved");
    sign_in(4).await.expect("she is known");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_domain_there_are_no_passkeys_and_it_is_said_why() {
    for (public_url, why) in
        [(None, "feature-passkeys-no-url"), (Some("http://192.168.1.7:8080".to_owned()), "feature-passkeys-no-domain")]
    {
        let server = Server::start_with(Config { public_url, ..config() }).await;
        let features = stranger(&server).get("/api/features").await.expect("features");
        assert_eq!((&features["passkeys"], &features["why"]["passkeys"]["key"]), (&json!(false), &json!(why)));
        let mut ann = server.guest("Ann").await;
        for path in ["/api/passkeys/begin", "/api/passkeys/enter/begin"] {
            assert_eq!(code(ann.post(path, &json!({})).await), "feature/off", "{path}");
        }
        for path in ["/api/passkeys/finish", "/api/passkeys/enter/finish"] {
            let body = json!({ "ceremony": "x", "credential": {} });
            assert_eq!(code(ann.post(path, &body).await), "feature/off", "{path}");
        }
        assert_eq!(ann.get("/api/passkeys").await.expect("a list"), json!([]));
    }
}
