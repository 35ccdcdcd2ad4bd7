"""Each adapter passes the test kit of its own library."""

import numpy as np
import pytest

import tetrapolis as tp

SETUPS = [("point-city", 1), ("point-city", 4), ("cities", 2), ("uptown", 3), ("uptown", 4), ("mafia-city", 3), ("mafia-city", 4)]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name, seats", SETUPS)
def test_pettingzoo(name, seats):
    from pettingzoo.test import api_test, seed_test

    from tetrapolis import pettingzoo

    api_test(pettingzoo.env(name, seats), num_cycles=300)
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=100)


def test_pettingzoo_says_what_is_legal_in_both_places():
    from tetrapolis import pettingzoo

    env = pettingzoo.env("uptown")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert (observation["action_mask"] == info["action_mask"]).all()
        for other in env.agents:
            assert env.observe(other)["observation"].shape == observation["observation"].shape
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))
    assert env.unwrapped.terminations[env.possible_agents[0]]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name, seats", SETUPS)
def test_gymnasium(name, seats):
    from gymnasium.utils.env_checker import check_env

    from tetrapolis import gymnasium

    check_env(gymnasium.SeatEnv(name, seats, opponents="random"))
    env = gymnasium.SeatEnv(name, seats, seat=0, opponents=["random"] * (seats - 1), render_mode="ansi")
    _, info = env.reset(seed=1)
    for _ in range(10_000):
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if over:
            break
    assert over and -1 <= reward <= 1 and "game" in env.render()
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert reward == -1 and over and info["illegal"]


def test_gymnasium_vectors_play_with_themselves():
    from gymnasium.vector import AutoresetMode

    from tetrapolis import gymnasium

    env = gymnasium.SelfPlayVectorEnv("uptown", num_envs=16)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    obs, info = env.reset(seed=1)
    assert env.observation_space.contains(obs)
    ended = 0
    for _ in range(400):
        obs, reward, terminated, truncated, info = env.step(env.sample())
        assert env.observation_space.contains(obs) and not truncated.any()
        ended += terminated.sum()
    assert ended > 0
    again, _ = env.reset(seed=1)
    first, _ = gymnasium.SelfPlayVectorEnv("uptown", num_envs=16).reset(seed=1)
    assert (again == first).all()


@pytest.mark.parametrize("kind", ["SyncVectorEnv", "AsyncVectorEnv"])
def test_gymnasium_makes_vectors_of_single_games(kind):
    import gymnasium as gym

    from tetrapolis.gymnasium import SeatEnv

    env = getattr(gym.vector, kind)([lambda: SeatEnv("uptown", opponents="greedy")] * 3)
    _, info = env.reset(seed=1)
    ended = 0
    while ended < 3:
        # Where a game has just ended nothing is legal, and the action is not looked at.
        _, reward, over, _, info = env.step(info["action_mask"].argmax(1))
        assert "illegal" not in info and (np.abs(reward[over]) <= 1).all()
        ended += over.sum()
    env.close()


@pytest.mark.parametrize("name, seats", [setup for setup in SETUPS if setup[1] > 1])
def test_openspiel(name, seats):
    import pyspiel

    from tetrapolis import openspiel

    assert openspiel
    game = pyspiel.load_game("tetrapolis_" + name.replace("-", "_"), {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_information_is_what_a_seat_was_told():
    """Where two courses of a game are the same information to a seat, it sees the same and may do the same."""
    import pyspiel

    from tetrapolis import openspiel

    assert openspiel
    game, rng = pyspiel.load_game("tetrapolis_mafia_city", {"players": 3}), np.random.default_rng(1)

    def play_on(state, steps):
        for _ in range(steps):
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(int(rng.choice(outcomes, p=np.array(odds) / sum(odds))))
            elif not state.is_terminal():
                state.apply_action(int(rng.choice(state.legal_actions())))
        return state

    alike = unlike = 0
    for _ in range(25):
        fork = play_on(game.new_initial_state(), int(rng.integers(20, 250)))
        for seat in range(3):
            known = {}
            for course in (play_on(fork.clone(), int(rng.integers(1, 7))) for _ in range(12)):
                view = course.position.view(seat)
                seen = view.observation().tobytes(), view.mask().tobytes()
                told = course.information_state_string(seat)
                alike += told in known and known[told][0].history() != course.history()
                first = known.setdefault(told, (course, seen))
                assert first[1] == seen, told
            # What looks different was told.
            unlike += len({seen for _, seen in known.values()})
    assert alike > 0 and unlike > 200


def test_openspiel_tells_a_seat_nothing_of_secrets():
    import pyspiel

    from tetrapolis import openspiel

    assert openspiel
    state = pyspiel.load_game("tetrapolis_mafia_city", {"players": 3}).new_initial_state()
    while not (state.is_chance_node() and "draw" in state.position.chances()[0][0]):
        state.apply_action(state.legal_actions()[0])
    courses = []
    for outcome, _ in state.chance_outcomes():
        courses.append(state.clone())
        courses[-1].apply_action(outcome)
    told = [{course.information_state_string(seat) for course in courses} for seat in range(3)]
    assert sorted(map(len, told)) == [1, 1, len(courses)], "a card is drawn by one, and seen by nobody else"


def test_a_version_is_in_the_names():
    from tetrapolis import pettingzoo

    assert pettingzoo.raw_env("uptown").metadata["name"] == f"tetrapolis_uptown_v{tp.Game('uptown').encoding}"
