/** The scenes that make_scenes.py wrote. */
import type { Components } from '../../api/generated/operaopoly'
import type { Preview, Snapshot } from '../types'

interface Wall {
  components: Components
  scenes: Record<string, { snapshot: Snapshot; previews: Record<string, Preview> }>
  texts: Record<string, Record<string, string>>
}

const files = import.meta.glob<Wall>('./scenes.json', { eager: true, import: 'default' })
/** Undefined until the script has run. */
export const wall: Wall | undefined = files['./scenes.json']
