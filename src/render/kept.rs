//! Things that are made once and kept for the next time.

use std::sync::{Arc, Mutex, PoisonError};

/// Something that takes room.
pub(super) trait Bulk {
    /// How much beside its own fields, bytes.
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

    /// What one thing takes: itself, its bulk, its key and its place in the list. That this list and its own lists may have
    /// room to grow is left out of account.
    fn room_of(thing: &V) -> usize {
        size_of::<V>() + thing.bytes() + size_of::<(K, Arc<V>)>()
    }

    /// What is kept under a key, or else is made now. Two threads may both make it, as neither waits for the other; what
    /// the second made is not kept.
    pub(super) fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        if let Some(found) = self.find(&key) {
            return found;
        }
        let made = Arc::new(make());
        let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, found)) = things.iter().find(|(other, _)| *other == key) {
            return Arc::clone(found);
        }
        things.push((key, Arc::clone(&made)));
        let mut taken: usize = things.iter().map(|(_, thing)| Self::room_of(thing)).sum();
        let too_many = things.iter().take_while(|(_, thing)| {
            let over = taken > self.room;
            taken -= Self::room_of(thing);
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
        let kept = Kept::new(5500);
        assert_eq!(*kept.get("a", || 1000), 1000);
        assert_eq!(*kept.get("b", || 2000), 2000);
        assert_eq!(*kept.get("a", || 9000), 1000);
        kept.get("c", || 3000);
        assert_eq!(*kept.get("a", || 9000), 1000);
        assert_eq!(*kept.get("c", || 9000), 3000);
        assert_eq!(*kept.get("b", || 1000), 1000);
    }

    #[test]
    fn what_is_larger_than_all_the_room_is_not_kept() {
        let kept = Kept::new(5500);
        assert_eq!(*kept.get("a", || 6000), 6000);
        assert_eq!(*kept.get("a", || 4000), 4000);
    }
}
