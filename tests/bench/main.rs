//! Benchmarks: `cargo bench`. Compare only what one run printed; the machine decides the absolute numbers.

mod engine;
#[path = "../it/support/strength.rs"]
mod exercises;
mod move_end_to_end;
mod render;
mod rules;
mod strength;

fn main() -> std::io::Result<()> {
    let boards = std::env::var_os("REYNARD_BOARDS").and_then(|count| count.to_str()?.parse().ok());
    if let Some(count) = boards {
        return render::boards(count);
    }
    if std::env::var_os("REYNARD_RATIOS").is_some() {
        return rules::ratios();
    }
    if std::env::var_os("REYNARD_STRENGTH").is_some() {
        return strength::shares();
    }
    divan::main();
    Ok(())
}
