import { action, makeObservable, observable } from 'mobx'

import { backoffMs } from '../value/backoff.ts'
import { EventBatch } from './event-batch.ts'
import { HandlerSet } from '../state/handler-set.ts'
import type { LiveEvent, LiveEventName, LiveEvents } from './live-events.ts'
import type { LiveFrame } from './live-frame.ts'
import { HeartbeatSocket, Patience, type FrameSocketFactory } from './heartbeat-socket.ts'
import type { Logger } from '../value/logger.ts'
import type { Random, Timers } from '../value/timers.ts'

/** Signals of the device that the network may have changed. Each `on` returns an unsubscribe function. */
export interface DeviceSignals {
  /** Whether the page is in view. */
  isVisible(): boolean
  /** Whether the device says that it has no connection. Default: it never does. */
  isOffline?(): boolean
  onOnline(handler: () => void): () => void
  onVisible(handler: () => void): () => void
}

export interface LiveConnectionMeans {
  open: FrameSocketFactory
  url: string
  random: Random
  signals: DeviceSignals
  timers: Timers
  log: Logger
}

/** A connection open this long resets the backoff. */
const STABLE_MS = 10_000
/** Minimum time between log entries of one kind of bad frame. */
const COMPLAINT_MS = 60_000
/** Longest time the first attempt to connect may take, and one after a failure, which must not hold up the next for long. */
const OPEN_MS = 10_000
const OPEN_AGAIN_MS = 5000
/** Longest wait before reconnecting while the page is in view. */
const VISIBLE_WAIT_MS = 3000
/** Longest random delay before reconnecting when the device comes online or the tab into view. */
const WAKE_MS = 500
/** Longest random delay before the first attempt to replace a connection that has worked and become silent. */
const REPLACE_MS = 200
/**
 * Events that are kept until somebody listens: what shows the player a toast of them loads after the page, and a later read
 * shows the change but causes no toast.
 */
const KEPT_UNTIL_HEARD: ReadonlySet<LiveEventName> = new Set<LiveEventName>([
  'achievement-progress',
  'high-five-received',
  'gift-distributed',
  'treasury-transaction-confirmed',
  'treasury-transaction-updated',
])
/** How many events are kept until somebody listens: the newest. */
const MAX_UNHEARD = 20

/** The live socket (docs/product-rules.md, Live events). Reconnects, registers and joins its rooms again. */
export class LiveConnection {
  /** `connecting`: the first attempt, or the first to replace a silent connection; `lost`: from the loss until it is open again. */
  state: 'idle' | 'connecting' | 'open' | 'lost' = 'idle'
  /**
   * Open, but its ping is unanswered, after which what may have been missed is read again: a network may accept a socket
   * and let nothing through, and events from before the platform has read whose it is never come.
   */
  isUnproven = false

  readonly #means: LiveConnectionMeans
  readonly #handlers = new Map<LiveEventName, HandlerSet<LiveEvent>>()
  readonly #rereads: HandlerSet<void>
  readonly #events: EventBatch<LiveEvent>
  #unheard: LiveEvent[] = []
  readonly #rooms = new Map<string, number>()
  readonly #complaints = new Set<string>()
  #hash: string | null = null
  #socket: HeartbeatSocket | null = null
  readonly #patience = new Patience()
  #failures = 0
  #mayHaveMissed = false
  #cancelTimer: () => void = () => {}

  constructor(means: LiveConnectionMeans) {
    this.#means = means
    this.#rereads = new HandlerSet<void>((error) => means.log.error('live-reread', error))
    this.#events = new EventBatch(means.timers, (event) => this.#deliver(event))
    makeObservable<this, 'setState'>(this, { state: observable, isUnproven: observable, setState: action })
  }

  start(): () => void {
    if (this.state !== 'idle') throw new Error('runs already')
    const { signals } = this.#means
    const wake = (): void => this.#wake()
    const offs = [signals.onOnline(wake), signals.onVisible(wake)]
    this.#connect()
    return () => {
      for (const off of offs) off()
      this.#drop()
      this.#failures = 0
      this.#mayHaveMissed = false
      this.setState('idle')
    }
  }

  /** Hash of the player whose personal events come in; null: a guest. A change reconnects: the protocol cannot unregister. */
  register(hash: string | null): void {
    if (hash === this.#hash) return
    const wasRegistered = this.#hash !== null
    this.#hash = hash
    this.#unheard = []
    // A socket that is not open yet registers when it opens.
    if (wasRegistered) this.reconnect()
    else this.#socket?.send('register', { hash })
  }

  /**
   * Joins a room. Returns a function that releases it: without users, the next connection does not join it. Until then
   * its events come, as the platform knows no frame for leaving.
   */
  join(room: string): () => void {
    const wanted = this.#rooms.get(room) ?? 0
    this.#rooms.set(room, wanted + 1)
    if (wanted === 0) this.#socket?.send('jointoroom', { rooms: [room] })
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      const left = (this.#rooms.get(room) ?? 1) - 1
      if (left > 0) return void this.#rooms.set(room, left)
      this.#rooms.delete(room)
    }
  }

  /** Replaces an open connection by one that has joined only the rooms in use. */
  reconnect(): void {
    if (this.#socket?.isOpen) this.#connect()
  }

  /** Events of `KEPT_UNTIL_HEARD` that came before any listener are delivered at once. */
  on<Name extends LiveEventName>(name: Name, handler: (payload: LiveEvents[Name]) => void): () => void {
    const { log } = this.#means
    const handlers =
      this.#handlers.get(name) ??
      new HandlerSet<LiveEvent>((error) => log.error('live-handler', error, { event: name }))
    this.#handlers.set(name, handlers)
    // An event is delivered under its own name, so its payload is the one of that name.
    const off = handlers.add(({ payload }) => handler(payload as LiveEvents[Name]))
    const unheard = this.#unheard.filter((event) => event.name === name)
    this.#unheard = this.#unheard.filter((event) => event.name !== name)
    for (const event of unheard) handlers.call(event)
    return off
  }

  /** Calls back once a socket that opened after events may have been missed answers; for players also the first. */
  onReconnect(handler: () => void): () => void {
    return this.#rereads.add(handler)
  }

  #connect(): void {
    this.#drop()
    const { open, url, timers, signals } = this.#means
    if (this.state !== 'lost') this.setState('connecting')
    this.#socket = new HeartbeatSocket({
      open,
      url,
      timers,
      openMs: this.#failures === 0 ? OPEN_MS : OPEN_AGAIN_MS,
      isSeen: () => signals.isVisible(),
      patience: this.#patience,
      onOpen: () => this.#opened(),
      onFrame: (frame) => this.#received(frame),
      onLost: (isSilent) => this.#lost(isSilent),
    })
  }

  #opened(): void {
    // The data of a player's page may be older than the first connection.
    const isUnproven = this.#mayHaveMissed || this.#hash !== null
    this.#mayHaveMissed = true
    this.setState('open', isUnproven)
    this.#cancelTimer = this.#means.timers.after(STABLE_MS, () => {
      this.#failures = 0
    })
    if (this.#hash !== null) this.#socket?.send('register', { hash: this.#hash })
    if (this.#rooms.size > 0) this.#socket?.send('jointoroom', { rooms: [...this.#rooms.keys()] })
    if (isUnproven) {
      this.#patience.unanswered()
      this.#socket?.probe()
    }
  }

  #received(frame: LiveFrame): void {
    if (frame.kind === 'control') this.#answered()
    else if (frame.kind === 'bad') this.#complain(frame.about, frame.reason)
    else if (frame.kind === 'event') {
      const { event, leftOut } = frame
      this.#events.add(event)
      const [first] = leftOut
      if (first) this.#complain(event.name, `${event.name}: left out ${leftOut.length}, ${first.path} among them`)
    }
  }

  #answered(): void {
    if (!this.isUnproven) return
    this.setState('open')
    this.#rereads.call()
  }

  #deliver(event: LiveEvent): void {
    const handlers = this.#handlers.get(event.name)
    if (handlers && !handlers.isEmpty) handlers.call(event)
    else if (KEPT_UNTIL_HEARD.has(event.name)) this.#unheard = [...this.#unheard, event].slice(-MAX_UNHEARD)
  }

  #complain(about: string, reason: string): void {
    if (this.#complaints.has(about)) return
    this.#complaints.add(about)
    this.#means.timers.after(COMPLAINT_MS, () => this.#complaints.delete(about))
    this.#means.log.warn('live-frame', reason)
  }

  #lost(isSilent: boolean): void {
    this.#socket = null
    this.#events.clear()
    this.#mayHaveMissed = true
    const { random, signals } = this.#means
    // One that has worked is replaced at once, however soon after the last loss.
    const isReplaced = isSilent && !this.isUnproven
    if (isReplaced) this.#failures = 0
    const longestMs = signals.isVisible() ? VISIBLE_WAIT_MS : undefined
    if (isReplaced) this.#retryIn(random() * REPLACE_MS, 'connecting')
    else this.#retryIn(backoffMs(this.#failures, random, longestMs))
    this.#failures += 1
  }

  #wake(): void {
    if (this.#socket) this.#socket.probe()
    else if (this.state === 'lost') this.#retryIn(this.#means.random() * WAKE_MS)
  }

  #retryIn(ms: number, state: 'lost' | 'connecting' = 'lost'): void {
    this.#cancelTimer()
    this.setState(state)
    this.#cancelTimer = this.#means.timers.after(ms, () => this.#connect())
  }

  #drop(): void {
    this.#cancelTimer()
    this.#cancelTimer = () => {}
    this.#socket?.close()
    this.#socket = null
    this.#events.clear()
  }

  private setState(state: LiveConnection['state'], isUnproven = false): void {
    this.state = state
    this.isUnproven = isUnproven
  }
}

/** The part of the connection that stores use. */
export type Live = Pick<LiveConnection, 'state' | 'on' | 'join' | 'register' | 'onReconnect'>
