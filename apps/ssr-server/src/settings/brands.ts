import path from 'node:path'
import type { BrandManifest } from '@croupier/brands'
import type { Locale } from '@croupier/contract/locale'
import { ConfigError } from './env-values.ts'

export interface Brand {
  id: string
  locales: Locale[]
  defaultLocale: Locale
  /** Host names that are served with this brand. */
  hosts: string[]
  consent: BrandManifest['consent']
  markets?: BrandManifest['markets']
  modes?: BrandManifest['modes']
  /** `#RRGGBB`, for pages without a stylesheet. */
  colors: { back: string; isDark: boolean }
  /** Path of the platform that has this brand's art; null: that of all brands. */
  art: string | null
  /** Address of the logo. */
  logo: string
  /** Served under `/brands/<id>/assets/`; the id keeps brands apart in caches. */
  assetsRoot: string
}

/** `folder` is that of the brands' package. */
export function toBrand(manifest: BrandManifest, folder: string): Brand {
  const { id, locales, defaultLocale, hosts, consent, markets, modes, background, assets, art = null } = manifest
  return {
    id,
    locales,
    defaultLocale,
    hosts,
    consent,
    markets,
    modes,
    colors: { back: background, isDark: Number.parseInt(background.slice(1, 3), 16) < 128 },
    art,
    logo: `/brands/${assets.logo}`,
    assetsRoot: path.join(folder, id, 'assets'),
  }
}

/** The brand of a request: the configured one for every host, else the host's own, else the first. */
export class BrandChoice {
  readonly #byHost = new Map<string, Brand>()
  readonly #standard: Brand

  constructor(brands: readonly Brand[], configured: string | null) {
    const standard = configured === null ? brands[0] : brands.find((brand) => brand.id === configured)
    const known = brands.map((brand) => brand.id).join(', ')
    if (standard === undefined) throw new ConfigError('BRAND', `there is no brand '${configured}'; there are: ${known}`)
    this.#standard = standard
    if (configured !== null) return
    for (const brand of brands) for (const host of brand.hosts) this.#byHost.set(host.toLowerCase(), brand)
  }

  /** `hostname` comes without port. */
  of(hostname: string): Brand {
    return this.#byHost.get(hostname.toLowerCase()) ?? this.#standard
  }
}

/** Local origins of each brand, such as `http://caju.localhost:3000`. */
export function localOrigins(brands: readonly Brand[], port: number): string[] {
  const hosts = brands.flatMap((brand) => brand.hosts).filter((host) => host.endsWith('.localhost'))
  return hosts.map((host) => new URL(`http://${host}:${port}`).origin)
}
