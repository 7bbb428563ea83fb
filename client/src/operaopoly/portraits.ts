/** Which drawing stands for which word. */

const EMBLEMS: Record<string, string> = { bizet: 'e-fan', verdi: 'e-mask', wagner: 'e-helmet' }
const PATTERNS: Record<string, string> = { bizet: 'pt-fans', verdi: 'pt-rings', wagner: 'pt-zigzag' }
const SLOTS = new Set(['female', 'male', 'orchestra'])

export const emblem = (composer: string): string => EMBLEMS[composer] ?? 'e-mask'
export const pattern = (composer: string): string => PATTERNS[composer] ?? 'pt-rings'
/** A category of a mat or a slot of a house. */
export const columnArt = (column: string): string => (SLOTS.has(column) ? `r-${column}` : `c-${column}`)

/** A portrait for a role; neighbours in the box differ. Types, not likenesses. */
export function portrait(role: string, id: string): string {
  const second = Number(id.replace(/\D/g, '')) % 2 === 0 ? '2' : ''
  return `f-${role === 'orchestra' ? 'conductor' : role}${second}`
}
