//! Published migrations never change, and every released database can be brought up to date.

use std::{fs, path::Path, str::FromStr};

use reynard::store::{MIGRATOR, Store};
use sqlx::{SqlitePool, sqlite::SqliteConnectOptions};

/// The checksums of the published migrations (SHA-384, as `sqlx` keeps them). A line is added with each
/// migration and never changed: databases that have applied one refuse another text under its number.
const PUBLISHED: &[(i64, &str)] = &[
    (
        1,
        "42d67eebafdb1fee2dc880c50d6228c200c5f09a6eddf2d83473afce1906028110242809e461f6f24a6dc08ec6faf9ee",
    ),
    (
        2,
        "26ef383a39393d4dd8eecfae03b5e1b72138bdcd7bcf8a97c99a30407ff8ab5fb9542168c2893edc7b7783c17c609c50",
    ),
    (
        3,
        "5a2c9dfdc6c004a87c6343834828afd6e1108fead624d246ac6e8ca5416cffcad2fe53b24af93ed391d56a8dc5fd2820",
    ),
    (
        4,
        "4a05c53fbb07e90bb4852bbd885d384e2892227566ea497514580a5b145852db8314b4de2ba0eb63dd9f223f1a1ebe7f",
    ),
];

#[test]
fn published_migrations_never_change() {
    let own: Vec<(i64, String)> = MIGRATOR
        .iter()
        .map(|migration| (migration.version, hex(&migration.checksum)))
        .collect();
    let published: Vec<(i64, String)> = PUBLISHED
        .iter()
        .map(|(version, checksum)| (*version, (*checksum).to_owned()))
        .collect();
    assert_eq!(own, published);
}

#[test]
fn migrations_only_go_forward() {
    for migration in MIGRATOR.iter() {
        assert!(
            !migration.migration_type.is_down_migration(),
            "{}",
            migration.version
        );
    }
}

/// `tests/data/migrations/<version>.sql` holds rows as they were after that migration. Whoever stopped there
/// gets all later ones over those rows.
#[tokio::test]
async fn every_released_database_is_brought_up_to_date() {
    for released in MIGRATOR.iter().map(|migration| migration.version) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("old.db").display());
        let rows = data().join(format!("{released:04}.sql"));
        let rows = fs::read_to_string(&rows).unwrap_or_else(|_| panic!("{} is missing", rows.display()));
        let options = SqliteConnectOptions::from_str(&url)
            .unwrap()
            .create_if_missing(true);
        let old = SqlitePool::connect_with(options).await.unwrap();
        MIGRATOR.run_to(released, &old).await.unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(rows))
            .execute(&old)
            .await
            .unwrap();
        old.close().await;

        let store = Store::open(&url).await.unwrap();
        let game = store.load_game(reynard::app::GameId(1)).await.unwrap().unwrap();
        assert_eq!(game.moves, ["e8-d7", "b1-a2"], "from version {released}");
        let ended = store.load_game(reynard::app::GameId(2)).await.unwrap().unwrap();
        assert!(ended.ending.is_some(), "from version {released}");
        assert!(
            store
                .load_challenge(reynard::app::ChallengeId(1))
                .await
                .unwrap()
                .is_some()
        );
        assert!(
            !store
                .list_due_errands(jiff::Timestamp::MAX)
                .await
                .unwrap()
                .is_empty()
        );
    }
}

fn data() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/migrations")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
