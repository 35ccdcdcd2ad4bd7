"""Many games side by side."""

import hashlib
import os
import signal

import numpy as np
import pytest

import tetrapolis as tp

SETUPS = [("point-city", 2), ("cities", 2), ("uptown", 3), ("mafia-city", 4)]


def course(game, n, steps, seed=1, **kwargs):
    """Everything that a batch writes while random actions are played."""
    batch = tp.Batch(game, n, seed=seed, **kwargs)
    arrays, actions = tp.allocate(batch), np.zeros(n, np.int64)
    batch.reset(*arrays)
    written = [[array.copy() for array in arrays]]
    for _ in range(steps):
        batch.sample(actions)
        batch.step(actions, *arrays)
        written.append([array.copy() for array in arrays])
    return [np.stack(rows) for rows in zip(*written)]


@pytest.mark.parametrize("name, seats", SETUPS)
def test_a_game_depends_on_its_seed_and_number_alone(name, seats):
    game = tp.Game(name, seats=seats)
    one = course(game, 130, 200)
    for other in (course(game, 130, 200, threads=3), course(game, 200, 200, threads=2)):
        for here, there in zip(one, other):
            assert here.tobytes() == np.ascontiguousarray(there[:, :130]).tobytes()
    other_seed = course(game, 130, 200, seed=2)
    assert any(here.tobytes() != there.tobytes() for here, there in zip(one, other_seed))


@pytest.mark.parametrize("name, seats", SETUPS)
def test_what_is_written_agrees_with_itself(name, seats):
    game = tp.Game(name, seats=seats)
    obs, mask, to_act, reward, done, score = course(game, 32, 1500, skip_forced=True)
    assert mask.any(2).all() and (mask.sum(2) > 1).all()
    assert ((0 <= to_act) & (to_act < seats)).all()
    assert (obs <= game.observation_high).all()
    assert done.sum() > 10 and not reward[~done].any() and not score[~done].any()
    assert np.allclose(reward.sum(2), 0, atol=1e-5)
    ended = reward[done]
    best = score[done] == score[done].max(1, keepdims=True)
    assert (ended.max(1) > 0).sum() + (np.abs(ended).max(1) < 1e-6).sum() == len(ended)
    assert best[ended == ended.max(1, keepdims=True)].all()


@pytest.mark.parametrize("name, seats", SETUPS)
def test_a_batch_writes_what_its_positions_show(name, seats):
    game = tp.Game(name, seats=seats)
    batch = tp.Batch(game, 3, seed=3)
    arrays, actions = tp.allocate(batch), np.zeros(3, np.int64)
    batch.reset(*arrays)
    for _ in range(300):
        for number in range(3):
            state = batch.state(number)
            view = state.view(state.turn)
            assert state.turn == arrays.to_act[number]
            assert (view.observation() == arrays.obs[number]).all() and (view.mask() == arrays.mask[number]).all()
        batch.sample(actions)
        batch.step(actions, *arrays)


def test_the_same_seed_begins_the_same_games_again():
    batch = tp.Batch(tp.Game("uptown"), 50, seed=9)
    arrays = tp.allocate(batch)
    batch.reset(*arrays)
    first = arrays.obs.copy()
    actions = np.zeros(50, np.int64)
    for _ in range(30):
        batch.sample(actions)
        batch.step(actions, *arrays)
    batch.reset(*arrays)
    assert (arrays.obs == first).all()
    batch.reset(*arrays, seed=10)
    assert (arrays.obs != first).any()


def test_the_luck_of_an_episode_does_not_depend_on_the_one_before():
    def second_beginnings(chosen):
        batch = tp.Batch(tp.Game("uptown"), 16, seed=5)
        arrays, found = tp.allocate(batch), {}
        batch.reset(*arrays)
        while len(found) < 16:
            batch.step(chosen(arrays.mask), *arrays)
            for game in np.flatnonzero(arrays.done):
                found.setdefault(game, arrays.obs[game].tobytes())
        return found

    first = second_beginnings(lambda mask: mask.argmax(1))
    last = second_beginnings(lambda mask: mask.shape[1] - 1 - mask[:, ::-1].argmax(1))
    assert first == last and len(set(first.values())) > 1


def test_score_may_be_left_out():
    batch = tp.Batch(tp.Game("uptown"), 4)
    arrays = tp.allocate(batch)
    batch.reset(*arrays[:5])
    actions = np.zeros(4, np.int64)
    batch.sample(actions)
    batch.step(actions, *arrays[:5])


def test_other_threads_run_while_games_are_played():
    import threading

    batch = tp.Batch(tp.Game("uptown"), 2048)
    arrays, actions = tp.allocate(batch), np.zeros(2048, np.int64)
    batch.reset(*arrays)
    counted, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1

    thread = threading.Thread(target=count)
    thread.start()
    while counted[0] < 1000:
        batch.sample(actions)
        batch.step(actions, *arrays)
    stop.set()
    thread.join()


def test_a_batch_with_threads_goes_on_after_a_fork():
    batch = tp.Batch(tp.Game("uptown"), 256, seed=4, threads=2)
    arrays, actions = tp.allocate(batch), np.zeros(256, np.int64)
    batch.reset(*arrays)
    batch.sample(actions)
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        try:
            batch.step(actions, *arrays)
            os.write(theirs, hashlib.sha256(arrays.obs).digest())
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    os.close(theirs)
    batch.step(actions, *arrays)
    assert status == 0 and os.read(ours, 32) == hashlib.sha256(arrays.obs).digest()
    os.close(ours)
