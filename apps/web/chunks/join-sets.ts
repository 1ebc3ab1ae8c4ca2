import type { ModuleSet } from './module-sets.ts'
import { common, isWithin, union, without } from './sets.ts'

export interface JoinOptions {
  /** What a request costs in bytes of the line. */
  readonly requestBytes: number
  /** How often a visit loads a part, beside other parts. */
  weightOf(part: string): number
}

/** A file of the client. */
export interface JoinedFile {
  readonly modules: readonly string[]
  readonly ownParts: ReadonlySet<string>
}

interface Group extends JoinedFile {
  readonly bytes: number
  /** The parts that wait for it. */
  parts: ReadonlySet<string>
  /** The groups that it imports. */
  imports: ReadonlySet<Group>
}

interface Pair {
  readonly one: Group
  readonly other: Group
  /** What the requests that it saves are worth, less what its own modules cost. */
  readonly worth: number
}

/**
 * Joins sets of modules to files, as long as the requests that this saves are worth more than what parts then load without
 * need, and takes what is worth most first. Files never import each other in a circle. And a file with parts holds nothing
 * that other files import: a part that failed to load is asked for at another address, where a shared module would run twice.
 */
export function joinSets(sets: readonly ModuleSet[], { requestBytes, weightOf }: JoinOptions): JoinedFile[] {
  const weights = new Map(sets.flatMap(({ parts }) => [...parts]).map((part) => [part, weightOf(part)] as const))
  const weigh = (parts: ReadonlySet<string>) => [...parts].reduce((sum, part) => sum + (weights.get(part) ?? 0), 0)
  const pairsOf = (ones: readonly Group[], others: readonly Group[]) =>
    ones.flatMap((one) =>
      others.filter((other) => other !== one && isLoadable(one, other)).flatMap((other) => pairOf(one, other)),
    )
  const pairOf = (one: Group, other: Group): Pair[] => {
    const both = weigh(common(one.parts, other.parts))
    const unneeded = (weigh(one.parts) - both) * other.bytes + (weigh(other.parts) - both) * one.bytes
    const worth = both * requestBytes - unneeded
    return worth > 0 ? [{ one, other, worth }] : []
  }
  /** What a pair's parts load of what its modules import. */
  const importedCost = ({ one, other }: Pair) => {
    const parts = union(one.parts, other.parts)
    const imported = union(closureOf(one), closureOf(other))
    return [...imported].reduce(
      (sum, group) => sum + weigh(without(parts, group.parts)) * (group.bytes + requestBytes),
      0,
    )
  }

  let groups = groupsOf(sets)
  let pairs = groups.flatMap((one, index) => pairsOf([one], groups.slice(index + 1)))
  for (;;) {
    let best: Pair | null = null
    let most = 0
    for (const pair of pairs.toSorted((one, other) => other.worth - one.worth)) {
      if (pair.worth <= most) break
      if (isCircle(pair)) continue
      const worth = pair.worth - importedCost(pair)
      if (worth > most) [best, most] = [pair, worth]
    }
    if (!best) return groups
    const { one, other } = best
    const joined = join(one, other)
    groups = [...groups.filter((group) => group !== one && group !== other), joined]
    for (const group of groups) group.imports = replaced(group.imports, one, other, joined)
    const changed = [...closureOf(joined)].filter((group) => !isWithin(joined.parts, group.parts))
    for (const group of changed) group.parts = union(group.parts, joined.parts)
    const again = new Set([one, other, joined, ...changed])
    pairs = pairs.filter((pair) => !again.has(pair.one) && !again.has(pair.other))
    const rest = groups.filter((group) => !again.has(group))
    const fresh = groups.filter((group) => again.has(group))
    pairs.push(...pairsOf(fresh, rest), ...fresh.flatMap((each, index) => pairsOf([each], fresh.slice(index + 1))))
  }
}

function groupsOf(sets: readonly ModuleSet[]): Group[] {
  const groups = sets.map(({ modules, ownParts, bytes, parts }): Group => ({
    modules,
    ownParts,
    bytes,
    parts,
    imports: new Set(),
  }))
  for (const [index, { imports }] of sets.entries()) {
    const group = groups[index]
    if (group) group.imports = new Set([...imports].flatMap((place) => groups[place] ?? []))
  }
  return groups
}

const join = (one: Group, other: Group): Group => ({
  modules: [...one.modules, ...other.modules],
  ownParts: union(one.ownParts, other.ownParts),
  bytes: one.bytes + other.bytes,
  parts: union(one.parts, other.parts),
  imports: without(union(one.imports, other.imports), new Set([one, other])),
})

function replaced(imports: ReadonlySet<Group>, one: Group, other: Group, joined: Group): ReadonlySet<Group> {
  if (!imports.has(one) && !imports.has(other)) return imports
  return new Set([...[...imports].filter((group) => group !== one && group !== other), joined])
}

/** Whether a file of both holds no part, or only what its own parts need. */
function isLoadable(one: Group, other: Group): boolean {
  const own = union(one.ownParts, other.ownParts)
  return own.size === 0 || isWithin(union(one.parts, other.parts), own)
}

/** All that a group imports, and what that imports. */
function closureOf(group: Group, found = new Set<Group>()): Set<Group> {
  for (const imported of group.imports) if (!found.has(imported)) closureOf(imported, found.add(imported))
  return found
}

/** Whether one imports the other by way of a third, so that the file of both would wait for itself. */
function isCircle({ one, other }: Pair): boolean {
  const leads = (from: Group, to: Group) => [...from.imports].some((group) => group !== to && closureOf(group).has(to))
  return leads(one, other) || leads(other, one)
}
