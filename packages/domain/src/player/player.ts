import { when } from 'mobx'
import { Command, type Http, type Live, type Logger, Resource } from '../core/index.ts'
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
  readonly #live: Live
  readonly #log: Pick<Logger, 'error'>
  readonly #stops = new Set<() => void>()

  constructor({ http, live, log, loadRecent }: PlayerPorts<RecentGame>) {
    const api: PlayerApi = createPlayerApi(http)
    this.#live = live
    this.#log = log
    this.profile = new Resource(api.profile)
    this.balance = new BalanceStore(api)
    this.level = new Resource(api.level)
    this.levels = new Resource(api.levels)
    this.notices = new NoticesStore({ api, log })
    this.contacts = new Resource(api.contacts)
    this.recent = new Resource(loadRecent)
    this.depositedToday = new Resource(api.depositedToday)
    this.saveProfile = this.#thatChangesProfile(api.saveProfile)
    this.chooseNickname = this.#thatChangesProfile(api.chooseNickname)
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

  /** Forgets all that was read: another language says it differently. */
  clear(): void {
    for (const resource of this.#resources()) resource.reset()
    this.balance.clear()
    this.notices.clear()
  }

  dispose(): void {
    for (const stop of this.#stops) stop()
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
