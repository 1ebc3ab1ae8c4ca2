import { siteExclusion, type SiteExclusion } from './exclusion.ts'
import { demandOf, isMarketCode, markets, type BrandMarket } from './index.ts'
import type { Demands, Market } from './market-schema.ts'

type LimitKind = NonNullable<Demands['limitsAtHome']>['kinds'][number]

type Document = NonNullable<Demands['document']>
type AskedField = NonNullable<Demands['identity']>['fields'][number] | Document['details'][number] | 'documentKind'

/** Texts by locale. */
type Texts = Readonly<Partial<Record<string, string>>>

/** What the site shows of a market, in the brand's languages; the page carries it to the browser. */
export interface SiteMarket {
  readonly code: string
  /** ISO 3166 in lower case; null: it is for several. */
  readonly country: string | null
  readonly age: number
  readonly licence: {
    readonly statement: Texts
    readonly authority: string
    readonly link: string
    /** Path below `/brands/`. */
    readonly logo: string | null
  } | null
  readonly help: readonly { readonly name: string; readonly phone: string | null; readonly link: string }[]
  readonly registers: readonly { readonly name: string; readonly link: string }[]
  readonly exclusion: SiteExclusion | null
  readonly notice: { readonly where: readonly string[]; readonly words: Texts } | null
  /** Bonuses come after the first round for money: nothing offers one before. */
  readonly isBonusAfterPlay: boolean
  /** What registration asks for about the person. */
  readonly identity: readonly AskedField[]
  /** Kinds of the identity document that is asked for. */
  readonly documents: Readonly<Document['kinds']>
  readonly forbiddenPayments: readonly string[]
  /** A payout that was asked for cannot be cancelled. */
  readonly payoutsStand: boolean
  /** After how many minutes without activity a player is signed out; null: never. */
  readonly inactivityMinutes: number | null
  /** A new player is led to the limits first. */
  readonly limitsAtRegistration: boolean
  /**
   * What the home page shows a player of the own limits: how much is used of these kinds, and the question whether they are right
   * when it is due. Null: nothing.
   */
  readonly limitsAtHome: { readonly kinds: readonly LimitKind[]; readonly isReviewed: boolean } | null
  /** Null: all. */
  readonly currencies: readonly string[] | null
}

const ADULT = 18

/** Null for a market that changes nothing. */
export function siteMarket({ market: code, ...brand }: BrandMarket, locales: readonly string[]): SiteMarket | null {
  if (!isMarketCode(code) || markets[code].countries.length === 0) return null
  const market = markets[code]
  const [country, another] = market.countries
  const licence = demandOf(market, 'licence')
  const notice = demandOf(market, 'notice')
  const document = demandOf(market, 'document')
  const inLocales = (texts: Texts, fill: (text: string) => string = (text) => text): Texts =>
    Object.fromEntries(locales.map((locale) => [locale, fill(texts[locale] ?? '')]))
  return {
    code,
    country: another === undefined ? (country ?? null) : null,
    age: demandOf(market, 'age')?.years ?? ADULT,
    licence: licence && {
      statement: inLocales(licence.statement, (text) =>
        text.replace('{{operator}}', brand.operator ?? '').replace('{{licence}}', brand.licence ?? ''),
      ),
      authority: licence.authority,
      link: licence.link,
      logo: licence.hasLogo ? (brand.logo ?? null) : null,
    },
    help: demandOf(market, 'help')?.lines ?? [],
    registers: demandOf(market, 'selfExclusion')?.registers ?? [],
    exclusion: siteExclusion(market),
    notice: notice && { where: notice.where, words: inLocales(notice.words) },
    isBonusAfterPlay: demandOf(market, 'noBonusBeforePlay') !== null,
    identity: [
      ...(demandOf(market, 'identity')?.fields ?? []),
      ...(document ? (['documentKind', ...document.details] as const) : []),
    ],
    documents: document?.kinds ?? [],
    forbiddenPayments: demandOf(market, 'payments')?.forbidden ?? [],
    payoutsStand: demandOf(market, 'payoutsStand') !== null,
    inactivityMinutes: demandOf(market, 'inactivity')?.minutes ?? null,
    limitsAtRegistration: demandOf(market, 'limitsAsked')?.before.includes('registration') ?? false,
    limitsAtHome: limitsAtHome(market),
    currencies: demandOf(market, 'currencies')?.allowed ?? null,
  }
}

function limitsAtHome(market: Pick<Market, 'demands'>): SiteMarket['limitsAtHome'] {
  const kinds = demandOf(market, 'limitsAtHome')?.kinds ?? []
  const isReviewed = demandOf(market, 'limitsReview') !== null
  return kinds.length > 0 || isReviewed ? { kinds, isReviewed } : null
}
