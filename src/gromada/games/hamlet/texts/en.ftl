# Hamlet: The Village Building Game. Names in { $tile }, { $resource } and the like are printed names from the pack.

## Parts of sentences

# Tiles of one name are told apart by a number.
tile-name = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }

# A cost: named resources, some of several, gold.
cost-named = { $kinds ->
        [0] {""}
       *[other] { $count0 } × { $name0 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
       *[other] , { $count1 } × { $name1 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
       *[other] , { $count2 } × { $name2 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
       *[other] , { $count3 } × { $name3 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] , { $count4 } × { $name4 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
       *[other] , { $count5 } × { $name5 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
        [6] {""}
       *[other] , { $count6 } × { $name6 }
    }
cost-any = { $type0 }{ $types ->
        [0] {""}
        [1] {""}
       *[other] {" "}/ { $type1 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
       *[other] {" "}/ { $type2 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
       *[other] {" "}/ { $type3 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] {" "}/ { $type4 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
       *[other] {" "}/ { $type5 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
        [6] {""}
       *[other] {" "}/ { $type6 }
    }
cost = { cost-named }{ $amount ->
        [0] {""}
       *[other] { $kinds ->
            [0] { $amount } × { cost-any }
           *[other] , { $amount } × { cost-any }
        }
    }{ $cost_gold ->
        [0] {""}
       *[other] { $amount ->
            [0] { $kinds ->
                [0] { $cost_gold } gold
               *[other] , { $cost_gold } gold
            }
           *[other] , { $cost_gold } gold
        }
    }

## What is asked

ask-turn =
    { $villagers ->
        [0] All your villagers have acted. { $has_driven ->
            [1] End your turn.
           *[other] Move your donkeys or end your turn.
        }
        [one] { $villagers } of your villagers still stands. Let it act.
       *[other] { $villagers } of your villagers stand. Choose one to act.
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
ask-choose-host-side = Where beside { $host } do you lay { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }?
ask-choose-own-side = Which way round do you lay { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    } beside { $host }?
ask-choose-road = Where do you build the road from { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }?
ask-pay =
    { $purpose ->
        [building] Pay for { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }. Still due: { cost }.
        [road] Pay for the road to { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }. Still due: { cost }.
        [sale] Pay for the sale. Still due: { cost }.
        [delivery] Pay for the delivery. Still due: { cost }.
       *[refining] Pay for the work on { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }. Still due: { cost }.
    }

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
do-use-building =
    { $kind ->
        [producer] fill { $count } { $count ->
            [one] space
           *[other] spaces
        }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
        [refinery] make { $resource }
        [town_hall] take a blueprint, hire workers
        [church] deliver or beg
        [market] sell
       *[landmark] activate the building
    }
    .piece = { tile-name }
    .short = { do-use-building }
do-construct = construct a building
do-build-road = build a road
do-fill = { $resource }
    .piece = { $resource }
do-refine = make { $amount } × { $resource } from { $amount } × { $input }
    .piece = { tile-name }
    .short = { do-refine }
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
do-sell = { $sale }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
    .piece = { $sale }
    .short = { do-sell }
do-deliver = { cost } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
    .piece = { cost }
    .short = { do-deliver }
do-beg = beg for { $gold } gold
do-choose-blueprint = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    } for { cost }{ $points ->
        [0] {""}
        [one] ; { $points } point
       *[other] ; { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
    .piece = { tile-name }
    .short = for { cost }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
direction-name =
    { $direction ->
        [0] north
        [1] north-east
        [2] south-east
        [3] south
        [4] south-west
       *[other] north-west
    }
which-edge =
    { $which ->
        [0] {""}
        [1] {" "}first
        [2] {" "}second
        [3] {" "}third
        [4] {" "}fourth
       *[other] {" "}{ $which }.
    }
segment-name =
    { $type ->
        [road] road
        [forest] forest
       *[hill] hill
    }
do-host-side = on the{ which-edge } edge to the { direction-name } ({ segment-name })
do-own-side =
    { $which ->
        [0] turned by { $degrees }° ({ segment-name })
       *[other] turned by { $degrees }°, with the{ which-edge } of its like edges ({ segment-name })
    }
do-road-side =
    { $type ->
        [forest] a path through forest
        [hill] a bridge between hills
       *[other] a road
    } over the{ which-edge } edge to the { direction-name }{ $is_joint ->
        [1] , towards { tile-name }, for { cost }
       *[other] {""}
    }
    .piece = { tile-name }
    .short = over the{ which-edge } edge to the { direction-name }, for { cost }
do-use-basic = { $resource } from { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
    .short = { $resource }
token-gain = { $owner }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
do-use-token =
    { $is_quality ->
        [1] quality { $resource } from { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    } ({ token-gain })
       *[other] { $resource } from { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    } ({ token-gain })
    }
    .piece = { tile-name }
    .short =
        { $is_quality ->
            [1] quality { $resource } ({ token-gain })
           *[other] { $resource } ({ token-gain })
        }
do-buy = buy { $resource } for { $price } gold
    .piece = { $resource }
    .short = buy for { $price } gold

## What happened

event-first-chosen = { $seat } is the first player.
event-layout-drawn = Starting layout { $number } of { $layouts } is played.
event-blueprint-drawn = { $tile } comes to the row of blueprints.
event-sale-shown = { $sale } is turned up.
event-turn-began = Round { $round }: { $seat } begins a turn.
    .heading = Round { $round }
    .short = { $seat } begins a turn.
event-turn-ended = { $seat } ends the turn.
event-donkey-moved = { $seat } moves a donkey from { $host } to { $tile }.
event-villager-went =
    { $stays ->
        [1] A villager of { $seat } acts on { $tile }.
       *[other] { $seat } sends a villager to { $tile }.
    }
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
        }{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }.
       *[other] { $seat } uses { $resource } from { $tile }. { $owner } gains { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }.
    }
event-bought = { $seat } buys { $resource } for { $price } gold.
event-gold-paid = { $seat } pays { $gold } gold.
event-blueprint-taken =
    { $seat } takes the blueprint { $tile }{ $price ->
        [0] {" "}for nothing
       *[other] {" "}for { $price } gold
    }{ $gold ->
        [0] {""}
       *[other] {" "}and gets the { $gold } gold on it
    }{ $points ->
        [0] {""}
        [one] {" "}and gains { $points } point for the gold on it
       *[other] {" "}and gains { $points } points for the gold on it
    }.
event-villager-hired =
    { $is_bot ->
        [1] { $seat } hires a villager for { $price } coins of the favour tile.
       *[other] { $seat } hires a villager for { $price } gold.
    }
event-donkey-hired = { $seat } hires a donkey for { $price } gold and puts it on { $tile }.
event-sale-made = { $seat } sells. { $sale }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }.
event-delivered = { $seat } makes a delivery to the Church: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
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
        [joins-flag] He joins { $tile } and { $other_tile }: a tile with his flag was cut off and is connected now.
        [joins-tile] He joins { $tile } and { $other_tile }: what was cut off is connected now.
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

why-HAM-FLOW-3 =
    { $has_acted ->
        [1] Your villager there has already acted in this turn.
       *[other] No villager of yours stands on that tile.
    }
why-HAM-FLOW-5 = You need { $need } gold for it and have { $have }.
why-HAM-FLOW-6 = What was begun is completed first.
why-HAM-DONK-1 = A donkey moves at most one step, to a directly connected tile.
why-HAM-DONK-2 =
    { $is_last ->
        [1] This is the last of your donkeys: it moves or stays.
       *[other] Your donkeys have already moved in this turn.
    }
why-HAM-TERM-1 = That tile is not in the village: it is a blueprint, or still in the bag or its stack.
why-HAM-VILL-2 = No road leads from the Church to that tile.
why-HAM-VILL-4 =
    { $because ->
        [HAM-PROD-1] { why-HAM-PROD-1 } Nothing else can be done there either.
        [HAM-REF-1] { why-HAM-REF-1 } Nothing else can be done there either.
        [HAM-FLOW-5] { why-HAM-FLOW-5 } Nothing else can be done there either.
        [HAM-BP-1] { why-HAM-BP-1 } Nothing else can be done there either.
        [HAM-BP-5] { why-HAM-BP-5 } Nothing else can be done there either.
        [HAM-MKT-1] { why-HAM-MKT-1 } Nothing else can be done there either.
        [HAM-MKT-2] { why-HAM-MKT-2 } Nothing else can be done there either.
        [HAM-CHU-1] { why-HAM-CHU-1 } Nothing else can be done there either.
        [HAM-CHU-4] { why-HAM-CHU-4 } Nothing else can be done there either.
        [HAM-ACT-1] { why-HAM-ACT-1 } Nothing else can be done there either.
       *[other] No action is possible on that tile, and going there alone changes nothing.
    }
why-HAM-PROD-1 = This producer has no empty space.
why-HAM-PROD-2 = That resource does not fit on this tile.
why-HAM-REF-1 =
    { $missing ->
        [space] Empty spaces needed: { $need }. There are { $have }.
        [token] Tokens of yours needed: { $need }. You have { $have } of this kind left.
       *[input] Inputs needed: { $need }. { $have } can be brought here, and you cannot buy the rest.
    }
why-HAM-TH-1 = At the Town Hall something must be done: take a blueprint or hire a worker.
why-HAM-BP-1 = You already hold as many blueprints as you may.
why-HAM-BP-2 = You need one gold of your own for each tile to the left of that one: { $need }. You have { $have }.
why-HAM-BP-5 = There is no tile at that position of the row.
why-HAM-HIRE-1 = You have all the workers of that kind that you may have.
why-HAM-HIRE-3 = A new donkey starts on a tile connected to the village.
why-HAM-MKT-1 = The resources of the sale must be brought to the Market: { $need }. { $have } can be.
why-HAM-MKT-2 = There is no sale tile on that space.
why-HAM-MKT-3 = Nothing may be bought to make a sale.
why-HAM-MKT-4 = To buy, goods from the Market would have to reach the villager's tile.
why-HAM-CHU-1 =
    { $is_gold ->
        [1] The delivery needs { $need } gold. You have { $have }.
       *[other]
            { $need ->
                [one] The delivery needs one resource.
               *[other] The delivery needs { $need } resources.
            } { $have } can be brought to the Church, and you cannot buy the rest.
    }
why-HAM-CHU-2 = That delivery space does not exist or is already filled.
why-HAM-CHU-4 = The Church is complete: there is nothing left to deliver.
why-HAM-CHU-3 = You may beg only while Woodcutter, Quarry and Farm are all full.
why-HAM-ACT-1 = A landmark has nothing to activate.
why-HAM-BUILD-1 = You need a blueprint of your own.
why-HAM-BUILD-2 =
    { $is_gold ->
        [1] The building needs { $need } gold. You have { $have }.
       *[other]
            { $need ->
                [one] The building needs one resource.
               *[other] The building needs { $need } resources.
            } { $have } can be brought here, and you cannot buy the rest.
    }
why-HAM-GEO-6 = A road would meet forest or hill there.
why-HAM-GEO-7 =
    { $why ->
        [nowhere] There is no place for it beside this tile: it would lie over others, or a road would meet forest or hill.
        [edge] The tile has no such edge.
        [taken] Another tile lies at that edge.
        [room] There is no room for it: it would lie over another tile.
       *[road] There a road would meet forest or hill.
    }
why-HAM-ROAD-1 = No other tile lies there to be joined.
why-HAM-ROAD-2 = The tiles there are already directly connected.
why-HAM-ROAD-3 = A road joins hill and hill or forest and forest, never a cliff and never a printed road.
why-HAM-ROAD-4 = You have no road left.
why-HAM-ROAD-5 =
    { $need ->
        [one] The road needs one resource.
       *[other] The road needs { $need } resources.
    } { $have } can be brought here, and you cannot buy the rest.
why-HAM-PAY-1 =
    { $is_wanted ->
        [1] That does not lie there.
       *[other] That is not part of what is still to be paid.
    }
why-HAM-PAY-6 =
    { $is_gold ->
        [1] It costs { $need } gold. You have { $have }.
       *[other] Then you could not pay the rest.
    }
why-HAM-TRANS-1 = It cannot be brought here: every tile on the way needs one of your donkeys.

## Fields and words of a view

view-game = Game
view-round = Round
view-first = First player
view-stall = Idle rounds in a row
view-stall-limit = Idle rounds that end the game
view-round-limit = Last possible round
view-board = Tiles of the village
view-tile = Tile
view-id = Tile
thing-pond-plank = Pond 1
thing-pond-milk = Pond 2
thing-pond-brick = Pond 3
thing-pond-flour = Pond 4
view-rotation = Turned by
view-at = Place
view-origin = Corner
view-direct = directly connected with
view-worth = Worth now
view-villager-price = Next villager costs
view-donkey-price = Next donkey costs
view-longest = Tiles of the longest road
view-awards = Awards
view-counts = Counts
view-leaders = would go to
view-awards-points = Points
view-in-village = of these in the village
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
view-gold-to-point = Gold to the next point
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
view-hire-price = A villager costs him
view-priorities = First of all
view-priorities-hire = hire
view-priorities-delivery = deliver
view-priorities-sale = sell
view-next = Next
view-next-none = draw a disc
view-next-hire = hire
view-next-delivery = deliver
view-next-sale = sell
view-favour-tokens = Action tokens in order
view-discs = Discs in the bag
view-disc = Disc
view-disc-majority = first colour
view-disc-middle = second colour
view-disc-botric = his own colour
view-position = above place
view-action = leads to
view-action-none = nothing
view-end-reason = The game ended

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

## What can be counted

stock-points = { $count ->
        [one] { $count } point of play
       *[other] { $count } points of play
    }
stock-gold = { $count } gold
stock-total = { $count ->
        [one] { $count } point if it ended now
       *[other] { $count } points if it ended now
    }
stock-villagers = { $count ->
        [one] { $count } villager
       *[other] { $count } villagers
    }
stock-donkeys = { $count ->
        [one] { $count } donkey
       *[other] { $count } donkeys
    }
stock-roads = { $count ->
        [one] { $count } road left
       *[other] { $count } roads left
    }
stock-blueprints = { $count ->
        [one] { $count } blueprint
       *[other] { $count } blueprints
    }
stock-deliveries = { $count ->
        [one] { $count } delivery
       *[other] { $count } deliveries
    }
stock-sales = { $count ->
        [one] { $count } sale
       *[other] { $count } sales
    }
stock-plank = { $count } timber left to make
stock-flour = { $count } flour left to make
stock-milk = { $count } milk left to make
stock-brick = { $count ->
        [one] { $count } brick left to make
       *[other] { $count } bricks left to make
    }
phase-round = the Church is being built
phase-last = last round: the Church is complete

## What printed things are and do

describe-reward-list = { $points ->
        [0] {""}
        [one] {" "}{ $points } point
       *[other] {" "}{ $points } points
    }{ $gold ->
        [0] {""}
       *[other] { $points ->
            [0] {" "}{ $gold } gold
           *[other] {" "}and { $gold } gold
        }
    }
describe-producer-types = { $types ->
        [1] { $type0 }
        [2] { $type0 } or { $type1 }
       *[other] { $type0 }, { $type1 } or { $type2 }
    }
describe-producer = Producer with { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } for { describe-producer-types }. Activated, it fills every empty space and gives{ describe-reward-list }. Not while it is full.
describe-refinery = Refinery with { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }. Makes { $resource }, each from one { $input }, with your own tokens.
describe-church = Deliveries to the Church score, each adds a part. With Woodcutter, Quarry and Farm full, one may beg for { $gold } gold. The round in which it is completed is the last.
describe-market = Sales score and pay; their goods must be brought here. Goods may be bought from here for other payments.
describe-town-hall = Take one blueprint, then hire any number of workers; at least one of the two.
describe-cost = Costs { cost }.
describe-reward = Whoever builds it gets{ describe-reward-list }.
describe-first = The first to build its kind takes the milestone { $milestone }.
describe-flat = At the end { $points } points.
describe-per-own-sale = { $points ->
        [one] At the end { $points } point for each of your sales.
       *[other] At the end { $points } points for each of your sales.
    }
describe-per-own-delivery = { $points ->
        [one] At the end { $points } point for each of your deliveries.
       *[other] At the end { $points } points for each of your deliveries.
    }
describe-per-own-gold = { $points ->
        [one] At the end { $points } point for each gold you have, at most { $most }.
       *[other] At the end { $points } points for each gold you have, at most { $most }.
    }
describe-per-own-road = { $points ->
        [one] At the end { $points } point for each of your roads.
       *[other] At the end { $points } points for each of your roads.
    }
describe-per-own-donkey = { $points ->
        [one] At the end { $points } point for each of your donkeys.
       *[other] At the end { $points } points for each of your donkeys.
    }
describe-segment = { $segment ->
        [forest] forest
        [hill] hill
       *[road] road
    }
describe-per-touching-segment = { $points ->
        [one] At the end { $points } point for each edge where it touches { describe-segment }.
       *[other] At the end { $points } points for each edge where it touches { describe-segment }.
    }
describe-per-connected-printed-road-segment = { $points ->
        [one] At the end { $points } point for each printed road that goes on into a neighbour.
       *[other] At the end { $points } points for each printed road that goes on into a neighbour.
    }
describe-per-matching-segment = { $points ->
        [one] At the end { $points } point for each edge that meets its like.
       *[other] At the end { $points } points for each edge that meets its like.
    }
describe-distance-to-church = { $points ->
        [one] At the end { $points } point for each tile on the shortest way to the Church, both ends counted.
       *[other] At the end { $points } points for each tile on the shortest way to the Church, both ends counted.
    }
describe-longest-road-bonus-per-tile = { $points ->
        [one] At the end { $points } more point for each tile of your longest road.
       *[other] At the end { $points } more points for each tile of your longest road.
    }
describe-needs-road = It scores only if a road joins it to the village.
describe-needs-no-road = It scores with or without a road to it.
describe-sale = Sale of level { $level }: { cost }. It gives{ describe-reward-list }.
describe-basic = Basic resource. It lies on the tiles for everybody to use and never runs out.
describe-refined = Refined resource; each player has { $each } tokens of it. When anybody uses one its maker gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $gold } gold, for quality { $quality_points ->
        [one] { $quality_points } point
       *[other] { $quality_points } points
    } and { $quality_gold } gold.
describe-church-side = Parts at the start: { $parts }. Deliveries: { $spaces }.
describe-delivery = { cost }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
describe-market-side = Spaces for sales: { $spaces }. A basic resource costs { $basic } gold, a refined one { $refined }.
describe-award = { $points } points at the end for the { $rank ->
        [1] most
       *[other] second most
    } { $measure ->
        [church_deliveries] deliveries to the Church
        [market_sales] sales
       *[flags_on_buildings] flags on buildings
    }. A tie is shared.
describe-planner = For the first road of the game: { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    } at the end for each own road.
describe-milestone = For the first refinery of { $resource }: whoever holds it makes it in quality.
describe-botric = Botric carries goods over any distance without donkeys, never buys, and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } where others get gold. A villager costs him { $price } coins of his favour tile.
describe-botric-refine = He refines as much as he can where the village has the fewest of the product.
describe-botric-construct = He builds one of his blueprints: a new refinery first, then refineries, landmarks, producers.
describe-botric-produce = He fills the producer with the fewest resources.
describe-botric-blueprint = He takes the leftmost new refinery, otherwise the leftmost landmark, otherwise the leftmost tile.
describe-botric-road = He builds a road: to a flag of his that is cut off, to any tile that is cut off, or for his longest road.

## On the board

hamlet-village = Village
hamlet-mine = Mine
hamlet-parts = { $count } of { $of } parts
hamlet-there = { $have } of { $need } there
hamlet-you-have = you have { $have }
hamlet-all-there = all there
hamlet-more-sales = { $count } more to come
hamlet-empty = empty
hamlet-quick-buy = Quick buy
hamlet-medals = Milestones and awards
hamlet-nobody = nobody
hamlet-plans = My plans
hamlet-free = free place
hamlet-no-tile = no tile left
hamlet-all-hired = all hired
hamlet-to-point = { $count } to the next point
hamlet-now = if it ended now
hamlet-no-plans = No plans in hand
hamlet-turn-table = The needle points north. Turn the table.
hamlet-north = The needle points north.
hamlet-larger = Larger
hamlet-smaller = Smaller
hamlet-fit = Fit
hamlet-lay = Lay it here
hamlet-rotate = Turn the tile
hamlet-joined = joined to the village
hamlet-not-joined = not joined to the village
hamlet-worth = worth { $count } now
hamlet-place = Place { $number } of { $of }
hamlet-cut-off = No road leads there.
hamlet-botric-plan = Botric's plan
hamlet-favour = { $count } favour
hamlet-botric-hire = hires for { $price } coins{ $lacks ->
        [0] {""}
       *[other] {" "}({ $lacks } to go)
    }
hamlet-botric-delivery = delivers to the Church if he can
hamlet-botric-sale = sells if he can
hamlet-botric-draws = else draws a disc and looks to the right from it:
hamlet-botric-refine = refine
hamlet-botric-construct = build
hamlet-botric-produce = produce
hamlet-botric-blueprint = plan
hamlet-botric-road = road
hamlet-botric-bag = In his bag:
hamlet-roads-built = Roads built
hamlet-flags = Flags

## The table in words

words-round = Round { $round }
words-first = first player: { $seat }
words-church =
    { $count ->
        [one] the Church has { $count } part
       *[other] the Church has { $count } parts
    }
words-prices = to buy: basic resource { $basic } gold, refined { $refined }
words-stall = { $count } of { $limit } idle rounds
words-price =
    { $gold ->
        [0] { $price } gold
       *[other] { $price } gold, { $gold } lies on it
    }
words-built-for = build: { $cost }
words-gold = { $count } gold
words-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
words-reward =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $gold ->
        [0] {""}
       *[other] {" "}+ { $gold } gold
    }
words-there = { $count } in the village
words-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
words-connected = Connected to the Church (→ roads to)
words-apart = Not connected
words-room = room for { $count }
words-flag = { $seat }’s, worth { $count }
words-total = { $count } if it ended now
words-roads =
    { $count ->
        [one] { $count } road left
       *[other] { $count } roads left
    }
words-longest = longest road { $tiles }
words-next-villager = next villager { $price } gold
words-next-donkey = next donkey { $price } gold
words-awards = Awards ({ $seats })
words-tokens = { $count } { $resource }
words-villager =
    { $stands ->
        [1] on #{ $number } { $tile }
       *[other] on #{ $number } { $tile }, used
    }
words-donkeys = donkeys on { $tiles }
words-deals = sales { $sales }, deliveries { $deliveries }
words-crowd =
    { $villagers ->
        [one] { $villagers } villager
       *[other] { $villagers } villagers
    }, { $donkeys ->
        [one] { $donkeys } donkey
       *[other] { $donkeys } donkeys
    }
words-projects =
    { $count ->
        [one] { $count } blueprint
       *[other] { $count } blueprints
    }
hamlet-makes = Makes
hamlet-cost = Cost and reward
hamlet-purse = Payment
hamlet-bought = bought
hamlet-over-donkeys = { $count ->
        [0] next door
        [one] over { $count } donkey
       *[other] over { $count } donkeys
    }
hamlet-for-you = For you:
hamlet-they-gain = { $name } gains
hamlet-other-goods = Or click other goods on the map and the Market.
hamlet-buy = Buy
# An award beneath its medal: a word.
hamlet-short-chaplain = Chaplain
hamlet-short-sacristan = Sacristan
hamlet-short-merchant = Merchant
hamlet-short-landscaper = Landscaper
# What a landmark is worth at the end, in few words on its card.
hamlet-does-flat = { $points }★ at the end
hamlet-does-per-own-sale = { $points }★ per own sale
hamlet-does-per-own-delivery = { $points }★ per delivery
hamlet-does-per-own-gold = { $points }★ per gold, max { $most }
hamlet-does-per-own-road = { $points }★ per own road
hamlet-does-per-own-donkey = { $points }★ per donkey
hamlet-does-per-touching-segment = { $segment ->
        [forest] { $points }★ a forest edge
        [hill] { $points }★ a hill edge
       *[road] { $points }★ a road edge
    }
hamlet-does-per-connected-printed-road-segment = { $points }★ per road joint
hamlet-does-per-matching-segment = { $points }★ per like edge
hamlet-does-distance-to-church = { $points }★ per tile of way
hamlet-does-longest-road-bonus-per-tile = longest road: +{ $points }★
hamlet-town-hall = take a blueprint, hire workers
# What a villager would do, or what is being paid for.
hamlet-for = { $purpose ->
        [building] construct { tile-name }
        [road] build a road to { tile-name }
        [sale] make the sale
        [delivery] make the delivery
       *[refining] work on { tile-name }
    }
hamlet-turn = Turn
hamlet-turns-it = or the wheel turns it
hamlet-next-place = next place
hamlet-lays-it = or a click lays it
hamlet-joined-by = { $count ->
        [0] joined to the Church
        [one] joined to the Church by { $count } road
       *[other] joined to the Church by { $count } roads
    }
hamlet-click-goods = Click goods on the map, or buy at the Market.
hamlet-fill-for-me = Fill for me
hamlet-pay = Pay
hamlet-pay-like-this = Pay like this
hamlet-choose-goods = Choose the goods

# What the evaluation is made of
part-awards = awards, deliveries and sales
part-roads = roads
part-landmarks = landmarks
part-gold = gold
part-workers = villagers and donkeys
part-blueprints = blueprints
part-tokens = own goods in the village
part-orders = what could be delivered or sold
part-church = the unfinished Church

## What things are for

for-tile = A building is used by a villager who goes there and acts; donkeys move between buildings.
for-tile-goods = Goods are consumed when an action is paid for, wherever donkeys can bring them.
for-tile-side = Segments are chosen when a building is laid or a road is built.
for-row = Blueprints are bought by a villager in the Town Hall.
for-sale = A sale is made by a villager on the Market.
for-sales = From here the sales on the Market are filled up.
for-delivery = A delivery is made by a villager on the Church.
for-milestone = A milestone is taken at once by the builder of a tile that shows it; it is never chosen.
for-market = While an action is paid for, a missing good can be bought here, except for a sale.
for-hire = Villagers and donkeys are hired by a villager in the Town Hall.
for-stack = These tiles come into the bag with the first refinery of their good.
for-bag = From the bag the row of blueprints is filled up.
for-bank = Gold comes from here and goes back; what players have left is worth points in the end.
for-own = In your turn you move donkeys once and send each standing villager once.
for-own-villager = In your turn each of your standing villagers acts once.
for-own-donkey = Once in your turn each of your donkeys may move one step.
for-own-blueprint = A blueprint is built by a villager beside the building where it stands.
for-own-points = Points gained stay; landmarks, awards, roads and gold are added at the end.
for-own-purse = Gold pays for blueprints, hiring and goods that are missing; what is left is worth points in the end.
for-own-roads = A road is built by a villager between the tile where it stands and the next one.
for-own-sales = Sales that were made count for the Merchant and the Trading Post.
for-own-supply = Your tokens go onto refineries when a villager works there.
for-seat = Buildings, goods and roads are for everybody; gold, blueprints, villagers and donkeys only for their owner.
for-botric = Botric plays by himself, after you.

## Signs: what a pictogram beside the pieces means

sign-points = { view-points }
sign-points-about = Points gained so far. Awards, landmarks, roads, the longest road and gold are added at the end.
sign-gold = { view-gold }
sign-gold-about = It pays for blueprints, hiring and goods of the Market, and some of it counts at the end.
sign-villagers = { view-villagers }
sign-villagers-about = Standing ones of all: a villager that stands can still act in this turn.
sign-donkeys = { view-donkeys }
sign-donkeys-about = They stand on tiles: goods pass a tile on which an own donkey stands.
sign-roads = { hamlet-roads-built }
sign-roads-about = Own roads on the table. Each counts at the end.
sign-roads-left = { view-roads }
sign-roads-left-about = Own roads that can still be built.
sign-flags = { hamlet-flags }
sign-flags-about = Own landmarks: each counts at the end as its tile says.
sign-deliveries = { view-players-deliveries }
sign-deliveries-about = Own deliveries to the Church. When its last part is built, the last round is played.
sign-sales = { view-sales }
sign-sales-about = Sale tiles won at the Market.
sign-price = Price
sign-price-about = What one of these goods costs at the Market, in gold.
