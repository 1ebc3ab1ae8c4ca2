import { chance, pick, type Random } from '../values/seeded-random.ts'
import type { Theme } from './themes.ts'

/** Names and parts of names of real games. */
const TAKEN = [
  /\bmegaways\b/i,
  /\bbook of\b/i,
  /\bstarburst\b/i,
  /\bgonzo\b/i,
  /\bbig bass\b/i,
  /\bwolf gold\b/i,
  /\baviator\b/i,
  /\bplinko\b/i,
  /\bsweet bonanza\b/i,
  /\bgates of\b/i,
  /\bfire joker\b/i,
  /\beye of horus\b/i,
  /\bdead or alive\b/i,
  /\bgolden buffalo\b/i,
  /\bgreat rhino\b/i,
  /\bhot sevens\b/i,
  /\blucky coins\b/i,
  /\bgolden dragon\b/i,
  /\bjade dragon\b/i,
  /\bspaceman\b/i,
  /\bjetx\b/i,
]

const isTaken = (name: string): boolean => TAKEN.some((title) => title.test(name))

export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const PATTERNS: readonly ((theme: Theme, random: Random) => string)[] = [
  (theme, random) => `${pick(random, theme.adjectives)} ${pick(random, theme.subjects)}`,
  (theme, random) => `${pick(random, theme.subjects)} ${pick(random, theme.tails)}`,
  (theme, random) => `${pick(random, theme.relics)} of ${pick(random, theme.places)}`,
  (theme, random) =>
    theme.owners.length > 0
      ? `${pick(random, theme.owners)}’s ${pick(random, theme.relics)}`.replace('s’s', 's’')
      : `${pick(random, theme.adjectives)} ${pick(random, theme.subjects)}`,
  (theme, random) => `${pick(random, theme.places).replace(/^the /, '')} ${pick(random, theme.tails)}`,
  (theme, random) => `${pick(random, theme.adjectives)} ${pick(random, theme.subjects)} ${pick(random, theme.tails)}`,
]

/** Whether two words of a name are equal or begin alike, as in "Orange of Orange". */
function repeatsItself(name: string): boolean {
  const roots = name
    .toLowerCase()
    .split(/[\s’-]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))
  return new Set(roots).size < roots.length
}

/** Makes names with unique slugs. */
export class NameMaker {
  readonly #random: Random
  readonly #slugs = new Set<string>()

  constructor(random: Random) {
    this.#random = random
  }

  forTheme(theme: Theme): string {
    return this.unique(() => {
      const name = capitalised(pick(this.#random, PATTERNS)(theme, this.#random))
      return chance(this.#random, 0.06)
        ? `${name} ${pick(this.#random, ['Deluxe', 'Gold', 'XL', 'Hold & Win', 'Classic'])}`
        : name
    })
  }

  unique(make: () => string): string {
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const name = make()
      const slug = slugOf(name)
      if (this.#slugs.has(slug) || isTaken(name) || repeatsItself(name)) continue
      this.#slugs.add(slug)
      return name
    }
    throw new Error('The words are used up: no new name in 1000 attempts')
  }
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
