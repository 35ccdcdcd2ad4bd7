//! What a client sends is read strictly.

use serde_json::json;
use tetrapolis_game::Seat;
use tetrapolis_protocol::{Chat, Command, Commitment, Entropy, NewTable, Phrase, Request, Version};

#[test]
fn a_request_reads_as_it_was_written() {
    let entropy = "00112233445566778899aabbccddeeff";
    let share = Commitment::to(&Entropy::new(entropy).expect("a share"));
    let commands = [
        json!("start"),
        json!("pause"),
        json!({ "sit": { "seat": 1, "share": share } }),
        json!({ "name": { "seat": 2, "name": "Clara", "colour": "teal" } }),
        json!({ "name": { "seat": 2 } }),
        json!({ "commit": { "share": share } }),
        json!({ "reveal": { "entropy": entropy } }),
        json!({ "why": { "action": "take a1 d4" } }),
        json!({ "explain": { "thing": "market:b2" } }),
        json!("scores"),
        json!({ "bot": { "seat": 2, "kind": "random" } }),
        json!({ "play": { "version": 41, "action": "take b2 c2" } }),
        json!({ "ran-out": { "seat": 2, "stand-in": true } }),
        json!({ "say": { "phrase": "well-played" } }),
        json!({ "say": { "text": "ahoj" } }),
    ];
    for command in commands {
        let value = json!({ "id": 7, "command": command });
        let request: Request = serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"));
        assert_eq!(serde_json::to_value(&request).expect("plain"), value);
    }
    let play = serde_json::from_value::<Command>(json!({ "play": { "version": 41, "action": "deck" } }));
    assert_eq!(play.ok(), Some(Command::Play { version: Version(41), action: "deck".into() }));
    let say = serde_json::from_value::<Command>(json!({ "say": { "phrase": "hello" } }));
    assert_eq!(say.ok(), Some(Command::Say(Chat::Phrase(Phrase::Hello))));
}

#[test]
fn what_is_not_known_is_refused() {
    let wrong = [
        json!({ "id": 7, "command": "start", "extra": 1 }),
        json!({ "id": 7, "command": "begin" }),
        json!({ "id": -1, "command": "start" }),
        json!({ "command": "start" }),
        json!({ "id": 7, "command": { "play": { "version": 41 } } }),
        json!({ "id": 7, "command": { "play": { "version": u64::MAX, "action": "deck" } } }),
        json!({ "id": 7, "command": { "undo": { "version": 1_u64 << 53 } } }),
        json!({ "id": 7, "command": { "play": { "version": 41, "action": "deck", "seat": 1 } } }),
        json!({ "id": 7, "command": { "sit": { "seat": 0, "share": "0".repeat(64) } } }),
        json!({ "id": 7, "command": { "sit": { "seat": 1, "share": "short" } } }),
        json!({ "id": 7, "command": { "sit": { "seat": 1, "share": "G".repeat(64) } } }),
        json!({ "id": 7, "command": { "reveal": { "entropy": "short" } } }),
        json!({ "id": 7, "command": { "say": { "phrase": "rubbish" } } }),
        json!({ "id": 7, "command": { "name": { "seat": 2, "colour": "plaid" } } }),
    ];
    for value in wrong {
        assert!(serde_json::from_value::<Request>(value.clone()).is_err(), "{value}");
    }
    assert!(serde_json::from_value::<NewTable>(json!({ "game": "x", "seats": 2, "colour": "red" })).is_err());
}

#[test]
fn seats_are_counted_from_one() {
    let mute = serde_json::from_value::<Command>(json!({ "mute": { "seat": 2, "on": true } }));
    assert_eq!(mute.ok(), Some(Command::Mute { seat: Seat(1), on: true }));
}
