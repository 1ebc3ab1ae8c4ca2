import type { BrandLocale } from '@croupier/brands'
import type { ClientAssets } from './client-assets.ts'

/** The contract with the web application's server entry, `apps/web/src/app/entry-server.tsx`. */
export type RenderDocument = (request: DocumentRequest) => Promise<DocumentAnswer>

export type Locale = BrandLocale
export type Device = 'mobile' | 'desktop'

export interface DocumentRequest {
  /** Path and query. */
  url: string
  /** `cacheKey`: guests for whom this is the same share a page, and so do players what is public in theirs. */
  guestKey: string
  /** Public origin, for canonical addresses. */
  origin: string
  brand: string
  locale: Locale
  device: Device
  platformUrl: string
  /** How the render reads the platform; public answers are shared between renders. */
  fetch: RenderFetch
  /** Null for a guest. */
  session: DocumentSession | null
  /** One refresh for all calls that carry the same refresh token. Rejects when the platform cannot tell: still signed in. */
  refreshSession: () => Promise<'refreshed' | 'signed-out'>
  /** Origins of others: where games may run, and the one that serves vendors' frames (captcha). */
  origins: { games: readonly string[]; widgets: string }
  /** Fires when the visitor has left or the deadline has passed. */
  signal: AbortSignal
  /** How long data may hold the page back, in milliseconds. */
  budgetMs: number
  assets: ClientAssets
  nowMs: number
}

/** The part of `fetch` that the domain's calls use. */
export type RenderFetch = (url: string, init: RenderFetchInit) => Promise<RenderFetchAnswer>

export interface RenderFetchInit {
  method: string
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

export interface RenderFetchAnswer {
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
}

export interface DocumentAnswer {
  status: number
  /** A path of this site. */
  redirect?: string
  /** Null with a redirect. */
  body: Buffer | string | NodeJS.ReadableStream | null
  /** `sha256-…` of each inline script and style, as the Content-Security-Policy wants them. */
  inlineScriptHashes: readonly string[]
  inlineStyleHashes: readonly string[]
  /** A guest's page, complete, status 200 or 404. */
  cacheable: boolean
}

export interface TokenPair {
  access: string
  refresh: string
  /** Lifetime of the access token, in seconds. */
  expiresIn: number
}

/** The session as the domain's calls see it (its `SessionPort`); lives as long as one request. */
export interface DocumentSession {
  access(): { stamp: string; header: string | null } | null
  hasRefresh(): boolean
  refreshBody(): { refreshToken: string } | Record<string, never>
  save(answer: TokenPair): void
  clear(): void
}
