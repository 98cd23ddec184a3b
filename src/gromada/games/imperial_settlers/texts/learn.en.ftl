# The guided first game: two sentences at a piece.
lesson-aim = In ten rounds you draw an empire on this sheet: land on the four Tracks, and six Buildings that help you. The sum of the score boxes decides.
lesson-favour = Everybody takes one Favour token a round, the Active player first. It may be used once, at any moment of your turn, and costs no Worker.
lesson-roll = One roll counts for all: three Resources, and as many actions as the Worker die shows. What is left over at the end of the round is lost.
lesson-space = One action crosses out one space: you pay exactly what is printed in it, all at once. What can be crossed out now is lit.
lesson-building = A Building works from the moment its last space is crossed out, in every later round. Those that give Resources or actions want to be finished first.
lesson-token = Do not forget your Favour token: use it before you end the phase, it goes back to the row afterwards.
lesson-at-once = Everybody expands at the same time on a sheet of their own, so nobody can take anything from you. Look at the others only for what the Favour tokens are worth to them.
lesson-section = A Section is finished. A Track scores the number at its last finished Section, so half a Section is worth nothing at the end.
lesson-tracks = The numbers rise faster and faster to the right. Two Tracks carried far bring more than four begun.
lesson-completed = This Building now helps you each round. Look at its sign: some work by themselves, some you use with a click, some only at the end of the game.
lesson-gold = Gold pays for any Resource, and nothing else pays for Gold. Keep it for the space that you could not pay otherwise.
lesson-bridge = Finished Bridges open the Fields beneath them. A Field's circles are Resources for one action each, once a game.
lesson-harvest = This Field is open: each circle costs one action and gives its Resources at once. They are best in a round with many Workers and few Resources.
lesson-last-round = The last round: nothing is kept any more. Finish what is worth points, Sections first, and then what the Export or your final Buildings still pay for.
lesson-solo-rank = Alone you play for a rank: Plebeian below 40 points, Emperor from 80 on. Every Adventure sheet has other Buildings, and can be tried again for a better rank.
lesson-solo-favour = Each round you see the roll and take one of the three Favour tokens, the same one again if you like: take what the roll lacks. The token works once, at any moment of your turn, and costs no Worker.
lesson-solo-roll = The roll gives three Resources, and as many actions as the Worker die shows. What is left over at the end of the round is lost.
lesson-solo-settle = At the end of a round you may draw one Settlement: a Plan whose shape fits on finished Sections that lie in no other. It costs nothing, so look each round.
lesson-solo-plan = A Plan is never turned or mirrored. A raise makes its Building stronger for the rest of the game; points are counted at the end.

# How to play, in five minutes.
how-aim = You draw an empire: walls, cottages, barns and bridges across your land, and six Buildings at home. After ten rounds the most points win. Alone you play one of 48 Adventures for a rank.
how-table = Before you lie two sheets. On the Empire sheet run four Tracks from left to right, walls, cottages, barns and bridges, each of nine Sections, with Fields beneath the Bridges. On the Village sheet stand six Buildings, each with spaces to be crossed out and an ability. Between the players lie the dice and a few Favour tokens, one more than there are players. Stone, Wood and Food are the Resources, and Gold stands for any of them. Workers are actions: as many spaces can be crossed out as the die shows, unless a Building or a token gives more.
how-round = The dice are rolled once for all: three Resources, and a number of Workers. Everybody takes one Favour token. Then all draw at the same time. Each action crosses out one **Build space**, paid at once with the Resources printed in it, or one **Harvest space** of an open Field, which gives Resources. Gold stands for any Resource. Finished Buildings give Resources, actions, exchanges or points; how often, they say themselves. What is not used up by the end of the round is gone.
how-points = Each of the four Tracks scores the number at its last finished Section. Points from Buildings and tokens are noted as they come. In the advanced game and in Adventures finished Sections can be joined to Settlements, which raise a Building's value or score.
how-end = After ten rounds the boxes are added up. Ties are broken as the rules say; alone the total earns a rank.
how-advice-1 = First Buildings, then land: what gives a Resource each round from round three on pays eight times.
how-advice-2 = Count the Workers, not only the Resources. Three Resources and one action are one space, however rich you are.
how-advice-3 = Finish Sections. Before the last two rounds count backwards which ones you can still close.
