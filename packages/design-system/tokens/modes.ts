/** What a page can be switched between, apart from the brand: names of modifiers in a brand's resolver. */
export type ModeName = 'scheme' | 'contrast' | 'density'

/** A context of each modifier: `{ scheme: 'dark', contrast: 'more' }`. */
export type ModeInput = Readonly<Partial<Record<ModeName, string>>>

interface KnownMode {
  /** By name, with the question that a browser answers about its system; null: it has no such setting. */
  readonly contexts: Readonly<Record<string, string | null>>
}

/** What the site knows how to choose: by the system, by the player, by the page. */
export const MODES: Readonly<Record<ModeName, KnownMode>> = {
  scheme: { contexts: { light: '(prefers-color-scheme: light)', dark: '(prefers-color-scheme: dark)' } },
  contrast: { contexts: { standard: null, more: '(prefers-contrast: more)' } },
  density: { contexts: { comfortable: null, compact: null } },
}

export const isModeName = (name: string): name is ModeName => Object.hasOwn(MODES, name)

/** A modifier of a brand: its contexts, the one that stands first where nobody chooses. */
export interface BrandMode {
  readonly name: ModeName
  readonly contexts: readonly string[]
  readonly standard: string
}

/** Every permutation: first the standard one, then those that differ in one context, in two, and so on. */
export function permutations(modes: readonly BrandMode[]): ModeInput[] {
  const all = modes.reduce<ModeInput[]>(
    (inputs, { name, contexts }) =>
      inputs.flatMap((input) => contexts.map((context) => ({ ...input, [name]: context }))),
    [{}],
  )
  return all.toSorted((one, other) => chosenIn(modes, one).length - chosenIn(modes, other).length)
}

/** The modes whose context is not the standard one. */
export const chosenIn = (modes: readonly BrandMode[], input: ModeInput): BrandMode[] =>
  modes.filter(({ name, standard }) => input[name] !== standard)

/** `scheme dark, contrast more`; empty for the standard contexts. */
export const sayModes = (modes: readonly BrandMode[], input: ModeInput): string =>
  chosenIn(modes, input)
    .map(({ name }) => `${name} ${input[name]}`)
    .join(', ')
