import gold from './gold/brand.json' with { type: 'json' }
import goldBr from './gold/texts/br.json' with { type: 'json' }
import goldEn from './gold/texts/en.json' with { type: 'json' }
import goldIt from './gold/texts/it.json' with { type: 'json' }
import goldRu from './gold/texts/ru.json' with { type: 'json' }

export type BrandId = 'gold'
export type BrandLocale = 'ru' | 'en' | 'it' | 'br'

/** One icon of the web manifest; `src` is a path inside this package. */
export interface BrandIcon {
  src: string
  sizes: string
  type: string
  purpose?: 'maskable' | undefined
}

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
  /** `#RRGGBB`, of the browser's bar and the installed app. */
  themeColor: string
  background: string
  /** Host names that are served with this brand; none: only by configuration. */
  hosts: string[]
  /** Switches of features a brand leaves out or adds; absent means the default. */
  features: Record<string, boolean>
  /** `icon` is the favicon. */
  assets: { logo: string; logoMark: string; icon: string }
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
  texts: Record<BrandLocale, Record<string, string>>
}

export const DEFAULT_BRAND: BrandId = 'gold'

export const brands: Record<BrandId, BrandManifest> = {
  gold: { ...(gold as Omit<BrandManifest, 'texts'>), texts: { ru: goldRu, en: goldEn, it: goldIt, br: goldBr } },
}

const isBrandId = (id: string): id is BrandId => Object.hasOwn(brands, id)

/** The brand of that id; throws on an unknown one, for the id comes from configuration. */
export function findBrand(id: string): BrandManifest {
  if (!isBrandId(id)) throw new Error(`No brand "${id}"; there are ${Object.keys(brands).join(', ')}`)
  return brands[id]
}
