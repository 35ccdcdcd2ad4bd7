//! The rules that actions, refusals and points name.

tetrapolis_game::rules! {
    CARDS = "PC-1.2";
    TOKENS = "PC-1.4";
    DECK_SIDE_UP = "PC-2.2";
    MARKET = "PC-2.3";
    POOL = "PC-2.4";
    FIRST = "PC-2.5";
    FRONT_ONLY = "PC-2.6";
    FLIP = "PC-3.1";
    TAKE = "PC-3.2";
    RESOURCES = "PC-3.3";
    PAY = "PC-3.4";
    DOUBLE = "PC-3.5";
    INGENUITY = "PC-3.6";
    ONCE_A_TURN = "PC-3.8";
    NEXT_TURN = "PC-3.9";
    ONE_BUILDING = "PC-3.10";
    PAYMENT = "PC-3.11";
    TOKEN = "PC-3.12";
    NO_WRAP = "PC-3.14";
    REFILL = "PC-4.2";
    ORDER = "PC-4.4";
    END = "PC-5.1";
    LAST_TURN = "PC-5.2";
    BUILDING_POINTS = "PC-6.1";
    TOKEN_POINTS = "PC-6.2";
    RIVAL = "PC-7.4";
    RIVAL_POINTS = "PC-7.8";
    TIE = "PC-6.3";
}
