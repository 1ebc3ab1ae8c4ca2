/** The player's own exclusion from all play. */
export interface SelfExclusion {
  /** Null: until its lifting is asked for. */
  readonly until: number | null
}

/** The exclusion that is not over; null: none. */
export function runningExclusion(
  profile: { readonly selfExclusion: SelfExclusion | null } | undefined,
  now: number,
): SelfExclusion | null {
  const exclusion = profile?.selfExclusion ?? null
  return exclusion && (exclusion.until === null || exclusion.until > now) ? exclusion : null
}
