# Craftsmen. Names in { $card }, { $good }, { $town } and the like are printed names from the pack.

## What is asked

ask-exchange-card = You may exchange one building card for the top card of its stack.
ask-exchange-sawmill = You may exchange your sawmill for one that lies in the box.
ask-place-helper = Place a helper in a town building, or pass for this round.
ask-cover-space = { $town } is full: which disc do you cover?
ask-fee = Pay the fee: one capital card, or points.
ask-take-capital = Bankers’ Guild: take a capital card, or skip the whole action.
ask-take-more = Bankers’ Guild: take another face-up card, or draw the rest from the deck.
ask-discard-fewer = Bankers’ Guild: use the privilege and discard fewer cards?
ask-discard =
    { $left ->
        [one] Discard a capital card.
       *[other] Discard { $left } capital cards: choose one of them.
    }
ask-pay = Pay { $price } in capital cards: choose the next card.
ask-build-card =
    { $placed ->
        [0] Builders’ Guild: choose a card to build, or build nothing.
       *[other] Builders’ Guild: choose another card to build, or stop and pay { $cost }.
    }
ask-build-at = At which end of your row do you build { $card } ({ $top }/{ $bottom })?
ask-ask-peek = Notary: use the privilege and look at a stack?
ask-peek-kind = Which stack do you look at?
ask-lay-out = Which card do you lay face up?
ask-put-back-where = Do the other cards go on top of the stack or under it?
ask-put-back-card = Which of the cards lies higher?
ask-ask-notary = Notary: buy a building card, start an auction, or do nothing.
ask-buy-card = Which building card do you buy?
ask-auction-card = Which building card is auctioned?
ask-opening-bid = Your opening bid?
ask-raise = { $card } ({ $top }/{ $bottom }): raise the bid of { $bid }, or pass.
ask-outbid-mayor = { $card } ({ $top }/{ $bottom }): the mayor offers { $offer }. Bid more, or pass.
ask-work =
    { $left ->
        [one] Crafts Guild: { $left } labour point left. What do you make?
       *[other] Crafts Guild: { $left } labour points left. What do you make?
    }
ask-second-raw = Crafts Guild: use the privilege for a second raw good?
ask-labour-step = Spend a labour token on one step, or stop.
ask-put-raw = Where does it go: { $good }?
ask-put-traded = To which building does the market cube go?
ask-put-traded-as = Which raw good does the market cube become?
ask-put-semi = Where does it go: { $good }?
ask-reward = Choose the capital card for your sale.
ask-make-in = In which building is it made?
ask-load-ship = On which ship do you load it: { $good }?
ask-bribe-card = Which capital card is the bribe?
ask-buy-good = Merchants’ Guild: buy a good from the granary, or nothing.
ask-buy-for = For which building is it: { $good }?
ask-pay-merchant = Merchants’ Guild: what do you pay with?
ask-town-hall = Town Hall: what do you take?
ask-ask-investment = Invest four capital cards, one of each colour, for the sum of their values?
ask-invest-card = Invest: choose a card of this colour: { $colour }.

## What can be done

do-pass =
    { $at ->
        [exchange-card] keep your cards
        [exchange-sawmill] keep your sawmill
        [take-capital] skip the action
        [discard-fewer] no
        [ask-peek] not now
        [second-raw] no second good
        [build-card] no more buildings
        [work] stop working
        [labour-step] no more tokens
        [load-ship] let it go to waste
        [ask-investment] do not invest
       *[other] pass
    }
do-place = { $town }
    .piece = { $town }
do-space = cover space { $space } ({ $owner })
do-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-capital = { $card }
    .piece = { $card }
do-deck =
    { $at ->
        [reward] a card from the deck
       *[other] draw the rest from the deck
    }
do-use-privilege = use the privilege
do-building =
    { $cost ->
        [0] { $card } ({ $top }/{ $bottom })
       *[other] { $card } ({ $top }/{ $bottom }), cost { $cost }
    }
    .piece = { $card } ({ $top }/{ $bottom })
    .short =
        { $cost ->
            [0] {""}
           *[other] cost { $cost }
        }
do-sawmill = { $card } ({ $top }/{ $bottom })
    .piece = { $card } ({ $top }/{ $bottom })
do-end =
    { $is_right ->
        [1] at the right end
       *[other] at the left end
    }{ $is_broken ->
        [1] {" "}by privilege: the colours do not match
       *[other] {""}
    }
do-buy = buy a card
do-auction = start an auction
do-bid = bid { $amount }
do-kind =
    { $tier ->
        [basic] basic buildings
        [extended] extended buildings
       *[advanced] advanced buildings
    }
do-put-back =
    { $is_top ->
        [1] on top
       *[other] underneath
    }
do-make = make: { $good }
    .piece = { $good }
    .short = make
do-trade = use a market cube as a raw good
do-good = { $good }
    .piece = { $good }
do-at = { $card }, building { $position } of your row
    .piece = { $card } ({ $top }/{ $bottom })
    .short = building { $position } of your row
do-market =
    { $at ->
        [pay-merchant] a market cube, by privilege
       *[other] to the market
    }
do-granary = to the granary
do-load =
    ship { $ship }, row { $row }, { $points } each{ $is_bribe ->
        [1] , with a bribe
       *[other] {""}
    }
    .piece = ship { $ship }
    .short =
        row { $row }, { $points } each{ $is_bribe ->
            [1] , with a bribe
           *[other] {""}
        }
do-take-privilege = a privilege token
do-take-labour = a labour token
do-order-change = a better place in the turn order
do-invest = invest

## What happened

event-order-set =
    Turn order: seats { $place1 }, { $place2 }{ $place3 ->
        [0] {""}
       *[other] , { $place3 }
    }{ $place4 ->
        [0] {""}
       *[other] , { $place4 }
    }{ $place5 ->
        [0] {""}
       *[other] , { $place5 }
    }.
event-order-changed =
    New turn order: seats { $place1 }, { $place2 }{ $place3 ->
        [0] {""}
       *[other] , { $place3 }
    }{ $place4 ->
        [0] {""}
       *[other] , { $place4 }
    }{ $place5 ->
        [0] {""}
       *[other] , { $place5 }
    }.
event-card-exchanged =
    { $is_known ->
        [1] { $seat } exchanges a building card and draws { $card } ({ $top }/{ $bottom }).
       *[other] { $seat } exchanges a building card of the { $tier } stack.
    }
event-sawmill-exchanged = { $seat } takes another sawmill ({ $top }/{ $bottom }).
event-season-began = Year { $year }, { $season }.
event-stage-began = Stage { $stage }: { $town }.
event-helper-placed = { $seat } places a helper: { $town }, space { $space }.
event-covered = { $seat } covers the disc of { $other }.
event-fee-paid =
    { $points ->
        [one] { $seat } pays { $points } point to { $other }.
       *[other] { $seat } pays { $points } points to { $other }.
    }
event-card-passed =
    { $is_known ->
        [1] { $seat } gives { $other } this card: { $card }.
       *[other] { $seat } gives { $other } a capital card.
    }
event-helpers-passed = { $seat } places no more helpers.
event-idle-scored =
    { $points ->
        [one] { $seat } gains { $points } point for helpers that stay at home.
       *[other] { $seat } gains { $points } points for helpers that stay at home.
    }
event-privilege-used =
    { $by_token ->
        [1] { $seat } uses the privilege with a token.
       *[other] { $seat } uses the privilege.
    }
event-labour-spent = { $seat } spends a labour token.
event-capital-taken = { $seat } takes { $card }.
event-capital-drawn =
    { $is_known ->
        [1] { $seat } draws { $card }.
       *[other] { $seat } draws a capital card.
    }
event-capital-spent = { $seat } discards { $card }.
event-capital-laid = Face up on the board: { $card }.
event-reshuffled = The discarded capital cards are shuffled into a new deck.
event-card-shown = { $seat } is about to build { $card } ({ $top }/{ $bottom }).
event-built =
    { $is_right ->
        [1] { $seat } builds { $card } ({ $top }/{ $bottom }) at the right end.
       *[other] { $seat } builds { $card } ({ $top }/{ $bottom }) at the left end.
    }
event-bonus-taken = { $seat } has the first complete line and takes the bonus token: { $good }.
event-card-bought = { $seat } buys { $card } ({ $top }/{ $bottom }).
event-auction-opened = { $seat } puts { $card } ({ $top }/{ $bottom }) up for auction.
event-bid-made = { $seat } bids { $amount }.
event-bid-passed = { $seat } is out of the auction.
event-mayor-showed = The mayor shows { $card }.
event-mayor-offered = The mayor offers { $amount }.
event-card-won = { $seat } wins { $card } ({ $top }/{ $bottom }) for { $amount }.
event-card-returned = { $seat } gives way to the mayor: { $card } ({ $top }/{ $bottom }) goes under its stack.
event-card-laid = Now on offer: { $card } ({ $top }/{ $bottom }).
event-peeked =
    { $tier ->
        [basic] { $seat } looks at the basic stack.
        [extended] { $seat } looks at the extended stack.
       *[advanced] { $seat } looks at the advanced stack.
    }
event-cards-put-back =
    { $seat } puts back { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $is_top ->
        [1] {" "}on top of the stack.
       *[other] {" "}under the stack.
    }
event-made =
    { $points ->
        [0] { $seat } makes: { $good }.
        [one] { $seat } makes: { $good } ({ $points } point).
       *[other] { $seat } makes: { $good } ({ $points } points).
    }
event-put-on-market = { $seat } puts a cube on the market.
event-put-on-icon = { $seat } supplies a building: { $good }.
event-traded = { $seat } takes a cube from the market.
event-sold-to-granary = { $seat } sells to the granary: { $good }.
event-loaded = { $seat } loads ship { $ship }: { $good }.
event-bribed = { $seat } bribes the crew: a cube of { $other } leaves the hold.
event-product-lost = { $seat } finds no room on the ships, and it is lost: { $good }.
event-good-bought = { $seat } buys from the granary: { $good }.
event-paid-with-cube = { $seat } pays with a market cube.
event-cube-received = { $seat } puts a cube on the market in return.
event-token-taken =
    { $is_labour ->
        [1] { $seat } takes a labour token.
       *[other] { $seat } takes a privilege token.
    }
event-order-claimed = { $seat } claims a better place in the turn order.
event-token-awarded = { $seat } used the fewest privileges and gains a privilege token.
event-ship-scored = { $seat }, ship { $ship }: { $points } for goods, { $bonus } for majority.
event-colours-scored = { $seat }: { $points } for sets of colours in the row.
event-granary-scored = { $seat }: { $points } for goods in the granary.
event-invested = { $seat } invests and gains { $points }.
event-investment-declined = { $seat } does not invest.
event-bonuses-scored = { $seat }: { $points } for bonus tokens.

## Score lines

score-start = Start
score-helpers = Helpers and fees
score-making = Production
score-ships = Ships
score-colours = City colours
score-granary = Granary
score-investment = Investment
score-bonuses = Bonus tokens

## Why not

why-CRA-AUC-1 = No such card lies face up.
why-CRA-AUC-3 = A bid must be above { $bid } and at most { $worth }, what your hand is worth.
why-CRA-BANK-1 = While a capital card lies face up, you take one of those first.
why-CRA-BANK-8 = No such card lies face up for you to take now.
why-CRA-BLD-4 = You have no privilege to use here.
why-CRA-BUILD-1 = That card is not in your hand.
why-CRA-BUILD-4 = Neither its top nor its bottom colour matches there, and you have no privilege to ignore that.
why-CRA-BUILD-8 = Everything together would cost { $cost }; your hand is worth { $worth }.
why-CRA-CAP-6 = With that card the payment of { $price } would hold a card too many.
why-CRA-CAP-8 = You do not hold that card.
why-CRA-CAP-12 = You do not hold another such card.
why-CRA-HALL-2 = No privilege token is left, or you have as many as you may.
why-CRA-HALL-3 = No labour token is left, or you have as many as you may.
why-CRA-HALL-4 = The order-change track is full, or your disc is already there.
why-CRA-HELP-5 = Only a space with exactly one disc can be covered.
why-CRA-HELP-6 = You may not have more helpers in this town building.
why-CRA-HELP-7 = This town building holds at most { $limit } helpers.
why-CRA-HELP-10 = You can pay neither a capital card of that kind nor the { $points } points for covering.
why-CRA-MERCH-2 = None lies on the lower space of the granary.
why-CRA-MERCH-3 = The lower cube is your own.
why-CRA-MERCH-4 = No building of yours there has an empty icon for it.
why-CRA-MERCH-5 = You cannot pay that capital card.
why-CRA-MERCH-7 = Paying with a market cube needs the privilege and a cube of yours on the market.
why-CRA-NOT-2 = No such card lies face up.
why-CRA-NOT-3 = A purchase is paid only in the colours of the card, and yours are not enough.
why-CRA-PEEK-1 = That card is not among those you look at.
why-CRA-PEEK-4 = There is no card in the stack to look at.
why-CRA-PEEK-5 = That card is not among those you put back.
why-CRA-PROD-3 = You have no building that makes it.
why-CRA-PROD-4 = It has nowhere to go there: your market is full or no icon for it is empty.
why-CRA-PROD-5 = You need a cube on the market and an empty icon for a raw good.
why-CRA-PROD-6 = You have no building with the raw good for it.
why-CRA-PROD-7 = That building has no empty icon for it.
why-CRA-PROD-11 = You have no such building with all its goods on it.
why-CRA-PROD-14 = The privilege gives a second raw good, nothing else.
why-CRA-PROD-18 = That card cannot be taken: it does not lie there, or nothing can be drawn.
why-CRA-SETUP-10 = That card cannot be exchanged.
why-CRA-SHIP-1 = That row is for another good.
why-CRA-SHIP-3 = There is room on a ship, so it must be loaded.
why-CRA-SHIP-4 = You do not hold that card.
why-CRA-SHIP-5 = The row is full, and you cannot bribe: its oldest cube is yours, or you have no capital card.
why-CRA-TWO-1 = With two players only the first two spaces are used.
why-CRA-TWO-4 = With two players there is no order change.
why-CRA-YEAR-9 = An investment needs one card of each colour from your hand, in their order.

## Fields and words of a view

view-game = Game
view-year = Year
view-season = Season
view-stage = Stage
view-order = Turn order
view-asked = Asked now
view-players = Players
view-seat = Seat
view-points = Points
view-lines = Points so far
view-lines-start = { score-start }
view-lines-helpers = { score-helpers }
view-lines-making = { score-making }
view-lines-ships = { score-ships }
view-lines-colours = { score-colours }
view-lines-granary = { score-granary }
view-lines-investment = { score-investment }
view-lines-bonuses = { score-bonuses }
view-capital = Capital cards
view-known-capital = Capital cards you know
view-worth = Worth of your hand
view-cards = Building cards in hand
view-cards-none = unknown card
view-card-name = { $card } ({ $top }/{ $bottom })
view-card = Card
view-tier = Kind
view-tier-basic = basic
view-tier-extended = extended
view-tier-advanced = advanced
view-row = Row of buildings
view-makes = makes
view-inputs = needs
view-cubes = Cubes
view-cubes-natural = natural cube
view-cubes-none = empty
view-is-broken = colours do not match
view-market = Cubes on the market
view-helpers = Helpers not placed
view-privilege = Privilege tokens
view-labour = Labour tokens
view-bid = Bid
view-bonuses = Bonus tokens
view-deck = Capital deck
view-discard = Discarded capital
view-face-up = Face up
view-face-up-none = empty space
view-mayor = The mayor has shown
view-stacks = Building stacks
view-size = Cards left
view-known = From the top down
view-known-none = unknown
view-sawmills = Sawmills in the box
view-peeked = Cards being looked at
view-peeked-none = unknown
view-returned = Cards put back
view-placing = Being built
view-auctioned = Being auctioned
view-town = Town buildings
view-id = Building
view-spaces = Spaces
view-spaces-item = Space { $number }
view-used-privilege = privilege used
view-order-change = Order-change track
view-privilege-pool = Privilege tokens left
view-labour-pool = Labour tokens left
view-granary = Granary
view-good = Good
view-natural = Natural cubes left
view-ships = Ships
view-ships-item = Ship { $number }
view-ships-bonuses = Majority bonus
view-rows = Rows
view-rows-points = points each
view-is-over = over
view-ranking = Final ranking

## Options and ties

option-age-order = Who is younger?
option-age-order-ascending = in the order of the chairs
option-age-order-about = Breaks the first tie of the turn order. Otherwise name all chairs from the youngest person on, counted from 0: 2-0-1.
option-mayor-uses-sets = The mayor's cards count as sets, too
option-mayor-uses-sets-about = Off: the mayor's offer is the sum of the printed values. On: colours that form a set raise it, as they do for players.
option-winter-privilege-award = Privileges in winter, too
option-winter-privilege-award-about = Off: in winter nobody gets the award for few helpers. On: with 3 or more players everybody does, since no helpers take part.
option-granary-refill = How is the granary filled again?
option-granary-refill-missing-good = Where a good is missing
option-granary-refill-missing-good-about = One natural cube for each good that is completely gone.
option-granary-refill-all-spaces = On all empty spaces
option-granary-refill-all-spaces-about = As many natural cubes as the supply has: goods are seldom short.
tie-break = Equal points: more capital cards in hand win, then the later place in the turn order.
