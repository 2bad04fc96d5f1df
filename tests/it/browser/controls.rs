//! What nobody on Discord can do.
