### UpTown. The English names of the cards are in the edition.

## Projects

ut-office = office
ut-services = services
ut-apartment = apartment
ut-cafe = cafe
ut-shop = shop
ut-hotel = hotel
ut-no-kind = other
ut-duo = { $kind } (counts as two)
ut-roof = roof
ut-gift = gift
ut-ground = ground floor only
ut-upper = upper floors only
ut-rooftop = rooftop only
ut-no-gifts = no gifts
ut-income = income { $coins }
ut-income-storey = income { $coins } per storey below
ut-income-plot =
    income { $coins } per { $kind ->
        [office] office
        [services] service
        [apartment] apartment
        [cafe] cafe
        [shop] shop
       *[hotel] hotel
    } on the plot
ut-income-street =
    income { $coins } per { $kind ->
        [office] office
        [services] service
        [apartment] apartment
        [cafe] cafe
        [shop] shop
       *[hotel] hotel
    } on the street
ut-income-ground = income { $coins } on the ground floor
ut-prestige = prestige { $points }
ut-prestige-storey = prestige { $points } per storey below
ut-prestige-plot =
    prestige { $points } per { $kind ->
        [office] office
        [services] service
        [apartment] apartment
        [cafe] cafe
        [shop] shop
       *[hotel] hotel
    } on the plot
ut-prestige-street =
    prestige { $points } per { $kind ->
        [office] office
        [services] service
        [apartment] apartment
        [cafe] cafe
        [shop] shop
       *[hotel] hotel
    } on the street
ut-prestige-gifts = prestige { $points } per gift on the street
ut-prestige-ground = prestige { $points } on the ground floor

## What players do

ut-collect =
    collect { $coins ->
        [one] 1 upcoin
       *[other] { $coins } upcoins
    } from your deck
    .told =
        { $player } collects { $coins ->
            [one] 1 upcoin
           *[other] { $coins } upcoins
        }
# Both halves of a card, as they are called on the table
ut-halves = { $one } / { $other }
ut-keep = play { $card } from your deck
    .told = { $player } plays { $halves } from their deck
ut-discard = discard { $card } ({ $halves })
    .told = { $player } discards { $halves }
ut-buy =
    buy { $card } from { $seat } for { $price ->
        [one] 1 upcoin
       *[other] { $price } upcoins
    }
    .told =
        { $player } buys { $halves } from { $seat }, who gets { $price ->
            [one] 1 upcoin
           *[other] { $price } upcoins
        }
    .yours =
        { $player } buys your { $halves }; you get { $price ->
             [one] 1 upcoin
            *[other] { $price } upcoins
        }
ut-buy-own =
    buy { $card } from your deck for { $price ->
        [one] 1 upcoin
       *[other] { $price } upcoins
    }
    .told =
        { $player } buys { $halves } from their own deck for { $price ->
            [one] 1 upcoin
           *[other] { $price } upcoins
        }
ut-municipal = take the municipal card { $card }
    .told = { $player } takes { $halves } from the common pile
ut-municipal-discard = take the municipal card { $card }, which fits nowhere, and discard it
    .told = { $player } takes { $halves } from the common pile and discards it, because it fits nowhere
ut-pass = buy nothing
    .told = { $player } buys nothing
ut-choose = choose: { $project }
    .told = { $player } chooses: { $project }
ut-build = build { $half } ({ $card }) on plot { $plot }
    .told = { $player } builds { $half } on plot { $plot }
ut-build-roof =
    close plot { $plot } with { $half } ({ $card }) and get { $income ->
        [0] nothing
        [one] 1 upcoin
       *[other] { $income } upcoins
    }
    .told =
        { $player } closes plot { $plot } with { $half } and gets { $income ->
            [0] nothing
            [one] 1 upcoin
           *[other] { $income } upcoins
        }
ut-give = give { $half } ({ $card }) to { $seat } for plot { $plot }
    .told = { $player } gives { $half } to { $seat } for plot { $plot }
    .yours = { $player } gives you { $half } for your plot { $plot }
ut-give-roof =
    close { $seat }’s plot { $plot } with { $half } ({ $card }); { $seat } gets { $income ->
        [0] nothing
        [one] 1 upcoin
       *[other] { $income } upcoins
    }
    .told =
        { $player } closes { $seat }’s plot { $plot } with { $half }; { $seat } gets { $income ->
            [0] nothing
            [one] 1 upcoin
           *[other] { $income } upcoins
        }
    .yours =
        { $player } closes your plot { $plot } with { $half }; you get { $income ->
             [0] nothing
             [one] 1 upcoin
            *[other] { $income } upcoins
        }

## What chance decides

ut-first = { $seat } has the marked street and begins
ut-opened-deck = now on { $seat }’s deck: { $card } ({ $halves })
ut-opened-pile = now on the common pile: { $card } ({ $halves })

## Why something is refused

ut-over = the game is over
ut-marked-street-first = the marked street has to be drawn first
ut-chance-first = a card has to be revealed first
ut-not-to-act = it is { $seat }’s turn
ut-collect-first =
    your first action comes first: { $coins ->
        [one] collect the upcoin
       *[other] collect the { $coins } upcoins
    } on your deck
ut-collecting-is-all =
    { $coins ->
        [one] 1 upcoin lies
       *[other] { $coins } upcoins lie
    } on your deck: collecting is your whole first action
ut-nothing-to-collect = there are no upcoins on your deck
ut-first-action-first = first play or discard the top card of your deck
ut-second-action-now = this is your second action: buy a card, or take a municipal card
ut-second-action-empty = this is your second action and the common pile is empty: buy a card, or buy nothing
ut-choose-first = first choose one of the card’s projects
ut-project-chosen = the project is chosen; now it needs a plot: { $project }
ut-place-first = first put the project on a plot
ut-municipal-is-played = a municipal card that fits somewhere must be played, and { $card } does
ut-bought-is-played = a card is bought to be played: { $card } cannot be discarded
ut-kept-is-played = you are already playing { $card }; it can no longer be discarded
ut-fits-nowhere = no project of { $card } fits anywhere
ut-project-fits-nowhere = this project fits on no plot: { $project }
ut-deck-empty = { $seat }’s deck is used up
ut-coins-on-deck =
    { $coins ->
        [one] 1 upcoin lies
       *[other] { $coins } upcoins lie
    } on { $seat }’s deck, so nothing can be bought from it
ut-too-dear = { $card } costs { $price }; you have { $wallet }
ut-pile-empty = the common pile is empty
ut-no-passing = while the common pile has a card, you may not skip your second action
ut-no-back = { $card } has no projects on its back
ut-gift-to-another = a gift must go to another player’s street
ut-no-gift-mark = a project without the gift mark must go on your own street
ut-plot-closed = plot { $plot } is closed by a roof
ut-ground-only = this project must be on the ground floor, and plot { $plot } already has a building
ut-upper-only = this project must be on an upper floor, and plot { $plot } is empty
ut-rooftop-only = this project must stand on a roof, and plot { $plot } has none
ut-accepts-no-gift = the building on plot { $plot } accepts no gifts
ut-no-chance-now = nothing is left to chance now; unexpected: '{ $chance }'
ut-impossible = '{ $chance }' is not possible here

## Notation that cannot be read

ut-no-action = '{ $text }' is not an action
ut-no-outcome = '{ $text }' is not an outcome of chance
ut-no-seat = there is no seat '{ $text }'
ut-no-card = there is no card '{ $text }'
ut-no-end = '{ $text }' is not a project of a card; it is a, b, c or d
ut-no-plot = '{ $text }' is not a plot; it is 1 to 5

## Score sheets

ut-tie-tallest = storeys of the tallest building: { $count }
ut-sheet-plot = prestige of plot { $plot }
ut-sheet-coins =
    { $coins ->
        [one] 1 upcoin
       *[other] { $coins } upcoins
    } in the wallet, 3 to a point

## Editions

ut-edition-cards =
    { $what ->
        [projects] there are { $found } project cards
       *[municipal] there are { $found } municipal cards
    }; there must be { $wanted }
ut-edition-clause = '{ $clause }' does not describe a project
ut-edition-clause-twice = '{ $clause }' repeats an earlier clause
ut-edition-empty = a project must have at least one clause
ut-edition-duo = only an office, services, an apartment, a cafe or a shop can count as two
ut-edition-gift = a project cannot both be a gift and refuse gifts
ut-frame-count =
    { $what ->
        [price] the price is { $found }
        [prices] the prices add up to { $found }
        [office] there are { $found } office projects
        [services] there are { $found } services projects
        [apartment] there are { $found } apartment projects
        [cafe] there are { $found } cafe projects
        [shop] there are { $found } shop projects
        [hotel] there are { $found } hotel projects
        [no-kind] there are { $found } projects without a kind
        [roof] there are { $found } roofs on project cards
        [municipal-roof] there are { $found } roofs on municipal cards
        [gift] there are { $found } gifts
        [gift-roof] there are { $found } gifts with a roof
        [rooftop] there are { $found } projects for rooftops only
        [no-gifts] there are { $found } projects without gifts
        [duo] there are { $found } duos of a kind
        [income] there are { $found } fixed incomes
        [negative-income] there are { $found } negative incomes
        [income-per-storey] there are { $found } incomes per storey
        [income-on-plot] there are { $found } incomes per venue on the plot
        [income-on-street] there are { $found } incomes per venue on the street
        [income-if-ground] there are { $found } incomes on the ground floor
        [prestige] there are { $found } fixed prestiges
        [prestige-on-plot] there are { $found } prestiges per venue on the plot
        [prestige-on-street] there are { $found } prestiges per venue on the street
        [prestige-per-gift] there are { $found } prestiges per gift
        [prestige-per-storey] there are { $found } prestiges per storey
       *[prestige-if-ground] there are { $found } prestiges on the ground floor
    }, a house edition has { $least } to { $most }
ut-frame-same-kind = in a house edition the two projects of a card must differ in kind
ut-frame-value = a house edition has no such value: { $project }
ut-frame-roof-on-roof = in a house edition a rooftop project must not have a roof
ut-frame-strong = too strong for a municipal card in a house edition: { $project }
ut-frame-stuck = a municipal card in a house edition must have a project that can go on an empty plot

## Positions

ut-position-players = there are { $found } players; there must be { $wanted }
ut-position-first = there is no player { $found }; the players are 1 to { $most }
ut-position-turns = there are { $found } turns; a game has at most { $most }
ut-position-twice = '{ $id }' appears twice
ut-position-chosen = a project is chosen, but no card is being played
ut-position-plot = { $card } cannot be where it is on plot { $plot } of player { $seat }
ut-audit-unseen =
    { $what ->
        [projects] { $found } project cards
       *[municipal] { $found } municipal cards
    } are unaccounted for, but { $wanted } are hidden
ut-audit-deck-size = is { $found }; there are at most { $most } cards
ut-audit-deck-kind = such a card cannot be here: project cards are on decks, municipal cards on the common pile
ut-audit-deck-closed = the top card must be open
ut-audit-deck-open = no card can be open here now
ut-audit-street = the sums kept for player { $seat }’s street do not match its cards
ut-audit-wallet = player { $seat } cannot have this many upcoins
ut-audit-coins =
    { $coins ->
        [one] 1 upcoin lies
       *[other] { $coins } upcoins lie
    } on player { $seat }’s deck, which is not the price of a card that was bought
ut-audit-turns = { $found } cards have been taken; after { $turns } turns it can be at most { $most }
ut-audit-not-now = has no place in this phase
ut-audit-needed = is missing: this phase needs it
ut-audit-deal-first = nothing can have happened before the first player is drawn
ut-audit-deal-tops = nothing else happens while the first top cards are revealed, and decks are opened in order
ut-audit-over = the end has been triggered and the round is finished, so the game is over
ut-audit-round = the game ends with a full round, when everyone has had the same number of turns
ut-audit-not-over = no deck is used up and no street is closed, so the game is not over
ut-audit-no-coins = there are no upcoins to collect
ut-audit-collect-first = the upcoins on the deck of the player whose turn it is must be collected first
ut-audit-no-deck = the deck is used up, so the first action is skipped
ut-audit-nothing-to-buy = there is nothing to buy and no municipal card to take, so the second action is skipped
ut-audit-no-choice = at most one of its projects has a plot, so there is nothing to choose
ut-audit-no-place = no plot accepts this project
ut-audit-origin = the card cannot have come from there now
ut-audit-unpaid = is { $found }; it must be the price of the card taken: { $wanted }
ut-audit-nothing-to-open = there is no card left there to reveal
ut-audit-deck-full = { $found } cards are left; after { $turns } turns it can be at most { $most }

## Codes of two letters; each must differ from the others

ut-code-office = Of
ut-code-services = Se
ut-code-apartment = Ap
ut-code-cafe = Ca
ut-code-shop = Sh
ut-code-hotel = Ho

## The board

ut-board-setup = Setting up
ut-board-turn =
    Round { $round }, { $party }, { $action ->
        [1] first
       *[2] second
    } action
ut-board-last-round = the last round
ut-board-over = The game is over after { $rounds } rounds
ut-board-pile = Common pile
ut-board-deck = Deck { $seat }
ut-board-empty = empty
ut-board-unopened = not open yet
ut-board-left =
    { $left ->
        [one] 1 card
       *[other] { $left } cards
    }
ut-board-on-deck = { $coins }$ on it
ut-board-free = free
ut-board-taken = Being played:
ut-board-player =
    { $party }: { $score } { $score ->
        [one] point
       *[other] points
    }
ut-board-wallet = wallet { $coins }$
ut-board-roof-pays = a roof pays { $coins }$
ut-board-legend =
    On the board:
      Of Se Ap Ca Sh Ho   the kinds; OfOf counts as two; -- no kind
      ▲ roof   ◆ gift   ⊘ no gifts
      ▁ ground floor only   ↑ upper floors only   ⌂ rooftop only
      $2        income 2 each time a plot of the street is closed
      ★3        prestige 3 at the end
      $1/Ap=    for each apartment on the street; /Ap| for each on the plot
      ★1/↓      for each storey below; /▁ if on the ground floor; /◆= for each gift
      On the streets, $ and ★ are what each project is worth now; below, each plot's total.
      ▲▲▲▲ a closed plot      ► Player 1 is to act

## What things are and what they bring

ut-about-move = move
ut-about-discard = The card leaves the game, and the next one of your deck is turned up.
ut-about-half = { $source }: { $card }
ut-about-half-taken = being played: { $card }
ut-about-being-played = This card is being played. Choose one half and a plot.
ut-about-storey = storey { $number } of plot { $plot }: { $card }
ut-about-earns = Earns { $coins } now each time a plot of its street is closed.
ut-about-cards = cards to take
ut-about-your-deck = your deck
ut-about-deck-of = { $seat }’s deck
ut-about-open = On top: { $card }.
ut-about-free = Free, as your second action. You choose one of its four halves.
ut-about-price-own =
    Free as your first action. As your second it costs { $price ->
        [one] 1 upcoin
       *[other] { $price } upcoins
    }, paid to the bank.
ut-about-price =
    As your second action it costs { $price ->
        [one] 1 upcoin
       *[other] { $price } upcoins
    }, which you put on { $seat }’s deck.
ut-about-coins =
    Not for sale while { $coins ->
        [one] 1 upcoin lies
       *[other] { $coins } upcoins lie
    } on it.
ut-about-left = Cards left: { $left }.
ut-about-plot = plot of { $seat }’s street
    .you = plot of your street
ut-about-plot-name = Plot { $plot }
ut-about-plot-empty = Nothing stands here yet.
ut-about-plot-open = Storeys: { $storeys }. The plot is open.
ut-about-plot-closed = Storeys: { $storeys }. A roof has closed the plot; only rooftop projects still fit.
ut-about-plot-no-gifts = It accepts no gifts.
ut-about-plot-income = Its storeys add { $coins } to what a roof pays.
ut-about-player = street and wallet
ut-about-wallet =
    In the wallet: { $coins ->
        [one] 1 upcoin
       *[other] { $coins } upcoins
    }. Three are worth a point.
ut-about-roof-pays = A roof on this street now pays { $coins }, plus what its own card earns.
ut-about-roofs = Roofs: { $roofs } of { $plots }.
ut-worth-now = now
ut-worth-on-plot = on plot { $plot }, the best place now
ut-worth-gift = for { $seat }, on plot { $plot }
ut-way-collect = Collect the upcoins
ut-way-keep = Play the top card
ut-way-discard = Discard the top card
ut-way-buy = Buy the top card for { $price }
ut-way-municipal = Take the top card
ut-way-choose = Choose this half
ut-way-build = Build it on plot { $plot }
ut-way-give = Give it to { $seat } for plot { $plot }
ut-mark-duo = counts as two
ut-mark-duo-means = Counts as two of its kind, but as only one storey.
ut-mark-income-means = Paid each time a plot of its street is closed.
ut-mark-prestige-means = Counts at the end of the game.
ut-mark-gift-means = Goes to another player’s street, never to yours.
ut-mark-roof-means = Closes its plot. The whole street is paid at once.
ut-mark-roof-pays = Closes its plot. Your whole street is paid at once: { $coins } now, plus what this card earns.
ut-mark-roof-gift-means = Closes the plot. The owner of the street is paid at once.
ut-mark-roof-on-roof-means = The plot is closed already, so nothing is paid.
ut-mark-ground-means = Only as the first card of a plot.
ut-mark-upper-means = Never the first card of a plot.
ut-mark-rooftop-means = Only on a closed building; it closes nothing.
ut-mark-no-gifts-means = Its building accepts no gifts from then on.
ut-holding-coins = upcoins
ut-holding-coins-on-deck = upcoins on the deck
ut-holding-prestige = prestige
ut-holding-roofs = roofs
ut-holding-pays = upcoins for each roof
ut-worth-more-plot =
    with one more { $kind ->
        [office] office
        [services] service
        [apartment] apartment
        [cafe] cafe
        [shop] shop
       *[hotel] hotel
    } on the plot
ut-worth-more-street =
    with one more { $kind ->
        [office] office
        [services] service
        [apartment] apartment
        [cafe] cafe
        [shop] shop
        [hotel] hotel
       *[gift] gift
    } on the street

## What storeys are called, in two words

ut-storey-office =
    { $style ->
        [gift] Call centre
        [duo] Twin offices
        [rooftop] Rooftop office
        [ground] Bank branch
        [roof] Head office
        [upper] Design studio
       *[plain] Office floor
    }
ut-storey-services =
    { $style ->
        [gift] Tattoo parlour
        [duo] Twin salons
        [rooftop] Rooftop gym
        [ground] Hair salon
        [roof] Photo studio
        [upper] Dental practice
       *[plain] Local services
    }
ut-storey-apartment =
    { $style ->
        [gift] Noisy tenants
        [duo] Twin flats
        [rooftop] Rooftop flat
        [ground] Garden flat
        [roof] Loft flats
        [upper] Balcony flats
       *[plain] Family flats
    }
ut-storey-cafe =
    { $style ->
        [gift] Noisy bar
        [duo] Twin cafes
        [rooftop] Rooftop bar
        [ground] Street cafe
        [roof] Winter garden
        [upper] Tea room
       *[plain] Coffee house
    }
ut-storey-shop =
    { $style ->
        [gift] Junk shop
        [duo] Twin shops
        [rooftop] Rooftop kiosk
        [ground] Corner shop
        [roof] Fashion store
        [upper] Book shop
       *[plain] Grocery shop
    }
ut-storey-hotel =
    { $style ->
        [gift] Party hostel
        [rooftop] Rooftop suite
        [ground] Guest house
        [roof] Grand hotel
        [upper] Hotel rooms
       *[plain] City hotel
    }
ut-storey-none =
    { $style ->
        [gift] Pigeon roost
        [rooftop] Roof garden
        [ground] Small park
        [roof] Glass pavilion
        [upper] Hanging garden
       *[plain] Public garden
    }
