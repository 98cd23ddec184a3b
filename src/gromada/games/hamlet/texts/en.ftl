# Hamlet: The Village Building Game. Names in { $tile }, { $resource } and the like are printed names from the pack.

## Parts of sentences

# Tiles of one name are told apart by a number.
tile-name = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }

## What is asked

ask-turn =
    { $villagers ->
        [0] Round { $round }: all your villagers have acted. Move your donkeys or end your turn.
        [one] Round { $round }: { $villagers } villager stands. Activate it, move your donkeys, or end your turn.
       *[other] Round { $round }: { $villagers } villagers stand. Activate one, move your donkeys, or end your turn.
    }
ask-move-donkey = Where does donkey { $donkey } go, which stands on { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }?
ask-choose-tile = Where does the villager act?
ask-choose-act = What does the villager do on { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }?
ask-fill-space = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }: what do you put on the next empty space? Spaces left: { $left }.
ask-choose-amount = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }: how many do you make?
ask-buy-blueprint = Town Hall: which blueprint do you take? You have { $gold } gold.
ask-hire = Town Hall: whom do you hire? You have { $gold } gold.
ask-place-donkey = Where does the new donkey start?
ask-choose-sale = Market: which sale do you make?
ask-choose-delivery = Church: which delivery do you make?
ask-choose-project = Which blueprint do you construct next to { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }?
ask-choose-host-side = On which segment of { $host } do you lay { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }?
ask-choose-own-side = With which of its own segments do you lay { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    } on segment { $side } of { $host }?
ask-choose-road = On which segment of { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    } do you build the road?
ask-pay = Pay, unit by unit. You have { $gold } gold.

## What can be done

do-end-turn = end the turn
do-move-donkeys = move the donkeys
do-rouse = activate the villager on { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
    .short = activate the villager
do-drive = to { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
    .short = go there
do-keep-donkey = this donkey stays
do-finish-donkeys = all other donkeys stay
do-go = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
do-use-building = activate the building
do-construct = construct a building
do-build-road = build a road
do-fill = { $resource }
    .piece = { $resource }
do-refine = make { $amount }
do-take-blueprint =
    take { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    } for { $price } gold{ $gold ->
        [0] {""}
       *[other] {" "}and get the { $gold } gold on it
    }
    .piece = { tile-name }
    .short =
        for { $price } gold{ $gold ->
            [0] {""}
           *[other] , with { $gold } gold on it
        }
do-skip-blueprint = no blueprint
do-hire-villager = a villager for { $price } gold
do-hire-donkey = a donkey for { $price } gold
do-stop-hiring = nobody else
do-put-donkey = on { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
do-sell = { $sale } (space { $space })
    .piece = { $sale }
    .short = space { $space }
do-deliver =
    { $gold ->
        [0] { $amount } × { $types ->
        [0] {""}
        [1] { $type0 }
        [2] { $type0 } / { $type1 }
        [3] { $type0 } / { $type1 } / { $type2 }
       *[other] { $type0 } / { $type1 } / { $type2 } / { $type3 }
    } ({ $points } points)
       *[other] { $gold } gold ({ $points } points)
    }
    .piece = delivery { $space }
    .short = { do-deliver }
do-beg = beg
do-choose-blueprint = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
do-host-side = segment { $number } ({ $type })
do-own-side = its segment { $number } ({ $type })
do-road-side = segment { $number } ({ $type }), towards { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
    .short = segment { $number } ({ $type })
do-use-basic = { $resource } from { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
    .short = { $resource }
do-use-token =
    { $is_quality ->
        [1] quality { $resource } of { $owner } from { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
       *[other] { $resource } of { $owner } from { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    }
    .piece = { tile-name }
    .short =
        { $is_quality ->
            [1] quality { $resource } of { $owner }
           *[other] { $resource } of { $owner }
        }
do-buy = buy { $resource } for { $price } gold
    .piece = { $resource }
    .short = buy for { $price } gold

## What happened

event-first-chosen = { $seat } is the first player.
event-layout-drawn = Starting layout { $number } of { $layouts } is played.
event-blueprint-drawn = { $tile } comes to position { $position } of the row.
event-sale-shown = { $sale } is turned up on sale space { $space }.
event-turn-began = Round { $round }: { $seat } begins a turn.
event-turn-ended = { $seat } ends the turn.
event-donkey-moved = { $seat } moves a donkey from { $host } to { $tile }.
event-villager-went = { $seat } sends a villager to { $tile }.
event-produced = { $seat } fills { $tile } ({ $amount }){ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }.
event-space-filled = { $seat } puts { $resource } on { $tile }.
event-tokens-made =
    { $is_quality ->
        [1] { $seat } makes { $amount } quality { $resource } on { $tile }.
       *[other] { $seat } makes { $amount } { $resource } on { $tile }.
    }
event-basic-consumed = { $seat } uses { $resource } from { $tile }.
event-token-consumed =
    { $is_quality ->
        [1] { $seat } uses quality { $resource } from { $tile }. { $owner } gains { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and { $gold } gold.
       *[other] { $seat } uses { $resource } from { $tile }. { $owner } gains { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and { $gold } gold.
    }
event-bought = { $seat } buys { $resource } for { $price } gold.
event-gold-paid = { $seat } pays { $gold } gold.
event-blueprint-taken =
    { $seat } takes the blueprint { $tile } for { $price } gold{ $gold ->
        [0] {""}
       *[other] {" "}and gets the { $gold } gold on it
    }.
event-villager-hired = { $seat } hires a villager for { $price } gold.
event-donkey-hired = { $seat } hires a donkey for { $price } gold and puts it on { $tile }.
event-sale-made = { $seat } sells. { $sale }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }.
event-delivered = { $seat } makes delivery { $space } to the Church: { $points } points.
event-church-completed = { $seat } completes the Church. This round is the last.
event-begged = { $seat } begs at the Church: { $gold } gold.
event-constructed = { $seat } constructs { $tile } next to { $host }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }.
event-milestone-taken = { $seat } takes the milestone { $milestone }.
event-stack-entered = The stack of { $resource } goes into the bag.
event-road-built = { $seat } builds a road between { $tile } and { $other_tile }.
event-round-ended =
    { $stall ->
        [0] Round { $round } is over.
       *[other] Round { $round } is over. Idle rounds in a row: { $stall }.
    }
event-game-ended = The game ends: { $reason }.
event-scored = { $seat } scores { $total }: in play { $play }, awards { $awards }, landmarks { $landmarks }, roads { $roads }, longest road { $longest }, gold { $gold }.
event-tokens-laid = Botric's action tokens: { $token0 }, { $token1 }, { $token2 }, { $token3 }, { $token4 }.
event-priority-taken =
    { $priority ->
        [hire] Botric has enough coins, so he hires a villager first of all.
        [delivery] Botric can deliver to the Church, which comes before everything but hiring.
       *[sale] Botric can sell at the Market, so no disc is drawn.
    }
event-disc-drawn =
    { $disc ->
        [majority] Botric draws a disc of the first colour: he looks from position { $position }.
        [middle] Botric draws a disc of the second colour: he looks from position { $position }.
       *[botric] Botric draws a disc of his own colour: he looks from position { $position }.
    }
event-token-passed-over = Botric cannot do this now: { $token }.
event-token-used = Botric does this: { $token }. The token moves to the end.
event-bot-chose =
    { $reason ->
        [fewest-resources] He chooses { $tile }: of the producers with room it has the fewest resources.
        [fewest-products] He chooses { $tile }: the village has the fewest of its product.
        [new-refinery] He chooses { $tile }: the leftmost refinery of a type that is not in the village.
        [landmark] He chooses { $tile }: no new refinery is on offer, and this is the leftmost landmark.
        [leftmost] He chooses { $tile }: the leftmost tile, since no new refinery or landmark is on offer.
        [new-type] He builds { $tile } next to { $other_tile }: a refinery of a new type comes first.
        [refinery] He builds { $tile } next to { $other_tile }: a refinery comes before landmarks.
        [landmark-built] He builds { $tile } next to { $other_tile }: he can build no refinery.
        [producer-built] He builds { $tile } next to { $other_tile }: he can build nothing else.
        [joins-flag] He joins { $tile } and { $other_tile }: one of them carries his flag and was cut off.
        [joins-tile] He joins { $tile } and { $other_tile }: one of them was cut off.
       *[longest-road] He joins { $tile } and { $other_tile }: this makes his longest road.
    }
event-coin-gained =
    { $is_stuck ->
        [1] Botric can do nothing and puts a coin on his favour tile, which has { $total } now.
       *[other] The discs go back into the bag; Botric's favour tile has { $total } coins now.
    }
event-coins-spent = Botric pays { $coins } coins from his favour tile.

## Score lines

score-play = Points of play
score-awards = Awards
score-landmarks = Landmarks
score-roads = Roads
score-longest = Longest road
score-gold = Gold

## Why not

why-HAM-FLOW-3 = No villager of yours stands on that tile ready to act.
why-HAM-FLOW-5 = You do not have the gold for it.
why-HAM-FLOW-6 = An action once begun is completed, and a villager is activated only where something can be done.
why-HAM-DONK-1 = A donkey moves at most one step, to a directly connected tile.
why-HAM-DONK-2 = The donkeys move once a turn, as one block; the last one just stays or moves.
why-HAM-VILL-2 = No road leads from the Church to that tile.
why-HAM-VILL-4 = No action is possible on that tile, and going there alone changes nothing.
why-HAM-PROD-1 = This producer has no empty space.
why-HAM-PROD-2 = That resource does not fit on this tile.
why-HAM-REF-1 = Refining needs an empty space, a token of yours and a payable input for each.
why-HAM-TH-1 = At the Town Hall something must be done: take a blueprint or hire a worker.
why-HAM-BP-1 = You already hold as many blueprints as you may.
why-HAM-BP-2 = You need one gold of your own for each tile to the left of that one.
why-HAM-BP-5 = There is no tile at that position of the row.
why-HAM-HIRE-1 = You have all the workers of that kind that you may have.
why-HAM-HIRE-3 = A new donkey starts on a tile connected to the village.
why-HAM-MKT-1 = The resources for a sale cannot be brought to the Market.
why-HAM-MKT-2 = There is no sale tile on that space.
why-HAM-MKT-3 = Nothing may be bought to make a sale.
why-HAM-MKT-4 = To buy, goods from the Market would have to reach the villager's tile.
why-HAM-CHU-1 = You cannot pay for a delivery now.
why-HAM-CHU-2 = That delivery space does not exist or is already filled.
why-HAM-CHU-3 = You may beg only while Woodcutter, Quarry and Farm are all full.
why-HAM-ACT-1 = A landmark has nothing to activate.
why-HAM-BUILD-1 = You need a blueprint of your own that fits next to this tile.
why-HAM-BUILD-2 = The cost of the building cannot be brought here.
why-HAM-GEO-7 = The tile cannot be laid like that: it would overlap, or a road would meet forest or hill.
why-HAM-ROAD-1 = No other tile lies at that segment.
why-HAM-ROAD-2 = These two tiles are already directly connected.
why-HAM-ROAD-3 = A road joins hill and hill or forest and forest, never a cliff and never a printed road.
why-HAM-ROAD-4 = You have no road left.
why-HAM-ROAD-5 = The cost of the road cannot be brought here.
why-HAM-PAY-1 = That is not part of what is still to be paid, or it does not lie there.
why-HAM-PAY-6 = Then you could not pay the rest, or you do not have the gold now.
why-HAM-TRANS-1 = It cannot be brought here: every tile on the way needs one of your donkeys.

## Fields and words of a view

view-game = Game
view-round = Round
view-first = First player
view-stall = Idle rounds in a row
view-stall-limit = Idle rounds that end the game
view-round-limit = Last possible round
view-asked = Asked now
view-board = Tiles of the village
view-tile = Tile
view-id = Tile
thing-pond-plank = Pond 1
thing-pond-milk = Pond 2
thing-pond-brick = Pond 3
thing-pond-flour = Pond 4
view-rotation = Turned by
view-at = Place
view-outline = Outline
view-segments = Segments
view-segments-road = road
view-segments-forest = forest
view-segments-hill = hill
view-spaces = Spaces
view-tokens = Resources
view-resource = Resource
view-maker = made by
view-is-quality = quality
view-count = Count
view-flag = Flag
view-is-connected = connected
view-is-connected-false = not connected
view-built-roads = Built roads
view-owner = Owner
view-side = Segment
view-other = leads to
view-ends = Ends
view-players = Players
view-seat = Seat
view-is-botric = Botric
view-gold = Gold
view-points = Points of play
view-lines = If the game ended now
view-lines-play = { score-play }
view-lines-awards = { score-awards }
view-lines-landmarks = { score-landmarks }
view-lines-roads = { score-roads }
view-lines-longest = { score-longest }
view-lines-gold = { score-gold }
view-total = Total
view-villagers = Villagers
view-is-standing = stands
view-is-standing-false = lies
view-donkeys = Donkeys
view-has-driven = donkeys have moved
view-supply = Tokens left
view-roads = Roads left
view-blueprints = Blueprints
view-players-deliveries = Deliveries
view-sales = Sales
view-sales-none = empty space
view-milestones = Milestones
view-row = Blueprints on offer
view-price = Price
view-row-gold = Gold on it
view-bag = In the bag
view-stacks = Stacks still waiting
view-sales-left = Sale tiles left, by level
view-sales-unseen = Sales not seen yet
view-deliveries = Deliveries to the Church
view-id-basic-10 = 10 basic resources
view-id-gold-10 = 10 gold
view-id-milk-brick-3 = 3 × milk / brick
view-id-plank-flour-3 = 3 × plank / flour
view-id-refined-4 = 4 refined resources
view-amount = Amount
view-any-of = of
view-any-of-gold = gold
view-deliveries-points = Points
view-by = delivered by
view-church-parts = Parts of the Church
view-price-basic = Basic resource costs
view-price-refined = Refined resource costs
view-favour = Botric's favour tile
view-coins = Coins
view-favour-tokens = Action tokens in order
view-discs = Discs in the bag
view-discs-majority = first colour
view-discs-middle = second colour
view-discs-botric = his own colour
view-is-over = over
view-end-reason = The game ended
view-winners = Winners

## Options and ties

option-random-layout = Random starting layout
option-random-layout-about = Off: the five first tiles lie around the Church in the usual way. On: by lot, each arrangement that fits.
option-allow-parallel-roads = Several roads between two tiles
option-allow-parallel-roads-about = Off: one road joins two tiles, and everybody may use it. On: each player may build an own one beside it.
option-stall-limit = Idle rounds that end the game
option-stall-limit-about = The game ends after so many rounds in a row in which everybody only begs, moves donkeys or passes: it cannot go on for ever.
option-stall-limit-off = never
option-round-limit = Last round
option-round-limit-about = After this round the game ends, whatever the Church looks like.
option-round-limit-off = none
tie-break = Equal points: more deliveries to the Church win, then more sales; if those are equal too, the victory is shared.
tie-break-alone = Alone you must do better than Botric; a tie is his.
