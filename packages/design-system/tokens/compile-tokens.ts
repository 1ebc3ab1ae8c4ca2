/**
 * Compiles a brand's `tokens.json` (DTCG 2025.10) to custom properties under `[data-brand]`.
 * Run: `node packages/design-system/tokens/compile-tokens.ts`; the output is checked in.
 *
 * Written by hand because a brand uses six token types and aliases only. Once a brand needs modes, resolvers or a second
 * output (native, Figma), Terrazzo reads the same files and follows 2025.10 closest; this script then goes.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Token {
  /** Dotted path, tier first: `semantic.color.accent`. */
  path: string
  type: string
  value: unknown
}

type Json = Record<string, unknown>
type Tokens = ReadonlyMap<string, Token>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const aliasOf = (value: unknown) => (typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined)

/** All tokens of a file, in its order. `$type` is inherited from the nearest group, or taken from the alias. */
export function readTokens(file: Json): Map<string, Token> {
  const found = new Map<string, Token>()
  const walk = (node: Json, path: string[], inherited: string) => {
    const type = typeof node['$type'] === 'string' ? node['$type'] : inherited
    if ('$value' in node) found.set(path.join('.'), { path: path.join('.'), type, value: node['$value'] })
    else
      for (const [key, child] of Object.entries(node))
        if (!key.startsWith('$') && isObject(child)) walk(child, [...path, key], type)
  }
  walk(file, [], '')
  return found
}

/** Follows aliases to a token that holds a value of its own. Throws on a missing name and on a circle. */
export function resolveToken(tokens: Tokens, path: string, seen: readonly string[] = []): Token {
  const token = tokens.get(path)
  if (!token) throw new Error(`No token "${path}"${seen.length > 0 ? `, wanted by "${seen.at(-1)}"` : ''}`)
  if (seen.includes(path)) throw new Error(`Tokens refer to each other in a circle: ${[...seen, path].join(' -> ')}`)
  const alias = aliasOf(token.value)
  if (!alias) return token
  const target = resolveToken(tokens, alias, [...seen, path])
  if (token.type && token.type !== target.type)
    throw new Error(`"${path}" is a ${token.type}, but "${alias}" is a ${target.type}`)
  return target
}

function print(tokens: Tokens, type: string, value: unknown): string {
  const alias = aliasOf(value)
  if (alias) {
    const target = resolveToken(tokens, alias)
    return print(tokens, target.type, target.value)
  }
  const printer = PRINTERS[type]
  if (!printer) throw new Error(`Cannot print a token of type "${type}"`)
  return printer(value, tokens)
}

const PRINTERS: Record<string, (value: unknown, tokens: Tokens) => string> = {
  color: (value) => {
    const { colorSpace, components, alpha = 1 } = value as { colorSpace: string; components: number[]; alpha?: number }
    if (colorSpace !== 'srgb') throw new Error(`Colour space "${colorSpace}" is not supported`)
    const bytes = components.map((part) => Math.round(part * 255))
    if (alpha !== 1) return `rgb(${bytes.join(' ')} / ${alpha})`
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  },
  dimension: (value) => {
    const { value: number, unit } = value as { value: number; unit: string }
    return number === 0 ? '0px' : `${number}${unit}`
  },
  duration: (value) => {
    const { value: number, unit } = value as { value: number; unit: string }
    return `${number}${unit}`
  },
  number: (value) => String(value),
  cubicBezier: (value) => `cubic-bezier(${(value as number[]).join(', ')})`,
  fontFamily: (value) =>
    [value]
      .flat()
      .map((name) => (/^[a-z-]+$/.test(String(name)) ? String(name) : `'${String(name)}'`))
      .join(', '),
  shadow: (value, tokens) =>
    [value]
      .flat()
      .map((layer) => {
        const { color, inset, ...sides } = layer as Record<string, unknown>
        const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((side) => print(tokens, 'dimension', sides[side]))
        return [inset === true ? 'inset' : '', ...lengths, print(tokens, 'color', color)].filter(Boolean).join(' ')
      })
      .join(', '),
}

/** `semantic.color.accent` -> `--color-accent`; `component.button.radius` -> `--button-radius`. */
export const propertyName = (path: string) => `--${path.split('.').slice(1).join('-')}`

/**
 * The stylesheet of one brand. Primitives stay in the file: only the semantic and component tiers become properties.
 * An alias to the semantic tier stays a `var()`, so that overriding the semantic property is enough.
 */
export function compileTokens(brand: string, file: Json, isDefault: boolean): string {
  const tokens = readTokens(file)
  const lines = [...tokens.values()]
    .filter(({ path }) => !path.startsWith('primitive.'))
    .map(({ path, value }) => {
      const { type, value: resolved } = resolveToken(tokens, path)
      const alias = aliasOf(value)
      const text = alias?.startsWith('semantic.') ? `var(${propertyName(alias)})` : print(tokens, type, resolved)
      return `  ${propertyName(path)}: ${text};`
    })
  const extensions = file['$extensions']
  const scheme = isObject(extensions) ? extensions['com.croupier.colorScheme'] : undefined
  if (scheme === 'dark' || scheme === 'light') lines.unshift(`  color-scheme: ${scheme};`)
  const selector = `${isDefault ? ':root,\n' : ''}[data-brand='${brand}']`
  return `/* Generated from packages/brands/${brand}/tokens.json by compile-tokens.ts. Do not edit. */\n${selector} {\n${lines.join('\n')}\n}\n`
}

export const DEFAULT_BRAND = 'gold'
const root = join(import.meta.dirname, '../../..')

/** Every brand folder with a token file: where its stylesheet belongs and what has to stand there. */
export function compileBrands(): { brand: string; target: string; css: string }[] {
  const brands = join(root, 'packages/brands')
  const source = (brand: string) => join(brands, brand, 'tokens.json')
  return readdirSync(brands)
    .filter((brand) => existsSync(source(brand)))
    .map((brand) => ({
      brand,
      target: join(root, 'packages/design-system/src/tokens/generated', `${brand}.css`),
      css: compileTokens(brand, JSON.parse(readFileSync(source(brand), 'utf8')) as Json, brand === DEFAULT_BRAND),
    }))
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(join(root, 'packages/design-system/src/tokens/generated'), { recursive: true })
  for (const { target, css } of compileBrands()) writeFileSync(target, css)
}
