### Mafia City. The English names of the cards are in the edition.

## Locations

mc-prison = Prison
mc-port = Port
mc-fighters-club = Fighters' Club
mc-police-station = Police Station
mc-business-district = Business District
mc-private-club = Private Club
mc-town-hall = Town Hall

## Things

mc-mafioso = mafioso { $spot } of { $seat } ({ $location })
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
mc-place = place a mafioso: { $location }
mc-wait = wait, discarding { $card }
mc-hat = { $card } as a Hat: take { $mafioso } back
mc-hats = { $cards } as Hats: bring a mafioso from the reserve to { $location }
mc-bullet = { $card } as a Bullet: act once more
mc-fists = veto with the Fists of { $cards }
mc-plus-one = { $card } as +1: one more point
mc-jail = send { $mafioso } to the Cell
mc-move = move the Hitman: { $location }
mc-discard = discard { $card }
mc-pick = pick { $location }
mc-ask = let { $seat } decide
mc-back =
    { $count ->
        [0] leave all mafiosi: { $location }
        [one] take 1 mafioso back: { $location }
       *[other] take { $count } mafiosi back: { $location }
    }
mc-keep = keep the cards
mc-redraw = change the cards: { $cards }
mc-use = carry out the effect
mc-use-fighters-club = take a mafioso from the reserve
mc-use-police-station = take the Policeman
mc-use-business-district = draw three cards, then discard one
mc-use-town-hall = take the Mayor
mc-play-hitman = { $card }: remove { $mafioso }
mc-play-informer = { $card }: send { $mafioso } to the Cell
mc-play-thief = { $card }: take a card from { $seat }
mc-play-police-chief = veto with { $card }
mc-play-fbi = veto with { $card }
mc-play-police-raid = { $card }: clear { $location }
mc-play-pulling-strings = { $card }: swap the lowest of { $one } and { $other }
mc-play-big-plan = { $card }: move { $mafioso } to { $location }
mc-play-complicity = { $card }: send { $mafioso } to the Cell too
mc-play-shady-business = { $card }: draw three cards, discard one of them
mc-play-secret-deal = { $card }: one more for control
mc-no-veto = no veto
mc-no-bullet = no Bullet
mc-no-deal = no Secret Deal
mc-no-complicity = no Complicity
mc-no-hitman = no Hitman card
mc-no-plus-one = no +1
mc-no-effect = do without the effect

## What chance decides

mc-first = { $seat } begins
mc-tile = next in the city: { $location }
mc-draws = { $seat } draws a card
mc-draws-card = { $seat } draws { $card }
mc-steals = { $seat } takes a card from { $victim }
mc-steals-card = { $seat } takes { $card } from { $victim }
mc-looks = { $seat } has the Policeman and may look at all hands
mc-looks-at = { $seat } has the Policeman and sees: { $hands }
mc-vetoed = { $seat } vetoes with { $cards }
mc-stands = nobody vetoes: it is carried out
mc-veto-stands = nobody objects: the veto of { $seat } holds

## Why something is refused

mc-over = the game is over
mc-chance-first = something has to be drawn or revealed first
mc-not-to-act = it is the turn of { $seat }
mc-not-asked = there is nothing to answer: not asked, or answered already
mc-no-mafioso-in-hand = there is no mafioso in the hand
mc-no-reserve = there is no mafioso in the reserve
mc-no-mafioso = there is no mafioso { $spot }
mc-no-own-mafioso = { $spot } is no own mafioso
mc-fists-never-location = Fists never cancel the effect of a location
mc-not-adjacent = { $from } and { $to } are not adjacent
mc-picked = { $location } cannot be picked any more
mc-decided = { $seat } has nothing to decide here
mc-too-many-back = there are not { $count } own mafiosi here
mc-not-in-hand = { $card } is not there, or not so often
mc-other-symbol = { $card } has another symbol
mc-does-not-cancel = { $card } does not cancel this
mc-does-not-cancel-location = { $card } does not cancel the effect of this location
mc-no-action-text = the text of { $card } is no action
mc-bad-target = { $card } has no such target
mc-no-chance-now = nothing is left to chance now, so not '{ $chance }'
mc-impossible = '{ $chance }' is not possible here
mc-wanted-mulligan = keep the two cards, or change both
mc-wanted-turn = place, play, wait or pass
mc-wanted-bullet = who has passed may lay a Bullet, or decline
mc-wanted-action = after a Bullet: place, play or wait
mc-wanted-answer = answer with a veto, or decline
mc-wanted-discard = a card has to be discarded
mc-wanted-complicity = answer with a Complicity, or decline
mc-wanted-deal = lay a Secret Deal, or decline
mc-wanted-jail = send a mafioso to the Cell, or decline
mc-wanted-move = move the Hitman, or decline
mc-wanted-use = carry out the effect, or decline
mc-wanted-hitman = play a Hitman card, or decline
mc-wanted-plus-one = lay a +1, or decline
mc-wanted-pick = a location has to be picked
mc-wanted-ask = somebody has to be asked
mc-wanted-back = say how many mafiosi to take back

## Notation that cannot be read

mc-no-action = '{ $text }' is no action
mc-no-outcome = '{ $text }' is no outcome of chance
mc-no-seat = there is no seat '{ $text }'
mc-no-card = there is no card '{ $text }'
mc-no-location = there is no location '{ $text }': they are 1 to 7
mc-no-spot = '{ $text }' is no mafioso: 3.2 is the second from below at location 3
mc-no-number = '{ $text }' is no number of mafiosi
mc-no-target = '{ $text }' does not fit this card: '{ $form }' would

## Score sheets

mc-sheet-control =
    { $count ->
        [one] control of 1 location
       *[other] control of { $count } locations
    }
mc-sheet-extra =
    { $count ->
        [one] 1 time +1 in the Private Club
       *[other] { $count } times +1 in the Private Club
    }

## Editions

mc-edition-kind = there is no kind of card '{ $word }'
mc-edition-symbol = there is no symbol '{ $word }'
mc-edition-face = '{ $id }' has the same text and symbol as a card before
mc-edition-different = there are { $found } different cards, there can be { $most }
mc-edition-cards = there are { $found } cards, there must be { $wanted }
mc-edition-missing = no card has '{ $word }'

## Positions

mc-position-players = there are { $found } players, there must be { $wanted }
mc-position-city = there are seven locations
mc-position-stack = the stack of location { $location } is too high
mc-position-seat = there is no player { $found }, only 1 to { $most }
mc-position-chain = a window has an effect and at most 25 vetoes
mc-position-answers = somebody answers who is not asked
mc-position-copies = there are { $found } of { $card }, of which there are { $most }
mc-position-laid = an announcement has at most two cards
mc-audit-cards = there are { $found } of { $card }, there must be { $wanted }
mc-audit-counts = the numbers of cards are wrong
mc-audit-mafiosi = player { $seat } has { $found } mafiosi, it must be { $wanted }
mc-audit-round = there is no round { $found }, only 1 to { $most }
mc-audit-points = there are more points than the rounds so far allow
mc-audit-won = somebody has won already
mc-audit-knowledge = player { $seat } knows a card that is not there
mc-audit-city = { $found } locations are laid, now it must be { $wanted }
mc-audit-window = what is announced, laid or answered does not fit
mc-audit-phase = this phase cannot be reached here; whose turn: player { $seat }

## Announced effects

mc-effect-bullet = a Bullet
mc-effect-hat = a Hat, { $spot } back ({ $location })
mc-effect-hats = two Hats, from the reserve to { $location }
mc-effect-informer = Informer, { $spot } to the Cell ({ $location })
mc-effect-thief = Thief, a card of { $seat }
mc-effect-police-raid = Police Raid, { $location }
mc-effect-pulling-strings = Pulling Strings, { $one } and { $other }
mc-effect-big-plan = Big Plan, { $spot } ({ $location }) to { $to }
mc-effect-shady-business = Shady Business
mc-effect-secret-deal = Secret Deal
mc-effect-hitman = Hitman, { $spot } to the reserve ({ $location })
mc-effect-plus-one = +1
mc-effect-complicity = Complicity, { $spot } to the Cell too ({ $location })
mc-effect-prison = Prison, { $spot } to the Cell ({ $location })
mc-effect-port = Port, the Hitman moves: { $location }

## The board

mc-symbol-fist = Fist
mc-symbol-hat = Hat
mc-symbol-bullet = Bullet
mc-symbol-plus-one = +1
# A card that shares its name with one of another symbol
mc-card-of = { $card } ({ $symbol })
mc-board-round = Round { $round }, to { $target } points
mc-board-piles = Draw pile { $pile }, discarded { $discard }
mc-board-setup = Setting up
mc-board-turn = Phase I: actions
mc-board-bullet-turn = Phase I: an action after a Bullet
mc-board-window = Who vetoes?
mc-board-steal = A Thief takes a card
mc-board-shady = Shady Business
mc-board-complicity = Complicity?
mc-board-pick = Phase II: the Mayor's holder picks
mc-board-bid = Phase II: Secret Deals?
mc-board-effect = Phase II: the effect
mc-board-hitman-card = Phase II: a Hitman card?
mc-board-extra-point = Phase II: a +1?
mc-board-back = Phase III: strategy
mc-board-draw = Phase IV: cards are drawn
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
mc-board-announced = { $party }: { $effect }
mc-board-veto = Veto of { $party }:
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
mc-board-legend =
    On the board:
      ▁1 2 2          the stack of a location from below: 3.2 is the second
                      mafioso from below at location 3
      control: 2      who would be in control now
      ■               evaluated in this phase (phase II), still to come (phase III)
      Thief•Bullet    a card and its symbol; of other players only what you know
      ► 1             whose turn it is
