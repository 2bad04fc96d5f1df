//! The command line of Reynard.

use std::process::ExitCode;

fn main() -> ExitCode {
    reynard::cli::main()
}
