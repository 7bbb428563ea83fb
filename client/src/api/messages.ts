/** The messages on a table's WebSocket, in both directions. */
import type * as shapes from './shapes'
import type { Item, Snapshot, Summary, Command } from './types'

export type Presence = shapes.Onlooker

type Hello = Omit<shapes.Hello, 'snapshot' | 'table'> & { snapshot: Snapshot; table: Summary }
type News = Omit<shapes.News, 'snapshot' | 'items'> & { snapshot: Snapshot; items: Item[] }

export type ServerMessage = Hello | News | Exclude<shapes.FromServer, { type: 'hello' | 'news' }>

export type ClientMessage =
  (Omit<shapes.SendCommand, 'command'> & { command: Command }) | shapes.AskPreviews | shapes.AskHint

/** What waits for an answer; the answer has the same id. */
export type Answered = shapes.Done | shapes.Previews | shapes.Hinted
