import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../../../../packages/design-system/tokens/fault.ts'
import type { Located } from '../../../../packages/design-system/tokens/json-source.ts'
import { DEMAND_KINDS, type DemandKind, type Demands } from '../../../../packages/markets/src/market-schema.ts'
import type { TextFile } from '../texts.ts'
import type { MarketFile } from './market-files.ts'

/** What a brand leaves unmet of a market. */
export interface UnmetDemand {
  readonly market: string
  readonly demand: DemandKind
  readonly fault: Fault
}

export interface BrandInMarkets {
  /** The brand's manifest. */
  readonly file: string
  readonly manifest: Located
  /** Folder of the brands' package, for their pictures. */
  readonly packageFolder: string
  /** All texts that the brand shows in a locale: its own, and those of the base that it does not replace. */
  readonly textsOf: (locale: string) => readonly TextFile[]
  readonly marketOf: (code: string) => MarketFile | null
}

interface Means extends BrandInMarkets {
  readonly market: string
  /** The brand's entry of the market. */
  readonly entry: Located
}

/** The least age that the registration and the texts of the base know. */
export const KNOWN_AGE = 18

type Check<Kind extends DemandKind> = (demand: NonNullable<Demands[Kind]>, means: Means) => readonly Fault[]

/** What of a demand is up to the brand; the rest the site itself meets. */
const CHECKS: { readonly [Kind in DemandKind]?: Check<Kind> } = {
  licence: ({ hasLogo, mentions }, { file, market, entry, packageFolder }) => {
    const own = entry.value as Readonly<Record<string, string | undefined>>
    const missing = ['operator', 'licence'].filter((name) => own[name] === undefined)
    const unsaid = own['operator'] === undefined ? [] : mentions.filter((word) => !own['operator']?.includes(word))
    return [
      ...missing.map((name) => ({ file, line: entry.line, message: `market "${market}" wants "${name}"` })),
      ...unsaid.map((word) => ({
        file,
        line: lineOf(entry, 'operator'),
        message: `market "${market}" wants "${word}" in "operator"`,
      })),
      ...(hasLogo ? faultsOfLogo(own['logo'], { file, market, entry, packageFolder }) : []),
    ]
  },
  domain: ({ ending }, { file, market, manifest }) =>
    (manifest.members?.get('hosts')?.elements ?? [])
      .filter(({ value }) => !isLocal(String(value)) && !String(value).endsWith(ending))
      .map(({ value, line }) => ({
        file,
        line,
        message: `market "${market}" covers hosts that end with "${ending}", not "${String(value)}"`,
      })),
  age: ({ years }, { file, market, entry }) =>
    years === KNOWN_AGE
      ? []
      : [
          {
            file,
            line: entry.line,
            message: `market "${market}" is from the age of ${years} on, but registration and texts know ${KNOWN_AGE}`,
          },
        ],
  noJoiningBonus: faultsOfPromises,
  noBonusBeforePlay: faultsOfPromises,
  currencies: ({ allowed }, { file, market, manifest }) =>
    namesIn(manifest, 'currencies').some((currency) => allowed.includes(currency))
      ? []
      : [
          {
            file,
            line: lineOf(manifest, 'currencies'),
            message: `market "${market}" wants one of ${allowed.join(', ')}`,
          },
        ],
  languages: ({ required }, { file, market, manifest }) =>
    required
      .filter((locale) => !namesIn(manifest, 'locales').includes(locale))
      .map((locale) => ({
        file,
        line: lineOf(manifest, 'locales'),
        message: `market "${market}" wants the language "${locale}"`,
      })),
}

/** Texts of the brand that promise what the market forbids. */
function faultsOfPromises(
  { phrases }: { readonly phrases: Readonly<Record<string, readonly string[]>> },
  { market, manifest, textsOf }: Means,
): Fault[] {
  return namesIn(manifest, 'locales').flatMap((locale) =>
    textsOf(locale).flatMap(({ file, texts }) =>
      [...texts].flatMap(([key, { forms }]) =>
        [...forms.values()].flatMap(({ text, line }) => {
          const phrase = phrases[locale]?.find((one) => text.toLowerCase().includes(one))
          if (phrase === undefined) return []
          return [{ file, line, message: `text "${key}" promises "${phrase}", which market "${market}" forbids` }]
        }),
      ),
    ),
  )
}

/** Demands of the brand's markets that the brand leaves unmet. What is off is not looked at. */
export function unmetDemands(brand: BrandInMarkets): UnmetDemand[] {
  return entriesOf(brand.manifest).flatMap((entry) => {
    const market = String(entry.members?.get('market')?.value)
    const demands = brand.marketOf(market)?.market?.demands
    if (!demands) return []
    return DEMAND_KINDS.flatMap((demand) =>
      checkOf(demand, demands, { ...brand, market, entry }).map((fault) => ({ market, demand, fault })),
    )
  })
}

function checkOf<Kind extends DemandKind>(kind: Kind, demands: Demands, means: Means): readonly Fault[] {
  const demand: Demands[Kind] = demands[kind]
  const check: Check<Kind> | undefined = CHECKS[kind]
  return demand === null || demand.off === true ? [] : (check?.(demand, means) ?? [])
}

/** Markets that the brand names and that are not there, or named twice. */
export function faultsOfNamedMarkets({ file, manifest, marketOf }: BrandInMarkets): Fault[] {
  const named = entriesOf(manifest).map(({ members }) => members?.get('market'))
  return named.flatMap((name, at) => {
    const code = String(name?.value)
    const line = name?.line ?? 1
    if (!marketOf(code)) return [{ file, line, message: `there is no market "${code}"` }]
    const isFirst = named.findIndex((other) => other?.value === code) === at
    return isFirst ? [] : [{ file, line, message: `market "${code}" is named twice` }]
  })
}

function faultsOfLogo(
  logo: string | undefined,
  { file, market, entry, packageFolder }: Pick<Means, 'file' | 'market' | 'entry' | 'packageFolder'>,
): Fault[] {
  if (logo === undefined)
    return [{ file, line: entry.line, message: `market "${market}" wants "logo": the mark of its authority` }]
  if (existsSync(path.join(packageFolder, logo))) return []
  return [{ file, line: lineOf(entry, 'logo'), message: `the authority's logo is missing: there is no ${logo}` }]
}

const entriesOf = (manifest: Located): readonly Located[] => manifest.members?.get('markets')?.elements ?? []

const lineOf = ({ members, line }: Located, name: string): number => members?.get(name)?.keyLine ?? line

const namesIn = (manifest: Located, name: string): string[] =>
  (manifest.members?.get(name)?.elements ?? []).map(({ value }) => String(value))

/** Hosts of this machine, which no concession covers. */
const isLocal = (host: string): boolean => /(^|\.)(localhost|test)$/.test(host)
