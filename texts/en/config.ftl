### What each setting means.

config-setting = { $name }={ $value } ({ $origin ->
    [environment] from the environment
   *[default] default
})
config-db = The database: sqlite:////path/file.db or postgresql://user:password@host/name.
config-host = Where it listens: 127.0.0.1 for this machine only, 0.0.0.0 for everybody.
config-port = The port it listens on.
config-workers = How many server processes share the port. More than one needs PostgreSQL.
config-behind-tls = Whether people come by https, through a proxy in front.
config-proxies = The addresses or networks of the proxies that may say where people come from.
config-origins = Other sites whose pages may use this server.
config-catalogue = The Python module that lists the games.
config-languages = The languages people can choose.
config-texts = The folder with the texts, one folder for each language.
config-client = The folder with the page for browsers.
config-site = A folder that operahouse site has written: with it, pages go on without the server.
config-json-logs = Whether the log is lines of JSON; otherwise it’s for reading in a terminal.
config-bot-workers = How many processes each server process has for its bots; 0 for as many as the cores allow.
config-bot-megabytes = The most memory one of these processes may use, in megabytes.
config-bot-step-seconds = After how many seconds a bot that searches decides a step of its move.
config-bot-seconds = After how many seconds on one move a bot’s process is stopped.
config-bot-build = A folder in which a compiled build may appear while the server runs; bots move to it then.
config-session-days = For how many days people stay signed in after their last visit.
config-database-seconds = After how many seconds a database that doesn’t answer is given up for now.
config-hold = For how many seconds a process keeps a table to itself without a sign of life.
config-poll = How often, in seconds, a process looks for tables that nobody runs.
config-idle = After how many seconds a table that nobody looks at leaves the memory.
config-largest-body = The most bytes a request or a message may have.
config-largest-header = The most bytes the header of a request may have.
config-header-seconds = Within how many seconds the header of a request has to arrive.
config-body-seconds = Within how many seconds the rest of a request has to arrive.
config-unread-seconds = After how many seconds somebody who doesn’t read what they’re sent is disconnected.
config-stand-in-seconds = After how many seconds the others may let a bot play for somebody who is gone, where no clock runs.
config-connections-of-address = How many connections one address may have open, unless a proxy is in front.
config-viewers-at-table = How many connections a table takes; players always get in.
config-sockets-of-person = How many connections one person may have, at all tables together.
config-messages-each-second = How many messages a second one person may send for long, over all connections.
config-messages-at-once = How many messages one person may send at once.
config-commands-each-second = How many commands a second, moves and chat among them, one person may send for long.
config-commands-at-once = How many commands one person may send at once.
config-people-of-address = How many people’s worth of messages, commands, new tables and questions to the coach one address may send.
config-requests = How many requests of any kind one address may make.
config-arrivals = How many new guests and accounts may come from one address.
config-sign-ins = How often one address may try to sign in.
config-openings = How many tables one person may open.
config-codes = How many short codes one address may try.
config-connections = How many connections one address may open.
config-coaching = How often one person may ask the coach about finished games.
config-comments = How often one person may comment on finished games.
config-exports = How often one person may export their data or leave for good.
config-handovers = How often one person may hand over a game that they played on their own device.
config-mails = How many emails with links, to confirm an address or to set a new password, one person, address or network may ask for.
config-reports = How often one person may report somebody.
config-address = Where people find this house, such as https://opera.example.org. Links in emails begin with it.
config-push = Whether people can be notified in their browser.
config-push-anywhere = Whether browsers may name any address to send notifications to, private ones too. For tests only.
config-notice-seconds = After how many seconds somebody who isn’t at the table is notified.
config-mail-server = The mail server that takes our emails; empty for no email.
config-mail-port = Its port.
config-mail-security = How the connection to it is secured: starttls, tls from the start, or none.
config-mail-verify = Whether its certificate is checked.
config-mail-user = The name to sign in with there; empty if nobody has to.
config-mail-password = The password that goes with it.
config-mail-from = The address that emails come from.
config-mail-seconds = After how many seconds a mail server that doesn’t answer is given up.
