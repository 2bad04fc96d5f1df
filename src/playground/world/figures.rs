//! What is counted, and what is forgotten.

use super::World;

/// How the bot's requests fared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Figures {
    /// How many were told to wait: 429.
    pub(crate) limited: usize,
    /// How many count towards Discord's limit on invalid requests: 401, 403 and 429.
    pub(crate) invalid: usize,
}

impl Figures {
    pub(crate) fn count(&mut self, status: u16) {
        self.limited += usize::from(status == 429);
        self.invalid += usize::from([401, 403, 429].contains(&status));
    }
}

/// So many interactions and requests are kept for each message that is.
const FOR_EACH_MESSAGE: usize = 10;

impl World {
    /// Forgets the oldest messages beyond those that are to be kept, with their files, and of old requests and
    /// interactions what they carried.
    pub(crate) fn forget(&mut self) {
        let Some(most) = self.keeps else { return };
        while self.messages.len() > most {
            self.messages.pop_first();
        }
        let most = most.saturating_mul(FOR_EACH_MESSAGE);
        while self.interactions.len() > most {
            if let Some((_, interaction)) = self.interactions.pop_first() {
                self.tokens.remove(&interaction.token);
            }
        }
        let old = self.requests.len().saturating_sub(most);
        for request in &mut self.requests[self.emptied.min(old)..old] {
            request.body = serde_json::Value::Null;
            request.files = Vec::new();
        }
        self.emptied = self.emptied.max(old);
    }
}
