/** Tells players that it's their turn: in the page title, by a sound, and if they want by notification. */
import { i18n } from '../texts/i18n.svelte'
import { cue } from './cues'
import { settings } from './settings.svelte'

let title = 'Operahouse'
let count = 0

export function setTitle(...parts: string[]): void {
  title = [...parts.filter(Boolean), 'Operahouse'].join(' – ')
  write()
}

/** How many games wait for this person. */
export function setCount(waiting: number): void {
  count = waiting
  write()
}

function write(): void {
  const text = count > 0 ? `(${count}) ${title}` : title
  if (document.title !== text) document.title = text
}

/** Alert a player who looks elsewhere. */
export function alertPlayer(game: string, question: string): void {
  cue('turn')
  if (settings.notices && document.hidden && Notification.permission === 'granted') {
    new Notification(i18n.say('client-your-turn'), { body: `${game}: ${question}`, tag: 'operahouse-turn' })
  }
}
