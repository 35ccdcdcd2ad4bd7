//! The rules that actions, refusals and points name.

tetrapolis_game::rules! {
    ALL_TILES = "CI-1.1";
    ALL_FEATURES = "CI-1.2";
    ALL_PIECES = "CI-1.3";
    ALL_CARDS = "CI-1.4";
    ROUNDS = "CI-2.1";
    METROPOLIS = "CI-2.2";
    STAR = "CI-2.4";
    START = "CI-2.5";
    CARDS = "CI-3.1";
    TILES = "CI-3.2";
    FEATURES = "CI-3.3";
    PIECES = "CI-3.4";
    FACE_DOWN = "CI-3.5";
    REVEAL = "CI-3.7";
    ORDER = "CI-4.1";
    TAKE = "CI-4.2";
    WORKERS = "CI-4.3";
    CARD = "CI-4.4";
    PLACE = "CI-4.5";
    PUT = "CI-4.6";
    STATUE = "CI-4.7";
    WILD = "CI-4.8";
    BUILD = "CI-4.9";
    BLIND = "CI-4.10";
    MILESTONES = "CI-5.1";
    NEIGHBOURS = "CI-5.4";
    NEW_STAR = "CI-6.1";
    LEFT_OVER = "CI-6.2";
    MILESTONE_POINTS = "CI-7.1";
    STATUE_POINTS = "CI-7.2";
    AREA_POINTS = "CI-7.3";
    CARD_POINTS = "CI-7.4";
    SETS = "CI-7.5";
    TIE = "CI-7.6";
}
