//! How much room the write-ahead log may take.

use std::path::Path;

/// Bytes of a page.
const PAGE: u64 = 4_096;
/// Pages of the write-ahead log before it is copied into the file, if there is room. A page that changes often is
/// copied once for many writes.
const MOST: u64 = 16_384;
/// The same if there is hardly any room.
const LEAST: u64 = 64;
/// The log may take one part in this many of the free room. It needs the same amount again to be copied into the file.
const PART: u64 = 8;

/// After how many pages the write-ahead log is copied into the file, so that the log alone never fills the disk.
pub(super) fn checkpoint(file: &Path) -> u64 {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    pages(free(folder))
}

/// How many bytes are free on the disk of a folder. If the system does not say, we assume that there is enough room.
#[cfg(unix)]
fn free(folder: &Path) -> u64 {
    rustix::fs::statvfs(folder).map_or(u64::MAX, |disk| disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// On other systems, such as Windows, nobody asks, and the log has no limit.
#[cfg(not(unix))]
fn free(_folder: &Path) -> u64 {
    u64::MAX
}

/// The same for a number of bytes that are free.
fn pages(free: u64) -> u64 {
    (free / PART / PAGE).clamp(LEAST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_takes_a_part_of_what_is_free() {
        assert_eq!(pages(8 << 20), 256);
        assert_eq!(pages(100 << 30), MOST);
        assert_eq!(pages(0), LEAST);
    }

    #[test]
    fn a_file_in_the_current_folder_has_a_disk() {
        assert_eq!(checkpoint(Path::new("t.db")), checkpoint(Path::new("./t.db")));
    }
}
