import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import { readJson, type Located } from '../../../packages/design-system/tokens/json-source.ts'

/** A token of Tokens Studio as it is written. */
export interface StudioToken {
  /** Without its set: `brand.500`. */
  readonly path: string
  readonly type: string
  readonly value: unknown
  readonly description: string
  /** How its plugin changes a colour. */
  readonly modify: { readonly type?: unknown; readonly value?: unknown } | null
  readonly file: string
  readonly line: number
}

export interface StudioExport {
  /** Of the chosen themes, later sets over earlier ones. */
  readonly tokens: ReadonlyMap<string, StudioToken>
  /** One of each group. None: the export has no themes, and all its sets were read. */
  readonly themes: readonly string[]
  readonly otherThemes: readonly string[]
  /** Sets that the themes do not use. */
  readonly unused: readonly string[]
  readonly faults: readonly Fault[]
}

/** A file of an export, its path from the export's folder. A single file has the name of none. */
export interface ExportFile {
  readonly name: string | null
  readonly file: string
  readonly text: string
}

interface TokenSet {
  readonly file: string
  readonly node: Located
}

/**
 * Reads an export of Tokens Studio: one file with all sets, or a folder with one for each. Both of its formats are read, with
 * and without `$`. Of each group of themes the wanted one counts, or the first.
 */
export function readStudioExport(files: readonly ExportFile[], wanted: readonly string[] = []): StudioExport {
  const faults: Fault[] = []
  const sets = new Map<string, TokenSet>()
  let themesNode: Located | undefined
  let themesFile: string | undefined
  let order: string[] | null = null
  const note = (name: string, file: string, node: Located) => {
    if (name === '$themes') [themesNode, themesFile] = [node, file]
    else if (name === '$metadata') order = textsIn(node.members?.get('tokenSetOrder'))
    else if (!name.startsWith('$')) sets.set(name, { file, node })
  }
  for (const { name, file, text } of files) {
    const read = readJson(file, text)
    faults.push(...read.faults)
    if (!read.root) continue
    if (name !== null) note(name, file, read.root)
    else for (const [key, node] of read.root.members ?? []) note(key, file, node)
  }
  const themes = (themesNode?.elements ?? []).map((node) => ({
    name: textIn(node, 'name'),
    group: textIn(node, 'group'),
    node,
  }))
  const named = (name: string) =>
    themes.find((theme) => theme.name === name) ??
    themes.find((theme) => theme.name.toLowerCase() === name.toLowerCase())
  for (const name of wanted.filter((one) => !named(one))) {
    const known = themes.map((theme) => theme.name).join(', ')
    const message = `there is no theme "${name}"; there are: ${known || 'none'}`
    faults.push({ file: themesFile ?? files[0]?.file ?? '', line: themesNode?.line ?? 1, message })
  }
  const asked = wanted.flatMap((name) => named(name) ?? [])
  const chosen = [...new Set(themes.map(({ group }) => group))].flatMap((group) => {
    const inGroup = asked.filter((theme) => theme.group === group)
    return inGroup.length > 0 ? inGroup : themes.filter((theme) => theme.group === group).slice(0, 1)
  })
  const used = chosen.length > 0 ? chosen.flatMap(({ node }) => enabledIn(node)) : [...sets.keys()]
  const ordered = [...(order ?? []), ...sets.keys()].filter((name, index, all) => all.indexOf(name) === index)
  const tokens = new Map<string, StudioToken>()
  for (const name of ordered.filter((one) => used.includes(one))) {
    const set = sets.get(name)
    if (set) for (const token of tokensIn(set)) tokens.set(token.path, token)
  }
  return {
    tokens,
    themes: chosen.map(({ name }) => name),
    otherThemes: themes.filter((theme) => !chosen.includes(theme)).map(({ name }) => name),
    unused: [...sets.keys()].filter((name) => !used.includes(name)),
    faults,
  }
}

/** `enabled` sets give tokens, `source` ones what those refer to. */
const enabledIn = (theme: Located): string[] =>
  [...(theme.members?.get('selectedTokenSets')?.members ?? [])].flatMap(([name, { value }]) =>
    value === 'enabled' || value === 'source' ? [name] : [],
  )

function tokensIn({ file, node: root }: TokenSet): StudioToken[] {
  const walk = (node: Located, path: readonly string[], inherited: string): StudioToken[] => {
    const value = node.members?.get('$value') ?? node.members?.get('value')
    const type = textIn(node, '$type') || textIn(node, 'type') || inherited
    if (value && (node.members?.has('$value') === true || textIn(node, 'type') !== ''))
      return [
        {
          path: path.join('.'),
          type,
          value: value.value,
          description: textIn(node, '$description') || textIn(node, 'description'),
          modify: modifyOf(node),
          file,
          line: value.line,
        },
      ]
    return [...(node.members ?? [])].flatMap(([key, child]) =>
      key.startsWith('$') || !child.members ? [] : walk(child, [...path, key], type),
    )
  }
  return walk(root, [], '')
}

const modifyOf = (node: Located): StudioToken['modify'] => {
  const plugin = node.members?.get('$extensions')?.members?.get('studio.tokens')
  return (plugin?.members?.get('modify')?.value as StudioToken['modify']) ?? null
}

function textIn(node: Located, name: string): string {
  const value = node.members?.get(name)?.value
  return typeof value === 'string' ? value : ''
}

const textsIn = (node: Located | undefined): string[] =>
  (node?.elements ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
