import { computed, makeObservable, observableRef, runInAction } from 'mobx'

import type { Timers } from '../core/index.ts'
import type { Player, PlayerSnapshot } from '../player/index.ts'
import type { PlayerPlace } from '../session/index.ts'

export interface PlayerSeatOptions<Recent> {
  /** Makes the player of the present tokens; `isSeated` tells it for as long as it is the one. */
  make: (isSeated: () => boolean) => Player<Recent>
  timers: Timers
}

/** A part that is slow must not keep the player out: what is late shows its own skeleton. Milliseconds. */
const BASE_WAIT_MS = 5000

/** Where the one signed-in player of a site lives. Leaving disposes it whole (ARCHITECTURE.md: "Two lifetimes"). */
export class PlayerSeat<Recent> implements PlayerPlace {
  /** The player to show: null for guests, and until the base data is here. */
  player: Player<Recent> | null = null

  readonly #makePlayer: PlayerSeatOptions<Recent>['make']
  readonly #timers: Timers
  /** Signed in, its base data on the way. */
  #coming: Player<Recent> | null = null
  #isFollowing = false
  #stopFollowing: () => void = () => {}

  constructor({ make, timers }: PlayerSeatOptions<Recent>) {
    this.#makePlayer = make
    this.#timers = timers
    makeObservable(this, { player: observableRef, hash: computed })
  }

  get isTaken(): boolean {
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
    if (this.#coming === player) this.#seat(player)
  }

  enterNow(): void {
    this.#seat(this.#coming ?? this.#make())
  }

  leave(): void {
    const leaving = [this.player, this.#coming]
    this.#seat(null)
    for (const player of leaving) player?.dispose()
  }

  /** From now on, until the answered stop, players follow their live events. On the server they do not. */
  start(): () => void {
    this.#isFollowing = true
    const seated = this.player ?? this.#coming
    if (seated) this.#follow(seated)
    if (this.player) {
      // What the server could not have is asked for again: who waits here sees it come, or sees that it did not.
      void this.player.loadBase()
    }
    return () => {
      this.#isFollowing = false
      this.#stopFollowing()
    }
  }

  snapshot(): PlayerSnapshot<Recent> | null {
    return this.player?.snapshot() ?? null
  }

  restore(snapshot: PlayerSnapshot<Recent> | null): void {
    if (snapshot === null) return
    const player = this.#make()
    player.restore(snapshot)
    this.#seat(player)
  }

  #follow(player: Player<Recent>): void {
    if (this.#isFollowing) this.#stopFollowing = player.start()
  }

  #seat(player: Player<Recent> | null): void {
    this.#coming = null
    runInAction(() => {
      this.player = player
    })
  }

  #make(): Player<Recent> {
    const player: Player<Recent> = this.#makePlayer(() => player === this.player || player === this.#coming)
    return player
  }

  /** Resolves with the base data, or when that takes too long. */
  #base(player: Player<Recent>): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#timers.after(BASE_WAIT_MS, resolve)
      void player.loadBase().finally(() => {
        cancel()
        resolve()
      })
    })
  }
}
