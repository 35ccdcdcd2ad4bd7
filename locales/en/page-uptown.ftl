### The board of UpTown on the page.

page-ut-progress =
    Round { $round }{ $action ->
        [1] , first action
        [2] , second action
       *[0] {""}
    }{ $last ->
        [yes] , last round
       *[no] {""}
    }
page-ut-card =
    { $name }, { $price ->
        [free] free
        [one] 1 upcoin
       *[other] { $price } upcoins
    }: { $projects }
page-ut-project = { $project }
page-ut-named = { $name }
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
page-ut-collect = collect the upcoins
page-ut-plot =
    plot { $plot }{ $closed ->
        [yes] , closed
       *[no] {""}
    }, prestige { $prestige }: { $storeys }
page-ut-storey = { $kind } (income { $income }, prestige { $prestige })
page-ut-plot-of = { $name }, { $plot }
page-ut-plot-short = plot { $plot }
page-ut-street-of = { $name }’s street
page-ut-your-street = Your street
page-ut-your-deck = Your deck
page-ut-deck-of = { $name }’s deck
page-ut-pile = Common pile
page-ut-four-faces = free; four projects
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
page-ut-pays = roof pays
page-ut-from-to = { $from } → { $to }
page-ut-of-wallet = of { $coins }
page-ut-money =
    { $coins ->
        [one] 1 upcoin
       *[other] { $coins } upcoins
    } in the wallet; a roof pays { $income }; prestige { $prestige }; { $score ->
        [one] 1 point
       *[other] { $score } points
    }

## What has to be done

page-ut-task-collect = Collect the upcoins on your deck
page-ut-task-keep = Play the top card of your deck, or discard it
page-ut-task-buy = Buy a card, or take one from the common pile
page-ut-task-may-buy = Buy a card, or pass
page-ut-task-choose = Choose one of the card’s projects
page-ut-task-place = Choose a plot on your street
page-ut-task-give = Choose a plot on another player’s street
page-ut-event-gift = { $name } sends you a gift
page-ut-facts = coins { $coins } · roofs { $roofs } of { $plots } · prestige { $prestige }
page-ut-prestige = Prestige: { $points }

## The score sheet

page-sheet-ut-sheet-plot = Prestige of the street
page-sheet-ut-sheet-coins = Upcoins

## The game at a glance

page-ut-glance-goal = Most prestige wins. It is printed on your storeys; every 3 coins at the end are 1 more.
page-ut-glance-1 = Your own card
page-ut-glance-1-text = Free. If coins lie on your deck, collect them instead.
page-ut-glance-2 = One more card
page-ut-glance-2-text = Buy the open card of any deck, or take the common card for free.
page-ut-glance-3 = Build one half
page-ut-glance-3-text = On a plot. A roof closes it, and your whole street is paid.
page-ut-glance-end = someone closes all five plots
page-ut-glance-end-deck = or a deck is used up
page-ut-glance-left = { $count } cards left
page-ut-glance-tie = In a tie, the tallest building wins.
