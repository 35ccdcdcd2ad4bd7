### Reviews of finished games.

page-review-of = Review: { $game }
page-review-working = Looking at every decision and every draw: { $done } of { $of } steps
page-review-wait = A review takes a few seconds. Other games may come first.
page-review-quick = A quick review.
page-review-closer = A quick review. A closer one is being made and will appear here.
page-review-deep = A close review.
page-review-whose = Whose game
page-review-lens = What counts
page-review-lens-known = What you could know
page-review-lens-open = With all cards open
page-review-about-known = Judged by what could be seen at the time, not by what came later.
page-review-about-open = With every hidden card turned up and the cards that really came: what was possible, not what anybody should have seen.
page-review-chart = Chance to win over the game, and luck
page-review-chances = Chance to win, in per cent
page-review-luck-of = Luck of { $name }, in per cent
page-review-numbers = In numbers
page-review-moment = Moment
page-review-start = before the deal
page-review-round = Round { $round }
page-review-part = Part { $part }
page-review-end = at the end
page-review-luck = Luck
page-review-where = Where the chance to win went
page-review-own = Own decisions
page-review-own-means = compared with ordinary play
page-review-luck-means = what chance turned up, for and against
page-review-others = The others
page-review-others-means = what their moves brought or cost
page-review-information = Information
page-review-information-means = what moves brought that nobody could know
page-review-rest = Rest
page-review-rest-means = what cannot be explained
page-review-from-to = From { $from } % to { $to } %
page-review-rate = Error rate: { $rate } thousandths of a win for each of { $count } decisions (±{ $margin })
page-review-costliest = The costliest decisions
page-review-none = No decision was found that cost anything.
page-review-step = Step { $step }
page-review-step-of-round = Round { $round }, step { $step }
page-review-did = Played
page-review-better = Better
page-review-also-good = About as good
page-review-loss = −{ $loss } %
page-review-margin = ±{ $margin }
page-review-close = Too close to call: the difference is within the error.
page-review-unknown-then = Nobody could know this at the time.
page-review-points = about { $points } from { $what }
page-review-scores = Expected scores with the better move: { $scores }
page-review-see = See the moment
page-review-try = Try another move
page-review-try-means = Opens a table against bots from this position.
page-review-learn = Learn from the mistakes
page-review-learn-means = These positions again, one by one: find a better move.
page-review-limits = What these figures do not mean
page-review-limits-text = The judge is a bot that looks a few moves ahead. A clever plan that pays off late can look like a mistake, and a small loss is no verdict. Luck is not merit, and neither is hindsight. In long games the sums are rough; look at single decisions.

## Finding a better move.

page-find-title = Find a better move
page-find-task = { $name } to move. What was played cost about { $loss } % of the win. Find something better.
page-find-of = Position { $n } of { $of }
page-find-good = Good. This is about as good as the best move found.
page-find-same = That is what was played. Look for something else.
page-find-poor = Not quite: this costs about { $loss } % (±{ $margin }).
page-find-shown = Better: { $move }
page-find-judging = Looking at this move…
page-find-again = Try again
page-find-show = Show me
page-find-next = Next position
page-find-skip = Skip
page-find-done = Done
page-find-done-text = You have been through all { $count } positions.
page-find-back = Back to the review
page-find-none = No mistake was found that is beyond doubt.

## Luck and skill over many games.

page-skill-none = None of your games has been reviewed yet. Open the review of a finished game; its figures will then count here.
page-skill-means = From the reviews of your own games. The error rate says what a decision cost on average, in thousandths of a win; lower is better. Luck is what chance brought a game on average, in per cent of the win; over many games it comes to nothing. The ranges are 95 % intervals.
page-skill-rate = Error rate
page-skill-luck = Luck of a game
page-skill-one = after two games
page-skill-result = Part of the win, in per cent
page-skill-games = Games
page-skill-count = { $games } ({ $decisions } decisions)
page-skill-over-time = Game by game
page-skill-when = Opened
