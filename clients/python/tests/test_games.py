"""Games, positions, views, bots and the arena, as a researcher uses them."""

import _thread
import copy
import json
import pickle
import random
import threading

import numpy as np
import pytest

import tetrapolis as tp

SETUPS = [("point-city", 2), ("point-city", 1), ("cities", 3), ("uptown", 2), ("mafia-city", 3)]


def play_on(state, rng, steps=10_000):
    for _ in range(steps):
        if state.is_over:
            break
        if state.is_chance:
            state.play(state.sample(rng.getrandbits(64)))
        else:
            seat = rng.choice(state.to_act)
            state.play(rng.choice(state.legal_actions(seat)))
    return state


@pytest.mark.parametrize("name, seats", SETUPS)
def test_a_game_is_played_to_its_end_and_replayed(name, seats):
    game = tp.Game(name, seats=seats)
    state = play_on(game.start(), random.Random(1))
    assert state.turn == tp.OVER and not state.legal_actions()
    parties = 2 if seats == 1 else seats
    assert len(state.standings()) == parties
    for party, (score, _) in enumerate(state.standings()):
        assert sum(line["points"] for line in state.sheet(party)) == score
        assert all(line["rule"] and line["what"] for line in state.sheet(party))
    if seats > 1:
        assert abs(sum(state.returns())) < 1e-5
    assert game.replay(state.record()) == state


@pytest.mark.parametrize("name, seats", SETUPS)
def test_what_is_seen_says_no_more_than_the_view(name, seats):
    game = tp.Game(name, seats=seats)
    rng, other_worlds = random.Random(2), 0
    state = game.start()
    while not state.is_over:
        for seat in range(seats):
            view = state.view(seat)
            world = tp.State.determinize(view, rng.getrandbits(64))
            other_worlds += world != state
            again = world.view(seat)
            assert view.observation().tobytes() == again.observation().tobytes()
            assert view.mask().tobytes() == again.mask().tobytes()
            assert view.to_dict() == again.to_dict()
        play_on(state, rng, 7)
    assert (other_worlds > 0) == game.has_secrets


@pytest.mark.parametrize("name, seats", SETUPS)
def test_an_index_names_an_action(name, seats):
    game, rng = tp.Game(name, seats=seats), random.Random(3)
    state = game.start()
    while not state.is_over:
        if state.is_chance:
            chances = state.chances()
            assert abs(sum(probability for _, probability in chances) - 1) < 1e-9
            assert state.sample(5) in dict(chances)
            state.play(state.sample(rng.getrandbits(64)))
            continue
        legal = state.legal_actions()
        mask = state.view(state.turn).mask()
        assert sorted(int(action) for action in legal) == list(np.flatnonzero(mask))
        chosen, twin = rng.choice(legal), state.copy()
        state.play(int(chosen), chosen.seat)
        twin.play(str(chosen), chosen.seat)
        assert state == twin


def test_parts_cover_the_tables():
    for name in tp.games():
        game = tp.Game(name)
        for parts, size in [(game.action_parts, game.num_actions), (game.observation_parts, game.observation_size)]:
            ends = [part.stop for part in parts.values()]
            assert [part.start for part in parts.values()] == [0] + ends[:-1] and ends[-1] == size


def test_a_refusal_names_its_rule():
    state = play_on(tp.Game("point-city").start(), random.Random(4), 60)
    while state.is_chance:
        state.play(state.sample(1))
    before = state.copy()
    with pytest.raises(tp.Refusal) as refusal:
        state.play("take a1 d4")
    assert refusal.value.rule.startswith("PC-") and "adjacent" in str(refusal.value)
    assert state == before
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (again.rule, str(again)) == (refusal.value.rule, str(refusal.value))


def test_positions_are_copied_pickled_and_restored():
    for name, seats in SETUPS:
        state = play_on(tp.Game(name, seats=seats).start(), random.Random(5), 40)
        for same in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert same == state and same.record() == state.record()
            play_on(same, random.Random(6), 20)
            assert same != state
        restored = state.game.restore(json.dumps(state.position()))
        assert restored == state
        with pytest.raises(ValueError, match="no record"):
            restored.record()
        assert pickle.loads(pickle.dumps(restored)) == state
    assert pickle.loads(pickle.dumps(state.game)) == state.game


def test_an_edition_from_a_file(tmp_path):
    import pathlib

    text = (pathlib.Path(__file__).parents[3] / "editions/uptown/house.toml").read_text()
    path = tmp_path / "own.toml"
    path.write_text(text)
    game = tp.Game("uptown", edition=path)
    assert pickle.loads(pickle.dumps(game)) == game == tp.Game("uptown")
    path.write_text(text.replace("price = ", "price = 9", 1))
    with pytest.raises(ValueError, match=r"own\.toml:\d+: price"):
        tp.Game("uptown", edition=path)


def test_bots_choose_and_python_enters_the_arena():
    game = tp.Game("uptown")
    state = game.start()
    while state.is_chance:
        state.play(state.sample(1))
    for kind in ("random", "greedy", "search:20", "rollout:20", "novice", "club"):
        assert tp.Bot(game, kind, seed=1).choose(state) in state.legal_actions()
    for kind in ("search", "search:5ms", "rollout", "expert", "master"):
        assert tp.Bot(game, kind).kind == kind

    def first(view, legal):
        assert view.game == game and sorted(map(int, legal)) == list(np.flatnonzero(view.mask()))
        return legal[0]

    results = tp.arena(game, ["greedy", first], games=20, threads=2)
    assert [result["name"] for result in results] == ["greedy", "first"]
    assert results[0]["wins"] > results[1]["wins"] and sum(result["wins"] for result in results) == 20
    by_index = tp.arena(game, ["greedy", lambda view, legal: int(legal[0])], games=20)
    assert [result["wins"] for result in by_index] == [result["wins"] for result in results]


def test_what_a_python_bot_raises_reaches_its_caller():
    def broken(view, legal):
        raise KeyError("mine")

    game = tp.Game("mafia-city", seats=3)
    with pytest.raises(KeyError, match="mine"):
        tp.arena(game, ["random", broken, "random"], games=10**12, threads=2)
    with pytest.raises(ValueError, match="not one of the legal"):
        tp.arena(game, ["random", lambda view, legal: 60_000, "random"], games=1)


def test_an_arena_of_our_bots_can_be_interrupted():
    timer = threading.Timer(0.1, _thread.interrupt_main)
    with pytest.raises(KeyboardInterrupt):
        timer.start()
        tp.arena(tp.Game("uptown"), ["random", "greedy"], games=10**12, threads=2)
    timer.join()


def test_the_docstrings_hold():
    import doctest

    assert doctest.testmod(tp).failed == 0
