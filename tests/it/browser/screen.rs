//! Pictures of what was seen.

use std::{fs, path::PathBuf};

/// Where they are left.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser")
}

/// Leaves a picture, for people to look at.
pub(super) fn keep(name: &str, png: &[u8]) -> PathBuf {
    let folder = folder();
    fs::create_dir_all(&folder).expect("a folder for pictures");
    let path = folder.join(format!("{name}.png"));
    fs::write(&path, png).expect("a picture");
    path
}
