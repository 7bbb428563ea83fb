/** The table as the server shows it to this seat, and plain ways of reading it. */
import { card, partsOf, type Thing } from './moves'

export const COMPOSERS = ['bizet', 'verdi', 'wagner'] as const
export const HOUSES = ['H1', 'H2', 'H3'] as const
export const SLOTS = ['female', 'male', 'orchestra'] as const

export type Composer = (typeof COMPOSERS)[number]
export type House = (typeof HOUSES)[number]
export type Slot = (typeof SLOTS)[number]

/** Cards that lie somewhere with a token on them. */
export interface Stack {
  owner: string
  cards: string[]
}

export interface ComposerView {
  state: 'active' | 'dormant' | 'closed'
  markers: number
  /** `home`, another composer (his mat) or a house. */
  at: string
  directed: boolean
  runs: number
  mat: Record<string, Stack | null>
}

export interface HouseView {
  face: number
  opera: Composer | null
  starter: string | null
  slots: Record<Slot, Stack | null>
}

export interface Player {
  points: number
  markers: number
  tokens: number
  paid: string[]
  cards: number
  hand?: string[]
  bonus?: string[]
}

export interface OperaopolyView {
  seats: string[]
  seat: string | null
  turn: string
  actions: number
  phase: 'act' | 'audition' | 'discard' | 'over'
  composers: Record<Composer, ComposerView>
  houses: Record<House, HouseView>
  impresarios: Record<Composer, string | null>
  players: Record<string, Player>
  decks: Record<string, number>
  discards: Record<string, number>
  audition: { house: House; cards: string[] } | null
  quiet: number
  to_act: string[]
  asks: { question: string }
}

export const isComposer = (word: string): word is Composer => (COMPOSERS as readonly string[]).includes(word)
export const isHouse = (word: string): word is House => (HOUSES as readonly string[]).includes(word)

/** What lies at a place, or nothing. */
export function stackAt(view: OperaopolyView, where: Thing): Stack | null {
  const [row, column] = partsOf(where)
  if (isComposer(row)) return view.composers[row].mat[column] ?? null
  return isHouse(row) ? view.houses[row].slots[column as Slot] : null
}

/** The cards that lie at a place, as things. */
export const lyingIn =
  (view: OperaopolyView) =>
  (where: Thing): Thing[] =>
    (stackAt(view, where)?.cards ?? []).map(card)

/** The opponents, clockwise from the seat that looks; everybody for a spectator. */
export function opponents(view: OperaopolyView): string[] {
  const own = view.seat ? view.seats.indexOf(view.seat) : -1
  return own < 0 ? [...view.seats] : [...view.seats.slice(own + 1), ...view.seats.slice(0, own)]
}

/** Who is a guest on a mat or at a house. */
export function visitors(view: OperaopolyView, row: string): Composer[] {
  return COMPOSERS.filter((composer) => view.composers[composer].at === row)
}

/** The house where a last round of this composer is under way. */
export function lastRoundOf(view: OperaopolyView, composer: string): House | undefined {
  return HOUSES.find((house) => view.houses[house].opera === composer && view.houses[house].starter !== null)
}

/** The seats from the one whose turn it is, once around. */
export function fromTurn(view: OperaopolyView): string[] {
  const now = Math.max(0, view.seats.indexOf(view.turn))
  return [...view.seats.slice(now), ...view.seats.slice(0, now)]
}
