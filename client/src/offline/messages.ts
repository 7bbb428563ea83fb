/** What a page and its worker tell each other. */

export interface PageRequest {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  /** Who asks; undefined for the device's own person, empty for somebody new beside them. */
  token: string | null
  language: string
}

export type ToWorker =
  | { kind: 'start'; base: string }
  | { kind: 'request'; id: number; request: PageRequest }
  | { kind: 'connect'; id: number; table: string; token: string; language: string; after: number }
  | { kind: 'send'; id: number; text: string }
  | { kind: 'disconnect'; id: number }

export type FromWorker =
  | { kind: 'answer'; id: number; status: number; body: unknown }
  | { kind: 'opened'; id: number }
  | { kind: 'message'; id: number; text: string }
  | { kind: 'closed'; id: number; code: number }
  /** Python could not be started. */
  | { kind: 'failed'; why: string }

/** `image` is one of Python's memory: see `image.ts`. */
export type ToThinker = { kind: 'start'; base: string; image: Blob | null } | { kind: 'question'; question: string }
export type FromThinker = { kind: 'answer'; answer: string } | { kind: 'failed'; why: string }
