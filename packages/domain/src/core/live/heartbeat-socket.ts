import type { Timers } from '../value/timers.ts'
import type { LiveFrame } from './live-frame.ts'

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

export interface FrameHandlers extends Omit<LiveSocketHandlers, 'onMessage'> {
  onFrame: (frame: LiveFrame) => void
}

/** Opens a socket whose messages are read. */
export type FrameSocketFactory = (url: string, handlers: FrameHandlers) => LiveSocket

export interface HeartbeatSocketMeans {
  open: FrameSocketFactory
  url: string
  timers: Timers
  /** Longest time the socket may take to open, ms. */
  openMs: number
  /** Whether the page is in view. */
  isSeen: () => boolean
  /** Outlives the socket. */
  patience: Patience
  onOpen: () => void
  onFrame: (frame: LiveFrame) => void
  /** Called once when the socket ends, except by `close()`. Silent: it did not answer a ping. */
  onLost: (isSilent: boolean) => void
}

/** Silence before a ping: of a page in view, so that a half-open connection is replaced within 3 s, and of one out of view. */
const SEEN_QUIET_MS = 1200
const QUIET_MS = 20_000
/** Time for an answer on a quick line to a page in view, and otherwise. */
const QUICK_PONG_MS = 1000
const PONG_MS = 4000
/**
 * The time for an answer passes in this many steps. One that a busy page or a throttled tab delays counts once, and what
 * arrived meanwhile is read before the next.
 */
const STEPS = 4

/** How long an answer may take: short while answers come quickly, long after one was slow or missing. */
export class Patience {
  #isQuick = true

  /** @param isSeen whether the page is in view */
  stepMs(isSeen: boolean): number {
    return (isSeen && this.#isQuick ? QUICK_PONG_MS : PONG_MS) / STEPS
  }

  answered(steps: number): void {
    this.#isQuick = steps < STEPS / 2
  }

  unanswered(): void {
    this.#isQuick = false
  }
}

/** One socket with a heartbeat that finds half-open connections. After `close()` or the loss no callback runs. */
export class HeartbeatSocket {
  readonly #means: HeartbeatSocketMeans
  readonly #socket: LiveSocket
  #isOpen = false
  #isOver = false
  /** Steps of the time for an answer that have passed; null: no ping is unanswered. */
  #steps: number | null = null
  #cancelTimer: () => void

  constructor(means: HeartbeatSocketMeans) {
    this.#means = means
    this.#cancelTimer = means.timers.after(means.openMs, () => this.#lose())
    this.#socket = means.open(means.url, {
      onOpen: () => this.#opened(),
      onFrame: (frame) => this.#received(frame),
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
    if (!this.isOpen || this.#steps !== null) return
    this.#steps = 0
    this.#awaitPong(this.#means.patience.stepMs(this.#means.isSeen()))
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
    this.#means.onOpen()
  }

  #received(frame: LiveFrame): void {
    if (!this.isOpen) return
    if (this.#steps !== null) this.#means.patience.answered(this.#steps)
    this.#watch()
    this.#means.onFrame(frame)
  }

  #watch(): void {
    this.#steps = null
    this.#wait(SEEN_QUIET_MS, () => {
      if (this.#means.isSeen()) this.probe()
      else this.#wait(QUIET_MS - SEEN_QUIET_MS, () => this.probe())
    })
  }

  #awaitPong(stepMs: number): void {
    this.#wait(stepMs, () => {
      this.#steps = (this.#steps ?? 0) + 1
      if (this.#steps < STEPS) return this.#awaitPong(stepMs)
      this.#means.patience.unanswered()
      this.#lose(true)
    })
  }

  #wait(ms: number, run: () => void): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#means.timers.after(ms, run)
  }

  #lose(isSilent = false): void {
    if (this.#isOver) return
    this.close()
    this.#means.onLost(isSilent)
  }
}
