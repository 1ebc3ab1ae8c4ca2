import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { KEY_HEADER, TRACE_HEADER } from '@croupier/contract/calls'
import { BodyTooLarge, PlatformUnavailable } from '../http/call-failures.ts'
import { plainPathOf, type Tracing, type Work } from '../http/tracing.ts'
import { CLOSED_BY_PEER, readBeforeWriteError } from '../http/write-errors.ts'
import { boundSending, decodedBody, isLongUpload, readAnswer, writeBody, type SentBody } from './call-bodies.ts'

export interface PlatformCall extends SentBody {
  method: string
  /** Path and query, as they go out. */
  path: string
  signal?: AbortSignal
  /** The caller bounds the time of the whole answer, its head included. */
  isTimed?: boolean
}

export interface WholeAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Told of each call: the status of its answer, or why there was none, and how long it took. Not of calls that were left. */
export type OnCall = (outcome: number | PlatformUnavailable['reason'], seconds: number) => void

interface PlatformWatchers {
  readonly onCall?: OnCall
  readonly tracing?: Tracing | null
}

export class Platform {
  readonly #target: { hostname: string; port: number }
  readonly #host: string
  readonly #timeoutMs: number
  readonly #request: typeof http.request
  readonly #agent: http.Agent
  readonly #onCall: OnCall
  readonly #tracing: Tracing | null
  #running = 0

  constructor(origin: string, timeoutMs: number, { onCall = () => {}, tracing = null }: PlatformWatchers = {}) {
    this.#onCall = onCall
    this.#tracing = tracing
    const url = new URL(origin)
    const isTls = url.protocol === 'https:'
    this.#host = url.host
    this.#target = { hostname: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || (isTls ? 443 : 80)) }
    this.#timeoutMs = timeoutMs
    this.#request = isTls ? https.request : http.request
    this.#agent = new (isTls ? https.Agent : http.Agent)({ keepAlive: true })
  }

  /** How many calls are under way, answers that are being read included. */
  get running(): number {
    return this.#running
  }

  /** Rejects with PlatformUnavailable, BodyTooLarge, or with the reason of the signal. */
  async send(call: PlatformCall): Promise<IncomingMessage> {
    this.#running += 1
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    const work = this.#beginWork(call)
    try {
      const answer = await this.#sendOrRepeat(
        work ? { ...call, headers: { ...call.headers, [TRACE_HEADER]: work.name } } : call,
      )
      this.#onCall(answer.statusCode ?? 502, seconds())
      work?.end(answer.statusCode)
      boundSending(answer, this.#timeoutMs)
      answer.once('close', () => {
        this.#running -= 1
      })
      return answer
    } catch (error) {
      this.#running -= 1
      if (error instanceof PlatformUnavailable) this.#onCall(error.reason, seconds())
      work?.end(error instanceof PlatformUnavailable ? error.reason : 'left')
      throw error
    }
  }

  /**
   * Sends a call and reads its whole answer, decoded, within one time for all of it, however slowly it comes. Rejects as `send` does,
   * and with PlatformUnavailable past `maxBytes`.
   */
  async ask(call: PlatformCall, maxBytes: number): Promise<WholeAnswer> {
    const ending = new AbortController()
    const { signal } = ending
    const timer = setTimeout(() => ending.abort(new PlatformUnavailable('timeout')), this.#timeoutMs)
    const leave = () => ending.abort(call.signal?.reason)
    if (call.signal?.aborted) leave()
    call.signal?.addEventListener('abort', leave)
    try {
      const answer = await this.send({ ...call, signal, isTimed: true })
      const { statusCode = 502, headers } = answer
      const body = await readAnswer(answer, maxBytes)
      const decoded = await decodedBody(body, headers['content-encoding'], maxBytes)
      if (decoded === null) return { status: statusCode, headers, body }
      const { 'content-encoding': _encoding, 'content-length': _length, ...plainHeaders } = headers
      return { status: statusCode, headers: plainHeaders, body: decoded }
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    } finally {
      clearTimeout(timer)
      call.signal?.removeEventListener('abort', leave)
    }
  }

  close(): void {
    this.#agent.destroy()
  }

  /** Part of the trace that the call names. */
  #beginWork({ method, path, headers }: PlatformCall): Work | null {
    const parent = headers[TRACE_HEADER]
    if (this.#tracing === null || typeof parent !== 'string') return null
    const attributes = { 'http.request.method': method, 'server.address': this.#host, 'url.path': plainPathOf(path) }
    return this.#tracing.begin(parent, { kind: 'call', title: method, attributes })
  }

  async #sendOrRepeat(call: PlatformCall): Promise<IncomingMessage> {
    try {
      return await this.#attempt(call, this.#agent)
    } catch (error) {
      // A kept-alive connection was closed just when it was used again. Others may be closed too: take a new one.
      if (!(error instanceof StaleConnection)) throw error
      return await this.#attempt(call, false)
    }
  }

  /** `agent`: false opens a connection for this call. Rejects with StaleConnection where the call may be repeated. */
  #attempt(call: PlatformCall, agent: http.Agent | false): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      call.signal?.throwIfAborted()
      const { method, path, signal } = call
      const isLong = isLongUpload(call)
      const headers = { ...call.headers, host: this.#host, ...(isLong ? { expect: '100-continue' } : {}) }
      const outgoing = this.#request({
        ...this.#target,
        agent,
        method,
        path,
        headers,
        ...(signal ? { signal } : {}),
      })
      if (call.body !== undefined) outgoing.once('socket', readBeforeWriteError)
      let isAnswered = false
      if (!call.isTimed) this.#boundHead(outgoing)
      outgoing.on('response', (answer) => {
        isAnswered = true
        if (!isFinalStatus(answer.statusCode)) return void outgoing.destroy(new PlatformUnavailable('unreachable'))
        // An answer that came before the whole body: the connection cannot be used again.
        if (!outgoing.writableEnded) answer.once('close', () => outgoing.destroy())
        resolve(answer)
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = isRepeatable(call) && outgoing.reusedSocket && CLOSED_BY_PEER.has(error.code)
        reject(isStale ? new StaleConnection() : asPlatformError(error, call.signal))
      })
      // Without an error where the platform speaks another protocol from now on.
      outgoing.on('close', () => {
        if (!isAnswered) reject(new PlatformUnavailable('unreachable'))
      })
      if (call.body === undefined || Buffer.isBuffer(call.body)) outgoing.end(call.body)
      else
        writeBody(call.body, outgoing, { isLong, isAnswered: () => isAnswered }).catch((error: Error) =>
          outgoing.destroy(error),
        )
    })
  }

  /** The whole head of the answer has one deadline, also where its bytes keep coming. The body is not part of it. */
  #boundHead(outgoing: http.ClientRequest): void {
    const giveUp = () => outgoing.destroy(new PlatformUnavailable('timeout'))
    let headTimer: NodeJS.Timeout | undefined
    let isAnswered = false
    outgoing.setTimeout(this.#timeoutMs, giveUp)
    outgoing.once('finish', () => {
      if (!isAnswered) headTimer = setTimeout(giveUp, this.#timeoutMs)
    })
    for (const event of ['response', 'close'])
      outgoing.once(event, () => {
        isAnswered = true
        clearTimeout(headTimer)
      })
  }
}

class StaleConnection extends Error {}

/** A status that can be passed on: others end the exchange of HTTP, or are none. */
const isFinalStatus = (status = 0) => status >= 200 && status < 600

/** A deposit may be a GET; its key says that it moves money. */
function isRepeatable({ method, body, headers }: PlatformCall): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && body === undefined && headers[KEY_HEADER.toLowerCase()] === undefined
  )
}

function asPlatformError(error: Error, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason
  const isKnown = error instanceof PlatformUnavailable || error instanceof BodyTooLarge
  return isKnown ? error : new PlatformUnavailable('unreachable', error)
}
