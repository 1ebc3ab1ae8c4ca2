import type { KeyValueStorage } from '../core/index.ts'
import type { Profile } from './profile.ts'

export interface GreetingPorts {
  readonly player: { readonly profile: { readonly value: Profile | undefined } }
  readonly storage: KeyValueStorage
}

/** Whether to show the thanks dialog (docs/product-rules.md, Thanks). The device remembers that it was shown. */
export class Greeting {
  readonly #ports: GreetingPorts

  constructor(ports: GreetingPorts) {
    this.#ports = ports
  }

  get isDue(): boolean {
    const { player, storage } = this.#ports
    const profile = player.profile.value
    return profile !== undefined && profile.isFirstAuth && storage.get(keyOf(profile)) === null
  }

  markShown(): void {
    const { player, storage } = this.#ports
    const profile = player.profile.value
    if (profile) storage.set(keyOf(profile), '1')
  }
}

const keyOf = ({ userId }: Profile): string => `greeted.${userId}`

/** The greeting of a new player, once on this device. */
export const createGreeting = (ports: GreetingPorts): Greeting => new Greeting(ports)
