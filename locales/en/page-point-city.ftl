### The board of Point City on the page.

page-pc-progress = Turn { $turn } of { $turns }
page-pc-market = Market
page-pc-deck = Deck
page-pc-deck-label =
    The deck, { $left ->
        [0] empty
        [one] 1 card
       *[other] { $left } cards
    }{ $top ->
        [none] {""}
       *[other] , on top { $top }
    }
page-pc-deck-left =
    { $left ->
        [0] No cards left.
        [one] 1 card left.
       *[other] { $left } cards left. Take two for free: this one and the next, unseen.
    }
page-pc-discarded = { $count } discarded
page-pc-flip = Turn over
page-pc-tokens = Civic tokens
page-pc-tokens-left = { $count } left
page-pc-token-now = worth to you now
page-pc-token = civic token: { $token }
page-pc-at = { $cell }: { $what }
page-pc-empty =
    { $wants ->
        [resource] empty; a resource comes next
        [building] empty; a building comes next
       *[nothing] empty
    }
page-pc-front = { $front }, tier { $tier }
page-pc-building =
    { $name }, costs { $cost }{ $gives ->
        [civic] , gives a civic token
        [nothing] {""}
       *[other] , gives { $resource }
    }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
page-pc-cost = { $count } { $resource }
page-pc-points = points
page-pc-your-city = Your city
page-pc-city-of = { $name }’s city
page-pc-rival-city = The rival’s city
page-pc-show-rival =
    Rival: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
page-pc-show-own = Back to your city
page-pc-rival-next = The rival takes { $one } and { $other } next
page-pc-hand = Hand
page-pc-hand-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-pc-hand-empty = no cards in hand
page-pc-coming = coming: { $front }
page-pc-coming-pays = coming, and pays at once: { $front }
page-pc-own-tokens = Tokens
page-pc-worth = now worth { $worth }
page-pc-pending = To pay for: { $cards }
page-pc-pay-with = Pay with
page-pc-pays = You pay
page-pc-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
page-pc-permanent = permanent resources: { $resources }
page-pc-holds = cards in hand: { $cards }

## What has to be done

page-pc-task-take = Take two adjacent market cards, or two from the deck
page-pc-task-second = Choose an adjacent card
page-pc-task-flip = Choose a card to turn over
page-pc-task-pay = Choose how to pay
page-pc-task-token = Choose a civic token
page-pc-facts = buildings { $buildings } · cards { $cards } · tokens { $tokens }

## The score sheet

page-sheet-pc-sheet-buildings = Buildings
page-sheet-pc-sheet-token = Civic tokens
page-sheet-pc-sheet-rival-permanents = Permanent resources
page-sheet-pc-sheet-rival-tokens = Rival’s tokens
page-sheet-pc-sheet-rival-ingenuity = Ingenuity

## The game at a glance

page-pc-tiers = tiers
page-pc-glance-goal = Whoever has the most points wins. They come from buildings and civic tokens.
page-pc-glance-1 = Take two
page-pc-glance-1-text = Two adjacent market cards, or the top two cards of the deck. Resources are free.
page-pc-glance-2 = Pay at once
page-pc-glance-2-text = Your city pays first, then cards you choose. A resource card you have just taken can pay too.
page-pc-glance-3 = Build
page-pc-glance-3-text = A building gives its resource on every later turn. A civic building lets you choose a token.
page-pc-glance-end = after { $turns } turns each
page-pc-glance-left = { $now } of { $of } turns
page-pc-glance-tie = In a tie, whoever has more unspent cards wins.
