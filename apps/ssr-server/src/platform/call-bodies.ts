import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { BodyTooLarge, PlatformUnavailable } from '../http/call-failures.ts'

/** The body that a call sends; its length, where that is known, is in the headers. */
export interface SentBody {
  headers: OutgoingHttpHeaders
  body?: Buffer | AsyncIterable<Buffer>
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

const LONG_BODY = 64 * 1024
const GO_AHEAD_MS = 1_000

/** The platform may refuse it by its length: then none of it should be sent, or the connection may break unanswered. */
export function isLongUpload({ body, headers }: SentBody): boolean {
  return body !== undefined && !Buffer.isBuffer(body) && Number(headers['content-length'] ?? Infinity) > LONG_BODY
}

/** Sends a body until the platform answers; what remains of it is read and dropped, so that the caller can be answered. */
export async function writeBody(
  body: AsyncIterable<Buffer>,
  outgoing: ClientRequest,
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

function untilOneOf(outgoing: ClientRequest, events: readonly string[], ms?: number): Promise<void> {
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

/** How often, within the time of an answer, it is checked whether its reader waits. */
const CHECKS = 30

/** Ends an answer that its reader has waited for longer than `maxMs` in all. What the reader takes to read does not count. */
export function boundSending(answer: IncomingMessage, maxMs: number): void {
  let waiting = 0
  const timer = setInterval(() => {
    // With a slow reader, bytes of the answer are still here.
    if (answer.readableLength === 0) waiting += 1
    if (waiting >= CHECKS) answer.destroy(new PlatformUnavailable('timeout'))
  }, maxMs / CHECKS)
  timer.unref()
  answer.once('close', () => clearInterval(timer))
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

type Decode = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const DECODES: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', promisify(zlib.gunzip)],
  ['deflate', promisify(zlib.inflate)],
  ['br', promisify(zlib.brotliDecompress)],
  ['zstd', promisify(zlib.zstdDecompress)],
])

/**
 * The text of a whole answer that is compressed: some networks do so for callers that name no encoding. Null where it is
 * not, whatever its head says. Rejects with PlatformUnavailable past `maxBytes`.
 */
export async function decodedBody(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer | null> {
  const decode = DECODES.get(encoding?.toLowerCase() ?? '')
  if (decode === undefined || body.length === 0) return null
  try {
    return await decode(body, { maxOutputLength: maxBytes })
  } catch (error) {
    const isTooLong = error instanceof RangeError
    if (isTooLong) throw new PlatformUnavailable('unreachable', new BodyTooLarge())
    return null
  }
}
