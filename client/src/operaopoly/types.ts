/** The contract's types for Operaopoly. */
import type { Event, Game } from '../api/generated/operaopoly'
import type * as contract from '../game/contract'

export type { Game }
export type GameTable = contract.GameTable<Game>
export type Snapshot = contract.Snapshot<Game>
export type Item = contract.Item<Game>
export type Option = contract.Option<Game>
export type Preview = contract.Preview<Game>
export type GameEvent = Event
