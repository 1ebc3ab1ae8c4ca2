import type { Timers } from '../value/timers.ts'

export interface LiveSocket {
  send(data: string): void
  close(): void
}

export interface LiveSocketHandlers {
  onOpen: () => void
  onMessage: (data: unknown) => void
  onClose: () => void
}

export type SocketFactory = (url: string, handlers: LiveSocketHandlers) => LiveSocket

export interface HeartbeatSocketOptions {
  open: SocketFactory
  url: string
  timers: Timers
  /** Longest time the socket may take to open, ms. */
  openMs: number
  onOpen: () => void
  onMessage: (data: unknown) => void
  /** Called once when the socket ends, except by `close()`. */
  onLost: () => void
}

/** Silence before a ping. */
const QUIET_MS = 20_000
const PONG_MS = 4000

/** One socket with a heartbeat that finds half-open connections. After `close()` or the loss no callback runs. */
export class HeartbeatSocket {
  readonly #options: HeartbeatSocketOptions
  readonly #socket: LiveSocket
  #isOpen = false
  #isOver = false
  #isProbing = false
  #cancelTimer: () => void

  constructor(options: HeartbeatSocketOptions) {
    this.#options = options
    this.#cancelTimer = options.timers.after(options.openMs, () => this.#lose())
    this.#socket = options.open(options.url, {
      onOpen: () => this.#opened(),
      onMessage: (data) => this.#received(data),
      onClose: () => this.#lose(),
    })
  }

  get isOpen(): boolean {
    return this.#isOpen && !this.#isOver
  }

  send(type: string, payload: object): void {
    if (!this.isOpen) return
    try {
      this.#socket.send(JSON.stringify({ type, payload }))
    } catch {
      this.#lose()
    }
  }

  probe(): void {
    if (!this.isOpen || this.#isProbing) return
    this.#isProbing = true
    this.#wait(PONG_MS, () => this.#lose())
    this.send('ping', {})
  }

  close(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#cancelTimer()
    try {
      this.#socket.close()
    } catch {
      // Already closed.
    }
  }

  #opened(): void {
    if (this.#isOver || this.#isOpen) return
    this.#isOpen = true
    this.#watch()
    this.#options.onOpen()
  }

  #received(data: unknown): void {
    if (!this.isOpen) return
    this.#watch()
    this.#options.onMessage(data)
  }

  #watch(): void {
    this.#isProbing = false
    this.#wait(QUIET_MS, () => this.probe())
  }

  #wait(ms: number, run: () => void): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#options.timers.after(ms, run)
  }

  #lose(): void {
    if (this.#isOver) return
    this.close()
    this.#options.onLost()
  }
}
