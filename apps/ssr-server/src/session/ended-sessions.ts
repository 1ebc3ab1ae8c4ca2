import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { REFRESH_SECONDS } from '@croupier/contract/cookies'

/** More are not kept: the oldest go. Only a platform that is away for long, or invented tokens, make so many. */
const MAX_SESSIONS = 100_000
/** How many outdated lines the file may hold before it is rewritten. */
const MAX_OUTDATED_LINES = 10_000

/**
 * Sessions that were logged out and that the platform may not have ended yet: their refresh tokens, as hashes. The file
 * keeps them over a restart. Lines: `+ HASH EXPIRY` and `- HASH`.
 */
export class EndedSessions {
  readonly #file: string | null
  readonly #now: () => number
  readonly #expiries = new Map<string, number>()
  #lines = 0

  /** @param file null: in memory only */
  constructor(file: string | null, now: () => number) {
    this.#file = file
    this.#now = now
    if (file !== null) this.#read(file)
  }

  has(token: string): boolean {
    return this.#expiries.has(hashOf(token))
  }

  add(token: string): void {
    const expiry = this.#now() + REFRESH_SECONDS * 1000
    const [oldest] = this.#expiries.keys()
    if (oldest !== undefined && this.#expiries.size >= MAX_SESSIONS) this.#expiries.delete(oldest)
    this.#expiries.set(hashOf(token), expiry)
    this.#append(`+ ${hashOf(token)} ${expiry}`)
  }

  /** Call it when the platform has ended the session too. */
  remove(token: string): void {
    if (this.#expiries.delete(hashOf(token))) this.#append(`- ${hashOf(token)}`)
  }

  #append(line: string): void {
    if (this.#file === null) return
    if (this.#lines - this.#expiries.size > MAX_OUTDATED_LINES) return this.#write(this.#file)
    appendFileSync(this.#file, `${line}\n`)
    this.#lines += 1
  }

  #write(file: string): void {
    writeFileSync(file, [...this.#expiries].map(([hash, expiry]) => `+ ${hash} ${expiry}\n`).join(''), { mode: 0o600 })
    this.#lines = this.#expiries.size
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
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
