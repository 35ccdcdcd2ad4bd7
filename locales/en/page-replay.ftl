### The replay.

page-replay-of = Replay: { $game }
page-replay-slider = Position in the game
page-replay-eyes = Point of view
page-replay-public = everyone
page-replay-rounds = Go to
page-replay-round = Round { $round }
page-replay-first = To the start
page-replay-last = To the end
page-replay-play = Autoplay
page-replay-pause = Pause
page-continue = Continue from here against bots
page-replay-early = The game is not over yet. The replay will be here when it ends.
page-replay-turn = Turn { $turn } of { $of }
page-replay-before = One turn back
page-replay-after = One turn forward
page-replay-speed = Speed
page-replay-link = Copy link to this moment
page-review = Review
page-skill = Luck and skill
