### Point City. The English names of the buildings are in the edition.

## Resources

pc-energy = energy
pc-industry = industry
pc-economy = economy
pc-community = community
pc-ecology = ecology
pc-ingenuity = ingenuity
pc-single = { $resource }
pc-double = double { $resource }

## Codes of two letters; each must differ from the others

pc-code-energy = En
pc-code-industry = In
pc-code-economy = Em
pc-code-community = Co
pc-code-ecology = El
pc-code-ingenuity = **

## Civic tokens; all but the last one count permanent resources

pc-token-flat =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pc-token-per-resource = { $points } per { $resource }
pc-token-per-pair = { $points } per { $one } + { $other }
pc-token-per-type-at-least =
    { $points } per resource you have { $least ->
        [2] twice
       *[other] { $least } times
    } or more
pc-token-per-type-missing = { $points } per resource you do not have
pc-token-per-full-set = { $points } per set of all five resources
pc-token-per-ingenuity-card = { $points } per ingenuity card

## What players do

pc-place = { $what } ({ $cell })
pc-cards =
    { $count ->
        [1] { $front }
       *[other] { $front } ({ $count } cards)
    }
pc-flip = turn over { $card }
    .told = { $player } turns over { $card }
pc-take = take { $one } and { $other }
    .told = { $player } takes { $one } and { $other }
pc-take-paying = take { $one } and { $other }, paying { $cards }
    .told = { $player } takes { $one } and { $other }, paying { $cards }
pc-deck = take two from the deck: { $top } and an unseen card
    .told = { $player } takes two from the deck: { $top } and an unseen card
pc-pass = pass
    .told = { $player } passes
pc-pay = pay { $cards }
    .told = { $player } pays { $cards }
pc-token = choose a civic token: { $token }
    .told = { $player } takes a civic token: { $token }

## What chance decides

pc-dealt = { $cell }: { $front }
pc-pool = civic token: { $token }
pc-first = { $seat } begins
pc-turned = { $cell }: { $card }
pc-drawn = second card from the deck: { $front }
pc-opened = now on top of the deck: { $front }
pc-rival-takes = the rival takes { $one } and { $other }

## Why something is refused

pc-over = the game is over
pc-setup-first = the table must be set up first
pc-flip-first = the building side must be revealed first
pc-draw-first = the second card of the deck must be drawn first: whoever takes one must take both
pc-refill-first = the market must be refilled first
pc-rival-first = the rival takes its cards first
pc-not-to-act = it is { $seat }’s turn
pc-pay-first = first pay for the buildings you took
pc-token-first = first choose a civic token
pc-deck-empty = the deck is empty
pc-must-take = you must take two cards
pc-must-take-pair = there is a pair you can take, so you must take one
pc-nothing-to-pay = there is nothing to pay for
pc-no-token-now = you have built no civic building, so you may not take a token
pc-not-adjacent = { $one } and { $other } are not adjacent
pc-same-place = two cards must be taken, and { $cell } holds only one
pc-no-wrap = { $one } and { $other } are not adjacent: the edges of the market do not meet
pc-cannot-pay =
    { $ingenuity ->
        [0] you need { $short }
        [one] you need { $short }; 1 ingenuity card is not enough
       *[other] you need { $short }; { $ingenuity } ingenuity cards are not enough
    }
pc-short = { $need } { $resource } (you have { $have })
pc-short-double = { $need } { $resource } for two buildings (a card with two symbols pays for only one of them)
pc-permanent-once = { $reason }; a permanent resource pays for only one building a turn
pc-permanent-later = { $reason }; what a building gives can be used from the next turn on
pc-payment-not-held = you do not have all of these cards
pc-payment-too-little = this does not pay for everything
pc-payment-splits-double = this does not pay for both buildings: a card with two symbols pays for only one and gives no change
pc-payment-too-much = you can pay without one of these cards
pc-token-gone = the token { $token } is not available
pc-no-chance-now = nothing is left to chance now; unexpected: '{ $chance }'
pc-impossible = '{ $chance }' is not possible here
pc-impossible-tier = '{ $chance }' is not possible here: the next card of the deck is of another tier
pc-impossible-side = '{ $chance }' is not possible here: the card turned over has another tier or resource side
pc-impossible-seen = '{ $chance }' is not possible here: nothing like it is left
pc-flip-once = you have already turned a card over this turn
pc-flip-building = { $cell } does not show a resource side
pc-flip-no-line = neither the row nor the column of { $cell } shows only resource sides

## Notation that cannot be read

pc-no-action = '{ $text }' is not an action
pc-no-outcome = '{ $text }' is not an outcome of chance
pc-no-seat = there is no seat '{ $text }'
pc-no-class = '{ $text }' is not a tier and resource side of this edition; an example: 2:energy*2
pc-no-card = there is no card '{ $text }'
pc-no-token = there is no token '{ $text }'
pc-no-resource = '{ $text }' is not a resource side
pc-no-cell = '{ $text }' is not a place in the market

## Score sheets

pc-tie-cards = unspent resource cards: { $count }
pc-sheet-buildings =
    { $count ->
        [one] points on 1 building
       *[other] points on { $count } buildings
    }
pc-sheet-token = token: { $token }
pc-sheet-rival-permanents =
    { $count ->
        [one] 1 permanent resource
       *[other] { $count } permanent resources
    } of { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }
pc-sheet-rival-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
pc-sheet-rival-ingenuity =
    { $count ->
        [one] 1 ingenuity card
       *[other] { $count } ingenuity cards
    }

## Editions

pc-edition-tokens = there are { $found } tokens; there must be { $wanted }
pc-edition-civic = a civic building must not have points or give a resource
pc-edition-useless = a building that is not civic must have points or give a resource
pc-edition-token-form = 'of' or 'at-least' does not fit this kind of token
pc-edition-resource = '{ $word }' is not a resource
pc-edition-cost = '{ $word }' is not a cost: name each resource once, 1 to { $most } of it
pc-edition-cost-kinds = a cost must have one or two resources, not { $found }
pc-edition-deck =
    tier { $tier } has { $found } { $what ->
        [cards] cards
        [gives] buildings with a permanent resource
        [points-only] buildings with points only
        [civic] civic buildings
        [single] single resource sides
        [double] double resource sides
        [ingenuity] ingenuity sides
       *[points] points in total
    }; it must have { $wanted }
pc-edition-symmetry =
    the deck does not treat all resources alike: there are { $wanted } cards like '{ $id }', but { $found } with the resources exchanged

## Positions

pc-position-players = there are { $found } players; there must be { $wanted }
pc-position-twice = '{ $id }' appears twice
pc-position-pending = at most two buildings can be waiting for payment
pc-position-too-many = there are too many of { $what }
pc-audit-market = the market is wrong at { $cell }
pc-audit-empty = the market has { $found } empty places; now it must have { $wanted }
pc-audit-dealt = { $cell } cannot be empty: the market is dealt row by row, and a later place has its card
pc-audit-wants = the empty place { $cell } must say what it will get: (building) or (resource)
pc-audit-wants-nothing = the empty place { $cell } is not refilled now: write -
pc-audit-apart = the empty places { $one } and { $other } are not adjacent, so they were not taken together
pc-audit-refilled = { $cell } cannot be the second of two places that are refilled in order
pc-audit-rival-took = the rival has taken { $one } and { $other }; no other place can be empty
pc-audit-passed = two places must be empty: whoever played last could take a pair and so had to
pc-audit-deck =
    the deck has { $found } cards; after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } it must have { $wanted }
pc-audit-top-open = the top card of the deck must be open now
pc-audit-top-closed = no card of the deck can be open now
pc-audit-tier = { $found } cards of tier { $tier } have been seen; it must be { $wanted }
pc-audit-fronts = { $found } cards with { $front } are held or spent; it must be { $wanted }
pc-audit-buildings = the buildings do not add up to 160 cards
pc-audit-tokens = there are { $found } tokens in play; there must be { $wanted }
pc-audit-city = points and permanent resources do not follow from the city
pc-audit-civic = { $found } tokens, those still due included, for { $most } civic buildings
pc-audit-cards = { $found } cards in hand and city, the turns so far allow { $most }
pc-audit-taken = the resource card taken this turn must be in the hand
pc-audit-pending = buildings to be paid for: { $found }, by the empty places of the market { $wanted }
pc-audit-unpayable = these buildings cannot be paid for, so they were not taken
pc-audit-one-way = there is only one way to pay, so these buildings are paid for already
pc-audit-refill = { $cell } is not the next place that gets a building
pc-audit-no-rival = there is a rival in solo games only
pc-audit-solo-first = in a solo game the player always begins
pc-audit-players-turn = after { $turns } turns it is the turn of the player, not of the rival
pc-audit-rivals-turn = after { $turns } turns it is the turn of the rival
pc-audit-no-flip = no card can have been flipped here
pc-audit-flipped = no building can be the flipped card: none is in a row or column that showed only resource sides before

## The board

pc-board-setup = Setting up
pc-board-turn = Turn { $turn } of { $turns }: { $party }
pc-board-over = The game is over after { $turns } turns
pc-board-rival-next = ← rival
pc-board-wants-resource = (a resource next)
pc-board-wants-building = (a building next)
pc-board-civic = civic
pc-board-deck =
    Deck: { $left ->
        [0] empty
        [one] 1 card
       *[other] { $left } cards
    }
pc-board-deck-open =
    Deck: { $left ->
        [one] 1 card
       *[other] { $left } cards
    }, on top
pc-board-pool = Civic tokens:
pc-board-pending = To be paid:
pc-board-player =
    { $party }: { $score } { $score ->
        [one] point
       *[other] points
    } ({ $points } on { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    })
pc-board-hand =
    { $count ->
        [one] 1 card:
       *[other] { $count } cards:
    }
pc-board-permanent = permanent:
pc-board-tokens = tokens:
pc-board-token = { $token } = { $worth }
pc-board-legend =
    On the board:
      b2 ••           place b2 of the market and the tier of its card
      En              a resource card with one symbol; EnEn has two symbols
    {"  **"}              ingenuity, which pays for one of any resource
      En×3 El→Co +2   costs 3 energy and 1 ecology; gives a permanent community
                      and 2 points; 'civic' lets you choose a token instead
      2 per En = 6    a token: 2 points for each permanent energy, now worth 6
      permanent:      the resources of the buildings, which pay every turn
      ► Player 1      who is to act

## What things are and what they bring

pc-about-move = move
pc-about-flip = If a whole row or column shows only resources, you may turn one of its cards to its building side, once, before you take.
pc-about-deck-name = the deck
pc-about-deck = Take its top two cards for free: { $top }, and one that nobody has seen. Cards left: { $left }.
pc-about-token = civic token
pc-about-token-flat = Scores at the end of the game.
pc-about-token-cards = Counts your unspent ingenuity cards at the end of the game.
pc-about-token-permanents = Counts the permanent resources of your city at the end of the game; resource cards do not count.
pc-about-building = building
pc-about-civic-building = civic building
pc-about-civic = Lets you choose a civic token. It has no points and gives no resource.
pc-about-gives = Gives 1 { $resource } on every later turn.
pc-about-tier = On its other side is a building. Buildings of higher tiers cost more and bring more.
pc-about-points =
    Scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
pc-about-resource-card = resource card
pc-about-single = Pays 1 { $resource }.
pc-about-double = Pays up to 2 { $resource } and gives no change.
pc-about-ingenuity = Pays 1 of any resource.
pc-about-player = player
pc-about-player-cards = Resource cards: { $count }.
pc-about-player-buildings = Buildings: { $count }.
pc-about-player-tokens = Civic tokens: { $count }.
pc-mark-cost = costs { $count }
pc-mark-permanent = permanent resource
pc-mark-tier = tier { $tier }
pc-mark-points = points
pc-worth-built = if you build it: { $printed } printed, { $tokens } from your tokens
pc-worth-now = now
pc-worth-could =
    { $turns ->
        [one] if your last turn adds a resource that it counts
       *[other] if each of your { $turns } remaining turns adds a resource that it counts
    }
pc-way-flip = Turn a card over
pc-way-take = Take it with a neighbour
pc-way-deck = Take two from the deck
pc-way-pay = Pay with it
pc-way-token = Choose this token
pc-holding-permanent = permanent { $resource }
pc-holding-cards = cards: { $front }
