/** What a move is about and what it surely changes for the seat, as the server tells it with each option. */
export interface Terms {
  category?: string
  slot?: string
  house?: string
  composer?: string
  owner?: string
  cards?: string[]
  rating?: number
  sum?: { own: number; plus: number; against: number }
  /** What a composer would add where he is sent. */
  plus?: number
  actions?: number
  tokens?: number
  hand?: number
  /** Cards to discard when the turn ends. */
  discards?: number
  impresarios?: Record<string, string | null>
  last_round?: string[]
}
