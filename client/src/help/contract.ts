/** What a game says about its questions and about the things on its table. It's loaded once somebody asks. */
import type { AnyGame, GameTypes, Snapshot } from '../api/types'
import type { Say } from '../texts/context'

/** What help is about: the table as somebody sees it. */
export interface HelpTable<Game extends GameTypes = AnyGame> {
  say: Say
  snapshot: Snapshot<Game>
  components: Game['Components']
}

/** A sentence, with the numbers of the rules behind it. */
export interface HelpLine {
  text: string
  rules: readonly string[]
}

/** A small drawing with a figure, such as a role with its fee; `symbol` is drawn on the table already. */
export interface Picture {
  symbol: string
  label: string
  figure: number
}

/** The question at hand. */
export interface QuestionHelp {
  title: string
  what: HelpLine
  /** Above the answers, where their heading is a better one than usual. */
  answersTitle?: string
  answers: HelpLine[]
  pictures?: Picture[]
  /** What players usually weigh. */
  think: HelpLine[]
  /** The part of the rulebook. */
  section: string
  /** Where the card covers nothing that the question needs. */
  side: 'left' | 'right'
}

/** What a thing on the table is. */
export interface Explanation {
  title: string
  /** In a few words, under the title. */
  kind?: string
  /** A symbol that the table has drawn already. */
  picture?: string
  /** In budget levels. */
  fee?: number
  lines: HelpLine[]
  /** What it would bring now. */
  now?: string
}

/** What the prompter says when something comes up for the first time. */
export interface Prompt {
  /** Names the kind of question. */
  topic: string
  text: string
  rules: readonly string[]
}

export interface GameHelp<Game extends GameTypes = AnyGame> {
  /** The question at hand, as the server names it; nothing while somebody else is asked. */
  questionOf: (table: HelpTable<Game>) => QuestionHelp | null
  /** A thing by its name (`data-explain`); nothing where it needs no words. */
  explain: (table: HelpTable<Game>, what: string) => Explanation | null
  /** What is worth a word at this question, the most important first. */
  promptsOf: (table: HelpTable<Game>) => Prompt[]
  /** Why a move looks like a slip of the hand, where it does and the table itself hasn't asked before. */
  hasty?: (table: HelpTable<Game>, move: string) => string | null
}
