/** Made by `npm run types` from schema.json; do not edit. */

/** A whole move as the coach sees it. */
export interface Advice {
  move: string
  /** Expected in the end */
  points: number
  /** To win, from 0 to 1 */
  chance: number
  reasons: Reason[]
}

/** The learner's answers since the start of the lesson. */
export interface Answers {
  /** Moves in order, or `next` where there is nothing to do */
  answers: string[]
}

/** What would the coach do? */
export interface AskHint {
  type: "hint"
  /** An id of the client's choice */
  id: string
  /** A move to be judged beside the best ones */
  move?: string
}

/** A table as lines of text. */
export interface Board {
  lines: string[]
}

/** What to change about me. */
export interface Changes {
  name?: string | null
  language?: string | null
}

/** The last message: the server stops, or the viewer may not watch. */
export interface Closing {
  type: "closing"
  error: Error
}

/** What the coach would have done in place of a move of a finished game. */
export interface Comment {
  seat: string
  advice: Advice[]
  own: Judged
}

/** What would these moves lead to? */
export interface Consider {
  type: "consider"
  /** An id of the client's choice */
  id: string
  moves: string[]
}

/** The answer to `consider`. */
export interface Considered {
  type: "considered"
  /** An id of the client's choice */
  id: string
  outcomes: Outcome[]
}

/** The lessons of every game in their order, and which of them the person has finished. */
export interface Courses {
  courses: Record<string, LessonShape[]>
  done: Record<string, string[]>
}

/** A command is carried out and stored, now or when it was first sent. */
export interface Done {
  type: "done"
  /** An id of the client's choice */
  id: string
  /** The number of the item that answers it */
  number: number
}

/** A position that illustrates a rule. The client fetches it by name and draws it with the game's table. */
export interface DrawingShape {
  name: string
  /** Which part of the table is drawn */
  part: string
  caption: string
  /** A text alternative for the drawing */
  alt: string
}

/** An error: key and details for programs, a sentence for people. */
export interface Error {
  key: string
  details: Record<string, unknown>
  /** The number of the rule that refuses a move */
  rule: string
  /** The path to the first mistake in the request */
  path: string
  /** A sentence in the reader's language */
  text: string
}

/** A game that can be played here. */
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
  /** If the client wants snapshots: see docs/table.md */
  sight?: Record<string, unknown> | null
}

/** The answer to `hint`: the best moves, and how good the move is that was asked about. */
export interface Hinted {
  type: "hint"
  /** An id of the client's choice */
  id: string
  advice: Advice[]
  own: Judged | null
}

/** What the server offers, and who is asking. */
export interface HouseShape {
  version: string
  languages: string[]
  levels: string[]
  games: GameShape[]
  me: PersonShape | null
}

/** What happened, as far as this viewer may know. Its other fields depend on its kind: see docs/table.md. */
export interface Item {
  /** Counted from 1 without gaps, for this viewer alone */
  number: number
  /** Milliseconds since 1970 */
  at: number
  kind: string
  /** The id of the viewer's own request that it answers */
  id?: string
  [part: string]: unknown
}

/** A move that somebody considers or has made. */
export interface Judged {
  move: string
  /** Expected in the end */
  points: number
  /** To win, from 0 to 1 */
  chance: number
  reasons: Reason[]
  /** How much less often it wins than the best move */
  loss: number
  /** Whether the loss is large enough for a warning */
  blunder: boolean
}

/** Moves to preview at the stage that these answers lead to. */
export interface LessonMoves {
  /** Moves in order, or `next` where there is nothing to do */
  answers: string[]
  moves: string[]
}

/** What a move would lead to, or why it is not allowed. */
export interface LessonOutcome {
  move: string
  prospects: Record<string, unknown> | null
  own: Record<string, unknown> | null
  error: Error | null
}

/** What each move would lead to. */
export interface LessonOutcomes {
  outcomes: LessonOutcome[]
}

/** A lesson in a list. Its texts are found by its name. */
export interface LessonShape {
  name: string
  minutes: number
  steps: number
  /** The numbers of the rules that it teaches */
  rules: string[]
}

/** The stage that the answers lead to: what is said, highlighted and asked. */
export interface LessonStage {
  game: string
  lesson: string
  /** From 1 */
  step: number
  steps: number
  /** How many moves of the step's task are made */
  part: number
  parts: number
  done: boolean
  seat: string
  /** Regions of the table that the step is about; none for the whole table */
  light: string[]
  /** Arguments of the step's texts */
  figures: Record<string, unknown>
  /** The table as the learner sees it, see docs/table.md */
  sight: Record<string, unknown>
  /** What the last answer led to, as the items of a table */
  items: (Record<string, unknown>)[]
  wrong: Mistake | null
  /** A correct answer */
  solution: string
}

/** A command to the table. docs/table.md lists the kinds. */
export interface MakeWish {
  type: "wish"
  /** An id of the client's choice */
  id: string
  wish: Record<string, unknown>
}

/** Why the last answer was wrong. Nothing has changed. */
export interface Mistake {
  key: string
  /** The number of the rule that refuses it; empty where the lesson wants another move */
  rule: string
  details: Record<string, unknown>
}

/** A move that changed a chance to win. */
export interface MomentShape {
  /** In the replay behind the seat's screen */
  number: number
  /** Among the moves that were not undone, from 1 */
  place: number
  seat: string
  move: string
  /** The seat's chance to win, from 0 to 1 */
  before: number
  after: number
  /** What the coach would have done, where that is clearly better */
  better: Advice | null
  /** How much more often that wins */
  loss: number
}

/** Where a finished game was decided: the largest changes, in the order in which they came. */
export interface Moments {
  moments: MomentShape[]
}

/** A new account. A guest who is signed in keeps their games. */
export interface NewAccount {
  /** As others will see it */
  name: string
  password: string
}

/** A new guest. */
export interface NewGuest {
  /** As others will see it */
  name: string
  language?: string
}

/** The terms of a new table. */
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

/** What is new, in order. With `screen`, the whole match again as that seat saw it. */
export interface News {
  type: "news"
  items: Item[]
  /** The table after the last item, if the client wants snapshots */
  sight?: Record<string, unknown> | null
  screen?: string
}

/** A remark on a rule: our ruling, an option, where figures come from, or how editions differ. */
export interface NoteShape {
  kind: string
  text: string
}

/** Somebody who watches the table now. */
export interface Onlooker {
  name: string
  seat: string | null
}

/** After the game: send everything as that seat saw it. */
export interface OpenScreen {
  type: "screen"
  seat: string
  /** An id of the client's choice */
  id?: string
}

/** What a standing order may depend on: one of the words, or a number from `least` to `most`. */
export interface OrderCondition {
  /** The key of its text, with the arguments `of` and `value` */
  text: string
  /** A path into the seat's view; {seat} is the own seat, {of} one of `of` */
  path: string
  compare: string
  of: string[]
  /** Possible values; {seat} is the own seat; empty for a number */
  words: string[]
  least: number
  most: number
}

/** A question that a standing order may answer. */
export interface OrderQuestion {
  /** The key of its text */
  text: string
  /** The conditions under which it is asked */
  when: (string[])[]
  /** Moves. The rules may refuse each of them when the question is asked */
  answers: string[]
}

/** What standing orders of a game may be about. */
export interface OrdersShape {
  questions: OrderQuestion[]
  conditions: OrderCondition[]
}

/** What a move would lead to, or why it is not allowed. */
export interface Outcome {
  move: string
  prospects: Record<string, unknown> | null
  own: Record<string, unknown> | null
  error: Error | null
}

/** A guest or an account. */
export interface PersonShape {
  id: string
  name: string
  guest: boolean
  language: string
}

/** What a drawing of a rulebook shows: who looks, their view, and what follows from it. */
export interface PictureShape {
  part: string
  /** The seat, house or composer drawn, where not all are */
  focus: string
  /** Who looks; empty for a spectator */
  seat: string
  view: Record<string, unknown>
  prospects: Record<string, unknown>
}

/** Is the server there? */
export interface Ping {
  type: "ping"
  /** An id of the client's choice */
  id?: string
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong"
}

/** Who watches the table now. */
export interface Presence {
  type: "presence"
  people: Onlooker[]
}

/** How strong somebody is at a game. */
export interface RatingShape {
  name: string
  you: boolean
  /** A cautious estimate: mu less three sigma */
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

/** What distinguishes a move from an average one, as a text key, and by how many points. */
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

/** Finished public games in the order in which they ended. Go on after `next`. */
export interface Records {
  records: RecordShape[]
  next: number
}

/** A command or question was refused. Nothing has changed. */
export interface Refused {
  type: "refused"
  /** An id of the client's choice */
  id: string
  error: Error
}

/** One rule. Its number is its anchor everywhere. */
export interface RuleShape {
  number: string
  text: string
  notes: NoteShape[]
  drawings: DrawingShape[]
}

/** A rulebook in one language, in order. */
export interface RulebookShape {
  game: string
  language: string
  title: string
  introduction: string
  sections: SectionShape[]
}

/** A seat of a table. */
export interface SeatShape {
  seat: string
  name: string
  bot: string
  asked: boolean
  you: boolean
}

/** The rules whose numbers begin with the same letters. */
export interface SectionShape {
  letters: string
  title: string
  rules: RuleShape[]
}

/** Name and password of an account. */
export interface SignIn {
  /** As others will see it */
  name: string
  password: string
}

/** The whole stream of a finished game. */
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
  /** See the chapter on clocks in docs/table.md */
  pace: Record<string, unknown>
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

/** A list of tables. */
export interface Tables {
  tables: Summary[]
}

/** Something went wrong; the server takes care of it. */
export interface Trouble {
  type: "trouble"
  error: Error
}

/** Who you are from now on. The token is for programs; browsers get a cookie. */
export interface Welcome {
  person: PersonShape
  token: string
}

/** The response to a request that failed. */
export interface Wrong {
  error: Error
}

export type FromServer = Hello | News | Done | Refused | Considered | Hinted | Presence | Trouble | Closing | Pong

export type FromClient = MakeWish | Consider | AskHint | OpenScreen | Ping
