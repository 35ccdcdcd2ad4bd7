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
pc-token-per-type-at-least = { $points } per type with { $least } or more
pc-token-per-type-missing = { $points } per missing type
pc-token-per-full-set = { $points } per full set of five
pc-token-per-ingenuity-card = { $points } per ingenuity card

## What players do

pc-place = { $cell } { $what }
pc-cards =
    { $count ->
        [1] { $front }
       *[other] { $front } ({ $count } cards)
    }
pc-flip = flip { $card }
pc-take = take { $one } + { $other }
pc-take-paying = take { $one } + { $other }, paying { $cards }
pc-deck = take two from the deck: { $top } and an unseen card
pc-pass = pass
pc-pay = pay { $cards }
pc-token = choose the token "{ $token }"

## What chance decides

pc-dealt = { $cell }: { $front }
pc-pool = into the pool: { $token }
pc-first = { $seat } begins
pc-turned = { $cell }: { $card }
pc-drawn = the second card from the deck: { $front }
pc-opened = next on the deck: { $front }
pc-rival-takes = the rival takes { $one } + { $other }

## Why something is refused

pc-over = the game is over
pc-chance-first = something has to be revealed first
pc-not-to-act = it is the turn of { $seat }
pc-pay-first = first the buildings taken must be paid for
pc-token-first = first a civic token must be chosen
pc-deck-empty = the deck is empty
pc-must-take = two cards must be taken
pc-must-take-pair = there is a pair that can be taken, so one must be taken
pc-nothing-to-pay = there is nothing to pay for
pc-no-token-now = no civic building was built, so no token is due
pc-not-adjacent = { $one } and { $other } are not adjacent
pc-cannot-pay =
    { $ingenuity ->
        [0] { $short }
        [one] { $short }, and 1 ingenuity card is not enough
       *[other] { $short }, and { $ingenuity } ingenuity cards are not enough
    }
pc-short =
    needs { $need } { $resource }, { $have ->
        [one] 1 is
       *[other] { $have } are
    } there
pc-payment-not-held = not all of these cards are there
pc-payment-too-little = this does not pay for everything
pc-payment-too-much = a card of this payment could be left out
pc-token-gone = the token { $token } is not in the pool
pc-no-chance-now = nothing is left to chance now, so not '{ $chance }'
pc-impossible = '{ $chance }' is not possible here
pc-flip-once = a card has been flipped this turn
pc-flip-building = { $cell } does not show a resource side
pc-flip-no-line = neither the row nor the column of { $cell } shows resource sides only

## Notation that cannot be read

pc-no-action = '{ $text }' is no action
pc-no-outcome = '{ $text }' is no outcome of chance
pc-no-seat = there is no seat '{ $text }'
pc-no-class = '{ $text }' is no tier and resource side of this edition, such as 2:energy*2
pc-no-card = there is no card '{ $text }'
pc-no-token = there is no token '{ $text }'
pc-no-resource = '{ $text }' is no resource side
pc-no-cell = '{ $text }' is no place of the market

## Score sheets

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

pc-edition-tokens = there are { $found } tokens, there must be { $wanted }
pc-edition-civic = a civic building has no points and gives nothing
pc-edition-useless = a building that is not civic has points or gives a resource
pc-edition-token-form = 'of' or 'at-least' does not fit this kind of token
pc-edition-resource = '{ $word }' is no resource
pc-edition-cost = '{ $word }' is no cost: each resource once, 1 to { $most } of it
pc-edition-cost-kinds = a cost is of one or two resources, not { $found }
pc-edition-deck =
    tier { $tier } has { $found } { $what ->
        [cards] cards
        [gives] buildings with a permanent resource
        [points-only] buildings with points only
        [civic] civic buildings
        [single] single resource sides
        [double] double resource sides
        [ingenuity] ingenuity sides
       *[points] points in all
    }, it must have { $wanted }
pc-edition-symmetry =
    the deck is not the same for all resources: like '{ $id }' there are { $wanted } cards, with the resources exchanged in turn { $found }

## Positions

pc-position-players = there are { $found } players, there must be { $wanted }
pc-position-turns = there is no such first player, or more than { $most } turns
pc-position-twice = '{ $id }' is there twice
pc-position-pending = at most two buildings wait to be paid
pc-position-too-many = too many of { $what }
pc-audit-market = the market is wrong at { $cell }
pc-audit-empty = the market has { $found } empty places, now it must have { $wanted }
pc-audit-deck =
    the deck has { $found } cards, after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } it must have { $wanted }
pc-audit-top = the top card of the deck must be open now, or must not
pc-audit-tier = { $found } cards of tier { $tier } have been seen, it must be { $wanted }
pc-audit-fronts = { $found } cards with { $front } are held or spent, it must be { $wanted }
pc-audit-buildings = the buildings do not add up to 160 cards
pc-audit-tokens = there are { $found } tokens in play, there must be { $wanted }
pc-audit-player = player { $player } has more than the turns so far allow
pc-audit-phase = this phase cannot be reached here

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
pc-board-pool = Pool:
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
      b2 ••           the place b2 of the market and the tier of its card
      En              a resource card with one symbol; EnEn has two symbols
    {"  **"}              ingenuity, which pays one of any resource
      En×3 El→Co +2   costs 3 energy and 1 ecology; gives a permanent community
                      and 2 points; 'civic' lets you choose a token instead
      2 per En = 6    a token: 2 points for each permanent energy, now worth 6
      permanent:      the resources of the buildings, which pay every turn
      ► Player 1      whose turn it is
