//! Faults and holds, as tests ask for them.

use std::sync::Arc;

use tokio::sync::watch;

use super::{
    StandIn,
    core::{Core, Timeout},
    fault::{Action, Fault, Moment, Phase},
    requested::Requested,
};

impl StandIn {
    /// The next such request fails.
    pub fn fail(&self, requested: Requested<'_>, fault: Fault) {
        self.fail_after(requested, 0, 1, fault);
    }

    /// Lets `skip` such requests pass, then lets the next `times` fail.
    pub fn fail_after(&self, requested: Requested<'_>, skip: usize, times: usize, fault: Fault) {
        self.core
            .write(|world| world.faults.plan(requested, skip, times, Action::Fail(fault)));
    }

    /// Forgets all faults and holds that have not come to pass.
    pub fn forget_faults(&self) {
        self.core.write(|world| world.faults.clear());
    }

    /// Stops the next such request, before or after it has taken effect, until the [`Hold`] lets it go.
    pub fn hold(&self, requested: Requested<'_>, moment: Moment) -> Hold {
        self.hold_after(requested, 0, moment)
    }

    /// Lets `skip` such requests pass, then stops the next.
    pub fn hold_after(&self, requested: Requested<'_>, skip: usize, moment: Moment) -> Hold {
        let phase = watch::Sender::new(Phase::Awaited);
        let action = Action::Hold(moment, phase.clone());
        self.core
            .write(|world| world.faults.plan(requested, skip, 1, action));
        let what = format!("{} {} to be held", requested.0, requested.1);
        Hold {
            core: Arc::clone(&self.core),
            phase,
            what,
        }
    }
}

/// A request that waits in the middle of things, or is expected to.
///
/// What is held *before* it takes effect does so when released, even if the bot that sent it is dead by then:
/// that is a request which was on the wire. Dropping the hold breaks the request off.
#[derive(Debug)]
pub struct Hold {
    core: Arc<Core>,
    phase: watch::Sender<Phase>,
    what: String,
}

impl Hold {
    /// Waits for the request; gives its number in the log.
    ///
    /// # Errors
    /// If it does not come.
    pub async fn arrived(&self) -> Result<usize, Timeout> {
        let mut phase = self.phase.subscribe();
        let arrival = async {
            loop {
                if let Phase::Arrived(number) = *phase.borrow_and_update() {
                    return number;
                }
                if phase.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        self.core.with_patience(&self.what, arrival).await
    }

    /// Lets the request go on.
    pub fn release(self) {
        self.phase.send_replace(Phase::Released);
    }

    /// Breaks the request's connection; without effect if it was held before that.
    pub fn cut(self) {}
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.phase.send_if_modified(|phase| {
            let open = *phase != Phase::Released;
            *phase = if open { Phase::Cut } else { *phase };
            open
        });
    }
}
