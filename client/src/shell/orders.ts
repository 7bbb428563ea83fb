/** Standing orders in plain words, and new ones out of what the game says may be decided beforehand. */
import type {
  Json,
  OrderCondition,
  OrderQuestion,
  OrderText,
  PossibleOrders,
  Snapshot,
  StandingOrderJson,
  Text,
} from '../api/types'
import type { Wording } from '../game/wording'
import type { Say } from '../texts/context'
import type { Find } from '../texts/sentences'

/** Where the own view says it, how it is compared, and with what. */
export type Condition = [path: string, compare: string, value: string | number]

export interface Order extends StandingOrderJson {
  when: Condition[]
  unless: Condition[]
}

/** An order as it is written: the question by its place, and conditions that must hold or must not. */
export interface Draft {
  /** The order that is changed; empty for a new one. */
  name: string
  question: number
  move: string
  conditions: { unless: boolean; condition: Condition }[]
}

export interface OrderLine {
  name: string
  question: string
  move: string
  when: string[]
  unless: string[]
}

const TOLD = 'table-order-'
const BLANK = '…'

/** What a snapshot tells of an order, as it was given. */
export function readOrder(told: OrderText): Order {
  const condition = ({ text, details }: Text): Condition => [
    String(details.what),
    text.slice(TOLD.length),
    details.value as string | number,
  ]
  return { when: told.when.map(condition), unless: told.unless.map(condition), move: String(told.details.move) }
}

/** Puts the words of one game and one seat to orders. */
export class OrderBook {
  constructor(
    readonly possible: PossibleOrders,
    private readonly game: string,
    private readonly seat: string,
    private readonly say: Say,
    private readonly find: Find,
    private readonly wording: Wording,
  ) {}

  /** Every order of this seat: asked what, to play what, when, and unless what. */
  lines(orders: Record<string, OrderText> = {}): OrderLine[] {
    return Object.entries(orders).map(([name, told]) => {
      const order = readOrder(told)
      const question = this.possible.questions[this.questionOf(order)]
      const words = (condition: Condition): string => this.tell(condition)
      return {
        name,
        question: question ? this.say(question.text) : '',
        move: this.move(order.move),
        when: this.beside(question, order).map(words),
        unless: order.unless.map(words),
      }
    })
  }

  move(move: string): string {
    return this.wording(move)
  }

  /** A condition in the words of the game; in plain ones where the game does not offer it. */
  tell(condition: Condition): string {
    const [what, compare, value] = condition
    for (const offered of this.possible.conditions) {
      const of = this.subjects(offered).find((subject) => this.path(offered, subject) === what)
      if (of !== undefined && offered.compare === compare) return this.say(offered.text, { of, value })
    }
    return this.say(`${TOLD}${compare}`, { what, value })
  }

  /** The name of something that a condition is about. */
  name(word: string): string {
    return this.find(`${this.game}-of-${word}`) ?? this.find(`${this.game}-name-${word}`) ?? word
  }

  /** What a condition is about, with blanks for what is still to be chosen. */
  outline(offered: OrderCondition): string {
    return this.say(offered.text, { of: BLANK, value: BLANK })
  }

  /** The condition that is made of an offered one. */
  make(offered: OrderCondition, of: string, value: string | number): Condition {
    return [this.path(offered, of), offered.compare, typeof value === 'string' ? this.own(value) : value]
  }

  /** The order that a draft makes. */
  order({ question, move, conditions }: Draft): Order {
    const asked = (this.possible.questions[question]?.when ?? []).map(
      ([path = '', compare = '', value = '']): Condition => [path, compare, value],
    )
    const of = (unless: boolean): Condition[] =>
      conditions.filter((one) => one.unless === unless).map((one) => one.condition)
    return { when: [...asked, ...of(false)], unless: of(true), move }
  }

  /** An order that stands, to be changed. */
  draft(name: string, told: OrderText): Draft {
    const order = readOrder(told)
    const question = this.questionOf(order)
    const when = this.beside(this.possible.questions[question], order)
    return {
      name,
      question,
      move: order.move,
      conditions: [
        ...when.map((condition) => ({ unless: false, condition })),
        ...order.unless.map((condition) => ({ unless: true, condition })),
      ],
    }
  }

  /** The place of the question that is asked of this seat now; -1 for none. */
  askedNow({ view, asked }: Snapshot): number {
    if (!view || !asked.includes(this.seat)) return -1
    return this.possible.questions.findIndex(({ when }) => when.every(([path, , word]) => at(view, path!) === word))
  }

  private questionOf({ when }: Order): number {
    return this.possible.questions.findIndex((question) => question.when.every((part) => when.some(same(part))))
  }

  /** The conditions of an order beside those that name its question. */
  private beside(question: OrderQuestion | undefined, { when }: Order): Condition[] {
    return when.filter((condition) => !question?.when.some(same(condition)))
  }

  private subjects({ of }: OrderCondition): string[] {
    return of.length > 0 ? of : ['']
  }

  private path(offered: OrderCondition, of: string): string {
    return this.own(offered.path.replace('{of}', of))
  }

  private own(words: string): string {
    return words.replace('{seat}', this.seat)
  }
}

function same(condition: readonly unknown[]): (other: readonly unknown[]) => boolean {
  return (other) => condition.every((part, place) => part === other[place])
}

function at(view: Json, path: string): unknown {
  return path.split('.').reduce<unknown>((found, part) => (found as Json | null | undefined)?.[part], view)
}

/** A name for a new order, which only its owner ever sees. */
export function freeName(orders: Record<string, OrderText> = {}): string {
  let number = 1
  while (`${number}` in orders) number += 1
  return `${number}`
}
