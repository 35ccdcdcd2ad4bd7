//! Tables of every game and with every kind of event. `WRITE_LOGS=1` keeps their logs for later releases; logs that are
//! kept already are never written again.

mod common;
#[path = "common/kept.rs"]
mod kept;

use std::collections::BTreeSet;

use common::{NAMES, Sitting, entropy, person, sit};
use kept::{Kept, folder};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tetrapolis_catalog::{EditionFile, GAMES, edition_of};
use tetrapolis_game::{Seat, Seats, Turn, Viewer, below};
use tetrapolis_protocol::{Chat, ClockRule, Command, Commitment, Phrase, StandingAnswer, TablePhase};
use tetrapolis_table::{Caller, Event, FORMAT, Opening, Seed, write_file};

const BANK: ClockRule = ClockRule::Bank { seconds: 300, increment: 5 };

/// A table that is played at random, always the same way.
struct Scene {
    sitting: Sitting,
    edition: Option<String>,
    rng: Xoshiro256PlusPlus,
}

impl Scene {
    fn new(name: &str, game: &str, seats: u8, change: impl FnOnce(&mut Opening)) -> Scene {
        Scene::with_edition(name, game, seats, None, change)
    }

    fn with_edition(
        name: &str,
        game: &str,
        seats: u8,
        edition: Option<String>,
        change: impl FnOnce(&mut Opening),
    ) -> Scene {
        let mut opening = Sitting::of(game, seats, ClockRule::None).table.opening().clone();
        let number: u8 = name.bytes().fold(0, u8::wrapping_add);
        opening.seed = Seed([number; 32]);
        change(&mut opening);
        let sitting = Sitting::opened_with(opening, edition.as_deref());
        Scene { sitting, edition, rng: Xoshiro256PlusPlus::seed_from_u64(u64::from(number)) }
    }

    /// Seats persons first, then bots, and begins.
    fn begin(mut self, persons: u8) -> Scene {
        for seat in Seat::all(self.sitting.table.opening().seats) {
            if seat.0 < persons {
                self.sitting.seat(seat);
            } else {
                self.does("ann", Command::Bot { seat, kind: Some("random".into()) });
            }
        }
        self.sitting.start();
        self
    }

    fn does(&mut self, name: &str, command: Command) {
        self.sitting.does(name, command);
    }

    fn agree(&mut self, seat: Seat, yes: bool) {
        self.does(NAMES[seat.index()], Command::Agree { yes });
    }

    /// Plays one step at random, for a person or a bot; says by whom.
    fn step(&mut self) -> Option<Seat> {
        let Turn::Act(asked) = self.sitting.table.position().turn() else { return None };
        if self.sitting.table.phase() != TablePhase::Running {
            return None;
        }
        let asked: Vec<Seat> = asked.iter().collect();
        let seat = asked[below(&mut self.rng, asked.len() as u32) as usize];
        let legal = self.sitting.table.position().legal(seat);
        let action = legal[below(&mut self.rng, legal.len() as u32) as usize].notation.clone();
        self.sitting.wait(u64::from(below(&mut self.rng, 4_000)));
        if self.sitting.table.bots_to_act().iter().any(|(bot, _)| *bot == seat) {
            let events = self.sitting.table.play_for_bot(seat, &format!("{seat}: {action}"), self.sitting.now);
            self.sitting.happen(events.expect("it is legal"));
        } else if self.sitting.table.opening().one_device {
            let caller = Caller { seat: Some(seat), ..person("ann") };
            let version = self.sitting.table.version(Viewer::Seat(seat));
            let given = common::given(self.sitting.now);
            let events = self.sitting.table.decide(Some(&caller), &Command::Play { version, action }, &given);
            self.sitting.happen(events.expect("it is legal"));
        } else {
            self.sitting.play(seat, action);
        }
        Some(seat)
    }

    fn steps(mut self, count: usize) -> Scene {
        for _ in 0..count {
            self.step();
        }
        self
    }

    fn finish(mut self) -> Scene {
        while self.step().is_some() {}
        assert_eq!(self.sitting.table.phase(), TablePhase::Finished);
        self
    }

    /// Plays until a step of a person reveals something, or reveals nothing.
    fn until(&mut self, reveals: bool) -> Seat {
        loop {
            let before = self.sitting.log.len();
            let seat = self.step().expect("such a step comes");
            if (self.sitting.log.len() > before + 1) == reveals {
                return seat;
            }
        }
    }

    fn undo(&mut self, seat: Seat) {
        let version = self.sitting.table.version(Viewer::Seat(seat));
        self.does(NAMES[seat.index()], Command::Undo { version });
    }

    fn away(&mut self, name: &str) {
        let events = self.sitting.table.presence(&person(name).player, false, self.sitting.now);
        self.sitting.happen(events);
    }

    fn back(&mut self, name: &str) {
        let events = self.sitting.table.presence(&person(name).player, true, self.sitting.now);
        self.sitting.happen(events);
    }
}

fn every_game(scenes: &mut Vec<(String, Scene)>) {
    for entry in GAMES {
        let (least, most) = (*entry.seats.start(), *entry.seats.end());
        let name = format!("{}-whole", entry.name);
        let scene = Scene::new(&name, entry.name, most, |opening| opening.clock = BANK);
        scenes.push((name, scene.begin(most).finish()));
        let name = format!("{}-running", entry.name);
        let scene = Scene::new(&name, entry.name, least.max(2), |opening| opening.clock = ClockRule::Days(2));
        scenes.push((name, scene.begin(2).steps(40)));
        let name = format!("{}-bots", entry.name);
        let scene = Scene::new(&name, entry.name, most, |opening| opening.public = false);
        scenes.push((name, scene.begin(1).finish()));
    }
}

fn every_option(scenes: &mut Vec<(String, Scene)>) {
    let chosen: [(&str, &str, u8, (&str, &str)); 4] = [
        ("point-city-solo", "point-city", 1, ("solo", "hard")),
        ("cities-long", "cities", 2, ("length", "long")),
        ("cities-venice", "cities", 3, ("metropolis", "venice")),
        ("mafia-city-beginners", "mafia-city", 4, ("target", "beginners")),
    ];
    for (name, game, seats, (option, value)) in chosen {
        let scene = Scene::new(name, game, seats, |opening| drop(opening.options.insert(option.into(), value.into())));
        scenes.push((name.to_owned(), scene.begin(seats).finish()));
    }
    let text = tetrapolis_catalog::entry("uptown").expect("a game").edition;
    let text =
        text.replacen("name = \"house\"\nhouse = true", "name = \"typed\"", 1).replacen("price = 3", "price = 4", 1);
    assert!(text.contains("name = \"typed\""));
    let file = EditionFile { file: "mine.toml".into(), text: text.clone() };
    let (_, id) = edition_of(&file).expect("a good edition");
    let typed = |opening: &mut Opening| opening.played.as_mut().expect("it is named").edition = id;
    let scene = Scene::with_edition("uptown-typed", "uptown", 2, Some(text), typed);
    scenes.push(("uptown-typed".into(), scene.begin(2).finish()));
    let mut scene = Scene::new("mafia-city-one-device", "mafia-city", 3, |opening| opening.one_device = true);
    Seat::all(3).for_each(|seat| scene.does("ann", sit(seat)));
    scene.sitting.start();
    scenes.push(("mafia-city-one-device".into(), scene.finish()));
}

fn words_and_gathering(scenes: &mut Vec<(String, Scene)>) {
    let mut scene = Scene::new("gathering", "cities", 3, |opening| opening.clock = BANK);
    scene.sitting.seat(Seat(1));
    scene.does("bob", Command::Leave);
    scene.sitting.seat(Seat(1));
    scene.does("ann", Command::Bot { seat: Seat(2), kind: Some("greedy".into()) });
    scenes.push(("gathering".into(), scene));
    let mut scene = Scene::new("chat", "point-city", 3, |_| {}).begin(3).steps(10);
    scene.does("ann", Command::Mute { seat: Seat(1), on: true });
    scene.does("bob", Command::Say(Chat::Text("Kdo je na řadě?".into())));
    scene.does("cy", Command::Say(Chat::Phrase(Phrase::YourTurn)));
    scene.does("ann", Command::Mute { seat: Seat(1), on: false });
    scene.does("bob", Command::Say(Chat::Phrase(Phrase::Sorry)));
    let mut scene = scene.finish();
    scene.does("cy", Command::Say(Chat::Phrase(Phrase::GoodGame)));
    scene.does("cy", Command::Rematch);
    scenes.push(("chat".into(), scene));
}

fn taking_back(scenes: &mut Vec<(String, Scene)>) {
    let mut scene = Scene::new("undo", "point-city", 3, |opening| opening.clock = BANK).begin(3);
    let seat = scene.until(false);
    scene.undo(seat);
    let seat = scene.until(true);
    scene.undo(seat);
    let others: Vec<Seat> = Seat::all(3).filter(|other| *other != seat).collect();
    for other in others {
        scene.agree(other, true);
    }
    let seat = scene.until(true);
    scene.undo(seat);
    scene.agree(Seat((seat.0 + 1) % 3), false);
    scenes.push(("undo".into(), scene.finish()));
    let mut scene = Scene::new("undo-asked", "uptown", 2, |_| {}).begin(2).steps(6);
    let seat = scene.until(true);
    scene.undo(seat);
    scenes.push(("undo-asked".into(), scene));
}

fn coming_and_going(scenes: &mut Vec<(String, Scene)>) {
    let mut scene = Scene::new("paused", "cities", 2, |opening| opening.clock = BANK).begin(2).steps(9);
    scene.does("ann", Command::Pause);
    scene.sitting.wait(60_000);
    scene.does("bob", Command::Resume);
    for _ in 0..2 {
        scene.does("bob", Command::Pause);
        scene.does("ann", Command::Resume);
    }
    let mut scene = scene.steps(4);
    scene.does("bob", Command::Pause);
    scene.agree(Seat(0), true);
    scenes.push(("paused".into(), scene));
    let mut scene = Scene::new("resigned", "uptown", 4, |opening| opening.clock = BANK).begin(4).steps(12);
    scene.does("cy", Command::Resign);
    let mut scene = scene.steps(12);
    scene.does("bob", Command::Resign);
    let mut scene = scene.steps(5);
    scene.does("dan", Command::Resign);
    scenes.push(("resigned".into(), scene));
    let mut scene = Scene::new("stood-in", "mafia-city", 3, |opening| opening.clock = BANK).begin(3).steps(15);
    scene.away("bob");
    scene.sitting.wait(60_000);
    let mut scene = scene.steps(15);
    scene.back("bob");
    scene.does("cy", Command::Leave);
    let mut scene = scene.steps(8);
    scene.does("cy", Command::Return);
    scene.away("ann");
    scene.sitting.wait(20_000);
    scene.back("ann");
    scenes.push(("stood-in".into(), scene.finish()));
    let short = ClockRule::Bank { seconds: 20, increment: 0 };
    let mut scene = Scene::new("ran-out", "point-city", 2, |opening| opening.clock = short).begin(2).steps(2);
    scene.sitting.wait(25_000);
    let (late, _) = scene.sitting.next().expect("somebody acts");
    let other = NAMES[1 - late.index()];
    scene.does(other, Command::RanOut { seat: late, stand_in: true });
    scene.does(NAMES[late.index()], Command::Return);
    scene.does(other, Command::Agree { yes: true });
    scenes.push(("ran-out".into(), scene.steps(1)));
}

fn played_on(scenes: &mut Vec<(String, Scene)>) {
    let from = Scene::new("before", "mafia-city", 3, |_| {}).begin(3).steps(30);
    let before = from.sitting.table.all_steps();
    let scene = Scene::new("continued", "mafia-city", 3, |opening| opening.before = before);
    scenes.push(("continued".into(), scene.begin(1).finish()));
    let mut scene = Scene::new("secret-answers", "mafia-city", 4, |opening| opening.clock = BANK).begin(4);
    let asked = |scene: &Scene| match scene.sitting.table.position().turn() {
        Turn::Act(seats) => seats.len(),
        Turn::Chance | Turn::Over => 0,
    };
    while asked(&scene) < 3 {
        scene.step().expect("such a round comes");
    }
    scene.step();
    scenes.push(("secret-answers".into(), scene));
}

fn asked_in_secret(scenes: &mut Vec<(String, Scene)>) {
    let change = |opening: &mut Opening| (opening.clock, opening.answers) = (BANK, Some(8));
    let mut scene = Scene::new("asked", "mafia-city", 4, change).begin(4);
    let answer = StandingAnswer { except: vec!["question:secret-deal".into()], part: true };
    scene.does("bob", Command::Stand { answer: Some(answer) });
    let asked = |scene: &Scene| match scene.sitting.table.position().turn() {
        Turn::Act(seats) => seats,
        Turn::Chance | Turn::Over => Seats::NONE,
    };
    while asked(&scene).len() < 3 {
        if scene.sitting.table.keeps_answers_back() {
            scene.sitting.wait(8_000);
        } else {
            scene.step().expect("such a question comes");
        }
    }
    let seat = asked(&scene).first().expect("somebody is asked");
    scene.sitting.play(seat, "decline".into());
    scene.does(NAMES[seat.index()], Command::MoreTime);
    scene.sitting.now = scene.sitting.now.plus(60_000);
    let events = scene.sitting.table.reopen(scene.sitting.now);
    scene.sitting.happen(events);
    scenes.push(("asked".into(), scene));
}

fn dealt_again(scenes: &mut Vec<(String, Scene)>) {
    let mut scene = Scene::new("redealt", "uptown", 2, |_| {});
    Seat::all(2).for_each(|seat| scene.sitting.seat(seat));
    scene.does("ann", Command::Start);
    let events = scene.sitting.reveals(Seat(0));
    scene.sitting.happen(events);
    scene.sitting.wait(60_000);
    scene.does("cy", sit(Seat(1)));
    scene.does("ann", Command::Commit { share: Commitment::to(&entropy(0)) });
    scene.sitting.start();
    scenes.push(("redealt".into(), scene.steps(6)));
}

fn scenes() -> Vec<(String, Scene)> {
    let mut scenes = Vec::new();
    every_game(&mut scenes);
    every_option(&mut scenes);
    words_and_gathering(&mut scenes);
    taking_back(&mut scenes);
    coming_and_going(&mut scenes);
    played_on(&mut scenes);
    asked_in_secret(&mut scenes);
    dealt_again(&mut scenes);
    scenes
}

fn kind(event: &Event) -> String {
    match serde_json::to_value(&event.what).expect("plain") {
        serde_json::Value::Object(object) => object.keys().next().expect("a kind").clone(),
        serde_json::Value::String(kind) => kind,
        other => panic!("no kind: {other}"),
    }
}

#[test]
fn the_scenes_show_every_kind_of_event() {
    let scenes = scenes();
    let kinds: BTreeSet<String> = scenes.iter().flat_map(|(_, scene)| scene.sitting.log.iter().map(kind)).collect();
    let wanted = [
        "answered",
        "asked-again",
        "away",
        "back",
        "committed",
        "dealing",
        "drawn",
        "finished",
        "held",
        "more-time",
        "muted",
        "opened",
        "pause-asked",
        "paused",
        "played",
        "ran-out",
        "redealt",
        "rematch",
        "resigned",
        "resumed",
        "return-asked",
        "revealed",
        "rose",
        "said",
        "sat",
        "stands",
        "started",
        "stood-in",
        "undo-answered",
        "undo-asked",
        "undone",
        "waited",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), wanted);
    if std::env::var_os("WRITE_LOGS").is_none() {
        return;
    }
    let folder = folder(FORMAT);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for (name, scene) in scenes {
        let file = folder.join(&name).with_extension("table");
        if !file.exists() {
            std::fs::write(&file, write_file(&scene.sitting.log, scene.edition.as_deref())).expect("it can be written");
            let kept = serde_json::to_string_pretty(&Kept::of(&scene.sitting.table)).expect("plain");
            std::fs::write(file.with_extension("json"), kept + "\n").expect("it can be written");
        }
    }
}
