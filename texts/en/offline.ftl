### The house in a browser, without a server.

offline-title = On this device
offline-why = Everything here runs in your browser, also without a network. Your games stay on this device; take them along as files.
offline-open = Open a saved game
offline-save = Save the game as a file
offline-delete-why = This deletes all your games and your name from this device. It can’t be undone.
offline-full = Your browser has no room left, so this move couldn’t be kept. Everything before it is safe. Make room on this device, then go on.
offline-not-a-game = This file isn’t a saved game, or it’s damaged: { $why }
