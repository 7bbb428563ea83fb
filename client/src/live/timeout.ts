/** The answer if it comes in time, else null; also null if the promise rejects. */
export function withTimeout<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds)
    const settle = (value: Answer | null): void => {
      clearTimeout(timer)
      resolve(value)
    }
    answer.then(settle, () => settle(null))
  })
}
