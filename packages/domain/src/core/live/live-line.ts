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

/** Opens a socket; the browser's adapter wraps `WebSocket` in a few lines. An error of the socket is a close. */
export type SocketFactory = (url: string, handlers: LiveSocketHandlers) => LiveSocket

export interface LiveLineOptions {
  open: SocketFactory
  url: string
  timers: Timers
  onOpen: () => void
  onMessage: (data: unknown) => void
  /** Once, whoever ended it, unless by `close()`. */
  onLost: () => void
}

/** A socket that has not opened by then is given up. */
const OPEN_MS = 10_000
/** Silence after which the line is asked whether it lives. */
const QUIET_MS = 20_000
/** How long an answer to that may take. */
const PONG_MS = 4000

/**
 * One socket from opening to loss, with a heartbeat: a line that is open at one end only is found
 * by a ping without an answer. After `close()` or the loss none of its callbacks runs any more.
 */
export class LiveLine {
  readonly #options: LiveLineOptions
  readonly #socket: LiveSocket
  #isOpen = false
  #isOver = false
  #isProbing = false
  #cancelTimer: () => void

  constructor(options: LiveLineOptions) {
    this.#options = options
    this.#cancelTimer = options.timers.after(OPEN_MS, () => this.#lose())
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

  /** Asks whether the line lives; without an answer in time it counts as lost. */
  probe(): void {
    if (!this.isOpen || this.#isProbing) return
    this.#isProbing = true
    this.#wait(PONG_MS, () => this.#lose())
    this.send('ping', {})
  }

  /** Ends it without `onLost`. */
  close(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#cancelTimer()
    try {
      this.#socket.close()
    } catch {
      // It is gone already.
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

  /** Any frame is a sign of life. */
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
