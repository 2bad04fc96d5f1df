//! Setting the stage: servers, channels, people and what they may do.

use jiff::Timestamp;

use super::{
    Permissions, Snowflake, StandIn,
    world::{Channel, ChannelKind, Member, Message, Person, Role, Server, World},
};

/// The world that a stand-in starts with: one server with two channels, a thread and four people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Home {
    /// The server.
    pub server: Snowflake,
    /// Its first channel.
    pub channel: Snowflake,
    /// Its second channel.
    pub other_channel: Snowflake,
    /// A thread on its first channel.
    pub thread: Snowflake,
    /// `alice`, who plays.
    pub alice: Snowflake,
    /// `bob`, who plays.
    pub bob: Snowflake,
    /// `carol`, who looks on.
    pub carol: Snowflake,
    /// `olivia`, whose server it is.
    pub owner: Snowflake,
}

impl StandIn {
    /// A new server with the bot in it, owned by `owner`.
    pub fn add_server(&self, name: &str, owner: Snowflake) -> Snowflake {
        self.core.write(|world| world.add_server(name, owner))
    }

    /// A new text channel of a server.
    pub fn add_channel(&self, server: Snowflake, name: &str) -> Snowflake {
        self.core
            .write(|world| world.add_channel(name, ChannelKind::Text { server }))
    }

    /// A new forum of a server.
    pub fn add_forum(&self, server: Snowflake, name: &str) -> Snowflake {
        self.core
            .write(|world| world.add_channel(name, ChannelKind::Forum { server }))
    }

    /// A new thread on a text channel or a post in a forum; without such a channel, a thread of no server's.
    pub fn add_thread(&self, parent: Snowflake, name: &str) -> Snowflake {
        self.core.write(|world| {
            let server = world.channel(parent).and_then(Channel::server).unwrap_or(parent);
            world.add_channel(name, ChannelKind::Thread { server, parent })
        })
    }

    /// The direct messages between somebody and the bot.
    pub fn direct_channel(&self, person: Snowflake) -> Snowflake {
        self.core.write(|world| world.direct_channel(person))
    }

    /// Direct messages between people, without the bot.
    pub fn private_channel(&self, between: &[Snowflake]) -> Snowflake {
        let between = between.to_vec();
        self.core
            .write(|world| world.add_channel("", ChannelKind::Private { between }))
    }

    /// A new account, in no server.
    pub fn add_person(&self, username: &str) -> Snowflake {
        self.core.write(|world| world.add_person(username))
    }

    /// Makes somebody an ordinary member of a server.
    pub fn join(&self, person: Snowflake, server: Snowflake) {
        self.change_server(server, |server| {
            server.members.entry(person).or_insert_with(Member::ordinary);
        });
    }

    /// Takes somebody out of a server.
    pub fn leave(&self, person: Snowflake, server: Snowflake) {
        self.change_server(server, |server| {
            server.members.remove(&person);
        });
    }

    /// A new role in a server.
    pub fn add_role(&self, server: Snowflake, name: &str, mentionable: bool) -> Snowflake {
        self.core.write(|world| {
            let id = world.new_id();
            if let Some(server) = world.servers.get_mut(&server) {
                server.roles.insert(
                    id,
                    Role {
                        id,
                        name: name.to_owned(),
                        mentionable,
                    },
                );
            }
            id
        })
    }

    /// Changes an account: names, language, whether it takes direct messages or has the application installed.
    pub fn change_person(&self, person: Snowflake, change: impl FnOnce(&mut Person)) {
        self.core.write(|world| world.people.get_mut(&person).map(change));
    }

    /// Changes a server: name, language, owner, members.
    pub fn change_server(&self, server: Snowflake, change: impl FnOnce(&mut Server)) {
        self.core
            .write(|world| world.servers.get_mut(&server).map(change));
    }

    /// Changes somebody's place in a server: nickname, permissions.
    pub fn change_member(&self, person: Snowflake, server: Snowflake, change: impl FnOnce(&mut Member)) {
        self.change_server(server, |server| {
            server.members.get_mut(&person).map(change);
        });
    }

    /// Changes a channel: name, what the bot may do there, archived, locked.
    pub fn change_channel(&self, channel: Snowflake, change: impl FnOnce(&mut Channel)) {
        self.core
            .write(|world| world.channels.get_mut(&channel).map(change));
    }

    /// Says what the bot may do in a channel.
    pub fn set_bot_permissions(&self, channel: Snowflake, permissions: Permissions) {
        self.change_channel(channel, |channel| channel.bot_permissions = permissions);
    }

    /// Deletes a channel or thread; the bot hears of it.
    pub fn delete_channel(&self, channel: Snowflake) {
        self.core.write(|world| world.delete_channel(channel));
    }

    /// Deletes a message.
    pub fn delete_message(&self, message: Snowflake) {
        self.core.write(|world| {
            world
                .messages
                .get_mut(&message)
                .map(|message: &mut Message| message.deleted = true)
        });
    }
}

impl World {
    fn add_server(&mut self, name: &str, owner: Snowflake) -> Snowflake {
        let id = self.new_id();
        let host = Member {
            permissions: Permissions::OWNER,
            ..Member::ordinary()
        };
        let server = Server {
            id,
            name: name.to_owned(),
            owner,
            locale: "en-US".to_owned(),
            members: [(owner, host)].into(),
            roles: Default::default(),
            has_bot: true,
            available: true,
        };
        self.servers.insert(id, server);
        let json = self.server_json(id);
        self.sessions
            .dispatch("GUILD_CREATE", &json, super::gateway::GUILDS, Some(id));
        id
    }

    fn add_person(&mut self, username: &str) -> Snowflake {
        let id = self.new_id();
        self.people.insert(id, Person::new(id, username));
        id
    }

    pub(crate) fn delete_channel(&mut self, id: Snowflake) {
        let Some(channel) = self.channels.get_mut(&id) else {
            return;
        };
        channel.deleted = true;
        let name = if channel.is_thread() {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        let (json, server) = (channel.json(), channel.server());
        if server.is_some() {
            self.sessions
                .dispatch(name, &json, super::gateway::GUILDS, server);
        }
    }

    /// The world that a stand-in starts with.
    pub(super) fn furnish(&mut self, since: Option<Timestamp>) -> Home {
        let Some(since) = since else {
            return self.furnish_now();
        };
        let mint = std::mem::take(&mut self.mint);
        self.frozen = Some(since);
        let home = self.furnish_now();
        self.frozen = None;
        self.mint = mint;
        home
    }

    fn furnish_now(&mut self) -> Home {
        let owner = self.add_person("olivia");
        let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| self.add_person(name));
        let server = self.add_server("Home", owner);
        if let Some(server) = self.servers.get_mut(&server) {
            server
                .members
                .extend([alice, bob, carol].map(|person| (person, Member::ordinary())));
        }
        let [channel, other_channel] =
            ["games", "lounge"].map(|name| self.add_channel(name, ChannelKind::Text { server }));
        let parent = channel;
        let thread = self.add_channel("a quiet corner", ChannelKind::Thread { server, parent });
        Home {
            server,
            channel,
            other_channel,
            thread,
            alice,
            bob,
            carol,
            owner,
        }
    }
}
