//! The playground as it is shipped: a process of its own.

use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;

/// A running `reynard playground`; killed when dropped.
#[derive(Debug)]
pub(super) struct Playground {
    child: Child,
    folder: TempDir,
    pub(super) url: String,
}

impl Playground {
    /// Starts it and waits until it says where its page is, which it does once the bot is connected.
    pub(super) fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let log = File::create(folder.path().join("log")).expect("a file for the log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_reynard"))
            .args(["playground", "--port", "0", "--no-open"])
            .env_clear()
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("a process");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let first = lines.next().and_then(Result::ok).unwrap_or_default();
        // The rest is read, lest it should ever wait for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        let url = first.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.expect("the address of the page").to_owned();
        Self { child, folder, url }
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _gone = self.child.wait();
        if std::thread::panicking() {
            // Shown with the failure that it may explain.
            let log = fs::read(self.folder.path().join("log")).unwrap_or_default();
            let _shown = io::stderr().write_all(&log);
        }
    }
}
