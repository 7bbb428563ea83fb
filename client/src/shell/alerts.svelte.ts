/** Tells players that it's their turn: in the page title, and if they want by notification and sound. */
import { i18n } from '../texts/i18n.svelte'
import { settings } from './settings.svelte'

export function setTitle(...parts: string[]): void {
  const text = [...parts.filter(Boolean), 'Operahouse'].join(' – ')
  if (document.title !== text) document.title = text
}

/** Alert a player who looks elsewhere. */
export function alertPlayer(game: string, question: string): void {
  if (settings.sounds) chime()
  if (settings.notices && document.hidden && Notification.permission === 'granted') {
    new Notification(i18n.say('client-your-turn'), { body: `${game}: ${question}`, tag: 'operahouse-turn' })
  }
}

/** Plays three soft notes. */
function chime(): void {
  const context = new AudioContext()
  const notes = [523.25, 659.25, 783.99]
  for (const [at, frequency] of notes.entries()) ring(context, frequency, context.currentTime + at * 0.12)
  setTimeout(() => void context.close(), 1500)
}

function ring(context: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.75)
}
