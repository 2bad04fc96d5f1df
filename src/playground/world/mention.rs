//! Who a message names, and who of them hears of it.

use std::collections::BTreeSet;

use crate::playground::Snowflake;

/// A set of people, roles and everyone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pings {
    /// People.
    pub users: BTreeSet<Snowflake>,
    /// Roles.
    pub roles: BTreeSet<Snowflake>,
    /// `@everyone` or `@here`.
    pub everyone: bool,
}

impl Pings {
    /// Whether nobody is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.users.is_empty() && self.roles.is_empty() && !self.everyone
    }

    /// Everything that the text names, code blocks and all.
    pub(crate) fn named_in(text: &str) -> Self {
        let mut named = Self {
            everyone: text.contains("@everyone") || text.contains("@here"),
            ..Self::default()
        };
        for (start, opening) in text.match_indices("<@") {
            let rest = &text[start + opening.len()..];
            match rest.strip_prefix('&') {
                Some(role) => named.roles.extend(leading_id(role)),
                None => named
                    .users
                    .extend(leading_id(rest.strip_prefix('!').unwrap_or(rest))),
            }
        }
        named
    }
}

/// `123>...` gives 123.
fn leading_id(text: &str) -> Option<Snowflake> {
    text.split_once('>')?.0.parse().ok()
}

/// The `allowed_mentions` of a body.
#[derive(Debug, Clone, Default)]
pub(crate) struct AllowedMentions {
    pub(crate) parse: Vec<String>,
    pub(crate) users: BTreeSet<Snowflake>,
    pub(crate) roles: BTreeSet<Snowflake>,
}

impl AllowedMentions {
    /// What holds for a message of the bot that does not say.
    pub(crate) fn everything() -> Self {
        Self {
            parse: ["users", "roles", "everyone"].map(String::from).into(),
            ..Self::default()
        }
    }

    /// What holds for answers to interactions that do not say.
    pub(crate) fn users_only() -> Self {
        Self {
            parse: vec!["users".to_owned()],
            ..Self::default()
        }
    }

    fn all(&self, what: &str) -> bool {
        self.parse.iter().any(|word| word == what)
    }

    /// Those of `named` that may be pinged.
    pub(crate) fn filter(&self, named: &Pings) -> Pings {
        let users = named
            .users
            .iter()
            .filter(|id| self.all("users") || self.users.contains(id));
        let roles = named
            .roles
            .iter()
            .filter(|id| self.all("roles") || self.roles.contains(id));
        Pings {
            users: users.copied().collect(),
            roles: roles.copied().collect(),
            everyone: named.everyone && self.all("everyone"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(ids: &[u64]) -> BTreeSet<Snowflake> {
        ids.iter().copied().map(Snowflake::new).collect()
    }

    #[test]
    fn every_way_of_naming_is_found() {
        let named = Pings::named_in("<@1> and <@!2>, <@&3>, <@x> <@4 @here");
        assert_eq!(
            named,
            Pings {
                users: ids(&[1, 2]),
                roles: ids(&[3]),
                everyone: true
            }
        );
        assert!(Pings::named_in("nobody <#5> @ever").is_empty());
    }

    #[test]
    fn only_what_is_allowed_is_pinged() {
        let named = Pings::named_in("<@1> <@2> <@&3> @everyone");
        let nobody = AllowedMentions::default();
        assert!(nobody.filter(&named).is_empty());
        let one = AllowedMentions {
            users: ids(&[2, 9]),
            ..AllowedMentions::default()
        };
        assert_eq!(
            one.filter(&named),
            Pings {
                users: ids(&[2]),
                ..Pings::default()
            }
        );
        assert_eq!(AllowedMentions::everything().filter(&named), named);
        assert_eq!(AllowedMentions::users_only().filter(&named).users, ids(&[1, 2]));
    }
}
