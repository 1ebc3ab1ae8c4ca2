import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import type { DomainError } from '@croupier/domain/core'
import type { ComponentType } from 'react'
import type { Late } from '../loading/late.tsx'
import type { LatePart } from '../loading/late-part.tsx'
import type { OnDemandNamespace } from '#texts/generated/resources.ts'
import type { PictureSources } from '../pictures/picture-sources.ts'
import type { Translate } from '../texts/translate.ts'

export type Params = Readonly<Record<string, string | undefined>>

export interface PageContext {
  readonly site: Site
  readonly params: Params
  readonly url: URL
}

export interface PartsContext extends PageContext {
  /** Whether it is drawn for a player: the server also asks for players with what guests may read. */
  readonly isForPlayer: boolean
}

export interface HeadContext extends PageContext {
  readonly brand: BrandManifest
}

/** A page by its name and path. */
export interface PageName {
  readonly name: string
  readonly path: string
}

/** An event; milliseconds since 1970. */
export interface PageEvent {
  readonly name: string
  readonly startAt: number
  readonly endAt: number | null
}

/** An event with a page of its own. */
export interface ListedEvent extends PageEvent {
  readonly path: string
  readonly picture: string | null
}

/** Head of a page; the platform's SEO texts for its path take precedence. */
export interface PageHead {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  readonly noIndex?: boolean
  /** One part of a list chosen by query: ignore the platform's SEO texts of the path. */
  readonly isPart?: boolean
  /** Picture for previews of links. Default: the brand's icon. */
  readonly picture?: string | null
  /** Pages from below the lobby down to this one. */
  readonly trail?: readonly PageName[]
  /** The game that the page is about. */
  readonly game?: { readonly name: string; readonly producer: string }
  /** The event that the page is about. */
  readonly event?: PageEvent
  /** The events that the page lists, in its order. Only the server renders them. */
  readonly events?: readonly ListedEvent[]
}

/** The largest picture of a page's first view, and its crop for phones: the same sources that `Picture` draws. */
export interface FirstPicture extends PictureSources {
  readonly phone?: Partial<PictureSources>
}

/** What a page's module exports, and nothing else. It loads with the page. */
export interface PageModule {
  readonly Page: ComponentType
  head(context: HeadContext, t: Translate): PageHead
  /** Starts every read of the first view; rejects with the first failure after all have ended (`readAll`). */
  load?(context: HeadContext): Promise<unknown> | undefined
  /** The browser loads it before fonts and scripts. */
  firstPicture?(context: HeadContext): FirstPicture | null
  /**
   * Other code that the first render draws with, by visitor and by what has been read: what only players need, or only some
   * of the pages. The server draws no part that is not named.
   */
  parts?(context: PartsContext): readonly LatePart[]
  /** Failure of the read the page depends on; it decides the HTTP status. */
  failure?(context: PageContext): DomainError | null
}

/**
 * What is known of a page before its code has loaded: part of every first visit. Router, guards, HTTP status, head and
 * preloaded files follow from it and from its module.
 */
export interface PageRoute {
  readonly path: string
  /** `guest` redirects players to Main, `player` guests to Login (docs/product-rules.md, Navigation and guards). */
  readonly access?: 'public' | 'guest' | 'player'
  /** Path of the page that is shown instead to those who may see this one. */
  readonly redirectTo?: string
  /** Status 451 in regions that the server data marks as restricted. */
  readonly closedInRestrictedRegions?: boolean
  readonly analytics?: 'skip'
  /** The address holds a secret: the page is kept nowhere. */
  readonly hasSecret?: true
  /** The page stays drawn when the visitor leaves it: they come back often (`kept.tsx`). */
  readonly isKept?: true
  /** What the page reads is public, and answers are kept: reading may start before the click (`preload-pages.ts`). */
  readonly readsOnPress?: true
  readonly code: Late<PageModule>
  /** Other code shown with the first render. */
  readonly parts?: readonly Late<unknown>[]
  readonly texts?: readonly OnDemandNamespace[]
}

/** Refuses a module that exports more than a page has, such as a misspelt `load`. */
type OnlyOfPage<Module> =
  Exclude<keyof Module, keyof PageModule> extends never
    ? unknown
    : { readonly code: `No export of a page: ${Exclude<keyof Module, keyof PageModule> & string}` }

/** A path with a name in it fits any address: its page says what is not there, or holds a secret. */
type SaysWhatIsMissing<Path, Module> = Path extends `${string}/:${string}`
  ? Module extends Required<Pick<PageModule, 'failure'>>
    ? unknown
    : { readonly hasSecret: true }
  : unknown

/** A route, with its module checked: `export const newsRoute = pageRoute({ … })`. */
export function pageRoute<const Path extends string, Module extends PageModule>(
  route: PageRoute & { readonly path: Path; readonly code: Late<Module> } & OnlyOfPage<Module> &
    SaysWhatIsMissing<Path, Module>,
): PageRoute {
  return route
}
