import { reaction, runInAction, when } from 'mobx'
import {
  type Clock,
  type Http,
  Lifetime,
  likelyTime,
  type Live,
  type Logger,
  Parts,
  type Reads,
  type ReadsSnapshot,
  type Resource,
  Throttle,
  type Timers,
  together,
} from '../core/index.ts'
import { type Balance, newestBalance, withoutTime } from './balance.ts'
import { followBalance } from './follow-balance.ts'
import type { Level } from './level.ts'
import { type MessagesMeans, MessagesStore } from './messages-store.ts'
import type { PlayerApi } from './player-api.ts'
import type { PendingContact, Profile } from './profile.ts'

export interface PlayerDataMeans {
  readonly http: Http
  readonly api: PlayerApi
  readonly readMessage: MessagesMeans['readLive']
  readonly live: Live
  readonly log: Pick<Logger, 'error'>
  readonly clock: Pick<Clock, 'now'>
  readonly timers: Timers
  readonly reads: Reads
}

/** Minimum time between reads of the level caused by events, ms (docs/product-rules.md, Levels). */
const LEVEL_THROTTLE_MS = 200

/** Everything of one player. Made at sign-in, disposed at sign-out: the next player sees nothing of it. */
export class Player {
  readonly profile: Resource<Profile>
  readonly balance: Resource<Balance>
  readonly level: Resource<Level>
  readonly messages: MessagesStore
  readonly contacts: Resource<PendingContact[]>
  readonly depositedToday: Resource<{ amount: number; currency: string }>
  readonly http: Http
  readonly lifetime: Lifetime
  /** Parts that only some pages need. */
  readonly parts = new Parts()
  readonly #live: Live

  constructor({ http, api, readMessage, live, log, clock, timers, reads }: PlayerDataMeans) {
    this.http = http
    this.lifetime = new Lifetime(reads)
    this.#live = live
    const { onStart } = this.lifetime
    // Stays in view while it is read in another language.
    this.profile = reads.one('profile', api.profile, { isBase: true, language: 'expire', currency: 'expire' })
    const readBalance: PlayerApi['balance'] = async (signal) => {
      const balance = await api.balance(signal)
      return { ...balance, updatedAt: likelyTime(balance.updatedAt, clock.now()) }
    }
    this.balance = reads.one('balance', readBalance, {
      isBase: true,
      isLive: true,
      language: 'expire',
      currency: 'expire',
      merge: newestBalance,
    })
    this.level = reads.one('level', api.level, { isBase: true, isLive: true, currency: 'keep' })
    this.contacts = reads.one('contacts', api.contacts, { isBase: true, currency: 'keep' })
    this.depositedToday = reads.one('depositedToday', api.depositedToday)
    this.messages = new MessagesStore({ api, readLive: readMessage, live, log, reads, onStart })
    onStart(() => followBalance(this.balance, live, { clock, timers }))
    onStart(() => this.#followLevel(timers))
    onStart(() =>
      live.onReconnect(() => {
        this.distrustBalance()
        this.profile.reread()
        reads.reread()
      }),
    )
    // A self-exclusion, also on another device.
    onStart(() => live.on('limits-changed', () => this.profile.reread()))
    onStart(() => this.#register())
    onStart(() => this.#followCurrency())
  }

  /** Null until the profile is loaded. */
  get id(): string | null {
    return this.profile.value?.id ?? null
  }

  /** Identifies the player on the live socket and beside the tokens; null until the profile is loaded. */
  get hash(): string | null {
    return this.profile.value?.hash ?? null
  }

  /** Loads what every page of a player shows. Never rejects: each part shows its own failure. */
  async loadBase(): Promise<void> {
    await Promise.allSettled(this.lifetime.reads.base.map((read) => read.ensure()))
  }

  /** Follows the player's live events once the profile is loaded. Returns a function that stops it. */
  start(): () => void {
    return this.lifetime.start()
  }

  /** Lets the next answer win over the balance that is known, also if it is not newer: events may have been missed. */
  distrustBalance(): void {
    this.balance.change(withoutTime)
  }

  snapshot(): ReadsSnapshot {
    return this.lifetime.reads.snapshot()
  }

  restore(snapshot: ReadsSnapshot): void {
    this.lifetime.reads.restore(snapshot)
  }

  dispose(): void {
    this.lifetime.dispose()
  }

  #followLevel(timers: Timers): () => void {
    const rereading = new Throttle(timers, LEVEL_THROTTLE_MS, () => this.level.reload())
    return together(this.#live.on('level-gifts-changed', rereading.ask), rereading.stop)
  }

  /** The profile names the balance's new currency, and amounts that were read in another one are forgotten, in one step. */
  #followCurrency(): () => void {
    return reaction(
      () => this.balance.value?.currency,
      (currency, before) => {
        if (currency === undefined || before === undefined) return
        runInAction(() => {
          this.profile.change((profile) => ({ ...profile, currency }))
          this.lifetime.reads.forget('currency')
        })
      },
    )
  }

  /** Registers the player on the live socket. If that is open already, live reads are loaded again. */
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
}
