import { atLightness, contrast as ratioOf, difference, flatten, hexOf, lightnessOf, type SrgbColor } from './color.ts'
import type { Fault } from './fault.ts'
import { readTokenFile, type FileToken, type TokenFile } from './token-file.ts'
import { adjust, aliasOf, type TokenType } from './token-values.ts'

/** A colour and what it is put on: a name of a colour, or `tint on step`. */
export interface Contrast {
  kind: 'text' | 'control'
  on: string
  /** WCAG 2.2, 1 to 21. */
  ratio: number
  needed: number
}

/** A ratio with two digits, rounded down: 4.497 must not read as 4.5. */
export const sayRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

/** All tokens of a brand: the contract's names with the brand's values or the contract's defaults. */
export class BrandTokens {
  readonly #contract: TokenFile
  readonly #brand: TokenFile
  readonly #needed: NeededContrast
  readonly #all: ReadonlyMap<string, FileToken>

  constructor(contract: TokenFile, brand: TokenFile, needed: NeededContrast = USUAL_CONTRAST) {
    this.#contract = contract
    this.#brand = brand
    this.#needed = needed
    const merged = new Map(contract.tokens)
    for (const [path, token] of brand.tokens) {
      const promised = contract.tokens.get(path)
      // A brand's value replaces the contract's adjustment.
      merged.set(path, promised ? { ...token, type: promised.type, contrast: promised.contrast } : token)
    }
    this.#all = merged
  }

  /** The brand's own file of tokens. */
  get file(): string {
    return this.#brand.file
  }

  get colorScheme(): 'light' | 'dark' {
    return this.#brand.colorScheme ?? 'dark'
  }

  /** Where it says its scheme; null where it does not. */
  get schemeAt(): Pick<Fault, 'file' | 'line'> | null {
    return this.#brand.colorScheme === null ? null : this.#brand.schemeAt
  }

  /** Tokens with a value: the brand's palette, then the contract's names in its order. */
  get all(): FileToken[] {
    const palette = [...this.#brand.tokens.values()].filter(({ path }) => !this.#contract.tokens.has(path))
    return [...palette, ...this.published].filter(({ value }) => value !== undefined)
  }

  /** The token of a path that has a value. */
  find(path: string): FileToken | undefined {
    const token = this.#all.get(path)
    return token?.value === undefined ? undefined : token
  }

  /** Tokens that become custom properties, in the contract's order. */
  get published(): FileToken[] {
    return [...this.#contract.tokens.keys()].flatMap((path) => this.#all.get(path) ?? [])
  }

  /** Follows references to a value, applying colour adjustments. Throws if there is none. */
  resolve(path: string, seen: readonly string[] = []): { type: TokenType; value: unknown } {
    const token = this.#all.get(path)
    const wanted = seen.length > 0 ? `, wanted by "${seen.at(-1)}"` : ''
    if (!token) throw new Error(`there is no token "${path}"${wanted}`)
    if (seen.includes(path)) throw new Error(`tokens refer to each other in a circle: ${[...seen, path].join(' -> ')}`)
    if (token.value === undefined) throw new Error(`token "${path}" is missing${wanted}`)
    const found = this.#valueOf(token, [...seen, path])
    if (!token.adjust) return found
    if (found.type !== 'color') throw new Error(`"${path}" adjusts a ${found.type}; only colours can be adjusted`)
    return { type: 'color', value: adjust(found.value as SrgbColor, token.adjust) }
  }

  #valueOf(token: FileToken, seen: readonly string[]): { type: TokenType; value: unknown } {
    const alias = aliasOf(token.value)
    if (alias === null) return { type: token.type!, value: token.value }
    const target = this.resolve(alias, seen)
    if (token.type && token.type !== target.type)
      throw new Error(`"${token.path}" is a ${token.type}, but "${alias}" is a ${target.type}`)
    return target
  }

  /** All faults of the brand's file, with lines. */
  faults(): Fault[] {
    const found = [...this.#brand.faults]
    if (found.length > 0) return found
    if (this.#brand.colorScheme === null) {
      const message = `$extensions must say "com.croupier.colorScheme": "light" or "dark"`
      found.push({ file: this.#brand.file, line: 1, message })
    }
    found.push(
      ...this.#unknown(),
      ...this.#missing(),
      ...this.#unresolved(),
      ...this.#negative(),
      ...this.#outOfRange(),
    )
    if (found.length === 0) found.push(...this.#seeThrough())
    return found.length > 0 ? found : [...this.#lowContrasts(), ...this.#alike()]
  }

  #unknown(): Fault[] {
    return [...this.#brand.tokens.values()].flatMap((token) => {
      const { path, type, file, line } = token
      if (path.startsWith('primitive.')) return []
      const promised = this.#contract.tokens.get(path)
      if (!promised) return [{ file, line, message: `unknown token "${path}"${this.#like(path)}` }]
      if (type === null || type === promised.type) return []
      return [{ file, line, message: `"${path}" is a ${type}, but the contract says ${promised.type}` }]
    })
  }

  #like(path: string): string {
    const name = path.split('.').at(-1) ?? ''
    const near = [...this.#contract.tokens.keys()].filter(
      (known) => known.endsWith(`.${name}`) || known.startsWith(path),
    )
    return near.length > 0 ? `; the contract has ${near.slice(0, 3).join(', ')}` : ''
  }

  #missing(): Fault[] {
    const { file, groups } = this.#brand
    return [...this.#all.values()]
      .filter(({ value }) => value === undefined)
      .map(({ path, type }) => {
        const parts = path.split('.').slice(0, -1)
        const line = groups.get(parts.join('.')) ?? groups.get(parts[0] ?? '') ?? 1
        return { file, line, message: `token "${path}" (${type}) is missing` }
      })
  }

  /** References without a target. Missing contract tokens are reported elsewhere. */
  #unresolved(): Fault[] {
    return [...this.#brand.tokens.values()].flatMap(({ path, value, file, line }) => {
      if (value === undefined) return []
      const names = [path, ...[value].flat().flatMap(partsOf)]
      return names.flatMap((name, index) => {
        try {
          const { type } = this.resolve(name, index === 0 ? [] : [path])
          if (index > 0 && type !== 'color' && type !== 'dimension')
            throw new Error(`"${name}" in "${path}" is a ${type}`)
          return []
        } catch (error) {
          return [{ file, line, message: (error as Error).message }]
        }
      })
    })
  }

  /** CSS ignores a negative radius, width, height, padding or time, and with it the whole declaration. */
  #negative(): Fault[] {
    return [...this.#brand.tokens.values()].flatMap(({ path, type, value, file, line }) => {
      const size = (value as { value?: unknown } | undefined)?.value
      if (type === 'shadow' && [value].flat().some(hasNegativeBlur))
        return [{ file, line, message: `the blur of "${path}" is negative` }]
      if (typeof size !== 'number' || size >= 0 || MAY_BE_NEGATIVE.test(path)) return []
      if (type !== 'dimension' && type !== 'duration') return []
      const what = type === 'duration' ? 'time' : 'size'
      return [{ file, line, message: `"${path}" is ${size}; a ${what} is not negative` }]
    })
  }

  #outOfRange(): Fault[] {
    return [...this.#brand.tokens.values()].flatMap(({ path, value, file, line }) => {
      const range = this.#contract.tokens.get(path)?.range
      const { size, unit } = measureOf(value) ?? { size: value, unit: '' }
      if (!range || typeof size !== 'number' || (size >= range[0] && size <= range[1])) return []
      return [{ file, line, message: `"${path}" is ${size}${unit}; it must be from ${range[0]} to ${range[1]}${unit}` }]
    })
  }

  /** How a colour stands to all that it is put on. Throws if one of them has no value. */
  contrastsOf({ path, contrast }: FileToken): Contrast[] {
    return KINDS.flatMap((kind) =>
      (contrast[kind] ?? []).map((on) => {
        const ratio = ratioOf(this.resolve(path).value as SrgbColor, this.#groundOf(on))
        return { kind, on, ratio, needed: this.#needed[kind] }
      }),
    )
  }

  /** What texts and controls stand on at last: what lies under it is not known, and so no contrast of it. */
  #seeThrough(): Fault[] {
    const pairs = this.published.flatMap(({ contrast }) => KINDS.flatMap((kind) => contrast[kind] ?? []))
    const grounds = new Set(pairs.map((pair) => layersOf(pair).at(-1) ?? pair))
    return [...grounds].flatMap((path) => {
      const { alpha = 1 } = this.resolve(path).value as SrgbColor
      if (alpha === 1) return []
      const message = `"${path.replace('semantic.', '')}" is see-through (alpha ${alpha}), and texts or controls stand on it: give it alpha 1`
      return [{ ...this.#placeOf([path]), message }]
    })
  }

  #lowContrasts(): Fault[] {
    return this.published.flatMap((token) =>
      this.contrastsOf(token)
        .filter(({ ratio, needed }) => ratio < needed)
        .map((low) => this.#contrastFault(token, low)),
    )
  }

  #contrastFault(token: FileToken, { kind, on, ratio, needed }: Contrast): Fault {
    const { path } = token
    const involved = [path, ...layersOf(on)]
    const front = this.resolve(path).value as SrgbColor
    const name = path.replace('semantic.', '')
    const message = `contrast of ${kind} "${name}" on "${on}" is ${sayRatio(ratio)}:1 and must be ${needed}:1${this.#proposal(token, front)}`
    return { ...this.#placeOf(involved), message }
  }

  /** What lies under a colour: a veil on a step, or one colour. */
  #groundOf(pair: string): SrgbColor {
    const backs = layersOf(pair).map((name) => this.resolve(name).value as SrgbColor)
    return backs.toReversed().reduce((under, over) => flatten(over, under))
  }

  /** The nearest lightness of the colour that has its contrast on all that it is put on, which may be made from it. */
  #proposal(token: FileToken, front: SrgbColor): string {
    if ((front.alpha ?? 1) < 1) return ''
    const start = lightnessOf(front)
    for (let step = 0.005; step <= 1; step += 0.005) {
      const near = [start + step, start - step].filter((lightness) => lightness >= 0 && lightness <= 1)
      const found = near
        .map((lightness) => rounded(atLightness(front, lightness)))
        .find((color) => this.#isEnough(token, color))
      if (found) return `; nearest that is enough: ${hexOf(found)}`
    }
    return ''
  }

  /** Whether the token would have its contrasts with another value. */
  #isEnough(token: FileToken, value: SrgbColor): boolean {
    const changed = { ...token, value, adjust: null }
    const tried = new BrandTokens(this.#contract, {
      ...this.#brand,
      tokens: new Map(this.#brand.tokens).set(token.path, changed),
    })
    return KINDS.every((kind) =>
      (token.contrast[kind] ?? []).every((pair) => ratioOf(value, tried.#groundOf(pair)) >= this.#needed[kind]),
    )
  }

  /** Colours with different meanings that look the same. */
  #alike(): Fault[] {
    return this.published.flatMap(({ path, contrast: { apart = [] } }) =>
      apart.flatMap((other) => {
        const involved = [path, colorPath(other)]
        const [one, two] = involved.map((name) => this.resolve(name).value as SrgbColor)
        const found = difference(one!, two!)
        if (found >= NEEDED_DIFFERENCE) return []
        const message = `"${path.replace('semantic.', '')}" can be taken for "${other}": they differ by ${found.toFixed(2)} and must by ${NEEDED_DIFFERENCE} (OKLab)`
        return [{ ...this.#placeOf(involved), message }]
      }),
    )
  }

  /** Of the first of these tokens that a mode changes, or that the brand's file has. */
  #placeOf(paths: readonly string[]): Pick<Fault, 'file' | 'line'> {
    const own = paths.flatMap((path) => this.#brand.tokens.get(path) ?? [])
    const { file, line } = own.find((token) => token.file !== this.#brand.file) ?? own[0] ?? { ...this.#brand, line: 1 }
    return { file, line }
  }
}

const layersOf = (pair: string): string[] => pair.split(' on ').map(colorPath)

/** As it would be written. */
const rounded = ({ components }: SrgbColor): SrgbColor => ({
  components: components.map((part) => Math.round(part * 255) / 255),
})

/** A semantic colour by its name, a colour of a component by its path. */
const colorPath = (name: string) => (name.startsWith('component.') ? name : `semantic.color.${name}`)

/** What a unit is in pixels, with the browser's usual size of text, or in milliseconds. */
const UNITS = new Map<unknown, readonly [times: number, unit: string]>([
  ['px', [1, ' px']],
  ['rem', [16, ' px']],
  ['ms', [1, ' ms']],
  ['s', [1000, ' ms']],
])

/** A length in pixels or a time in milliseconds; null: neither. */
function measureOf(value: unknown): { readonly size: number; readonly unit: string } | null {
  const { value: size, unit } = (value ?? {}) as { value?: unknown; unit?: unknown }
  const [times, name] = UNITS.get(unit) ?? []
  return typeof size === 'number' && times !== undefined && name !== undefined
    ? { size: size * times, unit: name }
    : null
}

/** CSS ignores such a shadow. */
const hasNegativeBlur = (layer: unknown) => (measureOf((layer as { blur?: unknown } | null)?.blur)?.size ?? 0) < 0

/** Distances between letters and shifts. */
const MAY_BE_NEGATIVE = /tracking|letter-spacing|offset|shift/

/** The least contrast of texts and of controls. */
type NeededContrast = Readonly<Record<Contrast['kind'], number>>

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const USUAL_CONTRAST: NeededContrast = { text: 4.5, control: 3 }
/** Of who asks for more: WCAG 2.2, 1.4.6, and of controls what texts have otherwise. */
export const MORE_CONTRAST: NeededContrast = { text: 7, control: 4.5 }
const KINDS = ['text', 'control'] as const
/** Two shades of one red differ by less. */
const NEEDED_DIFFERENCE = 0.12

function partsOf(layer: unknown): string[] {
  if (typeof layer !== 'object' || layer === null) return []
  return Object.values(layer).flatMap((part) => aliasOf(part) ?? [])
}

/** The tokens of a brand whose only file is this one. */
export function readBrandTokens(
  contract: { file: string; text: string },
  brand: { file: string; text: string },
): BrandTokens {
  const promised = readTokenFile(contract.file, contract.text)
  const typeOf = (path: string) => promised.tokens.get(path)?.type ?? null
  return new BrandTokens(promised, readTokenFile(brand.file, brand.text, typeOf))
}
