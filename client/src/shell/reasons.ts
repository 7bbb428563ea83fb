/** Why something happened: the rules behind an event, and the parts of its figure. */
import type { GameEvent } from '../api/types'
import type { Say } from '../texts/context'
import type { Part } from './explanation.svelte'

export function rulesBehind(event: GameEvent): string[] {
  const parts = Object.keys(byRule(event))
  return parts.length > 0 ? parts : [event.rule ?? '']
}

export function partsOf(say: Say, event: GameEvent): Part[] {
  return Object.entries(byRule(event)).map(([rule, value]) => ({
    text: say(`rulespage-part-${rule}`, event),
    value,
    rule,
  }))
}

function byRule(event: GameEvent): Record<string, number> {
  return (event.by_rule ?? {}) as Record<string, number>
}
