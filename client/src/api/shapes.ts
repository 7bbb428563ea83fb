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

/** What the learner has answered since the beginning of the lesson. */
export interface Answers {
  /** Moves, or `next` where there is nothing to do; in order */
  answers: string[]
}

/** What would the coach do? */
export interface AskHint {
  type: "hint"
  /** The client's own name for a message */
  id: string
  /** A move to be judged beside the best ones */
  move?: string
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

/** What the coach would have done in place of a move of a finished game. */
export interface Comment {
  seat: string
  advice: Advice[]
  own: Judged
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

/** The lessons of every game in their order, and which of them whoever asks has finished. */
export interface Courses {
  courses: Record<string, LessonShape[]>
  done: Record<string, string[]>
}

/** A wish is fulfilled and stored, now or when it was sent for the first time. */
export interface Done {
  type: "done"
  /** The client's own name for a message */
  id: string
  /** The number of the item that answers it */
  number: number
}

/** A position that illustrates a rule; it is fetched by its name and drawn by the table of the game. */
export interface DrawingShape {
  name: string
  /** Which part of the table is drawn */
  part: string
  caption: string
  /** What is to be seen, for those who cannot see it */
  alt: string
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

/** An answer to `hint`: the best moves, and what becomes of the one that was asked about. */
export interface Hinted {
  type: "hint"
  /** The client's own name for a message */
  id: string
  advice: Advice[]
  own: Judged | null
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

/** A move that somebody thinks of, or has made. */
export interface Judged {
  move: string
  /** Expected in the end */
  points: number
  /** To win, from 0 to 1 */
  chance: number
  reasons: Reason[]
  /** How much less often it wins than the best move */
  loss: number
  /** Whether that is so much that a warning is in order */
  blunder: boolean
}

/** Moves to be tried out where these answers lead. */
export interface LessonMoves {
  /** Moves, or `next` where there is nothing to do; in order */
  answers: string[]
  moves: string[]
}

/** What a move would bring, or why it is not allowed. */
export interface LessonOutcome {
  move: string
  prospects: Record<string, unknown> | null
  own: Record<string, unknown> | null
  error: Error | null
}

/** What each move would bring. */
export interface LessonOutcomes {
  outcomes: LessonOutcome[]
}

/** A lesson in a list; its texts are found by its name. */
export interface LessonShape {
  name: string
  minutes: number
  steps: number
  /** The numbers of the rules that it teaches */
  rules: string[]
}

/** Where the answers lead: what is said, what is lit, what is asked. */
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
  /** What fills the blanks of the step's texts */
  figures: Record<string, unknown>
  /** The table as the learner sees it, see docs/table.md */
  sight: Record<string, unknown>
  /** What the last answer led to, as the items of a table */
  items: (Record<string, unknown>)[]
  wrong: Mistake | null
  /** An answer that goes on */
  solution: string
}

/** Something the table is asked for; the kinds of wishes are in docs/table.md. */
export interface MakeWish {
  type: "wish"
  /** The client's own name for a message */
  id: string
  wish: Record<string, unknown>
}

/** Why the last answer was not the one; nothing has changed. */
export interface Mistake {
  key: string
  /** The number of the rule that refuses it; empty where the lesson wants another move */
  rule: string
  details: Record<string, unknown>
}

/** A move that changed a chance to win. */
export interface MomentShape {
  /** In the story behind the screen of the seat */
  number: number
  /** Among the moves that stand, from 1 */
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

/** Where a finished game was won: the largest changes, in the order in which they came. */
export interface Moments {
  moments: MomentShape[]
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

/** What is told openly beside a rule: a ruling of ours, an option, where figures come from, how editions differ. */
export interface NoteShape {
  kind: string
  text: string
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

/** What a standing order may depend on: one of the words, or a figure from `least` to `most`. */
export interface OrderCondition {
  /** The key of its text, with the blanks `of` and `value` */
  text: string
  /** Where the seat's view says it; {seat} is the own seat, {of} one of `of` */
  path: string
  compare: string
  of: string[]
  /** What it may be; {seat} is the own seat; none where it is a figure */
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
  /** Moves; the rules may refuse each of them when it is asked */
  answers: string[]
}

/** What a seat may decide beforehand. */
export interface OrdersShape {
  questions: OrderQuestion[]
  conditions: OrderCondition[]
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

/** What a drawing of a rulebook shows: who looks, the view, and what follows from it. */
export interface PictureShape {
  part: string
  /** The seat, house or composer drawn, where not all are */
  focus: string
  /** Who looks; empty for a spectator */
  seat: string
  view: Record<string, unknown>
  prospects: Record<string, unknown>
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

/** What tells a move from the average one, as the key of a text, and by how many points. */
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

/** One rule; its number is its anchor everywhere. */
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
