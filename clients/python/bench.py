"""Decisions that a second of one processor core is enough for, from Python: this package and its peers, in one run.

Prints a table in Markdown. What counts is the time that this process had a core, so other programs disturb it little.

A decision is one action of one seat, chosen at random among the legal ones, with the mask and the observation of whoever
acts next. PettingZoo's games need `pip install pygame`.
"""

import argparse
import random
import time

import numpy as np

import tetrapolis as tp

SETUPS = [("point-city", 2), ("cities", 2), ("uptown", 2), ("mafia-city", 3)]


def batch(game, n=256):
    many = tp.Batch(game, n, seed=1)
    arrays, actions = tp.allocate(many), np.zeros(n, np.int64)
    many.reset(*arrays)

    def play():
        for _ in range(20):
            many.sample(actions)
            many.step(actions, *arrays)
        return 20 * n

    return play


def state(game):
    rng, position = random.Random(1), [game.start()]

    def play():
        now, decisions = position[0], 0
        while decisions < 50:
            if now.is_over:
                now = game.start()
            if now.is_chance:
                now.play(now.sample(rng.getrandbits(64)))
                continue
            view = now.view(now.turn)
            view.observation()
            now.play(int(rng.choice(np.flatnonzero(view.mask()))))
            decisions += 1
        position[0] = now
        return decisions

    return play


def aec(make):
    env, rng = make(), np.random.default_rng(1)
    env.reset(seed=1)

    def play():
        for _ in range(50):
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.reset()
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
        return 50

    return play


def seat_env(name, seats):
    from tetrapolis import gymnasium

    env, rng = gymnasium.SeatEnv(name, seats, opponents="random"), np.random.default_rng(1)
    info = [env.reset(seed=1)[1]]

    def play():
        for _ in range(50):
            _, _, over, _, info[0] = env.step(int(rng.choice(np.flatnonzero(info[0]["action_mask"]))))
            if over:
                info[0] = env.reset()[1]
        return 50

    return play


def spiel(name, parameters=None):
    import pyspiel

    game, rng = pyspiel.load_game(name, parameters or {}), random.Random(1)
    python = name.startswith(("python_", "tetrapolis_"))
    observer = game.make_py_observer() if python else None
    now = [game.new_initial_state()]

    def play():
        state, decisions = now[0], 0
        while decisions < 20:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                if observer:
                    observer.set_from(state, state.current_player())
                else:
                    state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        now[0] = state
        return decisions

    return play


def speed(play, seconds, turns=3):
    """The best of some turns."""
    best = 0.0
    for _ in range(turns):
        start, done = time.process_time(), 0
        while (passed := time.process_time() - start) < seconds:
            done += play()
        best = max(best, done / passed)
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.7, help="length of one of three turns of a row")
    given = parser.parse_args()
    rows = []

    def row(what, play):
        rows.append((what, speed(play, given.seconds)))
        print(f"| {what} | {rows[-1][1]:,.0f} |", flush=True)

    from open_spiel.python import games as python_games  # registers them
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    from tetrapolis import openspiel, pettingzoo

    assert openspiel and python_games
    print("| what is played | decisions a core second |\n|---|---:|")
    for name, seats in SETUPS:
        row(f"`Batch`, {name}, {seats} seats", batch(tp.Game(name, seats=seats)))
    for name, seats in SETUPS:
        row(f"`State`, {name}", state(tp.Game(name, seats=seats)))
    row("`tetrapolis.pettingzoo`, uptown", aec(lambda: pettingzoo.env("uptown")))
    row("`tetrapolis.gymnasium`, uptown against random", seat_env("uptown", 2))
    row("`tetrapolis.openspiel`, uptown", spiel("tetrapolis_uptown"))
    row("PettingZoo, connect_four_v3", aec(connect_four_v3.env))
    row("PettingZoo, tictactoe_v3", aec(tictactoe_v3.env))
    for name in ("connect_four", "leduc_poker", "backgammon"):
        row(f"OpenSpiel in C++, {name}", spiel(name))
    row("OpenSpiel in Python, python_kuhn_poker", spiel("python_kuhn_poker"))


if __name__ == "__main__":
    main()
