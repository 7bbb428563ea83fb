/** The messages on a table's WebSocket, in both directions. */
import type * as shapes from './shapes'
import type { Item, Sight, Summary, Wish } from './types'

export type Presence = shapes.Onlooker

type Hello = Omit<shapes.Hello, 'sight' | 'table'> & { sight: Sight; table: Summary }
type News = Omit<shapes.News, 'sight' | 'items'> & { sight: Sight; items: Item[] }

export type ServerMessage = Hello | News | Exclude<shapes.FromServer, { type: 'hello' | 'news' }>

export type ClientMessage = (Omit<shapes.MakeWish, 'wish'> & { wish: Wish }) | shapes.Consider | shapes.AskHint

/** What waits for an answer; the answer has the same id. */
export type Answered = shapes.Done | shapes.Considered | shapes.Hinted
