import type { Device, Locale } from '@croupier/domain/core'
import type { SiteBase } from '../navigation/site-base.ts'

/** Origins outside the site that the operator configured. The page's content security policy names the same ones. */
export interface OutsideOrigins {
  /** Where games may run. */
  readonly games: readonly string[]
  /** Where frames of vendors (captcha, chat) are served. */
  readonly widgets: string
  /** Address of the affiliate tracker; null: visits are not reported. */
  readonly affiliate: string | null
}

/** The request that a tab began with: read once by the server, and handed unchanged to the renderer and the browser. */
export interface Visit {
  /** Id of the brand. */
  readonly brand: string
  /** The language at the start; the visitor may change it. */
  readonly locale: Locale
  readonly device: Device
  readonly base: SiteBase
  /** Public origin of the site, for canonical addresses. */
  readonly origin: string
  /** Path and query, including `base`. */
  readonly url: string
  readonly origins: OutsideOrigins
  /** The visitor's group in experiments, 0 to 11. */
  readonly group: number
  /** The server's time when the page was rendered, milliseconds. The browser's clock starts from it, so that both render the same. */
  readonly nowMs: number
}
