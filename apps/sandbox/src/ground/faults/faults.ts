import { setTimeout as wait } from 'node:timers/promises'
import type { Damage } from './damage.ts'

export interface Fault {
  id: number
  method: string | null
  /** Without the query; may end in `*`. */
  path: string
  status: number | null
  body: unknown
  /** Real milliseconds, not the platform clock's. */
  delayMs: number
  drop: boolean
  /** Do the work and fail or delay only the answer, so that the client does not know the outcome. */
  after: boolean
  /** Do the work and damage its answer. */
  damage: Damage | null
  /** `/ws` only: sockets stay open and send nothing. */
  silent: boolean
  /** How many more calls it affects; null: until removed. */
  left: number | null
}

export type FaultOrder = Partial<Omit<Fault, 'id' | 'left'>> & { path: string; times?: number }

/** The active faults, oldest first. A call gets the first that matches. */
export class Faults {
  #faults: Fault[] = []
  #lastId = 0
  readonly #endings = new WeakMap<Fault, AbortController>()

  add({ method, path, status, body, delayMs, drop, after, damage, silent, times }: FaultOrder): Fault {
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
      damage: damage ?? null,
      silent: silent ?? false,
      left: times ?? null,
    }
    this.#faults.push(fault)
    this.#endings.set(fault, new AbortController())
    return fault
  }

  list(): Fault[] {
    return this.#faults.filter((fault) => fault.left !== 0)
  }

  /** @returns false if there is no such fault */
  remove(id: number): boolean {
    return this.#removeWhere((fault) => fault.id === id)
  }

  clear(): void {
    this.#removeWhere(() => true)
  }

  /** Waits for the fault's delay, or until the fault is removed. */
  async delay(fault: Fault): Promise<void> {
    const ending = this.#endings.get(fault)?.signal
    await wait(fault.delayMs, undefined, { ...(ending && { signal: ending }) }).catch((error: unknown) => {
      if (!ending?.aborted) throw error
    })
  }

  /** The fault of this call, if any. Counts it as used. */
  take(method: string, path: string): Fault | null {
    const fault = this.#faults.find(
      (one) =>
        one.left !== 0 && !one.silent && (one.method === null || one.method === method) && matchesPath(one.path, path),
    )
    if (!fault) return null
    if (fault.left !== null) fault.left -= 1
    return fault
  }

  #removeWhere(isRemoved: (fault: Fault) => boolean): boolean {
    const removed = this.#faults.filter(isRemoved)
    this.#faults = this.#faults.filter((fault) => !isRemoved(fault))
    removed.forEach((fault) => this.#endings.get(fault)?.abort())
    return removed.length > 0
  }

  isSocketSilent(): boolean {
    return this.#faults.some((fault) => fault.silent && fault.left !== 0 && matchesPath(fault.path, '/ws'))
  }
}

/** `/json-api/*` matches by prefix; without the star the paths must be equal. */
export const matchesPath = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
