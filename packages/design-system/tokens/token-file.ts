import type { Fault } from './fault.ts'
import { readJson, type Located } from './json-source.ts'
import { componentsOf, hexOf, isColor } from './color.ts'
import { aliasOf, isAdjustment, isTokenType, VALUE_RULES, type Adjustment, type TokenType } from './token-values.ts'

/** A token as written; `value` is undefined in the contract where each brand must give one. */
export interface FileToken {
  /** Dotted path: `semantic.color.accent`. */
  path: string
  /** From the token or its nearest group; null if neither says. */
  type: TokenType | null
  value: unknown
  adjust: Adjustment | null
  contrast: ContrastPairs
  /** Of the contract: the least and the most that a number may be. */
  range: readonly [number, number] | null
  description: string
  file: string
  line: number
}

/** `text` and `control`: what lies under it, names of colours or `tint on step`. `apart`: colours it must not be taken for. */
export type ContrastPairs = Readonly<Partial<Record<'text' | 'control' | 'apart', readonly string[]>>>

export interface TokenFile {
  file: string
  tokens: ReadonlyMap<string, FileToken>
  groups: ReadonlyMap<string, number>
  colorScheme: 'light' | 'dark' | null
  faults: Fault[]
}

const TIERS = ['primitive', 'semantic', 'component']
const ADJUST = 'com.croupier.adjust'
const CONTRAST = 'com.croupier.contrast'
const RANGE = 'com.croupier.range'
const SCHEME = 'com.croupier.colorScheme'

/** Reads tokens (DTCG 2025.10) of a brand or the contract. `promised` gives the type of a token without one. */
export function readTokenFile(
  file: string,
  text: string,
  promised: (path: string) => TokenType | null = () => null,
): TokenFile {
  const { root, faults } = readJson(file, text)
  const tokens = new Map<string, FileToken>()
  const groups = new Map<string, number>()
  const complain = (line: number, message: string) => void faults.push({ file, line, message })

  const readToken = (node: Located, path: string, written: TokenType | null) => {
    const type = written ?? promised(path)
    const { $value: value, $description: description, $extensions: extensions } = node.value as Record<string, unknown>
    const line = node.members?.get('$value')?.line ?? node.line
    const {
      [ADJUST]: adjust,
      [CONTRAST]: contrast = {},
      [RANGE]: range = null,
    } = (extensions ?? {}) as Record<string, unknown>
    if (adjust !== undefined && !isAdjustment(adjust))
      complain(line, `${ADJUST} of "${path}" is not of alpha, lighten and darken, each from 0 to 1`)
    const fault = value === undefined ? null : faultOfValue(path, type, value)
    if (fault === null)
      tokens.set(path, {
        path,
        type,
        value,
        adjust: isAdjustment(adjust) ? adjust : null,
        contrast: contrast as ContrastPairs,
        range: range as FileToken['range'],
        description: typeof description === 'string' ? description : '',
        file,
        line,
      })
    else complain(line, fault)
  }

  const walk = (node: Located, path: string[], inherited: TokenType | null) => {
    const own = node.members?.get('$type')
    if (own && !isTokenType(own.value))
      complain(own.line, `"${String(own.value)}" is no type of token that is known here`)
    const type = own && isTokenType(own.value) ? own.value : inherited
    const children = [...(node.members ?? [])].filter(([key]) => !key.startsWith('$'))
    if (node.members?.has('$value') || (path.length > 1 && children.length === 0)) {
      readToken(node, path.join('.'), type)
      for (const [key, { keyLine }] of children)
        complain(keyLine, `"${key}" stands inside the token "${path.join('.')}"`)
      return
    }
    groups.set(path.join('.'), node.line)
    for (const [key, child] of children) {
      const at = [...path, key]
      if (path.length === 0 && !TIERS.includes(key))
        complain(child.keyLine, `"${key}" is no tier; there are ${TIERS.join(', ')}`)
      else if (child.members) walk(child, at, type)
      else complain(child.line, `"${at.join('.')}" is neither a group nor a token`)
    }
  }
  if (root?.members) walk(root, [], null)
  else if (root) complain(root.line, 'the file must hold an object')

  const extensions = (root?.value as { $extensions?: Record<string, unknown> } | undefined)?.$extensions
  const scheme = extensions?.[SCHEME]
  return { file, tokens, groups, colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : null, faults }
}

function faultOfValue(path: string, type: TokenType | null, value: unknown): string | null {
  if (aliasOf(value) !== null) return null
  if (type === null) return `"${path}" has no $type`
  if (!VALUE_RULES[type].isOne(value))
    return `"${path}" is no ${type}; it should look like ${VALUE_RULES[type].example}`
  const hex = isColor(value) ? (value as { hex?: string }).hex : undefined
  if (isColor(value) && hex !== undefined && hex.toLowerCase() !== hexOf(value))
    return `hex of "${path}" is ${hex}, but its components are ${hexOf(value)}; those of ${hex} are ${componentsOf(hex)}`
  return null
}
