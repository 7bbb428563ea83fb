/** The music pieces of Opera, to be tapped. */
import type { NameToken } from '../../companion/tokens'
import type { Game } from '../types'
import { isPiece } from '../words'

export { default as Token } from './Token.svelte'
export { default as Shapes } from './Shapes.svelte'

export const name: NameToken<Game> = (say, _, word) => say(`opera-name-${word}`)
export const isToken = (_: unknown, word: string): boolean => isPiece(word)
export const stepwise = false
export const place = (): null => null
