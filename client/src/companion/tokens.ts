/** What comes off a pile is tapped as it's drawn on the box: each game draws its own. */
import type { Component } from 'svelte'
import type { AnyGame, GameTypes } from '../api/types'
import { byGame } from '../game/folders'
import type { Say } from '../texts/context'
import { i18n } from '../texts/i18n.svelte'

export interface TokenProps {
  /** A piece or a card, as the server calls it. */
  word: string
  components: AnyGame['Components']
  /** Among those that have been tapped. */
  small?: boolean
}

export interface Tokens {
  /** Draws one; nothing where a game has only words. */
  Token: Component<TokenProps> | null
  /** What all of them refer to, once on a page. */
  Shapes: Component | null
  name: (say: Say, components: AnyGame['Components'], word: string) => string
  isToken: (components: AnyGame['Components'], word: string) => boolean
  /** Whether a move is entered step by step: nobody knows the hands that it comes from. */
  stepwise: boolean
  /** The name of a place as it lies on the table. */
  place: Place
}

interface Module {
  Token: Component<TokenProps>
  Shapes: Component
  name: Name
  isToken: (components: AnyGame['Components'], word: string) => boolean
  stepwise: boolean
  place: Place
}
type Place = (components: AnyGame['Components'], view: AnyGame['View'], word: string) => string | null
export type NamePlace<Game extends GameTypes> = (
  components: Game['Components'],
  view: Game['View'],
  word: string,
) => string | null
type Name<Game extends GameTypes = AnyGame> = (say: Say, components: Game['Components'], word: string) => string
export type NameToken<Game extends GameTypes> = Name<Game>

const GAMES = byGame(import.meta.glob<Module>('../*/companion/tokens.ts'))

/** A game that draws nothing is entered in words. */
const PLAIN = { Token: null, Shapes: null, isToken: () => false, stepwise: true, place: () => null }

export async function loadTokens(game: string): Promise<Tokens> {
  const [found] = await Promise.all([GAMES[game]?.(), i18n.load(game), i18n.load(`${game}table`)])
  return found ?? { ...PLAIN, name: (say, _, word) => say(`${game}-name-${word}`) }
}
