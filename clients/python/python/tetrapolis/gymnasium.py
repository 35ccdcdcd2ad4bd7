"""The games as Gymnasium environments: one seat for the learner, bots on the others.

>>> from tetrapolis import gymnasium
>>> env = gymnasium.SeatEnv("uptown", seats=2, opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> info["action_mask"].shape
(21,)

An action that is not legal loses the game at once, with the reward -1 and ``info["illegal"]``. ``SelfPlayVectorEnv`` plays
many games at once with itself, in the mode ``SAME_STEP``: a game that ends begins again in the same step.
"""

import random

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import Batch, Bot, Game, allocate


def _spaces(game):
    high = game.observation_high
    return gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8), gymnasium.spaces.Discrete(game.num_actions)


class SeatEnv(gymnasium.Env):
    """One game in which the learner has a seat and bots have the others.

    The reward is what the seat has won at the end, from -1 to 1. ``opponents`` is the name of a bot, or a list with one for
    each other seat in their order. With ``seat=None`` the seat is drawn anew for every game.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game="uptown", seats=None, seat=None, opponents="random", options=None, edition=None, render_mode=None):
        self.game = game if isinstance(game, Game) else Game(game, seats, options, edition)
        self.seat, self.render_mode = seat, render_mode
        if seat is not None and not 0 <= seat < self.game.seats:
            raise IndexError(f"there is no seat {seat}: seats are 0 to {self.game.seats - 1}")
        others = self.game.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"there are {others} opponents, not {len(self.opponents)}")
        for opponent in self.opponents:
            Bot(self.game, opponent)
        self.observation_space, self.action_space = _spaces(self.game)
        self._luck = random.Random()
        self.position, self._ended = None, True

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is not None:
            self._luck = random.Random(seed)
        self.own = self._luck.randrange(self.game.seats) if self.seat is None else self.seat
        rest = [seat for seat in range(self.game.seats) if seat != self.own]
        self._bots = {
            seat: Bot(self.game, kind, self._luck.getrandbits(64)) for seat, kind in zip(rest, self.opponents)
        }
        self.position, self._ended = self.game.start(), False
        self._advance()
        return self._observe(), self._info()

    def step(self, action):
        if self._ended:
            raise ValueError("the game is over, or has not begun: call reset")
        if not self.action_space.contains(action) or not self._mask()[action]:
            self._ended = True
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        self.position.play(int(action), self.own)
        self._advance()
        self._ended = self.position.is_over
        return self._observe(), float(self.position.returns()[self.own]), self._ended, False, self._info()

    def render(self):
        return None if self.render_mode is None or self.position is None else self.position.record()

    def _mask(self):
        if self._ended or self.own not in self.position.to_act:
            return np.zeros(self.game.num_actions, np.int8)
        return self.position.view(self.own).mask().astype(np.int8)

    def _info(self):
        return {"action_mask": self._mask(), "seat": self.own}

    def _observe(self):
        return self.position.view(self.own).observation()

    def _advance(self):
        """Lets chance and the bots play until the learner has to act or the game is over."""
        position = self.position
        while not position.is_over and self.own not in position.to_act:
            if position.is_chance:
                position.play(position.sample(self._luck.getrandbits(64)))
            else:
                seat = position.turn
                legal = position.legal_actions(seat)
                position.play(legal[0] if len(legal) == 1 else self._bots[seat].choose(position, seat))


class SelfPlayVectorEnv(VectorEnv):
    """Many games at once: every decision of every seat is the learner's, so it plays against itself.

    ``info`` has the rows ``action_mask``, ``to_act`` and ``seat_rewards``. The reward of a game is that of the seat that
    made the last decision. Arrays are new in every step only where ``copy`` is true.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game="uptown", num_envs=64, seats=None, options=None, edition=None, threads=1, copy=True):
        self.game = game if isinstance(game, Game) else Game(game, seats, options, edition)
        self.num_envs, self.copy = num_envs, copy
        self.batch = Batch(self.game, num_envs, threads=threads)
        self.arrays = allocate(self.batch)
        self.single_observation_space, self.single_action_space = _spaces(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(self, *, seed=None, options=None):
        self.batch.reset(*self.arrays, seed=seed)
        return self._given(self.arrays.obs), self._info()

    def step(self, actions):
        actors = self.arrays.to_act.copy()
        self.batch.step(np.ascontiguousarray(actions, np.int64), *self.arrays)
        reward = self.arrays.reward[self._rows, actors].astype(np.float64)
        done = self.arrays.done.copy()
        return self._given(self.arrays.obs), reward, done, np.zeros_like(done), self._info()

    def sample(self):
        """A legal action in every game."""
        actions = np.empty(self.num_envs, np.int64)
        self.batch.sample(actions)
        return actions

    def _given(self, array):
        return array.copy() if self.copy else array

    def _info(self):
        arrays = self.arrays
        return {
            "action_mask": self._given(arrays.mask),
            "to_act": self._given(arrays.to_act),
            "seat_rewards": self._given(arrays.reward),
        }
