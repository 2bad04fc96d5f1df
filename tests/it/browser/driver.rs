//! Chromium and its driver.

use std::{
    io::{BufRead, BufReader},
    os::unix::process::CommandExt,
    process::{Child, Command, Stdio},
};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A running `ChromeDriver` with a profile for its browser; both are gone when it is dropped.
#[derive(Debug)]
pub(super) struct Driver {
    child: Child,
    port: u16,
    profile: TempDir,
}

/// How large a window is, in CSS pixels.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) width: u32,
    pub(super) height: u32,
}

impl Window {
    pub(super) const DESKTOP: Self = Self {
        width: 1280,
        height: 800,
    };
    pub(super) const PHONE: Self = Self {
        width: 390,
        height: 844,
    };
}

/// Nothing that would reach for the network, and nothing that a container has not.
const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

impl Driver {
    /// Starts one. The free port that it finds may be taken before it listens: then it finds another.
    pub(super) fn start() -> Self {
        let mut attempts = std::iter::repeat_with(Self::attempt).take(5);
        attempts
            .find_map(|started| started)
            .expect("a ChromeDriver that listens")
    }

    fn attempt() -> Option<Self> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a ChromeDriver");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let port = lines.map_while(Result::ok).find_map(|line| port_in(&line));
        let Some(port) = port else {
            child.wait().expect("the end of a ChromeDriver");
            return None;
        };
        Some(Self {
            child,
            port,
            profile: tempfile::tempdir().expect("a folder"),
        })
    }

    /// Opens a browser.
    pub(super) async fn browser(&self, window: Window) -> Client {
        let capabilities = self.capabilities(window);
        let address = format!("http://127.0.0.1:{}", self.port);
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities.as_object().cloned().expect("an object"))
            .connect(&address)
            .await
            .expect("a browser")
    }

    fn capabilities(&self, window: Window) -> Value {
        let Window { width, height } = window;
        let profile = format!("--user-data-dir={}", self.profile.path().display());
        let mut flags = FLAGS.map(str::to_owned).to_vec();
        flags.push(profile);
        json!({
            "goog:chromeOptions": {
                "args": flags,
                // What a phone is: no window of a headless browser is as narrow by itself.
                "mobileEmulation": {
                    "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0, "mobile": width < 600 },
                },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
        })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // With it, the browser of a test that failed, which would go on without it.
        let group = format!("-{}", self.child.id());
        let _ended = Command::new("kill").args(["-9", "--", &group]).status();
        let _gone = self.child.wait();
    }
}

/// `ChromeDriver was started successfully on port 12345.`
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}
