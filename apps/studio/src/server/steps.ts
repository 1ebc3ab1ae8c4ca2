import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Something that the maker of a brand can put right; shown as it is. */
export class StudioError extends Error {}

/** Changes of one name within this time are one step, as of a colour that is turned. Milliseconds. */
const ONE_STEP = 1000

interface FileChange {
  readonly file: string
  /** Null: there was no such file. */
  readonly before: string | null
  readonly after: string
}

interface FileText {
  readonly file: string
  /** Null: no such file. */
  readonly text: string | null
}

interface Step {
  readonly name: string
  /** Milliseconds. */
  readonly at: number
  readonly changes: readonly FileChange[]
}

/** The files of a folder, changed step by step. A step can be undone as long as nobody else has changed its files. */
export class Steps {
  readonly #folder: string
  readonly #done: Step[] = []
  readonly #undone: Step[] = []

  readonly #now: () => number

  constructor(folder: string, now = Date.now) {
    this.#folder = folder
    this.#now = now
  }

  get undo(): string | null {
    return this.#done.at(-1)?.name ?? null
  }

  get redo(): string | null {
    return this.#undone.at(-1)?.name ?? null
  }

  /** Null where there is no such file. `file`: path in the folder. */
  read(file: string): string | null {
    const absolute = path.join(this.#folder, file)
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null
  }

  /**
   * Writes files. Changes of one name that follow each other at once are one step.
   * @throws StudioError if one cannot be written; then none is changed
   */
  take(name: string, files: Readonly<Record<string, string>>): void {
    const changes = Object.entries(files)
      .map(([file, after]) => ({ file, before: this.read(file), after }))
      .filter(({ before, after }) => before !== after)
    if (changes.length === 0) return
    const last = this.#done.at(-1)
    const at = this.#now()
    const isOne =
      last?.name === name &&
      at - last.at < ONE_STEP &&
      changes.length === last.changes.length &&
      changes.every(({ file, before }) => before === afterOf(last, file))
    this.#writeAll(changes.map(({ file, after }) => ({ file, text: after })))
    if (isOne) this.#done.pop()
    this.#done.push({ name, at, changes: isOne ? changes.map((change) => join(last, change)) : changes })
    this.#undone.length = 0
  }

  /** @throws StudioError if there is nothing to undo, or its files are no longer as the step left them */
  undoLast(): void {
    this.#move(this.#done, this.#undone, 'after', 'before')
  }

  /** @throws StudioError as `undoLast` */
  redoLast(): void {
    this.#move(this.#undone, this.#done, 'before', 'after')
  }

  #move(from: Step[], to: Step[], found: 'before' | 'after', wanted: 'before' | 'after'): void {
    const step = from.at(-1)
    if (!step) throw new StudioError('There is nothing to take back.')
    const changed = step.changes.find((change) => this.read(change.file) !== change[found])
    if (changed) throw new StudioError(`${changed.file} was changed outside of the studio: change it there.`)
    this.#writeAll(step.changes.map((change) => ({ file: change.file, text: change[wanted] })))
    from.pop()
    to.push(step)
  }

  #writeAll(files: readonly FileText[]): void {
    const written: FileText[] = []
    for (const { file, text } of files) {
      const before = this.read(file)
      try {
        this.#write(file, text)
        written.push({ file, text: before })
      } catch (error) {
        for (const change of written) this.#write(change.file, change.text)
        // `EACCES: permission denied, open '…'`
        throw new StudioError(`${file} cannot be written. ${(error as Error).message}`)
      }
    }
  }

  #write(file: string, text: string | null): void {
    const absolute = path.join(this.#folder, file)
    if (text === null) return rmSync(absolute, { force: true })
    mkdirSync(path.dirname(absolute), { recursive: true })
    writeFileSync(absolute, text)
  }
}

const afterOf = ({ changes }: Step, name: string) => changes.find(({ file }) => file === name)?.after

const join = ({ changes }: Step, change: FileChange): FileChange => ({
  ...change,
  before: changes.find(({ file }) => file === change.file)?.before ?? change.before,
})
