"""Four modern board games about cities, for research.

A random game:

>>> import random, tetrapolis
>>> rng = random.Random(1)
>>> state = tetrapolis.Game("cities", seats=2).start()
>>> while not state.is_over:
...     if state.is_chance:
...         state.play(state.sample(rng.getrandbits(64)))
...     else:
...         state.play(rng.choice(state.legal_actions()))
>>> len(state.standings())
2

Seats are counted from 0 here, and from 1 in notation and records. The adapters ``tetrapolis.pettingzoo``,
``tetrapolis.gymnasium`` and ``tetrapolis.openspiel`` need the library that they are named after.
"""

from typing import NamedTuple

import numpy as np

from ._errors import Refusal
from ._tetrapolis import (
    CHANCE,
    OVER,
    Action,
    Batch,
    Bot,
    Game,
    State,
    View,
    __version__,
    arena,
    games,
)


class Arrays(NamedTuple):
    """The arrays that a ``Batch`` fills, in the order of its arguments."""

    obs: np.ndarray
    mask: np.ndarray
    to_act: np.ndarray
    reward: np.ndarray
    done: np.ndarray
    score: np.ndarray


def allocate(batch: Batch) -> Arrays:
    """New arrays for a batch: ``batch.reset(*arrays)``, ``batch.step(actions, *arrays)``."""
    n, game = len(batch), batch.game
    return Arrays(
        obs=np.zeros((n, game.observation_size), np.uint8),
        mask=np.zeros((n, game.num_actions), np.bool_),
        to_act=np.zeros(n, np.int8),
        reward=np.zeros((n, game.seats), np.float32),
        done=np.zeros(n, np.bool_),
        score=np.zeros((n, game.seats), np.int32),
    )


__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "Arrays",
    "Batch",
    "Bot",
    "Game",
    "Refusal",
    "State",
    "View",
    "__version__",
    "allocate",
    "arena",
    "games",
]
