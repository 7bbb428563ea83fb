### The club: profiles, the foyer, and what brings people back.

## A person’s page.

club-since = In the house since { $date }
club-sum = Games played: { $games }, won: { $won }
club-finished = Games with others played to the end: { $finished } of { $games }
club-block = Block
club-block-done = { $name } can’t sit down at your tables any more, and you won’t be matched with each other.
club-seen-all = Everybody can see this page.
club-seen-private = Only you can see this page.
club-seen-guest = Only you can see this page. With an account, others can too.
club-make-private = Keep it private
club-make-public = Let others see it
club-rating = Rating
club-rating-why = after each rated game
club-rating-none = No rated games yet.
club-rating-few = A few more rated games, and a line shows here.
club-rating-band = Hatched and dotted: where the true strength lies, 19 times out of 20.
club-rating-now = { $game }: { $value } ± { $margin }, rated games: { $games }
club-results = Results
club-results-why = pale line: an even share
club-games = games
club-won = won
club-share = { $percent }%
club-together = in all
club-opponents = By opponents
club-opponents-why = the strongest bot, where no other person played
club-people = people
club-form = Form
club-form-why = places in the latest games
club-sources = Points by source
club-sources-why = { $count ->
    [one] in { $count } game
   *[other] on average in { $count } games
}
club-own = own
club-others = others
club-difference = difference
club-uses = Roles and composers
club-uses-why = { $count ->
    [one] in { $count } game
   *[other] a game, on average in { $count } games
}
club-last = Latest games
club-last-none = No games yet. What’s played to the end shows here.
club-place = place { $place }
club-more = Show more
club-result = Result
club-replay = Review
club-of-game = { $what }: { $game }, { $date }
club-lessons = Lessons
club-lessons-done = { $done } of { $all }
club-lessons-go = Go on learning
club-calls = Curtain calls
club-calls-why = few, and none for merely coming back
club-call-done = achieved
club-call-to-come = still to come
club-call-so-far = { $reached } of { $of } so far
club-call-ovation = Ovation
club-call-ovation-why = won with a quarter more points than anybody else
club-call-da-capo = Da capo
club-call-da-capo-why = won from last place, late in the game
club-call-gala = Gala night
club-call-gala-why = won at the largest table, with a person in every seat
club-call-sharp-eyes = Sharp eyes
club-call-sharp-eyes-why = a whole game without a mistake
club-call-grand-tour = Grand tour
club-call-grand-tour-why = one game won with every number of players
club-data = Your data
club-data-why = Everything we keep about you can be downloaded and deleted. Finished games stay, without your name.

## Recovery codes.

club-codes = Recovery codes
club-codes-why = If you ever forget your password, each of these codes lets you set a new one, once. Write them down or save them: nobody can show them again.
club-codes-copy = Copy the codes
club-codes-copied = The codes are copied.
club-codes-save = Save as a file
club-codes-file = Recovery codes of { $name } at { $address }
club-codes-kept = I’ve kept them
club-codes-new-why = You get eight new codes, and the earlier ones stop working.
club-codes-make = Make new codes
club-forgot-why = Type the name of your account, one of its recovery codes and a new password. No codes left? The people who run this house can set a new password for you.
club-forgot-code = Recovery code
club-forgot-set = Set the new password
club-forgot-mail-why = Or get a link by email, if you gave us your address.
club-forgot-mail = Email me a link
club-forgot-mailed = If there’s such an account with an address, a link is on its way. It works for 30 minutes.

## The foyer.

club-foyer = The foyer
club-foyer-why = Tables looking for players: { $waiting }. Being played now: { $playing }.
club-seek = Play with anybody
club-seek-why = One click: you sit down where somebody wants the same, else at a new table. The game starts by itself when the last seat is taken.
club-seek-go = Find players
club-game = Game
club-any = any
club-waiting = Looking for players
club-waiting-none = Nobody is looking for players right now. Open a table, or let one click find you some.
club-waiting-itself = starts by itself
club-waiting-host = { $host } ({ $value } ± { $margin })
club-waiting-bots = with bots: { $levels }
club-with = with { $names }
club-playing = Being played now
club-playing-why = open to watch; screens stay closed
club-playing-none = Nobody is playing in public right now.
club-round = Round { $round }
club-people-there = People at the table: { $count }
club-watch = Watch
club-watch-at = Watch: { $game }, { $names }
club-leaders = Ratings
club-leaders-why = ± is what games can’t tell yet
club-leaders-none = Nobody has played a rated game yet.
club-yours = you

## The deal of the day.

club-daily = Deal of the day
club-daily-why = { $game } for { $players }. Everybody plays { $seat } and gets the same deal, against the same bots ({ $level }).
club-daily-once = It counts once. Nothing can be taken back, and the coach stays silent.
club-daily-play = Play today’s deal
club-daily-go-on = Play on
club-daily-look = Look at your game
club-daily-look-leaders = See the leaderboard
club-daily-until = Until { $time }
club-daily-finished = { $count ->
    [0] Nobody has finished it yet
    [one] One person has finished it
   *[other] { $count } people have finished it
}
club-daily-result = Your result
club-daily-points = Points: { $points }, place { $place } of { $count }
club-daily-beaten = Share of the others that you beat; a tie counts half.
club-daily-alone = Nobody else has finished it yet.
club-daily-gave-up = You gave up, so there’s nothing to compare. There’s another deal tomorrow.
club-daily-closed = The leaderboard opens when you’ve played.
club-daily-leaders = Leaderboard
club-daily-col-points = points
club-daily-col-beaten = beaten
club-daily-name = name
club-daily-streak = { $count ->
    [0] No days in a row yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
club-daily-archive = The days before
club-daily-not-played = not played
club-daily-points-only = Points: { $points }

## What waits for me.

club-turns = Waiting for you
club-turns-why = your move, the most urgent first
club-turns-left = time runs out { $when }
club-turns-go = Play on
club-turns-at = Play on: { $game }, { $names }

## Tournaments and duplicate evenings.

club-evenings = Tournaments and evenings
club-evenings-why = enter one, or open your own
club-evenings-none = No tournament is open right now.
club-evening-open = Open a tournament
club-evening-open-why = You’re its organiser: you start it and begin its rounds. If you want to play too, enter it like everybody else.
club-evening-name = Name
club-evening-format = Format
club-evening-format-swiss = Swiss
club-evening-format-knockout = Knock-out
club-evening-format-league = League
club-evening-format-duplicate = Duplicate evening
club-evening-why-swiss = Every round you meet people who are doing as well as you, hardly ever the same ones twice, and everybody sits everywhere equally often.
club-evening-why-knockout = The best person at each table goes on, until one table is left.
club-evening-why-league = At a pace of days, everybody meets as many others as possible. The rounds follow each other by themselves.
club-evening-why-duplicate = The same deals at all tables: what counts is how your seat does against the same seat elsewhere.
club-evening-for = { $game } for { $players }
club-evening-entrants = Entries: { $count }
club-evening-by = organised by { $name }
club-evening-round = Round { $round }
club-evening-round-score = your score: { $score }
club-evening-round-over = over
club-evening-round-now = being played
club-evening-status-open = entries open
club-evening-status-ended = over
club-evening-look = View
club-evening-yours = You’re in
club-evening-standings = Standings
club-evening-standings-after = { $rounds ->
    [one] after { $rounds } round
   *[other] after { $rounds } rounds
}
club-evening-standings-none = after the first round
club-evening-place = Place
club-evening-score = score
club-evening-ties = How scores and ties are counted
club-evening-ties-rest = If all of that is equal, you share a place.
club-evening-score-swiss = For every other seat at your table: 2 if you beat it, 1 for a tie.
club-evening-score-league = For every other seat at your table: 2 if you beat it, 1 for a tie.
club-evening-score-knockout = The score is how many rounds you’ve reached; winning the last table adds one. Bots don’t go on; after a tie, the one who entered first does.
club-evening-score-duplicate = Matchpoints: for every table, 2 if your seat did better than the same seat there, 1 for a tie.
club-evening-break-opponents = opponents
club-evening-break-opponents-why = The scores of everybody you’ve met, added up.
club-evening-break-wins = wins
club-evening-break-wins-why = Tables won.
club-evening-break-points = points
club-evening-break-points-why = Points in your games above the average of the table.
club-evening-break-difference = difference
club-evening-break-difference-why = Points above the average of your seat at all tables; from four tables on, the highest and the lowest are left out.
club-evening-break-score = table score
club-evening-break-score-why = At all tables together: 2 for every seat beaten, 1 for a tie.
club-evening-next = What comes next
club-evening-your-table = Your table
club-evening-table = Table { $table }, round { $round }
club-evening-table-short = table { $table }
club-evening-against = With { $names }
club-evening-sit = Take your seat
club-evening-bot = bot
club-evening-is-over = It’s over. Thank you for playing!
club-evening-is-removed = The organiser has taken you out of this tournament.
club-evening-starts = Planned start: { $when }
club-evening-waits = It starts when the organiser says so.
club-evening-interval = Interval. The next round begins soon.
club-evening-others-play = Other tables are still playing.
club-evening-enter = Enter
club-evening-withdraw = Withdraw
club-evening-start = Start
club-evening-start-why = Bots fill the seats that are left. Latecomers play from the next round on, except in a knock-out.
club-evening-next-round = Begin the next round
club-evening-end = End the tournament
club-evening-tables-why = who sits where
club-evening-table-playing = being played
club-evening-table-ended = finished
club-evening-look-table = Table { $table }: { $state }
club-evening-replace = let a bot play
club-evening-replace-at = Let a bot play for { $name } until they come back
club-evening-close = break off
club-evening-close-at = Break off the game at table { $table }
club-evening-entries = Who takes part
club-evening-entries-why = in the order of entry
club-evening-entries-none = Nobody has entered yet.
club-evening-entry-withdrawn = withdrawn
club-evening-entry-removed = taken out
club-evening-entry-since = from round { $round }
club-evening-remove = take out
club-evening-remove-at = Take { $name } out of the tournament
club-evening-board = Board { $board }, seat against seat
club-evening-board-why = dashed: the average of the seat; two matchpoints for every table beaten, one for a tie
club-evening-board-closed = The comparison opens when you’ve finished this board, for everybody else when all tables have.
club-evening-board-open = Some tables are still playing; their results will be added.
club-evening-mean = { $mean } on average
club-evening-difference = difference
club-evening-matchpoints = matchpoints
club-evening-players = Players at each table
club-evening-rounds = Rounds
club-evening-public = Everybody can find it
club-evening-public-why = Otherwise only people who have its link.
club-evening-automatic = The next round begins by itself
club-evening-automatic-why = As soon as all tables have finished.
