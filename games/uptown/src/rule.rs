//! The rules that actions, refusals and points name.

tetrapolis_game::rules! {
    ONLY_FRONT = "UT-1.2";
    DUO = "UT-1.5";
    REQUIREMENT = "UT-1.6";
    INCOME = "UT-1.7";
    PRESTIGE = "UT-1.8";
    OPEN = "UT-2.4";
    FIRST = "UT-2.5";
    FREE_CARD = "UT-3.1";
    COLLECT = "UT-3.2";
    ACTION_TWO = "UT-3.4";
    PRICE = "UT-3.5";
    COINS_ON_DECK = "UT-3.6";
    TO_BE_PLAYED = "UT-3.7";
    MUNICIPAL = "UT-3.8";
    NOT_DECLINED = "UT-3.9";
    PLAY = "UT-4.1";
    OWN_STREET = "UT-4.2";
    CLOSED = "UT-4.4";
    ROOFTOP = "UT-4.5";
    PAYDAY = "UT-5.1";
    NO_PAYDAY = "UT-5.2";
    GIFT_PAYS = "UT-5.3";
    TRIGGER = "UT-6.1";
    END = "UT-6.2";
    STREET_POINTS = "UT-7.1";
    COIN_POINTS = "UT-7.2";
    TIE = "UT-7.3";
}
