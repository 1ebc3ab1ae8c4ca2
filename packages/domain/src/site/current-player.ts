import { computed, makeObservable, observableRef, runInAction } from 'mobx'

import type { ReadsSnapshot, Timers } from '../core/index.ts'
import type { PlayerLifetime } from '../session/index.ts'
import type { Player } from './site-player.ts'

export interface CurrentPlayerMeans {
  /** Makes the player of the current tokens; `isCurrent` is true until it leaves. */
  make: (isCurrent: () => boolean) => Player
  timers: Timers
}

/** Longest wait for the base data, milliseconds; later parts show their skeleton. */
const BASE_WAIT_MS = 5000

/** The signed-in player of a site. Leaving disposes of it (ARCHITECTURE.md: "Two lifetimes"). */
export class CurrentPlayer implements PlayerLifetime {
  /** The player to show: null for guests, and until the base data is loaded. */
  player: Player | null = null

  readonly #makePlayer: CurrentPlayerMeans['make']
  readonly #timers: Timers
  /** Signed in, base data still loading. */
  #coming: Player | null = null
  #isFollowing = false
  #stopFollowing: () => void = () => {}

  constructor({ make, timers }: CurrentPlayerMeans) {
    this.#makePlayer = make
    this.#timers = timers
    makeObservable(this, { player: observableRef, hash: computed })
  }

  get isPresent(): boolean {
    return this.player !== null || this.#coming !== null
  }

  get hash(): string | null {
    return (this.player ?? this.#coming)?.hash ?? null
  }

  async enter(): Promise<void> {
    this.leave()
    const player = this.#make()
    this.#coming = player
    this.#follow(player)
    await this.#base(player)
    if (this.#coming === player) this.#show(player)
  }

  enterNow(): void {
    this.#show(this.#coming ?? this.#make())
  }

  leave(): void {
    const leaving = [this.player, this.#coming]
    this.#show(null)
    for (const player of leaving) player?.dispose()
  }

  start(): () => void {
    this.#isFollowing = true
    const present = this.player ?? this.#coming
    if (present) this.#follow(present)
    if (this.player) {
      // Reads what the server could not read in time.
      void this.player.loadBase()
    }
    return () => {
      this.#isFollowing = false
      this.#stopFollowing()
    }
  }

  snapshot(): ReadsSnapshot | null {
    return this.player?.snapshot() ?? null
  }

  restore(snapshot: ReadsSnapshot | null): void {
    if (snapshot === null) return
    const player = this.#make()
    player.restore(snapshot)
    this.#show(player)
  }

  #follow(player: Player): void {
    if (this.#isFollowing) this.#stopFollowing = player.start()
  }

  #show(player: Player | null): void {
    this.#coming = null
    runInAction(() => {
      this.player = player
    })
  }

  #make(): Player {
    const player: Player = this.#makePlayer(() => player === this.player || player === this.#coming)
    return player
  }

  #base(player: Player): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#timers.after(BASE_WAIT_MS, resolve)
      void player.loadBase().finally(() => {
        cancel()
        resolve()
      })
    })
  }
}
