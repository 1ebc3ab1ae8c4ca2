import { registry } from './generated/registry.ts'

export type BrandId = keyof typeof registry
export type BrandLocale = 'ru' | 'en' | 'it' | 'br'

export interface BrandIcon {
  src: string
  sizes: string
  type: string
  purpose?: 'maskable' | undefined
}

/** `assets/screenshots/LOCALE-NAME.webp`, by `npm run brand -- screenshots`. */
export type BrandScreenshot = 'lobby-narrow' | 'tournaments-narrow' | 'lobby-wide'

/** Overridden texts by namespace and key, in i18next's JSON v4: `{ "games": { "count_one": "{{count}} game" } }`. */
export type BrandTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A switch of a brand's look: the scheme, the contrast or the density of its pages. */
export interface BrandMode {
  name: 'scheme' | 'contrast' | 'density'
  contexts: readonly string[]
  /** What stands where neither the visitor nor the system chooses. */
  standard: string
  /** Questions about the system that choose the other contexts, by context: `(prefers-color-scheme: dark)`. */
  asked: Readonly<Record<string, string>>
}

/** From `tokens.resolver.json` of a brand that has one. */
export interface BrandModes {
  known: readonly BrandMode[]
  /** `#rrggbb` of the page in these contexts; the first that fits counts, and the last fits always. */
  grounds: readonly { contexts: Readonly<Record<string, string>>; ground: string }[]
}

/** A brand as data. Asset paths are inside this package: `@croupier/brands/<path>`. */
export interface BrandManifest {
  id: BrandId
  name: string
  title: string
  defaultLocale: BrandLocale
  locales: BrandLocale[]
  /** ISO 4217. */
  defaultCurrency: string
  currencies: string[]
  /** Start of a phone field: dial code without `+`, ISO 3166 country in lower case. */
  phone: { dialCode: string; country: string }
  /** `#RRGGBB`, of the browser's bar and around a maskable icon. */
  background: string
  /** Host names of this brand; empty: chosen by configuration. */
  hosts: string[]
  /** The question about storage on the device (docs/product-rules.md, Consent). */
  consent: {
    /** A new number asks everybody again. */
    version: number
    /** Where visitors count as being when nothing names their country: ISO 3166 in lower case. */
    region: string
    /** Countries whose visitors are asked; `eea` stands for the European Economic Area. */
    askedIn: string[]
  }
  features: { [feature in BrandFeature]?: boolean }
  /** What differs from how a page looks otherwise; `brand.css` has the styles (docs/retheme.md). */
  shape?: Readonly<Record<string, string>> | undefined
  /** What stands in the lobby below banners and categories, from above (docs/retheme.md). */
  lobby?: LobbyPart[] | undefined
  /** Path of the platform that has this brand's pictures of games and banners, such as `/cdn/neon`. */
  art?: string | undefined
  /** Whose `empty`, `notFound`, `failure` and `promo…` the assets are: a set of the kit, or the brand's `own` (docs/retheme.md). */
  illustrations?: string | undefined
  /** What stands in a phone's bar. */
  bar?: BarItem[] | undefined
  /** Real balance, minor units by currency, below which the header shows the bonus (docs/product-rules.md, Cashbox). */
  bonusDebitBelow: Record<string, number>
  highFive: 'palms' | 'hearts' | 'cocktails'
  /** Where a logout leads. */
  afterLogout: 'lobby' | 'login'
  /** `icon` is the favicon; `empty`, `notFound` and `failure` are art of those states, `promo…` that of promotions' designs. */
  assets: Record<BrandAsset, string>
  webManifest: {
    name: string
    short_name: string
    start_url: string
    scope: string
    display: 'standalone'
    theme_color: string
    background_color: string
    icons: BrandIcon[]
    /** For the browser's question before the site is installed, in each language. */
    screenshots?: BrandScreenshot[] | undefined
  }
  texts: Partial<Record<BrandLocale, BrandTexts>>
  /** Where the brand has a licence (docs/markets.md); the first is for visitors of no other. Without: `default`. */
  markets?: BrandMarket[] | undefined
  /** What a visitor can switch (docs/retheme.md); without, the brand looks one way. */
  modes?: BrandModes | undefined
}

export interface BrandMarket {
  /** A folder of `packages/markets`. */
  market: string
  /** Who has the licence, with all that the market wants said of it. */
  operator?: string | undefined
  /** Number of the licence. */
  licence?: string | undefined
  /** The authority's mark: a path inside this package. */
  logo?: string | undefined
}

/** How a row of games looks. */
export type RowKind = 'tall' | 'poster' | 'wide' | 'grid' | 'ranking'

/** What stands between rows of games; promotions and tournaments where the operator wants them. */
export type LobbyBlock = 'winners' | 'promotions' | 'studios' | 'tournaments'

export type LobbyPart = RowKind | LobbyBlock

export type BarItem = 'lobby' | 'search' | 'games' | 'tournaments' | 'promotions' | 'profile' | 'menu'

/** `winners`: the lobby's strip of wins. `affiliate`: visits with a marketing code are reported. */
export type BrandFeature = 'winners' | 'affiliate'

export type BrandAsset =
  | 'logo'
  | 'logoMark'
  | 'icon'
  | 'loyalty'
  | 'highFive'
  | 'empty'
  | 'notFound'
  | 'failure'
  | 'promoDefault'
  | 'promoBirthday'
  | 'promoSecondary'
  | 'promoThird'

export const DEFAULT_BRAND: BrandId = 'gold'

/** `npm run brand -- check` has verified the files. */
const manifestOf = (entry: (typeof registry)[BrandId]): BrandManifest => ({
  ...(entry.manifest as Omit<BrandManifest, 'texts'>),
  texts: entry.texts,
  ...('modes' in entry && { modes: entry.modes as BrandModes }),
})

export const brands = Object.fromEntries(
  Object.entries(registry).map(([id, entry]) => [id, manifestOf(entry)]),
) as Record<BrandId, BrandManifest>

const isBrandId = (id: string): id is BrandId => Object.hasOwn(brands, id)

export function findBrand(id: string): BrandManifest {
  if (!isBrandId(id)) throw new Error(`No brand "${id}"; there are ${Object.keys(brands).join(', ')}`)
  return brands[id]
}
