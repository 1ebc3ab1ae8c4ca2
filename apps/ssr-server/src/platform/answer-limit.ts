import type { IncomingMessage } from 'node:http'
import { pipeline, Transform, type Duplex, type Readable } from 'node:stream'
import zlib from 'node:zlib'
import { BodyTooLarge, PlatformUnavailable } from '../http/call-failures.ts'

/** More than a page can show, in bytes of plain JSON: to read it would hold up all other pages of the server. */
export const MAX_ANSWER = 3 * 1024 * 1024

/** More than a browser can read without a stop of seconds, in bytes of plain JSON. It holds up one visitor only. */
export const MAX_PASSED_ANSWER = 10 * 1024 * 1024

const DECODERS: ReadonlyMap<string, () => Duplex> = new Map<string, () => Duplex>([
  ['gzip', zlib.createGunzip],
  ['br', zlib.createBrotliDecompress],
  ['zstd', zlib.createZstdDecompress],
])

/**
 * The body of an answer of the platform, to be passed on. One of JSON is given up past MAX_PASSED_ANSWER, decoded: throws
 * PlatformUnavailable where its length says so, else the stream fails with it. No more than a piece of it is held.
 */
export function limitedBody(answer: IncomingMessage): Readable {
  const { headers } = answer
  if (!/^application\/(?:[\w.-]+\+)?json/i.test(headers['content-type'] ?? '')) return answer
  const length = Number(headers['content-length'] ?? Infinity)
  const decode = DECODERS.get(headers['content-encoding'] ?? '')
  if (length <= MAX_PASSED_ANSWER && decode === undefined) return answer
  if (length > MAX_PASSED_ANSWER && length !== Infinity) {
    answer.destroy()
    throw tooLarge()
  }
  return pipeline(answer, countingStream(decode?.() ?? null), () => {})
}

/** Passes each piece on once it is counted, decoded. What cannot be decoded is the reader's to judge. */
function countingStream(decoder: Duplex | null): Transform {
  let size = 0
  let whenDecoded = () => {}
  const count = (piece: Buffer) => {
    size += piece.length
    if (size > MAX_PASSED_ANSWER) decoder?.destroy()
  }
  decoder?.on('data', count).on('error', () => {})
  decoder?.on('close', () => whenDecoded())
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      let isPassed = false
      const pass = () => {
        if (isPassed) return
        isPassed = true
        if (size > MAX_PASSED_ANSWER) done(tooLarge())
        else done(null, piece)
      }
      if (decoder === null) count(piece)
      if (decoder === null || decoder.destroyed) return pass()
      whenDecoded = pass
      decoder.write(piece, pass)
    },
    destroy(error, done) {
      decoder?.destroy()
      done(error)
    },
  })
}

const tooLarge = () => new PlatformUnavailable('unreachable', new BodyTooLarge())
