/**
 * Runs tasks one after another, in the order in which they are given.
 * @param onError receives what a task throws; the next one runs
 */
export function inOrder(onError: (error: unknown) => void): (task: () => Promise<void>) => void {
  let last = Promise.resolve()
  return (task) => {
    last = last.then(task).catch(onError)
  }
}
