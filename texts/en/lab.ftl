### The lab: tournaments between bots and what comes of them.

## Help pages.

lab-help-tournament =
    Play a tournament. Each deal is played by every rotation of the seats.
    Stop it at any time: the same command goes on where it was.

    Usage: operahouse lab tournament --bots LIST --out FOLDER [OPTIONS]

      --bots LIST        random, novice, amateur, expert, expert@800 (so many
                         iterations), expert@250ms (so long); as many as
                         players sit together, of more all combinations meet,
                         of fewer one sits against a table of the other
      --out FOLDER       where games, results and report are written
      --game GAME        without it opera
      --players N        how many sit at a table; without it 3
      --games N          at least so many games; without it 300
      --both-ways        with fewer bots than players: the other way round too
      --seed N           other deals; without it 1
      --option NAME      what is agreed before the game; may be repeated
      --records          write every game as a record
      --workers N        processes on this machine; without it all cores
      --cluster ADDRESS  play on a Dask cluster instead
      --lang LANGUAGE    en, nl, fr or it
      --help             this page

    Where all bots play at random, only results and lengths are kept.
lab-help-balance =
    Let the same bot play on all seats, for every number of players: what
    seats and components do to the game.

    Usage: operahouse lab balance --out FOLDER [OPTIONS]

      --bots LIST        each plays against itself; without it amateur
      --out FOLDER       where games, results and report are written
      --game GAME        without it opera
      --players N        only this number of players
      --games N          games for each number of players; without it 300
      --seed N           other deals; without it 1
      --option NAME      what is agreed before the game; may be repeated
      --workers N        processes on this machine; without it all cores
      --cluster ADDRESS  play on a Dask cluster instead
      --lang LANGUAGE    en, nl, fr or it
      --help             this page

## While games are played.

lab-rounded-up = { $deals ->
    [one] { $games } games will be played: { $deals } deal, by every line-up and rotation.
   *[other] { $games } games will be played: { $deals } deals, each by every line-up and rotation.
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
lab-column-seconds = Seconds a game
lab-column-done = In a game
lab-column-players = { $players } players
lab-standings = Standings
lab-standings-note = In brackets: 95% intervals. A shared win counts as its fraction. Points of one deal count as one observation. Ratings are openskill’s; a new player starts at 25.
lab-thinking = Thinking time
lab-done = How often, in a game
lab-seats-of = Seats, { $players } players
lab-numbers = The numbers

## Pages.

lab-game-opera = Opera
lab-game-operaopoly = Operaopoly
lab-title-tournament = { $game }: a tournament with { $players } players
lab-title-balance = { $game }: what seats and components do
lab-no-options = none
lab-lead = { $bots }. { $games } games on { $deals } deals; each deal is played by every line-up in every rotation of the seats, so that luck and seats even out. Seed { $seed }, edition { $edition }, rules { $rules }, table options: { $options }.
lab-lead-balance = On every seat sits the same bot ({ $bots }), so that only seats and components differ. { $games } games for each number of players; edition { $edition }.
lab-footer = Made by the lab of Operahouse. All intervals are 95%. The results are in results.parquet, a row for each seat of each game.

## Figures.

lab-chart-wins = Who wins
lab-chart-wins-caption = Share of games won for each seat taken, with 95% intervals. The dashed line is what equals would win.
lab-chart-wins-x = Bot
lab-chart-wins-y = Games won
lab-chart-course = Points by round
lab-chart-course-caption = Mean points after each round, over the games that lasted so long.
lab-chart-course-x = Round
lab-chart-course-y = Points
lab-chart-sources = Points by source
lab-chart-sources-caption = Mean points in a game by what they were given for; what was lost hangs below the line.
lab-chart-sources-x = Bot
lab-chart-sources-y = Points
lab-chart-rounds-hired = Roles hired by round
lab-chart-rounds-hired-caption = Mean number of times a seat hires each role, round by round.
lab-chart-rounds-hired-x = Round
lab-chart-rounds-hired-y = Hired by a seat
lab-chart-rounds-all = What is done by round
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
lab-chart-shares-caption = Share of each source in all points, by number of players; what was lost hangs below the line.
lab-chart-shares-x = Players
lab-chart-shares-y = Share of points
lab-chart-parts = Components used
lab-chart-parts-caption = How often each is used in a game, all seats together.
lab-chart-parts-x = Component
lab-chart-parts-y = Times in a game

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

lab-missing-library = The lab needs the library { $library }: pip install operahouse[lab]
lab-another-tournament = In { $folder } there is another tournament; choose another folder for this one.
lab-in-use = Another run is writing to { $folder }; wait for it, or choose another folder.
lab-spoilt-journal = { $file } is spoilt in line { $line }: take that line out, and its game is played again.
lab-workers-die = The workers keep dying, so no more games can be played; finished games are kept.
lab-no-cluster = There is no Dask cluster at { $address }.
lab-not-offered = The bot “{ $bot }” chose { $option }, which it was not offered.

## Fitting.

lab-help-fit =
    Let the bots play against themselves, and fit the weights by which they
    judge a position to what came of it.

    Usage: operahouse lab fit --out FILE [OPTIONS]

      --out FILE         where the weights are written
      --game GAME        without it opera
      --aim AIM          points (to come, without it) or lead (over the others)
      --generations N    without it 12
      --games N          games of a generation, for each number of players
      --seed N           other games; without it 1
      --workers N        processes on this machine; without it all cores
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
lab-generation = Generation { $number }: { $rows } positions seen, { $share } of the games won against two of the best so far.
lab-no-features = Nobody has said yet what to look at in { $game }, so there is nothing to fit.
lab-unknown-aim = “{ $aim }” is nothing to aim at: it is one of { $known }.
