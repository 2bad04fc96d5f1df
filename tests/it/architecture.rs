//! The layering is checked, not hoped for: the `use` lines of each module against the table of who may
//! import whom, and who alone may name which library.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A module of the crate, what of the crate it may import, and the libraries that it alone may name.
struct Layer {
    module: &'static str,
    may_import: &'static [&'static str],
    alone_names: &'static [&'static str],
}

const LAYERS: &[Layer] = &[
    Layer {
        module: "clock",
        may_import: &[],
        alone_names: &[],
    },
    Layer {
        module: "config",
        may_import: &[],
        alone_names: &[],
    },
    Layer {
        module: "rules",
        may_import: &[],
        alone_names: &[],
    },
    Layer {
        module: "engine",
        may_import: &["rules"],
        alone_names: &[],
    },
    Layer {
        module: "store",
        may_import: &["rules"],
        alone_names: &["sqlx"],
    },
    Layer {
        module: "render",
        may_import: &["rules"],
        alone_names: &[
            "image",
            "imageproc",
            "ab_glyph",
            "png",
            "gif",
            "plotters",
            "plotters_backend",
        ],
    },
    Layer {
        module: "locale",
        may_import: &[],
        alone_names: &["fluent_bundle", "unic_langid"],
    },
    Layer {
        module: "app",
        may_import: &["rules", "engine", "store", "clock"],
        alone_names: &[],
    },
    Layer {
        module: "discord",
        may_import: &["app", "render", "locale", "rules", "config", "clock"],
        alone_names: &["serenity"],
    },
    Layer {
        module: "playground",
        may_import: &["config", "clock"],
        alone_names: &["axum", "rust_embed"],
    },
    Layer {
        module: "cli",
        may_import: &[
            "clock",
            "config",
            "rules",
            "engine",
            "store",
            "render",
            "locale",
            "app",
            "discord",
            "playground",
        ],
        alone_names: &["clap", "anyhow", "tracing_subscriber", "dotenvy", "tempfile"],
    },
];

/// Words that make a function of the rules or the engine depend on more than its arguments.
const IMPURE: &[&str] = &[
    "async ",
    "std::fs",
    "std::io",
    "std::time",
    "std::env",
    "std::net",
    "rand::",
    "tokio",
];

#[test]
fn every_module_has_its_layer() {
    for entry in fs::read_dir(source()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let known = LAYERS.iter().any(|layer| layer.module == name);
        assert!(
            known || name == "lib" || name == "main",
            "src/{name} is in no layer"
        );
    }
}

#[test]
fn modules_import_only_what_their_layer_may() {
    let mut wrong = Vec::new();
    for layer in LAYERS {
        for file in files_of(layer.module) {
            for imported in imports(&read(&file)) {
                if imported != layer.module && !layer.may_import.contains(&imported.as_str()) {
                    wrong.push(format!("{} imports crate::{imported}", file.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn libraries_are_named_only_by_their_owner() {
    let mut wrong = Vec::new();
    for owner in LAYERS {
        for library in owner.alone_names {
            for other in LAYERS.iter().filter(|layer| layer.module != owner.module) {
                for file in files_of(other.module) {
                    let path = format!("{library}::");
                    if code(&read(&file)).any(|line| names(line, &path)) {
                        wrong.push(format!("{} names {library}", file.display()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_rules_and_the_engine_are_pure() {
    let mut wrong = Vec::new();
    for file in [files_of("rules"), files_of("engine")].concat() {
        let text = read(&file);
        for word in IMPURE {
            if code(&text).any(|line| line.contains(word)) {
                wrong.push(format!("{} has {word:?}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_checks_can_see() {
    let text =
        "use crate::{app::App, store::{Store, ids}};\nuse crate::render;\nlet x = crate::locale::Text;";
    let mut seen: Vec<String> = imports(text).collect();
    seen.sort();
    assert_eq!(seen, ["app", "locale", "render", "store"]);
    assert!(names("use serenity::http;", "serenity::"));
    assert!(!names("let x = not_serenity::y;", "serenity::"));
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files_of(module: &str) -> Vec<PathBuf> {
    let single = source().join(format!("{module}.rs"));
    let mut files: Vec<PathBuf> = single.exists().then_some(single).into_iter().collect();
    let mut folders: Vec<PathBuf> = vec![source().join(module)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        for path in entries.map(|entry| entry.expect("an entry of a folder").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    assert!(!files.is_empty(), "no module {module}");
    files
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("a source file")
}

/// The lines that are not comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim_start().starts_with("//"))
}

/// Whether a line names `path`, not merely something that ends like it.
fn names(line: &str, path: &str) -> bool {
    line.match_indices(path)
        .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':'))
}

/// The modules of the crate that a text names: `crate::a`, and the first names inside `crate::{…}`.
fn imports(text: &str) -> impl Iterator<Item = String> {
    let text: String = code(text).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let rest = &text[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(group) => found.extend(first_names(group)),
            None => found.extend(word(rest)),
        }
    }
    found.into_iter()
}

fn word(text: &str) -> Option<String> {
    let name: String = text
        .chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect();
    // A macro of the crate root is no module.
    (!name.is_empty() && name.starts_with(char::is_lowercase)).then_some(name)
}

/// The names at the top level of a `{…}` whose opening brace has been read.
fn first_names(group: &str) -> Vec<String> {
    let (mut depth, mut start, mut names) = (0, 0, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => {
                names.extend(word(group[start..at].trim_start()));
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                names.extend(word(group[start..at].trim_start()));
                start = at + 1;
            }
            _ => {}
        }
    }
    names
}
