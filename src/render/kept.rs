//! Things that are painted once and kept for the next time.

use std::sync::{Arc, Mutex, PoisonError};

/// The last few things that were made, each under its key.
#[derive(Debug)]
pub(super) struct Kept<K, V> {
    most: usize,
    things: Mutex<Vec<(K, Arc<V>)>>,
}

impl<K: PartialEq, V> Kept<K, V> {
    /// Keeps nothing yet, and never more than `most`: the oldest goes first.
    pub(super) const fn new(most: usize) -> Self {
        Self {
            most,
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
        if things.len() >= self.most {
            things.remove(0);
        }
        things.push((key, Arc::clone(&made)));
        made
    }

    fn find(&self, key: &K) -> Option<Arc<V>> {
        let things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        let found = things.iter().find(|(other, _)| other == key);
        found.map(|(_, thing)| Arc::clone(thing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_not_made_again_and_the_oldest_goes() {
        let kept = Kept::new(2);
        assert_eq!(*kept.get("a", || 1), 1);
        assert_eq!(*kept.get("a", || 2), 1);
        kept.get("b", || 3);
        kept.get("c", || 4);
        assert_eq!(*kept.get("b", || 5), 3);
        assert_eq!(*kept.get("a", || 6), 6);
    }
}
