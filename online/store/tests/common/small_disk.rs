//! A small disk that can be filled; nothing where a test may not mount one.
#![allow(dead_code, reason = "not every test file needs all")]

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A mounted tmpfs; it is gone with this value.
pub struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    /// Mounts a disk of this many KiB; says so on standard error where that is not allowed.
    pub fn mount(size: u32) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a folder");
        let options = format!("size={size}k");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &options, "tetrapolis-test"]).arg(folder.path());
        if mount.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
            return Some(SmallDisk { folder });
        }
        eprintln!("a disk cannot be mounted here; a full one is tested with SQLite's own limit alone");
        None
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn ballast(&self) -> PathBuf {
        self.path().join("ballast")
    }

    /// Takes all the space that is left.
    pub fn fill(&self) {
        let mut ballast = File::create(self.ballast()).expect("a file");
        for size in [4_096, 1] {
            while ballast.write_all(&vec![1; size]).is_ok() {}
        }
    }

    /// Gives the space back.
    pub fn free(&self) {
        std::fs::remove_file(self.ballast()).expect("it was filled");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg("--lazy").arg(self.path()).status();
        assert!(unmounted.is_ok_and(|status| status.success()), "the disk goes");
    }
}
