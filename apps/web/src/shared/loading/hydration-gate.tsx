import { createContext, Suspense, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

/** Parts of the server's markup that the browser has yet to take over. */
class PartsToCome {
  readonly #parts = new Set<object>()
  #done: (() => void) | null = null

  expect(part: object): void {
    this.#parts.add(part)
  }

  /** It is taken over, or will not come. */
  settled(part: object): void {
    this.#parts.delete(part)
    this.#look()
  }

  /** Calls once, when none is awaited any more. */
  whenAllAreHere(done: () => void): void {
    this.#done = done
    this.#look()
  }

  /** A moment later: React's strict mode takes everything away and brings it back at once. */
  #look(): void {
    queueMicrotask(() => {
      if (this.#parts.size > 0) return
      this.#done?.()
      this.#done = null
    })
  }
}

const PartsContext = createContext<PartsToCome | null>(null)

export interface HydrationGateProps {
  /** Called once; the same function with each drawing. */
  readonly onDone: () => void
  readonly children: ReactNode
}

/**
 * Tells when all of the server's markup is taken over, every `DeferredBoundary` too. Until then no store may move: React compares what
 * a part would draw now with what the server drew then. In the browser only, around everything.
 */
export function HydrationGate({ onDone, children }: HydrationGateProps) {
  const [parts] = useState(() => new PartsToCome())
  useEffect(() => parts.whenAllAreHere(onDone), [parts, onDone])
  return <PartsContext value={parts}>{children}</PartsContext>
}

/** A part that the browser takes over by itself, after the page around it: all in one go would hold a phone's first tap back. */
export function DeferredBoundary({ children }: { readonly children: ReactNode }) {
  const parts = use(PartsContext)
  const [part] = useState(() => ({}))
  const settle = useCallback(() => parts?.settled(part), [parts, part])
  // Before any effect that could tell of its arrival.
  useLayoutEffect(() => {
    parts?.expect(part)
    return settle
  }, [parts, part, settle])
  return (
    <Suspense fallback={null}>
      {children}
      <Here onHere={settle} />
    </Suspense>
  )
}

function Here({ onHere }: { readonly onHere: () => void }) {
  useEffect(onHere, [onHere])
  return null
}
