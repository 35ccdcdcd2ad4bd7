//! Embeds the built page in the program. If it was not built, the program works without it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let page = here.join("../web/dist");
    // Cargo can watch a folder that exists. For one that does not, it would run this at every build.
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
    for file in &files {
        // Vite compressed what shrinks; the program needs no second copy of it.
        let is_gzip = file.extension().is_some_and(|extension| extension == "gz");
        if !is_gzip && files.contains(&PathBuf::from(format!("{}.gz", file.display()))) {
            continue;
        }
        let name = file.strip_prefix(&copy).expect("it is in the folder").to_string_lossy().replace('\\', "/");
        let path = if is_gzip { name.trim_end_matches(".gz") } else { &name };
        let file = file.display();
        writeln!(code, "    Asset {{ path: {path:?}, bytes: include_bytes!(r#\"{file}\"#), is_gzip: {is_gzip} }},")
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
