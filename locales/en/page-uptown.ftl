### The board of UpTown on the page.

page-ut-progress =
    Round { $round }{ $action ->
        [1] , first action
        [2] , second action
       *[0] {""}
    }{ $end ->
        [last] , last round
        [roofs] , one roof from the end
        [cards] , a deck is nearly empty
       *[no] {""}
    }
page-ut-card =
    { $name }, { $price ->
        [free] free
        [one] 1 upcoin
       *[other] { $price } upcoins
    }: { $projects }
page-ut-project = { $project }
page-ut-deck =
    { $name }: { $left ->
        [one] 1 card
       *[other] { $left } cards
    }{ $coins ->
        [0] {""}
        [one] , 1 upcoin on it
       *[other] , { $coins } upcoins on it
    }; { $card }
page-ut-not-for-sale = not for sale
page-ut-yours-later = collect them on your turn
page-ut-collect = collect the upcoins
page-ut-plot =
    plot { $plot }{ $closed ->
        [yes] , closed
       *[no] {""}
    }, prestige { $prestige }: { $storeys }
page-ut-storey = { $kind } (income { $income }, prestige { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = plot { $plot }
page-ut-plot-brings = { $plot }; here: prestige { $prestige }, upcoins { $coins }
page-ut-street-of = { $name }’s street
page-ut-your-street = Your street
page-ut-your-deck = Your deck
page-ut-deck-of = { $name }’s deck
page-ut-pile = Common pile
page-ut-source = { $name }, { $price }
page-ut-look = Look at { $name }’s street
page-ut-look-less = Shrink it again
page-ut-wallet =
    { $coins ->
        [one] 1 upcoin
       *[other] { $coins } upcoins
    }
page-ut-playing = Being played
page-ut-chosen = { $name }: { $project }
page-ut-discard = Discard
page-ut-roof-pays =
    a roof pays { $coins ->
        [one] 1 upcoin
       *[other] { $coins } upcoins
    }
page-ut-money =
    { $coins ->
        [one] 1 upcoin
       *[other] { $coins } upcoins
    } in the wallet; a roof pays { $income }; prestige { $prestige }; { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## What has to be done

page-ut-task-collect = Collect the upcoins on your deck
page-ut-task-choose = Build one half of this card
page-ut-event-gift = { $name } sends you a gift
page-ut-event-gift-means = For your street: prestige { $prestige }, upcoins for each roof { $coins }
page-ut-event-last-plots = All five of { $seat }’s plots are closed
    .you = All five of your plots are closed
page-ut-event-last-deck = A deck is used up
page-ut-facts = upcoins { $coins } · roofs { $roofs } of { $plots } · prestige { $prestige }
page-ut-prestige = Prestige: { $points }

## One gesture

page-ut-each-income = income
page-ut-each-prestige = prestige
page-ut-each-storey = per storey below
page-ut-each-plot =
    per { $kind ->
        [office] office
        [services] service
        [apartment] apartment
        [cafe] cafe
        [shop] shop
       *[hotel] hotel
    } on its plot
page-ut-each-street =
    per { $kind ->
        [office] office
        [services] service
        [apartment] apartment
        [cafe] cafe
        [shop] shop
       *[hotel] hotel
    } on its street
page-ut-each-gift = per gift on its street
page-ut-each-ground = on the ground floor
page-ut-mark-roof = Roof
page-ut-mark-gift = Gift
page-ut-mark-ground = Ground only
page-ut-mark-upper = Upper only
page-ut-mark-rooftop = Rooftop only
page-ut-mark-no-gifts = No gifts
page-ut-price-bank = { $coins } to the bank
page-ut-price-to = { $coins } to { $name }
page-ut-free = free
page-ut-back = its back
page-ut-left = { $left } left
page-ut-tab-yours = Yours
page-ut-tab-pile = Common
page-ut-task-plot = { $half }: tap a plot
page-ut-task-plot-gift = { $half }: tap another player’s plot
page-ut-on-plot = { $half } on plot { $plot }
page-ut-gives = { $half } for { $name }, plot { $plot }
page-ut-discards = Discard your top card
page-ut-closed = closed
page-ut-place = { $plot }
page-ut-places =
    { $count ->
        [one] plot { $plots }
       *[other] plots { $plots }
    }
page-ut-places-of = { $name }: { $places }
page-why-ut-plot-closed = closed by a roof
page-why-ut-ground-only = a building stands there already
page-why-ut-upper-only = nothing stands there yet
page-why-ut-rooftop-only = no roof there
page-why-ut-accepts-no-gift = no gifts there
page-ut-costs = costs { $price } of your { $coins }
page-ut-task-keep = Build one half of your top card, or discard the card
page-ut-task-buy = Build one half of a card: buy any, or take the common one for free
page-ut-task-may-buy = Buy a card and build one half of it, or buy nothing
page-ut-half = { $half }: { $project }
page-ut-lying =
    { $coins ->
        [one] 1 upcoin lies on { $name }’s deck: collect it
       *[other] { $coins } upcoins lie on { $name }’s deck: collect them
    }
page-ut-roofs = { $roofs } of { $plots } plots closed
page-ut-strip = The half you have chosen
page-ut-sources = The cards on offer
page-ut-roof-coins = roof
page-ut-each-roof = per roof
page-ut-more = More
page-ut-turn-over = two more on its back
page-ut-turn-back = back to its front

## The score sheet

page-sheet-ut-sheet-plot = Prestige of the street
page-sheet-ut-sheet-coins = Upcoins

## The game at a glance

page-ut-glance-goal = Whoever has the most prestige wins. It is printed on your storeys; every 3 upcoins left at the end add 1.
page-ut-glance-1 = Your own card
page-ut-glance-1-text = It is free. If upcoins lie on your deck, collect them instead.
page-ut-glance-2 = One more card
page-ut-glance-2-text = Buy the top card of any deck, or take the common card for free.
page-ut-glance-3 = Build one half
page-ut-glance-3-text = Put it on a plot. A roof closes the plot, and your whole street pays you.
page-ut-glance-end = someone closes all five plots
page-ut-glance-end-deck = or a deck is used up
page-ut-glance-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
page-ut-glance-tie = In a tie, whoever has the tallest building wins.
page-ut-for-plot = Choose a card for this plot
