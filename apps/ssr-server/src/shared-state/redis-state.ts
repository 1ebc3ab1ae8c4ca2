import { randomUUID } from 'node:crypto'
import { EngineLine } from './engine-line.ts'
import type { MemoryState } from './memory-state.ts'
import { concealed, Sealing } from './sealing.ts'
import {
  PRESENT,
  type Claim,
  type EngineReports,
  type Place,
  type Purge,
  type PurgeScope,
  type SharedState,
  type SharedValue,
} from './shared-state.ts'
import { ToldLine } from './told-line.ts'

/** Before each key. The number changes with the form of what is kept. */
const PREFIX = 'croupier:1:'
const TOLD = `${PREFIX}told`
/** About as many messages are kept for nodes that were away. */
const MAX_TOLD = 10_000
const CLAIM_MS = 5_000
/** After an engine is back, all other nodes have told within this time what they did meanwhile. */
const CERTAIN_AFTER_MS = 10_000
const TELLING_MS = 1_000
/** How often to look whether the engine lacks something that this node has kept. */
const CATCH_UP_MS = 500
const SENT_AT_ONCE = 200

const RENEW = "if redis.call('get',KEYS[1])==ARGV[1] then return redis.call('pexpire',KEYS[1],ARGV[2]) end return 0"
const RELEASE = "if redis.call('get',KEYS[1])==ARGV[1] then return redis.call('del',KEYS[1]) end return 0"

export interface RedisStateOptions {
  readonly url: string
  /** Of 32 bytes each: the first encrypts, all decrypt. */
  readonly keys: readonly [Buffer, ...Buffer[]]
  /** Of each call, milliseconds. */
  readonly deadlineMs: number
  /** Of this node, for the time when the engine cannot be reached. */
  readonly memory: MemoryState
  readonly reports: EngineReports
  /** A claim ends so long after its node has died. Default: 5 seconds. */
  readonly claimMs?: number
}

/**
 * The state of all nodes on Redis 7 or Valkey. What a node keeps it has in its memory too: when the engine is away it goes on
 * from there, and when it is back, perhaps empty, it gets what it lacks.
 */
export class RedisState implements SharedState {
  readonly tellingMs = TELLING_MS
  readonly #memory: MemoryState
  readonly #sealing: Sealing
  readonly #claimMs: string
  readonly #line: EngineLine
  readonly #told: ToldLine
  readonly #catchingUp: NodeJS.Timeout
  /** Whether the engine may lack pairs and ended sessions that this node has kept. */
  #isBehind = false
  /** Messages that other nodes have not been told. */
  #untold: Message[] = []
  #isSending = false
  #uncertainAt = performance.now()

  constructor({ url, keys, deadlineMs, memory, reports, claimMs = CLAIM_MS }: RedisStateOptions) {
    this.#claimMs = String(claimMs)
    this.#memory = memory
    this.#sealing = new Sealing(keys)
    this.#line = new EngineLine({
      url,
      deadlineMs,
      reports,
      onBack: () => void this.#catchUp(),
      onFault: () => {
        this.#isBehind = true
        this.#uncertainAt = performance.now()
      },
    })
    this.#told = new ToldLine(url, TOLD, (message) => this.#take(message))
    this.#catchingUp = setInterval(() => void this.#catchUp(), CATCH_UP_MS)
    this.#catchingUp.unref()
  }

  get isCertain(): boolean {
    return this.#line.isUp && performance.now() - this.#uncertainAt >= CERTAIN_AFTER_MS
  }

  async find(place: Place): Promise<SharedValue | null> {
    const key = keyOf(place)
    const sealed = await this.#line.send<Buffer | null>(['GET', key]).catch(() => null)
    const value = sealed === null ? null : this.#sealing.open(key, sealed)
    return value ?? this.#memory.find(place)
  }

  async keep(place: Place, value: SharedValue, ttlMs: number): Promise<void> {
    void this.#memory.keep(place, value, ttlMs)
    const sending = this.#send(place, value, ttlMs).catch(() => {})
    if (place.room === 'ended') await this.#tell({ kind: 'ended', name: place.name, until: Date.now() + ttlMs })
    await sending
  }

  async forget(place: Place): Promise<void> {
    void this.#memory.forget(place)
    await this.#line.send(['DEL', keyOf(place)]).catch(() => {})
  }

  async claim(place: Place): Promise<Claim | null> {
    const releaseOwn = this.#memory.claimNow(place)
    if (releaseOwn === null) return null
    const key = `${keyOf(place)}:claim`
    const holder = randomUUID()
    try {
      const answer = await this.#line.send<unknown>(['SET', key, holder, 'PX', this.#claimMs, 'NX'])
      if (answer === null) {
        releaseOwn()
        return null
      }
    } catch {
      return { release: async () => releaseOwn() }
    }
    const renew = () => void this.#line.send(['EVAL', RENEW, '1', key, holder, this.#claimMs]).catch(() => {})
    const renewing = setInterval(renew, Number(this.#claimMs) / 3)
    renewing.unref()
    return {
      release: async () => {
        clearInterval(renewing)
        releaseOwn()
        await this.#line.send(['EVAL', RELEASE, '1', key, holder]).catch(() => {})
      },
    }
  }

  async count(name: string, ttlMs: number): Promise<number> {
    const own = this.#memory.count(name, ttlMs)
    const key = `${PREFIX}count:${concealed(name)}`
    try {
      const [, counted] = await Promise.all([
        this.#line.send(['SET', key, '0', 'PX', String(ttlMs), 'NX']),
        this.#line.send<unknown>(['INCR', key]),
      ])
      // No number: an answer to another call, from behind a connection that has lost one.
      return typeof counted === 'number' ? Math.max(counted, await own) : own
    } catch {
      return own
    }
  }

  async purge(scope: PurgeScope): Promise<boolean> {
    const purge = { ...scope, at: Date.now() }
    this.#memory.notePurge(purge)
    return this.#tell({ kind: 'purge', ...purge })
  }

  onPurge(listener: (purge: Purge) => void): void {
    this.#memory.onPurge(listener)
  }

  async close(): Promise<void> {
    clearInterval(this.#catchingUp)
    this.#told.close()
    this.#line.close()
  }

  async #send(place: Place, value: SharedValue, ttlMs: number): Promise<void> {
    const key = keyOf(place)
    await this.#line.send(['SET', key, this.#sealing.close(key, value), 'PX', String(Math.max(1, Math.ceil(ttlMs)))])
  }

  /** Whether the engine has taken it; if not, it is told later. */
  async #tell(message: Message): Promise<boolean> {
    const sealed = this.#sealing.close(TOLD, { facts: { ...message }, bytes: PRESENT.bytes })
    try {
      await this.#line.send(['XADD', TOLD, 'MAXLEN', '~', String(MAX_TOLD), '*', 'm', sealed])
      return true
    } catch {
      if (this.#untold.length < MAX_TOLD) this.#untold.push(message)
      this.#isBehind = true
      return false
    }
  }

  #take(message: Buffer): void {
    const facts = this.#sealing.open(TOLD, message)?.facts as Message | undefined
    if (facts?.kind === 'purge') this.#memory.notePurge(facts)
    if (facts?.kind !== 'ended') return
    const ttlMs = facts.until - Date.now()
    if (ttlMs > 0) void this.#memory.keep({ room: 'ended', name: facts.name }, PRESENT, ttlMs)
  }

  /** Sends what the engine may lack: it may have been restarted without its data. */
  async #catchUp(): Promise<void> {
    if (!this.#isBehind || this.#isSending || !this.#line.isUp) return
    this.#isSending = true
    this.#isBehind = false
    try {
      for (const message of this.#untold.splice(0)) void this.#tell(message)
      for (const room of ['ended', 'refreshed'] as const) {
        const kept = [...this.#memory.kept(room)]
        for (let at = 0; at < kept.length; at += SENT_AT_ONCE) {
          const some = kept.slice(at, at + SENT_AT_ONCE)
          // oxlint-disable-next-line no-await-in-loop -- some at a time, so that other calls are answered between them
          await Promise.all(some.map(({ place, value, ttlMs }) => this.#send(place, value, ttlMs)))
        }
      }
    } catch {
      this.#isBehind = true
    } finally {
      this.#isSending = false
    }
  }
}

/** What a node tells all of them. */
type Message =
  /** A session was logged out; `until`, in milliseconds since 1970, it is to be known. */
  { readonly kind: 'ended'; readonly name: string; readonly until: number } | ({ readonly kind: 'purge' } & Purge)

function keyOf({ room, name }: Place): string {
  return `${PREFIX}${room}:${concealed(name)}`
}
