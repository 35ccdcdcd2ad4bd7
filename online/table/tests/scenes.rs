//! Tables of every game and with every kind of event. `WRITE_LOGS=1` keeps their logs for later releases; logs that are
//! kept already are never written again.

mod common;
#[path = "common/kept.rs"]
mod kept;
#[path = "common/scene.rs"]
mod scene;

use std::collections::BTreeSet;

use common::{NAMES, entropy, sit};
use kept::{Kept, folder};
use scene::Scene;
use tetrapolis_catalog::{EditionFile, GAMES, edition_of};
use tetrapolis_game::{Seat, Seats, Turn};
use tetrapolis_protocol::{Chat, ClockRule, Colour, Command, Commitment, Phrase, StandingAnswer};
use tetrapolis_table::{Event, FORMAT, Opening, write_file};

const BANK: ClockRule = ClockRule::Bank { seconds: 300, increment: 5 };

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
    for (seat, name) in Seat::all(3).zip(["Ann", "Bruno", "Clara"]) {
        scene.does("ann", sit(seat));
        let colour = Some(Colour::ALL[4 - seat.index()]);
        scene.does("ann", Command::Name { seat, name: Some(name.into()), colour });
    }
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

fn helped(scenes: &mut Vec<(String, Scene)>) {
    let mut scene = Scene::new("helped", "point-city", 3, |_| {}).begin(3).steps(4);
    scene.does("bob", Command::Help { on: true });
    scene.agree(Seat(0), true);
    scene.agree(Seat(2), true);
    scene.does("cy", Command::Help { on: true });
    scene.agree(Seat(0), false);
    while scene.sitting.next().is_some_and(|(seat, _)| seat != Seat(1)) {
        scene.step();
    }
    let events = scene.sitting.table.note_hint(Seat(1), scene.sitting.now);
    scene.sitting.happen(events);
    let mut scene = scene.steps(9);
    scene.does("bob", Command::Help { on: false });
    scenes.push(("helped".into(), scene.finish()));
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
    helped(&mut scenes);
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
        "help-asked",
        "helped",
        "hinted",
        "more-time",
        "muted",
        "named",
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
