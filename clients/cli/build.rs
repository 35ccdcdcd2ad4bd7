//! Embeds the words, compressed, and the built page. If the page was not built, the program works without it.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    embed_words(&here, &out)?;
    embed_page(&here, &out)
}

/// Writes the messages of each language as one text and its rules as another, both compressed.
fn embed_words(here: &Path, out: &Path) -> io::Result<()> {
    for folder in [here.join("locales"), here.join("rules")] {
        println!("cargo::rerun-if-changed={}", folder.canonicalize()?.display());
    }
    for folder in files(&here.join("locales"))? {
        let language = folder.file_name().expect("it has a name").to_string_lossy().into_owned();
        let mut messages = String::new();
        for file in files(&folder)? {
            let is_of_page = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("page"));
            if !is_of_page {
                messages += &fs::read_to_string(file)?;
                messages.push('\n');
            }
        }
        compress(&messages, &out.join(format!("{language}.ftl.gz")))?;
        // English rules come from the games themselves.
        let translations = here.join("rules").join(&language);
        let mut rules = String::new();
        for file in if translations.is_dir() { files(&translations)? } else { Vec::new() } {
            let game = file.file_stem().expect("it has a name").to_string_lossy();
            write!(rules, "{game}\n{}\0", fs::read_to_string(&file)?).expect("a string grows");
        }
        compress(&rules, &out.join(format!("{language}.rules.gz")))?;
    }
    Ok(())
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn compress(text: &str, to: &Path) -> io::Result<()> {
    let mut gzip = GzEncoder::new(fs::File::create(to)?, Compression::best());
    gzip.write_all(text.as_bytes())?;
    gzip.finish()?;
    Ok(())
}

fn embed_page(here: &Path, out: &Path) -> io::Result<()> {
    let page = here.join("../web/dist");
    // Cargo can watch a folder that exists. For one that does not, it would run this at every build.
    fs::create_dir_all(&page)?;
    let page = page.canonicalize()?;
    println!("cargo::rerun-if-changed={}", page.display());
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
