/** The parts of a game's table that draw the figures of its rulebook: fetched once, when the first one comes into sight. */
import { getContext, setContext, type Component } from 'svelte'
import { api } from '../../api/http'
import type { Components, Picture } from '../../api/types'
import { speaking } from '../../texts/language.svelte'

export interface Drawable {
  picture: Picture
  components: Components
}

interface Parts {
  Drawing: Component<Drawable>
  Sprite: Component<{ seats: readonly string[] }>
}

const GAMES: Record<string, () => Promise<Parts>> = {
  opera: async () => {
    const [{ default: Drawing }, { default: Sprite }] = await Promise.all([
      import('../../opera/Drawing.svelte'),
      import('../../opera/art/Sprite.svelte'),
    ])
    return { Drawing, Sprite }
  },
  operaopoly: async () => {
    const [{ default: Drawing }, { default: Sprite }] = await Promise.all([
      import('../../operaopoly/Drawing.svelte'),
      import('../../operaopoly/art/Sprite.svelte'),
    ])
    return { Drawing, Sprite: Sprite as Component<{ seats: readonly string[] }> }
  },
}

const KEY = Symbol('drawn')

export class Drawn {
  Sprite: Parts['Sprite'] | null = $state.raw(null)
  /** Every seat that appears in a drawing. */
  readonly seats = ['red', 'blue', 'yellow', 'green']
  private parts: Promise<[Parts, Components]> | undefined

  constructor(
    private readonly game: () => string,
    private readonly ondrawn: () => void,
  ) {}

  /** What draws this picture, and all it needs. */
  async draw(name: string): Promise<[Parts['Drawing'], Drawable]> {
    const [[parts, components], picture] = await Promise.all([this.fetched(), api.picture(this.game(), name)])
    this.Sprite = parts.Sprite
    setTimeout(this.ondrawn)
    return [parts.Drawing, { picture, components }]
  }

  private fetched(): Promise<[Parts, Components]> {
    const game = this.game()
    return (this.parts ??= Promise.all([
      Promise.all([GAMES[game]!(), speaking.need(game), speaking.need(`${game}table`)]).then(([parts]) => parts),
      api.components(game),
    ]))
  }
}

export function setDrawn(game: () => string, ondrawn: () => void): Drawn {
  return setContext(KEY, new Drawn(game, ondrawn))
}

export function getDrawn(): Drawn {
  return getContext<Drawn>(KEY)
}
