//! Benchmarks: `cargo bench`. Compare only what one run printed; the machine decides the absolute numbers.

mod engine;
mod move_end_to_end;
mod render;
mod rules;

fn main() -> std::io::Result<()> {
    let boards = std::env::var_os("REYNARD_BOARDS").and_then(|count| count.to_str()?.parse().ok());
    if let Some(count) = boards {
        return render::boards(count);
    }
    divan::main();
    Ok(())
}
