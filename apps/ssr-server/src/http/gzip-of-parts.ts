import zlib from 'node:zlib'
import { ALONE, deflateAlone } from './encoding.ts'

/** Parts that are shorter go with their neighbours. */
const MIN_SHARED = 1_024
/** Compressing more than this at once would hold up other requests: threads do it. */
const MAX_NOW = 65_536

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])

/** Makes gzip of pages that have parts in common: the same `Buffer` in a second page is compressed once for all (decision 20). */
export class GzipOfParts {
  readonly #known = new WeakMap<Buffer, 'seen' | 'waits' | { packed: Buffer }>()

  /** Null while more than a little of the page is not compressed. */
  of(parts: readonly Buffer[]): Buffer | null {
    const rest = parts.filter((part) => !this.#packed(part))
    for (const part of rest) if (part.length >= MIN_SHARED) this.#note(part)
    if (rest.reduce((sum, { length }) => sum + length, 0) > MAX_NOW) return null

    const blocks: Buffer[] = [HEAD]
    let between: Buffer[] = []
    let checksum = 0
    let size = 0
    for (const part of parts) {
      checksum = zlib.crc32(part, checksum)
      size += part.length
      const packed = this.#packed(part)
      if (packed) {
        blocks.push(packNow(between), packed)
        between = []
      } else between.push(part)
    }
    return Buffer.concat([...blocks, packNow(between), LAST_BLOCK, trailer(checksum, size)])
  }

  #packed(part: Buffer): Buffer | null {
    const known = this.#known.get(part)
    return typeof known === 'object' ? known.packed : null
  }

  #note(part: Buffer): void {
    const known = this.#known.get(part)
    if (known === undefined) this.#known.set(part, 'seen')
    if (known !== 'seen') return
    this.#known.set(part, 'waits')
    deflateAlone(part).then(
      (packed) => this.#known.set(part, { packed }),
      () => this.#known.delete(part),
    )
  }
}

function packNow(pieces: readonly Buffer[]): Buffer {
  const text = Buffer.concat(pieces)
  return text.length === 0 ? text : zlib.deflateRawSync(text, { ...ALONE, level: 1 })
}

function trailer(checksum: number, size: number): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(checksum, 0)
  end.writeUInt32LE(size, 4)
  return end
}
