# The guided first game: two sentences at a piece.
lesson-aim = Together everybody builds one village round this Church, and each wants the most points from it. When the last part of the Church is delivered, the game ends.
lesson-villager = Each of your villagers acts once a turn: it walks along roads to any tile and does one thing there. Then it lies down until your next turn.
lesson-tiles = Every tile that glows can be reached. Buildings belong to nobody: you may use those that others have built, and others may use yours.
lesson-produce = A villager here fills all empty spaces and earns two gold. Goods that lie in the village can be taken by anyone, so produce what you need soon.
lesson-shared = Look what the other one has used: wood, stone and wheat are common to all. What you leave lying is a present for the next player.
lesson-town-hall = At the Town Hall you take a blueprint and hire help. A second villager is a second action in every turn: most people want one early.
lesson-blueprint = The leftmost blueprint is free; for each step to the right you lay one gold on those you pass over. Gold that lies on a blueprint comes with it.
lesson-hire = A villager costs 5, 7, then 9 gold, a donkey 3. Villagers act, donkeys carry: goods reach a building only over your own donkeys, except for the first and the last step.
lesson-construct = You hold a blueprint. Send a villager to the tile beside which the building shall stand, with its goods within reach: it brings points at once, and later its use.
lesson-placing = Turn the tile until it fits: road edges must meet road edges, forest and hill may meet as they like. A building without a road can be used only after somebody has built one.
lesson-donkeys = Each donkey may go one tile a turn. Put one on each tile that goods must pass through; the tile they come from and the one they go to need none.
lesson-pay = These are the goods that reach this tile. What is missing can often be bought at the Market, for more than it costs to fetch.
lesson-milestone = The first refinery of its kind gives its builder a milestone, for good. From then on that player makes goods of the better quality, which bring twice as much when used.
lesson-refine = A refinery turns wood, stone or wheat into planks, bricks, flour and milk. It brings nothing in itself, but deliveries and sales want these goods.
lesson-makers = Refined goods remember who made them: whoever uses one, its maker gets gold and points. So make what others will need.
lesson-sale = Sales wait at the Market for whoever brings the goods first. They pay points and gold at once, and the most sales earn an award.
lesson-delivery = A delivery to the Church pays well, counts for two awards, and brings the end nearer. Hold back if you are behind, hurry if you lead.
lesson-road = A road across a pair of hills costs two wood, across woods two stone. It opens buildings for all, scores for you, and the longest way counts again at the end.
lesson-end = Each delivery brings the end nearer. Count what your blueprints still need, and whether there is time: unbuilt ones are worth nothing.
lesson-solo-botric = Alone you build against Botric, who takes a turn after each of yours and needs nobody to decide for him. When the Church is finished you want more points than he has.
lesson-solo-next = A disc decides where he begins to look in this row; he does the first thing that he can, and its token goes to the end. So you see what is likely to come, and can be there before him.
lesson-solo-carries = Botric carries goods any distance without donkeys and builds without gold. Whatever lies on tiles that are connected is his to use as well as yours.
lesson-solo-first = Before anything else he delivers to the Church, with a discount, and then sells at the Market. Do not leave lying what would make a delivery whole.

# How to play, in five minutes.
how-aim = One village, built by all. You earn points for what you build, make, sell and deliver, until the Church stands. Most points win.
how-table = In the middle stands the Church, and round it Woodcutter, Quarry, Farm, Market and Town Hall. Above the village lies a row of blueprints; at the Market wait three sales, at the Church the deliveries that will finish it. Everybody begins with one villager and one donkey on the Church and a little gold. Milestones go to whoever is first, awards to whoever has most at the end. Buildings, roads and goods serve everybody; gold, blueprints, villagers and donkeys are only yours. Alone you play against Botric, who takes his turns by himself and says why.
how-round = In your turn each of your villagers may act once, and your donkeys may each go one tile. A villager walks along roads to any tile and does one thing there: **use the building**, **construct** one of your blueprints beside it, or **build a road**. Producers are filled with wood, stone or wheat and pay two gold. Refineries turn those into planks, bricks, flour or milk. The Town Hall gives blueprints and hires villagers and donkeys. At the Market you fulfil sales, at the Church deliveries. What an action needs must reach the tile where it happens: one step without help, further only over tiles with your own donkeys. Missing goods can be bought for gold if the Market is within reach.
how-points = Buildings pay when they are built, sales and deliveries at once. When somebody uses refined goods, their maker gets gold and points from the bank. At the end come landmarks with your flag, roads and your longest way, awards for most deliveries, sales and flags, and a point for three gold.
how-end = When the last delivery space of the Church is filled, the round is finished; then everything is counted.
how-advice-1 = A second villager before the fifth round, a third soon after: actions win this game.
how-advice-2 = Build the first refinery of some kind. Its milestone makes every token of yours worth twice as much.
how-advice-3 = Place donkeys before you need them: one on the Church reaches nearly everything at first.
