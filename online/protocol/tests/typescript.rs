//! The TypeScript of the page is that of these types and of the pictures of the games.

use std::path::Path;

use tetrapolis_protocol::{typescript, typescript_of};

fn assert_fresh(file: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("typescript").join(file);
    if std::env::var_os("WRITE_TYPESCRIPT").is_some() {
        std::fs::write(&path, wanted).expect("the file can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == wanted, "{file} is stale: WRITE_TYPESCRIPT=1 cargo test -p tetrapolis-protocol writes it again");
}

#[test]
fn the_typescript_is_not_stale() {
    assert_fresh("protocol.ts", &typescript());
}

#[test]
fn the_typescript_of_the_pictures_is_not_stale() {
    assert_fresh("point-city.ts", &typescript_of::<tetrapolis_point_city::Picture>());
    assert_fresh("cities.ts", &typescript_of::<tetrapolis_cities::Picture>());
    assert_fresh("uptown.ts", &typescript_of::<tetrapolis_uptown::Picture>());
    assert_fresh("mafia-city.ts", &typescript_of::<tetrapolis_mafia_city::Picture>());
}
