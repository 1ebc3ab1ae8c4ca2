import type { Fault } from './fault.ts'
import { readJson, type Located } from './json-source.ts'
import { componentsOf, hexOf, isColor } from './color.ts'
import { plainValue, referenceOf, UNREAD_TYPES } from './dtcg-values.ts'
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
  /** Where it says so, or where its tokens begin. */
  schemeAt: Pick<Fault, 'file' | 'line'>
  faults: Fault[]
}

const TIERS = ['primitive', 'semantic', 'component']
const ADJUST = 'com.croupier.adjust'
const CONTRAST = 'com.croupier.contrast'
const RANGE = 'com.croupier.range'
const SCHEME = 'com.croupier.colorScheme'

/** Type of a token that has none where it stands. */
type Promised = (path: string) => TokenType | null

/** Reads tokens of a brand or the contract: the subset of DTCG 2025.10 in docs/retheme.md. */
export function readTokenFile(file: string, text: string, promised: Promised = () => null): TokenFile {
  const { root, faults } = readJson(file, text)
  return readTokenTree(file, root, { promised, faults })
}

interface TreeOptions {
  readonly promised: Promised
  /** Found before, as of what is not JSON. */
  readonly faults: readonly Fault[]
}

/** The same from what was read already: a whole file, or a part of one. */
export function readTokenTree(
  file: string,
  root: Located | null,
  { promised, faults: before }: TreeOptions,
): TokenFile {
  const faults = [...before]
  const tokens = new Map<string, FileToken>()
  const groups = new Map<string, number>()
  const complain = (line: number, message: string) => void faults.push({ file, line, message })

  const readToken = (node: Located, path: string, written: TokenType | null) => {
    const type = written ?? promised(path)
    const { $value, $ref, $description: description, $extensions: extensions } = node.value as Record<string, unknown>
    const line = (node.members?.get('$value') ?? node.members?.get('$ref'))?.line ?? node.line
    const value = plainValue(typeof $ref === 'string' ? { $ref } : $value)
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

  const walk = (written: Located, path: string[], inherited: TokenType | null) => {
    const node = root ? withInherited(written, root, complain) : written
    for (const { line, message } of faultsOfProperties(node, path)) complain(line, message)
    const own = node.members?.get('$type')
    if (own && !isTokenType(own.value)) {
      complain(own.line, typeFault(String(own.value)))
      return
    }
    const type = own && isTokenType(own.value) ? own.value : inherited
    const children = [...(node.members ?? [])].filter(([key]) => !key.startsWith('$') || key === '$root')
    const isToken = node.members?.has('$value') === true || node.members?.has('$ref') === true
    if (isToken || (path.length > 1 && children.length === 0)) {
      readToken(node, path.join('.'), type)
      for (const [key, { keyLine }] of children)
        complain(keyLine, `"${key}" stands inside the token "${path.join('.')}"`)
      return
    }
    groups.set(path.join('.'), node.line)
    for (const [key, child] of children) {
      const at = [...path, key]
      if (path.length === 0 && !TIERS.includes(key)) complain(child.keyLine, tierFault(key, child))
      else if (child.members) walk(child, at, type)
      else complain(child.line, `"${at.join('.')}" is neither a group nor a token`)
    }
  }
  if (root?.members) walk(root, [], null)
  else if (root) complain(root.line, 'the file must hold an object')

  const extensions = (root?.value as { $extensions?: Record<string, unknown> } | undefined)?.$extensions
  const scheme = extensions?.[SCHEME]
  const schemeLine = root?.members?.get('$extensions')?.members?.get(SCHEME)?.line ?? root?.line ?? 1
  const colorScheme = scheme === 'light' || scheme === 'dark' ? scheme : null
  if (scheme !== undefined && colorScheme === null) complain(schemeLine, `"${SCHEME}" must be "light" or "dark"`)
  return { file, tokens, groups, colorScheme, schemeAt: { file, line: schemeLine }, faults }
}

/** Several files as one: later tokens replace earlier ones, as a resolver asks. The first names it. */
export function mergeTokenFiles(files: readonly TokenFile[]): TokenFile {
  const saying = files.findLast(({ colorScheme }) => colorScheme !== null)
  return {
    file: files[0]?.file ?? '',
    tokens: new Map(files.flatMap(({ tokens }) => [...tokens])),
    groups: new Map(files.toReversed().flatMap(({ groups }) => [...groups])),
    colorScheme: saying?.colorScheme ?? null,
    schemeAt: saying?.schemeAt ?? { file: files[0]?.file ?? '', line: 1 },
    faults: files.flatMap(({ faults }) => faults),
  }
}

/** What may stand in a token or group; the others are names. */
const PROPERTIES = '$schema $type $value $ref $root $extends $description $deprecated $extensions'.split(' ')

/** Of the whole file only `scheme` is read; the contract's tokens have pairs and ranges. */
const OWN_EXTENSIONS = [ADJUST, CONTRAST, RANGE, SCHEME]

/** Members of a token or group that are not as DTCG has them, or that nothing here reads. */
function faultsOfProperties(
  { members = new Map() }: Located,
  path: readonly string[],
): Pick<Fault, 'line' | 'message'>[] {
  const of = path.length > 0 ? ` of "${path.join('.')}"` : ''
  const own = [...members].flatMap(([key, { keyLine, value }]) => {
    const message = faultOfProperty(key, value)
    return message === null ? [] : [{ line: keyLine, message: `"${key}"${of} ${message}` }]
  })
  const extensions = [...(members.get('$extensions')?.members ?? [])]
    .filter(([name]) => name.startsWith('com.croupier.') && !OWN_EXTENSIONS.includes(name))
    .map(([name, { keyLine }]) => ({
      line: keyLine,
      message: `"${name}"${of} is nothing that is read: a colour has ${ADJUST}, the file ${SCHEME}`,
    }))
  return [...own, ...extensions]
}

function faultOfProperty(key: string, value: unknown): string | null {
  if (key.startsWith('$') && !PROPERTIES.includes(key)) return 'is no property of DTCG 2025.10'
  if (/[.{}]/.test(key)) return 'is no name: references could not tell it, as they have . { and } between names'
  if (key === '$description' && typeof value !== 'string') return 'must be a text'
  if (key === '$deprecated' && typeof value !== 'string' && typeof value !== 'boolean')
    return 'must be true, or a text that says why'
  return null
}

function typeFault(type: string): string {
  const instead = UNREAD_TYPES[type]
  const known = instead === undefined ? 'no type of token that is known here' : `not read: write ${instead} instead`
  return `"${type}" is ${known}`
}

function tierFault(key: string, { value }: Located): string {
  const fault = `"${key}" is no tier; there are ${TIERS.join(', ')}`
  if (key === 'resolutionOrder' || key === 'sets' || key === 'modifiers')
    return `${fault}. A resolver is a file of its own, tokens.resolver.json beside this one`
  // Tokens Studio writes "value" and "type" without $.
  if (/"value":.*"type":|"type":.*"value":/.test(JSON.stringify(value)) && !JSON.stringify(value).includes('"$value"'))
    return `${fault}. This has the form of Tokens Studio: npm run brand -- import NAME FILE maps it`
  return fault
}

type Complain = (line: number, message: string) => void

/** A group with the members of the group that it extends, which its own ones replace. */
function withInherited(node: Located, root: Located, complain: Complain, seen: readonly string[] = []): Located {
  const named = node.members?.get('$extends')
  if (!named) return node
  const path = aliasOf(named.value) ?? aliasOf(referenceOf(String(named.value)))
  const found = path?.split('.').reduce<Located | undefined>((at, name) => at?.members?.get(name), root)
  if (!path || !found?.members || found.members.has('$value')) {
    complain(named.line, `$extends must name a group of this file, and ${JSON.stringify(named.value)} is none`)
    return node
  }
  if (seen.includes(path)) {
    complain(named.line, `groups extend each other in a circle: ${[...seen, path].join(' -> ')}`)
    return node
  }
  return merged(withInherited(found, root, complain, [...seen, path]), node)
}

function merged(under: Located, over: Located): Located {
  const members = new Map(under.members)
  for (const [key, child] of over.members ?? []) {
    const below = members.get(key)
    const areGroups = below?.members && child.members && !child.members.has('$value') && !key.startsWith('$')
    members.set(key, areGroups ? { ...merged(below, child), keyLine: child.keyLine } : child)
  }
  const value = Object.fromEntries([...members].map(([key, child]) => [key, child.value]))
  return { line: over.line, value, members }
}

function faultOfValue(path: string, type: TokenType | null, value: unknown): string | null {
  if (aliasOf(value) !== null) return null
  if (typeof value === 'object' && value !== null && '$ref' in value)
    return `"${path}" refers to ${JSON.stringify(value.$ref)}; a reference names a whole token of this file, such as "#/primitive/color/white"`
  if (type === null) return `"${path}" has no $type`
  if (!VALUE_RULES[type].isOne(value))
    return `"${path}" is no ${type}; it should look like ${VALUE_RULES[type].example}`
  const hex = isColor(value) ? (value as { hex?: string }).hex : undefined
  if (isColor(value) && hex !== undefined && hex.toLowerCase() !== hexOf(value))
    return `hex of "${path}" is ${hex}, but its components are ${hexOf(value)}; those of ${hex} are ${componentsOf(hex)}`
  return null
}
