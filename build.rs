//! Tells the tests whether this machine has a browser that they can drive: `cfg(browser)`.

use std::{env, path::PathBuf};

const DRIVER: &str = "chromedriver";

fn main() {
    println!("cargo::rustc-check-cfg=cfg(browser)");
    println!("cargo::rerun-if-env-changed=PATH");
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).filter(|folder| folder.is_dir()).collect();
    match folders.iter().find(|folder| folder.join(DRIVER).is_file()) {
        Some(folder) => {
            println!("cargo::rustc-cfg=browser");
            println!("cargo::rerun-if-changed={}", folder.join(DRIVER).display());
        }
        // It may be installed any time.
        None => folders
            .iter()
            .for_each(|folder| println!("cargo::rerun-if-changed={}", folder.display())),
    }
}
