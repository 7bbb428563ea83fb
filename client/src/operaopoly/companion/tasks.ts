/** Which events of Operaopoly ask for something at the real table. */
import type { TaskWords } from '../../companion/onTheTable'

export const tasks: TaskWords = {
  quiet: ['ended', 'drew-card', 'discarded-card', 'quiet', 'last-round', 'turned-up', 'performance', 'over'],
}
