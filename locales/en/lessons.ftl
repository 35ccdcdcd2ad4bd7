### The lessons: one message a bubble. Keys with -no- answer other legal moves. Keys with -on- explain a rule when it first happens at the table, those with -own- when it first happens to the player.

## Point City 1

pc1-goal = Welcome, mayor! The city with the most points wins. You score with buildings and with civic tokens like the one that glows. Let’s get started!
pc1-take = On your turn, take two adjacent cards. Resources are free: take the energy and the industry that glow.
pc1-no-take = Perfectly legal, and sometimes a good idea. For now, take the two cards that glow.
pc1-refill = See? Where you took a resource, a building appears. Where a building is taken, a resource appears. Now it’s your rival’s turn.
pc1-greedy = Each of these costs energy and economy, and you pay for buildings at once. Feeling greedy? Try to take both.
pc1-smithy = One will do. Take the Smithy with the card below it. You have no economy, so your ingenuity card, the star, steps in.
pc1-no-smithy = Why not, in a real game. Here, take the Smithy with the card below it: it will give you industry every turn.
pc1-look = From now on your Smithy gives you one industry every turn: a permanent resource. Tap a building it would help to pay for.
pc1-no-look = Look for a building with a gear, the sign for industry, in its cost.
pc1-fountain = Stone Fountain: 4 points for energy and industry. Take it with the energy below it. That card pays at once, your Smithy does the rest.
pc1-no-fountain = Try the Stone Fountain with the energy below it. It won’t cost you a single card from your hand.
pc1-library = Your rival took the Clock Tower. Take the Corner Library with the card above it: your Smithy, that card and one from your hand pay its 3 industry.
pc1-no-library = That can wait. The Corner Library with the industry above it earns you a token right now.
pc1-token = A civic building lets you choose a token, which scores at the end. Take 5 points, or 2 for each industry your city makes.
pc1-no-token = Hard to say what that will be worth when the game ends. Play it safe: take 5 points, or 2 per industry.
pc1-last = Let’s skip to the 17th and last turn of a city like yours. It makes 2 economy and 3 community: enough for a big building. Find it!
pc1-no-last = Nice, but the Opera House is better: 5 points, and your city pays for all of it. Take it with the star beside it.
pc1-end = The market can’t be refilled, so the game is over. Buildings and tokens are added up, and your city wins! Ready for a game of your own?

## Point City 2

pc2-flip = New game! When a whole row or column shows resources, you may turn one of its cards over before you take. Turn over the one that glows.
pc2-no-flip = First turn a card over: press “Turn over”, then the card that glows.
pc2-build = A Boiler House, for industry and economy. Take it with the industry beside it; your star pays the economy. A building on your very first turn!
pc2-no-build = You may take anything now, but what you turned over stays there for your rival. Take the Boiler House with the industry beside it.
pc2-park = Let’s skip ahead: three turns to go. The Amusement Park is worth 4 points, and your city is just one community short. Take it with the double community below.
pc2-no-park = Possible, but you can do better. Amusement Park with double community: 4 points now, and community for later.
pc2-pay = One community is missing. A double pays up to two but gives no change. You’ll need it for the Art Gallery, so pay with your star.
pc2-no-pay = That wastes half of the double. Pay with the star and keep two community for the Art Gallery.
pc2-look = Your rival built the Concert Hall, makes 2 energy and 2 community, and holds more energy. What would you want in their place? Tap it.
pc2-no-look = Look in the left column for the most points your rival could pay for.
pc2-deny = Yes! With the star above it, your rival can build Cloud Tower. Get there first: take that star and the Art Gallery. Star and double community pay for it.
pc2-no-deny = Then your rival takes Cloud Tower with that star: 7 points. Snatch the star away!
pc2-token = Think of both cities. 2 per energy and 2 per industry are worth 4 points to you, but only one of them would also score for your rival.
pc2-no-token = Work out what it’s worth in your city right now. Two of the tokens bring you 4 points.
pc2-deck = Your rival can’t pay for anything next to Cloud Tower, so it stays. They take two from the deck, which opens up nothing new for you.
pc2-grow = Your last turn. Your token scores 2 per resource you have twice or more, so a second community counts. Which building gives one that your city can pay for alone?
pc2-no-grow = Residential Towers: your city pays for them, and they bring 1 point plus 2 on your token. Take them with the resource above or beside them.
pc2-end = You win! You planned ahead, spoiled a plan and paid wisely. Permanent resources score only through tokens, and leftover cards only break ties.

## UpTown 1

ut1-goal = Welcome, developer! These five plots are your street: stack projects on them. The coin marks income in upcoins, the dark pennant prestige. The most prestige wins.
ut1-keep = Your turn has two actions. The first: the top card of your deck is free.
ut1-no-keep = You may discard a card, but a shop with income 2 is a great start. Play it.
ut1-ground = These services go on upper floors only, so it has to be the shop: ground floor, income 2. Put it on plot 1.
ut1-no-ground = Any plot would do. Let’s start on the left, with plot 1.
ut1-buy = Second action: get another card. The one now on top of your deck costs 3 upcoins.
ut1-no-buy = You may also buy a rival’s card or take the free municipal card. For now, buy from your own deck.
ut1-choose = A card has two projects, and you build just one. The office has income 1, the apartment prestige 2. Build the apartment on your shop.
ut1-no-choose = That’s fine too. But let’s see a tower grow: build the apartment on your shop.
ut1-roof = Your rival is building too. Your next card has a cafe with a roof. A roof closes its plot, and your whole street pays you. Close plot 1!
ut1-no-roof = Try the roof first: the cafe, on plot 1. You’ll like what happens.
ut1-paid = Payday! Shop 2, cafe 1: that’s 3 upcoins. Plot 1 is finished, but it will pay again with every roof you build.
ut1-municipal = Now your second action. The municipal card with the green strip is free and offers four projects.
ut1-free = Shop, cafe, or services with a roof? Pick the one you like, and build it wherever you like.
ut1-last = Let’s skip ahead, to a street like yours with four plots closed. Closing the fifth brings on the last round. Put the roof that glows on plot 2.
ut1-no-last = You’re ahead, so finish the game: close your last plot with the roof.
ut1-rest = All plots are closed, so the municipal card fits nowhere. Take it, and it’s discarded. Then your rival gets one last turn.
ut1-end = All the prestige on your street counts, plus 1 for every 3 upcoins. You win! Build, close, cash in: that’s UpTown.

## UpTown 2

ut2-timing = A roof would pay you 4 right now. Make it more: build income first. Put the office with income 2 on plot 2.
ut2-no-timing = The more income you have, the more your next roof pays. Build the office with income 2.
ut2-steal = The top card of your rival’s deck has a roof, and you may buy it. Your 5 upcoins will lie on their deck.
ut2-no-steal = Good cards often lie on a rival’s deck. This one has the roof you need: buy it.
ut2-close = Buy that card and build the office with the roof on plot 2. It pays you 6 upcoins, more than it costs.
ut2-no-close = The roof pays you 6 upcoins right now. Build the office with the roof on the plot that glows.
ut2-coins = Look at their deck. While your upcoins lie there it sells nothing, and collecting them is your rival’s whole first action: no free card!
ut2-refuse = Now your rival has bought from you: 4 upcoins lie on your deck. Try to play your free card anyway.
ut2-collect = Upcoins first! Collecting them is your whole first action this turn. Take them.
ut2-gift = Your next card has a parcel: a gift for a rival’s street. It costs them 1 prestige per apartment on its plot.
ut2-no-gift = Nice, but today you’re sending a present. Buy your own card and choose the project with the parcel.
ut2-where = Buy it as a gift. Where does it hurt most? Count the apartments. Plots 1 and 4 are safe: the crossed-out parcel means no gifts.
ut2-no-where = No apartments there, so it costs your rival nothing. Look for the tower with three.
ut2-end-trigger = Let’s skip ahead: you lead 22 to 19, and each street has four closed plots. A fifth brings on the last round. Your card has a gift with a roof: send it!
ut2-no-end-trigger = That gives your rival time to catch up. Choose the gift with the roof and close their last plot.
ut2-rooftop = That roof paid its owner, not you. Now buy your rival’s card: 3 prestige on a closed building. In your wallet, its price of 6 upcoins is worth only 2.
ut2-no-rooftop = A fair idea, but try the rooftop project: it turns 6 upcoins, worth 2 prestige, into 3.
ut2-end = Your rival sent a gift back, but you stay ahead and win! Keep an eye on top cards, upcoins on decks and the next roof.

## Mafia City 1

mc1-goal = Welcome, Godfather! Every location you control gives you 1 point and its effect. Reach 10 points, and you win.
mc1-place = Most turns, you place a mafioso. The Fighters’ Club is tied 1 to 1, and a tie there helps nobody. Place one there.
mc1-no-place = You could. But one more mafioso makes the Fighters’ Club yours: place it there.
mc1-look = The Business District is tied too. Here, as at most locations, the lowest mafioso in the stack wins. Tap it.
mc1-no-look = Look at the very bottom of the stack in the Business District.
mc1-informer = It isn’t yours. But your Informer sends any mafioso to the Cell: pick one of Player 3’s in the Business District.
mc1-no-informer = Aim at the Business District: with one of Player 3’s mafiosi gone, you lead 2 to 1.
mc1-last = Player 2 leads the Private Club 3 to 1. Place your last mafioso there anyway. You’ll soon see why.
mc1-no-last = Trust me: the Private Club. The Prison will do the rest.
mc1-pass = You have no mafiosi left, so pass. When everyone has passed, the locations are resolved from 1 to 7.
mc1-no-pass = You could still use your card, but save it for later. Pass.
mc1-jail = The Prison is tied, and you’re lowest: 1 point. Now its effect: send one of Player 2’s mafiosi from the Private Club to the Cell.
mc1-no-jail = Look at the Private Club: 3 to 2. With one less it’s a tie, and you win it because you’re lowest.
mc1-recruit = The Fighters’ Club is yours: 1 point. Its effect brings a mafioso from your reserve to your hand. Use it.
mc1-no-recruit = A free mafioso! Don’t skip it.
mc1-business = The Business District is yours: 1 point. Its effect: draw three cards, then discard one. Use it.
mc1-no-business = Cards are power in this city. Use the effect.
mc1-discard = You use a card for its text or for its symbol. Keep Pulling Strings: its +1 scores next. Discard another card.
mc1-no-discard = Not the +1! It’s worth a point at the very next location. Discard another card.
mc1-plus = The Private Club is tied, and you’re lowest: 1 point. A card with +1 earns one more here. Play it!
mc1-no-plus = Play Pulling Strings for its +1: two points from one location.
mc1-back = Town Hall is tied: a tie there helps nobody. You have 5 points! Now everyone may take mafiosi back. Decide for the Prison.
mc1-final = Let’s skip to round 3. The Private Club is yours, and you have 10 points. Play your +1 to make sure!
mc1-no-final = You’d win anyway, but a point is a point. Play the +1.
mc1-end = 11 points: you win! Each round: act until everyone has passed, resolve seven locations, take mafiosi back, draw a card.

## Mafia City 2

mc2-hand = Round 2. You hold five cards that nobody else can see. Player 2 goes first, and is after your mafiosi in the Port.
mc2-veto = An Informer! Everyone is asked at once, in secret, whether to veto it. Your Police Chief cancels an Informer: play him.
mc2-no-veto = That would cost you a mafioso, or two cards. The Police Chief alone is enough.
mc2-counter = Player 2 strikes back: two Fists cancel any card or symbol, even a veto. You have two Fists as well. Cancel theirs!
mc2-no-counter = Then the Informer gets through after all. Veto with your two Fists: Informer and Big Plan.
mc2-ladder = Your Fists cancel theirs, so your Police Chief stands and the Informer fails. Now Town Hall: it’s tied, so place a mafioso there.
mc2-no-ladder = Maybe later. Town Hall is where you win the Mayor: place a mafioso there.
mc2-place = Player 2 tied Town Hall again, and Player 3 waits by discarding a card. Place your last mafioso at the Police Station.
mc2-no-place = You want the Policeman, too: place your mafioso at the Police Station.
mc2-pass = Player 3 tied the Police Station, 2 to 2, and is lowest. But your cards will help once locations are resolved. Pass.
mc2-no-pass = Keep both cards: the Hitman works in the Port, the Secret Deal at any location. Pass.
mc2-hitman = Your mafioso stays in the Cell until the Prison is resolved again. But the Port is yours: the Hitman may move to an adjacent location. Send him to Town Hall.
mc2-no-hitman = You need him at Town Hall, where it’s 2 to 2. Send him there.
mc2-shoot = Now play your Hitman card: it removes a mafioso where the Hitman stands. Pick one of Player 2’s, and Town Hall is yours.
mc2-no-shoot = Better remove one of Player 2’s mafiosi: then Town Hall is yours.
mc2-deal = The Police Station is tied 2 to 2, and Player 3 is lowest. When control is decided, a Secret Deal counts as one more mafioso. Play yours!
mc2-no-deal = This is the moment: one more makes it 3 to 2 for you.
mc2-policeman = 3 to 2, it’s yours! Its effect is the Policeman: as long as you hold him, you see every hand. Take him and have a look.
mc2-no-policeman = Seeing every hand is worth a lot. Take him.
mc2-mayor = Town Hall is yours, 2 to 1. Take the Mayor: as long as you hold him, you choose which location is resolved next.
mc2-no-mayor = With the Mayor, you set the order. Take him.
mc2-pick = Now mafiosi are taken back, and the Mayor sets the order again: you pick a location and who decides first there. Pick any location.
mc2-end = Three locations and two figures in one round: well played! Keep Fists in pairs, and save a card or two for the locations. The city awaits!

## Cities 1

ci1-goal = Welcome, planner! Over four rounds you collect scoring cards, land, features and pieces for your own district. Whoever has the most points wins.
ci1-card = On your turn, put a worker on a free slot and take what is there. Start with Brick Terraces: 2 points for each red building with exactly 2 floors.
ci1-no-card = You may start in any row. Today, start with the card that suits your red plot: Brick Terraces.
ci1-tile = Your rival is already building. You need more land: take the tile with two red plots.
ci1-no-tile = Your card wants red buildings, so you want red plots: take the tile that glows.
ci1-place = A tile must share a whole side with your district. Put it where it glows and rotate it until the two parks meet: joined parks score together.
ci1-no-place = That’s legal, any cells may meet. But put it where it glows, with park against park.
ci1-feature = Parks and water score through the features on them. Take Tree and Boat: that slot gives you two.
ci1-no-feature = That would help, too. But one slot gives you two features at once: Tree and Boat.
ci1-put = The Tree goes in a park, the Boat on water. 1, 2, 3 or 4 different features in one area score 1, 3, 6 or 10 points. Place both.
ci1-pieces = Card, land, features: now you can build. Take the slot with four pieces.
ci1-no-pieces = The slot that glows has two reds and a blue for your plots: take that one.
ci1-build = Pieces go on plots or buildings of their colour, up to 4 high. The green one has no plot and is gone. Put both reds where it glows, then the blue on a blue plot.
ci1-no-build = Brick Terraces wants a red building exactly 2 high. Put both reds where it glows, then the blue on a blue plot.
ci1-last = Let’s skip to round 4, in a district like yours. It’s full, and you have one worker left. Take the Kiosk!
ci1-kiosk = Where does it score most? One park already has all four kinds. Look for the park with just a Tree and a Fountain.
ci1-no-kiosk = It scores little there. In the park with Tree and Fountain, a third kind turns 3 points into 6.
ci1-end = All workers are placed: the game is over. Milestones, statues, parks, water and scoring cards are added up. You win! What a district.

## Cities 2

ci2-look = Each metropolis has three milestones. Whoever reaches one first scores most; with two players, the middle place is blocked. Tap the metropolis.
ci2-no-look = The metropolis is the board with the three milestones.
ci2-statue = Obelisks wants 2 statues: 6 points if you’re first, 1 if you’re second. Two statues are on offer. Take the one with the Dolphin.
ci2-no-statue = Useful, but this is a race for statues, and your rival moves next. Take Statue and Dolphin.
ci2-put = A statue uses up an empty plot. Your Bungalows card scores 2 for each 1-floor building next to a statue. Which plot touches two of them?
ci2-no-put = Statue first, and closer: one plot touches both the blue and the yellow house.
ci2-second = Bungalows scores 4 already! But your rival could still grab the other statue. You have a second worker for this row: use it now.
ci2-no-second = If your rival takes that statue, Obelisks is a long way off. Take it!
ci2-ring = Put it on a plot you can spare: either of the two that glow. You’ll need the third for a blue building.
ci2-no-ring = Save that plot for a blue building. Choose one that glows.
ci2-milestone = Your ring is on Obelisks: 6 points that nobody can take away. And each statue is worth 2 points by itself.
ci2-refuse = Getting a taste for features? Try to take the Wild Plot, too.
ci2-card = Two workers a row, no more. Now take Sculptors: 2 points for each statue. The same thing can score for several cards.
ci2-no-card = You already have two statues, and Sculptors makes them count again. Take it.
ci2-pieces = Your Harbour Offices card wants blue buildings with exactly 2 floors. Take the slot with two blues.
ci2-no-pieces = The slot that glows has two blues: just what Harbour Offices wants.
ci2-build = Careful: if the blue house next to the statue grows, it’s no longer a bungalow. Put both blues on the empty plot that glows.
ci2-no-build = Both blues on the plot that glows: exactly 2 high, and your bungalow stays a bungalow.
ci2-discard = The yellow piece only fits on your yellow bungalow. You don’t have to build it: decline it.
ci2-no-discard = Then the house is 2 high, and Bungalows scores 2 less. Decline the piece.
ci2-end = A statue next to two houses scores three ways: by itself, for Sculptors and for Bungalows. Cards that work together win at Cities.
ci2-goal = Now you’re on your own: take a land tile and improve a card, a park or a milestone.

## Point City, the first free game

pc-on-3-1 = A whole row or column shows resources, so you may turn one of its cards over before you take. It stays that way, taken or not.
pc-on-3-2 = Nothing you like? Take two cards from the deck for free: the top one and a surprise. It opens up nothing new for the others.
pc-on-3-4 = You pay for a building at once and in full. To take two, you must be able to pay for both.
pc-on-3-5 = A double pays for one or two of its resource, but gives no change.
pc-on-3-6 = An ingenuity card, the star, pays for one of any resource. Save it for what you can’t get any other way.
pc-on-3-8 = Each permanent resource pays once a turn. If you build two buildings, it helps with only one of them.
pc-on-3-9 = The resource of a new building pays from your next turn on.
pc-on-3-11 = Your city pays first; you choose the cards for the rest. You never pay a card more than you need.
pc-on-3-12 = A civic building lets you choose a token. Tokens aren’t refilled, so the best ones go early.
pc-on-4-2 = Resources are replaced by buildings, and buildings by resources. Watch what you open up for the next player.
pc-on-5-1 = The game ends when the market can’t be refilled: after 17 turns each. Then the points are counted.
pc-own-5-2 = The deck is empty and there’s no pair you can pay for, so you pass. This happens only on the very last turn.
pc-on-6-2 = Tokens count what your city makes, not the cards in your hand. The only exception is the token for ingenuity cards.
pc-on-7-4 = Your virtual rival takes the card where the two markers cross and the one below it (at the bottom, the top one of the column). So you know what goes next.

## UpTown, the first free game

ut-on-3-1 = You don’t have to play your free card: you may discard it. Then the next one lies open for everyone.
ut-own-3-2 = Upcoins on your deck mean that somebody bought from you. Collecting them is your whole first action of the turn.
ut-on-3-5 = When you buy from a rival, the price lies on their deck. They spend their next first action collecting it, and get no free card.
ut-on-3-6 = While upcoins lie on a deck, it sells nothing, not even to its owner.
ut-on-3-7 = You buy a card to play it, so you need both the money and a place for it.
ut-on-3-8 = The card on the common pile is free and has four projects. If none of them fits anywhere, it’s discarded.
ut-on-1-5 = The small 2 marks a duo: it counts as two of its kind, but as only one storey.
ut-on-1-6 = Marks show where a project may go: ground floor, upper floors or rooftop only. With “no gifts”, its building accepts no gifts.
ut-on-1-7 = Some incomes depend on the place: on the storeys below, or on projects of a kind on the plot or on the whole street.
ut-on-4-2 = You build on your own street. Only a gift goes on someone else’s, and its minus counts there.
ut-on-4-5 = Rooftop projects go on closed buildings. They close nothing, so there’s no payday.
ut-on-5-1 = With a roof, your whole street pays, closed plots included. So build up income first, then close.
ut-own-5-2 = Your incomes add up to zero or less, so you get nothing. But you never have to pay.
ut-on-5-3 = A gift with a roof closes the plot, and the owner of the street is paid, not the giver.
ut-on-6-1 = All five plots of a street are closed, or a deck has run out: this is the last round.
ut-on-3-9 = The common pile is empty. Now you don’t have to buy, and if you can’t, the action is skipped.

## Mafia City, the first free game

mc-on-2-6 = Once, at the start, you may swap both cards. Two Fists are worth keeping, and so is a card you can use early.
mc-own-3-2 = Put a mafioso on top of a stack. Whoever has the most there when the location is resolved controls it: 1 point and its effect.
mc-on-3-5 = To wait, discard a card for no effect. The others then have to move first.
mc-own-3-8 = You have passed, but a Bullet gives you one more action while anyone is still active.
mc-on-3-9 = A Police Raid can give a mafioso back to a player who has passed. That player is then active again.
mc-on-4-4 = At the Fighters’ Club and Town Hall, nobody controls a tie. You need to have the most mafiosi all by yourself.
mc-on-4-6 = While control of a location is being decided, everyone in turn may play Secret Deals, until all decline in a row.
mc-on-4-10 = Prison: first everyone takes their mafiosi out of the Cell. Then whoever is in control may send another one in.
mc-on-4-12 = Port: you may move the Hitman to an adjacent location, then play a Hitman card where he stands.
mc-on-4-14 = Whoever holds the Policeman sees every hand, until they lose him.
mc-on-4-17 = Whoever holds the Mayor picks the next location to resolve, and later sets the order of taking back mafiosi.
mc-on-5-1 = Mafiosi you leave behind keep holding their location. Those you take back can be placed again next round.
mc-on-6-3 = A player who alone has the fewest points draws an extra card.
mc-on-8-2 = Two Fists cancel a card or a symbol, but never the effect of a location.
mc-on-8-3 = One Hat takes a mafioso of yours back into your hand. Two Hats place one from your reserve at any location.
mc-on-9-3 = A Thief takes a random card from another player.
mc-on-9-4 = The Police Chief cancels an Informer, a Thief, a Police Raid or the Prison.
mc-on-9-5 = The F.B.I. cancels a Hitman card, a Shady Business, a Big Plan or the Hitman’s move at the Port.
mc-on-9-6 = Police Raid: where you have at least two mafiosi, the whole stack returns to its owners’ hands.
mc-on-9-7 = Pulling Strings swaps the lowest mafiosi of two stacks. That can turn a tie around.
mc-on-9-8 = Big Plan moves any mafioso to the top of another stack.
mc-on-9-9 = Complicity: your mafioso goes to the Cell and takes a third player’s along.
mc-on-9-10 = Shady Business: draw three cards and discard one of them.
mc-on-9-11 = You may play a Secret Deal even without a mafioso there. But in a tie, a player who has one there wins.
mc-on-10-1 = A veto can be vetoed, too. Work back from the last one: a veto that stands cancels the one before it.
mc-on-10-3 = Everyone is asked at once and answers in secret. If several veto, the first one clockwise counts; the others keep their cards.

## Cities, the first free game

ci-on-2-5 = Choose a starting tile. Its colours decide which pieces you can use first.
ci-on-3-3 = The first feature slot holds two features. The last one holds one you can see and one you can’t.
ci-on-3-5 = Face down means nobody knows what it is until it’s taken. And once you’ve taken it, it’s yours.
ci-on-4-3 = With two players, you place exactly two workers in each row every round. With three or four, just one.
ci-on-4-5 = A tile must share a whole side with your district, which never grows beyond 3 × 3 tiles (3 × 5 in a long game).
ci-on-4-6 = A feature goes on its own ground: park, water or an empty plot. If you have no cell for it, it leaves the game.
ci-on-4-7 = A statue uses up its plot: no piece can be built there.
ci-on-4-8 = A wild plot takes a piece of any colour. While it’s empty, it counts as whichever colour suits you best.
ci-on-4-9 = A piece without a plot or building of its colour leaves the game. And you may decline one that would do harm.
ci-own-4-10 = Question marks: you draw two pieces from the bag. Your worker stands furthest right in the row, so you’ll get the star.
ci-own-5-1 = Milestone reached! Your ring takes the best free place right away.
ci-on-5-4 = Neighbours share a side, not just a corner. An area is everything of one kind that is connected this way.
ci-on-6-1 = Whoever has the rightmost worker in the row of pieces takes the star and starts the next round.
ci-on-7-3 = 1, 2, 3 or 4 different features in one park or water area score 1, 3, 6 or 10 points. A second of the same kind adds nothing.
ci-on-7-4 = Each scoring card counts by itself, so the same building can score for several cards.
ci-on-7-5 = If a card counts sets, each building belongs to just one of them.
