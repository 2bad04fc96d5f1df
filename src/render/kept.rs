//! Things that are made once and kept for the next time.

use std::sync::{Arc, Mutex, PoisonError};

/// Something that takes room.
pub(super) trait Bulk {
    /// How much, bytes.
    fn bytes(&self) -> usize;
}

/// The things that were asked for last, each under its key, as many as fit.
#[derive(Debug)]
pub(super) struct Kept<K, V> {
    /// Bytes.
    room: usize,
    /// What was asked for last is last.
    things: Mutex<Vec<(K, Arc<V>)>>,
}

impl<K: PartialEq, V: Bulk> Kept<K, V> {
    /// Keeps nothing yet, and never more than fits into `room` bytes: what nobody has asked for the longest goes first.
    pub(super) const fn new(room: usize) -> Self {
        Self {
            room,
            things: Mutex::new(Vec::new()),
        }
    }

    /// What is kept under a key, or else is made now. Two threads may both make it; neither waits for the other.
    pub(super) fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        if let Some(found) = self.find(&key) {
            return found;
        }
        let made = Arc::new(make());
        let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        things.push((key, Arc::clone(&made)));
        let mut taken: usize = things.iter().map(|(_, thing)| thing.bytes()).sum();
        let too_many = things.iter().take_while(|(_, thing)| {
            let over = taken > self.room;
            taken -= thing.bytes();
            over
        });
        let too_many = too_many.count();
        things.drain(..too_many);
        made
    }

    fn find(&self, key: &K) -> Option<Arc<V>> {
        let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        let found = things.iter().position(|(other, _)| other == key)?;
        things[found..].rotate_left(1);
        things.last().map(|(_, thing)| Arc::clone(thing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Bulk for usize {
        fn bytes(&self) -> usize {
            *self
        }
    }

    #[test]
    fn what_is_kept_is_not_made_again_and_what_nobody_asked_for_goes() {
        let kept = Kept::new(5);
        assert_eq!(*kept.get("a", || 1), 1);
        assert_eq!(*kept.get("b", || 2), 2);
        assert_eq!(*kept.get("a", || 9), 1);
        kept.get("c", || 3);
        assert_eq!(*kept.get("a", || 9), 1);
        assert_eq!(*kept.get("c", || 9), 3);
        assert_eq!(*kept.get("b", || 1), 1);
    }

    #[test]
    fn what_is_larger_than_all_the_room_is_not_kept() {
        let kept = Kept::new(5);
        assert_eq!(*kept.get("a", || 6), 6);
        assert_eq!(*kept.get("a", || 4), 4);
    }
}
