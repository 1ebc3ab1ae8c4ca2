import type { Promised } from '../../../checks/promises.ts'
import { DEMAND_KINDS, type DemandKind, type Market } from '../../../../packages/markets/src/market-schema.ts'
import type { Fault } from '../../../../packages/design-system/tokens/fault.ts'

/** A test that holds a demand: its file, and what it promises. */
export interface Proof {
  readonly file: string
  readonly promise: string
}

export interface DemandEvidence {
  readonly kind: DemandKind
  /** Where the data have it. */
  readonly place: { readonly file: string; readonly line: number }
  /** What is demanded, without its source. */
  readonly values: Readonly<Record<string, unknown>>
  readonly source: NonNullable<Market['demands'][DemandKind]>['source'] | null
  readonly proofs: readonly Proof[]
  /** Why it is unmet; none: it is met. */
  readonly unmet: readonly string[]
  /** The data know no such demand in this market. */
  readonly isUnknown: boolean
}

export interface EvidenceMeans {
  readonly market: Market
  readonly placeOf: (kind: DemandKind) => DemandEvidence['place']
  readonly promises: readonly Promised[]
  /** What the brand leaves unmet, by kind. */
  readonly faults: readonly { readonly demand: DemandKind; readonly fault: Fault }[]
  /** The names of files that a proof names. */
  readonly filesOf: (proof: string, home: string) => readonly string[]
}

/** What an auditor asks of each demand: where it comes from, what holds it, and whether it is met. */
export function evidenceOf({ market, placeOf, promises, faults, filesOf }: EvidenceMeans): DemandEvidence[] {
  return DEMAND_KINDS.map((kind): DemandEvidence => {
    const place = placeOf(kind)
    const demand = market.demands[kind]
    if (demand === null) return { kind, place, values: {}, source: null, proofs: [], unmet: [], isUnknown: true }
    const { source, off, unmet, ...values } = demand
    const proofs = promises
      .filter(({ demands }) => demands.includes(kind))
      .flatMap(({ home, text, proofs: named, journeys }) => {
        const files = named.length === 0 ? [home] : named.flatMap((proof) => filesOf(proof, home))
        const witnesses = journeys.filter((journey) => journey !== 'none').map((journey) => `e2e/${journey}.spec.ts`)
        return [...new Set([...files, ...witnesses])].map((file) => ({ file, promise: text }))
      })
    return {
      kind,
      place,
      values,
      source,
      proofs,
      unmet: [
        ...(off === true ? [`It is switched off in ${place.file}:${place.line}.`] : []),
        ...(unmet === undefined ? [] : [unmet]),
        ...(proofs.length === 0 ? ['No test holds it.'] : []),
        ...faults
          .filter(({ demand: of }) => of === kind)
          .map(({ fault: { file, line, message } }) => `${file}:${line}: ${message}`),
      ],
      isUnknown: false,
    }
  })
}

/** The language in which an auditor sees the screens: one that the market wants, or that of its country, where the brand has it. */
export function languageOfPictures(
  { countries: [country], demands }: Pick<Market, 'countries' | 'demands'>,
  { locales, defaultLocale }: { readonly locales: readonly string[]; readonly defaultLocale: string },
): string {
  const spoken = country === undefined ? [] : [new Intl.Locale(`und-${country}`).maximize().language]
  return [...(demands.languages?.required ?? []), ...spoken].find((one) => locales.includes(one)) ?? defaultLocale
}
