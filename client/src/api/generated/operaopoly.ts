/** Made by `npm run types` from schema.json; do not edit. */

export type Seat = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange'
export type Composer = 'bizet' | 'verdi' | 'wagner'
export type Category = 'funding' | 'education' | 'publicity' | 'community'
export type Slot = 'female' | 'male' | 'orchestra'
export type House = 'H1' | 'H2' | 'H3'
export type Where = 'bizet' | 'verdi' | 'wagner' | 'H1' | 'H2' | 'H3' | 'home'
export type Deck = 'opera' | 'patron'
export type Verb = 'sponsor' | 'change' | 'take' | 'hire' | 'rehearse' | 'recast' | 'oust'
export type Terms =
  DrawTerms | EndTerms | AuditionTerms | DirectTerms | CategoryTerms | SlotTerms | DiscardTerms | NoTerms
export type Event =
  | Turn
  | Quiet
  | Abandoned
  | Over
  | CardMoved
  | CardSeen
  | Shuffled
  | Sponsored
  | Changed
  | Withdrew
  | TookOver
  | Hired
  | Recast
  | Dismissed
  | Ousted
  | Auditioned
  | TurnedUp
  | PickedNone
  | Directed
  | WentHome
  | Impresario
  | ComposerChanged
  | MarkerMoved
  | LastRound
  | Performance
  | TurnedOver
  | Bonus
  | Points

/**
 * What a seat, or a spectator, may know.
 */
export interface View {
  game: 'operaopoly'
  edition: string
  seats: Seat[]
  turn: Seat
  actions: number
  phase: 'act' | 'audition' | 'discard' | 'over'
  composers: {
    bizet: ComposerView
    verdi: ComposerView
    wagner: ComposerView
  }
  houses: {
    H1: HouseView
    H2: HouseView
    H3: HouseView
  }
  played: {
    bizet?: string[]
    verdi?: string[]
    wagner?: string[]
  }
  audition: AuditionView | null
  boxed: number
  quiet: number
  seat: Seat | null
  impresarios: {
    bizet: Seat | null
    verdi: Seat | null
    wagner: Seat | null
  }
  players: {
    red?: PlayerView
    blue?: PlayerView
    green?: PlayerView
    yellow?: PlayerView
    purple?: PlayerView
    orange?: PlayerView
  }
  decks: {
    opera: number
    patron: number
  }
  discards: {
    opera: number
    patron: number
  }
  to_act: ('red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange' | 'chance')[]
  asks: Asks
  memory?: Memory
}
/**
 * A composer and his mat.
 */
export interface ComposerView {
  state: 'active' | 'dormant' | 'closed'
  markers: number
  at: Where
  directed: boolean
  runs: number
  mat: {
    funding?: Stack | null
    education?: Stack | null
    publicity?: Stack | null
    community?: Stack | null
  }
}
/**
 * Cards with a token.
 */
export interface Stack {
  owner: Seat
  cards: string[]
}
/**
 * A house and its opera.
 */
export interface HouseView {
  face: number
  opera: Composer | null
  starter: Seat | null
  slots: {
    female: Stack | null
    male: Stack | null
    orchestra: Stack | null
  }
}
/**
 * An audition that is open.
 */
export interface AuditionView {
  house: House
  cards: string[]
}
/**
 * A seat's place; hand and bonus cards only where the viewer may see them.
 */
export interface PlayerView {
  points: number
  markers: number
  tokens: number
  paid: string[]
  cards: number
  hand?: string[]
  bonus?: string[]
}
/**
 * What is asked, and what of it is done already.
 */
export interface Asks {
  question: 'act' | 'stack' | 'pick' | 'discard' | 'shuffle' | 'over'
  pending?: StackPending | ShufflePending
}
/**
 * A stack, as far as it is chosen.
 */
export interface StackPending {
  stack: Verb
  place: number
  composer: Composer | null
  cards: string[]
}
/**
 * A new deck, as far as it is shuffled.
 */
export interface ShufflePending {
  reshuffle: Deck
  placed: number
  then: 'draw' | 'show' | 'act'
}
/**
 * Where hidden cards can be, for who watched from the start.
 */
export interface Memory {
  deck: string[]
  discards: string[]
  hands: {
    red?: string[]
    blue?: string[]
    green?: string[]
    yellow?: string[]
    purple?: string[]
    orange?: string[]
  }
  backs: {
    red?: number
    blue?: number
    green?: number
    yellow?: number
    purple?: number
    orange?: number
  } | null
  not_bonus: {
    red?: string[]
    blue?: string[]
    green?: string[]
    yellow?: string[]
    purple?: string[]
    orange?: string[]
  }
}
/**
 * A draw.
 */
export interface DrawTerms {
  deck: Deck
  actions: number
  hand: number
}
/**
 * The end of a turn, and how many cards must be discarded.
 */
export interface EndTerms {
  discards: number
}
/**
 * An audition at a house.
 */
export interface AuditionTerms {
  deck: Deck
  actions: number
  hand: number
  house: House
}
/**
 * A composer directed to a place, and what his influence or ability adds there.
 */
export interface DirectTerms {
  actions?: number
  tokens?: number
  hand?: number
  impresarios?: {
    bizet?: Seat | null
    verdi?: Seat | null
    wagner?: Seat | null
  }
  last_round?: House[]
  composer: Composer
  to: Where
  category?: Category
  slot?: Slot
  plus?: number
}
/**
 * A move with a category of a mat.
 */
export interface CategoryTerms {
  actions?: number
  tokens?: number
  hand?: number
  impresarios?: {
    bizet?: Seat | null
    verdi?: Seat | null
    wagner?: Seat | null
  }
  last_round?: House[]
  cards?: string[]
  rating?: number
  sum?: Attack
  owner?: Seat
  composer: Composer
  category: Category
  limit: number
}
/**
 * The sum of a take-over: own cards and plus against what is there.
 */
export interface Attack {
  own: number
  plus: number
  against: number
}
/**
 * A move with a slot of a house.
 */
export interface SlotTerms {
  actions?: number
  tokens?: number
  hand?: number
  impresarios?: {
    bizet?: Seat | null
    verdi?: Seat | null
    wagner?: Seat | null
  }
  last_round?: House[]
  cards?: string[]
  rating?: number
  sum?: Attack
  owner?: Seat
  house: House
  slot: Slot
  name: string
  composer?: Composer
}
/**
 * A card discarded.
 */
export interface DiscardTerms {
  card: string
  hand: number
}
/**
 * A move that changes nothing of what the seat has, or that stands for many.
 */
export interface NoTerms {}
/**
 * A turn begins or ends.
 */
export interface Turn {
  rule: string
  seat: Seat
  kind: 'turn' | 'ended'
  places: At
}
/**
 * Where something happened that doesn't move.
 */
export interface At {
  at: string
}
/**
 * Nothing was performed for long: so many turns, and so many are left until the season is abandoned.
 */
export interface Quiet {
  rule: string
  kind: 'quiet'
  turns: number
  left: number
}
/**
 * The season is abandoned after so many turns.
 */
export interface Abandoned {
  rule: string
  kind: 'abandoned'
  turns: number
}
/**
 * The game is over.
 */
export interface Over {
  rule: string
  kind: 'over'
  sheet: OverSheet
}
/**
 * How the game ended: who stands where, from first to last, seats that share a place together.
 */
export interface OverSheet {
  ranking: Seat[][]
  seats: {
    red?: SeatSheet
    blue?: SeatSheet
    green?: SeatSheet
    yellow?: SeatSheet
    purple?: SeatSheet
    orange?: SeatSheet
  }
}
/**
 * A seat's points and markers, and how many of its bonus cards nobody else has seen.
 */
export interface SeatSheet {
  points: number
  markers: number
  hidden: number
}
/**
 * A card is drawn or discarded, unseen by others.
 */
export interface CardMoved {
  rule: string
  seat: Seat
  kind: 'drew' | 'discarded'
  deck: Deck
  places: FromTo
}
export interface FromTo {
  from: string
  to: string
}
/**
 * The card that was drawn or discarded, for that seat alone.
 */
export interface CardSeen {
  rule: string
  seat: Seat
  kind: 'drew-card' | 'discarded-card'
  card: string
  places: FromTo
}
/**
 * A discard pile is the new deck, or the rest of an audition is shuffled back.
 */
export interface Shuffled {
  rule: string
  kind: 'shuffled'
  deck: Deck
  count: number
  places: FromTo
}
/**
 * A category is sponsored.
 */
export interface Sponsored {
  rule: string
  seat: Seat
  composer: Composer
  category: Category
  cards: string[]
  kind: 'sponsored'
  places: FromTo
}
/**
 * The own category has another stack.
 */
export interface Changed {
  rule: string
  seat: Seat
  composer: Composer
  category: Category
  cards: string[]
  kind: 'changed'
  returned: string[]
  places: Replaced
}
export interface Replaced {
  from: string
  to: string
  returned: string
}
/**
 * The own category is given up.
 */
export interface Withdrew {
  rule: string
  seat: Seat
  composer: Composer
  category: Category
  cards: string[]
  kind: 'withdrew'
  returned: string[]
  places: FromTo
}
/**
 * An opponent's category is taken over.
 */
export interface TookOver {
  rule: string
  seat: Seat
  composer: Composer
  category: Category
  cards: string[]
  from: Seat
  kind: 'took-over'
  lost: string[]
  places: TakenOver
}
export interface TakenOver {
  from: string
  to: string
  lost: string
}
/**
 * Somebody is hired, or rehearses.
 */
export interface Hired {
  rule: string
  seat: Seat
  house: House
  slot: Slot
  kind: 'hired' | 'rehearsed'
  cards: string[]
  places: FromTo
}
/**
 * The own slot has another stack.
 */
export interface Recast {
  rule: string
  seat: Seat
  house: House
  slot: Slot
  kind: 'recast'
  cards: string[]
  returned: string[]
  places: Replaced
}
/**
 * The own slot is given up.
 */
export interface Dismissed {
  rule: string
  seat: Seat
  house: House
  slot: Slot
  kind: 'dismissed'
  returned: string[]
  places: FromTo
}
/**
 * An opponent's slot is taken over.
 */
export interface Ousted {
  rule: string
  seat: Seat
  house: House
  slot: Slot
  from: Seat
  kind: 'ousted'
  cards: string[]
  lost: string[]
  places: TakenOver
}
/**
 * The audition card is played for a house.
 */
export interface Auditioned {
  rule: string
  seat: Seat
  kind: 'auditioned'
  house: House
  places: FromTo
}
/**
 * Cards are turned up for all to see.
 */
export interface TurnedUp {
  rule: string
  seat: Seat
  kind: 'turned-up'
  cards: string[]
  places: FromTo
}
/**
 * No card of an audition is used.
 */
export interface PickedNone {
  rule: string
  seat: Seat
  kind: 'picked-none'
  places: At
}
/**
 * A composer is directed.
 */
export interface Directed {
  rule: string
  seat: Seat
  kind: 'directed'
  composer: Composer
  where: 'mat' | 'house' | 'home'
  to: Where
  places: FromTo
}
/**
 * A composer goes home.
 */
export interface WentHome {
  rule: string
  kind: 'went-home'
  composer: Composer
  places: FromTo
}
/**
 * A composer has another impresario.
 */
export interface Impresario {
  rule: string
  seat: Seat
  kind: 'impresario'
  composer: Composer
  places: At
}
/**
 * A composer has no impresario any more, closes, or wakes.
 */
export interface ComposerChanged {
  rule: string
  kind: 'no-impresario' | 'closed' | 'woke'
  composer: Composer
  places: At
}
/**
 * A marker goes to a house where an opera begins, back to its mat, to its producer, or out of the game.
 */
export interface MarkerMoved {
  rule: string
  house: House
  composer: Composer
  kind: 'began' | 'freed' | 'producer' | 'no-producer'
  seat?: Seat
  places: FromTo
}
/**
 * The last round of an opera begins; it is that seat's to end.
 */
export interface LastRound {
  rule: string
  house: House
  composer: Composer
  kind: 'last-round'
  seat: Seat
  places: At
}
/**
 * The last performance of an opera.
 */
export interface Performance {
  rule: string
  house: House
  composer: Composer
  kind: 'performance'
  sheet: PerformanceSheet
  places: At
}
/**
 * How the open table stands before a last performance is scored.
 */
export interface PerformanceSheet {
  face: number
  run: number
  slots: {
    female?: ScoredStack
    male?: ScoredStack
    orchestra?: ScoredStack
  }
  sponsors: {
    funding?: ScoredStack
    education?: ScoredStack
    publicity?: ScoredStack
    community?: ScoredStack
  }
  visitors: Composer[]
  seats: {
    red?: SeatSheet
    blue?: SeatSheet
    green?: SeatSheet
    yellow?: SeatSheet
    purple?: SeatSheet
    orange?: SeatSheet
  }
}
/**
 * Cards with a token: their sum, and what visitors add.
 */
export interface ScoredStack {
  owner: Seat
  cards: string[]
  value: number
  plus: number
}
/**
 * A house card shows its other face.
 */
export interface TurnedOver {
  rule: string
  kind: 'turned-over'
  house: House
  name: string
  places: At
}
/**
 * A bonus card is paid, and so shown.
 */
export interface Bonus {
  rule: string
  seat: Seat
  kind: 'bonus'
  bonus: string
  places: At
}
/**
 * Points, and what for.
 */
export interface Points {
  rule: string
  seat: Seat
  kind: 'points'
  points: number
  why: 'cards' | 'house' | 'bonus' | 'plus' | 'sponsor' | 'closing' | 'markers'
  places: FromTo
}
/**
 * What anybody can work out from a view.
 */
export interface Forecast {
  mats: {
    bizet: {
      funding?: Worth
      education?: Worth
      publicity?: Worth
      community?: Worth
    }
    verdi: {
      funding?: Worth
      education?: Worth
      publicity?: Worth
      community?: Worth
    }
    wagner: {
      funding?: Worth
      education?: Worth
      publicity?: Worth
      community?: Worth
    }
  }
  houses: {
    H1: HouseForecast
    H2: HouseForecast
    H3: HouseForecast
  }
  bonus?: BonusForecast[]
}
/**
 * What a place is worth; where it is taken also for whom it could be taken over.
 */
export interface Worth {
  cards: number
  plus: number
  rating: number
  attacks?: {
    red?: AttackForecast
    blue?: AttackForecast
    green?: AttackForecast
    yellow?: AttackForecast
    purple?: AttackForecast
    orange?: AttackForecast
  }
}
/**
 * What another seat would have with its cards, and against them.
 */
export interface AttackForecast {
  plus: number
  against: number
}
/**
 * The slots; and of an opera under way what everybody would be paid.
 */
export interface HouseForecast {
  slots: {
    female: Worth
    male: Worth
    orchestra: Worth
  }
  lacks?: (Slot | Category)[]
  producer?: Seat | null
  pays?: {
    red?: number
    blue?: number
    green?: number
    yellow?: number
    purple?: number
    orange?: number
  }
  pays_for?: {
    red?: {
      cards?: number
      house?: number
      plus?: number
      sponsor?: number
    }
    blue?: {
      cards?: number
      house?: number
      plus?: number
      sponsor?: number
    }
    green?: {
      cards?: number
      house?: number
      plus?: number
      sponsor?: number
    }
    yellow?: {
      cards?: number
      house?: number
      plus?: number
      sponsor?: number
    }
    purple?: {
      cards?: number
      house?: number
      plus?: number
      sponsor?: number
    }
    orange?: {
      cards?: number
      house?: number
      plus?: number
      sponsor?: number
    }
  }
  rule?: 'L3'
  closing?: {
    red?: number
    blue?: number
    green?: number
    yellow?: number
    purple?: number
    orange?: number
  } | null
}
/**
 * An own bonus card: the houses at which it would pay now, and its conditions one by one.
 */
export interface BonusForecast {
  card: string
  paid: boolean
  pays_at: House[]
  conditions: (ImpresarioCondition | ComposerCondition | RatingCondition)[]
}
/**
 * Being the impresario of a composer.
 */
export interface ImpresarioCondition {
  condition: 'impresario'
  composer: Composer
  met: boolean
}
/**
 * A composer at a house or on a mat, or being executive producer of his opera.
 */
export interface ComposerCondition {
  condition: 'at-house' | 'at-mat' | 'producer'
  composer: Composer
  met: boolean
  houses: House[]
}
/**
 * An own slot rated high enough.
 */
export interface RatingCondition {
  condition: 'rating'
  slot: Slot
  least: number
  best: number
  met: boolean
  houses: House[]
}
/**
 * What a seat would have after a move.
 */
export interface Own {
  points: number
  markers: number
  tokens: number
  hand: number
  actions: number
}
/**
 * Cards, mats, houses and every figure that is printed on them.
 */
export interface Components {
  game: 'operaopoly'
  edition: string
  seats: Seat[]
  decks: Deck[]
  slots: Slot[]
  categories: Category[]
  rules: RuleFigures
  composers: {
    bizet: ComposerComponent
    verdi: ComposerComponent
    wagner: ComposerComponent
  }
  cards: {
    [k: string]: CardComponent
  }
  houses: {
    H1: HouseComponent
    H2: HouseComponent
    H3: HouseComponent
  }
  bonus_cards: {
    [k: string]: BonusComponent
  }
  reconstructed: string[]
}
/**
 * The limits and rewards that hold for everybody.
 */
export interface RuleFigures {
  actions: number
  hand_limit: number
  tokens: number
  sponsor_points: number
  composer_plus: number
  bonus_points: number
  audition_draw: number
  runs: number
  marker_points: number[]
  stall_turns: number
  stall_told_from: number
}
/**
 * A composer: his opera, what he adds when he visits, and the limits of his mat.
 */
export interface ComposerComponent {
  opera: string
  language: string
  influence: Category
  ability: Slot
  mat: {
    funding?: number
    education?: number
    publicity?: number
    community?: number
  }
  dormant_with: number | null
}
/**
 * A card: its deck, kind and rating, its name or its two singers, and where it can be played.
 */
export interface CardComponent {
  deck: Deck
  kind: 'cast' | 'special' | 'orchestra' | 'rehearsal-cast' | 'rehearsal-orchestra' | 'audition' | 'patron'
  rating: number
  name: string | null
  reconstructed: boolean
  female?: Singer
  male?: Singer
  category?: Category | 'any'
  composer?: Composer | null
}
/**
 * A singer on an end of a cast card.
 */
export interface Singer {
  name: string
  sings: string[]
}
/**
 * A house card.
 */
export interface HouseComponent {
  faces: FaceComponent[]
}
/**
 * A face of a house card.
 */
export interface FaceComponent {
  name: string
  city: string
  language: string
  points: number
}
/**
 * A bonus card: whose kind it is, and what must be met at a last performance.
 */
export interface BonusComponent {
  deck: 'impresario' | 'producer'
  test: 'at-house' | 'at-mat' | 'rating' | 'producer'
  composer?: Composer
  slot?: Slot
  least?: number
}
/** All of it together, as `GameTypes` asks for it. */
export interface Game {
  View: View
  Terms: Terms
  Event: Event
  Forecast: Forecast
  Own: Own
  Components: Components
}
