## tetrapolis lab

lab-players = all seats are played by the same kind of bot: name one
lab-title = { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
lab-about =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } between equals, every seat played by { $player }; edition { $edition }, seed { $seed }.
lab-summary = wins in order of play: { $shares } %; mean score { $mean }, { $decisions } decisions a game
lab-written = written to { $folder }
lab-dead = { $sort }: hardly ever taken: { $things }
lab-dominant = { $sort }: dominating: { $things }
lab-weak = { $sort }: worth less than half of the mean: { $things }
lab-strong = { $sort }: worth more than twice the mean: { $things }
lab-nothing = { $sort }: nothing stands out.
lab-places = Wins in order of play
lab-place = place
lab-wins = wins
lab-mean = mean
lab-scores = Scores
lab-all = all
lab-points = points
lab-deviation = deviation
lab-least = least
lab-lower = lower quarter
lab-median = median
lab-upper = upper quarter
lab-most = most
lab-length = Length and end
lab-length-of = length in
lab-rounds = rounds
lab-decisions = decisions
lab-steps = steps
lab-ending = how games end
lab-part = part of the games
lab-thing = what
lab-games = games
lab-offered = offered
lab-taken = taken
lab-used = used
lab-uses = uses
lab-worth = points
lab-takers = wins of takers
lab-others = wins of the others
lab-share = { $share } % ({ $low }-{ $high })
lab-percent = { $share } %
lab-priced = { $name } ({ $price })
lab-price-use = Price and how often it is taken go together by { $value } (rank correlation).
lab-price-worth = Price and points go together by { $value } (rank correlation).
lab-plot-places = Wins in order of play, with 95 % intervals; dashed: fair
lab-plot-place = place, who begins first
lab-plot-share = share of wins
lab-plot-scores = Scores of all seats
lab-plot-points = points
lab-plot-times = times
lab-plot-categories = Points by part of the score sheet: mean, and the middle half
lab-plot-category = part of the score sheet
lab-plot-rounds = Length in rounds
lab-plot-round = rounds
lab-plot-decisions = Length in decisions
lab-plot-decision = decisions
lab-plot-games = games
lab-plot-sort = { $sort }: how often taken, and how often the takers win
lab-plot-taken = taken by those who could

## What the games count

study-ending = at its appointed end
study-category = by { $rule }
pc-study-building = Buildings
pc-study-token = Civic tokens
pc-study-front = Resources
pc-study-buildings = buildings
pc-study-tokens = civic tokens
ci-study-card = Scoring cards
ci-study-tile = Land tiles
ci-study-feature = Features
ci-study-milestone = Milestones
ci-study-colour = Pieces
ci-study-milestones = milestones
ci-study-statues = statues
ci-study-water = water
ci-study-parks = parks
ci-study-cards = scoring cards
ut-study-card = Cards
ut-study-face = Projects
ut-study-roofs = five roofs on a street
ut-study-deck = a deck is used up
ut-study-both = five roofs and a deck used up in the same round
ut-study-street = street
ut-study-coins = upcoins
mc-study-card = Cards
mc-study-symbol = Symbols
mc-study-location = Locations
mc-study-target = the target is reached
mc-study-rounds = after the last round
mc-study-control = control
mc-study-extra = +1
