# Keyflower. Names in { $tile } and the like are printed names from the pack.

## Parts of sentences

season-name =
    { $season ->
        [0] spring
        [1] summer
        [2] autumn
       *[other] winter
    }
colour-name =
    { $colour ->
        [0] blue
        [1] red
        [2] yellow
       *[other] green
    }
# The form that a number above one takes.
colour-plural = { colour-name }
workers-of-colour =
    { $count ->
        [one] { $count } { colour-name } worker
       *[other] { $count } { colour-plural } workers
    }
worker-list =
    { $blue ->
        [0] {""}
       *[other] {" "}{ $blue } blue{ $last ->
            [blue] {""}
           *[other] ,
        }
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } red{ $last ->
            [red] {""}
           *[other] ,
        }
    }{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } yellow{ $last ->
            [yellow] {""}
           *[other] ,
        }
    }{ $green ->
        [0] {""}
       *[other] {" "}{ $green } green{ $last ->
            [green] {""}
           *[other] ,
        }
    }
skill-list =
    { $anvil ->
        [0] {""}
       *[other] {" "}{ $anvil } × anvil{ $last ->
            [anvil] {""}
           *[other] ,
        }
    }{ $pickaxe ->
        [0] {""}
       *[other] {" "}{ $pickaxe } × pick axe{ $last ->
            [pickaxe] {""}
           *[other] ,
        }
    }{ $saw ->
        [0] {""}
       *[other] {" "}{ $saw } × saw{ $last ->
            [saw] {""}
           *[other] ,
        }
    }
resource-list =
    { $gold ->
        [0] {""}
       *[other] {" "}{ $gold } gold{ $last ->
            [gold] {""}
           *[other] ,
        }
    }{ $iron ->
        [0] {""}
       *[other] {" "}{ $iron } iron{ $last ->
            [iron] {""}
           *[other] ,
        }
    }{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } stone{ $last ->
            [stone] {""}
           *[other] ,
        }
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } wood{ $last ->
            [wood] {""}
           *[other] ,
        }
    }
any-pieces =
    { $any_resources ->
        [0] {""}
       *[other] {" "}{ $any_resources } of any resource{ $last ->
            [any_resources] {""}
           *[other] ,
        }
    }{ $any_skills ->
        [0] {""}
       *[other] {" "}{ $any_skills } × any skill{ $last ->
            [any_skills] {""}
           *[other] ,
        }
    }
# The fewest workers of a bid or a use, with their colour where there is no choice of it.
least-workers =
    { $colour ->
        [-1] { $need ->
            [one] at least { $need } worker
           *[other] at least { $need } workers
        }
        [4] { $need ->
            [one] at least { $need } worker of any colour
           *[other] at least { $need } workers of any colours
        }
       *[other] { $need ->
            [one] at least { $need } { colour-name } worker
           *[other] at least { $need } { colour-plural } workers
        }
    }
side-name =
    { $side ->
        [0] south
        [1] south-west
        [2] north-west
        [3] north
        [4] north-east
       *[other] south-east
    }
skill-name =
    { $skill ->
        [0] an anvil
        [1] a pick axe
       *[other] a saw
    }

## What is asked

ask-turn =
    { $passes ->
        [0] Bid for a tile, use a tile, or pass.
       *[other] Bid, use a tile, or pass ({ $passes } of { $seats } passed).
    }
ask-take-group =
    { $size ->
        [one] Your losing group at { $group } ({ $size } { colour-name } worker): do you take it along to { $tile }?
       *[other] Your losing group at { $group } ({ $size } { colour-name } workers): do you take it along to { $tile }?
    }
ask-choose-colour =
    { $bid ->
        [1] Bid for { $tile }: with workers of which colour?
       *[other] Use { $tile }: with workers of which colour?
    }
ask-choose-number =
    { $bid ->
        [1] Bid for { $tile }: how many { colour-name } workers from your screen? At least { $least }.
       *[other] Use { $tile }: how many { colour-name } workers from your screen? From { $least } to { $most }.
    }
ask-add-worker =
    { $placed ->
        [0] Use { $tile } with workers of any colours, { $least } to { $most } of them: add the first one.
        [one] Use { $tile } with workers of any colours, { $least } to { $most } of them: { $placed } is chosen.
       *[other] Use { $tile } with workers of any colours, { $least } to { $most } of them: { $placed } are chosen.
    }
ask-choose-resource = { $tile }: which resource do you take?
ask-pay-worker = { $tile }: with which extra worker do you pay?
ask-return-skill = { $tile }: which skill tile do you return?
ask-transport =
    { $points ->
        [one] Transport: { $points } movement point left. Carry a resource, or stop moving.
       *[other] Transport: { $points } movement points left. Carry a resource, or stop moving.
    }
ask-carry-towards = Where do you carry { $resource } from { $tile }?
ask-choose-upgrade =
    { $upgrades ->
        [one] { $upgrades } upgrade left: which tile do you upgrade?
       *[other] { $upgrades } upgrades left: which tile do you upgrade?
    }
ask-pay-resources = Upgrade { $tile }: with which resources do you pay?
ask-pay-skill = Upgrade { $tile }: which skill tile do you pay?
ask-pick-boat =
    { $season ->
        [3] Take a boat for your village.
       *[other] Take the load of a boat.
    }
ask-place-tile = Expand your village: which tile do you place next?
ask-place-beside = Where do you place { $tile }?
ask-place-turned = How do you turn { $tile }?
ask-choose-winter =
    { $count ->
        [0] Which winter tiles do you bring into play? At least one.
        [one] Which winter tiles do you bring into play? { $count } is chosen.
       *[other] Which winter tiles do you bring into play? { $count } are chosen.
    }
ask-flip-tile = Flipper: you may upgrade one tile without paying.

## What can be done

do-pass = pass
do-bid =
    { $need ->
        [0] bid for { $tile }
       *[other] bid for { $tile }: { least-workers }
    }
    .piece = { $tile }
    .short =
        { $need ->
            [0] bid
           *[other] bid: { least-workers }
        }
do-use-tile =
    { $need ->
        [0] use { $tile }
       *[other] use { $tile }: { least-workers }
    }
    .piece = { $tile }
    .short =
        { $need ->
            [0] use
           *[other] use: { least-workers }
        }
do-take = take it along
do-leave = leave it there
do-colour = { colour-name } (you have { $have })
do-workers =
    { $count ->
        [0] none: { $total } in all
        [one] { $count } worker: { $total } in all
       *[other] { $count } workers: { $total } in all
    }
do-pay-group =
    { $size ->
        [0] the losing group at { $tile }
        [one] the whole losing group at { $tile } ({ $size } worker)
       *[other] the whole losing group at { $tile } ({ $size } workers)
    }
    .piece = { $tile }
    .short =
        { $size ->
            [0] the losing group there
            [one] the whole losing group there ({ $size } worker)
           *[other] the whole losing group there ({ $size } workers)
        }
do-resource = { $resource }
    .piece = { $resource }
do-skill = { skill-name }
do-carry = carry { $resource } from { $tile }
    .piece = { $tile }
    .short = carry { $resource }
do-towards =
    { $known ->
        [0] { side-name }
       *[other] { side-name }, to { $tile }
    }
    .piece =
        { $known ->
            [0] { side-name }
           *[other] { $tile }
        }
    .short = { side-name }
do-stop =
    { $what ->
        [0] no more transport
        [1] no more upgrades
        [2] { $count ->
            [one] go ahead with { $count } worker
           *[other] go ahead with { $count } workers
        }
       *[other] upgrade nothing
    }
do-upgrade = upgrade { $tile }{ upgrade-price }
    .piece = { $tile }
    .short = upgrade{ upgrade-price }
upgrade-price =
    { $priced ->
        [0] {""}
       *[other] {" for"}{ resource-list }{ skill-list }{ any-pieces }
    }{ $points ->
        [0] {""}
        [one] {" "}({ $points } point more)
       *[other] {" "}({ $points } points more)
    }
do-pay = pay{ resource-list }
do-pick =
    { $load ->
        [0] take { $tile }
       *[other] take the load of { $tile }:{ worker-list }{ skill-list }
    }
    .piece = { $tile }
    .short =
        { $load ->
            [0] take
           *[other] take{ worker-list }{ skill-list }
        }
do-place = place { $tile }
    .piece = { $tile }
do-beside = { side-name } of { $tile }
    .piece = { $tile }
    .short = { side-name }
do-turned =
    { $steps ->
        [0] as it is printed
        [one] turned by { $steps } step clockwise
       *[other] turned by { $steps } steps clockwise
    }{ $roads ->
        [0] , no road joined
        [1] , a road to { $first }
        [2] , roads to { $first } and { $second }
        [3] , roads to { $first }, { $second } and { $third }
       *[other] , roads to { $first }, { $second }, { $third } and more
    }
    .piece = { $tile }
    .short = { do-turned }
do-contribute = bring { $tile } into play
    .piece = { $tile }
do-done =
    { $count ->
        [0] that is all
        [one] bring this { $count } tile into play
       *[other] bring these { $count } tiles into play
    }

## What happened

event-home-dealt = { $seat } lives at { $tile }.
event-marker-taken = { $seat } holds the purple marker.
event-season-started = It is { season-name }. { $seat } starts.
    .heading = { season-name }
    .short = { $seat } starts.
event-boat-loaded =
    { $load ->
        [0] { $tile } carries nothing.
       *[other] { $tile } carries{ worker-list }{ skill-list }.
    }
event-tile-laid = { $tile } is laid out.
event-winter-dealt =
    { $shown ->
        [0] { $count ->
            [one] { $seat } gets { $count } winter tile.
           *[other] { $seat } gets { $count } winter tiles.
        }
       *[other] { $count ->
            [1] { $seat } gets the winter tile { $first }.
            [2] { $seat } gets the winter tiles { $first } and { $second }.
           *[other] { $seat } gets the winter tiles { $first }, { $second } and { $third }.
        }
    }
event-winter-contributed =
    { $count ->
        [one] { $seat } brought { $count } winter tile into play.
       *[other] { $seat } brought { $count } winter tiles into play.
    }
event-workers-drawn =
    { $shown ->
        [0] { $count ->
            [one] { $seat } draws { $count } worker from the bag.
           *[other] { $seat } draws { $count } workers from the bag.
        }
       *[other] { $count ->
            [0] { $seat } finds the bag empty.
           *[other] { $seat } draws from the bag:{ worker-list }.
        }
    }
event-skills-drawn =
    { $shown ->
        [0] { $count ->
            [one] { $seat } draws { $count } skill tile.
           *[other] { $seat } draws { $count } skill tiles.
        }
       *[other] { $count ->
            [0] { $seat } finds no skill tiles left.
           *[other] { $seat } draws skill tiles:{ skill-list }.
        }
    }
event-passed = { $seat } passes.
event-bid-made =
    { $is_lying ->
        [1] { $seat } bids { workers-of-colour } for { $tile }, lying: { $total } in all.
       *[other] { $seat } bids { workers-of-colour } for { $tile }: { $total } in all.
    }
event-group-moved = { $seat } takes the losing group of { workers-of-colour } away from { $tile }.
event-group-stood-up = The lying group of { $seat } at { $tile } stands up.
event-tile-used = { $seat } uses { $tile } with{ worker-list }.
event-resources-gained = { $seat } gets{ resource-list } on { $tile }.
event-nothing-gained = { $seat } gets nothing: the supply is empty.
event-green-gained =
    { $count ->
        [one] { $seat } takes { $count } green worker.
       *[other] { $seat } takes { $count } green workers.
    }
event-worker-paid = { $seat } pays { workers-of-colour } into the bag.
event-skill-paid =
    { $skill ->
        [-1] { $seat } returns a skill tile face down.
       *[other] { $seat } returns { skill-name }.
    }
event-resource-moved = { $seat } carries { $resource } from { $tile } to { $to }.
event-resources-paid = { $seat } pays for the upgrade of { $tile }:{ resource-list }.
event-upgraded =
    { $paid ->
        [0] { $seat } upgrades { $tile }.
       *[other] { $seat } upgrades { $tile } for{ resource-list }.
    }
event-group-returned = { $seat } gets { workers-of-colour } back from { $tile }.
event-tile-unsold = Nobody bid for { $tile }; it leaves the game.
event-tile-won = { $seat } wins { $tile } with { workers-of-colour }.
event-order-won = { $seat } wins { $tile } with { workers-of-colour }.
event-workers-collected = { $seat } gets the workers on { $tile }:{ worker-list }.
event-boat-taken =
    { $kept ->
        [1] { $seat } takes { $tile }.
       *[other] { $load ->
            [0] { $seat } takes { $tile }, which carries nothing.
           *[other] { $seat } takes the load of { $tile }:{ worker-list }{ skill-list }.
        }
    }
event-tile-placed = { $seat } adds { $tile } to the village.
event-tiles-kept =
    { $count ->
        [one] { $count } tile of { $seat } fits nowhere and lies beside the village.
       *[other] { $count } tiles of { $seat } fit nowhere and lie beside the village.
    }
event-screen-revealed = Behind the screen of { $seat }:{ worker-list }{ skill-list }.
event-scored =
    { $total ->
        [one] { $seat } has { $total } point.
       *[other] { $seat } has { $total } points.
    }

## Score sheet

score-tiles = Village tiles
score-turn-order = Turn order tiles
score-boats = Boats
score-yards = Resources on yards
score-winter = Winter tiles
score-gold = Gold that is left

## Why not

why-KEY-BID-1 = Only auction tiles and turn order tiles in play can be bid for.
why-KEY-BID-2 =
    { $need ->
        [one] A bid adds at least one worker, and none would come.
       *[other] A bid adds at least one worker: here { $need } are needed, and { $have } would come.
    }
why-KEY-BID-7 = Your group must become larger than every other group at the tile: { $need } more are needed, { $have } would come.
why-KEY-COL-3 = Workers at and on a tile must have the colour that is already there: { $need } { colour-name } needed, and you have none.
why-KEY-DEC-1 = Your turn could not be completed legally after that.
why-KEY-DEC-4 =
    { $have ->
        [0] You have no { colour-name } worker behind your screen.
        [one] You have only { $have } { colour-name } worker behind your screen.
       *[other] You have only { $have } { colour-plural } workers behind your screen.
    }
why-KEY-DEC-5 = Colours are added in the order blue, red, yellow, green.
why-KEY-DEC-9 = You have already chosen this tile.
why-KEY-DEC-10 = That hex goes by the name of a tile that has been standing there longer.
why-KEY-END-9 = Somebody has already taken that boat.
why-KEY-EXP-1 = That tile is not among those you have to place.
why-KEY-EXP-2 = A tile is placed on an empty hex next to your village.
why-KEY-EXP-3 = Every shared edge must match: road to road, field to field, water to water.
why-KEY-EXP-8 = That tile fits nowhere in your village now.
why-KEY-PROD-8 = This tile does not make that resource.
why-KEY-PROD-10 = The extra worker must have the printed colour.
why-KEY-PROD-12 = You pay with one worker from your screen or with a whole losing group of yours.
why-KEY-RUL-20 = None of that resource is left in the supply.
why-KEY-SB-4A-7 = Workers on the tile bar your lying group: you cannot add to it.
why-KEY-SCORE-2 = Flipper upgrades a tile of your own village that shows its front.
why-KEY-SEASON-7 = You bring at least one of your own winter tiles into play.
why-KEY-SETUP-7 = That boat is not in play with this number of players.
why-KEY-TRANS-1 = Only resources of your own village are carried, from the tile where they lie.
why-KEY-TRANS-2 = A resource is carried to a neighbouring tile over an edge with road on both sides.
why-KEY-UPG-1 = Only home, spring, summer and autumn tiles of your own village can be upgraded.
why-KEY-UPG-2 = The resources must lie on the tile that is upgraded: { $need } needed, { $have } there.
why-KEY-UPG-3 =
    { $skill ->
        [3] The upgrade costs { $need } skill tiles; you have { $have }.
       *[other] The upgrade costs { skill-name }; you have { $have }.
    }
why-KEY-UPG-4 = Gold stands for any resource, other resources only for themselves: { $need } × { $resource } is needed there, { $have } is there.
why-KEY-UPG-6 = That tile has already been upgraded.
why-KEY-UPG-8 = You pay exactly as many resources as the upgrade costs.
why-KEY-USE-1 = That tile is neither in a village nor among the auction tiles.
why-KEY-USE-2 = That tile has no use box.
why-KEY-USE-3 = In winter the auction tiles cannot be used.
why-KEY-USE-4 =
    { $need ->
        [one] A use needs at least one worker, and none would come.
       *[other] A use needs at least one worker more than the one before it at this tile: now { $need }, and { $have } would come.
    }
why-KEY-USE-5 =
    { $have ->
        [0] No more workers may come onto this tile this season.
       *[other] At most six workers come onto a tile in a season: { $have } more could, and this takes { $need }.
    }
why-KEY-USE-9 =
    { $pays ->
        [skill] This use also costs { skill-name }, and you have none.
        [any-skill] This use also costs a skill tile, and you have none.
        [worker] This use also costs one more { colour-name } worker, and none would be left.
       *[any-worker] This use also costs one more worker, and none would be left.
    }

## Fields and words of a view

view-game = Game
view-season = Season
view-season-spring = spring
view-season-summer = summer
view-season-autumn = autumn
view-season-winter = winter
view-start = Purple marker
view-active = Turn of
view-passes = Passes in a row
view-centre = Auction tiles
view-id = Tile
view-face = Side
view-face-front = {""}
view-face-back = upgraded
view-face-a = side A
view-face-b = side B
view-lock = Colour
view-lock-blue = blue
view-lock-red = red
view-lock-yellow = yellow
view-lock-green = green
view-workers = Workers
view-workers-blue = blue
view-workers-red = red
view-workers-yellow = yellow
view-workers-green = green
view-uses = Sizes of uses
view-bids = Bids
view-seat = Seat
view-colour = Colour
view-colour-blue = blue
view-colour-red = red
view-colour-yellow = yellow
view-colour-green = green
view-size = Workers
view-is-lying = lying
view-is-winning = winning
view-turn-order = Turn order tiles
view-boats = Boats
view-skills = Skill tiles
view-skills-anvil = anvil
view-skills-pickaxe = pick axe
view-skills-saw = saw
view-is-picked = taken
view-bag = Workers in the bag
view-pile = Skill tiles in the pile
view-greens = Green workers left
view-supply = Supply of resources
view-players = Players
view-players-workers = Workers behind the screen
view-players-skills = Skill tiles behind the screen
view-own-workers = Which workers
view-own-workers-blue = blue
view-own-workers-red = red
view-own-workers-yellow = yellow
view-own-workers-green = green
view-own-skills = Which skills
view-own-skills-anvil = anvil
view-own-skills-pickaxe = pick axe
view-own-skills-saw = saw
view-known-workers = Workers everybody knows of
view-known-workers-blue = blue
view-known-workers-red = red
view-known-workers-yellow = yellow
view-known-workers-green = green
view-known-skills = Skill tiles everybody knows of
view-known-skills-anvil = anvil
view-known-skills-pickaxe = pickaxe
view-known-skills-saw = saw
view-winter-tiles = Winter tiles in hand
view-own-winter-tiles = Your winter tiles
view-contributed = Winter tiles brought into play
view-own-contributed = Winter tiles you brought in
view-powers = Powers of boats
view-powers-counter-bid-other-colour = may bid in another colour
view-powers-double-transport-and-upgrades = double transport and upgrades
view-powers-draw-workers-at-boat-step = draws workers when boats come
view-powers-green-worker-at-boat-step = gets a green worker when boats come
view-powers-ignore-roads-and-edges = needs no roads, any edges fit
view-powers-use-other-colours = may use tiles with other colours
view-powers-wild-resources-for-scoring = any resource counts as any when scoring
view-powers-wild-resources-for-upgrades = any resource pays for upgrades
view-village = Village
view-q = Column
view-r = Row
view-rotation = Turned by
view-resources = Resources
view-waiting = Tiles beside the village
view-has-passed = Has passed
view-tile-points = Points on tiles
view-points = Points
view-points-score-tiles = { score-tiles }
view-points-score-turn-order = { score-turn-order }
view-points-score-boats = { score-boats }
view-points-score-yards = { score-yards }
view-points-score-winter = { score-winter }
view-points-score-gold = { score-gold }
view-scored = Which pieces count where
view-tile = Tile
view-scored-none = gold that is left
view-tile-none = gold that is left
view-line = Line of the score sheet
view-line-score-tiles = { score-tiles }
view-line-score-turn-order = { score-turn-order }
view-line-score-boats = { score-boats }
view-line-score-yards = { score-yards }
view-line-score-winter = { score-winter }
view-line-score-gold = { score-gold }
view-pieces = Pieces
view-piece = Piece
view-piece-anvil = anvil
view-piece-pickaxe = pick axe
view-piece-saw = saw
view-piece-blue = blue worker
view-piece-red = red worker
view-piece-yellow = yellow worker
view-piece-green = green worker
view-count = Count
view-has-marker = with the purple marker
view-at = Place
view-next-use = The next use needs
view-least-bid = A bid must reach
view-ways = Ways from here
view-worth = Worth to you now
view-is-chosen = chosen
view-marker-tile = The purple marker comes with
view-boat-order = Boats, as it stands
view-players-waiting = Tiles beside the village

## Printed things in words

describe-side =
    { $side ->
        [0] {""}
       *[other] Upgraded:{" "}
    }
describe-user =
    { $side ->
        [0] Whoever uses it
       *[other] Upgraded: whoever uses it
    }
describe-end =
    { $side ->
        [0] At the end
       *[other] Upgraded: at the end
    }
describe-home = A home, where a village begins.
describe-village = A tile of { season-name }.
describe-cost = An upgrade costs{ resource-list }{ skill-list }{ any-pieces }.
describe-points =
    { $points ->
        [one] { describe-side }{ $points } point.
       *[other] { describe-side }{ $points } points.
    }
describe-use-gain-resources = { describe-user } gets{ resource-list }.
describe-use-choose-resource = { describe-user } gets { $amount } of { $first }, { $second } or { $third }.
describe-use-draw-workers =
    { $amount ->
        [one] { describe-user } draws { $amount } worker from the bag.
       *[other] { describe-user } draws { $amount } workers from the bag.
    }
describe-use-draw-skills =
    { $amount ->
        [one] { describe-user } draws { $amount } skill tile.
       *[other] { describe-user } draws { $amount } skill tiles.
    }
describe-payer =
    { $colour ->
        [4] one more worker of any colour
       *[other] one more { colour-name } worker
    }
describe-use-exchange-worker-for-green =
    { $green_workers ->
        [one] { describe-user } pays { describe-payer } and gets { $green_workers } green worker.
       *[other] { describe-user } pays { describe-payer } and gets { $green_workers } green workers.
    }
describe-use-exchange-worker-for-workers =
    { $draw ->
        [one] { describe-user } pays { describe-payer } and draws { $draw } worker from the bag.
       *[other] { describe-user } pays { describe-payer } and draws { $draw } workers from the bag.
    }
describe-returned =
    { $skill ->
        [3] any skill tile
       *[other] { skill-name }
    }
describe-use-exchange-skill-for-resources = { describe-user } returns { describe-returned } and gets{ resource-list }.
describe-use-exchange-skill-for-workers =
    { $draw ->
        [one] { describe-user } returns { describe-returned } and draws { $draw } worker from the bag.
       *[other] { describe-user } returns { describe-returned } and draws { $draw } workers from the bag.
    }
describe-use-exchange-skill-for-skills =
    { $draw ->
        [one] { describe-user } returns { describe-returned } and draws { $draw } skill tile.
       *[other] { describe-user } returns { describe-returned } and draws { $draw } skill tiles.
    }
describe-use-transport =
    { describe-user } carries resources over { $capacity ->
        [one] { $capacity } edge
       *[other] up to { $capacity } edges
    } of the own village, then upgrades { $upgrades ->
        [one] { $upgrades } tile
       *[other] up to { $upgrades } tiles
    }.
describe-score-fixed =
    { $points ->
        [one] At the end { $points } point.
       *[other] At the end { $points } points.
    }
describe-score-per-adjacent-tile = At the end { $points } for each tile beside it.
describe-score-per-transport-capacity = At the end { $points } for each step of transport that the village's tiles offer.
describe-score-per-tile-on-road-loop = At the end { $points } for each tile on a closed way of roads.
describe-score-river-chain-from-home = At the end { $boats_1 }, { $boats_2 }, { $boats_3 }, { $boats_4 } or { $boats_5 } for 1, 2, 3, 4 or 5 boats on one river from the home.
describe-score-free-upgrade = At the end one tile is upgraded without paying, and { $points } points.
describe-score-per-worker-allocated = At the end { $points } for each worker that scores nowhere else.
describe-yard-takes =
    { $takes_gold ->
        [1] resource of any kind
       *[other] { $takes_iron ->
            [1] iron
           *[other] { $takes_stone ->
                [1] stone
               *[other] wood
            }
        }
    }
describe-score-per-resource-on-tile = { describe-end } { $points } for each { describe-yard-takes } on it; gold counts, too.
describe-score-per-resource = At the end { $points } for each piece of gold.
describe-score-per-resource-set = At the end { $points } for each set of wood, stone and iron.
describe-score-per-resource-of-one-chosen-type = At the end { $points } for each resource of one kind.
describe-score-per-n-resources = At the end { $points } for every { $number } resources.
describe-score-per-skill-set = At the end { $points } for each set of saw, pick axe and anvil.
describe-score-per-skill-of-one-chosen-type = At the end { $points } for each skill tile of one kind.
describe-score-per-n-skills = At the end { $points } for every { $number } skill tiles.
describe-score-per-worker-set = At the end { $points } for each set of a red, a yellow and a blue worker.
describe-score-per-worker = At the end { $points } for each green worker.
describe-score-per-worker-of-one-chosen-colour = At the end { $points } for each worker of one colour.
describe-score-per-n-workers = At the end { $points } for every { $number } workers.
describe-order = Turn order tile { $number }: who wins it takes a boat before those behind. In winter the tile itself is won.
describe-load =
    { $workers ->
        [0] { $skills ->
            [0] In { season-name } it carries nothing.
           *[other] In { season-name } it carries { $skills } × skill tile.
        }
       *[other] { $skills ->
            [0] In { season-name } it carries { $workers } × worker.
           *[other] In { season-name } it carries { $workers } × worker and { $skills } × skill tile.
        }
    }
describe-power-draw-workers-at-boat-step = Its owner draws { $workers } workers from the bag when taking a boat.
describe-power-green-worker-at-boat-step =
    { $green_workers ->
        [one] Its owner gets { $green_workers } green worker when taking a boat.
       *[other] Its owner gets { $green_workers } green workers when taking a boat.
    }
describe-power-ignore-roads-and-edges = Its owner carries resources without roads and may join any edges.
describe-power-double-transport-and-upgrades = Transport and upgrades count { $factor } times for its owner, on the boat Keyflower, too.
describe-power-wild-resources-for-upgrades = Every resource pays for any other when its owner upgrades.
describe-power-wild-resources-for-scoring = Every resource counts as any other when its owner's points are counted.
describe-power-counter-bid-other-colour = Its owner may bid against others in another colour; such a group lies and changes no colour.
describe-power-use-other-colours = Its owner may use a tile that has a colour with workers of any colours.
describe-worker = { $count } { colour-name } workers bid for tiles and use them.
describe-marker = Its holder has the first turn of a season; at the end it counts as a skill tile, a worker or gold.
describe-skill = There are { $count } tiles of this skill: { skill-name }.
describe-resource =
    { $gold ->
        [1] { $resource }: { $count } pieces. It pays for any resource and is worth 1 at the end.
       *[other] { $resource }: { $count } pieces. It pays for upgrades.
    }
describe-screen = Workers, skill tiles and winter tiles lie behind it.
describe-bag = Workers are drawn from it unseen.
describe-zip-bag = The pieces are kept in it.

## Counted things

stock-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
stock-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
stock-skills = { $count } skill tiles
stock-gold = { $count } gold
stock-iron = { $count } iron
stock-stone = { $count } stone
stock-wood = { $count } wood
stock-workers-blue = { $count } blue
stock-workers-red = { $count } red
stock-workers-yellow = { $count } yellow
stock-workers-green = { $count } green
stock-skills-anvil = { $count } × anvil
stock-skills-pickaxe = { $count } × pick axe
stock-skills-saw = { $count } × saw
phase-spring = Spring
phase-summer = Summer
phase-autumn = Autumn
phase-winter = Winter

## Options and ties

option-hiring-fair-draw-first = Hiring fair: draw before returning the skill tile
option-hiring-fair-draw-first-about = Off: the tile goes back first, so it may be drawn again. On: it is set aside until the draw.
option-boat-2a-crosses-water = Boat 2a: transport may cross water
option-boat-2a-crosses-water-about = On: goods cross every edge of two of your tiles. Off: not where there is water.
option-boat-3b-leftovers-score = Boat 3b: every resource that is left scores 1
option-boat-3b-leftovers-score-about = On: whatever is not counted elsewhere is worth a point, as gold is. Off: only gold is.
option-boat-4a-blocked-by-on-tile-workers = Boat 4a: workers on the tile bar the other colour
option-boat-4a-blocked-by-on-tile-workers-about = On: a tile that has been used keeps its colour for bids of this boat, too. Off: bids in another colour are possible.
option-boat-4a-on-turn-order-tiles = Boat 4a: works on turn order tiles, too
option-boat-4a-on-turn-order-tiles-about = Off: only on the tiles of the auction.
option-sea-bastion-mode = What does the Sea Bastion count?
option-sea-bastion-mode-any-cycle = Tiles on any loop
option-sea-bastion-mode-any-cycle-about = Every tile that lies on some closed way of roads.
option-sea-bastion-mode-single-closed-route = Tiles on one closed route
option-sea-bastion-mode-single-closed-route-about = Only the tiles of the one longest round trip.
tie-break = Equal points: there is no tie-break, the victory is shared.

## The board

keyflower-season-ends = { season-name } ends
keyflower-step-returned = Losing bids go home
keyflower-step-unsold = Tiles nobody wanted leave
keyflower-step-won = Tiles go to those who lead
keyflower-step-collected = Workers on tiles go to the owners of the tiles
keyflower-step-order = Turn order and the purple marker
keyflower-step-boats = Boats and what they bring
keyflower-step-built = Villages grow
keyflower-bid = bid { $need }+
keyflower-boats = Boat order as it stands
keyflower-boats-short = Boat order
keyflower-workers = Your workers
keyflower-skills = Skill tiles
keyflower-winter = Your winter tiles, secret until winter
keyflower-winter-kept = Winter tiles you kept
keyflower-village = Your village
keyflower-auction = Auction
keyflower-mine = Mine
keyflower-villages = Villages
keyflower-no-auction = No tiles are up for auction.
keyflower-led = You lead for
keyflower-upgrade-now = Upgrade
keyflower-waiting = To be placed
keyflower-turn = Turn the tile
keyflower-build = Build here
keyflower-hex = A free hex
keyflower-choose-winter = Which winter tiles do you bring into play?
keyflower-counted = What counts where, as it stands
keyflower-counted-of = What counted: { $name }
keyflower-best-use = Every piece counts once, where it is worth most: the table has found the best use for each player.
keyflower-best-use-mine = Every piece counts once, where it is worth most.
keyflower-pieces = { $count } × { $piece }
keyflower-scores-now =
    { $count ->
        [one] It scores { $count } point for you now.
       *[other] It scores { $count } points for you now.
    }
keyflower-scores-then =
    { $count ->
        [one] If it were yours, it would score { $count } point now.
       *[other] If it were yours, it would score { $count } points now.
    }
keyflower-elsewhere = { $count } fewer elsewhere
keyflower-worth = to you, as it stands
keyflower-winter-secret = Everybody may bid for them. Nobody learns which tiles were yours.
keyflower-auction-harbour = Auction and harbour
keyflower-open-village = { $name }: open it large
keyflower-turn-map = The needle points north. Turn the map.
keyflower-north = The needle points north.
keyflower-passed = passed
keyflower-side =
    { $side ->
        [0] bids at the lower edge
        [1] bids at the lower left edge
        [2] bids at the upper left edge
        [3] bids at the upper edge
        [4] bids at the upper right edge
       *[other] bids at the lower right edge
    }
keyflower-steps-left =
    { $left ->
        [one] { $left } of { $of } steps left
       *[other] { $left } of { $of } steps left
    }
keyflower-bid-for = Bid for { $tile }
keyflower-use-of = Use { $tile }
keyflower-colour = Colour of the workers
keyflower-nobody-bids = Nobody has bid. Your colour will bind everybody.
keyflower-nobody-bids-bound = Nobody has bid. Only { colour-name } workers may come here this season.
keyflower-leads = { $name } leads with { $count } { colour-name }.
keyflower-you-lead = You lead with { $count } { colour-name }.
keyflower-lead-with = You lead with { $total }.
keyflower-lead-to = You lead with { $total } to { $most }.
keyflower-left =
    { $count ->
        [0] No { colour-name } left behind your screen.
       *[other] { $count } { colour-name } left behind your screen.
    }
keyflower-next-use =
    { $next ->
        [0] Nobody can use it after that this season.
       *[other] The next use will take { $next }.
    }
keyflower-workers-to-winner = The workers go to whoever wins the tile.
keyflower-workers-to-you = The workers are yours again when the season ends.
keyflower-workers-to-owner = The workers will be { $name }’s when the season ends.
keyflower-come-along = Outbid workers may come along, a whole group at a time:
keyflower-group-from = { $count } { colour-name } from { $tile }
keyflower-cancel = Cancel
keyflower-bid-now =
    { $count ->
        [0] Bid
       *[other] { $colour ->
            [-1] Bid { $count }
           *[other] Bid { $count } { colour-name }
        }
    }
keyflower-use-now =
    { $count ->
        [0] Use it
       *[other] { $colour ->
            [-1] Use it with { $count }
           *[other] Use it with { $count } { colour-name }
        }
    }

## The table in words

words-marker = purple marker: { $seat }
words-passes =
    { $count ->
        [one] { $count } pass in a row
       *[other] { $count } passes in a row
    }
words-boat-order = boats: { $seats }
words-left = left: { $pieces }
words-bag = { $count } in the bag
words-greens = { $count } green
words-centre = Auction tiles (bids; workers→least for the next use)
words-order = Turn order
words-own-winter = Winter tiles
words-fresh = Not bid for yet
words-worth = +{ $count }
words-bid =
    { $seat }: { $workers }{ $lies ->
        [1] , lying
       *[other] {""}
    }
words-letters = {""}
words-colour =
    { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[other] green
    }
words-of-colour = { $count } { $colour }
words-pieces = { $count } { $piece }
words-closed = full
words-screen = Behind the screen
words-village = Village (= a road)
words-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
words-known = known: { $workers }
words-skills =
    { $count ->
        [one] { $count } skill
       *[other] { $count } skills
    }
words-winter-each = { $count } winter tiles each
words-winter = winter tiles { $count }
words-points =
    { $count ->
        [one] { $count } point on tiles
       *[other] { $count } points on tiles
    }

# What the evaluation is made of
part-bids = bids that lead
part-pieces = pieces that score
part-workers = workers
part-skills = skills
part-village = uses and upgrades of the village
part-roads = roads of the village
part-winter = winter tiles put into play

## What things are for

for-centre = In your turn you bid for a tile here or, except in winter, use one.
for-centre-bid = A losing group of yours can be moved whole to another bid or use; others’ groups stay.
for-order = In your turn you bid for turn order tiles: they decide who takes a boat first.
for-boat = Boats are picked at the end of a season, in the order of the turn order tiles.
for-own = Whoever has most points in the end wins.
for-own-village = Tiles of a village are used in your turn; goods on yours are carried, and tiles upgraded, by a transport.
for-own-goods = Goods are carried, and pay for upgrades, when a transport tile is used.
for-own-waiting = Tiles that were won are laid to the village at the end of the season.
for-own-hex = Tiles that were won are laid here at the end of the season.
for-own-winter = Of your winter tiles you choose before winter which ones come into the auction.
for-own-screen = Workers from behind your screen bid and use tiles in your turn; skill tiles pay.
for-seat-village = Tiles in others’ villages can be used in your turn; your workers stay there.
for-seat-goods = Goods lie on their owner’s tiles, and only the owner carries them.
for-seat-waiting = The player who won these tiles lays them to the own village.
for-seat-hex = Everybody lays tiles to the own village only.
for-seat-winter = Winter tiles are known to their holder alone.
for-seat-screen = What lies behind a screen is known to its owner alone.
for-supply = Goods come from the supply when a tile makes them.
for-bag = Boats are loaded with workers from the bag.
for-pile = Boats are loaded with skill tiles from the pile.
for-greens = Green workers are made by tiles; they are in no bag at the start.
for-box = What lies in the box is out of the game.

## Signs: what a pictogram beside the pieces means

sign-unknown-workers = Unknown workers
sign-unknown-workers-about = Workers behind the screen whose colour only their owner knows.
sign-unknown-skills = Unknown skill tiles
sign-unknown-skills-about = Skill tiles behind the screen that only their owner knows.
sign-power = Power of a boat
