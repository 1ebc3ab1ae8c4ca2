import path from 'node:path'
import type { BrandManifest } from '@croupier/brands'
import { ConfigError } from './config.ts'
import type { Locale } from './document.ts'

/** What the server needs of a brand. */
export interface Brand {
  id: string
  locales: Locale[]
  defaultLocale: Locale
  /** Host names that are served with this brand. */
  hosts: string[]
  /** Folder whose files stand under `/brand/`. */
  assetsRoot: string
  /** The installable application, as `/manifest.webmanifest` describes it. */
  webManifest: object
}

/** `folder` is that of the brands' package; paths in a manifest are inside it. */
export function toBrand(manifest: BrandManifest, folder: string): Brand {
  const { id, locales, defaultLocale, hosts, webManifest } = manifest
  const icons = webManifest.icons.map((icon) => ({ ...icon, src: icon.src.replace(`${id}/assets/`, '/brand/') }))
  return {
    id,
    locales,
    defaultLocale,
    hosts,
    assetsRoot: path.join(folder, id, 'assets'),
    webManifest: { ...webManifest, icons },
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
