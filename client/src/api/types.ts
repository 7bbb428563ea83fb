/** What the server sends and takes, as JSON. Parts that belong to one game are left open here. */

import type * as shapes from './shapes'

export type Json = Record<string, unknown>

export type Person = shapes.PersonInfo
export type GameInfo = shapes.GameInfo
export type House = shapes.ServerInfo
export type SummarySeat = shapes.TableSeat
export type ErrorShape = shapes.Error
export type Preview = shapes.Preview
export type Advice = shapes.Advice
export type Judged = shapes.Judged
export type Comment = shapes.Comment
export type Moment = shapes.TurningPoint
export type Rulebook = shapes.RulebookPage
export type RulebookSection = shapes.RulebookSection
export type Rule = shapes.RuleInfo
export type RuleDrawing = shapes.RuleDrawing
export type Picture = shapes.Picture

/** What a seat may decide beforehand. */
export type PossibleOrders = shapes.PossibleOrders
export type OrderQuestion = shapes.OrderQuestion
export type OrderCondition = shapes.OrderCondition

export type Courses = shapes.Courses
export type LessonInfo = shapes.LessonInfo
export type LessonStage = Omit<shapes.LessonStage, 'snapshot' | 'items'> & { snapshot: Snapshot; items: Item[] }

export type Status = 'seating' | 'playing' | 'paused' | 'ended'

/** A table as lists and invitations show it. */
export type Summary = Omit<shapes.TableSummary, 'status'> & { status: Status }

/** A thing that happened in the game: words and numbers of the game's public formats. */
export interface GameEvent {
  kind: string
  seat?: string
  rule?: string
  [detail: string]: unknown
}

/** A line of the stream: what this viewer may know of an entry of the log, numbered from 1 without gaps. */
export interface Item {
  number: number
  at: number
  kind: string
  /** The viewer's own request that it answers. */
  id?: string
  seat?: string
  events?: GameEvent[]
  move?: string
  [detail: string]: unknown
}

/** One of the moves that are possible now, with its words and figures at this moment. */
export interface Option {
  move: string
  about: Json
}

export interface SeatName {
  name: string
  bot: string
}

export interface Clock {
  left: number
  runs: boolean
}

/** The table as this viewer sees it now. */
export interface Snapshot {
  game: string
  status: Status
  published: string
  you: string | null
  host: boolean
  seats: Record<string, SeatName>
  spectators: string[]
  votes: [string, string][]
  asked: string[]
  clocks: Record<string, Clock> | null
  note: string
  next: string | null
  /** The game's own view; absent until the game has begun. */
  view?: Json
  options?: Option[]
  forecast?: Json
  can_undo?: boolean
  orders?: Record<string, ToldOrder>
}

/** A key of a text, and what fills its blanks. */
export interface InWords {
  text: string
  details: Json
}

/** A standing order for its owner's eyes: the move, and conditions by the key of their comparison. */
export interface ToldOrder extends InWords {
  when: InWords[]
  unless: InWords[]
}

/** The component data of a game: GET /api/games/{name}. */
export type Components = Json

export type Command = { kind: string } & Json
