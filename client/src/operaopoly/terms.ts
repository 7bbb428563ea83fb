import type * as wire from '../api/generated/operaopoly'
import type { AnyOf } from '../api/types'

/** The terms of any move. */
export type Terms = AnyOf<wire.Terms>
