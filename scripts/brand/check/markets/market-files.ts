import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../../../../packages/design-system/tokens/fault.ts'
import { readJson, type Located } from '../../../../packages/design-system/tokens/json-source.ts'
import { parseMarket, type DemandKind, type Market } from '../../../../packages/markets/src/market-schema.ts'
import { readText, root } from '../../brand-folders.ts'

/** Folder of the markets, from the root of the repository. */
export const MARKETS = 'packages/markets'

/** The market of brands that name none. */
const DEFAULT_MARKET = 'default'

export interface MarketFile {
  readonly file: string
  /** Null where the file has faults. */
  readonly market: Market | null
  readonly faults: readonly Fault[]
  /** The line of a demand. */
  readonly lineOf: (kind: DemandKind) => number
}

/** Names of all markets, the default one first. */
export function marketCodes(): string[] {
  return readdirSync(path.join(root, MARKETS))
    .filter((name) => existsSync(path.join(root, MARKETS, name, 'market.json')))
    .toSorted(
      (one, other) => Number(other === DEFAULT_MARKET) - Number(one === DEFAULT_MARKET) || one.localeCompare(other),
    )
}

export function marketFile(code: string): MarketFile {
  const file = `${MARKETS}/${code}/market.json`
  return readMarket(file, readText(file))
}

/** Reads a market. Reports what the schema does not allow, by line. */
export function readMarket(file: string, text: string): MarketFile {
  const { root: located, faults } = readJson(file, text)
  const { market, issues } = parseMarket(located?.value)
  const unfit = issues.map(({ path: way, message }): Fault => ({
    file,
    line: lineAt(located, way),
    message: `"${way.map(String).join('.')}": ${message}`,
  }))
  // What is no JSON has no further fault.
  const found = located ? [...faults, ...unfit] : faults
  return {
    file,
    market: found.length === 0 ? market : null,
    faults: found,
    lineOf: (kind) => lineAt(located, ['demands', kind]),
  }
}

/** Faults of all markets' own files. */
export function faultsOfMarketFiles(): Fault[] {
  return marketCodes().flatMap((code) => marketFile(code).faults)
}

/** The line of the deepest member on the way that is there. */
function lineAt(located: Located | null, [key, ...rest]: readonly unknown[]): number {
  if (!located) return 1
  const member = located.members?.get(String(key))
  if (member) return rest.length === 0 ? member.keyLine : lineAt(member, rest)
  const element = typeof key === 'number' ? located.elements?.[key] : undefined
  return element ? lineAt(element, rest) : located.line
}

/** A module with one import for each market. */
export function marketRegistry(note: string): string {
  const codes = marketCodes()
  // `default` is no name of a variable.
  const nameOf = (code: string) => `${code}Market`
  const imports = codes.map((code) => `import ${nameOf(code)} from '../../${code}/market.json' with { type: 'json' }`)
  const entries = codes.map((code) => `  ${code}: ${nameOf(code)},`)
  return `// ${note}\n${imports.join('\n')}\n\nexport const registry = {\n${entries.join('\n')}\n}\n`
}
