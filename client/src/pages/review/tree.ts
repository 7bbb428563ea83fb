/** The tree of a game and its branches: where each begins and ends, and what it's called. */
import type { BranchInfo, ReviewMoment } from '../../api/types'

/** A line of the tree. Places are counted in moves from the beginning of the game. */
export interface TreeLine {
  branch: BranchInfo
  /** The row of the line that it leaves; the game's own row is 0. */
  from: number
  begins: number
  ends: number
  /** A, B, …; a branch of A is A 1. Empty for the game. */
  letter: string
}

/** The first move of a round. */
export interface RoundStart {
  place: number
  round: number
}

/** Where rounds begin; nothing in a game without rounds. */
export function roundStarts(moments: readonly ReviewMoment[]): RoundStart[] {
  return moments.flatMap((moment, at) => {
    const place = moment.answers[0]?.place
    const isNew = moment.round !== null && moment.round !== moments[at - 1]?.round
    return isNew && place !== undefined ? [{ place, round: moment.round! }] : []
  })
}

/** The lines in the order in which they were made, the game first where it may be seen. */
export function treeLines(branches: readonly BranchInfo[]): TreeLine[] {
  const lines: TreeLine[] = []
  const children = new Map<string, number>()
  for (const branch of branches) {
    const from = lines.findIndex((line) => line.branch.id === branch.parent)
    const parent = lines[from]
    const begins = branch.parent === null ? 0 : startOf(parent) + branch.place
    const first = branch.imagined ? begins : startOf(parent)
    const number = (children.get(parent?.letter ?? '') ?? 0) + 1
    if (branch.parent !== null) children.set(parent?.letter ?? '', number)
    lines.push({ branch, from, begins, ends: first + branch.moves, letter: letterOf(branch, parent, number) })
  }
  return lines
}

/** Where the first move of a line's own log stands in the game. */
function startOf(line: TreeLine | undefined): number {
  return line ? line.ends - line.branch.moves : 0
}

function letterOf(branch: BranchInfo, parent: TreeLine | undefined, number: number): string {
  if (branch.parent === null) return ''
  return parent?.letter ? `${parent.letter} ${number}` : letters(number)
}

/** A to Z, then AA. */
function letters(number: number): string {
  const rest = Math.floor((number - 1) / 26)
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(65 + ((number - 1) % 26))
}
