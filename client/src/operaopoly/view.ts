/** The table as the server shows it to this seat, and plain ways of reading it. */
import type { Category, Composer, House, Seat, Slot, Stack, View } from '../api/generated/operaopoly'
import { card, partsOf, type Thing } from './moves'

export type { Category, Composer, Deck, House, Seat, Slot, Stack, View } from '../api/generated/operaopoly'

export const COMPOSERS: readonly Composer[] = ['bizet', 'verdi', 'wagner']
export const HOUSES: readonly House[] = ['H1', 'H2', 'H3']
export const SLOTS: readonly Slot[] = ['female', 'male', 'orchestra']
const CATEGORIES: readonly Category[] = ['funding', 'education', 'publicity', 'community']

export const isComposer = (word: string): word is Composer => COMPOSERS.some((one) => one === word)
export const isSlot = (word: string): word is Slot => SLOTS.some((one) => one === word)
export const isCategory = (word: string): word is Category => CATEGORIES.some((one) => one === word)
export const isHouse = (word: string): word is House => HOUSES.some((one) => one === word)

/** What lies at a place, or nothing. */
export function stackAt(view: View, where: Thing): Stack | null {
  const [row, column] = partsOf(where)
  if (isComposer(row) && isCategory(column)) return view.composers[row].mat[column] ?? null
  return isHouse(row) && isSlot(column) ? view.houses[row].slots[column] : null
}

/** The cards that lie at a place, as things. */
export const lyingIn =
  (view: View) =>
  (where: Thing): Thing[] =>
    (stackAt(view, where)?.cards ?? []).map(card)

/** The opponents, clockwise from the seat that looks; everybody for a spectator. */
export function opponents(view: View): Seat[] {
  const own = view.seat ? view.seats.indexOf(view.seat) : -1
  return own < 0 ? [...view.seats] : [...view.seats.slice(own + 1), ...view.seats.slice(0, own)]
}

/** Who is a guest on a mat or at a house. */
export function visitors(view: View, row: string): Composer[] {
  return COMPOSERS.filter((composer) => view.composers[composer].at === row)
}

/** The house where a last round of this composer is under way. */
export function lastRoundOf(view: View, composer: string): House | undefined {
  return HOUSES.find((house) => view.houses[house].opera === composer && view.houses[house].starter !== null)
}

/** The seats from the one whose turn it is, once around. */
export function fromTurn(view: View): Seat[] {
  const now = Math.max(0, view.seats.indexOf(view.turn))
  return [...view.seats.slice(now), ...view.seats.slice(0, now)]
}
