/** What the action bar asks, depending on what was picked so far, and its answers. */
import type { Answer } from '../game/contract'
import type { BoardState } from './board.svelte'
import { fewestCards, isCard, isPlace, nameOf, partsOf, PILE, REMOVAL, type Move, type Thing } from './moves'
import type { Terms } from './terms'
import { briefPatron, surname } from './briefNames'
import { isComposer, isHouse } from './view'
import { cardName, placeName, rowName, thingName, word } from './words'

export interface Prompt {
  question: string
  detail: string
  answers: Answer[]
}

/** An answer that picks a thing instead of making a move. */
export const PICKS = '@'

const OPENING = ['draw', 'none', 'end', 'other']

/** Before anything is picked: what needs no thing on the board, and a word on the rest. */
export function firstPrompt(board: BoardState): Prompt {
  const { say, view, moves } = board
  const question =
    view.phase === 'act'
      ? say('operaopolytable-ask-act', { actions: view.actions })
      : say(`operaopoly-question-${view.asks.question}`)
  const answers = OPENING.flatMap((verb) => moves.filter((move) => move.verb === verb)).map((move) =>
    answer(board, move),
  )
  const more = moves.length > answers.length
  return { question, detail: more ? say(`operaopolytable-hint-${view.phase}`) : '', answers }
}

function answer(board: BoardState, move: Move): Answer {
  const terms = board.about(move)
  const note = move.verb === 'end' ? endNote(board, terms) : price(board, terms)
  return {
    move: move.text,
    label: moveSentence(board, move),
    note,
    kind: move.verb === 'end' || move.verb === 'none' ? 'end' : 'lit',
  }
}

function endNote(board: BoardState, terms: Terms): string {
  if (terms.discards) return board.say('operaopolytable-then-discard', { count: terms.discards })
  return board.view.actions > 0 ? board.say('operaopolytable-unused', { actions: board.view.actions }) : ''
}

/** What a move costs, in words. */
export function price(board: BoardState, terms: Terms): string {
  if (board.view.phase !== 'act') return ''
  const actions = terms.actions
    ? board.say('operaopolytable-actions', { actions: -terms.actions })
    : board.say('operaopolytable-free')
  return terms.tokens && terms.tokens < 0
    ? `${actions}, ${board.say('operaopolytable-token', { tokens: -terms.tokens })}`
    : actions
}

/** Something is picked, but the move is not complete yet. */
export function nextPrompt(board: BoardState): Prompt {
  const { say, prepared, draft } = board
  if (prepared.complete.length > 1) return whichMove(board)
  const places = things(board, (thing) => !isCard(thing) && thing !== PILE && thing !== REMOVAL)
  const wanted = places.length > 0 ? places : things(board, (thing) => isCard(thing) && !board.lying.has(thing))
  const answers = wanted.map((thing) => pickAnswer(board, thing))
  for (const extra of [REMOVAL, PILE]) if (prepared.lit.has(extra)) answers.push(pickAnswer(board, extra))
  const kind = places.length > 0 ? 'where' : 'which-card'
  const picked = [...draft.picked].map((thing) => thingName(say, board.box, board.view, thing))
  return {
    question: say(`operaopolytable-ask-${kind}`, { picked: picked.join(', ') }),
    detail: say('operaopolytable-hint-lit'),
    answers,
  }
}

const things = (board: BoardState, wanted: (thing: Thing) => boolean): Thing[] => [...board.prepared.lit].filter(wanted)

function pickAnswer(board: BoardState, thing: Thing): Answer {
  const { say, box, view } = board
  const move = PICKS + thing
  if (thing === PILE)
    return { move, label: say('operaopolytable-discard'), note: say('operaopolytable-free'), kind: 'end' }
  if (thing === REMOVAL) return { move, label: say('operaopolytable-do-removal'), kind: 'end' }
  const next = fewestCards(board.prepared.open.filter((open) => open.things.includes(thing)))
  const terms = next ? board.about(next) : {}
  if (isPlace(thing)) {
    const [row] = partsOf(thing)
    const short = isHouse(row) ? rowName(say, box, view, row) : ''
    return { move, label: placeName(say, box, view, thing), short, note: placeNote(board, next!, terms) }
  }
  if (isCard(thing)) return { move, label: cardName(say, box, nameOf(thing)), short: briefCard(board, nameOf(thing)) }
  const helps = terms.category ?? terms.slot
  const note = terms.plus && helps ? say('operaopolytable-adds', { plus: terms.plus, column: word(say, helps) }) : ''
  return { move, label: thingName(say, box, view, thing), note }
}

/** A sum is promised for the cards that were picked, and for no others. */
function placeNote(board: BoardState, move: Move, terms: Terms): string {
  if (!terms.sum) return board.say(`operaopolytable-do-${move.verb}`)
  if (!board.hasCardsFor(move)) return board.say('operaopolytable-with-more')
  return board.say('operaopolytable-sum', { ...terms.sum })
}

/** A card in a few letters: singers by their surnames. */
export function briefCard(board: BoardState, id: string): string {
  const card = board.box.cards[id]
  if (card?.male && card.female) return [card.male.name, card.female.name].map(surname).join(' / ')
  return card?.kind === 'patron' ? briefPatron(board.say, id) : cardName(board.say, board.box, id)
}

/** Several moves are complete: they differ by the opera that begins, or by the card that stays. */
function whichMove(board: BoardState): Prompt {
  const { say, box, prepared } = board
  const answers = prepared.complete.map((move) => {
    const thing = move.things.find((other) => prepared.complete.some((one) => !one.things.includes(other))) ?? ''
    const composer = nameOf(thing)
    return isComposer(composer)
      ? { move: PICKS + thing, label: box.composers[composer].opera, note: word(say, composer) }
      : { move: PICKS + thing, label: cardName(say, box, composer), short: briefCard(board, composer) }
  })
  const opera = prepared.complete.some((move) => move.things.some((thing) => thing.startsWith('opera:')))
  return { question: say(opera ? 'operaopolytable-ask-opera' : 'operaopolytable-ask-stays'), detail: '', answers }
}

/** A move that is complete: the question that confirms it, and what follows from the rules. */
export function confirmPrompt(board: BoardState, move: Move): Prompt {
  const { say, box, view } = board
  const terms = board.about(move)
  const [row, column] = move.place ? partsOf(move.place) : ['', '']
  const begins = move.things.find((thing) => thing.startsWith('opera:'))
  const details = {
    place: move.place ? placeName(say, box, view, move.place) : '',
    row: row ? rowName(say, box, view, row) : '',
    column: column ? word(say, column) : '',
    owner: terms.owner ?? '',
    cards: move.cards.map((id) => cardName(say, box, id, column)).join(', '),
    deck: nameOf(move.things[0] ?? ''),
    composer: terms.composer ? word(say, terms.composer) : '',
    to: move.things[1] ? thingName(say, box, view, move.things[1]) : '',
    house: terms.house ? rowName(say, box, view, terms.house) : '',
    plus: terms.plus ?? 0,
    helps: word(say, terms.category ?? terms.slot ?? 'bizet'),
    opera: begins ? box.composers[nameOf(begins) as keyof typeof box.composers].opera : null,
  }
  const verb = move.things.includes(REMOVAL) ? 'removal' : move.verb
  return {
    question: say(`operaopolytable-ask-${verb}`, details),
    detail: say(`operaopolytable-about-${verb}`, details),
    answers: [],
  }
}

/** The word on the button that makes a move. */
export function moveSentence(board: BoardState, move: Move): string {
  if (move.verb === 'other') return move.text
  if (move.things.includes(REMOVAL)) return board.say('operaopolytable-do-removal')
  return board.say(`operaopolytable-do-${move.verb}`, { deck: nameOf(move.things[0] ?? '') })
}
