//! The layers of ARCHITECTURE.md, as a test: a crate uses only the layers above it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// From top to bottom. A crate may use the crates of the lines above its own.
const LAYERS: &[&str] = &[
    "engine/game",
    "engine/net",
    "engine/testkit",
    "games/*",
    "games/catalog",
    "games/lesson",
    "bots/search",
    "bots/review",
    "bots/arena",
    "bots/lab",
    "bots/train",
    "bots/seated",
    "examples",
    "online/protocol",
    "online/table",
    "online/store",
    "online/client",
    "online/server",
    "clients/*",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// The workspaces whose crates keep to the layers. Python has a workspace of its own, so that nothing else needs
/// Python.
const WORKSPACES: &[&str] = &[".", "clients/python"];

/// Whether this crate must not know any game. Bots play any game and know none; only `bots/seated` joins the two.
fn knows_no_game(folder: &str) -> bool {
    folder.starts_with("engine/") || folder.starts_with("bots/") && folder != "bots/seated"
}

/// The line of a folder.
fn layer(folder: &str) -> usize {
    let exact = LAYERS.iter().position(|layer| *layer == folder);
    let parent = || {
        let (parent, _) = folder.split_once('/')?;
        LAYERS.iter().position(|layer| layer.strip_suffix("/*") == Some(parent))
    };
    exact.or_else(parent).unwrap_or_else(|| panic!("{folder} is in no layer"))
}

fn folder(path: &str, root: &Path) -> Option<String> {
    let path = Path::new(path).strip_prefix(root).ok()?;
    Some(path.to_str().expect("a plain path").trim_end_matches("/Cargo.toml").to_owned())
}

/// Whether this is the crate of one game.
fn is_one_game(folder: &str) -> bool {
    LAYERS[layer(folder)] == "games/*"
}

/// The packages of a workspace.
fn packages(folder: &Path) -> Vec<Value> {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(folder)
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&metadata.stdout).expect("cargo prints JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

#[test]
fn no_crate_uses_a_crate_below_it_or_beside_it() {
    let root = root();
    let packages: Vec<Value> = WORKSPACES.iter().flat_map(|workspace| packages(&root.join(workspace))).collect();
    let mut arrows = 0;
    for package in packages {
        let owner = folder(package["manifest_path"].as_str().expect("a path"), &root).expect("inside the workspace");
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let Some(used) = dependency["path"].as_str().and_then(|path| folder(path, &root)) else { continue };
            assert!(layer(&used) < layer(&owner), "{owner} must not use {used}");
            let is_for_tests = dependency["kind"] == "dev";
            assert!(is_for_tests || !knows_no_game(&owner) || !used.starts_with("games/"), "{owner} must know no game");
            assert!(owner != "clients/python" || !is_one_game(&used), "{owner} must name no game");
            arrows += 1;
        }
    }
    assert!(arrows > 10, "the arrows were read");
}

#[test]
fn rules_touch_no_file_no_clock_no_thread_and_no_network() {
    let forbidden =
        ["std::fs", "std::net", "std::thread", "std::time", "std::env", "println!", "SystemTime", "Instant"];
    for folder in ["engine", "games"] {
        for file in sources(&root().join(folder)) {
            let text = std::fs::read_to_string(&file).expect("a source file");
            for word in forbidden {
                assert!(!text.contains(word), "{} uses {word}", file.display());
            }
        }
    }
}

/// The files in `src` folders.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty());
    found
}
