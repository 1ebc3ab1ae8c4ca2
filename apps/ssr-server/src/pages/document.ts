import type { DocumentRequest } from '../../../web/src/app/server/document-request.ts'
import type {
  DocumentAnswer as DrawnDocument,
  isSiteHidden,
  meaningfulQuery,
  renderSitemap,
  renderWebManifest,
} from '../../../web/src/app/server/entry-server.tsx'

export type { DocumentRequest }
export type Visit = DocumentRequest['visit']

/** Renders a page: the server entry of apps/web, which defines the contract. */
export type RenderDocument = (request: DocumentRequest) => Promise<DocumentAnswer>

/** As apps/web answers it; the body may also be a text or a stream. */
export interface DocumentAnswer extends Omit<DrawnDocument, 'body'> {
  readonly body: readonly Buffer[] | string | NodeJS.ReadableStream | null
}

/** Makes the sitemap of a visit's brand; rejects when the platform cannot be read. */
export type RenderSitemap = typeof renderSitemap

/** Whether the platform hides the site of a visit from search engines; rejects when the platform cannot be read. */
export type IsSiteHidden = typeof isSiteHidden

/** Makes the manifest of a brand's installable site in one of its languages. */
export type RenderManifest = typeof renderWebManifest

/** The part of a query that pages read. */
export type MeaningfulQuery = typeof meaningfulQuery

export type Locale = Visit['locale']
export type Device = Visit['device']

/** What a render reports: a failed read, with the read's name as label. */
export type LogEntry = Parameters<DocumentRequest['sendLog']>[0]

/** The part of `fetch` that the domain's calls use. */
export type RenderFetch = DocumentRequest['fetch']
export type RenderFetchInit = Parameters<RenderFetch>[1]
export type RenderFetchAnswer = Awaited<ReturnType<RenderFetch>>

/** The session as the domain's calls see it; lives as long as one request. */
export type DocumentSession = NonNullable<DocumentRequest['session']>

export interface TokenPair {
  access: string
  refresh: string
  /** Seconds. */
  expiresIn: number
}
