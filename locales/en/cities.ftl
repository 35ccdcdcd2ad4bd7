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
    { $name } – { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $what }
ci-milestone = { $name }: { $what }
ci-count-only = { $what } { $limits }
ci-limits = { $first } { $second }
ci-both = { $first } and { $second }
ci-count-buildings =
    { $number ->
        [0] each building
        [one] 1 building
       *[other] { $number } buildings
    }
ci-count-buildings-red =
    { $number ->
        [0] each red building
        [one] 1 red building
       *[other] { $number } red buildings
    }
ci-count-buildings-blue =
    { $number ->
        [0] each blue building
        [one] 1 blue building
       *[other] { $number } blue buildings
    }
ci-count-buildings-green =
    { $number ->
        [0] each green building
        [one] 1 green building
       *[other] { $number } green buildings
    }
ci-count-buildings-yellow =
    { $number ->
        [0] each yellow building
        [one] 1 yellow building
       *[other] { $number } yellow buildings
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
        [0] each group of { $size } connected plots of one colour
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
        [0] each feature in parks and on water
        [one] 1 feature in parks and on water
       *[other] { $number } features in parks and on water
    }
ci-count-features-park =
    { $number ->
        [0] each feature in parks
        [one] 1 feature in parks
       *[other] { $number } features in parks
    }
ci-count-features-water =
    { $number ->
        [0] each feature on water
        [one] 1 feature on water
       *[other] { $number } features on water
    }
ci-count-statues =
    { $number ->
        [0] each statue
        [one] 1 statue
       *[other] { $number } statues
    }
ci-of-colour = in { $colour }
ci-height-exactly =
    { $floors ->
        [one] with exactly 1 floor
       *[other] with exactly { $floors } floors
    }
ci-height-least = with { $floors } or more floors
ci-height-between = with { $least } to { $most } floors
ci-beside-park = next to a park
ci-beside-water = next to water
ci-beside-statue = next to a statue
ci-same-colours = of the same colour
ci-different-colours = of different colours
ci-same-heights = of the same height
ci-different-heights = of different heights
ci-with-features =
    { $count ->
        [one] with a feature
       *[other] with { $count } different features
    }
ci-without-building = without a building
ci-different-kinds =
    { $number ->
        [0] (each kind once)
       *[other] of different kinds
    }

## What players do

ci-tile = { $a }, { $b } / { $c }, { $d }
ci-slot =
    { $row ->
        [card] scoring card slot { $number }
        [tile] land slot { $number }
        [feature] feature slot { $number }
       *[piece] piece slot { $number }
    }
ci-pieces =
    { $count ->
        [1] { $colour }
       *[other] { $colour } ×{ $count }
    }
ci-start = choose the starting tile ({ $tile })
    .told = { $player } chooses a starting tile ({ $tile })
ci-take-card = take scoring card { $number }: { $card }
    .told = { $player } takes the scoring card in slot { $number }: { $card }
ci-take-hidden-card = take the face-down scoring card
    .told = { $player } takes the face-down scoring card
ci-take-tile = take the land tile ({ $tile })
    .told = { $player } takes a land tile ({ $tile })
ci-take-hidden-tile = take the face-down land tile
    .told = { $player } takes the face-down land tile
ci-take-features = take from feature slot { $number }: { $features }
    .told = { $player } takes from feature slot { $number }: { $features }
ci-take-hidden-feature = take from feature slot { $number }: { $features } and the face-down feature
    .told = { $player } takes from feature slot { $number }: { $features } and the face-down feature
ci-take-pieces = take from piece slot { $number }: { $pieces }
    .told = { $player } takes from piece slot { $number }: { $pieces }
ci-take-blind = draw two pieces from the bag
    .told = { $player } draws two pieces from the bag
ci-place =
    { $rotation ->
        [0] place the tile at { $cell }, not rotated
       *[other] place the tile at { $cell }, rotated by { $rotation }°
    }
    .told =
        { $rotation ->
            [0] { $player } places the tile at { $cell }
           *[other] { $player } places the tile at { $cell }, rotated by { $rotation }°
        }
ci-put = put { $feature } on { $cell }
    .told = { $player } puts { $feature } on { $cell }
ci-build = build the { $colour } piece on { $cell }, floor { $height }
    .told = { $player } builds a { $colour } piece on { $cell }, floor { $height }
ci-discard = decline a { $colour } piece
    .told = { $player } declines a { $colour } piece

## What follows by itself

ci-and-then = { $step }; { $then }
    .told = { $step }; { $then }
ci-lost-pieces = no place for { $pieces }: out of the game
ci-lost-feature = no place for { $feature }: out of the game
ci-ring =
    milestone reached: { $milestone }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ci-next-round = round { $round } begins; { $seat } has the star
ci-end = the game ends after { $round } rounds; { $seat } has the star

## What chance decides

ci-metropolis = the metropolis is { $metropolis }
ci-star = { $seat } has the star
ci-laid-card = { $slot }: { $card }
ci-laid-tile = { $slot }: { $tile }
ci-laid-feature = { $slot }: { $feature }
ci-laid-piece = { $slot }: { $colour }
ci-shown-card = revealed: { $card }
ci-shown-tile = revealed: the land tile ({ $tile })
ci-shown-feature = revealed: { $feature }
ci-shown-piece = from the bag: { $colour }

## Why something is refused

ci-over = the game is over
ci-setup-first = the table must be set up first
ci-lay-first = the round must be laid out first
ci-reveal-first = what was taken must be revealed first
ci-not-to-act = it is { $seat }’s turn
ci-start-first = first choose a starting tile
ci-start-over = everyone already has a starting tile
ci-start-gone = another player has taken this starting tile ({ $tile })
ci-no-start = this is not a starting tile ({ $tile })
ci-take-first = first take something from the display
ci-slot-taken = there is already a worker on { $slot }
ci-no-worker =
    { $workers ->
        [one] you may send only one worker a round
       *[other] you may send only { $workers } workers a round
    } to { $row ->
        [card] the scoring cards
        [tile] the land tiles
        [feature] the features
       *[piece] the pieces
    }
ci-place-first = first place your land tile
ci-spot-taken = there is a tile at { $cell } already
ci-spot-apart = at { $cell } the tile would not share a whole side with a tile of the district
ci-spot-beyond = with a tile at { $cell } the district would be larger than { $short } × { $long } tiles
ci-same-rotation = rotated by { $rotation }° the tile looks the same as rotated by { $same }°; choose that
ci-put-first = first place your features
ci-put-not-held = you did not take { $feature }, so it cannot go on { $cell }
ci-put-taken = { $cell } already has a feature, so { $feature } cannot go there
ci-put-on-building = { $cell } has a building, so { $feature } cannot go there
ci-put-not-plot = { $feature } goes on a building plot, and { $cell } is not one
ci-put-not-park = { $feature } goes in a park, and { $cell } is not one
ci-put-not-water = { $feature } goes on water, and { $cell } is not water
ci-outside = { $cell } is outside your district
ci-build-first = first build or decline your pieces
ci-piece-not-held = you have no { $colour } piece to build
ci-build-colour = a { $colour } piece needs a { $colour } plot or building; { $cell } is neither
ci-too-high = the building on { $cell } already has four floors
ci-build-on-statue = there is a statue on { $cell }
ci-wild-colour = the building on { $cell } is not { $colour }
ci-no-chance-now = nothing is left to chance now; unexpected: '{ $chance }'
ci-impossible = '{ $chance }' is not possible here
ci-impossible-seen = '{ $chance }' is not possible here: nothing like it is left

## Notation that cannot be read

ci-no-action = '{ $text }' is not an action
ci-no-outcome = '{ $text }' is not an outcome of chance
ci-no-seat = there is no seat '{ $text }'
ci-no-slot = '{ $text }' is not a slot; examples: card-1, piece-4
ci-no-cell = '{ $text }' is not a cell
ci-no-rotation = '{ $text }' is not a rotation; it is 0, 90, 180 or 270
ci-no-colour = '{ $text }' is not a colour
ci-no-card = there is no card '{ $text }'
ci-no-tile = there is no tile '{ $text }'
ci-no-feature = there is no feature '{ $text }'
ci-no-metropolis = there is no metropolis '{ $text }'

## Score sheets

ci-tie-milestones = milestone points: { $count }
ci-sheet-milestone = milestone: { $milestone }
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
    }: there are { $found }; there must be { $wanted }
ci-edition-ground = '{ $word }' is not a ground: red, blue, green, yellow, park or water
ci-edition-cells = a tile must have four cells, not { $found }
ci-edition-wild = the wild plot must go on a plot
ci-edition-wilds = there can be only one kind of wild plot
ci-edition-kinds = there are { $found } kinds of features; at most { $most } are possible
ci-edition-few-kinds =
    { $on ->
        [park] parks
       *[water] water
    }: { $found } kinds of features; there must be at least { $least }
ci-edition-metropolis = '{ $id }' is not one of the eight metropolises
ci-edition-places = the places must be three falling numbers from { $most } down to 1
ci-edition-missing = the field '{ $field }' is missing
ci-edition-field = the field '{ $field }' does not belong here
ci-edition-height = '{ $word }' is not a height; examples: 2, 3+ or 1-2, with 1 to 4 floors
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
ci-frame-symmetry = { $id } favours one colour: with the next colour it is there { $found } times, not { $wanted }
ci-frame-tiles =
    { $what ->
        [park] park cells
        [water] water cells
        [red] red plots
        [blue] blue plots
        [green] green plots
       *[yellow] yellow plots
    }: the land tiles of the house edition have { $wanted }, not { $found }
ci-frame-tile-plain = { $id } has four identical cells
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
ci-frame-places = the points of { $id } are too far from 7, 4 and 2 for the house edition

## Positions that cannot arise

ci-position-players = there are { $found } players; there must be { $wanted }
ci-position-seat = there are only { $seats } seats
ci-position-start = { $cell } must hold a starting tile that is not rotated
ci-position-tile = this tile cannot lie at { $cell }
ci-position-spot = the tile at { $cell } does not fit the others
ci-position-feature = this feature cannot lie on { $cell }
ci-position-building = this building cannot stand on { $cell }
ci-position-twice = { $id } appears twice
ci-position-too-many = there are too many of { $what }
ci-audit-chosen = the metropolis was chosen before the game
ci-audit-undealt = it has not been drawn yet
ci-audit-no-metropolis = it must be known by now
ci-audit-turn = it is player { $player }’s turn
ci-audit-same-slot = the same slot has two workers
ci-audit-workers = player { $player } has { $found } workers here; it must be { $wanted }
ci-audit-crowded =
    player { $player } has { $found } workers in the row of { $row ->
        [card] scoring cards
        [tile] land tiles
        [feature] features
       *[piece] pieces
    }; at most { $most } can be there
ci-audit-no-worker = no worker of this player stands where it was taken
ci-audit-no-place = what has no place in the district leaves the hand at once
ci-audit-slot-empty = something must lie there: { $slot }
ci-audit-slot-full = nothing can lie there: { $slot }
ci-audit-start = a starting tile lies among the land tiles
ci-audit-district = player { $player }’s district does not match its tiles
ci-audit-missing = something is missing
ci-audit-features = { $feature }: there are { $found }; there must be { $wanted }
ci-audit-pieces = { $colour }: there are { $found } pieces; there must be { $wanted }
ci-audit-drawn =
    { $row ->
        [feature] features
       *[piece] pieces
    }: { $found } have been drawn; it must be { $least } to { $most }
ci-audit-ring-closed = with this number of players no ring can be on this place
ci-audit-ring-twice = a player has two rings here
ci-audit-ring-order = a ring lies on a place although a better one is free
ci-audit-ring-missing = player { $player } meets the milestone but has no ring
ci-audit-ring-early = player { $player } cannot have a ring before ending a turn
ci-drawing-size = the drawing is larger than a district
ci-drawing-cell = '{ $cell }' is not a cell of a drawing

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
ci-board-cards = { $party }’s cards:
ci-board-card = { $card } { $points }×{ $count } = { $worth }
ci-board-legend =
    Small letters are plots, ♣ parks, ≈ water. A capital with a number is a
    building and its height; * before it: on a wild plot. Two letters are a feature.
    Milestones: the points of the places, with the seat of a ring; × is blocked.
    Workers: those left for cards, tiles, features and pieces. ★ holds the star.

## What things are and what they bring

ci-about-blind = two pieces from the bag
ci-about-building = { $colour } building, floors: { $floors }
ci-about-building-full = It is four floors high and cannot grow.
ci-about-building-open = A piece of its colour adds a floor, up to four.
ci-about-card = scoring card
ci-about-card-counts =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $what }
ci-about-cards = Scoring cards: { $count }.
ci-about-cell = { $cell } in { $seat }’s district
    .you = { $cell } in your district
ci-about-counted-by = Counts for: { $cards }.
ci-about-decline = Decline a piece
ci-about-decline-text = A piece that you do not build leaves the game.
ci-about-district = district
ci-about-empty-slot = empty slot
ci-about-face-down = face down
ci-about-feature = feature
ci-about-milestone = milestone of { $metropolis }
ci-about-move = move
ci-about-no-land = no land yet
ci-about-no-land-text = Land fits here if it shares a whole side with a tile of the district.
ci-about-one-hidden = One more lies face down.
ci-about-park = Each connected park area scores 1, 3, 6 or 10 points for 1, 2, 3 or 4 different features.
ci-about-piece = A piece goes on a plot or building of its colour, up to four floors.
ci-about-piece-kind = building piece
ci-about-place-blocked =
    { $points ->
        [one] 1 point: blocked in a two-player game
       *[other] { $points } points: blocked in a two-player game
    }
ci-about-place-free =
    { $points ->
        [one] 1 point: free
       *[other] { $points } points: free
    }
ci-about-place-taken =
    { $points ->
        [one] 1 point: { $seat }
       *[other] { $points } points: { $seat }
    }
ci-about-plot = plot: { $colour }
ci-about-plot-text = A piece of its colour can be built here, or a grey feature can go on it.
ci-about-rightmost = Rightmost slot: whoever takes it gets the star and begins the next round.
ci-about-rotation = rotated by { $rotation }°
ci-about-row-card = Scoring cards count at the end of the game.
ci-about-row-feature = Features go in parks, on water and on empty plots.
ci-about-row-piece = Pieces become buildings.
ci-about-row-tile = Land makes your district grow.
ci-about-start = starting tile
ci-about-start-text = Your district begins with it.
ci-about-statue = A statue uses up its plot and is worth 2 points.
ci-about-statue-name = statue
ci-about-tile = land tile
ci-about-tile-text = Place it so that it shares a whole side with a tile of your district, in any rotation. It never moves again.
ci-about-tiles = Land: { $tiles } of { $most } tiles.
ci-about-water = Each connected water area scores 1, 3, 6 or 10 points for 1, 2, 3 or 4 different features.
ci-about-wild = Goes on an empty plot. A piece of any colour can be built on it. While it is empty, it counts as the colour that suits you best.
ci-about-wild-name = wild plot
ci-about-worker = { $seat }’s worker stands here.
    .you = Your worker stands here.
ci-about-lost = Your district has no place for { $things }: lost if you take this.
ci-about-named = { $name }
ci-about-marker = marker
ci-about-star-name = the star
ci-about-star = Its holder begins the round. At the end of the round it goes to whoever has the rightmost worker in the row of pieces.
ci-about-star-held = Begins this round: { $seat }.
    .you = You begin this round.
ci-about-metropolis = metropolis
ci-mark-background = where it goes
ci-mark-plot = plots and pieces of this colour
ci-holding-buildings = buildings
ci-holding-cards = scoring cards
ci-holding-features = features
ci-holding-floors = floors
ci-holding-milestone = towards { $milestone }
ci-holding-tiles = land tiles
ci-way-build = Build the { $colour } piece on { $cell }
ci-way-discard = Decline a { $colour } piece
ci-way-place = Place the land at { $cell }
ci-way-put = Put { $feature } on { $cell }
ci-way-start = Begin with this tile
ci-way-take = Take it with a worker
ci-worth-area = now; different features in this area: { $features }
ci-worth-best = scored at once, in the best places
ci-worth-count =
    { $count ->
        [0] now: nothing to count yet
        [one] now: counts once
       *[other] now: counts { $count } times
    }
ci-worth-gone = no place is left
ci-worth-next = if you reach it next; you have { $have } of { $need }
ci-worth-now = now
ci-worth-one-more = with one more that counts
ci-worth-reached = reached
