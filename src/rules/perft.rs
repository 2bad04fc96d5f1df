//! Counting move sequences.
