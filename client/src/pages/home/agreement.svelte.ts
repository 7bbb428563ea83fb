/** The form for what is agreed on at a new table for friends. */
import type { NewTable, TimeControlJson } from '../../api/types'
import { DAYS, liveTimeControl, MINUTES, slowTimeControl } from '../agreement'

export class AgreementForm {
  kind: TimeControlJson['kind'] = $state('none')
  minutes = $state(MINUTES[1]!)
  days = $state(DAYS[1]!)
  public = $state(false)
  rated = $state(false)
  spectators = $state(true)
  substitute = $state('novice')

  get pace(): TimeControlJson {
    if (this.kind === 'live') return liveTimeControl(this.minutes)
    return this.kind === 'slow' ? slowTimeControl(this.days) : { kind: 'none' }
  }

  /** As the server expects it. */
  get request(): Partial<NewTable> {
    const { pace, public: open, rated, spectators, substitute } = this
    return { pace, public: open, rated, spectators, substitute }
  }
}
