//! The search engine.
