import type { Fault } from './fault.ts'
import { readJson, type Located } from './json-source.ts'
import { isModeName, MODES, type BrandMode, type ModeInput } from './modes.ts'

/** Tokens of one file, or those that stand in the resolver itself. */
export interface TokenSource {
  readonly file: string
  readonly root: Located | null
  readonly faults: readonly Fault[]
}

type Step =
  | { readonly kind: 'set'; readonly sources: readonly TokenSource[] }
  | { readonly kind: 'modifier'; readonly name: string; readonly contexts: ReadonlyMap<string, readonly TokenSource[]> }

/** A DTCG 2025.10 resolver document: what tokens a page has, by the context of each modifier. */
export interface ResolverFile {
  readonly file: string
  readonly modes: readonly BrandMode[]
  /** Every source once, in the order of the document. */
  readonly sources: readonly TokenSource[]
  readonly faults: readonly Fault[]
  /** The sources of one permutation, later ones over earlier ones. */
  sourcesOf(input: ModeInput): TokenSource[]
  /** Where a context of a modifier stands. */
  lineOf(name: BrandMode['name'], context: string): number
}

const MEMBERS = [
  '$schema',
  '$defs',
  '$extensions',
  'name',
  'version',
  'description',
  'sets',
  'modifiers',
  'resolutionOrder',
]
const VERSION = '2025.10'

/**
 * Reads a resolver document. `read` gives the text of a file beside it, or null.
 * Read is all of DTCG 2025.10 but members beside a `$ref`, parts of other files, and addresses of the web; modifiers are
 * those that the site can choose, each with a default (docs/retheme.md).
 */
export function readResolver(file: string, text: string, read: (name: string) => string | null): ResolverFile {
  const { root, faults } = readJson(file, text)
  const reader = new Reader(file, root, read)
  reader.readMembers()
  const steps = reader.readOrder()
  return {
    file,
    modes: reader.modes,
    sources: [...reader.sources.values()],
    faults: [...faults, ...reader.faults],
    sourcesOf: (input) =>
      steps.flatMap((step) =>
        step.kind === 'set' ? step.sources : (step.contexts.get(input[step.name as BrandMode['name']] ?? '') ?? []),
      ),
    lineOf: (name, context) => {
      const contexts = member(member(member(root, 'modifiers'), name), 'contexts')
      return contexts?.members?.get(context)?.keyLine ?? 1
    },
  }
}

type Node = Located | undefined
const member = (node: Node | null, name: string) => node?.members?.get(name)

class Reader {
  readonly modes: BrandMode[] = []
  readonly sources = new Map<string, TokenSource>()
  readonly faults: Fault[] = []
  readonly #file: string
  readonly #root: Located | null
  readonly #read: (name: string) => string | null

  constructor(file: string, root: Located | null, read: (name: string) => string | null) {
    this.#file = file
    this.#root = root
    this.#read = read
  }

  readMembers(): void {
    if (!this.#root) return
    const { line, members } = this.#root
    if (!members) return this.#complain(line, 'the file must hold an object')
    for (const [name, { keyLine }] of members)
      if (!MEMBERS.includes(name))
        this.#complain(keyLine, `"${name}" is no member of a resolver; there are ${MEMBERS.join(', ')}`)
    const version = members.get('version')
    if (version?.value !== VERSION) this.#complain(version?.keyLine ?? line, `"version" must be "${VERSION}"`)
    const order = members.get('resolutionOrder')
    if (!order?.elements)
      this.#complain(order?.keyLine ?? line, '"resolutionOrder" must be a list of sets and modifiers')
  }

  readOrder(): Step[] {
    const seen = new Set<string>()
    const steps = this.#readSteps(seen)
    // Else the files of its contexts would be named as unread, which they are innocent of.
    if (steps.length > 0)
      for (const [name, { keyLine }] of member(this.#root, 'modifiers')?.members ?? [])
        if (!seen.has(`false modifier ${name}`))
          this.#complain(keyLine, `modifier "${name}" is not in "resolutionOrder", so it chooses nothing`)
    return steps
  }

  #readSteps(seen: Set<string>): Step[] {
    return (member(this.#root, 'resolutionOrder')?.elements ?? []).flatMap((node) => {
      const ref = this.#refOf(node)
      const entry = ref === null ? inlineEntry(node) : this.#namedEntry(ref)
      if (!entry) {
        this.#complain(node.line, ENTRY)
        return []
      }
      const { kind, name, at } = entry
      const key = `${ref === null} ${kind} ${name}`
      const isSecond = seen.has(key)
      seen.add(key)
      if (isSecond) this.#complain(node.line, `"${name}" stands in "resolutionOrder" a second time`)
      else if (!at) this.#complain(node.line, `there is no ${kind} "${name}"`)
      else if (kind === 'modifier') return this.#readModifier(name, at)
      else {
        const sources = this.#readSources(member(at, 'sources'), { owner: at, within: ref === null ? [] : [name] })
        return { kind, sources }
      }
      return []
    })
  }

  #namedEntry(ref: string): Entry | null {
    const [, list, written = ''] = /^#\/(sets|modifiers)\/(.+)$/.exec(ref) ?? []
    if (list === undefined) return null
    const name = decoded(written)
    return { kind: list === 'sets' ? 'set' : 'modifier', name, at: member(member(this.#root, list), name) }
  }

  #readModifier(name: string, node: Located): Step {
    const contexts = member(node, 'contexts')
    if (isModeName(name)) this.#readMode(name, node, contexts)
    else this.#complain(node.line, `modifier "${name}" is none that the site can choose; there are ${sayKnown()}`)
    const lists = [...(contexts?.members ?? [])]
    return {
      kind: 'modifier',
      name,
      contexts: new Map(
        lists.map(([context, list]) => [context, this.#readSources(list, { owner: list, within: [] })]),
      ),
    }
  }

  #readMode(name: BrandMode['name'], node: Located, contexts: Node): void {
    const names = [...(contexts?.members?.keys() ?? [])]
    const standard = member(node, 'default')
    if (names.length < 2)
      this.#complain(node.line, `modifier "${name}" needs two contexts at least: ${sayContexts(name)}`)
    for (const [context, { keyLine }] of contexts?.members ?? [])
      if (!Object.hasOwn(MODES[name].contexts, context))
        this.#complain(keyLine, `"${context}" is no context of "${name}"; there are ${sayContexts(name)}`)
    if (standard === undefined)
      this.#complain(node.line, `modifier "${name}" needs a "default": what stands where nobody chooses`)
    else if (!names.includes(String(standard.value)))
      this.#complain(
        standard.keyLine,
        `the default "${String(standard.value)}" of "${name}" is none of its contexts: ${names.join(', ')}`,
      )
    else this.modes.push({ name, contexts: names, standard: String(standard.value) })
  }

  /** `within`: the sets that lead here. */
  #readSources(list: Node, { owner, within }: { owner: Located; within: readonly string[] }): TokenSource[] {
    if (list?.elements) return list.elements.flatMap((node) => this.#readSource(node, within))
    this.#complain(owner.line, 'sources must be a list')
    return []
  }

  #readSource(node: Located, within: readonly string[]): TokenSource[] {
    const ref = this.#refOf(node)
    if (ref?.startsWith('#/sets/') === true) return this.#readSet(node, decoded(ref.slice('#/sets/'.length)), within)
    if (ref !== null) return this.#readFile(node, ref)
    if (node.members)
      return [this.#keep(`${this.#file}:${node.line}`, () => ({ file: this.#file, root: node, faults: [] }))]
    this.#complain(node.line, 'a source is an object of tokens, or { "$ref": "FILE.json" }')
    return []
  }

  #readSet(node: Located, name: string, within: readonly string[]): TokenSource[] {
    const set = member(member(this.#root, 'sets'), name)
    if (within.includes(name))
      this.#complain(node.line, `sets refer to each other in a circle: ${[...within, name].join(' -> ')}`)
    else if (set) return this.#readSources(member(set, 'sources'), { owner: set, within: [...within, name] })
    else this.#complain(node.line, `there is no set "${name}"`)
    return []
  }

  #readFile(node: Located, ref: string): TokenSource[] {
    if (/^#\/(modifiers|resolutionOrder)\//.test(ref)) this.#complain(node.line, `"${ref}": only a set can be a source`)
    else if (/^[a-z]+:|^\/|#|(^|\/)\.\.(\/|$)/i.test(ref))
      this.#complain(
        node.line,
        `"${ref}" is not read: a source is a whole file of the brand, or a set such as "#/sets/base"`,
      )
    else {
      const text = this.#read(ref)
      const file = beside(this.#file, ref)
      if (text !== null) return [this.#keep(file, () => ({ file, ...readJson(file, text) }))]
      this.#complain(node.line, `there is no ${ref} beside it`)
    }
    return []
  }

  #keep(key: string, make: () => TokenSource): TokenSource {
    const kept = this.sources.get(key) ?? make()
    this.sources.set(key, kept)
    return kept
  }

  /** Null: no reference. */
  #refOf({ line, members }: Located): string | null {
    const ref = members?.get('$ref')
    if (ref === undefined) return null
    const other = [...(members?.keys() ?? [])].find((key) => key !== '$ref')
    if (other !== undefined)
      this.#complain(line, `"${other}" stands beside a "$ref", which is not read: give it a set of its own`)
    return String(ref.value)
  }

  #complain(line: number, message: string): void {
    this.faults.push({ file: this.#file, line, message })
  }
}

interface Entry {
  readonly kind: Step['kind']
  readonly name: string
  /** Undefined: there is none of this name. */
  readonly at: Node
}

const ENTRY =
  'an entry of "resolutionOrder" is { "$ref": "#/sets/NAME" }, { "$ref": "#/modifiers/NAME" }, or has "name" and "type": "set" or "modifier"'

function inlineEntry(node: Located): Entry | null {
  const [kind, name] = [member(node, 'type')?.value, member(node, 'name')?.value]
  return (kind === 'set' || kind === 'modifier') && typeof name === 'string' ? { kind, name, at: node } : null
}

const decoded = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~')
const beside = (file: string, name: string) => `${file.slice(0, file.lastIndexOf('/') + 1)}${name.replace(/^\.\//, '')}`
const sayContexts = (name: BrandMode['name']) => Object.keys(MODES[name].contexts).join(', ')
const sayKnown = () =>
  (Object.keys(MODES) as BrandMode['name'][]).map((name) => `${name} (${sayContexts(name)})`).join(', ')
