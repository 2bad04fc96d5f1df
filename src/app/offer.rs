//! Offers: a draw, or to take moves back.

use super::{App, MessageId, NewErrand, OfferId, OfferState, StoreError, Task};
use crate::store::Transaction;

impl App {
    /// Notes where an offer is shown; one that was closed meanwhile is shown closed.
    pub(super) async fn offer_shown(
        &self,
        tx: &mut Transaction,
        id: OfferId,
        message: MessageId,
        errand: &NewErrand,
    ) -> Result<(), StoreError> {
        if errand.reachable {
            tx.set_offer_message(id, message).await?;
        }
        let offer = tx.load_offer(id).await?;
        if offer.is_some_and(|offer| offer.state != OfferState::Open) {
            let task = Task::CloseOffer(id);
            let origin = None;
            tx.insert_errand(&NewErrand {
                task,
                origin,
                created_at: self.clock.now(),
                ..errand.clone()
            })
            .await?;
        }
        Ok(())
    }
}
