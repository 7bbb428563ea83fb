/** The words of Opera as they stand in moves and views, and how each composer looks. */

import type { City, Composer, Figure, Part, Piece, Role, Seat } from '../api/generated/opera'

export type { City, Composer, Figure, Part, Piece, Role, Seat } from '../api/generated/opera'

export const SEATS: readonly Seat[] = ['red', 'blue', 'yellow', 'green']
export const COMPOSERS: readonly Composer[] = ['monteverdi', 'handel', 'mozart', 'beethoven', 'verdi', 'wagner']
export const PIECES: readonly Piece[] = [...COMPOSERS, 'house']
export const CITIES: readonly City[] = ['venezia', 'wien', 'berlin', 'london', 'paris', 'milano']
export const ROLES: readonly Role[] = ['impresario', 'architetto', 'signora', 'maestro', 'critico', 'esperto']
export const FIGURES: readonly Figure[] = ['maestro', 'critico', 'esperto']
export const PARTS: readonly Part[] = ['main', 'wing']

export const isSeat = (word: string): word is Seat => SEATS.some((one) => one === word)
export const isComposer = (word: string): word is Composer => COMPOSERS.some((one) => one === word)
export const isPiece = (word: string): word is Piece => word === 'house' || isComposer(word)
export const isCity = (word: string): word is City => CITIES.some((one) => one === word)
export const isRole = (word: string): word is Role => ROLES.some((one) => one === word)
export const isFigure = (word: string): word is Figure => FIGURES.some((one) => one === word)
export const isPart = (word: string): word is Part => PARTS.some((one) => one === word)

export type Pattern = 'diagonal' | 'horizontal' | 'dots' | 'cross' | 'rings' | 'zigzag'

/** A composer is told apart by any one of these. */
export interface Look {
  colour: string
  dark: string
  letters: string
  pattern: Pattern
  /** Whether pattern and emblem are drawn in ink, because the colour is light. */
  inked: boolean
  emblem: string
}

export const LOOKS: Record<Composer, Look> = {
  monteverdi: {
    colour: 'var(--composer-monteverdi)',
    dark: 'var(--composer-monteverdi-dark)',
    letters: 'Mo',
    pattern: 'diagonal',
    inked: true,
    emblem:
      'M10.7 7.2 10.9 3.4 9.3 1.6 10.6.5 12 1.9 13.4.5 14.7 1.6 13.1 3.4 13.3 7.2C13.9 10.6 19 12.3 19 16.9 19 20.6 16 23 12 23S5 20.6 5 16.9C5 12.3 10.1 10.6 10.7 7.2ZM12 13.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM8.4 20.2h7.2v1.1H8.4Z',
  },
  handel: {
    colour: 'var(--composer-handel)',
    dark: 'var(--composer-handel-dark)',
    letters: 'Hä',
    pattern: 'horizontal',
    inked: false,
    emblem:
      'M2.4 7.4a1.7 1.7 0 1 1 2.6 1.4l3.2 3.6L11 6.5a1.9 1.9 0 1 1 2 0l2.8 5.9L19 8.8a1.7 1.7 0 1 1 2.6-1.4 1.7 1.7 0 0 1-1.4 1.7L18.6 17H5.4L3.8 9.1A1.7 1.7 0 0 1 2.4 7.4ZM5.4 18.4h13.2v2.8H5.4Z',
  },
  mozart: {
    colour: 'var(--composer-mozart)',
    dark: 'var(--composer-mozart-dark)',
    letters: 'Mz',
    pattern: 'dots',
    inked: false,
    emblem:
      'M21.6 1.6C13 2 7.4 7 6.2 14.6L3 22.4l1.7.7 2.2-5.2c2.4.5 5-.1 7-1.7l-2.5-.4 4.6-1.9c1-1.2 1.9-2.7 2.5-4.3l-2.7-.2 3.6-2.5c.7-2 1.7-3.9 2.2-5.3ZM16.6 6.7C12.9 9 10 12 8.2 15.6l-.9-.4C9.1 11.3 12.2 8.2 16.6 6.7Z',
  },
  beethoven: {
    colour: 'var(--composer-beethoven)',
    dark: 'var(--composer-beethoven-dark)',
    letters: 'Be',
    pattern: 'cross',
    inked: true,
    emblem: 'M13.4.8 4.6 13.6h5.6L7.6 23.2 19.6 9.4h-6.2L17.2.8Z',
  },
  verdi: {
    colour: 'var(--composer-verdi)',
    dark: 'var(--composer-verdi-dark)',
    letters: 'Ve',
    pattern: 'rings',
    inked: false,
    emblem:
      'M2.4 4.4c3 1.5 6.2 2.1 9.6 2.1s6.6-.6 9.6-2.1c.9 8.2-1.4 15.8-9.6 18.8C3.8 20.2 1.5 12.6 2.4 4.4ZM5.6 10.2c1.7-1.5 3.8-1.3 5 .8-1.7 1.2-3.7 1-5-.8Zm12.8 0c-1.7-1.5-3.8-1.3-5 .8 1.7 1.2 3.7 1 5-.8ZM7.4 14.8c2.9 1.7 6.3 1.7 9.2 0-.7 3-2.3 4.7-4.6 4.7s-3.9-1.7-4.6-4.7Z',
  },
  wagner: {
    colour: 'var(--composer-wagner)',
    dark: 'var(--composer-wagner-dark)',
    letters: 'Wa',
    pattern: 'zigzag',
    inked: false,
    emblem:
      'M6.9 13.6C3.3 12 1 8.4 1 2.4c3.2 1.2 5.4 3 6.6 5.7A6.6 6.6 0 0 1 12 6.4a6.6 6.6 0 0 1 4.4 1.7C17.6 5.4 19.8 3.6 23 2.4c0 6-2.3 9.6-5.9 11.2v1.1H6.9ZM12 8.7l-1 4.2h2ZM6.5 16h11v2.4l-2.3 4.5h-2.2V19.2h-2v3.7H8.8L6.5 18.4Z',
  },
}
