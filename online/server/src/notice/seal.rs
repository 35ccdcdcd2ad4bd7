//! Messages that only the device can read (RFC 8291, with the coding of RFC 8188), and the signature by which push services know the
//! server (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use crate::fresh;

/// The length of a point of the curve, not compressed.
const POINT: usize = 65;
/// The size of a record: one is enough.
const RECORD: u32 = 4_096;

pub(super) fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

pub(super) fn decoded(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// A number of bytes to derive.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut out = [0; N];
    let derive = Salt::new(HKDF_SHA256, salt).extract(secret);
    derive.expand(info, Bytes(N)).ok()?.fill(&mut out).ok()?;
    Some(out)
}

/// The keys of a device.
pub(super) struct Device {
    public: Vec<u8>,
    auth: Vec<u8>,
}

impl Device {
    /// The keys as the browser gives them.
    pub(super) fn read(p256dh: &str, auth: &str) -> Option<Device> {
        let (public, auth) = (decoded(p256dh)?, decoded(auth)?);
        (public.len() == POINT && public[0] == 4 && auth.len() == 16).then_some(Device { public, auth })
    }

    /// A message for the device.
    pub(super) fn seal(&self, message: &[u8]) -> Option<Vec<u8>> {
        let random = SystemRandom::new();
        let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
        let public = ours.compute_public_key().ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        let shared = agree_ephemeral(ours, &theirs, <[u8]>::to_vec).ok()?;
        self.sealed(message, &shared, public.as_ref(), &fresh::bytes())
    }

    fn sealed(&self, message: &[u8], shared: &[u8], public: &[u8], salt: &[u8; 16]) -> Option<Vec<u8>> {
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public, public];
        let secret: [u8; 32] = derived(&self.auth, shared, &info)?;
        let key: [u8; 16] = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = derived(salt, &secret, &[b"Content-Encoding: nonce\0"])?;
        // One byte marks the end of the last record.
        let mut text = [message, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text).ok()?;
        let header = [salt.as_slice(), &RECORD.to_be_bytes(), &[POINT as u8], public].concat();
        Some([header, text].concat())
    }
}

/// The key by which push services know the server.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
}

impl Vapid {
    /// A fresh key, as it is kept.
    pub(super) fn fresh() -> String {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        encoded(key.expect("the operating system gives random numbers").as_ref())
    }

    /// A key as it is kept.
    pub(super) fn read(kept: &str) -> Option<Vapid> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &decoded(kept)?, &random).ok()?;
        Some(Vapid { pair })
    }

    /// The public key, as browsers want it.
    pub(crate) fn public(&self) -> String {
        encoded(self.pair.public_key().as_ref())
    }

    /// What a request to an origin is signed with, until a time in seconds.
    pub(super) fn authorization(&self, origin: &str, until: u64, contact: &str) -> Option<String> {
        let head = encoded(br#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = json!({ "aud": origin, "exp": until, "sub": contact });
        let text = format!("{head}.{}", encoded(claims.to_string().as_bytes()));
        let signature = self.pair.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        Some(format!("vapid t={text}.{}, k={}", encoded(signature.as_ref()), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};

    use super::*;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_sealed_as_the_standard_says() {
        let device = Device::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .expect("keys");
        let shared = decoded("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs").expect("a secret");
        let public = decoded("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = decoded("DGv6ra1nlYgDCS1FRnbzlw").expect("a salt").try_into().expect("16 bytes");
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = device.sealed(message, &shared, &public.expect("a key"), &salt).expect("sealed");
        assert_eq!(
            encoded(&sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_signature_names_the_service_the_end_and_the_contact() {
        let kept = Vapid::fresh();
        let vapid = Vapid::read(&kept).expect("a key");
        let text = vapid.authorization("https://push.example", 7, "mailto:a@example.org").expect("signed");
        let (token, key) = text.strip_prefix("vapid t=").and_then(|text| text.split_once(", k=")).expect("two parts");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let key = decoded(key).expect("a key");
        assert_eq!(key.len(), POINT);
        Verifier::new(&ECDSA_P256_SHA256_FIXED, key)
            .verify(signed.as_bytes(), &decoded(signature).expect("bytes"))
            .expect("it is good");
        let claims = decoded(signed.split_once('.').expect("claims").1).expect("text");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims, json!({ "aud": "https://push.example", "exp": 7, "sub": "mailto:a@example.org" }));
        assert!(Vapid::read("rubbish").is_none());
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let point = encoded(&[&[4], [7; 64].as_slice()].concat());
        assert!(Device::read(&point, &encoded(&[1; 16])).is_some());
        assert!(Device::read(&point, &encoded(&[1; 15])).is_none());
        assert!(Device::read(&encoded(&[4; 64]), &encoded(&[1; 16])).is_none());
        assert!(Device::read("?", "?").is_none());
        let no_point = Device::read(&point, &encoded(&[1; 16])).expect("it looks like one");
        assert!(no_point.seal(b"hello").is_none(), "no point of the curve");
    }
}
