//! Something that can be killed.

use tokio::runtime::{Builder, Runtime};

/// A program with a runtime of its own, so that it can end as by `kill -9`: everywhere at once, in the middle
/// of whatever it does, without a goodbye to anybody.
#[derive(Debug)]
pub(crate) struct Process(Option<Runtime>);

impl Process {
    /// Runs a program until it ends or is killed; dropping the process kills it.
    pub(crate) fn run(program: impl Future<Output = ()> + Send + 'static) -> Self {
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime");
        runtime.spawn(program);
        Self(Some(runtime))
    }

    /// Kills it. Its connections break soon after.
    pub(crate) fn kill(self) {}
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}
