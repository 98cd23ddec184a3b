# The guided first game: two sentences at a piece.
lesson-aim = Over four seasons you win tiles at auctions and lay them round this home. Points come from upgraded tiles, from what lies on them, and above all from the winter tiles.
lesson-workers = Workers are everything here: money at the auction, hands at work, and behind your screen nobody else knows them. Red, yellow and blue come often, green seldom: with green you can shut others out.
lesson-bid = To bid, lay workers of one colour at your side of a tile. Whoever has the most there at the end of the season gets the tile, and the workers are gone.
lesson-use = Or put workers on the tile itself and take at once what it makes. Any tile of the centre can be used like that, and so can those in all villages, also the others'.
lesson-colour = The first worker at or on a tile fixes its colour until the season ends: others of that colour only. Whoever opens a tile in a colour of which others have few has half won it.
lesson-overbid = You were outbid or may be: a bid must be larger than every other. Your losing workers are not stuck, a whole group may move on to another tile as part of a later turn.
lesson-whole-group = A losing group moves as a whole, with as many workers from your screen as you like. Groups that lose until the end come back to you.
lesson-order = This tile decides who takes a boat first. Boats bring the workers of the next season, so a worker spent here is often paid back.
lesson-boats = At the end of each season everybody gets one of these boats with its workers and skill tiles. The load lies open: look at which colours you will be able to bid with.
lesson-winter-hand = These winter tiles only you know. They say how points are counted at the end, so let them tell you in spring what to collect.
lesson-lay = Tiles that you won are laid now: roads must meet roads. Keep roads running from where things are made to where they shall lie, because goods travel only on them.
lesson-visitors = Whoever works in your village leaves the workers there for you at the end of the season. A tile that others want to use is an income.
lesson-pick-boat = Take the boat whose colours you need, not simply the fullest one. Skill tiles pay for upgrades and score in winter.
lesson-carry = Each point moves one good over one road to the next tile. An upgrade is paid with goods lying on the tile itself, so carry them where they shall be used.
lesson-upgrade = An upgraded tile makes more, and its back shows the points that it is worth. Homes, spring, summer and autumn tiles can all be upgraded once.
lesson-autumn = Autumn tiles score for what lies on them at the end. Begin now to bring goods there: winter is short, and every transport costs workers.
lesson-choose-winter = Choose the winter tiles that suit your village best: all of them go to auction, and others may bid, too. At least one must go; keep back what would help somebody else.
lesson-winter = The last auction: winter tiles decide the game, and workers that are left count only where a tile says so. Spend them, but remember what your own tiles want at the end.

# How to play, in five minutes.
how-aim = Four seasons, four auctions. You build a village of hexagonal tiles that work, are upgraded and in the end score. Most points win.
how-table = In the centre lie the tiles of this season, the tiles for the turn order, and the boats with workers and skills. Each player has a home, the first tile of the village, and behind a screen eight workers drawn from the bag, which nobody else sees. Each also holds a few winter tiles in secret. Roads, rivers and fields at the edges of the tiles decide how they may lie beside each other.
how-round = In a season players take turns, and in each turn do one thing: **bid** for a tile or for the turn order by laying workers of one colour at their side of it; **use** a tile, in the centre or in anybody's village, by putting workers on it; or **pass**. The season ends when all pass one after the other. The first worker fixes a tile's colour for the season. A bid must be the largest; who was outbid may move the whole group elsewhere. A tile can be used up to three times: each time with more workers than before, six in all. Then the tiles go to their winners, whose workers go to the bag; losers take theirs back; workers standing on tiles go to the owner of the tile. The boats with new workers are taken in turn order, and everybody lays the won tiles so that roads meet roads.
how-points = Upgraded tiles show points. Autumn tiles score for goods that lie on them. Winter tiles count goods, skill tiles and workers; each piece counts once. Gold that is not used otherwise is worth one point. Boats and turn order tiles won in winter score, too.
how-end = After winter the screens are opened and everything is counted; the best distribution of goods, skills and workers among your tiles is found for you.
how-advice-1 = Read your winter tiles in spring, and collect what they count.
how-advice-2 = Use good tiles of others: the workers are lost to their owner, but what was made is yours.
how-advice-3 = Keep some green workers. A tile opened in green is often yours alone.
