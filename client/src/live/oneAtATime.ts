/** Runs tasks in the order in which they were given, each once the one before has ended, well or not. */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task, task)
    last = next
    return next
  }
}
