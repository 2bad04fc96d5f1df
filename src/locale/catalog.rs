//! The one list of languages.

use std::{
    fmt,
    sync::{LazyLock, OnceLock},
};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::text::Text;

/// A language that Reynard speaks.
#[derive(Clone, Copy)]
pub struct Locale(&'static Entry);

/// A language file: its tag as Discord sends it, its text, and the language whose words stand for those that
/// it does not have.
#[derive(Debug)]
struct Entry {
    tag: &'static str,
    source: &'static str,
    differs_from: Option<&'static str>,
    bundle: OnceLock<Bundle>,
}

struct Bundle(FluentBundle<FluentResource>);

macro_rules! locales {
    ($($tag:literal $(differs from $base:literal)?),* $(,)?) => {
        static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| vec![$(Entry {
            tag: $tag,
            source: include_str!(concat!("../../locales/", $tag, ".ftl")),
            differs_from: None$(.or(Some($base)))?,
            bundle: OnceLock::new(),
        }),*]);
    };
}

// The first is the one that every other falls back to. One that `differs from` another has only what differs.
locales![
    "en-US",
    "en-GB" differs from "en-US",
    "es-ES",
    "es-419" differs from "es-ES",
    "it",
    "da",
    "sv-SE",
    "no",
    "de",
    "fr",
    "pt-BR",
    "nl",
    "pl",
];

impl Locale {
    /// The language of those whose own is not spoken here.
    #[must_use]
    pub fn fallback() -> Self {
        Self(&ENTRIES[0])
    }

    /// Every language, the fallback first.
    pub fn all() -> impl Iterator<Item = Self> {
        ENTRIES.iter().map(Self)
    }

    /// The language for a tag that Discord sent: that one, else another of the same language, else the
    /// fallback.
    #[must_use]
    pub fn for_tag(tag: &str) -> Self {
        let language = |tag: &str| tag.split('-').next().map(str::to_ascii_lowercase);
        Self::all()
            .find(|locale| locale.tag() == tag)
            .or_else(|| Self::all().find(|locale| language(locale.tag()) == language(tag)))
            .unwrap_or_else(Self::fallback)
    }

    /// Its tag, as Discord writes it.
    #[must_use]
    pub fn tag(self) -> &'static str {
        self.0.tag
    }

    /// The language whose words stand for those that its file does not have: `None` if the file has them all.
    #[must_use]
    pub fn differs_from(self) -> Option<Self> {
        let base = self.0.differs_from?;
        Self::all().find(|locale| locale.tag() == base)
    }

    /// The text of its file.
    #[must_use]
    pub fn source(self) -> &'static str {
        self.0.source
    }

    /// Says `text` in this language; what it lacks is said in the fallback's.
    #[must_use]
    pub fn text(self, text: &Text) -> String {
        let args = text.args();
        let mut errors = Vec::new();
        self.format(text.id(), None, Some(&args), &mut errors)
            .or_else(|| Self::fallback().format(text.id(), None, Some(&args), &mut errors))
            .unwrap_or_else(|| text.id().to_owned())
    }

    /// As [`text`](Self::text), without a fallback: what went wrong instead, one sentence each.
    ///
    /// # Errors
    /// The message is missing, or something in it could not be resolved.
    pub fn try_text(self, text: &Text) -> Result<String, Vec<String>> {
        let mut errors = Vec::new();
        match self.format(text.id(), None, Some(&text.args()), &mut errors) {
            Some(said) if errors.is_empty() => Ok(said),
            Some(_) => Err(errors),
            None => Err(vec![format!("{}: no message {}", self.tag(), text.id())]),
        }
    }

    /// The name of something in the table of commands (`command-move`, `option-variant`), or with
    /// `attribute` its description; `None` if this language has no word of its own for it.
    #[must_use]
    pub fn name(self, id: &str, attribute: Option<&str>) -> Option<String> {
        self.format(id, attribute, None, &mut Vec::new())
    }

    fn format(
        self,
        id: &str,
        attribute: Option<&str>,
        args: Option<&FluentArgs<'_>>,
        errors: &mut Vec<String>,
    ) -> Option<String> {
        let bundle = &self.0.bundle().0;
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut found = Vec::new();
        let said = bundle.format_pattern(pattern, args, &mut found).into_owned();
        errors.extend(
            found
                .into_iter()
                .map(|error| format!("{}: {id}: {error}", self.tag())),
        );
        Some(said)
    }
}

impl Entry {
    /// A faulty file still yields its good messages; a test names the faulty ones.
    fn resource(&self) -> FluentResource {
        FluentResource::try_new(self.source.to_owned()).unwrap_or_else(|(resource, _errors)| resource)
    }

    fn bundle(&'static self) -> &'static Bundle {
        self.bundle.get_or_init(|| {
            let tag: LanguageIdentifier = self.tag.parse().expect("language tag of the catalog");
            let mut bundle = FluentBundle::new_concurrent(vec![tag]);
            // Marks around arguments would show as boxes in places and break copied moves.
            bundle.set_use_isolating(false);
            if let Some(base) = Locale(self).differs_from() {
                bundle.add_resource_overriding(base.0.resource());
            }
            bundle.add_resource_overriding(self.resource());
            Bundle(bundle)
        })
    }
}

impl PartialEq for Locale {
    fn eq(&self, other: &Self) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Locale {}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale").field(&self.tag()).finish()
    }
}

impl fmt::Debug for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bundle")
    }
}
