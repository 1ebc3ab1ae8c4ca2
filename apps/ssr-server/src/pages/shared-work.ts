interface Flight<T> {
  result: Promise<T>
  controller: AbortController
  waiting: number
}

/** Work done once for a key, however many wait for it. It ends when the last of them has left. */
export class SharedWork<T> {
  readonly #flights = new Map<string, Flight<T>>()

  has(key: string): boolean {
    return this.#flights.has(key)
  }

  /** Joins the work that is under way or starts it. Rejects with the reason of `leaving` when that fires first. */
  async join(key: string, leaving: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T> {
    leaving.throwIfAborted()
    const flight = this.#flights.get(key) ?? this.#start(key, start)
    flight.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(leaving.reason as Error)
        flight.waiting -= 1
        if (flight.waiting === 0) this.#end(key, flight)
      }
      leaving.addEventListener('abort', leave, { once: true })
      flight.result.then(resolve, reject).finally(() => leaving.removeEventListener('abort', leave))
    })
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const flight: Flight<T> = { controller, waiting: 0, result: start(controller.signal) }
    this.#flights.set(key, flight)
    const forget = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    flight.result.then(forget, forget)
    return flight
  }

  #end(key: string, flight: Flight<T>): void {
    flight.controller.abort()
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
  }
}
