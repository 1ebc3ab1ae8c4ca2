/** Minor units shown while an amount counts from `from` to `to`: slower towards the end, exactly `to` when `done` is 1. */
export function countedAmount(from: number, to: number, done: number): number {
  return done >= 1 ? to : from + Math.round((to - from) * (1 - (1 - Math.max(0, done)) ** 3))
}
