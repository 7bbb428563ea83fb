### The command line and the terminal table.

app-version = operahouse { $version } ({ $build ->
    [compiled] rules compiled with mypyc
   *[plain] rules in plain Python
})

## Help pages.

app-help-operahouse =
    The digital home of two board games about opera.

    Usage: operahouse COMMAND…

      play GAME          play in the terminal
      rules GAME         the rulebook in our own words
      show SOURCE        print the board of a position or a recorded game
      position SOURCE    write a position as a file
      bot BOT            let a bot or a program of yours play on a server
      replay RECORD      check a recorded game and retell it
      review RECORD      where a game was won, and how to play better
      verify RECORD      check that a game was dealt from its published seed
      conform PATH…      run rule examples
      simulate GAME      play many games at random
      lab COMMAND        tournaments between bots, and what they show
      serve              open the house to browsers and other terminals
      site FOLDER        the house as files, to play without a server
      db COMMAND         back up, restore or check the database
      admin COMMAND      people, tables and figures, for those who run a server
      config             every setting, its value and its meaning
      completion SHELL   let the shell complete commands with Tab

      --lang LANGUAGE    en, nl, fr or it; otherwise as your system says
      --version          the version, and whether the rules are compiled
      --help             this page; after a command, the page of that command
app-help-play =
    Play a game in the terminal, for instance: operahouse play opera

    Usage: operahouse play GAME [OPTIONS]

      --seats LIST       who plays, in order of play from the starting seat:
                         you          a person here; several times to pass the
                                      device on
                         random       a bot that plays at random
                         novice, amateur, expert, master   bots, ever stronger
                         expert@500ms, master@800  thinks half a second a move,
                                      or searches 800 games
                         network:FILE  the master with a network of yours, see
                                      lab train; network@500ms:FILE
                         cmd:PROGRAM  a program of yours, see
                                      docs/outside-bots.md
                         open         with --server: a seat for a friend
                         you,random,random by default
      --seed N           deal the same game again
      --option NAME      an option of the game, such as open_screens; you can
                         give several
      --server URL       play on a server
      --table CODE       with --server: join a table by its code; or by its
                         link, without --server
      --name NAME        with --server: your name there
      --plain            lines of text, for pipes and screen readers; otherwise a
                         full-screen table where there is a terminal
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-rules =
    The rulebook in our own words, for instance: operahouse rules opera B1 AI

    Usage: operahouse rules GAME [RULE…] [OPTIONS]

    Without a rule you get the whole book; a letter alone gives its section.

      --search WORDS     only the rules that contain all these words
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-show =
    Print a board, with everything open that players hide from each other.

    Usage: operahouse show SOURCE [OPTIONS]

    SOURCE is a file with a position, a record or a rule example, or the
    name of a game, which is then dealt.

      --to MOVE          the board after that many moves of a record or example;
                         the last one by default
      --players N        for a game: how many play; 3 by default
      --seed N           for a game: dealt as by play --seed N; 1 by default
      --option NAME      for a game: an option; you can give several
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-position =
    Write a position as JSON, to be shown, changed, or used in a rule example.

    Usage: operahouse position SOURCE [OPTIONS]

    SOURCE is a file with a record, a rule example or a position, or the
    name of a game, which is then dealt.

      --to MOVE          the position after that many moves of a record or
                         example; the last one by default
      --players N        for a game: how many play; 3 by default
      --seed N           for a game: dealt as by play --seed N; 1 by default
      --option NAME      for a game: an option; you can give several
      --out FILE         write it there; without it, to the terminal
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-completion =
    Print a script that lets your shell complete commands, games, players,
    options and files with Tab. Your shell reads it when it starts:

      bash   eval "$(operahouse completion bash)"   in ~/.bashrc
      zsh    eval "$(operahouse completion zsh)"   in ~/.zshrc
      fish   operahouse completion fish | source    in ~/.config/fish/config.fish

    Usage: operahouse completion SHELL [OPTIONS]

      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-bot =
    Let a bot or a program of yours play at a table of a server, for instance:
    operahouse bot --server URL --table CODE cmd:PROGRAM

    Usage: operahouse bot BOT --server URL --table CODE [OPTIONS]

    BOT is cmd: and a program with its arguments (see docs/outside-bots.md), or
    a bot of this house: random, novice, amateur, expert, master@500ms. It gets
    an account of its own there, and its name ends with a sign: (bot).

      --server URL       the server
      --table CODE       the table, by its code; or by its link, without --server
      --name NAME        what the bot is called; otherwise as its program
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-replay =
    Check every move and the result of a recorded game, tell its story, and
    show how it ended.

    Usage: operahouse replay RECORD [OPTIONS]

      --to MOVE          stop after this many moves
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-review =
    Review a recorded game: everybody’s chances, moves with marks, and what was
    luck and what was skill.

    Usage: operahouse review RECORD [OPTIONS]

      --seat SEAT        only the marks of this seat
      --json             everything, unrounded, as JSON
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-conform =
    Run the rule examples in files and folders. The exit code is 1 when one
    of them fails.

    Usage: operahouse conform PATH… [OPTIONS]

      --coverage         also name the rules in the folder’s rules.txt that
                         no example cites; the exit code is then 1 too
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-verify =
    Deal a recorded game again from its seed, whose hash was published before
    the game, and compare every card and every move. The exit code is 1 if
    anything differs, or if the record has no seed.

    Usage: operahouse verify RECORD [OPTIONS]

      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-serve =
    Open the house: people come with their browsers, or with
    operahouse play GAME --server ADDRESS.

    Usage: operahouse serve [OPTIONS]

      --host HOST        where to listen: 127.0.0.1 (this machine only) by
                         default, 0.0.0.0 for everybody
      --port N           the port; 8080 by default
      --db URL           sqlite:///path/file.db or postgresql://user@host/name;
                         without it OPERAHOUSE_DB, or the file in your data
                         folder
      --workers N        how many processes serve; several need PostgreSQL
      --behind-tls       people come by https, through a proxy in front
      --proxies LIST     the addresses or networks of these proxies, with commas
                         between; 127.0.0.1,::1 if not given
      --open             open the page in your browser; if the port is taken,
                         use the next free one
      --schema           print the shapes of all messages as JSON Schema
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-site =
    Write the house into a folder that any web server can serve, at the root of
    a host name: lessons, games against bots, passing the device around, the
    rulebook, all without a server behind it.

    Usage: operahouse site FOLDER [OPTIONS]

      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-db =
    The database of the house.

    Usage: operahouse db COMMAND…

      backup FILE        copy everything into one file; the server can go on
      restore FILE       fill an empty database from such a file
      check              play every stored game again and compare

      --lang LANGUAGE    en, nl, fr or it
      --help             this page; after a command, the page of that command
app-help-db-backup =
    Copy the whole database, as it is at one moment, into one file that you can
    restore to SQLite or PostgreSQL. The server can go on meanwhile. The file
    holds every secret: keep it as safe as the database.

    Usage: operahouse db backup FILE [OPTIONS]

      --db URL           sqlite:///path/file.db or postgresql://user@host/name;
                         without it OPERAHOUSE_DB, or the file in your data
                         folder
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-db-restore =
    Fill an empty database from a backup, all of it or nothing. A database that
    isn’t empty is left alone.

    Usage: operahouse db restore FILE [OPTIONS]

      --db URL           sqlite:///path/file.db or postgresql://user@host/name;
                         without it OPERAHOUSE_DB, or the file in your data
                         folder
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-db-check =
    Play every stored game again and compare it with what’s stored. The exit
    code is 1 if anything differs.

    Usage: operahouse db check [OPTIONS]

      --db URL           sqlite:///path/file.db or postgresql://user@host/name;
                         without it OPERAHOUSE_DB, or the file in your data
                         folder
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-admin =
    For those who run a server; it may go on meanwhile. WHO is the name of an
    account, the name of a guest, or an id.

    Usage: operahouse admin COMMAND …

      people [WORDS]     list people, accounts first; with words, only names
                         that contain them (--limit N)
      password WHO       give an account a new password, and print it
      delete WHO         delete somebody; finished games stay, without the
                         name (--yes doesn’t ask)
      ban WHO            keep somebody out, or an address or a network
                         (--days N; for good if not given)
      unban WHO          let them in again
      bans               list who is kept out
      sessions WHO       sign somebody out everywhere; or --everybody
      tables             list the tables that haven’t ended (--limit N)
      close CODE         end the game at a table as it stands
      reports            list what people have reported, with what was said
                         (--closed, --limit N)
      close-report ID    a report was looked at
      host WHO           let an account use the management page (--remove);
                         without a name, list who may
      registration [WHO] who may come: open, guests (no new accounts) or closed
      ratings [GAME]     whether ratings predict who wins
      statistics         how much of everything there is

      --db URL           sqlite:///path/file.db or postgresql://user@host/name;
                         without it OPERAHOUSE_DB, or the file in your data
                         folder
      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-config =
    Every setting: its value here and now, where the value comes from, and
    what it means. Set them as environment variables, for instance
    OPERAHOUSE_PORT=9000 operahouse serve

    Usage: operahouse config [OPTIONS]

      --lang LANGUAGE    en, nl, fr or it
      --help             this page
app-help-lab =
    Many games between bots, and what they show.

    Usage: operahouse lab COMMAND…

      tournament         who’s stronger, with intervals
      balance            what seats and components do
      fit                make the bots judge better by self-play
      train              train the network that the master judges by
      review             measure how far the review of games can be trusted

      --lang LANGUAGE    en, nl, fr or it
      --help             this page; after a command, the page of that command
app-help-simulate =
    Play many games at random; print the speed and the mean points.

    Usage: operahouse simulate GAME [OPTIONS]

      --players N        how many play; 3 by default
      --games N          how many games; 1000 by default
      --seed N           the seed of the first game; 1 by default
      --records FOLDER   write every game as a record
      --lang LANGUAGE    en, nl, fr or it
      --help             this page

## The terminal table.

app-prompt = { $seat }>{" "}
app-move-about = { $move }: { $about }
app-hand-over = Hand the device to { $seat }, who presses Enter.
app-save-where = Tell me where: save FILE
app-saved = The game so far is in { $file }.
app-left = You’ve left the game.
app-interrupted = Stopped.
app-seed = The seed of this game was { $seed }.
app-why-refused = { $rule ->
    [none] “{ $move }” was refused. { $why }
   *[other] “{ $move }” was refused by rule { $rule }. { $why }
}
app-why-points = { $points ->
    [one] { $seat } got { $points } point by rule { $rule }: { $why }.
   *[other] { $seat } got { $points } points by rule { $rule }: { $why }.
}
app-why-nothing = No move of yours was refused, and nobody has scored yet.
app-ranking = Ranking:
app-ranking-place = { $points ->
    [one] { $place }. { $seats }: { $points } point
   *[other] { $place }. { $seats }: { $points } points
}
app-ledger = Points by source:
app-ledger-seat = { $sources ->
    [none] { $seat }: –
   *[other] { $seat }: { $sources }
}

## Reports.

app-case-failed = { $case }: { $why }
app-mismatch = { $what } should be { $expected } and is { $actual }
app-uncovered = Rules without an example: { $rules }
app-simulated = { $games ->
    [one] { $games } game: { $per_second } games a second, { $decisions } decisions a second, { $build ->
        [compiled] compiled build.
       *[plain] plain build.
    }
   *[other] { $games } games: { $per_second } games a second, { $decisions } decisions a second, { $build ->
        [compiled] compiled build.
       *[plain] plain build.
    }
}
app-verified = { $drawn ->
    [0] { $file } was dealt from the seed whose hash is { $published }. Chance had nothing more to decide; every move and the result check out.
    [one] { $file } was dealt from the seed whose hash is { $published }. Chance decided { $drawn } more time; every move and the result check out.
   *[other] { $file } was dealt from the seed whose hash is { $published }. Chance decided { $drawn } more times; every move and the result check out.
}
app-verified-shares = { $shares ->
    [0] Nobody at the table added a secret number of their own: the server alone drew the deal.
    [one] One person at the table added a secret number, so the server couldn’t choose the deal.
   *[other] { $shares } people at the table added a secret number each, so nobody could choose the deal.
}
app-not-verified = { $file } wasn’t dealt from its seed, or wasn’t played by the rules. { $why }
app-no-seed = { $file } has no seed, so nobody can say how it was dealt: games from simulate and from the lab have none. Its moves and its result follow the rules.
app-seed-secret = { $file } was saved before the game was over, when its seed was still secret. Its moves so far follow the rules.
app-entered-by-hand = { $file } was played with the box and entered by hand. There’s no deal to verify; its moves and its result follow the rules.
app-replay-by-hand = Played with the box, entered by hand.
app-position-written = The position is in { $file }.
app-simulating = Games
app-progress = { $left ->
    [none] { $label }: { $done } of { $total } after { $elapsed }
   *[other] { $label }: { $done } of { $total } after { $elapsed }, about { $left } left
}
app-mean-points = Seat { $seat }: { $points } points on average

## What goes wrong.

app-unknown-language = There’s no language “{ $language }” here; choose from: { $known }.
app-unknown-command = There’s no command “{ $command }”; choose from: { $known }.
app-unknown-option = There’s no option { $option } here.
app-missing-value = The option { $option } needs a value, or has one too many.
app-missing-argument = Something is missing: { $name }.
app-unexpected = I don’t know what to do with: { $words }.
app-usage = I don’t understand that command: { $why }
app-needs-server = { $option } only makes sense on a server: add --server ADDRESS.
app-not-with-server = You can’t choose { $option } on a server: it deals by itself.
app-not-with-table = { $option } is already settled at an existing table; leave it out, or leave out --table.
app-only-for-games = { $option } only works with a game, which is dealt; in a file it’s already settled.
app-unknown-shell = There’s no completion for the shell “{ $shell }”; choose from: { $known }.
app-not-a-number = { $name } must be a whole number from { $low } to { $high }, not “{ $value }”.
app-wrong-players = This game is for { $low } to { $high } players, not for { $count }.
app-unknown-table-option = This game has no option “{ $option }”; it has: { $known }.
app-no-such-move = { $moves ->
    [one] The record has only { $moves } move: there’s no move { $move }.
   *[other] The record has only { $moves } moves: there’s no move { $move }.
}
app-file-missing = There’s no file or folder { $file }.
app-file-folder = { $file } is a folder, not a file.
app-file-forbidden = You don’t have permission to open or write { $file }.
app-file-exists = { $file } already exists; choose another name.
app-file-json = { $file } isn’t valid JSON: see line { $line }, column { $column }.
app-file-unreadable = { $file } can’t be read as JSON.
app-file-trouble = { $file } can’t be used: { $why }.

## For a game without texts of its own.

app-plain-question = It’s your turn. What do you do?
app-plain-event = { $seat ->
    [none] { $what }
   *[other] { $seat }: { $what }
}
