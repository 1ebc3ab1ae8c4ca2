/** A browser or app in which the player is signed in. */
export interface SignedInDevice {
  readonly id: string
  /** As the platform reads it, such as `Chrome, Windows`; empty: not known. */
  readonly name: string
  /** Where it was seen last; null: not known. */
  readonly place: string | null
  /** Milliseconds since 1970; null: not known. */
  readonly seenAt: number | null
  readonly isThis: boolean
}

/** A device on which the player has just signed in for the first time. */
export type NewDevice = Pick<SignedInDevice, 'name' | 'place'>

/** This device first, then the one that was seen last. */
export function latestFirst(devices: readonly SignedInDevice[]): readonly SignedInDevice[] {
  return devices.toSorted(
    (one, other) => Number(other.isThis) - Number(one.isThis) || (other.seenAt ?? 0) - (one.seenAt ?? 0),
  )
}
