import random

import tetrapolis

rng = random.Random(1)
state = tetrapolis.Game("mafia-city", seats=3).start()
while not state.is_over:
    if state.is_chance:
        state.play(state.sample(rng.getrandbits(64)))
    else:
        state.play(rng.choice(state.legal_actions()))
print(state.standings())
