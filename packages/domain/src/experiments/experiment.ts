/**
 * The experiments that this site has, each with its variants; the first one is the site as it is without. An operator
 * runs one by naming its variants in server data (`abTests`); who names none has none.
 */
export const EXPERIMENTS = {
  /** What the guest's way in says. */
  joinWords: ['join', 'play'],
} as const

export type ExperimentName = keyof typeof EXPERIMENTS
export type Variant<Name extends ExperimentName> = (typeof EXPERIMENTS)[Name][number]

/** Variants by experiment, as server data names them. */
export type RunningTests = Readonly<Record<string, readonly string[]>>

/** Visitors are divided into so many groups: enough for 2, 3, 4 or 6 equal shares, and too few to know anybody by. */
export const GROUPS = 12

export const isGroup = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < GROUPS

/** Variants that run and that this site has; fewer than two are no experiment. */
function runningVariants<Name extends ExperimentName>(name: Name, running: RunningTests): readonly Variant<Name>[] {
  const known: readonly Variant<Name>[] = EXPERIMENTS[name]
  const wanted = running[name] ?? []
  const variants = known.filter((variant) => wanted.includes(variant))
  return variants.length > 1 ? variants : []
}

export const isRunning = (name: ExperimentName, running: RunningTests): boolean =>
  runningVariants(name, running).length > 0

/** Whether pages may differ by the visitor's group at all. */
export const runsAny = (running: RunningTests): boolean =>
  (Object.keys(EXPERIMENTS) as ExperimentName[]).some((name) => isRunning(name, running))

/**
 * The variant of a group: always the same one, in shares as equal as the groups allow, and independent of other
 * experiments. @param group 0 to 11; null: nobody's, who sees the site as it is
 */
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

/** The group's place when all are shuffled by the experiment's name. */
function placeOf(group: number, name: string): number {
  const own = shuffleKey(group, name)
  const groups = Array.from({ length: GROUPS }, (_, other) => other)
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
