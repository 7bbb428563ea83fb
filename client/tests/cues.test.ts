import { expect, test } from 'vitest'
import { cue, onCue } from '../src/shell/cues'

test('every listener hears a cue with its size, until it stops listening', () => {
  const heard: string[] = []
  const stop = onCue((name, size) => heard.push(`first ${name} ${size}`))
  onCue((name, size) => heard.push(`second ${name} ${size}`))
  cue('applause', 1)
  stop()
  cue('curtain')
  expect(heard).toEqual(['first applause 1', 'second applause 1', 'second curtain 0.5'])
})
