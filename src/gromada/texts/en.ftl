# Sentences of the table itself, shared by all games.

seat-name = Seat { $number }

## Why not

why-CORE-TURN-1 = You are not asked now.
why-CORE-OVER-1 = The game is over.
why-CORE-ASK-1 = That is no answer to the question you are asked.
idle-apart = What you are asked now is not about this.
idle-later = Something else is picked first: what is marked; then it may be this.
idle-other = { $seat } is asked now.
idle-others = Others are asked now.

## Counts

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Playing at the terminal

option-prompt = Your move
help-title = What you can type
help-number = a number: the option with that number
help-move = a move as text, such as “{ $move }”
help-why = ? and a move: why that move is not possible now
help-undo = u: take back your last move
help-save = save, or save FILE: save the record so far
help-board = b: draw the table again
help-quit = quit: leave; gromada play --continue goes on
help-more = m: show all options
more-options =
    { $count ->
        [one] and { $count } more: type m to see it
       *[other] and { $count } more: type m to see them
    }
not-possible = Not possible: { $reason } [{ $rule }]
is-possible = “{ $move }” is possible now.
undo-done = { $count ->
        [0] Taken back: { $move }. There is nothing more to take back.
        [one] Taken back: { $move }. { $count } more move can be taken back.
       *[other] Taken back: { $move }. { $count } more moves can be taken back.
    }
undo-none = There is nothing that you may take back on your own: something new was shown, or another seat has answered.
saved = Saved to { $file }.
left = You left the game after { moves-count }.
no-more-input = There is no more input, so the game stops here.
curtain = The table is hidden. { $seat }, press Enter when only you can see the screen.
game-over = The game is over.
score-total = Total
won-alone = { $seat } wins.
won-shared = { $seats } share the victory.
and = and
person-name = Player { $number }

## Replay

replay-at = Move { $at } of { $last }
replay-start = Before the first move
replay-help = Enter or n: on, p: back, a number: to that move, q: leave
replay-bad-key = Type n, p, q or a number from 0 to { $last }.

## Tables

column-bot = Bot
column-seat = Seat
column-mean = Mean
column-least = Least
column-most = Most
column-wins = Wins
column-win-rate = Win rate
column-rating = Rating
column-interval = 95 % interval
column-kind = Kind
column-id = Id
column-name = Name
column-source = Source
column-game = Game
column-seats = Seats
column-decisions = Decisions a second
column-copy = Copy, µs
column-length = Decisions a game
column-games = Games a second
simulate-title = { games-count } of { $game }
simulate-ties = Shared victories: { $ties }
simulate-length = Decisions a game: { $mean } on average, { $most } at most
simulate-speed = { $decisions } decisions in { $seconds } s: { $speed } a second, { $engine }
engine-compiled = compiled
engine-interpreted = interpreted (slow: no compiled engine is installed)
arena-title = { games-count } of { $game }, { $deals } deals, seats rotated
arena-method = Win rate: share of victories, shared ones divided. Every deal is replayed with the bots rotated through the seats. The interval is Wilson's with Student's quantile, for the number of independent games that the spread between deals is worth.
arena-fair = Equal bots would each win { $share }.
learn-title = Learning { $game } with { $seats } seats
learn-kept = Kept: { $file }
learn-rechecked = { $file } still holds: it foretells { $r2 } of the margins, the evaluation alone { $plain }.
learn-prior-rechecked = { $file } still holds: what searches try surprises it by { $learnt }, one step ahead by { $plain }.
ladder-page = The whole ladder, with curves: { $file }
bench-compiled = The engine is compiled.
bench-interpreted = The engine is interpreted, not compiled: expect a fraction of the compiled speed.
data-title = { $game }: what is printed, and where each fact comes from
data-summary = { $entries } entries in pack { $pack }: { $rulebook } from the rulebook, { $public } from public material, { $reconstructed } reconstructed
data-note = A reconstructed fact is a guess that an owner of the box can correct in a pack of their own.
data-good = { $file } is a good pack of { $game }, with the hash { $pack }.
verify-good = The record is sound: { moves-count } of { $game } follow the rules to the result it names.
verify-running = The record is sound so far: { moves-count } of { $game } follow the rules; the game is not over.
verify-committed = The seed is the one that was promised before the deal.
verify-uncommitted = The record carries no promise about its seed.
rules-code = In the code
rules-tests = In the tests
rules-tests-not-here = not here: the tests lie beside the sources and are not installed
rules-nowhere = nowhere
rules-summary = { $game }: { $rules } rules, { $coded } in the code, { $tested } in tests
rules-missing-code = Not in the code: { $ids }
rules-missing-test = Not in any test: { $ids }
rules-unknown = Used but in no ledger: { $ids }

## Review

puzzles-found = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} in { $tried } positions.
puzzle-line = { $level }: { $seat }, move { $move }, round { $round }. Best: { $best }. Obvious: { $obvious }.
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-about = { $level }. Round { $round }, { $seats ->
    [1] alone
   *[other] { $seats } players
}. One of { $count } answers is clearly best, and it is not the one that comes to mind first.
puzzle-is-solved = You have solved it.
puzzle-is-tried = You have tried it.
puzzle-again = Try again
page-today = Today
deal-today = Today’s deal
deal-of-villagers = Alone, against the Countess
deal-of-hamlet = Alone, against Botric
deal-of-imperial-settlers = Adventure sheet { $sheet }, alone
deal-about =
    { $count ->
        [0] The same luck for everybody, once a day.
        [one] The same luck for everybody, once a day. One has played: { $best } points.
       *[other] The same luck for everybody, once a day. { $count } have played; best so far: { $best } points.
    }
deal-play = Play it
deal-go-on = Go on
deal-look = Look at it
deal-mine = { $points } points, place { $place } of { $played }
deal-yesterday = yesterday: { $points } points, place { $place } of { $played }
deal-ended = Today’s deal: { $points } points, place { $place } of { $played } so far.
deal-ended-about = Others still play it today, so its record and its analysis are opened tomorrow.
note-puzzle = Puzzle
note-puzzle-about = { $level }. One of your { $count } answers is clearly best, and it is not the one that comes to mind first. Answer as you would in a game.
note-puzzle-best = That is it!
note-puzzle-other = There is something better
verdict-best = { $played }: after it a long search hopes for { $hope } of 100. What comes to mind first, { $obvious }, loses { $loss } of them.
verdict-obvious = { $played } comes to mind first, but loses { $loss } of 100 hopes. Best: { $best }. After it a long search hopes for { $hope }.
verdict-other = { $played } loses { $loss } of 100 hopes or more. Best: { $best }. After it a long search hopes for { $hope }.
review-word = Review
review-thinking = Judging every decision: { $done } of { $of }
review-wait = A strong bot thinks about every decision from what its seat knew. This takes a minute or three; it goes on if you leave, and is kept.
review-by-round = Points by round
review-title = Review: { $game }
review-about = Every decision was judged by a search from what its seat knew then: { $rollouts } tries each, seed { $seed }. Small differences are noise.
review-anew = This game was reviewed by an earlier version, whose words are no longer spoken: it is reviewed anew.
review-written = The review is in { $file }.
review-chances = Chance of winning
review-points = Points in sight
review-points-short = points
review-chart = Chance of winning or points in sight of every seat over the game; the same as a table below
review-as-table = The same as a table
review-costly = Moves that cost most
review-none = No move lost more than noise.
review-turning = Turning points
review-when = Move { $move }, round { $round }:
review-round = Round { $round }
review-round-short = Round
review-end = The end
review-cost = { $seat }: { $played }. Better: { $best }. Hopes { $had } instead of { $worth } of 100.
review-asked = { $question } – { $played }
review-then = Then perhaps: { $line }
review-turn = the turn of { $seat } ({ $played } …). Chances: { $changes }.
review-by-luck = Mostly luck.
review-sums = Luck and skill
review-sums-about = Chances: at the start, what luck and what all played changed, and at the end. “Best found” counts the decisions for which the search knew nothing better; “given away” is what the others cost, in hundredths.
review-sources = Where the points came from
review-column-seat = Seat
review-column-points = Points
review-column-at-start = At the start
review-column-luck = Luck
review-column-play = Play
review-column-at-end = At the end
review-column-luck-points = Luck, points
review-column-found = Best found
review-column-given = Given away
review-column-source = Source

## The page in the browser

page-language = Language
page-new-game = A new game
page-your-name = Your name
page-you = You
page-seats = Seats
page-person-here = somebody at this screen
page-by-link = somebody by link
page-begin = Sit down and begin
page-go-on = Go on
page-no-tables = Your games appear here; this browser keeps your seats.
page-open-record = Open a record
page-to-start = To the start page
page-no-answer = The server does not answer. Your moves are safe; try again in a moment.
page-offline = There is no network just now. Your moves are safe; this page goes on when it is back.
page-replay = { $game }: the replay
page-connecting = Connecting …
page-waiting-for = Waiting for { $names }.
page-wait = One moment …
page-options-count =
    { $count ->
        [one] { $count } possible move
       *[other] { $count } possible moves
    }
page-undo = Undo
page-log = Log
page-log-short = Log
page-back-to = Propose to go back to line { $number }
page-back-asked = { $seat } asks to go back.
page-agree = Agree
page-decline = Decline
page-here = here
page-away = away
page-bot-stands-in = (a bot stands in)
page-switch = switch
page-sit = Take this seat
page-come-back = Take my seat back
page-let-bot = Let a bot play for me
page-let-bot-for-now = Let a bot play for now
page-give-seat = give this seat to a person
page-invite = Invite: { $seat }
page-link = Link to the seat
page-qr = QR code of the link
page-watch = Link for spectators
page-chat = Chat
page-say = Say something
page-send = Send
page-rules = Rules
page-search-rules = Search the rules
page-save-record = Save the record
page-promise = The deal was promised before it was made: { $hash }…
page-skip = To the table
page-credits = Rules in our own words; the games belong to their authors and publishers.
page-pack = Printed facts
page-your-turn = Your turn
page-rematch = Play again
moment-share = Share
moment-title = Share this moment
moment-about = A picture, and a link that opens the record at this move. Nothing hidden is shown.
moment-picture-only = A picture of the board. A record from a file has no address of its own.
moment-drawing = The picture is being drawn …
moment-no-picture = This browser cannot draw the picture; the link works all the same.
moment-address = Address of this moment
moment-save = Picture
page-play-on = Play on from here
page-watch-replay = Watch the replay
page-step-back = One move back
page-step-on = One move on
page-to-end = To the end
page-close = Close
page-look-back = Look back
page-to-now = Back to now

game-villagers = Villagers
game-craftsmen = Craftsmen
game-hamlet = Hamlet
game-imperial-settlers = Imperial Settlers: Roll & Write
game-keyflower = Keyflower

## The start page

about-villagers = Draft craftsmen from the road and stack them into chains of trades.
about-craftsmen = Place helpers, build a row of workshops, make goods and load the ships.
about-hamlet = One village that everybody builds, with roads, donkeys and a church.
about-imperial-settlers = Dice give workers and resources; cross out an empire on your sheet.
about-keyflower = Four seasons of bidding for tiles and using them, your own and others'.
box-villagers = Villagers
box-craftsmen = Craftsmen
box-hamlet = Hamlet
box-imperial-settlers = Imperial Settlers
box-keyflower = Keyflower
box-under-imperial-settlers = Roll & Write
mood-villagers = Draft and stack
mood-craftsmen = Queue, plan, deliver
mood-hamlet = One village for all
mood-imperial-settlers = A quiet puzzle, all at once
mood-keyflower = Auction in four seasons
page-pitch = Five games about building a village, at one table.
page-play-now = Play now
page-play-now-against = Play now against bots: { $game }
page-set-up = Set up
page-set-up-game = Set up a table: { $game }
page-seat-range =
    { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
page-seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
page-option-number = a number
page-option-other = another answer
page-choose-file = Choose a record file
page-finished = Finished games
page-record-hint = A record is a text file with the whole game. It can be watched move by move.
page-public = Anyone may watch and join
page-public-about = listed on the start page; free seats may be taken
page-hints = Hints
page-hints-about = anyone may ask what Owl would do; everybody sees who asked
clock = Time
clock-about = Nobody loses a game by the clock.
clock-none = No clock
clock-none-about = Take all the time you want, days if need be.
clock-quick = Quick
clock-quick-about = One minute a decision; then Fox makes it.
clock-evening = An evening
clock-evening-about = Half an hour each for the whole game; then 20 seconds a decision.
clock-post = By post
clock-post-about = Two days a decision; then Fox makes it.
clock-left = Time left:
clock-hours = { $count } h
clock-lengthened =
    { $count ->
        [one] More time was given once.
       *[other] More time was given { $count } times.
    }
more-time-quick = A minute more for each decision, for everybody.
more-time-evening = Ten minutes more for everybody.
more-time-post = A day more for each decision, for everybody.
leave = Leave
leave-days = Days of leave
leave-about =
    { $count ->
        [one] Your clock stands still for as long; you have one day of leave left in this game.
       *[other] Your clock stands still for as long; you have { $count } days of leave left in this game.
    }
leave-none = You have no more leave in this game.
leave-go = Go on leave
leave-back = I am back
leave-until = on leave until { $date }
page-free-or-link = whoever comes, or somebody by link
page-open-tables = Open tables
page-seat-free =
    { $count ->
        [one] A seat is free at this table.
       *[other] { $count } seats are free at this table.
    }
page-seat-by-link = You are watching. A seat is free here; { $seat } has the link to it.
page-seats-free =
    { $count ->
        [0] none free
       *[other] { $count } free
    }
page-watch-table = Watch
page-join = Sit down
page-icons = Pictograms by Lorc, Delapouite and contributors from game-icons.net
bot-lamb = Easy: judges at a glance, and often wrongly
bot-fox = Medium: looks one move ahead with a practised eye
bot-owl = Hard: thinks for a second in each turn
bot-dragon = For those who want to lose: thinks for five seconds in each turn
bot-animal-lamb = Lamb
bot-animal-fox = Fox
bot-animal-owl = Owl
bot-animal-dragon = Dragon
bot-name-lamb =
    { $number ->
        [0] Lamb
       *[other] Lamb { $number }
    }
bot-name-fox =
    { $number ->
        [0] Fox
       *[other] Fox { $number }
    }
bot-name-owl =
    { $number ->
        [0] Owl
       *[other] Owl { $number }
    }
bot-name-dragon =
    { $number ->
        [0] Dragon
       *[other] Dragon { $number }
    }
bot-uniform = Easy: moves at random
bot-greedy = Medium: looks one move ahead
bot-mcts = Hard: thinks before each move
bot-animal-uniform = Lamb
bot-animal-greedy = Fox
bot-animal-mcts = Owl
bot-name-uniform =
    { $number ->
        [0] Lamb
       *[other] Lamb { $number }
    }
bot-name-greedy =
    { $number ->
        [0] Fox
       *[other] Fox { $number }
    }
bot-name-mcts =
    { $number ->
        [0] Owl
       *[other] Owl { $number }
    }

## Start page: boxes, tables, set-up

page-minutes = { $count } min
page-weight = Weight { $weight } of { $most }
page-play = Play
page-look = Look
page-in-words = Table in words
page-in-words-about = lists instead of a drawn board, for screen readers and small windows
page-call-me = call me
page-call-me-about = a notice when it is your turn and the page is hidden
page-tables-count =
    { $running ->
        [one] { $running } running
       *[other] { $running } running
    }, { $finished } finished
page-open-about = anyone may sit down
page-no-open-tables = No table is open just now. Set one up, and tick that anyone may watch and join.
page-other-doors = Other doors
page-paste-link = Paste a link from a friend
page-open = Open
page-odd-link = That is no link to a table or a replay.
page-new-here = New here?
page-new-here-about = Sit down with the Lamb, which often errs. Two sentences at the piece tell you what matters, whatever you cannot do says why, and nearly everything can be taken back.
page-reason-undo = Take it back
page-reason-undo-about = Undo to the last secret; beyond it, by consent.
page-reason-why = Why not?
page-reason-why-about = Every refusal names its rule and the way to it.
page-reason-past = Every move stays
page-reason-past-about = Look back at any moment; a record is a text file.
page-reason-account = No account
page-reason-account-about = A link is a seat. This browser keeps yours.
page-reason-honest = Honest deal
page-reason-honest-about = The shuffle is promised before it is made.
page-name-asked = What shall we call you?
page-name-about = The others see this name. You are asked once; it can be changed at the top of the start page.
page-keep = Keep it
page-settings = Settings
page-light = Light
page-light-day = Day
page-light-night = Night
page-light-auto = As the device
page-to-day = By day
page-to-night = By night
page-sound = Sound
page-sound-about = wood, paper, coins and dice
page-motion = Motion
page-motion-about = pieces fly from place to place
page-pace = Others' moves
page-pace-slow = slow
page-pace-readable = readable
page-pace-quick = quick
page-pace-off = at once
page-gallery = Gallery of all pieces
page-who = Who sits at the table?
page-who-about = Click who sits on a chair. Seats can be changed later, too.
page-older = A part of this page is missing
page-older-about = The server has a newer page, or does not answer. Load it again; your seat is kept.
page-bots = Bots
page-who-sits = Who sits on chair { $number }?
page-here-short = Here
page-link-short = Link
page-invited = Invited
page-link-later = You get the link at the table.
page-name-of-seat = Name of the person on chair { $number }
page-chair-away = Take chair { $number } away
page-more-chairs = One more chair
page-up-to = up to { $most }
page-another-game = Another game
page-your-table = Your table
page-pack-about = which edition's numbers
page-sit-down =
    { $count ->
        [one] { $names } plays alone.
       *[other] { $names } play.
    }
page-invited-later = You can begin at once; whoever is invited may come later.
page-closed = This does not go with the other answers.

## Gallery

gallery-kit = The kit
gallery-search = Search by name
gallery-guess = reconstructed

## Notes: what is true of a table just now

note-fine = All right
note-how-it-went = How it went
note-too-late = That was too late
note-refused = That is not possible
note-silent = The server does not answer
note-lost = The connection is lost
note-lost-about = Every move that was acknowledged is kept. Look at everything meanwhile; your answer waits.
note-stuck = { $seat } has lost its way
note-stuck-about = It failed several times; the game waits.
note-past = The table as it was at move { $at }
note-past-about = The board has a brown frame; nothing can be answered here.
note-proposal-about = To move { $to }, before what you all have seen since.
note-look-at-it = Look at it
note-sit = This chair is yours
note-sit-about = Say your name and sit down; the link is kept in this browser.
note-standin = A bot plays for you
note-standin-about = It stops at once when you come back.
note-clock = { $time } left for this answer
note-clock-about = Then Fox answers it for you. Nobody loses a game by the clock.
note-clock-out = Fox answered for you
note-clock-out-about = The time was up for that decision. The next one is yours again.
note-more-time = More time, please
note-time-asked = { $seat } asks for more time
note-time-waits = You asked for more time
note-time-given = There is more time
note-time-declined = No more time for now
note-time-declined-about = Not everybody agrees. Nobody loses a game by the clock.
note-bylink = A chair waits for somebody
note-away =
    { $count ->
        [one] { $seat } has been away for a minute
       *[other] { $seat } has been away for { $count } minutes
    }
note-away-about = The game waits for that answer. The seat can be taken back at any time.
note-rematch = The next game is ready
note-rematch-about = Same seats, same settings, a new deal.
note-to-new-table = To the new table
note-back = Here again
note-back-about =
    { $count ->
        [0] Nothing happened meanwhile.
        [one] One move was made meanwhile.
       *[other] { $count } moves were made meanwhile.
    }
note-arrived = { $seat } sits down
note-consent = You asked to go back to move { $to }
note-consent-about = No answer yet: { $names }.
note-withdraw = Withdraw
note-watching = You are watching
note-watching-about =
    { $count ->
        [0] Everything public is shown, as a spectator sees it.
        [one] Everything public is shown, as a spectator sees it. { $count } watches.
       *[other] Everything public is shown, as a spectator sees it. { $count } watch.
    }
note-just-watch = Just watch
note-gone = There is no such table here
note-gone-about = The link may be incomplete, or the server has been cleared.
note-older = This table waits for its own rules
note-older-about = Nothing is lost: it opens again on a server with those rules.
note-load-again = Load again
curtain-turn = { $seat }, your turn
curtain-about = The table is covered. Pass the screen, and open it when only you can see it.
curtain-open = I am { $seat }: show my table
end-compared = Beside { $results } results of other games like this
end-compared-better = { $seat }: more points than { $percent } % of them.
end-compared-mine = You have more points than { $percent } % of them.
end-compared-bar = { $from } to { $to } points: { $count }
end-went = How the game went
end-went-about = Chances after every move, turning points, and what would have been better, judged from what each player knew.
end-best-turn = { $points ->
        [one] The most at once: { $seat }, { $points } point in round { $round }.
       *[other] The most at once: { $seat }, { $points } points in round { $round }.
    }
end-led-always = { $seat } was never behind.
end-led-since = { $seat } was in front from round { $round } on.
end-lead-changes = { $count ->
        [0] The lead never changed.
        [one] The lead changed once.
       *[other] The lead changed { $count } times.
    }
end-chart = Points so far after every turn; at the end { $points }
end-by = { $best } to { $second }.
end-decisive = { $source } made the difference: +{ $by }.
page-sources = Where the points come from
page-share = Copy a link
page-copy = Copy
page-copied = Copied
page-link-about = Whoever opens this link sits down there at once, without an account. The link is this seat's key: send it to one person.
page-seats-about = The table waits for nobody longer than you want.
page-host = the host
page-watchers =
    { $count ->
        [0] Nobody watches.
        [one] { $count } watches.
       *[other] { $count } watch.
    }

## The table page

page-elsewhere = Seats, log and rules
page-jumps = Undo and shortcuts
page-unlit = What is not possible now, and why
page-stuck-watch = The people at this table decide what to do.
page-try-again = Try again
page-play-myself = Play this seat myself
page-rules-more =
    { $count ->
        [one] { $count } more rule: search for it.
       *[other] { $count } more rules: search for them.
    }
page-final = Final scoring
page-tied = { $names } have equal points.
solo-won = You have won.
solo-lost = You have not won this time.
solo-rank = Rank: { $rank }
solo-opponent =
    { $points ->
        [one] { $opponent } has { $points } point.
       *[other] { $opponent } has { $points } points.
    }

## What the server refuses, by the code of the refusal

refused-agreed-already = This seat has agreed already.
refused-all-taken = All seats of that table are taken by now.
refused-bot-already = A bot plays there already.
refused-bot-limits = At this table the setting { $knob } of a bot is at most { $most }.
refused-bot-seat = A bot was seated there when the table was made.
refused-busy = The table is too busy. Look at it again.
refused-deal-alone = Everybody plays the deal of the day without the help of a bot.
refused-deal-forward = Nobody goes back in the deal of the day: everybody has the same luck, once.
refused-deal-open = The record of this deal is opened tomorrow: today others still play it.
refused-deal-played = This browser has had its try at the deal of the day. There is a new one tomorrow.
refused-failure = Something went wrong on the server. It has been written down there; try again in a moment.
refused-foreign-site = Another site may not act here.
refused-full-of-lookers = Too many people look at this table already.
refused-game-over = The game is over and its seed is open, so nothing can be changed.
refused-holders = A table with { $seats } seats needs as many holders, not { $holders }.
refused-illegal-move = That is not possible now [{ $rule }].
refused-no-bot = There is no such bot, or it has no such setting.
refused-no-bot-there = No bot holds that seat.
refused-no-clock = This table has no clock: take all the time you want.
refused-no-database = The server cannot write down what happens just now, so nothing has changed. Try again in a moment.
refused-no-hello = A connection begins with a message that has the key of a seat, or null for a spectator: {"{"}"key": null{"}"}.
refused-no-key = This needs the key of a seat at this table; the one that was given opens none.
refused-no-language = The languages are en and pl.
refused-no-advice = No advice can be had just now; try again in a moment.
refused-no-hints = Somebody has asked for a game without hints.
refused-no-time-wish = Nobody has asked for more time.
refused-not-asked = A hint is given about a question: this seat is not asked now.
refused-no-leave = Only a game by post has leave: elsewhere, let a bot play for you.
refused-leave-used =
    { $have ->
        [0] You have no more leave in this game.
        [one] You have one day of leave left in this game.
       *[other] You have { $have } days of leave left in this game.
    }
refused-on-leave = That player is on leave, and the game waits.
refused-no-lesson = This game has no such lesson.
refused-no-place = Not everybody sees something at “{ $place }”.
refused-no-line = The log has the lines 0 to { $last }.
refused-no-move = An answer has at least one move.
refused-no-pack = This server has no printed facts { $pack } for { $game }.
refused-no-page = There is nothing at this address.
refused-no-proposal = Nobody has proposed to go back.
refused-no-record = This file is no record of a game.
refused-no-seat = This table has { $seats } seats.
refused-no-puzzle = There is no such puzzle.
refused-no-review = This server has no such review.
refused-review-waits = Another game is being reviewed for you. Wait until it is done.
refused-no-table = There is no such table on this server.
refused-not-free = That seat is not free.
refused-not-host = Only the seat that made the table gives a bot’s seat away.
refused-not-long-away = A bot may play for somebody who has been away for { $seconds } seconds. Try again in a moment.
refused-not-public = This table is not public: a seat is taken by its link.
refused-not-together = Move { $number } of these shows something new, so what follows it must be sent after it.
refused-not-understood = The server does not understand that. Perhaps this page is older than the server: load it again.
refused-not-yours = Only the person whose seat it is sends the bot away.
refused-nothing-stuck = No bot at this table waits to be asked again.
refused-nothing-to-undo = Nothing can be taken back: something new was shown, or another seat has answered.
refused-other-host = This server is not called by that name; whoever runs it can allow it with --name.
refused-other-record = This record is of a game, of rules or of printed facts that this server does not have.
refused-other-rules = This table was made with other rules than this server has.
refused-proposal-waits = Another proposal to go back is waiting for answers.
refused-record = This record cannot be replayed: it was changed or cut, or it parts from the rules.
refused-record-closed = The record is opened when the game is over: until then it would give secrets away.
refused-rematch-early = A rematch can be asked for when the game is over.
refused-rematch-exists = There is a rematch already.
refused-setup = The game cannot be set up with these seats and options.
refused-setup-rule = These options do not go together, or not with so many seats: see rule { $rule }.
refused-stale = That answer belongs to an older question: the table has moved on, perhaps in another window of yours. Please answer again.
refused-there-already = The table already stands where you ask to go back to.
refused-time-waits = Another wish for more time is waiting for answers.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-too-large = That is too large for this server.
refused-unreadable-move = No move of this game is written like that.

# The window of the table: the kit.
window-players = Players
window-piece-answers = { $name }: { $count } answers
window-answers-here = What can be done here
window-smaller = Smaller
window-larger = Larger
window-fit = Fit
window-fewer = One fewer
window-more = One more
window-progress = then { $have } of { $need }
window-completes = completes it
window-opens = opens { $names }
window-left = left:
window-have-of = { $have } of { $need }.
window-sure = This cannot be taken back
window-sure-about = Something new comes to light with it.
window-not-yet = Not yet
window-read-piece = Read it
window-clear = Clear
window-confirm = { $count ->
    [one] Do this
   *[other] Do these { $count }
}
window-proposal = Do it for me
window-rest-proposed = { $answer }: choose for me
window-rest-own = { $answer }: I choose what to give
window-first-then = { $first }: { $then }
window-whisper = Before { $seat } goes on: does anybody play a card in secret?
window-whisper-about = Whoever wants to takes the screen. Nobody has to say whether they could.
window-whisper-go-on = Nobody does, go on
window-whisper-who = { $seat } takes the screen
window-open-area = Look at what { $seat } has
window-round = round { $at }
window-round-of = round { $at } of { $of }
window-board = Board
window-others = Others
window-result = Result
window-over-look = What to look at
window-lost = Connecting again …
window-tries = { $count ->
    [one] { $count } attempt
   *[other] { $count } attempts
}
window-try-now = Try now
window-looking-back = Looking back: move { $at } of { $of }
window-showing = { $seat } plays
window-showing-table = At the table
window-step-of = { $at } of { $of }
window-over-won = The game is over: { $names } won
window-thinking = { $seat } is thinking
window-whole = Is this right?
window-unpick = Put it back
window-more-answers = { $count } more
window-play = Play
window-pause = Pause
window-skip = Skip
window-skip-all = Skip the rest
window-next = Next
window-space = Space
window-not-done = I am not done yet
window-undo-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
window-list = All answers
window-list-key = All answers (L)
window-list-why = All answers, and why others are not possible
window-to-words = The table in words, for screen readers
window-to-drawing = To the drawn board
window-as-proposed = As proposed
window-answering = Question and answers
window-is-final = cannot be taken back
window-new = new:
window-happened = What has happened
window-menu = Settings
window-move = move { $at }
window-log-filter = What the log shows
window-log-all = All
window-log-since = Since my turn
window-log-empty = Nothing has happened yet.
window-log-earlier = { $count } earlier
window-log-more = and { $count } more
window-show-moment = Show this moment
window-mention = Speak of it
window-mention-none = Speak of nothing
window-point-at = Show { $name }
window-chat-empty = Nobody has said anything yet.
window-quick-well = Well played
window-quick-moment = One moment, please
window-quick-back = Sorry, back now
window-quick-game = Good game
window-does-stuck = has lost its way
window-does-open = is expected
window-does-you = your turn
window-does-thinks = is thinking
window-find = Type to find: a name, a word
window-answers-turn = The turn
window-unlit-count = { $count ->
    [one] { $count } answer is not possible now
   *[other] { $count } answers are not possible now
}
window-take-back = Take back
window-take-back-about = Only your own steps, newest first.
window-back-further = Ask the others to go back further …
window-back-further-alone = Go back further …
window-since = Since your last turn
window-since-about = { $count ->
    [one] { $count } thing happened.
   *[other] { $count } things happened.
}
window-since-show = Show it on the board
window-since-skip = To now
window-unfold = Open the side
window-fold = Close the side
window-keys = Keys
window-keys-answer = Answer
window-keys-look = Look
window-keys-table = The table
window-key-tab = next thing that can be answered
window-key-arrows = move on the board
window-key-enter = answer, or open its menu
window-key-numbers = an answer of the open menu
window-key-end = the first button in the bar
window-key-list = list of all answers
window-key-undo = take back one step
window-key-escape = close, or put back
window-key-space = lift the piece; again: put it down
window-key-zoom = larger, smaller, fit the window
window-key-players = what the next player has
window-key-back = one move back, one on
window-key-now = back to now
window-key-next = next step of what is being shown
window-key-log = log
window-key-chat = chat
window-key-rules = rules
window-key-words = the table in words
window-key-skip = skip what is being shown
window-key-menu = settings
window-key-keys = this page

# Hints
hint-title = What Owl would do
hint-about = Hopes: half the chance of winning, half how far ahead, from what you may know. Everybody sees that you took a hint.
hint-thinking = Owl is thinking …
hint-chance = hopes { $percent } of 100
hint-points = { $points ->
        [one] about one point in sight
       *[other] about { $points } points in sight
    }
hint-part = { $part } { $before } → { $after }
hint-why = expected points:
hint-do = Do it
part-points = points so far
part-others = the best of the others
part-experience = what many games have taught
hint-then = then:
hint-key = Hint (H)
hint-word = Hint
hint-never = Play without hints
hint-none = This game is played without hints.
event-hint-taken = { $seat } takes a hint.
hint-taken = { $count ->
        [one] one hint taken
       *[other] { $count } hints taken
    }
window-key-hint = a hint

# Learning
learn-how = How to play
learn-short = Learn
learn-minutes = in five minutes
learn-aim = The aim
learn-table = On the table
learn-round = A round
learn-points = Points
learn-end = The end
learn-advice = Three pieces of advice
learn-first-game = Play a guided first game
learn-solo-game = Alone, guided
learn-first-about = A real game against an easy bot. Lessons speak at the piece when their situation first comes; you can stop them at any time.
learn-rules = The rules, word by word
learn-chapters = Chapters
learn-no-rule = No rule has these words.
learn-lesson = Lesson
learn-number = { $number } of { $of }
learn-course = Lessons
learn-course-title = Your first game
learn-done = { $done } of { $of } learnt
learn-learnt = learnt
learn-over = That was all: you know what you need. Lessons come no more, and you can read them here again.
learn-understood = Understood
learn-show = Show me the clicks
learn-show-again = Show me again
learn-example = For example:
learn-stop = No more lessons
learn-start = Explain as I play
learn-pictures = Some of what lies in the box

# What went wrong: errors of the command line and of a set-up. At the command line English is as it was raised.
error-missing-extra = This needs { $library }: install it with pip install 'gromada[{ $extra }]'.
error-no-cluster = Ray ({ $cluster }) cannot be reached: { $reason }
error-in-file = { $file }: { $reason }
error-stopped = Stopped.
error-usage-command = No such command “{ $given }”; see: gromada --help
error-usage-option = { $near ->
        [none] No such option { $given }; see: gromada --help
       *[other] No such option { $given }; similar: { $near }
    }
error-usage-missing = { $name } is missing; see: gromada --help
error-usage-whole = { $name } takes a whole number.
error-usage-number = { $name } takes a number.
error-usage-least = { $name } takes a number of at least { $limit }.
error-usage-most = { $name } takes a number of at most { $limit }.
error-usage-value = { $name } needs a value behind it.
error-usage-no-value = { $name } takes no value.
error-usage-more = Too much was given: { $given }; see: gromada --help
error-database-url = A database is sqlite:///FILE or postgresql://USER@HOST/NAME, not “{ $given }”.
error-database-file = An SQLite database needs the name of a file, such as sqlite:///tables.sqlite3.
error-open-no-folder = the folder { $folder } does not exist: make it, or give another --database
error-open-folder = { $file } is a folder: give the name of a file in it, --database sqlite:///{ $file }/tables.sqlite3
error-open-newer = { $file } was written by a newer gromada: update gromada, or give another --database
error-open-postgres = PostgreSQL at { $place } cannot be used ({ $reason }): start it, or correct --database
error-open-broken = { $file } is no database, or a broken one: put a copy of it in its place, or give another --database
error-open-rights = { $file } cannot be written: change the rights of the file and its folder, or give another --database
error-open-locked = another program has locked { $file }: stop it, or give another --database
error-open-other = { $file } cannot be used ({ $reason }): give another --database
error-open-taken = another server uses { $file } already: stop it, or give another --database
error-serve-pack = No game can read the pack { $file }: { $reason }
error-serve-ports = No port from { $first } to { $last } is free on { $host }.
error-serve-page = This installation has no page for the browser; `make install` in the sources builds it.
error-serve-workers = Several workers need PostgreSQL: give --database postgresql://USER@HOST/NAME.
error-serve-driver = PostgreSQL needs its driver: pip install 'gromada[postgres]'.
error-serve-port = Port { $port } on { $host } is used by somebody else, or not allowed; give another --port.
error-serve-policies = --policies takes a folder with learnt policies, not { $given }.
error-serve-start = The server could not start; the lines above say why.
error-undo-none = Nothing can be taken back: something new was shown, or another seat has answered.
error-no-seat = Seats are numbered 0 to { $last }, there is no seat { $given }.
error-answer-forbidden = Seat { $seat } answered “{ $move }”, which { $rule } forbids.
error-answer-over = Seat { $seat } answered “{ $move }”, but the game is over [{ $rule }].
error-answer-unasked = Seat { $seat } answered “{ $move }”, but it is not asked now [{ $rule }].
error-record-length = A record has at most { $most } characters, not { $given }.
error-record-characters = A record holds only characters that can be written as UTF-8.
error-record-first-line = Line 1: a record starts with “{ $wanted }”, not “{ $given }”.
error-record-word = Line { $line }: expected a line that starts with “{ $wanted }”, not “{ $given }”.
error-record-number = Line { $line }: expected a whole number of at least 0, not “{ $given }”.
error-record-option = Line { $line }: expected a new option as name=value.
error-record-seats = Line { $line }: expected the seats in order, each once.
error-record-moves = Line { $line }: expected the word “moves” alone on its line.
error-record-checksum = Line { $line }: the checksum does not belong to the text above it: the record was changed or cut.
error-record-more = Line { $line }: nothing may follow the checksum.
error-record-game = Line 2: a record of { $given }, not of { $wanted }.
error-record-no-game = Line 2: { $reason }
error-record-rules = Line 3: played by rules version { $given }, this is version { $wanted }.
error-record-pack = Line 4: played with pack { $given }, not { $wanted }; give that pack.
error-record-setup = Lines 5 to { $last }: { $reason }
error-record-move = Line { $line }: { $reason }
error-record-open = Line { $line }: the game is over, but the record has no result.
error-record-early = Line { $line }: the record has a result, but the game is not over.
error-record-result = Line { $line }: the result is { $scores }, winners { $winners }.
error-record-promise = The seed is not the one that was promised before the deal.
error-unreadable-move = { $count ->
        [0] No move of this game is written “{ $given }”; a move looks like “{ $example }”.
       *[other] No move of this game is written “{ $given }”; similar: { $near }.
    }
error-option-value = { $kind ->
        [words] The option { $option } is one of { $words }, not “{ $given }”.
        [number] The option { $option } is a whole number from { $low } to { $high }, not “{ $given }”.
       *[other] The option { $option } is a whole number from { $low } to { $high }, or { $words }, not “{ $given }”.
    }
error-no-option = { $game } has no option “{ $given }”; its options are: { $known }.
error-seats = { $game } is played by { $low } to { $high } seats, not { $given }.
error-seed = A seed is a whole number of at least 0 with at most 80 digits, not { $given }.
error-option-form = An option is written key=value, not “{ $given }”.
error-option-twice = The option { $option } is given twice.
error-seats-and-bots = There are { $seats } seats, but --bots names { $bots }: { $names }.
error-review-unfinished = Only a finished game is reviewed: this record has no result.
error-puzzles-game = { $file } is a record of { $given }, not of { $wanted }.
error-review-seat = --seat is a number from 1 to { $last }, not { $given }.
error-at-least-one = { $option } is at least 1, not { $given }.
error-file-read = { $file } cannot be read: { $reason }.
error-file-write = { $file } cannot be written: { $reason }.
error-no-record = { $file } is no record: it is not a text in UTF-8.
error-two-bots = An arena compares at least 2 bots, such as greedy and uniform, not { $given }.
error-needs-pyarrow = A .parquet file needs pyarrow: install it with pip install 'gromada[parquet]', or use .jsonl.
error-out-ending = --out takes a file that ends in .jsonl or .parquet, not “{ $given }”.
error-no-file = There is no file { $file }.
error-no-thing = Nothing printed in { $game } is called “{ $given }”; gromada data { $game } lists everything.
error-bench-seconds = --seconds is a number above 0 and at most 3600, not { $given }.
error-coverage-of-all = --coverage is about all rules of { $game }: leave out { $given }.
error-no-rule = { $count ->
        [0] { $game } has no rule { $given }; list them with: gromada rules { $game }
       *[other] { $game } has no rule { $given }; similar: { $near }.
    }
error-not-covered = The rules of { $game } are not fully coded and tested.
error-no-value = { $file } is no learnt value of Gromada.
error-no-prior = { $file } is no learnt prior of Gromada.
error-value-other = { $file } was learnt with another { $what } ({ $learnt }) than is played here ({ $here }).
error-value-stale = { $file } no longer foretells games of { $game } better than the evaluation does: learn it anew.
error-prior-stale = { $file } no longer foretells the tries of searches in { $game } better than one step ahead does: learn it anew.
error-learn-nothing = Nothing that was learnt beats what there is.
error-no-bot = There is no bot “{ $given }”; the bots are: { $known }.
error-no-policy = { $file } is no policy of gromada.
error-policy-other = { $file } was learnt for { $learnt } with other features or codes than { $game } has here.
error-no-knob = The bot { $bot } has no knob “{ $given }”; its knobs, written knob=number, are: { $known }.
error-knob-value = { $kind ->
        [count] The knob { $knob } of the bot { $bot } is a whole number from { $low } to { $high }, not “{ $given }”.
       *[other] The knob { $knob } of the bot { $bot } is a number from { $low } to { $high }, not “{ $given }”.
    }
error-no-game = There is no game “{ $given }”; the games are: { $known }.
error-tests-not-here = The tests are not installed with gromada: run this in a folder with its sources.
error-no-language = The languages are { $known }, not “{ $given }”.
error-settlers-mode = With { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } the mode is { $fitting }, not { $given } [ISR-MODE-5].
error-settlers-sheet-mode = A numbered sheet belongs to the adventure modes, not to { $given } [ISR-SETUP-2].
error-settlers-sheet = This pack has no Adventure sheet { $given }; it has { $low } to { $high }.
error-villagers-first = Alone there is no first player to choose: leave first_player=random [VIL-SOLO-28].
error-villagers-solo = The solo form { $given } is for one seat, not for { $seats } [VIL-SOLO-25].
error-craftsmen-ages = The option age_order names { $seats } seats from the youngest on, not “{ $given }”.
error-hamlet-limits = stall_limit and round_limit cannot both be off: every game must end [HAM-OPT-5].
# Why the list of what can be taken back ends where it does.
undo-ends-news = Before that something new was shown.
undo-ends-answered = Before that { $seat } has answered.
undo-ends-start = That is where the game began.
undo-ends-over = The game is over.

# The table in words: headings of its parts.
words-table = The table
words-others = The others
words-players = The players
answer-price = { $kind ->
        [both] costs { $costs }, brings { $gives }
        [costs] costs { $costs }
       *[gives] brings { $gives }
    }
help-words = words of your own, in English or Polish: “take the brewer”
help-thing = ? and a name: what a printed thing is and does
help-things = d: the same for everything that the answers are about
things-none = These answers are about nothing printed.
help-proposal = p: take the proposal for the rest of a small step
help-hint = h: what a strong player would answer
help-log = l: what happened since your last turn
help-scores = s: the points so far, by source
help-rules = r and words, or a rule’s id: search the rules
help-others = b and a name: another player’s area in full
no-such-number =
    { $last ->
        [1] There is one answer: 1.
       *[other] There is no answer { $typed }: they are numbered 1 to { $last }.
    }
not-understood = I do not know which answer “{ $typed }” means.
more-things = And { $count } more: { $names }
in-the-rules = Nothing printed has this name. The rules say:
not-known = Nothing here is called “{ $typed }”, and no move is written so.
no-proposal = There is no proposal for this question.
proposed = Proposed and done: { $move }
proposal-waits = p does the rest of this step: { $moves }.
log-empty = Nothing has happened since your last turn.
rules-none = No rule speaks of “{ $words }”.
decimal-mark = .
hint-line = { $number }  { $move }  { $label }: { $facts }
scores-hidden = Nobody may know any points yet.
kept = The game is kept: gromada play --continue goes on with it.
error-no-game-named = Name a game to play, or go on with --continue.
error-nothing-left = No game was left to go on with.
error-other-left = The game that was left is { $game }.
model-name = Model
model-winners = Winners: { $names }
model-wait = Others are asked now; look again later.
model-asked = Asked: { $prompt }
model-done = { $count ->
        [0] Nothing was played.
        [one] { $count } answer was played.
       *[other] { $count } answers were played.
    }
model-refused = Refused: “{ $move }”. { $reason } [{ $rule }]
model-several = “{ $typed }” fits several answers: say it more exactly.
model-unclear = “{ $typed }” means no answer to this question.
model-closest = Closest: { $moves }
model-proposal = Proposed for the rest of this step: { $moves }
model-seated = Table { $table }. You hold the seat of { $name }.
error-mcp-mode = --mode is listed or withheld, not “{ $given }”.
error-seat-command = { $command } cannot be started: { $reason }.
error-seat-ended = The program has ended before the game.
error-seat-refused = The program’s answers were refused { $count } times in a row: { $reason }

## Signs: what a pictogram beside the pieces means

sign-score = Points
sign-score-about = What this player would have if the game ended now, as far as everybody may know.
window-has = What { $seat } has
