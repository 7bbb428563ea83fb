/** HTTP requests for learning from finished games: branches of them, and one's own mistakes. */
import { call } from './http'
import type { BranchTree, CommentInfo, Comments, NewBranch, TableSummary, Training, TrainingPuzzle } from './types'

export const study = {
  /** What people wrote about moments of a finished game. */
  comments: (id: string) => call<Comments>(`/api/tables/${id}/comments`).then((answer) => answer.comments),
  comment: (id: string, place: number, text: string) =>
    call<CommentInfo>(`/api/tables/${id}/comments`, { method: 'POST', body: { place, text } }),
  removeComment: (id: string, comment: string) =>
    call<undefined>(`/api/tables/${id}/comments/${comment}`, { method: 'DELETE' }),
  /** A game and its branches; of a branch, the game that it comes from. */
  branches: (id: string) => call<BranchTree>(`/api/tables/${id}/branches`).then((answer) => answer.branches),
  /** Play on from a moment of a finished game, at a table of one's own. */
  branch: (id: string, terms: NewBranch) =>
    call<TableSummary>(`/api/tables/${id}/branches`, { method: 'POST', body: { ...terms } }),
  nameBranch: (id: string, name: string) =>
    call<undefined>(`/api/tables/${id}/branch`, { method: 'PUT', body: { name } }),
  /** One's own mistakes of all games, the most overdue first. */
  training: () => call<Training>('/api/me/training'),
  noteTry: (id: string, place: number, solved: boolean) =>
    call<TrainingPuzzle>(`/api/me/training/${id}/${place}`, { method: 'POST', body: { solved } }),
}
