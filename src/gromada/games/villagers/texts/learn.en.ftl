# The guided first game: two sentences at a piece.
lesson-aim = You found a village after the plague and want the most gold when the second market closes. Almost all of it comes from the villagers that lie uncovered here.
lesson-draft = First everybody takes villagers in turns, two each at the start. A card from the Road lies open: you see its trade, its gold and what must lie beneath it.
lesson-draft-unseen = A stack shows only the suits of its backs. Take from one when the Road has nothing for you: nobody learns beforehand what you get.
lesson-refill = Every card taken from the Road is replaced from the leftmost stack. So the stacks shrink all the time, and with them the time until the markets.
lesson-square = What you drafted waits here, open to all, and goes to your hand when you have as many as you may take.
lesson-coin = Between drafting and building each of two players may put one coin on a villager of the Road. Those without a coin leave: pay for what you want to find there next round, and who drafts a card gets its coins.
lesson-build = Now you build: each villager that you place costs one of your build actions, two at the start. A card that begins its own chain goes on the table, the others go on the card that their chain names.
lesson-trade = You may give back any hand card for a Lumberjack, Hayer or Miner, up to three times a turn and without using an action. Most chains begin with one of them, so a card you cannot use is never lost.
lesson-trade-kind = Choose the one on which most of your hand can stand: point at a card in your hand and look at the bottom of its chain.
lesson-trade-stack = The card you give back goes face down on a stack. If somebody might want it, hide it where it will be drawn late.
lesson-chain = This card is the bottom of a chain, and two cards may lie directly on it. Each further step of a chain pays more gold than the one before.
lesson-padlock = A padlock costs two gold when the card is played. If the villager with the key lies in your own village, the bank pays it and the coins lie on your card; if it lies elsewhere, you pay its owner.
lesson-food = Food that is visible in your village lets you draft more, and builders let you build more, five at the most. Both are worth most early, while there are many rounds left to use them.
lesson-covered = A covered card keeps its suit but loses its gold, food, builder and silver. Before you build over food or a builder, ask whether the gold is worth the lost card each round.
lesson-markets = The first market comes when the first two stacks are empty, the second and last when all are. Look at the stacks now and then: the last round comes sooner than one thinks.
lesson-first-market = At the first market every visible gold symbol was paid out, and the coins on your villagers counted, too. The coins stay there and count again at the end.
lesson-silver = Silver pays only at the second market, and depends on the rest of your village: so many gold for each card of a suit, each food, each padlock. One silver card early gives your whole village a direction.
lesson-last-round = The end is near: from now on only gold counts. Cover what no longer pays, and do not save actions or coins for a round that will not come.
lesson-solo-countess = Alone you play against the Countess: when the second market closes you need more gold than she has, and a tie is hers. Her villagers lie here; they need no chains and pay no padlocks.
lesson-solo-event = This event is in play until the end of the round. Read when it strikes and what it counts: often you can do something about it while you draft and build.
lesson-solo-takes = After each card that you draft, one open villager goes to the Countess, and you choose which. Give her one that pays little alone, and no key for which you will have to pay her.
lesson-solo-order = You decide in which order the events strike. Think first about what one of them takes away that another one would count.
lesson-solo-reserve = At the end of a round the Countess takes the top card of the reserve. The less it is worth to her, the more events come: one for ten and more, three for nothing.
lesson-solo-jester = Once in the game the Jester sends an open event away. Keep him for one that would cost you a finished chain or much gold.

# How to play, in five minutes.
how-aim = A plague has emptied the land, and people walk the Road looking for a new home. You invite them, and build a village in which their trades support each other. Whoever has the most gold after the second market wins.
how-table = In the middle lies the Road with six open villagers, and behind it six stacks of face-down cards, the reserve and the three piles of basic villagers. Under the second and the sixth stack lie the markets. Before you lie your Founders, the first card of your village, and eight gold; your hand holds five cards that nobody else knows.
how-round = A round has three parts. **Draft:** in turns everybody takes villagers, from the open Road or unseen from a stack; two each at the start, one more for every food in the village, five at the most. **The Road** is tidied up: villagers that nobody wanted leave, new ones come, and coins make those who stay more tempting. **Build:** one after the other, everybody places villagers; two at the start, one more for every builder. A villager with a chain must lie on the card that the chain names. For any hand card you may take a Lumberjack, Hayer or Miner, three times a turn: on these most chains begin. A padlock costs two gold, paid to whoever has the right villager, or brought in by the bank if that is you.
how-points = Only what lies uncovered counts. Gold symbols pay at both markets; coins on your villagers, too. Silver pays at the second market only, by a rule printed on the card: for each food, each padlock, each card of a suit. A villager that opens the padlocks of others collects two gold each time, whoever plays the card.
how-end = The first market is held in the round in which the first two stacks run empty, the second when all six have. Then the game is over at once.
how-advice-1 = Get food and builders in the first rounds: everything later is a multiple of what you may draft and build.
how-advice-2 = Finish chains. The top card of a chain of three pays as much as three loose cards, and lies on cards that nobody can take from you.
how-advice-3 = Watch which keys lie in which village. A Blacksmith in your own makes ten padlocks free, and others pay you.
