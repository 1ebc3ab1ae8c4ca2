/** What a test wants to go wrong. */
export interface Fault {
  id: number
  /** Any method when left out. */
  method: string | null
  /** Without the query; may end in `*`. */
  path: string
  status: number | null
  body: unknown
  /** Real milliseconds, not the platform clock's. */
  delayMs: number
  /** Cut the connection instead of answering. */
  drop: boolean
  /** Do the work first and fail only the answer: how a client meets an unknown outcome. */
  after: boolean
  /** `/ws` only: lines stay open and nothing comes through. */
  silent: boolean
  /** How many more calls it hits; null: until it is cleared. */
  left: number | null
}

export type FaultOrder = Partial<Omit<Fault, 'id' | 'left'>> & { path: string; times?: number }

/** The faults in force, oldest first. A call is hit by the first that matches. */
export class Faults {
  #faults: Fault[] = []
  #lastId = 0

  add({ method, path, status, body, delayMs, drop, after, silent, times }: FaultOrder): Fault {
    this.#lastId += 1
    const fault: Fault = {
      id: this.#lastId,
      method: method?.toUpperCase() ?? null,
      path,
      status: status ?? null,
      body,
      delayMs: delayMs ?? 0,
      drop: drop ?? false,
      after: after ?? false,
      silent: silent ?? false,
      left: times ?? null,
    }
    this.#faults.push(fault)
    return fault
  }

  list(): Fault[] {
    return this.#faults.filter((fault) => fault.left !== 0)
  }

  /** @returns false when there is no such fault */
  remove(id: number): boolean {
    const before = this.#faults.length
    this.#faults = this.#faults.filter((fault) => fault.id !== id)
    return this.#faults.length < before
  }

  clear(): void {
    this.#faults = []
  }

  /** The fault that hits this call, if any; counts it. */
  take(method: string, path: string): Fault | null {
    const fault = this.#faults.find(
      (one) =>
        one.left !== 0 && !one.silent && (one.method === null || one.method === method) && matchesPath(one.path, path),
    )
    if (!fault) return null
    if (fault.left !== null) fault.left -= 1
    return fault
  }

  isSocketSilent(): boolean {
    return this.#faults.some((fault) => fault.silent && fault.left !== 0 && matchesPath(fault.path, '/ws'))
  }
}

/** `/json-api/*` matches what begins with `/json-api/`; without the star the paths must be equal. */
export const matchesPath = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
