import type { DocumentAnswer as DrawnDocument, DocumentRequest } from '@croupier/contract/document'
import type {
  isSiteHidden,
  meaningfulQuery,
  renderSitemap,
  renderWebManifest,
} from '../../../web/src/app/server/entry-server.tsx'

/** Renders a page: the server entry of apps/web. */
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
