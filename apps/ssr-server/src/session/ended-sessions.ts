import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { REFRESH_SECONDS } from '@croupier/contract/cookies'
import { PRESENT, type Place, type SharedState } from '../shared-state/shared-state.ts'

/** How many outdated lines the file may hold before it is rewritten. */
const MAX_OUTDATED_LINES = 10_000

export interface EndedSessionsOptions {
  /** Keeps over a restart what this server ended; null: nothing. */
  readonly file: string | null
  /** How long a session that the platform has ended too is remembered: as long as what its token was exchanged for. */
  readonly memoryMs: number
  /** Called when the file cannot be written, as on a full disk: what was to be written is written with the next. */
  readonly onFault: (error: unknown) => void
}

/**
 * Sessions that were logged out: their refresh tokens, as hashes. All nodes learn them. The file keeps over a restart those
 * that the platform may not have ended yet. Its lines: `+ HASH EXPIRY` and `- HASH`.
 */
export class EndedSessions {
  readonly #state: SharedState
  readonly #options: EndedSessionsOptions
  readonly #now: () => number
  /** Those in the file. */
  readonly #expiries = new Map<string, number>()
  #lines = 0
  /** Whether the file lacks something, or ends within a line. */
  #isDamaged = false

  constructor(state: SharedState, options: EndedSessionsOptions, now: () => number) {
    this.#state = state
    this.#options = options
    this.#now = now
    if (options.file !== null) this.#read(options.file)
  }

  async has(token: string): Promise<boolean> {
    return (await this.#state.find(placeOf(hashOf(token)))) !== null
  }

  /** Resolves when other nodes know. */
  async add(token: string): Promise<void> {
    const hash = hashOf(token)
    const ttlMs = REFRESH_SECONDS * 1000
    const telling = this.#state.keep(placeOf(hash), PRESENT, ttlMs)
    if (this.#options.file !== null) {
      const expiry = this.#now() + ttlMs
      this.#expiries.set(hash, expiry)
      this.#append(this.#options.file, `+ ${hash} ${expiry}`)
    }
    await telling
  }

  /** Call it when the platform has ended the session too. */
  async endedAtPlatform(token: string): Promise<void> {
    const hash = hashOf(token)
    if (this.#options.file !== null && this.#expiries.delete(hash)) this.#append(this.#options.file, `- ${hash}`)
    await this.#state.keep(placeOf(hash), PRESENT, this.#options.memoryMs)
  }

  #append(file: string, line: string): void {
    if (this.#isDamaged || this.#lines - this.#expiries.size > MAX_OUTDATED_LINES) return this.#write(file)
    this.#tryTo(() => appendFileSync(file, `${line}\n`))
    this.#lines += 1
  }

  /** Beside the file, so that the one that is there stays whole until the new one is. */
  #write(file: string): void {
    const lines = [...this.#expiries].map(([hash, expiry]) => `+ ${hash} ${expiry}\n`).join('')
    this.#isDamaged = false
    this.#tryTo(() => {
      writeFileSync(`${file}.new`, lines, { mode: 0o600 })
      renameSync(`${file}.new`, file)
    })
    this.#lines = this.#expiries.size
  }

  /** What is not written must not keep a session from ending. */
  #tryTo(write: () => void): void {
    try {
      write()
    } catch (error) {
      this.#isDamaged = true
      this.#options.onFault(error)
    }
  }

  /** Reads the file and drops expired entries from it. */
  #read(file: string): void {
    mkdirSync(path.dirname(file), { recursive: true })
    for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
      const [sign, hash = '', expiry] = line.split(' ')
      if (sign === '-') this.#expiries.delete(hash)
      else if (sign === '+' && Number(expiry) > this.#now()) this.#expiries.set(hash, Number(expiry))
    }
    this.#write(file)
    for (const [hash, expiry] of this.#expiries) void this.#state.keep(placeOf(hash), PRESENT, expiry - this.#now())
  }
}

const placeOf = (hash: string): Place => ({ room: 'ended', name: hash })

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
