# The guided first game: two sentences at a piece.
lesson-aim = This row is your workshop: raw goods become semi-products, and those become products that sail away. After three years the most points win.
lesson-exchange = Before it begins you may swap one building card for the top one of its stack. Keep cards that use what your sawmill gives: wood.
lesson-helpers = Each season everybody sends helpers into the town, one at a time. A town building is one kind of action, and each helper there acts once.
lesson-stages = The buildings act from left to right: money, building, cards, crafts, trade, Town Hall. So a helper at the Bankers' pays for what another builds in the same season.
lesson-gold-space = The first space of a queue is golden: its helper may use the privilege of the building. Elsewhere a privilege needs a token.
lesson-cover = All spaces are taken, so you cover a disc. Covering somebody else's costs a fee to its owner, and it grows from year to year.
lesson-bankers = You get four capital cards, one or two of them from those that lie open, and put two back. Look for cards of one colour.
lesson-sets = Cards of one colour are worth more together: two count 5, three 10, four 15. Give away what belongs to no set.
lesson-builders = You build up to two cards from your hand: basic for 2, extended for 3, advanced for 6. Basic ones make raw goods, extended ones turn a raw good into a semi-product.
lesson-colours = A card joins an end of the row where a colour meets its like: top to top or bottom to bottom. Think of the next card, too: an end that fits nothing costs a privilege.
lesson-pay = No change is given. The proposal pays with what is least useful; other cards can be chosen by clicking them.
lesson-crafts = Now your workshop works: each labour point is one step. Make a raw good, turn it into a semi-product, finish a product; points printed on a card are scored when it makes something.
lesson-market = A raw good goes to a building that wants it, or to the market. A cube on the market can later become any raw good, so it is a reserve.
lesson-granary = What you sell to the granary earns a capital card at once, and your cubes there score at the end of the year. Others push them out when they sell the same.
lesson-notary = At the notary you buy a building card in its own colours, or put one up for auction. An auction often costs less, if nobody else wants the card.
lesson-auction = Bid what the card is worth to you and not more: the price at the notary is known. If nobody raises, the mayor turns up cards and makes an offer.
lesson-year = At the end of each year the ships are counted: points for every cube, and more for whoever has most on a ship. Then come the colours of your row and the granary.
lesson-bonus = The first who owns a whole production line takes its bonus. The line counts once it is built, even before it has made anything.
lesson-second-year = A new year: each helper at the crafts has one labour point more. What did not pay for itself last year may do so now.
lesson-invest = Capital cards of a colour that your row shows can be turned into points. Keep enough to begin the next year.
lesson-ships = Choose the ship where this cube makes you first or keeps somebody else from it. A full row takes another cube only for a bribe.
lesson-last-year = The last year: from now on cards in hand and cubes on the market are worth nothing at the end. Finish products and load them while there is room.

# How to play, in five minutes.
how-aim = You lead a house of craftsmen for three years. You build a row of workshops, make goods, fill granary and ships, and are honoured for it with points.
how-table = The town has six buildings with a queue each. Beside it lie capital cards, two of them open, the building cards on offer, the granary, and four ships. You begin with a sawmill as the first card of your row, three building cards, five capital cards and five helpers. Each building card has a colour above and one below, the goods it needs, and what it makes of them. Two cards of a colour are worth more than four of different ones, so what you discard matters as much as what you take.
how-round = A year has spring, summer, autumn and winter. In the first three everybody sends **helpers** to six town buildings, one at a time; then the buildings act in order, and in each the helpers from left to right. **Bankers** give capital cards. **Builders** add cards to your row, where a colour must meet its like. The **Notary** sells building cards or holds auctions. At the **Crafts Guild** your workshops work: each labour point is one step from raw good to semi-product to product. **Merchants** sell from the granary. The **Town Hall** gives tokens or a better place in the order. Helpers on a golden space may use the building's privilege. In winter nobody sends helpers: everybody builds once and works once.
how-points = Cards score when they make something. At the end of each year come the ships (each cube, and who has most on each ship), the colours of your row, cubes in the granary, and capital invested. Bonus tokens for whole production lines count at the end.
how-end = After the third winter the bonus tokens are added. Most points win.
how-advice-1 = Plan one production line from raw good to ship, and let the colours follow it.
how-advice-2 = Collect one colour of capital: four cards of it are worth 15, four of different colours eight or so.
how-advice-3 = Two helpers at the Crafts Guild are worth nothing without something to make: build first, work then.
