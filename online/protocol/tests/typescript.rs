//! The TypeScript of the page is the one of these types.

use std::path::Path;

#[test]
fn the_typescript_is_not_stale() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("typescript/protocol.ts");
    let wanted = tetrapolis_protocol::typescript();
    if std::env::var_os("WRITE_TYPESCRIPT").is_some() {
        std::fs::write(&path, &wanted).expect("the file can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == wanted, "stale: WRITE_TYPESCRIPT=1 cargo test -p tetrapolis-protocol writes it anew");
}
