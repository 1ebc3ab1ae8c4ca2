import type { Resource } from '../core/index.ts'
import type { GuestMeans, Player, PlayerMeans } from '../site/site-player.ts'
import { createTournaments, joiningStep, type JoiningStep, type Tournament } from '../tournaments/index.ts'

/** What a visitor can do with tournaments, by what is known of the visitor: `site.visitorPart(JoiningSteps)`. */
export class JoiningSteps {
  readonly #player: Player | null
  readonly #list: Resource<readonly Tournament[]> | null

  constructor(means: GuestMeans | PlayerMeans) {
    this.#player = means.player
    this.#list = means.player === null ? null : means.part(createTournaments).list
  }

  /** Of the signed-in player; null: a guest, or not known. */
  get compoints(): number | null {
    return this.#player?.balance.value?.compoints ?? null
  }

  /** Reads the player's tournaments again after a failure; null: none. */
  get retry(): (() => void) | null {
    const list = this.#list
    return list?.hasFailed === true ? () => void list.reload() : null
  }

  /** The tournaments whose starts and ends can change what can be done with one. */
  deciding(tournament: Tournament): readonly Tournament[] {
    return [tournament, ...(this.#list?.value ?? [])]
  }

  /** @param compoints what the player has, or had before a press that is under way; null: not known */
  of(tournament: Tournament, now: number, compoints: number | null): JoiningStep {
    const player = this.#player && { compoints, tournaments: this.#list?.value ?? null }
    return joiningStep({ tournament, now, player })
  }
}
