//! Takes the built page into the program. Where it was not built, the program works without it.

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
    let mut files = Vec::new();
    collect(&page, &mut files)?;
    files.sort();
    let mut code = String::from("&[\n");
    for file in files.iter().filter(|file| file.extension().is_none_or(|extension| extension != "gz")) {
        let name = file.strip_prefix(&page).expect("it is in the folder").to_string_lossy().replace('\\', "/");
        let gzip = PathBuf::from(format!("{}.gz", file.display()));
        let gzip =
            if gzip.exists() { format!("Some(include_bytes!(r#\"{}\"#))", gzip.display()) } else { "None".to_owned() };
        let file = file.display();
        writeln!(code, "    Asset {{ path: {name:?}, bytes: include_bytes!(r#\"{file}\"#), gzip: {gzip} }},")
            .expect("a string grows");
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("page.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
