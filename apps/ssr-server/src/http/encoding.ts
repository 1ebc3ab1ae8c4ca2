import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import zlib, { constants, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import pLimit from 'p-limit'

export type Body = readonly Buffer[] | string | NodeJS.ReadableStream
export type Encoding = 'br' | 'gzip' | 'identity'

const brotliNow = promisify(zlib.brotliCompress)
const gzipNow = promisify(zlib.gzip)
const unbrotliNow = promisify(zlib.brotliDecompress)
const deflateNow = promisify(zlib.deflateRaw)

/** As many as threads compress. More would not be faster, and each holds a megabyte and more. */
const compress = pLimit(4)
const brotli = (text: Buffer | string, options: BrotliOptions) => compress(() => brotliNow(text, options))
const gzip = (text: Buffer | string, options: ZlibOptions = {}) => compress(() => gzipNow(text, options))

/** The first of these encodings that the browser accepts. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const takes = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return encodings.find(takes) ?? 'identity'
}

export type Packed = Record<Encoding, Buffer>

/** For texts that are sent many times. */
export async function pack(text: Buffer): Promise<Packed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [br, gz] = await Promise.all([brotli(text, { params }), gzip(text)])
  return { br, gzip: gz, identity: text }
}

export const unbrotli = (br: Buffer): Promise<Buffer> => compress(() => unbrotliNow(br))

/** Makes the other encodings again from one. */
export async function unpack(br: Buffer): Promise<Packed> {
  const identity = await unbrotli(br)
  return { br, gzip: await gzip(identity), identity }
}

/** A window of 256 kB is enough for a page and takes a sixteenth of the memory. */
const CHEAP_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** A page leaves in one piece: each more is a way to the threads and back. */
const PIECE = 65_536

/** Little processor time. */
export const cheapBrotli = (text: Buffer | string): Promise<Buffer> =>
  brotli(text, { params: CHEAP_BROTLI, chunkSize: PIECE })

/** Ends at a whole byte and refers to nothing before, so that what is compressed like this may follow each other. */
export const ALONE: ZlibOptions = { finishFlush: constants.Z_FULL_FLUSH }

export const deflateAlone = (text: Buffer): Promise<Buffer> => compress(() => deflateNow(text, ALONE))

/** For texts that are sent once: little processor time. */
export function compressOnce(body: Body, encoding: Encoding): Body | Promise<Buffer> {
  if (encoding === 'identity') return body
  if (typeof body !== 'string' && !isParts(body)) return compressStream(body, encoding)
  const whole = typeof body === 'string' ? body : Buffer.concat(body)
  return encoding === 'br' ? cheapBrotli(whole) : gzip(whole, { level: 1 })
}

/** Each holds memory until its reader has all. */
const MAX_STREAMS = 32
let streams = 0

/** Whether there is memory to compress one more stream. Who reads slowly must not hold up others, so none waits. */
export function mayCompressStream(): boolean {
  return streams < MAX_STREAMS
}

/** Flushes each chunk at once. */
export function compressStream(body: NodeJS.ReadableStream, encoding: 'br' | 'gzip'): NodeJS.ReadableStream {
  streams += 1
  const compressor =
    encoding === 'br'
      ? zlib.createBrotliCompress({ params: CHEAP_BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : zlib.createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH })
  // Closing either end closes the other; errors surface at the compressor.
  pipeline(body, compressor, () => {})
  compressor.once('close', () => {
    streams -= 1
  })
  return compressor
}

/** Whether a body is a list of byte parts. */
export function isParts(body: Body | Buffer): body is readonly Buffer[] {
  return Array.isArray(body)
}

export function isText(type: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg\+xml)/.test(type)
}

export async function readBody(body: Body): Promise<Buffer> {
  if (typeof body === 'string') return Buffer.from(body)
  if (isParts(body)) return Buffer.concat(body)
  const chunks: Buffer[] = []
  for await (const chunk of Readable.from(body as AsyncIterable<Buffer | string>))
    chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks)
}
