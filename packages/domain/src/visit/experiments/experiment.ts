import { EXPERIMENT_GROUPS } from '@croupier/contract/experiments'

/** Variants by experiment; the first is the site without it. An operator runs one by naming variants in server data. */
export const EXPERIMENTS = {
  /** Words of the guest's link to the registration. */
  joinWords: ['join', 'play'],
} as const

export type ExperimentName = keyof typeof EXPERIMENTS
export type Variant<Name extends ExperimentName> = (typeof EXPERIMENTS)[Name][number]

/** Variants by experiment, as server data names them. */
export type RunningTests = Readonly<Record<string, readonly string[]>>

/** Variants that run and that this site has; fewer than two are no experiment. */
function runningVariants<Name extends ExperimentName>(name: Name, running: RunningTests): readonly Variant<Name>[] {
  const known: readonly Variant<Name>[] = EXPERIMENTS[name]
  const wanted = running[name] ?? []
  const variants = known.filter((variant) => wanted.includes(variant))
  return variants.length > 1 ? variants : []
}

/** Whether the operator runs the experiment with more than one variant. */
export const isRunning = (name: ExperimentName, running: RunningTests): boolean =>
  runningVariants(name, running).length > 0

/** Whether pages may differ by the visitor's group at all. */
export const runsAny = (running: RunningTests): boolean =>
  (Object.keys(EXPERIMENTS) as ExperimentName[]).some((name) => isRunning(name, running))

/** Always the same variant for a group (0 to 11), in equal shares, independent of other experiments. */
export function variantOf<Name extends ExperimentName>(
  name: Name,
  running: RunningTests,
  group: number | null,
): Variant<Name> {
  const variants = runningVariants(name, running)
  const [plain]: readonly Variant<Name>[] = EXPERIMENTS[name]
  if (group === null || variants.length === 0) return plain as Variant<Name>
  return variants[placeOf(group, name) % variants.length] ?? (plain as Variant<Name>)
}

function placeOf(group: number, name: string): number {
  const own = shuffleKey(group, name)
  const groups = Array.from({ length: EXPERIMENT_GROUPS }, (_, other) => other)
  return groups.filter((other) => {
    const key = shuffleKey(other, name)
    return key < own || (key === own && other < group)
  }).length
}

/** FNV-1a. */
function shuffleKey(group: number, name: string): number {
  let hash = 0x811c9dc5
  for (const letter of `${group}:${name}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
