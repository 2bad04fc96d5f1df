//! PGN-like records.
