/** The types of the contract for Opera, and of what the server sends about it. */
import type * as wire from '../api/generated/opera'
import type * as contract from '../game/contract'

export interface Opera {
  View: wire.View
  Terms: wire.Terms
  Event: wire.Event
  Forecast: wire.Forecast
  Own: wire.Own
  Components: wire.Components
}

export type GameTable = contract.GameTable<Opera>
export type Snapshot = contract.Snapshot<Opera>
export type Item = contract.Item<Opera>
export type Option = contract.Option<Opera>
export type Preview = contract.Preview<Opera>
export type GameEvent = wire.Event
