import { BrandTokens, MORE_CONTRAST } from './brand-tokens.ts'
import type { Fault } from './fault.ts'
import { permutations, sayModes, type BrandMode, type ModeInput } from './modes.ts'
import { readResolver, type ResolverFile } from './resolver-file.ts'
import { mergeTokenFiles, readTokenFile, readTokenTree, type TokenFile } from './token-file.ts'

/** Beside `tokens.json` of a brand that has modes. */
export const RESOLVER = 'tokens.resolver.json'

/** A brand's tokens where its modes stand as `input` says. */
export interface Permutation {
  readonly input: ModeInput
  readonly tokens: BrandTokens
}

/** A brand's tokens in every permutation of its modes. */
export interface BrandModes {
  /** None: the brand has one context. */
  readonly modes: readonly BrandMode[]
  readonly standard: BrandTokens
  /** All but the standard one: those with one other context first. */
  readonly others: readonly Permutation[]
  /** Files that its tokens stand in, and the resolver. */
  readonly files: readonly string[]
  /** All faults with lines, each once, with the contexts it is found in where they are not the standard ones. */
  faults(): Fault[]
}

interface SourceText {
  readonly file: string
  readonly text: string
}

/** Reads a brand over the contract. `read` gives the text of another file of its folder, or null. */
export function readBrandModes(
  contract: SourceText,
  { file, text }: SourceText,
  read: (name: string) => string | null = () => null,
): BrandModes {
  const promised = readTokenFile(contract.file, contract.text)
  const typeOf = (path: string) => promised.tokens.get(path)?.type ?? null
  const base = readTokenFile(file, text, typeOf)
  const written = read(RESOLVER)
  const resolver = written === null ? null : readResolver(file.replace(/[^/]*$/, RESOLVER), written, read)
  const faults = resolver === null ? [] : faultsOfSources(resolver, file)
  if (resolver === null || faults.length > 0) {
    const standard = new BrandTokens(promised, base)
    const files = [file, ...(resolver ? [resolver.file, ...resolver.sources.map((source) => source.file)] : [])]
    return { modes: [], standard, others: [], files, faults: () => [...faults, ...standard.faults()] }
  }

  /** A file says no type of a token that an earlier one has. */
  const tokensIn = (input: ModeInput): BrandTokens => {
    const files: TokenFile[] = []
    for (const source of resolver.sourcesOf(input)) {
      const earlier = (path: string) => files.findLast(({ tokens }) => tokens.has(path))?.tokens.get(path)?.type ?? null
      const options = { promised: (path: string) => typeOf(path) ?? earlier(path), faults: source.faults }
      files.push(readTokenTree(source.file, source.root, options))
    }
    // `tokens.json` names what is missing, wherever it stands in the order.
    const merged = { ...mergeTokenFiles(files), file }
    return new BrandTokens(promised, merged, input.contrast === 'more' ? MORE_CONTRAST : undefined)
  }
  const { modes } = resolver
  const [first, ...others] = permutations(modes).map((input) => ({ input, tokens: tokensIn(input) }))
  return {
    modes,
    standard: first?.tokens ?? new BrandTokens(promised, base),
    others,
    files: [resolver.file, ...resolver.sources.map((source) => source.file)],
    faults: () => faultsInEach(resolver, first ? [first, ...others] : []),
  }
}

/** The sources are read before anything is resolved. */
function faultsOfSources(resolver: ResolverFile, base: string): Fault[] {
  const found = [...resolver.faults, ...resolver.sources.flatMap(({ faults }) => faults)]
  if (resolver.sources.some(({ file }) => file === base)) return found
  if (found.length > 0 && resolver.sources.length === 0) return found
  return [...found, { file: resolver.file, line: 1, message: 'tokens.json is none of its sources' }]
}

/** A fault of several permutations is told once, of the one that differs least from the standard. */
function faultsInEach(resolver: ResolverFile, all: readonly Permutation[]): Fault[] {
  const known = new Map<string, Fault>()
  for (const { input, tokens } of all) {
    const said = sayModes(resolver.modes, input)
    for (const fault of [...wrongScheme(resolver, input, tokens), ...tokens.faults()]) {
      const key = `${fault.file}:${fault.line}: ${fault.message}`
      if (!known.has(key)) known.set(key, said === '' ? fault : { ...fault, message: `${fault.message} (${said})` })
    }
  }
  return [...known.values()]
}

/** Tokens of a scheme that say the other one: named where they say it, or where the scheme's own tokens should. */
function wrongScheme(resolver: ResolverFile, input: ModeInput, tokens: BrandTokens): Fault[] {
  const { scheme } = input
  const at = tokens.schemeAt
  if (scheme === undefined || at === null || tokens.colorScheme === scheme) return []
  const other = resolver.sourcesOf({ ...input, scheme: scheme === 'dark' ? 'light' : 'dark' })
  const own = resolver.sourcesOf(input).filter((source) => !other.includes(source))
  const isStandard = resolver.modes.some(({ name, standard }) => name === 'scheme' && standard === scheme)
  if (isStandard || own.some(({ file }) => file === at.file))
    return [
      { ...at, message: `these are tokens of the scheme ${scheme}: "com.croupier.colorScheme" must be "${scheme}"` },
    ]
  const message = `the tokens of the scheme ${scheme} do not say so: give $extensions "com.croupier.colorScheme": "${scheme}"`
  const last = own.at(-1)
  if (last) return [{ file: last.file, line: last.root?.line ?? 1, message }]
  return [{ file: resolver.file, line: resolver.lineOf('scheme', scheme), message }]
}
