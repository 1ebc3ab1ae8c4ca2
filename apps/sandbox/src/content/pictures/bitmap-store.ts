import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureFormat } from '../../ground/values/picture-format.ts'

/** Low effort: the first visitor waits for it. Part of each file's name, so that a changed setting gives new files. */
const SETTINGS = {
  avif: { quality: 62, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 82, effort: 2 },
  png: {},
} satisfies Record<PictureFormat, object>
/** Encoding uses one thread a picture, so this is how many cores it may take. */
const MAX_AT_ONCE = 2
/** The density at which librsvg draws one CSS pixel as one pixel. */
const DENSITY = 72

sharp.concurrency(1)
sharp.cache(false)

/** Converts a drawing to a bitmap of the given width. */
async function encode(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const density = (DENSITY * width) / drawnWidth(svg)
  return sharp(Buffer.from(svg), { density }).resize(width).toFormat(format, SETTINGS[format]).toBuffer()
}

const drawnWidth = (svg: string): number => Number(/ width="(\d+)"/.exec(svg)?.[1])

/**
 * Bitmaps of drawings, each made once and kept on disk under a name derived from its drawing, width and format.
 * A changed drawing therefore gets a new file, and several processes can share a folder.
 */
export class BitmapStore {
  readonly #folder: string
  readonly #encode: typeof encode
  readonly #reads = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(folder: string, encodeWith = encode) {
    this.#folder = folder
    this.#encode = encodeWith
  }

  /** The drawing in this width, or in its own. Calls for the same bitmap share one conversion. */
  read(svg: string, width: number | undefined, format: PictureFormat): Promise<Buffer> {
    const pixels = width ?? drawnWidth(svg)
    const settings = JSON.stringify(SETTINGS[format])
    const name = createHash('sha256').update(`${settings} ${pixels} ${svg}`).digest('hex').slice(0, 32)
    const file = path.join(this.#folder, name.slice(0, 2), `${name.slice(2)}.${format}`)
    const running = this.#reads.get(file)
    if (running) return running
    const read = this.#load(file, () => this.#encode(svg, pixels, format)).finally(() => this.#reads.delete(file))
    this.#reads.set(file, read)
    return read
  }

  async #load(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(file).catch(nullIfMissing)
    if (kept) return kept
    const bytes = await this.#inTurn(make)
    await writeWhole(file, bytes)
    return bytes
  }

  /** Runs at most `MAX_AT_ONCE` conversions at a time, in the order of the calls. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < MAX_AT_ONCE) this.#running += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

/** Writes under another name first, so that no reader sees half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const partial = `${file}.${randomUUID()}`
  await writeFile(partial, bytes)
  await rename(partial, file)
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
