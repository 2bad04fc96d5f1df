//! Benchmarks: `cargo bench`. Compare only what one run printed; the machine decides the absolute numbers.

mod engine;
#[path = "../it/support/strength.rs"]
mod exercises;
mod matches;
mod move_end_to_end;
mod players;
mod render;
mod review;
mod rules;
mod strength;

fn main() -> std::io::Result<()> {
    // As a player it is started by the match tool.
    let mut words = std::env::args().skip(1);
    if words.next().as_deref() == Some("player") {
        return players::serve(&words.next().unwrap_or_default());
    }
    if let Some(words) = std::env::var_os("REYNARD_MATCH") {
        return matches::run(&words.to_string_lossy());
    }
    let boards = std::env::var_os("REYNARD_BOARDS").and_then(|count| count.to_str()?.parse().ok());
    if let Some(count) = boards {
        return render::boards(count);
    }
    if std::env::var_os("REYNARD_RATIOS").is_some() {
        return rules::ratios();
    }
    if std::env::var_os("REYNARD_REVIEW").is_some() {
        return review::time();
    }
    if std::env::var_os("REYNARD_STRENGTH").is_some() {
        return strength::shares();
    }
    divan::main();
    Ok(())
}
