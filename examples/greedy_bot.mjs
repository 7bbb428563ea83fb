#!/usr/bin/env node
/**
 * An outside bot in JavaScript: it takes the move that brings most victory points at once, then most money.
 *
 * Play against it:  operahouse play opera --seats "you,cmd:node examples/greedy_bot.mjs,novice"
 * The messages are told in docs/outside-bots.md. It needs nothing but Node.
 */

import { createInterface } from 'node:readline'

const MONEY = 0.01 // A ducat is worth far less than a point.

/** How good an option looks: `about` says by how much it changes what the seat has. */
function worth({ move, about }) {
  const gain = (about.points ?? 0) + MONEY * (about.ducats ?? 0)
  return ['end', 'stop', 'decline', 'none'].includes(move) ? gain - 1 : gain
}

function choose(options) {
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best))
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'choose') console.log(JSON.stringify({ option: choose(message.options).option }))
  if (message.type === 'bye') break
}
process.exit()
