/** The server's types. What belongs to one game is any JSON, unless the game is named. */
import type * as api from './generated/api'

export type * from './generated/api'

export type Json = Record<string, unknown>

/** The server's `Error`, by a name that isn't JavaScript's. */
export type ErrorInfo = api.Error

/** The types of one game, as `generated/<game>.ts` has them. */
export interface GameTypes {
  View: object
  Terms: object
  Event: { kind: string }
  Forecast: object
  Own: object
  Components: object
}

type KeyOf<Union> = Union extends unknown ? keyof Union : never
type FieldOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never
/** One of several: a field that only others of them have is undefined. */
export type AnyOf<Union> = { [Key in KeyOf<Union>]?: FieldOf<Union, Key> }

/** A thing that happened in any game. */
export interface GameEvent {
  kind: string
  seat?: string
  rule?: string
  [detail: string]: unknown
}

/** Any game: what nobody knows more about. */
export interface AnyGame {
  View: Json
  Terms: Json
  Event: GameEvent
  Forecast: Json
  Own: Json
  Components: Json
}

export type Components = AnyGame['Components']

/** A move that is possible now, with its terms. */
export type Option<Game extends GameTypes = AnyGame> = Omit<api.OptionJson, 'about'> & { about: Game['Terms'] }

/** The table as this viewer sees it now; without view until the game has begun. */
export type Snapshot<Game extends GameTypes = AnyGame> = Omit<api.Snapshot, 'view' | 'forecast' | 'options'> & {
  view?: Game['View']
  forecast?: Game['Forecast']
  options?: Option<Game>[]
}

/** What a move would lead to, or why it isn't allowed. */
export type Preview<Game extends GameTypes = AnyGame> = Omit<api.Preview, 'forecast' | 'own'> & {
  forecast: Game['Forecast'] | null
  own: Game['Own'] | null
}

export type MovedItem<Game extends GameTypes = AnyGame> = Omit<api.MovedItem, 'events'> & { events: Game['Event'][] }

/** The same, where it was entered by hand. */
export type EnteredItem<Game extends GameTypes = AnyGame> = Omit<api.EnteredItem, 'events'> & {
  events: Game['Event'][]
}

/** A line of the stream: what this viewer may know of an entry of the log, numbered from 1 without gaps. */
export type Item<Game extends GameTypes = AnyGame> =
  Exclude<api.Item, api.MovedItem | api.EnteredItem> | MovedItem<Game> | EnteredItem<Game>

/** The first message, and what is new: this client always asks for snapshots. */
export type Hello = Omit<api.Hello, 'snapshot'> & { snapshot: Snapshot }
export type News = Omit<api.News, 'snapshot' | 'items'> & { snapshot: Snapshot; items: Item[] }
export type FromServer = Hello | News | Exclude<api.FromServer, api.Hello | api.News>

export type ComparedMove = api.ComparedMove
export type LessonStage = Omit<api.LessonStage, 'items'> & { items: Item[] }

/** What is answered by a message with the same id. */
export type AskMessage = api.SendCommand | api.AskPreviews | api.AskCoach | api.AskChoices
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
export type Question = WithoutId<AskMessage>

/** The answer to one, unless it is refused. */
export type Answered = api.Done | api.Previews | api.CoachAnswer | api.DecisionSent | api.StepChoices

/** What the coach says: the best moves, the very best first, and what becomes of the move that was asked about. */
export type CoachAnswer = Pick<api.CoachAnswer, 'advice' | 'own'>

/** The events of an item that tells of a move. */
export function eventsOf<Game extends GameTypes>(item: Item<Game>): Game['Event'][] {
  return 'events' in item ? item.events : []
}

/** The seat that an item is about; empty where it is about none. */
export function seatOf(item: Item): string {
  return 'seat' in item ? item.seat : ''
}
