//! Embeds the built page in the program. If it was not built, the program works without it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let page = here.join("../web/dist");
    // A folder that is there can be watched; one that is not would be looked for at every build.
    fs::create_dir_all(&page)?;
    let page = page.canonicalize()?;
    println!("cargo::rerun-if-changed={}", page.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    // The page may be rebuilt while this is compiled: the program takes a copy.
    let copy = out.join("page");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    let mut files = Vec::new();
    copy_all(&page, &copy, &mut files)?;
    files.sort();
    let mut code = String::from("&[\n");
    for file in files.iter().filter(|file| file.extension().is_none_or(|extension| extension != "gz")) {
        let name = file.strip_prefix(&copy).expect("it is in the folder").to_string_lossy().replace('\\', "/");
        let gzip = PathBuf::from(format!("{}.gz", file.display()));
        let gzip =
            if gzip.exists() { format!("Some(include_bytes!(r#\"{}\"#))", gzip.display()) } else { "None".to_owned() };
        let file = file.display();
        writeln!(code, "    Asset {{ path: {name:?}, bytes: include_bytes!(r#\"{file}\"#), gzip: {gzip} }},")
            .expect("a string grows");
    }
    code.push_str("]\n");
    fs::write(out.join("page.rs"), code)
}

fn copy_all(from: &Path, to: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let there = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_all(&entry.path(), &there, files)?;
        } else {
            fs::copy(entry.path(), &there)?;
            files.push(there);
        }
    }
    Ok(())
}
