/** The scenes that make_scenes.py wrote. */
import type { Components, Preview, Snapshot } from '../../game/contract'

interface Wall {
  components: Components
  scenes: Record<string, { snapshot: Snapshot; previews: Record<string, Preview> }>
  texts: Record<string, Record<string, string>>
}

const files = import.meta.glob<Wall>('./scenes.json', { eager: true, import: 'default' })
export const wall: Wall = files['./scenes.json'] ?? { components: {}, scenes: {}, texts: {} }
