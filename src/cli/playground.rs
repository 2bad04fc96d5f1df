//! `reynard playground`.

#[derive(Debug, clap::Args)]
pub(super) struct Playground {}

impl Playground {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        Ok(())
    }
}
