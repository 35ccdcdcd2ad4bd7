//! The rules that actions, refusals and points name.

use tetrapolis_game::Rule;

macro_rules! rules {
    ($($name:ident = $id:literal;)*) => {$(
        pub(crate) const $name: Rule = Rule($id);
    )*};
}

rules! {
    FIRST = "MC-2.1";
    CITY = "MC-2.2";
    MULLIGAN = "MC-2.6";
    TURN = "MC-3.1";
    PLACE = "MC-3.2";
    WAIT = "MC-3.5";
    PASS = "MC-3.6";
    BULLET_TURN = "MC-3.8";
    TARGETS = "MC-3.11";
    PICK = "MC-4.1";
    CONTROL = "MC-4.2";
    BID = "MC-4.6";
    PRISON = "MC-4.10";
    PORT = "MC-4.12";
    FIGHTERS_CLUB = "MC-4.13";
    POLICE_STATION = "MC-4.14";
    BUSINESS_DISTRICT = "MC-4.15";
    PRIVATE_CLUB = "MC-4.16";
    TOWN_HALL = "MC-4.17";
    BACK = "MC-5.1";
    PICK_BACK = "MC-5.2";
    PASSED_OVER = "MC-5.5";
    DRAW_FEWEST_BOTH = "MC-6.2";
    DRAW_FEWEST = "MC-6.3";
    DRAW_ALL = "MC-6.4";
    END = "MC-7.1";
    ONE_USE = "MC-8.1";
    FISTS = "MC-8.2";
    HAT = "MC-8.3";
    BULLET = "MC-8.4";
    PLUS_ONE = "MC-8.5";
    TYPES = "MC-8.6";
    HITMAN = "MC-9.1";
    INFORMER = "MC-9.2";
    THIEF = "MC-9.3";
    POLICE_CHIEF = "MC-9.4";
    FBI = "MC-9.5";
    POLICE_RAID = "MC-9.6";
    PULLING_STRINGS = "MC-9.7";
    BIG_PLAN = "MC-9.8";
    COMPLICITY = "MC-9.9";
    SHADY_BUSINESS = "MC-9.10";
    SECRET_DEAL = "MC-9.11";
    REACTION = "MC-10.1";
    VETO = "MC-10.3";
    OWN_EFFECT = "MC-10.5";
    ASKED = "MC-10.6";
}
