//! Benchmarks: `cargo bench`. Compare only what one run printed; the machine decides the absolute numbers.

mod engine;
mod move_end_to_end;
mod render;
mod rules;

fn main() {
    divan::main();
}
