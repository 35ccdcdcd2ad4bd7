### The board of Cities on the page.

page-cities-name = { $name }
page-cities-list = { $things }
page-cities-round = Round { $round } of { $rounds }

## The display

page-cities-display = Display
page-cities-row-card = Scoring cards
page-cities-row-tile = Land
page-cities-row-feature = Features
page-cities-row-piece = Pieces
page-cities-for-card = count at the end
page-cities-for-tile = your district grows
page-cities-for-feature = for parks and water
page-cities-for-piece = to build with
page-cities-slot = { $row }, slot { $number }: { $what }
page-cities-slot-taken = { $row }, slot { $number }: { $name }’s worker
page-cities-blind = two pieces from the bag
page-cities-workers =
    { $count ->
        [0] done
        [one] 1 to place
       *[other] { $count } to place
    }
page-cities-starts = Starting tiles

## The metropolis

page-cities-milestones = three milestones
page-cities-milestones-first = the first to reach one scores most
page-cities-worth = now worth
page-cities-progress = { $now } of { $wanted }
page-cities-not-yet = not yet
page-cities-reached = reached
page-cities-ring =
    { $points ->
        [one] 1 point: { $name }
       *[other] { $points } points: { $name }
    }
page-cities-place-free =
    { $points ->
        [one] 1 point: free
       *[other] { $points } points: free
    }
page-cities-place-blocked =
    { $points ->
        [one] 1 point: blocked in a two-player game
       *[other] { $points } points: blocked in a two-player game
    }

## Districts

page-cities-yours = Your district
page-cities-counted = It looks at the ringed cells.
page-cities-district = { $name }’s district
page-cities-extent = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $pieces ->
        [0] no pieces
        [one] 1 piece
       *[other] { $pieces } pieces
    }
page-cities-visit =
    Show { $name }’s district, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-cities-bare = No tiles here yet.
page-cities-cell = { $cell }: { $land }
page-cities-land-feature = { $ground } with { $feature }
page-cities-land-building =
    { $floors ->
        [one] { $colour }, 1 floor
       *[other] { $colour }, { $floors } floors
    }
page-cities-turn-view = Rotate the view
page-cities-larger = Zoom in
page-cities-smaller = Zoom out
page-cities-as-plan = Flat plan
page-cities-facts = workers left { $workers } · scoring cards { $cards }

## What was taken

page-cities-hand = To place
page-cities-hand-of = { $name } has to place
page-cities-rotate = Rotate
page-key-r = R
page-key-r-does = rotate the land tile
page-cities-discard = Decline
page-cities-cards = Scoring cards
page-cities-no-cards = No scoring cards yet.
page-cities-score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What to do

page-cities-task-start = Choose your starting tile
page-cities-task-choose = Put a worker on a slot and take what is there
page-cities-task-place = Place your land tile: choose a spot, and rotate it as you like
page-cities-task-put = Put your feature on a matching cell
page-cities-task-build = Build your pieces, or decline them one by one
page-cities-task-discard = Tap the piece you decline
page-cities-task-which = Now tap what goes there
page-cities-task-where = Now tap a lit cell

## The score sheet

page-sheet-ci-sheet-milestone = Milestones
page-sheet-ci-sheet-statues = Statues
page-sheet-ci-sheet-water = Water
page-sheet-ci-sheet-park = Parks
page-sheet-ci-sheet-card = Scoring cards

## The game at a glance

page-cities-glance-goal = Whoever has the most points wins. They come from milestones, statues, parks, water and scoring cards.
page-cities-glance-1 = Place a worker
page-cities-glance-1-text = Put it on a free slot and take what is there. You place one worker in each row; with two players, two.
page-cities-glance-2 = Add it
page-cities-glance-2-text = Land must share a whole side, within 3 × 3 tiles (3 × 5 in a long game). Features go on their own ground, pieces on plots of their colour.
page-cities-glance-3 = Reach milestones
page-cities-glance-3-text = Checked at the end of each turn: the first to reach one takes the best place and keeps it.
page-cities-glance-end = after { $rounds } rounds
page-cities-glance-left = { $now } of { $of } rounds
page-cities-glance-tie = In a tie, whoever has more milestone points wins.
