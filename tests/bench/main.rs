//! Benchmarks.

mod render;
mod rules;

fn main() {
    divan::main();
}
