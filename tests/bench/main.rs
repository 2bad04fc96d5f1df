//! Benchmarks.

mod rules;

fn main() {
    divan::main();
}
