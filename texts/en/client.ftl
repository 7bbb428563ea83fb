### The browser table: the house around the games.

## The house.

client-motto = Two games of opera, one house
client-nav = Pages
client-nav-play = Play
client-nav-foyer = Foyer
client-nav-daily = Deal of the day
client-nav-learn = Learn
client-game-opera = Opera
client-game-opera-what = Build houses, buy the music, move the fame of composers
client-game-opera-note = { "" }
client-game-opera-length = 9 rounds
client-game-operaopoly = Operaopoly
client-game-operaopoly-what = Win patrons, cast the stars, own the last performance
client-game-operaopoly-note = Some cards are our reconstruction
client-game-operaopoly-length = 3 composers
client-which-game = Which game?
client-players-range = { $low }–{ $high } players
client-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
client-guest = Guest { $number }
client-guest-mark = guest
client-you = You
client-bot = Bot
client-home = Home
client-close = Close
client-again = Try again
client-save = Save
client-send = Send
client-loading = One moment, the lights are going down…

## Play now.

client-play-now = Play now
client-tonight = Tonight
client-play-sum = { $bots ->
    [one] { $game }, you and { $bots } bot
   *[other] { $game }, you and { $bots } bots
}
client-players = Players
client-level = Level of the bots
client-level-random = Plays anything the rules allow. Good for trying out the table.
client-level-novice = Plays sensibly and forgives mistakes. Good for a first evening.
client-level-amateur = Weighs every move and looks a little ahead.
client-level-expert = Plays through many possible evenings before every move.
client-level-master = The same, with an eye trained on thousands of games.
client-raise = Raise the curtain
client-starts-at-once = Starts at once.
    No account needed.

client-first = Your first game: { $game }
client-first-opera = Seven rounds against two novices. The prompter explains every question the first time it comes up and stops you before a slip: about 15 minutes.
client-first-operaopoly = A real game against two novices. The prompter explains every question the first time it comes up and stops you before a slip: about 25 minutes.
client-first-begin = Play it with the prompter
client-first-go-on = Play on
client-learn = Learn at the table
client-learn-why = New here? The prompter shows you both games at a real table, a few minutes at a time.
client-beside = Beside the box
client-beside-why = Playing at a real table? Your phone keeps bids secret, counts, and writes the game down.

## With friends, my games, open tables, pass and play.

client-friends = With friends
client-friends-why = Open a table and send the link: a friend joins on any phone or computer.
client-friends-public = anybody can sit down
client-friends-open = Open a table of { $game }
client-code = A friend’s code
client-join = Join
client-my-games = My games
client-my-games-empty = No games yet. Whatever you start waits for you here.
client-status-seating = waiting for players
client-status-playing = being played
client-status-paused = paused
client-status-ended = finished
client-open-tables = Open tables
client-open-tables-empty = Nobody is looking for players right now. Open a table yourself, and let anybody join.
client-sit = Sit down
client-sit-with = Sit down with { $host }
client-pass = Pass and play
client-pass-why = One screen for the whole table. Your curtain closes before you hand it on.
client-pass-seats = Choose the seats
client-name-of = Name of the player at { $seat }
client-hand-over = Hand the screen to { $name }
client-hand-over-why = The curtain is closed. Nobody can see your ducats and cards.
client-hand-over-open = I’m { $name }, open the curtain

## Before the game.

client-seating = seats
client-seating-why = { $free ->
    [0] Every seat is taken.
    [one] One seat is free. Invite a friend, or seat a bot.
   *[other] { $free } seats are free. Invite friends, or seat bots.
}
client-seat-free = free
client-seat-bot = Seat a bot at { $seat-colour }
client-stand = Stand up
client-rename = Change name
client-empty-seat = Empty the seat
client-empty-seat-why = { $name } loses the seat. Anybody may sit down there again, and so may { $name }, unless you send them away from this table for good.
client-empty-seat-no = Let { $name } stay
client-ban = Send away for good
client-seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
client-seats-full = Everybody is here.
client-host-waited-for = Everybody is here and waits for you.
client-close-table = Close this table
client-close-table-why = The table is taken away, and everybody waiting here is told.
client-close-table-no = Keep it open
client-host-begins = { $host ->
    [none] The host raises the curtain.
   *[other] { $host } raises the curtain.
}
client-invite = Invite friends
client-copy = Copy link
client-copied = Link copied
client-qr = QR code of the link { $address }

## At the table.

client-footlights = Footlights: what you’re asked
client-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
}
client-find-move = Find a move
client-no-move-found = No move has these words.
client-your-turn = Your turn
client-waiting = { $count ->
    [one] Waiting for { $seats }.
   *[other] Waiting for { $seats }.
}
client-moment = One moment…
client-next-move = Next: { $seats }
client-paused = The game is paused.
client-over = The game is over.
client-skip = Skip
client-undo = Take back
client-rewind = Take back your last turn?
client-rewind-what = { $moves ->
    [one] Your last move is taken back.
   *[other] { $moves } moves are taken back: yours, and what the bots did after it.
}
client-rewind-revealed = Something has come to light since then, and you know it now. The game is marked: a turn was taken back.
client-rewind-marked = The game is marked: a turn was taken back.
client-rewind-yes = Take it back
client-rewind-no = Play on
client-coach = Coach
client-log = Log
client-show-again = Show again
client-log-points = Only points
client-log-empty = Nothing has happened yet.
client-since = Since your last move
client-so-far = So far
client-taken-back = (taken back)
client-rule = Rule { $rule }
client-why = Why? Rule { $rule }
client-rulebook = Rules of { $game }
client-glossary = Glossary
client-chat = Chat
client-chat-unread = { $count ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
client-chat-empty = Nobody has said anything yet.
client-chat-say = Say something
client-here = Here now: { $names }
client-presence-here = here
client-presence-gone = not here right now
client-presence-stand-in = a bot stands in
client-gone = { $seat } isn’t here any more.
client-here-again = { $seat } is here again.
client-board = Text board
client-menu = Menu
client-keys = Keys
client-help = Help with this question
client-deal = How it was dealt
client-deal-lead = Nobody could choose this deal. It follows from a secret number of the house and one from everybody at the table. All of them were sealed before the first was opened.
client-deal-lead-alone = The house drew this deal alone: nobody at the table added a secret number. It was sealed before the game, so it couldn’t be changed afterwards.
client-deal-house = The house
client-deal-sealed = Seal:
client-deal-opened = Secret number:
client-deal-seat-mixed = Secret number added
client-deal-seat-away = Away at the deal; only the seal counts
client-deal-seat-bot = A bot; the number of the house stands for it
client-deal-seat-none = No secret number
client-deal-fits = Checked in this browser: everything opened so far fits its seal.
client-deal-fits-own = Checked in this browser: your number is in the deal, and everything opened so far fits its seal.
client-deal-waits = When the game is over, the house opens its number, and everybody can deal the game again.
client-deal-verify = To deal the game again yourself, download the record and run operahouse verify with it.
client-deal-flaw-seed = The number of the house doesn’t fit its seal. This deal isn’t fair.
client-deal-flaw-nonce = A number from the table doesn’t fit its seal. This deal isn’t fair.
client-deal-flaw-missing = This browser opened your number, but the deal was made without it.
client-deal-flaw-changed = The seals aren’t those that this browser saw before it opened your number. This deal isn’t fair.
client-pause = Offer a pause
client-pause-no = No pause after all
client-resume = Go on
client-agree = I agree
client-leave = Let a bot play for me
client-leave-why = A bot keeps your seat until you come back. If you resign, you can’t come back.
client-finished = Games with others you’ve played to the end: { $finished } of { $games }. A game you leave counts as unfinished.
client-away = A bot is playing for you.
client-absent = { $minutes ->
    [one] { $seat } has been gone for a minute.
   *[other] { $seat } has been gone for { $minutes } minutes.
}
client-absent-bot = Let a bot play on
client-absent-voted = A bot plays for { $seat } as soon as the others agree.
client-absent-wait = Wait after all
client-come-back = Take over again
client-resign = Resign
client-resign-why = You give up your seat for good and come last. A bot plays on in your place.
client-resign-no = Play on
client-unit-ducats = { $count ->
    [one] ducat
   *[other] ducats
}
client-unit-points = { $count ->
    [one] victory point
   *[other] victory points
}
client-unit-budget = { $count ->
    [one] budget level
   *[other] budget levels
}

## Keys.

client-key-moving-1 = from one part of the table to the next
client-key-moving-2 = within a part
client-key-moving-3 = pick
client-key-moving-4 = close, or take a choice back
client-key-help = what is asked, explained
client-key-explain = explain what has the focus
client-key-ask = to what you’re asked
client-key-board = the table as text
client-key-log = the log
client-key-chat = the chat
client-key-menu = the menu
client-key-coach = the coach
client-key-undo = take back your move
client-key-skip = skip the rest of the movement

## Preferences.

client-preferences = Preferences
client-language = Language
client-theme = Light
client-theme-evening = Evening
client-theme-matinee = Matinee
client-to-theme = { $now }: change the light to { $theme }
client-speed = Movement
client-speed-slow = slow
client-speed-normal = normal
client-speed-fast = quick
client-speed-off = none
client-speed-is = Movement: { $speed }
client-sounds = Sounds
client-mute-sounds = Mute all sounds
client-volume-is = Sounds: { $percent }%
client-muted-all = Sounds: muted
client-warnings = Warn me before a clear blunder (in games against bots)
client-notices = Notify me when it’s my turn and I’m looking elsewhere
client-your-name = Your name at the table
client-account = Account
client-account-of = { $name }, account
client-account-why = With an account you can find your games on other devices. You don’t need one.
client-account-name = Account name
client-account-password = Password
client-sign-in = Sign in
client-sign-up = Create an account
client-forgot = Forgot your password?
client-my-page = My page
client-codes-new = New recovery codes
client-sign-out = Sign out
client-sign-out-everywhere = Sign out everywhere
client-export = Download my data
client-notices-page = Notifications and holidays
client-password-change = Change password
client-password-old = Current password
client-password-new = New password
client-password-changed = Your password is changed. Other devices are signed out.
client-delete = Delete me
client-delete-why = Your name, ratings and lessons are deleted. Tables of yours that haven’t begun are closed, and you resign from games in play. Finished games stay, without your name. Nobody can undo this.
client-delete-yes = Delete me for good
client-delete-no = Keep everything

## After the game.

client-curtain-call = Curtain call
client-result-win = { $by ->
    [0] You win
   *[other] You win by { $by }
}
client-result-lose = { $by ->
    [0] { $seat } wins
   *[other] { $seat } wins by { $by }
}
client-result-seat = { $by ->
    [0] { $seat } wins
   *[other] { $seat } wins by { $by }
}
client-result-shared = A shared win
client-result-shared-you = You share the win
client-result-abandoned = The game was left unfinished
client-result-you = { $points ->
    [one] You finish { client-place } with { $points } point.
   *[other] You finish { client-place } with { $points } points.
}
client-result-short = { $behind ->
    [one] That’s { $behind } point short of the win.
   *[other] That’s { $behind } points short of the win.
}
client-result-best = Your best source: { $why } ({ $points }).
client-result-how-finished = The last curtain has fallen. Here’s where the points came from.
client-result-how-resigned = Somebody resigned before the end.
client-result-how-abandoned = Everybody went away, and the house turned off the lights.
client-result-how-closed = The table was closed before the end.
client-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
client-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
client-points-by-source = Points by source
client-points-course = Points over the course of the game
client-no-points = Nobody scored.
client-what-next = What next?
client-rematch = Rematch
client-rematch-no = No rematch after all
client-rematch-why = In a rematch everybody keeps their seat, and a new game begins.
client-rematch-waits = You’d like a rematch. It begins when everybody agrees.
client-rematch-others = If the others play a rematch, you’ll find it here.
client-rematch-go = To the rematch
client-rewound-count = { $count ->
    [one] { $count } turn taken back
   *[other] { $count } turns taken back
}
client-what-if = What if? Compare with the game
client-review = Review the game
client-record = Download the record
client-look = See the table
client-to-result = To the result
client-step = Step { $at } of { $last }
client-step-back = One step back
client-step-on = One step forward
client-replay-play = Play
client-replay-pause = Pause
client-replay-rate = Speed
client-replay-jump = Jump to
client-replay-list = All moves
client-screen = Behind whose screen

## When something goes wrong.

client-no-answer = The house isn’t answering.
client-lost = The connection is lost.
client-lost-next = We’re reconnecting; nothing is lost.
client-lost-move = We’ve kept your move and will send it as soon as the connection is back.
client-trouble-unknown-table = There’s no table here
client-trouble-unknown-table-why = The link may be incomplete, or the table has been cleared away. Ask for the link again, or open a table of your own.
client-trouble-unknown-code = No table has this code
client-trouble-unknown-code-why = A code has six letters and digits. Ask your friend to read it out again, or to send the link.
client-trouble-unknown-page = There’s nothing behind this door
client-trouble-unknown-page-why = The address leads nowhere. From the home page you can find every table.
client-trouble-no-answer = The house isn’t answering
client-trouble-no-answer-why = Either you’re offline or the house is being restarted. Games in progress are safe. Try again in a moment.
client-trouble-turned-away = This table is closed to you
client-trouble-turned-away-why = The host has asked you to leave this table, or doesn’t want spectators.
client-trouble-closed-table = This table was closed
client-trouble-closed-table-why = It was closed before the game began. Open a table of your own, or look for another one.
client-full-table = Every seat at this table is taken. You can stay and watch, or open a table of your own.
client-trouble-no-replay = This game can’t be reviewed yet
client-trouble-no-replay-why = You can review a game once it’s over.

## Opening a table: what is agreed.

client-more = More choices
client-agreed = What’s agreed
client-pace = Time to think
client-pace-none = no clock
client-pace-live = live
client-pace-slow = slow
client-pace-none-is = No clock
client-pace-none-why = Nobody is hurried.
client-pace-live-is = { $minutes } min + { $seconds } s
client-pace-live-why = Everybody starts with { $minutes } minutes, and every decision adds { $seconds } seconds, a big one a little more. If you run out of time, a bot plays on for you.
client-pace-slow-is = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
client-pace-slow-why = { $days ->
    [one] Everybody has a day for each decision. If you run out of time, a bot plays on for you.
   *[other] Everybody has { $days } days for each decision. If you run out of time, a bot plays on for you.
}
client-options = { $game }: house rules
client-option-opera-seven_rounds = Seven rounds
client-option-opera-seven_rounds-why = The author’s shorter game: seven rounds instead of nine.
client-option-opera-open_screens = Open screens
client-option-opera-open_screens-why = Everybody sees all ducats and music pieces. A good memory no longer helps.
client-option-opera-esperto_piece_leaves_game = The Esperto’s piece leaves the game
client-option-opera-esperto_piece_leaves_game-why = As in the Dutch rulebook: if you hire the Esperto while you’re last in points, the piece goes back to the box instead of the discard pile.
client-public = Open to anybody
client-public-why = The table is listed, and anybody can sit down.
client-private = By invitation
client-private-why = Only people with the link or the code can find this table.
client-spectators = others can watch
client-spectators-why = Spectators see what everybody sees, never behind a screen.
client-no-spectators = Without spectators
client-no-spectators-why = Only the players see this table.
client-rated = Rated
client-rated-why = The result counts for the ratings. Everybody needs an account, and bots can’t sit down.
client-rated-account = For rated games everybody needs an account. Create yours at the top right.
client-substitute = If somebody leaves, this bot plays on
client-substitute-is = Substitute: { $bot }
client-substitute-why = This bot plays on if somebody leaves or runs out of time.

## Clocks.

client-clocks = Time left
client-clock-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
client-clock-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
client-clock-low = not much time left
client-clock-low-minute = You have one minute left.
client-clock-low-seconds = You have ten seconds left.

## Notes, standing orders, and whom one would rather not hear.

client-note = Note
client-note-why = Only you read this. It’s kept with the game.
client-note-saved = Saved.
client-key-note = your private note
client-orders = Standing orders
client-orders-why = An order answers for you when you’re asked, even while you’re away. The first one that fits answers; one the rules don’t allow is skipped. Nobody else sees your orders.
client-orders-none = You haven’t given any orders.
client-order-asked = When you’re asked: { $question }
client-order-play = Play: { $move }
client-order-unless = Unless: { $condition }
client-order-only = Only if: { $condition }
client-order-new = A new order
client-order-changing = Change this order
client-order-question = When you’re asked
client-order-answer = Answer
client-order-conditions = Conditions
client-order-condition = Condition
client-order-no-condition = no further condition
client-order-how = Must this be true?
client-order-if = only if
client-order-if-not = unless
client-order-about = What it depends on
client-order-value = How much, or which one
client-order-add = Add
client-order-without = Remove the condition. { $condition }
client-order-choose = Choose an answer
client-order-now = It also answers what you’re asked now.
client-order-give = Give this order
client-order-change = Change
client-order-save = Save the change
client-order-leave = Leave it as it was
client-order-revoke = Revoke
client-mute = Mute { $name }
client-about = Mute, block or report { $name }
client-muted = You’ve muted { $name }.
client-unmute = Unmute { $name }
