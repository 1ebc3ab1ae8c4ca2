import type { KeyValueStorage } from '../core/index.ts'
import type { Profile } from './profile.ts'

export interface GreetingMeans {
  readonly player: { readonly profile: { readonly value: Profile | undefined } }
  readonly storage: KeyValueStorage
}

/** Whether to show the thanks dialog (docs/product-rules.md, Thanks). The device remembers that it was shown. */
export class Greeting {
  readonly #means: GreetingMeans

  constructor(means: GreetingMeans) {
    this.#means = means
  }

  get isDue(): boolean {
    const { player, storage } = this.#means
    const profile = player.profile.value
    return profile !== undefined && profile.isFirstAuth && storage.get(keyOf(profile)) === null
  }

  markShown(): void {
    const { player, storage } = this.#means
    const profile = player.profile.value
    if (profile) storage.set(keyOf(profile), '1')
  }
}

const keyOf = ({ userId }: Profile): string => `greeted.${userId}`
