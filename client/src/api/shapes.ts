/** Made by `npm run types` from schema.json; do not edit. */

/** An option as a bot sees it. */
export interface Advice {
  move: string
  points: number
  /** To win, from 0 to 1 */
  chance: number
  reasons: Reason[]
}

/** What would a bot do? */
export interface AskHint {
  type: "hint"
  /** The client's own name for a message */
  id: string
}

/** A table in lines of text. */
export interface Board {
  lines: string[]
}

/** What is to be different about me. */
export interface Changes {
  name?: string | null
  language?: string | null
}

/** The last message: the house closes, or the viewer is not welcome. */
export interface Closing {
  type: "closing"
  error: Error
}

/** What would these moves bring? */
export interface Consider {
  type: "consider"
  /** The client's own name for a message */
  id: string
  moves: string[]
}

/** An answer to `consider`. */
export interface Considered {
  type: "considered"
  /** The client's own name for a message */
  id: string
  outcomes: Outcome[]
}

/** A wish is fulfilled and stored, now or when it was sent for the first time. */
export interface Done {
  type: "done"
  /** The client's own name for a message */
  id: string
  /** The number of the item that answers it */
  number: number
}

/** What is wrong: by key and details for programs, in a sentence for people. */
export interface Error {
  key: string
  details: Record<string, unknown>
  /** The number of the rule that refuses a move */
  rule: string
  /** Where in what was sent the first thing wrong is */
  path: string
  /** A sentence in the reader's language */
  text: string
}

/** A game of the house. */
export interface GameShape {
  name: string
  edition: string
  rules: string
  players: number[]
  options: string[]
}

/** The first message: the table as it is now. */
export interface Hello {
  type: "hello"
  protocol: 1
  person: string
  table: Summary
  /** The number of the last item this viewer may know */
  number: number
  /** Where it is wished: see docs/table.md */
  sight?: Record<string, unknown> | null
}

/** An answer to `hint`. */
export interface Hinted {
  type: "hint"
  /** The client's own name for a message */
  id: string
  advice: Advice[]
}

/** What the house offers, and who is asking. */
export interface HouseShape {
  version: string
  languages: string[]
  levels: string[]
  games: GameShape[]
  me: PersonShape | null
}

/** What happened, as this viewer may know it; the rest of its parts follow from its kind, see docs/table.md. */
export interface Item {
  /** Counted from 1 without gaps, for this viewer alone */
  number: number
  /** Milliseconds since 1970 */
  at: number
  kind: string
  /** The viewer's own request that it answers */
  id?: string
  [part: string]: unknown
}

/** Something the table is asked for; the kinds of wishes are in docs/table.md. */
export interface MakeWish {
  type: "wish"
  /** The client's own name for a message */
  id: string
  wish: Record<string, unknown>
}

/** A name of one's own; a guest who is signed in keeps its games. */
export interface NewAccount {
  /** As others will see it */
  name: string
  password: string
}

/** Somebody who wants to play at once. */
export interface NewGuest {
  /** As others will see it */
  name: string
  language?: string
}

/** What is agreed at a new table. */
export interface NewTable {
  game: string
  players: number
  options?: string[]
  /** See the chapter on clocks in docs/table.md */
  pace?: Record<string, unknown>
  public?: boolean
  rated?: boolean
  spectators?: boolean
  substitute?: string
  /** In the order of the seats: `you`, `open` or the level of a bot; you and open seats if not given */
  seats?: string[] | null
  /** Begin at once if no seat is open */
  begin?: boolean
}

/** What is new, in order; with `screen`, the whole match again as that seat saw it. */
export interface News {
  type: "news"
  items: Item[]
  /** The table after the last item, where it is wished */
  sight?: Record<string, unknown> | null
  screen?: string
}

/** Somebody who looks at the table now. */
export interface Onlooker {
  name: string
  seat: string | null
}

/** After the game: show everything as that seat saw it. */
export interface OpenScreen {
  type: "screen"
  seat: string
  /** The client's own name for a message */
  id?: string
}

/** What a move would bring, or why it is not allowed. */
export interface Outcome {
  move: string
  prospects: Record<string, unknown> | null
  own: Record<string, unknown> | null
  error: Error | null
}

/** Somebody who plays here. */
export interface PersonShape {
  id: string
  name: string
  guest: boolean
  language: string
}

/** Is anybody there? */
export interface Ping {
  type: "ping"
  /** The client's own name for a message */
  id?: string
}

/** An answer to `ping`. */
export interface Pong {
  type: "pong"
}

/** Who looks at the table now. */
export interface Presence {
  type: "presence"
  people: Onlooker[]
}

/** How strong somebody is at a game. */
export interface RatingShape {
  name: string
  you: boolean
  /** What is almost certain: the guess less three times its doubt */
  points: number
  mu: number
  sigma: number
  games: number
}

/** The best first. */
export interface Ratings {
  game: string
  ratings: RatingShape[]
}

/** What tells an option from the others, as the key of a text, and by how many points. */
export interface Reason {
  key: string
  points: number
}

/** A finished public game. */
export interface RecordShape {
  id: string
  game: string
  players: number
  ended: number
  link: string
}

/** Finished public games in the order of ending; go on after `next`. */
export interface Records {
  records: RecordShape[]
  next: number
}

/** Nothing has changed. */
export interface Refused {
  type: "refused"
  /** The client's own name for a message */
  id: string
  error: Error
}

/** A seat of a table. */
export interface SeatShape {
  seat: string
  name: string
  bot: string
  asked: boolean
  you: boolean
}

/** Somebody who comes back. */
export interface SignIn {
  /** As others will see it */
  name: string
  password: string
}

/** Everything that was told of a finished game. */
export interface Story {
  items: (Record<string, unknown>)[]
}

/** A table in a list. */
export interface Summary {
  id: string
  code: string
  link: string
  game: string
  players: number
  options: string[]
  public: boolean
  rated: boolean
  status: "seating" | "playing" | "paused" | "ended"
  host: string
  created: number
  changed: number
  ended: number
  seats: SeatShape[]
  you: string | null
}

/** Some tables. */
export interface Tables {
  tables: Summary[]
}

/** Something went wrong; the house sees to it. */
export interface Trouble {
  type: "trouble"
  error: Error
}

/** Who you are from now on; the token is for programs, browsers get a cookie. */
export interface Welcome {
  person: PersonShape
  token: string
}

/** The answer to a request that is not fulfilled. */
export interface Wrong {
  error: Error
}

export type FromServer = Hello | News | Done | Refused | Considered | Hinted | Presence | Trouble | Closing | Pong

export type FromClient = MakeWish | Consider | AskHint | OpenScreen | Ping
