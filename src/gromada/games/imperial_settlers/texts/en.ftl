# Imperial Settlers: Roll & Write. Names in { $building }, { $track } and the like are printed names from the pack.

## What is asked

ask-choose-sheet = Choose the Adventure sheet, or let chance decide.
ask-draft = Round { $round }: take a Favour token.
ask-expand =
    { $actions ->
        [0] Round { $round }: no Workers left. Use what is still free, or end your phase.
        [one] Round { $round }: expand your Empire. { $actions } Worker left.
       *[other] Round { $round }: expand your Empire. { $actions } Workers left.
    }
ask-pay-any = { $by }: which resource do you pay?
ask-gain-any = { $by }: which resource do you gain?
ask-copy-die = { $by }: which die is copied?
ask-free-build = { $by }: which space do you build without a Worker?
ask-harvest-die = Harvest token: which die names the crop?
ask-free-harvest = { $by }: which space do you harvest without a Worker?
ask-choose-export = Export token: what do you exchange for points?
ask-discounted-space = { $by }: which space do you build for less?
ask-save-unit = { $by }: which resource do you save?
ask-reroll-dice = { $by }: which dice do you roll again?
ask-turn-die = { $by }: which die do you turn?
ask-turn-face = { $by }: to which face do you turn die { $die }?
ask-settle = Round { $round }: create a Settlement, or pass.
ask-place-settlement = Where does the Settlement of { $by } lie?
ask-keep-unit = Storage: which resource do you keep for the next round?

## What can be done

do-sheet =
    { $number ->
        [0] a random sheet
       *[other] sheet { $number }
    }
do-take = take { $favour }
    .piece = { $favour }
do-build =
    { $spaces ->
        [1] build { $track } { $section }
       *[other] build { $track } { $section }, space { $space }
    }
    .piece = { $track }
    .short =
        { $spaces ->
            [1] build section { $section }
           *[other] build section { $section }, space { $space }
        }
do-build-opening = { do-build }, which opens { $field }
    .piece = { $track }
    .short = { do-build.short }, which opens { $field }
do-build-village = build { $building }, space { $space }
    .piece = { $building }
    .short = build space { $space }
do-harvest =
    harvest { $field }:{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } Stone
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } Wood
    }{ $food ->
        [0] {""}
       *[other] {" "}{ $food } Food
    }
    .piece = { $field }
    .short =
        space { $space }:{ $stone ->
            [0] {""}
           *[other] {" "}{ $stone } Stone
        }{ $wood ->
            [0] {""}
           *[other] {" "}{ $wood } Wood
        }{ $food ->
            [0] {""}
           *[other] {" "}{ $food } Food
        }
do-use = use { $building }
    .piece = { $building }
    .short = use
do-use-token = use the token { $favour }
    .piece = { $favour }
    .short = use the token
do-use-discount = build with the discount of { $building }
    .piece = { $building }
    .short = build with its discount
do-end-phase = end the phase
do-die =
    { $is_worker ->
        [1] the Worker die ({ $shown })
       *[other] die { $die } ({ $shown })
    }
    .piece = { do-die }
do-done = that is all
do-unit = { $resource }
    .piece = { $resource }
do-export =
    exchange{ $stone ->
        [0] {""}
       *[other] {" "}Stone
    }{ $wood ->
        [0] {""}
       *[other] {" "}Wood
    }{ $food ->
        [0] {""}
       *[other] {" "}Food
    }
do-choose-plan = settle by Plan { $plan } of { $building }
    .piece = { $building }
    .short = settle by Plan { $plan }
do-pass-settlement = no Settlement
do-anchor = row { $row }, column { $column }

## What happened

event-favours-drawn = Favour tokens of this game: { $favour0 }, { $favour1 }, { $favour2 }{ $count ->
        [3] {""}
        [4] , { $favour3 }
       *[other] , { $favour3 }, { $favour4 }
    }.
event-active-chosen = { $seat } is the first Active player.
event-sheet-chosen =
    { $is_random ->
        [1] Chance picks Adventure sheet { $number }.
       *[other] Adventure sheet { $number } is played.
    }
event-rolled = Round { $round }: { $seat } rolls { $die0 }, { $die1 }, { $die2 } and { $workers ->
        [one] { $workers } Worker
       *[other] { $workers } Workers
    }.
    .heading = Round { $round }
    .short = { $seat } rolls { $die0 }, { $die1 }, { $die2 } and { $workers ->
            [one] { $workers } Worker
           *[other] { $workers } Workers
        }.
event-token-taken = { $seat } takes { $favour }.
event-space-crossed = { $seat } crosses out space { $space } of { $place }{ $is_free ->
        [1] .
       *[0] {""} for{ $stone ->
            [0] {""}
           *[other] {" "}{ $stone } Stone{ $last ->
               [stone] {""}
              *[other] ,
           }
        }{ $wood ->
            [0] {""}
           *[other] {" "}{ $wood } Wood{ $last ->
               [wood] {""}
              *[other] ,
           }
        }{ $food ->
            [0] {""}
           *[other] {" "}{ $food } Food{ $last ->
               [food] {""}
              *[other] ,
           }
        }{ $gold ->
            [0] {""}
           *[other] {" "}{ $gold } Gold{ $last ->
               [gold] {""}
              *[other] ,
           }
        }.
    }
event-harvested = { $seat } harvests space { $space } of { $field }.
event-section-completed = { $seat } completes { $section }.
event-bridge-completed = { $seat } completes the Bridge to { $field }.
event-building-completed = { $seat } completes { $building }.
event-ability-used = { $seat } uses { $by }.
event-gained =
    { $seat } gains:{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } Stone{ $last ->
           [stone] {""}
          *[other] ,
       }
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } Wood{ $last ->
           [wood] {""}
          *[other] ,
       }
    }{ $food ->
        [0] {""}
       *[other] {" "}{ $food } Food{ $last ->
           [food] {""}
          *[other] ,
       }
    }{ $gold ->
        [0] {""}
       *[other] {" "}{ $gold } Gold{ $last ->
           [gold] {""}
          *[other] ,
       }
    }{ $action ->
        [0] {""}
        [one] {" "}{ $action } Worker{ $last ->
            [action] {""}
           *[other] ,
        }
       *[other] {" "}{ $action } Workers{ $last ->
           [action] {""}
          *[other] ,
       }
    }{ $vp ->
        [0] {""}
       *[other] {" "}{ $vp } VP{ $last ->
           [vp] {""}
          *[other] ,
       }
    }.
event-rerolled = { $seat } rolls again: { $die0 }, { $die1 }, { $die2 } and { $workers ->
        [one] { $workers } Worker
       *[other] { $workers } Workers
    }.
event-dice-turned = { $seat } turns dice: { $die0 }, { $die1 }, { $die2 }.
event-settlement-created = { $seat } creates a Settlement of { $building } at row { $row }, column { $column }.
event-phase-ended = { $seat } ends the phase.
event-phase-shown = { $seat } { $crossed ->
        [0] { $settlements ->
            [0] { $vp ->
                [0] crosses out nothing in this phase
               *[other] notes { $vp } VP
            }
            [one] creates { $settlements } Settlement
           *[other] creates { $settlements } Settlements
        }
        [one] crosses out { $crossed } space in all
       *[other] crosses out { $crossed } spaces in all
    }{ $harvests ->
        [0] {""}
       *[other] {" "}({ $harvests } by Harvest)
    }{ $sections ->
        [0] {""}
        [one] , completes { $sections } Section
       *[other] , completes { $sections } Sections
    }.
event-stored = { $seat } stores { $kept ->
        [one] { $kept } resource
       *[other] { $kept } resources
    }.
event-round-ended = Round { $round } is over.
event-scored = { $seat } scores { $total }: Walls { $walls }, Cottages { $cottages }, Barns { $barns }, Bridges { $bridges }, Settlements { $settlements }, other { $noted }.
event-ranked = { $seat } earns the rank: { $rank }.

## Score boxes

score-walls = Walls
score-cottages = Cottages
score-barns = Barns
score-bridges = Bridges
score-settlements = Settlements
score-other = Other points

## Why not

why-ISR-BLDG-11 = That slot of the Village is empty in this mode.
why-ISR-BLDG-2 = The Building is not completed yet: { $have } of { $need } spaces are crossed out.
why-ISR-BLDG-3 = The Building was completed this round; it works from round { $need } on.
why-ISR-BLDG-4 = This Building only scores at the end of the game.
why-ISR-BLDG-5 =
    { $limit ->
        [one] The ability may be used once a round, and it has been.
       *[other] The ability may be used { $limit } times a round, and it has been.
    }
why-ISR-BUILD-4 = That space is already crossed out.
why-ISR-COMP-3 = There is no sheet with that number.
why-ISR-EXP-6 = You cannot pay for it. You lack { $stone ->
        [0] {""}
       *[other] { $stone } Stone,{" "}
    }{ $wood ->
        [0] {""}
       *[other] { $wood } Wood,{" "}
    }{ $food ->
        [0] {""}
       *[other] { $food } Food,{" "}
    }and have { $have } Gold to stand in.
why-ISR-EXP-7 = It takes { $need } Worker, and you have { $have } left.
why-ISR-EXP-10 = A step that was begun must be finished first.
why-ISR-FAV-1 = { $holder } holds that token.
why-ISR-FAV-2 = Your token is used up for this round.
why-ISR-FAV-5 = The Harvest token needs a Resource die.
why-ISR-FAV-9 = The token has no use at this moment.
why-ISR-FX-5 = No such space is printed there.
why-ISR-FX-6 = No space would become cheaper and payable by it.
why-ISR-FX-ANY = That resource cannot be chosen here.
why-ISR-FX-COPY = Name a Resource die that was not named yet.
why-ISR-FX-DISC = A discount is used by building one of its spaces, whose cost it really lowers.
why-ISR-FX-EXCH = You cannot pay the whole price of the ability.
why-ISR-FX-FREEB = No space that the ability may build is open and payable there.
why-ISR-FX-FREEH = No open Harvest space yields what the ability asks for.
why-ISR-FX-GOAL =
    { $case ->
        [die] The Worker die must show { $most } or less, and it shows { $shown }.
       *[count] The condition of the ability is not met this round: it takes { $need }, and it is { $have }.
    }
why-ISR-FX-NONE = This Building has no ability.
why-ISR-FX-REROLL = The ability is for other dice.
why-ISR-FX-SETDIE = That die cannot be turned, or not to that face.
why-ISR-FX-STORE = Storage keeps what is in your pool, at the end of the round.
why-ISR-FX-SWAP = An exchange must give something other than what was paid.
why-ISR-FX-TRIG = This ability works by itself.
why-ISR-HARV-2 = { $field } is not open: its Bridge takes { $need } Sections of Bridges, and you have { $have }.
why-ISR-HARV-3 = There is no uncrossed Harvest space at that place.
why-ISR-MODE-5 = Not with this number of players.
why-ISR-REROLL-1 = Dice are only changed before anything else in the phase.
why-ISR-REROLL-3 = Name between one die and the allowed number, all different.
why-ISR-SETTLE-2 = The Settlement would leave the grid.
why-ISR-SETTLE-4 = Not all of its Sections are completed: { $have } of { $need }.
why-ISR-SETTLE-5 = A Section already belongs to another Settlement.
why-ISR-SETTLE-6 = There is no such Plan on your sheet.
why-ISR-SETUP-5 = That token is not in this game.
why-ISR-TRACK-1 = Only the leftmost uncompleted Section of a Track may be built: complete { $need ->
        [one] { $need } Section
       *[other] { $need } Sections
    } of { $track } first, you have { $have }.
why-ISR-TRACK-2 = The Section has no such space.
why-ISR-TRACK-5 = That Track is complete.

## The board

isr-round = Round { $round } of { $rounds }
isr-active = Active player: { $seat }
isr-board = The sheets on the table
isr-sheet = Adventure sheet { $number }
isr-adventure-random = Let chance decide
isr-adventure-search = Look for a Building or what it does
isr-adventure-factions = Factions
isr-adventure-found =
    { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    }
isr-adventure-sum =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } to build, together { $cost }; { $plans ->
        [one] { $plans } Plan
       *[other] { $plans } Plans
    } of Settlements
isr-tokens = Favour tokens
isr-sheets = Whose sheets
isr-pools = Dice, resources and Workers
isr-workers = Workers
isr-empire-sheet = Empire sheet
isr-village = Village sheet
isr-crossed = crossed out
isr-can = possible now
isr-free = no resources
isr-use = Use
isr-plan = Settlement Plan
isr-guess = Part of this is a guess: the printed sheet could not be found
about-ally = One more Worker this round
about-gift = One more resource of a die
about-harvest = One Harvest without a Worker, of the type on a die
about-export = Up to one resource of each type for a point each
about-lucky-coin = One Gold

## What a Building does: amounts are signs at the terminal and pictograms on the page

ability-none = Only through its Plans
ability-gain = Gain { $gain }
ability-exchange = { $pay } → { $gain }
ability-goal = { $event } → { $gain }
ability-trigger = { $event } → { $gain }
ability-reroll =
    { $count ->
        [one] Roll { $count } die again ({ $pool })
       *[other] Roll up to { $count } dice again ({ $pool })
    }
ability-set-die =
    { $count ->
        [one] Turn { $count } die to { $faces }
       *[other] Turn up to { $count } dice to { $faces }
    }
ability-copy-die =
    { $count ->
        [one] Gain what { $count } die shows
       *[other] Gain what { $count } dice show
    }
ability-discount = { $target }: { $less } less
ability-free-build = Build without a Worker: { $target }
ability-free-harvest = Harvest without a Worker: { $yields }
ability-store =
    { $count ->
        [one] Keep { $count } resource for the next round
       *[other] Keep { $count } resources for the next round
    }
ability-final-per = End: { $vp }★ for every { $metric }
ability-final-goal =
    { $count ->
        [one] End: { $vp }★ for one { $metric }
       *[other] End: { $vp }★ for at least { $metric }
    }
ability-flat = End: { $vp }★
ability-times = { $ability } (×{ $limit })
event-words-sections-completed =
    { $count ->
        [one] { $count } Section ({ $track }) in a round
       *[other] { $count } Sections ({ $track }) in a round
    }
event-words-tracks-advanced =
    { $count ->
        [one] Sections on { $count } Track in a round
       *[other] Sections on { $count } Tracks in a round
    }
event-words-spaces-crossed =
    { $count ->
        [one] { $count } space crossed in a round
       *[other] { $count } spaces crossed in a round
    }
event-words-building-spaces-crossed =
    { $count ->
        [one] { $count } Building space crossed in a round
       *[other] { $count } Building spaces crossed in a round
    }
event-words-harvests =
    { $count ->
        [one] { $count } Harvest in a round
       *[other] { $count } Harvests in a round
    }
event-words-resource-spent = { $spent } spent in a round
event-words-worker-die-at-most = Worker die at most { $count }
event-words-section-completed = Each Section ({ $track }), up to { $limit } a round
event-words-harvest = Each Harvest, up to { $limit } a round
event-words-settlement-created = Each Settlement, up to { $limit } a round
metric-words-sections-completed =
    { $count ->
        [one] Section ({ $track })
       *[other] { $count } Sections ({ $track })
    }
metric-words-imperial-sections =
    { $count ->
        [one] Imperial Section
       *[other] { $count } Imperial Sections
    }
metric-words-columns-completed =
    { $count ->
        [one] full column
       *[other] { $count } full columns
    }
metric-words-buildings-completed =
    { $count ->
        [one] Building
       *[other] { $count } Buildings
    }
metric-words-harvest-spaces-crossed =
    { $count ->
        [one] Harvest space
       *[other] { $count } Harvest spaces
    }
metric-words-fields-exhausted =
    { $count ->
        [one] exhausted Field
       *[other] { $count } exhausted Fields
    }
metric-words-bridges-completed =
    { $count ->
        [one] Bridge
       *[other] { $count } Bridges
    }
metric-words-settlements =
    { $count ->
        [one] Settlement
       *[other] { $count } Settlements
    }
pool-words-resource = Resource dice
pool-words-worker = the Worker die
pool-words-any = any
track-words-any = any Track
target-words-village = Buildings
yield-words-any = any space
plans-words = Plans: { $plans }

## Options

option-mode = How do you want to play?
option-mode-competition-basic = Basic
option-mode-competition-basic-about = For a first game, and quick. No Settlements.
option-mode-competition-advanced = Advanced
option-mode-competition-advanced-about = Finished Sections join into Settlements that make your Buildings stronger.
option-mode-adventure = Adventure, alone
option-mode-adventure-about = Many sheets, each with other Buildings. You play for a rank.
option-mode-adventure-multi = Adventure, together
option-mode-adventure-multi-about = All have the same Adventure sheet.
option-sheet = Adventure sheet
option-sheet-choose = choose at the table
option-sheet-random = random
option-sheet-about = Each has other Buildings and Plans.

## What a piece of the board says about itself

isr-thing-action = { isr-workers }
isr-thing-vp = ★
isr-thing-any = of any kind
isr-costs = Costs { $cost } and a Worker.
isr-costs-worker = Costs a Worker and no resources.
isr-is-crossed = Crossed out.
isr-section-vp = { $vp }★ while it is the last completed Section of { $track }.
isr-bridge-opens = Opens { $field } at once.
isr-imperial = An Imperial section.
isr-harvest-gives = For a Worker: { $crop }, this round only.
isr-field-closed = Closed until { $bridge } is completed.
isr-closed = closed
isr-status-missing =
    { $missing ->
        [one] { $missing } space left to build
       *[other] { $missing } spaces left to build
    }
isr-status-next = completed; works from round { $round }
isr-status-final = counts at the end
isr-status-itself = works by itself
isr-status-used = used this round
isr-status-ready =
    { $left ->
        [one] ready
       *[other] ready, { $left } times
    }
isr-plan-raise = Plan { $plan }: a Settlement of this shape raises { $building } by 1.
isr-plan-vp = Plan { $plan }: a Settlement of this shape is worth { $vp }★.
isr-plan-fixed = A Plan is never turned or mirrored.
isr-placing =
    { $places ->
        [one] { $places } place is possible.
       *[other] { $places } places are possible: point at one, or go through them with the arrow keys.
    }
isr-die = Die: { $words }
isr-die-shows = Shows { $shown }.
isr-pool-has = { $units } in your pool.
isr-pool-lost = What is not spent is lost when the round ends.
isr-gold-is-wild = Stands for any other resource.
isr-workers-idle =
    { $count ->
        [one] You still have { $count } Worker. End the phase?
       *[other] You still have { $count } Workers. End the phase?
    }
isr-workers-left = Each one crosses out a space; { $units } left this round.
isr-box-walls = The value of the last completed Section.
isr-box-cottages = The value of the last completed Section.
isr-box-barns = The value of the last completed Section.
isr-box-bridges = The value of the last completed Section.
isr-box-settlements = Settlements whose Plan is worth points.
isr-box-other = Points noted on the way, and Buildings that count at the end.
isr-box-total = All boxes together.
isr-sum = Total
isr-rounds = Round
isr-whose = The sheets of { $seat }
isr-point = Point at a piece, or go to it with Tab and the arrow keys, and it says here what it does.
isr-tap = Tap a piece, and it says here what it does.
isr-rank = Rank: { $rank }
isr-glance = { $seat }: { $total } points. Walls { $walls }, Cottages { $cottages }, Barns { $barns }, Bridges { $bridges }, Buildings { $buildings }. Show these sheets.
view-settling = Plans that fit
view-places = Where they fit
isr-last-place = The place before (key ,)
isr-next-place = The next place (key .)

## Fields and words of a view

view-game = Game
view-mode = Mode
view-mode-competition-basic = { option-mode-competition-basic }
view-mode-competition-advanced = { option-mode-competition-advanced }
view-mode-adventure = { option-mode-adventure }
view-mode-adventure-multi = { option-mode-adventure-multi }
view-sheet = Adventure sheet
view-round = Round
view-rounds = Rounds
view-active = Active player
view-favours = Favour tokens
view-players = Players
view-seat = Seat
view-pool = Resources
view-actions = Actions left
view-token = Favour token
view-is-token-used = token used
view-is-window-open = may still reroll
view-dice = Resource dice
view-workers = Worker die
view-tracks = Tracks
view-id = Name
view-completed = Sections completed
view-partial = Section in progress
view-buildings = Buildings
view-crossed = Spaces
view-completed-in = Completed in round
view-is-working = works
view-uses = Uses this round
view-limit = Uses allowed
view-raises = Raised by Settlements
view-fields = Fields
view-is-accessible = open
view-settlements = Settlements
view-slot = Building
view-plan = Plan
view-row = Row
view-column = Column
view-boxes = Score boxes
view-total = Points
view-rank = Rank

## Options and ties

tie-break = Equal points: more Sections of Bridges win, then more Harvest spaces; if those are equal too, the victory is shared.

## Places, stock and phases

phase-sheet = choice of the sheet
phase-draft = Favour tokens
phase-expand = Expand
phase-settle = Settlements
phase-store = storage
phase-over = the end
stock-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
stock-actions =
    { $count ->
        [one] { $count } Worker
       *[other] { $count } Workers
    }
stock-stone = { $count } Stone
stock-wood = { $count } Wood
stock-food = { $count } Food
stock-gold = { $count } Gold
view-at = Place
view-next-vp = Next Section adds
view-progress = Condition
view-have = there
view-need = needed
view-worth-now = Worth now

## Printed things in words

describe-built = Completed from the start.
describe-building =
    { $spaces ->
        [one] { $spaces } space to build.
       *[other] { $spaces } spaces to build.
    } { $sum ->
        [0] They cost only Workers.
       *[other] Together they cost{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } Stone,
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } Wood,
    }{ $food ->
        [0] {""}
       *[other] {" "}{ $food } Food,
    }{" "}and a Worker each.
    }
describe-underlined = Settlements raise the underlined value{ $value ->
        [limit] {": how often it may be used."}
        [dice] {": the number of dice."}
        [amount] {": the number of resources."}
        [vp] {": the points."}
       *[other] {": what is gained."}
    }
describe-final = It works at the end of the game only, and whenever it was completed.
describe-plan-raise = Plan: a Settlement of { $cells } Sections ({ $rows } × { $columns }) raises the underlined value by one.
describe-plan-vp = Plan: a Settlement of { $cells } Sections ({ $rows } × { $columns }) is worth { $vp } VP.
describe-none = No ability of its own: its Plans count.
# Parts of lists: nothing where there is none.
listed-pay-stone = { $pay_stone ->
        [0] {""}
       *[other] { $pay_stone } Stone
    }
listed-pay-wood = { $pay_wood ->
        [0] {""}
       *[other] { $pay_wood } Wood
    }
listed-pay-food = { $pay_food ->
        [0] {""}
       *[other] { $pay_food } Food
    }
listed-pay-gold = { $pay_gold ->
        [0] {""}
       *[other] { $pay_gold } Gold
    }
listed-pay-any = { $pay_any ->
        [0] {""}
        [one] { $pay_any } resource of any kind
       *[other] { $pay_any } resources of any kind
    }
listed-pay-action = { $pay_action ->
        [0] {""}
        [one] { $pay_action } Worker
       *[other] { $pay_action } Workers
    }
listed-pay-vp = { $pay_vp ->
        [0] {""}
       *[other] { $pay_vp } VP
    }
listed-stone = { $stone ->
        [0] {""}
       *[other] { $stone } Stone
    }
listed-wood = { $wood ->
        [0] {""}
       *[other] { $wood } Wood
    }
listed-food = { $food ->
        [0] {""}
       *[other] { $food } Food
    }
listed-gold = { $gold ->
        [0] {""}
       *[other] { $gold } Gold
    }
listed-any = { $any ->
        [0] {""}
        [one] { $any } resource of any kind
       *[other] { $any } resources of any kind
    }
listed-action = { $action ->
        [0] {""}
        [one] { $action } Worker
       *[other] { $action } Workers
    }
listed-vp = { $vp ->
        [0] {""}
       *[other] { $vp } VP
    }
describe-gain = Gain { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-exchange = Pay { LIST(listed-pay-stone, listed-pay-wood, listed-pay-food, listed-pay-gold, listed-pay-any, listed-pay-action, listed-pay-vp) } and gain { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-goal = If { $event ->
        [sections_completed] you have completed at least { $threshold ->
            [one] { $threshold } Section
           *[other] { $threshold } Sections
        } { $is_any ->
            [1] {""}
           *[other] of { $track } {""}
        }this round
        [tracks_advanced] you have completed Sections on at least { $threshold } Tracks this round
        [spaces_crossed] you have crossed out at least { $threshold } spaces this round
        [building_spaces_crossed] you have crossed out at least { $threshold } spaces of Buildings this round
        [harvests] you have harvested at least { $threshold } times this round
        [resource_spent] you have spent at least { $threshold } × { $resource } this round
       *[worker_die_at_most] the Worker die shows { $threshold } or less
    }: gain { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-trigger = Whenever { $event ->
        [section_completed] you complete a Section{ $is_any ->
            [1] {""}
           *[other] {" "}of { $track }
        }
        [harvest] you harvest
       *[settlement_created] you create a Settlement
    }, gain { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-reroll = Before anything else in your phase, roll up to { $dice } { $pool ->
        [resource] Resource dice
        [worker] Worker die
       *[any] dice
    } again{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-set-die = Before anything else in your phase, turn up to { $dice } Resource dice to{ $face_stone ->
        [1] {" "}Stone
       *[0] {""}
    }{ $face_wood ->
        [1] {" "}Wood
       *[0] {""}
    }{ $face_food ->
        [1] {" "}Food
       *[0] {""}
    }{ $face_gold ->
        [1] {" "}Gold
       *[0] {""}
    }{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-copy-die =
    { $dice ->
        [one] Gain what { $dice } Resource die shows
       *[other] Gain what { $dice } different Resource dice show
    }{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-discount = Build a space of { $is_village ->
        [1] any Building
       *[other] { $target }
    } for less:{ $less_stone ->
        [0] {""}
       *[other] {" "}{ $less_stone } Stone
    }{ $less_wood ->
        [0] {""}
       *[other] {" "}{ $less_wood } Wood
    }{ $less_food ->
        [0] {""}
       *[other] {" "}{ $less_food } Food
    }{ $less_gold ->
        [0] {""}
       *[other] {" "}{ $less_gold } Gold
    }{ $less_any ->
        [0] {""}
        [one] {" "}{ $less_any } resource of any kind
       *[other] {" "}{ $less_any } resources of any kind
    }{ $less_action ->
        [0] {""}
        [one] {" "}{ $less_action } Worker
       *[other] {" "}{ $less_action } Workers
    }{ $less_vp ->
        [0] {""}
       *[other] {" "}{ $less_vp } VP
    }{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-free-build = Build a space of { $is_village ->
        [1] any Building
       *[other] { $target }
    } for its resources, but without a Worker{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-free-harvest = Harvest without a Worker { $yields ->
        [stone] a space that yields Stone
        [wood] a space that yields Wood
        [food] a space that yields Food
        [any] any open space
       *[die_result] a space that yields what a die shows
    }{ $limit ->
        [1] , once a round.
       *[other] , up to { $limit } times a round.
    }
describe-store =
    { $amount ->
        [one] Keep { $amount } resource for the next round.
       *[other] Keep up to { $amount } resources for the next round.
    }
describe-final-per = { $metric ->
        [flat] { $vp_end } VP at the end.
        [sections_completed] { $vp_end } VP for every { $divisor ->
            [one] Section
           *[other] { $divisor } Sections
        } { $is_any ->
            [1] {""}
           *[other] of { $track } {""}
        }completed.
        [imperial_sections] { $vp_end } VP for every { $divisor ->
            [one] Imperial Section completed
           *[other] { $divisor } Imperial Sections completed
        }.
        [columns_completed] { $vp_end } VP for every { $divisor ->
            [one] column completed
           *[other] { $divisor } columns completed
        } on all Tracks.
        [buildings_completed] { $vp_end } VP for every { $divisor ->
            [one] Building completed
           *[other] { $divisor } Buildings completed
        }.
        [harvest_spaces_crossed] { $vp_end } VP for every { $divisor ->
            [one] Harvest space crossed
           *[other] { $divisor } Harvest spaces crossed
        } out.
        [fields_exhausted] { $vp_end } VP for every { $divisor ->
            [one] Field harvested
           *[other] { $divisor } Fields harvested
        } to the last space.
        [bridges_completed] { $vp_end } VP for every { $divisor ->
            [one] Bridge completed
           *[other] { $divisor } Bridges completed
        }.
       *[settlements] { $vp_end } VP for every { $divisor ->
            [one] Settlement
           *[other] { $divisor } Settlements
        }.
    }
describe-final-goal = { $metric ->
        [flat] { $vp_end } VP at the end.
        [sections_completed] { $vp_end } VP for at least { $threshold } Sections { $is_any ->
            [1] {""}
           *[other] of { $track } {""}
        }completed.
        [imperial_sections] { $vp_end } VP for at least { $threshold } Imperial Sections completed.
        [columns_completed] { $vp_end } VP for at least { $threshold } columns completed on all Tracks.
        [buildings_completed] { $vp_end } VP for at least { $threshold } Buildings completed.
        [harvest_spaces_crossed] { $vp_end } VP for at least { $threshold } Harvest spaces crossed out.
        [fields_exhausted] { $vp_end } VP for at least { $threshold } Fields harvested to the last space.
        [bridges_completed] { $vp_end } VP for at least { $threshold } Bridges completed.
       *[settlements] { $vp_end } VP for at least { $threshold } Settlements.
    }
describe-export = Exchange up to one Stone, one Wood and one Food for { $vp } VP each; Gold may stand in.
describe-token = A Favour token is used once, at any moment of your phase, and returns at the end of the round.
describe-track = { $sections } Sections, built from left to right. Only the last completed one counts, up to { $vp } VP.
describe-section =
    { $spaces ->
        [one] { $spaces } space.
       *[other] { $spaces } spaces.
    } { $sum ->
        [0] It costs only Workers.
       *[other] In all it costs{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } Stone,
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } Wood,
    }{ $food ->
        [0] {""}
       *[other] {" "}{ $food } Food,
    }{" "}and a Worker for each space.
    }
describe-section-vp = { $vp } VP while it is the last completed Section of { $track }.
describe-opens = Completing it completes a Bridge and opens { $field } at once.
describe-imperial = An Imperial Section.
describe-bridge = Opens { $field } when { $sections } Sections of Bridges are completed.
describe-field = { $spaces } Harvest spaces; open once { $sections } Sections of Bridges are completed.
describe-harvest = Space { $space }: for a Worker { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }.
describe-sheet = Adventure sheet { $number } with { $count } Buildings.
describe-sheet-building = { $building }
describe-resource = Pays for spaces; what is not spent is lost when the round ends.
describe-gold = Stands for any other resource, one for one; what is not spent is lost when the round ends.
describe-die = Faces: Stone { $stone }, Wood { $wood }, Food { $food }, Gold { $gold }.
describe-worker-die = Gives { $least } to { $most } Workers, each of which crosses out a space.
describe-rank =
    { $is_open ->
        [1] The rank of { $from } points and more.
       *[0] The rank of { $from } to { $to } points.
    }
describe-shape = A Settlement of { $cells } Sections, { $rows } high and { $columns } wide; it is never turned.

## The drawn board

isr-my-empire = My Empire
isr-rounds-word = rounds
isr-next = next +{ $points }
isr-complete = complete
isr-open = open
isr-more-sections =
    { $count ->
        [one] { $count } more Section
       *[other] { $count } more Sections
    }
isr-space-of = { $name }, space { $space }
isr-no-settlements = Settlements (not in this game)
isr-worth-now = now worth { $points }★
isr-built = { $have } of { $need } built
isr-from-start = from the start
isr-progress = { $have } of { $need }
isr-to-spend = To spend this round
isr-dice = The dice
isr-favour = Favour
isr-left = left
isr-no-token = No token yet
isr-this-round = This round
isr-held-by = Held by
isr-tab-empire = Empire
isr-tab-village = Village
isr-hint-ally = One more Worker
isr-hint-gift = One more of a die
isr-hint-harvest = A free Harvest
isr-hint-export = Resources for points
isr-hint-lucky-coin = One Gold

## The table in words

words-round = Round { $round } of { $rounds }
words-sheet = Sheet { $number }
words-active = active: { $seat }
words-row = tokens in the row: { $tokens }
words-rank = rank: { $rank }
words-hand = Stock
words-points = { $count } VP
words-pool = { $count } { $resource }
words-dice = dice { $faces } and { $workers } workers
words-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
words-nothing = no resources
words-token =
    { $used ->
        [1] token { $token }, used
       *[other] token { $token }
    }
words-sections = { $count } of { $all }
words-next = next { $section } (+{ $vp } VP)
words-settled = in Settlements: { $sections }
words-working = works, used { $uses } of { $limit }
words-next-round = works from the next round
words-progress = { $have } of { $need }
words-worth = now { $count } VP
words-built = working: { $buildings }
words-signs = { $resources } ⚒ action ★ VP

# What the evaluation is made of
part-rounds = the rounds to come
part-tracks = Sections begun and next
part-fields = Fields to harvest
part-buildings = Buildings
part-plans = Settlements
part-hand = resources and Workers of this round

## What things are for

for-favour = Favour tokens are taken before the Expand phase, one a player.
for-sheet = The sheet is chosen before the first round.
for-own = Your points: the four Tracks, Settlements and what was noted.
for-own-tracks = In the Expand phase the leftmost unfinished Section of a Track is built on.
for-own-building = In the Expand phase a Building is built, and from the round after it is complete its ability is used.
for-own-building-plan = A Plan is used after the Expand phase, for at most one Settlement a round.
for-own-field = A Field is harvested in the Expand phase once its Bridge is complete.
for-own-die = Dice are rerolled or turned only at the very start of the Expand phase, by abilities.
for-own-pool = Resources are spent in the Expand phase; what is left is lost with the round.
for-own-workers = Actions are spent in the Expand phase; what is left is lost with the round.
for-own-token = Your Favour token is used once in the Expand phase.
for-seat = Everybody writes on the own sheets only.

## Signs: what a pictogram beside the pieces means

sign-action = Workers
sign-action-about = Each pays for one action of this round.
sign-vp = Points
sign-vp-about = Victory points: what is marked with them counts at the end.
