/** What Opera says about its questions, and about the things on its table. Texts are in `operahelp`. */
import type { GameHelp, HelpLine, HelpTable, Prompt, QuestionHelp } from '../help/contract'
import { explain } from './explanations'
import { helpFigures } from './helpFigures'
import { topicOf, TOPICS, type Line } from './helpTopics'
import type { Game } from './types'

export const help: GameHelp<Game> = { questionOf, explain, promptsOf }

function questionOf(table: HelpTable<Game>): QuestionHelp | null {
  const name = topicOf(table.snapshot)
  const topic = name && TOPICS[name]
  if (!topic) return null
  const { answers, think, section, side } = topic
  const heading = topic.heading && { answersTitle: say(table, `${name}-answers`) }
  return {
    title: title(table),
    what: line(table, [`${name}-what`, topic.rules]),
    ...heading,
    answers: answers.map((answer) => line(table, answer)),
    ...(name === 'bid' ? { pictures: fees(table) } : {}),
    think: think.map((thought) => line(table, thought)),
    section,
    side,
  }
}

function promptsOf(table: HelpTable<Game>): Prompt[] {
  const name = topicOf(table.snapshot)
  const topic = name && TOPICS[name]
  return topic ? [{ topic: name, text: say(table, `${name}-short`), rules: topic.rules }] : []
}

/** The same question as in the footlights. */
function title({ say, snapshot }: HelpTable<Game>): string {
  const { asks, roles, seat } = snapshot.view!
  const role = 'role' in asks ? asks.role : null
  const kind = role && roles[role] !== seat ? 'along' : 'ask'
  return say(`operatable-${kind}-${asks.question}`, { role: role ? say(`opera-name-${role}`) : '' })
}

function line(table: HelpTable<Game>, [key, rules]: Line): HelpLine {
  return { text: say(table, key), rules }
}

function say(table: HelpTable<Game>, key: string): string {
  return table.say(`operahelp-${key}`, helpFigures(table))
}

/** Every role with its fee. */
function fees({ say, components }: HelpTable<Game>): QuestionHelp['pictures'] {
  return components.roles.map(({ role, fee }) => ({
    symbol: `op-face-${role}`,
    label: say(`opera-name-${role}`),
    figure: fee,
  }))
}
