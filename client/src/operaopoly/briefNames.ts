/** Names as short as a mat or an arch has room for; the whole name comes on focus. */
import type { Say } from '../game/contract'

const LONGEST = 24

/** A patron in two short lines. */
export const briefPatron = (say: Say, id: string): string => say(`operaopolytable-brief-${id}`)

/** A person in two lines: a very long name has an initial. */
export function briefPerson(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return name.length > LONGEST && rest.length > 0 ? `${first[0]}. ${rest.join(' ')}` : name
}

export const surname = (name: string): string => name.split(' ').at(-1) ?? ''
