import { createContext, Suspense, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

class PendingBoundaries {
  readonly #pending = new Set<object>()
  readonly #waiting = new Set<() => void>()

  expect(boundary: object): void {
    this.#pending.add(boundary)
  }

  settled(boundary: object): void {
    this.#pending.delete(boundary)
    this.#check()
  }

  /** Calls back once. Returns a function that cancels the call. */
  whenAllSettled(done: () => void): () => void {
    this.#waiting.add(done)
    this.#check()
    return () => void this.#waiting.delete(done)
  }

  /** In a microtask: strict mode unmounts and remounts at once. */
  #check(): void {
    queueMicrotask(() => {
      if (this.#pending.size > 0) return
      const waiting = [...this.#waiting]
      this.#waiting.clear()
      waiting.forEach((done) => done())
    })
  }
}

const BoundariesContext = createContext<PendingBoundaries | null>(null)

export interface HydrationGateProps {
  /** Called once; must be a stable function. */
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Calls `onDone` when all server markup is hydrated. Before, no store may change: React compares with the server's. */
export function HydrationGate({ onDone, children }: HydrationGateProps) {
  const [boundaries] = useState(() => new PendingBoundaries())
  useEffect(() => boundaries.whenAllSettled(onDone), [boundaries, onDone])
  return <BoundariesContext value={boundaries}>{children}</BoundariesContext>
}

/**
 * Whether all server markup is hydrated. A component outside the page waits for it before it changes a store: React hydrates
 * the page after the effects of what stands around it.
 */
export function useIsHydrated(): boolean {
  const boundaries = use(BoundariesContext)
  const [isHydrated, setIsHydrated] = useState(boundaries === null)
  useEffect(() => boundaries?.whenAllSettled(() => setIsHydrated(true)), [boundaries])
  return isHydrated
}

/** Hydrates its children separately, after the page around it, so that the first tap is not delayed. */
export function DeferredBoundary({ children }: { readonly children: ReactNode }) {
  const end = useBoundary()
  return (
    <Suspense fallback={null}>
      {children}
      {end}
    </Suspense>
  )
}

/** Lets the gate wait for a boundary that React hydrates by itself. Returns what its children end with. */
export function useBoundary(): ReactNode {
  const boundaries = use(BoundariesContext)
  const [boundary] = useState(() => ({}))
  const settle = useCallback(() => boundaries?.settled(boundary), [boundaries, boundary])
  // Before any effect that reports completion.
  useLayoutEffect(() => {
    boundaries?.expect(boundary)
    return settle
  }, [boundaries, boundary, settle])
  return <Hydrated onHydrated={settle} />
}

function Hydrated({ onHydrated }: { readonly onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}
