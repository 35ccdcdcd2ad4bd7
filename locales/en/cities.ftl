### Cities. The English names of cards, features, metropolises and milestones are in the edition.

## Colours and grounds

ci-red = red
ci-blue = blue
ci-green = green
ci-yellow = yellow
ci-park = park
ci-water = water

## One letter each; each must differ from the others

ci-letter-red = r
ci-letter-blue = b
ci-letter-green = g
ci-letter-yellow = y

## What cards and milestones count: 0 stands for "each"

ci-card =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $what }
ci-milestone = { $name }: { $what }
ci-count-only = { $what } ({ $limits })
ci-count-buildings =
    { $number ->
        [0] each building
        [one] 1 building
       *[other] { $number } buildings
    }
ci-count-sets-colours =
    { $number ->
        [0] each set of four buildings of different colours
        [one] a set of four buildings of different colours
       *[other] { $number } sets of four buildings of different colours
    }
ci-count-sets-heights =
    { $number ->
        [0] each set of buildings of heights 1, 2, 3 and 4
        [one] a set of buildings of heights 1, 2, 3 and 4
       *[other] { $number } sets of buildings of heights 1, 2, 3 and 4
    }
ci-count-sets-both =
    { $number ->
        [0] each set of four buildings of different colours and heights
        [one] four buildings of different colours and heights
       *[other] { $number } sets of four buildings of different colours and heights
    }
ci-count-pairs =
    { $number ->
        [0] each pair of adjacent buildings
        [one] a pair of adjacent buildings
       *[other] { $number } pairs of adjacent buildings
    }
ci-count-areas-park =
    { $number ->
        [0] each park area of { $size } or more
        [one] a park area of { $size } or more
       *[other] { $number } park areas of { $size } or more
    }
ci-count-areas-water =
    { $number ->
        [0] each water area of { $size } or more
        [one] a water area of { $size } or more
       *[other] { $number } water areas of { $size } or more
    }
ci-count-areas-plots =
    { $number ->
        [0] each area of { $size } or more plots of one colour
        [one] an area of { $size } or more plots of one colour
       *[other] { $number } areas of { $size } or more plots of one colour
    }
ci-count-blocks =
    { $number ->
        [0] each area of { $size } or more buildings
        [one] an area of { $size } or more buildings
       *[other] { $number } areas of { $size } or more buildings
    }
ci-count-uniform =
    { $number ->
        [0] each { $size } connected plots of one colour
        [one] { $size } connected plots of one colour
       *[other] { $number } areas of { $size } plots of one colour, which may touch
    }
ci-count-plots =
    { $number ->
        [0] each plot
        [one] 1 plot
       *[other] { $number } plots
    }
ci-count-features =
    { $number ->
        [0] each feature in parks and water
        [one] 1 feature in parks and water
       *[other] { $number } features in parks and water
    }
ci-count-features-park =
    { $number ->
        [0] each feature in parks
        [one] 1 feature in parks
       *[other] { $number } features in parks
    }
ci-count-features-water =
    { $number ->
        [0] each feature in water
        [one] 1 feature in water
       *[other] { $number } features in water
    }
ci-count-statues =
    { $number ->
        [0] each statue
        [one] 1 statue
       *[other] { $number } statues
    }
ci-of-colour = { $colour }
ci-height-exactly =
    { $floors ->
        [one] exactly 1 floor
       *[other] exactly { $floors } floors
    }
ci-height-least = { $floors } floors or more
ci-height-between = { $least } to { $most } floors
ci-beside-park = next to a park
ci-beside-water = next to water
ci-beside-statue = next to a statue
ci-same-colours = same colour
ci-different-colours = different colours
ci-same-heights = same height
ci-different-heights = different heights
ci-with-features =
    { $count ->
        [one] with a feature
       *[other] with { $count } different features
    }
ci-without-building = without a building
ci-different-kinds = different kinds

## What players do

ci-tile = { $id } ({ $a } { $b } / { $c } { $d })
ci-pieces =
    { $count ->
        [1] { $colour }
       *[other] { $colour } ×{ $count }
    }
ci-start = choose the starting tile { $tile }
ci-take-card = take card { $number }, { $card }
ci-take-hidden-card = take the card that lies face down
ci-take-tile = take the land tile { $tile }
ci-take-hidden-tile = take the land tile that lies face down
ci-take-features = take { $features } from slot { $number }
ci-take-hidden-feature = take { $features } and the feature that lies face down from slot { $number }
ci-take-pieces = take the pieces { $pieces } from slot { $number }
ci-take-blind = draw two pieces from the bag
ci-place =
    { $rotation ->
        [0] place the tile at { $cell }, not turned
       *[other] place the tile at { $cell }, turned by { $rotation }°
    }
ci-put = put the { $feature } on { $cell }
ci-build = build { $colour } on { $cell }, floor { $height }
ci-discard = decline a { $colour } piece

## What follows by itself

ci-and-then = { $step }; { $then }
ci-lost-pieces = { $pieces } cannot be built: out of the game
ci-lost-feature = no place for the { $feature }: out of the game
ci-ring =
    milestone { $milestone } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ci-next-round = round { $round } begins, { $seat } has the star
ci-end = the game ends after { $round } rounds, { $seat } has the star

## What chance decides

ci-metropolis = the metropolis is { $metropolis }
ci-star = { $seat } has the star
ci-laid-card = { $slot }: { $card }
ci-laid-tile = { $slot }: { $tile }
ci-laid-feature = { $slot }: { $feature }
ci-laid-piece = { $slot }: { $colour }
ci-shown-card = the card is { $card }
ci-shown-tile = the land tile is { $tile }
ci-shown-feature = the feature is { $feature }
ci-shown-piece = a piece from the bag: { $colour }

## Why something is refused

ci-over = the game is over
ci-chance-first = something has to be revealed first
ci-not-to-act = it is the turn of { $seat }
ci-start-first = first a starting tile must be chosen
ci-start-over = everyone has a starting tile
ci-start-gone = { $tile } has been chosen by another player
ci-no-start = { $tile } is no starting tile
ci-take-first = first a slot must be taken
ci-slot-taken = a worker stands on { $slot } already
ci-no-worker =
    { $workers ->
        [one] only one worker a round may go to this row
       *[other] only { $workers } workers a round may go to this row
    } ({ $row })
ci-place-first = first the land tile must be placed
ci-no-spot = no tile can be placed at { $cell }: it must share a side with the district, which has at most { $short } x { $long } tiles
ci-same-rotation = turned by { $rotation }° the tile looks as if turned by { $same }°: choose that
ci-put-first = first the features must be placed
ci-put-not-held = the { $feature } was not taken, so it cannot go on { $cell }
ci-put-taken = there is a feature on { $cell } already, so the { $feature } cannot go there
ci-put-on-building = there is a building on { $cell }, so the { $feature } cannot go there
ci-put-not-plot = the { $feature } goes on a plot; { $cell } is none
ci-put-not-park = the { $feature } goes on a park; { $cell } is none
ci-put-not-water = the { $feature } goes on water; { $cell } is none
ci-outside = { $cell } is outside the district
ci-build-first = first the pieces must be built or declined
ci-piece-not-held = there is no { $colour } piece to build
ci-build-colour = a { $colour } piece needs a { $colour } plot or building; { $cell } is none
ci-too-high = the building on { $cell } has four floors
ci-build-on-statue = there is a statue on { $cell }
ci-wild-colour = the building on { $cell } has another colour than { $colour }
ci-no-chance-now = nothing is left to chance now, so not '{ $chance }'
ci-impossible = '{ $chance }' is not possible here

## Notation that cannot be read

ci-no-action = '{ $text }' is no action
ci-no-outcome = '{ $text }' is no outcome of chance
ci-no-seat = there is no seat '{ $text }'
ci-no-slot = '{ $text }' is no slot, such as card-1 or piece-4
ci-no-cell = '{ $text }' is no cell
ci-no-rotation = '{ $text }' is no rotation: 0, 90, 180 or 270
ci-no-colour = '{ $text }' is no colour
ci-no-card = there is no card '{ $text }'
ci-no-tile = there is no tile '{ $text }'
ci-no-feature = there is no feature '{ $text }'
ci-no-metropolis = there is no metropolis '{ $text }'

## Score sheets

ci-sheet-milestone = milestone { $milestone }
ci-sheet-statues =
    { $count ->
        [one] 1 statue
       *[other] { $count } statues
    }
ci-sheet-water = water at { $cell }: { $features }
ci-sheet-park = park at { $cell }: { $features }
ci-sheet-card = { $card }: { $points } × { $count }

## Editions

ci-edition-count =
    { $what ->
        [cards] scoring cards
        [tiles] land tiles
        [starts] starting tiles
        [features] features
        [milestones] milestones
       *[metropolises] metropolises
    }: there are { $found }, there must be { $wanted }
ci-edition-ground = '{ $word }' is no ground: red, blue, green, yellow, park or water
ci-edition-cells = a tile has four cells, not { $found }
ci-edition-wild = the wild plot belongs on a plot
ci-edition-wilds = there is at most one kind of wild plot
ci-edition-kinds = there are { $found } kinds of features, at most { $most } are possible
ci-edition-few-kinds =
    { $on ->
        [park] parks
       *[water] water
    }: { $found } kinds of features, there must be at least { $least }
ci-edition-metropolis = '{ $id }' is none of the eight metropolises
ci-edition-places = places are three numbers, each smaller than the one before, from { $most } down to 1
ci-edition-missing = the field '{ $field }' is missing
ci-edition-field = the field '{ $field }' does not belong to what is counted here
ci-edition-height = '{ $word }' is no height: such as 2, 3+ or 1-2, with 1 to 4 floors
ci-edition-set = no such set is possible with this colour or height
ci-frame-cards =
    { $what ->
        [balanced] cards for sets of four colours
        [colour-2] cards for a colour with two floors
        [colour-high] cards for a colour with three floors or more
        [colour-water] cards for a colour next to water
        [colour-park] cards for a colour next to parks
        [height-1] cards for buildings of one floor
        [height-2] cards for buildings of two floors
        [height-3] cards for buildings of three floors
        [height-4] cards for buildings of four floors
        [heights] cards for sets of four heights
        [pair] cards for adjacent pairs
        [park-area] cards for park areas
        [water-area] cards for water areas
       *[features] cards for features
    }: the house edition has { $wanted }, not { $found }
ci-frame-symmetry = { $id } favours a colour: with the next colour it is there { $found } times, not { $wanted }
ci-frame-tiles =
    { $what ->
        [park] park cells
        [water] water cells
        [red] red plots
        [blue] blue plots
        [green] green plots
       *[yellow] yellow plots
    }: the land tiles of the house edition have { $wanted }, not { $found }
ci-frame-tile-plain = { $id } has four equal cells
ci-frame-start = { $id } must have a park, water and two plots of different colours
ci-frame-starts =
    starting tiles with a { $what ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    } plot: the house edition has { $wanted }, not { $found }
ci-frame-features =
    { $what ->
        [park] features for parks
        [water] features for water
        [statue] statues
        [wild] wild plots
       *[five] kinds of five features
    }: the house edition has { $wanted }, not { $found }
ci-frame-places = the places of { $id } are too far from 7, 4 and 2 points for the house edition

## Positions that cannot arise

ci-position-players = there are { $found } players, there must be { $wanted }
ci-position-seat = there are only { $seats } seats
ci-position-start = on { $cell } there must be a starting tile that is not turned
ci-position-tile = this is no tile that can lie at { $cell }
ci-position-spot = the tile at { $cell } does not fit to the others
ci-position-feature = this feature cannot lie on { $cell }
ci-position-building = this building cannot stand on { $cell }
ci-position-twice = { $id } is there twice
ci-position-too-many = there is too much of { $what }
ci-audit-phase = this phase does not fit the round or the metropolis
ci-audit-workers = player { $player } cannot have these workers
ci-audit-slot = { $slot } does not hold what it must hold
ci-audit-hand = this cannot be in hand now
ci-audit-cards = player { $player } has { $found } scoring cards, it must be { $wanted }
ci-audit-tiles = player { $player } has { $found } tiles, it must be { $wanted }
ci-audit-start = a starting tile lies among the land tiles
ci-audit-district = the district of player { $player } does not fit its tiles
ci-audit-gone = something is missing, or { $found } things have left the game, at most { $most } can
ci-audit-features = { $feature }: there are { $found }, there must be { $wanted }
ci-audit-pieces = { $colour }: there are { $found } pieces, there must be { $wanted }
ci-audit-drawn = { $found } things of the row '{ $row }' have been drawn, it must be { $least } to { $most }
ci-audit-rings = the rings of milestone { $milestone } cannot lie so
ci-drawing-size = the drawing is larger than a district
ci-drawing-cell = '{ $cell }' is no cell of a drawing

## The board in the terminal

ci-board-turn = Round { $round } of { $rounds }, { $party } to act
ci-board-round = Round { $round } of { $rounds }
ci-board-over =
    { $rounds ->
        [one] The game is over after 1 round
       *[other] The game is over after { $rounds } rounds
    }
ci-board-progress = (now { $progress })
ci-board-worker = { $party }
ci-board-hidden = face down
ci-board-hand = In hand:
ci-board-player = { $party }: { $score } (workers { $workers })
ci-board-cards = Cards of { $party }:
ci-board-card = { $card } { $points }×{ $count } = { $worth }
ci-board-legend =
    Small letters are plots, ♣ parks, ≈ water. A capital with a number is a
    building and its height; * before it: on a wild plot. Two letters are a feature.
    Milestones: the points of the places, with the seat of a ring; × is blocked.
    Workers: those left for cards, tiles, features and pieces. ★ has the star.
