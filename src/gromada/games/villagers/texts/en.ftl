# Villagers. Names such as { $card }, { $suit } and { $event } are printed names from the pack.

## Counts

gold-count = { $gold } Gold
coins-count = { $coins } Gold
total-count = { $total } Gold
price-count = { $price } Gold
worth-count = { $worth } Gold
with-coins =
    { $coins ->
        [0] {""}
       *[other] , with { $coins } Gold
    }
whose =
    { $is_countess ->
        [1] the Countess
       *[other] { $owner }
    }
where-name =
    { $where ->
        [stack] stack { $number }
        [reserve] the reserve
       *[discards] the discard pile
    }

## What is asked

ask-draft =
    { $drafts ->
        [one] Draft a villager: 1 is still to come in this phase.
       *[other] Draft a villager: { $drafts } are still to come in this phase.
    }
ask-play-after-draft = Play a draft-phase card now, or go on.
ask-countess-takes = Which villager of the Road goes to the Countess?
ask-courier-window = { $drafter } is about to draft. Do you send the Courier for a villager of the Road first?
ask-flaker-owner = Flaker: from whose Village Square?
ask-flaker-card = Flaker: which card do you take?
ask-noble-victim = Noble: whose hand do you look at?
ask-noble-card = Noble: which card of { $owner } do you take?
ask-scheme-owner = Schemer: from whose Village?
ask-scheme-card = Schemer: which villager do you take?
ask-thief-card = Which Thief steals?
ask-thief-victim = From whom does the Thief steal?
ask-sheriff-owner = Sheriff: whose Thief do you arrest?
ask-sheriff-card = Sheriff: which Thief?
ask-benefactor-card = Benefactor: which villager do you place?
ask-pigeoneer-card = Pigeoneer: which card do you take?
ask-prophet-stack = Prophet: which stack do you look through?
ask-prophet-card = Prophet: which card do you draft?
ask-arrange = Which card lies next from the top?
ask-road-coin = Put a coin on a villager of the Road, or decline.
ask-pay-freelancer =
    { $is_countess ->
        [1] Pay the Freelancer of the Countess { price-count } for one more build action than { $limit }?
       *[other] Pay the Freelancer of { $owner } { price-count } for one more build action than { $limit }?
    }
ask-arson = Arson: build { $by } less (your limit falls from { $limit } to { $lower }), or pay the bank { price-count }?
ask-rats = Rats: draft { $by } less (your limit falls from { $limit } to { $lower }), or pay the bank { price-count }?
ask-build =
    { $actions ->
        [0] Build: no build actions are left. Trades left: { $trades }. Gold: { $gold }.
        [one] Build: 1 build action is left. Trades left: { $trades }. Gold: { $gold }.
       *[other] Build: { $actions } build actions are left. Trades left: { $trades }. Gold: { $gold }.
    }
ask-place = { $card }: on which card?
ask-unlock = { $card }: who opens the padlock ({ $key })? You have { gold-count }.
ask-unlocker = { $card }: which { $key } gets the { price-count }?
ask-monk-place = Where does the Monk lie?
ask-cover = Which card covers the Monk?
ask-swap-owner = Apprentice: in whose Village?
ask-swap-card = Apprentice: which covered villager is replaced?
ask-founders-side = Which side of the Founders is up?
ask-smuggle = Smuggler: half of which Gold symbol do you gain?
ask-trade-kind = Which basic villager do you get?
ask-trade-stack = On which stack do you put the card back?
ask-copper = Convert a Copper symbol into Gold, or decline.
ask-tavern-basic = Place a basic villager, or decline.
ask-church-card = Take a face-down card, or decline.
ask-next-event = Which event is resolved next?
ask-jester-window = Use the Jester now?
ask-jester-event = Which event does the Jester discard?
ask-lose-top = Which top villager do you lose?
ask-lose-card = Which hand card do you discard?
ask-conscript = From which pile does the Countess take a card?
ask-protection = Protection money: you pay the Countess as much as lies on one of your villagers. Which?
ask-silver-for = Which Silver villager gives the Countess its value?
ask-bribe = Which villager of the Countess gets the coins?

## What can be done

do-done = done
do-take = { $card }, space { $space }{ with-coins }
    .piece = { $card }
    .short = space { $space }{ with-coins }
do-take-nothing = space { $space } of the Road, empty
do-take-top =
    { $count ->
        [0] stack { $stack }, empty
        [one] stack { $stack }: { $suit }, the last card
       *[other] stack { $stack }: { $suit }, { $count } cards
    }
    .piece = stack { $stack }
    .short =
        { $count ->
            [one] { $suit }, the last card
           *[other] { $suit }, { $count } cards
        }
do-take-reserve = the reserve
do-coin = a coin on { $card }, space { $space }{ with-coins }
    .piece = { $card }
    .short = a coin, space { $space }{ with-coins }
padlock-price =
    { $padlock ->
        [none] {""}
        [free] , the padlock for free
        [own] , { price-count } from the bank on your { $key }
       *[paid] , the padlock for { price-count }
    }
do-play = play { $card }{ padlock-price }
    .piece = { $card }
    .short = play{ padlock-price }
do-trade = trade { $card } for a basic villager
    .piece = { $card }
    .short = trade for a basic villager
do-pick = { $card }
    .piece = { $card }
do-basic = { $card }
    .piece = { $card }
do-on-table = on the table
do-card = { $card }, no. { $number }{ with-coins }
    .piece = { $card }
    .short = no. { $number }{ with-coins }
do-card-worth = { $card }, no. { $number }: { worth-count }
    .piece = { $card }
    .short = no. { $number }: { worth-count }
do-owner-unlock =
    { $is_own ->
        [1] your own { $key }: the bank puts { price-count } on it
       *[other] pay { price-count } to { whose }
    }
    .piece = { do-owner }
    .short =
        { $is_own ->
            [1] your { $key }: the bank puts { price-count } on it
           *[other] pay { price-count } to { whose }
        }
do-owner =
    { $is_own ->
        [1] { $owner } (you)
       *[other] { whose }
    }
    .piece = { do-owner }
do-pay-bank = pay the bank { price-count }
do-open-free = for free, with the Tinner
do-pay = pay { price-count }
do-lower =
    { $is_asked ->
        [1] a limit of { $lower }
       *[other] lower the limit
    }
do-recruit = pay the Recruiter { price-count } and draft two
do-steal = let a Thief steal { worth-count }
do-side =
    { $side ->
        [0] the Gold side
       *[other] the Food side
    }
do-use-jester = use the Jester
do-resolve = { $event }
    .piece = { $event }

## What happened

event-first-player-chosen = { $seat } is the first player.
event-mini-paired = { $seat } discards a pair of Mini Villagers: { $suit }.
event-mini-taken = { $seat } takes a Mini Villager.
event-road-laid = { $count } villagers wait on the Road.
event-hand-dealt =
    { $count ->
        [one] { $seat } is dealt 1 card.
       *[other] { $seat } is dealt { $count } cards.
    }
event-improvements-turned = Improvements: { $improvement0 }, { $improvement1 }, { $improvement2 }.
event-round-started = Round { $round } begins; { $seat } is first.
    .heading = Round { $round }
    .short = { $seat } is first.
event-drafted =
    { $is_unseen ->
        [1] { $seat } draws { $card }.
       *[other] { $seat } drafts { $card }{ with-coins }.
    }
event-draft-skipped = { $seat } finds nothing to draft.
event-recruiter-paid = { $seat } pays the Recruiter { gold-count }.
event-square-emptied = { $seat } takes the drafted cards into hand.
event-road-filled = { $card } comes to space { $space } of the Road.
event-villager-gone = { $card } leaves the Road.
event-road-paved = Every villager of the Road gets { gold-count }.
event-road-coined = { $seat } puts a coin on { $card }.
event-build-started =
    { $limit ->
        [one] { $seat } builds: 1 build action.
       *[other] { $seat } builds: { $limit } build actions.
    }
event-build-ended = { $seat } has finished building.
event-placed =
    { $is_on ->
        [1] { $seat } places { $card } on { $on }.
       *[other] { $seat } places { $card }.
    }
event-played = { $seat } plays { $card }.
event-returned = { $card } goes back to the hand of { $seat }.
event-swapped =
    { $is_own ->
        [1] { $seat } puts the Apprentice in the place of { $card }.
       *[other] { $seat } puts the Apprentice in the place of { $card } of { whose }.
    }
event-unlocked =
    { $is_own ->
        [1] { $seat } opens { $card }: { gold-count } from the bank on the own { $key }.
       *[other] { $seat } opens { $card }: { gold-count } on the { $key } of { whose }.
    }
event-paid-bank = { $seat } pays the bank { gold-count }.
event-opened-free = { $seat } opens { $card } for free.
event-traded-in =
    { $is_seen ->
        [1] { $seat } puts { $card } face down on { where-name }.
       *[other] { $seat } puts a card of the suit { $suit } on { where-name }.
    }
event-took-unseen =
    { $is_seen ->
        [1] { $seat } takes { $card } from { where-name }.
       *[other] { $seat } takes a card of the suit { $suit } from { where-name }.
    }
event-basic-placed = { $seat } gets a basic villager: { $card }.
event-gained = { $seat } gains { gold-count }.
event-courier-played = { $seat } sends the Courier for { $card }{ with-coins }.
event-square-robbed =
    { $is_own ->
        [1] { $seat } takes { $card } from the own Square into hand.
       *[other] { $seat } takes { $card } from the Square of { $owner }.
    }
event-hand-seen = { $seat } looks at the hand of { $owner }.
event-card-taken =
    { $is_seen ->
        [1] { $seat } takes { $card } from { $owner }.
       *[other] { $seat } takes a card of the suit { $suit } from { $owner }.
    }
event-villager-stolen =
    { $is_own ->
        [1] { $seat } takes { $card } back into hand{ $coins ->
            [0] {""}
           *[other] ; to the supply: { coins-count }
        }.
       *[other] { $seat } takes { $card } out of the Village of { whose }{ $coins ->
            [0] {""}
           *[other] ; left behind: { coins-count }
        }.
    }
event-robbed = { $seat } steals { gold-count } from { $owner }.
event-thief-caught =
    { $is_own ->
        [1] { $seat } arrests the own Thief and takes { coins-count }.
       *[other] { $seat } arrests the Thief of { whose } and takes { coins-count }.
    }
event-looked = { $seat } looks at cards of { where-name }: { $count }.
event-freelancer-paid =
    { $is_own ->
        [1] { $seat } pays the own Freelancer { gold-count }.
       *[other] { $seat } pays the Freelancer of { whose } { gold-count }.
    }
event-converted = { $seat } converts Copper: { $card } brings { gold-count }.
event-founders-turned = { $seat } turns the Founders to the Food side.
event-marker-passed = The first-player marker goes to { $seat }.
event-improvement-won =
    { $is_countess ->
        [1] The Countess wins { $improvement }: { gold-count }.
       *[other] { $owner } wins { $improvement }: { gold-count }.
    }
event-market-held =
    { $is_countess ->
        [1] Market { $market }: the Countess earns { total-count } (Gold { $gold }, Silver { $silver }, coins { $coins }).
       *[other] Market { $market }: { $owner } earns { total-count } (Gold { $gold }, Silver { $silver }, coins { $coins }).
    }
event-countess-got = { $card } joins the Countess{ with-coins }.
event-countess-gained = The Countess gains { gold-count }.
event-countess-coins = { gold-count } for the Countess' { $card }.
event-paid-countess = { $seat } pays the Countess { gold-count }.
event-villager-lost =
    { $is_betrayed ->
        [1] { $card } leaves { $seat } for the Countess.
       *[other] { $seat } loses { $card }.
    }
event-hand-card-lost = { $seat } discards { $card }.
event-limit-lowered = { $seat } accepts a limit lowered by { $by }.
event-event-turned-up = New event: { $event }.
event-event-discarded = The event { $event } is discarded.
event-event-resolved = Event: { $event }.
event-jester-used = { $seat } plays the Jester against { $event }.
event-solo-ended =
    { $is_won ->
        [1] { $seat } has { gold-count } and the Countess { $countess }: { $seat } wins.
       *[other] { $seat } has { gold-count } and the Countess { $countess }: the Countess wins.
    }
event-jester-lost = The Jester was not used in time and is gone.

## Score

score-first-market = First market
score-gold = Second market: Gold symbols
score-silver = Second market: Silver symbols
score-coins = Second market: coins on villagers
score-rest = Starting Gold, income and payments

## Why not

why-VIL-BASIC-1 = You have made all { $limit } trades of this turn.
why-VIL-BASIC-2 = A card is put back only on a stack that still has cards.
why-VIL-BASIC-3 = A card goes on the reserve only when all stacks are empty.
why-VIL-BASIC-5 = That pile of basic villagers is empty.
why-VIL-BASIC-6 = You do not have this card in hand to trade.
why-VIL-BASIC-7 = A basic villager cannot be traded for another one.
why-VIL-BUILD-2 = You have used all { $limit } build actions of this turn.
why-VIL-BUILD-4 = You do not have this card in hand.
why-VIL-BUILD-10 =
    { $phase ->
        [draft] { $card } is played in a draft turn.
       *[build] { $card } is played in your build turn.
    }
why-VIL-BUILD-11 = This card has nothing to act on now.
why-VIL-CHAIN-1 = This villager starts a chain: it lies on the table.
why-VIL-CHAIN-2 =
    { $links ->
        [1] { $card } lies on { $on1 }, which is not there.
        [2] { $card } lies on { $on1 }, which lies on { $on2 }: this chain is not there.
       *[other] { $card } lies on { $on1 }, which lies on { $on2 }, which lies on { $on3 }: this chain is not there.
    }
why-VIL-CHAIN-3 = { $card } lies on { $on1 }, and there is no free place on it.
why-VIL-COPPER-1 = Only a visible Copper symbol of your own Village can be converted.
why-VIL-DEC-4 = Only a card that is not yet in order can lie next.
why-VIL-DRAFT-3 = Drafting is compulsory up to the limit.
why-VIL-DRAFT-10 = The reserve can be drafted from only when all stacks are empty.
why-VIL-DRAFT-14 = There is nothing to draft there.
why-VIL-DRAFT-15 = Between the two drafts of one turn no card but the Prophet is played.
why-VIL-DRAFT-16 = A card on the Square is no hand card yet.
why-VIL-EVENT-2 = Choose one of your villagers with coins.
why-VIL-EVENT-3 = Choose a villager of the Countess with a key symbol.
why-VIL-EVENT-5 = That card cannot be lost: it is not in hand, or it is no top villager.
why-VIL-EVENT-6 = That pile has no cards.
why-VIL-EVENT-16 = Choose a visible Silver villager.
why-VIL-IMP-8 = That pile has no cards.
why-VIL-LOCK-3 = There is no such unlocker in that Village.
why-VIL-LOCK-5 = The unlocker is in play, so the bank cannot be paid.
why-VIL-LOCK-7 = The padlock ({ $key }) costs { $need } Gold, and you have { $have }.
why-VIL-R-13 = The Apprentice does not replace a Monk or another Apprentice.
why-VIL-R-14 = The Monk is covered by a card from your hand.
why-VIL-ROAD-5 = There is no villager in that space.
why-VIL-SAINT-2 = The Benefactor places a villager from your hand that is not Special and that can be placed now.
why-VIL-SAINT-3 = The Pigeoneer takes one of the cards looked at in the reserve.
why-VIL-SAINT-4 = The Prophet stands in place of a draft, from a stack that has cards, never from the reserve.
why-VIL-SAINT-5 =
    { $case ->
        [card] There is no Recruiter in your Village.
        [gold] The Recruiter is paid { $need } Gold, and you have { $have }.
        [late] The Recruiter is paid before the first draft of a turn.
       *[limit] The Recruiter brings a second villager, and only one draft is left below your limit.
    }
why-VIL-SCOUN-3 = This card is not one to play now.
why-VIL-SCOUN-5 = The Courier takes a face-up villager of the Road at the start of another player's draft turn.
why-VIL-SCOUN-6 = That card does not lie on this Square.
why-VIL-SCOUN-7 = There is no card on that Square.
why-VIL-SCOUN-8 = The Noble needs another player with hand cards, and takes no Special card.
why-VIL-SCOUN-9 = The Schemer takes a top villager that is not Special.
why-VIL-SCOUN-10 = You have no Thief that can still steal in this turn.
why-VIL-SCOUN-11 = The Thief steals only from another player with at least { $least } Gold in the supply.
why-VIL-SCOUN-13 = There is no Thief there.
why-VIL-SOLO-6 = There is no villager in that space.
why-VIL-SOLO-11 = That event is not in play.
why-VIL-SOLO-18 = The Jester cannot be used: it is gone, or no such event is face up.
why-VIL-SOLO-22 = Events take neither Founders nor basic villagers.
why-VIL-SPEC-2 = Nobody may take the Founders of another player.
why-VIL-SPEC-4 = A Monk must be covered at once, with the cards and actions you have.
why-VIL-SPEC-7 = Both cards on a Monk or Apprentice at the bottom must have the same suit.
why-VIL-SPEC-9 = The Apprentice replaces a covered villager.
why-VIL-SPEC-10 = The replaced villager could not be laid anywhere in your Village.
why-VIL-SPEC-12 = No Tinner was played in this turn.
why-VIL-SPEC-13 = The Smuggler needs a visible Gold symbol in your Village.

## Fields and words of a view

view-game = Game
view-modules = Expansions
view-modules-scoundrels = Scoundrels
view-modules-saints = Saints
view-modules-profiteers = Profiteers
view-modules-improvements = Improvements
view-round = Round
view-first = First player
view-players = Players
view-seat = Seat
view-gold = Gold
view-hand = Hand
view-hand-suits = Cards with a hidden face
view-hand-size = Cards in hand
view-square = Village Square
view-village = Village
view-slot = Number
view-id = Card
view-side = Side up
view-side-gold = Gold side
view-side-food = Food side
view-side-plain = side without Gold
view-on = lies on
view-is-covered = covered
view-coins = Coins
view-is-used = used this turn
view-food = Food
view-builders = Builders
view-draft-limit = Draft limit
view-is-done = done
view-bonus-food = Bonus food
view-bonus-builder = Bonus builder
view-gold-shown = Sum of visible Gold
view-silver = Silver is worth
view-players-coins = Coins on villagers
view-road = Road
view-road-none = empty space
view-stacks = Stacks
view-stacks-item = Stack { $number }
view-count = Cards
view-suit = Top card
view-known = Seen by you
view-depth = cards above it
view-reserve = Reserve
view-discards = Discard pile
view-face-down-discards = Discarded face down
view-basics = Basic villagers left
view-markets = Markets held
view-market-stacks = Market cards lie under stacks
view-held = Cards being chosen from
view-actions = Build actions left
view-trades = Trades left
view-limit = Build limit
view-is-free = the padlock is free
view-at = Place
view-like = the same as
view-build-limit = Build limit
view-market-1 = First market would pay
view-counted = Second market, card by card
view-market-2 = Second market would pay
view-leaves = leaves at the next update
view-free = room for
view-stands-for = stands for
view-held-on = will lie on
view-market-cards = Cards until the markets
view-locks = Padlocks
view-key = Opened by
view-ways = Ways
view-to = to
view-cost = costs
view-is-own = own
view-unseen = Not seen yet
view-now = now
view-might-courier = somebody might send the Courier
view-improvements = Improvements
view-category = Kind
view-category-community = community
view-category-technology = technology
view-category-trade = trade
view-token = Held by
view-amounts = Standing
view-solo = Countess
view-mode = Difficulty
view-in-play = Events in play
view-has-jester = the Jester waits
view-decks = Event decks
view-decks-summer = summer
view-decks-winter = winter
view-discards-summer = summer
view-discards-winter = winter

## Options and ties

option-scoundrels = Scoundrels
option-scoundrels-about = Everybody gets one more secret card that takes from others or upsets the Road; with 4 or 5 players Thieves and Sheriffs walk the Road, too.
option-saints = Saints
option-saints-about = Everybody gets one more secret card that helps its owner once.
option-profiteers = Profiteers
option-profiteers-about = More cards on the Road that make Gold in other ways, Copper among them.
option-improvements = Improvements
option-improvements-about = After every round three tokens reward whoever has the most of something.
option-first-player = Who begins?
option-first-player-random = By lot
option-first-player-random-about = The quickest way.
option-first-player-mini-villagers = A round of Mini Villagers
option-first-player-mini-villagers-about = A small game of pairs first; who is left with the Countess begins.
option-solo = How strong is the Countess?
option-solo-normal = Normal
option-solo-normal-about = Several events a round, depending on the card she takes.
option-solo-novice = For novices
option-solo-novice-about = One event a round, and the card of the Countess lies on its side without Gold.
option-solo-veteran = For veterans
option-solo-veteran-about = Two events lie open from the start, no Jester helps, and the Countess begins with a full purse.
tie-break = Equal Gold: fewer cards in the Village win; if that is equal too, the victory is shared.
tie-break-alone = Alone you need more Gold than the Countess; equal is not enough.

## What can be counted, and the phases

stock-gold = { $count } Gold
stock-coins = { $count } Gold on villagers
stock-cards =
    { $count ->
        [one] { $count } hand card
       *[other] { $count } hand cards
    }
stock-food = { $count } food
stock-builder =
    { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
stock-market-1 = { $count } Gold at the first market
stock-market-2 = { $count } Gold at the second market
stock-actions =
    { $count ->
        [one] { $count } build action
       *[other] { $count } build actions
    }
stock-trades =
    { $count ->
        [one] { $count } trade
       *[other] { $count } trades
    }
phase-draft = draft
phase-road = Road update
phase-build = build
phase-end-of-build = end of build
phase-events = events
phase-over = the game is over

## Printed things in words

describe-suit-of =
    { $count ->
        [0] { $suit }, without a suit symbol.
        [one] { $suit }: { $count } suit symbol.
       *[other] { $suit }: { $count } suit symbols.
    }
describe-padlock = Padlock: { $key } opens it for { $gold } Gold, which lies on { $key }; with none in play the bank is paid.
describe-lies-on =
    { $links ->
        [1] Lies on { $on1 }.
        [2] Lies on { $on1 }, which lies on { $on2 }.
       *[other] Lies on { $on1 }, which lies on { $on2 }, which lies on { $on3 }.
    }
describe-starts = Starts a chain.
describe-alone = Stands alone: nothing under it, nothing on it.
describe-carries =
    { $count ->
        [one] { $count } card may lie on it.
       *[other] { $count } cards may lie on it.
    }
describe-gold = Pays { $count } Gold at both markets while it is not covered.
describe-food =
    { $count ->
        [one] Food: { $count } more card in each draft while it is not covered.
       *[other] Food: { $count } more cards in each draft while it is not covered.
    }
describe-builder =
    { $count ->
        [one] Builder: { $count } more build action in each round while it is not covered.
       *[other] Builder: { $count } more build actions in each round while it is not covered.
    }
describe-key =
    { $count ->
        [one] Key: opens { $count } card of the base deck.
       *[other] Key: opens { $count } cards of the base deck.
    }
describe-silver =
    { $op ->
        [per-suit-symbols] Silver, at the second market: { $gold } Gold for every { $every } suit symbols of { $suit } in your Village.
        [per-food] Silver, at the second market: { $gold } Gold for every { $every } visible food.
        [per-builder] Silver, at the second market: { $gold } Gold for every { $every } visible builder.
        [per-gold-symbols] Silver, at the second market: { $gold } Gold for every { $every } visible Gold symbols.
        [per-padlocks] Silver, at the second market: { $gold } Gold for every { $every } padlock in your Village.
        [sum-gold-on-suit] Silver, at the second market: all visible Gold of { $suit } in your Village once more.
        [coins-on-one-villager] Silver, at the second market: the coins on your richest villager once more.
       *[per-set-of-suit-symbols] Silver, at the second market: { $gold } Gold for each set of { $suit1 }, { $suit2 } and { $suit3 }.
    }
describe-copper =
    { $op ->
        [per-gold-symbols] Copper, at the end of a build phase: { $gold } Gold for every { $every } visible Gold symbol.
        [per-chain-of-at-least] Copper, at the end of a build phase: { $gold } Gold for each chain of at least { $cards } cards.
        [per-villager-with-coins] Copper, at the end of a build phase: { $gold } Gold for each of your villagers with coins.
       *[half-silver-of-one-villager] Copper, at the end of a build phase: half the value of your best Silver villager, rounded down.
    }
describe-nun = At the second market she brings the Silver of your best Silver villager of which you have only one.
describe-effect =
    { $op ->
        [wildcard-in-chain] Stands for any villager of a chain; a card must cover it at once. At the bottom of a chain it may carry two cards of one suit.
        [swap-with-covered-villager] Takes the place of a covered villager in any Village; that villager is at once placed in yours.
        [free-unlock-this-build-phase] For the rest of this build turn all padlocks may be opened for free.
        [gain-half-printed-gold] Gain half of one visible Gold symbol of your Village, rounded up.
        [replace-road-from-reserve] All villagers of the Road are discarded and replaced from the reserve; you get the coins on them.
        [take-face-up-road-villager-to-hand] At the start of another player's draft turn, take a villager of the Road into hand, with the coins on it.
        [take-from-village-square-to-hand] Take a card from any Village Square into hand.
        [steal-from-hand] Look at another player's hand and take a card that is not Special.
        [take-top-villager-to-hand] Take a top villager from any Village into hand; neither Founders nor Special. Its coins go to that Village's owner.
        [steal-gold-to-card] In each of your build turns, take { $amount } Gold from a player who has at least { $least }; it lies on this card.
        [discard-thief-take-coins] Discard a Thief of any player and take the coins on it.
        [build-one-from-hand-now] Place a villager from hand that is not Special, for neither a draft nor a build action.
        [look-reserve-take-one] Look at the top { $amount } cards of the reserve, take one into hand and put the others back in any order.
        [look-stack-draft-one] In place of a draft, look through a stack, draft one card of it and put the others back in any order.
        [pay-to-draft-two] Before a draft, pay { $amount } Gold to the bank and draft two.
       *[pay-for-extra-build] At the start of a build turn anybody may put { $amount } Gold on this card for one more build action.
    }
describe-discarded =
    { $phase ->
        [draft-own-turn] Played in your draft turn, then discarded.
        [draft-other-turn] Played in another player's draft turn, then discarded.
       *[build] Played in your build turn for no build action, then discarded.
    }
describe-copies =
    { $set ->
        [basic] Basic villager: { $count } in its pile.
        [base] In the box: { $count }.
        [scoundrels] Scoundrels, in the box: { $count }.
        [saints] Saints, in the box: { $count }.
       *[profiteers] Profiteers, in the box: { $count }.
    }
describe-min-players = Only with { $count } or more players.
describe-side = Side { $side }: { $gold } Gold, { $food } food.
describe-market-card =
    { $market ->
        [1] Market { $market } is held when stacks 1 to { $stack } are empty: visible Gold and the coins on villagers, which stay there.
       *[other] Market { $market } is held when all stacks up to { $stack } are empty: visible Gold, Silver, and the coins on villagers. Then the game is over.
    }
describe-jester = Once in a game, discard an event that is face up and not yet resolved.
describe-event-card =
    { $timing ->
        [event] { season-word }, resolved in the event phase.
        [build] { season-word }, in force in the next build phase.
        [draft] { season-word }, in force in the next draft phase.
        [reveal] { season-word }, at once when it is turned up.
       *[round] { season-word }, in force for the next round.
    }
season-word =
    { $season ->
        [summer] Summer
       *[winter] Winter
    }
per-word =
    { $per ->
        [countess-food] food symbol of the Countess
        [own-gold-symbols] visible Gold symbol in your Village
        [own-basic-villagers] basic villager in your Village
        [distinct-suits-in-own-hand] different suit in your hand
        [villagers-of-own-largest-suit] villager of your largest suit
       *[own-hand-cards] card in your hand
    }
describe-event =
    { $op ->
        [countess-gain-per] The Countess gains { $gold } Gold for each { per-word }.
        [pay-countess-per] You pay the Countess { $gold } Gold for each { per-word }.
        [replace-with-new-event] It makes way for the next event of the same deck, which is resolved at once.
        [both-score-silver] You and the Countess each gain the value of all Silver in the own Village.
        [countess-coins-on-key-villager] { $which ->
            [all] { $gold } Gold from the bank on every villager of the Countess with a key.
           *[one] As many coins as its key says on one villager of the Countess of your choice.
        }
        [basic-trade-goes-to-countess-village] Cards traded for basic villagers go to the Countess.
        [move-own-top-villager-to-countess] One of your top villagers, no basic one, goes to the Countess.
        [bank-padlock-cost] To open a padlock, the bank takes { $gold } Gold.
        [discard-and-deal-events] { $count } other events come in its place.
        [jester-must-be-used] A Jester that is not used in this round is lost.
        [build-limit-minus-or-pay-bank] Build { $count } less, or pay the bank { $gold } Gold.
        [draft-limit-minus-or-pay-bank] Draft { $count } less, or pay the bank { $gold } Gold.
        [countess-takes-face-down-card] The Countess takes the top card of a stack or of the reserve, as you choose: { $count }.
        [pay-countess-coins-value-of-one-own-villager] You pay the Countess as much as lies on one of your villagers.
        [countess-gain-silver-value] { $whose ->
            [own] The Countess gains the value of one of your Silver villagers.
           *[hers] The Countess gains the value of one of her Silver villagers.
        }
        [countess-gain-highest-own-printed-gold] The Countess gains the highest visible Gold symbol of your Village.
        [discard-own-hand-card] You discard hand cards of your choice: { $count }.
       *[discard-own-top-villager] You discard one of your top villagers, no basic one.
    }
describe-most =
    { $most ->
        [production-chains] { category-word }, for most chains of at least { $cards } cards.
        [suit-symbols] { category-word }, for most suit symbols of { $suit }.
        [villagers-with-coins] { category-word }, for most villagers with coins.
        [food] { category-word }, for most food.
        [highest-single-silver-value] { category-word }, for the highest Silver villager.
        [padlocks] { category-word }, for most padlocks.
        [gold-symbols] { category-word }, for most Gold symbols.
        [suit-cards-in-hand] { category-word }, for most hand cards of { $suit }.
       *[villagers] { category-word }, for most villagers.
    }
category-word =
    { $category ->
        [technology] Technology
        [trade] Trade
       *[community] Community
    }
describe-reward =
    { $what ->
        [gold] Reward: { $count } Gold.
        [food] Reward: { $count } more card in the next draft.
        [builder] Reward: { $count } more build action in the next round.
        [basic] Reward: { $count } basic villager, if you like.
       *[card] Reward: { $count } face-down card, if you like.
    }
describe-solo-start = The Countess starts with { $gold } Gold, and her card shows { $shown } Gold.
describe-solo-events =
    { $fixed ->
        [0] Events at the start: { $count }; later the card that the Countess takes decides how many come.
       *[other] Events at the start: { $count }; later always { $fixed }.
    }
describe-solo-jester =
    { $has_jester ->
        [1] The Jester helps you.
       *[other] Without the Jester.
    }
describe-solo-removed = Without the event { $event }.
describe-suit = A suit with { $kinds } kinds of villagers; { $count } cards of it are shuffled or dealt.
describe-tile = { $thing }: a part of the box without a rule of its own.
describe-improvement-token = { $thing }: lies before whoever won its Improvement last.
describe-mini-villager = { $thing }: a card of the small game that chooses the first player.

## On the board; a bar parts the two lines of a card

card-wildcard-in-chain = stands for any|link of a chain
card-swap-with-covered-villager = takes the place of|a covered card
card-free-unlock-this-build-phase = all padlocks free|this turn
card-gain-half-printed-gold = half of one of|your Gold symbols
card-replace-road-from-reserve = clears the Road,|takes its coins
card-take-face-up-road-villager-to-hand = takes a Road card|in another's turn
card-take-from-village-square-to-hand = takes a card|from a Square
card-steal-from-hand = takes a card|from a hand
card-take-top-villager-to-hand = takes a top card|into hand
card-steal-gold-to-card = takes { $count } Gold|each turn
card-discard-thief-take-coins = removes a Thief,|takes its coins
card-build-one-from-hand-now = builds one card|in the draft
card-look-reserve-take-one = looks at { $count } of the|reserve, takes one
card-look-stack-draft-one = looks in a stack,|drafts one
card-pay-to-draft-two = for { $count } Gold|drafts two
card-pay-for-extra-build = { $count } Gold on this card:|one more build
card-copy-silver-of-unique-villager = pays one Silver|card once more
card-starts-chain = starts a chain
card-link = a link of its chain
card-phase-build = build turn
card-phase-build-start = start of building
card-phase-build-each = each build turn
card-phase-draft-own-turn = draft turn
card-phase-draft-other-turn = others' draft
card-phase-draft-each-turn = each draft turn
card-phase-endgame = second market
board-villagers = Road, Village, Square and hand
board-here = here
board-new = new
board-will-lie = will lie here
board-square = Square
board-keep-order = Keep the order
board-actions =
    { $count ->
        [one] action
       *[other] actions
    }
board-trades =
    { $count ->
        [one] trade
       *[other] trades
    }
board-trade-for = or trade for
board-trade = trade
board-beneath = Market { $number } lies beneath it.
board-known = You know, counted from the top:
board-unknown = You know no face in it; the back shows the suit of the top card.
board-leaves-about = It leaves the Road at the next update.
board-market = Market { $number }
board-stack =
    { $count ->
        [0] Stack { $number }, empty
       *[other] Stack { $number }, cards: { $count }
    }
board-empty = empty for good
board-empty-space = empty space { $number }
board-nothing = empty
board-fills = fills the Road
board-leaves = leaves at the next Road update
board-reserve = Reserve
board-discards = Discards
board-bank = Bank
board-draft = Draft
board-draft-about = Two, and one for each food shown
board-build = Build
board-build-about = Two, and one for each builder shown
board-pays = { $number } pays
board-in-cards =
    { $count ->
        [0] after this round
        [one] in { $count } card
       *[other] in { $count } cards
    }
board-drafted = drafted { $count } of { $limit }
board-goes-to-hand = goes to your hand when full
board-actions-left = Build actions left
board-trades-left = Trades for basic villagers left
board-trades-go =
    { $count ->
        [one] face down onto stack { $stacks }; click another one to change it
       *[other] face down onto stacks { $stacks }; click another one to change the last
    }
board-hand = Your hand
board-hand-whose = { $name }: hand
board-hand-of = hand { $count }
board-then = then
board-first = first
board-next-market = If the next market were held now
board-countess = The Countess
board-jester = Jester
board-no-jester = no Jester
board-when-event = after building
board-when-build = while you build
board-when-draft = while you draft
board-when-reveal = at once
board-when-round = this round
board-under-stack = under stack
board-now-pay = now −{ $count }
board-now-gain = she +{ $count }
per-short =
    { $per ->
        [countess-food] food she shows
        [own-gold-symbols] Gold symbol you show
        [own-basic-villagers] basic villager you have
        [distinct-suits-in-own-hand] suit in your hand
        [villagers-of-own-largest-suit] card of your largest suit
       *[own-hand-cards] hand card
    }
board-event =
    { $op ->
        [countess-gain-per] She gains { $gold } for each { per-short }
        [pay-countess-per] Pay her { $gold } for each { per-short }
        [replace-with-new-event] Another event takes its place at once
        [both-score-silver] You both score Silver now
        [countess-coins-on-key-villager] { $which ->
            [all] { $gold } Gold on each of her key cards
           *[other] Coins on one of her key cards, by its key
        }
        [basic-trade-goes-to-countess-village] Cards you trade join her village
        [move-own-top-villager-to-countess] One of your top villagers joins her
        [bank-padlock-cost] The bank takes { $gold } for a padlock
        [discard-and-deal-events] { $count } other events come instead
        [jester-must-be-used] Use the Jester now or lose it
        [build-limit-minus-or-pay-bank] Build { $count } less, or pay { $gold }
        [draft-limit-minus-or-pay-bank] Draft { $count } less, or pay { $gold }
        [countess-takes-face-down-card] She takes { $count } face-down card
        [pay-countess-coins-value-of-one-own-villager] Pay her the coins on one of your villagers
        [countess-gain-silver-value] { $whose ->
            [own] She gains the worth of a Silver card of yours
           *[hers] She gains the worth of a Silver card of hers
        }
        [countess-gain-highest-own-printed-gold] She gains your highest Gold symbol
        [discard-own-hand-card] Discard { $count } hand card
       *[discard-own-top-villager] Lose a top villager
    }
board-stands-for = Stands for { $card }.
board-silver-now = Its Silver pays { $count } Gold now.
board-way-own = Your own unlocker: the bank puts { $count } Gold on it.
board-way-seat = Pay { $name } { $count } Gold.
board-way-bank = Pay the bank { $count } Gold.
board-way-countess = Pay the Countess { $count } Gold.
board-link-built = built: { $count }
board-link-hand = in hand: { $count }
board-link-road = on the Road: { $count }
board-link-pile = in the pile: { $count }
board-link-others = with others: { $count }
board-link-gone = discarded: { $count }
board-link-unseen = not seen yet: { $count }
board-finder-keep = keep
board-finder-kept = let go
board-link-here = pointed at
board-best-cards = What { $name }'s cards brought at the second market
board-best-more =
    { $count ->
        [one] and one more card: { $gold }
       *[other] and { $count } more cards: { $gold }
    }
board-link-none = none can come

## The table in words

words-round-number = Round { $round }
words-first = first player: { $seat }
words-market-in =
    { $count ->
        [0] market { $market } is next
        [one] market { $market } after { $count } card
       *[other] market { $market } after { $count } cards
    }
words-left = left this turn: { $actions } × build, { $trades } × trade
words-gold = { $count } Gold
words-silver = Silver
words-food = { $count } food
words-builders =
    { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
words-on = on { $card }
words-lock = padlock: { $card }
words-lying = { $count } Gold on it
words-leaves = leaves
words-event-now = { $event } (now { $count } Gold)
words-draft = food { $food }: draft { $limit }
words-build = builders { $builders }: build { $limit }
words-limits = draft { $draft }, build { $build }
words-pays = market { $market } would pay { $count }
words-hidden = { $count } × { $suit }, face hidden
words-stands-for = as { $card }
words-worth = { $count } Silver
words-way-own = your own key
words-way = { $to } for { $count }
words-bank = the bank
words-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
words-village-size =
    { $count ->
        [one] { $count } villager
       *[other] { $count } villagers
    }

# What the evaluation is made of
part-gold = Gold in the supply
part-village = the Village at the markets
part-growth = drafts and builds to come
part-hand = cards that are known and can be placed

## What things are for

for-road = Villagers on the Road are drafted in the draft phase.
for-stack = The top card of a stack is drafted in the draft phase; a card given for a basic villager goes onto a stack.
for-stack-card = These cards are seen by the Prophet alone, who takes one of them.
for-reserve = The reserve fills the Road; it is drafted from only when all stacks are empty.
for-reserve-card = These cards are seen by the Pigeoneer alone, who takes one of them.
for-basic = In your build turn you may return a card from your hand for a basic villager, a few times at most.
for-hand = Cards in the hand are played in your own build turn, those of the draft phase in your draft turn.
for-held = This card is being played: its padlock must be opened first.
for-own = Your Gold pays for padlocks; what you have after the second market decides the game.
for-own-square = Cards on the Square come into the hand when the draft limit is reached; until then they cannot be played.
for-own-village = On the cards of your Village you build in your own build turn.
for-seat = Each player drafts and builds in turn; few cards touch what others have.
for-seat-purse = Only its owner pays from this supply.
for-seat-hand = A hand is known to its player alone; only the Noble takes from it.
for-seat-square = These cards come into the hand of the player who drafted them.
for-seat-village = You build on your own Village only; villagers of others can open your padlocks.
for-countess = The Countess plays by herself; she must have less Gold than you in the end.
for-countess-village = The villagers of the Countess can open your padlocks; what is paid for it stays on them.
for-event = Most Events are carried out after the end of build; some hold for the draft or for building.
for-event-deck = A new Event is turned up when an Event phase ends.
for-jester = Once a game the Jester discards a face-up Event that has not been resolved.
for-improvement = After building, whoever has most of what it names gets what it gives; nobody chooses anything here.
for-bank = For a padlock that nobody's villager opens, the bank is paid.
for-discards = Nothing comes back from the discard pile.

## Signs: what a pictogram beside the pieces means

sign-gold = Gold symbols
sign-gold-about = Visible Gold symbols pay at both markets.
sign-silver = Silver symbols
sign-silver-about = Visible Silver symbols pay at the second market; how much depends on what they count.
sign-coins = Gold on villagers
sign-coins-about = It is locked in on the cards and goes to the owner’s supply at the second market.
sign-food = Food
sign-food-about = So many cards may be drafted in a round: two, and one for each food shown.
sign-builder = Builders
sign-builder-about = So many villagers may be built in a round: two, and one for each builder shown.
sign-market = Market
sign-market-about = What the next market would pay now.
sign-trade = Trade
sign-trade-about = While building, a card from the hand may be given away for a basic villager.
sign-score-villagers = Gold
sign-score-villagers-about = Gold in the supply. Whoever has the most after the second market wins.
sign-suit-about = A card in hand: its back shows the suit, its face is secret.
