/** Which sentences explain which kind of question, and the rules behind them. */
import type { QuestionHelp } from '../help/contract'
import type { Snapshot } from './types'

/** A text by its key, and its rules. */
export type Line = readonly [key: string, rules: readonly string[]]

interface Topic extends Pick<QuestionHelp, 'section' | 'side'> {
  rules: readonly string[]
  answers: readonly Line[]
  think: readonly Line[]
  /** Whether the answers have a heading of their own. */
  heading?: boolean
}

const ALONG: Line = ['along-no', ['A7']]
const ALONG_THINK: Line = ['along-think', ['A8']]
const STAYS: Line = ['figure-stays', ['F2']]
const BUY_THINK: readonly Line[] = [
  ['buy-think-1', ['C1']],
  ['buy-think-2', ['I1', 'AI2']],
  ['buy-think-3', ['E1']],
]
const BUILD: readonly Line[] = [
  ['build-1', ['AA2', 'C1']],
  ['build-2', ['AA2']],
]
const BUILD_THINK: readonly Line[] = [
  ['build-think-1', ['AA3', 'C3']],
  ['build-think-2', ['AA1']],
]
const SELL: readonly Line[] = [
  ['sell-1', ['AS1']],
  ['sell-2', ['AS1']],
]
const SELL_THINK: readonly Line[] = [
  ['sell-think-1', ['C3']],
  ['sell-think-2', ['AS2']],
]

export const TOPICS: Record<string, Topic> = {
  bid: {
    section: 'B',
    side: 'right',
    heading: true,
    rules: ['B1', 'B2'],
    answers: [
      ['bid-1', ['A1', 'B4']],
      ['bid-2', ['A2', 'A4']],
      ['bid-3', ['A8']],
      ['bid-4', ['E5']],
    ],
    think: [
      ['bid-think-1', []],
      ['bid-think-2', []],
    ],
  },
  hire: {
    section: 'A',
    side: 'left',
    rules: ['A1'],
    answers: [
      ['hire-1', ['A4', 'A9']],
      ['hire-2', ['A7', 'A8']],
      ['hire-3', ['A6', 'F1']],
      ['hire-4', ['A3']],
    ],
    think: [
      ['hire-think-1', []],
      ['hire-think-2', ['A8']],
      ['hire-think-3', []],
    ],
  },
  buy: {
    section: 'AI',
    side: 'left',
    rules: ['AI1'],
    answers: [
      ['buy-1', ['AI1', 'AI2']],
      ['buy-2', ['AI3']],
    ],
    think: BUY_THINK,
  },
  'buy-along': {
    section: 'AI',
    side: 'left',
    rules: ['A7', 'AI4'],
    answers: [['buy-along-1', ['A8']], ['buy-along-2', ['AI4']], ALONG],
    think: [...BUY_THINK, ALONG_THINK],
  },
  programme: {
    section: 'AI',
    side: 'left',
    heading: true,
    rules: ['AI2'],
    answers: [
      ['programme-1', ['C1', 'C2']],
      ['programme-2', ['I1']],
      ['programme-3', ['AI2']],
      ['programme-4', ['AI3']],
    ],
    think: [
      ['programme-think-1', ['C3']],
      ['programme-think-2', ['E1']],
      ['programme-think-3', ['I2']],
    ],
  },
  build: {
    section: 'AA',
    side: 'right',
    rules: ['AA1'],
    answers: [...BUILD, ['build-3', ['A6']]],
    think: BUILD_THINK,
  },
  'build-along': {
    section: 'AA',
    side: 'right',
    rules: ['A7', 'AA4'],
    answers: [...BUILD, ['along-price', ['A8']], ALONG],
    think: [...BUILD_THINK, ALONG_THINK],
  },
  sell: {
    section: 'AS',
    side: 'right',
    rules: ['AS1'],
    answers: [...SELL, ['sell-3', ['A6']]],
    think: SELL_THINK,
  },
  'sell-along': {
    section: 'AS',
    side: 'right',
    rules: ['A7', 'AS3'],
    answers: [...SELL, ['sell-along-3', ['A8']], ALONG],
    think: [...SELL_THINK, ALONG_THINK],
  },
  maestro: {
    section: 'AM',
    side: 'right',
    rules: ['AM1', 'I2'],
    answers: [['move-1', ['I1', 'I2']]],
    think: [['maestro-think-1', ['I1']], STAYS],
  },
  critico: {
    section: 'AC',
    side: 'left',
    rules: ['AC1'],
    answers: [['critico-1', ['AC1', 'AC2']]],
    think: [['critico-think-1', []], STAYS],
  },
  esperto: {
    section: 'AE',
    side: 'right',
    rules: ['AE1', 'AE2'],
    answers: [
      ['esperto-1', ['AE1', 'C3']],
      ['esperto-2', ['AE3']],
    ],
    think: [
      ['esperto-think-1', ['C1', 'I1']],
      ['esperto-think-2', ['AE4']],
    ],
  },
  critique: {
    section: 'AC',
    side: 'left',
    rules: ['AC1'],
    answers: [
      ['critique-1', ['AC1']],
      ['critique-2', ['AC1']],
    ],
    think: [
      ['critique-think-1', ['AI1', 'C1', 'AS1']],
      ['critique-think-2', ['E1']],
    ],
  },
  claim: {
    section: 'AE',
    side: 'right',
    rules: ['AE4'],
    answers: [
      ['claim-1', ['AE4']],
      ['claim-2', ['AE4']],
    ],
    think: [
      ['claim-think-1', ['C3']],
      ['esperto-think-1', ['C1', 'I1']],
    ],
  },
}

/** The kind of question that the seat which looks is asked, by the server's word for it; a move by its figure. */
export function topicOf({ view, you, asked }: Pick<Snapshot, 'view' | 'you' | 'asked'>): string | null {
  if (!view || !you || !asked.includes(you)) return null
  const { asks, roles, seat } = view
  if (!('role' in asks)) return asks.question
  if (asks.question === 'move') return asks.role
  const along = `${asks.question}-along`
  return roles[asks.role] !== seat && along in TOPICS ? along : asks.question
}
