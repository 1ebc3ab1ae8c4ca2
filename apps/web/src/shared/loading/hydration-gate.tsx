import { createContext, Suspense, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

class PendingBoundaries {
  readonly #pending = new Set<object>()
  #done: (() => void) | null = null

  expect(boundary: object): void {
    this.#pending.add(boundary)
  }

  settled(boundary: object): void {
    this.#pending.delete(boundary)
    this.#check()
  }

  whenAllSettled(done: () => void): void {
    this.#done = done
    this.#check()
  }

  /** In a microtask: strict mode unmounts and remounts at once. */
  #check(): void {
    queueMicrotask(() => {
      if (this.#pending.size > 0) return
      this.#done?.()
      this.#done = null
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
