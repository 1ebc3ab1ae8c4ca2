import { registry } from './generated/registry.ts'

export type BrandId = keyof typeof registry
export type BrandLocale = 'ru' | 'en' | 'it' | 'br'

/** One icon of the web manifest; `src` is a path inside this package. */
export interface BrandIcon {
  src: string
  sizes: string
  type: string
  purpose?: 'maskable' | undefined
}

/** A text, or its plural forms by category of `Intl.PluralRules`. */
export type BrandText = string | ({ readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string })

/** What a brand is, as data. Paths (`assets`, `webManifest.icons[].src`) are inside this package: `@croupier/brands/<path>`. */
export interface BrandManifest {
  id: BrandId
  /** What players read. */
  name: string
  /** What we call it. */
  title: string
  defaultLocale: BrandLocale
  locales: BrandLocale[]
  /** ISO 4217. */
  defaultCurrency: string
  currencies: string[]
  /** What a phone field starts with: dial code without `+`, ISO 3166 country in lower case. */
  phone: { dialCode: string; country: string }
  /** `#RRGGBB`, of the browser's bar and around a maskable icon; the installed app has its own colours in `webManifest`. */
  background: string
  /** Host names that are served with this brand; none: only by configuration. */
  hosts: string[]
  /** Features that the brand leaves out: `false`. Each is on where the manifest does not speak of it. */
  features: { [feature in BrandFeature]?: boolean }
  /** Real balance, in minor units by currency, under which the balance widget shows what a bonus would be debited (spec engagement). */
  bonusDebitBelow: Record<string, number>
  /** What players give each other in promotions. */
  highFive: 'palms' | 'hearts' | 'cocktails'
  /** `icon` is the favicon; `loyalty` the loyalty currency; the last three are the art of empty and failed states. */
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
  }
  /** The brand's own wording by full key (`lobby.title`), locale by locale; what is missing comes from the base texts. */
  texts: Partial<Record<BrandLocale, Record<string, BrandText>>>
}

/** What a brand can do without. `winners`: the lobby's strip of who wins just now. */
export type BrandFeature = 'winners'

export type BrandAsset = 'logo' | 'logoMark' | 'icon' | 'loyalty' | 'highFive' | 'empty' | 'notFound' | 'failure'

export const DEFAULT_BRAND: BrandId = 'gold'

/** The files say what `npm run brand -- check` has made sure of. */
const manifestOf = ({ manifest, texts }: (typeof registry)[BrandId]): BrandManifest => ({
  ...(manifest as Omit<BrandManifest, 'texts'>),
  texts,
})

/** All brands, the default one first. */
export const brands = Object.fromEntries(
  Object.entries(registry).map(([id, entry]) => [id, manifestOf(entry)]),
) as Record<BrandId, BrandManifest>

const isBrandId = (id: string): id is BrandId => Object.hasOwn(brands, id)

/** The brand of that id; throws on an unknown one, for the id comes from configuration. */
export function findBrand(id: string): BrandManifest {
  if (!isBrandId(id)) throw new Error(`No brand "${id}"; there are ${Object.keys(brands).join(', ')}`)
  return brands[id]
}
