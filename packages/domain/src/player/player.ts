import { when } from 'mobx'
import { Command, type Http, type Live, type Logger, Resource, Throttle, type Timers } from '../core/index.ts'
import type { Balance } from './balance.ts'
import { BalanceStore } from './balance-store.ts'
import type { Level, LevelStep } from './level.ts'
import type { Notice } from './notice.ts'
import { NoticesStore } from './notices-store.ts'
import { type PlayerApi, createPlayerApi } from './player-api.ts'
import type { PendingContact, Profile, ProfileChanges } from './profile.ts'

export interface PlayerPorts<RecentGame> {
  readonly http: Http
  readonly live: Live
  readonly log: Pick<Logger, 'error'>
  readonly timers: Timers
  /** The games played lately, which the catalogue knows how to read. */
  readonly loadRecent: (signal: AbortSignal) => Promise<RecentGame[]>
}

export interface PlayerSnapshot<RecentGame> {
  readonly profile?: Profile | undefined
  readonly balance?: Balance | undefined
  readonly level?: Level | undefined
  readonly notices?: readonly Notice[] | undefined
  readonly contacts?: PendingContact[] | undefined
  readonly recent?: RecentGame[] | undefined
}

/** Something of one player's that ends with the player. */
export interface PlayerPart {
  /** Forgets what was read, as the player does: another language says it differently. */
  clear?(): void
  dispose(): void
}

/** Between two readings of the level that events ask for, ms; as for gifts (core.md, 9). */
const LEVEL_THROTTLE_MS = 200

/** All that is one player's. Made at sign-in, disposed at sign-out: nothing of it is seen by the next. */
export class Player<RecentGame> {
  readonly profile: Resource<Profile>
  readonly balance: BalanceStore
  readonly level: Resource<Level>
  /** The whole loyalty ladder. */
  readonly levels: Resource<LevelStep[]>
  readonly notices: NoticesStore
  /** Contacts that wait for their code or link. */
  readonly contacts: Resource<PendingContact[]>
  readonly recent: Resource<RecentGame[]>
  readonly depositedToday: Resource<{ amount: number; currency: string }>
  readonly saveProfile: Command<[ProfileChanges], void>
  readonly chooseNickname: Command<[string], void>
  /** Calls in this player's name. */
  readonly http: Http
  readonly #parts = new Map<object, PlayerPart>()
  readonly #live: Live
  readonly #log: Pick<Logger, 'error'>
  readonly #levelRereading: Throttle
  readonly #stops = new Set<() => void>()
  /** Who it is outlives the profile, which another language forgets. */
  #known: Pick<Profile, 'id' | 'hash'> | null = null

  constructor({ http, live, log, timers, loadRecent }: PlayerPorts<RecentGame>) {
    const api: PlayerApi = createPlayerApi(http)
    this.http = http
    this.#live = live
    this.#log = log
    this.profile = new Resource(api.profile)
    this.balance = new BalanceStore(api)
    this.level = new Resource(api.level)
    this.levels = new Resource(api.levels)
    this.#levelRereading = new Throttle(timers, LEVEL_THROTTLE_MS, async () => void (await this.level.reload()))
    this.notices = new NoticesStore({ api, log })
    this.contacts = new Resource(api.contacts)
    this.recent = new Resource(loadRecent)
    this.depositedToday = new Resource(api.depositedToday)
    this.saveProfile = this.#thatChangesProfile(api.saveProfile)
    this.chooseNickname = this.#thatChangesProfile(api.chooseNickname)
  }

  /** Whose all this is; null until the profile told it, known for good from then on. */
  get id(): string | null {
    return (this.profile.value ?? this.#known)?.id ?? null
  }

  /** What the platform calls the player by on the live line and beside the tokens; as `id`. */
  get hash(): string | null {
    return (this.profile.value ?? this.#known)?.hash ?? null
  }

  /** What every page of a player shows (core.md, 4: Login). Never rejects: each part shows its own failure. */
  async loadBase(): Promise<void> {
    const loads = [this.profile, this.balance, this.level, this.notices, this.contacts].map((part) => part.ensure())
    for (const outcome of await Promise.allSettled(loads)) {
      if (outcome.status === 'rejected') this.#log.error('player data', outcome.reason)
    }
  }

  /** Follows the player's live events; they begin once the profile told the hash they go to. */
  start(): () => void {
    const stops = [
      this.balance.start(this.#live),
      this.notices.start(this.#live),
      this.#live.on('level-gifts-changed', () => this.#levelRereading.ask()),
      () => this.#levelRereading.stop(),
      this.#live.onReconnect(() => this.#rereadMissed()),
      when(
        () => this.profile.value !== undefined,
        () => this.#register(),
      ),
      () => this.#live.register(null),
    ]
    const stop = () => {
      if (this.#stops.delete(stop)) stops.forEach((each) => each())
    }
    this.#stops.add(stop)
    return stop
  }

  snapshot(): PlayerSnapshot<RecentGame> {
    return {
      profile: this.profile.value,
      balance: this.balance.snapshot(),
      level: this.level.value,
      notices: this.notices.snapshot(),
      contacts: this.contacts.value,
      recent: this.recent.value,
    }
  }

  restore({ profile, balance, level, notices, contacts, recent }: PlayerSnapshot<RecentGame>): void {
    if (profile !== undefined) this.profile.set(profile)
    if (level !== undefined) this.level.set(level)
    if (contacts !== undefined) this.contacts.set(contacts)
    if (recent !== undefined) this.recent.set(recent)
    this.balance.restore(balance)
    this.notices.restore(notices)
  }

  /** What only some pages need: made when first asked for under its key, and gone with the player. */
  part<T extends PlayerPart>(key: (...args: never[]) => T, make: () => T): T {
    const known = this.#parts.get(key)
    // A key is the function that makes its part, so what it keeps is what that one answers.
    if (known) return known as T
    const part = make()
    this.#parts.set(key, part)
    return part
  }

  /** Forgets all that was read: another language says it differently. */
  clear(): void {
    this.#known = this.profile.value ?? this.#known
    for (const resource of this.#resources()) resource.reset()
    this.balance.clear()
    this.notices.clear()
    for (const part of this.#parts.values()) part.clear?.()
  }

  dispose(): void {
    for (const stop of this.#stops) stop()
    for (const part of this.#parts.values()) part.dispose()
    for (const resource of this.#resources()) resource.dispose()
    this.balance.dispose()
    this.notices.dispose()
  }

  #resources() {
    return [this.profile, this.level, this.levels, this.contacts, this.recent, this.depositedToday]
  }

  /** A line that opens later tells itself that something may have been missed; one that is open already does not. */
  #register(): void {
    this.#live.register(this.profile.value?.hash ?? null)
    if (this.#live.state === 'open') this.#rereadMissed()
  }

  #rereadMissed(): void {
    void this.balance.reload()
    void this.notices.reload()
  }

  #thatChangesProfile<Change>(change: (value: Change) => Promise<void>): Command<[Change], void> {
    return new Command(async (value: Change) => {
      await change(value)
      void this.profile.reload()
    })
  }
}
