### The board of Mafia City on the page.

page-mafia-city-name = { $name }
page-mafia-city-list = { $things }
page-mafia-city-close = Close

## The round

page-mafia-city-phase-1 = Actions
page-mafia-city-phase-2 = Locations
page-mafia-city-phase-3 = Strategy
page-mafia-city-phase-4 = End of round
page-mafia-city-goal =
    { $target ->
        [one] 1 point to win
       *[other] { $target } points to win
    }
page-mafia-city-points = { $points } of { $target } points

## What to do

page-mafia-city-task-mulligan = Keep your two cards, or redraw both
page-mafia-city-task-turn = Place a mafioso, use a card, or pass
page-mafia-city-task-bullet = You have passed: play a Bullet to act again, or decline
page-mafia-city-task-bullet-turn = Act once: place a mafioso or use a card
page-mafia-city-task-window = Respond: cancel it, or let it stand
page-mafia-city-task-shady-discard = Discard one of the cards you drew
page-mafia-city-task-complicity = Your mafioso goes to the Cell: play Complicity, or decline
page-mafia-city-task-pick = You hold the Mayor: pick the next location
page-mafia-city-task-bid = { $location }: play a Secret Deal, or decline
page-mafia-city-task-effect = { $location }: use the effect? ({ $effect })
page-mafia-city-task-recruit = { $location }: take a mafioso from the reserve, or decline
page-mafia-city-task-hitman-card = Play a Hitman card, or decline
page-mafia-city-task-extra-point = { $location }: play a +1, or decline
page-mafia-city-task-business-discard = Discard one card
page-mafia-city-task-pick-back = You hold the Mayor: pick the next location
page-mafia-city-task-ask = You hold the Mayor: who decides next?
page-mafia-city-task-back = { $location }: how many mafiosi will you take back?
page-mafia-city-task-turn-spent = No mafioso in your hand: use a card, or pass
page-mafia-city-event-veto = { $name } cancels your move
page-mafia-city-event-cell = Your mafioso goes to the Cell
page-mafia-city-event-stolen = { $name } takes a card from you
page-mafia-city-event-reserve = Your mafioso goes to the reserve
page-mafia-city-event-back = Your mafiosi return to your hand
page-mafia-city-event-moved = { $name } moves your mafioso
page-mafia-city-facts = mafiosi { $mafiosi } · reserve { $reserve } · cards { $cards }

## Locations

page-mafia-city-locations = Locations
page-mafia-city-location = { $number } { $location }: { $stack }; { $control }
page-mafia-city-stack = from the bottom: { $names }
page-mafia-city-empty = no mafiosi
page-mafia-city-controls = { $seat } in control
    .you = you are in control
page-mafia-city-tied = tied
page-mafia-city-nobody = nobody in control
page-mafia-city-outcome = { $location }: { $seat } is in control and gets 1 point
    .you = { $location }: you are in control and get 1 point
page-mafia-city-mafioso =
    { $name }’s mafioso, { $height ->
        [1] the lowest
        [2] 2nd from the bottom
        [3] 3rd from the bottom
        [21] 21st from the bottom
        [22] 22nd from the bottom
        [23] 23rd from the bottom
       *[other] { $height }th from the bottom
    }: { $location }
page-mafia-city-from-bottom = From the bottom up
page-mafia-city-would-lead = you would lead there
page-mafia-city-would-tie = nobody would lead there
page-mafia-city-one-more-lead = { $location }; one more of yours would take the lead
page-mafia-city-one-more-tie = { $location }; with one more of yours nobody would lead
page-mafia-city-cube = marker cube
page-mafia-city-around = The middle, then clockwise around it: { $locations }
page-mafia-city-head-location = Location
page-mafia-city-head-stack = Mafiosi, bottom first
page-mafia-city-head-control = Control
page-mafia-city-head-figures = Figures
page-mafia-city-short-prison = Jail any one mafioso
page-mafia-city-short-port = Move the Hitman, then shoot
page-mafia-city-short-fighters-club = One from reserve to hand
page-mafia-city-short-police-station = See everyone’s hand
page-mafia-city-short-business-district = Draw 3 cards, discard 1
page-mafia-city-short-private-club = A +1 card gives 1 point
page-mafia-city-short-town-hall = Take the Mayor, set order

## Players

page-mafia-city-player =
    { $name }: { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }, { $mafiosi ->
        [0] no mafiosi in hand
        [one] 1 mafioso in hand
       *[other] { $mafiosi } mafiosi in hand
    }, { $reserve } in reserve
page-mafia-city-crew =
    { $mafiosi ->
        [0] no mafiosi in hand
        [one] 1 mafioso in hand
       *[other] { $mafiosi } mafiosi in hand
    }, { $reserve } in reserve
page-mafia-city-remembered = You remember: { $things }
page-mafia-city-seen = You see: { $things }
page-mafia-city-cell = The Cell
page-mafia-city-cell-empty = empty
page-mafia-city-pile = { $count } in the draw pile
page-mafia-city-discard = { $count } discarded

## Cards

page-mafia-city-hand = Your cards
page-mafia-city-no-cards = No cards.
page-mafia-city-drawn = Discard one of these
page-mafia-city-use = How to use the card
page-mafia-city-wait = Wait: discard it for no effect
page-mafia-city-whom = Which player?
page-mafia-city-back = Take back
page-mafia-city-back-count =
    { $count ->
        [0] take back none
        [one] take back 1 mafioso
       *[other] take back { $count } mafiosi
    }
page-mafia-city-back-hint = Taken back, they can be placed again; the others stay where they are.
page-mafia-city-deals = How many to play
page-mafia-city-deals-count =
    { $count ->
        [one] play 1 Secret Deal
       *[other] play { $count } Secret Deals
    }
page-mafia-city-deals-hint = Each counts as one more mafioso here.
page-mafia-city-type-action = action
page-mafia-city-type-location = location
page-mafia-city-type-reaction = reaction
page-mafia-city-may-veto = The others may cancel it.

## Vetoes

page-mafia-city-announced = Announced
page-mafia-city-announces = announced by { $name }
page-mafia-city-cancels = { $name } cancels it
page-mafia-city-cancels-with = { $name } cancels it with { $cards }
page-mafia-city-further = asked about next: { $cards }
page-mafia-city-asked = Everyone is asked
page-mafia-city-happens = It happens unless somebody cancels it.
page-mafia-city-fails = It fails unless somebody cancels the veto.
page-mafia-city-then-happens = It happens if nobody else cancels it.
page-mafia-city-then-fails = It fails if nobody objects.
page-mafia-city-let = Let it stand
page-mafia-city-veto-with = Cancel it with { $card }
page-mafia-city-veto-fists = Cancel it with two Fists
page-mafia-city-costs =
    { $cards ->
        [0] free
        [one] costs 1 card
       *[other] costs { $cards } cards
    }
page-mafia-city-then-leads = { $location }: { $seat } leads.
    .you = { $location }: you lead.
page-mafia-city-then-nobody = { $location }: nobody leads.
page-mafia-city-rung-stands = stands
page-mafia-city-rung-cancelled = cancelled
page-mafia-city-rung-counts = counts
page-mafia-city-waiting = Waiting for answers.
page-mafia-city-answered = You have answered. Waiting for the others.
page-mafia-city-effect-bullet = Bullet: one more action
page-mafia-city-effect-hat = Hat: { $name } takes back a mafioso from { $location }
page-mafia-city-effect-hats = Two Hats: a mafioso from the reserve to { $location }
page-mafia-city-effect-informer = Informer: { $name }’s mafioso from { $location } to the Cell
page-mafia-city-effect-thief = Thief: a card from { $name }
page-mafia-city-effect-police-raid = Police Raid: { $location }
page-mafia-city-effect-pulling-strings = Pulling Strings: { $one } and { $other }
page-mafia-city-effect-big-plan = Big Plan: { $name }’s mafioso from { $location } to { $to }
page-mafia-city-effect-shady-business = Shady Business: draw three cards
page-mafia-city-effect-secret-deal = Secret Deal: one more mafioso for control
page-mafia-city-effect-hitman = Hitman: { $name }’s mafioso at { $location } to the reserve
page-mafia-city-effect-plus-one = +1: one more point in the Private Club
page-mafia-city-effect-complicity = Complicity: { $name }’s mafioso from { $location } to the Cell too
page-mafia-city-effect-prison = Prison: { $name }’s mafioso from { $location } to the Cell
page-mafia-city-effect-port = Port: the Hitman moves to { $location }
page-mafia-city-means-police-raid = The whole stack returns to its owners’ hands.
page-mafia-city-means-pulling-strings = The lowest mafiosi of the two stacks change places.

## The score sheet

page-sheet-mc-sheet-control = Control
page-sheet-mc-sheet-extra = Private Club

## The game at a glance

page-mafia-city-glance-goal = Put your mafiosi on the locations. Whoever has the most at one controls it and gets 1 point and its effect. You need { $target } points once all locations are resolved.
page-mafia-city-glance-1 = Place and play
page-mafia-city-glance-1-text = On your turn: put a mafioso on a stack, use a card, wait, or pass.
page-mafia-city-glance-2 = Who controls?
page-mafia-city-glance-2-text = Whoever has the most mafiosi; in a tie, the lowest in the stack. Locations are resolved from 1 to 7.
page-mafia-city-glance-3 = Take back, draw
page-mafia-city-glance-3-text = Take back as many mafiosi as you like. Then everyone draws.
page-mafia-city-glance-end = someone has { $target } points after phase II
page-mafia-city-glance-left = { $now } of { $of } points
page-mafia-city-glance-tie = In a tie, whoever has fewer mafiosi in reserve wins.
page-mafia-city-task-aim =
    { $card }: { $kind ->
        [informer] choose the mafioso to send to the Cell
        [thief] choose whom to rob
        [police-raid] choose the location to clear
        [pulling-strings] choose two locations
        [big-plan] choose a mafioso, then its new location
        [hitman] choose the mafioso to remove
        [complicity] choose the mafioso that goes along
       *[other] choose a lit target
    }
