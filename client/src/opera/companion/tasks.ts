/** Which events of Opera ask for something at the real table. */
import type { TaskWords } from '../../companion/onTheTable'

export const tasks: TaskWords = {
  quiet: [
    ...['sealed', 'paid', 'earned', 'income', 'intermezzo', 'declined', 'offer', 'counting'],
    ...['round', 'over'],
  ],
  money: ({ kind, ducats }) => (kind === 'paid' ? -Number(ducats) : kind === 'earned' ? Number(ducats) : 0),
}
