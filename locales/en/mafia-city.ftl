### Mafia City. The English names of the cards are in the edition.

## Locations

mc-prison = Prison
mc-port = Port
mc-fighters-club = Fighters’ Club
mc-police-station = Police Station
mc-business-district = Business District
mc-private-club = Private Club
mc-town-hall = Town Hall

## Things

mc-mafioso = { $seat }’s mafioso ({ $spot })
    .yours = your mafioso ({ $spot })
    .you = your mafioso ({ $spot })
mc-own-mafioso = a mafioso ({ $spot })
mc-spot =
    { $location }, { $height ->
        [1] lowest
        [2] 2nd from the bottom
        [3] 3rd from the bottom
        [21] 21st from the bottom
        [22] 22nd from the bottom
        [23] 23rd from the bottom
       *[other] { $height }th from the bottom
    }
mc-copies =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
mc-hand = { $seat }: { $cards }
mc-hand-empty =
    { $seat }: { $cards ->
       *[other] no cards
    }

## What players do

mc-pass = pass
    .told = { $player } passes
mc-place = place a mafioso at { $location }
    .told = { $player } places a mafioso at { $location }
mc-wait = wait: discard { $card }
    .told = { $player } waits and discards { $card }
mc-hat = { $card } as a Hat: take back { $mafioso }
    .told = { $player } plays { $card } as a Hat to take back { $mafioso }
mc-hats = { $cards } as Hats: place a mafioso from the reserve at { $location }
    .told = { $player } plays { $cards } as Hats to place a mafioso from the reserve at { $location }
mc-bullet = { $card } as a Bullet: act again
    .told = { $player } plays { $card } as a Bullet to act again
mc-fists = veto with two Fists: { $cards }
    .told = { $player } vetoes with two Fists: { $cards }
mc-plus-one = { $card } as a +1: one more point
    .told = { $player } plays { $card } as a +1 for one more point
mc-jail = send { $mafioso } to the Cell
    .told = { $player } sends { $mafioso } to the Cell
mc-move = move the Hitman to { $location }
    .told = { $player } moves the Hitman to { $location }
mc-discard = discard { $card }
    .told = { $player } discards { $card }
mc-pick = pick { $location }
    .told = { $player } picks { $location }
mc-ask = let { $seat } decide
    .told = { $player } lets { $seat } decide
mc-back =
    { $count ->
        [0] take back no mafiosi from { $location }
        [one] take back 1 mafioso from { $location }
       *[other] take back { $count } mafiosi from { $location }
    }
    .told =
        { $count ->
            [0] { $player } takes back no mafiosi from { $location }
            [one] { $player } takes back 1 mafioso from { $location }
           *[other] { $player } takes back { $count } mafiosi from { $location }
        }
mc-keep = keep both cards
    .told = { $player } keeps both cards
mc-redraw = redraw both cards
    .told = { $player } redraws both cards
mc-use = use the effect
    .told = { $player } uses the effect
mc-use-fighters-club = take a mafioso from the reserve
    .told = { $player } takes a mafioso from the reserve
mc-use-police-station = take the Policeman
    .told = { $player } takes the Policeman
mc-use-business-district = draw three cards, then discard one
    .told = { $player } draws three cards, then discards one
mc-use-town-hall = take the Mayor
    .told = { $player } takes the Mayor
mc-play-hitman = { $card }: remove { $mafioso }
    .told = { $player } plays { $card }: { $mafioso } goes to the reserve
mc-play-informer = { $card }: send { $mafioso } to the Cell
    .told = { $player } plays { $card }: { $mafioso } goes to the Cell
mc-play-thief = { $card }: take a card from { $seat }
    .told = { $player } plays { $card } to take a card from { $seat }
    .yours = { $player } plays { $card } to take a card from you
mc-play-police-chief = veto with { $card }
    .told = { $player } vetoes with { $card }
mc-play-fbi = veto with { $card }
    .told = { $player } vetoes with { $card }
mc-play-police-raid = { $card }: clear { $location }
    .told = { $player } plays { $card } to clear { $location }
mc-play-pulling-strings = { $card }: swap the lowest mafiosi of { $one } and { $other }
    .told = { $player } plays { $card } to swap the lowest mafiosi of { $one } and { $other }
mc-play-big-plan = { $card }: move { $mafioso } to { $location }
    .told = { $player } plays { $card }: { $mafioso } moves to { $location }
mc-play-complicity = { $card }: send { $mafioso } to the Cell too
    .told = { $player } plays { $card }: { $mafioso } goes to the Cell too
mc-play-shady-business = { $card }: draw three cards and discard one of them
    .told = { $player } plays { $card } to draw three cards and discard one of them
mc-play-secret-deal = { $card }: one more for control
    .told = { $player } plays { $card }: one more for control
mc-play-secret-deals = { $cards } together: { $count } more for control
    .told = { $player } plays { $cards } together: { $count } more for control
mc-no-veto = no veto
    .told = { $player } does not veto
mc-no-bullet = no Bullet
    .told = { $player } plays no Bullet
mc-no-deal = no Secret Deal
    .told = { $player } plays no Secret Deal
mc-no-complicity = no Complicity
    .told = { $player } plays no Complicity
mc-no-hitman = no Hitman card
    .told = { $player } plays no Hitman card
mc-no-plus-one = no +1
    .told = { $player } plays no +1
mc-no-effect = skip the effect
    .told = { $player } skips the effect

## What chance decides

mc-first = { $seat } begins
mc-tile = next in the city: { $location }
mc-draws = { $seat } draws a card
mc-draws-card = { $seat } draws { $card }
mc-steals = { $seat } takes a card from { $victim }
    .yours = { $seat } takes a card from you
mc-steals-card = { $seat } takes { $card } from { $victim }
    .yours = { $seat } takes { $card } from you
mc-looks = { $seat } takes the Policeman and may look at every hand
mc-looks-at = { $seat } takes the Policeman and sees: { $hands }
mc-vetoed = { $seat } vetoes with { $cards }
mc-stands = nobody vetoes, so it happens
mc-veto-stands = nobody objects, so { $seat }’s veto holds

## Why something is refused

mc-over = the game is over
mc-chance-first = something has to be drawn or revealed first
mc-not-to-act = it is { $seat }’s turn
mc-not-to-decide = { $seat } decides now
mc-not-asked = you are not asked: you hold too few cards to answer
mc-answered = you have answered already
mc-own-effect = you announced this yourself, so you are not asked
mc-bullet-when-passed = a Bullet is for players who have passed
mc-nothing-to-cancel = there is nothing to cancel with Fists now
mc-plus-one-in-club = a +1 can be played only while the Private Club is being resolved
mc-no-mafioso-in-hand = you have no mafiosi in hand
mc-no-reserve = you have no mafiosi in reserve
mc-no-mafioso = there is no such mafioso ({ $spot })
mc-no-own-mafioso = this is not your mafioso ({ $spot })
mc-nothing-to-take-back = you have no mafiosi at any location to take back
mc-fists-never-location = Fists never cancel the effect of a location
mc-not-adjacent = { $from } and { $to } are not adjacent
mc-hitman-here = the Hitman is already there: { $location }
mc-picked = { $location } has already been resolved in this phase
mc-nobody-there = there are no mafiosi there: { $location }
mc-decided = { $seat } has already decided here
mc-nothing-to-decide = { $seat } has no mafiosi here to decide about
mc-too-many-back = you do not have { $count } mafiosi here
mc-not-in-hand = { $card } is not in your hand
mc-not-twice-in-hand = there are not enough copies of { $card } in your hand
mc-not-drawn = { $card } is not one of the cards just drawn
mc-other-symbol = { $card } has the symbol { $symbol }, not { $wanted }
mc-does-not-cancel = { $card } does not cancel this
mc-does-not-cancel-location = { $card } does not cancel the effect of this location
mc-only-fists-cancel-veto = only Fists cancel a veto; { $card } does not
mc-only-fists-cancel-bullet = only Fists cancel a Bullet; { $card } does not
mc-no-action-text = the text of { $card } is not an action
mc-no-reaction-text = the text of { $card } is not a reaction
mc-bad-target = { $card } cannot have this target
mc-hitman-elsewhere = choose a mafioso where the Hitman stands: { $location }
mc-no-third-player = Complicity takes a third player’s mafioso: not yours, and not one of the player who jailed yours
mc-same-location = the mafioso must go to another location
mc-own-cards = a Thief takes a card from another player
mc-no-card-to-steal = { $seat } has no cards to take
mc-fewer-than-two = a Police Raid needs at least two of your mafiosi there: { $location }
mc-two-locations = choose two different locations
mc-empty-stack = there are no mafiosi there: { $location }
mc-nobody-to-rob = no other player has a card to take
mc-nobody-anywhere = there are no mafiosi at any location
mc-two-of-yours-needed = a Police Raid needs a location with at least two of your mafiosi
mc-two-stacks-needed = Pulling Strings needs mafiosi at two locations
mc-nothing-to-draw = there are no cards to draw: both piles are empty
mc-no-chance-now = nothing is left to chance now; unexpected: '{ $chance }'
mc-impossible = '{ $chance }' is not possible here
mc-wanted-mulligan = first keep your two cards, or redraw both
mc-wanted-turn = place a mafioso, play a card, wait or pass
mc-wanted-bullet = you have passed: play a Bullet, or decline
mc-wanted-action = after a Bullet, place a mafioso, play a card or wait
mc-wanted-answer = answer with a veto, or decline
mc-wanted-discard = you must discard a card
mc-wanted-complicity = answer with Complicity, or decline
mc-wanted-deal = play a Secret Deal, or decline
mc-wanted-jail = send a mafioso to the Cell, or decline
mc-wanted-move = move the Hitman, or decline
mc-wanted-use = use the effect, or decline
mc-wanted-hitman = play a Hitman card, or decline
mc-wanted-plus-one = play a +1, or decline
mc-wanted-pick = you must pick a location
mc-wanted-ask = you must choose who decides next
mc-wanted-back = say how many mafiosi to take back

## Notation that cannot be read

mc-no-action = '{ $text }' is not an action
mc-no-outcome = '{ $text }' is not an outcome of chance
mc-no-seat = there is no seat '{ $text }'
mc-no-card = there is no card '{ $text }'
mc-no-location = there is no location '{ $text }'; the locations are 1 to 7
mc-no-spot = '{ $text }' is not a mafioso; write 3.2 for the second from the bottom at location 3
mc-no-number = '{ $text }' is not a number of mafiosi
mc-no-target = '{ $text }' has the wrong target for this card; an example of a right one: { $form }
mc-no-deals = '{ $text }' does not say which Secret Deals and how many of each; an example: play secret-deal 2

## Score sheets

mc-tie-reserve = mafiosi in reserve: { $count }
mc-tie-cards = cards in hand: { $count }
mc-tie-mayor = holds the Mayor
mc-tie-no-mayor = does not hold the Mayor
mc-tie-distance = seats after the first player: { $count }
mc-sheet-control =
    { $count ->
        [one] control of 1 location
       *[other] control of locations, { $count } times
    }
mc-sheet-extra =
    { $count ->
        [one] +1 in the Private Club, once
       *[other] +1 in the Private Club, { $count } times
    }

## Editions

mc-edition-kind = there is no card effect '{ $word }'
mc-edition-symbol = there is no symbol '{ $word }'
mc-edition-face = '{ $id }' has the same text and symbol as an earlier card
mc-edition-different = there are { $found } different cards; at most { $most } are allowed
mc-edition-cards = there are { $found } cards; there must be { $wanted }
mc-edition-missing = no card has '{ $word }'

## Positions

mc-position-players = there are { $found } players; there must be { $wanted }
mc-position-city = there must be seven locations
mc-position-stack = the stack at location { $location } is too high
mc-position-seat = there is no player { $found }; the players are 1 to { $most }
mc-position-chain = a window holds one effect and at most 25 vetoes
mc-position-answers = somebody answers who is not asked
mc-position-copies = there are { $found } copies of { $card }; the deck has { $most }
mc-position-laid = an announcement has at most two cards
mc-audit-cards = there are { $found } copies of { $card }; there must be { $wanted }
mc-audit-counts = the numbers of cards are wrong
mc-audit-mafiosi = player { $seat } has { $found } mafiosi; there must be { $wanted }
mc-audit-round = there is no round { $found }; the rounds are 1 to { $most }
mc-audit-last-round = after phase II of round { $most } the game is over
mc-audit-points = there are { $found } points in total; by now there can be at most { $most }
mc-audit-won = { $found } points: the game is already won with { $wanted }
mc-audit-knowledge = player { $seat } knows a card that is not there
mc-audit-knows-all = player { $seat } holds the Policeman and sees all hands, so nothing is noted here
mc-audit-city = { $found } locations are laid out; now there must be { $wanted }
mc-audit-not-now = has no place in this phase
mc-audit-needed = is missing: this phase needs it
mc-audit-at-most = is { $found }; at most { $most } is possible
mc-audit-hand = there are { $found } cards; now there must be { $wanted }
mc-audit-deal-first = nothing can have happened before the first player is drawn
mc-audit-dealt = all cards of the setup have been dealt already
mc-audit-all-passed = everyone has passed, so phase I is over
mc-audit-passed-over = player { $seat } could do nothing here and would be skipped
mc-audit-not-passed = only a player who has passed acts after a Bullet; player { $seat } has not
mc-audit-out = a player who has had { $most } turns is out of phase I and has passed; nobody else is out
mc-audit-here = this phase belongs to another location: { $location }
mc-audit-no-effect = the effect of this location is not chosen in this phase
mc-audit-empty = there are no mafiosi there
mc-audit-held = player { $seat } holds this figure already
mc-audit-no-choice = with one or none left there is nothing to pick
mc-audit-deciding = player { $seat } decides now and is not waiting to decide
mc-audit-no-mafioso = player { $seat } has no mafiosi here to decide about
mc-audit-cube-too-early = this location is being resolved and gets its cube afterwards: { $location }
mc-audit-cube-at-empty = there are no mafiosi there, so it has no cube left in phase III: { $location }
mc-audit-cube-missing = the cube is missing: { $location }
mc-audit-not-robbed = player { $seat } cannot be robbed here
mc-audit-complicity = player { $seat } cannot be asked for Complicity here
mc-audit-not-laid = a card '{ $card }' must be among the cards played
mc-audit-drawn = player { $seat } does not hold all the cards drawn
mc-audit-no-pile = there is no card to draw
mc-audit-nobody-draws = nobody draws in this step of phase IV
mc-audit-not-over = nobody has { $target } points and it is not the last round
mc-audit-effect = player { $seat } cannot announce this here
mc-audit-effect-cards = these are not the cards of the effect
mc-audit-own-veto = nobody vetoes their own announcement
mc-audit-veto = these cards do not cancel what is below them
mc-audit-laid = not all cards of the announcements are among the cards played
mc-audit-further = only Secret Deals can be played several at once
mc-audit-nobody-asked = nobody can be asked about this
mc-audit-answer = this player cannot answer with these cards

## Announced effects

mc-effect-bullet = a Bullet
mc-effect-hat = a Hat: takes back a mafioso ({ $spot })
mc-effect-hats = two Hats: from the reserve to { $location }
mc-effect-informer = Informer: a mafioso to the Cell ({ $spot })
mc-effect-thief = Thief: a card from { $seat }
mc-effect-police-raid = Police Raid: { $location }
mc-effect-pulling-strings = Pulling Strings: { $one } and { $other }
mc-effect-big-plan = Big Plan: a mafioso ({ $spot }) to { $to }
mc-effect-shady-business = Shady Business
mc-effect-secret-deal = Secret Deal
mc-effect-hitman = Hitman: a mafioso to the reserve ({ $spot })
mc-effect-plus-one = +1
mc-effect-complicity = Complicity: a mafioso to the Cell too ({ $spot })
mc-effect-prison = Prison: a mafioso to the Cell ({ $spot })
mc-effect-port = Port: the Hitman moves to { $location }

## The board

mc-symbol-fist = Fist
mc-symbol-hat = Hat
mc-symbol-bullet = Bullet
mc-symbol-plus-one = +1
# A card that shares its name with one of another symbol
mc-card-of = { $card } ({ $symbol })
mc-board-round = Round { $round }, { $target } points to win
mc-board-piles = Draw pile { $pile }, discarded { $discard }
mc-board-setup = Setting up
mc-board-turn = Phase I: actions
mc-board-bullet-turn = Phase I: action after a Bullet
mc-board-window = Who vetoes?
mc-board-steal = A Thief takes a card
mc-board-shady = Shady Business
mc-board-complicity = Complicity?
mc-board-pick = Phase II: the holder of the Mayor picks
mc-board-bid = Phase II: Secret Deals?
mc-board-effect = Phase II: the effect
mc-board-hitman-card = Phase II: a Hitman card?
mc-board-extra-point = Phase II: a +1?
mc-board-back = Phase III: strategy
mc-board-draw = Phase IV: drawing cards
mc-board-over = The game is over
mc-board-hitman = Hitman
mc-board-policeman = Policeman
mc-board-mayor = Mayor
mc-board-first = first
mc-board-passed = passed
mc-board-deals =
    { $count ->
        [one] 1 Secret Deal
       *[other] { $count } Secret Deals
    }
mc-board-control = control:
mc-board-cell = Cell:
mc-board-drawn = Drawn:
mc-board-announced = { $party }:
mc-board-veto = { $party } vetoes:
mc-board-further = Then:
mc-board-asked = Asked: { $seats }
mc-board-answered = Your answer:
mc-board-declined = Your answer: no veto
mc-board-player =
    { $party }: { $points } { $points ->
        [one] point
       *[other] points
    }
mc-board-gang = mafiosi { $mafiosi }, reserve { $reserve }
mc-board-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
mc-board-remembered = remembered:
mc-board-legend =
    On the board:
      ▁1 2 2          a location's stack from the bottom up; 3.2 is the second
                      mafioso from the bottom at location 3
      control: 2      who would be in control now
      ■               already resolved (phase II), still to come (phase III)
      Thief•Bullet    a card and its symbol; other hands show only what you know
      ► 1             who is to act

## What things are and what they bring

mc-about-hitman = Remove a mafioso from where the Hitman stands.
mc-about-informer = Send any mafioso to the Cell.
mc-about-thief = Take a random card from another player.
mc-about-police-chief = Cancel an Informer, a Thief, a Police Raid or the Prison.
mc-about-fbi = Cancel a Hitman, a Shady Business, a Big Plan or the Port.
mc-about-police-raid = Where you have at least two mafiosi, the whole stack returns to its owners’ hands.
mc-about-pulling-strings = Swap the lowest mafiosi of two stacks.
mc-about-big-plan = Move any mafioso to the top of another stack.
mc-about-complicity = When your mafioso goes to the Cell, a third player’s goes too.
mc-about-shady-business = Draw three cards and discard one of them.
mc-about-secret-deal = Counts as one more mafioso when control is decided.
mc-about-prison = Everyone takes their mafiosi out of the Cell. The controller may send any mafioso there.
mc-about-port = The controller may move the Hitman to an adjacent location, then play a Hitman card.
mc-about-fighters-club = The controller, or every tied player, may take a mafioso from the reserve.
mc-about-police-station = The controller may take the Policeman and see every hand.
mc-about-business-district = The controller may draw three cards and discard one.
mc-about-private-club = The controller may play one +1 for one more point.
mc-about-town-hall = The controller may take the Mayor and decide the order of the locations.
mc-mark-fist = two Fists cancel an effect
mc-mark-hat = one Hat: take a mafioso back; two: place one from the reserve
mc-mark-bullet = act again after passing
mc-mark-plus-one = one more point in the Private Club
mc-about-card-action = action card
mc-about-card-location = location card
mc-about-card-reaction = reaction card
mc-about-when = when
mc-about-when-action = Use it as your action in phase I.
mc-about-when-hitman = Use it at the Port in phase II, if you control the Port.
mc-about-when-secret-deal = Use it in phase II, while control of a location is being decided.
mc-about-when-complicity = Use it when another player sends your mafioso to the Cell.
mc-about-when-reaction = Use it when another player announces one of these.
mc-about-stopped = what stops it
mc-about-stopped-by-police-chief = A Police Chief or two Fists stop it.
mc-about-stopped-by-fbi = An F.B.I. or two Fists stop it.
mc-about-stopped-by-fists = Two Fists stop it.
mc-about-control-name = control
mc-about-control = Whoever has the most mafiosi here controls the location and gets 1 point. In a tie, whoever of those tied has the lowest mafioso does.
mc-about-control-alone = Only a player who alone has the most mafiosi here controls the location and gets 1 point. In a tie, nobody does.
mc-about-leads = { $seat } leads with { $count }
    .you = You lead with { $count }
mc-about-empty = There are no mafiosi here
mc-about-tied = Players are tied, so nobody leads
mc-about-location = location { $number }
mc-about-hitman-here = A Hitman card removes a mafioso from here.
mc-about-cube = marker cube
mc-about-cube-means = Already resolved in phase II of this round.
mc-about-player = player
mc-about-mafiosi = Mafiosi in hand: { $count }.
mc-about-reserve = In reserve: { $count }.
mc-about-cards = Cards: { $count }.
mc-about-jailed = { $seat }: { $count }.
mc-about-part-of-prison = part of the Prison
mc-about-cell-name = The Cell
mc-about-cell = Mafiosi in the Cell count nowhere. When the Prison is resolved, all return to their owners’ hands.
mc-about-mafioso = mafioso
mc-about-mafioso-lowest = Its owner’s lowest here: it decides ties.
mc-about-mafioso-counts = Counts towards control here.
mc-about-number = number
mc-about-number-deals = Secret Deals: { $count }
mc-about-number-back = mafiosi taken back: { $count }
mc-about-figure = figure
mc-about-hitman-means = A Hitman card removes a mafioso where the Hitman stands. Whoever controls the Port may move the Hitman.
mc-about-policeman = The holder sees every hand.
mc-about-mayor = The holder picks the order of the locations.
mc-about-held-by = Held by { $seat }.
    .you = You hold it.
mc-about-stands-at = Stands here: { $location }.
mc-about-cards-kind = cards
mc-about-pile = draw pile
mc-about-discard = discard pile
mc-about-token = token
mc-about-first-name = first-player token
mc-about-first = Its holder begins. At the end of the round it passes to the left.
mc-about-first-held = { $seat } has it now.
    .you = You have it now.
mc-about-more =
    { $more ->
        [1] One more of yours
       *[other] Two more of yours
    }: { $yours } to { $theirs }
mc-about-more-you = You lead.
mc-about-more-you-lower = You lead, from lower in the stack.
mc-about-more-lower = { $seat } still leads, from lower in the stack.
mc-about-more-other = { $seat } leads.
mc-about-more-tied = A tie, so nobody leads.
mc-worth-control = for control in phase II
mc-worth-plus-one = with a +1 as well
mc-worth-now = now; the goal is { $target }
mc-way-place = Place a mafioso here
mc-way-wait = Discard it to wait
mc-way-symbol = Use the symbol: { $symbol }
mc-way-text = Play the card for its text
mc-way-jail = Send this mafioso to the Cell
mc-way-move = Move the Hitman here
mc-way-use = Use the effect
mc-way-discard = Discard it
mc-way-pick = Pick this location
mc-way-ask = Let this player decide
mc-way-back = Take mafiosi back
mc-way-aim = Play { $card } here
mc-holding-led = locations led
mc-holding-mafiosi = mafiosi in hand
mc-holding-reserve = mafiosi in reserve
mc-holding-cell = mafiosi in the Cell
mc-holding-cards = cards
mc-holding-policeman = Policeman
mc-holding-mayor = Mayor

## What questions can be about

mc-topic-own = what concerns me
mc-topic-veto = vetoes
mc-topic-secret-deal = Secret Deals
mc-topic-bullet = Bullets
mc-topic-complicity = Complicity
mc-topic-hitman = Hitman cards
mc-topic-plus-one = +1 cards
