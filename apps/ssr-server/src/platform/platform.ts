import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { KEY_HEADER, TRACE_HEADER } from '@croupier/contract/calls'
import { BodyTooLarge, PlatformUnavailable } from '../http/call-failures.ts'
import { plainPathOf, type Tracing, type Work } from '../http/tracing.ts'
import { CLOSED_BY_PEER, readBeforeWriteError } from '../http/write-errors.ts'

export interface PlatformCall {
  method: string
  /** Path and query, as they go out. */
  path: string
  headers: OutgoingHttpHeaders
  body?: Buffer | AsyncIterable<Buffer>
  signal?: AbortSignal
  /** The caller bounds the time of the whole answer, its head included. */
  isTimed?: boolean
}

export interface WholeAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Yields the body; throws BodyTooLarge past `maxBytes`, whatever Content-Length said. */
export async function* bounded(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new BodyTooLarge()
    yield chunk
  }
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
   * Sends a call and reads its whole answer, within one time for all of it, however slowly it comes. Rejects as `send` does,
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
      return { status: answer.statusCode ?? 502, headers: answer.headers, body: await readAnswer(answer, maxBytes) }
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
        // An answer that came before the whole body: the connection cannot be used again.
        if (!outgoing.writableEnded) answer.once('close', () => outgoing.destroy())
        resolve(answer)
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = isRepeatable(call) && outgoing.reusedSocket && CLOSED_BY_PEER.has(error.code)
        reject(isStale ? new StaleConnection() : asPlatformError(error, call.signal))
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

/** How often, within the time of an answer, it is checked whether its reader waits. */
const CHECKS = 30

/** Ends an answer that its reader has waited for longer than `maxMs` in all. What the reader takes to read does not count. */
function boundSending(answer: IncomingMessage, maxMs: number): void {
  let waiting = 0
  const timer = setInterval(() => {
    // With a slow reader, bytes of the answer are still here.
    if (answer.readableLength === 0) waiting += 1
    if (waiting >= CHECKS) answer.destroy(new PlatformUnavailable('timeout'))
  }, maxMs / CHECKS)
  timer.unref()
  answer.once('close', () => clearInterval(timer))
}

const LONG_BODY = 64 * 1024
const GO_AHEAD_MS = 1_000

/** The platform may refuse it by its length: then none of it should be sent, or the connection may break unanswered. */
function isLongUpload({ body, headers }: PlatformCall): boolean {
  return body !== undefined && !Buffer.isBuffer(body) && Number(headers['content-length'] ?? Infinity) > LONG_BODY
}

/** Sends a body until the platform answers; what remains of it is read and dropped, so that the caller can be answered. */
async function writeBody(
  body: AsyncIterable<Buffer>,
  outgoing: http.ClientRequest,
  { isLong, isAnswered }: { isLong: boolean; isAnswered: () => boolean },
): Promise<void> {
  if (isLong) {
    outgoing.flushHeaders()
    await untilOneOf(outgoing, ['continue', 'response', 'close'], GO_AHEAD_MS)
  }
  for await (const chunk of body) {
    // Reads an answer that has come.
    await nextTurn()
    if (isAnswered() || outgoing.destroyed) continue
    if (!outgoing.write(chunk)) await untilOneOf(outgoing, ['drain', 'response', 'close'])
  }
  if (!isAnswered()) outgoing.end()
}

function untilOneOf(outgoing: http.ClientRequest, events: readonly string[], ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const event of events) outgoing.off(event, go)
      clearTimeout(timer)
      resolve()
    }
    for (const event of events) outgoing.on(event, go)
    const timer = ms === undefined ? undefined : setTimeout(go, ms)
  })
}

class StaleConnection extends Error {}

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

/** Reads a whole answer. Rejects with PlatformUnavailable past `maxBytes`. By events: iterating costs twice as much. */
export function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    answer.once('error', (error) =>
      reject(error instanceof PlatformUnavailable ? error : new PlatformUnavailable('unreachable', error)),
    )
    answer.once('end', () => resolve(Buffer.concat(chunks)))
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) answer.destroy(new BodyTooLarge())
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) answer.destroy(new BodyTooLarge())
      else chunks.push(chunk)
    })
  })
}
