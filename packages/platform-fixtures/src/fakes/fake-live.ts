import { makeObservable, observable } from 'mobx'
import type { Live, LiveEventName, LiveEvents } from '@croupier/domain/core'

type Handler = (payload: never) => void

/** A live socket controlled by a test. */
export class FakeLive implements Live {
  state: Live['state'] = 'open'
  readonly rooms: string[] = []
  hash: string | null = null
  readonly #handlers = new Set<readonly [name: LiveEventName, handler: Handler]>()
  readonly #rereads = new Set<() => void>()

  constructor() {
    makeObservable(this, { state: observable })
  }

  /** Number of registered handlers. */
  get listening(): number {
    return this.#handlers.size + this.#rereads.size
  }

  emit<Name extends LiveEventName>(name: Name, payload: LiveEvents[Name]): void {
    // `on` has paired names and handlers.
    for (const [wanted, handler] of this.#handlers) if (wanted === name) handler(payload as never)
  }

  reconnect(): void {
    for (const reread of this.#rereads) reread()
  }

  register(hash: string | null): void {
    this.hash = hash
  }

  join(room: string): () => void {
    this.rooms.push(room)
    return () => void this.rooms.splice(this.rooms.indexOf(room), 1)
  }

  on<Name extends LiveEventName>(name: Name, handler: (payload: LiveEvents[Name]) => void): () => void {
    const entry = [name, handler as Handler] as const
    this.#handlers.add(entry)
    return () => void this.#handlers.delete(entry)
  }

  onReconnect(handler: () => void): () => void {
    this.#rereads.add(handler)
    return () => void this.#rereads.delete(handler)
  }
}
