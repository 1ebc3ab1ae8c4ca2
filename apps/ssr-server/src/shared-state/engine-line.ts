import { createClient, ErrorReply, RESP_TYPES } from 'redis'
import type { EngineFault, EngineReports } from './shared-state.ts'

const CONNECT_MS = 1_000
const RECONNECT_MS = 250
/** How often an engine that is away is asked whether it is back. */
const LOOK_MS = 250
/** An engine that is connected and silent for so long may have been replaced by another: it is connected to anew. */
const SILENT_MS = 2_000
/** Calls under way at most: an engine that does not answer must not fill the memory. */
const MAX_CALLS = 5_000

/** The engine gave no answer, or a refusal. */
export class EngineUnavailable extends Error {
  readonly reason: EngineFault

  constructor(reason: EngineFault, cause?: unknown) {
    super(`the engine of the shared state is ${reason}`, { cause })
    this.name = 'EngineUnavailable'
    this.reason = reason
  }
}

type Client = ReturnType<typeof openClient>

export interface EngineLineOptions {
  readonly url: string
  /** Of each call. */
  readonly deadlineMs: number
  readonly reports: EngineReports
  /** Called when the engine answers, at first and after each time when it was away. */
  onBack(): void
  /** Called when it stops answering, or refuses a call. */
  onFault(): void
}

/**
 * A connection to an engine that may be gone, slow, full, restarted or replaced at any time. A call that is not answered by
 * its deadline rejects, and so do all others at once until the engine answers again.
 */
export class EngineLine {
  readonly #options: EngineLineOptions
  readonly #watch: NodeJS.Timeout
  #client: Client
  #isUp = false
  #isClosed = false
  #calls = 0
  #awaySince = performance.now()
  #isLooking = false

  constructor(options: EngineLineOptions) {
    this.#options = options
    this.#client = this.#connect()
    this.#watch = setInterval(() => void this.#look(), LOOK_MS)
    this.#watch.unref()
  }

  get isUp(): boolean {
    return this.#isUp
  }

  /** Rejects with EngineUnavailable. Sent in the order of the calls. */
  async send<T>(args: readonly (string | Buffer)[]): Promise<T> {
    if (!this.#isUp) throw new EngineUnavailable('lost')
    const client = this.#client
    if (this.#calls >= MAX_CALLS) throw this.#fault('late', client)
    const ended = this.#options.reports.began(String(args[0]))
    this.#calls += 1
    const answer = client.sendCommand<T>(args, BYTES).finally(() => (this.#calls -= 1))
    try {
      const answered = await byDeadline(answer, this.#options.deadlineMs)
      ended()
      return answered
    } catch (error) {
      const reason = faultOf(error)
      ended(reason)
      throw this.#fault(reason, client, error)
    }
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#watch)
    this.#isUp = false
    if (this.#client.isOpen) this.#client.destroy()
  }

  /** Notes a fault. */
  #fault(reason: EngineFault, client: Client, cause?: unknown): EngineUnavailable {
    const fault = new EngineUnavailable(reason, cause)
    if (this.#isClosed || client !== this.#client) return fault
    this.#options.reports.failed(reason, cause)
    this.#options.onFault()
    // One that answers is there.
    if (reason === 'full') return fault
    if (this.#isUp) this.#awaySince = performance.now()
    this.#isUp = false
    // A primary that has become a replica goes on answering: the address may lead to the new one.
    if (reason === 'refused') this.#reconnect()
    return fault
  }

  async #look(): Promise<void> {
    if (this.#isUp || this.#isLooking) return
    if (this.#client.isReady && performance.now() - this.#awaySince > SILENT_MS) this.#reconnect()
    if (!this.#client.isReady) return
    this.#isLooking = true
    try {
      await byDeadline(this.#client.sendCommand(['PING']), this.#options.deadlineMs)
      this.#isUp = true
      this.#options.reports.back()
      this.#options.onBack()
    } catch (error) {
      this.#options.reports.failed(faultOf(error), error)
    } finally {
      this.#isLooking = false
    }
  }

  #reconnect(): void {
    if (this.#client.isOpen) this.#client.destroy()
    this.#awaySince = performance.now()
    this.#client = this.#connect()
  }

  #connect(): Client {
    const client = openClient(this.#options.url)
    client.on('error', (error: unknown) => {
      if (client === this.#client) this.#fault('lost', client, error)
    })
    client.on('ready', () => void this.#look())
    client.connect().catch(() => {})
    return client
  }
}

/** Answers as bytes. */
export const BYTES = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } }

/** A client that rejects what it cannot send at once. */
export function openClient(url: string) {
  return createClient({
    url,
    RESP: 2,
    disableClientInfo: true,
    // What cannot be sent now fails now: each node has its memory instead.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: RECONNECT_MS },
  })
}

function faultOf(error: unknown): EngineFault {
  if (error instanceof EngineUnavailable) return error.reason
  if (!(error instanceof ErrorReply)) return 'lost'
  return /^(?:OOM|MISCONF|NOREPLICAS) /.test(error.message) ? 'full' : 'refused'
}

/** Rejects with EngineUnavailable when the time is over and the answer is not among what has been received. */
export function byDeadline<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // A busy server reads late what came in time.
      setImmediate(() => setImmediate(() => reject(new EngineUnavailable('late'))))
    }, ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
