/** The types of the contract for Operaopoly, and of what the server sends about it. */
import type * as wire from '../api/generated/operaopoly'
import type * as contract from '../game/contract'

export interface Operaopoly {
  View: wire.View
  Terms: wire.Terms
  Event: wire.Event
  Forecast: wire.Forecast
  Own: wire.Own
  Components: wire.Components
}

export type GameTable = contract.GameTable<Operaopoly>
export type Snapshot = contract.Snapshot<Operaopoly>
export type Item = contract.Item<Operaopoly>
export type Option = contract.Option<Operaopoly>
export type Preview = contract.Preview<Operaopoly>
export type GameEvent = wire.Event
