const PATIENCE_MS = 10_000
/** Input that means the visitor scrolls on their own. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a height, or to a `#fragment` that may not exist yet, while the page grows. Returns cancel. */
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
  // Scroll anchoring would move with content inserted above.
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
