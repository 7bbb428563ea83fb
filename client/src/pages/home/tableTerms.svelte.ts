/** The form for the terms of a new table for friends. */
import type { NewTable } from '../../api/types'
import { DAYS, livePace, MINUTES, slowPace, type Pace } from '../tableTerms'

export class TableTermsForm {
  kind: Pace['kind'] = $state('none')
  minutes = $state(MINUTES[1]!)
  days = $state(DAYS[1]!)
  public = $state(false)
  rated = $state(false)
  spectators = $state(true)
  substitute = $state('novice')

  get pace(): Pace {
    if (this.kind === 'live') return livePace(this.minutes)
    return this.kind === 'slow' ? slowPace(this.days) : { kind: 'none' }
  }

  /** As the server expects it. */
  get terms(): Partial<NewTable> {
    const { pace, public: open, rated, spectators, substitute } = this
    return { pace, public: open, rated, spectators, substitute }
  }
}
