import { unlessAborted } from './deadline.ts'

interface Flight<T> {
  result: Promise<T>
  controller: AbortController
  waiting: number
}

/**
 * Work that several ask for at once, done once. Where a cache stands beside it: `LRUCache.fetch` knows the signal of the first who
 * asks only, keeps whatever it fetches (a refusal too), and gives the work up when its entry is set or evicted.
 */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>()

  has(key: string): boolean {
    return this.#flights.has(key)
  }

  /** Joins the work under way or starts it. Its signal fires with the last one's reason when all who joined have left. */
  async join(key: string, start: (signal: AbortSignal) => Promise<T>, leaving?: AbortSignal): Promise<T> {
    leaving?.throwIfAborted()
    const flight = this.#flights.get(key) ?? this.#start(key, start)
    flight.waiting += 1
    if (leaving === undefined) return flight.result
    const leave = () => {
      flight.waiting -= 1
      if (flight.waiting > 0) return
      flight.controller.abort(leaving.reason)
      this.#forget(key, flight)
    }
    leaving.addEventListener('abort', leave, { once: true })
    return unlessAborted(flight.result, leaving).finally(() => leaving.removeEventListener('abort', leave))
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const flight: Flight<T> = { controller, waiting: 0, result: start(controller.signal) }
    this.#flights.set(key, flight)
    const forget = () => this.#forget(key, flight)
    flight.result.then(forget, forget)
    return flight
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
  }
}
