/** A first game is a short one. */
export const options = ['seven_rounds']
