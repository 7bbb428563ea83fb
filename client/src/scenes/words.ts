/** What scenes of all games say. */
import type { Say } from '../texts/context'

/** Who has won, alone or with others, and by how much. */
export function winWords(say: Say, winners: readonly string[], own: string | null, lead: number): string {
  const isOwn = own !== null && winners.includes(own)
  if (winners.length > 1) return say(isOwn ? 'client-result-shared-you' : 'client-result-shared')
  return isOwn ? say('client-result-win', { by: lead }) : say('client-result-seat', { seat: winners[0], by: lead })
}

/** The seats behind the winners, each with its place. */
export function runnersUp(say: Say, ranking: readonly (readonly string[])[]): string {
  let place = 1
  const words: string[] = []
  for (const [at, seats] of ranking.entries()) {
    if (at > 0)
      words.push(...seats.map((seat) => say('scene-runner-up', { place: say('client-place', { place }), seat })))
    place += seats.length
  }
  return words.join(say('scene-between'))
}

/** The standing in a sentence, from first to last. */
export function standingWords(
  say: Say,
  ranking: readonly (readonly string[])[],
  points: Readonly<Record<string, number>>,
): string {
  const seats = ranking.flat().map((seat) => say('scene-standing-seat', { seat, points: points[seat] ?? 0 }))
  return say('scene-standing-is', { seats: seats.join(', ') })
}
