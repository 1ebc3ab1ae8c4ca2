/** For so long a page may grow to what it was, milliseconds; later a jump would be a nuisance. */
const PATIENCE_MS = 10_000
/** Whoever does this wants to be where they are. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings the page to a place that it may not have yet, and keeps it there while the rest of the page comes: until the visitor
 * moves by themselves, or patience ends. The answered function gives up.
 * @param target pixels from the page's top, or the `#fragment` of an element, which is sought until it is there
 */
export function holdPosition(target: number | string): () => void {
  const ended = new AbortController()
  const { style } = document.documentElement
  const seek = () => {
    if (ended.signal.aborted) return
    if (typeof target === 'number') toHeight(target)
    else if (toElement(target)) ended.abort()
  }
  const growing = new ResizeObserver(seek)
  const patience = setTimeout(() => ended.abort(), PATIENCE_MS)
  ended.signal.addEventListener('abort', () => {
    style.removeProperty('overflow-anchor')
    growing.disconnect()
    clearTimeout(patience)
  })
  for (const move of OWN_MOVES)
    window.addEventListener(move, () => ended.abort(), { passive: true, signal: ended.signal })
  // A text that comes above what is on screen by now would take the page along with it.
  if (typeof target === 'number') style.setProperty('overflow-anchor', 'none')
  growing.observe(document.body)
  seek()
  return () => ended.abort()
}

function toHeight(target: number): void {
  const { scrollHeight, clientHeight } = document.documentElement
  if (scrollHeight - clientHeight >= Math.floor(target)) window.scrollTo(0, target)
}

function toElement(fragment: string): boolean {
  const element = document.getElementById(idOf(fragment))
  element?.scrollIntoView()
  return element !== null
}

function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1))
  } catch {
    return fragment.slice(1)
  }
}
