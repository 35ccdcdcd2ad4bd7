"""The examples run, and learning learns something."""

import importlib.util
import pathlib
import subprocess
import sys

import numpy as np

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"


def load(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ten_lines():
    lines = (EXAMPLES / "ten_lines.py").read_text().split("\n\n", 2)[2]
    assert len(lines.splitlines()) <= 10
    run = subprocess.run([sys.executable, EXAMPLES / "ten_lines.py"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("[(")


def test_the_slopes_are_right():
    """What `learn` descends is the slope of the loss, compared with differences."""
    import tetrapolis as tp

    ppo = load("ppo")
    policy = ppo.Policy(tp.Game("uptown"), hidden=8, seed=1)
    policy.weights = [weight.astype(np.float64) for weight in policy.weights]
    learner = ppo.Learner(policy, n=4, horizon=8, entropy=0.05)
    obs, mask, action, old, advantage, target = (array.reshape(-1, *array.shape[2:]) for array in learner.play())
    rng = np.random.default_rng(2)
    old, advantage = old + rng.normal(size=len(old)) * 0.3, rng.normal(size=len(old))

    def loss():
        _, _, logs, value = policy.forward(policy.inputs(obs), mask)
        ratio = np.exp(logs[np.arange(len(action)), action] - old)
        own = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        gain = np.minimum(ratio * own, np.clip(ratio, 0.8, 1.2) * own).mean()
        entropy = -(np.exp(logs) * np.where(mask, logs, 0)).sum(1).mean()
        return -gain - 0.05 * entropy + 0.5 * ((value - target) ** 2).mean()

    found = []
    learner.descend = found.extend
    learner.learn(obs, mask, action, old, advantage, target, 0.2)
    for weight, slope in zip(policy.weights, found):
        for _ in range(6):
            place = tuple(rng.integers(size) for size in weight.shape)
            kept, step = weight[place], 1e-5
            weight[place] = kept + step
            above = loss()
            weight[place] = kept - step
            expected = (above - loss()) / (2 * step)
            weight[place] = kept
            assert abs(slope[place] - expected) < 1e-4 + 0.02 * abs(expected)


def test_a_few_updates_beat_random_and_are_loaded_again(tmp_path):
    ppo = load("ppo")
    path = tmp_path / "policy.npz"
    arguments = ["--updates", "25", "--games", "60", "--opponent", "random", "--save", str(path)]
    policy = ppo.main([*arguments, "--curve", str(tmp_path / "curve.csv")])
    assert ppo.measure(policy, "random", 100)[0] > 0.6
    again = ppo.Policy.load(path)
    assert all((one == other).all() for one, other in zip(policy.weights, again.weights))
    assert (tmp_path / "curve.csv").read_text().startswith("seconds,decisions")


def test_the_notebook_runs():
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(EXAMPLES / "look.ipynb", as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    pictures = [output for cell in notebook.cells for output in cell.get("outputs", []) if "image/png" in output.get("data", {})]
    assert len(pictures) == 2
