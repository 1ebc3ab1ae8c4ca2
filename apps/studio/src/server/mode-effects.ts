import { readBrandModes, type BrandModes } from '../../../../packages/design-system/tokens/brand-modes.ts'
import type { BrandTokens } from '../../../../packages/design-system/tokens/brand-tokens.ts'
import { MODES, sayModes, type ModeInput } from '../../../../packages/design-system/tokens/modes.ts'
import { BRANDS, CONTRACT, readText } from '../../../../scripts/brand/brand-folders.ts'
import type { Steps } from './steps.ts'

type Texts = Readonly<Record<string, string>>

/** In which modes a change of a brand's files would be seen. `file` is the file of the mode that is edited. */
export class ModeEffects {
  readonly #brand: string
  readonly #steps: Steps
  readonly #before: BrandModes
  readonly #all: readonly Permutation[]

  constructor(brand: string, steps: Steps) {
    this.#brand = brand
    this.#steps = steps
    this.#before = this.modesWith({})
    this.#all = permutationsOf(this.#before)
  }

  /** The brand's file that has a token's value in the mode; null: none has. */
  homeOf(path: string, file: string): string | null {
    const home = this.#edited(file).tokens.find(path)?.file
    return home?.startsWith(this.#folder) ? home.slice(this.#folder.length) : null
  }

  /** How many permutations would change; more than any where the edited one would not. */
  reach(texts: Texts, file: string): number {
    const changed = this.#changed(texts)
    return changed.includes(this.#edited(file).input) ? changed.length : Infinity
  }

  /** The other permutations that would change, in words. */
  others(texts: Texts, file: string): string {
    const { modes } = this.#before
    const changed = this.#changed(texts)
    const { input: edited } = this.#edited(file)
    return changed
      .filter((input) => input !== edited && !changed.some((other) => isDenser(input, other)))
      .map((input) => sayModes(modes, input) || 'where nothing is chosen')
      .join('; ')
  }

  /** The brand's tokens after a change. */
  modesWith(texts: Texts): BrandModes {
    const read = (name: string) => texts[name] ?? this.#steps.read(name)
    const tokens = { file: `${this.#folder}tokens.json`, text: read('tokens.json') ?? '{}' }
    return readBrandModes({ file: CONTRACT, text: readText(CONTRACT) }, tokens, read)
  }

  #changed(texts: Texts): ModeInput[] {
    const after = permutationsOf(this.modesWith(texts))
    return this.#all.flatMap(({ input, tokens }, index) =>
      after[index] === undefined || valuesOf(tokens) === valuesOf(after[index].tokens) ? [] : [input],
    )
  }

  /** The permutation that the mode of a file is shown by: that which differs least from the standard. */
  #edited(file: string): Permutation {
    const absolute = this.#folder + file
    const isBase = file === 'tokens.json'
    return (
      this.#all.find(({ tokens }) => isBase || tokens.all.some((token) => token.file === absolute)) ?? this.#all[0]!
    )
  }

  get #folder(): string {
    return `${BRANDS}/${this.#brand}/`
  }
}

interface Permutation {
  readonly input: ModeInput
  readonly tokens: BrandTokens
}

const permutationsOf = ({ standard, others, modes }: BrandModes): readonly Permutation[] => [
  { input: Object.fromEntries(modes.map((mode) => [mode.name, mode.standard])), tokens: standard },
  ...others,
]

const valuesOf = (tokens: BrandTokens): string =>
  JSON.stringify(
    tokens.published.map(({ path }) => {
      try {
        return tokens.resolve(path)
      } catch {
        // The check names what is missing.
        return null
      }
    }),
  )

/** Whether `input` is `other` with its things closer together: nobody is surprised that both change. */
const isDenser = (input: ModeInput, other: ModeInput): boolean =>
  input !== other &&
  (Object.keys(MODES) as (keyof ModeInput)[]).every((name) => name === 'density' || input[name] === other[name]) &&
  other.density !== 'compact'
