import { runningBreak, type PlayerLimits } from '../cashbox/index.ts'
import { runningExclusion, type Profile } from '../player/index.ts'

/** Why play is closed to the player. `until` null: until the player asks to open it. */
export interface ClosedPlay {
  readonly kind: 'break' | 'exclusion'
  readonly until: number | null
}

/** What closes play: the break is among the limits, the exclusion in the profile, so that every page knows it. */
export interface PlayClosers {
  readonly limits: Pick<PlayerLimits, 'break'> | undefined
  readonly profile: Pick<Profile, 'selfExclusion'> | undefined
}

/**
 * The one place that decides whether games and deposits are open (docs/product-rules.md, Self-exclusion); null: they are. A kind
 * of games that is excluded alone closes neither.
 */
export function closedPlay({ limits, profile }: PlayClosers, now: number): ClosedPlay | null {
  const exclusion = runningExclusion(profile, now)
  if (exclusion) return { kind: 'exclusion', until: exclusion.until }
  const taken = limits ? runningBreak(limits, now) : null
  return taken && { kind: 'break', until: taken.until }
}
