/** For so long a page may grow to what it was, milliseconds; later a jump would be a nuisance. */
const PATIENCE_MS = 10_000
/** Whoever does this wants to be where they are. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings the page to a place that it may not have yet (pixels from its top, or the `#fragment` of an element): again with
 * everything that makes it longer, until it is there, the visitor moves by themselves, or patience ends. The answered function
 * gives up.
 */
export function holdPosition(target: number | string): () => void {
  const ended = new AbortController()
  const seek = () => {
    if (!ended.signal.aborted && isReached(target)) ended.abort()
  }
  const growing = new ResizeObserver(seek)
  const patience = setTimeout(() => ended.abort(), PATIENCE_MS)
  ended.signal.addEventListener('abort', () => {
    growing.disconnect()
    clearTimeout(patience)
  })
  for (const move of OWN_MOVES)
    window.addEventListener(move, () => ended.abort(), { passive: true, signal: ended.signal })
  growing.observe(document.body)
  seek()
  return () => ended.abort()
}

function isReached(target: number | string): boolean {
  if (typeof target === 'string') {
    const element = document.getElementById(idOf(target))
    element?.scrollIntoView()
    return element !== null
  }
  const { scrollHeight, clientHeight } = document.documentElement
  if (scrollHeight - clientHeight < Math.floor(target)) return false
  window.scrollTo(0, target)
  return true
}

function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1))
  } catch {
    return fragment.slice(1)
  }
}
