## tetrapolis lab

lab-players = all seats are played by the same kind of bot; name only one
lab-title = { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
lab-about =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } between equals, with { $player } at every seat; edition { $edition }, seed { $seed }.
lab-summary = wins in order of play: { $shares } %; mean score { $mean }, { $decisions } decisions per game
lab-summary-without-luck = wins in order of play without luck: { $shares } %
lab-written = written to { $folder }
lab-dead = { $sort }: hardly ever taken: { $things }
lab-dominant = { $sort }: dominant: { $things }
lab-weak = { $sort }: worth less than half the mean: { $things }
lab-strong = { $sort }: worth more than twice the mean: { $things }
lab-nothing = { $sort }: nothing stands out.
lab-places = Wins in order of play
lab-place = place
lab-wins = wins
lab-without-luck = wins without luck
lab-mean = mean
lab-scores = Scores
lab-all = all
lab-points = points
lab-deviation = standard deviation
lab-least = minimum
lab-lower = lower quartile
lab-median = median
lab-upper = upper quartile
lab-most = maximum
lab-length = Length and end
lab-length-of = measured in
lab-rounds = rounds
lab-decisions = decisions
lab-steps = steps
lab-ending = how games end
lab-part = share of games
lab-thing = name
lab-games = games
lab-offered = offered
lab-taken = taken
lab-used = used
lab-uses = uses
lab-worth = points
lab-takers = wins of takers
lab-others = wins of others
lab-share = { $share } % ({ $low }–{ $high })
lab-percent = { $share } %
lab-priced = { $name } ({ $price })
lab-price-use = Rank correlation between price and how often a card is used when it comes up: { $value }.
lab-price-wins = Rank correlation between price and the takers’ wins: { $value }.
lab-plot-places = Wins in order of play, with 95 % intervals; dashed: fair share
lab-plot-place = place in the order of play
lab-plot-share = share of wins
lab-plot-scores = Scores of all seats
lab-plot-points = points
lab-plot-times = count
lab-plot-categories = Points by part of the score sheet: mean and middle half
lab-plot-category = part of the score sheet
lab-plot-rounds = Length in rounds
lab-plot-round = rounds
lab-plot-decisions = Length in decisions
lab-plot-decision = decisions
lab-plot-games = games
lab-plot-sort = { $sort }: how often they are taken, and how often the takers win
lab-plot-taken = taken by those who could take it

## What the games count

study-ending = at the scheduled end
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
ut-study-street = prestige of the street
ut-study-coins = upcoins
mc-study-card = Cards
mc-study-symbol = Symbols
mc-study-location = Locations
mc-study-target = the target is reached
mc-study-rounds = after the last round
mc-study-control = control
mc-study-extra = the +1 card
