### The house in a browser, without a server.

offline-title = On this device
offline-why = Everything here runs in your browser, also without a network. Your games stay on this device; take them along as files.
offline-open = Open a saved game
offline-save = Save the game as a file
offline-delete-why = This deletes all your games and your name from this device. It can’t be undone.
offline-full = Your browser has no room left, so this move couldn’t be kept. Everything before it is safe. Make room on this device, then go on.
offline-not-a-game = This file isn’t a saved game, or it’s damaged: { $why }
offline-go-on = Go on without the server
offline-go-on-why = You can play on in this browser, from what you know: hidden cards are dealt anew. Your game on the server stays as it is.
offline-kept = Played without the server
offline-kept-why = These games are kept in this browser only. The server can keep those against bots too, unrated.
offline-hand-over = Hand over to the server
offline-hand-over-later = The server doesn’t answer. The game waits as it is, and is handed over when the server is back.
offline-handing-over = This game is being handed over to the server. It goes on there.
offline-parent = The server’s game
offline-remove = Delete from this device
