"""Each adapter passes the test kit of its own library."""

import numpy as np
import pytest

import tetrapolis as tp

SETUPS = [("point-city", 2), ("point-city", 1), ("cities", 2), ("uptown", 3), ("mafia-city", 3)]


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


@pytest.mark.parametrize("name, seats", [setup for setup in SETUPS if setup[1] > 1])
def test_openspiel(name, seats):
    import pyspiel

    from tetrapolis import openspiel

    assert openspiel
    game = pyspiel.load_game("tetrapolis_" + name.replace("-", "_"), {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_information_is_what_a_seat_was_told():
    import pyspiel

    from tetrapolis import openspiel

    assert openspiel
    game = pyspiel.load_game("tetrapolis_mafia_city", {"players": 3})
    rng = np.random.default_rng(1)
    state, other = game.new_initial_state(), None
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            action = int(rng.choice(outcomes, p=np.array(odds) / sum(odds)))
            # Another card for somebody else, which a seat must not notice.
            if other is None and len(outcomes) > 5 and len(state.position.record().splitlines()) > 15:
                other = state.clone()
                other.apply_action(outcomes[0] if action != outcomes[0] else outcomes[1])
                here = state.clone()
                here.apply_action(action)
                blind = [seat for seat in range(3) if here.position.view(seat).to_dict() == other.position.view(seat).to_dict()]
                assert blind
                for seat in blind:
                    assert here.information_state_string(seat) == other.information_state_string(seat)
                seeing = set(range(3)) - set(blind)
                for seat in seeing:
                    assert here.information_state_string(seat) != other.information_state_string(seat)
        else:
            action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    assert other is not None and abs(sum(state.returns())) < 1e-5


def test_a_version_is_in_the_names():
    from tetrapolis import pettingzoo

    assert pettingzoo.raw_env("uptown").metadata["name"] == f"tetrapolis_uptown_v{tp.Game('uptown').encoding}"
