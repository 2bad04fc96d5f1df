//! One move: from the interaction to the board that everybody sees, over real sockets and a real database
//! file, with the picture and with the text board that stands in for it.

use std::{cell::RefCell, sync::Arc};

use divan::Bencher;
use reynard::{
    clock::Clock,
    config::Config,
    discord::{Bot, Deps, Running},
    playground::{Act, OptionValue, Options, Snowflake, StandIn},
};
use tempfile::TempDir;
use tokio::{runtime::Runtime, sync::Semaphore};

#[divan::bench(args = [true, false])]
fn with_picture(bencher: Bencher<'_, '_>, picture: bool) {
    let table = RefCell::new(Table::set(picture));
    bencher
        .with_inputs(|| table.borrow_mut().begin_game())
        .bench_local_values(|game| table.borrow_mut().play("e8-d7", game));
}

/// A stand-in, a bot, and two people who play.
struct Table {
    runtime: Runtime,
    discord: StandIn,
    _bot: Running,
    _folder: TempDir,
    games: i64,
}

impl Table {
    fn set(picture: bool) -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let slots = Arc::new(Semaphore::new(2));
        if !picture {
            // A painter without slots leaves the boards to words.
            slots.close();
        }
        let (discord, bot) = runtime.block_on(async {
            let discord = StandIn::start(Options::default()).await.expect("a stand-in");
            let config = Config {
                token: discord.token().into(),
                database_url: format!("sqlite:{}", folder.path().join("bench.db").display()),
                api_url: Some(discord.url().to_owned()),
                ca_file: None,
                commands_guild: None,
            };
            let deps = Deps {
                clock: Clock::system(),
                seed: 1,
                painter_slots: Arc::clone(&slots),
                thinker_slots: slots,
            };
            let bot = Bot::start(&config, deps).await.expect("a bot");
            discord.until_connected(1).await.expect("a bot on the gateway");
            (discord, bot)
        });
        Self {
            runtime,
            discord,
            _bot: bot,
            _folder: folder,
            games: 0,
        }
    }

    /// Challenge and acceptance; gives the game's number.
    fn begin_game(&mut self) -> i64 {
        let home = self.discord.home();
        let options = vec![
            ("opponent".to_owned(), OptionValue::User(home.bob)),
            ("variant".to_owned(), "fox-hounds".into()),
            ("side".to_owned(), "few".into()),
        ];
        let card = self.act(
            home.alice,
            &Act::Slash {
                command: "challenge".to_owned(),
                options,
            },
        );
        let custom_id = self.discord.read(|world| {
            let buttons = world.message(card).expect("a card").latest().buttons();
            buttons[0].custom_id.clone().expect("a button")
        });
        self.act(
            home.bob,
            &Act::Press {
                message: card,
                custom_id,
                late: false,
            },
        );
        self.games += 1;
        self.games
    }

    fn play(&mut self, m: &str, game: i64) {
        let alice = self.discord.home().alice;
        let options = vec![("move".to_owned(), m.into()), ("game".to_owned(), game.into())];
        self.act(
            alice,
            &Act::Slash {
                command: "move".to_owned(),
                options,
            },
        );
    }

    /// Acts and waits for the answer; gives the message that shows it.
    fn act(&self, person: Snowflake, act: &Act) -> Snowflake {
        let channel = self.discord.home().channel;
        let interaction = self.discord.act(person, channel, act).expect("a possible act");
        let answered = self.discord.until("an answer", |world| {
            world.answer_to(interaction).map(|message| message.id)
        });
        self.runtime.block_on(answered).expect("an answer")
    }
}
