import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import { readJson, type Located } from '../../../packages/design-system/tokens/json-source.ts'
import { TIERS, type FigmaColor, type FigmaType } from './variables.ts'

/** A variable of a file of Figma with its value in one mode. */
export interface ReadVariable {
  /** `semantic.color.accent` */
  path: string
  type: FigmaType
  value: FigmaColor | number | string | { alias: string }
  line: number
}

interface ReadFile {
  variables: ReadVariable[]
  faults: Fault[]
  /** Modes of the collections that were not read. */
  otherModes: string[]
}

interface Named {
  path: string
  node: Located
  collection: Located
}

/** Reads the variables of a file of Figma in the mode of a name, or the collection's default. */
export function readVariables(file: string, text: string, mode: string): ReadFile {
  const { root, faults } = readJson(file, text)
  const complain = (line: number, message: string) => void faults.push({ file, line, message })
  const meta = root?.members?.get('meta') ?? root
  const collections = meta?.members?.get('variableCollections')
  const all = meta?.members?.get('variables')
  if (!collections || !all) {
    if (faults.length === 0)
      complain(root?.line ?? 1, 'no variables of Figma: "meta" must have "variableCollections" and "variables"')
    return { variables: [], faults, otherModes: [] }
  }
  const byId = new Map(entriesOf(collections).map((node) => [textOf(node, 'id'), node]))
  const named = new Map<string, Named>()
  for (const node of entriesOf(all)) {
    if (valueIn(node, 'deletedButReferenced') === true) continue
    const name = textOf(node, 'name')
    const collection = byId.get(textOf(node, 'variableCollectionId'))
    const tier = collection && textOf(collection, 'name').toLowerCase()
    if (!collection) complain(node.line, `variable "${name}" is in no collection of the file`)
    else if (!TIERS.some((known) => known === tier))
      complain(collection.line, `collection "${textOf(collection, 'name')}" is no tier; there are ${TIERS.join(', ')}`)
    else named.set(textOf(node, 'id'), { path: [tier, ...name.split('/')].join('.'), node, collection })
  }
  const variables: ReadVariable[] = []
  const paths = new Set<string>()
  for (const { path, node, collection } of named.values()) {
    const said = saidOf(path)
    const type = textOf(node, 'resolvedType')
    const value = node.members?.get('valuesByMode')?.members?.get(modeOf(collection, mode)?.id ?? '')
    const read = isType(type) && value ? readValue(type, value, named) : null
    if (paths.has(path)) complain(node.line, `${said} stands here a second time`)
    else if (!isType(type)) complain(node.line, `${said} has the type "${type}"; COLOR, FLOAT and STRING are read`)
    else if (!value) complain(node.line, `${said} has no value in the mode "${modeOf(collection, mode)?.name ?? mode}"`)
    else if (typeof read === 'object' && read !== null && 'fault' in read) complain(value.line, `${said} ${read.fault}`)
    else if (read !== null) variables.push({ path, type, value: read, line: value.line })
    paths.add(path)
  }
  return { variables, faults: withoutRepeats(faults), otherModes: otherModesOf(byId.values(), mode) }
}

/** A token as Figma names it. */
export const saidOf = (path: string): string => `variable "${path.replaceAll('.', '/')}"`

function readValue(
  type: FigmaType,
  node: Located,
  named: ReadonlyMap<string, Named>,
): ReadVariable['value'] | { fault: string } {
  const { value } = node
  if (valueIn(node, 'type') === 'VARIABLE_ALIAS') {
    const target = named.get(textOf(node, 'id'))
    if (!target) return { fault: `refers to "${textOf(node, 'id')}", which is not in the file` }
    const found = textOf(target.node, 'resolvedType')
    return found === type ? { alias: target.path } : { fault: `is a ${type} and refers to a ${found}` }
  }
  if (type === 'STRING') return typeof value === 'string' && value.trim() !== '' ? value : { fault: 'must be a text' }
  if (type === 'FLOAT') return typeof value === 'number' ? value : { fault: 'must be a number' }
  const [r, g, b, a] = ['r', 'g', 'b', 'a'].map((part) => valueIn(node, part) ?? (part === 'a' ? 1 : undefined))
  if (!isShare(r) || !isShare(g) || !isShare(b) || !isShare(a))
    return { fault: `is ${JSON.stringify(value)}, and no colour: r, g, b and a are from 0 to 1` }
  return { r, g, b, a }
}

const isShare = (part: unknown): part is number => typeof part === 'number' && part >= 0 && part <= 1

/** Figma's answers have objects by id, plugins lists. */
const entriesOf = (node: Located): Located[] => [...(node.members?.values() ?? node.elements ?? [])]

const valueIn = (node: Located, name: string): unknown => node.members?.get(name)?.value

function textOf(node: Located, name: string): string {
  const value = valueIn(node, name)
  return typeof value === 'string' ? value : ''
}

const modesOf = (collection: Located) =>
  (collection.members?.get('modes')?.elements ?? []).map((node) => ({
    id: textOf(node, 'modeId'),
    name: textOf(node, 'name'),
  }))

/** The mode of a name, or the collection's default, or its first. */
function modeOf(collection: Located, name: string): { id: string; name: string } | undefined {
  const modes = modesOf(collection)
  return (
    modes.find((mode) => mode.name.toLowerCase() === name.toLowerCase()) ??
    modes.find(({ id }) => id === textOf(collection, 'defaultModeId')) ??
    modes[0]
  )
}

const otherModesOf = (collections: Iterable<Located>, mode: string): string[] =>
  [...collections].flatMap((collection) =>
    modesOf(collection)
      .filter(({ id }) => id !== modeOf(collection, mode)?.id)
      .map(({ name }) => `"${name}" of "${textOf(collection, 'name')}"`),
  )

const isType = (name: string): name is FigmaType => ['COLOR', 'FLOAT', 'STRING'].includes(name)

/** A collection that is no tier is one fault, not one for each of its variables. */
const withoutRepeats = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.line} ${fault.message}`, fault])).values(),
]
