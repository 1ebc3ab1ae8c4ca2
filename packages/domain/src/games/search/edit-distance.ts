/** Word lengths from which one or two typing errors are allowed. */
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8

export function allowedTypos(length: number): number {
  if (length < ONE_TYPO_FROM) return 0
  return length < TWO_TYPOS_FROM ? 1 : 2
}

/** Whether `word` starts with the typed text, with at most `errors` wrong, missing, extra or swapped letters. */
export function startsWithTypos(word: string, typed: string, errors: number): boolean {
  return isWithinDistance(typed, 0, word, 0, errors)
}

function isWithinDistance(typed: string, from: number, word: string, at: number, errors: number): boolean {
  let t = from
  let w = at
  while (t < typed.length && w < word.length && typed.charCodeAt(t) === word.charCodeAt(w)) {
    t += 1
    w += 1
  }
  // A rest of the typed text up to `errors` letters counts as errors; the rest of `word` may be untyped.
  if (typed.length - t <= errors) return true
  if (errors === 0 || word.length - w < typed.length - t - errors) return false
  const areSwapped = typed.charCodeAt(t) === word.charCodeAt(w + 1) && typed.charCodeAt(t + 1) === word.charCodeAt(w)
  return (
    (areSwapped && isWithinDistance(typed, t + 2, word, w + 2, errors - 1)) ||
    isWithinDistance(typed, t + 1, word, w + 1, errors - 1) ||
    isWithinDistance(typed, t + 1, word, w, errors - 1) ||
    isWithinDistance(typed, t, word, w + 1, errors - 1)
  )
}
