import type { KeyValueStorage } from '../core/index.ts'
import type { Profile } from './profile.ts'

export interface GreetingPorts {
  readonly player: { readonly profile: { readonly value: Profile | undefined } }
  readonly storage: KeyValueStorage
}

/**
 * Whether a player who is here for the first time has still to be thanked for coming (core.md, 2: Thanks modal). The platform says
 * it is the first time for as long as that session lasts; this device remembers that it was said.
 */
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

  /** Said: not again to this player. */
  markShown(): void {
    const { player, storage } = this.#ports
    const profile = player.profile.value
    if (profile) storage.set(keyOf(profile), '1')
  }
}

const keyOf = ({ userId }: Profile): string => `greeted.${userId}`

/** A part of a player: `site.playerPart(createGreeting)`. */
export const createGreeting = (ports: GreetingPorts): Greeting => new Greeting(ports)
