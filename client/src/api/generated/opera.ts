/** Made by `npm run types` from schema.json; do not edit. */

export type Seat = 'red' | 'blue' | 'yellow' | 'green'
export type Composer = 'monteverdi' | 'handel' | 'mozart' | 'beethoven' | 'verdi' | 'wagner'
export type Piece = 'monteverdi' | 'handel' | 'mozart' | 'beethoven' | 'verdi' | 'wagner' | 'house'
export type City = 'venezia' | 'wien' | 'berlin' | 'london' | 'paris' | 'milano'
export type Part = 'main' | 'wing'
export type Role = 'impresario' | 'architetto' | 'signora' | 'maestro' | 'critico' | 'esperto'
export type Figure = 'maestro' | 'critico' | 'esperto'
export type Terms =
  | BidTerms
  | HireTerms
  | BuyTerms
  | ProgrammeTerms
  | BuildTerms
  | SellTerms
  | MoveTerms
  | CritiqueTerms
  | ClaimTerms
  | ShuffleTerms
  | Changes
export type Event =
  | Sealed
  | Bid
  | Marker
  | Paid
  | Earned
  | Points
  | Hired
  | Ended
  | Intermezzo
  | Bought
  | Programmed
  | Built
  | Sold
  | Moved
  | Fame
  | GaveUp
  | Declined
  | Income
  | Offer
  | Shuffled
  | Palazzo
  | Counting
  | Opened
  | Round
  | Over

/**
 * What a seat, or a spectator, may know.
 */
export interface View {
  game: 'opera'
  edition: string
  seats: Seat[]
  round: number
  phase: 'budget' | 'action' | 'over'
  ladder: Composer[]
  century: Composer[]
  offer: {
    monteverdi?: number
    handel?: number
    mozart?: number
    beethoven?: number
    verdi?: number
    wagner?: number
  }
  palazzo: Composer[]
  figures: {
    maestro: City | null
    critico: City | null
    esperto: City | null
  }
  roles: {
    impresario?: Seat
    architetto?: Seat
    signora?: Seat
    maestro?: Seat
    critico?: Seat
    esperto?: Seat
  }
  budget: {
    red?: number[]
    blue?: number[]
    yellow?: number[]
    green?: number[]
  }
  supply: {
    venezia: Supply
    wien: Supply
    berlin: Supply
    london: Supply
    paris: Supply
    milano: Supply
  }
  options?: {
    open_screens?: boolean
    esperto_piece_leaves_game?: boolean
    seven_rounds?: boolean
  }
  removed?: {
    monteverdi?: number
    handel?: number
    mozart?: number
    beethoven?: number
    verdi?: number
    wagner?: number
  }
  seat: Seat | null
  players: {
    red?: Player
    blue?: Player
    yellow?: Player
    green?: Player
  }
  deck: number
  discard: {
    monteverdi?: number
    handel?: number
    mozart?: number
    beethoven?: number
    verdi?: number
    wagner?: number
  }
  to_act: (Seat | 'chance')[]
  asks: BidAsks | HireAsks | RoleAsks | ShuffleAsks | OverAsks
  memory?: Memory
}
/**
 * The parts of a city that are left to build.
 */
export interface Supply {
  main: number
  wing: number
}
/**
 * A seat's place; ducats and stock only where the viewer may see behind the screen.
 */
export interface Player {
  points: number
  ended: boolean
  houses: {
    venezia?: House
    wien?: House
    berlin?: House
    london?: House
    paris?: House
    milano?: House
  }
  ducats?: number
  stock?: {
    monteverdi?: number
    handel?: number
    mozart?: number
    beethoven?: number
    verdi?: number
    wagner?: number
    house?: number
  }
}
/**
 * A seat's house in a city; hall 1 first, null for an empty hall.
 */
export interface House {
  wings: number
  halls: (Piece | null)[]
}
/**
 * Who has bid already, and the viewer's own bid.
 */
export interface BidAsks {
  question: 'bid'
  sealed: Seat[]
  bid: number | null
}
/**
 * Who has the initiative.
 */
export interface HireAsks {
  question: 'hire'
  seat: Seat
}
/**
 * The question of a role, and how far its answer has come.
 */
export interface RoleAsks {
  question: 'buy' | 'programme' | 'build' | 'sell' | 'move' | 'critique' | 'claim'
  seat: Seat
  role: Role
  done: number
  asked: Seat[]
  cursor?: number
}
/**
 * Chance makes a new deck; these pieces of the offer were set aside.
 */
export interface ShuffleAsks {
  question: 'shuffle'
  aside: {
    monteverdi?: number
    handel?: number
    mozart?: number
    beethoven?: number
    verdi?: number
    wagner?: number
  }
}
/**
 * Nothing is asked any more.
 */
export interface OverAsks {
  question: 'over'
}
/**
 * What counting along tells of ducats and stocks: all if `exact`, else what a seat has at least.
 */
export interface Memory {
  exact: boolean
  ducats: {
    red?: number
    blue?: number
    yellow?: number
    green?: number
  }
  stock: {
    red?: {
      monteverdi?: number
      handel?: number
      mozart?: number
      beethoven?: number
      verdi?: number
      wagner?: number
      house?: number
    }
    blue?: {
      monteverdi?: number
      handel?: number
      mozart?: number
      beethoven?: number
      verdi?: number
      wagner?: number
      house?: number
    }
    yellow?: {
      monteverdi?: number
      handel?: number
      mozart?: number
      beethoven?: number
      verdi?: number
      wagner?: number
      house?: number
    }
    green?: {
      monteverdi?: number
      handel?: number
      mozart?: number
      beethoven?: number
      verdi?: number
      wagner?: number
      house?: number
    }
  }
}
/**
 * What a bid takes and brings: the level it leads to, and what that pays for.
 */
export interface BidTerms {
  bid: number
  top: number
  budget?: number
  ducats?: number
  points?: number
  level: number
  pays: LevelPays
}
/**
 * What fees a level pays: for how many roles at most, for the dearest one, and whether for any so many. [A1, A2]
 */
export interface LevelPays {
  roles: number
  dearest: Role | null
  any: boolean
}
/**
 * The own marker afterwards; who can have the initiative then, in budget order; what one could do with the role.
 */
export interface HireTerms {
  role: Role
  fee: number
  budget?: number
  ducats?: number
  points?: number
  marker: number[]
  order: Seat[]
  then: Option[]
}
/**
 * A move with its terms.
 */
export interface Option {
  move: string
  about:
    | BidTerms
    | HireTerms
    | BuyTerms
    | ProgrammeTerms
    | BuildTerms
    | SellTerms
    | MoveTerms
    | CritiqueTerms
    | ClaimTerms
    | ShuffleTerms
    | Changes
}
/**
 * What a piece of the offer takes.
 */
export interface BuyTerms {
  composer: Composer
  price: number
  budget?: number
  ducats?: number
  points?: number
}
/**
 * A piece for the next hall of a programme.
 */
export interface ProgrammeTerms {
  composer: Piece
  hall: string
}
/**
 * The halls of a part, and what they take and bring.
 */
export interface BuildTerms {
  city: City
  part: Part
  cost: number
  opens: number
  budget?: number
  ducats?: number
  points?: number
  halls: number
}
/**
 * Where the piece is, `stock` or a hall, and what it brings.
 */
export interface SellTerms {
  composer: Composer
  size: number
  budget?: number
  ducats?: number
  points?: number
  where: string
}
/**
 * A figure's new city; what the Maestro changes in the income; what the Esperto makes one give up and lose.
 */
export interface MoveTerms {
  budget?: number
  ducats?: number
  points?: number
  city: City
  figure: Figure
  income?: number
  gives?: Piece
  to?: 'red' | 'blue' | 'yellow' | 'green' | 'discard' | 'removed'
  counting?: number
}
/**
 * A composer's level on the ladder before and after.
 */
export interface CritiqueTerms {
  composer: Composer
  fame: number
  from: number
  budget?: number
  ducats?: number
  points?: number
}
/**
 * The piece given up, where it goes, and by how much the next counting round gives less for it.
 */
export interface ClaimTerms {
  budget?: number
  ducats?: number
  points?: number
  gives?: Piece
  to?: 'red' | 'blue' | 'yellow' | 'green' | 'discard' | 'removed'
  counting?: number
}
/**
 * The next piece of a new deck.
 */
export interface ShuffleTerms {
  composer: Composer
}
/**
 * By how much a move surely changes what the seat has; these are all the terms of a way out, or of rearranging.
 */
export interface Changes {
  budget?: number
  ducats?: number
  points?: number
}
/**
 * A seat has bid; its bid stays secret.
 */
export interface Sealed {
  rule: string
  seat: Seat
  kind: 'sealed'
  places: At
}
/**
 * Where something happened that doesn't move.
 */
export interface At {
  at: string
}
/**
 * A bid is opened.
 */
export interface Bid {
  rule: string
  seat: Seat
  kind: 'bid'
  bid: number
  places: At
}
/**
 * A budget marker stands somewhere else.
 */
export interface Marker {
  rule: string
  seat: Seat
  kind: 'marker'
  level: number
  column: number
  places: At
}
/**
 * A seat pays the bank.
 */
export interface Paid {
  rule: string
  seat: Seat
  kind: 'paid'
  ducats: number
  places: FromTo
}
export interface FromTo {
  from: string
  to: string
}
/**
 * The bank pays a seat.
 */
export interface Earned {
  rule: string
  seat: Seat
  kind: 'earned'
  ducats: number
  places: FromTo
}
/**
 * A seat gains or loses points.
 */
export interface Points {
  rule: string
  seat: Seat
  kind: 'points'
  points: number
  why: 'building' | 'signora' | 'esperto' | 'great-halls' | 'century' | 'empty-halls'
  sources?: string[]
  city?: City
  composer?: Composer
  places: At
}
/**
 * A seat hires a role.
 */
export interface Hired {
  rule: string
  seat: Seat
  kind: 'hired'
  role: Role
  fee: number
  places: At
}
/**
 * A seat has ended its performance.
 */
export interface Ended {
  rule: string
  seat: Seat
  kind: 'ended'
  places: At
}
/**
 * A seat doesn't play along.
 */
export interface Intermezzo {
  rule: string
  seat: Seat
  kind: 'intermezzo'
  places: At
}
/**
 * A piece of the offer goes behind a seat's screen.
 */
export interface Bought {
  rule: string
  seat: Seat
  kind: 'bought'
  composer: Composer
  ducats: number
  places: FromTo
}
/**
 * What is in all halls of a seat now.
 */
export interface Programmed {
  rule: string
  seat: Seat
  kind: 'programmed'
  houses: {
    venezia?: (Piece | null)[]
    wien?: (Piece | null)[]
    berlin?: (Piece | null)[]
    london?: (Piece | null)[]
    paris?: (Piece | null)[]
    milano?: (Piece | null)[]
  }
  places: At
}
/**
 * A part is added to a seat's house.
 */
export interface Built {
  rule: string
  seat: Seat
  kind: 'built'
  city: City
  part: Part
  halls: number
  places: FromTo
}
/**
 * A piece goes to the Palazzo.
 */
export interface Sold {
  rule: string
  seat: Seat
  kind: 'sold'
  composer: Composer
  where: string
  places: FromTo
}
/**
 * A figure goes to a city, from another or from beside the map.
 */
export interface Moved {
  from: City | null
  rule: string
  seat: Seat
  kind: 'moved'
  figure: Figure
  city: City
  places: FromTo
}
/**
 * A composer moves on the ladder.
 */
export interface Fame {
  composer: Composer
  fame: number
  from: number
  rule: string
  kind: 'fame'
  places: At
}
/**
 * A piece leaves a hall for the Esperto.
 */
export interface GaveUp {
  rule: string
  seat: Seat
  kind: 'gave-up'
  composer: Composer
  to: 'red' | 'blue' | 'yellow' | 'green' | 'discard' | 'removed'
  places: FromTo
}
/**
 * A seat keeps its piece.
 */
export interface Declined {
  rule: string
  seat: Seat
  kind: 'declined'
  places: At
}
/**
 * What a house pays, and by which rules.
 */
export interface Income {
  rule: string
  seat: Seat
  kind: 'income'
  city: City
  pieces: number
  ducats: number
  doubled: boolean
  by_rule: {
    I1?: number
    I2?: number
    C1?: number
    C2?: number
    C3?: number
  }
  places: At
}
/**
 * The new offer, and what was set aside for it.
 */
export interface Offer {
  rule: string
  kind: 'offer'
  offer: {
    monteverdi?: number
    handel?: number
    mozart?: number
    beethoven?: number
    verdi?: number
    wagner?: number
  }
  aside: {
    monteverdi?: number
    handel?: number
    mozart?: number
    beethoven?: number
    verdi?: number
    wagner?: number
  }
  places: FromTo
}
/**
 * The discard pile is the new deck.
 */
export interface Shuffled {
  rule: string
  kind: 'shuffled'
  pieces: number
  places: FromTo
}
/**
 * The Palazzo is emptied.
 */
export interface Palazzo {
  rule: string
  kind: 'palazzo'
  composers: Composer[]
  places: FromTo
}
/**
 * A counting round begins.
 */
export interface Counting {
  rule: string
  kind: 'counting'
  counting: number
  places: At
}
/**
 * A city can be built in from the next round on.
 */
export interface Opened {
  rule: string
  kind: 'opened'
  city: City
  places: At
}
/**
 * The next round begins.
 */
export interface Round {
  rule: string
  kind: 'round'
  round: number
  sheet: RoundSheet
  places: At
}
/**
 * How the open table stands once a round has ended; what led there is in the events before.
 */
export interface RoundSheet {
  round: number
  counting: NextCounting
  ladder: Composer[]
  performed: {
    monteverdi: number
    handel: number
    mozart: number
    beethoven: number
    verdi: number
    wagner: number
  }
  most_performed: Composer[]
  order: Seat[]
  ranking: Seat[]
  seats: {
    red?: SeatSheet
    blue?: SeatSheet
    yellow?: SeatSheet
    green?: SeatSheet
  }
}
/**
 * The counting round to come: after which round, whose pieces give more, and how much.
 */
export interface NextCounting {
  counting: number
  after: number
  composer: Composer
  bonus: number
}
/**
 * A seat at the end of a round.
 */
export interface SeatSheet {
  points: number
  level: number
  houses: {
    venezia?: House
    wien?: House
    berlin?: House
    london?: House
    paris?: House
    milano?: House
  }
}
/**
 * The game is over.
 */
export interface Over {
  rule: string
  kind: 'over'
  sheet: RoundSheet
}
/**
 * What anybody can work out from the open table.
 */
export interface Forecast {
  setting: AgreedFigures
  counting: NextCounting
  performed: {
    monteverdi: number
    handel: number
    mozart: number
    beethoven: number
    verdi: number
    wagner: number
  }
  rising: Composer[]
  next_ladder: Composer[]
  order: Seat[]
  seats: {
    red?: SeatForecast
    blue?: SeatForecast
    yellow?: SeatForecast
    green?: SeatForecast
  }
  roles?: RoleGains
}
/**
 * The figures that follow from the number of players and the options.
 */
export interface AgreedFigures {
  counting_after: number[]
  opens: {
    venezia: number
    wien: number
    berlin: number
    london: number
    paris: number
    milano: number
  }
  palazzo: number
  offer: number
  hires: number
  free_actions: number
}
/**
 * A seat's sums over its houses, and how often it has hired this round.
 */
export interface SeatForecast {
  income: number
  counting: number
  next_counting: number
  hires: number
  houses: {
    venezia?: HouseForecast
    wien?: HouseForecast
    berlin?: HouseForecast
    london?: HouseForecast
    paris?: HouseForecast
    milano?: HouseForecast
  }
}
/**
 * What a house pays and counts: as things stand, and with the fame after this round's end phase.
 */
export interface HouseForecast {
  pieces: number
  empty: number
  doubled: boolean
  income: number
  counting: number
  next_counting: number
  by_rule: {
    I1?: number
    I2?: number
    C1?: number
    C2?: number
    C3?: number
  }
}
/**
 * What the characters would bring a seat at best; nothing where no city brings anything.
 */
export interface RoleGains {
  maestro: MaestroGain | null
  esperto: EspertoGain | null
}
/**
 * The city where the Maestro adds most to a seat's income.
 */
export interface MaestroGain {
  city: City
  income: number
}
/**
 * The city where the Esperto gives a seat most, what it gives up there, and what the counting then lacks.
 */
export interface EspertoGain {
  city: City
  points: number
  gives: Piece
  to: 'red' | 'blue' | 'yellow' | 'green' | 'discard' | 'removed'
  counting: number
}
/**
 * What a seat would have after a move.
 */
export interface Own {
  points: number
  ducats: number
  budget: number
  stock: {
    monteverdi?: number
    handel?: number
    mozart?: number
    beethoven?: number
    verdi?: number
    wagner?: number
    house?: number
  }
}
/**
 * What lies in the box of an edition.
 */
export interface Components {
  game: 'opera'
  edition: string
  seats: Seat[]
  composers: Composer[]
  pieces_each: number
  cities: CityInBox[]
  roles: RoleInBox[]
  figures: Figure[]
  budget: Budget
  income: number[]
  century_bonus: number[]
  rounds: Rounds
  money: Money
  critico_reach: number
  playing_along: PlayingAlong
  palazzo: {
    [k: string]: number
  }
  offer: OfferInBox
  hires: {
    [k: string]: number
  }
}
/**
 * A city: when it opens, its places for figures, and its parts.
 */
export interface CityInBox {
  city: City
  opens: number
  places: number
  max_halls: number
  max_wings: number
  main: PartInBox
  wing: PartInBox
}
/**
 * A part of a house: its halls, what they cost and give, and how many there are.
 */
export interface PartInBox {
  halls: number
  ducats: number
  points: number
  copies: {
    [k: string]: number
  }
}
/**
 * A role: an employee with its number of actions, or a character with a figure.
 */
export interface RoleInBox {
  role: Role
  kind: 'employee' | 'character'
  fee: number
  actions: number | null
}
/**
 * The budget table.
 */
export interface Budget {
  top: number
}
/**
 * After which rounds is counted.
 */
export interface Rounds {
  counting_after: number[]
  shorter_counting_after: number[]
}
/**
 * Every price and payment that is printed.
 */
export interface Money {
  start: number
  extra_by_seat: number[]
  per_hall: number
  points_per_hall: number
  level_zero: number
  per_fame: number
}
/**
 * What playing along costs.
 */
export interface PlayingAlong {
  cost: number
  free_actions: {
    [k: string]: number
  }
}
/**
 * How large the offer is.
 */
export interface OfferInBox {
  size: {
    [k: string]: number
  }
  per_composer: {
    [k: string]: number
  }
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
