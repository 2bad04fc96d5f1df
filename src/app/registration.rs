//! Which commands are registered with Discord.

use super::{App, Error};

/// Where commands are registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommandScope {
    /// Everywhere.
    Global,
    /// In one server only.
    Guild(u64),
}

/// What must be done so that exactly the wanted commands are registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Registration {
    /// Whether the wanted scope must be written.
    pub write: bool,
    /// Whether some commands are registered already, of this version or an earlier one.
    pub known: bool,
    /// A scope that holds commands of an earlier start and must be emptied, lest they appear twice.
    pub clear: Option<CommandScope>,
}

const FACT: &str = "commands";

impl App {
    /// Compares what is wanted with what was registered last.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn plan_registration(
        &self,
        scope: CommandScope,
        fingerprint: &str,
    ) -> Result<Registration, Error> {
        let mut tx = self.store.begin().await?;
        let stored = tx.find_fact(FACT).await?.unwrap_or_default();
        let (old_scope, old_fingerprint) = stored.split_once(' ').unwrap_or_default();
        let old_scope = parse_scope(old_scope);
        Ok(Registration {
            known: old_scope.is_some(),
            write: old_scope != Some(scope) || old_fingerprint != fingerprint,
            clear: old_scope.filter(|old| *old != scope),
        })
    }

    /// Notes what is registered now.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn commands_registered(&self, scope: CommandScope, fingerprint: &str) -> Result<(), Error> {
        let scope = match scope {
            CommandScope::Global => "global".to_owned(),
            CommandScope::Guild(guild) => guild.to_string(),
        };
        let mut tx = self.store.begin().await?;
        tx.set_fact(FACT, &format!("{scope} {fingerprint}")).await?;
        Ok(tx.commit().await?)
    }
}

fn parse_scope(text: &str) -> Option<CommandScope> {
    match text {
        "global" => Some(CommandScope::Global),
        guild => guild.parse().ok().map(CommandScope::Guild),
    }
}
