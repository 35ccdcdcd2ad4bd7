"""The games for OpenSpiel. Importing this module registers them.

>>> import pyspiel
>>> from tetrapolis import openspiel
>>> game = pyspiel.load_game("tetrapolis_uptown", {"players": 2})

Chance is explicit: its outcomes are numbered in the order of ``State.chances``. A state's information is what its seat has
been told, step by step; an observation is the flat one of the project, as ``float32``. Where several seats answer in secret
at the same time they are asked one after the other, and none sees the answers before.
"""

import numpy as np

import pyspiel

from . import Game, games

# The most that one chance step can decide between: the cards of Point City.
_MOST_OUTCOMES = 160


def _type(name):
    sample = Game(name)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name="tetrapolis_" + name.replace("-", "_"),
        long_name=sample.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if sample.has_secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5 if sample.has_secrets else 4,
        min_num_players=sample.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": sample.seats},
    )


class TetrapolisState(pyspiel.State):
    """A position, and what each seat has been told so far."""

    def __init__(self, game):
        super().__init__(game)
        self.position = game.rules.start()
        self.told = [[] for _ in range(game.rules.seats)]

    def current_player(self):
        if self.position.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.position.is_chance else self.position.turn

    def _legal_actions(self, player):
        if player not in self.position.to_act:
            return []
        return sorted(action.index for action in self.position.legal_actions(player) if action.index is not None)

    def chance_outcomes(self):
        return [(number, probability) for number, (_, probability) in enumerate(self.position.chances())]

    def _apply_action(self, action):
        position = self.position
        if position.is_chance:
            step, seat = position.chances()[action][0], None
        else:
            seat = position.turn
            step = next(legal for legal in position.legal_actions(seat) if legal.index == action)
        for viewer, told in enumerate(self.told):
            seen = position.seen(step, viewer)
            if seen is not None:
                told.append(seen)
        position.play(step)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.chances()[action][0]
        legal = self.position.legal_actions(player)
        return next((str(step) for step in legal if step.index == action), f"action {action}")

    def is_terminal(self):
        return self.position.is_over

    def returns(self):
        return [float(won) for won in self.position.returns()]

    def information_state_string(self, player=None):
        player = self.current_player() if player is None else player
        return f"seat {player}\n" + "\n".join(self.told[player])

    def __str__(self):
        return str(self.position.position())


class _Observer:
    """The flat observation of the project; for perfect recall, only the text."""

    def __init__(self, rules, recall):
        self.recall = recall
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = state.position.view(player).observation()

    def string_from(self, state, player):
        if self.recall:
            return state.information_state_string(player)
        return f"seat {player} sees " + state.position.view(player).observation().tobytes().hex()


def _register(name):
    game_type = _type(name)

    class TetrapolisGame(pyspiel.Game):
        """One of the games."""

        def __init__(self, params=None):
            params = dict(params or {})
            self.rules = Game(name, seats=params.get("players"))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.rules.num_actions,
                max_chance_outcomes=_MOST_OUTCOMES,
                num_players=self.rules.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.rules.max_steps,
            )
            super().__init__(game_type, info, params)

        def new_initial_state(self):
            return TetrapolisState(self)

        def make_py_observer(self, iig_obs_type=None, params=None):
            if params:
                raise ValueError(f"there are no parameters for an observer, and these were given: {params}")
            return _Observer(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)

    pyspiel.register_game(game_type, TetrapolisGame)


for _name in games():
    _register(_name)
