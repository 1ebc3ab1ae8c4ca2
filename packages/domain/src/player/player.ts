import { when } from 'mobx'
import {
  Command,
  type Http,
  Lifetime,
  type Live,
  type Logger,
  type Reads,
  type ReadsSnapshot,
  type Resource,
  Throttle,
  type Timers,
} from '../core/index.ts'
import { type Balance, newestBalance } from './balance.ts'
import { followBalance } from './follow-balance.ts'
import type { Level, LevelStep } from './level.ts'
import { MessagesStore } from './messages-store.ts'
import { type PlayerApi, createPlayerApi } from './player-api.ts'
import type { PendingContact, Profile, ProfileChanges } from './profile.ts'

export interface PlayerPorts<RecentGame> {
  readonly http: Http
  readonly live: Live
  readonly log: Pick<Logger, 'error'>
  readonly timers: Timers
  /** Of this player alone: it is disposed of with the player. */
  readonly reads: Reads
  /** The games played lately, which the catalogue knows how to read. */
  readonly loadRecent: (signal: AbortSignal) => Promise<RecentGame[]>
}

/** Between two readings of the level that events ask for, ms; as for gifts (core.md, 9). */
const LEVEL_THROTTLE_MS = 200

/** All that is one player's. Made at sign-in, disposed at sign-out: nothing of it is seen by the next. */
export class Player<RecentGame> {
  readonly profile: Resource<Profile>
  readonly balance: Resource<Balance>
  readonly level: Resource<Level>
  /** The whole loyalty ladder. */
  readonly levels: Resource<LevelStep[]>
  readonly messages: MessagesStore
  /** Contacts that wait for their code or link. */
  readonly contacts: Resource<PendingContact[]>
  readonly recent: Resource<RecentGame[]>
  readonly depositedToday: Resource<{ amount: number; currency: string }>
  readonly saveProfile: Command<[ProfileChanges], void>
  readonly chooseNickname: Command<[string], void>
  /** Calls in this player's name. */
  readonly http: Http
  readonly lifetime: Lifetime
  readonly #parts = new Map<object, unknown>()
  readonly #live: Live

  constructor({ http, live, log, timers, reads, loadRecent }: PlayerPorts<RecentGame>) {
    const api: PlayerApi = createPlayerApi(http)
    this.http = http
    this.lifetime = new Lifetime(reads)
    this.#live = live
    const { onStart } = this.lifetime
    // Who it is and what is theirs stays known while it is read in another language.
    this.profile = reads.one('profile', api.profile, { isBase: true, language: 'expire' })
    this.balance = reads.one('balance', api.balance, {
      isBase: true,
      isLive: true,
      language: 'expire',
      merge: newestBalance,
    })
    this.level = reads.one('level', api.level, { isBase: true })
    this.levels = reads.one('levels', api.levels)
    this.contacts = reads.one('contacts', api.contacts, { isBase: true })
    this.recent = reads.one('recent', loadRecent)
    this.depositedToday = reads.one('depositedToday', api.depositedToday)
    this.messages = new MessagesStore({ api, live, log, reads, onStart })
    this.saveProfile = this.#thatChangesProfile(api.saveProfile)
    this.chooseNickname = this.#thatChangesProfile(api.chooseNickname)
    onStart(() => followBalance(this.balance, live))
    onStart(() => this.#followLevel(timers))
    onStart(() => live.onReconnect(() => reads.reread()))
    onStart(() => this.#register())
  }

  /** Null until the profile told it. */
  get id(): string | null {
    return this.profile.value?.id ?? null
  }

  /** What the platform calls the player by on the live line and beside the tokens; as `id`. */
  get hash(): string | null {
    return this.profile.value?.hash ?? null
  }

  /** What every page of a player shows. Never rejects: each part shows its own failure. */
  async loadBase(): Promise<void> {
    await Promise.allSettled(this.lifetime.reads.base.map((read) => read.ensure()))
  }

  /** Follows the player's live events; they begin once the profile told the hash they go to. */
  start(): () => void {
    return this.lifetime.start()
  }

  snapshot(): ReadsSnapshot {
    return this.lifetime.reads.snapshot()
  }

  restore(snapshot: ReadsSnapshot): void {
    this.lifetime.reads.restore(snapshot)
  }

  /** What only some pages need: made when first asked for under its key, and gone with the player. */
  part<T>(key: (...args: never[]) => T, make: () => T): T {
    // A key is the function that makes its part, so what it keeps is what that one answers.
    if (this.#parts.has(key)) return this.#parts.get(key) as T
    const part = make()
    this.#parts.set(key, part)
    return part
  }

  dispose(): void {
    this.lifetime.dispose()
  }

  #followLevel(timers: Timers): () => void {
    const rereading = new Throttle(timers, LEVEL_THROTTLE_MS, async () => void (await this.level.reload()))
    const off = this.#live.on('level-gifts-changed', () => rereading.ask())
    return () => {
      off()
      rereading.stop()
    }
  }

  /** Names the player to the live line. One that opens later tells itself that something may have been missed; one that is open does not. */
  #register(): () => void {
    const live = this.#live
    const stop = when(
      () => this.hash !== null,
      () => {
        live.register(this.hash)
        if (live.state === 'open') this.lifetime.reads.reread()
      },
    )
    return () => {
      stop()
      live.register(null)
    }
  }

  #thatChangesProfile<Change>(change: (value: Change) => Promise<void>): Command<[Change], void> {
    return new Command(async (value: Change) => {
      await change(value)
      void this.profile.reload()
    })
  }
}
