import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Stories that an interrupted recording has finished, so that the next one of the same Storybook continues after them.
 */
export class Recording {
  readonly #file: string
  readonly #storybook: string
  readonly done: ReadonlySet<string>

  constructor(file: string, storybook: string) {
    this.#file = file
    this.#storybook = fingerprint(storybook)
    const [recorded, ...done] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
    const isSame = recorded === this.#storybook
    this.done = new Set(isSame ? done : [])
    mkdirSync(path.dirname(file), { recursive: true })
    if (!isSame) writeFileSync(file, `${this.#storybook}\n`)
  }

  finishStory(id: string): void {
    appendFileSync(this.#file, `${id}\n`)
  }

  /** Ends a complete recording: the next one starts from the beginning. */
  finish(): void {
    rmSync(this.#file, { force: true })
  }
}

/** Hash of the file names of a built Storybook, which contain hashes of their contents. */
function fingerprint(storybook: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(storybook, 'index.json')))
  const assets = path.join(storybook, 'assets')
  if (existsSync(assets)) hash.update(readdirSync(assets).toSorted().join('\n'))
  return hash.digest('hex')
}
