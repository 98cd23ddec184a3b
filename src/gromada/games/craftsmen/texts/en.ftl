# Craftsmen. Names in { $card }, { $good }, { $town } and the like are printed names from the pack.

## What is asked

ask-exchange-card = You may exchange one building card for the top card of its stack.
ask-exchange-sawmill = You may exchange your sawmill for one that lies in the box.
ask-place-helper = Place a helper in a town building, or pass for this round.
ask-cover-space = { $town } is full: which disc do you cover?
ask-fee =
    { $points ->
        [one] Pay { $owner } the fee: one capital card, or { $points } point.
       *[other] Pay { $owner } the fee: one capital card, or { $points } points.
    }
ask-take-capital = Bankers’ Guild: take a capital card, or skip the whole action.
ask-take-more = Bankers’ Guild: take another face-up card, or draw the rest from the deck.
ask-discard-fewer =
    { $by_token ->
        [1] Bankers’ Guild: give a privilege token (you have { $tokens }) to discard one card fewer?
       *[other] Bankers’ Guild: your helper is on gold. Use the privilege and discard one card fewer?
    }
ask-discard =
    { $left ->
        [one] Choose the last capital card to discard.
       *[other] Choose { $left } capital cards to discard; they go together.
    }
ask-pay =
    { $paid ->
        [0] Pay { $price } in capital cards: choose the first card.
       *[other] Pay { $price }: chosen so far { $paid }, still due { $due }. Choose the next card.
    }
ask-build-card =
    { $placed ->
        [0] Builders’ Guild: choose a card to build, or build nothing.
       *[other] Builders’ Guild: choose another card to build, or stop and pay { $cost }.
    }
ask-build-at =
    { $breaks ->
        [0] At which end of your row do you build { $card } ({ BOTH($top, $bottom) })?
        [1] { $card } ({ BOTH($top, $bottom) }) matches neither end: by the privilege of your gold space it may be built all the same. At which end?
       *[other] { $card } ({ BOTH($top, $bottom) }) matches neither end: building it costs a privilege token. At which end?
    }
ask-ask-peek =
    { $by_token ->
        [1] Notary: give a privilege token (you have { $tokens }) to look at a stack?
       *[other] Notary: your helper is on gold. Use the privilege and look at a stack?
    }
ask-peek-kind = Which stack do you look at?
ask-lay-out = Which card do you lay face up?
ask-put-back-where = Do the other cards go on top of the stack or under it?
ask-put-back-card = Which of the cards lies higher?
ask-ask-notary = Notary: buy a building card at its price, start an auction, or do nothing. Your hand is worth { $worth }.
ask-buy-card = Which building card do you buy? It is paid in its own colours only.
ask-auction-card = Which building card is auctioned?
ask-opening-bid = { $card } ({ BOTH($top, $bottom) }), which the notary sells for { $price }: your opening bid? Your hand is worth { $worth }.
ask-raise = { $card } ({ BOTH($top, $bottom) }), which the notary sells for { $price }: raise { $other }’s bid of { $bid }, or pass. Your hand is worth { $worth }.
ask-outbid-mayor = { $card } ({ BOTH($top, $bottom) }), which the notary sells for { $price }: the mayor offers { $offer }. Bid more, or pass. Your hand is worth { $worth }.
ask-work =
    { $left ->
        [one] Crafts Guild: { $left } labour point left. What do you make?
       *[other] Crafts Guild: { $left } labour points left. What do you make?
    }
ask-second-raw =
    { $by_token ->
        [1] Crafts Guild: give a privilege token (you have { $tokens }) for a second raw good without labour?
       *[other] Crafts Guild: your helper is on gold. Use the privilege for a second raw good without labour?
    }
ask-labour-step =
    { $tokens ->
        [one] Spend your last labour token on one step, or stop.
       *[other] Spend one of your { $tokens } labour tokens on one step, or stop.
    }
ask-put-raw = Where does it go: { $good }?
ask-put-traded = To which building does the market cube go?
ask-put-traded-as = Which raw good does the market cube become?
ask-put-semi = Where does it go: { $good }?
ask-reward = Choose the capital card for your sale.
ask-make-in = In which building is it made: { $good }?
ask-load-ship = On which ship do you load it: { $good }?
ask-bribe-card = Which capital card is the bribe for loading { $good }?
ask-buy-good = Merchants’ Guild: buy a good from the granary, or nothing.
ask-buy-for = For which building is it: { $good }?
ask-pay-merchant = Merchants’ Guild: what do you pay with for { $good }? Any one capital card does.
ask-town-hall = Town Hall: what do you take?
ask-ask-investment =
    { $most ->
        [0] Invest four capital cards, one of each colour? You lack a colour.
       *[other] Invest one capital card of each colour? Your best four bring { $most } points.
    }
ask-invest-card = Invest: choose a card of this colour: { $colour }. Points so far: { $points }.

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
do-place =
    { $kind ->
        [gold] { $town }: gold space, with the privilege
        [silver] { $town }: silver space
        [ribbon] { $town }: space with the green ribbon
       *[full] { $town }: full, a disc must be covered
    }
    .piece = { $town }
    .short =
        { $kind ->
            [gold] gold, with the privilege
            [silver] silver space
            [ribbon] green ribbon
           *[full] full, a disc must be covered
        }
do-space =
    cover the disc of { $owner } on { $kind ->
        [gold] the gold space
        [ribbon] the space with the green ribbon
       *[silver] the silver space
    }{ $fee ->
        [0] { $draws ->
            [0] , no fee
            [one] ; its owner draws a capital card
           *[other] ; its owner draws { $draws } capital cards
        }
        [one] , fee: a capital card or { $fee } point
       *[other] , fee: a capital card or { $fee } points
    }
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
do-use-privilege =
    { $by_token ->
        [1] use the privilege, with a token
       *[other] use the privilege of the gold space
    }
do-building =
    { $at ->
        [build-card] { $card } ({ BOTH($top, $bottom) }), cost { $cost }{ $breaks ->
            [0] {""}
            [1] , breaks the colours: by privilege of the gold space
           *[other] , breaks the colours: costs a privilege token
        }
        [buy-card] { $card } ({ BOTH($top, $bottom) }), price { $cost }, your cards in its colours are worth { $have }
        [auction-card] { $card } ({ BOTH($top, $bottom) }), sold for { $cost } otherwise
       *[other] { $card } ({ BOTH($top, $bottom) })
    }
    .piece = { $card } ({ BOTH($top, $bottom) })
    .short =
        { $at ->
            [build-card] cost { $cost }{ $breaks ->
                [0] {""}
                [1] , breaks the colours: by privilege of the gold space
               *[other] , breaks the colours: costs a privilege token
            }
            [buy-card] buy it for { $cost } (in its colours you have { $have })
            [auction-card] start an auction (its price is { $cost })
           *[other] {""}
        }
do-sawmill = { $card } ({ BOTH($top, $bottom) })
    .piece = { $card } ({ BOTH($top, $bottom) })
do-end =
    { $is_right ->
        [1] at the right end
       *[other] at the left end
    }{ $breaks ->
        [0] {""}
        [1] , by privilege of the gold space: the colours do not match
       *[other] , with a privilege token: the colours do not match
    }
do-buy = buy a card at its price
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
do-make =
    { $at ->
        [second-raw] make a second one by privilege{ $by_token ->
            [1] , with a token
           *[other] {""}
        }: { $good }
       *[other] make: { $good }{ $points ->
            [0] {""}
            [one] , { $points } point
           *[other] , { $points } points
        }{ $lost ->
            [1] ; no ship has room: it is lost
           *[other] {""}
        }
    }
    .piece = { $good }
    .short =
        { $at ->
            [second-raw] make a second one by privilege{ $by_token ->
                [1] , with a token
               *[other] {""}
            }
           *[other] make{ $points ->
                [0] {""}
                [one] , { $points } point
               *[other] , { $points } points
            }{ $lost ->
                [1] ; no ship has room: it is lost
               *[other] {""}
            }
        }
do-trade = use a market cube as a raw good
do-good =
    { $good }{ $sale ->
        [player] , a capital card to { $owner }
        [natural] , a capital card to the discard pile
       *[other] {""}
    }
    .piece = { $good }
    .short =
        { $sale ->
            [player] a capital card to { $owner }
            [natural] a capital card to the discard pile
           *[other] {""}
        }
do-at = { $card }, building { $position } of your row
    .piece = { $card } ({ BOTH($top, $bottom) })
    .short = building { $position } of your row
do-market =
    { $at ->
        [pay-merchant] a market cube, by privilege{ $by_token ->
            [1] {" "}with a token
           *[other] {""}
        }
       *[other] to the market
    }
do-granary = to the granary, for a capital card
do-load =
    ship { $ship }, row { $row } from the top, { $points } for each cube{ $is_bribe ->
        [1] , with a bribe: a cube of { $owner } leaves
       *[other] {""}
    }
    .piece = ship { $ship }
    .short =
        row { $row } from the top, { $points } for each cube{ $is_bribe ->
            [1] , with a bribe: a cube of { $owner } leaves
           *[other] {""}
        }
do-take-privilege = a privilege token
do-take-labour = a labour token
do-order-change = a better place in the turn order
do-invest = invest

## What happened

event-order-set =
    Turn order: { $place1 }, { $place2 }{ $place3 ->
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
    New turn order: { $place1 }, { $place2 }{ $place3 ->
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
        [1] { $seat } exchanges a building card and draws { $card } ({ BOTH($top, $bottom) }).
       *[other] { $seat } exchanges a building card of the { $tier } stack.
    }
event-sawmill-exchanged = { $seat } takes another sawmill ({ BOTH($top, $bottom) }).
event-season-began = Year { $year }, { $season }.
    .heading = Year { $year }, { $season }
    .short = {""}
event-stage-began = Stage { $stage }: { $town }.
event-helper-placed =
    { $kind ->
        [gold] { $seat } places a helper: { $town }, gold space.
        [ribbon] { $seat } places a helper: { $town }, space with the green ribbon.
       *[silver] { $seat } places a helper: { $town }, silver space.
    }
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
event-built =
    { $is_right ->
        [1] { $seat } builds { $card } ({ BOTH($top, $bottom) }) at the right end.
       *[other] { $seat } builds { $card } ({ BOTH($top, $bottom) }) at the left end.
    }
event-bonus-taken = { $seat } has the first complete line and takes the bonus token: { $good }.
event-card-bought = { $seat } buys { $card } ({ BOTH($top, $bottom) }).
event-auction-opened = { $seat } puts { $card } ({ BOTH($top, $bottom) }) up for auction.
event-bid-made = { $seat } bids { $amount }.
event-bid-passed = { $seat } is out of the auction.
event-mayor-showed = The mayor shows { $card }.
event-mayor-offered = The mayor offers { $amount }.
event-card-won = { $seat } wins { $card } ({ BOTH($top, $bottom) }) for { $amount }.
event-card-returned = { $seat } gives way to the mayor: { $card } ({ BOTH($top, $bottom) }) goes under its stack.
event-card-laid = Now on offer: { $card } ({ BOTH($top, $bottom) }).
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
event-granary-refilled =
    { $count ->
        [one] A natural cube goes
       *[other] { $count } natural cubes go
    } to the granary.
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
why-CRA-AUC-3 =
    { $case ->
        [low] A bid must be at least { $need }.
       *[poor] That bid needs a hand worth { $need }; yours is worth { $have }.
    }
why-CRA-BANK-1 = While a capital card lies face up, you take one of those first.
why-CRA-BANK-8 = No such card lies face up for you to take now.
why-CRA-BLD-4 = This helper is not on gold, or has used its privilege, and you have no privilege token to give.
why-CRA-BUILD-1 = That card is not in your hand.
why-CRA-BUILD-4 = Neither its top nor its bottom colour matches there, and you have no privilege to ignore that.
why-CRA-BUILD-8 = Everything together would cost { $need }; your hand is worth { $have }.
why-CRA-CAP-6 = With that card the payment of { $price } would hold a card too many.
why-CRA-CAP-8 = You do not hold that card, or have chosen it already.
why-CRA-HALL-2 =
    { $case ->
        [own] You have { $limit } privilege tokens, as many as you may.
       *[pool] No privilege token is left to take.
    }
why-CRA-HALL-3 =
    { $case ->
        [own] You have { $limit } labour tokens, as many as you may.
       *[pool] No labour token is left to take.
    }
why-CRA-HALL-4 =
    { $case ->
        [own] Your disc is on the order-change track already.
       *[full] The order-change track is full.
    }
why-CRA-HELP-5 = Only a space with exactly one disc can be covered.
why-CRA-HELP-6 = You have { $limit } helpers in this town building, as many as you may.
why-CRA-HELP-7 = This town building holds at most { $limit } helpers.
why-CRA-HELP-10 =
    { $has_card ->
        [0] Covering costs a capital card or { $need } of your points: you have no card, and your points are { $have }.
       *[other] The fee would be { $need } of your points: you have { $have }.
    }
why-CRA-MERCH-2 = None lies on the lower space of the granary.
why-CRA-MERCH-3 = The lower cube is your own.
why-CRA-MERCH-4 =
    { $case ->
        [building] That building has no empty icon for it.
        [nothing] Your row has no such building.
       *[row] None of your buildings has an empty icon for it.
    }
why-CRA-MERCH-5 = You have no capital card to pay with.
why-CRA-MERCH-7 =
    { $case ->
        [cube] You have no cube on the market to pay with.
       *[privilege] Paying with a market cube needs the privilege: this helper is not on gold, or has used it, and you have no token.
    }
why-CRA-NOT-2 = No such card lies face up.
why-CRA-NOT-3 =
    { $case ->
        [colour] This purchase is paid only in the card’s own colours: { BOTH($top, $bottom) }.
        [any] No card on offer can be paid in its own colours. The nearest, { $card } ({ BOTH($top, $bottom) }), costs { $need }; yours are worth { $have } there.
       *[card] It costs { $need } in its own colours ({ BOTH($top, $bottom) }); yours are worth { $have } there.
    }
why-CRA-PEEK-1 = That card is not among those you look at.
why-CRA-PEEK-4 = There is no card in the stack to look at.
why-CRA-PEEK-5 = That card is not among those you put back.
why-CRA-PROD-3 = You have no building that makes it.
why-CRA-PROD-4 =
    { $case ->
        [market] Your market is full: { $limit } cubes lie there.
        [building] That building has no empty icon for it.
        [nothing] Your row has no such building.
       *[row] It has nowhere to go: your market is full, and none of your buildings has an empty icon for it.
    }
why-CRA-PROD-5 =
    { $case ->
        [market] You have no cube on the market.
        [icon] None of your buildings has an empty icon for a raw good.
        [nothing] Your row has no such building.
       *[building] That building has no such empty icon for a raw good.
    }
why-CRA-PROD-6 =
    { $case ->
        [nothing] You have no building that makes it.
       *[row] Your building for it lacks its raw good.
    }
why-CRA-PROD-7 =
    { $case ->
        [nothing] Your row has no such building.
       *[building] That building has no empty icon for it.
    }
why-CRA-PROD-11 =
    { $case ->
        [nothing] You have no such building.
       *[row] Not all of its goods lie on that building.
    }
why-CRA-PROD-14 = The privilege gives a second raw good, nothing else.
why-CRA-PROD-18 = That card cannot be taken: it does not lie there, or nothing can be drawn.
why-CRA-SETUP-10 = That card cannot be exchanged.
why-CRA-SHIP-1 = That row is for another good.
why-CRA-SHIP-3 = There is room on a ship, so it must be loaded.
why-CRA-SHIP-5 =
    { $case ->
        [own] The row is full, and its oldest cube is yours: you cannot bribe it away.
       *[card] The row is full, and you have no capital card for a bribe.
    }
why-CRA-TWO-1 = With two players only the first two spaces are used.
why-CRA-TWO-4 = With two players there is no order change.
why-CRA-YEAR-9 = An investment needs one card of each colour from your hand, in their order.
why-CRA-CAP-14 = Any one capital card of your hand will do, but you do not hold that one.
why-CRA-RULING-44 = An equal building further left in your row stands for this one.

## Fields and words of a view

view-game = Game
view-year = Year
view-season = Season
view-stage = Stage
view-order = Turn order
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
view-sets = Worth of your cards by colour
view-colour = colour
view-cards = Building cards in hand
view-cards-none = unknown card
view-card-name = { $card } ({ BOTH($top, $bottom) })
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
view-pushed = A sale pushes out
view-pushed-natural = natural cube
view-more = One more cube adds
view-labour-to-come = Labour still to come
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
view-at = Place
view-like = Like
view-cost = Cost
view-ends = Fits
view-left = left end
view-right = right end
view-left-top = by its top colour
view-left-bottom = by its bottom colour
view-left-both = by both colours
view-left-privilege = by privilege only
view-right-top = by its top colour
view-right-bottom = by its bottom colour
view-right-both = by both colours
view-right-privilege = by privilege only
view-purse = Your capital cards
view-is-picked = chosen
view-icons = Input icons
view-cube = Cube
view-cube-natural = natural cube
view-cube-none = empty
view-year-end = The year would add now
view-ship-bonus = Majorities
view-colours = City colours
view-total = Total
view-next = Next from the row
view-missing = lacking
view-ship-points = on a ship
view-has-passed = placed all helpers
view-turn = acts in place
view-is-acting = acts now
view-has-acted = has acted
view-kind = Kind
view-kind-gold = gold
view-kind-silver = silver
view-kind-ribbon = green ribbon
view-is-open = open this season
view-discs = Discs
view-price = Price
view-payable = Yours in its colours
view-acting = Acting
view-auction = Auction
view-leader = Highest bidder
view-offer = The mayor’s offer
view-bidders = Still bidding
view-labour-points = Labour points of a helper
view-fee = Fee in points
view-bonus-lines = Bonus lines
view-owner = Owner
view-line = Line
view-ships-ranking = Majority now

## Options and ties

option-age-order = Who is younger?
option-age-order-ascending = in the order of the chairs
option-age-order-about = Breaks the first tie of the turn order. In the order of the chairs, the youngest person takes the first one.
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

## Counts

stock-points = { points }
stock-capital =
    { $count ->
        [one] { $count } capital card
       *[other] { $count } capital cards
    }
stock-cards =
    { $count ->
        [one] { $count } building card
       *[other] { $count } building cards
    }
stock-helpers =
    { $count ->
        [one] { $count } helper
       *[other] { $count } helpers
    }
stock-market =
    { $count ->
        [one] { $count } market cube
       *[other] { $count } market cubes
    }
stock-privilege =
    { $count ->
        [one] { $count } privilege token
       *[other] { $count } privilege tokens
    }
stock-labour =
    { $count ->
        [one] { $count } labour token
       *[other] { $count } labour tokens
    }
stock-year-end =
    { $count ->
        [one] { $count } point at the end of the year
       *[other] { $count } points at the end of the year
    }
stock-worth = { $count } in capital

## Phases

phase-exchange = Exchange
phase-helpers = Helpers
phase-bankers = Bankers’ Guild
phase-builders = Builders’ Guild
phase-notary = Notary
phase-crafts = Crafts Guild
phase-merchants = Merchants’ Guild
phase-hall = Town Hall
phase-winter = Winter
phase-year = End of the year
phase-over = The end

## Printed things in words

describe-card =
    { $tier ->
        [sawmill] A sawmill, the first building of a row; colours { $top } above { $bottom }.
        [basic] A basic building; colours { $top } above { $bottom }.
        [extended] An extended building; colours { $top } above { $bottom }.
       *[advanced] An advanced building; colours { $top } above { $bottom }.
    }
describe-makes =
    { $count ->
        [0] Makes { $good } for a labour point.
        [1] Makes { $good } of { $input1 }: { points-of }.
        [2] Makes { $good } of { $input1 } and { $input2 }: { points-of }.
        [3] Makes { $good } of { $input1 }, { $input2 } and { $input3 }: { points-of }.
       *[other] Makes { $good } of { $input1 }, { $input2 }, { $input3 } and { $input4 }: { points-of }.
    }
points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
describe-costs =
    { $mayor ->
        [one] Building it costs { $cost }; the notary sells it for { $price } in its own colours; in an auction the mayor shows { $mayor } card.
       *[other] Building it costs { $cost }; the notary sells it for { $price } in its own colours; in an auction the mayor shows { $mayor } cards.
    }
describe-capital =
    { $copies ->
        [one] Capital worth { $value }, colour { $colour }; { $copies } card of it.
       *[other] Capital worth { $value }, colour { $colour }; { $copies } cards of it.
    }
describe-sets = Two cards of a colour are worth { $two } together, three { $three }, and so on.
describe-colour = One of the four colours; each complete set of the four in a row brings { $points } points at the end of a year.
describe-season =
    { $has_helpers ->
        [1] A season with helpers and { $stages } stages.
       *[other] A season without helpers: { $stages } stages, in turn order.
    }
describe-privilege-token = Gives a helper off gold the privilege of its town building. At most { $limit } for a player.
describe-labour-token = Gives one labour point between two stages. At most { $limit } for a player.
describe-natural-cube = A good of nobody’s in the granary; there are { $count }.
describe-marker = Shows where the game stands in its { $years } years.
describe-game = { $years } years of four seasons; the most points win.
describe-raw = A raw good: to an icon that asks for it, or to the market, which holds { $limit } cubes of a player.
describe-semi = A semi-product: { points-of } when it is made. To an icon that asks for it, or to the granary for a capital card; there it brings { $granary } more at the end of the year.
describe-shipped =
    { $rows ->
        [one] Goes on a ship: { points-of } when it is loaded. { $rows } row takes it:
       *[other] Goes on a ship: { points-of } when it is loaded. { $rows } rows take it:
    }
describe-row = ship { $ship }, { points-of } for each cube at the end of the year.
describe-ship =
    { $count ->
        [1] Majority at the end of the year: { $bonus1 }. Rows from the top:
        [2] Majorities at the end of the year: { $bonus1 }, { $bonus2 }. Rows from the top:
        [3] Majorities at the end of the year: { $bonus1 }, { $bonus2 }, { $bonus3 }. Rows from the top:
       *[other] Majorities at the end of the year: { $bonus1 }, { $bonus2 }, { $bonus3 }, { $bonus4 }. Rows from the top:
    }
describe-hold = { $good }: { points-of } for each of two cubes.
describe-bonus = { points-of } at the end of the game for the first complete line of { $good }: beside its own building those for
describe-line = { $good }
describe-bankers = Stage { $stage }: take { $gain } capital cards, face up or from the deck, then discard { $discard }. Privilege: discard only { $fewer }.
describe-builders = Stage { $stage }: build up to { $count } cards at either end of the row, top matching top or bottom matching bottom. Privilege: one of them need not match.
describe-notary = Stage { $stage }: buy a building card (basic { $basic }, extended { $extended }, advanced { $advanced }) or start an auction. Privilege: look at { $cards } cards of a stack and choose what lies face up.
describe-crafts = Stage { $stage }: { $year1 }, { $year2 } or { $year3 } labour points by year. Privilege: once two raw goods for one point.
describe-merchants = Stage { $stage }: buy a semi-product from the granary for one capital card. Privilege: pay with a market cube.
describe-hall = Stage { $stage }: take a privilege token, a labour token, or one of { $spaces } places of a better turn order.

## The drawn board

craft-table = The town, what is bought, the harbour and your row
craft-town = Town
craft-cards = Cards
craft-harbour = Harbour
craft-mine = Mine
craft-short-bankers-guild = Bankers
craft-short-builders-guild = Builders
craft-short-notary = Notary
craft-short-crafts-guild = Crafts Guild
craft-short-merchants-guild = Merchants
craft-short-town-hall = Town Hall
craft-does-bankers-guild = { $gain } cards, discard { $discard }
craft-does-builders-guild = build up to { $count }
craft-does-notary = buy a card, or auction
craft-does-crafts-guild =
    { $labour ->
        [one] { $labour } labour point
       *[other] { $labour } labour points
    }
craft-does-merchants-guild = buy from the granary
craft-does-town-hall = tokens, turn order
craft-closed = closed in winter
craft-year = year { $year } of { $of }
craft-stage = stage { $stage } of { $of }
craft-placing = placing helpers
craft-year-end = end of the year
craft-fee-short = fee { $points }
craft-free = free
craft-build = build { $cost }
craft-space = space { $number }
craft-order = place { $number } of the new order
craft-capital = Capital
craft-deck = capital deck
craft-discarded = { $count } discarded
craft-laid = Laid here since your last turn: { $name }
craft-sets = 2 alike { $two }, 3 alike { $three }, 4 alike { $four }
craft-tier-basic = Basic
craft-tier-extended = Extended
craft-tier-advanced = Advanced
craft-stack-basic = stack of basic buildings
craft-stack-extended = stack of extended buildings
craft-stack-advanced = stack of advanced buildings
craft-bonus = Bonus: first complete line
craft-granary = Granary
craft-market = Market
craft-my-row = Your row
craft-row = Row of { $seat }
craft-left-end = left end
craft-right-end = right end
craft-colour-sets =
    { $sets ->
        [0] no full set of colours yet
        [one] { $sets } full set{ $points ->
            [0] , counted this year
           *[other] : +{ $points } at the year’s end
        }
       *[other] { $sets } full sets{ $points ->
            [0] , counted this year
           *[other] : +{ $points } at the year’s end
        }
    }
craft-labour-left = { $count } left
craft-helpers = helpers
craft-privileges = privileges
craft-labours = labour
craft-next = Next from your row
craft-next-none = Nothing here gives points yet.
craft-lacks = lacks { $good }
craft-worth = hand worth
craft-count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
craft-hand = building cards in hand
craft-no-cards = No building cards in hand: the Notary sells them.
craft-auction = auction
craft-fixed-price = The notary sells it for { $price }.
craft-mayor = The mayor
craft-bid = your bid
craft-bid-for = Bid { $amount }
craft-points = Points so far, and what the year would add
craft-source = source
craft-year-now = if the year ended now
craft-hand-worth = Your hand is worth { $worth }.
craft-leads = leads
craft-lost = No ship has room: what is made here is lost
craft-take-back = take back: { $step }
craft-take-back-to = take back to before: { $step }
craft-step = { $good }: { $where }
craft-step-lost = lost
craft-second-raw = second raw good?
craft-paying = Chosen: { $paid } of { $price }. Cards of one colour count together.
craft-proposed = Proposed.
craft-enough = That is enough.
craft-keeps =
    { $count ->
        [one] You keep { $count } card worth { $kept }.
       *[other] You keep { $count } cards worth { $kept }.
    }
craft-not-all-colours = No longer all four colours!
craft-giving = Chosen: { $count }.
craft-nobody = nobody
craft-natural = natural wood
craft-acts = Who acts, in this order
craft-acts-none = No helper is here.
craft-fee = Covering another’s disc costs a capital card or { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
craft-ship-place = { $seat } would get the bonus of { $points }.
craft-ship-row = { $points } for each cube; here: { $names }.
craft-ship-empty = Nobody has loaded it yet.
craft-shelf = For sale: { $lower }. Above it: { $upper }.
craft-price = The notary sells it for { $price }.
craft-price-have = Your cards in its colours are worth { $have }; it costs { $price }
craft-build-cost = It costs { $cost } to build.
craft-end =
    { $side ->
        [left] Left end: { $how }
       *[right] Right end: { $how }
    }
craft-you-make = You make it yourself: { $good }
craft-you-lack = Nothing in your row makes it: { $good }
craft-part-of = Part of a bonus line: { $lines }
craft-next-good =
    { $good }: { $labour ->
        [one] { $labour } labour point
       *[other] { $labour } labour points
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $ship ->
        [0] { $cards ->
            [0] {""}
           *[other] {" "}and a capital card from the granary
        }
       *[other] {" "}and up to { $ship } on a ship
    }
craft-one-more = One more cube of yours ({ $good }): +{ $points } at the year’s end
craft-pushed = A sale would push out the lower cube of { $owner }.
craft-other =
    { $points } points, +{ $more } if the year ended now. { $count ->
        [one] { $count } capital card
       *[other] { $count } capital cards
    }, of which you know { $known }.
craft-no-capital = No capital cards.
craft-year-count = The end of year { $year }
craft-step-ships = Ships: goods and majorities
craft-step-colours = Sets of colours in the rows
craft-step-granary = Goods in the granary
craft-step-investment = Investments
craft-step-bonuses = Bonus tokens
craft-tab = Points
craft-end-top = fits by its upper colour
craft-end-bottom = fits by its lower colour
craft-end-both = fits by both colours
craft-end-privilege = only by privilege
craft-end-none = does not fit
craft-bonus-line = { $points } at the end of the game for whoever first has: { $goods }.
craft-bonus-free = Nobody has it yet.
craft-bonus-of = It is { $seat }’s.
craft-next-step =
    { $labour ->
        [one] { $labour } labour point to the next one
       *[other] { $labour } labour points to the next one
    }, worth { $points }.
craft-set = set
craft-group-worth = Your cards of this colour are worth { $worth } together.
craft-tray = cards to choose from
craft-peek-out = Two of these lie face up: click them.
craft-peek-back = The rest goes back in this order, the left one uppermost.
craft-swap = swap card { $one } and card { $other }
craft-notary =
    { $by_token ->
        [1] Notary: buy or auction a card, or give a privilege token to look at a stack.
       *[other] Notary: buy or auction a card, or look at a stack first, by the gold space.
    }

## The table in words

words-year = Year { $year }, { $season }
words-order = order { $seats }
words-capital-open = Capital face up
words-of-colour = { $colour } { $what }
words-colour =
    { $colour ->
        [purple] purple
        [green] green
        [blue] blue
       *[other] red
    }
words-deck = deck { $deck }
words-top = on top: { $card }
words-price = the notary’s price { $price }
words-bid = { $seat } bids { $bid }
words-mayor = the mayor offers { $bid }
words-capital = Capital
words-capital-of = Capital ({ $count })
words-year-end = the year would add { $count }
words-worth = worth { $count }
words-unknown = unknown { $tier }, cost { $cost }
words-held = { $recipe }, cost { $cost }
words-labour = a helper’s labour: { $count }
words-fee = covering a disc: a card or { $count } VP
words-pools = left: { $left }
words-natural = natural cubes { $count }
words-kind = { $kind ->
        [gold] gold
        [silver] silver
       *[other] ribbon
    }
words-town-filling = Town ({ $kinds })
words-town = Town ({ $kinds }; ! acts now)
words-fits =
    { $how ->
        [top] by its top
        [bottom] by its bottom
        [both] by both
        [not] no
       *[other] by privilege
    }
words-helpers = helpers { $count }
words-privilege = privilege { $count }
words-labour-tokens = labour { $count }
words-market = market { $count }
words-capital-count = capital { $count }
words-cards = cards { $count }
words-stack = { $tier } for { $price }
words-last-of-stack = { $tier } for { $price } (stack { $count })
words-granary = Granary (○ natural)
words-ships = Ships [majority], points a cube
words-bonuses = Bonuses
words-estate = Row of buildings ({ $signs })
words-ready = labour→points
words-broken = ≠ colours do not match
words-town-name =
    { $town ->
        [bankers_guild] Bankers
        [builders_guild] Builders
        [notary] Notary
        [crafts_guild] Crafts
        [merchants_guild] Merchants
       *[other] Town Hall
    }
words-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }{ $year ->
        [0] {""}
       *[other] {" "}(+{ $year })
    }
words-in-hand = In hand (at the left | right end)

# What the evaluation is made of
part-bonuses = bonus tokens
part-ships = ships
part-granary = the granary
part-lines = production in later rounds
part-goods = goods that wait in the row
part-colours = colours of the town
part-buildings = buildings of the row
part-hand = capital and cards in hand
part-tokens = labour and privilege tokens
part-helpers = helpers of this round
part-bid = the bid that leads

## What things are for

for-town = Helpers are sent to the town buildings in the helper phase; afterwards they act there in their order.
for-town-space = A space is chosen only when all of them are taken and a helper has to stand on another.
for-offer = Building cards that lie open are bought or auctioned at the Notary.
for-stack = The stacks fill the open spaces; with the Notary’s privilege you look into one of them.
for-peek = These cards are looked at with the Notary’s privilege: some are laid out, the others go back.
for-auction = Here lies the card that is auctioned at the Notary.
for-mayor = The mayor’s cards are discarded after the auction; nobody gets them.
for-capital = Open capital is taken in the Bankers’ Guild, or as a reward of the granary.
for-deck = Capital is drawn in the Bankers’ Guild, or as a reward of the granary.
for-discard = Discarded capital is shuffled when the deck is used up.
for-purse = Capital cards pay for buildings, purchases and bids, and for fees and bribes.
for-hand = Building cards are built in the Builders’ Guild and in winter.
for-granary = A semi-product is sold into the granary when it is made, and bought in the Merchants’ Guild.
for-ship = A ship is loaded at the moment when a final product or meat is made.
for-bonus = The first player with the whole production line takes the bonus token at once; nobody is asked.
for-order = The order of turns is changed by helpers in the Town Hall.
for-pool = Tokens are taken by helpers in the Town Hall.
for-sawmill = A sawmill is exchanged only before the first round.
for-supply = Natural cubes come back here when they are used up.
for-sea = A product that no ship takes is lost.
for-own = This is your place at the table: whoever has most points in the end wins.
for-own-row = The buildings of your row work in the Crafts Guild, in winter, and by labour tokens.
for-own-row-icon = An input icon takes a good at the moment when it is made or bought.
for-own-end = A new building goes to an end of your row.
for-own-market = Goods on your market are traded while you work in the Crafts Guild, in winter, or by labour tokens.
for-own-helpers = Helpers are sent out in the helper phase, one a turn.
for-own-labour = A labour token is spent between two stages of the building phase, for one step of work.
for-own-privilege = A privilege token lets a helper who does not stand on gold use a privilege.
for-own-points = Whoever has most points in the end wins.
for-seat = What another player has is used by that player alone.

## Signs: what a pictogram beside the pieces means

sign-capital = { view-capital }
sign-capital-about = How many there are in hand. Buildings, fees and bids are paid with them.
sign-cards = { view-cards }
sign-cards-about = How many there are; which ones, only their owner knows.
sign-helpers = { view-helpers }
sign-helpers-about = Helpers that can still be placed in this round.
sign-privilege = { view-privilege }
sign-privilege-about = Given back, one lets a helper use the privilege of its town building without standing on the gold space.
sign-labour = { view-labour }
sign-labour-about = Given back between two stages, one makes one step of production.
sign-year-end = { view-year-end }
sign-year-end-about = Points that the end of the year would bring with everything as it stands now.
sign-labour-points = { view-labour-points }
sign-labour-points-about = Each makes one step of production; what is faint has been spent.
sign-next = What can be made next
sign-next-about = The goods it takes, what is made of them, the labour points for it and the points that it brings.
sign-joints = Neighbours
sign-joints-about = A ribbon: they share that colour. A crown: they share none and were joined by the privilege of the builders’ guild.
sign-ends = Ends of the row
sign-ends-about = A new building has to share one of these colours.
sign-chains = Chains
sign-chains-about = What one building makes is what another one needs.
