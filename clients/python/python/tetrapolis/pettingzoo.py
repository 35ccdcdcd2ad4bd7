"""The games as PettingZoo AEC environments.

>>> from tetrapolis import pettingzoo
>>> env = pettingzoo.env("uptown", seats=2)
>>> env.reset(seed=1)

The mask is in ``observation["action_mask"]`` and in ``info["action_mask"]``. There is no parallel environment: a turn is
made of several actions, so seats do not act in a fixed cycle.
"""

import random

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle

import pettingzoo

from . import Game


def env(game="uptown", seats=None, **kwargs):
    """An environment with the usual wrappers: an illegal action ends the game, a missing reset is told."""
    wrappers = pettingzoo.utils.wrappers
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **kwargs), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(pettingzoo.AECEnv, EzPickle):
    """One game; ``render_mode="ansi"`` prints its course in notation."""

    metadata = {"render_modes": ["ansi"], "name": "tetrapolis", "is_parallelizable": False}

    def __init__(self, game="uptown", seats=None, options=None, edition=None, render_mode=None):
        EzPickle.__init__(self, game, seats, options, edition, render_mode)
        super().__init__()
        self.game = game if isinstance(game, Game) else Game(game, seats, options, edition)
        self.metadata = {**self.metadata, "name": f"tetrapolis_{self.game.name.replace('-', '_')}_v{self.game.encoding}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.agents = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        high = self.game.observation_high
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.game.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._luck = random.Random()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._luck = random.Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.position = self.game.start()
        self._advance()

    def observe(self, agent):
        seat = self._seat[agent]
        view = self.position.view(seat)
        # Only the agent that is selected may act, even where several answer in secret.
        mask = view.mask() if agent == self.agent_selection and not self.position.is_over else self._nothing()
        return {"observation": view.observation(), "action_mask": mask.astype(np.int8)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.play(int(action), self._seat[agent])
        self._advance()
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def render(self):
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return self.position.record()

    def close(self):
        pass

    def _nothing(self):
        return np.zeros(self.game.num_actions, np.bool_)

    def _advance(self):
        """Plays what chance decides, and selects who acts next."""
        position = self.position
        while position.is_chance:
            position.play(position.sample(self._luck.getrandbits(64)))
        if position.is_over:
            self.rewards = dict(zip(self.agents, map(float, position.returns())))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self.infos = {agent: {"action_mask": self._nothing().astype(np.int8)} for agent in self.agents}
        else:
            self.agent_selection = self.possible_agents[position.turn]
            mask = position.view(position.turn).mask().astype(np.int8)
            self.infos = {agent: {} for agent in self.agents}
            self.infos[self.agent_selection] = {"action_mask": mask}
