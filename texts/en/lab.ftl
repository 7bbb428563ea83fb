### The lab: tournaments between bots and what comes of them.

## Help pages.

lab-help-tournament =
    Play a tournament. Every rotation of the seats plays each deal. Stop it
    whenever you like: the same command goes on where it stopped.

    Usage: operahouse lab tournament --bots LIST --out FOLDER [OPTIONS]

      --bots LIST        random, novice, amateur, expert, master@800 (so many
                         iterations), expert@250ms (so long a move),
                         network@250ms:FILE (a network out of a training);
                         as many as players: they sit together; more: all
                         combinations meet; fewer: one bot plays a table of
                         another
      --out FOLDER       where games, results and report go
      --game GAME        opera by default
      --players N        how many sit at a table; 3 by default
      --games N          at least this many games; 300 by default
      --both-ways        with fewer bots than players: the other way round too
      --seed N           other deals; 1 by default
      --option NAME      an option of the game; you can give several
      --records          write every game as a record
      --workers N        processes on this machine; all cores by default
      --cluster ADDRESS  play on a Dask cluster instead
      --lang LANGUAGE    en, nl, fr or it
      --help             this page

    If all bots play at random, only results and lengths are kept.
lab-help-balance =
    Let the same bot play every seat, for every number of players, and see what
    seats and components do to the game.

    Usage: operahouse lab balance --out FOLDER [OPTIONS]

      --bots LIST        each plays against itself; amateur by default
      --out FOLDER       where games, results and report go
      --game GAME        opera by default
      --players N        only this number of players
      --games N          games for each number of players; 300 by default
      --seed N           other deals; 1 by default
      --option NAME      an option of the game; you can give several
      --workers N        processes on this machine; all cores by default
      --cluster ADDRESS  play on a Dask cluster instead
      --lang LANGUAGE    en, nl, fr or it
      --help             this page

## While games are played.

lab-rounded-up = { $deals ->
    [one] Playing { $games } games: { $deals } deal, by every line-up and rotation.
   *[other] Playing { $games } games: { $deals } deals, each by every line-up and rotation.
}
lab-progress = Games with { $players } players
lab-stopped = Stopped. Finished games are kept: the same command goes on from here.
lab-written = Report: { $file }

## Numbers.

lab-lang = en
lab-decimal = .
lab-percent = { $number }%
lab-interval = { $value } ({ $low } – { $high })

## Tables.

lab-column-bot = Bot
lab-column-seat = Seat
lab-column-games = Games
lab-column-wins = Wins
lab-column-points = Points
lab-column-rating = Rating
lab-column-seconds = Seconds per game
lab-column-done = Per game
lab-column-players = { $players } players
lab-standings = Standings
lab-standings-note = In brackets: 95% intervals. A shared win counts as its fraction. The points of one deal count as one observation. Ratings are openskill’s; a new player starts at 25.
lab-thinking = Thinking time
lab-done = How often per game
lab-seats-of = Seats, { $players } players
lab-numbers = The numbers

## Pages.

lab-game-opera = Opera
lab-game-operaopoly = Operaopoly
lab-title-tournament = { $game }: a tournament with { $players } players
lab-title-balance = { $game }: what seats and components do
lab-no-options = none
lab-lead = { $bots }. Games: { $games }, deals: { $deals }; every line-up plays each deal in every rotation of the seats, so luck and seats even out. Seed { $seed }, edition { $edition }, rules { $rules }, table options: { $options }.
lab-lead-balance = The same bot ({ $bots }) sits on every seat, so only seats and components differ. { $games } games for each number of players; edition { $edition }.
lab-footer = Made by the lab of Operahouse. All intervals are 95%. The results are in results.parquet, one row for each seat of each game.

## Figures.

lab-chart-wins = Who wins
lab-chart-wins-caption = Share of games won for each seat taken, with 95% intervals. The dashed line is an equal share.
lab-chart-wins-x = Bot
lab-chart-wins-y = Games won
lab-chart-course = Points by round
lab-chart-course-caption = Mean points after each round, over the games that lasted that long.
lab-chart-course-x = Round
lab-chart-course-y = Points
lab-chart-sources = Points by source
lab-chart-sources-caption = Mean points per game by what they were given for; losses hang below the line.
lab-chart-sources-x = Bot
lab-chart-sources-y = Points
lab-chart-rounds-hired = Roles hired by round
lab-chart-rounds-hired-caption = Mean number of times a seat hires each role, round by round.
lab-chart-rounds-hired-x = Round
lab-chart-rounds-hired-y = Hires per seat
lab-chart-rounds-all = What happens by round
lab-chart-rounds-all-caption = Mean number of times a seat does each thing, round by round.
lab-chart-rounds-all-x = Round
lab-chart-rounds-all-y = Times
lab-chart-seats = Seat advantage, { $players } players
lab-chart-seats-caption = Share of games won by each seat, counted in order of play from the starting seat, with 95% intervals. The dashed line is an equal share.
lab-chart-seats-x = Seat
lab-chart-seats-y = Games won
lab-chart-length = Length
lab-chart-length-caption = How many games took how many decisions, all seats together. Each bar begins at the number below it.
lab-chart-length-x = Decisions
lab-chart-length-y = Games
lab-chart-shares = Where points come from
lab-chart-shares-caption = Share of each source in all points, by number of players; losses hang below the line.
lab-chart-shares-x = Players
lab-chart-shares-y = Share of points
lab-chart-parts = Components used
lab-chart-parts-caption = How often each is used per game, all seats together.
lab-chart-parts-x = Component
lab-chart-parts-y = Times per game

## Kinds of things done.

lab-kind-opera-hired = hired
lab-kind-opera-built = built
lab-kind-opera-bought = bought
lab-kind-opera-sold = sold
lab-kind-opera-intermezzo = intermezzo
lab-kind-operaopoly-hired = hired
lab-kind-operaopoly-rehearsed = rehearsed
lab-kind-operaopoly-ousted = ousted
lab-kind-operaopoly-began = opera begun
lab-kind-operaopoly-auditioned = auditioned
lab-kind-operaopoly-sponsored = sponsored

## What goes wrong.

lab-missing-library = The lab needs the library { $library }: pip install operahouse[{ $extra }]
lab-another-tournament = There’s another tournament in { $folder }; choose another folder for this one.
lab-in-use = Another run is writing to { $folder }; wait for it, or choose another folder.
lab-spoilt-journal = { $file } is damaged in line { $line }: remove that line, and its game is played again.
lab-workers-die = The workers keep dying, so no more games can be played; finished games are kept.
lab-no-cluster = There’s no Dask cluster at { $address }.
lab-not-offered = The bot “{ $bot }” chose { $option }, which it wasn’t offered.

## Fitting.

lab-help-fit =
    Let the bots play against themselves, and fit the weights they judge
    positions by to how the games ended.

    Usage: operahouse lab fit --out FILE [OPTIONS]

      --out FILE         where the weights go
      --game GAME        opera by default
      --aim AIM          points (still to come, the default) or lead (over the
                         others)
      --generations N    12 by default
      --games N          games per generation, for each number of players
      --seed N           other games; 1 by default
      --workers N        processes on this machine; all cores by default
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
lab-help-review =
    Let each bot play against itself and measure the review: how well chances
    come true, whether fortune is fair, and what a bot gives away.

    Usage: operahouse lab review [OPTIONS]

      --game GAME        opera by default
      --bots LIST        novice,amateur by default
      --players N        how many play; 3 by default; may be given again
      --mixed            these bots at one table, in all orders, instead of each
                         against itself
      --games N          games of each bot; 100 by default
      --judge            judge every decision too, which takes much longer
      --planted          plant a bad move into each game, and look for it
      --linear           by weights alone, without the network, to compare
      --out FOLDER       where every game is kept: the same command goes on from
                         there
      --seed N           other games; 1 by default
      --workers N        processes on this machine; all cores by default
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
lab-review-fortune = { $bot }, { $players } players, { $games } games. Fortune of a seat in a game, root mean square in percentage points: { $size }. On average:
lab-review-seat = seat { $number }
lab-review-mean = { $who }: { $value }, standard error { $error } ({ $errors } standard errors from 0)
lab-review-variance = Results less fitted fortune: slope { $slope } (standard error { $error }), variance left: { $left }
lab-review-band = judged { $judged }%, won { $won }% (standard error { $error }, moments: { $count })
lab-review-given = { $bot }: { $value } percentage points given away for each decision that counts (standard error { $error }, decisions: { $count })
lab-review-drift = { $bot }: drift of the judge in a game, root mean square in percentage points: { $value }
lab-review-planted = { $bot }, { $players } players: planted bad moves among the three largest losses: { $found } of { $count }
lab-generation = Generation { $number }: { $rows } positions seen, { $share } of the games won against two of the best so far.
lab-no-features = The bots don’t know yet what to look at in { $game }, so there’s nothing to fit.
lab-unknown-aim = You can’t aim at “{ $aim }”; choose from: { $known }.
lab-help-train =
    Let the bots play against themselves, and train the network that the master
    judges positions by. What’s in the folder is trained further.

    Usage: operahouse lab train --out FOLDER [OPTIONS]

      --out FOLDER       for the journal, the networks and the positions
      --game GAME        opera by default
      --generations N    1 by default
      --play N           seconds of self-play in a generation; 150 by default
      --measure N        seconds of games to measure it by; 25 by default
      --epochs N         how often each position is learned from; 3 by default
      --seed N           other games; 1 by default
      --workers N        processes on this machine; all cores by default
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
lab-trained = Generation { $number }: { $games } games, log loss { $loss } (without a network { $linear }); wins { $share } of the games ({ $low } to { $high }) against two of the best so far. { $kept ->
    [yes] It’s the best now.
   *[no] It isn’t kept.
}
lab-no-codes = No network can be trained for { $game } yet: it doesn’t say what a network could look at.
