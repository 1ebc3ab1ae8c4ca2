import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import type { DomainError } from '@croupier/domain/core'
import type { ComponentType } from 'react'
import type { Late } from '../loading/late.tsx'
import type { LaterFeature, Translate } from '../texts/texts.ts'

export type Params = Readonly<Record<string, string | undefined>>

export interface PageContext {
  readonly site: Site
  readonly params: Params
  readonly url: URL
}

/** What a page's head may be made of. */
export interface HeadContext extends PageContext {
  readonly brand: BrandManifest
}

/** What a page says of itself in the document's head; the platform's SEO texts for the path win over it. */
export interface PageHead {
  readonly title: string
  readonly description?: string
  /** The path search engines should keep; the page's own path when absent. */
  readonly canonical?: string
  readonly noIndex?: boolean
  /** What the platform wrote about the path is not about this page: a part of a list, chosen by its query. */
  readonly isPart?: boolean
}

/**
 * One public page: where it is, who may see it, what it needs, what it is called, what draws it.
 * The router, the server's HTTP status, the head and the preloading of chunks all come from this one description.
 */
export interface PageRoute {
  readonly path: string
  /** `guest`: a signed-in player is sent to Main. `player`: a guest is sent to Login and comes back (core.md 2, guards). */
  readonly access?: 'public' | 'guest' | 'player'
  /** Closed in regions the server data flags 451. */
  readonly closedInRestrictedRegions?: boolean
  /**
   * Starts every read the first view needs. The server waits for it (within its budget), the browser does not.
   * Rejects when all have ended and one failed (`readAll`): the browser then reads again what the server could not.
   */
  load?(context: PageContext): Promise<unknown>
  /** The failure of the read without which there is no page: it decides the HTTP status. */
  failure?(context: PageContext): DomainError | null
  /** Visits are counted by `path`; `skip`: not here (core.md 2: route metadata). */
  readonly analytics?: 'skip'
  head(context: HeadContext, t: Translate): PageHead
  readonly page: Late<{ readonly Page: ComponentType }>
  /** What else it shows from its first moment, of what stands around pages. */
  readonly parts?: readonly Late<unknown>[]
  /** What it says beyond the texts of a first visit; these come with its chunk. */
  readonly texts?: readonly LaterFeature[]
}
