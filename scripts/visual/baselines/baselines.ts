import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the pictures were recorded with: other browsers and systems draw letters differently. */
export interface Recorder {
  /** Major version of Chromium. */
  readonly browser: number
  /** True for the headless shell, which draws letters differently from the whole browser. */
  readonly isShell: boolean
  readonly system: string
}

export const describeRecorder = ({ browser, isShell, system }: Recorder) =>
  `Chromium ${browser}${isShell ? ' (headless shell)' : ''} on ${system}`

export const isSameRecorder = (a: Recorder, b: Recorder): boolean =>
  a.browser === b.browser && a.isShell === b.isShell && a.system === b.system

/** The folder of baselines: `<brand>/<screen>/<story>.webp`, and `recorded-with.json`. */
export class Baselines {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Null before the first recording. */
  get recorder(): Recorder | null {
    const file = path.join(this.#folder, 'recorded-with.json')
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorder) : null
  }

  saveRecorder(recorder: Recorder): void {
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(path.join(this.#folder, 'recorded-with.json'), `${JSON.stringify(recorder, null, 2)}\n`)
  }

  read(file: string): Buffer | null {
    const place = path.join(this.#folder, file)
    return existsSync(place) ? readFileSync(place) : null
  }

  save(file: string, png: Buffer): void {
    const place = path.join(this.#folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, png)
  }

  remove(file: string): void {
    rmSync(path.join(this.#folder, file))
  }

  /** All pictures by their paths inside the folder. */
  list(): string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.split(path.sep).join('/'))
      .toSorted((a, b) => a.localeCompare(b))
  }
}
