//! Reviews of finished games.

use tetrapolis_protocol::Time;
use tetrapolis_store::{Append, KeptReview, Retention, ReviewKey, ReviewedPerson, Store, Summary};

use super::{append, player, summary, table, write};

fn key(record: &str, judge: u32, deep: bool) -> ReviewKey {
    ReviewKey { record: record.into(), judge, deep }
}

fn kept(name: &str, key: &ReviewKey, review: &str, figures: &str) -> KeptReview {
    let person = |seat| ReviewedPerson { player: player("rita"), seat, figures: format!("{figures} {seat}") };
    KeptReview { key: key.clone(), table: table(name), review: review.into(), persons: vec![person(1)] }
}

pub async fn reviews_are_kept_with_their_table(store: &dyn Store) {
    let rita = player("rita");
    for (name, opened) in [("judged1", 1), ("judged2", 2)] {
        let entry = "{\"phase\":\"finished\"}".to_owned();
        let summary = Summary { entry, players: vec![rita.clone()], ..summary(false, opened, None) };
        let event = "{\"at\":1,\"what\":\"finished\"}";
        write(store, Append { summary: Some(summary), ..append(name, 0, &[event]) }).await.expect("written");
    }
    let [quick, deep, other] = [key("abc", 7, false), key("abc", 7, true), key("def", 7, false)];
    assert_eq!(store.review(&quick).await.expect("it answers"), None);
    store.keep_review(&kept("judged1", &quick, "first", "quick")).await.expect("kept");
    store.keep_review(&kept("judged1", &quick, "again", "quick")).await.expect("kept already");
    store.keep_review(&kept("judged1", &deep, "closer", "deep")).await.expect("kept");
    store.keep_review(&kept("judged2", &other, "second", "quick")).await.expect("kept");
    store.keep_review(&kept("nowhere", &key("ghi", 7, false), "lost", "lost")).await.expect("there is no such table");
    assert_eq!(store.review(&quick).await.expect("found").as_deref(), Some("first"));
    assert_eq!(store.review(&deep).await.expect("found").as_deref(), Some("closer"));
    for unknown in [key("abc", 8, false), key("ghi", 7, false)] {
        assert_eq!(store.review(&unknown).await.expect("it answers"), None);
    }
    // The newest table first, and of a table what the last review says.
    assert_eq!(store.reviewed(&rita, 7, 10).await.expect("listed"), ["quick 1", "deep 1"]);
    assert_eq!(store.reviewed(&rita, 7, 1).await.expect("listed"), ["quick 1"]);
    assert!(store.reviewed(&rita, 8, 10).await.expect("listed").is_empty());
    assert_eq!(store.personal_data(&rita).await.expect("told").reviewed, ["deep 1", "quick 1"]);

    store.forget_player(&rita, "?").await.expect("forgotten");
    assert!(store.reviewed(&rita, 7, 10).await.expect("listed").is_empty());
    assert_eq!(store.review(&other).await.expect("found").as_deref(), Some("second"), "a review names nobody");
    let finished = Retention { finished: Some(1), ..Retention::default() };
    store.keep_review(&kept("judged2", &other, "second", "quick")).await.expect("kept");
    store.sweep(&finished, Time(1_000_000_000)).await.expect("swept");
    assert_eq!(store.review(&other).await.expect("it answers"), None, "it went with its table");
    assert!(store.personal_data(&rita).await.expect("told").reviewed.is_empty());
}
