import type { LogEntry } from './reports.ts'
import type { SessionPort } from './session.ts'
import type { Visit } from './visit.ts'

/** The `fetch` of a render: calls the platform; public reads may come from a cache. */
export type RenderFetch = (url: string, init: RenderFetchInit) => Promise<RenderFetchAnswer>

export interface RenderFetchInit {
  method: string
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

export interface RenderFetchAnswer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** Exchanges the session's refresh token; rejects where the outcome is unknown. */
export type SessionRefresh = () => Promise<'refreshed' | 'signed-out'>

/** What the domain of one request of the server is made with. */
export interface RequestPorts {
  readonly visit: Visit
  readonly platformUrl: string
  readonly fetch: RenderFetch
  /** Lives as long as the request; null: a guest. */
  readonly session: SessionPort | null
  readonly refreshSession?: SessionRefresh
  /** Writes an entry to the server's log: each failed read leaves one, without secrets. */
  readonly sendLog: (entry: LogEntry) => void
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}

/** A style sheet, encoded and hashed once for all documents. */
export interface InlineStyles {
  readonly bytes: Buffer
  /** For the content security policy, `sha256-…`. */
  readonly hash: string
}

/** Assets of the browser build, read from its manifest. Addresses are paths of the site. */
export interface DocumentAssets {
  readonly entry: string
  /** Names the build: the hash in the address of its entry, which changes with any file of the client. */
  readonly release: string
  /** Inlined, as a linked one costs a round trip before the first paint: styles of all brands, then tokens of this one. */
  styles(brand: string): InlineStyles
  /** The brand's font faces, which are not among its `styles`: a first visit loads them after the page's scripts. */
  faces(brand: string): InlineStyles
  /** Files to load ahead for source modules such as `src/features/games/lobby/lobby-page.tsx`, with all they import. */
  preload(modules: readonly string[]): string[]
  /** Development only: markup of the dev server's client. */
  readonly devHead?: string
}

/** Data and markup that players of one page share, as another server can take them over. */
export interface PublicCopy {
  /** Milliseconds since 1970. */
  readonly madeAt: number
  /** Stands around each part in a page. */
  readonly mark: string
  /** Keys of the parts with their lengths in `bytes`, where they follow the data, which is JSON. */
  readonly parts: readonly (readonly [key: string, length: number])[]
  readonly bytes: Buffer
}

/** Takes over what another server has made, or makes it and keeps it for the others; undefined: there is none. */
export type MakePublicOnce = (make: () => Promise<PublicCopy | undefined>) => Promise<PublicCopy | undefined>

/** What the server entry of the web renders a page from. */
export interface DocumentRequest extends RequestPorts {
  /** Contexts of the brand's modes that the visitor has chosen, by mode: `{ scheme: 'dark' }`. */
  readonly modes: Readonly<Record<string, string>>
  /** Cache key: guests with the same key share a page, players its public parts. */
  readonly guestKey: string
  /** Whether `guestKey` includes the experiment group. */
  readonly isDivided: boolean
  /** Public parts made before this time must not be used any more. Milliseconds since 1970. */
  readonly purgedAt: number
  /** Null: no other server shares these parts. */
  readonly makePublicOnce: MakePublicOnce | null
  readonly budgetMs: number
  /** For any player: nothing of the one who asks is read or waited for, and the browser reads all of it. */
  readonly isLight?: boolean
  readonly assets: DocumentAssets
}

/**
 * What an address names: a page of the site, something that the platform knows, or what anybody can invent, as a query is
 * and a name that nothing has checked. A secret one must not be kept.
 */
export type AddressKind = 'fixed' | 'named' | 'odd' | 'secret'

export interface DocumentAnswer {
  readonly status: number
  readonly redirect?: string
  /** Not joined, as most parts are shared with other documents. */
  readonly body: readonly Buffer[] | null
  /** Hashes for the content security policy, `sha256-…`. */
  readonly inlineScriptHashes: readonly string[]
  readonly inlineStyleHashes: readonly string[]
  /** An experiment runs, so the page depends on the visitor's group. */
  readonly isTesting: boolean
  /** Complete, and the same for every guest. */
  readonly cacheable: boolean
  readonly address: AddressKind
}
