/** Made by `npm run types` from schema.json; do not edit. */

export type TimeControlJson = NoClock | LiveClock | SlowClock
export type Item =
  | OpenedItem
  | SeatedItem
  | UnseatedItem
  | WatchedItem
  | RenamedItem
  | CalledItem
  | RevealedItem
  | StartedItem
  | MovedItem
  | UndoneItem
  | RewoundItem
  | BranchedItem
  | HandedOverItem
  | EndedItem
  | LeftItem
  | ReturnedItem
  | ResignedItem
  | VotedItem
  | StandInVotedItem
  | PausedItem
  | ResumedItem
  | ContinuedItem
  | SaidItem
  | MutedItem
  | NotedItem
  | OrderedItem
  | RevokedItem
  | DepthItem
  | EnteredItem
  | LineItem
  | BidSealedItem
  | ScoreItem
export type Command =
  | SitCommand
  | SeatBotCommand
  | KickCommand
  | NameCommand
  | RevealCommand
  | PlayCommand
  | PlainCommand
  | VoteCommand
  | StandInCommand
  | TextCommand
  | MuteCommand
  | GiveOrderCommand
  | RevokeOrderCommand
  | LayOutCommand
  | EnterCommand
  | CardsCommand
  | CorrectCommand
  | CrossOutCommand
  | DepthCommand
  | SealCommand
  | ScoreCommand
export type FromServer =
  | Hello
  | News
  | Done
  | Refused
  | Previews
  | CoachAnswer
  | StepChoices
  | DecisionSent
  | Presence
  | Led
  | Commented
  | ServerError
  | Closing
  | Pong
export type FromClient =
  SendCommand | AskPreviews | AskCoach | AskChoices | AskDecision | OpenScreen | LeadReview | Ping

/**
 * A player who is gone, in milliseconds.
 */
export interface AbsentPlayer {
  gone: number
  vote_in: number | null
}
/**
 * A whole move as the coach sees it.
 */
export interface Advice {
  move: string
  /**
   * Expected in the end
   */
  points: number
  /**
   * To win, from 0 to 1
   */
  chance: number
  reasons: Reason[]
}
/**
 * What distinguishes a move from an average one, as a text key, and by how many points.
 */
export interface Reason {
  key: string
  points: number
}
/**
 * The learner's answers since the start of the lesson.
 */
export interface Answers {
  /**
   * Moves in order, or `next` where there is nothing to do
   *
   * @maxItems 200
   */
  answers: string[]
}
/**
 * What may come next in a move of a game that is entered by hand, after these steps?
 */
export interface AskChoices {
  type: 'choices'
  /**
   * An id of the client's choice
   */
  id: string
  seat: string
  /**
   * @maxItems 100
   */
  steps?: string[]
  /**
   * In place of that line; 0 for now
   */
  line?: number
}
/**
 * What would the coach do?
 */
export interface AskCoach {
  type: 'hint'
  /**
   * An id of the client's choice
   */
  id: string
  /**
   * A move to be judged beside the best ones
   */
  move?: string
}
/**
 * What is there to decide for my seat? Only accounts of programs may ask.
 */
export interface AskDecision {
  type: 'decision'
  /**
   * An id of the client's choice
   */
  id: string
}
/**
 * What would these moves lead to?
 */
export interface AskPreviews {
  type: 'preview'
  /**
   * An id of the client's choice
   */
  id: string
  /**
   * @maxItems 60
   */
  moves: string[]
}
/**
 * What another move would have been worth: chances to win, from 0 to 1.
 */
export interface Attempt {
  move: string
  chance: number
  /**
   * With the best move known
   */
  best: number
  /**
   * With the move of the game
   */
  played: number
  /**
   * Why the better of these two is better: text keys and points
   */
  reasons: ReviewReason[]
  /**
   * To whom the worse of them leaves most
   */
  rivals: ReviewRival[]
}
/**
 * A text key, and the points by which the better move is better for it.
 */
export interface ReviewReason {
  key: string
  points: number
}
/**
 * How many points another seat gains by the worse move.
 */
export interface ReviewRival {
  seat: string
  points: number
}
/**
 * Who is kept out.
 */
export interface BanInfo {
  /**
   * The id of a person, or a network
   */
  who: string
  /**
   * Empty for a network
   */
  name: string
  at: number
  /**
   * null for good
   */
  until: number | null
}
/**
 * Whom I have blocked, the latest first.
 */
export interface BlockList {
  people: BlockedPersonInfo[]
}
/**
 * Somebody whom I have blocked.
 */
export interface BlockedPersonInfo {
  id: string
  name: string
}
/**
 * A table as lines of text.
 */
export interface Board {
  lines: string[]
}
/**
 * A line of the tree: the game itself, or a branch.
 */
export interface BranchInfo {
  id: string
  /**
   * The game or branch that it goes on from; null for the game itself
   */
  parent: string | null
  /**
   * How many moves of the parent were made
   */
  place: number
  /**
   * How many moves it has by now; those of the parent are counted unless imagined
   */
  moves: number
  /**
   * The seat of whoever plays it
   */
  seat: string | null
  imagined: boolean
  name: string
  mine: boolean
  made: number
  status: string
  /**
   * The seats in the first place; empty while it goes on
   */
  winners: string[]
  seats: BranchSeat[]
}
/**
 * Who played a seat, and the points it has in the end.
 */
export interface BranchSeat {
  seat: string
  name: string
  bot: string
  /**
   * Null while the game goes on, or if it was broken off
   */
  points: number | null
}
/**
 * What a branch is called.
 */
export interface BranchTitle {
  name?: string
}
/**
 * A game and its branches: mine, and the one that was asked for.
 */
export interface BranchTree {
  /**
   * The game first, if I may read it
   */
  branches: BranchInfo[]
}
/**
 * What to change about me.
 */
export interface Changes {
  name?: string | null
  language?: string | null
}
/**
 * What the learner chose freely, and all moves, the best first.
 */
export interface ChoiceComparison {
  chosen: string
  /**
   * The suffix of what is said about this choice; empty if there is nothing to say
   */
  remark: string
  moves: ComparedMove[]
}
/**
 * A move that could have been chosen: what the coach thinks of it, and what it would surely have brought.
 */
export interface ComparedMove {
  move: string
  /**
   * Expected in the end
   */
  points: number
  /**
   * To win, from 0 to 1
   */
  chance: number
  reasons: Reason[]
  figures: {
    [k: string]: number
  }
}
/**
 * The last message: the server stops, or the viewer may not watch.
 */
export interface Closing {
  type: 'closing'
  error: Error
}
/**
 * An error: key and details for programs, a sentence for people.
 */
export interface Error {
  key: string
  details: {
    [k: string]: unknown
  }
  /**
   * The number of the rule that refuses a move
   */
  rule: string
  /**
   * The path to the first mistake in the request
   */
  path: string
  /**
   * A sentence in the reader's language
   */
  text: string
}
/**
 * The answer to `hint`: the best moves, and how good the move is that was asked about.
 */
export interface CoachAnswer {
  type: 'hint'
  /**
   * An id of the client's choice
   */
  id: string
  advice: Advice[]
  own: Judged | null
}
/**
 * A move that somebody considers or has made.
 */
export interface Judged {
  move: string
  /**
   * Expected in the end
   */
  points: number
  /**
   * To win, from 0 to 1
   */
  chance: number
  reasons: Reason[]
  /**
   * How much less often it wins than the best move
   */
  loss: number
  /**
   * Whether the loss is large enough for a warning
   */
  blunder: boolean
}
/**
 * What somebody wrote about a moment.
 */
export interface CommentInfo {
  id: string
  /**
   * How many moves had been made
   */
  place: number
  /**
   * Whom to mute
   */
  person: string
  name: string
  guest: boolean
  /**
   * Where they sat; null for others
   */
  seat: string | null
  mine: boolean
  /**
   * Whether I may remove it: my own, and as host every comment
   */
  removable: boolean
  text: string
  at: number
}
/**
 * The comments on a finished game have changed: ask for them again.
 */
export interface Commented {
  type: 'commented'
}
/**
 * All comments on a game, without those of people I've muted, in the order of the game.
 */
export interface Comments {
  comments: CommentInfo[]
}
/**
 * The address that counts from now on.
 */
export interface ConfirmedMail {
  mail: string
}
/**
 * The lessons of every game in their order, and which of them the person has finished.
 */
export interface Courses {
  courses: {
    [k: string]: LessonInfo[]
  }
  done: {
    [k: string]: string[]
  }
}
/**
 * A lesson in a list. Its texts are found by its name.
 */
export interface LessonInfo {
  name: string
  minutes: number
  steps: number
  /**
   * The numbers of the rules that it teaches
   */
  rules: string[]
  /**
   * Whether it introduces the game in pictures, and may be skipped
   */
  overture: boolean
}
/**
 * The days before today, the latest first, and for how many days in a row I have finished the deal.
 */
export interface DailyArchive {
  streak: number
  days: DailyDay[]
}
/**
 * A day of the archive.
 */
export interface DailyDay {
  day: string
  game: string
  table: string | null
  points: number | null
  percent: number | null
}
/**
 * The deal of a day, and once my own game or the day is over, its leaderboard.
 */
export interface DailyDeal {
  /**
   * As 2026-11-18, in UTC
   */
  day: string
  /**
   * When the day is over
   */
  until: number
  over: boolean
  game: string
  players: number
  /**
   * Where everybody sits
   */
  seat: string
  /**
   * The level of the bots at the other seats
   */
  level: string
  status: 'new' | 'playing' | 'done'
  /**
   * The id of my own table
   */
  table: string | null
  result: DailyResult | null
  /**
   * How many have finished it
   */
  finished: number
  leaders: DailyLine[]
}
/**
 * How my own game compares. Whoever gave up has no points.
 */
export interface DailyResult {
  points: number | null
  place: number | null
  percent: number | null
}
/**
 * A line of the leaderboard.
 */
export interface DailyLine {
  place: number
  name: string
  points: number
  /**
   * How many of the others were beaten; null without others
   */
  percent: number | null
  you: boolean
}
/**
 * The answer to `decision`: the number of the seat, its view with memory, and the steps it may take.
 */
export interface DecisionSent {
  type: 'decision'
  /**
   * An id of the client's choice
   */
  id: string
  decision: {
    [k: string]: unknown
  }
}
/**
 * A command is carried out and stored, now or when it was first sent.
 */
export interface Done {
  type: 'done'
  /**
   * An id of the client's choice
   */
  id: string
  /**
   * The number of the item that answers it
   */
  number: number
}
/**
 * The response to a request that failed.
 */
export interface ErrorResponse {
  error: Error
}
/**
 * Games with other people, and how many of them were played to the end.
 */
export interface Finished {
  games: number
  finished: number
}
/**
 * What goes on in the house. Go on with tables opened before `next`; null after the last one.
 */
export interface Foyer {
  waiting: WaitingTable[]
  next: number | null
  playing: PlayingTable[]
  waiting_in_all: number
  playing_in_all: number
}
/**
 * A table that looks for players.
 */
export interface WaitingTable {
  table: TableSummary
  /**
   * Whether the game starts by itself when the last seat is taken
   */
  seeks: boolean
}
/**
 * A table in a list.
 */
export interface TableSummary {
  id: string
  code: string
  link: string
  game: string
  players: number
  options: string[]
  pace: TimeControlJson
  public: boolean
  rated: boolean
  status: 'seating' | 'playing' | 'paused' | 'ended'
  host: string
  created: number
  changed: number
  ended: number
  seats: TableSeat[]
  you: string | null
}
/**
 * Everybody takes their time.
 */
export interface NoClock {
  kind: 'none'
}
/**
 * A time bank, and what every decision adds to it; milliseconds.
 */
export interface LiveClock {
  kind: 'live'
  bank: number
  grant: number
  each: number
}
/**
 * Days for each decision.
 */
export interface SlowClock {
  kind: 'slow'
  days: number
}
/**
 * A seat of a table.
 */
export interface TableSeat {
  seat: string
  name: string
  bot: string
  asked: boolean
  you: boolean
  guest: boolean
}
/**
 * A table that may be watched.
 */
export interface PlayingTable {
  table: TableSummary
  /**
   * How many are there, players and spectators together
   */
  people: number
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string
  edition: string
  rules: string
  players: number[]
  seats: string[]
  options: string[]
}
/**
 * How somebody plays a game.
 */
export interface GameProfile {
  game: string
  games: number
  won: number
  /**
   * Once a rated game is played
   */
  rating: ShownRating | null
  /**
   * The latest ratings, in order
   */
  course: RatingPoint[]
  by_players: PlayersResult[]
  by_opponents: OpponentsResult[]
  /**
   * The places in the latest games, the latest last
   */
  form: number[]
  sources: SourcePoints[]
  /**
   * From how many games the points by source are
   */
  source_games: number
  /**
   * How many lessons are done
   */
  lessons: number
  lessons_in_all: number
}
/**
 * A rating and its uncertainty: 1548 ± 46.
 */
export interface ShownRating {
  value: number
  /**
   * The true strength lies within it, 19 times of 20
   */
  margin: number
  games: number
}
/**
 * The rating after a game.
 */
export interface RatingPoint {
  at: number
  value: number
  margin: number
}
/**
 * The results of games for so many players.
 */
export interface PlayersResult {
  players: number
  games: number
  won: number
}
/**
 * The results against people, or where only bots sat at the table, by the strongest of them.
 */
export interface OpponentsResult {
  /**
   * `people`, or the level of a bot
   */
  opponents: string
  games: number
  won: number
}
/**
 * Points for one source, on average in the latest games.
 */
export interface SourcePoints {
  source: string
  own: number
  /**
   * What one of the others got, at the same tables
   */
  others: number
}
/**
 * The first message: the table as it is now.
 */
export interface Hello {
  type: 'hello'
  protocol: 2
  person: string
  table: TableSummary
  /**
   * The number of the last item this viewer may know
   */
  number: number
  /**
   * If the client wants snapshots
   */
  snapshot?: Snapshot | null
}
/**
 * The table as one viewer sees it now.
 */
export interface Snapshot {
  game: string
  status: 'seating' | 'playing' | 'paused' | 'ended'
  published: string
  you: string | null
  host: boolean
  seats: {
    [k: string]: SeatName
  }
  spectators: string[]
  votes: string[][]
  asked: string[]
  clocks: {
    [k: string]: ClockState
  } | null
  note: string
  next: string | null
  view?: {
    [k: string]: unknown
  }
  forecast?: {
    [k: string]: unknown
  }
  options?: OptionJson[]
  can_undo?: boolean
  rewind?: RewindTerms
  stand_ins?: {
    [k: string]: string[]
  }
  orders?: {
    [k: string]: OrderText
  }
  by_hand?: ByHandJson
}
/**
 * Who holds a seat: a person, a bot, or a person with a bot standing in.
 */
export interface SeatName {
  name: string
  bot: string
  guest?: boolean
}
/**
 * What a seat has left, in milliseconds, and whether its clock runs.
 */
export interface ClockState {
  left: number
  runs: boolean
  still?: number
}
/**
 * A move that is possible now, with its terms.
 */
export interface OptionJson {
  move: string
  about: {
    [k: string]: unknown
  }
}
/**
 * What taking back one's last turn would undo, in a game against bots.
 */
export interface RewindTerms {
  moves: number
  revealed: boolean
}
/**
 * A standing order in words, for its owner.
 */
export interface OrderText {
  text: string
  details: {
    [k: string]: unknown
  }
  when: Text[]
  unless: Text[]
}
/**
 * The key of a text, and what fills its blanks.
 */
export interface Text {
  text: string
  details: {
    [k: string]: unknown
  }
}
/**
 * A game on a real table, as it was entered.
 */
export interface ByHandJson {
  depth: 'record' | 'bids' | 'scorer'
  layout: {
    [k: string]: unknown
  } | null
  lines: LineJson[]
  draw: DrawJson | null
  secret: boolean
  over: boolean
  hand: string[] | null
  bids: BidsJson | null
  sheet: {
    [k: string]: unknown
  } | null
  count: {
    [k: string]: unknown
  } | null
}
/**
 * Something that was entered.
 */
export interface LineJson {
  line: number
  seat: string
  move: string | null
  cards: string[] | null
  source: 'person' | 'bot'
  secret: boolean
  round: number | null
  why: WhyJson | null
}
/**
 * Why a line no longer fits: the key of a text, what fills its blanks, and the rule behind it.
 */
export interface WhyJson {
  text: string
  details: {
    [k: string]: unknown
  }
  rule: string
}
/**
 * What has to be told before anything else can be entered.
 */
export interface DrawJson {
  seat: string
  move: string | null
  events: {
    [k: string]: unknown
  }[]
  kind: string
  to: string
  count: number | null
  limit: number | null
  choices: {
    [k: string]: number
  }
}
/**
 * Where only bids are entered.
 */
export interface BidsJson {
  round: number
  sealed: string[]
  own: number | null
  opened: {
    [k: string]: number
  } | null
  before: {
    [k: string]: number
  }[]
}
/**
 * When a bot stands in for me in slow games.
 */
export interface HolidayPlan {
  /**
   * Milliseconds since 1970
   */
  first: number
  /**
   * Milliseconds since 1970
   */
  until: number
  /**
   * The bot; in rated games the one agreed on at the table
   */
  level: string
  /**
   * From the first day on; otherwise when my time has run out
   */
  at_once: boolean
}
/**
 * My holiday, if I have planned one or am on it.
 */
export interface Holidays {
  holiday: HolidayPlan | null
}
/**
 * How the house stands, for its host.
 */
export interface HouseInfo {
  registration: 'open' | 'guests' | 'closed'
  accounts: number
  guests: number
  /**
   * Tables that look for players
   */
  waiting: number
  playing: number
  ended: number
  open_reports: number
  bans: BanInfo[]
  limits: LimitInfo[]
}
/**
 * A limit that a setting gives.
 */
export interface LimitInfo {
  setting: string
  value: string
}
/**
 * After the game: lead a shared review from here, or stop leading.
 */
export interface LeadReview {
  type: 'lead'
  on: boolean
  /**
   * How many moves were made
   */
  place?: number
  /**
   * Whose screen is looked behind
   */
  seat?: string
  /**
   * Whether all screens are open
   */
  open?: boolean
  /**
   * An id of the client's choice
   */
  id?: string
}
/**
 * Somebody leads the shared review of a finished game, or nobody does any more.
 */
export interface Led {
  type: 'led'
  lead: ReviewLead | null
}
/**
 * Where somebody is who leads a shared review.
 */
export interface ReviewLead {
  name: string
  you: boolean
  /**
   * How many moves were made
   */
  place: number
  /**
   * Whose screen is looked behind
   */
  seat: string
  /**
   * Whether all screens are open
   */
  open: boolean
}
/**
 * Moves to preview at the stage that these answers lead to.
 */
export interface LessonMoves {
  /**
   * Moves in order, or `next` where there is nothing to do
   *
   * @maxItems 200
   */
  answers: string[]
  /**
   * @maxItems 60
   */
  moves: string[]
}
/**
 * A part of the table that is drawn in the table's place.
 */
export interface LessonPicture {
  part: string
  focus: string
}
/**
 * What each move would lead to.
 */
export interface LessonPreviews {
  previews: Preview[]
}
/**
 * What a move would lead to, or why it's not allowed.
 */
export interface Preview {
  move: string
  /**
   * What anybody could then work out from the table
   */
  forecast: {
    [k: string]: unknown
  } | null
  /**
   * What the seat would then have
   */
  own: {
    [k: string]: unknown
  } | null
  error: Error | null
}
/**
 * The stage that the answers lead to: what is said, highlighted and asked.
 */
export interface LessonStage {
  game: string
  lesson: string
  /**
   * From 1
   */
  step: number
  steps: number
  /**
   * How many moves of the step's task are made
   */
  part: number
  parts: number
  /**
   * Whether the learner may make any legal move
   */
  free: boolean
  done: boolean
  seat: string
  /**
   * Regions of the table that the step is about; none for the whole table
   */
  light: string[]
  picture: LessonPicture | null
  /**
   * Arguments of the step's texts
   */
  figures: {
    [k: string]: unknown
  }
  snapshot: Snapshot
  /**
   * What the last answer led to, as the items of a table
   */
  items: Item[]
  wrong: Mistake | null
  /**
   * An answer that goes on
   */
  solution: string
  /**
   * Once a free choice is made
   */
  comparison: ChoiceComparison | null
}
/**
 * The table was opened.
 */
export interface OpenedItem {
  number: number
  at: number
  id?: string
  kind: 'opened'
  game: string
  edition: string
  rules: string
  players: number
  options: string[]
  pace: NoClock | LiveClock | SlowClock
  host: string
  substitute: string
  spectators: boolean
  previous: string
  published: string
  deal_format?: number
}
/**
 * A person sat down, or the host seated a bot.
 */
export interface SeatedItem {
  number: number
  at: number
  id?: string
  kind: 'seated'
  seat: string
  person: string
  name: string
  bot: string
  commitment?: string
  guest?: boolean
}
/**
 * A seat is empty again.
 */
export interface UnseatedItem {
  number: number
  at: number
  id?: string
  kind: 'unseated'
  seat: string
  person: string
  kicked: boolean
}
/**
 * A spectator came or went.
 */
export interface WatchedItem {
  number: number
  at: number
  id?: string
  kind: 'watched'
  person: string
  name: string
  watching: boolean
  guest?: boolean
}
/**
 * A player or spectator goes by another name.
 */
export interface RenamedItem {
  number: number
  at: number
  id?: string
  kind: 'renamed'
  person: string
  before: string
  name: string
  guest?: boolean
}
/**
 * The deal is wanted, and waits for nonces.
 */
export interface CalledItem {
  number: number
  at: number
  id?: string
  kind: 'called'
}
/**
 * A seat's nonce.
 */
export interface RevealedItem {
  number: number
  at: number
  id?: string
  kind: 'revealed'
  seat: string
  nonce: string
}
/**
 * The game was dealt from the published seed and these shares; the seats in playing order.
 */
export interface StartedItem {
  number: number
  at: number
  id?: string
  kind: 'started'
  seats: string[]
  published: string
  shares?: {
    [k: string]: ShareJson
  }
}
/**
 * A seat's share in the deal. Whoever was away has no nonce in it.
 */
export interface ShareJson {
  commitment: string
  nonce: string
}
/**
 * A move, with those of its events that this viewer may see; its text for its maker alone.
 */
export interface MovedItem {
  number: number
  at: number
  id?: string
  kind: 'moved'
  seat: string
  events: {
    [k: string]: unknown
  }[]
  move?: string
  order?: boolean
}
/**
 * A move was undone; the number of the item that showed it.
 */
export interface UndoneItem {
  number: number
  at: number
  id?: string
  kind: 'undone'
  seat: string
  taken_back: number
}
/**
 * A turn was taken back in a game against bots, with everything since the item of this number.
 */
export interface RewoundItem {
  number: number
  at: number
  id?: string
  kind: 'rewound'
  seat: string
  taken_back: number
  revealed: boolean
}
/**
 * Everything before was taken from another match: its id, and how many of its moves were made.
 */
export interface BranchedItem {
  number: number
  at: number
  id?: string
  kind: 'branched'
  match: string
  place: number
  imagined: boolean
}
/**
 * Everything before was played without the server, on the player's own device.
 */
export interface HandedOverItem {
  number: number
  at: number
  id?: string
  kind: 'handed-over'
}
/**
 * The match is over; the seed is published.
 */
export interface EndedItem {
  number: number
  at: number
  id?: string
  kind: 'ended'
  outcome: 'finished' | 'resigned' | 'abandoned' | 'closed'
  result: Result
  seed: string
}
/**
 * Points by seat, and the seats from first to last; those sharing a place in one list.
 */
export interface Result {
  points: {
    [k: string]: number
  }
  ranking: (string | string[])[]
}
/**
 * A bot plays on for somebody who is away.
 */
export interface LeftItem {
  number: number
  at: number
  id?: string
  kind: 'left'
  seat: string
  why: ('left' | 'time' | 'vote') | 'holiday'
  bot: string
  until?: number
}
/**
 * Somebody is back.
 */
export interface ReturnedItem {
  number: number
  at: number
  id?: string
  kind: 'returned'
  seat: string
}
/**
 * Somebody gave up; a bot plays on.
 */
export interface ResignedItem {
  number: number
  at: number
  id?: string
  kind: 'resigned'
  seat: string
  bot: string
}
/**
 * A seat votes for something, or withdraws its vote.
 */
export interface VotedItem {
  number: number
  at: number
  id?: string
  kind: 'wished'
  seat: string
  wish: 'pause' | 'resume' | 'rematch'
  on: boolean
}
/**
 * A seat votes for a bot in the place of an absent player, or withdraws its vote.
 */
export interface StandInVotedItem {
  number: number
  at: number
  id?: string
  kind: 'stand-in'
  seat: string
  absent: string
  on: boolean
}
/**
 * Everybody present wanted a pause.
 */
export interface PausedItem {
  number: number
  at: number
  id?: string
  kind: 'paused'
}
/**
 * The pause is over.
 */
export interface ResumedItem {
  number: number
  at: number
  id?: string
  kind: 'resumed'
}
/**
 * There's a rematch.
 */
export interface ContinuedItem {
  number: number
  at: number
  id?: string
  kind: 'continued'
  match: string
}
/**
 * Somebody said something; `gallery` is for spectators only.
 */
export interface SaidItem {
  number: number
  at: number
  id?: string
  kind: 'said'
  person: string
  name: string
  seat: string
  text: string
  gallery: boolean
}
/**
 * The viewer muted or unmuted somebody.
 */
export interface MutedItem {
  number: number
  at: number
  id?: string
  kind: 'muted'
  whom: string
  on: boolean
}
/**
 * The viewer's own note.
 */
export interface NotedItem {
  number: number
  at: number
  id?: string
  kind: 'noted'
  text: string
}
/**
 * The viewer's own standing order.
 */
export interface OrderedItem {
  number: number
  at: number
  id?: string
  kind: 'ordered'
  name: string
  order: OrderText
}
/**
 * The viewer withdrew a standing order.
 */
export interface RevokedItem {
  number: number
  at: number
  id?: string
  kind: 'revoked'
  name: string
}
/**
 * From now on so much is entered of a game on a real table.
 */
export interface DepthItem {
  number: number
  at: number
  id?: string
  kind: 'depth'
  depth: 'record' | 'bids' | 'scorer'
}
/**
 * A line was entered: a move, or what was told. Without events while something has to be told first.
 *
 * A secret is shown to its own seat alone.
 */
export interface EnteredItem {
  number: number
  at: number
  id?: string
  kind: 'entered'
  seat: string
  events: {
    [k: string]: unknown
  }[]
  line?: number
  move?: string
  cards?: string[]
  bot?: boolean
}
/**
 * A line was replaced, or taken away; everything after it was played again.
 */
export interface LineItem {
  number: number
  at: number
  id?: string
  kind: 'corrected' | 'crossed-out'
  line: number
}
/**
 * A seat sealed a bid; the bid for the seat alone.
 */
export interface BidSealedItem {
  number: number
  at: number
  id?: string
  kind: 'bid-sealed'
  seat: string
  bid?: number
}
/**
 * The next round of bids begins; or the sheet with what counts was filled in.
 */
export interface ScoreItem {
  number: number
  at: number
  id?: string
  kind: 'bids-cleared' | 'scored'
}
/**
 * Why the last answer was wrong. Nothing has changed.
 */
export interface Mistake {
  key: string
  /**
   * The number of the rule that refuses it; empty where the lesson wants another move
   */
  rule: string
  details: {
    [k: string]: unknown
  }
}
/**
 * A new account. A guest who is signed in keeps their games.
 */
export interface NewAccount {
  /**
   * As others will see it
   */
  name: string
  password: string
  /**
   * Whether it is for a program; its name then ends with a sign
   */
  bot?: boolean
}
/**
 * From where to play on, and how.
 */
export interface NewBranch {
  /**
   * Before this move of the game, from 0
   */
  place: number
  /**
   * Where I sit
   */
  seat: string
  /**
   * The level of the bots at all other seats
   */
  level?: string
  /**
   * Hidden things as that seat imagines them; else as they were
   */
  imagined?: boolean
  name?: string
}
/**
 * What to say about a moment.
 */
export interface NewComment {
  /**
   * How many moves had been made
   */
  place: number
  text: string
}
/**
 * A new guest.
 */
export interface NewGuest {
  /**
   * As others will see it
   */
  name: string
  language?: string
}
/**
 * What somebody did, for the host to look at. What was said at the table goes with it.
 */
export interface NewReport {
  /**
   * Their id, as the table tells it
   */
  person: string
  /**
   * Where it happened
   */
  table: string
  reason: 'words' | 'name' | 'play' | 'other'
  /**
   * In my own words
   */
  words?: string
}
/**
 * The terms of a new table.
 */
export interface NewTable {
  game: string
  /**
   * As many as the game is for
   */
  players: number
  /**
   * @maxItems 20
   */
  options?: string[]
  pace?: TimeControlJson
  public?: boolean
  rated?: boolean
  spectators?: boolean
  substitute?: string
  /**
   * In the order of the seats: `you`, `open` or the level of a bot; you and open seats if not given
   */
  seats?: string[] | null
  /**
   * Begin at once if no seat is open
   */
  begin?: boolean
  /**
   * A game on a real table, and how much of it is entered: see docs/companion.md
   */
  by_hand?: ('record' | 'bids' | 'scorer') | null
  /**
   * Your share in the deal: see docs/table.md
   */
  commitment?: string
}
/**
 * The terms of a tournament.
 */
export interface NewTournament {
  name: string
  format: 'swiss' | 'knockout' | 'league' | 'duplicate'
  game: string
  /**
   * At each table, as many as the game is for
   */
  players: number
  /**
   * A knock-out takes as many as it needs
   */
  rounds?: number
  pace?: TimeControlJson
  /**
   * The bots that fill tables and play for whoever leaves
   */
  level?: string
  /**
   * Listed for everybody; else for those who have the link
   */
  public?: boolean
  /**
   * Tables without guests and bots count for ratings
   */
  rated?: boolean
  /**
   * The next round begins by itself
   */
  automatic?: boolean
  /**
   * When it is meant to start, for people
   */
  starts?: number | null
}
/**
 * What is new, in order. With `screen`, the whole match again as that seat saw it.
 */
export interface News {
  type: 'news'
  items: Item[]
  /**
   * The next message goes on; the last one has the snapshot
   */
  more?: boolean
  /**
   * The table after the last item, if wanted
   */
  snapshot?: Snapshot | null
  screen?: string
}
/**
 * How I want to be called.
 */
export interface NoticeChoice {
  wanted: WantedNotices
  quiet: Quiet | null
  time_zone: string
}
/**
 * By which ways I'm called for what.
 */
export interface WantedNotices {
  /**
   * A game waits for me
   *
   * @maxItems 2
   */
  turn: ('push' | 'mail')[]
  /**
   * A game begins at a table of mine
   *
   * @maxItems 2
   */
  start: ('push' | 'mail')[]
  /**
   * A round of a tournament begins
   *
   * @maxItems 2
   */
  round: ('push' | 'mail')[]
  /**
   * There's a new deal of the day
   *
   * @maxItems 2
   */
  daily: ('push' | 'mail')[]
}
/**
 * Hours in which I'm not called; they may go over midnight.
 */
export interface Quiet {
  /**
   * Minutes after midnight, in the person's time zone
   */
  start: number
  /**
   * Minutes after midnight, in the person's time zone
   */
  end: number
}
/**
 * How I'm called, and what is possible here.
 */
export interface NoticeInfo {
  wanted: WantedNotices
  quiet: Quiet | null
  time_zone: string
  /**
   * The server's key for the browser's subscription; null without push
   */
  push_key: string | null
  /**
   * In how many browsers I'm called
   */
  browsers: number
  /**
   * Whether the host has set up mail
   */
  can_mail: boolean
  /**
   * My confirmed address; empty if there is none
   */
  mail: string
}
/**
 * Somebody who watches the table now.
 */
export interface Onlooker {
  name: string
  seat: string | null
}
/**
 * After the game: send everything as that seat saw it.
 */
export interface OpenScreen {
  type: 'screen'
  seat: string
  /**
   * An id of the client's choice
   */
  id?: string
}
/**
 * What a standing order may depend on: one of the words, or a number from `least` to `most`.
 */
export interface OrderCondition {
  /**
   * The key of its text, with the arguments `of` and `value`
   */
  text: string
  /**
   * A path into the seat's view; {seat} is the own seat, {of} one of `of`
   */
  path: string
  compare: string
  of: string[]
  /**
   * Possible values; {seat} is the own seat; empty for a number
   */
  words: string[]
  least: number
  most: number
}
/**
 * A question that a standing order may answer.
 */
export interface OrderQuestion {
  /**
   * The key of its text
   */
  text: string
  /**
   * The conditions under which it is asked
   */
  when: string[][]
  /**
   * Moves. The rules may refuse each of them when the question is asked
   */
  answers: string[]
}
/**
 * A guest or an account.
 */
export interface PersonInfo {
  id: string
  name: string
  guest: boolean
  language: string
}
/**
 * What a drawing of a rulebook shows: who looks, their view, and what follows from it.
 */
export interface Picture {
  part: string
  /**
   * The seat, house or composer drawn, where not all are
   */
  focus: string
  /**
   * Who looks; empty for a spectator
   */
  seat: string
  view: {
    [k: string]: unknown
  }
  forecast: {
    [k: string]: unknown
  }
}
/**
 * Is the server there?
 */
export interface Ping {
  type: 'ping'
  /**
   * An id of the client's choice
   */
  id?: string
}
/**
 * A game that is over.
 */
export interface PlayedGame {
  id: string
  game: string
  ended: number
  place: number
  points: number
  seats: PlayedSeat[]
}
/**
 * A seat of a game that is over.
 */
export interface PlayedSeat {
  seat: string
  name: string
  bot: string
  points: number | null
  /**
   * Whether it was the seat of the person whose profile it is
   */
  you: boolean
}
/**
 * Games that are over, the latest first. Go on before `next`; null after the last one.
 */
export interface PlayedGames {
  games: PlayedGame[]
  next: number | null
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: 'pong'
}
/**
 * What standing orders of a game may be about.
 */
export interface PossibleOrders {
  questions: OrderQuestion[]
  conditions: OrderCondition[]
}
/**
 * Who watches the table now, and by seat which players don't.
 */
export interface Presence {
  type: 'presence'
  people: Onlooker[]
  absent: {
    [k: string]: AbsentPlayer
  }
}
/**
 * The answer to `preview`.
 */
export interface Previews {
  type: 'previews'
  /**
   * An id of the client's choice
   */
  id: string
  previews: Preview[]
}
/**
 * A person's page.
 */
export interface Profile {
  /**
   * By which to block somebody
   */
  id: string
  name: string
  guest: boolean
  you: boolean
  /**
   * Whether only the person may see it
   */
  private: boolean
  since: number
  finished: Finished
  games: GameProfile[]
  recent: PlayedGames
}
/**
 * How strong somebody is at a game.
 */
export interface RatingInfo {
  name: string
  you: boolean
  /**
   * A cautious estimate: mu less three sigma
   */
  points: number
  mu: number
  sigma: number
  games: number
  /**
   * As people read it, around 1500
   */
  value: number
  /**
   * The true strength lies within it, 19 times of 20
   */
  margin: number
}
/**
 * The best first.
 */
export interface Ratings {
  game: string
  ratings: RatingInfo[]
}
/**
 * A finished public game.
 */
export interface RecordInfo {
  id: string
  game: string
  players: number
  ended: number
  link: string
}
/**
 * Finished public games in the order in which they ended. Go on after `next`.
 */
export interface Records {
  records: RecordInfo[]
  next: number
}
/**
 * A new password for an account whose password is lost.
 */
export interface Recovery {
  /**
   * As others will see it
   */
  name: string
  /**
   * One of the recovery codes, in any spelling
   */
  code: string
  password: string
}
/**
 * New recovery codes. Earlier ones no longer work.
 */
export interface RecoveryCodes {
  codes: string[]
}
/**
 * A command or question was refused. Nothing has changed.
 */
export interface Refused {
  type: 'refused'
  /**
   * An id of the client's choice
   */
  id: string
  error: Error
}
/**
 * Who may come: everybody; no new accounts; nobody new at all.
 */
export interface RegistrationChoice {
  registration: 'open' | 'guests' | 'closed'
}
/**
 * The whole stream of a finished game.
 */
export interface ReplayItems {
  items: Item[]
}
/**
 * A report.
 */
export interface ReportInfo {
  id: string
  at: number
  reporter: string
  person: string
  name: string
  table: string
  reason: 'words' | 'name' | 'play' | 'other'
  words: string
  lines: ReportLine[]
  closed: number | null
}
/**
 * What somebody said.
 */
export interface ReportLine {
  at: number
  name: string
  text: string
  /**
   * Whether the person in question said it
   */
  reported: boolean
}
/**
 * Reports: open ones, the oldest first, or closed ones, the latest first.
 */
export interface ReportList {
  reports: ReportInfo[]
}
/**
 * The review of a finished game, as far as it is made.
 */
export interface ReviewState {
  /**
   * Moments that are judged
   */
  done: number
  /**
   * Moments of the game; 0 before anything is known
   */
  all: number
  failed: boolean
  review: ReviewJson | null
}
/**
 * A whole review; while it's being made, some moments have no terms and there are no accounts yet.
 */
export interface ReviewJson {
  version: string
  game: string
  seats: string[]
  over: boolean
  start: number[]
  dealt: number[]
  moments: ReviewMoment[]
  accounts: SeatAccount[]
  summary: SeatSummary[]
  scale: {
    [k: string]: number
  }
}
/**
 * From one question to the next.
 */
export interface ReviewMoment {
  answers: ReviewAnswer[]
  round: number | null
  happened: string[]
  shares: number[]
  terms?: MomentTerms
  decisions?: ReviewDecision[]
}
/**
 * What a seat did, and its place among all moves from 0.
 */
export interface ReviewAnswer {
  place: number
  seat: string
  move: string
}
/**
 * What a moment changed, by seat. The sum of everything is the change of the shares.
 */
export interface MomentTerms {
  fortune: number[]
  choices: number[][]
  veil: number[]
  drift: number[]
}
/**
 * What somebody decided, judged with what the seat could see then.
 */
export interface ReviewDecision {
  place: number
  seat: string
  move: string
  question: string
  counted: boolean
  mark: string
  chance: number
  loss: number
  error: number
  best: string
  gain: number
  options: ReviewOption[]
  reasons: ReviewReason[]
  rivals: ReviewRival[]
}
/**
 * A whole move, and the chance to win with it.
 */
export interface ReviewOption {
  move: string
  chance: number
  points: number
}
/**
 * The whole game of one seat: `start` and the terms add up to `result`.
 */
export interface SeatAccount {
  start: number
  fortune: number
  choice: number
  veil: number
  others: number
  drift: number
  result: number
}
/**
 * The whole game of a seat in a few figures.
 */
export interface SeatSummary {
  decisions: number
  given_away: number
  per_decision: number
  marks: {
    [k: string]: number
  }
}
/**
 * What somebody got in a round.
 */
export interface RoundScoreInfo {
  seat: string
  points: number | null
  score: number
  difference: number | null
}
/**
 * A position that illustrates a rule. The client fetches it by name and draws it with the game's table.
 */
export interface RuleDrawing {
  name: string
  /**
   * Which part of the table is drawn
   */
  part: string
  caption: string
  /**
   * A text alternative for the drawing
   */
  alt: string
}
/**
 * One rule. Its number is its anchor everywhere.
 */
export interface RuleInfo {
  number: string
  text: string
  notes: RuleNote[]
  drawings: RuleDrawing[]
}
/**
 * A remark on a rule: our ruling, an option, where figures come from, or how editions differ.
 */
export interface RuleNote {
  kind: string
  text: string
}
/**
 * A rulebook in one language, in order.
 */
export interface RulebookPage {
  game: string
  language: string
  title: string
  introduction: string
  sections: RulebookSection[]
  /**
   * Words that readers also look for, and how the book says it
   */
  synonyms: {
    [k: string]: string[]
  }
}
/**
 * The rules whose numbers begin with the same letters.
 */
export interface RulebookSection {
  letters: string
  title: string
  rules: RuleInfo[]
}
/**
 * What somebody wants to play, with anybody.
 */
export interface Seek {
  game: string
  /**
   * As many as the game is for
   */
  players: number
  pace?: TimeControlJson
  /**
   * Your share in the deal: see docs/table.md
   */
  commitment?: string
}
/**
 * A command to the table. docs/table.md lists the kinds.
 */
export interface SendCommand {
  type: 'command'
  /**
   * An id of the client's choice
   */
  id: string
  command: Command
}
/**
 * Take an empty seat.
 */
export interface SitCommand {
  kind: 'sit'
  seat: string
  name: string
  commitment?: string
}
/**
 * Seat a bot.
 */
export interface SeatBotCommand {
  kind: 'seat-bot'
  seat: string
  bot: string
}
/**
 * Empty a seat before the game; with `ban`, its person may not sit down again.
 */
export interface KickCommand {
  kind: 'kick'
  seat: string
  ban?: boolean
}
/**
 * Watch under this name (stop watching, if it's empty), or change one's own.
 */
export interface NameCommand {
  kind: 'watch' | 'rename'
  name: string
}
/**
 * Reveal one's share in the deal.
 */
export interface RevealCommand {
  kind: 'reveal'
  nonce: string
}
/**
 * Make a move.
 */
export interface PlayCommand {
  kind: 'play'
  move: string
}
/**
 * What needs no details.
 */
export interface PlainCommand {
  kind: 'stand' | 'close' | 'start' | 'undo' | 'rewind' | 'leave' | 'return' | 'resign' | 'clear-bids' | 'finish'
}
/**
 * Vote for something, or withdraw the vote.
 */
export interface VoteCommand {
  kind: 'vote'
  topic: 'pause' | 'resume' | 'rematch'
  on: boolean
}
/**
 * Vote for a bot in the place of an absent player, or withdraw the vote.
 */
export interface StandInCommand {
  kind: 'stand-in'
  absent: string
  on: boolean
}
/**
 * Say something to all, or write a note to oneself.
 */
export interface TextCommand {
  kind: 'say' | 'note'
  text: string
}
/**
 * Mute or unmute somebody, by their id.
 */
export interface MuteCommand {
  kind: 'mute'
  whom: string
  on: boolean
}
/**
 * Add a standing order, or replace the one of that name.
 */
export interface GiveOrderCommand {
  kind: 'give-order' | 'change-order'
  name: string
  order: StandingOrderJson
}
/**
 * The move to make when every condition of `when` holds and none of `unless` does.
 *
 * A condition is a path into the seat's own view, a comparison and a value.
 */
export interface StandingOrderJson {
  when: (string | number)[][]
  unless: (string | number)[][]
  move: string
}
/**
 * Withdraw a standing order.
 */
export interface RevokeOrderCommand {
  kind: 'revoke-order'
  name: string
}
/**
 * Tell how a game on a real table begins: what the snapshot's `layout` asks for.
 */
export interface LayOutCommand {
  kind: 'lay-out'
  layout: {
    [k: string]: unknown
  }
}
/**
 * Enter a move of any seat; a secret one for the own seat only. A forgotten one goes ahead of a line.
 */
export interface EnterCommand {
  kind: 'enter'
  seat: string
  move: string
  ahead_of?: number
}
/**
 * Tell what came to light, or which cards the own hand holds.
 */
export interface CardsCommand {
  kind: 'tell' | 'hold'
  cards: string[]
}
/**
 * Replace a line: its move, or what was told.
 */
export interface CorrectCommand {
  kind: 'correct'
  line: number
  move?: string
  cards?: string[]
}
/**
 * Take a line away.
 */
export interface CrossOutCommand {
  kind: 'cross-out'
  line: number
}
/**
 * Enter more or less from now on.
 */
export interface DepthCommand {
  kind: 'depth'
  depth: 'record' | 'bids' | 'scorer'
}
/**
 * Seal a bid, where only bids are entered.
 */
export interface SealCommand {
  kind: 'seal'
  bid: number
}
/**
 * Fill in the sheet with what counts.
 */
export interface ScoreCommand {
  kind: 'score'
  score: {
    [k: string]: unknown
  }
}
/**
 * Something went wrong; the server takes care of it.
 */
export interface ServerError {
  type: 'trouble'
  error: Error
}
/**
 * What the server offers, and who is asking.
 */
export interface ServerInfo {
  version: string
  languages: string[]
  levels: string[]
  games: GameInfo[]
  /**
   * Whether a forgotten password can be replaced by mail
   */
  mail?: boolean
  me: PersonInfo | null
}
/**
 * Name and password of an account.
 */
export interface SignIn {
  /**
   * As others will see it
   */
  name: string
  password: string
}
/**
 * A line of the standings. Rounds count once they are over at every table.
 */
export interface StandingInfo {
  place: number
  tied: boolean
  entrant: number
  name: string
  you: boolean
  score: number
  /**
   * As much as could be had so far
   */
  most: number
  rounds: (RoundScoreInfo | null)[]
  /**
   * In the order of the tournament's `tie_breaks`
   */
  tie_breaks: number[]
}
/**
 * The answer to `choices`: what may come next, and the whole move where it may end here.
 */
export interface StepChoices {
  type: 'choices'
  /**
   * An id of the client's choice
   */
  id: string
  choices: string[]
  move: string
  /**
   * What has to be told there instead
   */
  draw: DrawJson | null
}
/**
 * A list of tables.
 */
export interface Tables {
  tables: TableSummary[]
}
/**
 * Somebody who entered; `number` identifies them within the tournament.
 */
export interface TournamentEntrant {
  number: number
  name: string
  guest: boolean
  you: boolean
  status: 'in' | 'withdrawn' | 'removed'
  /**
   * The round from which they play
   */
  since: number
}
/**
 * A tournament with everything that this person may see of it.
 */
export interface TournamentPage {
  id: string
  link: string
  name: string
  format: 'swiss' | 'knockout' | 'league' | 'duplicate'
  game: string
  players: number
  rounds: number
  /**
   * The round that is played, 0 before the first
   */
  round: number
  pace: TimeControlJson
  public: boolean
  status: 'open' | 'running' | 'ended'
  organiser: string
  entrants: number
  /**
   * Whether I take part
   */
  entered: boolean
  created: number
  starts: number | null
  ended: number | null
  level: string
  rated: boolean
  automatic: boolean
  /**
   * Whether I am its organiser
   */
  mine: boolean
  /**
   * Whether the organiser has removed me
   */
  removed: boolean
  can_enter: boolean
  /**
   * Whether the organiser may begin the first or next round now
   */
  can_begin: boolean
  tie_breaks: ('opponents' | 'wins' | 'points' | 'difference' | 'score')[]
  entries: TournamentEntrant[]
  played: TournamentRound[]
  standings: StandingInfo[]
}
/**
 * A round and its tables.
 */
export interface TournamentRound {
  number: number
  complete: boolean
  /**
   * Whether results may be seen: of a board, only by those who have finished it
   */
  shown: boolean
  tables: TournamentTable[]
}
/**
 * A table of a round.
 */
export interface TournamentTable {
  number: number
  status: 'playing' | 'ended'
  you: boolean
  /**
   * Null while it may not be looked at
   */
  link: string | null
  seats: TournamentSeat[]
}
/**
 * A seat at a table, with its result once it may be seen.
 */
export interface TournamentSeat {
  seat: string
  /**
   * The number of the entrant; null for a bot
   */
  entrant: number | null
  name: string
  you: boolean
  place: number | null
  points: number | null
  score: number | null
  /**
   * Duplicate: points above the mean of the seat, extremes left out
   */
  difference: number | null
}
/**
 * A tournament in a list.
 */
export interface TournamentSummary {
  id: string
  link: string
  name: string
  format: 'swiss' | 'knockout' | 'league' | 'duplicate'
  game: string
  players: number
  rounds: number
  /**
   * The round that is played, 0 before the first
   */
  round: number
  pace: TimeControlJson
  public: boolean
  status: 'open' | 'running' | 'ended'
  organiser: string
  entrants: number
  /**
   * Whether I take part
   */
  entered: boolean
  created: number
  starts: number | null
  ended: number | null
}
/**
 * A list of tournaments.
 */
export interface Tournaments {
  tournaments: TournamentSummary[]
}
/**
 * My mistakes, the most overdue first and among those the worst.
 */
export interface Training {
  now: number
  puzzles: TrainingPuzzle[]
}
/**
 * A mistake of mine in a finished game.
 */
export interface TrainingPuzzle {
  table: string
  /**
   * Of the move, among those of its game
   */
  place: number
  game: string
  seat: string
  /**
   * What the better move does, in the game's own word
   */
  theme: string
  mark: 'slip' | 'mistake' | 'blunder'
  /**
   * How often it was solved in a row
   */
  box: number
  /**
   * When it comes back
   */
  due: number
  tried: number
}
/**
 * Whether I found the best move by myself.
 */
export interface TrainingTry {
  solved: boolean
}
/**
 * A game that waits for my answer.
 */
export interface Turn {
  table: TableSummary
  /**
   * When time runs out there; null without a clock
   */
  until: number | null
}
/**
 * A move that changed a chance to win.
 */
export interface TurningPoint {
  /**
   * In the replay behind the seat's screen
   */
  number: number
  /**
   * Among the moves that were not undone, from 1
   */
  place: number
  seat: string
  move: string
  /**
   * The seat's chance to win, from 0 to 1
   */
  before: number
  after: number
  /**
   * What the coach would have done, where that is clearly better
   */
  better: Advice | null
  /**
   * How much more often that wins
   */
  loss: number
}
/**
 * Where a finished game was decided: the largest changes, in the order in which they came.
 */
export interface TurningPoints {
  moments: TurningPoint[]
}
/**
 * The games that wait for me: where time runs out first, then those without a clock, the longest waiting first.
 */
export interface Turns {
  turns: Turn[]
}
/**
 * Who may see my profile.
 */
export interface Visibility {
  private: boolean
}
/**
 * Who you are from now on. The token is for programs; browsers get a cookie.
 */
export interface Welcome {
  person: PersonInfo
  token: string
  /**
   * Of a new account: each sets a new password once. They are never shown again
   */
  recovery_codes?: string[]
}
