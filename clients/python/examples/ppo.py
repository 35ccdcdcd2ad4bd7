"""Proximal policy optimisation with numpy alone: learns a game by playing against itself, then enters the arena.

    python ppo.py --minutes 5 --save uptown.npz          learns for so much processor time, then enters the arena
    python ppo.py --load uptown.npz --games 1000          only measures

The network sees `Batch` observations as they are and never a position. Its weights are a plain `.npz` file.
"""

import argparse
import csv
import time

import numpy as np

import tetrapolis as tp


class Policy:
    """Two hidden layers, a logit for each action and the value of the position for the seat to act."""

    def __init__(self, game, hidden=128, seed=0, weights=None):
        self.game = game
        self.scale = np.minimum(game.observation_high.astype(np.float32), 32)
        if weights is None:
            rng, sizes = np.random.default_rng(seed), [game.observation_size, hidden, hidden, game.num_actions + 1]
            weights = []
            for here, there, gain in zip(sizes, sizes[1:], (2**0.5, 2**0.5, 0.05)):
                weights += [(rng.standard_normal((here, there)) * gain / here**0.5).astype(np.float32)]
                weights += [np.zeros(there, np.float32)]
        self.weights = weights

    def inputs(self, obs):
        return obs.astype(np.float32) / self.scale

    def forward(self, x, mask):
        """The layers, the logarithms of the probabilities of all actions, and the values."""
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        out = h2 @ w3 + b3
        logits = np.where(mask, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        return h1, h2, logits - np.log(np.exp(logits).sum(1, keepdims=True)), out[:, -1]

    def __call__(self, view, legal):
        """Plays in the arena: the most likely action."""
        if len(legal) == 1:
            return legal[0]
        _, _, logs, _ = self.forward(self.inputs(view.observation()[None]), view.mask()[None])
        return int(logs[0].argmax())

    def save(self, path):
        np.savez(path, name=self.game.name, seats=self.game.seats, encoding=self.game.encoding, *self.weights)

    @staticmethod
    def load(path):
        with np.load(path) as file:
            game = tp.Game(str(file["name"]), seats=int(file["seats"]))
            if int(file["encoding"]) != game.encoding:
                raise ValueError(f"{path} was learned with encoding {file['encoding']}, this is {game.encoding}")
            return Policy(game, weights=[file[f"arr_{number}"] for number in range(6)])


class Learner:
    """Plays `n` games side by side and improves a policy after every `horizon` decisions of each."""

    def __init__(self, policy, n=256, horizon=64, rate=5e-4, entropy=0.01, seed=0, threads=1):
        self.policy, self.n, self.horizon, self.rate, self.entropy = policy, n, horizon, rate, entropy
        self.rng = np.random.default_rng(seed)
        self.batch = tp.Batch(policy.game, n, seed=seed, threads=threads, skip_forced=True)
        self.arrays = tp.allocate(self.batch)
        self.batch.reset(*self.arrays)
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in policy.weights]
        self.decisions = self.updates = self.rounds = 0

    def play(self):
        """A stretch of all games: inputs, masks, actions, their logarithms, advantages and returns."""
        policy, arrays, (n, horizon) = self.policy, self.arrays, (self.n, self.horizon)
        game, rows = policy.game, np.arange(n)
        obs = np.empty((horizon, n, game.observation_size), np.uint8)
        mask = np.empty((horizon, n, game.num_actions), np.bool_)
        actor, action = np.empty((horizon, n), np.int64), np.empty((horizon, n), np.int64)
        log, value = np.empty((horizon, n), np.float32), np.empty((horizon, n), np.float32)
        done, won = np.empty((horizon, n), np.bool_), np.empty((horizon, n, game.seats), np.float32)
        for t in range(horizon):
            obs[t], mask[t], actor[t] = arrays.obs, arrays.mask, arrays.to_act
            _, _, logs, value[t] = policy.forward(policy.inputs(arrays.obs), arrays.mask)
            noise = self.rng.gumbel(size=logs.shape).astype(np.float32)
            action[t] = np.where(arrays.mask, logs + noise, -np.inf).argmax(1)
            log[t] = logs[rows, action[t]]
            self.batch.step(action[t], *arrays)
            done[t], won[t] = arrays.done, self.reward(arrays)
        self.decisions += n * horizon
        _, _, _, last = policy.forward(policy.inputs(arrays.obs), arrays.mask)
        return obs, mask, action, log, *self.advantages(actor, value, done, won, last)

    @staticmethod
    def reward(arrays):
        """Winning, and by how many points."""
        others = arrays.score.shape[1] - 1
        margin = arrays.score - (arrays.score.sum(1, keepdims=True) - arrays.score) / others
        return 0.5 * arrays.reward + 0.5 * np.tanh(margin / 25)

    def advantages(self, actor, value, done, won, last, lam=0.95):
        """What each decision brought its seat beyond what was expected; a seat's next decision may be many steps away."""
        n, seats, rows = self.n, won.shape[2], np.arange(self.n)
        ahead = np.repeat(-last[:, None] / (seats - 1), seats, 1)
        ahead[rows, self.arrays.to_act] = last
        pending, carried = np.zeros((n, seats), np.float32), np.zeros((n, seats), np.float32)
        advantage = np.empty_like(value)
        for t in range(self.horizon - 1, -1, -1):
            over = done[t][:, None]
            pending, ahead, carried = np.where(over, won[t], pending), np.where(over, 0, ahead), np.where(over, 0, carried)
            own = actor[t]
            carried[rows, own] = pending[rows, own] + ahead[rows, own] - value[t] + lam * carried[rows, own]
            advantage[t] = carried[rows, own]
            pending[rows, own], ahead[rows, own] = 0, value[t]
        return advantage, advantage + value

    def update(self, passes=2, minibatch=2048, clip=0.2):
        """Plays a stretch and learns from it."""
        stretch = [array.reshape(-1, *array.shape[2:]) for array in self.play()]
        for _ in range(passes):
            order = self.rng.permutation(len(stretch[0]))
            for first in range(0, len(order), minibatch):
                self.learn(*(array[order[first : first + minibatch]] for array in stretch), clip)

    def learn(self, obs, mask, action, old, advantage, target, clip):
        policy, count, rows = self.policy, len(action), np.arange(len(action))
        x = policy.inputs(obs)
        h1, h2, logs, value = policy.forward(x, mask)
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        probability, ratio = np.exp(logs), np.exp(logs[rows, action] - old)
        free = np.where(advantage > 0, ratio < 1 + clip, ratio > 1 - clip)
        push = (free * ratio * advantage)[:, None]
        entropy = -(probability * np.where(mask, logs, 0)).sum(1, keepdims=True)
        out = np.empty((count, logs.shape[1] + 1), np.float32)
        out[:, :-1] = push * probability + self.entropy * probability * (np.where(mask, logs, 0) + entropy)
        out[rows, action] -= push[:, 0]
        out[:, -1] = value - target
        out /= count
        w1, _, w2, _, w3, _ = policy.weights
        d2 = (out @ w3.T) * (h2 > 0)
        d1 = (d2 @ w2.T) * (h1 > 0)
        self.descend([x.T @ d1, d1.sum(0), h1.T @ d2, d2.sum(0), h2.T @ out, out.sum(0)])

    def descend(self, slopes, largest=0.5):
        """Adam, with the length of the slope limited."""
        self.updates += 1
        length = sum(float((slope**2).sum()) for slope in slopes) ** 0.5
        shrink = min(1.0, largest / (length + 1e-8))
        for weight, slope, (mean, square) in zip(self.policy.weights, slopes, self.moments):
            slope = slope * shrink
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fixed = mean / (1 - 0.9**self.updates), square / (1 - 0.999**self.updates)
            weight -= self.rate * fixed[0] / (np.sqrt(fixed[1]) + 1e-8)


def measure(policy, opponent, games, seed=1):
    """The share of games that the policy wins, with its 95 % interval; a shared win is divided."""
    players = [policy] + [opponent] * (policy.game.seats - 1)
    first = tp.arena(policy.game, players, games=games, seed=seed, duplicate=True)[0]
    return first["share"], first["low"], first["high"]


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="uptown")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=5, help="processor time")
    parser.add_argument("--updates", type=int, help="stop after so many stretches")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--opponent", default="novice")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--save", default="policy.npz")
    parser.add_argument("--load")
    parser.add_argument("--curve", help="a CSV file for the course of learning")
    given = parser.parse_args(arguments)
    if given.load:
        policy = Policy.load(given.load)
    else:
        policy = Policy(tp.Game(given.game, seats=given.seats), seed=given.seed)
        train(policy, given)
        policy.save(given.save)
    for opponent in dict.fromkeys(["random", "greedy", given.opponent]):
        share, low, high = measure(policy, opponent, given.games)
        print(f"against {opponent}: {share:.1%} of {given.games} games won ({low:.1%} to {high:.1%})", flush=True)
    return policy


def train(policy, given):
    learner, seconds, curve = Learner(policy, seed=given.seed, threads=given.threads), 0.0, []
    limit, next_look = given.minutes * 60, 0.0
    while seconds < limit and (given.updates is None or learner.rounds < given.updates):
        start = time.process_time()
        learner.rate = 5e-4 * max(0.05, 1 - seconds / limit)
        learner.update()
        seconds += time.process_time() - start
        learner.rounds += 1
        if seconds >= next_look:
            share, low, high = measure(policy, given.opponent, 100, seed=7)
            curve.append((round(seconds), learner.decisions, share, low, high))
            print(f"{seconds:5.0f} s, {learner.decisions:9} decisions: {share:.0%} against {given.opponent}", flush=True)
            next_look += limit / 10
    if given.curve:
        with open(given.curve, "w", newline="") as file:
            csv.writer(file).writerows([("seconds", "decisions", "share", "low", "high"), *curve])


if __name__ == "__main__":
    main()
